"""Engines in leagues and records: they hear what happens, their faults are told, their commands
are nobody's business."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from aquelarre.bots.engine import session
from aquelarre.bots.engine.player import POOL
from aquelarre.kernel.catalog import find
from aquelarre.lab.league.plan import plan_of, table_of
from aquelarre.lab.league.running import outcomes, run
from aquelarre.lab.names import public_names
from aquelarre.lab.records import plan as records
from aquelarre.lab.records.reading import decisions, faults_in, games
from aquelarre.lab.records.recording import record
from aquelarre.terminal.cli import main

SAMPLE = Path(__file__).parents[1] / "bots" / "sample_engine.py"


@pytest.fixture(autouse=True)
def _all_leave() -> Iterator[None]:
    yield
    POOL.close()


def engine(fault: str, more: str = "") -> str:
    return f"cmd@20000:{sys.executable} -I {SAMPLE} {fault} {more}".strip()


def written(folder: Path) -> str:
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_an_engine_plays_in_a_league_and_hears_what_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "LEAVING", 60.0)  # with all that it has heard written down
    diary = tmp_path / "diary"
    table = table_of(find("walpurgisnacht"), 3, {})
    standings = run(
        plan_of([table], [engine("good", str(diary)), "random"], 1, "owl"), tmp_path / "out"
    )
    assert standings.games == 2
    assert not standings.faults()
    POOL.close()
    heard = [json.loads(line) for line in diary.read_text("utf-8").splitlines()]
    told = [message for message in heard if message["t"] == "told"]
    assert any(event["key"] == "begins" for each in told for event in each["events"])
    assert [message["t"] for message in heard].count("over") == sum(
        each.seats.count(0) for each in standings.outcomes
    )


def test_an_engine_is_not_rated_for_a_title_that_it_does_not_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The guide would play all its games, under its name."""
    out = tmp_path / "out"
    wish = ["league", "walpurgisnacht:3", "_template", "--rounds", "1", "--out", str(out)]
    assert main([*wish, "--bots", f"{engine('picky')},random", "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "does not play _template, by its own hello" in complaint
    assert [each.table for each in outcomes(out)] == [0, 0]
    assert not (out / "ratings.json").exists()


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("raise SystemExit('no torch here')", "before its hello. no torch here"),
        (
            "print('hi', flush=True); input()",
            "did not begin with a hello that can be read. this is no JSON: hi",
        ),
    ],
)
def test_an_engine_that_never_says_hello_ends_a_league(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], program: str, sentence: str
) -> None:
    """Protects whoever mistypes a command or lacks a library: the guide would win their league."""
    kind = f"cmd:{shlex.join([sys.executable, '-c', program])}"
    out = tmp_path / "out"
    wish = ["league", "_template", "--rounds", "1", "--out", str(out), "--lang", "en"]
    assert main([*wish, "--bots", f"{kind},random"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert sentence in complaint
    assert not (out / "ratings.json").exists()


def test_faults_are_told_and_go_on_with_the_league(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    wish = ["league", "_template", "--rounds", "1", "--out", str(out), "--lang", "en"]
    assert main([*wish, "--bots", f"{engine('illegal')},random"]) == 0
    told = capsys.readouterr().out
    assert "times the guide answered for an engine" in told
    assert "times the guide answered for an engine" in (out / "index.html").read_text("utf-8")
    [fault] = json.loads((out / "ratings.json").read_bytes())["faults"]
    assert fault["kind"] == "cmd:sample_engine.py"
    assert fault["count"] > 1


def test_nothing_that_is_written_tells_the_command(tmp_path: Path) -> None:
    secret = f"{tmp_path / 'diary'} --token=hush"
    kinds = [engine("good", secret), engine("illegal", secret), "random"]
    assert public_names(kinds) == ["cmd:sample_engine.py #1", "cmd:sample_engine.py #2", "random"]
    plan = plan_of([table_of(find("_template"), 2, {})], kinds, 1)
    run(plan, tmp_path / "league")
    run(plan, tmp_path / "league")  # the same command is known again
    game = find("_template")
    record(records.plan_of(game, games=3, seats=3, settings={}, bots=kinds), tmp_path / "record")
    for folder in (tmp_path / "league", tmp_path / "record"):
        text = written(folder)
        assert "cmd:sample_engine.py #2" in text
        assert "hush" not in text
        assert str(SAMPLE) not in text


def test_a_record_notes_for_whom_the_guide_answered(tmp_path: Path) -> None:
    game = find("_template")
    kinds = [engine("illegal"), "random"]
    record(records.plan_of(game, games=1, seats=2, settings={}, bots=kinds), tmp_path)
    [row] = games(tmp_path)
    assert row["bots"] == ["cmd:sample_engine.py", "random"]
    assert {each["bot"] for each in decisions(tmp_path)} == {"cmd:sample_engine.py", "random"}
    assert [fault["reason"] for fault in row["faults"]] == ["engine-option"]


@pytest.mark.parametrize(
    ("lang", "by_name", "by_fault"),
    [
        (
            "en",
            "{bot}: the guide stood in for this bot {count} times (silence included), "
            "and that counts under its name.",
            "{count} times the guide answered for an engine. The engine {bot} gave an answer",
        ),
        (
            "es",
            "{bot}: {count} veces el guía del juego respondió o calló por este bot, "
            "y eso cuenta con su nombre.",
            "{count} veces respondió el guía del juego por un motor. El motor {bot}",
        ),
    ],
)
def test_the_commands_say_for_whom_the_guide_has_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, by_name: str, by_fault: str
) -> None:
    """Else its results would stand there as the engine's own: of a record nothing was said."""
    bots = f"{engine('illegal')},random"
    out = tmp_path / "out"
    wish = ["_template", "--games", "2", "--bots", bots, "--lang", lang]
    for command in (["record", *wish, "--out", str(out)], ["record", *wish, "--out", str(out)]):
        assert main(command) == 0  # the second finds all of it there, and says the same
        told = capsys.readouterr().out
        count = sum(fault["count"] for row in games(out) for fault in row["faults"])
        assert count > 1
        name = "cmd:sample_engine.py"
        assert by_name.format(bot=name, count=count) in told
        assert by_fault.format(bot=name, count=count) in told
    assert main(["simulate", *wish, "--json"]) == 0
    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert main(["simulate", *wish]) == 0
    told = capsys.readouterr().out
    assert by_name.format(bot=engine("illegal"), count=fault["count"]) in told


def test_the_reasons_of_one_engine_are_counted_together(tmp_path: Path) -> None:
    kinds = [engine("dies"), "random"]
    game = find("carcassonne")
    record(records.plan_of(game, games=1, seats=2, settings={}, bots=kinds), tmp_path)
    faults = faults_in(tmp_path)
    reasons = {str(first.values["reason"]) for _, first in faults}
    assert reasons == {"engine-died", "engine-given-up"}
    assert faults.by_bot() == {"cmd:sample_engine.py": sum(count for count, _ in faults)}


def test_of_engines_that_answer_themselves_nothing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = ["record", "_template", "--games", "1", "--out", str(tmp_path / "out"), "--lang", "en"]
    assert main([*wish, "--bots", f"{engine('good')},random"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
