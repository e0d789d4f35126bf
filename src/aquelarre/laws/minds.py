"""Minds: what a game tells bots that look ahead can be relied on (docs/MINDS.md)."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from aquelarre.kernel import Dice, Game, Seat, State, Told, Window, members
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.walk import asking, said

LAW = "minds"
FEW = 6  # options for each of which we ask how likely it is
CLOSE = 1e-9  # likelihoods that sum to 1 but for this


def check_minds(game: Game[Any], s: State, dice: Dice) -> None:
    """At one position: the outlook, and for one seat that is asked all the rest."""
    check_outlook(game, s)
    asked = members(s.owed & ~(1 << s.n))
    if asked:
        seat = asked[dice.below(len(asked))]
        _check_weights(game, s, seat, dice.child("weights"))
        _check_rollout(game, s, seat, dice.child("rollout"))
        _check_likelihood(game, s, seat, dice.child("likelihood"))
        _check_belief(game, s, seat, dice.child("belief"))


def check_outlook(game: Game[Any], s: State) -> None:
    """One number for each seat, and at the end the result itself. Only imagined worlds are looked
    at like this, and those are silent."""
    found = game.outlook(s.clone())
    if s.over:  # whether a result is one, the law of the end tells
        if found != game.returns(s):
            raise LawBroken(
                LAW,
                f"the game is over and outlook gives {found}, but the result is {game.returns(s)}.",
            )
        return
    if len(found) != s.n:
        raise LawBroken(LAW, f"outlook gives {len(found)} numbers for {s.n} seats at {asking(s)}.")
    if not all(isfinite(value) and -1 <= value <= 1 for value in found):
        raise LawBroken(
            LAW, f"outlook gives {found} at {asking(s)}: each must be from -1 (lost) to 1 (won)."
        )


def _check_weights(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """One for each option, the guide's answer on top, and the same whatever is hidden."""
    window = Window(game, s, seat)
    options = window.options()
    weights = game.weigh(window, dice.child("same"))
    _check_list(weights, len(options), f"seat {seat} at {asking(s)}")
    chosen = game.guide(window, dice.child("same"))
    if chosen not in options:
        return  # which the law of options tells
    if weights[options.index(chosen)] < max(weights):
        better = options[weights.index(max(weights))]
        raise LawBroken(
            LAW,
            f"the guide answers {said(game, seat, chosen)} to {asking(s)}, but weigh prefers "
            f"{said(game, seat, better)} with the same dice. Let one follow from the other.",
        )
    reckonings = [("weigh", game.weigh, weights)]
    if type(game).plan is not Game.plan:  # else the weights are its plan
        plans = game.plan(window, dice.child("same"))
        _check_list(plans, len(options), f"seat {seat} at {asking(s)}", "plan")
        reckonings.append(("plan", game.plan, plans))
    dream = Window(game, game.imagine(s, seat, dice.child("world")), seat)
    if not _looks_alike(window, dream):
        return  # which the law of redaction tells
    for name, reckon, here in reckonings:
        if reckon(dream, dice.child("same")) != here:
            raise LawBroken(
                LAW,
                f"{name} for seat {seat} at {asking(s)} is not blind: with the same dice it gives "
                "other weights when the hidden things lie otherwise. Look through the window only.",
            )


def _looks_alike(one: Window[Any], other: Window[Any]) -> bool:
    return one.options() == other.options() and one.view() == other.view()


def _check_list(weights: list[float], count: int, where: str, name: str = "weigh") -> None:
    if len(weights) != count:
        raise LawBroken(LAW, f"{name} gives {len(weights)} weights for {count} options of {where}.")
    if not all(map(isfinite, weights)):
        raise LawBroken(LAW, f"{name} gives {weights} for {where}: each must be finite.")


def _check_rollout(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """A legal answer, or something said first; the same from the same dice."""
    found = game.rollout(s.clone(), seat, dice.child("same"))
    if found not in s.options(seat) and found not in s.asides(seat):
        raise LawBroken(
            LAW, f"rollout answers {said(game, seat, found)}, which {asking(s)} does not offer."
        )
    if game.rollout(s.clone(), seat, dice.child("same")) != found:
        raise LawBroken(LAW, f"the same dice give two rollouts of seat {seat} at {asking(s)}.")


def _check_likelihood(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """Shares of one whole."""
    options = s.options(seat)
    if len(options) > FEW:
        return
    found = [game.likelihood(s, seat, action, dice.child("same")) for action in options]
    if not all(0 <= value <= 1 for value in found) or abs(sum(found) - 1) > CLOSE:
        raise LawBroken(
            LAW, f"the likelihoods of seat {seat} at {asking(s)} are {found}: no shares of 1."
        )


def _check_belief(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """Weights of worlds are weights, and depend on the window and on what was told alone."""
    told: Sequence[Told] = [event.heard_by(seat) for event in s.news or []]
    world = game.imagine(s, seat, dice.child("world"))
    window = Window(game, s, seat)
    here = game.belief(window, told).weight(world)
    if not isfinite(here) or here < 0:
        raise LawBroken(LAW, f"a belief of seat {seat} at {asking(s)} gives a world {here}.")
    dream = Window(game, game.imagine(s, seat, dice.child("dream")), seat)
    if not _looks_alike(window, dream):
        return
    there = game.belief(dream, told).weight(world)
    if here != there:
        raise LawBroken(
            LAW,
            f"the belief of seat {seat} at {asking(s)} is not blind: it gives the same world "
            f"{here} or {there}, as the hidden things lie.",
        )
