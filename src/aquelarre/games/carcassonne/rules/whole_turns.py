"""Whole turns: every placement together with every follower that may be put down after it, for
searching bots. Nothing is laid to find out: only the four neighbours of a place are looked at."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.places import STEPS, Place
from aquelarre.games.carcassonne.box.tiles import FARM, ROTATIONS, SEGMENTS, Face
from aquelarre.games.carcassonne.rules.landscape import feature_of
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import SILENT, Action

WholeTurn = tuple[Action, Action]  # the tile, then the follower: SILENT if that is not asked
Edges = list[list[SegmentId]]  # for each side, the features beyond it, clockwise; none, if empty


def whole_turns(s: Land) -> list[WholeTurn]:
    """All that the player whose tile is drawn may do in this turn, in the order of the numbers.

    Without expansions, which ask for more in between. [CAR-03, CAR-05]
    """
    if s.expansions or s.drawn == NOTHING:
        raise ValueError("whole turns are listed while a tile is in hand, without expansions")
    fits = s.box.fits[s.drawn]
    found: list[WholeTurn] = []
    has_follower = s.supply[s.active] > 0
    farmers = bool(s.settings["farmers"])
    for place in sorted(s.frontier):
        rotations = fits[s.frontier[place]]
        if not rotations:
            continue
        edges = beyond(s, place) if has_follower else []
        for rotation in rotations:
            laid = LAY.base + place * ROTATIONS + rotation
            if not has_follower:
                found.append((laid, SILENT))
                continue
            face = s.box.faces[s.drawn * ROTATIONS + rotation]
            spots = free_spots(s, face, edges, farmers)
            if not spots:
                found.append((laid, SILENT))
                continue
            found.append((laid, NO_FOLLOWER.base))
            found += [(laid, FOLLOWER.base + spot) for spot in spots]
    return found


def take(s: Land, turn: WholeTurn) -> None:
    """Carry one of them out."""
    seat = s.active
    laid, follower = turn
    s.answer(seat, laid)
    if follower != SILENT:
        s.answer(seat, follower)


def beyond(s: Land, place: Place) -> Edges:
    """The features that come to an empty place from each of its sides."""
    found: Edges = []
    for side in range(4):
        other = s.tile_at.get(place + STEPS[side], NOTHING)
        if other == NOTHING:
            found.append([])
            continue
        theirs = s.box.faces[s.faces[other]].faced[side]
        found.append([feature_of(s, other * SEGMENTS + k) for k in theirs])
    return found


def free_spots(s: Land, face: Face, edges: Edges, farmers: bool) -> list[int]:
    """Where on a tile laid like this a follower may stand: nobody is on the whole feature that its
    segment becomes a part of. Two segments may meet again beyond the tile. [CAR-05, CAR-12]"""
    joined = list(range(SEGMENTS))  # for each segment, the first that is of the same feature then
    taken = [False] * SEGMENTS
    met: dict[SegmentId, int] = {}
    for side in range(4):
        features = edges[side]
        ports = face.ports[side]
        for place in range(len(features)):
            feature, k = features[place], joined[ports[place]]
            occupied = s.followers[feature] != 0
            other = joined[met[feature]] if feature in met else k
            if other != k:
                occupied = occupied or taken[k] or taken[other]
                first = min(k, other)
                joined = [first if each in (k, other) else each for each in joined]
                k = first
            met[feature] = k
            if occupied:
                taken[k] = True
    kinds = face.kind.features
    return [
        spot for spot, k in face.by_spot if not taken[joined[k]] and (farmers or kinds[k] != FARM)
    ]
