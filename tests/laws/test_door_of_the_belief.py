"""A belief is a door: two worlds that look the same to a seat, which was told the same in both, are
as likely to it, and so is every world that it could imagine in either."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Dice, Told, Window, catalog
from aquelarre.laws import LawBroken
from aquelarre.laws.doors import check_door
from aquelarre.laws.position import position

GAMES = catalog.names()
FEW, MANY = 40, 500  # pairs of worlds
IMAGINED = 3  # worlds whose weight is asked


def weighed(window: Window[Any], told: list[Told]) -> bytes:
    """How likely some worlds are, and what the guide and a plan make of that, and how much the
    plan counts."""
    game, options = window.game, window.options()
    belief = game.belief(window, told)
    worlds = [game.suppose(window, Dice("world").child(each)) for each in range(IMAGINED)]
    found: list[object] = [belief.weight(world) for world in worlds]
    if options:
        found += [game.weigh(window, Dice("same"), belief), game.plan(window, Dice("same"), belief)]
        found.append(belief.trust(window))
    return repr(found).encode()


def knowing(window: Window[Any], told: list[Told]) -> bytes:
    """One that looks at how the world really is."""
    return weighed(window, told) + position(window._state).encode()


@pytest.mark.parametrize("name", GAMES)
def test_what_looks_the_same_is_as_likely(name: str) -> None:
    game = catalog.find(name)
    assert check_door(game, weighed, FEW) > 0 or not game.secrets


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_what_looks_the_same_is_as_likely_five_hundred_times(name: str) -> None:
    game = catalog.find(name)
    assert check_door(game, weighed, MANY, seed=1) > MANY // 4 or not game.secrets


def test_one_that_knows_more_is_found() -> None:
    with pytest.raises(LawBroken, match="in which of two worlds"):
        check_door(catalog.find("new_salem"), knowing, FEW)
