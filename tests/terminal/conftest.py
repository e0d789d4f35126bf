"""Ways to run the command line: in this process, through a real pipe, and at a scripted table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import aquelarre
from aquelarre.match import Match
from aquelarre.terminal.cli import main
from aquelarre.terminal.console import Console, EndOfInput
from aquelarre.terminal.table import Table
from aquelarre.terminal.turn import Leave

Run = Callable[..., Result]
Piped = Callable[..., "subprocess.CompletedProcess[str]"]


class Entry(click.Command):
    """What the script `aquelarre` does, for click's test runner."""

    def main(self, *args: Any, **extra: Any) -> Any:
        sys.exit(main(list(extra["args"])))


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No language of the machine, a folder of one's own, and mistakes of ours are loud."""
    for name in ("AQUELARRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("AQUELARRE_STRICT_WORDS", "1")
    monkeypatch.setenv("AQUELARRE_DEBUG", "1")
    monkeypatch.setenv("PYTHONPATH", str(Path(aquelarre.__file__).parents[1]))  # of processes
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    """`run("play", "--lang", "es", lines=["1", "quit"])` in this process."""

    def ran(*args: str, lines: Iterable[object] = (), env: dict[str, str] | None = None) -> Result:
        typed = "".join(f"{line}\n" for line in lines)
        entry = Entry("aquelarre")
        return CliRunner().invoke(entry, list(args), input=typed, env=env, catch_exceptions=False)

    return ran


@pytest.fixture
def piped() -> Piped:
    """The same in a process of its own, with real pipes."""

    def ran(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "aquelarre", *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
            timeout=120,
            check=False,
        )

    return ran


class Script(Console):
    """A console whose lines are written beforehand, and which remembers who was reading."""

    def __init__(self, lines: Iterable[object]) -> None:
        super().__init__()
        self.live = False
        self.lines = [str(line) for line in lines]
        self.sessions: list[list[str]] = [[]]  # what was printed between two curtains

    def tell(self, *lines: str) -> None:
        self.sessions[-1].extend(lines)

    def ask(self, prompt: str = "> ") -> str:
        self.sessions[-1].append(prompt)
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)

    def curtain(self) -> None:
        self.sessions.append([])

    @property
    def text(self) -> str:
        return "\n".join(line for session in self.sessions for line in session)


Seated = Callable[..., Script]


@pytest.fixture
def seated() -> Seated:
    """Play a match at a scripted console until it ends or the script does."""

    def played(
        match: Match[Any],
        lines: Iterable[object],
        lang: str = "en",
        pause: bool = False,
        coach: bool = False,
    ) -> Script:
        console = Script(lines)
        table = Table(match, console, lang, pause=pause, coach=coach)
        try:
            table.run()
        except (Leave, EndOfInput):
            console.tell(*table.farewell())
        return console

    return played
