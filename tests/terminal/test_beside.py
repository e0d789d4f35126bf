"""`--with FOLDER`: somebody's package is used as if it were installed, and its faults are told."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aquelarre.bots import named
from aquelarre.kernel import catalog
from aquelarre.match import Match, Player, read, write
from aquelarre.terminal.new_package import new_package

OWL = """
from aquelarre.bots import RandomBot

class Owl(RandomBot):
    pass
"""
PROJECT = """
[project]
name = "Night.Owls"
[project.entry-points."aquelarre.bots"]
owl = "night_owls:Owl"
"""


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "path", sys.path.copy())
    yield
    sys.modules.pop("night_owls", None)
    catalog.look_again()
    named.look_again()


def package(home: Path, project: str = PROJECT, code: str = OWL, source: str = "src") -> str:
    (home / source).mkdir(parents=True, exist_ok=True)
    (home / source / "night_owls.py").write_text(code, "utf-8")
    (home / "pyproject.toml").write_text(project, "utf-8")
    return str(home)


@pytest.mark.parametrize("source", ["src", "."])
def test_its_bots_are_found_wherever_the_code_lies(run: Any, tmp_path: Path, source: str) -> None:
    home = package(tmp_path / "owls", source=source)
    study = ["simulate", "_template", "--games", "4", "--bots", "owl,random"]
    assert run(*study, "--lang", "en").exit_code == 2
    result = run(*study, f"--with={home}", "--lang", "en")
    assert result.exit_code == 0, result.stderr
    assert "\nowl: 4 games" in result.stdout


def test_several_packages(run: Any, tmp_path: Path) -> None:
    one = package(tmp_path / "one")
    two = package(tmp_path / "two", PROJECT.replace("Night.Owls", "two").replace("owl =", "two ="))
    assert run("games", "--with", one, "--with", two).exit_code == 0
    assert named.installed() == ["owl", "two"]


def test_a_package_that_is_installed_too_counts_once(run: Any, tmp_path: Path) -> None:
    """The one that was named comes first: somebody works on it."""
    home = package(tmp_path / "owls")
    info = tmp_path / "site" / "night_owls-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: night-owls\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[aquelarre.bots]\nowl = gone:Owl\n")
    sys.path.append(str(tmp_path / "site"))
    assert run("games", "--with", home).exit_code == 0
    assert named.installed() == ["owl"]
    assert named.left_out() == []


@pytest.mark.parametrize(
    ("project", "told"),
    [
        (None, "There is no pyproject.toml"),
        ("[project", "cannot be read"),
        ("", "offers neither games nor bots"),
        ('[project]\nname = "x"\nentry-points = 3', "offers neither games nor bots"),
        ('[project.entry-points]\n"aquelarre.games" = {}', "offers neither games nor bots"),
    ],
)
def test_what_is_no_package_for_us_is_told(
    run: Any, tmp_path: Path, project: str | None, told: str
) -> None:
    home = tmp_path / "owls"
    home.mkdir()
    if project is not None:
        (home / "pyproject.toml").write_text(project, "utf-8")
    assert told in run("games", "--with", str(home), "--lang", "en").stderr
    assert run("games", "--with", str(home), "--lang", "es").exit_code == 2


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_game_that_fails_is_listed_with_the_reason(run: Any, tmp_path: Path, lang: str) -> None:
    home = package(tmp_path / "owls", PROJECT.replace("bots", "games"), "GAME = 1 / 0")
    result = run("games", "--with", home, "--lang", lang)
    assert result.exit_code == 0
    assert "walpurgisnacht: " in result.stdout
    (line,) = [line for line in result.stdout.splitlines() if "Night.Owls" in line]
    assert "ZeroDivisionError: division by zero" in line
    assert "night_owls.py, line 1" in line
    wanted = run("play", "owl", "--with", home, "--lang", lang)
    assert (wanted.exit_code, wanted.stdout) == (2, "")
    assert wanted.stderr == line + "\n"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_bot_that_fails_is_listed_with_the_reason(run: Any, tmp_path: Path, lang: str) -> None:
    home = package(tmp_path / "owls", PROJECT, "1 / 0")
    result = run("games", "--with", home, "--lang", lang)
    assert result.exit_code == 0
    (line,) = [line for line in result.stdout.splitlines() if "Night.Owls" in line]
    assert "ZeroDivisionError: division by zero" in line


def test_a_bot_with_a_name_of_ours_is_refused(run: Any, tmp_path: Path) -> None:
    home = package(tmp_path / "owls", PROJECT.replace("owl =", "guide ="))
    for lang, told in (("es", "dale otro nombre al tuyo."), ("en", "give yours another name.")):
        result = run("games", "--with", home, "--lang", lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.endswith(told + "\n")


def test_a_saved_game_with_its_bot_goes_on_with_the_package_alone(run: Any, tmp_path: Path) -> None:
    home, path = package(tmp_path / "owls"), tmp_path / "game.aquelarre"
    players = [Player("Ana"), Player("Circe", "owl")]
    write(Match(catalog.find("_template"), 2, seed=1, players=players), path)
    go_on = ["play", "--from", str(path), "--lang", "en"]
    assert run(*go_on).exit_code == 2
    played = run(*go_on, "--with", home, lines=["1"])
    assert (played.exit_code, "Winner" in played.stdout) == (0, True)


def test_the_hint_how_to_go_on_names_the_package(run: Any, tmp_path: Path) -> None:
    """It can be pasted as it stands."""
    home = package(tmp_path / "my owls")
    table = ["play", "_template", "--seats", "2", "--bots", "owl", "--with", home, "--lang", "en"]
    left = run(*table, lines=["save a.aq", "quit"])
    hint = f"aquelarre play --from a.aq --with '{home}'"
    assert left.stdout.endswith(f"To go on later: {hint}\n")
    again = run(*shlex.split(hint)[1:], lines=["quit"])
    assert (again.exit_code, again.stdout.splitlines()[-1].endswith(hint)) == (0, True)


LOST = {
    "en": "This is a saved game of “moths”, which is not installed. If it lies in a folder, add "
    "--with FOLDER.\n",
    "es": "Es una partida guardada de «moths», que no está instalado. Si está en una carpeta, "
    "añade --with CARPETA.\n",
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--from")])
def test_a_saved_game_whose_game_is_not_here(
    run: Any, tmp_path: Path, command: tuple[str, ...], lang: str
) -> None:
    path = tmp_path / "lost.aquelarre"
    write(Match(catalog.find("_template"), 2, seed=1), path)
    path.write_text(path.read_text("utf-8").replace('"_template"', '"moths"'), "utf-8")
    result = run(*command, str(path), "--lang", lang)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", LOST[lang])


def test_a_saved_game_whose_game_fails_is_told_why(run: Any, tmp_path: Path) -> None:
    home = package(tmp_path / "owls", PROJECT.replace("bots", "games"), "GAME = 1 / 0")
    path = tmp_path / "lost.aquelarre"
    write(Match(catalog.find("_template"), 2, seed=1), path)
    path.write_text(path.read_text("utf-8").replace('"_template"', '"owl"'), "utf-8")
    result = run("replay", str(path), "--with", home, "--lang", "en")
    assert (result.exit_code, "ZeroDivisionError" in result.stderr) == (2, True)


SIDES = """
    sides = ("lucky", "others")

    def side(self, s: TemplateState, seat: Seat) -> int:
        return seat % 2
"""


@pytest.mark.parametrize(
    ("lang", "lucky", "others"),
    [
        ("en", "The lucky: ", "The others: "),
        ("en", "Owls: ", "Mice: "),
        ("es", "Las de suerte: ", "Las demás: "),
        ("es", "Búhos: ", "Ratones: "),
    ],
)
@pytest.mark.parametrize("one", ["", "    .one = de alguien\n"])
def test_the_sides_of_somebody_s_game_are_named_by_its_own_texts(
    run: Any, tmp_path: Path, lang: str, lucky: str, others: str, one: str
) -> None:
    """In the result, which tells no points where there are none."""
    home = new_package("coven", tmp_path / "coven")
    source = home / "src" / "coven"
    game = (source / "game.py").read_text("utf-8").replace("    key = ", f"{SIDES}\n    key = ", 1)
    (source / "game.py").write_text(game.replace("TemplateState", "CovenState"), "utf-8")
    texts = source / "locale" / f"{lang}.ftl"
    own = f"side-lucky = {lucky.lower()[:-2]}\n{one}side-others = {others.lower()[:-2]}\n"
    texts.write_text(f"{own}{texts.read_text('utf-8')}", "utf-8")
    table = ("play", "coven", "--seats", "3", "--bots", "3", "--with", str(home), "--lang", lang)
    try:
        result = run(*table)
    finally:
        for name in [each for each in sys.modules if each.split(".")[0] == "coven"]:
            del sys.modules[name]
    assert result.exit_code == 0, result.stderr
    first, second = [
        line for line in result.stdout.splitlines() if line.startswith((lucky, others))
    ]
    assert (first.count(", "), second.count(", ")) == (1, 0)
    assert "point" not in result.stdout
    assert "punto" not in result.stdout


def broken(tmp_path: Path, before: str, after: str) -> Path:
    """A new package `ferry` in whose rules one line is wrong."""
    home = new_package("ferry", tmp_path / "ferry")
    rules = home / "src" / "ferry" / "rules.py"
    text = rules.read_text("utf-8")
    assert before in text
    rules.write_text(text.replace(before, after, 1), "utf-8")
    return home


@pytest.fixture
def _no_ferry() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "ferry"]:
        del sys.modules[name]


@pytest.mark.usefixtures("_no_ferry")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_rules_that_break_off_are_named_and_the_game_is_saved(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """The answer that broke them is left out: with mended rules the game goes on."""
    monkeypatch.delenv("AQUELARRE_DEBUG")
    home = broken(tmp_path, "        best = winners(s)", "        best = winers(s)")
    rules = home / "src" / "ferry" / "rules.py"
    lines = rules.read_text("utf-8").splitlines()
    line = 1 + next(at for at, text in enumerate(lines) if "winers" in text)
    table = ["play", "ferry", "--seats", "2", "--with", str(home), "--lang", lang]
    result = run(*table, lines=["1"])
    said = "The game ferry failed" if lang == "en" else "El juego ferry ha fallado"
    mistake = "NameError: name 'winers' is not defined"
    assert mistake in result.stderr
    assert result.stderr.startswith(f"{said}: {mistake}")
    assert result.stderr.endswith(f"(ferry/rules.py, line {line}).\n")
    assert len(result.stderr.splitlines()) == 1
    assert result.exit_code == 1
    (rescued,) = tmp_path.glob("rescued-*.aquelarre")
    assert rescued.name in result.stdout
    match = read(rescued)
    assert not match.over
    monkeypatch.setattr("ferry.rules.winers", sys.modules["ferry.rules"].winners, raising=False)
    again = run("play", "--from", rescued.name, "--with", str(home), "--lang", lang, lines=["1"])
    assert again.exit_code == 0, again.stderr


@pytest.mark.usefixtures("_no_ferry")
def test_a_game_that_cannot_be_looked_at_is_saved_whole(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view that fails has no fingerprint, and costs no answer."""
    monkeypatch.delenv("AQUELARRE_DEBUG")
    home = new_package("ferry", tmp_path / "ferry")
    seen = home / "src" / "ferry" / "seen.py"
    seen.write_text(seen.read_text("utf-8") + "\n\ndef view(s, seat):\n    return {}[7]\n")
    result = run("play", "ferry", "--seats", "2", "--with", str(home), "--lang", "en", lines=["1"])
    assert result.stderr.startswith("The game ferry failed: KeyError: 7 (ferry/seen.py, line ")
    (rescued,) = tmp_path.glob("rescued-*.aquelarre")
    assert len(read(rescued).answers) == 2  # the cards that were dealt


@pytest.mark.usefixtures("_no_ferry")
def test_rules_that_break_off_at_once_are_named(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AQUELARRE_DEBUG")
    home = broken(tmp_path, "(face,) = DEAL.args(outcome)", "(face,) = outcome.args")
    result = run("play", "ferry", "--with", str(home), "--lang", "en")
    assert result.stderr.startswith("The game ferry failed: AttributeError: 'int' object")
    assert "(ferry/rules.py, line " in result.stderr
