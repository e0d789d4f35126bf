"""Doors: whatever shows a game to somebody shows the same where the seat sees the same.

A door is any function that makes bytes of a window and of what its seat was told: the messages of
an engine, an encoding, a text, an answer to a program. Two worlds that look the same to a seat
must give the same bytes to the last one:

    check_door(game, lambda window, told: my_encoding(window), pairs=20)

Pairs are of two kinds: a position and one that the seat imagines there, and twins: two games that
went differently somewhere out of the seat's sight (see `twins`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from aquelarre.kernel import Dice, Game, Seat, State, Told, Window, members
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.position import position
from aquelarre.laws.redaction import LAW, seat_name
from aquelarre.laws.twins import twins_of
from aquelarre.laws.walk import Answers, asking, tables, walk

Door = Callable[[Window[Any], list[Told]], bytes]
EVERY = 5  # answers between two positions that are looked at: no divisor of usual turn lengths
TWINS = 4  # one pair in so many is looked for among twins
ANYBODY = 8  # one position in so many is shown to any seat, not to one that may say something
NEAR = 60  # bytes before and after the first difference that are told


class Pair:
    """Two worlds in which a seat has seen and heard the same, and what it has heard."""

    __slots__ = ("one", "other", "told")

    def __init__(
        self, game: Game[Any], one: State, other: State, seat: Seat, told: list[Told]
    ) -> None:
        self.one = Window(game, one, seat)
        self.other = Window(game, other, seat)
        self.told = told

    @property
    def apart(self) -> bool:
        """Are they really two worlds? Else nothing could be noticed."""
        return position(self.one._state) != position(self.other._state)


def check_door(game: Game[Any], door: Door, pairs: int, seed: int = 0) -> int:
    """Show so many pairs through the door. Says how many of them were really two worlds."""
    apart = 0
    for pair in pairs_of(game, pairs, seed):
        apart += pair.apart
        mine, yours = door(pair.one, list(pair.told)), door(pair.other, list(pair.told))
        if mine != yours:
            seat, step = pair.one.seat, asking(pair.one._state)
            raise LawBroken(
                LAW,
                f"at {step}, this door shows {seat_name(seat)} in which of two worlds it is that "
                f"look the same to it: {_difference(mine, yours)}.",
            )
    return apart


def pairs_of(game: Game[Any], count: int, seed: int = 0) -> Iterator[Pair]:
    """So many pairs out of random games, with every number of seats in turn."""
    found, dice = 0, Dice(seed).child("doors")
    for n, settings, number in tables(game, 1_000 * count, seed):
        for pair in _of_game(game, n, settings, dice.child(number)):
            yield pair
            found += 1
            if found == count:
                return


def _of_game(game: Game[Any], n: int, settings: dict[str, int], dice: Dice) -> Iterator[Pair]:
    s: State = game.start(n, settings, listen=True)
    answers: Answers = []
    for answer in walk(game, s, dice.child("walk")):
        if not s.nature_asked and dice.below(EVERY) == 0:
            seat = _seat(s, dice)
            told = [event.heard_by(seat) for event in s.news or []]
            yield _pair(game, s, answers, settings, seat, told, dice.child(len(answers)))
        answers.append(answer)


def _seat(s: State, dice: Dice) -> Seat:
    """Mostly somebody who may say something now: they are shown the most."""
    able = members(s.asked | s.may)
    return able[dice.below(len(able))] if dice.below(ANYBODY) else dice.below(s.n)


def _pair(
    game: Game[Any],
    s: State,
    answers: Answers,
    settings: dict[str, int],
    seat: Seat,
    told: list[Told],
    dice: Dice,
) -> Pair:
    others = [place for place, (who, _) in enumerate(answers) if who != seat]
    if others and dice.below(TWINS) == 0:
        place = others[dice.below(len(others))]
        twins = twins_of(game, game.start(s.n, settings), answers, place, seat, dice)
        if twins is not None:
            return Pair(game, *twins, seat, told)
    return Pair(game, s.clone(), game.imagine(s, seat, dice.child("imagined")), seat, told)


def _difference(mine: bytes, yours: bytes) -> str:
    """The first place at which they differ, with a little around it."""
    here = next(
        (at for at, (one, other) in enumerate(zip(mine, yours, strict=False)) if one != other),
        min(len(mine), len(yours)),
    )
    start = max(0, here - NEAR)
    return f"{mine[start : here + NEAR]!r} here and {yours[start : here + NEAR]!r} there"
