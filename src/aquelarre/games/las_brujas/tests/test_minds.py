"""Whole games among guides: what their play adds up to. The games are always the same ones, so
nothing here is a matter of luck; what all of it comes to is measured by `tools/tells.py`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.las_brujas.notices import (
    ACCUSED,
    ACCUSED_ALONE,
    BURNT,
    COUNTERED,
    DROPPED,
    HEALED,
    REVOTE,
    SPREAD_BAD,
    SPREAD_GOOD,
    VOTED,
)
from aquelarre.games.las_brujas.state import GUILTY, WITCH
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.kernel import WATCHER, Dice, Seat, Told

GAMES, SEATS = 60, 7
LOT = 2 / SEATS  # witches among seven


def played(number: int) -> tuple[int, list[int], list[Told]]:
    """Who won, the sides, and what all were told."""
    dice = Dice("tells").child(number)
    s = GAME.start(SEATS, listen=True)
    bots = [GuideBot(dice.child(f"seat {seat}")) for seat in range(SEATS)]
    play_out(GAME, s, bots, dice.child("nature"))
    return s.winner, s.side, [event.heard_by(WATCHER) for event in s.news or []]


def savers(told: Sequence[Told]) -> list[Seat]:
    """Who has voted guilty and then saved the condemned."""
    guilty: set[Seat] = set()
    found = []
    for each in told:
        if each.key in (ACCUSED.key, ACCUSED_ALONE.key, REVOTE.key):
            guilty = set()
        elif each.key == VOTED.key and each.values["ballot"] == GUILTY:
            guilty.add(each.values["seat"])
        elif each.key in (COUNTERED.key, HEALED.key) and each.values["seat"] in guilty:
            found.append(each.values["seat"])
    return found


def in_vain(told: Sequence[Told]) -> int:
    """How many rumours were dropped as soon as they were spread."""
    spread = (SPREAD_GOOD.key, SPREAD_BAD.key)
    both = [(x, y) for x, y in pairwise(told) if x.key in spread and y.key == DROPPED.key]
    return len([x for x, y in both if x.values["card"] == y.values["card"]])


@pytest.mark.deep
def test_what_games_among_guides_add_up_to() -> None:
    won = burnt = 0
    for number in range(GAMES):
        winner, sides, told = played(number)
        assert not savers(told), number
        assert not in_vain(told), number
        won += winner == WITCH
        first = next(each for each in told if each.key == BURNT.key)
        burnt += sides[first.values["victim"]] == WITCH
    assert burnt >= 1.5 * LOT * GAMES, "deduction pays"
    assert 0.4 * GAMES <= won <= 0.6 * GAMES, "neither side is lost from the start"
