"""Advice: what the guide would do, and why, for a person who plays alone against the board."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Dice, Finished, NotAsked, Seat, Stale, holds
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.course import Course
from aquelarre.server.errors import NoAdvice
from aquelarre.server.thinking import Thinkers

Data = dict[str, Any]


async def advise(course: Course, thinkers: Thinkers, seat: Seat, question: int) -> Data:
    """What the guide would answer to this question. It thinks where bots think, and changes
    nothing; what it says is told only while the question is still open."""
    match = course.to_play()
    _check(match, seat, question)
    dice = Dice(course.record.seed).child("advice").child(len(match.answers))
    advice = await thinkers.advise(match.game, match.state, seat, dice)
    if course.match is not match:
        raise Stale(f"Question {question} is closed.", question=question)
    _check(match, seat, question)
    return frames.advice(match.game, advice)


def _check(match: Match[Any], seat: Seat, question: int) -> None:
    state = match.state
    if not match.game.may_advise(state):
        raise NoAdvice("Advice is only for who plays alone against the board.")
    if match.over:
        raise Finished("The game is over.")
    if question != match.question:
        raise Stale(f"Question {question} is closed.", question=question, open=match.question)
    if not holds(state.asked, seat):
        raise NotAsked("Nobody waits for an answer of this seat now.", seat=seat)
