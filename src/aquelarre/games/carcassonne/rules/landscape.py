"""The landscape: laying a tile, and which features that joins and completes.

Nothing here looks at the whole table: the cost of a tile depends on its neighbours only.
"""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.games.carcassonne.box.places import AROUND, STEPS, Place
from aquelarre.games.carcassonne.box.tiles import CITY, NO_SEGMENT, SEGMENTS, Spot
from aquelarre.games.carcassonne.state import SEAT_BITS, SEAT_MASK, Crowd, Land, SegmentId
from aquelarre.kernel import Seat

NOBODY = (0,) * SEGMENTS
MOST_TILES = 100
OWN_BITS = [  # of the eight segments of each tile
    tuple(1 << tile * SEGMENTS + k for k in range(SEGMENTS)) for tile in range(MOST_TILES)
]


def feature_of(s: Land, segment: SegmentId) -> SegmentId:
    """The feature to which a segment belongs, named by its oldest segment."""
    parent = s.parent
    while parent[segment] != segment:
        segment = parent[segment]
    return segment


def kind_of(s: Land, segment: SegmentId) -> int:
    """City, road, farm or cloister."""
    tile, k = divmod(segment, SEGMENTS)
    return s.box.faces[s.faces[tile]].kind.features[k]


def place_and_spot(s: Land, segment: SegmentId) -> tuple[Place, Spot]:
    """Where on the table a segment lies."""
    tile, k = divmod(segment, SEGMENTS)
    return s.places[tile], s.box.faces[s.faces[tile]].spots[k]


def segment_at(s: Land, place: Place, spot: Spot) -> SegmentId:
    """The segment that lies there, NO_SEGMENT if none does."""
    tile = s.tile_at.get(place)
    if tile is None:
        return NO_SEGMENT
    k = s.box.faces[s.faces[tile]].segment(spot)
    return tile * SEGMENTS + k if k != NO_SEGMENT else NO_SEGMENT


def segment_reaching(s: Land, place: Place, spot: Spot) -> SegmentId:
    """The same, also where the segment is named after another of its sides."""
    tile = s.tile_at.get(place)
    if tile is None:
        return NO_SEGMENT
    k = s.box.faces[s.faces[tile]].reaching(spot)
    return tile * SEGMENTS + k if k != NO_SEGMENT else NO_SEGMENT


def bits(of: int) -> Iterator[int]:
    """The numbers in a set of bits, lowest first."""
    while of:
        lowest = of & -of
        yield lowest.bit_length() - 1
        of ^= lowest


# -- laying a tile -----------------------------------------------------------------------


def lay(s: Land, place: Place, number: int) -> None:
    """Put a face on a place where it fits; join features and note those that are complete.

    A tile with several segments of one feature counts once, since tiles are kept as a set.
    [CAR-09]
    """
    faces = s.box.faces
    face = faces[number]
    kind = face.kind
    tile = len(s.faces)
    first = tile * SEGMENTS
    s.faces.append(number)
    s.places.append(place)
    s.tile_at[place] = tile
    s.parent += range(first, first + SEGMENTS)
    s.ends += kind.ends
    s.pennants += kind.pennants
    s.followers += NOBODY
    s.tiles += (1 << tile,) * SEGMENTS
    s.parts += OWN_BITS[tile]
    s.touched += [touches << first for touches in kind.touches]

    frontier = s.frontier
    frontier.pop(place, None)
    for side in range(4):
        beside = place + STEPS[side]
        other = s.tile_at.get(beside)
        if other is None:
            asked = face.edges[side] << 2 * (side ^ 2)  # of the opposite side
            frontier[beside] = frontier.get(beside, 0) | asked
        else:
            ours, theirs = face.ports[side], faces[s.faces[other]].faced[side]
            for port in range(len(ours)):
                _join(s, first + ours[port], other * SEGMENTS + theirs[port])
    _note_closed(s, place, first)


def _join(s: Land, one: SegmentId, other: SegmentId) -> None:
    """Two segments meet at an edge: their features become one, if they are not yet."""
    parent = s.parent
    while parent[one] != one:
        parent[one] = parent[parent[one]]  # shortens the way for those who look later
        one = parent[one]
    while parent[other] != other:
        parent[other] = parent[parent[other]]
        other = parent[other]
    if one == other:  # a ring closes
        s.ends[one] -= 2
        return
    if one > other:
        one, other = other, one
    parent[other] = one
    s.ends[one] += s.ends[other] - 2
    s.pennants[one] += s.pennants[other]
    s.followers[one] += s.followers[other]
    s.tiles[one] |= s.tiles[other]
    s.parts[one] |= s.parts[other]
    s.touched[one] |= s.touched[other]


def _note_closed(s: Land, place: Place, first: SegmentId) -> None:
    """Which features has the tile completed: cities, roads, cloisters around it, its own?"""
    kind = s.box.faces[s.faces[-1]].kind
    closed: list[SegmentId] = []
    for k in kind.closable:
        feature = feature_of(s, first + k)
        if s.ends[feature] == 0 and feature not in closed:
            closed.append(feature)
            if kind.features[k] == CITY:
                s.cities.append(s.parts[feature])
    if s.cloisters:
        _surround(s, place, closed)
    if kind.cloister != NO_SEGMENT:
        own = first + kind.cloister
        s.ends[own] -= sum(place + step in s.tile_at for step in AROUND)
        if s.ends[own] == 0:
            closed.append(own)
        else:
            s.cloisters[place] = own
    s.closed = closed


def _surround(s: Land, place: Place, closed: list[SegmentId]) -> None:
    """A tile lies at this place now: cloisters around it lack one neighbour less. [CAR-08]"""
    for at, cloister in list(s.cloisters.items()):
        if at - place in AROUND:
            s.ends[cloister] -= 1
            if s.ends[cloister] == 0:
                closed.append(cloister)
                del s.cloisters[at]


# -- followers ---------------------------------------------------------------------------


def count(crowd: Crowd, seat: Seat) -> int:
    """How many of a crowd are the seat's."""
    return crowd >> seat * SEAT_BITS & SEAT_MASK


def owners(crowd: Crowd, n: int) -> list[Seat]:
    """Who has followers in a crowd."""
    return [seat for seat in range(n) if count(crowd, seat)]


def put_follower(s: Land, seat: Seat, segment: SegmentId) -> None:
    """From the supply onto a segment."""
    one = 1 << seat * SEAT_BITS
    s.supply[seat] -= 1
    s.standing[segment] = s.standing.get(segment, 0) + one
    s.followers[feature_of(s, segment)] += one


def take_follower(s: Land, seat: Seat, segment: SegmentId) -> None:
    """From a segment back to the supply."""
    one = 1 << seat * SEAT_BITS
    s.supply[seat] += 1
    s.standing[segment] -= one
    if not s.standing[segment]:
        del s.standing[segment]
    s.followers[feature_of(s, segment)] -= one


def send_home(s: Land, feature: SegmentId) -> None:
    """All followers of a scored feature go back to their players. [CAR-10]"""
    crowd = s.followers[feature]
    if not crowd:
        return
    s.followers[feature] = 0
    for seat in range(s.n):
        s.supply[seat] += count(crowd, seat)
    parts = s.parts[feature]
    for segment in [segment for segment in s.standing if parts >> segment & 1]:
        del s.standing[segment]


def leaders(crowd: Crowd, n: int) -> list[Seat]:
    """Who has most followers in a crowd that is not empty: all who are tied. [CAR-09]"""
    best, found = 1, list[Seat]()
    for seat in range(n):
        number = crowd >> seat * SEAT_BITS & SEAT_MASK
        if number > best:
            best, found = number, [seat]
        elif number == best:
            found.append(seat)
    return found


# -- what is open ------------------------------------------------------------------------


def open_features(s: Land) -> list[SegmentId]:
    """The roads and cities that are not complete: each has an end at the frontier."""
    found: set[SegmentId] = set()
    faces = s.box.faces
    for place, asked in s.frontier.items():
        for side in range(4):
            if asked >> 2 * side & 3 > 1:  # a road or a city comes in here
                tile = s.tile_at[place + STEPS[side]]
                port = faces[s.faces[tile]].ports[side ^ 2]
                found.add(feature_of(s, tile * SEGMENTS + port[len(port) // 2]))
    return sorted(found)
