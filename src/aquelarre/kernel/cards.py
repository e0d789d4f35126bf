"""Cards on the table with who knows which, and bags of what nobody has looked at yet."""

from __future__ import annotations

from aquelarre.kernel.dice import Dice
from aquelarre.kernel.seats import Seat, Seats, holds


class Bag:
    """A shuffled deck or a bag of tokens: how many of each face, and no order.

    A face is drawn when it is first looked at, so no order exists that could leak, and chance
    stays a small set of weighted outcomes. The list of counts becomes the bag's own.
    """

    __slots__ = ("counts",)

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def clone(self) -> Bag:
        return Bag(self.counts.copy())

    @property
    def total(self) -> int:
        """How many are left."""
        total = 0
        for count in self.counts:
            total += count
        return total

    @property
    def empty(self) -> bool:
        """Is none left?"""
        return not any(self.counts)

    def take(self, face: int) -> None:
        """Draw this face."""
        if self.counts[face] == 0:
            raise ValueError(f"face {face} is not in the bag")
        self.counts[face] -= 1

    def put(self, face: int) -> None:
        """Put this face back."""
        self.counts[face] += 1

    def faces(self, first: int = 0) -> list[int]:
        """The faces that could be drawn now, each once, in order; as answers of a verb, if `first`
        is the number with which it begins."""
        return [first + face for face, count in enumerate(self.counts) if count]

    def weights(self) -> list[int]:
        """How many of each of `faces` there are."""
        return [count for count in self.counts if count]

    def draw(self, dice: Dice) -> int:
        """Draw one by chance: for imagining; in play nature is asked."""
        face = dice.pick(self.counts)
        self.take(face)
        return face

    def draw_several(self, count: int, dice: Dice) -> list[int]:
        """Draw so many by chance, one after the other: the same as with so many times `draw`."""
        counts, left, found = self.counts, sum(self.counts), []
        for _ in range(count):
            lot, face = dice.below(left), -1
            while lot >= 0:
                face += 1
                lot -= counts[face]
            counts[face] -= 1
            left -= 1
            found.append(face)
        return found


class Cards:
    """Cards lying somewhere: each has a face and the set of seats that know it.

    The two lists become its own; `Cards([], [])` is an empty place.
    """

    __slots__ = ("face", "known")

    def __init__(self, face: list[int], known: list[Seats]) -> None:
        self.face = face
        self.known = known

    def clone(self) -> Cards:
        return Cards(self.face.copy(), self.known.copy())

    def __len__(self) -> int:
        return len(self.face)

    def lay(self, face: int, known: Seats = 0) -> int:
        """Lay a card down that these seats know; returns its place."""
        self.face.append(face)
        self.known.append(known)
        return len(self.face) - 1

    def show(self, place: int, seats: Seats) -> None:
        """Let these seats see the card, too."""
        self.known[place] |= seats

    def knows(self, place: int, seat: Seat) -> bool:
        """Does the seat know this card?"""
        return holds(self.known[place], seat)

    def seen_by(self, seat: Seat) -> list[int | None]:
        """The faces as the seat knows them, None for those it does not."""
        return [
            face if holds(known, seat) else None
            for face, known in zip(self.face, self.known, strict=True)
        ]

    def unknown_to(self, seat: Seat) -> list[int]:
        """The places whose faces the seat does not know."""
        return [place for place, known in enumerate(self.known) if not holds(known, seat)]

    def redeal(self, seat: Seat, bag: Bag, dice: Dice) -> None:
        """Deal afresh what the seat does not know, out of those cards and the bag together.

        The result does not depend on what lay there: only on what the seat knows.
        """
        places = self.unknown_to(seat)
        for place in places:
            bag.put(self.face[place])
        for place in places:
            self.face[place] = bag.draw(dice)
