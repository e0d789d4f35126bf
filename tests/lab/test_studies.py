"""Studies: what varies becomes tables, the same bytes in any case, an end when enough is known."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots.arena import simulate
from aquelarre.editions import Boxed
from aquelarre.kernel import BadSetting
from aquelarre.kernel.catalog import find
from aquelarre.lab.folders import OtherPlan
from aquelarre.lab.studies import running
from aquelarre.lab.studies.plan import BadStudy, Plan
from aquelarre.lab.studies.playing import play
from aquelarre.lab.studies.running import ChangedStudy, outcomes, run
from aquelarre.lab.studies.tables import BadBox, plan_of
from aquelarre.terminal.cli import main

SMALL = 'game = "_template"\nbots = "random"\nseed = "owl"\n'
WINTER = 'game = "discworld_witches"\nseats = 2\nbots = "random"\n[facts]\n'


def small(text: str = "seats = [2, 3]", games: int = 3) -> Plan:
    return plan_of(f"{SMALL}games = {games}\n{text}\n")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# -- tables ----------------------------------------------------------------------------------


def test_every_combination_of_what_varies_is_a_table() -> None:
    plan = plan_of(
        'game = "_template"\nseats = { from = 2, to = 4, step = 2 }\n'
        'bots = ["random", "guide,random"]\n'
        "[settings]\nshowing = [0, 1]\n"
    )
    assert plan.axes == ["seats", "bots", "settings.showing"]
    found = [(x.seats, x.bots, x.settings["showing"]) for x in plan.tables]
    assert found == [
        (seats, bots, showing)
        for seats in (2, 4)
        for bots in (["random"], ["guide", "random"])
        for showing in (0, 1)
    ]
    assert plan.tables[-1].varied == {"seats": 4, "bots": "guide,random", "settings.showing": 1}


def test_what_nobody_says_is_as_usual() -> None:
    [table] = plan_of('game = "_template"').tables
    assert (table.seats, table.bots, table.varied) == (3, ["guide"], {})


def test_our_own_box_is_beside_every_other() -> None:
    plan = plan_of(WINTER.replace("= 2", "= [1, 2]") + "hard.winter.difficulty = [20, 22]\n")
    path = "facts.hard.winter.difficulty"
    assert plan.axes == ["seats", path]
    assert [(x.seats, x.varied[path], x.ours) for x in plan.tables] == [
        (seats, value, value == 25) for seats in (1, 2) for value in (25, 20, 22)
    ]
    assert [plan.ours_beside(at) for at in range(6)] == [None, 0, 0, None, 3, 3]
    assert len(plan.editions) == 3


def test_our_own_box_is_not_played_twice() -> None:
    plan = plan_of(WINTER + "hard.winter.difficulty = { from = 24, to = 26 }\n")
    assert [x.ours for x in plan.tables] == [False, True, False]


def test_what_varies_together_is_not_combined() -> None:
    plan = plan_of(
        'game = "discworld_witches"\n'
        'together = [["facts.easy.fever.copies", "facts.easy.pig.copies"]]\n'
        "[facts]\neasy.fever.copies = [4, 3]\neasy.pig.copies = [6, 7]\n"
    )
    assert [list(x.varied.values()) for x in plan.tables] == [[5, 5], [4, 6], [3, 7]]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "toml"),
        ("seats = 2", "missing"),
        ('game = "_template"\nseat = 2', "unknown"),
        ('game = "_template"\nseats = "2"', "value"),
        ('game = "_template"\nseats = [2, 2]', "twice"),
        ('game = "_template"\nseats = []', "many"),
        ('game = "_template"\nseats = { from = 1, to = 900 }', "many"),
        ('game = "_template"\nseats = { from = 3, to = 2 }', "value"),
        ('game = "_template"\nbots = 3', "value"),
        ('game = "_template"\nbots = "owls:Owl"', "bot"),
        ('game = "_template"\ngames = 0', "value"),
        ('game = "_template"\nseed = [1]', "value"),
        (f'game = "_template"\ntitle = "{"x" * 81}"', "value"),
        ('game = "_template"\nmeasures = ["luck"]', "value"),
        ('game = "_template"\nedition = "mine.toml"', "edition"),
        ('game = "_template"\n[stop]\nafter = 5', "missing"),
        ('game = "_template"\n[stop]\nuses = 1', "unknown"),
        ('game = "_template"\n[stop]\nwins = 0', "value"),
        ('game = "_template"\nseats = [2, 3]\ntogether = [["seats", "moons"]]', "unknown"),
        (
            'game = "_template"\nseats = [2, 3]\ntogether = [["seats", "settings.showing"]]\n'
            "[settings]\nshowing = 0",
            "uneven",
        ),
        (WINTER + "hard.winter.difficulty = 2.5", "value"),
        (
            WINTER
            + "hard.winter.difficulty = { from = 1, to = 90 }\nhard.elves.points = [1, 2, 3]",
            "tables",
        ),
    ],
)
def test_studies_that_cannot_be_played(text: str, reason: str) -> None:
    with pytest.raises(BadStudy) as caught:
        plan_of(text)
    assert caught.value.values["reason"] == reason


def test_facts_that_make_no_box_are_named() -> None:
    with pytest.raises(BadBox, match=r"easy\.pig\.copies = 9"):
        plan_of(WINTER + "easy.pig.copies = 9")
    with pytest.raises(BadSetting):
        plan_of('game = "_template"\nseats = [2, 9]')


# -- games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seats", "bots"),
    [("walpurgisnacht", 4, "guide,random"), ("las_brujas", 3, "guide"), ("new_salem", 3, "random")],
)
def test_the_same_games_as_those_of_simulate(
    name: str, seats: int, bots: str, tmp_path: Path
) -> None:
    """So a study of one table is what `simulate` tells, with the same seed."""
    games, seed = 6, "crow"
    wish = f'game = "{name}"\nseats = {seats}\nbots = "{bots}"\ngames = {games}\nseed = "{seed}"'
    [found] = run(plan_of(wish), tmp_path).findings
    told = simulate(find(name), games, seats, {}, bots.split(","), seed)
    assert found.length.margin().value == told.decisions / games
    assert [x.won.as_list() for x in found.by_side] == [x.won.as_list() for x in told.by_side]
    assert [x.won.as_list() for x in found.by_place] == [x.won.as_list() for x in told.by_order]
    assert [x.won.as_list() for x in found.by_bot] == [x.won.as_list() for x in told.by_bot]


def test_all_tables_begin_with_the_same_deals() -> None:
    plan = small("[settings]\nshowing = [0, 1]")
    one, two = (play(plan.job(table, 5)) for table in (0, 1))
    assert one.first == two.first
    assert plan.job(0, 5).seed == plan.job(1, 5).seed


@pytest.mark.parametrize(
    "text",
    [
        "seats = [2, 4]",
        "seats = [2, 4]\n[stop]\nwins = 0.6\nafter = 4",
    ],
)
def test_any_number_of_processes_gives_the_same_study(text: str, tmp_path: Path) -> None:
    plan = small(text, games=9)
    for jobs in (1, 2):
        run(plan, tmp_path / str(jobs), jobs)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert set(contents(tmp_path / "1")) == {
        "plan.json",
        "games.jsonl",
        "findings.csv",
        "index.html",
    }


def test_another_box_travels_to_other_processes(boxed: Boxed[Any], tmp_path: Path) -> None:
    last = boxed.sheet.facts["cards"][-1]["id"]
    plan = plan_of(
        f'game = "boxed"\nbots = "random"\ngames = 6\n[facts]\ncards.{last}.copies = [1, 7]\n'
    )
    for jobs in (1, 2):
        run(plan, tmp_path / str(jobs), jobs)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    lines = (tmp_path / "1" / "games.jsonl").read_text().splitlines()
    one, two = (
        [line.partition('"game"')[2] for line in lines if line.startswith(f'{{"table":{at},')]
        for at in (0, 1)
    )
    assert len(one) == len(two) == 6
    assert one != two  # the box makes a difference


@pytest.mark.parametrize("cut", [0, 20])
def test_a_killed_study_goes_on_and_ends_alike(
    cut: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small("seats = [2, 3]\n[stop]\nwins = 0.01\nafter = 2", games=4)
    run(plan, tmp_path / "whole")
    killed = tmp_path / "killed"

    def stop(_: int) -> None:
        if len(list(outcomes(killed))) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, killed, progress=stop)
    assert not (killed / "index.html").exists()
    lines = (killed / "games.jsonl").read_bytes()
    (killed / "games.jsonl").write_bytes(lines[: len(lines) - cut])
    played: list[tuple[int, int]] = []

    def counted(job: Any) -> Any:
        played.append((job.table, job.game))
        return play(job)

    monkeypatch.setattr(running, "play", counted)
    run(plan, killed)
    assert played == [(0, 2), (1, 2), (0, 3), (1, 3)][0 if cut else 1 :]
    assert contents(killed) == contents(tmp_path / "whole")


def test_more_games_go_on_with_those_that_are_there(tmp_path: Path) -> None:
    stop = "seats = [2, 3]\n[stop]\nwins = 0.5\nafter = 4"
    run(small(stop, games=30), tmp_path / "at once")
    run(small(stop, games=5), tmp_path / "grown")
    run(small(stop, games=30), tmp_path / "grown")
    assert contents(tmp_path / "grown") == contents(tmp_path / "at once")
    with pytest.raises(OtherPlan):
        run(small(stop, games=5), tmp_path / "grown")
    with pytest.raises(OtherPlan):
        run(small("seats = [2, 4]", games=99), tmp_path / "grown")


@pytest.mark.parametrize("how", ["swapped", "more", "no data"])
def test_a_study_whose_games_were_changed_is_refused(how: str, tmp_path: Path) -> None:
    run(small(), tmp_path)
    path = tmp_path / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    if how == "swapped":
        lines[0], lines[1] = lines[1], lines[0]
    elif how == "more":
        lines.append(lines[-1])
    else:
        lines[2] = b"{}\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(ChangedStudy):
        run(small(), tmp_path)


# -- the end ---------------------------------------------------------------------------------


def test_tables_end_when_their_intervals_are_narrow(tmp_path: Path) -> None:
    plan = small("seats = [2, 4]\n[stop]\nwins = 0.45\nafter = 6", games=60)
    study = run(plan, tmp_path)
    for found in study.findings:
        assert found.games < 60
        assert found.narrow({"wins": 0.45})
        assert found.games in [end for _, end in plan.looks()]
    wide = run(small("[stop]\nwins = 0.01\nafter = 6", games=10), tmp_path / "wide")
    assert [found.games for found in wide.findings] == [10]
    assert not wide.findings[0].narrow({"wins": 0.01})


def test_looks_at_the_intervals_do_not_depend_on_the_last_game() -> None:
    few, many = (list(small("[stop]\nwins = 0.1\nafter = 10", games=n).looks()) for n in (20, 60))
    assert few == [(0, 10), (10, 15), (15, 20)]
    assert many == [(0, 10), (10, 15), (15, 23), (23, 35), (35, 53), (53, 60)]
    assert list(small(games=9).looks()) == [(0, 9)]


# -- the command -----------------------------------------------------------------------------


def wish(tmp_path: Path, text: str) -> list[str]:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return ["study", str(file)]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = wish(tmp_path, f"{SMALL}games = 4\nseats = [2, 3]\n")
    assert main([*args, "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    folder = tmp_path / "mine-study"
    assert told[0] == "players 2: 4 games"
    assert told[-1] == f"The report with all figures and plots is {folder / 'index.html'}."
    assert main([*args, "--csv"]) == 0
    text = capsys.readouterr().out
    assert text == (folder / "findings.csv").read_text()
    rows = list(csv.DictReader(text.splitlines()))
    assert {row["seats"] for row in rows} == {"2", "3"}
    assert main([*args, "--json", "--out", str(tmp_path / "other")]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 8
    assert len(data["findings"]) == len(rows)


def test_an_edition_beside_the_file_is_compared_with_ours(
    boxed: Boxed[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = boxed.edition_text().replace("copies = 1 },\n]", "copies = 7 },\n]")
    (tmp_path / "box.toml").write_text(text, "utf-8")
    args = wish(tmp_path, 'game = "boxed"\nedition = "box.toml"\nbots = "random"\ngames = 3\n')
    assert main([*args, "--json"]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [table["our_box"] for table in tables] == [True, False]


def test_a_bot_of_ones_own_plays_if_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "study_owls.py").write_text(
        "class Owl:\n"
        "    def __init__(self, dice): pass\n"
        "    def answer(self, window): return window.options()[0]\n"
        "    def aside(self, window): return None\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    args = wish(tmp_path, 'game = "_template"\nbots = "study_owls:Owl,random"\ngames = 2\n')
    assert main([*args, "--lang", "en"]) == 2
    assert "add --bot study_owls:Owl" in capsys.readouterr().err
    assert not (tmp_path / "mine-study").exists()
    assert main([*args, "--lang", "en", "--bot", "study_owls:Owl"]) == 0
    assert "study_owls:Owl" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game = "carcasonne"\n', "carcasonne"),
        ('game = "_template"\nsaets = 2\n', "seats"),
        ('game = "_template"\nseats = [2, 99]\n', "99"),
        ('game = "_template"\nbots = "nobody"\n', "nobody"),
        ('game = "_template"\n[facts]\na.b = 1\n', "ediciones"),
        ('game = "_template"\nsides = true\n', "bandos"),
        (WINTER + "hard.summer.points = 1\n", "summer"),
        (WINTER + "easy.pig.copies = 9\n", "easy.pig.copies = 9"),
        ("game = [\n", "TOML"),
        ('game = "\xff"\n', "�"),
    ],
)
def test_the_command_refuses_in_one_sentence(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = wish(tmp_path, text)
    if told == "�":
        (tmp_path / "mine.toml").write_bytes(text.encode("latin-1"))
        told = "TOML"
    assert main([*args, "--lang", "es"]) == 2
    complaint = capsys.readouterr().err
    assert told in complaint
    assert complaint.count("\n") == 1
    assert "Línea" not in complaint
    assert not (tmp_path / "mine-study").exists()


def test_parquet_without_pyarrow_is_refused_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    args = wish(tmp_path, f"{SMALL}games = 2\n")
    assert main([*args, "--format", "parquet", "--lang", "en"]) == 2
    assert "aquelarre[data]" in capsys.readouterr().err
    assert not (tmp_path / "mine-study").exists()
    assert main([*args, "--format", "xlsx", "--lang", "en"]) == 2
    assert "csv, parquet" in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "There is no file" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["discworld_witches", "las_brujas", "new_salem", "_template"])
def test_what_is_measured_changes_no_game(game: str) -> None:
    """Who begins is told early in some games and late in others; with few measures nothing is
    listened to after that."""
    text = f'game = "{game}"\nbots = "random"\nseats = 3\ngames = 3\n'
    few, all_of_them = plan_of(f'{text}measures = ["wins"]\n'), plan_of(text)
    for number in range(3):
        one, other = play(few.job(0, number)), play(all_of_them.job(0, number))
        assert one.verbs == {}
        assert (one.first, one.returns, one.sides) == (other.first, other.returns, other.sides)
        assert (one.decisions, one.points) == (other.decisions, other.points)
    firsts = {play(few.job(0, number)).first for number in range(12)}
    assert len(firsts) > 1 or game == "_template"
