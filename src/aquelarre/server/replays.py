"""Replays: a finished game, step by step, through the eyes of any seat or with all secrets."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import WATCHER, Action, Game, Seat
from aquelarre.match import Match
from aquelarre.server import frames

Data = dict[str, Any]
Answer = tuple[Seat, Action]
EVERYTHING = -2  # instead of a seat: all that was told to anybody
MOST_FRAMES = 40  # in one answer


def replay(match: Match[Any], answers: list[Answer], seat: Seat, start: int, stop: int) -> Data:
    """The frames after answers number `start` to `stop` of a match that has none yet (and whose
    nature waits)."""
    count = len(answers)
    first = max(0, min(start, count))
    last = max(first, min(stop, count, first + MOST_FRAMES))
    for answer in answers[:first]:
        match.play(*answer)
    found = [_frame(match, answers[first - 1] if first else None, seat, 0)]
    for answer in answers[first:last]:
        before = len(match.events)
        match.play(*answer)
        found.append(_frame(match, answer, seat, before))
    return {"count": count, "from": first, "frames": found}


def _frame(match: Match[Any], answer: Answer | None, seat: Seat, since: int) -> Data:
    """What the seat saw then. Everything was told to nobody: those eyes see all events, and
    the table as a watcher did."""
    game = match.game
    eyes = seat if seat != EVERYTHING else WATCHER
    told = [
        each.whole() if seat == EVERYTHING else each.heard_by(eyes) for each in match.events[since:]
    ]
    return {
        "n": len(match.answers),
        "answer": _answer(game, answer, eyes, seat == EVERYTHING) if answer else None,
        "position": frames.position(match, eyes),
        "events": [
            frames.event(game, since + number, each, match.events[since + number].notice.places)
            for number, each in enumerate(told)
        ],
    }


def _answer(game: Game[Any], answer: Answer, eyes: Seat, everything: bool) -> Data:
    """Who answered, and what, as far as these eyes knew."""
    seat, action = answer
    shown = everything or seat == eyes
    return {"seat": seat, "option": frames.option(game, action) if shown else None}
