"""A race of answers, a few turns ahead or to the end, that also says what chances each leaves."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.bots.search.rolling import worth
from aquelarre.bots.search.seer import Ahead
from aquelarre.kernel import Action
from aquelarre.review.comparing import Compared


class Race(Compared):
    def __init__(self, ahead: Ahead, actions: Sequence[Action]) -> None:
        super().__init__(self._run, actions)
        self.ahead = ahead
        self._chances = dict.fromkeys(actions, 0.0)

    def _run(self, action: Action, number: int) -> float:
        game, seat = self.ahead.game, self.ahead.seat
        s = self.ahead.after(action, number)
        self._chances[action] += (game.outlook(s)[seat] + 1) / 2
        return worth(game, s, seat)

    def chance(self, action: Action) -> float:
        """The chances with this answer, from 0 to 1."""
        return self._chances[action] / max(1, self.worlds(action))
