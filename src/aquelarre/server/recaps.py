"""Recaps: what has happened at a running table since somebody looked last, step by step, as their
seat was told it and saw it then.

A step is the answer of a player with all that chance brings after it, if anything was told of it:
who passes without a word, or chooses in secret, makes none. What was told is told as the log may
repeat it now. In a game of memory no earlier board is shown: cards lay open there that have been
turned down since, and whoever was not there has not seen them.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Seat
from aquelarre.match import Match
from aquelarre.match.forking import steps_of
from aquelarre.server import frames

Data = dict[str, Any]
Answer = tuple[Seat, Action]
MOST_FRAMES = 40  # in one answer


def shown_steps(steps: list[int], since: int) -> list[int]:
    """The steps in which something was told after event number `since`, by their numbers. `steps`:
    how many events there had been after each (`Match.steps`)."""
    before = [since, *(max(since, events) for events in steps)]
    return [n for n, events in enumerate(steps) if events > before[n]]


def recap(
    match: Match[Any], answers: list[Answer], steps: list[int], seat: Seat, since: int
) -> Data:
    """The first steps since then, and how many there are, of a match that has no answers yet (and
    whose nature waits). `start` is the board as it was left."""
    new = shown_steps(steps, since)
    told = new[:MOST_FRAMES]
    left = max((n for n, events in enumerate(steps) if events <= since), default=-1)
    boards: dict[int, Data] = {}
    for step, end in enumerate(steps_of(answers, match.nature)):
        for answer in answers[len(match.answers) : end]:
            match.play(*answer)
        if (step == left or step in told) and not match.game.forgets:
            boards[step] = board(match, seat)
    log = frames.log(match, seat, since)
    found, done = [], since
    for step in told:
        upto = steps[step]
        lines = log[done - since : upto - since]
        found.append({"upto": upto, "events": lines, "position": boards.get(step)})
        done = upto
    return {"since": since, "count": len(new), "start": boards.get(left), "frames": found}


def board(match: Match[Any], seat: Seat) -> Data:
    """What the seat saw. The question of that time is closed."""
    return frames.position(match, seat) | {"question": None, "undo": False}
