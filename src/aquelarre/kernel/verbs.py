"""Verbs: the vocabulary in which every choice of a game is one number."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise

from aquelarre.kernel.errors import Misnamed
from aquelarre.kernel.seats import Action


class Verb:
    """A kind of choice: its rule, the names of its arguments and how many values each has.

    `Verb("give", 40, "WAL-19", card=31, seat=8)` owns the 248 numbers from 40 on. The numbers
    of a published verb never move; new verbs are appended (a law compares with a snapshot).
    """

    __slots__ = ("base", "name", "names", "rule", "size", "sizes")

    def __init__(self, name: str, base: Action, rule: str, **sizes: int) -> None:
        self.name = name
        self.base = base
        self.rule = rule
        self.names = tuple(sizes)
        self.sizes = tuple(sizes.values())
        size = 1
        for values in self.sizes:
            size *= values
        self.size = size

    def __repr__(self) -> str:
        sizes = [f"{name}={size}" for name, size in zip(self.names, self.sizes, strict=True)]
        said = ", ".join([repr(self.name), str(self.base), repr(self.rule), *sizes])
        return f"{type(self).__name__}({said})"

    @property
    def end(self) -> Action:
        """The first number that no longer belongs to this verb."""
        return self.base + self.size

    def owns(self, action: Action) -> bool:
        """Is it one of this verb's numbers?"""
        return self.base <= action < self.base + self.size

    def at(self, *args: int) -> Action:
        """The number of this choice with these arguments; refuses one that is out of range, and
        too few or too many."""
        if len(args) != len(self.sizes):
            raise self._miscounted(args)
        number = 0
        for value, values in zip(args, self.sizes, strict=True):
            if not 0 <= value < values:
                raise self._out_of_range(args)
            number = number * values + value
        return self.base + number

    def _miscounted(self, args: tuple[int, ...]) -> Misnamed:
        if len(args) < len(self.names):
            return Misnamed("missing", "", ", ".join(self.names[len(args) :]), verb=self.name)
        surplus = str(args[len(self.names)])
        return Misnamed("argument", surplus, ", ".join(self.names) or "—", verb=self.name)

    def _out_of_range(self, args: tuple[int, ...]) -> Misnamed:
        for name, value, values in zip(self.names, args, self.sizes, strict=True):
            if not 0 <= value < values:
                possible = f"0 … {values - 1}"
                return Misnamed("number", str(value), possible, verb=self.name, argument=name)
        raise AssertionError("all arguments are in range")

    def args(self, action: Action) -> tuple[int, ...]:
        """The arguments of one of this verb's numbers."""
        number = action - self.base
        sizes = self.sizes
        if len(sizes) == 1:
            return (number,)
        if len(sizes) == 2:
            last = sizes[1]
            return (number // last, number % last)
        found: list[int] = []
        for values in reversed(sizes):
            number, value = divmod(number, values)
            found.append(value)
        found.reverse()
        return tuple(found)


class ChanceVerb(Verb):
    """A kind of outcome that only nature chooses: no player ever answers with it."""

    __slots__ = ()


class Vocabulary:
    """All verbs of a game, in the order of their numbers."""

    __slots__ = ("_bases", "verbs")

    def __init__(self, verbs: list[Verb]) -> None:
        for before, after in pairwise(verbs):
            if before.end > after.base:
                raise ValueError(f"verbs {before.name} and {after.name} overlap")
        self.verbs = verbs
        self._bases = [verb.base for verb in verbs]

    def find(self, action: Action) -> Verb | None:
        """The verb that owns this number, if any does."""
        place = bisect_right(self._bases, action) - 1
        if place < 0 or action >= self.verbs[place].end:
            return None
        return self.verbs[place]
