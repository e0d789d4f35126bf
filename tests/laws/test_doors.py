"""The law for doors finds a door that knows too much, and leaves one alone that does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from aquelarre.kernel import Told, Window, catalog
from aquelarre.laws import LawBroken
from aquelarre.laws.doors import check_door, pairs_of
from aquelarre.laws.position import position

NAMES = catalog.names()
SECRETIVE = [name for name in NAMES if catalog.find(name).secrets]


def honest(window: Window[Any], told: list[Told]) -> bytes:
    """What a seat sees, may answer and has heard."""
    heard = [(each.key, each.values, each.known) for each in told]
    return msgspec.json.encode([window.view(), window.options(), window.asides(), heard])


def knowing(window: Window[Any], told: list[Told]) -> bytes:
    """A door that has looked at the state itself."""
    return position(window._state).encode()


@pytest.mark.parametrize("name", NAMES)
def test_an_honest_door_passes(name: str) -> None:
    game = catalog.find(name)
    apart = check_door(game, honest, pairs=20)
    assert apart > 0 or not game.secrets, "these pairs could not have shown anything"


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_knowing_door_is_found(name: str) -> None:
    with pytest.raises(LawBroken, match="in which of two worlds"):
        check_door(catalog.find(name), knowing, pairs=20)


def test_the_same_seed_gives_the_same_pairs() -> None:
    game = catalog.find("walpurgisnacht")
    first, second = (
        [knowing(pair.other, pair.told) for pair in pairs_of(game, 10, seed=3)] for _ in range(2)
    )
    assert first == second
