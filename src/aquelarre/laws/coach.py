"""The coach: what it advises is legal, has reasons that add up, and tells nothing hidden.

Reasons are the terms of the guide's own reckoning (`Game.reasons`): what they are worth is the
difference between two answers, to the last bit. So a reason that the guide does not have cannot be
told, and one that decides cannot be kept back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.kernel import (
    Action,
    Belief,
    Dice,
    Game,
    Reason,
    Seat,
    State,
    Window,
    added,
    advise,
    believed,
    members,
)
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.walk import asking, said

LAW = "coach"
FEW = 6  # other answers of a question that are compared with the best
CLOSE = 1e-6  # sums of the same terms in another order
UNTOLD = 0.25  # of a difference may come from what is too small to be told,
TRIFLE = 0.05  # or so much of what makes an answer far worse


def coached(game: Game[Any], s: State, seat: Seat, dice: Dice) -> list[Reason]:
    """What a coach may say to this seat of some answers, the advised one among them."""
    window = Window(game, s, seat)
    belief = _belief(game, window, s)
    options = window.options()
    some = {advise(game, window, dice, belief).action, options[dice.below(len(options))]}
    found = [game.reasons(window, dice.clone(), action, belief) for action in sorted(some)]
    return [reason for reasons in found for reason in reasons if reason.key]


def check_coach(game: Game[Any], s: State, dice: Dice) -> None:
    """At one position, for one seat that is asked: with and without what it was told."""
    asked = members(s.owed & ~(1 << s.n))
    if not game.advises or not asked:
        return
    seat = asked[dice.below(len(asked))]
    window = Window(game, s, seat)
    belief = _belief(game, window, s)
    thought = dice.child("same")
    found = advise(game, window, thought, belief)
    if found.action not in window.options():
        raise LawBroken(
            LAW, f"{said(game, seat, found.action)} is advised, which {asking(s)} does not offer."
        )
    if not found.reasons:
        raise LawBroken(LAW, f"{said(game, seat, found.action)} is advised without a reason.")
    _check_sums(game, s, window, thought, belief, dice.child("others"))
    dream = Window(game, game.imagine(s, seat, dice.child("world")), seat)
    if dream.options() != window.options() or dream.view() != window.view():
        return  # which the law of redaction tells
    there = advise(game, dream, thought, _belief(game, dream, s))
    if (there.action, there.reasons) != (found.action, found.reasons):
        raise LawBroken(
            LAW,
            f"the coach of seat {seat} at {asking(s)} is not blind: with the same dice it says "
            f"{found.reasons} or {there.reasons}, as the hidden things lie.",
        )


def _check_sums(
    game: Game[Any],
    s: State,
    window: Window[Any],
    thought: Dice,
    belief: Belief[Any] | None,
    dice: Dice,
) -> None:
    """What an answer is worth more than another is what its reasons are worth more."""
    options = window.options()
    weights = game.weigh(window, thought.clone(), belief)
    top = weights.index(max(weights))
    best = game.reasons(window, thought.clone(), options[top], belief)
    for place in _some(len(options), dice):
        other = game.reasons(window, thought.clone(), options[place], belief)
        if not any(reason.worth for reason in (*best, *other)):
            continue  # told without figures
        gap = weights[top] - weights[place]
        whole = _worth(best) - _worth(other)
        what = _both(game, window.seat, options[top], options[place])
        if abs(gap - whole) > CLOSE * max(1.0, abs(gap)):
            raise LawBroken(
                LAW,
                f"at {asking(s)} the guide weighs {what} by {gap:.6g}, but its reasons add up to "
                f"{whole:.6g}: {best} and {other}.",
            )
        untold = abs(_worth(_untold(best)) - _worth(_untold(other)))
        if untold > max(UNTOLD * gap, TRIFLE * game.far_worse) + CLOSE:
            raise LawBroken(
                LAW,
                f"at {asking(s)} what decides of {what} is not told: {untold:.3g} of {gap:.3g}.",
            )


def _belief(game: Game[Any], window: Window[Any], s: State) -> Belief[Any] | None:
    """By what the seat was told, as far as the state has kept it."""
    return believed(game, window, [event.heard_by(window.seat) for event in s.news or []])


def _some(count: int, dice: Dice) -> list[int]:
    if count <= FEW:
        return list(range(count))
    return [dice.below(count) for _ in range(FEW)]


def _untold(reasons: Sequence[Reason]) -> list[Reason]:
    return [reason for reason in reasons if not reason.key]


def _worth(reasons: Sequence[Reason]) -> float:
    return added([reason.worth for reason in reasons])


def _both(game: Game[Any], seat: Seat, one: Action, other: Action) -> str:
    return f"{said(game, seat, one)} above {said(game, seat, other)}"
