"""`./play` plays and opens the tables; and every command of Aquelarre can be typed behind it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from house import House


@pytest.mark.parametrize(
    ("typed", "runs"),
    [
        ([], ["serve"]),
        (["--local", "--with", "owls"], ["serve", "--local", "--with", "owls"]),
        (["terminal", "owls", "--with", "x"], ["play", "owls", "--with", "x"]),
        (["new-game", "owls", "--package", "x"], ["new-game", "owls", "--package", "x"]),
        (["laws", "owls"], ["laws", "owls"]),
    ],
)
def test_play_knows_every_command(
    monkeypatch: pytest.MonkeyPatch, typed: list[str], runs: list[str]
) -> None:
    """Protects authors: all commands can be typed in a checkout, with nothing installed by hand."""
    commands: list[list[str]] = []

    def remember(house: House, command: list[str], environment: dict[str, str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(House, "prepare", lambda house, part: None)
    monkeypatch.setattr(House, "become", remember)
    assert House().play(typed) == 0
    assert commands[0][commands[0].index("aquelarre") + 1 :] == runs


def test_play_really_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects those who play in plain lines: `./play terminal` shows a game and its question."""
    commands: list[list[str]] = []

    def remember(house: House, command: list[str], environment: dict[str, str]) -> int:
        commands.append([sys.executable, *command[1:]])
        return 0

    monkeypatch.setattr(House, "prepare", lambda house, part: None)
    monkeypatch.setattr(House, "become", remember)
    assert House().play(["terminal", "--lang", "en", "--name", "Ana"]) == 0
    done = subprocess.run(
        commands[0], input="quit\n", capture_output=True, encoding="utf-8", check=True
    )
    assert "Walpurgisnacht" in done.stdout
    assert "1. Finish looking" in done.stdout


def test_play_opens_the_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Protects the first thing anybody does: what `./play` runs serves its page."""
    commands: list[list[str]] = []

    def remember(house: House, command: list[str], environment: dict[str, str]) -> int:
        commands.append([sys.executable, *command[1:]])
        return 0

    monkeypatch.setattr(House, "prepare", lambda house, part: None)
    monkeypatch.setattr(House, "become", remember)
    assert House().play(["--lang", "en", "--local", "--port", "0", "--data", str(tmp_path)]) == 0
    with subprocess.Popen(
        [*commands[0], "--no-browser"], stdout=subprocess.PIPE, encoding="utf-8"
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urlopen(address, timeout=60) as page:
                assert b"<!doctype html>" in page.read().lower()
        finally:
            server.terminate()
