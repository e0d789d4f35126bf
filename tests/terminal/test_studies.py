"""`simulate` and `bench`: figures for people and for programs."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
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


def test_one_is_singular(run: Any) -> None:
    args = ("simulate", "_template", "--games", "1", "--seats", "2", "--lang")
    title, _, row, *_ = run(*args, "en").stdout.splitlines()
    assert title.startswith("One game at 2 seats, ")
    assert re.match(r"random: 1 game, 1 seat, [01] won, ", row)
    title, _, *rows = run(*args, "es").stdout.splitlines()
    assert title.startswith("Una partida de 2 jugadores, ")
    for row in rows[:2]:
        assert re.match(r"\w+: 1 partida, 1 asiento, (1 ganado|0 ganados), ", row)
        assert "1 perdidos" not in row


def test_teams_have_games_and_no_seats(run: Any) -> None:
    study = ("simulate", "walpurgisnacht", "--games", "2", "--bots", "random,random")
    rows = run(*study, "--lang", "en").stdout.splitlines()[3:]  # below the edition
    assert [" seats, " in row for row in rows] == [True, True] + [False] * 7  # five in turn order
    for lang, word in (("en", "seat"), ("es", "asiento")):
        rows = run(*study, "--sides", "--lang", lang).stdout.splitlines()[3:]
        assert len(rows) == 8 + 5
        assert not any(word in row for row in rows)
    assert re.search(r" 2 partidas, (1 ganada|[02] ganadas), ", rows[0])


@pytest.mark.parametrize(
    ("lang", "count", "share"),
    [("en", r"1,200 games", r"\d+\.\d"), ("es", r"1200 partidas", r"\d+,\d")],
)
def test_numbers_are_written_as_the_language_does(
    run: Any, lang: str, count: str, share: str
) -> None:
    args = ("simulate", "_template", "--games", "1200", "--seats", "2", "--lang", lang)
    title, _, row, *_ = run(*args).stdout.splitlines()
    assert re.match(f"{count} .*, {share} decisi", title)
    worth = share.replace("+", "{1}") + r"\d\d"
    assert re.match(f"random: {count}, ", row)
    assert re.search(rf" {share} % \({share} … {share}\); \w+ [+-]{worth} \([+-]{worth} … ", row)


def test_results_by_turn_order(run: Any) -> None:
    args = ("simulate", "new_salem", "--games", "2", "--seats", "3", "--bots", "random")
    lines = run(*args, "--lang", "es").stdout.splitlines()
    places = [line for line in lines if line.startswith("Puesto ")]
    assert [line.partition(" en el orden de turno: 2 partidas, ")[0] for line in places] == [
        "Puesto 1",
        "Puesto 2",
        "Puesto 3",
    ]


@pytest.mark.parametrize(("lang", "seat"), [("en", "Seat"), ("es", "Asiento")])
def test_where_nobody_begins_results_are_by_seat(run: Any, lang: str, seat: str) -> None:
    lines = run(*STUDY, "--lang", lang).stdout.splitlines()
    assert [line.partition(": 30 ")[0] for line in lines if ": 30 " in line][2:] == [
        f"{seat} 0",
        f"{seat} 1",
        f"{seat} 2",
    ]
    study = json.loads(run(*STUDY, "--json").stdout)
    assert [row["place"] for row in study["order"]] == [1, 2, 3]
    assert sum(row["wins"] for row in study["order"]) == sum(row["wins"] for row in study["bots"])


@pytest.mark.parametrize(("lang", "itself"), [("en", "against itself"), ("es", "contra sí mismo")])
def test_a_bot_against_itself_gets_no_line_of_zeros(run: Any, lang: str, itself: str) -> None:
    """What one seat wins another loses: what can be said is how many points there were, how far
    apart, and what the turn order was worth."""
    args = ("simulate", "carcassonne", "--games", "3", "--seats", "2", "--bots", "random")
    lines = run(*args, "--lang", lang).stdout.splitlines()
    assert itself in lines[2]
    assert " ± " in lines[3]
    assert not any(re.search(r"[+-]0[.,]0+ \([+-]0[.,]0+ … [+-]0[.,]0+\)", line) for line in lines)


def test_a_study_as_a_table(run: Any) -> None:
    table = run(*STUDY, "--csv").stdout
    head, *rows = table.splitlines()
    assert head.startswith("group,bot,side,place,games,seats,wins,draws,losses,won_share,")
    assert [row.split(",")[0] for row in rows] == ["bots", "bots", "order", "order", "order"]
    assert all(row.count(",") == head.count(",") for row in rows)
    assert run(*STUDY, "--csv", "--jobs", "2").stdout == table


# Says when the study begins, so that Ctrl-C comes then and not while Python starts.
ANNOUNCED = """
import sys
from aquelarre.terminal import cli, simulate_command
simulate = simulate_command.simulate
def announced(*args):
    print("begun", flush=True)
    return simulate(*args)
simulate_command.simulate = announced
sys.exit(cli.main(sys.argv[1:]))
"""


as_shells_do = pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as on Unix")


@as_shells_do
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_study_of_any_size(jobs: str) -> None:
    interrupt("20000000", jobs, 0.0)


@as_shells_do
@pytest.mark.deep
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("delay", [0.05, 0.1, 0.2, 0.3, 1.0])
def test_ctrl_c_ends_a_study_at_any_time(jobs: str, delay: float) -> None:
    """The delay only picks a moment: whichever it is, the study ends as it should."""
    interrupt("20000000", jobs, delay)


def interrupt(games: str, jobs: str, delay: float) -> None:
    study = ["simulate", "_template", "--games", games, "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-c", ANNOUNCED, *study],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all processes
        out, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    assert process.returncode == 130
    assert out == ""
    assert err.strip() == ""


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


def test_bench_measures_a_game_at_its_own_tables_unless_told_otherwise(run: Any) -> None:
    def tables(*wishes: str) -> list[tuple[int, str]]:
        lines = run("bench", "carcassonne", "--seconds", "0.02", "--json", *wishes).stdout
        found = [json.loads(line) for line in lines.splitlines()]
        return [(each["seats"], each["settings"]) for each in found]

    assert tables() == [(2, "mage_and_witch=0"), (2, "mage_and_witch=1")]
    assert tables("--seats", "3") == [(3, "")]
    assert tables("--seats", "3", "--set", "farmers=0") == [(3, "farmers=0")]


def test_points_and_leads_in_both_languages(run: Any) -> None:
    study = ("simulate", "carcassonne", "--games", "1", "--seats", "2", "--bots", "random")
    one = run(*study, "--lang", "en").stdout
    assert "points " in one
    assert "inf" not in one
    found = json.loads(run(*study, "--json").stdout)["bots"][0]
    assert found["points"][1:] == [None, None]
    assert "ventaja sobre el mejor" in run(*study, "--lang", "es").stdout


def test_who_plays_alone_leads_over_nobody(run: Any) -> None:
    for lang in ("es", "en"):
        alone = ("simulate", "discworld_witches", "--seats", "1", "--games", "2", "--lang", lang)
        last = run(*alone).stdout.splitlines()[-1]
        assert last.strip().startswith({"es": "puntos: ", "en": "points "}[lang])
        assert ";" not in last


def test_the_time_of_each_question_is_shown() -> None:
    tool = Path(__file__).parents[2] / "tools" / "time_steps.py"
    shown = subprocess.run(
        [sys.executable, str(tool), "_template", "--games", "3", "--set", "showing=0"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "choose" in shown
    assert "ms for a game" in shown
