"""The game as an object: it only says where everything is."""

from __future__ import annotations

from aquelarre.games._template import guide, rules, seen
from aquelarre.games._template.box import LABELS, pieces
from aquelarre.games._template.state import NO_CARD, TemplateState
from aquelarre.games._template.verbs import NOTICES, VERBS
from aquelarre.kernel import (
    Action,
    Belief,
    Dice,
    Game,
    Pieces,
    Reason,
    Say,
    Seat,
    Setting,
    View,
    Window,
)

LABELS_OF = {"card": LABELS}


class Template(Game[TemplateState]):
    """A deck, one card each, one decision; the highest card wins."""

    key = "_template"
    rules_version = 1
    least_seats = 2
    most_seats = 4
    settings = (Setting("showing", default=1, rule="TPL-04"),)
    verbs = VERBS
    notices = NOTICES
    labels = LABELS_OF
    rule_of_seats = "TPL-01"
    rule_of_turns = "TPL-03"
    rule_of_the_end = "TPL-08"
    rules = tuple(f"TPL-{number:02}" for number in range(1, 10))
    advises = True
    far_worse = 1.5

    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        s = TemplateState(n, settings)
        s.then(*[rules.Deal(seat) for seat in range(n)], rules.Choose(), rules.Reveal())
        return s

    def view(self, s: TemplateState, seat: Seat) -> View:
        return seen.view(s, seat)

    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = seen.imagine(s, seat, dice)
        self.forget_answers(copy, seat)
        return copy

    def returns(self, s: TemplateState) -> list[float]:
        """1 for the winner, 0 for those who share the victory, -1 for everyone else."""
        best = rules.winners(s)
        worth = 1.0 if len(best) == 1 else 0.0
        return [worth if seat in best else -1.0 for seat in range(s.n)]

    def census(self, s: TemplateState) -> dict[str, int]:
        return {
            label: s.deck.counts[face] + s.cards.face.count(face)
            for face, label in enumerate(LABELS)
        }

    def guide(self, window: Window[TemplateState], dice: Dice) -> Action:
        return guide.guide(window, dice)

    def weigh(
        self,
        window: Window[TemplateState],
        dice: Dice,
        belief: Belief[TemplateState] | None = None,
    ) -> list[float]:
        return guide.weigh(window, dice)

    def reasons(
        self,
        window: Window[TemplateState],
        dice: Dice,
        action: Action,
        belief: Belief[TemplateState] | None = None,
    ) -> list[Reason]:
        return guide.reasons(window, dice, action)

    def outlook(self, s: TemplateState) -> list[float]:
        """Dealing is chance: before everybody has a card nobody is ahead."""
        if s.over:
            return self.returns(s)
        return guide.outlook(s) if NO_CARD not in s.hand else [0.0] * s.n

    def guide_aside(self, window: Window[TemplateState], dice: Dice) -> Action | None:
        return guide.guide_aside(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return seen.draw(view, say)

    def pieces(self) -> Pieces:
        return pieces()
