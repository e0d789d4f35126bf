"""Results: what came of a game, as the history of a group keeps it.

It is made of what everybody sees who looks at the table when the game is over, and of who came and
went (`comings`), and tells nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from aquelarre.kernel import WATCHER
from aquelarre.match import Match
from aquelarre.server import comings, frames
from aquelarre.server.comings import Comings
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.groups.records import Player, Result
from aquelarre.server.plain import ending
from aquelarre.server.records import Coming, SeatRecord
from aquelarre.server.store import Change, end_game

# From then on it is not the same person who plays there, or was not always.
REPLACED = (
    *(comings.LEFT, comings.REMOVED, comings.BOT, comings.BACK),
    *(comings.SAT, comings.CAME, comings.MOVED),
)


def at_the_end(course: Course, company: Company, told: Comings) -> Callable[[], list[Change]]:
    """What is written with the end of a table's game: what came of it, for its group."""

    def ending() -> list[Change]:
        found = result_of(course.to_look_at(), company.people, told.lines)
        return [end_game(course.record.id, time.time(), found)]

    return ending


def result_of(match: Match[Any], people: Sequence[SeatRecord], lines: Sequence[Coming]) -> Result:
    """Of a match that is over."""
    told = ending(match, WATCHER)
    returns = match.returns()
    points: list[int] = told.get("points") or []
    sides: list[str] = told.get("sides") or []
    lost = bool(lines) and lines[0].n > 0  # the oldest lines are not kept
    replaced = {line.seat for line in lines if line.what in REPLACED}
    players = tuple(
        Player(
            bot=who.bot,
            name=who.name,
            agent=who.agent,
            result=float(returns[seat]),
            points=points[seat] if len(points) == len(people) else None,
            side=sides[seat] if len(sides) == len(people) else "",
            replaced=lost or seat in replaced,
        )
        for seat, who in enumerate(people)
    )
    box = frames.edition(match.game)
    return Result(
        game=match.game.key,
        settings=dict(match.state.settings),
        edition="" if box is None or box["ours"] else str(box["mark"]),
        together=bool(told.get("together")),
        players=players,
    )
