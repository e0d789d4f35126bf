"""The board: where witches and tiles are, what is empty, how far one can walk. [LAN-14, LAN-54]

Sets of spaces are one int with a bit for each.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.edition import SpaceSet
from aquelarre.games.discworld_witches.box.ids import DUNGEON, FIRST_HARD, Space, Tile
from aquelarre.games.discworld_witches.state import (
    LOOK_ROUND,
    NO_TILE,
    TEA_AT_LOCATION,
    Lancre,
    Movement,
)
from aquelarre.kernel import Seat, Why, things_in

BARRED = Why("LAN-44", "dungeon")  # nobody goes there of their own free will


def spaces_in(spaces: SpaceSet) -> list[Space]:
    """The spaces of a set, in order."""
    return things_in(spaces)


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


def why_not_there(s: Lancre, space: Space, rule: str) -> Why:
    """Who flees or retreats cannot go there: it is not empty, or too far on foot. [LAN-54]"""
    if space == DUNGEON:
        return BARRED
    if s.tiled >> space & 1:
        return Why(rule, "problem", space=space)
    return Why(rule, "far" if empty(s) >> space & 1 else "witch", space=space)


def company(s: Lancre, seat: Seat, space: Space) -> list[Seat]:
    """The other witches with whom this one would take tea there: those of the whole location, or,
    where the table plays it so, of the very space. [LAN-25, ruling 9]"""
    around = 1 << space
    if s.rules >= TEA_AT_LOCATION and not s.settings["tea_by_space"]:
        around |= s.edition.sibling_set[space]
    return [x for x in range(s.n) if x != seat and s.witch[x] >= 0 and around >> s.witch[x] & 1]


def stopping(s: Lancre, seat: Seat) -> SpaceSet:
    """Spaces where a walk ends: with a tile or another witch. [LAN-14]"""
    return s.tiled | other_witches_on(s, seat)


def reach(s: Lancre, seat: Seat, movement: Movement) -> SpaceSet:
    """Where the steps left lead to. A walk can pass the Town and the Castle by any free space.
    [LAN-14]

    Going to another space of the same place is a whole movement, possible only at its beginning;
    or, where the table plays it so, one step like any other. [Ruling 8]
    """
    edition, here, steps = s.edition, s.witch[seat], movement.steps
    near, free = edition.near_set, ~stopping(s, seat)
    if s.settings["inside"]:
        return _reach_inside(s, here, free, steps)
    found = edge = near[here] if steps else 0
    for _ in range(steps - 1):
        ahead, through = 0, edge & free
        while through:
            lowest = through & -through
            ahead |= near[lowest.bit_length() - 1]
            through ^= lowest
        edge = ahead & ~found
        found |= ahead
    if movement.began == here and steps:
        found |= edition.sibling_set[here]
    return found & ~(1 << here)


def _reach_inside(s: Lancre, here: Space, free: SpaceSet, steps: int) -> SpaceSet:
    near, siblings = s.edition.near_set, s.edition.sibling_set
    found, edge = 0, 1 << here
    for number in range(steps):
        ahead = 0
        for space in spaces_in(edge & free if number else edge):
            ahead |= near[space] | siblings[space]
        edge = ahead & ~found
        found |= ahead
    return found & ~(1 << here)


def looks_round(s: Lancre, seat: Seat, goal: Space, movement: Movement) -> bool:
    """Does she begin her movement in Town or Castle by going to another space of it? Who then goes
    on unseen has her whole movement still before her. [LAN-37, rulings 8 and 28]"""
    here = s.witch[seat]
    inside = movement.began == here and bool(s.edition.sibling_set[here] >> goal & 1)
    return inside and (s.rules >= LOOK_ROUND or bool(s.settings["inside"]))


def distance(s: Lancre, seat: Seat, goal: Space, movement: Movement) -> int:
    """How many of her steps the walk to a space within reach takes; none, if she only looks round
    in Town or Castle. [LAN-14, LAN-37]"""
    if s.rules >= LOOK_ROUND and looks_round(s, seat, goal, movement):
        return 0
    edition, here, steps = s.edition, s.witch[seat], movement.steps
    free = ~stopping(s, seat)
    edge = 1 << here
    for count in range(1, steps):
        ahead = 0
        for space in spaces_in(edge):
            ahead |= edition.near_set[space]
            if s.settings["inside"]:
                ahead |= edition.sibling_set[space]
        if ahead >> goal & 1:
            return count
        edge = ahead & free
    return steps


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


def hidden_kinds(s: Lancre, unknown: SpaceSet) -> list[tuple[Tile, int]]:
    """What hard tiles may be to somebody who does not know those on these spaces: the kinds that
    she has not seen, and how many of each. [LAN-55]"""
    counts = list(s.hard_bag.counts)
    for space in spaces_in(unknown):
        if s.tile[space] >= 0:
            counts[s.tile[space]] += 1
    return [(tile, count) for tile, count in enumerate(counts) if count]


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
