"""The course of a round: choose buildings, draw an event, launch events, shuffle. [SAL-20]"""

from __future__ import annotations

from aquelarre.games.new_salem.cards import ROUNDS
from aquelarre.games.new_salem.draft import Conscience, Deal
from aquelarre.games.new_salem.launch import DRAW_PHASE
from aquelarre.games.new_salem.scoring import FinalReckoning
from aquelarre.games.new_salem.state import BUILDING, ENDING, Town
from aquelarre.games.new_salem.town import shuffle
from aquelarre.games.new_salem.verbs import PHASE_ENDED
from aquelarre.kernel import Step


class Round(Step[Town]):
    """One of five rounds. [SAL-04, SAL-06]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.round += 1
        s.phase = BUILDING
        s.then(Deal(), Conscience(), DRAW_PHASE, EndRound())


class EndRound(Step[Town]):
    """The building deck is shuffled. After the fifth round the game ends. [SAL-20]

    Constable, badges, cubes, face-up events and kept cards stay; who was absolved can be tried
    again. [V17]
    """

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.tell(PHASE_ENDED, s.round)
        s.spared = 0
        shuffle(s)
        if s.round < ROUNDS:
            s.then(Round())
        else:
            s.phase = ENDING
            s.then(FinalReckoning())
