"""`simulate` and `bench`: figures for people and for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

STUDY = ("simulate", "_template", "--games", "30", "--seats", "3", "--seed", "owl")


def test_a_study_in_lines(run: Any) -> None:
    result = run(*STUDY, "--lang", "es")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("30 partidas de 3 jugadores")
    assert lines[2].startswith("random: 30 partidas, 45 asientos")
    assert lines[3].startswith("guide: 30 partidas")
    assert result.stderr == ""  # no bar where nobody watches


def test_a_study_as_json_is_the_same_with_any_number_of_jobs(run: Any) -> None:
    one = run(*STUDY, "--json").stdout
    two = run(*STUDY, "--json", "--jobs", "2").stdout
    assert one == two
    study = json.loads(one)
    assert study["game"] == "_template"
    assert study["games"] == 30
    assert [row["bot"] for row in study["bots"]] == ["random", "guide"]
    for row in study["bots"]:
        assert row["wins"] + row["draws"] + row["losses"] == row["seats"] == 45
        share, low, high = row["won_share"]
        assert 0 <= low <= share <= high <= 1


def test_a_study_by_sides(run: Any) -> None:
    args = ("simulate", "walpurgisnacht", "--games", "4", "--bots", "random,random", "--sides")
    study = json.loads(run(*args, "--json").stdout)
    assert [row["side"] for row in study["sides"]] == ["witches", "villagers"]
    assert {row["bot"] for row in study["bots_on_sides"]} == {"random #1", "random #2"}
    lines = run(*args, "--lang", "es").stdout.splitlines()
    assert any(line.startswith("random #2, aldeanas: ") for line in lines)


def test_settings_reach_the_games(run: Any) -> None:
    study = json.loads(run(*STUDY, "--set", "showing=0", "--json").stdout)
    assert study["settings"] == {"showing": 0}
    assert study["decisions_per_game"] == 3.0


@pytest.mark.parametrize("game", [("_template",), ()])
def test_bench_prints_one_json_object_for_each_game(run: Any, game: tuple[str, ...]) -> None:
    result = run("bench", *game, "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert rows
    needed = {"game", "seats", "decisions_per_s", "games_per_s", "clone_us", "state_bytes"}
    for row in rows:
        assert needed <= set(row)
    if game:
        assert [row["game"] for row in rows] == ["_template"]


def test_bench_for_people_names_the_machine(run: Any) -> None:
    lines = run("bench", "_template", "--seats", "2", "--seconds", "0,05").stdout.splitlines()
    assert "CPython" in lines[0] or "Python" in lines[0]
    assert lines[1].startswith("_template, 2 seats: ")
