"""How bots of either side act, counted in their games: what deeds say about who did them.

`habits.toml` is made by `tools/salem_habits.py` from games among the bots as they are, and is to be
made anew when they act otherwise. Numbers are natural logarithms.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from aquelarre.games.new_salem.box.cards import (
    CARDS,
    CHARACTERS,
    COPIES,
    SIDE,
    SIDES,
    TYPE,
    BuildingSet,
    Card,
    buildings_in,
    types_of,
)

EARLY, LATE, ALWAYS = "early", "late", "always"  # rounds 1 and 2, 3 to 5, or who knows when
LAST_EARLY = 2


class Habits:
    """What is likely of whom."""

    __slots__ = ("bonds", "builders", "builds", "deeds")

    def __init__(self, table: dict[str, Any]) -> None:
        self.builders: dict[tuple[Card, str, int], list[float]] = {}  # worked out once
        # By time, side and whether its type scores for the builder: how likely each card is built.
        self.builds: dict[str, dict[str, dict[str, list[float]]]] = table["builds"]
        # By occasion and what was done: how much likelier for a witch than for a puritan.
        self.deeds: dict[str, dict[str, float]] = table["deeds"]
        # By what was done to another: how much likelier than by chance he is of this side, by the
        # side of who did it: witch to witch, to puritan; puritan to witch, to puritan.
        self.bonds: dict[str, list[float]] = table["bonds"]

    def building(self, card: Card, time: str, witch_types: int) -> list[float]:
        """For each character: how likely it builds this card."""
        found = self.builders.get((card, time, witch_types))
        if found is None:
            found = []
            for character, side in enumerate(SIDE):
                own = TYPE[card] in types_of(character, witch_types)
                found.append(self.builds[time][SIDES[side]]["own" if own else "other"][card])
            self.builders[card, time, witch_types] = found
        return found


def time_of(turn: int) -> str:
    """Bots act otherwise early and late."""
    return EARLY if turn <= LAST_EARLY else LATE


def as_they_act() -> Habits:
    """The habits that come with the game."""
    text = files("aquelarre.games.new_salem.guide").joinpath("habits.toml").read_text("utf-8")
    return Habits(tomllib.loads(text))


HABITS = as_they_act()


@lru_cache(maxsize=4096)
def likely_builders(street: BuildingSet, time: str, witch_types: int) -> tuple[float, ...]:
    """For each character: how likely it builds such a street."""
    found = [0.0] * len(CHARACTERS)
    for building in buildings_in(street):
        each = HABITS.building(building // COPIES, time, witch_types)
        found = [a + b for a, b in zip(found, each, strict=True)]
    return tuple(found)


assert all(len(HABITS.builds[time]) == len(SIDES) for time in (EARLY, LATE, ALWAYS))
assert all(len(row) == len(CARDS) for row in HABITS.builds[ALWAYS][SIDES[0]].values())
