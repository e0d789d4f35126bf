"""How a world looks for everybody, for bots that look ahead: in imagined worlds all is known.

A seat wins if its side does (despair against the threshold) and if it is the best of its side.
Both are estimated from how such positions ended in games among bots.
"""

from __future__ import annotations

from math import exp

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    COPIES,
    DEALT,
    DEATH,
    JUSTICE,
    LETTER,
    SET_OF_TYPE,
    SIDE,
    TYPES,
    WITCHES,
    complete_sets,
    threshold,
    types_of,
)
from aquelarre.games.new_salem.rules.scoring import (
    LETTER_POINTS,
    SET_DESPAIR,
    SET_POINTS,
    TRIAL_DESPAIR,
)
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Seat, added

OF_TYPE = [sum(ALL_COPIES << card * COPIES for card in cards) for cards in SET_OF_TYPE]

GROWTH = (1.94, -1.02)  # despair in town by each building that a witch, a puritan will still build
HOPE = (0.05, -0.10)  # and by each hope that a witch, a puritan has
SPREAD = 1.4  # how far the end may be from that, with nothing left to build
SPREAD_PER_BUILDING = 0.74
LEAD = 1.1  # points by which one of two on a side is e times as likely the better, at the end
LEAD_PER_BUILDING = 0.28
HOPE_POINTS = 0.1  # hope breaks ties
NEVER_SURE = 0.98  # as long as the game goes on


def outlook(s: Town) -> list[float]:
    """From -1, lost, to 1, won."""
    if len(s.characters) < s.n:
        return [0.0] * s.n
    sides = [SIDE[face] for face in s.characters.face]
    left = builds_left(s)
    expected = despair_to_come(s, sides, left)
    margin = (expected - threshold(s.n) + 0.5) / (SPREAD + SPREAD_PER_BUILDING * left)
    reached = 1 / (1 + exp(-max(-30.0, min(30.0, margin))))
    lead = LEAD + LEAD_PER_BUILDING * left
    strength = [exp(points(s, seat) / lead) for seat in range(s.n)]
    found = []
    for seat, side in enumerate(sides):
        wins = reached if side == WITCHES else 1 - reached
        rivals = added([strength[x] for x in range(s.n) if sides[x] == side])
        found.append(NEVER_SURE * (2 * wins * strength[seat] / rivals - 1))
    return found


def builds_left(s: Town) -> int:
    """How many buildings each player will still build, about. [SAL-06]"""
    held = min([len(pack) for pack in s.packs])
    return sum(dealt - 1 for dealt in DEALT[s.round :]) + max(0, held - 1)


def despair_to_come(s: Town, sides: list[int], left: int) -> float:
    """What the town will count, if all goes on as usual. [SAL-21, SAL-22]"""
    total = float(town_despair(s))
    for seat, side in enumerate(sides):
        tried = s.tried >> seat & 1
        if side == WITCHES:
            total += -TRIAL_DESPAIR if tried else TRIAL_DESPAIR
        elif tried:
            total += TRIAL_DESPAIR
        street = s.streets[seat]
        total += SET_DESPAIR * (complete_sets(street, DEATH) - complete_sets(street, JUSTICE))
        total += GROWTH[side] * left + HOPE[side] * s.wealth[seat]
    return total


def points(s: Town, seat: Seat) -> float:
    """What the seat would score now, and a little for hope. [SAL-24, SAL-25]"""
    street = s.streets[seat]
    total = HOPE_POINTS * s.wealth[seat]
    for kind in types_of(s.characters.face[seat], s.settings["witch_types"]):
        total += (street & OF_TYPE[kind]).bit_count()
    for kind in range(len(TYPES)):
        total += SET_POINTS * complete_sets(street, kind)
    return total + (LETTER_POINTS if s.keeper[LETTER] == seat else 0)
