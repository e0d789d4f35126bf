"""`--edition NAME`: a box that comes with the game, wherever a game is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import Boxed, edition_text, shipped
from aquelarre.match import read

SIMULATE = ("simulate", "boxed", "--games", "2", "--bots", "guide", "--seats", "2", "--seed", "1")


@pytest.mark.parametrize(("lang", "said"), [("en", "Moons. With"), ("es", "Lunas. Con ocho.")])
def test_games_lists_them(run: Any, boxed: Boxed[Any], moons: str, lang: str, said: str) -> None:
    told = run("games", "--lang", lang).stdout
    assert f"--edition {moons}: {said}" in told


@pytest.mark.parametrize(("lang", "said"), [("en", ": Moons."), ("es", ": Lunas.")])
def test_a_game_is_played_with_one(
    run: Any, boxed: Boxed[Any], moons: str, lang: str, said: str
) -> None:
    told = run(*SIMULATE, "--edition", moons, "--lang", lang).stdout
    assert said in told
    assert said not in run(*SIMULATE, "--lang", lang).stdout


def test_a_saved_game_carries_it(run: Any, boxed: Boxed[Any], moons: str) -> None:
    wish = ("play", "boxed", "--edition", moons, "--seats", "2", "--bots", "1", "--name", "Ana")
    played = run(*wish, "--seed", "owl", lines=["save moons.aquelarre", "quit"])
    assert played.exit_code == 0, played.output
    saved = read("moons.aquelarre")
    assert edition_text(saved.game) == shipped(boxed)[moons].text


def test_it_is_exported_to_be_corrected(run: Any, boxed: Boxed[Any], moons: str) -> None:
    assert run("edition", "export", "boxed", "mine.toml", "--edition", moons).exit_code == 0
    assert Path("mine.toml").read_text("utf-8") == shipped(boxed)[moons].text
    assert run("edition", "check", "mine.toml").stdout.splitlines()[1].endswith(": Moons.")


def test_names_that_are_none_are_refused(run: Any, boxed: Boxed[Any], moons: str) -> None:
    refused = run("edition", "export", "boxed", "mine.toml", "--edition", "suns")
    assert refused.exit_code == 2
    assert refused.stderr == "boxed does not come with an edition “suns”; there is: moons.\n"
    refused = run("play", "--edition", moons, "--lang", "es")
    assert refused.exit_code == 2
    assert refused.stderr == "¿«moons» de qué juego? Di antes uno de estos: boxed.\n"
    refused = run(*SIMULATE, "--edition", "suns")
    assert refused.stderr == "There is no file suns.\n"


def test_a_file_of_the_same_name_is_asked_for_by_its_path(
    run: Any, boxed: Boxed[Any], moons: str
) -> None:
    text = boxed.edition_text().replace('title = ""', 'title = "Mine"')
    Path(moons).write_text(text.replace('"C6", copies = 1', '"C6", copies = 2'), "utf-8")
    assert ": Mine." in run(*SIMULATE, "--edition", f"./{moons}").stdout
    assert ": Moons." in run(*SIMULATE, "--edition", moons).stdout


def test_a_study_plays_with_it_beside_ours(run: Any, boxed: Boxed[Any], moons: str) -> None:
    Path("study.toml").write_text(
        f'game = "boxed"\nedition = "{moons}"\nbots = "random"\ngames = 2\nseats = 2\n', "utf-8"
    )
    assert run("study", "study.toml", "--out", "told").exit_code == 0
    lines = Path("told/games.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 4, "our own box is played, too"
