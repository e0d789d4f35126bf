"""The seer: imagines how the game could go on after each answer, and takes what went best.

It holds a window and what its seat was told, like any bot. The game says which answers are worth
a thought (`weigh`), what is likely (`belief`), how others go on (`rollout`) and how a world looks
(`outlook`): see docs/MINDS.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from aquelarre.bots.protocol import Heard
from aquelarre.bots.search.budget import Budget
from aquelarre.bots.search.halving import Thought, Trial, think
from aquelarre.bots.search.rolling import roll_on, worth
from aquelarre.bots.search.worlds import Worlds
from aquelarre.kernel import SILENT, Action, Belief, Dice, Game, Seat, State, Told, Window, heaviest

FEW_WORDS = 3  # things that may be said unasked, of which each is thought about; of more, the guide
ASIDE_PART = 0.34  # of the budget, for whether to speak up
ASIDE_GUARD = 2.0  # who speaks up can do so only once: it has to be clearly better than silence
OWN_TURN = 24  # answers of one's own in a row that are given as the guide would


class Seer:
    """A bot that looks ahead."""

    def __init__(self, dice: Dice, budget: Budget | None = None) -> None:
        self.dice = dice
        self.budget = budget  # None: as the game says
        self.told: list[Told] = []
        self.thought: Thought | None = None  # the last one: what each answer was worth, how sure

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told

    def _budget(self, game: Game[Any]) -> Budget:
        return self.budget or Budget(game.simulations)

    def answer(self, window: Window[Any]) -> Action:
        options = window.options()
        if len(options) == 1:
            self.thought = None
            return options[0]
        dice = self.dice.child(self.dice.word())
        belief = window.game.belief(window, self.told)
        weights = window.game.plan(window, dice.child("weigh"), belief)
        game = window.game
        actions = shortlist(options, weights, game.shortlist, dice.child("ties"), game.doubt)
        trust = belief.trust(window)
        if len(actions) == 1 or trust == inf:
            self.thought = None  # nothing else is worth one
            return actions[0]
        budget = self._budget(game)
        worlds = Worlds(window, belief, dice.child("worlds"), budget.simulations)
        ahead = Ahead(game, window.seat, worlds, dice, belief)
        trial = trusting(ahead.trial, dict(zip(options, weights, strict=True)), trust)
        self.thought = think(actions, trial, budget, game.guard)
        return self.thought.action

    def aside(self, window: Window[Any]) -> Action | None:
        words = window.asides()
        dice = self.dice.child(self.dice.word())
        if not words:
            return None
        belief = window.game.belief(window, self.told)
        if len(words) > FEW_WORDS or not window.game.ponders_asides:
            return window.game.speak(window, dice, belief)
        budget = self._budget(window.game).share(ASIDE_PART)
        worlds = Worlds(window, belief, dice.child("worlds"), budget.simulations)
        ahead = Ahead(window.game, window.seat, worlds, dice, belief)
        self.thought = think([SILENT, *words], ahead.trial, budget, ASIDE_GUARD)
        return None if self.thought.action == SILENT else self.thought.action


class Ahead:
    """One thought of a seat: what an answer leads to in imagined worlds."""

    __slots__ = ("_plans", "belief", "dice", "game", "horizon", "seat", "worlds")

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        worlds: Worlds,
        dice: Dice,
        belief: Belief[Any] | None,
        horizon: int | None = None,
    ) -> None:
        """`horizon`: turns that are looked ahead (0: all); the game's, if none is given."""
        self.game = game
        self.horizon = game.horizon if horizon is None else horizon
        self.belief = belief
        self.seat = seat
        self.worlds = worlds
        self.dice = dice
        # How the seat goes on after its answer, by what it is offered then.
        self._plans: dict[tuple[Action, ...], Action] = {}

    def trial(self, action: Action, number: int) -> float:
        """What an answer (SILENT: to say nothing) is worth in the world of this number."""
        return worth(self.game, self.after(action, number), self.seat)

    def after(self, action: Action, number: int) -> State:
        """How the world of this number goes on after an answer."""
        s = self.worlds.world(number)
        if action != SILENT:
            s.answer(self.seat, action)
            self._finish_turn(s, action)
        dice = self.dice.child(number)
        roll_on(self.game, s, dice.child("nature"), dice.child("players"), self.horizon)
        return s

    def _finish_turn(self, s: State, first: Action) -> None:
        """What the same seat is asked next, before anybody else and before chance, it answers
        as it plans (`Game.plan`); the same in all worlds that look the same."""
        given: tuple[Action, ...] = (first,)
        for _ in range(OWN_TURN):
            if s.asked != 1 << self.seat:
                return
            options = s.options(self.seat)
            key = (*given, *options)
            if key not in self._plans:
                window = Window(self.game, s, self.seat)
                weights = self.game.plan(window, self.dice.child("plan"), self.belief)
                self._plans[key] = heaviest(options, weights)
            answer = self._plans[key]
            s.answer(self.seat, answer)
            given = (*given, answer)


def trusting(trial: Trial, weights: dict[Action, float], trust: float) -> Trial:
    """What an answer is worth if the plan counts so much beside what is seen (`Belief.trust`)."""
    if not trust:
        return trial
    most = max(weights.values())
    return lambda action, world: trial(action, world) + trust * (weights[action] - most)


def shortlist(
    options: list[Action], weights: Sequence[float], count: int, dice: Dice, doubt: float = inf
) -> list[Action]:
    """The answers that weigh most, the guide's first, and none that weighs by more than `doubt`
    less; of equal ones it is a matter of chance which come in, or the first numbers would always be
    preferred."""
    order = list(range(len(options)))
    dice.shuffle(order)
    order.sort(key=lambda place: -weights[place])
    guide = list(weights).index(max(weights))
    least = weights[guide] - doubt
    rest = [place for place in order if place != guide and weights[place] >= least]
    return [options[place] for place in [guide, *rest[: count - 1]]]
