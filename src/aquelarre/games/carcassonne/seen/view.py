"""Who sees what: everything lies open, except which tile comes next, and nobody knows that."""

from __future__ import annotations

from typing import Any

from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import place_label
from aquelarre.games.carcassonne.box.shapes import own_shapes
from aquelarre.games.carcassonne.box.tiles import CLOISTER, FARM, FEATURES, ROTATIONS, SPOTS
from aquelarre.games.carcassonne.rules.landscape import (
    count,
    feature_of,
    kind_of,
    leaders,
    place_and_spot,
)
from aquelarre.games.carcassonne.rules.scoring import places_of, worth
from aquelarre.games.carcassonne.rules.turn import PlaceFollower, follower_options
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import FOLLOWER, PARTS
from aquelarre.kernel import Dice, Seat, View


def view(s: Land, seat: Seat) -> View:
    """The table. The tiles left are known by kind, for everybody can count them."""
    return {
        "seat": seat,
        "over": s.over,
        "active": s.active,
        "small_city": bool(s.settings["small_city"]),
        "farmers": bool(s.settings["farmers"]),
        "expansions": [expansion.name for expansion in s.expansions],
        "drawn": LABELS[s.drawn] if s.drawn != NOTHING else None,
        "left": s.bag.total,
        "bag": {LABELS[kind]: copies for kind, copies in enumerate(s.bag.counts) if copies},
        "set_aside": [LABELS[kind] for kind in s.set_aside],
        "players": [
            {"seat": player, "score": s.score[player], "supply": s.supply[player]}
            for player in range(s.n)
        ],
        "tiles": [
            {
                "place": place_label(place),
                "tile": LABELS[face // ROTATIONS],
                "rotation": face % ROTATIONS,
            }
            for place, face in zip(s.places, s.faces, strict=True)
        ],
        "open": [place_label(place) for place in sorted(s.frontier)],
        "fits": _fits(s),
        "spots": _spots(s),
        "followers": [
            {"seat": player, "count": count(crowd, player), **_where(s, segment)}
            for segment, crowd in sorted(s.standing.items())
            for player in range(s.n)
            if count(crowd, player)
        ],
        "figures": [_where(s, at) if at != NOTHING else None for at in s.figures],
        "features": _features(s),
        **_own_kinds(s),
    }


def glance(s: Land, seat: Seat) -> View:
    """As much of the view as its encoding reads (encoding.py)."""
    return {
        "seat": seat,
        "over": s.over,
        "active": s.active,
        "small_city": s.settings["small_city"],
        "farmers": s.settings["farmers"],
        "expansions": [expansion.name for expansion in s.expansions],
        "drawn": LABELS[s.drawn] if s.drawn != NOTHING else None,
        "left": s.bag.total,
        "bag": {LABELS[kind]: copies for kind, copies in enumerate(s.bag.counts) if copies},
        "players": [
            {"score": score, "supply": supply}
            for score, supply in zip(s.score, s.supply, strict=True)
        ],
        "tiles": [{"place": place_label(place)} for place in s.places],
        "open": [place_label(place) for place in s.frontier],
        "fits": _fits(s),
        "spots": _spots(s),
        "figures": [{} if at != NOTHING else None for at in s.figures],
        "features": [_worth(s, feature) for feature in _occupied(s)],
        **_own_kinds(s),
    }


def _own_kinds(s: Land) -> View:
    """What the kinds of an owner's own look like; our tiles are known to everybody."""
    return {"kinds": own_shapes(s.box)} if s.box.own else {}


def _occupied(s: Land) -> list[SegmentId]:
    """The features with followers, in the order of the view."""
    found = {feature_of(s, segment) for segment in s.standing}
    return [feature for _, feature in sorted((kind_of(s, each), each) for each in found)]


def _worth(s: Land, feature: SegmentId) -> View:
    """What a feature is, and what it would score as it is."""
    kind, crowd = kind_of(s, feature), s.followers[feature]
    around = places_of(s, feature) if kind == CLOISTER else ()
    return {
        "feature": FEATURES[kind],
        "complete": kind != FARM and not s.ends[feature],
        "followers": [count(crowd, player) for player in range(s.n)],
        "points": sum(worth(s, feature, kind)),
        "places": around or range(s.tiles[feature].bit_count()),
    }


def _where(s: Land, segment: SegmentId) -> dict[str, Any]:
    place, spot = place_and_spot(s, segment)
    return {"place": place_label(place), "spot": SPOTS[spot]}


def _fits(s: Land) -> list[str]:
    """The places where the tile in hand can go."""
    if s.drawn == NOTHING:
        return []
    fits = s.box.fits[s.drawn]
    return [place_label(place) for place, asked in sorted(s.frontier.items()) if fits[asked]]


def _spots(s: Land) -> list[str]:
    """The spots of the tile just laid on which a follower may be placed now."""
    if not isinstance(s.open_question(), PlaceFollower):
        return []
    return [SPOTS[action - FOLLOWER.base] for action in follower_options(s)]


def _features(s: Land) -> list[dict[str, Any]]:
    """The features on which followers stand: whose they are, and what each would score as it is.
    The followers are gone through once, not once for each feature."""
    standing: dict[SegmentId, list[SegmentId]] = {}
    for segment in sorted(s.standing):
        standing.setdefault(feature_of(s, segment), []).append(segment)
    kinds = sorted((kind_of(s, feature), feature) for feature in standing)
    return [_feature(s, kind, feature, standing[feature]) for kind, feature in kinds]


def _feature(s: Land, kind: int, feature: SegmentId, standing: list[SegmentId]) -> dict[str, Any]:
    parts = worth(s, feature, kind)
    crowd = s.followers[feature]
    first = standing[0]
    if len(standing) > 1:
        leader = leaders(crowd, s.n)[0]
        first = next(at for at in standing if count(s.standing[at], leader))
    return {
        "feature": FEATURES[kind],
        "complete": kind != FARM and not s.ends[feature],
        "followers": [count(crowd, player) for player in range(s.n)],
        "points": sum(parts),
        "parts": {name: value for name, value in zip(PARTS, parts, strict=True) if value},
        "places": [place_label(place) for place in places_of(s, feature)],
        **_where(s, first),
    }


def imagine(s: Land, seat: Seat, dice: Dice) -> Land:
    """There is nothing to imagine: the bag has no order."""
    return s.clone()
