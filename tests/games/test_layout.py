"""Every game has the same rooms, so that whoever knows one game finds their way in all."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

from aquelarre import games
from aquelarre.laws.terms import read_terms

HOME = Path(games.__file__).parent
ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in HOME.glob("*/__init__.py"))
ROOMS = ("box", "rules", "seen", "guide")
WORDS = {"__init__.py", "game.py", "state.py", "verbs.py", "notices.py", "RULES.md"}
BOOKS = {"puzzles.json"}
FOLDERS = {"locale", "ui", "tests", "lessons", "editions"}
LONGEST = 400  # lines of a module

pytestmark = pytest.mark.parametrize("game", GAMES)


def entries(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def modules(game: str) -> dict[str, Path]:
    """The game's own modules by their full names, without its tests."""
    found: dict[str, Path] = {}
    for path in sorted((HOME / game).rglob("*.py")):
        parts = path.relative_to(HOME).with_suffix("").parts
        if "tests" not in parts:
            found[".".join(("aquelarre.games", *parts)).removesuffix(".__init__")] = path
    return found


def imported(name: str, path: Path) -> Iterator[str]:
    """Every name that could be a module in the imports of a file, wherever they stand."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def reached(game: str) -> set[str]:
    """All modules that come with the game when it is imported."""
    known = modules(game)
    found: set[str] = set()
    waiting = [f"aquelarre.games.{game}"]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting += [name.rpartition(".")[0], *imported(name, known[name])]
    return found


def test_nothing_else_lies_at_the_top(game: str) -> None:
    files = {f"{room}.py" for room in ROOMS}
    left = entries(HOME / game) - WORDS - BOOKS - FOLDERS - files - set(ROOMS)
    if (HOME / game / "box.py").is_file():  # then the data lies beside it
        left = {name for name in left if not name.endswith(".toml")}
    assert left == set()


def test_every_room_is_there_as_a_folder_or_as_a_file(game: str) -> None:
    home = HOME / game
    for room in ROOMS:
        assert (home / room / "__init__.py").is_file() != (home / f"{room}.py").is_file(), room
    assert {"locale", "tests", *WORDS - {"notices.py"}} <= entries(home)


def test_rooms_hold_modules_and_box_and_guide_their_data_too(game: str) -> None:
    for room in ROOMS:
        folder = HOME / game / room
        if folder.is_dir():
            kinds = {Path(name).suffix for name in entries(folder)}
            assert kinds <= ({".py", ".toml"} if room in ("box", "guide") else {".py"}), room
            assert len(kinds - {".toml"}) == 1
            assert len(entries(folder)) > 2, f"{room} is one module: {room}.py would do"


def test_every_module_says_what_it_holds(game: str) -> None:
    for name, path in modules(game).items():
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), name


def test_what_only_tests_use_is_in_tests(game: str) -> None:
    """Every module comes with the game when it is imported; none comes from its tests."""
    assert set(modules(game)) - reached(game) == set()
    for name, path in modules(game).items():
        strange = [each for each in imported(name, path) if ".tests" in each]
        assert strange == [], name


def test_rooms_look_only_downwards(game: str) -> None:
    """The box knows no rules, and only `game.py` knows the guide."""
    here = f"aquelarre.games.{game}"
    above = {"box": ("rules", "seen", "guide"), "rules": ("guide",), "seen": ("guide",)}
    for name, path in modules(game).items():
        room = name.removeprefix(f"{here}.").partition(".")[0]
        for other in above.get(room, ()):
            found = [each for each in imported(name, path) if in_room(each, f"{here}.{other}")]
            assert found == [], name


def in_room(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def test_our_games_list_their_terms(game: str) -> None:
    """The rulebook's words and ours, which a law holds the texts to; the template needs none."""
    if not game.startswith("_"):
        assert len(read_terms(HOME / game / "locale" / "terms.toml")) >= 10


def test_files_are_short(game: str) -> None:
    for name, path in modules(game).items():
        assert len(path.read_text("utf-8").splitlines()) <= LONGEST, name


def test_the_rules_page_names_what_is_there(game: str) -> None:
    """Files, and names in modules: `box/cards.toml`, `rules/turn.py`, `rules.turn.EndTurn`; of the
    kernel `Ask.grace`."""
    page = (HOME / game / "RULES.md").read_text("utf-8")
    words = re.findall(r"`(\w[\w./]*\.\w+)`", page)
    files = {word for word in words if word.endswith((".py", ".toml"))}
    for file in files:
        assert (HOME / game / file).is_file() or (ROOT / file).is_file(), file
    names = set(words) - files
    for name in names:
        home = "aquelarre.kernel" if name[0].isupper() else f"aquelarre.games.{game}"
        pkgutil.resolve_name(name if name.startswith("aquelarre.") else f"{home}.{name}")
    assert len(files | names) > 4
