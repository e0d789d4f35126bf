"""A turn: three phases, then the player to the left. [WAL-07, WAL-09]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.dance import Dance
from aquelarre.games.walpurgisnacht.mephisto import MephistoActs, acts_specially
from aquelarre.games.walpurgisnacht.rites import FirstGift
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import POWERLESS, TURN
from aquelarre.games.walpurgisnacht.wisps import FollowWisps
from aquelarre.kernel import Seat, Step


class Turn(Step[Night]):
    """The path of the wisps, the delivery of the rites, the dance; then the next turn. [WAL-07]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        s.active = self.seat
        s.taken = []
        s.moved = 0
        s.sealed = 0
        s.tell(TURN, self.seat)
        after = Turn((self.seat + 1) % s.n)
        s.then(FollowWisps(self.seat), DeliverRites(self.seat), Dance(self.seat), after)


class DeliverRites(Step[Night]):
    """What was revealed is given away; a declared Mephistopheles acts instead. [WAL-09, WAL-24]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        if not acts_specially(s, self.seat):
            s.then(FirstGift(self.seat))
            return
        action = MephistoActs(self.seat)
        if not action.seats(s):
            s.tell(POWERLESS, self.seat)
        s.then(action)
