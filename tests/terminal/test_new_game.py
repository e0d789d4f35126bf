"""A new game is a copy of the template that passes its own tests before the first edit."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import aquelarre
from aquelarre.kernel import BadSetting
from aquelarre.terminal import new_game_command
from aquelarre.terminal.new_game import camel, new_game

SOURCE = Path(aquelarre.__file__).parents[1]
PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def python(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(cwd / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the sources, so that the new game is found where games are looked for."""
    for part in ("kernel", "match", "words", "laws", "bots", "games/_template"):
        shutil.copytree(
            SOURCE / "aquelarre" / part,
            tmp_path / "src" / "aquelarre" / part,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    for file in ("__init__.py", "games/__init__.py"):
        shutil.copy(SOURCE / "aquelarre" / file, tmp_path / "src" / "aquelarre" / file)
    shutil.copy(PROJECT, tmp_path / "pyproject.toml")
    return tmp_path


def test_the_copy_is_green_before_the_first_edit(house: Path) -> None:
    folder = new_game("night_owls", house / "src" / "aquelarre" / "games")
    assert folder == house / "src" / "aquelarre" / "games" / "night_owls"
    tests = python("-m", "pytest", "-q", str(folder), cwd=house)
    assert tests.returncode == 0, tests.stdout + tests.stderr
    passed = re.search(r"(\d+) passed", tests.stdout)
    assert passed is not None
    assert int(passed[1]) >= 20
    listed = "from aquelarre.kernel import catalog; assert catalog.names() == ['night_owls']"
    found = python("-c", listed, cwd=house)
    assert found.returncode == 0, found.stderr
    tidy = python("-m", "ruff", "check", "--no-cache", str(folder), cwd=house)
    assert tidy.returncode == 0, tidy.stdout


@pytest.mark.parametrize("name", ["test", "testament"])
def test_a_name_that_looks_like_a_test_is_none(name: str, house: Path) -> None:
    """pytest would collect TestState and TestamentState, and complain that they are no tests."""
    folder = new_game(name, house / "src" / "aquelarre" / "games")
    tests = python("-m", "pytest", "-q", str(folder), cwd=house)
    assert tests.returncode == 0, tests.stdout + tests.stderr


def test_the_command_to_test_it_can_be_typed(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "mis juegos"
    home.mkdir()
    monkeypatch.setattr(new_game_command, "files", lambda _: home)
    lines = run("new-game", "moon").stdout.splitlines()
    typed = next(line.partition("./test ")[2] for line in lines if "./test " in line)
    assert shlex.split(typed) == [str(home / "moon")]


def test_nothing_of_the_template_is_left_in_the_copy(tmp_path: Path) -> None:
    folder = new_game("moon", tmp_path)
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert {path.name for path in files} >= {"RULES.md", "cards.toml", "es.ftl", "vocabulary.txt"}
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert not re.search("_template|Template|TPL", text), path
    assert not list(folder.rglob("__pycache__"))
    assert "class MoonState(State):" in (folder / "state.py").read_text(encoding="utf-8")
    assert '"MOO-02"' in (folder / "verbs.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    ["", "Moon", "moon light", "9lives", "_moon", "moon_", "class", "../moon", "niña", "a" * 31],
)
def test_names_that_are_none(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetting):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_never_overwritten(tmp_path: Path) -> None:
    folder = new_game("moon", tmp_path)
    (folder / "steps.py").write_text("mine", encoding="utf-8")
    with pytest.raises(BadSetting, match="already a game called moon"):
        new_game("moon", tmp_path)
    assert (folder / "steps.py").read_text(encoding="utf-8") == "mine"


def test_rule_prefixes_do_not_collide(tmp_path: Path) -> None:
    names = ["moon", "moons", "moo", "go", "tpl"]
    prefixes = []
    for name in names:
        page = (new_game(name, tmp_path) / "RULES.md").read_text(encoding="utf-8")
        found = re.search(r"^\| ([A-Z]{3})-01 \|", page, re.MULTILINE)
        assert found is not None
        prefixes.append(found[1])
    assert len(set(prefixes)) == len(names)
    assert "TPL" not in prefixes
    assert all(
        re.fullmatch(f"[{name.upper()}X]+", p) for name, p in zip(names, prefixes, strict=True)
    )


def test_names_of_classes() -> None:
    assert camel("night_owls") == "NightOwls"
    assert camel("moon2") == "Moon2"
    assert camel("testament") == "GameTestament"
    assert camel("attest") == "Attest"
