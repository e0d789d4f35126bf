"""Options as rows: what they are, never how good; and dense numbers for a mask."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from aquelarre import find
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.kernel import SILENT, Dice, Game
from aquelarre.lab.environments.choosing import Choice, mode_of
from aquelarre.lab.environments.dense import ELSEWHERE, Dense
from aquelarre.lab.environments.options import Columns, Described
from aquelarre.lab.environments.table import Table, usual_seats


def decisions(game: Game[Any], seed: int, most: int) -> Any:
    """The decisions of a random game."""
    chance = Random(seed)
    table = Table(game, usual_seats(game), dice=Dice(seed))
    while not table.ended and table.decisions < most:
        yield table
        quiet = table.floor and chance.random() < 0.8
        table.act(SILENT if quiet else chance.choice(table.options))


def test_different_options_have_different_rows(game: Game[Any]) -> None:
    columns = Columns(game)
    assert len(columns.names) == len(set(columns.names))
    for table in decisions(game, 1, 150):
        rows = Described(columns, table.seat, table.state.n).of(table.options)
        assert len({row.tobytes() for row in rows}) == len(table.options)


def test_a_row_names_the_verb_and_what_it_touches() -> None:
    game = find("walpurgisnacht")
    columns = Columns(game)
    row = columns.row(game.action("give", card="W05", receiver=1), seat=3, n=5)
    touched = {name for name, value in zip(columns.names, row, strict=True) if value}
    assert touched == {"verb.give", "card.W05", "seat.3"}  # from seat 3 of 5, seat 1 is the third
    row = columns.row(SILENT, seat=3, n=5)
    assert [name for name, value in zip(columns.names, row, strict=True) if value] == ["silent"]


def test_places_are_coordinates_and_many_things_binary_digits() -> None:
    game = find("carcassonne")
    columns = Columns(game)
    row = columns.row(game.action("lay", place="3,-2", rotation=2), seat=0, n=2)
    named = {name: value for name, value in zip(columns.names, row, strict=True) if value}
    assert named == {"verb.lay": 1, "place.east": 3, "place.south": -2, "rotation.2": 1}
    salem = find("new_salem")
    columns = Columns(salem)
    number = salem.thing("building", "ENT-L-4")
    assert number is not None
    row = columns.row(salem.action("burn", building="ENT-L-4"), seat=0, n=3)
    bits = {name for name, value in zip(columns.names, row, strict=True) if value}
    assert bits == {"verb.burn", *(f"building.bit{bit}" for bit in range(8) if number >> bit & 1)}


def test_rows_are_remembered_and_room_grows() -> None:
    game = find("las_brujas")
    described = Described(Columns(game), 0, 5)
    actions = [game.verb("say_reason").base + place for place in range(200)]
    first = described.of(actions)
    assert first.shape == (200, len(described.columns.names))
    assert np.array_equal(described.of(actions[::-1]), first[::-1])


def test_in_the_mode_choice_number_k_is_the_kth_option() -> None:
    table = Table(TEMPLATE, 2, dice=Dice(1))
    mode = Choice(TEMPLATE)
    assert (table.floor, mode.numbers(table)) == (True, [0, 1])
    assert mode.action(table, 0) == SILENT
    assert mode.action(table, 1) == table.options[0]
    assert mode.action(table, 2) is None
    table.act(SILENT)
    table.act(SILENT)
    assert (table.floor, mode.numbers(table)) == (False, [1, 2])
    assert mode.action(table, 0) is None
    assert mode.action(table, -1) is None


def test_a_dense_number_means_one_answer(game: Game[Any]) -> None:
    """Every option has a number, and only one; the number gives it back."""
    dense = Dense(game)
    for table in decisions(game, 2, 300):
        numbers = dense.numbers(table)
        assert numbers == sorted(set(numbers))
        assert numbers[0] >= 0
        assert numbers[-1] < dense.size
        meant = [dense.action(table, number) for number in numbers]
        expected = sorted([*table.options, *([SILENT] if table.floor else [])])
        assert ELSEWHERE not in numbers
        assert sorted(meant, key=lambda action: -2 if action is None else action) == expected


@pytest.mark.parametrize("name", ["walpurgisnacht", "new_salem", "las_brujas"])
def test_a_dense_number_means_the_same_all_through_a_game(name: str) -> None:
    game = find(name)
    dense = Dense(game)
    meaning: dict[int, int | None] = {}
    for table in decisions(game, 3, 300):
        for number in dense.numbers(table):
            action = dense.action(table, number)
            assert meaning.setdefault(number, action) == action


def test_dense_sizes_are_those_that_the_docs_tell() -> None:
    sizes = {name: Dense(find(name)).size for name in ("walpurgisnacht", "new_salem", "las_brujas")}
    assert sizes == {"walpurgisnacht": 3146, "new_salem": 1603, "las_brujas": 198459}
    assert Dense(find("carcassonne")).size == 66175
    assert Dense(find("discworld_witches")).size == 9266


def test_what_no_window_shows_is_answered_with_one_number(monkeypatch: Any) -> None:
    game = find("carcassonne")
    dense = Dense(game)
    monkeypatch.setattr(dense.panes["place"], "shows", lambda game, view: {})
    table = Table(game, 2, dice=Dice(3))
    assert dense.numbers(table) == [ELSEWHERE]
    assert dense.action(table, ELSEWHERE) == table.options[0]


def test_a_mode_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is: choice, dense"):
        mode_of("loud", TEMPLATE)
