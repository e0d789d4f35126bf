"""An owner's box of every game in the terminal: exported, edited, checked, played, saved, gone on
with and told again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.editions.owners import CHANGES, GAMES, NAMES, edited

from aquelarre.editions import edition_text, find, sheet_of
from aquelarre.kernel.catalog import names
from aquelarre.match import read
from aquelarre.words import LANGUAGES, Words


def test_every_game_is_here() -> None:
    assert sorted(name for name in names() if sheet_of(find(name)) is not None) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_it_lasts_from_the_export_to_the_replay(run: Any, game: str, tmp_path: Path) -> None:
    assert run("edition", "export", game, "mine.toml").exit_code == 0
    path = tmp_path / "mine.toml"
    text = edited(game, path.read_text("utf-8"))
    path.write_text(text, "utf-8", newline="\n")
    checked = run("edition", "check", "mine.toml")
    assert checked.exit_code == 0
    assert ": Mine." in checked.stdout
    who = ("--seats", "3", "--bots", "2", "--bot", "random", "--seed", "owl", "--name", "Ana")
    played = run("play", "--edition", "mine.toml", *who, lines=[1, 1, "save night", "quit"])
    assert played.exit_code == 0
    assert "Mine" in played.stdout
    saved = read(tmp_path / "night")
    assert saved.game is find(game, text)
    assert edition_text(saved.game) == text
    key = CHANGES[game][2]
    for lang in LANGUAGES if key else ():
        assert Words(lang, saved.game, strict=True).say(key) == NAMES[lang]
    again = run("play", "--from", "night", lines=[1, "save later", "quit"])
    assert again.exit_code == 0
    later = read(tmp_path / "later")
    assert later.game is saved.game
    assert later.answers[: len(saved.answers)] == saved.answers
    told = run("replay", "later")
    assert told.exit_code == 0
    assert "Mine" in told.stdout
