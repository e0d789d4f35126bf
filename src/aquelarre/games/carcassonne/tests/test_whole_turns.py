"""Whole turns are what laying the tile and asking for the follower would give."""

from __future__ import annotations

from random import Random

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.rules.turn import PlaceFollower
from aquelarre.games.carcassonne.rules.whole_turns import WholeTurn
from aquelarre.games.carcassonne.state import Land
from aquelarre.kernel import SILENT
from aquelarre.kernel.steps import Chance


def tried(s: Land) -> list[WholeTurn]:
    """The same, by laying the tile everywhere."""
    found: list[WholeTurn] = []
    for laid in s.options(s.active):
        after = s.clone()
        after.answer(s.active, laid)
        asked = isinstance(after.open_question(), PlaceFollower)
        found += [(laid, x) for x in (after.options(s.active) if asked else [SILENT])]
    return found


def compare(games: int, settings: dict[str, int], seats: int) -> int:
    """Random games, at each tile both ways; how many turns were listed."""
    listed = 0
    for number in range(games):
        chance = Random(number)
        s = GAME.start(seats, {"mage_and_witch": 0, **settings})
        while s.asked:
            step = s.agenda[-1]
            if isinstance(step, Chance):
                s.answer(s.n, chance.choices(step.options(s, s.n), step.odds(s))[0])
                continue
            turns = GAME.whole_turns(s)
            assert turns == tried(s)
            listed += len(turns)
            GAME.take_turn(s, turns[chance.randrange(len(turns))])
    return listed


@pytest.mark.parametrize(("settings", "seats"), [({}, 2), ({"farmers": 0}, 3)])
def test_they_are_those_that_could_be_played(settings: dict[str, int], seats: int) -> None:
    """Protects searching bots: whatever they are offered, and nothing else, is legal."""
    assert compare(4, settings, seats) > 1000


@pytest.mark.deep
def test_they_are_those_that_could_be_played_in_many_games() -> None:
    assert compare(150, {}, 2) > 100_000


def test_with_expansions_there_is_more_to_a_turn() -> None:
    s = GAME.start(2, {"mage_and_witch": 1})
    with pytest.raises(ValueError, match="without expansions"):
        GAME.whole_turns(s)
