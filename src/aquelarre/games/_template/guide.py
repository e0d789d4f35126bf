"""How a sensible player decides: for the bots."""

from __future__ import annotations

from aquelarre.games._template.box import VALUES
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import SHOW, SWAP
from aquelarre.kernel import Action, Dice, Reason, Window, heaviest

AVERAGE = 3  # of the whole deck


def guide(window: Window[TemplateState], dice: Dice) -> Action:
    """Keep what is above the average, swap what is below."""
    return heaviest(window.options(), weigh(window, dice))


def weigh(window: Window[TemplateState], dice: Dice) -> list[float]:
    """A card is worth its value, and one that is yet to come the average; chance breaks a tie."""
    kept = float(_own_value(window))
    swapped = AVERAGE + _leaning(window, dice)
    return [swapped if action == SWAP.at() else kept for action in window.options()]


def reasons(window: Window[TemplateState], dice: Dice, action: Action) -> list[Reason]:
    """The terms of the same sum, for a coach: together they are what the answer weighs."""
    value = _own_value(window)
    if action != SWAP.at():
        return [Reason("kept", float(value), number=value)]
    found = [Reason("swapped", float(AVERAGE), number=AVERAGE)]
    leaning = _leaning(window, dice)
    return [*found, Reason("either", leaning)] if leaning else found


def _leaning(window: Window[TemplateState], dice: Dice) -> float:
    """For or against another card, where it is as good as one's own."""
    if _own_value(window) != AVERAGE:
        return 0.0
    return -0.5 if dice.below(2) == 0 else 0.5


def outlook(s: TemplateState) -> list[float]:
    """While all are deciding: who holds a card of the average is neither ahead nor behind."""
    cards = [s.cards.face[place] for place in s.hand]
    return [(VALUES[face] - AVERAGE) / max(VALUES) for face in cards]


def guide_aside(window: Window[TemplateState], dice: Dice) -> Action | None:
    """Show a card that nobody can beat."""
    unbeatable = SHOW.at() in window.asides() and _own_value(window) == max(VALUES)
    return SHOW.at() if unbeatable else None


def _own_value(window: Window[TemplateState]) -> int:
    face: int = window.view()["players"][window.seat]["card"]
    return VALUES[face]
