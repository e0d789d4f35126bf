"""Crop Circles: six tiles after whose turn everybody adds a follower or takes one back.

Everything about the expansion is here: its words, its steps at the end of the turn.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.kinds import KINDS
from aquelarre.games.carcassonne.box.places import PLACES, Place
from aquelarre.games.carcassonne.box.tiles import FEATURES, ROTATIONS, SPOTS, Spot, feature_at
from aquelarre.games.carcassonne.rules.expansion import NOT_TOLD, Expansion
from aquelarre.games.carcassonne.rules.landscape import (
    count,
    kind_of,
    owners,
    place_and_spot,
    put_follower,
    segment_at,
    segment_reaching,
    take_follower,
)
from aquelarre.games.carcassonne.rules.turn import TurnChoice
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.kernel import (
    Action,
    Chance,
    ChanceVerb,
    Choice,
    Notice,
    Seat,
    Seats,
    Step,
    Verb,
    Why,
)

NONE, ONE, ALL_SIX = 0, 1, 6  # how many of the tiles are in the game [CAR-42]

ADD_NONE = Verb("add_none", 1, "CAR-40")
ALL_ADD = Verb("all_add", 2, "CAR-40")
ALL_TAKE = Verb("all_take", 3, "CAR-40")
MIX_IN = ChanceVerb("mix_in", 100, "CAR-42", tile=len(KINDS))
ADD = Verb("add", 1_000_000, "CAR-40", place=PLACES, spot=len(SPOTS))
TAKE = Verb("take", 2_000_000, "CAR-40", place=PLACES, spot=len(SPOTS))

MIXED_IN = Notice("mixed_in", "CAR-42", ("tile",))
CIRCLE_ADDS = Notice("circle_adds", "CAR-40", ("seat", "feature"))
CIRCLE_TAKES = Notice("circle_takes", "CAR-40", ("seat", "feature"))
ADDED_NONE = Notice("added_none", "CAR-40", ("seat",))
ADDED = Notice("added", "CAR-40", ("seat", "place", "spot"))
TOOK_BACK = Notice("took_back", "CAR-40", ("seat", "place", "spot"))


class CropCircles(Expansion):
    """The circles do something when the whole turn is over, scoring included. [CAR-40]"""

    __slots__ = ()
    verbs = (ADD_NONE, ALL_ADD, ALL_TAKE, MIX_IN, ADD, TAKE)
    notices = (MIXED_IN, CIRCLE_ADDS, CIRCLE_TAKES, ADDED_NONE, ADDED, TOOK_BACK)

    def after_scoring(self) -> tuple[Step[Land], ...]:
        return (ChooseForAll(),)

    def not_now(self, s: Land, verb: Verb, action: Action) -> Why:
        """A circle acts at the end of its turn. While it does: it is chosen for all first, and
        what was chosen holds. [CAR-40]"""
        question = s.open_question()
        if isinstance(question, ChooseForAll):
            spot = verb.args(action)[-1] if "spot" in verb.names else NOTHING
            return self._choose_first(s, feature_at(spot) if spot != NOTHING else NOTHING)
        if isinstance(question, AddFollower):
            return Why("CAR-40", "adding")
        if isinstance(question, ChooseTakeBack):
            return Why("CAR-40", "taking")
        kind = s.drawn if s.drawn != NOTHING else s.faces[-1] // ROTATIONS
        if named := s.box.kinds[kind].mark:
            feature = FEATURES.index(named)
            if "spot" in verb.names and feature_at(verb.args(action)[-1]) != feature:
                return Why("CAR-40", "kind-later", feature=feature)
            return Why("CAR-40", "later")
        return super().not_now(s, verb, action)

    def _choose_first(self, s: Land, feature: int) -> Why:
        """What is chosen for all comes first; but whatever that is, this circle is about followers
        on its own kind of feature. NOTHING: no kind is asked about. [CAR-40]"""
        kind = mark(s)
        if feature not in (kind, NOTHING):
            return Why("CAR-40", "kind-first", feature=kind)
        return Why("CAR-40", "choose-first")

    def not_this_turn(self, s: Land, verb: Verb, action: Action) -> Why:
        kind = s.drawn if s.drawn != NOTHING else s.faces[-1] // ROTATIONS
        return NOT_TOLD if s.box.kinds[kind].mark else Why("CAR-40", "not-now")

    def decides(self, s: Land, seat: Seat) -> Why:
        """For the whole table, or about one's own followers."""
        if isinstance(s.open_question(), ChooseForAll):
            return Why("CAR-02", "circling", seat=seat)
        return NOT_TOLD

    def touched(self, s: Land, seat: Seat, kind: str, number: int) -> Why:
        """A tile, a spot or a kind of feature is meant for a follower there, whose moment comes
        after the choice for all. [CAR-40]"""
        question = s.open_question()
        if isinstance(question, ChooseForAll) and kind in ("place", "spot", "feature"):
            asked = {"place": NOTHING, "spot": feature_at(number), "feature": number}
            return self._choose_first(s, asked[kind])
        if not isinstance(question, OwnFollower):
            return NOT_TOLD
        if kind == "place":
            return question.place(s, seat, number)
        if kind == "spot":
            return question.spot(s, seat, number)
        wrong = kind == "feature" and number != question.kind
        return Why("CAR-40", "kind", feature=question.kind) if wrong else NOT_TOLD


class MixOneIn(Chance[Land]):
    """With the option `one`, one of the tiles with circles is drawn and mixed in. [CAR-42]"""

    __slots__ = ()
    key = "mix_in"
    rule = "CAR-42"

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [MIX_IN.base + kind for kind in s.box.circles()]

    def odds(self, s: Land) -> list[int]:
        return [s.box.copies[kind] for kind in s.box.circles()]

    def fell(self, s: Land, outcome: Action) -> None:
        kind = outcome - MIX_IN.base
        s.bag.put(kind)
        s.tell(MIXED_IN, kind)


class ChooseForAll(TurnChoice):
    """The active player decides for everybody: each may add a follower, or each must take one
    back. [CAR-40] Where that could make no difference to anybody, nothing is asked."""

    __slots__ = ()
    key = "circle"
    rule = "CAR-40"
    verbs = (ALL_ADD, ALL_TAKE)

    def seats(self, s: Land) -> Seats:
        kind = mark(s)
        if kind < 0 or not any(own_segments(s, seat, kind) for seat in range(s.n)):
            return 0
        return 1 << s.active

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [ALL_ADD.base, ALL_TAKE.base]

    def chose(self, s: Land, action: Action) -> None:
        kind = mark(s)
        round_the_table = [(s.active + step) % s.n for step in range(1, s.n + 1)]
        if action == ALL_ADD.base:
            s.tell(CIRCLE_ADDS, s.active, kind)
            s.then(*[AddFollower(seat, kind) for seat in round_the_table])
        else:
            s.tell(CIRCLE_TAKES, s.active, kind)
            s.then(*[TakeBack(seat, kind) for seat in round_the_table])


class OwnFollower(Choice[Land]):
    """A question about the player's own followers of the kind named by the mark. [CAR-40]"""

    __slots__ = ("kind",)
    rule = "CAR-40"

    def __init__(self, seat: Seat, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def why(self, s: Land, seat: Seat, action: Action) -> Why:
        """Another kind, or none of the player's own there."""
        place, spot = ADD.args(action) if ADD.owns(action) else TAKE.args(action)
        if feature_at(spot) != self.kind:
            return Why("CAR-40", "kind", feature=self.kind)
        segment = segment_reaching(s, place, spot)
        there = owners(s.standing.get(segment, 0), s.n)
        if seat in there:
            return Why("CAR-40", "named", place=place, spot=place_and_spot(s, segment)[1])
        if there:
            return Why("CAR-40", "theirs", seat=there[0])
        return Why("CAR-40", "none", feature=self.kind)

    def place(self, s: Land, seat: Seat, place: Place) -> Why:
        """Why no follower of what lies there can be chosen: best of all, whose it is."""
        tile = s.tile_at.get(place)
        for spot in s.box.faces[s.faces[tile]].spots if tile is not None else ():
            why = self.why(s, seat, ADD.at(place, spot))
            if why.case == "theirs":
                return why
        return Why("CAR-40", "none", feature=self.kind)

    def spot(self, s: Land, seat: Seat, spot: Spot) -> Why:
        """Why none on this part of a tile can be chosen, whichever tile it is."""
        whys = [
            self.why(s, seat, ADD.at(place_and_spot(s, segment)[0], spot))
            for segment in own_segments(s, seat, self.kind)
        ]
        return next((why for why in whys if why.case == "named"), whys[0])


class AddFollower(OwnFollower):
    """The player may put a follower from the supply beside one of his own, on the same segment.
    Who has none of either is skipped. [CAR-40]"""

    __slots__ = ()
    key = "add"
    verbs = (ADD, ADD_NONE)

    def seats(self, s: Land) -> Seats:
        can = s.supply[self.seat] and own_segments(s, self.seat, self.kind)
        return 1 << self.seat if can else 0

    def options(self, s: Land, seat: Seat) -> list[Action]:
        segments = own_segments(s, seat, self.kind)
        return [ADD_NONE.base, *sorted(ADD.at(*place_and_spot(s, each)) for each in segments)]

    def chose(self, s: Land, action: Action) -> None:
        if action == ADD_NONE.base:
            s.tell(ADDED_NONE, self.seat)
            return
        place, spot = ADD.args(action)
        put_follower(s, self.seat, segment_at(s, place, spot))
        s.tell(ADDED, self.seat, place, spot)


class TakeBack(Step[Land]):
    """The player must take back one follower of the kind named by the mark, without points; where
    he has only one there is nothing to ask. Who has none is skipped. [CAR-40]"""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Land) -> None:
        segments = own_segments(s, self.seat, self.kind)
        if len(segments) > 1:
            s.then(ChooseTakeBack(self.seat, self.kind))
        elif segments:
            take_back(s, self.seat, segments[0])


class ChooseTakeBack(OwnFollower):
    """Which of several followers comes back? [CAR-40]"""

    __slots__ = ()
    key = "take"
    verbs = (TAKE,)

    def options(self, s: Land, seat: Seat) -> list[Action]:
        segments = own_segments(s, seat, self.kind)
        return sorted(TAKE.at(*place_and_spot(s, segment)) for segment in segments)

    def chose(self, s: Land, action: Action) -> None:
        take_back(s, self.seat, segment_at(s, *TAKE.args(action)))


def take_back(s: Land, seat: Seat, segment: SegmentId) -> None:
    """One follower returns to the supply and brings no points. [CAR-40]"""
    take_follower(s, seat, segment)
    s.tell(TOOK_BACK, seat, *place_and_spot(s, segment))


def mark(s: Land) -> int:
    """The kind of feature that the mark of the tile just laid names, -1 without a mark. [CAR-42]

    The circle itself is no segment, so nobody can stand on it. [CAR-41]
    """
    name = s.box.faces[s.faces[-1]].kind.mark
    return FEATURES.index(name) if name else -1


def own_segments(s: Land, seat: Seat, kind: int) -> list[SegmentId]:
    """The segments of this kind on which the seat has a follower."""
    return [
        segment
        for segment, crowd in s.standing.items()
        if count(crowd, seat) and kind_of(s, segment) == kind
    ]
