"""Minds: what a game tells bots that look ahead. Everything here is a default; games do better.

`Game.weigh`, `outlook`, `rollout`, `likelihood` and `belief` are the contract (docs/MINDS.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Generic

from aquelarre.kernel.dice import Dice
from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.seats import Action, Seat, added
from aquelarre.kernel.steps import S

if TYPE_CHECKING:
    from aquelarre.kernel.events import Told
    from aquelarre.kernel.game import Game
    from aquelarre.kernel.state import State
    from aquelarre.kernel.window import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """What a seat holds for likely of what it cannot see. This one holds every world for as likely
    as `imagine` deals it.

    `memory` is a trait of the mind: how likely it still knows what was turned face down, for each
    turn since then. It counts where a game is about remembering. `bluff` is another: how much of
    what the guide pays to hide its side is paid, from all of it to nothing."""

    memory: float = 1.0
    bluff: float = 1.0

    def weight(self, world: S) -> float:
        """How much more likely this imagined world is than its deal alone says: never negative,
        and only ratios matter."""
        return 1.0

    def trust(self, window: Window[S]) -> float:
        """How much the plan counts for a mind that looks ahead: what an answer weighs in it
        (`Game.plan`), so many times, beside what came of it in imagined worlds, from -1 to 1. 0:
        these alone count; infinite: the plan alone does, and nothing is imagined."""
        return 0.0


def believed(game: Game[S], window: Window[S], told: Sequence[Told]) -> Belief[S] | None:
    """What a seat makes of all that it was told. None for who was told nothing, or where the game
    makes nothing of it: what lies on the table says more than that."""
    return game.belief(window, told) if game.remembers and told else None


def heaviest(options: list[Action], weights: list[float]) -> Action:
    """The option that weighs most; of equal ones the first."""
    return options[weights.index(max(weights))]


def guide_alone(game: Game[Any], window: Window[Any], dice: Dice) -> list[float]:
    """The weights of a guide that only says what it would do: 1 for that, 0 for the rest."""
    chosen = game.guide(window, dice)
    return [1.0 if action == chosen else 0.0 for action in window.options()]


def any_option(s: State, seat: Seat, dice: Dice) -> Action:
    """Any legal answer of a seat that owes one. Of an answer in parts as often one that completes
    it as another part, or it would give and take back for ever."""
    options = s.options(seat)
    parts = s.partial(seat)
    if parts and dice.below(2):
        options = [action for action in options if action not in parts] or options
    return options[dice.below(len(options))] if len(options) > 1 else options[0]


def shares(weights: list[float], sharpness: float) -> list[float]:
    """How likely each option is to be chosen by somebody who weighs them so: they sum to 1."""
    top = max(weights)
    parts = [exp(max(-50.0, sharpness * (weight - top))) for weight in weights]
    whole = added(parts)
    return [part / whole for part in parts]


def likelihood(game: Game[Any], s: State, seat: Seat, action: Action, dice: Dice) -> float:
    """How likely the seat gives this answer in this world, if it weighs as its guide does."""
    from aquelarre.kernel.window import Window

    window = Window(game, s, seat)
    weights = game.weigh(window, dice)
    return shares(weights, game.sharpness)[window.options().index(action)]
