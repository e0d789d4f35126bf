"""The bench measures what it says. How fast is no matter of tests."""

from __future__ import annotations

import pytest

from aquelarre.bots.bench import measure, own_bytes
from aquelarre.kernel.catalog import find


@pytest.mark.parametrize(("name", "seats"), [("_template", 3), ("walpurgisnacht", 4)])
def test_all_figures_are_there_and_make_sense(name: str, seats: int) -> None:
    speed = measure(find(name), seats, 0.05).as_dict()
    assert (speed["game"], speed["seats"]) == (name, seats)
    for figure in ("decisions_per_s", "games_per_s", "clone_us", "state_bytes", "games"):
        assert float(speed[figure]) > 0
    assert float(speed["decisions_per_game"]) >= seats


def test_only_what_a_clone_makes_anew_is_weighed() -> None:
    assert own_bytes(7, 7) == own_bytes("text", "text") == own_bytes((1, "a"), (1, "a")) == 0
    assert own_bytes([1, 2, 3], [1, 2, 3]) == own_bytes(["a", "b", "c"], ["a", "b", "c"]) > 0
    assert own_bytes([[], []], [[], []]) > own_bytes([1, 2], [1, 2])
    shared = [1, 2, 3]
    assert own_bytes([shared], [shared]) == own_bytes([None], [None])
    assert own_bytes({"a": [1]}, {"a": [1]}) > own_bytes({"a": shared}, {"a": shared})
    state = find("_template").start(3).clone()  # a list that has grown keeps room to spare
    copy = state.clone()
    assert own_bytes(state, copy) == own_bytes(copy, state) > own_bytes(state.agenda, copy.agenda)


def test_what_is_in_the_box_is_not_weighed() -> None:
    """Every landscape of an edition has the same tiles; only what lies there is its own."""
    state = find("carcassonne").start(2)
    assert own_bytes(state, state.clone()) < 20_000
