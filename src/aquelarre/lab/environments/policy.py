"""PolicyBot: a policy that has learnt in an environment, as a bot of the house.

So it can sit down wherever bots do: in studies, leagues and records, and at a table. It is given
what the environments give to an agent on its seat, to the last byte, and answers with the same
numbers. Needs `aquelarre[gym]`, as all environments do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, ClassVar

from aquelarre.kernel import SILENT, Action, Dice, Game, Window
from aquelarre.lab.environments.sight import Arrays, Sight
from aquelarre.lab.environments.table import Table

KEPT = 32  # tables whose columns and encoding are kept: bots are made anew for each game


class PolicyBot(ABC):
    """A bot that asks a policy: `choose`. All else is as in the environments, where seats that can
    only go on are not asked, and no part of an answer is taken back."""

    actions: ClassVar[str] = "choice"  # or "dense": as in the environment where it has learnt
    rows: ClassVar[bool] = True

    def __init__(self, dice: Dice) -> None:
        self.dice = dice  # all chance comes from here

    @abstractmethod
    def choose(self, seen: Arrays) -> int:
        """One of the numbers that `seen["action_mask"]` allows."""

    def answer(self, window: Window[Any]) -> Action:
        """What the policy answers."""
        # A state that the seat cannot tell from the true one looks the same in everything.
        state = window.imagine(self.dice.child("seen"))
        going: Action = state.goes_on(window.seat)
        if going != SILENT:
            return going
        return self._chosen(window, Table.before(state, window.game, window.seat, floor=False))

    def aside(self, window: Window[Any]) -> Action | None:
        """What the policy says unasked, if anything."""
        state = window.imagine(self.dice.child("seen"))
        said = self._chosen(window, Table.before(state, window.game, window.seat, floor=True))
        return None if said == SILENT else said

    def _chosen(self, window: Window[Any], table: Table) -> Action:
        settings = tuple(window.settings.items())
        sight = _sight(window.game, window.seats, settings, self.actions, self.rows)
        number = int(self.choose(sight.observe(table, window.seat)))
        action = sight.mode.action(table, number)
        if action is None:
            raise ValueError(f"The policy chose {number}, which the mask does not allow.")
        return action


@lru_cache(KEPT)
def _sight(
    game: Game[Any], seats: int, settings: tuple[tuple[str, int], ...], actions: str, rows: bool
) -> Sight:
    return Sight(game, seats, dict(settings), actions=actions, rows=rows)
