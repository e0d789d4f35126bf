"""Leanings are found by moving them in games: what is moved, what came of it, what is written."""

from __future__ import annotations

import tomllib

import pytest

from aquelarre.games.new_salem.box.cards import PURITANS
from aquelarre.games.new_salem.guide.leaning import Leaning, rows
from aquelarre.kernel import Dice
from salem_leanings import (
    CHANCE,
    MOVED,
    Effect,
    Played,
    effects,
    moved,
    normal,
    play,
    steps,
    written,
)

NO_MOVE = [0.0] * len(MOVED)


def test_who_is_moved_by_nothing_leans_as_before() -> None:
    row = rows()["5"]["puritans"]
    before, after = Leaning(row), Leaning(moved(row, NO_MOVE))
    assert all(getattr(before, name) == pytest.approx(getattr(after, name)) for name in PARTS)


PARTS = [name for name in Leaning.__slots__ if name != "candour"]


@pytest.mark.parametrize("place", range(len(MOVED)))
def test_each_move_is_seen_in_one_number(place: int) -> None:
    row = rows()["5"]["witches"]
    kept, after = Leaning(row), Leaning(moved(row, [float(x == place) for x in range(len(MOVED))]))
    differs = [name for name in PARTS if getattr(kept, name) != pytest.approx(getattr(after, name))]
    assert len(differs) == 1
    assert MOVED[place][0].replace("events", "launches") == differs[0]


def test_games_are_played_with_moves_and_are_always_the_same() -> None:
    game = play(5, "test", 0.6, 3)
    assert game == play(5, "test", 0.6, 3)
    assert len(set(game.moves)) == len(MOVED)


def test_a_move_that_wins_is_found_and_followed() -> None:
    """The first one decides in all these games, the others do nothing."""
    games, chance = [], Dice("effects")
    for _ in range(400):
        moves = [normal(chance) for _ in MOVED]
        games.append(Played(PURITANS, moves[0] > 0, moves))
    found = effects(games)
    assert found[0].clear > 10
    assert steps(found, 1.0, 8.0) == [1.0, *NO_MOVE[1:]]
    assert steps([Effect(0.0, 0.1)] * 2, 1.0, 2.0) == [0.0, 0.0]


def test_what_is_written_is_read_again() -> None:
    row = moved(rows()["5"]["witches"], [0.5] * len(MOVED))
    read = tomllib.loads("\n".join(written(5, 0, row)))["5"]["witches"]
    assert read["ends"][0] == pytest.approx(row["ends"][0], abs=0.001)
    before = rows()["5"]["witches"]["events"]["V02"]
    assert read["events"]["V02"] == pytest.approx(before + CHANCE / 2)
    assert read["cube"] == pytest.approx(row["cube"], rel=0.01)
