"""Foresight: what a game lets people answer beforehand is what it says it is, and tells nobody
anything: each seat foresees the same in every world that it can imagine."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Dice, Game, Seat, State
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.questions import questions
from aquelarre.laws.walk import asking

LAW = "foresight"
Plain = list[tuple[str, int, list[int], bool]]


def check_foresight(game: Game[Any], s: State, dice: Dice) -> None:
    """For every seat, at one position."""
    known = {question.key for question in questions(game)}
    strange = set(game.foresees) - known
    if strange:
        raise LawBroken(LAW, f"no question is called {min(strange)!r}: see Game.foresees.")
    for seat in range(s.n) if not s.over else ():
        found = foreseen(game, s, seat)
        _check_form(game, s, seat, found)
        imagined = game.imagine(s, seat, dice.child(seat))
        if foreseen(game, imagined, seat) != found:
            raise LawBroken(
                LAW,
                f"at {asking(s)}, what seat {seat} foresees depends on what it cannot see: "
                f"{found}, and in a world that it can imagine {foreseen(game, imagined, seat)}.",
            )


def foreseen(game: Game[Any], s: State, seat: Seat) -> Plain:
    """As plain data."""
    return [(f.key, f.occasion, f.options, f.again) for f in game.foreseen(s, seat)]


def _check_form(game: Game[Any], s: State, seat: Seat, found: Plain) -> None:
    keys = [key for key, *_ in found]
    if len(set(keys)) < len(keys) or not set(keys) <= set(game.foresees):
        raise LawBroken(LAW, f"seat {seat} foresees {keys}: each once, all of {game.foresees}.")
    if any(not options for _, _, options, _ in found):
        raise LawBroken(LAW, f"seat {seat} foresees a question without answers: {found}.")
    step = s.open_question()
    if step is not None and step.key in game.foresees and (step.secret or step.parts):
        raise LawBroken(LAW, f"{step.key} is secret or has parts: it cannot be foreseen.")
