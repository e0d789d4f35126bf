"""The game as an object: it only says where everything is."""

from __future__ import annotations

from aquelarre.games._template import guide, hidden, lines, steps
from aquelarre.games._template.cards import LABELS
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import NOTICES, VERBS
from aquelarre.kernel import Action, Dice, Game, Say, Seat, Setting, View, Why, Window

LABELS_OF = {"card": LABELS}


class Template(Game[TemplateState]):
    """A deck, one card each, one decision; the highest card wins."""

    key = "_template"
    rules_version = 1
    least_seats = 2
    most_seats = 4
    settings = (Setting("showing", default=1),)
    verbs = VERBS
    notices = NOTICES
    labels = LABELS_OF
    rules = tuple(f"TPL-{number:02}" for number in range(1, 10))

    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        s = TemplateState(n, settings["showing"])
        s.then(*[steps.Deal(seat) for seat in range(n)], steps.Choose(), steps.Reveal())
        return s

    def view(self, s: TemplateState, seat: Seat) -> View:
        return hidden.view(s, seat)

    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = hidden.imagine(s, seat, dice)
        self.forget_answers(copy, seat)
        return copy

    def returns(self, s: TemplateState) -> list[float]:
        """1 for the winner, 0 for those who share the victory, -1 for everyone else."""
        best = steps.winners(s)
        worth = 1.0 if len(best) == 1 else 0.0
        return [worth if seat in best else -1.0 for seat in range(s.n)]

    def census(self, s: TemplateState) -> dict[str, int]:
        return {
            label: s.deck.counts[face] + s.cards.face.count(face)
            for face, label in enumerate(LABELS)
        }

    def why_not(self, s: TemplateState, seat: Seat, thing: Action | str) -> Why:
        return steps.why_not(s, seat, thing, self.vocabulary)

    def guide(self, window: Window[TemplateState], dice: Dice) -> Action:
        return guide.guide(window, dice)

    def guide_aside(self, window: Window[TemplateState], dice: Dice) -> Action | None:
        return guide.guide_aside(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)
