"""Characters: bots that people like to play, from a beginner to the best there is.

Each is one of the thinking bots with habits of its own: how carefully it weighs, how well it
remembers what it has seen, how often it speaks, how well it pretends, how far it looks.
Nobody plays badly on purpose: whoever is careless sees some of the best answers for the same
reasons as the guide, and gives less weight to the differences: small ones are missed often, large
ones seldom.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from aquelarre.bots.protocol import Heard
from aquelarre.bots.search.budget import Budget
from aquelarre.bots.search.seer import Seer
from aquelarre.bots.simple import GuideBot
from aquelarre.kernel import Action, Belief, Dice, Game, Window, shares

FINE = 1 << 20  # into how many parts the chances of answers are divided


class Traits(NamedTuple):
    """The habits of somebody who answers without looking ahead."""

    sees: int  # among so many of the best answers it chooses
    care: float  # how much a difference decides, as a part of what it does for whoever is careful
    memory: float  # how likely it still knows a card that was turned down, for each turn since then
    talk: float  # how often it says what it could say
    bluff: float  # how much of what hiding costs it pays, where somebody has something to hide


NOVICE = Traits(sees=5, care=0.25, memory=0.80, talk=0.3, bluff=0.3)
NEIGHBOUR = Traits(sees=3, care=0.6, memory=0.94, talk=0.8, bluff=0.7)
PATIENCE = 4  # how many times as long the sage thinks as a seer


class Character:
    """Weighs as the guide does, and answers by its habits."""

    __slots__ = ("_guide", "dice", "traits")

    def __init__(self, dice: Dice, traits: Traits) -> None:
        self.dice = dice
        self.traits = traits
        self._guide = GuideBot(dice)  # who listens

    def __deepcopy__(self, memo: dict[int, Any]) -> Character:
        copy = Character(self.dice.clone(), self.traits)
        copy._guide.told = self._guide.told.copy()
        return copy

    @staticmethod
    def listens_to(game: Game[Any]) -> bool:
        return GuideBot.listens_to(game)

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self._guide.hear(window, heard)

    def belief(self, window: Window[Any]) -> Belief[Any] | None:
        """What it makes of what it was told, as well as it remembers and pretends."""
        found = self._guide.belief(window)
        if found is None and not window.game.remembers:
            found = Belief()
        if found is not None:
            found.memory, found.bluff = self.traits.memory, self.traits.bluff
        return found

    def answer(self, window: Window[Any]) -> Action:
        options, game = window.options(), window.game
        if len(options) == 1:
            return options[0]
        weights = game.weigh(window, self.dice, self.belief(window))
        order = sorted(range(len(options)), key=lambda place: -weights[place])[: self.traits.sees]
        likely = shares([weights[place] for place in order], game.sharpness * self.traits.care)
        return options[order[self.dice.pick([round(FINE * share) for share in likely])]]

    def aside(self, window: Window[Any]) -> Action | None:
        if not window.asides():
            return None
        found = window.game.speak(window, self.dice, self.belief(window))
        return found if self.dice.below(FINE) < self.traits.talk * FINE else None


class Novice(Character):
    """Knows the rules and little more."""

    __slots__ = ()

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice, NOVICE)


class Neighbour(Character):
    """Plays for fun."""

    __slots__ = ()

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice, NEIGHBOUR)


class Sage(Seer):
    """Looks ahead, and takes her time."""

    def _budget(self, game: Game[Any]) -> Budget:
        return Budget(PATIENCE * game.simulations)
