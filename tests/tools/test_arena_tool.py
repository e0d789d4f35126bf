"""`tools/arena.py`: two bots against each other, in turn, with a file that can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from arena import ONE, SIDES, TURNS, Duel, Row, play, played, summary

TEMPLATE = Duel("_template", 2, {"showing": 1}, ("guide", "random"), TURNS, "1")


def row(who: list[int], returns: list[float], points: list[int], sides: list[int]) -> Row:
    zeros = [0.5] * len(who)
    return {
        "who": who,
        "returns": returns,
        "points": points,
        "sides": sides,
        "seconds": zeros,
        "longest": zeros,
        "answers": [2] * len(who),
    }


def test_two_games_are_dealt_alike_with_the_seats_changed() -> None:
    duel = Duel("walpurgisnacht", 5, {"memory_aid": 0, "wide_foot": 0}, ("random",) * 2, SIDES, "3")
    first, second, third = (play(duel, index) for index in range(3))
    assert first["sides"] == second["sides"]
    assert [1 - who for who in first["who"]] == second["who"]
    assert [row["game"] for row in (first, second, third)] == [0, 1, 2]


def test_one_bot_has_one_seat_in_turn() -> None:
    duel = Duel("_template", 3, {"showing": 1}, ("guide", "random"), ONE, "1")
    assert [play(duel, index)["who"].index(0) for index in range(4)] == [0, 2, 1, 0]


def test_a_game_counts_once_and_a_draw_half() -> None:
    rows = [row([0, 1], [1.0, -1.0], [30, 10], [-1, -1]), row([1, 0], [0.0, 0.0], [9, 9], [-1, -1])]
    found = summary(TEMPLATE, rows)
    assert found["guide (1)"]["won %"][0] == 50.0
    assert found["guide (1)"]["score %"][0] == 75.0
    assert found["guide (1)"]["lead"][0] == 10.0
    assert found["random (2)"]["lead"][0] == -10.0
    assert found["guide (1)"]["s a move"] == 0.25


def test_sides_are_averaged() -> None:
    duel = Duel("walpurgisnacht", 3, {}, ("guide", "random"), SIDES, "1")
    rows = [
        row([0, 1, 1], [1.0, -1.0, -1.0], [], [0, 1, 1]),
        row([1, 0, 0], [1.0, -1.0, -1.0], [], [0, 1, 1]),
        row([0, 1, 1], [1.0, -1.0, -1.0], [], [0, 1, 1]),
    ]
    found = summary(duel, rows)
    assert found["witches by guide (1)"][0] == 100.0
    assert found["villagers by guide (1)"][0] == 0.0
    assert found["both sides averaged %"] == 50.0


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "runs" / "a.jsonl"
    first = list(played(TEMPLATE, 4, out, 1))
    out.write_text(out.read_text("utf-8") + '{"game": 4, "cut', "utf-8")  # killed while writing
    whole = list(played(TEMPLATE, 6, out, 1))
    assert whole[:4] == first
    assert [row["game"] for row in whole] == list(range(6))
    lines = out.read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines[1:]] == whole
    with pytest.raises(SystemExit, match="other games"):
        list(played(TEMPLATE._replace(seed="2"), 6, out, 1))
