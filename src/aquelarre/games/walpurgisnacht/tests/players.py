"""Players: guides that have listened, each with a memory of its own.

They go by deeds (`Deeds`), and one of them forgets cards, as people do: for tests, and for studies
in a checkout (`tools/arena.py walpurgisnacht guide
aquelarre.games.walpurgisnacht.tests.players:Forgetful --sides`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from aquelarre.games.walpurgisnacht.guide import guide, mephisto
from aquelarre.games.walpurgisnacht.guide.belief import Deeds
from aquelarre.kernel import Action, Dice, Told, Window, heaviest


class Heard(Protocol):
    """What a seat was told from number `since` on (bots/protocol.py)."""

    since: int
    told: Sequence[Told]


class Attentive:
    """Has seen what everybody did, and forgets nothing."""

    memory: ClassVar[float] = 1.0  # the chance to know a card still, a turn later

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.told: list[Told] = []

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told

    def _deeds(self, window: Window[Any]) -> Deeds:
        return Deeds(self.told, window.seat, self.memory)

    def answer(self, window: Window[Any]) -> Action:
        weights = guide.weigh(window, self.dice, self._deeds(window))
        return heaviest(window.options(), weights)

    def aside(self, window: Window[Any]) -> Action | None:
        return mephisto.speak(window, self.dice, self._deeds(window))


class Forgetful(Attentive):
    """Knows half of the cards no more after a round of five."""

    memory = 0.87
