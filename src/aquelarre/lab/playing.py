"""What is told of a game among bots that was played through a `Match` (`bots/through.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.faults import faults_of
from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.protocol import Bot
from aquelarre.kernel import Seat
from aquelarre.lab.names import public_name
from aquelarre.match import Match


def told_faults(bots: Sequence[Bot]) -> list[dict[str, int | str]]:
    """What engines did wrong in a game, in which the guide answered for them: each kind of it once,
    as plain data."""
    found = faults_of(bots)
    return [
        {**first.values, "kind": public_name(str(first.values["kind"])), "count": count}
        for count, first in found or ()
    ]


def fault_of(told: dict[str, int | str]) -> BotFailed:
    """The same as an error that can be put into words."""
    values = {name: value for name, value in told.items() if name != "count"}
    return BotFailed(f"The bot {told['kind']} has failed: {told['what']}.", **values)


def first_turn(match: Match[Any]) -> Seat:
    """The seat that had the first turn; where nobody begins, seat 0."""
    begins = match.game.begins
    for event in match.events:
        if event.notice is begins and begins is not None:
            seat: Seat = event.shown[begins.shown.index("seat")]
            return seat
    return 0


def side_names(match: Match[Any]) -> list[str | None]:
    """The side of each seat as it is now; None where it has none, or none yet."""
    game, found = match.game, []
    for seat in range(match.seats):
        side = game.side(match.state, seat)
        found.append(game.sides[side] if side >= 0 else None)
    return found
