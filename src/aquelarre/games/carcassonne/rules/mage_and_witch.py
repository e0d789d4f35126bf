"""Mage & Witch: eight marked tiles, and two figures that change what roads and cities score.

Everything about the expansion is here: its words, its step in the turn, its say in scoring.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.places import PLACES, Place
from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    FIRST_FARM_SPOT,
    NO_SEGMENT,
    ROAD,
    ROTATIONS,
    Spot,
    feature_at,
)
from aquelarre.games.carcassonne.rules.expansion import NOT_TOLD, Expansion
from aquelarre.games.carcassonne.rules.landscape import (
    bits,
    feature_of,
    open_features,
    place_and_spot,
    segment_at,
    segment_reaching,
)
from aquelarre.games.carcassonne.rules.turn import TurnChoice
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import MAGE, WITCH
from aquelarre.kernel import Action, Notice, Seat, Step, Verb, Why

FIGURES = ("mage", "witch")
THE_MAGE, THE_WITCH = range(len(FIGURES))

REMOVE = Verb("remove", 30, "CAR-24", figure=len(FIGURES))
SEND = Verb("send", 200_000, "CAR-21", figure=len(FIGURES), place=PLACES, spot=FIRST_FARM_SPOT)

SENT = Notice("sent", "CAR-21", ("seat", "figure", "place", "spot"))
JOINED = Notice("joined", "CAR-25", ("seat",))
REMOVED = Notice("removed", "CAR-24", ("seat", "figure"))
NO_TARGET = Notice("no_target", "CAR-24", ("seat",))
WENT_BACK = Notice("went_back", "CAR-28", ("figure",))


class MageAndWitch(Expansion):
    """The two figures start beside the board. [CAR-20]"""

    __slots__ = ()
    verbs = (REMOVE, SEND)
    notices = (SENT, JOINED, REMOVED, NO_TARGET, WENT_BACK)

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

    def not_now(self, s: Land, verb: Verb, action: Action) -> Why:
        """A figure moves after its tile has been laid and before the follower, if there is
        anywhere to go; otherwise one that is in play is removed. [CAR-21, CAR-24]"""
        question = s.open_question()
        if verb is REMOVE:
            figure = action - REMOVE.base
            if s.figures[figure] == NOTHING:
                return Why("CAR-24", "off", figure=figure)
            if isinstance(question, SendFigure):
                return Why("CAR-24", "room")
            if s.drawn != NOTHING:
                return Why("CAR-24", "tile-first")
        if verb is SEND:
            if isinstance(question, RemoveFigure):
                return Why("CAR-21", "nowhere")
            if s.drawn == NOTHING and marked(s):
                return Why("CAR-21", "past")
            if s.drawn == NOTHING:
                return Why("CAR-21", "bare-tile")
            if s.box.magic[s.drawn]:
                return Why("CAR-21", "tile-first")
            return Why("CAR-21", "unless-joined" if NOTHING not in s.figures else "no-mark")
        return super().not_now(s, verb, action)

    def not_this_turn(self, s: Land, verb: Verb, action: Action) -> Why:
        """Without a mark on the turn's tile nothing moves, unless it brought the two together; and
        who has laid it moves them."""
        kind = s.drawn if s.drawn != NOTHING else s.faces[-1] // ROTATIONS
        if s.box.magic[kind] or isinstance(s.open_question(), (SendFigure, RemoveFigure)):
            return NOT_TOLD
        if not isinstance(s.open_question(), TurnChoice):  # a circle: the turn itself is over
            return Why("CAR-24", "not-now") if verb is REMOVE else Why("CAR-21", "bare-tile")
        return Why("CAR-24" if verb is REMOVE else "CAR-21", "turn", seat=s.active)

    def decides(self, s: Land, seat: Seat) -> Why:
        if isinstance(s.open_question(), (SendFigure, RemoveFigure)):
            return Why("CAR-02", "moving", seat=seat)
        return NOT_TOLD

    def touched(self, s: Land, seat: Seat, kind: str, number: int) -> Why:
        """A tile is meant for a road or city on it, best of all one where a figure stands: of the
        reasons that is the one of the highest rule. [CAR-21, CAR-22, CAR-23] Figures are never on
        farms and in cloisters [CAR-29]; any other spot may be one by another name."""
        question = s.open_question()
        if kind not in ("place", "spot", "feature"):
            return NOT_TOLD
        if isinstance(question, RemoveFigure):
            return Why("CAR-21", "nowhere")
        if not isinstance(question, SendFigure):
            return NOT_TOLD
        if kind == "place":
            return question.place(s, seat, number)
        feature = feature_at(number) if kind == "spot" else number
        if feature not in (CITY, ROAD):
            return Why("CAR-21", "never")
        return question.spot(s, number) if kind == "spot" else NOT_TOLD

    def sends(self, s: Land, action: Action) -> tuple[int, int]:
        if not SEND.owns(action):
            return NOTHING, NOTHING
        figure, place, spot = SEND.args(action)
        return figure, segment_at(s, place, spot)

    def alike(self, s: Land, action: Action) -> Action:
        if not SEND.owns(action):
            return action
        figure, place, spot = SEND.args(action)
        return SEND.at(figure, *place_and_spot(s, feature_of(s, segment_at(s, place, spot))))

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


class SendFigure(TurnChoice):
    """One of the two, free choice, goes onto any segment of an incomplete road or city, occupied
    or not. [CAR-21] Never onto the feature of the other [CAR-22], and one that moves goes to
    another feature [CAR-23]. A figure may leave a feature that this tile has completed; it then
    does not change that scoring. [CAR-31]"""

    __slots__ = ()
    key = "send"
    rule = "CAR-21"
    verbs = (SEND,)

    def options(self, s: Land, seat: Seat) -> list[Action]:
        numbers = sorted(
            place * FIRST_FARM_SPOT + spot
            for place, spot in (place_and_spot(s, segment) for segment in targets(s))
        )
        all_places = PLACES * FIRST_FARM_SPOT
        return [SEND.base + number for number in numbers] + [
            SEND.base + all_places + number for number in numbers
        ]

    def why(self, s: Land, seat: Seat, action: Action) -> Why:
        figure, place, spot = SEND.args(action)
        segment = segment_reaching(s, place, spot)
        if segment == NO_SEGMENT:
            return Why("CAR-21", "nothing" if place in s.tile_at else "no-tile")
        feature = feature_of(s, segment)
        for other, at in enumerate(s.figures):
            if at != NOTHING and feature_of(s, at) == feature:
                return Why("CAR-23" if other == figure else "CAR-22", figure=other)
        if feature in target_features(s):
            return Why("CAR-21", "named", place=place, spot=place_and_spot(s, segment)[1])
        return Why("CAR-21", "complete")

    def place(self, s: Land, seat: Seat, place: Place) -> Why:
        """Why neither can go onto any part of what lies there."""
        tile = s.tile_at.get(place)
        if tile is None:
            return Why("CAR-21", "no-tile")
        spots = [spot for spot in s.box.faces[s.faces[tile]].spots if spot < FIRST_FARM_SPOT]
        if not spots:
            return Why("CAR-21", "bare")
        whys = [self.why(s, seat, SEND.at(THE_MAGE, place, spot)) for spot in spots]
        return max(whys, key=lambda why: why.rule)

    def spot(self, s: Land, spot: Spot) -> Why:
        """Why neither can go onto this part of a tile, whichever tile it is: some part that they
        could go onto may lie there and go by another of its sides."""
        for segment in targets(s):
            place, name = place_and_spot(s, segment)
            if segment_reaching(s, place, spot) == segment:
                return Why("CAR-21", "named", place=place, spot=name)
        return Why("CAR-21", "none")

    def chose(self, s: Land, action: Action) -> None:
        figure, place, spot = SEND.args(action)
        s.figures[figure] = segment_at(s, place, spot)
        s.tell(SENT, s.active, figure, place, spot)


class RemoveFigure(TurnChoice):
    """Both are in play and neither can go anywhere: the player takes one off. [CAR-24, CAR-25]"""

    __slots__ = ()
    key = "remove"
    rule = "CAR-24"
    verbs = (REMOVE,)

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [REMOVE.base + figure for figure in range(len(FIGURES))]

    def chose(self, s: Land, action: Action) -> None:
        remove(s, action - REMOVE.base)


def marked(s: Land) -> bool:
    """Has the tile just laid the mage's mark? All tiles of the expansion have. [CAR-20]"""
    return s.box.magic[s.faces[-1] // ROTATIONS]


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
