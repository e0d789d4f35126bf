"""Dice: the one source of chance, the same for ever from the same seed.

The stream is SHA-256 in counter mode: block k is the digest of the seed and k, read as eight
big-endian 32-bit words. Nobody can tell the next word from those seen, and the same seed gives
the same game on every machine and Python (the standard library promises that for none of its
choosing functions). Live tables take 32 bytes of the operating system's secure source as seed.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct

EIGHT_WORDS = Struct(">8I")  # of a block
SPAN = 1 << 32  # values of a word


def seed_of(seed: int | bytes | str) -> bytes:
    """Any seed a person may give, as bytes: numbers by their decimal digits."""
    if isinstance(seed, bytes):
        return seed
    return str(seed).encode("utf-8", "surrogatepass")


class Dice:
    """A seeded stream of fair choices."""

    __slots__ = ("_block", "_next", "_seed", "_words")

    def __init__(self, seed: int | bytes | str) -> None:
        self._seed = sha256(b"aquelarre dice 1:" + seed_of(seed)).digest()
        self._block = 0
        self._words: tuple[int, ...] = ()  # of the last block
        self._next = 0  # which of them is the next

    def child(self, label: str | int) -> Dice:
        """Other dice that depend on this seed and a label only, not on what was thrown."""
        return Dice(self._seed + b"/" + str(label).encode())

    def clone(self) -> Dice:
        """Dice that will fall as these will."""
        other = Dice(b"")
        other._seed = self._seed
        other._block = self._block
        other._words = self._words
        other._next = self._next
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Dice:
        return self.clone()

    def word(self) -> int:
        """The next 32 bits."""
        place = self._next
        if place == len(self._words):
            digest = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = EIGHT_WORDS.unpack(digest)
            place = 0
        self._next = place + 1
        return self._words[place]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (no modulo bias)."""
        if not 0 < n <= SPAN:
            raise ValueError(f"dice give a number below 1 to {SPAN}, not below {n}")
        limit = SPAN - SPAN % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def pick(self, weights: list[int]) -> int:
        """A place in the list, as likely as its weight says."""
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        raise AssertionError("weights are never negative")

    def shuffle(self, items: list[int]) -> None:
        """Put the list in random order, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
