"""Climbing to better leanings: the same deal both ways, how near a seat came, and the way up."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from aquelarre.games.new_salem.box.cards import PURITANS, SIDE, SIDES, WITCHES
from aquelarre.games.new_salem.guide.leaning import Leaning, rows
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Dice
from salem_climb import Climb, Task, deal, keep, moves_of, near, one_by_one, play, together
from salem_leanings import MOVED, moved, normal

ROW = rows()["5"]["puritans"]


@pytest.mark.parametrize("side", range(len(SIDES)))
def test_every_deal_has_a_seat_of_the_side_and_is_always_the_same(side: int) -> None:
    for number in range(6):
        task = Task(4, side, "test", number, [])
        dice, seat = deal(task)
        again, same = deal(task)
        assert (dice.child("x").word(), seat) == (again.child("x").word(), same)


def test_who_leans_alike_ends_alike_in_the_same_deal() -> None:
    one, other, guide = play(Task(5, WITCHES, "test", 1, [ROW, ROW, {}]))
    assert one == other
    assert 0 <= guide[0] <= 1


def test_how_near_is_nearer_with_points_and_with_ones_side() -> None:
    s = Scene(5, "N01 N02 N03 N07 N08").s
    assert [SIDE[face] for face in s.characters.face] == [PURITANS] * 3 + [WITCHES] * 2
    s.points, s.final_despair = [8, 8, 3, 5, 5], 4
    won = [near(s, seat) for seat in range(5)]
    assert won[0] == won[1] > won[2]
    assert won[0] > won[3] == won[4]
    assert sum(won) == pytest.approx(1)
    s.final_despair = 16
    assert near(s, 3) > 0.4 > 0.1 > near(s, 0)


def test_moves_are_read_off_a_row_and_lead_to_it() -> None:
    after = moved({}, moves_of(ROW))
    for name in ("cube", "point", "hope"):
        assert after[name] == pytest.approx(Leaning(ROW).__getattribute__(name))
    again = moves_of(moved(ROW, [0.5] * len(MOVED)))
    assert again == pytest.approx([move + 0.5 for move in moves_of(ROW)])


def test_directions_are_of_all_that_is_moved() -> None:
    assert list(one_by_one().values()) == np.eye(len(MOVED)).tolist()
    broad = together(ROW)
    assert {len(each) for each in broad.values()} == {len(MOVED)}
    assert sum(broad["cube"]) == 3
    assert any(broad["on"])


def test_it_goes_up_where_it_is_better() -> None:
    """The first number decides, the others are a matter of chance."""
    way, chance = Climb(5, PURITANS), Dice("up")
    for _ in range(4):
        moves = np.array([[normal(chance) for _ in MOVED] for _ in range(200)])
        ends = [[(0.5 + 0.1 * x[0], False), (0.5 - 0.1 * x[0], False)] for x in moves]
        way.learn(moves, ends, 0.5)
    assert way.place[0] == pytest.approx(2.0, abs=0.01)
    assert np.abs(way.place[1:]).max() < 0.1
    assert way.reached()[0] == pytest.approx(2.0, abs=0.01)  # the last of four


def test_what_was_reached_is_written(tmp_path: Path) -> None:
    ways = [Climb(5, side, broad=True) for side in range(len(SIDES))]
    for way in ways:
        way.places.append(0.5 * np.ones(len(way.names)))
    keep(ways, tmp_path / "found.toml")
    read = tomllib.loads((tmp_path / "found.toml").read_text("utf-8"))["5"]
    assert set(read) == set(SIDES)
    assert read["puritans"]["whole"] > 1
