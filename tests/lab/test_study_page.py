"""The page of a study: whole in one file, in the reader's language, harmless and readable."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import Boxed
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.studies.figures import lines_of
from aquelarre.lab.studies.naming import row_name, short_axes, table_name
from aquelarre.lab.studies.page import LEAST_CLEAR, REPEATED, Page, page
from aquelarre.lab.studies.running import run
from aquelarre.lab.studies.study import Study
from aquelarre.lab.studies.tables import plan_of
from aquelarre.words import LANGUAGES, Words


class Outline(HTMLParser):
    """The elements of a page, what it refers to, and its open elements at the end."""

    EMPTY = ("meta", "line", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags = Counter[str]()
        self.targets: list[str] = []
        self.ids: list[str] = []
        self.levels: list[int] = []
        self.open: list[str] = []
        self.unnamed: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        named = dict(attrs)
        self.targets += [value or "" for name, value in attrs if name in ("href", "src")]
        self.ids += [named["id"] or ""] if "id" in named else []
        if re.fullmatch(r"h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if tag == "svg" and not (named.get("role") == "img" and named.get("aria-label")):
            self.unnamed.append(tag)
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


@pytest.fixture
def study(boxed: Boxed[Any], tmp_path: Path) -> Study:
    last = boxed.sheet.facts["cards"][-1]["id"]
    text = 'title = "Moons <&>"\ngame = "boxed"\nbots = "random"\ngames = 14\nseats = [2, 3]\n'
    return run(plan_of(f"{text}[facts]\ncards.{last}.copies = [1, 7]\n"), tmp_path / "out")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_from_elsewhere(lang: str, study: Study) -> None:
    text = page(study, Words(lang, strict=True))
    outline = Outline(text)
    assert outline.open == []
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"https?:|@import|url\(|<script|<link", text)
    assert "prefers-color-scheme: dark" in text
    assert "Moons &lt;&amp;&gt;" in text
    assert "Moons <" not in text
    assert {target[1:] for target in outline.targets} == set(outline.ids)
    expected = ["Quién gana", "nuestra caja"] if lang == "es" else ["Who wins", "our box"]
    assert all(each in text for each in expected)


def test_the_page_can_be_read_aloud(study: Study) -> None:
    """One first heading, none skipped; every plot has a name, every table a caption and heads."""
    outline = Outline(page(study, Words("en")))
    assert outline.levels[0] == 1
    assert outline.levels.count(1) == 1
    assert all(two <= one + 1 for one, two in zip(outline.levels, outline.levels[1:], strict=False))
    assert outline.unnamed == []
    assert outline.tags["svg"] > 3
    assert outline.tags["caption"] == outline.tags["table"]
    assert outline.tags["main"] == outline.tags["nav"] == 1


def test_the_same_study_gives_the_same_page(study: Study, tmp_path: Path) -> None:
    assert page(study, Words("en")) == (tmp_path / "out" / "index.html").read_text("utf-8")


def figure_of(line: dict[str, Any]) -> tuple[Any, ...]:
    return line["measure"], line["group"], line["name"]


def test_clear_differences_are_found_and_counted(study: Study) -> None:
    text = page(study, Words("en"))
    said = re.search(r"(\d+|One|None) of the (\d+) figures", text)
    assert said is not None
    lines = [line for line in lines_of(study) if line["change_low"] is not None]
    lines = [line for line in lines if line["measure"] not in REPEATED]
    games = {tuple(line.values())[:1] + figure_of(line): line["games"] for line in lines_of(study)}
    beside = {at: study.plan.ours_beside(at) for at in range(len(study.findings))}
    lines = [
        line
        for line in lines
        if min(line["games"], games[beside[line["table"]], *figure_of(line)]) >= LEAST_CLEAR
    ]
    assert int(said[2]) == len(lines)
    clear = [line for line in lines if line["change_low"] > 0 or line["change_high"] < 0]
    assert said[1] == {0: "None", 1: "One"}.get(len(clear), str(len(clear)))


@pytest.mark.parametrize("name", ["_template", *names()])
def test_everything_that_can_be_counted_has_a_name(name: str, tmp_path: Path) -> None:
    game = find(name)
    seats = max(2, game.least_seats)
    plan = plan_of(f'game = "{name}"\nseats = {seats}\nbots = "random"\ngames = 1')
    found = run(plan, tmp_path)
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        rows = found.findings[0].rows()
        for row in rows:
            said = row_name(game, row, words)
            assert "\n" not in said
            assert said or not row.name
        assert page(found, words)


def test_tables_are_called_by_what_is_their_own() -> None:
    plan = plan_of(
        'game = "discworld_witches"\ntogether = [["facts.easy.fever.copies", '
        '"facts.easy.pig.copies"]]\nseats = [2, 3]\n'
        "[facts]\neasy.fever.copies = [5, 4]\neasy.pig.copies = [5, 6]\n"
    )
    assert list(short_axes(plan).values()) == ["seats", "easy.fever.copies", "easy.pig.copies"]
    words = Words("en", strict=True)
    said = [table_name(plan, at, words) for at in range(2)]
    assert said == [
        "players 2, easy.fever.copies 5, easy.pig.copies 5, our box",
        "players 2, easy.fever.copies 4, easy.pig.copies 6",
    ]
    [alone] = plan_of('game = "_template"\nseats = 4').tables
    assert alone.ours
    only = plan_of('game = "_template"\nseats = 4')
    assert table_name(only, 0, words) == "players 4"
    assert Page(Study(only), words).compared is False
