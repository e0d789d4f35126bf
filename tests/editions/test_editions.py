"""Editions: a game with another box is the same game, and a box that is none is refused."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.editions import (
    BadEdition,
    Boxed,
    NoEditions,
    Sheet,
    edition_text,
    find,
    finding,
    ours,
    sheet_of,
)
from aquelarre.editions.faults import SENTENCES, choice, shown
from aquelarre.editions.sheet import MOST_FAULTS
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.words import LANGUAGES, Words

MORE_MOONS = ("copies = 1 },\n]", "copies = 7 },\n]")  # of the last card


def edited(game: Boxed[Any], *changes: tuple[str, str]) -> str:
    text = game.edition_text()
    for old, new in changes:
        assert text.count(old) == 1, (old, text)
        text = text.replace(old, new)
    return text


def refused(game: Boxed[Any], text: str) -> BadEdition:
    with pytest.raises(BadEdition) as caught:
        game.with_edition(text)
    for lang in LANGUAGES:
        assert "\n" not in Words(lang, strict=True).error(caught.value)
    return caught.value


def test_most_games_have_no_editions() -> None:
    assert edition_text(TEMPLATE) == ""
    assert sheet_of(TEMPLATE) is None
    assert ours(TEMPLATE) is TEMPLATE
    with pytest.raises(NoEditions):
        find("_template", 'game = "_template"')


def test_our_own_edition_is_our_own_game(boxed: Boxed[Any]) -> None:
    text = boxed.edition_text()
    assert boxed.with_edition(text) is boxed
    assert boxed.with_edition("# a comment\n" + text) is boxed
    assert boxed.with_edition(edited(boxed, ('title = ""', 'title = "Mine"'))) is boxed
    assert boxed.with_edition("\ufeff" + text.replace("\n", "\r\n")) is boxed


def test_one_number_makes_another_game_of_the_same_name(boxed: Boxed[Any]) -> None:
    text = edited(boxed, MORE_MOONS, ('title = ""', 'title = "Ana\'s box"'))
    other = boxed.with_edition(text)
    assert other is not boxed
    assert (other.key, other.ours) == (boxed.key, boxed)
    assert other.sheet.title == "Ana's box"
    assert other.sheet.mark != boxed.sheet.mark
    assert other.start(2).deck.total == boxed.start(2).deck.total + 6
    assert other.edition_text() == text
    assert other.with_edition(text) is other
    assert other.with_edition(boxed.edition_text()) is boxed, "and back"
    assert find("boxed") is boxed, "the catalog's stays ours"
    assert find("boxed", text) is find("boxed", text)
    assert find("boxed", boxed.edition_text()) is boxed


def test_the_fingerprint_is_of_the_facts_alone(boxed: Boxed[Any]) -> None:
    ours = boxed.sheet.fingerprint
    row = '    { id = "C1", copies = 2 },'
    for changes in (
        (('title = ""', 'title = "x"'),),
        ((row, '# a comment\n    { copies = 2, id = "C1" },'),),
        (('habit = "keep"  # of bots', "habit='keep'"),),
    ):
        assert Sheet(edited(boxed, *changes)).fingerprint == ours
    second = '    { id = "C2", copies = 2 },'
    for changes in (
        ((row, row.replace("2 }", "3 }")),),
        ((row, row.replace("2 }", "true }")),),
        ((row + "\n" + second, second + "\n" + row),),
    ):
        assert Sheet(edited(boxed, *changes)).fingerprint != ours


@pytest.mark.parametrize(
    ("change", "line", "field", "reason"),
    [
        (('game = "boxed"\n', ""), 1, "game", "missing"),
        (('game = "boxed"', "game = 3"), 1, "game", "head"),
        (('game = "boxed"', 'game = "new_salem"'), 1, "game", "game"),
        (('title = ""', "title = 1"), 2, "title", "head"),
        (('title = ""', f'title = "{"x" * 41}"'), 2, "title", "head"),
        (('title = ""', 'title = "\\u001b[2J"'), 2, "title", "head"),
        (('title = ""', 'title = "\\u202e"'), 2, "title", "head"),
        (('title = ""', 'title = ""\ntitle = ""'), 3, "title", "twice"),
        (('title = ""', "wind = 1"), 2, "wind", "unknown"),
        (('"keep"', '"dance"'), 3, "habit", "value"),
        (('"C1", copies = 2', '"C1", copies = nan'), 5, "cards.C1.copies", "kind"),
        (('"C1", copies = 2', '"C1", copies = true'), 5, "cards.C1.copies", "value"),
        (
            ('"C2", copies = 2', '"C2", copies = [[[[[[[[[1]]]]]]]]]'),
            6,
            "cards.C2.copies.1",
            "deep",
        ),
        (('    { id = "C4", copies = 1 },\n', ""), 4, "cards", "needed"),
        (('    { id = "C4", copies = 1 },\n', "    7,\n"), 4, "cards", "rows"),
    ],
)
def test_what_is_wrong_names_its_line_and_field(
    boxed: Boxed[Any], change: tuple[str, str], line: int, field: str, reason: str
) -> None:
    found = refused(boxed, edited(boxed, change))
    assert (found.line, found.reason) == (line, reason)
    assert found.field.startswith(field)
    assert str(found).startswith(f"Line {line}, {field}")


def test_of_several_faults_all_are_told_in_the_order_of_the_file(boxed: Boxed[Any]) -> None:
    wrong = edited(boxed, ('"C5", copies = 1', '"C5", copies = 99'), ('"keep"', '""'))
    found = refused(boxed, wrong)
    assert [(each.line, each.field) for each in found.all] == [(3, "habit"), (9, "cards.C5.copies")]
    assert found is found.all[0]
    many = edited(boxed, ("cards = [", "cards = [" + '{ id = "x" },' * 500))
    assert len(refused(boxed, many).all) == MOST_FAULTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_said_in_every_language(lang: str) -> None:
    values = dict.fromkeys(
        (
            *("value", "allowed", "found", "least", "most", "wanted", "start", "game", "count"),
            *("edge", "other"),
        ),
        7,
    )
    words = Words(lang, strict=True)
    said = {
        reason: words.error(BadEdition(reason, 3, "cards.C1", "", **values)) for reason in SENTENCES
    }
    assert len(set(said.values())) == len(SENTENCES), "each has a text of its own"
    for reason, text in said.items():
        assert reason == "large" or " 3" in text, text
    unknown = words.error(BadEdition("no such reason", 3, "cards.C1", "", **values))
    assert unknown == said["itself"], "the last one is the one for all others"


def test_values_are_repeated_short_and_harmless() -> None:
    assert shown("a\x1b[2J\u202e\n") == '"a\\x1b[2J\\u202e\\n"'
    assert shown('it\'s "so"') == '"it\'s \\"so\\""'
    assert len(shown("x" * 10_000)) == len(shown(10**500)) == 40
    assert [shown(each) for each in (True, 3, [], [1], {}, {"a": 1})] == [
        *("true", "3", "[]", "[…]", "{}", "{…}")
    ]
    assert choice((2, 4)) == "2, 4"
    assert choice(["add", "help"] * 8) == ", ".join(['"add"', '"help"'] * 8), "all of a few"
    assert choice(range(1, 99)) == "1 … 98"
    assert choice([f"C{number}" for number in range(50)]) == '"C0" … "C49"'


def test_games_that_are_not_used_any_more_are_let_go(boxed: Boxed[Any]) -> None:
    for number in range(3 * finding.KNOWN_EDITIONS):
        text = f"# {number}\n" + edited(boxed, MORE_MOONS)
        assert find("boxed", text) is not boxed
    known = finding._with_edition.cache_info()
    assert known.currsize == known.maxsize == finding.KNOWN_EDITIONS
