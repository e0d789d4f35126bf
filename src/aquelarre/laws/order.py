"""Order: it never matters who of those asked together answers first."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from aquelarre.kernel import SILENT, WATCHER, Action, Ask, Dice, Game, Seat, State, members
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.position import position
from aquelarre.laws.walk import Happened, asking, happened, said, take

LAW = "order"
ALL_UP_TO = 3  # seats; of more, only some orders are tried
SOME = 4

Outcome = tuple[str, Happened]


def check_order(game: Game[Any], s: State, dice: Dice) -> None:
    """The same answers lead to the same position and the same events in every order."""
    asked = members(s.asked)
    if len(asked) < 2:
        return
    given = {}
    for seat in asked:
        options = s.options(seat)
        given[seat] = options[dice.below(len(options))]
    first = _answered(game, s, [(seat, given[seat]) for seat in asked])
    for order in _orders(asked, dice):
        if _answered(game, s, [(seat, given[seat]) for seat in order]) != first:
            raise LawBroken(
                LAW,
                f"{asking(s)} comes out differently when seats {asked} answer in the order "
                f"{list(order)}. Take effect in turn order, inside `decided`, from `answers`.",
            )
    _check_change_of_mind(game, s, given, first, dice)


def _check_change_of_mind(
    game: Game[Any], s: State, given: dict[Seat, Action], first: Outcome, dice: Dice
) -> None:
    """An answer that was changed in time leaves no trace; what was added to one stays."""
    step = s.open_question()
    if step is not None and step.parts:
        _check_taken_back(game, s, step, dice)
        return
    for seat, action in given.items():
        others = [option for option in s.options(seat) if option != action]
        if not others:
            continue
        before = others[dice.below(len(others))]
        *early, last = [(other, given[other]) for other in given if other != seat]
        if _answered(game, s, [(seat, before), *early, (seat, action), last]) != first:
            raise LawBroken(
                LAW,
                f"{said(game, seat, before)} was changed into {said(game, seat, action)} before "
                f"{asking(s)} was closed, and still left a trace.",
            )


def _check_taken_back(game: Game[Any], s: State, step: Ask[Any], dice: Dice) -> None:
    """A part that is taken back leaves no trace, whether its owner had completed an answer or not;
    and nobody else notices anything of a part."""
    for seat in members(s.asked):
        options = s.options(seat)
        part = options[dice.below(len(options))]
        if not step.is_part(s, seat, part) or step.takes_back(s, seat, part) != SILENT:
            continue
        trial = s.clone()
        take(game, trial, seat, part)
        _check_unnoticed(game, s, trial, seat, part)
        for back in trial.options(seat):
            if step.is_part(trial, seat, back) and step.takes_back(trial, seat, back) == part:
                take(game, trial, seat, back)
                if position(trial) != position(s):
                    raise LawBroken(
                        LAW,
                        f"{said(game, seat, part)} was taken back by "
                        f"{said(game, seat, back)} and still left a trace at {asking(s)}.",
                    )


def _check_unnoticed(game: Game[Any], s: State, trial: State, seat: Seat, part: Action) -> None:
    for other in (WATCHER, *range(s.n)):
        if other != seat and game.view(trial, other) != game.view(s, other):
            raise LawBroken(
                LAW,
                f"{said(game, seat, part)} is a part of an answer to {asking(s)}, "
                "and others see it before the question closes.",
            )


def _orders(asked: list[Seat], dice: Dice) -> list[tuple[Seat, ...]]:
    if len(asked) <= ALL_UP_TO:
        return list(permutations(asked))
    orders = [tuple(reversed(asked))]
    while len(orders) < SOME:
        shuffled = asked.copy()
        dice.shuffle(shuffled)
        orders.append(tuple(shuffled))
    return orders


def _answered(game: Game[Any], s: State, answers: list[tuple[Seat, Action]]) -> Outcome:
    trial = s.clone()
    trial.news = []
    for seat, action in answers:
        take(game, trial, seat, action)
    return position(trial), happened(trial.news)
