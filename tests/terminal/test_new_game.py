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
from aquelarre.terminal import new_game_command, new_package
from aquelarre.terminal.new_game import camel, new_game
from aquelarre.terminal.trouble import Trouble

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
    rooms = ("kernel", "match", "editions", "words", "laws", "school", "bots", "puzzles", "review")
    for part in (*rooms, "games/_template"):
        shutil.copytree(
            SOURCE / "aquelarre" / part,
            tmp_path / "src" / "aquelarre" / part,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    for file in ("__init__.py", "compiled.py", "games/__init__.py"):
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
    monkeypatch.setattr(new_game_command, "checkout", lambda: home)
    lines = run("new-game", "moon").stdout.splitlines()
    typed = next(line.partition("./test ")[2] for line in lines if "./test " in line)
    assert shlex.split(typed) == [str(home / "moon")]


def test_nothing_of_the_template_is_left_in_the_copy(tmp_path: Path) -> None:
    folder = new_game("moon", tmp_path)
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert {path.name for path in files} >= {"RULES.md", "game.py", "es.ftl", "vocabulary.txt"}
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
    with pytest.raises(Trouble):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_never_overwritten(tmp_path: Path) -> None:
    folder = new_game("moon", tmp_path)
    (folder / "game.py").write_text("mine", encoding="utf-8")
    with pytest.raises(Trouble, match="'taken'"):
        new_game("moon", tmp_path)
    assert (folder / "game.py").read_text(encoding="utf-8") == "mine"


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


# -- a package of its own ----------------------------------------------------------------------


def test_a_package_is_green_before_the_first_edit(run: Any, tmp_path: Path) -> None:
    """Its tests run where Aquelarre is installed, and by the checkout's own pytest alike."""
    home = tmp_path / "my games" / "owls"
    told = run("new-game", "night_owls", "--package", str(home), "--lang", "en").stdout
    assert shlex.quote(str(home)) in told
    assert {path.name for path in home.iterdir()} == {
        *("pyproject.toml", "README.md", ".gitignore", "src")
    }
    for path in (path for path in home.rglob("*") if path.is_file()):
        assert not re.search(
            "_template|Template|TPL|aquelarre.games.night", path.read_text("utf-8")
        )
    tests = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", "-q", str(home)],
        cwd=PROJECT.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert tests.returncode == 0, tests.stdout + tests.stderr
    assert int(re.findall(r"(\d+) passed", tests.stdout)[0]) >= 20
    assert "warning" not in tests.stdout


def test_the_imports_of_a_package_are_in_order(run: Any, tmp_path: Path) -> None:
    """Tidy by the usual rules, in a folder with settings of its own and none of ours."""
    run("new-game", "owls", "--package", str(tmp_path / "owls"))
    command = [sys.executable, "-m", "ruff", "check", "--no-cache", "--isolated", "--select", "I"]
    tidy = subprocess.run(
        [*command, "."], cwd=tmp_path / "owls", capture_output=True, text=True, check=False
    )
    assert tidy.returncode == 0, tidy.stdout


def test_a_package_can_be_used_without_installing_it(piped: Any, tmp_path: Path) -> None:
    home = str(tmp_path / "owls")
    piped("new-game", "night_owls", "--package", home)
    listed = piped("games", "--with", home, "--lang", "en").stdout
    assert "night_owls: High Card, 2 to 4 players" in listed
    assert "night_owls" not in piped("games").stdout
    own = ["--with", home, "--lang", "en", "--seed", "1"]  # of a game that has one winner
    game = piped("play", "night_owls", *own, typed="1\n\n").stdout
    assert "Do you keep your card or swap it?" in game
    assert "Winner" in game
    jobs = piped("--with", home, "simulate", "night_owls", "--games", "8", "--jobs", "2")
    assert jobs.returncode == 0, jobs.stderr
    assert "night_owls" not in "".join(sys.path)


@pytest.mark.parametrize("name", ["json", "click", "aquelarre", "carcassonne", "Owls"])
def test_a_package_needs_a_name_of_its_own(run: Any, tmp_path: Path, name: str) -> None:
    for lang in ("es", "en"):
        result = run("new-game", name, "--package", "here", "--lang", lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert name in result.stderr
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        ("1abc", "ha de empezar por una minúscula", "must begin with a lower-case letter"),
        ("Owls", "ha de empezar por una minúscula", "must begin with a lower-case letter"),
        ("señora", "ni ñ ni acentos", "only lower-case letters a to z"),
        ("night__owls", "ni ñ ni acentos", "only lower-case letters a to z"),
        ("class", "es una palabra reservada de Python", "is a Python keyword"),
        ("a" * 31, "pasa de 30 letras", "is longer than 30 letters"),
        ("carcassonne", "está ocupado", "is taken"),
    ],
)
def test_the_fault_of_a_name_is_told(run: Any, name: str, spanish: str, english: str) -> None:
    assert spanish in run("new-game", name, "--package", "here", "--lang", "es").stderr
    assert english in run("new-game", name, "--package", "here", "--lang", "en").stderr


def test_a_package_is_not_made_twice_in_the_same_folder(run: Any) -> None:
    assert run("new-game", "owls", "--package", "here").exit_code == 0
    assert "is not empty" in run("new-game", "owls", "--package", "here", "--lang", "en").stderr


def test_where_no_folder_can_be_made_that_is_said(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Any, **__: Any) -> None:
        raise FileNotFoundError(2, "No such file or directory", "here")

    monkeypatch.setattr(Path, "mkdir", refused)  # as /proc does
    for lang, told in (("es", "No se puede crear la carpeta"), ("en", "cannot be made")):
        result = run("new-game", "owls", "--package", "here", "--lang", lang)
        assert (result.exit_code, told in result.stderr) == (2, True)


def test_a_package_goes_into_a_new_or_empty_folder(run: Any, tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "mine.txt").write_text("mine", "utf-8")
    (tmp_path / "file").write_text("mine", "utf-8")
    for folder in ("notes", "file"):
        result = run("new-game", "owls", "--package", folder, "--lang", "en")
        assert (result.exit_code, "is not empty" in result.stderr) == (2, True)
    assert [path.name for path in (tmp_path / "notes").iterdir()] == ["mine.txt"]
    (tmp_path / "notes" / "mine.txt").unlink()
    assert run("new-game", "owls", "--package", "notes").exit_code == 0


def test_nothing_is_written_into_an_installation(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = tmp_path / "site-packages" / "aquelarre"
    (ours / "games").mkdir(parents=True)
    monkeypatch.setattr(new_package, "files", lambda _: ours)
    for lang in ("es", "en"):
        result = run("new-game", "owls", "--lang", lang)
        assert result.exit_code == 2
        assert "aquelarre new-game owls --package owls" in result.stderr
    inside = str(ours / "games" / "owls")
    result = run("new-game", "owls", "--package", inside, "--lang", "en")
    assert (result.exit_code, "inside Aquelarre itself" in result.stderr) == (2, True)
    assert list((ours / "games").iterdir()) == []


def test_a_checkout_is_known() -> None:
    assert new_package.checkout() == SOURCE / "aquelarre" / "games"
