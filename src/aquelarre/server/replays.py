"""Replays: a finished game, step by step, through the eyes of any seat or with all secrets."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import WATCHER, Seat
from aquelarre.match import Match
from aquelarre.server import frames

Data = dict[str, Any]
EVERYTHING = -2  # instead of a seat: all that was told to anybody
MOST_FRAMES = 40  # in one answer


def replay(match: Match[Any], seat: Seat, start: int, stop: int) -> Data:
    """The frames after answers number `start` to `stop`."""
    count = len(match.answers)
    first = max(0, min(start, count))
    last = max(first, min(stop, count, first + MOST_FRAMES))
    then = match.at(first)
    found = [_frame(match, then, seat, 0, first)]
    for number in range(first, last):
        before = len(then.events)
        then.play(*match.answers[number])
        found.append(_frame(match, then, seat, before, number + 1))
    return {"count": count, "from": first, "frames": found}


def _frame(match: Match[Any], then: Match[Any], seat: Seat, since: int, count: int) -> Data:
    """What the seat saw then. Everything was told to nobody: those eyes see all events, and
    the table as a watcher did."""
    game = match.game
    eyes = seat if seat != EVERYTHING else WATCHER
    told = [
        each.whole() if seat == EVERYTHING else each.heard_by(eyes) for each in then.events[since:]
    ]
    answer = match.answers[count - 1] if count else None
    return {
        "n": count,
        "answer": _answer(match, answer, eyes, seat == EVERYTHING) if answer else None,
        "position": frames.position(then, eyes),
        "events": [
            frames.event(game, since + number, each, then.events[since + number].notice.places)
            for number, each in enumerate(told)
        ],
    }


def _answer(match: Match[Any], answer: tuple[Seat, int], eyes: Seat, everything: bool) -> Data:
    """Who answered, and what, as far as these eyes knew."""
    seat, action = answer
    shown = everything or seat == eyes
    return {"seat": seat, "option": frames.option(match.game, action) if shown else None}
