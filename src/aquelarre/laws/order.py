"""Order: it never matters who of those asked together answers first."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from aquelarre.kernel import Action, Dice, Game, Seat, State, members
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
    """An answer that was changed in time leaves no trace."""
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
