"""How a sensible player decides: for the bots."""

from __future__ import annotations

from aquelarre.games._template.box import VALUES
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel import Action, Dice, Window

AVERAGE = 3  # of the whole deck


def guide(window: Window[TemplateState], dice: Dice) -> Action:
    """Keep what is above the average, swap what is below."""
    if SWAP.at() not in window.options():
        return KEEP.at()
    value = _own_value(window)
    keep = value > AVERAGE or (value == AVERAGE and dice.below(2) == 0)
    return KEEP.at() if keep else SWAP.at()


def guide_aside(window: Window[TemplateState], dice: Dice) -> Action | None:
    """Show a card that nobody can beat."""
    unbeatable = SHOW.at() in window.asides() and _own_value(window) == max(VALUES)
    return SHOW.at() if unbeatable else None


def _own_value(window: Window[TemplateState]) -> int:
    face: int = window.view()["players"][window.seat]["card"]
    return VALUES[face]
