"""`aquelarre puzzles`: solved in plain lines, and made from games of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.puzzles.careless import GAME

from aquelarre.bots.named import free_names
from aquelarre.kernel.catalog import find, names
from aquelarre.puzzles import Puzzle, book
from aquelarre.terminal import wishes
from aquelarre.words import Words


def number(puzzle: Puzzle, action: int) -> int:
    return 1 + puzzle.window().options().index(action)


def test_how_many_there_are(run: Any) -> None:
    result = run("puzzles", "--lang", "en")
    assert result.exit_code == 0, result.stderr
    lines = result.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == names()
    assert all("puzzles" in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("name", names())
def test_right_and_wrong_are_told_with_reasons(run: Any, name: str, lang: str) -> None:
    first, second = book(find(name))[:2]
    lines = ["7777", number(first, first.plain), "", number(second, second.best), "quit"]
    result = run("puzzles", name, "--lang", lang, lines=lines)
    assert result.exit_code == 0, result.stderr
    words = Words(lang, find(name))
    for said in ("puzzle-right", "puzzle-wrong"):
        assert words.say(said) in result.stdout
    assert first.id in result.stdout
    assert second.id in result.stdout
    assert not any(key in result.stdout for key in ("puzzle-", "advice-", "question-"))
    told = result.stdout.partition(words.say("puzzle-wrong"))[2]
    free = free_names([])
    called = [free[seat % len(free)] for seat in range(first.seats)]
    called[first.seat] = words.say("player-unnamed", number="1")
    mine = Words(lang, first.game, players=called, reader=first.seat)
    best = mine.option(first.game.describe(first.best), first.window().view())
    assert best in " ".join(told.split())


def test_an_answer_that_is_as_good_is_right(run: Any) -> None:
    with_also = [each for name in names() for each in book(find(name)) if each.also]
    puzzle = with_also[0]
    lines = [number(puzzle, puzzle.also[0]), "quit"]
    result = run("puzzles", puzzle.game.key, puzzle.id, "--lang", "en", lines=lines)
    assert "Right!" in result.stdout


def test_a_list_and_one_by_its_id(run: Any) -> None:
    listed = run("puzzles", "carcassonne", "--list", "--lang", "en").stdout.splitlines()
    puzzles = book(find("carcassonne"))
    assert len(listed) == len(puzzles)
    last = puzzles[-1]
    result = run("puzzles", "carcassonne", last.id.upper(), lines=["undo", "save x", "quit"])
    assert result.exit_code == 0
    assert last.id in result.stdout
    assert not Path("x").exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["_template"], "“_template” has no puzzles yet."),
        (["carcassonne", "nope"], "“carcassonne” has no puzzle “nope”."),
        (["chess"], "There is no game"),
        (["make", "chess"], "There is no game"),
        (["make", "_template", "--count", "0"], "--count"),
        (["make", "_template", "--out", "nowhere/x.json"], "nowhere"),
        (["make", "_template", "--out", "."], "folder"),
        (["make", "_template", "--out", "bad.json"], "cannot be read (bad.json)"),
    ],
)
def test_what_cannot_be_is_one_sentence(run: Any, args: list[str], sentence: str) -> None:
    Path("bad.json").write_text("[{}]", "utf-8")
    for lang in ("en", "es"):
        result = run("puzzles", *args, "--lang", lang)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1
        if lang == "en":
            assert sentence in result.stderr
    assert Path("bad.json").read_text("utf-8") == "[{}]"


def test_puzzles_are_made_and_kept_and_it_goes_on(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "game_of", lambda name: GAME)
    make = ("puzzles", "make", "careless", "--seed", "t", "--out", "made.json", "--lang", "en")
    result = run(*make, "--count", "2")
    assert result.exit_code == 0, result.stderr
    assert "made.json has 2 puzzles now." in result.stdout
    assert "2 found" in result.stderr
    first = json.loads(Path("made.json").read_text("utf-8"))
    again = run(*make, "--count", "3")
    assert "made.json has 2 already" in again.stderr
    assert "made.json has 3 puzzles now." in again.stdout
    both = json.loads(Path("made.json").read_text("utf-8"))
    assert [each for each in both if each in first] == [each for each in first if each in both]
    assert len(both) == 3
    assert not Path("made.json.mark").exists(), "it has come to its end"


def test_whoever_stops_it_keeps_what_was_found(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from aquelarre.terminal import puzzles_command

    monkeypatch.setattr(wishes, "game_of", lambda name: GAME)
    kept = puzzles_command.keep

    def stopped(puzzles: Any, path: Path) -> None:
        kept(puzzles, path)
        if len(puzzles) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(puzzles_command, "keep", stopped)
    result = run("puzzles", "make", "careless", "--count", "9", "--out", "m.json", "--lang", "es")
    assert result.exit_code == 130
    assert "m.json tiene ahora 2 retos." in result.stdout
    assert len(json.loads(Path("m.json").read_text("utf-8"))) == 2


def test_where_there_are_none_it_says_so_and_goes_on_behind_them(run: Any) -> None:
    """No game is looked through twice, though nothing was found in it."""
    mark = Path("_template-puzzles.json.mark")
    for reached in ("3 puzzles\n", "6 puzzles\n"):
        result = run("puzzles", "make", "_template", "--games", "3", "--lang", "en")
        assert result.exit_code == 0
        assert "No puzzle was found." in result.stdout
        assert "3 games" in result.stderr
        assert not Path("_template-puzzles.json").exists()
        assert mark.read_text("utf-8") == reached
    mark.write_text("many thanks", "utf-8")
    assert run("puzzles", "make", "_template", "--games", "1").exit_code == 0
