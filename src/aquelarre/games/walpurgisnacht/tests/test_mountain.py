"""The mountain: blocking and floating, against the geometry table of the contract."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games.walpurgisnacht.box.mountain import (
    NARROW,
    WIDE,
    blocked,
    blockers,
    free,
    slots_in,
    supported,
    valid,
)
from aquelarre.games.walpurgisnacht.tests.scenario import GAME, slot, slot_name

# slot: (held by, "any" of them is enough or "all" are needed, supported by; "" is always)
TABLE = {
    "P0": ("I4 I0", "any", ""),
    "P1": ("I0 I1", "any", ""),
    "P2": ("I1 I2", "any", ""),
    "P3": ("I2 I3", "any", ""),
    "P4": ("I3 I4", "any", ""),
    "I0": ("S0 S1", "all", "P0 P1"),
    "I1": ("S1 S2", "all", "P1 P2"),
    "I2": ("S2 S3", "all", "P2 P3"),
    "I3": ("S3 S4", "all", "P3 P4"),
    "I4": ("S4 S0", "all", "P4 P0"),
    "S0": ("O4 O0", "any", "I4 I0"),
    "S1": ("O0 O1", "any", "I0 I1"),
    "S2": ("O1 O2", "any", "I1 I2"),
    "S3": ("O2 O3", "any", "I2 I3"),
    "S4": ("O3 O4", "any", "I3 I4"),
    "O0": ("", "any", "S0 S1"),
    "O1": ("", "any", "S1 S2"),
    "O2": ("", "any", "S2 S3"),
    "O3": ("", "any", "S3 S4"),
    "O4": ("", "any", "S4 S0"),
}
WIDE_TABLE = {
    **TABLE,
    **{f"S{i}": (f"O{i} O{i + 5}", "any", TABLE[f"S{i}"][2]) for i in range(5)},
    **{f"O{i}": ("", "any", f"S{i % 5}") for i in range(10)},
}


def mask(names: str) -> int:
    return sum(1 << slot(name) for name in names.split())


def names(slots: int) -> set[str]:
    return {slot_name(place) for place in slots_in(slots)}


def agrees(table: dict[str, tuple[str, str, str]], lying: int, wide: int) -> None:
    for name, (held_by, how, support) in table.items():
        place = slot(name)
        lying_there = [bool(lying & mask(other)) for other in held_by.split()]
        held = bool(held_by) and (any(lying_there) if how == "any" else all(lying_there))
        rests = not support or bool(lying & mask(support))
        assert bool(blocked(lying, wide) >> place & 1) == held, name
        assert bool(supported(lying, wide) >> place & 1) == rests, name
        assert bool(blockers(place, lying, wide)) == held, name
        is_free = bool(lying >> place & 1) and not held
        assert bool(free(lying, wide) >> place & 1) == is_free, name
        is_valid = not lying >> place & 1 and not held and rests
        assert bool(valid(lying, wide) >> place & 1) == is_valid, name


@pytest.mark.rule("WAL-11")
@pytest.mark.rule("WAL-12")
@pytest.mark.rule("WAL-13")
@pytest.mark.rule("WAL-27")
@given(st.integers(0, NARROW))
def test_every_mountain_agrees_with_the_table(lying: int) -> None:
    agrees(TABLE, lying, 0)


@given(st.integers(0, WIDE))
def test_every_wide_mountain_agrees_with_the_rival_reading(lying: int) -> None:
    agrees(WIDE_TABLE, lying, 1)


@pytest.mark.rule("WAL-13")
def test_on_a_full_mountain_only_the_outer_pentagon_is_free() -> None:
    assert names(free(NARROW, 0)) == {"O0", "O1", "O2", "O3", "O4"}


@pytest.mark.rule("WAL-12")
def test_one_outer_card_gone_frees_no_pentagram_card() -> None:
    assert names(free(NARROW & ~mask("O0"), 0)) == {"O1", "O2", "O3", "O4"}


@pytest.mark.rule("WAL-11")
@pytest.mark.rule("WAL-12")
def test_six_cards_are_the_shortest_way_to_the_summit() -> None:
    lying = NARROW & ~mask("O4 O0")
    assert "S0" in names(free(lying, 0))
    lying &= ~mask("S0")
    assert {"I4", "I0"} <= names(free(lying, 0))
    assert "P0" not in names(free(lying & ~mask("I4"), 0))
    assert "P0" in names(free(lying & ~mask("I4 I0"), 0))


def test_slot_names_round_trip_and_ignore_case() -> None:
    for place in range(25):
        assert GAME.label("slot", place) == slot_name(place)
        assert GAME.thing("slot", slot_name(place).lower()) == place
    assert GAME.thing("slot", "X9") is None
    assert GAME.thing("slot", "P7") is None
