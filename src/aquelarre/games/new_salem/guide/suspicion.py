"""How likely is each player a witch? Worked out from what lies open on the table.

A window shows the table as it is now, not who said or did what before: so the streets are read,
and the characters that the seat has seen. A witch scores with three types of building and a puritan
with two, and a witch does not mind despair: a street tells by its types and by its dark buildings.
(Cubes tell little: removals move them about. What is printed on a building stays.)
"""

from __future__ import annotations

from functools import lru_cache
from math import perm

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    COPIES,
    DESPAIR,
    POOL,
    PURITANS,
    SET_OF_TYPE,
    SIDE,
    TYPES,
    WITCHES,
    BuildingSet,
    Character,
    types_of,
)
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Seat

# What we expect of a street, a witch's and a puritan's: so much of it is of types that score for
# the player, and so much of it has despair printed on it.
OWN = (0.75, 0.53)
DARK = (0.58, 0.34)

CHARACTERS_OF = [[x for x in range(len(SIDE)) if SIDE[x] == side] for side in (WITCHES, PURITANS)]
OF_TYPE = [sum(ALL_COPIES << card * COPIES for card in cards) for cards in SET_OF_TYPE]
DARK_BUILDINGS = sum(ALL_COPIES << card * COPIES for card, dark in enumerate(DESPAIR) if dark)


def witch_chances(s: Town, seat: Seat) -> list[float]:
    """For every player, how likely the seat should think it that he is a witch.

    The pool says how many witches there can be among those whom the seat does not know; their
    streets, who of them it is. [SAL-01]
    """
    faces = s.characters.face
    known = [other for other in range(s.n) if s.characters.knows(other, seat)]
    seen = [faces[other] for other in known]
    unknown = [other for other in range(s.n) if other not in known]
    chances = [0.0] * s.n
    for other in known:
        chances[other] = float(SIDE[faces[other]] == WITCHES)
    witches, puritans = (
        POOL[s.n][side] - sum([SIDE[x] == side for x in seen]) for side in (WITCHES, PURITANS)
    )
    ratios = [witch_ratio(s, other, seen) for other in unknown]
    for place, other in enumerate(unknown):
        rest = choices(ratios[:place] + ratios[place + 1 :], witches)
        # So many cards of each side could be his, and the rest is dealt to the others.
        witch = witches * ratios[place] * deals(rest, len(unknown) - 1, witches - 1, puritans)
        puritan = puritans * deals(rest, len(unknown) - 1, witches, puritans - 1)
        chances[other] = witch / (witch + puritan)
    return chances


def choices(ratios: list[float], most: int) -> list[float]:
    """For no witch, one, … at most so many among these players: their ratios multiplied, summed
    over all choices of who they are."""
    sums = [1.0] + [0.0] * most
    for ratio in ratios:
        for count in range(most, 0, -1):
            sums[count] += ratio * sums[count - 1]
    return sums


def deals(sums: list[float], players: int, witches: int, puritans: int) -> float:
    """How likely their streets are, over all ways in which so many cards could have been dealt to
    so many players."""
    likely = 0.0
    for count in range(max(0, players - puritans), min(players, witches) + 1):
        likely += sums[count] * perm(witches, count) * perm(puritans, players - count)
    return likely


def witch_ratio(s: Town, other: Seat, seen: list[Character]) -> float:
    """How many times as likely this street is for a witch as for a puritan, if those whose
    characters have been seen are somebody else."""
    return ratio_of_street(s.streets[other], tuple(seen), s.settings["witch_types"])


@lru_cache(maxsize=4096)
def ratio_of_street(street: BuildingSet, seen: tuple[Character, ...], witch_types: int) -> float:
    """The same. A street stays for many decisions, so it is worked out once."""
    built, dark = street.bit_count(), (street & DARK_BUILDINGS).bit_count()
    of_type = [(street & mask).bit_count() for mask in OF_TYPE]
    likely = []
    for side, characters in enumerate(CHARACTERS_OF):
        found = [x for x in characters if x not in seen]
        if not found:  # all of the side have been seen: nobody else is of it
            return 1.0
        types = len(types_of(found[0], witch_types))
        other_type = (1 - OWN[side]) / (len(TYPES) - types)  # of the street is of each of them
        odds = OWN[side] / types / other_type
        total = 0.0
        for character in found:
            total += odds ** sum([of_type[kind] for kind in types_of(character, witch_types)])
        by_types = total / len(found) * other_type**built
        likely.append(by_types * DARK[side] ** dark * (1 - DARK[side]) ** (built - dark))
    return likely[WITCHES] / likely[PURITANS]
