"""Twin worlds: another game that looked the same to one seat all the way through.

We take a game as it was played, let somebody else (nature or another player) answer
differently at one point, and play all the other answers again. If the seat was never told
nor shown anything different, it cannot know in which of the two games it is, and nothing it gets
may depend on it: neither its options nor what it imagines. This finds an `imagine` that only
copies the truth, or one that leaves the others' secret answers lying there. What is betrayed by
who is asked and who is not, `onlookers` finds.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Dice, Event, Game, Seat, State
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import seat_difference
from aquelarre.laws.position import position
from aquelarre.laws.redaction import LAW, field_difference, seat_name
from aquelarre.laws.walk import Answers, asking, said

TRIES = 4


def check_twins(
    game: Game[Any], n: int, settings: dict[str, int], answers: Answers, seat: Seat, dice: Dice
) -> bool:
    """Look for a twin of the game so far; says whether there was one to compare with."""
    others = [place for place, (who, _) in enumerate(answers) if who != seat]
    for _ in range(TRIES if others else 0):
        place = others[dice.below(len(others))]
        pair = twins_of(game, game.start(n, settings), answers, place, seat, dice)
        if pair is not None:
            _check_pair(game, *pair, seat, said(game, *answers[place]), dice)
            return True
    return False


def twins_of(
    game: Game[Any], s: State, answers: Answers, place: int, seat: Seat, dice: Dice
) -> tuple[State, State] | None:
    """The game as it was, and one in which that one answer was different, if it went unseen."""
    for who, action in answers[:place]:
        s.answer(who, action)
    who, action = answers[place]
    others = [option for option in s.options(who) if option != action]
    if not others or action not in s.options(who):
        return None
    twin = s.clone()
    if not _both(game, s, twin, (who, action), (who, others[dice.below(len(others))]), seat):
        return None
    for who, action in answers[place + 1 :]:
        if action not in twin.options(who) and action not in twin.asides(who):
            return None
        if not _both(game, s, twin, (who, action), (who, action), seat):
            return None
    return s, twin


def _both(
    game: Game[Any],
    s: State,
    twin: State,
    true: tuple[Seat, Action],
    other: tuple[Seat, Action],
    seat: Seat,
) -> bool:
    """Answer in both games; does everything look the same to the seat?"""
    here: list[Event] = []
    there: list[Event] = []
    s.news, twin.news = here, there
    s.answer(*true)
    twin.answer(*other)
    return _heard(here, seat) == _heard(there, seat) and game.view(s, seat) == game.view(twin, seat)


def _heard(events: list[Event], seat: Seat) -> list[object]:
    return [event.heard_by(seat) for event in events]


def _check_pair(
    game: Game[Any], s: State, twin: State, seat: Seat, changed: str, dice: Dice
) -> None:
    told_apart = seat_difference(game, s, twin, seat, dice.child("things"))
    if told_apart:
        raise LawBroken(
            LAW,
            f"at {asking(s)}, {seat_name(seat)} can tell whether the answer {changed} was another "
            f"one, though it never saw it: {told_apart}.",
        )
    here, there = game.imagine(s, seat, dice.child("i")), game.imagine(twin, seat, dice.child("i"))
    if position(here) != position(there):
        raise LawBroken(
            LAW,
            f"what {seat_name(seat)} imagines at {asking(s)} depends on the answer {changed}, "
            f"which it never saw ({field_difference(here, there)}). Does imagine deal afresh "
            "everything that is hidden, and forget the others' answers (forget_answers)?",
        )
