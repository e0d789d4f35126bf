"""The board in the browser: what it knows of the cards, and the texts it asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import card_faces
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.words import LANGUAGES, Words

UI = card_faces.FILE.parent
MODULES = sorted(UI.glob("*.js"))


def text_of(name: str) -> str:
    return (UI / name).read_text(encoding="utf-8")


@pytest.mark.rule("WAL-01")
def test_cards_json_says_what_cards_toml_says() -> None:
    assert text_of("cards.json") == card_faces.faces(), "run python tools/card_faces.py"


def test_every_card_has_a_drawing() -> None:
    drawn = set(re.findall(r"^  (\w+): (?:\[|jar)", text_of("creatures.js"), re.M))
    drawn |= set(re.findall(r"^  (\w+): (?:\[|jar)", text_of("things.js"), re.M))
    named = dict(re.findall(r'(W\d\d): "(\w+)"', text_of("cards.js")))
    for name, kind in zip(IDS, OURS.kind, strict=True):
        assert named.get(name, kind) in drawn, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_every_text_asked_for_is_there(module: Path, lang: str) -> None:
    words = Words(lang, GAME)
    for key in re.findall(r'\bt\("([a-z-]+)"', module.read_text(encoding="utf-8")):
        assert words.has(key), key


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.name)
def test_modules_import_each_other_and_the_kit_and_nothing_else(module: Path) -> None:
    for name in re.findall(r'^import .* from "(.*)";$', module.read_text(encoding="utf-8"), re.M):
        assert name.startswith(("./", "../../../web/kit/")), name
        assert (UI / name).is_file(), name
