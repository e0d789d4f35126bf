"""What a witch who looks ahead goes by is found in games: how leanings and the outlook are made."""

from __future__ import annotations

import numpy as np
import pytest

from aquelarre.games.discworld_witches.guide.facts import FACTS
from aquelarre.games.discworld_witches.guide.leaning import TABLE, Leaning, rows
from aquelarre.kernel import Dice
from discworld_leanings import MOVED, Duel, effects, moved, normal, play
from discworld_outlook import POINTS, how_well, learn

STILL = [0.0] * len(MOVED)


def test_who_is_moved_by_nothing_leans_as_before() -> None:
    row = rows()[TABLE]
    before, after = Leaning(row), Leaning(moved(row, STILL))
    assert all(getattr(before, name) == pytest.approx(getattr(after, name)) for name in MOVED)


@pytest.mark.parametrize("place", range(len(MOVED)))
def test_each_move_is_seen_in_one_number(place: int) -> None:
    kept = Leaning({})
    after = Leaning(moved({}, [float(x == place) for x in range(len(MOVED))]))
    differs = [name for name in MOVED if getattr(kept, name) != getattr(after, name)]
    assert differs == [MOVED[place]]


def test_games_are_played_with_moves_and_are_always_the_same() -> None:
    game = play("test", 0.6, {}, 3)
    assert game == play("test", 0.6, {}, 3)
    assert game is not None
    assert game.moves[0] != game.moves[1]
    assert len(game.facts) == len(game.left) == 16, "the turns of two"
    assert [sum(left) for left in game.left] == list(range(16, 0, -1))
    assert all(len(facts) == len(FACTS) for facts in game.facts)


def test_a_move_that_pays_is_found_and_followed() -> None:
    """Each step with the first one is worth three points, the others nothing."""
    games, chance = [], Dice("effects")
    for number in range(400):
        moves = [[normal(chance) for _ in MOVED] for _ in range(2)]
        lead = 3 * (moves[0][0] - moves[1][0]) + 2 * normal(chance)
        games.append(Duel(moves, round(lead), 0.5, number % 2 == 0, [], []))
    found = effects(games)
    assert found[0].clear > 10
    assert found[0].worth == pytest.approx(3, abs=0.4)
    assert found[0].best(1.2) == 1.2
    assert max(abs(each.best(1.2)) for each in found[1:]) < 0.9


def luck(number: int) -> Duel:
    """Sixteen turns in which who has a card more makes two points more in the next turn."""
    chance, facts, left = Dice("luck").child(number), [], []
    lead = 0.0
    for turn in range(16):
        row = [0.0] * len(FACTS)
        row[POINTS] = lead
        row[FACTS.index("add")] = extra = float(chance.below(3) - 1)
        facts.append(row)
        left.append([(17 - turn) // 2, (16 - turn) // 2])
        lead += 2 * extra + normal(chance)
    return Duel(
        [], round(lead), float(lead > 0), True, facts, [[float(x) for x in y] for y in left]
    )


def test_a_fact_is_credited_with_what_it_brings() -> None:
    games = [luck(number) for number in range(80)]
    found = learn(games)
    assert found.worth[POINTS] == 1
    assert found.worth[FACTS.index("add")] == pytest.approx(2, abs=0.5)
    others = [x for x, name in enumerate(FACTS) if name not in ("points", "add")]
    assert np.abs(found.worth[others]).max() < 0.5
    assert found.spread[1] > 0, "the further from the end, the less is sure"
    said = how_well(games)
    assert said["loss"] < said["usual"]
    assert said["off"] < said["plain"]
