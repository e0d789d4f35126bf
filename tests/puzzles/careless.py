"""The template with a guide who keeps every card, so that there is something to miss."""

from __future__ import annotations

from aquelarre.games._template.box import VALUES
from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP
from aquelarre.kernel import Action, Belief, Dice, Window
from aquelarre.match import Match


class Careless(Template):
    """A plain player of it always keeps."""

    def guide(self, window: Window[TemplateState], dice: Dice) -> Action:
        return KEEP.at()

    def weigh(
        self,
        window: Window[TemplateState],
        dice: Dice,
        belief: Belief[TemplateState] | None = None,
    ) -> list[float]:
        return [float(action == KEEP.at()) for action in window.options()]


GAME = Careless()


def holding(value: int) -> Match[TemplateState]:
    """Seat 0 holds a card of this value, and is asked."""
    for seed in range(1000):
        match = Match(GAME, 2, seed=seed)
        if VALUES[match.view(0)["players"][0]["card"]] == value:
            return match
    raise AssertionError("no such card is ever dealt")
