"""Leanings: how somebody who looks ahead cares otherwise than a guide, in the same coin.

A guide cares for its side about as much as is good for the side. Only one player of a side wins,
though: with five players, where most have two or three rivals, it pays to care more for one's own
points. By how much was found by play among guides (`leanings.toml`, `tools/salem_leanings.py`).
Tables for which that was not done have none: who looks ahead there begins from the guide's answer.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import inf
from typing import Any

from aquelarre.games.new_salem.box.cards import EVENTS, SIDES

Parts = tuple[float, ...]  # rounds 1 and 2, round 3, rounds 4 and 5
LAST_PART = 2
LATE_PART = 2  # from which on the phase is ended otherwise
ALIKE = (1.0, 1.0, 1.0)
TRUST, LIKE = "trust", "like"  # the parts of the file that are no leanings


class Leaning:
    """What a cube, a point and the rest are worth to somebody, beside what a guide makes of them;
    one that names nothing is a guide's."""

    __slots__ = (
        "candour",
        "cube",
        "deny",
        "ends",
        "finds",
        "growth",
        "hope",
        "launches",
        "others_hope",
        "point",
        "reins",
        "removals",
        "rival",
        "sets",
        "spread",
        "trial",
        "whim",
        "whole",
    )

    def __init__(self, row: dict[str, Any]) -> None:
        # So many times what it is to a guide, by the part of the game:
        self.cube: Parts = tuple(row.get("cube", ALIKE))
        self.point: Parts = tuple(row.get("point", ALIKE))
        self.hope: Parts = tuple(row.get("hope", ALIKE))
        self.trial: Parts = tuple(row.get("trial", ALIKE))
        # And all the game: what others of one's side may win, and what the next player is denied,
        self.rival: float = row.get("rival", 1.0)
        self.deny: float = row.get("deny", 1.0)
        # the office in a friend's hands, a friend's hope, the despair of a set,
        self.reins: float = row.get("reins", 1.0)
        self.others_hope: float = row.get("others_hope", 1.0)
        self.sets: float = row.get("sets", 1.0)
        # how far the end is from what is expected, and how much chance there is in what one wants;
        self.spread: float = row.get("spread", 1.0)
        self.whim: float = row.get("whim", 1.0)
        # the points of an own set, how likely its buildings are found, despair removed by a symbol;
        self.whole: float = row.get("whole", 1.0)
        self.finds: float = row.get("finds", 1.0)
        self.removals: float = row.get("removals", 1.0)
        # how openly a witch acts in the first three rounds: the part of a guide's openness;
        self.candour: Parts = tuple(row.get("candour", ALIKE))
        # more despair that each building to come is expected to bring.
        self.growth: float = row.get("growth", 0.0)
        # In chances to win: what it is worth more to end the phase, until the third round and
        # later, and to launch each event.
        self.ends: Parts = tuple(row.get("ends", (0.0, 0.0)))
        events: dict[str, float] = row.get("events", {})
        self.launches = [events.get(name, 0.0) for name in EVENTS]

    def ending(self, turn: int) -> float:
        """What it is worth more to end the phase in this round."""
        return self.ends[part_of(turn) >= LATE_PART]


def part_of(turn: int) -> int:
    """The part of the game that a round belongs to."""
    return max(0, min(LAST_PART, turn - 2))


def told() -> dict[str, dict[str, dict[str, Any]]]:
    """What `leanings.toml` says."""
    text = files("aquelarre.games.new_salem.guide").joinpath("leanings.toml").read_text("utf-8")
    found = tomllib.loads(text)
    for seats, others in found.pop(LIKE).items():
        found[seats], found[TRUST][seats] = found[others], found[TRUST][others]
    return found


def rows() -> dict[str, dict[str, dict[str, Any]]]:
    """The leanings in it, by number of players and side."""
    return {key: found for key, found in told().items() if key != TRUST}


def as_found() -> dict[tuple[int, int], Leaning]:
    """The leanings that come with the game, by number of players and side."""
    return {
        (int(seats), SIDES.index(side)): Leaning(row)
        for seats, sides in rows().items()
        for side, row in sides.items()
    }


def trusts() -> dict[int, tuple[float, float, float]]:
    """By number of players: how much the plan counts when all is built, how much more for each
    building to come, and from how many on it alone counts."""
    return {
        int(seats): (row.get("plan", 0.0), row.get("each", 0.0), row.get("until", inf))
        for seats, row in told().get(TRUST, {}).items()
    }


PLAIN = Leaning({})
TRUSTS = trusts()
NO_TRUST = (0.0, 0.0, inf)
LEANINGS = as_found()


def leaning_of(seats: int, side: int) -> Leaning:
    """What was found for players of this side at such a table; else a guide's."""
    return LEANINGS.get((seats, side), PLAIN)


def trust_of(seats: int, left: int) -> float:
    """How much the plan counts at such a table with so many buildings to come (`Belief.trust`)."""
    plan, each, until = TRUSTS.get(seats, NO_TRUST)
    return plan + each * left if left <= until else inf
