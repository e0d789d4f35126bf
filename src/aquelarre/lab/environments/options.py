"""Options as rows of small numbers: what a policy is given to choose from.

A row says what an answer is (its verb) and what it touches (the things among its arguments), never
how good it is. Columns follow from the game's vocabulary and are the same at every table: a 1 for
the verb; then for each thing a 1 for its value where there are few (seats counted from the reader
on), two coordinates for a place in the plane, binary digits for what there are many of.
"""

from __future__ import annotations

import re
from typing import Any

from aquelarre.kernel import SILENT, Action, ChanceVerb, Game, Seat, Verb
from aquelarre.kernel.encoding import seat_labels
from aquelarre.lab.extras import needed

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise needed("gym", problem) from None

FEW = 32  # values of a thing that get a column each
FAR = 127  # steps: as far as coordinates go
FIRST_ROOM = 64  # rows, before more room is made
AS_A_SEAT, IN_THE_PLANE, ITSELF = -3, -2, -1  # how a thing is written, if not as binary digits

Row = list[int]
Rows = NDArray[np.int8]


class Columns:
    """The columns of a game's options."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.verbs = [verb for verb in game.verbs if not isinstance(verb, ChanceVerb)]
        self.names = ["silent", *(f"verb.{verb.name}" for verb in self.verbs)]
        self.places: dict[tuple[str, int], int] = {}  # of a kind of thing, the first, the second…
        self.sizes: dict[str, int] = {}
        for verb in self.verbs:
            for name, size in zip(verb.names, verb.sizes, strict=True):
                kind = game.kind(name)
                self.sizes[kind] = max(size, self.sizes.get(kind, 0))
        for verb in self.verbs:
            for kind, times in _numbered([game.kind(name) for name in verb.names]):
                if (kind, times) not in self.places:
                    self.places[kind, times] = len(self.names)
                    self.names += self._labels(kind, kind if not times else f"{kind}_{times + 1}")
        self.writers = {verb: self._writers(verb) for verb in self.verbs}
        self.steps: dict[tuple[str, int], tuple[int, int]] = {}  # to a thing in the plane

    def _labels(self, kind: str, name: str) -> list[str]:
        size = self.sizes[kind]
        if kind == "seat":
            return [f"{name}.{label}" for label in seat_labels(size)]
        if self._in_the_plane(kind):
            return [f"{name}.east", f"{name}.south"]
        if size <= FEW:
            return [f"{name}.{self.game.label(kind, value)}" for value in range(size)]
        return [f"{name}.bit{bit}" for bit in range((size - 1).bit_length())]

    def _in_the_plane(self, kind: str) -> bool:
        return _coordinates(self.game.label(kind, 0)) is not None

    def row(self, action: Action, seat: Seat, n: int) -> Row:
        """The row of an answer of this seat, at a table for so many."""
        row = [0] * len(self.names)
        if action == SILENT:
            row[0] = 1
            return row
        verb = self.game.vocabulary.find(action)
        assert verb is not None
        column, things = self.writers[verb]
        row[column] = 1
        for (at, kind, bits), value in zip(things, verb.args(action), strict=True):
            if bits == AS_A_SEAT:
                row[at + (value - seat) % n] = 1
            elif bits == IN_THE_PLANE:
                row[at], row[at + 1] = self._steps_to(kind, value)
            elif bits == ITSELF:
                row[at + value] = 1
            else:
                for bit in range(bits):
                    row[at + bit] = value >> bit & 1
        return row

    def _writers(self, verb: Verb) -> tuple[int, list[tuple[int, str, int]]]:
        """The column of a verb; and of each thing that it touches the first, its kind, and in how
        many binary digits it is written, or how else."""
        things = []
        for kind, times in _numbered([self.game.kind(name) for name in verb.names]):
            bits = (self.sizes[kind] - 1).bit_length()
            if kind == "seat":
                bits = AS_A_SEAT
            elif self._in_the_plane(kind):
                bits = IN_THE_PLANE
            elif self.sizes[kind] <= FEW:
                bits = ITSELF
            things.append((self.places[kind, times], kind, bits))
        return 1 + self.verbs.index(verb), things

    def _steps_to(self, kind: str, value: int) -> tuple[int, int]:
        """Where a thing in the plane lies, as far as coordinates go."""
        found = self.steps.get((kind, value))
        if found is None:
            place = _coordinates(self.game.label(kind, value))
            assert place is not None
            east, south = (max(-FAR, min(FAR, each)) for each in place)
            found = self.steps[kind, value] = east, south
        return found


class Described:
    """The rows of one seat's options at one table, each worked out once."""

    __slots__ = ("columns", "n", "numbers", "rows", "seat")

    def __init__(self, columns: Columns, seat: Seat, n: int) -> None:
        self.columns = columns
        self.seat = seat
        self.n = n
        self.numbers: dict[Action, int] = {}
        self.rows: Rows = np.zeros((FIRST_ROOM, len(columns.names)), np.int8)

    def of(self, options: list[Action]) -> Rows:
        """Their rows, in the same order."""
        numbers = self.numbers
        try:
            found = [numbers[action] for action in options]
        except KeyError:
            found = [self._number(action) for action in options]
        return self.rows[found]

    def _number(self, action: Action) -> int:
        number = self.numbers.get(action, -1)
        if number < 0:
            number = self.numbers[action] = len(self.numbers)
            if number == len(self.rows):
                self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
            self.rows[number] = self.columns.row(action, self.seat, self.n)
        return number


def _numbered(kinds: list[str]) -> list[tuple[str, int]]:
    """Each kind with how many of the same came before it."""
    return [(kind, kinds[:place].count(kind)) for place, kind in enumerate(kinds)]


def _coordinates(label: str) -> tuple[int, int] | None:
    """East and south of a label like `3,-2`."""
    found = re.fullmatch(r"(-?\d+),(-?\d+)", label)
    return (int(found[1]), int(found[2])) if found else None
