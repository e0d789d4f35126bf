"""Engines see nothing that their seat does not: the same window gives the same messages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from aquelarre.bots.engine.messages import AT_ONCE, MOST_OURS, shown
from aquelarre.kernel import Told, Window, catalog
from aquelarre.laws import LawBroken
from aquelarre.laws.doors import check_door, pairs_of

NAMES = catalog.names()
FAST_PAIRS, DEEP_PAIRS = 20, 500


def check(name: str, pairs: int) -> None:
    game = catalog.find(name)
    apart = check_door(game, shown, pairs)
    assert apart > pairs // 4 or not game.secrets, "these pairs could not have shown much"


@pytest.mark.parametrize("name", NAMES)
def test_the_same_window_gives_the_same_messages(name: str) -> None:
    check(name, FAST_PAIRS)


@pytest.mark.deep
@pytest.mark.parametrize("name", NAMES)
def test_five_hundred_pairs(name: str) -> None:
    check(name, DEEP_PAIRS)


def test_a_message_that_tells_too_much_is_found() -> None:
    def leaking(window: Window[Any], told: list[Told]) -> bytes:
        others = [window.game.view(window._state, seat) for seat in range(window.seats)]
        return shown(window, told) + msgspec.json.encode(others)

    with pytest.raises(LawBroken, match="this door shows"):
        check_door(catalog.find("las_brujas"), leaking, FAST_PAIRS)


@pytest.mark.parametrize("name", NAMES)
def test_every_message_is_one_line_of_bounded_length(name: str) -> None:
    """And plain JSON, in which numbers are small enough for every language."""
    for pair in pairs_of(catalog.find(name), 10):
        for line in shown(pair.one, pair.told).splitlines():
            assert len(line) < MOST_OURS
            message = msgspec.json.decode(line)
            assert isinstance(message["t"], str)
            assert len(message.get("events", [])) <= AT_ONCE
            small(message)


def small(value: object) -> None:
    """What JavaScript can count to, and nothing deep."""
    if isinstance(value, int):
        assert abs(value) < 1 << 53
    for each in value.values() if isinstance(value, dict) else ():
        small(each)
    for each in value if isinstance(value, list) else ():
        small(each)
