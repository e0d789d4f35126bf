"""Rolling on: how an imagined world goes on. The innermost loop of all thinking."""

from __future__ import annotations

from math import tanh
from typing import Any

from aquelarre.kernel import Chance, Dice, Game, Seat, State

RESULT = 0.2  # of a world that is over: the share of the result beside that of the lead
NO_TURN = -1  # nobody has been asked yet
FAR = 20_000  # answers after which a world counts as it stands


def roll_on(game: Game[Any], s: State, nature: Dice, players: Dice, passes: int) -> None:
    """Everybody goes on cheaply (`Game.rollout`), to the end or until so many turns (`Game.turn`)
    have begun. Chance has dice of its own: so the same tiles come whatever players do."""
    nobody = s.n
    before = NO_TURN
    for _ in range(FAR):
        asked = s.asked
        if not asked:
            return
        if asked >> nobody:
            step = s.agenda[-1]
            assert isinstance(step, Chance)
            outcomes = step.options(s, nobody)
            s.answer(nobody, outcomes[nature.pick(step.odds(s))])
            continue
        seat = (asked & -asked).bit_length() - 1
        turn = game.turn(s, seat)
        if turn != before:
            if before != NO_TURN and passes:
                passes -= 1
                if not passes:
                    return
            before = turn
        s.answer(seat, game.rollout(s, seat, players))


def worth(game: Game[Any], s: State, seat: Seat) -> float:
    """What a world is worth to the seat, from -1 to 1. Where there are points, by how many one has
    won counts more than that one has: a result alone says little about one answer."""
    found = game.outlook(s)[seat]
    spread = game.clear_lead
    if s.over and spread > 0:
        points = game.points(s)
        if len(points) > 1:
            own = points[seat]
            others = max(points[:seat] + points[seat + 1 :])
            return RESULT * found + (1 - RESULT) * tanh((own - others) / spread)
    return found
