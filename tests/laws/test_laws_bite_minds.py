"""The law of minds bites: weights, outlooks, rollouts, likelihoods and beliefs gone wrong."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import SHOW
from aquelarre.kernel import Action, Belief, Dice, Seat, Told, Window
from aquelarre.laws import broken_laws

Weights = list[float]
Held = Belief[TemplateState] | None


class TooFewWeights(Template):
    def weigh(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        return [1.0]


class WithoutEnd(Template):
    def weigh(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        return [float("inf") for _ in window.options()]


class AnotherMind(Template):
    def weigh(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        return [-weight for weight in super().weigh(window, dice)]


class Peeping(Template):
    def weigh(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        other = (window.seat + 1) % window.seats
        s = window._state
        return [weight + s.cards.face[s.hand[other]] for weight in super().weigh(window, dice)]


class PlanForNothing(Template):
    def plan(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        return []


class PeepingPlan(Template):
    def plan(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        other = (window.seat + 1) % window.seats
        s = window._state
        return [weight + s.cards.face[s.hand[other]] for weight in super().plan(window, dice)]


class OneOutlook(Template):
    def outlook(self, s: TemplateState) -> list[float]:
        return [0.0]


class TooHopeful(Template):
    def outlook(self, s: TemplateState) -> list[float]:
        return self.returns(s) if s.over else [1.5] * s.n


class ForgetsTheResult(Template):
    def outlook(self, s: TemplateState) -> list[float]:
        return [0.0] * s.n


class IllegalRollout(Template):
    def rollout(self, s: TemplateState, seat: Seat, dice: Dice) -> Action:
        return SHOW.at()


class MoreThanSure(Template):
    def likelihood(self, s: TemplateState, seat: Seat, action: Action, dice: Dice) -> float:
        return 1.0


class Knowing(Belief[TemplateState]):
    def __init__(self, hidden: int) -> None:
        self.hidden = hidden

    def weight(self, world: TemplateState) -> float:
        return float(self.hidden)


class PeepingBelief(Template):
    def belief(self, window: Window[TemplateState], told: Sequence[Told]) -> Knowing:
        other = (window.seat + 1) % window.seats
        s = window._state
        return Knowing(s.cards.face[s.hand[other]])


class LessThanNothing(Template):
    def belief(self, window: Window[TemplateState], told: Sequence[Told]) -> Knowing:
        return Knowing(-1)


@pytest.mark.parametrize(
    "kind",
    [
        TooFewWeights,
        WithoutEnd,
        AnotherMind,
        Peeping,
        PlanForNothing,
        PeepingPlan,
        OneOutlook,
        TooHopeful,
        ForgetsTheResult,
        IllegalRollout,
        MoreThanSure,
        PeepingBelief,
        LessThanNothing,
    ],
)
def test_what_misleads_a_mind_breaks_the_law(kind: type[Template]) -> None:
    kind.__module__ = Template.__module__  # it has the template's files
    kind.advises = False  # the coach says what the template weighs
    found = {broken.law for broken in broken_laws(kind(), games=24, sample=2, limit=300)}
    assert found == {"minds"}


class Plain(Template):
    """Nothing but a guide, as a game is that tells minds nothing."""

    advises = False

    def weigh(self, window: Window[TemplateState], dice: Dice, belief: Held = None) -> Weights:
        return super(Template, self).weigh(window, dice)

    def outlook(self, s: TemplateState) -> list[float]:
        return super(Template, self).outlook(s)


def test_the_defaults_keep_it() -> None:
    Plain.__module__ = Template.__module__
    assert not broken_laws(Plain(), games=24, sample=2, limit=300)
