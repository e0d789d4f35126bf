"""How a world looks for everybody, for bots that look ahead: in imagined worlds all is known.

A seat wins if its side does (despair against the threshold) and if it is the best of its side
(points). How both go on from here is told by how such positions ended in games among guides:
`figures.toml`, made by `tools/salem_figures.py`.
"""

from __future__ import annotations

from math import exp

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    COPIES,
    DEALT,
    DEATH,
    JUSTICE,
    POOL,
    POSITIONS,
    SIDE,
    TYPES,
    WITCHES,
    BuildingSet,
    threshold,
)
from aquelarre.games.new_salem.guide.figures import FIGURES
from aquelarre.games.new_salem.guide.suspicion import look_of_street
from aquelarre.games.new_salem.rules.scoring import (
    SET_DESPAIR,
    SET_POINTS,
    TRIAL_DESPAIR,
    letter_points,
)
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import MOST_SEATS, Town
from aquelarre.kernel import Seat, added

OF_ONE_TYPE = len(POSITIONS) * COPIES  # bits of a street
BUILDS = sum(dealt - 1 for dealt in DEALT)  # by each player in a game
MOST_WITCHES = max(witches for witches, _ in POOL.values())
CLEAR = 3.0  # suspicion that says all
NEVER_SURE = 0.98  # as long as the game goes on


class Figures:
    """How games of so many players went on."""

    __slots__ = ("despair", "growth", "lead", "points", "spread")

    def __init__(self, row: dict[str, list[float]]) -> None:
        # Despair to come by the number of witches: in any case, and by what is left to build.
        self.growth = [row[f"growth_{witches}"] for witches in range(MOST_WITCHES + 1)]
        self.despair = row["despair"]  # and by what `omens` says
        self.spread = row["spread"]  # how far the end may be from it, and farther by each building
        self.points = row["points"]  # points to come, by what `prospects` says
        self.lead = row["lead"]  # points by which one is e times as likely the best, and by each
        # building, and what a hope in hand is worth of a point


def by_seats() -> list[Figures]:
    """For each number of players; where it was not counted, that of the nearest."""
    rows = {int(seats): Figures(row) for seats, row in FIGURES["outlook"].items()}
    return [rows[min(rows, key=lambda x: (abs(x - n), x))] for n in range(MOST_SEATS + 1)]


BY_SEATS = by_seats()


def outlook(s: Town) -> list[float]:
    """From -1, lost, to 1, won."""
    if len(s.characters) < s.n:
        return [0.0] * s.n
    figures, left = BY_SEATS[s.n], builds_left(s)
    sides = [SIDE[face] for face in s.characters.face]
    types = s.settings["witch_types"]
    streets = [
        street_of(s.streets[seat], s.edition.types_of(s.characters.face[seat], types))
        for seat in range(s.n)
    ]
    reached = witches_reach(s, figures, sides, streets, left)
    lead = figures.lead[0] + figures.lead[1] * left
    strength = []
    for seat in range(s.n):
        points = weighed(figures.points, prospects(s, seat, streets[seat], left))
        points += streets[seat][NOW] + figures.lead[2] * s.wealth[seat]
        points += letter_points(s, seat)
        strength.append(exp(points / lead))
    found = []
    for seat, side in enumerate(sides):
        wins = reached if side == WITCHES else 1 - reached
        rivals = added([strength[x] for x in range(s.n) if sides[x] == side])
        found.append(NEVER_SURE * (2 * wins * strength[seat] / rivals - 1))
    return found


def witches_reach(
    s: Town, figures: Figures, sides: list[int], streets: list[list[float]], left: int
) -> float:
    """How likely there will be despair enough. [SAL-23]"""
    part = left / BUILDS
    growth = figures.growth[min(sides.count(WITCHES), MOST_WITCHES)]
    expected = despair_now(s, sides, streets)
    expected += growth[0] + growth[1] * part + growth[2] * part * part
    expected += weighed(figures.despair, omens(s, sides, streets, part))
    margin = (expected - threshold(s.n)) / (figures.spread[0] + figures.spread[1] * left)
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


def builds_left(s: Town) -> int:
    """How many buildings each player will still build, about. [SAL-06]"""
    held = min([len(pack) for pack in s.packs])
    return sum(dealt - 1 for dealt in DEALT[s.round :]) + max(0, held - 1)


# -- what is looked at -------------------------------------------------------------------

NOW, NEAR_OWN, NEAR, BEGUN_OWN, BEGUN, DEATHS, JUSTICES, NEAR_DEATH, NEAR_JUSTICE = range(9)


def street_of(street: BuildingSet, types: tuple[int, ...]) -> list[float]:
    """Points now; sets that lack one kind of building, of types that score by themselves and of
    others; that lack two; and sets of death and justice, whole and lacking one."""
    found = [0.0] * 9
    for kind in range(len(TYPES)):
        three = street >> kind * OF_ONE_TYPE
        left = (three & ALL_COPIES).bit_count()
        centre = (three >> COPIES & ALL_COPIES).bit_count()
        right = (three >> 2 * COPIES & ALL_COPIES).bit_count()
        fewest = min(left, centre, right)
        lacking = (left == fewest) + (centre == fewest) + (right == fewest)
        found[NOW] += SET_POINTS * fewest
        own = kind in types
        if own:
            found[NOW] += left + centre + right
        if lacking == 1:
            found[NEAR_OWN if own else NEAR] += 1
        elif lacking == 2:
            found[BEGUN_OWN if own else BEGUN] += 1
        if kind == DEATH:
            found[DEATHS], found[NEAR_DEATH] = fewest, lacking == 1
        elif kind == JUSTICE:
            found[JUSTICES], found[NEAR_JUSTICE] = fewest, lacking == 1
    return found


def despair_now(s: Town, sides: list[int], streets: list[list[float]]) -> float:
    """What the town would count, if the game ended. [SAL-21, SAL-22]"""
    total = float(town_despair(s))
    for seat, side in enumerate(sides):
        tried = s.tried >> seat & 1
        if side == WITCHES:
            total += -TRIAL_DESPAIR if tried else TRIAL_DESPAIR
        elif tried:
            total += TRIAL_DESPAIR
        total += SET_DESPAIR * (streets[seat][DEATHS] - streets[seat][JUSTICES])
    return total


def omens(s: Town, sides: list[int], streets: list[list[float]], part: float) -> list[float]:
    """What else speaks for despair: sets of death and justice that are near; hope of either side;
    and how suspect witches and puritans are who have not been tried."""
    near = [0.0, 0.0]
    hope = [0.0, 0.0]
    suspect = [0.0, 0.0]
    types = s.settings["witch_types"]
    for seat, side in enumerate(sides):
        near[0] += streets[seat][NEAR_DEATH]
        near[1] += streets[seat][NEAR_JUSTICE]
        hope[side] += s.wealth[seat]
        if not s.tried >> seat & 1:
            look = look_of_street(s.edition, s.streets[seat], types)
            suspect[side] += max(-CLEAR, min(CLEAR, look))
    found = [near[0] * part, near[1] * part]
    for each in (hope, suspect):
        found += [each[0], each[1], each[0] * part, each[1] * part]
    return found


def prospects(s: Town, seat: Seat, street: list[float], left: int) -> list[float]:
    """What speaks for points to come, now and by how much is left to build."""
    part = left / BUILDS
    square = part * part
    witch = float(SIDE[s.characters.face[seat]] == WITCHES)
    found = [1.0, part, square, witch * part, witch * square]
    for place in (NEAR_OWN, NEAR, BEGUN_OWN, BEGUN):
        found += [street[place] * part, street[place] * square]
    hope = float(s.wealth[seat])
    return [*found, hope, hope * part, float(s.constable == seat)]


def weighed(weights: list[float], values: list[float]) -> float:
    """Their sum, each by its weight; always in the same order."""
    total = 0.0
    for place, value in enumerate(values):
        total += weights[place] * value
    return total
