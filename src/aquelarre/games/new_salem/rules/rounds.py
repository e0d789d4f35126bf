"""The course of a round: choose buildings, draw an event, launch events, shuffle. [SAL-20]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import ROUNDS
from aquelarre.games.new_salem.rules.draft import Conscience, Deal
from aquelarre.games.new_salem.rules.launch import DRAW_PHASE
from aquelarre.games.new_salem.rules.scoring import FinalReckoning
from aquelarre.games.new_salem.rules.town import shuffle
from aquelarre.games.new_salem.state import Drafting, Town
from aquelarre.games.new_salem.verbs import PHASE_ENDED
from aquelarre.kernel import Step


class Round(Step[Town]):
    """One of five rounds. [SAL-04, SAL-06]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.round += 1
        s.then(BuildPhase(), DRAW_PHASE, EndRound())


class BuildPhase(Step[Town]):
    """Buildings are chosen, and at its end a conscience may be eased. [SAL-06, V20]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.enter(Drafting([()] * s.n), Deal(), Conscience())


class EndRound(Step[Town]):
    """The building deck is shuffled. After the fifth round the game ends, without a shuffle.
    [SAL-20]

    Constable, badges, cubes, face-up events and kept cards stay; who was absolved can be tried
    again. [V17]
    """

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.tell(PHASE_ENDED, s.round)
        s.spared = 0
        if s.round < ROUNDS:
            shuffle(s)
            s.then(Round())
        else:
            s.then(FinalReckoning())
