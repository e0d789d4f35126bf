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
    EVENTS,
    SIDE,
    SIDES,
    TYPE,
    BuildingSet,
    Card,
    buildings_in,
)
from aquelarre.games.new_salem.box.edition import OURS, Edition

EARLY, LATE, ALWAYS = "early", "late", "always"  # rounds 1 and 2, 3 to 5, or who knows when
LAST_EARLY = 2
OF_CONSTABLE = "constable "  # begins an occasion of deeds: what was launched
HANDED, KNOWING = "handed ", " knowing"  # begins and ends the name of a bond
KNOWN = 32  # other boxes than ours for which habits are kept


class Habits:
    """What is likely of whom, with the cards of an edition."""

    __slots__ = ("bonds", "builders", "builds", "deeds", "edition")

    def __init__(self, table: dict[str, Any], edition: Edition = OURS) -> None:
        self.edition = edition
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
                own = TYPE[card] in self.edition.types_of(character, witch_types)
                found.append(self.builds[time][SIDES[side]]["own" if own else "other"][card])
            self.builders[card, time, witch_types] = found
        return found


def time_of(turn: int) -> str:
    """Bots act otherwise early and late."""
    return EARLY if turn <= LAST_EARLY else LATE


def table() -> dict[str, Any]:
    """The habits that come with the game, as they were counted."""
    text = files("aquelarre.games.new_salem.guide").joinpath("habits.toml").read_text("utf-8")
    return tomllib.loads(text)


HABITS = Habits(table())


def habits_of(edition: Edition) -> Habits:
    """The habits of those who play with this box: what they do with a card of theirs is what was
    counted for the card of ours that is most like it."""
    return HABITS if edition is OURS else _habits_of(edition)


@lru_cache(maxsize=KNOWN)
def _habits_of(edition: Edition) -> Habits:
    ours = table()
    like = {EVENTS[event]: EVENTS[other] for event, other in enumerate(edition.like_event)}
    for time in ours["builds"].values():
        for side in time.values():
            for whose, row in side.items():
                side[whose] = [row[card] for card in edition.like_card]
    for occasion, done in ours["deeds"].items():
        if occasion.startswith(OF_CONSTABLE):
            others = {name: worth for name, worth in done.items() if name not in EVENTS}
            known = {name: done[other] for name, other in like.items() if other in done}
            ours["deeds"][occasion] = others | known
    for name in ("deeds", "bonds"):
        ours[name] = _of_their_cards(ours[name], like)
    return Habits(ours, edition)


def _of_their_cards(rows: dict[str, Any], like: dict[str, str]) -> dict[str, Any]:
    """Rows about cards that are handed to somebody, under the names that these have."""
    others = {key: row for key, row in rows.items() if not key.startswith(HANDED)}
    for name, other in like.items():
        for end in ("", KNOWING):
            found = rows.get(f"{HANDED}{other}{end}")
            if found is not None:
                others[f"{HANDED}{name}{end}"] = found
    return others


@lru_cache(maxsize=4096)
def likely_builders(
    edition: Edition, street: BuildingSet, time: str, witch_types: int
) -> tuple[float, ...]:
    """For each character: how likely it builds such a street."""
    found = [0.0] * len(CHARACTERS)
    habits = habits_of(edition)
    for building in buildings_in(street):
        each = habits.building(building // COPIES, time, witch_types)
        found = [a + b for a, b in zip(found, each, strict=True)]
    return tuple(found)


assert all(len(HABITS.builds[time]) == len(SIDES) for time in (EARLY, LATE, ALWAYS))
assert all(len(row) == len(CARDS) for row in HABITS.builds[ALWAYS][SIDES[0]].values())
