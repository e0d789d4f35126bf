"""The board: where witches and tiles are, what is empty, how far one can walk. [LAN-14, LAN-54]

Sets of spaces are one int with a bit for each.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import SpaceSet
from aquelarre.games.discworld_witches.ids import FIRST_HARD, Space
from aquelarre.games.discworld_witches.state import NO_TILE, Lancre
from aquelarre.kernel import Seat


def spaces_in(some: SpaceSet) -> list[Space]:
    """The spaces of a set, in order."""
    found = []
    while some:
        lowest = some & -some
        found.append(lowest.bit_length() - 1)
        some ^= lowest
    return found


def witches_on(s: Lancre) -> SpaceSet:
    """The spaces where any witch stands; the dungeon is none of the board's."""
    found = 0
    for space in s.witch:
        if space >= 0:
            found |= 1 << space
    return found & s.edition.board


def other_witches_on(s: Lancre, seat: Seat) -> SpaceSet:
    """The spaces where a witch of somebody else stands."""
    found = 0
    for other, space in enumerate(s.witch):
        if space >= 0 and other != seat:
            found |= 1 << space
    return found & s.edition.board


def empty(s: Lancre) -> SpaceSet:
    """Spaces without tile and without witch. [LAN-54]"""
    return s.edition.board & ~(s.tiled | witches_on(s))


def way_out(s: Lancre, space: Space) -> SpaceSet:
    """Where one can flee or retreat to on foot: empty, and next to it or in the same place.
    [LAN-21, LAN-22]"""
    edition = s.edition
    return (edition.near_set[space] | edition.sibling_set[space]) & empty(s)


def company(s: Lancre, seat: Seat) -> list[Seat]:
    """The other witches on the very space of this one. [LAN-25, ruling 9]"""
    here = s.witch[seat]
    return [other for other in range(s.n) if other != seat and s.witch[other] == here]


def stopping(s: Lancre, seat: Seat) -> SpaceSet:
    """Spaces where a walk ends: with a tile or another witch. [LAN-14]"""
    return s.tiled | other_witches_on(s, seat)


def reach(s: Lancre, seat: Seat) -> SpaceSet:
    """Where the steps left lead to. A walk can pass the Town and the Castle by any free space.
    [LAN-14]

    Going to another space of the same place is a whole movement, possible only at its beginning;
    or, where the table plays it so, one step like any other. [Ruling 8]
    """
    edition, here = s.edition, s.witch[seat]
    near, free = edition.near_set, ~stopping(s, seat)
    if s.house.inside:
        return _reach_inside(s, here, free)
    found = edge = near[here] if s.steps else 0
    for _ in range(s.steps - 1):
        ahead, through = 0, edge & free
        while through:
            lowest = through & -through
            ahead |= near[lowest.bit_length() - 1]
            through ^= lowest
        edge = ahead & ~found
        found |= ahead
    if s.began == here and s.steps:
        found |= edition.sibling_set[here]
    return found & ~(1 << here)


def _reach_inside(s: Lancre, here: Space, free: SpaceSet) -> SpaceSet:
    near, siblings = s.edition.near_set, s.edition.sibling_set
    found, edge = 0, 1 << here
    for number in range(s.steps):
        ahead = 0
        for space in spaces_in(edge & free if number else edge):
            ahead |= near[space] | siblings[space]
        edge = ahead & ~found
        found |= ahead
    return found & ~(1 << here)


def distance(s: Lancre, seat: Seat, goal: Space) -> int:
    """How many steps the walk to a space within reach takes: all of them, if it is a movement
    inside a place. [LAN-14, ruling 8]"""
    edition, here = s.edition, s.witch[seat]
    free = ~stopping(s, seat)
    edge = 1 << here
    for count in range(1, s.steps):
        ahead = 0
        for space in spaces_in(edge):
            ahead |= edition.near_set[space]
            if s.house.inside:
                ahead |= edition.sibling_set[space]
        if ahead >> goal & 1:
            return count
        edge = ahead & free
    return s.steps


def face_down(s: Lancre) -> SpaceSet:
    """Hard tiles that lie face down. [LAN-55]"""
    return s.tiled & ~s.up


def unknown_to(s: Lancre, seat: Seat) -> SpaceSet:
    """Those of them that the seat has not looked at."""
    found = face_down(s)
    for space in spaces_in(found):
        if s.known[space] >> seat & 1:
            found ^= 1 << space
    return found


def with_crisis(s: Lancre) -> list[Space]:
    """Spaces whose tile has a crisis on it."""
    return [space for space, count in enumerate(s.crisis) if count]


def difficulty(s: Lancre, space: Space) -> int:
    """What has to be reached there: two more for every crisis. [LAN-17, LAN-46]"""
    return s.edition.difficulty[s.tile[space]] + 2 * s.crisis[space]


def bonus(s: Lancre, seat: Seat) -> int:
    """One more for every two hard tiles won before, on easy problems too. [LAN-17, ruling 24]"""
    return len(s.hard[seat]) // 2


def clear(s: Lancre, space: Space) -> None:
    """The tile leaves the space, its crises go back to the supply. [LAN-20]"""
    s.tile[space] = NO_TILE
    s.tiled &= ~(1 << space)
    s.up &= ~(1 << space)
    s.known[space] = 0
    s.crisis_supply += s.crisis[space]
    s.crisis[space] = 0


def hard_left(s: Lancre) -> int:
    """Hard tiles on the board, face up or down. [LAN-50, ruling 33]"""
    return sum(1 for tile in s.tile if tile >= FIRST_HARD or tile < NO_TILE)
