"""Advice: what the guide would answer, and why, in the words of a coach.

A game says what it reckons with (`Game.reasons`); what comes of that is the same for all games:
the answer that weighs most, and a warning where another one weighs far less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aquelarre.kernel.dice import Dice
from aquelarre.kernel.minds import Belief, heaviest
from aquelarre.kernel.seats import Action

if TYPE_CHECKING:
    from aquelarre.kernel.game import Game
    from aquelarre.kernel.window import Window


class Reason:
    """One reason: a text `advice-<key>` of the game's locales, and the values in it; without a key
    it is too small to be told. `worth` is what it adds to the weight of the answer (see
    `Game.weigh`), less than 0 if it speaks against it; 0 where it is no part of the sum."""

    __slots__ = ("key", "values", "worth")

    def __init__(self, key: str, worth: float | None = None, **values: int) -> None:
        self.key = key
        self.worth = worth or 0.0
        self.values = values

    @property
    def against(self) -> bool:
        """Does it speak against the answer?"""
        return self.worth < 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.worth!r}, {self.values!r})"


class Objection(Reason):
    """A fact that speaks against an answer, though it is no part of the sum: that something better
    is left undone."""

    __slots__ = ()

    def __init__(self, key: str, **values: int) -> None:
        super().__init__(key, None, **values)

    @property
    def against(self) -> bool:
        return True


class Advice:
    """An answer that the guide would give to the open question, with its reasons; and, if somebody
    wanted to give another one, what speaks against that."""

    __slots__ = ("action", "against", "reasons")

    def __init__(
        self, action: Action, reasons: list[Reason], against: list[Reason] | None = None
    ) -> None:
        self.action = action
        self.reasons = reasons
        self.against = against or []


def advise(
    game: Game[Any], window: Window[Any], dice: Dice, belief: Belief[Any] | None = None
) -> Advice:
    """What the guide would answer, and why. The dice stay as they are."""
    options = window.options()
    best = options[0]
    if len(options) > 1:
        best = heaviest(options, game.weigh(window, dice.clone(), belief))
    return Advice(best, told(game.reasons(window, dice.clone(), best, belief)))


def told(reasons: list[Reason]) -> list[Reason]:
    """Those that are worth a sentence, what matters most first."""
    found = [reason for reason in reasons if reason.key]
    return sorted(found, key=lambda each: (-abs(each.worth), not each.against))


def warn(
    game: Game[Any],
    window: Window[Any],
    dice: Dice,
    action: Action,
    belief: Belief[Any] | None = None,
) -> Advice | None:
    """What the guide would answer instead, where this answer weighs less by `Game.far_worse`."""
    options = window.options()
    weights = game.weigh(window, dice.clone(), belief)
    if max(weights) - weights[options.index(action)] < game.far_worse:
        return None
    found = advise(game, window, dice, belief)
    said = game.reasons(window, dice.clone(), action, belief)
    found.against = [reason for reason in told(said) if reason.against]
    return found
