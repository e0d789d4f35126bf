"""What a review says of a decision comes from what the seat knew, and from nothing else.

All of `looked_at` is held to the law of redaction: verdict, better answer, chances, reasons and
beliefs are the same in two worlds that look the same to the seat. Luck is no part of it: it looks
at the truth on purpose, and is told of finished games only (tests/server/test_reviews.py and
tests/terminal/test_review.py refuse the others).
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

from aquelarre.kernel import Dice, Game
from aquelarre.kernel.catalog import find, names
from aquelarre.laws.doors import Pair, pairs_of
from aquelarre.review import playing_on
from aquelarre.review.judge import IMPRECISE
from aquelarre.review.looking import looked_at

JUDGING = import_module("aquelarre.review.judge")  # the package has a function of that name
FEW = 4  # simulations
GUIDED = 10  # one pair in so many is played on by guides; else by anybody, who are faster


def told_of_it(pair: Pair) -> tuple[Any, Any]:
    """All that is said of some answer in each of two worlds that look the same."""
    dice = Dice("same")
    options = pair.one.options()
    action = options[dice.child("action").below(len(options))]
    one, other = (
        looked_at(window, pair.told, action, dice, FEW) for window in (pair.one, pair.other)
    )
    return one, other


def decided(game: Game[Any], count: int) -> Iterator[Pair]:
    """So many pairs of really two worlds (if anything is hidden) in which a seat has a choice."""
    pairs = pairs_of(game, 1000 * count, seed=1)
    able = (pair for pair in pairs if len(pair.one.options()) > 1)
    return islice((pair for pair in able if pair.apart or not game.secrets), count)


@pytest.fixture
def everything_is_suspect(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that each is played on, twice after each answer, and most get reasons."""
    monkeypatch.setattr(JUDGING, "GAMES", 2)
    monkeypatch.setattr(JUDGING, "SUSPECT", -2.0)
    monkeypatch.setattr(JUDGING, "LOST", {IMPRECISE: -2.0})


@pytest.mark.usefixtures("everything_is_suspect")
@pytest.mark.parametrize("name", [*names(), "_template"])
def test_a_review_knows_what_the_seat_knew(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "PLAYERS", "random")
    for pair in decided(find(name), 2):
        one, other = told_of_it(pair)
        assert one == other


@pytest.mark.deep
@pytest.mark.usefixtures("everything_is_suspect")
@pytest.mark.parametrize("name", names())
def test_a_review_knows_what_the_seat_knew_two_hundred_times(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons = 0
    for number, pair in enumerate(decided(find(name), 200)):
        players = "random" if number % GUIDED else "guide"
        monkeypatch.setattr(playing_on, "PLAYERS", players)
        one, other = told_of_it(pair)
        assert one == other
        reasons += len(one["reasons"]["for"])
    assert reasons > 50, "they are compared, too"


def test_a_review_that_peeps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail: here play goes on in the true world."""

    def true_world(worlds: playing_on.Imagined, _number: int) -> Any:
        return worlds.window._state.clone()

    monkeypatch.setattr(playing_on.Imagined, "world", true_world)
    found = list(map(told_of_it, decided(find("_template"), 20)))
    assert any(one != other for one, other in found)
