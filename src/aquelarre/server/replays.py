"""Replays: a finished game, step by step, through the eyes of any seat or with all secrets.

A step is the answer of a player with all that chance brings after it; the first is the beginning,
with all that is dealt before anybody is asked. So nobody sits through a hundred cards being dealt.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import WATCHER, Action, Game, Seat
from aquelarre.match import Match
from aquelarre.match.forking import steps_of
from aquelarre.server import frames

Data = dict[str, Any]
Answer = tuple[Seat, Action]
EVERYTHING = -2  # instead of a seat: all that was told to anybody
MOST_FRAMES = 40  # in one answer


def replay(match: Match[Any], answers: list[Answer], seat: Seat, start: int, stop: int) -> Data:
    """The frames after the steps number `start` to `stop` of a match that has no answers yet (and
    whose nature waits)."""
    ends = steps_of(answers, match.nature)
    count = len(ends) - 1
    first = max(0, min(start, count))
    last = max(first, min(stop, count, first + MOST_FRAMES))
    found, since = [], 0
    for step in range(first, last + 1):
        done = len(match.answers)
        for answer in answers[done : ends[step]]:
            match.play(*answer)
        given = answers[ends[step - 1]] if step else None
        found.append({"n": step, **frame(match, given, seat, since)})
        since = len(match.events)
    return {"count": count, "from": first, "frames": found}


def frame(match: Match[Any], answer: Answer | None, seat: Seat, since: int) -> Data:
    """What the seat saw then. Everything was told to nobody: those eyes see all events, and
    the table as a watcher did."""
    game = match.game
    eyes = seat if seat != EVERYTHING else WATCHER
    told = [
        each.whole() if seat == EVERYTHING else each.heard_by(eyes) for each in match.events[since:]
    ]
    return {
        "answer": _answer(game, answer, eyes, seat == EVERYTHING) if answer else None,
        "position": frames.position(match, eyes),
        "events": [
            frames.event(game, since + number, each, match.events[since + number].notice.places)
            for number, each in enumerate(told)
        ],
    }


def _answer(game: Game[Any], answer: Answer, eyes: Seat, everything: bool) -> Data:
    """Who answered, and what, as far as these eyes knew: where there are no secrets, all do."""
    seat, action = answer
    shown = everything or seat == eyes or not game.secrets
    return {"seat": seat, "option": frames.option(game, action) if shown else None}
