"""The coach is a door: it says the same in any two worlds that look the same to its seat."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Dice, Told, Window, advise, believed, catalog, warn
from aquelarre.laws import LawBroken
from aquelarre.laws.doors import check_door
from aquelarre.laws.position import position

COACHED = [name for name in catalog.names() if catalog.find(name).advises]
FEW, MANY = 40, 500  # pairs of worlds


def said(window: Window[Any], told: list[Told]) -> bytes:
    """What it would do and why, what speaks against another answer, and its warning."""
    options, game = window.options(), window.game
    if not options:
        return b""
    belief = believed(game, window, told)
    best = advise(game, window, Dice("coach"), belief)
    others = options[:: max(1, len(options) // 3)]
    reasons = [game.reasons(window, Dice("coach"), each, belief) for each in others]
    doubt = warn(game, window, Dice("coach"), others[-1], belief)
    against = (doubt.action, doubt.reasons, doubt.against) if doubt else None
    return repr((best.action, best.reasons, reasons, against)).encode()


def peeping(window: Window[Any], told: list[Told]) -> bytes:
    """One that thinks of the true deal."""
    return said(window, told) + position(window._state).encode()


@pytest.mark.parametrize("name", COACHED)
def test_the_coach_knows_no_more_than_its_seat(name: str) -> None:
    game = catalog.find(name)
    if game.secrets:
        assert check_door(game, said, FEW) > 0
    else:  # only what is to come is unknown
        check_door(game, said, FEW // 4)


@pytest.mark.deep
@pytest.mark.parametrize("name", COACHED)
def test_the_coach_knows_no_more_than_its_seat_five_hundred_times(name: str) -> None:
    game = catalog.find(name)
    assert check_door(game, said, MANY, seed=1) > MANY // 4 or not game.secrets


def test_one_that_knows_more_is_found() -> None:
    with pytest.raises(LawBroken, match="in which of two worlds"):
        check_door(catalog.find("_template"), peeping, FEW)
