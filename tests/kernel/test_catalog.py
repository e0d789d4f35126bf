"""The catalog: games are found by looking, and one that fails is left out with the reason."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from aquelarre.games._template import GAME
from aquelarre.kernel import LeftOut, UnknownGame, catalog, plugins
from aquelarre.words import Words

HOUSE = [
    path.parent.name
    for path in (Path(catalog.__file__).parents[1] / "games").glob("*/__init__.py")
    if path.parent.name[0] != "_"
]
BEFORE = """
from aquelarre.games._template.game import Template

class Owls(Template):
    key = "owls"
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path for packages that offer games."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    catalog.look_again()


def offer(home: Path, name: str, value: str, code: str, module: str = "owls_game") -> None:
    """Install a package with this code that offers a game."""
    package, info = home / module, home / f"{module}-1.0.dist-info"
    package.mkdir()
    info.mkdir()
    (package / "__init__.py").write_text(code, "utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[aquelarre.games]\n{name} = {value}\n")
    catalog.look_again()


def test_every_folder_of_games_is_listed_by_name() -> None:
    assert catalog.names() == sorted(HOUSE)
    assert catalog.left_out() == []


def test_the_template_can_be_had_but_is_not_listed() -> None:
    assert catalog.find("_template") is GAME
    assert "_template" not in catalog.names()


def test_each_game_is_known_by_its_own_key() -> None:
    for name in catalog.names():
        assert catalog.find(name).key == name


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'carcasonne'\. Did you mean car") as e:
        catalog.find("carcasonne")
    assert e.value.values == {"name": "carcasonne"}
    with pytest.raises(UnknownGame, match=r"There is: carcassonne, .*walpurgisnacht\."):
        catalog.find("poker")


@pytest.mark.parametrize("name", ["", ".", "_other", "kernel", "../games", "_template.game"])
def test_only_games_are_found(name: str) -> None:
    with pytest.raises(UnknownGame):
        catalog.find(name)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("owls_game:GAME", "GAME = Owls()"),
        ("owls_game", "GAME = Owls()"),
        ("owls_game:MINE", "MINE = Owls()"),
        ("owls_game:Room.GAME", "class Room:\n    GAME = Owls()"),
        ("owls_game:GAME [extra]", "GAME = Owls()"),
    ],
)
@pytest.mark.parametrize("name", ["owls", "The-Owls"])
def test_a_game_of_another_package_is_known_by_its_key(
    elsewhere: Path, name: str, value: str, code: str
) -> None:
    offer(elsewhere, name, value, BEFORE + code)
    assert catalog.names() == sorted([*HOUSE, "owls"])
    assert catalog.left_out() == []
    assert catalog.find("owls").key == "owls"


FAILURES = [
    ("owls_game", "1 / 0", "import", "ZeroDivisionError: division by zero ("),
    ("owls_game", "def broken(:", "import", "SyntaxError: "),
    ("owls_game", "import no_such_thing", "import", "No module named 'no_such_thing' ("),
    ("owls_game", "raise SystemExit(3)", "import", "SystemExit: 3"),
    ("owls_gone", "GAME = Owls()", "import", "No module named 'owls_gone'"),
    ("owls_game", "raise ValueError('two\\nlines')", "import", "ValueError: two lines ("),
    ("owls_game", "", "missing", "GAME"),
    ("owls_game:sys", "import sys", "missing", "sys.GAME"),
    ("owls_game:GAMES", "GAME = Owls()", "missing", "GAMES"),
    ("owls_game:Owls", "", "class", "Owls"),
    ("owls_game", "GAME = 3", "kind", "3"),
    ("owls_game", "Owls.key = 'Las Lechuzas'\nGAME = Owls()", "key", "Las Lechuzas"),
    ("owls_game", "Owls.key = '_owls'\nGAME = Owls()", "key", "_owls"),
    ("owls_game", "Owls.key = 'a' * 41\nGAME = Owls()", "key", "a" * 41),
    ("owls_game", "Owls.key = 'carcassonne'\nGAME = Owls()", "clash", "carcassonne"),
    (
        "owls_game",
        "from aquelarre.kernel import Game\nclass Bare(Game):\n    key = 'bare'\n"
        "    verbs = []\n    notices = []\nGAME = Bare()",
        "lacking",
        "rules",
    ),
]


@pytest.mark.parametrize(("value", "code", "reason", "what"), FAILURES)
def test_a_game_that_fails_is_named_and_left_out(
    elsewhere: Path, value: str, code: str, reason: str, what: str
) -> None:
    offer(elsewhere, "owls", value, BEFORE + code)
    assert catalog.names() == sorted(HOUSE)
    (problem,) = catalog.left_out()
    assert (problem.values["reason"], problem.values["package"]) == (reason, "owls_game")
    assert what in str(problem.values["what"])
    for lang in ("es", "en"):
        said = Words(lang, strict=True).error(problem)
        assert "owls" in said
        assert what in said
    with pytest.raises(LeftOut):
        catalog.find("owls")


@pytest.mark.parametrize("value", ["owls_game", "owls_game:GAME"])
def test_what_is_missing_is_missing_in_the_module(elsewhere: Path, value: str) -> None:
    offer(elsewhere, "owls", value, "")
    (problem,) = catalog.left_out()
    assert Words("en").error(problem).endswith(": owls_game has no GAME.")
    assert Words("es").error(problem).endswith(": en owls_game no hay ningún GAME.")


def test_a_mistake_is_told_with_its_line(elsewhere: Path) -> None:
    offer(elsewhere, "owls", "owls_game", BEFORE + "GAME = Owls(feathers=3)")
    (problem,) = catalog.left_out()
    line = len((BEFORE + "x").splitlines())
    assert f"{Path('owls_game') / '__init__.py'}, line {line})" in str(problem.values["what"])


def test_a_game_outside_a_package_has_no_place_for_its_texts(elsewhere: Path) -> None:
    (elsewhere / "bare.py").write_text(BEFORE + "GAME = Owls()", "utf-8")
    with pytest.raises(LeftOut) as e:
        catalog._loaded(EntryPoint("owls", "bare", catalog.HOME))
    assert e.value.values["reason"] == "module"


def test_of_two_games_with_one_key_the_first_stays(elsewhere: Path) -> None:
    offer(elsewhere, "a", "owls_game", BEFORE + "GAME = Owls()")
    offer(elsewhere, "b", "other_owls", BEFORE + "GAME = Owls()", "other_owls")
    assert type(catalog.find("owls")).__module__ == "owls_game"
    (problem,) = catalog.left_out()
    assert (problem.values["name"], problem.values["reason"]) == ("b", "clash")


def test_one_game_under_two_names_is_no_clash(elsewhere: Path) -> None:
    offer(elsewhere, "a", "owls_game:GAME\nb = owls_game", BEFORE + "GAME = Owls()")
    assert len(plugins.offered(catalog.HOME)) == 2
    assert catalog.left_out() == []


def test_a_folder_of_ours_that_fails_is_left_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "_folders", lambda: ["carcassonne", "nothing_there"])
    monkeypatch.setattr(catalog, "_all", catalog._all.__wrapped__)
    assert catalog.names() == ["carcassonne"]
    assert [problem.values["name"] for problem in catalog.left_out()] == ["nothing_there"]


def test_the_folder_of_a_game_has_its_files() -> None:
    home = catalog.folder(GAME)
    for part in ("RULES.md", "locale", "tests"):
        assert (home / part).is_file() or (home / part).is_dir()
