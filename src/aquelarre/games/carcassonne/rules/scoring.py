"""Scoring: what features are worth, who gets it, and how the game ends."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.places import AROUND, Place
from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, EMPTY_NEIGHBOURS, FARM, ROAD
from aquelarre.games.carcassonne.rules.landscape import (
    bits,
    count,
    feature_of,
    kind_of,
    leaders,
    place_and_spot,
    send_home,
)
from aquelarre.games.carcassonne.state import ONE_PLACE, Land, SegmentId
from aquelarre.games.carcassonne.verbs import (
    CITIES,
    CITY_SCORED,
    CLOISTER_SCORED,
    ENDED,
    FARM_SCORED,
    OPEN_CITY_SCORED,
    OPEN_CLOISTER_SCORED,
    OPEN_ROAD_SCORED,
    PARTS,
    PENNANTS,
    ROAD_SCORED,
    SHARED,
    TILES,
    WON,
)
from aquelarre.kernel import Notice, Seat, Step

COMPLETED = {CITY: CITY_SCORED, ROAD: ROAD_SCORED, CLOISTER: CLOISTER_SCORED}
AT_THE_END = {
    CITY: OPEN_CITY_SCORED,
    ROAD: OPEN_ROAD_SCORED,
    CLOISTER: OPEN_CLOISTER_SCORED,
    FARM: FARM_SCORED,
}
POINTS_PER_CITY = 3  # beside a farm
SMALL = 2  # tiles of a small city


class ScoreCompleted(Step[Land]):
    """What the tile has completed is scored, and the followers there return. [CAR-02, CAR-10]"""

    __slots__ = ()

    def run(self, s: Land) -> None:
        for feature in s.closed:
            if s.followers[feature]:
                kind = kind_of(s, feature)
                pay(s, feature, COMPLETED[kind], worth(s, feature, kind))
                send_home(s, feature)
            for expansion in s.expansions:
                expansion.completed(s, feature)


class FinalScoring(Step[Land]):
    """After the last turn open roads, cities and cloisters count, and the farms; then most
    points win. [CAR-11, CAR-12, CAR-13]"""

    __slots__ = ()

    def run(self, s: Land) -> None:
        s.tell(ENDED)
        for kind, feature in occupied(s):
            pay(s, feature, AT_THE_END[kind], worth(s, feature, kind))
        best = max(s.score)
        for seat in winners(s):
            s.tell(WON if s.score.count(best) == 1 else SHARED, seat, best)


def occupied(s: Land) -> list[tuple[int, SegmentId]]:
    """The features on which followers stand, with their kinds: cities, roads, farms, cloisters."""
    features = {feature_of(s, segment) for segment in s.standing}
    return sorted((kind_of(s, feature), feature) for feature in features)


def worth(s: Land, feature: SegmentId, kind: int) -> list[int]:
    """What a feature would score now, in its parts.

    A road brings 1 for each tile. [CAR-06] A completed city 2 for each tile and pennant, an open
    one 1. [CAR-07, CAR-11] A cloister 1 for itself and for each neighbour. [CAR-08, CAR-11]
    A farm 3 for each completed city that it touches. [CAR-12]
    """
    parts = [0] * len(PARTS)
    if kind == FARM:
        parts[CITIES] = POINTS_PER_CITY * touched_cities(s, feature)
    elif kind == CLOISTER:
        parts[TILES] = 1 + EMPTY_NEIGHBOURS - s.ends[feature]
    else:
        tiles = s.tiles[feature].bit_count()
        each = 1
        if kind == CITY:
            each = points_per_city_tile(s, feature, tiles)
            parts[PENNANTS] = each * s.pennants[feature]
        parts[TILES] = each * tiles
    for expansion in s.expansions:
        expansion.alters(s, feature, kind, parts)
    return parts


def points_per_city_tile(s: Land, city: SegmentId, tiles: int) -> int:
    """Two if it is complete; with the option `small_city` one for a city of two tiles. [CAR-07]"""
    if s.ends[city]:
        return 1
    return 1 if s.settings["small_city"] and tiles == SMALL else 2


def touched_cities(s: Land, farm: SegmentId) -> int:
    """How many completed cities the farm touches, each once. [CAR-12]"""
    touched = s.touched[farm]
    return sum(1 for city in s.cities if city & touched)


def pay(s: Land, feature: SegmentId, notice: Notice, parts: list[int]) -> None:
    """Those with most followers get all the points, each once, also when they are tied: they are
    told the same then, one after the other. [CAR-09]"""
    points = sum(parts)
    best = leaders(s.followers[feature], s.n)
    for seat in best:
        s.score[seat] += points
        if s.news is not None:
            places = tuple(places_of(s, feature))
            whose = best[0] if s.rules >= ONE_PLACE else seat
            where, _ = place_and_spot(s, stand_of(s, feature, whose))
            s.tell(notice, seat, where, len(places), points, *parts, places=places)


def places_of(s: Land, feature: SegmentId) -> list[Place]:
    """Where the points of a feature come from: its tiles, and those around a cloister."""
    if kind_of(s, feature) != CLOISTER:
        places = s.places
        return sorted([places[tile] for tile in bits(s.tiles[feature])])
    centre, _ = place_and_spot(s, feature)
    return sorted(centre + step for step in (0, *AROUND) if centre + step in s.tile_at)


def stand_of(s: Land, feature: SegmentId, seat: Seat) -> SegmentId:
    """Where on the feature the seat has a follower; the first, if there are several."""
    parts = s.parts[feature]
    return min(
        segment
        for segment, crowd in s.standing.items()
        if parts >> segment & 1 and count(crowd, seat)
    )


def winners(s: Land) -> list[Seat]:
    """Who has most points; ties share. [CAR-13]"""
    best = max(s.score)
    return [seat for seat in range(s.n) if s.score[seat] == best]


def results(s: Land) -> list[float]:
    """1 for the winner, 0 for those who share the victory, -1 for everyone else. [CAR-13]"""
    best = winners(s)
    shared = 0.0 if len(best) > 1 else 1.0
    return [shared if seat in best else -1.0 for seat in range(s.n)]
