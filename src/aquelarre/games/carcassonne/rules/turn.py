"""A turn of the base game: draw, lay, place a follower, score; then the left neighbour. [CAR-02]"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.places import START
from aquelarre.games.carcassonne.box.tiles import (
    FARM,
    NO_SEGMENT,
    ROTATIONS,
    SEGMENTS,
    SPOTS,
    Spot,
    feature_at,
)
from aquelarre.games.carcassonne.rules.expansion import NOT_TOLD, Expansion
from aquelarre.games.carcassonne.rules.landscape import (
    feature_of,
    lay,
    owners,
    place_and_spot,
    put_follower,
    segment_reaching,
)
from aquelarre.games.carcassonne.rules.scoring import FinalScoring, ScoreCompleted
from aquelarre.games.carcassonne.state import NOTHING, Land
from aquelarre.games.carcassonne.verbs import (
    BEGIN,
    BEGINS,
    DRAW,
    DREW,
    FOLLOWER,
    FOLLOWER_PUT,
    LAID,
    LAY,
    NO_FOLLOWER,
    SET_ASIDE,
    STARTED,
)
from aquelarre.kernel import Action, Ask, Chance, Seat, Seats, Step, Why


def turn_with(expansions: tuple[Expansion, ...]) -> tuple[Step[Land], ...]:
    """The steps of a turn, with those that the expansions insert. [CAR-02]"""
    before = [step for expansion in expansions for step in expansion.before_follower()]
    after = [step for expansion in expansions for step in expansion.after_scoring()]
    return (
        DrawTile(),
        LayTile(),
        *before,
        PlaceFollower(),
        ScoreCompleted(),
        *after,
        EndTurn(),
    )


class LayStartTile(Step[Land]):
    """The start tile lies in the middle. [CAR-01]"""

    __slots__ = ()

    def run(self, s: Land) -> None:
        start = s.box.start
        s.bag.take(start)
        lay(s, START, start * ROTATIONS)
        s.tell(STARTED, start)


class DrawFirstPlayer(Chance[Land]):
    """Who begins is drawn at random. [CAR-01]"""

    __slots__ = ()
    key = "begin"
    rule = "CAR-01"

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [BEGIN.base + player for player in range(s.n)]

    def odds(self, s: Land) -> list[int]:
        return [1] * s.n

    def fell(self, s: Land, outcome: Action) -> None:
        s.active = outcome - BEGIN.base
        s.tell(BEGINS, s.active)
        s.then(*s.turn)


class DrawTile(Chance[Land]):
    """A tile is drawn at random. [CAR-02]

    One that fits nowhere leaves the game and the same player draws again; when none is left the
    game ends at once. [CAR-04]
    """

    __slots__ = ()
    key = "draw"
    rule = "CAR-02"

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return s.bag.faces(DRAW.base)

    def odds(self, s: Land) -> list[int]:
        return s.bag.weights()

    def fell(self, s: Land, outcome: Action) -> None:
        kind = outcome - DRAW.base
        s.bag.take(kind)
        s.tell(DREW, s.active, kind)
        if fits_somewhere(s, kind):
            s.drawn = kind
            return
        s.set_aside.append(kind)
        s.tell(SET_ASIDE, s.active, kind)
        if s.bag.empty:
            s.instead(FinalScoring())
        else:
            s.then(DrawTile())


class TurnChoice(Ask[Land]):
    """A question to the player whose turn it is. [CAR-02]"""

    __slots__ = ()

    def seats(self, s: Land) -> Seats:
        return 1 << s.active

    def decided(self, s: Land, answers: list[Action]) -> None:
        self.chose(s, answers[s.active])

    def chose(self, s: Land, action: Action) -> None:
        """The player has answered."""
        raise NotImplementedError(type(self).__name__)


class LayTile(TurnChoice):
    """The tile must touch the landscape, and all edges that touch must match. [CAR-03]"""

    __slots__ = ()
    key = "lay"
    rule = "CAR-03"
    verbs = (LAY,)

    def options(self, s: Land, seat: Seat) -> list[Action]:
        fits = s.box.fits[s.drawn]
        base = LAY.base
        found = [
            base + place * ROTATIONS + rotation
            for place, asked in s.frontier.items()
            for rotation in fits[asked]
        ]
        found.sort()
        return found

    def why(self, s: Land, seat: Seat, action: Action) -> Why:
        place, _ = LAY.args(action)
        if place in s.tile_at:
            return Why("CAR-03", "occupied")
        if place not in s.frontier:
            return Why("CAR-03", "apart")
        return Why("CAR-03", "turned" if s.box.fits[s.drawn][s.frontier[place]] else "edges")

    def touched(self, kind: str) -> Why:
        """A rotation that is pointed at is meant for any place. [CAR-03]"""
        return Why("CAR-03", "nowhere") if kind == "rotation" else NOT_TOLD

    def chose(self, s: Land, action: Action) -> None:
        place, rotation = divmod(action - LAY.base, ROTATIONS)
        s.tell(LAID, s.active, s.drawn, place, rotation)
        lay(s, place, s.drawn * ROTATIONS + rotation)
        s.drawn = NOTHING


class PlaceFollower(TurnChoice):
    """A follower from the supply may go on a segment of the tile just laid, if nobody stands on
    the whole feature; also if the tile has completed it. [CAR-05]"""

    __slots__ = ()
    key = "follower"
    rule = "CAR-05"
    verbs = (FOLLOWER, NO_FOLLOWER)

    def seats(self, s: Land) -> Seats:
        return 1 << s.active if follower_options(s, one=True) else 0

    def options(self, s: Land, seat: Seat) -> list[Action]:
        return [NO_FOLLOWER.base, *follower_options(s)]

    def why(self, s: Land, seat: Seat, action: Action) -> Why:
        spot = action - FOLLOWER.base
        if feature_at(spot) == FARM and not s.settings["farmers"]:
            return Why("CAR-12")
        segment = segment_reaching(s, s.places[-1], spot)
        if segment == NO_SEGMENT:
            return Why("CAR-05", "nothing")
        others = owners(s.followers[feature_of(s, segment)], s.n)
        if seat in others:
            return Why("CAR-05", "yours")
        if others:
            if len(others) == 1:
                return Why("CAR-05", "taken", seat=others[0])
            shared = "shared" if len(others) == 2 else "crowded"
            return Why("CAR-05", shared, seat=others[0], other=others[1])
        return Why("CAR-05", "named", spot=place_and_spot(s, segment)[1])

    def touched(self, s: Land, kind: str, number: int) -> Why:
        """A tile, a part of one or a kind of feature that is pointed at is meant for a follower; a
        part has its own reason. [CAR-05]"""
        if kind == "place" and number != s.places[-1]:
            return Why("CAR-05", "another-tile")
        if kind == "feature" and number not in s.box.faces[s.faces[-1]].kind.features:
            return Why("CAR-05", "nothing")
        return Why("CAR-05", "which-part") if kind in ("place", "feature") else NOT_TOLD

    def chose(self, s: Land, action: Action) -> None:
        if action == NO_FOLLOWER.base:
            return
        spot = action - FOLLOWER.base
        tile = len(s.faces) - 1
        put_follower(s, s.active, tile * SEGMENTS + s.box.faces[s.faces[tile]].segment(spot))
        s.tell(FOLLOWER_PUT, s.active, s.places[tile], spot)


class EndTurn(Step[Land]):
    """The left neighbour goes on; after the last tile the game ends. [CAR-02, CAR-11]"""

    __slots__ = ()

    def run(self, s: Land) -> None:
        if s.bag.empty:
            s.then(FinalScoring())
        else:
            s.active = (s.active + 1) % s.n
            s.then(*s.turn)


def fits_somewhere(s: Land, kind: int) -> bool:
    """Is there a place for a tile of this kind? [CAR-03, CAR-04]"""
    fits = s.box.fits[kind]
    return any(fits[asked] for asked in s.frontier.values())


def lacking(s: Land, spot: Spot) -> Why:
    """Why this turn's tile has no place for a follower there, if it has none: in hand it has no
    such feature on any side; once it is laid, none on this one. [CAR-05]"""
    if s.drawn != NOTHING:
        feature = feature_at(spot)
        has = feature in s.box.kinds[s.drawn].features
        return NOT_TOLD if has else Why("CAR-05", "lacks", feature=feature)
    if segment_reaching(s, s.places[-1], spot) == NO_SEGMENT:
        return Why("CAR-05", "nothing")
    return NOT_TOLD


def spot_with(s: Land, feature: int) -> Spot:
    """A spot of this kind of feature: one of the tile just laid, if it has one."""
    tries: list[Spot] = list(s.box.faces[s.faces[-1]].spots) if s.drawn == NOTHING else []
    return next(spot for spot in tries + list(range(len(SPOTS))) if feature_at(spot) == feature)


def follower_options(s: Land, one: bool = False) -> list[Action]:
    """Where the player may put a follower now; or only `one` of the places, if there are any.
    Without farmers nobody goes on a farm. [CAR-05, CAR-12]"""
    if not s.supply[s.active]:
        return []
    tile = len(s.faces) - 1
    face = s.box.faces[s.faces[tile]]
    features = face.kind.features
    found: list[Action] = []
    farmers = s.settings["farmers"]
    for spot, k in face.by_spot:
        if s.followers[feature_of(s, tile * SEGMENTS + k)]:
            continue
        if farmers or features[k] != FARM:
            found.append(FOLLOWER.base + spot)
            if one:
                break
    return found
