"""`tools/balance.py`: who wins on which side, and what is measured on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aquelarre.kernel.catalog import find
from balance import Row, measured, part, share, spread, summary

TOOL = Path(__file__).parents[2] / "tools" / "balance.py"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(TOOL), *args], capture_output=True, text=True)


def study(*args: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(*args, "--json").stdout.splitlines()]


def game(sides: list[int], won: list[bool], **found: list[Any]) -> Row:
    bots = ["guide"] * len(sides)
    return {"sides": sides, "bots": bots, "won": won, "points": [3, 1, 2], "found": found}


def test_a_side_wins_with_any_of_its_players() -> None:
    rows = [
        game([0, 1, 1], [False, False, True]),
        game([0, 0, 1], [False, True, False]),
        game([1, 1, 1], [False, False, False]),
    ]
    found = summary(find("walpurgisnacht"), rows, [])
    assert found["witches won"] == share([False, True])  # in the third game there was none
    assert found["villagers won"] == share([True, False, False])
    assert found["nobody won"] == share([False, False, True])
    assert found["points of winners"]["mean"] == 1.5


def test_the_lead_counts_where_one_seat_has_won() -> None:
    rows = [
        game([0, 1, 1], [True, False, False]),
        game([0, 1, 1], [False, True, True]),
        game([0, 1, 1], [False, False, False]),
    ]
    found = summary(find("walpurgisnacht"), rows, [])
    assert found["lead of the winner"] == spread([1])


def test_how_often_something_comes_at_all() -> None:
    rows = [game([0], [True], **{"gave?": [1, 1]}), game([0], [True], **{"gave?": []})]
    assert measured(find("new_salem"), rows, "gave?") == share([True, False])
    (found,) = study("_template", "--games", "5", "--bots", "random", "dealt?")
    assert found["dealt?"] == share([True] * 5)
    assert found["decisions"]["of"] == 5


def test_what_is_measured_depends_on_its_kind() -> None:
    salem = find("new_salem")
    rows = [
        game([0, 1, 1], [True, False, False], **{"on_trial.receiver": [1, 2], "gave": [1, 1]}),
        game([0, 1, 1], [False, True, False], **{"on_trial.receiver": [1, 0], "gave": []}),
    ]
    assert measured(salem, rows, "gave") == spread([2, 0])
    tried = measured(salem, rows, "on_trial.receiver")
    assert tried["a game"] == 2
    assert tried["puritans"] == {"%": 75, "of": 4}  # no interval: they come in pairs
    assert tried["won"] == part([False, False, True, False])
    for row in rows:
        row["found"] = {"first_named.seat": [1]}
    assert measured(salem, rows, "first_named.seat")["won"] == share([False, True])
    for row in rows:
        row["found"] = {"launched.event": [0, 1], "sets_summed.total": [4, 9]}
    assert measured(salem, rows, "launched.event") == {"V01": 1, "V02": 1}
    assert measured(salem, rows, "sets_summed.total") == spread([9, 9])


def test_whether_a_thing_helps_is_held_against_what_its_side_wins() -> None:
    """The event of seat 1 comes twice and wins once, where every other seat of its side wins."""
    rows = [
        game([0, 1, 1], [True, True, True], **{"launched.event/seat": [(0, 1), (1, 0)]}),
        game([0, 1, 1], [False, False, True], **{"launched.event/seat": [(0, 1)]}),
    ]
    found = measured(find("new_salem"), rows, "launched.event/seat")
    assert found["V01"] == {"times": 2, "won": 50, "its side": 75}
    assert found["V02"] == {"times": 1, "won": 100, "its side": 50}


def test_values_with_their_seat_come_out_of_games() -> None:
    args = ("las_brujas", "--seats", "3", "--games", "4", "--bots", "random")
    (found,) = study(*args, "chosen.character/seat")
    assert sum(each["times"] for each in found["chosen.character/seat"].values()) == 12


def test_the_same_study_with_any_number_of_processes() -> None:
    args = ("_template", "--seats", "2", "--seats", "3", "--games", "12", "--bots", "guide,random")
    one, two = study(*args), study(*args, "--jobs", "2")
    assert one == two
    assert [each["seats"] for each in one] == [2, 3]
    assert one[0]["a seat won, guide"]["of"] == 12


def test_bots_on_sides() -> None:
    args = ("walpurgisnacht", "--seats", "5", "--games", "4", "--bots", "random,guide", "--sides")
    (found,) = study(*args)
    assert found["witches won, all of them guide"]["of"] == 2
    assert found["witches won, all of them random"]["of"] == 2
    assert "witches won: % " in run(*args).stdout


def test_sides_that_are_dealt_late_are_counted_too() -> None:
    args = ("las_brujas", "--seats", "4", "--games", "4", "--bots", "random,guide", "--sides")
    (found,) = study(*args, "burnt.victim")
    assert found["witches won, all of them guide"]["of"] == 2
    burnt = found["burnt.victim"]
    assert burnt["witches"]["of"] > 0
    assert burnt["witches"]["%"] + burnt["villagers"]["%"] == pytest.approx(100, abs=0.2)


@pytest.mark.parametrize(
    "wrong",
    [
        ["no_such_thing"],
        ["turn.no_such_value"],
        ["revealed.slot/card"],
        ["--bots", "guide", "--sides"],
    ],
)
def test_slips_show_at_once(wrong: list[str]) -> None:
    assert run("walpurgisnacht", *wrong).returncode != 0


def test_spread_and_share() -> None:
    assert spread([1, 2, 3, 4, 5]) == {
        "mean": 3,
        "quarter": 2,
        "half": 3,
        "three quarters": 4,
        "least": 1,
        "most": 5,
        "of": 5,
    }
    assert spread([7])["half"] == 7
    assert spread([])["of"] == 0
    assert share([True, False])["%"] == 50
