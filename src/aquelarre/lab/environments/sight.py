"""Sight: what an agent is given at a decision, as arrays, and the spaces they belong to.

Needs Gymnasium. An observation is made of the seat's own view and its own options.
"""

from __future__ import annotations

from array import array
from typing import Any

from aquelarre.editions import find
from aquelarre.kernel import Dice, Game, Seat
from aquelarre.lab.environments.choosing import Choice, mode_of
from aquelarre.lab.environments.options import Columns, Described
from aquelarre.lab.environments.table import Table, usual_seats
from aquelarre.lab.extras import needed

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise needed("gym", problem) from None

Arrays = dict[str, NDArray[Any]]


class Sight:
    """A table for so many, with these settings and this edition, as agents see it."""

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        settings: dict[str, int] | None = None,
        edition: str = "",
        actions: str = "choice",
        rows: bool = True,
    ) -> None:
        """`seats`: the usual number if none is given. `rows`: in the mode `choice`, are the options
        described in the observation?"""
        if not isinstance(game, str | Game):
            raise TypeError(f"An environment wants a game or the name of one, not {game!r}.")
        if edition and not isinstance(edition, str):
            raise TypeError(f"An edition is a text, not {edition!r}.")
        self.game = find(game, edition) if isinstance(game, str) else game
        self.seats = usual_seats(self.game) if seats is None else seats
        self.settings = self.game.check(self.seats, settings or {})
        self.mode = mode_of(actions, self.game)
        self.encoding = self.game.encoding()
        self.zeros = bytes(array("f").itemsize * self.encoding.size)
        size = self.mode.size
        shown: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1, 1, (self.encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        self.described: list[Described] = []
        self.width = 0
        if rows and isinstance(self.mode, Choice):
            columns = Columns(self.game)
            self.width = len(columns.names)
            self.described = [Described(columns, seat, self.seats) for seat in range(self.seats)]
            shown["options"] = spaces.Box(-128, 127, (size, self.width), np.int8)
        self.shown = shown

    def __deepcopy__(self, memo: dict[int, Any]) -> Sight:
        """It only remembers what never changes: copies of an environment share it."""
        return self

    def spaces(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """New spaces of what is seen and of what is answered, for one agent."""
        return spaces.Dict(dict(self.shown)), spaces.Discrete(self.mode.size)

    def table(self, seed: int | str, limit: int = 0, listen: bool = False) -> Table:
        """A new game, all of whose chance comes from the seed."""
        dice = Dice(seed).child("nature")
        return Table(self.game, self.seats, self.settings, dice=dice, limit=limit, listen=listen)

    def observe(self, table: Table, seat: Seat) -> Arrays:
        """What the seat sees, and what it may answer: silence alone where it is not its
        decision."""
        game = self.game
        numbers = array("f", self.zeros)  # faster to write into than a list that is copied
        self.encoding.fill(game.glance(table.state, seat), numbers)
        mask = np.zeros(self.mode.size, np.int8)
        seen: Arrays = {"observation": np.frombuffer(numbers, np.float32), "action_mask": mask}
        if seat != table.seat:
            mask[0] = 1
        else:
            self._mark(mask, table)
        if self.described:
            seen["options"] = self._rows(table, seat)
        return seen

    def _mark(self, mask: NDArray[np.int8], table: Table) -> None:
        if isinstance(self.mode, Choice):
            mask[0 if table.floor else 1 : len(table.options) + 1] = 1
        else:
            mask[self.mode.numbers(table)] = 1

    def _rows(self, table: Table, seat: Seat) -> NDArray[np.int8]:
        rows = np.zeros((self.mode.size, self.width), np.int8)
        rows[0, 0] = 1  # silence, whether it is allowed or not
        if seat == table.seat:
            rows[1 : len(table.options) + 1] = self.described[seat].of(table.options)
        return rows


def next_seed(seeds: Dice) -> int:
    """A seed for the next game out of a stream, which goes on."""
    return seeds.word() << 32 | seeds.word()
