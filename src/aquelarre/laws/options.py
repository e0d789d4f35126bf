"""Options: every question can be answered, and every answer it offers is taken."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from aquelarre.kernel import SILENT, Action, Chance, Dice, Game, Seat, State, Window, members
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.walk import asking, chair, said, take

LAW = "options"
MOST = 24  # answers tried for each seat, where there are many


def check_options(game: Game[Any], s: State) -> None:
    """The lists of the open question are as the kernel, the bots and the clients need them."""
    step = s.open_question()
    if step is None:
        return
    for seat in members(s.owed):
        options = s.options(seat)
        if not options:
            raise LawBroken(
                LAW,
                f"{chair(s, seat)} is asked by {asking(s)} but has no answer. Leave it out of "
                "`seats`, or offer a pass.",
            )
        _check_list(game, s, seat, options, "options")
        if step.grace and step.lapses(s, seat) not in options:
            raise LawBroken(
                LAW, f"silence of seat {seat} would mean what {asking(s)} does not offer."
            )
        if step.pause and step.lapses(s, seat) not in (SILENT, *options):
            raise LawBroken(LAW, f"seat {seat} would go on as {asking(s)} does not offer.")
    for seat in members(s.may):
        asides = s.asides(seat)
        _check_list(game, s, seat, asides, "asides")
        both = set(asides) & set(s.options(seat))
        if both:
            raise LawBroken(
                LAW,
                f"{said(game, seat, min(both))} is both an answer and an aside of {asking(s)}.",
            )
    if s.owed >> s.n:
        _check_chance(s)


def _check_list(game: Game[Any], s: State, seat: Seat, actions: list[Action], name: str) -> None:
    for before, after in pairwise(actions):
        if before >= after:
            raise LawBroken(
                LAW,
                f"the {name} of {asking(s)} for {chair(s, seat)} are not in order or not unique: "
                f"{before} comes before {after}. Sort them by number.",
            )
    find = game.vocabulary.find
    for action in actions:
        if find(action) is None:
            raise LawBroken(
                LAW, f"{asking(s)} has {action} among its {name}, but no verb has that number."
            )


def _check_chance(s: State) -> None:
    step = s.open_question()
    if not isinstance(step, Chance) or s.owed != 1 << s.n:
        raise LawBroken(LAW, f"{asking(s)} asks nature: it must be a Chance and ask nobody else.")
    odds, outcomes = step.odds(s), step.options(s, s.n)
    if len(odds) != len(outcomes):
        raise LawBroken(LAW, f"{asking(s)} has {len(outcomes)} outcomes but odds for {len(odds)}.")
    if any(weight <= 0 for weight in odds):
        raise LawBroken(LAW, f"{asking(s)} offers an outcome with odds of nothing: {odds}.")


def check_accepted(game: Game[Any], s: State, dice: Dice) -> None:
    """Everything on offer can be answered: tried on clones, with the others answering too."""
    for seat in members(s.owed):
        for action in _some(s.options(seat), dice):
            trial = s.clone()
            take(game, trial, seat, action)
            for other in members(s.asked & ~(1 << seat)):
                options = trial.options(other)
                take(game, trial, other, options[dice.below(len(options))])
    for seat in members(s.may):
        for action in _some(s.asides(seat), dice):
            take(game, s.clone(), seat, action)


def _some(actions: list[Action], dice: Dice) -> list[Action]:
    if len(actions) <= MOST:
        return actions
    return [actions[dice.below(len(actions))] for _ in range(MOST)]


def check_guide(game: Game[Any], s: State, dice: Dice) -> None:
    """What the game's own guide advises is legal."""
    for seat in members(s.owed & ~(1 << s.n)):
        advice = game.guide(Window(game, s, seat), dice)
        if advice not in s.options(seat):
            raise LawBroken(
                LAW,
                f"the guide advises {said(game, seat, advice)}, which {asking(s)} does not offer.",
            )
    for seat in range(s.n):
        word = game.guide_aside(Window(game, s, seat), dice)
        if word is not None and word not in s.asides(seat):
            raise LawBroken(
                LAW,
                f"the guide says {said(game, seat, word)} unasked, which {asking(s)} does not "
                "allow. Let it look at window.asides() first.",
            )
