"""Other coaches for the template, each by what it says."""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.kernel import Action, Belief, Dice, Reason, Window

# What is said of an answer, given what the template's own coach would say.
Coach = Callable[[Window[TemplateState], Action, list[Reason]], list[Reason]]


def coached_by(say: Coach) -> type[Template]:
    class Coached(Template):
        def reasons(
            self,
            window: Window[TemplateState],
            dice: Dice,
            action: Action,
            belief: Belief[TemplateState] | None = None,
        ) -> list[Reason]:
            return say(window, action, super().reasons(window, dice, action, belief))

    return Coached


def other_card(window: Window[TemplateState]) -> int:
    """What the next seat holds, which nobody else can see."""
    state = window._state
    return int(state.cards.face[state.hand[(window.seat + 1) % window.seats]])
