"""The table of habits: made from games, with a number for everything that suspicion asks for."""

from __future__ import annotations

import tomllib

from aquelarre.games.new_salem.box.cards import CARDS, SIDES
from aquelarre.games.new_salem.guide.habits import HABITS, Habits
from salem_habits import TIMES, Tally, play, table


def test_a_table_is_made_from_games_among_bots_that_listen() -> None:
    tally = Tally()
    for number in range(2):
        play("guide", "test", number, tally)
    made = Habits(tomllib.loads(table(tally)))
    for time in TIMES:
        for side in SIDES:
            assert all(len(row) == len(CARDS) for row in made.builds[time][side].values())
    assert set(made.deeds) <= set(HABITS.deeds)
    assert {len(row) for row in made.bonds.values()} == {4}


def test_the_table_that_is_shipped_says_what_bots_do() -> None:
    """Witches do not cleanse late, and who tries the trusted is rather one of them."""
    assert HABITS.deeds["constable late"]["V01"] < 0
    assert HABITS.deeds["tried"]["bright"] > 0 > HABITS.deeds["tried"]["dark"]
