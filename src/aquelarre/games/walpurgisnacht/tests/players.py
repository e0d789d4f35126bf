"""A guide that forgets cards, as people do: for tests, and for studies in a checkout.

    tools/arena.py walpurgisnacht guide \\
        aquelarre.games.walpurgisnacht.tests.players:Forgetful --seats 5 --sides
"""

from __future__ import annotations

from typing import Any, ClassVar

from aquelarre.bots import GuideBot
from aquelarre.games.walpurgisnacht.guide.belief import Deeds
from aquelarre.kernel import Window


class Forgetful(GuideBot):
    """Knows half of the cards no more after a round of five."""

    memory: ClassVar[float] = 0.87  # the chance to know a card still, a turn later

    def belief(self, window: Window[Any]) -> Deeds | None:
        return Deeds(self.told, window.seat, self.memory) if self.told else None
