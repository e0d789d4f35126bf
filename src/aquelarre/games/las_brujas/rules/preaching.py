"""The sermon: which negative rumours are forgotten, where there is a choice. [S08]"""

from __future__ import annotations

from aquelarre.games.las_brujas.rules.hands import numbers
from aquelarre.games.las_brujas.rules.reputation import DropOne, remove_and_tell
from aquelarre.games.las_brujas.state import Draft, Village
from aquelarre.games.las_brujas.verbs import DROP, TAKE_BACK
from aquelarre.kernel import SILENT, Action, Choice, Seat, Step, Why


class Preach(DropOne):
    """Which negative rumour of this player is forgotten? [S08]"""

    __slots__ = ()
    key = "sermon"
    rule = "BRU-09"


class Preaching(Step[Village]):
    """Of several players: all chosen in one question. [S08, ruling L25]"""

    __slots__ = ("laden", "seat")

    def __init__(self, seat: Seat, laden: tuple[Seat, ...]) -> None:
        self.seat = seat
        self.laden = laden

    def run(self, s: Village) -> None:
        s.enter(Draft(s.n), Sermon(self.seat, self.laden))


class Sermon(Choice[Village]):
    """One negative rumour of each of these; the last one completes the answer, and until then each
    can be taken back. [S08]"""

    __slots__ = ("laden",)
    key = "sermon"
    rule = "BRU-09"
    verbs = (DROP, TAKE_BACK)
    parts = True

    def __init__(self, seat: Seat, laden: tuple[Seat, ...]) -> None:
        super().__init__(seat)
        self.laden = laden  # in turn order

    def _left(self, s: Village) -> list[Seat]:
        """Of whom none is chosen yet."""
        chosen = s.within(Draft).chosen[self.seat]
        return [other for other in self.laden if not s.bad[other] & chosen]

    def options(self, s: Village, seat: Seat) -> list[Action]:
        found = 0
        for other in self._left(s):
            found |= s.bad[other]
        return numbers(DROP.base, found) + numbers(TAKE_BACK.base, s.within(Draft).chosen[seat])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        if TAKE_BACK.owns(action):
            return Why("BRU-09", "unmarked", card=action - TAKE_BACK.base)
        card = action - DROP.base
        chosen = s.within(Draft).chosen[seat] >> card & 1
        return Why("BRU-09", "marked", card=card) if chosen else Why("BRU-12", "others", card=card)

    def is_part(self, s: Village, seat: Seat, action: Action) -> bool:
        return TAKE_BACK.owns(action) or len(self._left(s)) > 1

    def added(self, s: Village, seat: Seat, action: Action) -> None:
        verb = TAKE_BACK if TAKE_BACK.owns(action) else DROP
        s.within(Draft).chosen[seat] ^= 1 << (action - verb.base)

    def takes_back(self, s: Village, seat: Seat, action: Action) -> Action:
        return DROP.at(action - TAKE_BACK.base) if TAKE_BACK.owns(action) else SILENT

    def chose(self, s: Village, action: Action) -> None:
        chosen = s.within(Draft).chosen[self.seat] | 1 << (action - DROP.base)
        for other in self.laden:
            remove_and_tell(s, other, (s.bad[other] & chosen).bit_length() - 1)
