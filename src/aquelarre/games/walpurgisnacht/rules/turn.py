"""A turn: three phases, then the player to the left. [WAL-07, WAL-09]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.rules.dance import Movement, PutBack, TurnDown
from aquelarre.games.walpurgisnacht.rules.mephisto import MephistoActs, acts_specially
from aquelarre.games.walpurgisnacht.rules.rites import FirstGift
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import POWERLESS, TURN
from aquelarre.kernel import Seat, Step


class Turns(Step[Night]):
    """A turn, and then the player to the left. [WAL-07]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        s.active = self.seat
        s.then(TakeTurn(), Turns((self.seat + 1) % s.n))


class TakeTurn(Step[Night]):
    """The path of the wisps, the delivery of the rites, the dance. [WAL-07]"""

    __slots__ = ()

    def run(self, s: Night) -> None:
        seat = s.active
        s.tell(TURN, seat)
        dance = PutBack(seat), TurnDown(seat), Movement(seat)
        s.enter(Turn([]), FollowWisps(seat), DeliverRites(), *dance)


class DeliverRites(Step[Night]):
    """What was revealed is given away; a declared Mephistopheles acts instead. [WAL-09, WAL-24]"""

    __slots__ = ()

    def run(self, s: Night) -> None:
        if not acts_specially(s, s.active):
            s.then(FirstGift(s.active))
            return
        action = MephistoActs(s.active)
        if not action.seats(s):
            s.tell(POWERLESS, s.active)
        s.then(action)
