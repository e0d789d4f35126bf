"""Looking at one decision: all that is said of it, out of what the seat could see and hear then.

There is a window here and what was told through it, nothing else: so no judgement can go by what
was hidden, nor by what came later. (Luck is another matter, see `luck.py`.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.kernel import Action, Dice, Reason, Told, Window, believed
from aquelarre.kernel.advice import told as worth_telling
from aquelarre.review.beliefs import suspicions
from aquelarre.review.judge import GOOD, Judged, judge

Data = dict[str, Any]


def looked_at(
    window: Window[Any], told: Sequence[Told], action: Action, dice: Dice, simulations: int = 0
) -> Data:
    """What a review says of this answer to the open question, as plain data."""
    found = judge(window, told, action, dice, simulations)
    return {
        "key": window.question(),
        "action": action,
        "best": found.best,
        "chance": thousandths(found.chance),
        "lost": thousandths(max(0.0, found.lost)),
        "error": thousandths(found.error),
        "verdict": found.verdict,
        "reasons": _reasons(window, told, found, dice),
        "beliefs": [
            [thousandths(share) for share in each]
            for each in suspicions(window, told, dice.child("beliefs"))
        ],
    }


def thousandths(share: float) -> int:
    return round(1000 * share)


def spoken(
    window: Window[Any], told: Sequence[Told], dice: Dice, best: Action, given: Action
) -> tuple[list[Reason], list[Reason]]:
    """What the coach says for the best answer, and against the one that was given."""
    game = window.game
    if not game.advises:
        return [], []
    belief = believed(game, window, told)

    def said(action: Action) -> list[Reason]:
        return worth_telling(game.reasons(window, dice.child("reasons"), action, belief))

    for_it = [reason for reason in said(best) if not reason.against]
    return for_it, [reason for reason in said(given) if reason.against]


def _reasons(window: Window[Any], told: Sequence[Told], found: Judged, dice: Dice) -> Data:
    if found.verdict == GOOD:
        return {"for": [], "against": []}
    for_it, against = spoken(window, told, dice, found.best, found.action)
    return {"for": list(map(_plain, for_it)), "against": list(map(_plain, against))}


def _plain(reason: Reason) -> Data:
    return {"key": reason.key, "values": dict(reason.values)}
