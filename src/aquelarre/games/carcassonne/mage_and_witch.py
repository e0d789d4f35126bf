"""Mage & Witch: eight marked tiles, and two figures that change what roads and cities score.

Everything about the expansion is here: its words, its step in the turn, its say in scoring.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box import FIRST_CROP_CIRCLE, FIRST_MAGE_AND_WITCH
from aquelarre.games.carcassonne.expansion import Expansion
from aquelarre.games.carcassonne.landscape import (
    bits,
    feature_of,
    kind_of,
    open_features,
    place_and_spot,
    segment_at,
)
from aquelarre.games.carcassonne.places import PLACES, Place
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.tiles import (
    CITY,
    FIRST_FARM_SPOT,
    NO_SEGMENT,
    ROAD,
    ROTATIONS,
    Spot,
)
from aquelarre.games.carcassonne.verbs import MAGE, WITCH
from aquelarre.kernel import Action, Ask, Notice, Seat, Seats, Step, Verb, Why

FIGURES = ("mage", "witch")
THE_MAGE, THE_WITCH = range(len(FIGURES))
NOT_NOW, NO_ROAD_OR_CITY, COMPLETE = range(3)  # why a figure may not go somewhere

REMOVE = Verb("remove", 30, "CAR-24", figure=len(FIGURES))
SEND = Verb("send", 200_000, "CAR-21", figure=len(FIGURES), place=PLACES, spot=FIRST_FARM_SPOT)

VERBS = [REMOVE, SEND]

SENT = Notice("sent", "CAR-21", ("seat", "figure", "place", "spot"))
JOINED = Notice("joined", "CAR-25", ("seat",))
REMOVED = Notice("removed", "CAR-24", ("seat", "figure"))
NO_TARGET = Notice("no_target", "CAR-24", ("seat",))
WENT_BACK = Notice("went_back", "CAR-28", ("figure",))

NOTICES = [SENT, JOINED, REMOVED, NO_TARGET, WENT_BACK]


class MageAndWitch(Expansion):
    """The two figures start beside the board. [CAR-20]"""

    __slots__ = ()

    def before_follower(self) -> tuple[Step[Land], ...]:
        return (Magic(),)

    def alters(self, s: Land, feature: SegmentId, kind: int, parts: list[int]) -> None:
        """The mage adds 1 for each tile, pennants bring nothing extra. [CAR-26] The witch takes
        half, what is left is rounded up. [CAR-27] At the end of the game, too; farms and
        cloisters are never affected. [CAR-29]

        A city of 8 tiles with 2 pennants and the mage: 20 + 8. A road of 5 with the witch: 3, one
        of 3 with the mage: 6. [CAR-30]
        """
        figures = s.figures
        if figures[THE_MAGE] != NOTHING and feature_of(s, figures[THE_MAGE]) == feature:
            parts[MAGE] = s.tiles[feature].bit_count()
        if figures[THE_WITCH] != NOTHING and feature_of(s, figures[THE_WITCH]) == feature:
            parts[WITCH] = -(sum(parts) // 2)

    def completed(self, s: Land, feature: SegmentId) -> None:
        """A figure goes back beside the board, also when nobody had a follower there. [CAR-28]"""
        for figure, segment in enumerate(s.figures):
            if segment != NOTHING and feature_of(s, segment) == feature:
                s.figures[figure] = NOTHING
                s.tell(WENT_BACK, figure)

    def why_not(self, s: Land, seat: Seat, action: Action) -> Why | None:
        if REMOVE.base <= action < REMOVE.end:
            return Why("CAR-24")
        if SEND.base <= action < SEND.end:
            question = s.open_question()
            if not isinstance(question, SendFigure):
                return Why("CAR-21", case=NOT_NOW)
            return why_not_there(s, *SEND.args(action))
        return None

    def why_not_thing(self, s: Land, kind: str, value: int) -> Why | None:
        if not isinstance(s.open_question(), SendFigure) or kind not in ("place", "spot"):
            return None
        if kind == "spot":
            return Why("CAR-21", case=NO_ROAD_OR_CITY)
        reasons = [
            why_not_there(s, figure, value, spot)
            for figure in range(len(FIGURES))
            for spot in range(FIRST_FARM_SPOT)
        ]
        return max(reasons, key=lambda why: (why.rule, why.values.get("case", 0)))

    def distinct(self, s: Land, options: list[Action]) -> list[Action]:
        """A figure counts for its whole feature, so one segment of each is enough."""
        if not isinstance(s.open_question(), SendFigure):
            return options
        ones = [place_and_spot(s, feature) for feature in target_features(s)]
        return [SEND.at(figure, *one) for figure in range(len(FIGURES)) for one in ones]


class Magic(Step[Land]):
    """A marked tile lets the player put one of the figures into play or move it, whichever he
    likes. [CAR-21] If any tile joins the features of both, one of them must move at once; on a
    marked tile this one move satisfies both duties. [CAR-25]

    Where neither can go, one is removed: by choice if both are in play; with none in play nothing
    happens. [CAR-24]
    """

    __slots__ = ()

    def run(self, s: Land) -> None:
        together = joined(s)
        if together:
            s.tell(JOINED, s.active)
        elif not marked(s):
            return
        in_play = [figure for figure, segment in enumerate(s.figures) if segment != NOTHING]
        if target_features(s):
            s.then(SendFigure())
        elif len(in_play) == len(FIGURES):
            s.then(RemoveFigure())
        elif in_play:
            remove(s, in_play[0])
        else:
            s.tell(NO_TARGET, s.active)


class SendFigure(Ask[Land]):
    """One of the two, free choice, goes onto any segment of an incomplete road or city, occupied
    or not. [CAR-21] Never onto the feature of the other [CAR-22], and one that moves goes to
    another feature [CAR-23]. A figure may leave a feature that this tile has completed; it then
    does not change that scoring. [CAR-31]"""

    __slots__ = ()
    key = "send"
    rule = "CAR-21"

    def seats(self, s: Land) -> Seats:
        return 1 << s.active

    def options(self, s: Land, seat: Seat) -> list[Action]:
        numbers = sorted(
            place * FIRST_FARM_SPOT + spot
            for place, spot in (place_and_spot(s, segment) for segment in targets(s))
        )
        all_places = PLACES * FIRST_FARM_SPOT
        return [SEND.base + number for number in numbers] + [
            SEND.base + all_places + number for number in numbers
        ]

    def decided(self, s: Land, answers: list[Action]) -> None:
        figure, place, spot = SEND.args(answers[s.active])
        s.figures[figure] = segment_at(s, place, spot)
        s.tell(SENT, s.active, figure, place, spot)


class RemoveFigure(Ask[Land]):
    """Both are in play and neither can go anywhere: the player takes one off. [CAR-24, CAR-25]"""

    __slots__ = ()
    key = "remove"
    rule = "CAR-24"

    def seats(self, s: Land) -> Seats:
        return 1 << s.active

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [REMOVE.base + figure for figure in range(len(FIGURES))]

    def decided(self, s: Land, answers: list[Action]) -> None:
        remove(s, answers[s.active] - REMOVE.base)


def marked(s: Land) -> bool:
    """Has the tile just laid the mage's mark? All tiles of the expansion have. [CAR-20]"""
    return FIRST_MAGE_AND_WITCH <= s.faces[-1] // ROTATIONS < FIRST_CROP_CIRCLE


def joined(s: Land) -> bool:
    """Do both figures stand on the same feature? [CAR-25]"""
    mage, witch = s.figures
    if mage == NOTHING or witch == NOTHING:
        return False
    return feature_of(s, mage) == feature_of(s, witch)


def target_features(s: Land) -> list[SegmentId]:
    """The incomplete roads and cities without a figure: the same for both, since none may go to
    the other's feature nor stay on its own. [CAR-21, CAR-22, CAR-23]"""
    taken = [feature_of(s, segment) for segment in s.figures if segment != NOTHING]
    return [feature for feature in open_features(s) if feature not in taken]


def targets(s: Land) -> list[SegmentId]:
    """All segments of those features. [CAR-21]"""
    return [segment for feature in target_features(s) for segment in bits(s.parts[feature])]


def remove(s: Land, figure: int) -> None:
    """The figure goes beside the board. [CAR-24]"""
    s.figures[figure] = NOTHING
    s.tell(REMOVED, s.active, figure)


def why_not_there(s: Land, figure: int, place: Place, spot: Spot) -> Why:
    """The rule that keeps a figure from going to a spot. [CAR-21, CAR-22, CAR-23]"""
    segment = segment_at(s, place, spot)
    if segment == NO_SEGMENT or kind_of(s, segment) not in (CITY, ROAD):
        return Why("CAR-21", case=NO_ROAD_OR_CITY)
    feature = feature_of(s, segment)
    for other, at in enumerate(s.figures):
        if at != NOTHING and feature_of(s, at) == feature:
            return Why("CAR-23" if other == figure else "CAR-22", figure=other)
    return Why("CAR-21", case=COMPLETE)
