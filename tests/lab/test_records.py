"""Records: what each seat saw, was offered and answered; the same bytes however they are made."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from aquelarre import load
from aquelarre.bots import bot
from aquelarre.bots.playing import play_out
from aquelarre.bots.through import play_through
from aquelarre.kernel import SILENT, WATCHER, Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.folders import DRAFT, LOCK, FolderBusy, FolderInUse, OtherPlan, opened
from aquelarre.lab.records import recording
from aquelarre.lab.records.changes import changed, changes
from aquelarre.lab.records.plan import Plan, plan_of
from aquelarre.lab.records.reading import NoRecord, decisions, games, plan_in, view_of
from aquelarre.lab.records.recording import record
from aquelarre.lab.records.schema import DECISIONS, GAMES
from aquelarre.match import Match
from aquelarre.terminal.cli import main

BOTS = ["random", "guide"]


def short(name: str = "_template", **wishes: Any) -> Plan:
    game = find(name)
    usual: dict[str, Any] = {"games": 6, "seats": game.least_seats, "settings": {}, "bots": BOTS}
    return plan_of(game, **{**usual, "per_file": 2, "seed": "owl", **wishes})


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# -- playing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["_template", *names()])
def test_a_match_is_played_as_the_arena_plays(name: str) -> None:
    """The same bots with the same dice, and the same cards, decide the same."""
    game = find(name)
    match = Match(game, game.least_seats, seed="owl")
    count = play_through(match, [bot("random", Dice(seat)) for seat in range(match.seats)])
    dealt = [action for seat, action in match.answers if seat == match.nature]
    state = game.start(game.least_seats, match.settings)

    class Again(Dice):
        """Deals what the match has dealt."""

        def pick(self, weights: list[int]) -> int:
            options: list[int] = state.options(state.n)
            return options.index(dealt.pop(0))

    again = [bot("random", Dice(seat)) for seat in range(match.seats)]
    assert play_out(game, state, again, Again("")) == count
    assert game.view(state, WATCHER) == match.view(WATCHER)
    assert not dealt


# -- what is written -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["_template", *names()])
def test_rows_tell_what_the_seat_saw_was_told_and_was_offered(name: str, tmp_path: Path) -> None:
    """Checked against the saved game, which is played again answer by answer. (Bots at random take
    gifts back in Las Brujas, and what is taken back is in no saved game.)"""
    bots = ["guide"] if name == "las_brujas" else BOTS
    plan = short(name, games=1, silences=True, bots=bots)
    record(plan, tmp_path)
    [row_of_game] = games(tmp_path)
    saved = load(row_of_game["saved"])
    match = saved.at(0)
    told: list[list[Any]] = [[] for _ in range(match.seats)]
    answers = iter(saved.answers)
    spoken = 0
    for row in decisions(tmp_path):
        seat = row["seat"]
        while len(match.answers) < row["log"]:
            match.play(*next(answers))
        window = match.window(seat)
        offered = window.asides() if row["unasked"] else window.options()
        assert [option["action"] for option in row["options"]] == offered
        assert row["view"] == match.view(seat)
        assert [view_of(row, each) for each in range(match.seats)] == [
            match.view(each) for each in range(match.seats)
        ]
        told[seat] += row["told"]
        assert [each["key"] for each in told[seat]] == [each.key for each in match.news(seat)]
        assert [each["values"] for each in told[seat]] == [x.values for x in match.news(seat)]
        if row["answer"] is None:
            assert row["unasked"]
            assert row["chosen"] is None
            continue
        spoken += 1
        assert offered[row["chosen"]] == row["answer"]
        if match.state.asked >> seat & 1 and match.state.heard[seat] == SILENT:
            following = saved.answers[len(match.answers)]
            assert following == (seat, row["answer"])
    assert spoken > 1
    for seat, last in enumerate(row_of_game["told"]):
        keys = [event.key for event in saved.news(seat)]
        assert [each["key"] for each in told[seat] + last] == keys
    assert row_of_game["returns"] == saved.returns()
    assert row_of_game["end"] == saved.view(WATCHER)


@pytest.mark.parametrize("table", [DECISIONS, GAMES])
def test_every_row_has_the_columns_of_the_schema(table: Any, tmp_path: Path) -> None:
    record(short(), tmp_path)
    read = decisions if table is DECISIONS else games
    for row in read(tmp_path):
        assert list(row) == [field.name for field in table]
        for field in table:
            assert field.nullable or row[field.name] is not None


def test_the_truth_is_in_the_row_and_not_in_the_view(tmp_path: Path) -> None:
    record(short("walpurgisnacht", games=1), tmp_path)
    row = next(decisions(tmp_path))
    assert set(row["sides"]) == {"witches", "villagers"}
    roles = [view_of(row, seat)["players"][seat]["role"] for seat in range(3)]
    seen = [player["role"] for player in row["view"]["players"]]
    assert None not in roles
    assert seen.count(None) == 2


def test_silences_are_written_only_if_somebody_wants_them(tmp_path: Path) -> None:
    record(short("las_brujas", games=1), tmp_path / "spoken")
    record(short("las_brujas", games=1, silences=True), tmp_path / "all")
    spoken, everything = (list(decisions(tmp_path / name)) for name in ("spoken", "all"))
    assert all(row["answer"] is not None for row in spoken)
    assert len(spoken) < len(everything)
    assert [row["answer"] for row in everything if row["answer"] is not None] == [
        row["answer"] for row in spoken
    ]


def test_two_bots_take_turns_on_the_sides(tmp_path: Path) -> None:
    record(short("las_brujas", games=2, by_sides=True), tmp_path)
    one, two = games(tmp_path)
    for row, (witches, villagers) in ((one, ("random", "guide")), (two, ("guide", "random"))):
        kinds = {"witches": witches, "villagers": villagers}
        assert row["bots"] == [kinds[side] for side in row["sides"]]
        assert [player.bot for player in load(row["saved"]).players] == row["bots"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}),
        ({"a": {"c": None}}, {"a": {}, "d": [{}]}),
        ([1, 2], [1, 2, 3]),
        ({"a": True}, {"a": 1}),
        (1, "one"),
    ],
)
def test_changes_make_the_other_of_the_one(one: Any, other: Any) -> None:
    made = changed(one, changes(one, other))
    assert repr(made) == repr(other)
    assert changes(one, one) == []
    assert changes(one, other)


# -- the same bytes, whole files -------------------------------------------------------------


def test_any_number_of_processes_writes_the_same_bytes(tmp_path: Path) -> None:
    for jobs in (1, 2):
        record(short(), tmp_path / str(jobs), jobs)
    one, two = contents(tmp_path / "1"), contents(tmp_path / "2")
    assert one == two
    assert sorted(one) == [
        *(f"decisions-0000{part}.jsonl" for part in range(3)),
        *(f"games-0000{part}.jsonl" for part in range(3)),
        "plan.json",
        "record.json",
    ]


def test_a_record_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record(short(), tmp_path / "whole")
    played: list[int] = []
    play = recording.record_game

    def stopped(game: Any, plan: Any, number: int, *writers: Any) -> None:
        played.append(number)
        play(game, plan, number, *writers)
        if played == [0, 1, 2]:
            raise KeyboardInterrupt

    monkeypatch.setattr(recording, "record_game", stopped)
    with pytest.raises(KeyboardInterrupt):
        record(short(), tmp_path / "again")
    assert sorted(contents(tmp_path / "again")) == [
        *("decisions-00000.jsonl", "games-00000.jsonl", "plan.json")
    ]
    (tmp_path / "again" / f"{DRAFT}00-games-00001.jsonl").write_text("cut by a kill")
    done: list[int] = []
    record(short(), tmp_path / "again", progress=done.append)
    assert played == [0, 1, 2, 2, 3, 4, 5]
    assert done == [2, 2, 2]
    assert contents(tmp_path / "again") == contents(tmp_path / "whole")
    rows = len(list(decisions(tmp_path / "again")))
    assert record(short(), tmp_path / "again") == {"decisions": rows, "games": 6}
    assert len(played) == 7  # a complete one is left as it is


def test_a_folder_with_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    record(short(), tmp_path / "record")
    before = contents(tmp_path / "record")
    with pytest.raises(OtherPlan):
        record(short(seed="another"), tmp_path / "record")
    assert contents(tmp_path / "record") == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(FolderInUse):
        record(short(), tmp_path / "mine")
    assert sorted(contents(tmp_path / "mine")) == ["thesis.txt"]


def test_two_at_a_time_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with opened(tmp_path, b"{}"), pytest.raises(FolderBusy):
        record(short(), tmp_path)
    assert not (tmp_path / LOCK).exists()


class Enough(Exception):
    """Stops a record that would take very long."""


def test_a_record_takes_no_memory_for_games_to_come(tmp_path: Path) -> None:
    def enough(_: int) -> None:
        raise Enough

    record(short(), tmp_path / "warm")  # what is made once and kept is not counted
    tracemalloc.start()
    with pytest.raises(Enough):
        record(short(games=2_000_000, per_file=20), tmp_path / "cold", progress=enough)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8_000_000
    assert len(list(games(tmp_path / "cold"))) == 20


def test_reading_what_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(NoRecord):
        plan_in(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_files(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    wish = ["record", "_template", "--games", "100000", "--seats", "3", "--per-file", "5"]
    process = subprocess.Popen(
        [sys.executable, "-m", "aquelarre", *wish, "--out", str(out), "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not (out / "games-00001.jsonl").exists():
        assert process.poll() is None
        time.sleep(0.01)  # it works; there is nothing else to wait for
    os.killpg(process.pid, signal.SIGINT)
    output, complaints = process.communicate(timeout=60)
    assert (process.returncode, output, complaints.strip()) == (130, b"", b"")
    left = sorted(path.name for path in out.iterdir())
    assert not any(name.startswith((DRAFT, LOCK)) for name in left)
    for path in out.glob("*.jsonl"):
        assert path.read_bytes().endswith(b"\n")
    assert len(list(games(out))) == 5 * len(list(out.glob("games-*")))


# -- the command -----------------------------------------------------------------------------


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out")
    wish = ["record", "_template", "--games", "3", "--seats", "3", "--out", out, "--lang"]
    assert main([*wish, "en"]) == 0
    assert capsys.readouterr().out == f"3 games and 9 decisions are in {out}.\n"
    assert main([*wish, "es"]) == 0
    assert capsys.readouterr().out == f"En {out} hay 3 partidas y 9 decisiones.\n"


def test_the_command_refuses_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out")
    wish = ["record", "_template", "--games", "2", "--lang", "en", "--out", out]
    assert main([*wish, "--format", "xlsx"]) == 2
    assert "jsonl, parquet" in capsys.readouterr().err
    assert main([*wish, "--bots", "nobody"]) == 2
    assert not Path(out).exists()
    assert main(wish) == 0
    assert main([*wish, "--seed", "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
