"""`aquelarre edition`, and `--edition` wherever a game is played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import Boxed, edition_text
from aquelarre.games._template.verbs import SWAP
from aquelarre.match import read

NEW = ("play", "--seats", "3", "--bots", "2", "--bot", "guide", "--seed", "owl", "--name", "Ana")


@pytest.fixture
def mark(boxed: Boxed[Any]) -> str:
    return boxed.sheet.mark


@pytest.fixture
def moons(run: Any, boxed: Boxed[Any], tmp_path: Path) -> str:
    """Our edition, exported and edited: eight moons, and bots that swap."""
    assert run("edition", "export", "boxed", "moons.toml").exit_code == 0
    path = tmp_path / "moons.toml"
    text = path.read_text("utf-8").replace('title = ""', 'title = "Moons"')
    text = text.replace('"keep"', '"swap"').replace('"C6", copies = 1', '"C6", copies = 8')
    path.write_text(text, "utf-8")
    return "moons.toml"


def test_what_is_exported_is_our_edition(run: Any, boxed: Boxed[Any], mark: str) -> None:
    exported = run("edition", "export", "Boxed", "mine.toml")
    assert exported.exit_code == 0
    assert exported.stdout == (
        f"Our edition {mark} is in mine.toml. "
        "Correct it, and then: aquelarre edition check mine.toml\n"
    )
    assert Path("mine.toml").read_text("utf-8") == boxed.edition_text()
    checked = run("edition", "check", "mine.toml", "--lang", "es")
    assert checked.exit_code == 0
    assert checked.stdout.splitlines() == [
        "Carta alta",
        f"Edición {mark}: una reconstrucción de Aquelarre, no la caja impresa.",
        "Se puede jugar con ella: aquelarre play --edition mine.toml",
    ]


def test_nothing_is_overwritten(run: Any, boxed: Boxed[Any], tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    (tmp_path / "link").symlink_to("nowhere")
    for name in ("diary", "link", "."):
        refused = run("edition", "export", "boxed", name)
        assert refused.exit_code == 2
        assert refused.stderr == f"{name} already exists: choose another name.\n"
    assert (tmp_path / "diary").read_text() == "Dear diary"
    refused = run("edition", "export", "boxed", "no/such/folder/x")
    assert refused.stderr == "There is no folder no/such/folder.\n"


def test_a_game_may_have_none(run: Any) -> None:
    refused = run("edition", "export", "_template", "x", "--lang", "es")
    assert refused.exit_code == 2
    assert refused.stderr == "_template no tiene ediciones: se juega siempre con la misma caja.\n"
    assert not Path("x").exists()


def test_an_edition_with_a_title_is_told_by_it(run: Any, moons: str, mark: str) -> None:
    lines = run("edition", "check", moons).stdout.splitlines()
    assert lines[1].endswith(": Moons.")
    assert mark not in lines[1]
    text = Path(moons).read_text("utf-8").replace('"Moons"', '""')
    Path(moons).write_text(text, "utf-8")
    assert run("edition", "check", moons).stdout.splitlines()[1].endswith(", without a title.")


def test_every_fault_is_told_with_its_line_and_field(run: Any, moons: str) -> None:
    text = Path(moons).read_text("utf-8").replace("copies = 2", "copies = 22")
    Path(moons).write_text(text.replace('"swap"', '"fly"'), "utf-8")
    checked = run("edition", "check", moons, "--lang", "es")
    assert checked.exit_code == 2
    assert checked.stdout == ""
    assert checked.stderr.splitlines() == [
        'Línea 3, habit: no puede ser "fly"; puede ser: "keep", "swap".',
        "Línea 5, cards.C1.copies: no puede ser 22; puede ser: 0 … 8.",
        "Línea 6, cards.C2.copies: no puede ser 22; puede ser: 0 … 8.",
        "Línea 7, cards.C3.copies: no puede ser 22; puede ser: 0 … 8.",
    ]
    Path(moons).write_text(text.replace("cards = [", "cards = [" + '{ id = "x" },' * 30), "utf-8")
    told = run("edition", "check", moons).stderr.splitlines()
    assert len(told) == 21
    assert told[-1] == "And there are 13 more."
    played = run("play", "--edition", moons)
    assert played.exit_code == 2
    assert played.stderr.count("\n") == 1, "whoever wants to play is told the first one"


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "Line 1, game: this is missing.\n"),
        (b"\xff\xfe\x00", "Line 1: there is a character here that cannot be in an edition. Is it"),
        (b'game = "boxed"\n\n\xe9', "Line 3: there is a character here that"),
        (b"x" * 300_000, "The edition is too long: it may have 65536 characters.\n"),
        (b"\x89PNG\r\n\x1a\n", "Line 1: there is a character here"),
        (b"a = " + b"[" * 60_000, "Line 1, a.1.1.1.1.1.1.1: too many brackets within brackets.\n"),
        (b'game = "chess"', "There is no game called “chess”"),
        (b'game = "\\u001b[31m"', "Line 1, game: this must be a text"),
        (b'game = "_template"', "_template has no editions"),
        (b"\xef\xbb\xbfgame = 'boxed'\r\ntitle = 5\r\n", "Line 2, title: this must be a text"),
    ],
)
def test_a_file_that_is_no_edition_is_one_sentence(
    run: Any, boxed: Boxed[Any], raw: bytes, told: str
) -> None:
    Path("bad").write_bytes(raw)
    for command in (("edition", "check", "bad"), ("play", "--edition", "bad")):
        refused = run(*command)
        assert refused.exit_code == 2
        assert refused.stderr.startswith(told)
        assert refused.stderr.count("\n") == 1
        assert "\x1b" not in refused.stderr
        assert len(refused.stderr) < 200
    assert refused.stdout == ""


def test_a_file_that_is_none(run: Any, boxed: Boxed[Any]) -> None:
    os.mkfifo("pipe")
    for name, told in (
        ("nowhere", "There is no file nowhere.\n"),
        (".", ". is a folder, not a file.\n"),
        ("pipe", "pipe is not a plain file.\n"),
    ):
        refused = run("edition", "check", name)
        assert (refused.exit_code, refused.stderr) == (2, told)


def test_a_game_is_played_saved_and_goes_on_with_its_edition(
    run: Any, moons: str, tmp_path: Path
) -> None:
    played = run(*NEW, "--edition", moons, lines=["save night", 1, "quit"])
    assert played.exit_code == 0
    lines = played.stdout.splitlines()
    assert "Moons" in lines[2], "the table says which edition it plays"
    saved = read(tmp_path / "night")
    assert edition_text(saved.game) == Path(moons).read_text("utf-8")
    again = run("play", "--from", "night", lines=[1, "save night", ""])
    assert again.exit_code == 0
    assert "Moons" in again.stdout
    assert "Saved in night." in again.stdout, "a later state of the same game takes its place"
    assert {(seat, SWAP.at()) for seat in (1, 2)} <= set(read(tmp_path / "night").answers)
    told = run("replay", "night").stdout.splitlines()
    assert "Moons" in told[1]
    asked = run("play", "--from", "night", "--edition", moons)
    assert asked.exit_code == 2
    assert asked.stderr.endswith("leave out --edition.\n")


def test_a_game_with_another_edition_is_another_game(run: Any, moons: str, tmp_path: Path) -> None:
    run(*NEW[:1], "boxed", *NEW[1:], lines=["save night", "quit"])
    ours = (tmp_path / "night").read_text("utf-8")
    refused = run(*NEW, "--edition", moons, lines=["save night", "quit"])
    assert "night holds another saved game: choose another name." in refused.stdout
    assert (tmp_path / "night").read_text("utf-8") == ours


def test_the_game_and_the_edition_must_fit(run: Any, moons: str) -> None:
    refused = run("play", "_template", "--edition", moons)
    assert refused.exit_code == 2
    assert refused.stderr == "_template has no editions: it is always played with the same box.\n"
    refused = run("play", "carcassonne", "--edition", moons)
    assert 'Line 1, game: this is an edition of "boxed", not of "carcassonne".' in refused.stderr
    assert run("play", "boxed", "--edition", moons, lines=["quit"]).exit_code == 0


def test_new_salem_is_exported_edited_checked_played_saved_and_goes_on(
    run: Any, tmp_path: Path
) -> None:
    """In earnest: a fire that is called a flood, costs one and seizes."""
    assert run("edition", "export", "new_salem", "box.toml").exit_code == 0
    text = Path("box.toml").read_text("utf-8").replace('title = ""', 'title = "Ana\'s"')
    wrong = text.replace('"V06", cost = 2', '"V06", cost = 99')
    Path("box.toml").write_text(wrong, "utf-8")
    line = next(n for n, row in enumerate(wrong.split("\n"), 1) if '"V06"' in row)
    refused = run("edition", "check", "box.toml")
    told = "events.V06.cost: this cannot be 99; it can be: 1 … 12."
    assert refused.stderr == f"Line {line}, {told}\n"
    own = '"V06", name = { es = "Riada", en = "Flood" }, cost = 1'
    text = text.replace('"V06", cost = 2', own).replace('effect = "burn"', 'effect = "seize"')
    Path("box.toml").write_text(text, "utf-8")
    assert run("edition", "check", "box.toml").stdout.splitlines()[1].endswith(": Ana's.")
    played = run(*NEW, "--edition", "box.toml", lines=[1, "save night", "quit"])
    assert (played.exit_code, "Ana's" in played.stdout) == (0, True)
    assert edition_text(read(tmp_path / "night").game) == text
    again = run("play", "--from", "night", lines=[*[1] * 60, "save night", ""])
    assert again.exit_code == 0
    saved = read(tmp_path / "night")
    assert edition_text(saved.game) == text
    assert len(saved.answers) > 20
    replay = run("replay", "night")
    assert (replay.exit_code, "Ana's" in replay.stdout) == (0, True)


def test_studies_are_made_with_an_edition(run: Any, moons: str, mark: str) -> None:
    study = ("simulate", "boxed", "--games", "6", "--bots", "guide", "--seats", "2", "--seed", "1")
    ours, theirs = run(*study), run(*study, "--edition", moons)
    assert mark in ours.stdout
    assert "Moons" in theirs.stdout
    for jobs in ("1", "2"):
        figures = [
            json.loads(run(*study, "--json", "--jobs", jobs, *more).stdout)
            for more in ((), ("--edition", moons))
        ]
        assert figures[0] != figures[1]
        assert figures[1]["edition"] != figures[0]["edition"] == mark
    measured = run("bench", "--edition", moons, "--seconds", "0.1", "--json")
    assert json.loads(measured.stdout)["game"] == "boxed"


def test_help_in_both_languages(run: Any) -> None:
    english, spanish = (run("edition", "--help", "--lang", lang).stdout for lang in ("en", "es"))
    assert "export" in english
    assert "check" in english
    assert "Can this edition be played?" in english
    assert "¿Se puede jugar con esta edición?" in spanish
    assert run("edition").stdout == run("edition", "--help").stdout
    assert "edition" in run("--help").stdout
    assert run("edition", "chek").stderr == "There is no command “chek”. Did you mean check?\n"


def test_a_spreadsheet_is_exported_checked_and_played(run: Any, tmp_path: Path) -> None:
    assert run("edition", "export", "walpurgisnacht", "mine.csv", "--csv").exit_code == 0
    path = tmp_path / "mine.csv"
    text = path.read_text("utf-8")
    path.write_text(text.replace("cards,W30,,,plain,none", "cards,W30,,,plain,blue"), "utf-8")
    refused = run("edition", "check", "mine.csv")
    assert refused.exit_code == 2
    assert refused.stderr.startswith('Line 34, wisp (cards.W30): this cannot be "blue"')
    other = text.replace("cards,W30,,,plain,none", "cards,W30,,Veil,plain,green")
    other = other.replace("false,X,X,X,X,X,\n", "false,X,X,X,X,X,*: Ana 2026-11-18\n", 1)
    path.write_text(other, "utf-8")
    checked = run("edition", "check", "mine.csv")
    assert checked.exit_code == 0, checked.stderr
    assert "Checked against a box: 5 of 155 facts." in checked.stdout
    assert "Ana, 2026-11-18: 5" in checked.stdout
    game = ("simulate", "walpurgisnacht", "--edition", "mine.csv")
    played = run(*game, "--games", "1", "--bots", "random,random,random")
    assert played.exit_code == 0, played.stderr
    assert run("edition", "export", "boxed", "no.csv", "--csv").exit_code == 2
