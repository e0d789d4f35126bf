"""The playthroughs are what the rules and the words of today make of them."""

from __future__ import annotations

import re

import pytest

from aquelarre.kernel.catalog import names
from aquelarre.words import LANGUAGES as SPOKEN
from playthroughs import FOLDER, GAMES, LANGUAGES, playthrough, text_of

TEXTS = [(game, lang) for game in GAMES for lang in LANGUAGES.get(game, ("en",))]
ANEW = (
    "This game is told otherwise than in tests/playthroughs. If that is meant, run "
    "`python tools/playthroughs.py`, read what has changed, and commit it."
)


def test_there_is_one_of_each_game_and_nothing_else() -> None:
    assert {*GAMES} == {*names()}
    assert {lang for _, lang in TEXTS} == {*SPOKEN}
    texts = {text_of(game, lang) for game, lang in TEXTS}
    games = {FOLDER / f"{game}.aquelarre" for game in GAMES}
    assert {path for path in FOLDER.iterdir() if path.suffix in (".txt", ".aquelarre")} == (
        texts | games
    )


@pytest.mark.parametrize(("game", "lang"), TEXTS)
def test_a_game_is_told_as_it_was(game: str, lang: str) -> None:
    written = text_of(game, lang).read_text(encoding="utf-8")
    assert playthrough(game, lang).splitlines() == written.splitlines(), ANEW
    assert len(written.splitlines()) < 420, "short enough to be read"


def test_the_spanish_text_has_no_english_words_of_its_own() -> None:
    text = (FOLDER / "las_brujas.es.txt").read_text(encoding="utf-8")
    assert not re.search(r"\b(more|points|worth|lines)\b", text)
