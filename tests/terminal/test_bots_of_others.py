"""Bots of one's own on the command line; a saved game starts no program by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots import named
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, read, write
from aquelarre.terminal.people import bots_wished

CODE = """
from aquelarre.bots import GuideBot

class Owl(GuideBot):
    pass

class Heron(GuideBot):
    pass

class Clumsy(GuideBot):
    def answer(self, window):
        return [][0]
"""


@pytest.fixture(autouse=True)
def _owls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "owls.py").write_text(CODE, "utf-8")
    monkeypatch.setattr(sys, "path", sys.path.copy())  # the module lies where one is
    yield
    sys.modules.pop("owls", None)
    named.look_again()


def test_how_many_and_which() -> None:
    assert bots_wished(None, None) == (None, ["guide"])
    assert bots_wished("2", None) == (2, ["guide"])
    assert bots_wished("2", "owls:Owl") == (2, ["owls:Owl"])
    assert bots_wished("random, owls:Owl", None) == (None, ["random", "owls:Owl"])


def test_kinds_take_turns_on_the_seats(run: Any) -> None:
    table = ["play", "_template", "--seats", "4", "--lang", "en"]
    saved = run(*table, "--bots", "owls:Owl,random", lines=["save here.aquelarre", "quit"])
    assert saved.exit_code == 0, saved.stderr
    players = read(Path("here.aquelarre")).players
    assert [player.bot for player in players] == ["", "owls:Owl", "random", "owls:Owl"]


def test_the_kinds_are_said_once(run: Any) -> None:
    for lang in ("es", "en"):
        result = run("play", "--bots", "owls:Owl", "--bot", "random", "--lang", lang)
        assert (result.exit_code, "--bots" in result.stderr) == (2, True)


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_a_bot_that_is_not_there_is_refused_in_a_sentence(run: Any, command: str) -> None:
    result = run(command, "_template", "--bots", "owls:Falcon", "--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no bot owls:Falcon, because owls has no Falcon." in result.stderr
    result = run(command, "_template", "--bots", "falcon", "--lang", "en")
    assert "There is no bot called “falcon”; the bots are: novice, neigh" in result.stderr


def test_they_are_measured(run: Any) -> None:
    study = run("simulate", "_template", "--games", "4", "--bots", "owls:Owl,random")
    assert "\nowls:Owl: 4" in study.stdout
    bench = run("bench", "_template", "--seconds", "0.05", "--bots", "owls:Owl")
    assert bench.exit_code == 0
    assert "_template" in bench.stdout


def test_the_host_of_a_server_allows_only_bots_that_there_are(run: Any) -> None:
    result = run("serve", "--bots", "owls:Owl,owls:Falcon", "--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "no bot owls:Falcon, because owls has no Falcon." in result.stderr


def test_a_saved_game_starts_no_program_without_leave(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.aquelarre"
    players = [Player("Ana"), Player("Circe", "owls:Owl")]
    write(Match(find("_template"), 2, seed=1, players=players), path)
    go_on = ["play", "--from", str(path), "--lang", "en"]
    refused = run(*go_on)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "add --bot owls:Owl" in refused.stderr
    assert "owls" not in sys.modules
    assert run(*go_on, "--bot", "random").exit_code == 2
    played = run(*go_on, "--bot", "owls:Owl", lines=["1"])
    assert played.exit_code == 0
    assert "Winner" in played.stdout


def test_the_hint_how_to_go_on_gives_leave_to_every_bot(run: Any) -> None:
    """It can be pasted as it stands."""
    table = ["play", "_template", "--seats", "4", "--bots", "owls:Owl,random,owls:Heron"]
    left = run(*table, "--lang", "en", lines=["save a.aq", "quit"])
    hint = "aquelarre play --from a.aq --bot owls:Owl,owls:Heron"
    assert left.stdout.endswith(f"To go on later: {hint}\n")
    assert "--bot owls:Owl,owls:Heron" in run("play", "--from", "a.aq", "--lang", "en").stderr
    assert run(*hint.split()[1:], lines=["quit"]).stdout.endswith(f"{hint}\n")


def test_a_bot_that_fails_costs_nobody_a_game(run: Any, tmp_path: Path) -> None:
    result = run("play", "_template", "--bots", "owls:Clumsy", "--lang", "en", lines=["1"])
    assert result.exit_code == 2
    assert "The bot owls:Clumsy has failed. IndexError" in result.stderr
    (rescued,) = tmp_path.glob("rescued-*.aquelarre")
    assert read(rescued).players[1].bot == "owls:Clumsy"
