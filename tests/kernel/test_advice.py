"""Advice is for who plays alone, in games that can give it."""

from __future__ import annotations

import pytest

from aquelarre.games._template.game import Template
from aquelarre.kernel import Dice, Reason, Window
from aquelarre.kernel.catalog import find, names


def test_who_plays_with_others_is_not_advised() -> None:
    game = find("discworld_witches")
    assert game.may_advise(game.start(1))
    for mode in (0, 1, 2):
        for seats in (2, 3, 4):
            assert not game.may_advise(game.start(seats, {"mode": mode}))


@pytest.mark.parametrize("name", names())
def test_a_game_that_says_nothing_of_it_gives_none(name: str) -> None:
    game = find(name)
    seats = game.least_seats
    assert game.may_advise(game.start(seats)) == (game.advises and seats == 1)


def test_without_advice_there_is_nothing_to_ask() -> None:
    game = Template()
    with pytest.raises(NotImplementedError):
        game.advise(Window(game, game.start(2), 0), Dice(1))


def test_reasons_are_compared_by_what_they_say() -> None:
    assert Reason("solve", count=8) == Reason("solve", count=8)
    assert len({Reason("solve", count=8), Reason("solve", count=8)}) == 1
    assert Reason("solve", count=8) != Reason("solve", count=7)
    assert Reason("solve") != "solve"
    assert repr(Reason("solve", count=8)) == "Reason('solve', {'count': 8})"
