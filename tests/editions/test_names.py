"""Names of an owner's own: said wherever ours would be, in both languages, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.bots.engine import messages
from aquelarre.editions import BadEdition, Boxed, edition_text, names_of
from aquelarre.editions.names import MOST_NAME, SPOKEN
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.games._template.verbs import DEAL
from aquelarre.kernel import Dice, Window
from aquelarre.laws.edition import with_name
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match, load, save
from aquelarre.words import LANGUAGES, Words, names_text

BOTH = {"es": "Farola", "en": "Street lamp"}


def called(boxed: Boxed[Any], name: str, row: str = "C1") -> Boxed[Any]:
    """The game whose owner calls a card so, as it is written down."""
    old = f'id = "{row}",'
    text = boxed.edition_text()
    assert text.count(old) == 1
    return boxed.with_edition(text.replace(old, f"{old} name = {name},"))


def said(game: Any, key: str = "card-C1") -> tuple[str, ...]:
    return tuple(Words(lang, game, strict=True).say(key) for lang in LANGUAGES)


def test_the_languages_of_names_are_those_of_our_texts() -> None:
    assert SPOKEN == LANGUAGES


@pytest.mark.parametrize(
    ("name", "spanish", "english"),
    [
        ('{ es = "Farola", en = "Street lamp" }', "Farola", "Street lamp"),
        ('{ es = "Farola" }', "Farola", "Farola"),
        ('{ es = " ", en = " Street lamp " }', "Street lamp", "Street lamp"),
        ('"Farola"', "Farola", "Farola"),
        ("'{ card-C2 } \"x\" \\'", '{ card-C2 } "x" \\', '{ card-C2 } "x" \\'),
    ],
)
def test_a_name_is_said_in_the_place_of_ours(
    boxed: Boxed[Any], name: str, spanish: str, english: str
) -> None:
    game = called(boxed, name)
    assert said(game) == (spanish, english)
    assert said(game, "card-C2") == said(boxed, "card-C2")
    assert said(boxed) == said(TEMPLATE), "ours stays as it was"
    assert game.sheet.mark != boxed.sheet.mark
    assert names_of(game).keys() == {"card-C1"}
    assert "name" not in game.sheet.facts["cards"][0], "no fact that a game has to know"


@pytest.mark.parametrize("name", ['""', '"  "', "{}", '{ es = "" }'])
def test_a_name_that_is_none_is_ours(boxed: Boxed[Any], name: str) -> None:
    game = called(boxed, name)
    assert said(game) == said(boxed)
    assert names_of(game) == {}


@pytest.mark.parametrize(
    ("name", "field", "reason"),
    [
        ("3", "cards.C1.name", "head"),
        ("true", "cards.C1.name", "head"),
        ("[]", "cards.C1.name", "head"),
        ('{ es = 3, en = "x" }', "cards.C1.name.es", "head"),
        ('{ es = "x", fr = "y" }', "cards.C1.name.fr", "unknown"),
        (f'"{"x" * (MOST_NAME + 1)}"', "cards.C1.name", "head"),
        ('"a\\u001b[2J"', "cards.C1.name", "head"),
        ('"a\\u202eb"', "cards.C1.name", "head"),
    ],
)
def test_a_name_that_cannot_be_names_its_line_and_field(
    boxed: Boxed[Any], name: str, field: str, reason: str
) -> None:
    with pytest.raises(BadEdition) as caught:
        called(boxed, name)
    assert (caught.value.line, caught.value.field, caught.value.reason) == (5, field, reason)


def test_only_what_has_a_text_can_be_called_otherwise(boxed: Boxed[Any], monkeypatch: Any) -> None:
    monkeypatch.setattr(type(boxed), "named", lambda *_: ())
    with pytest.raises(BadEdition):
        called(boxed, '"Farola"')


def test_the_log_and_the_options_say_it_and_files_keep_it(boxed: Boxed[Any]) -> None:
    game = called(boxed, '{ es = "Farola", en = "Street lamp" }')
    match = Match(game, 2, seed="names")
    dice = Dice(3)
    while not match.over:
        match.play(*any_answer(match.state, dice))
    again = load(save(match))
    assert edition_text(again.game) == game.edition_text()
    for lang, name in BOTH.items():
        assert said(again.game)[LANGUAGES.index(lang)] == name
        words, ours = (Words(lang, each, strict=True) for each in (again.game, boxed))
        assert words.thing("card", 0) == name != ours.thing("card", 0)


def test_engines_read_it_too(boxed: Boxed[Any]) -> None:
    """Options are worked out once for all editions, but for names."""
    game = called(boxed, '"Farola"')
    for played in (boxed, game, boxed):
        match = Match(played, 2, seed=4)
        seat = next(seat for seat in range(2) if match.state.owed >> seat & 1)
        window = Window(played, match.state, seat)
        words = messages.spoken(window, "es", ["Ana", "Bea"])
        line = messages.options(window, words, messages.ANSWER, [DEAL.at(0)]).decode()
        assert ("Farola" in line) == (played is game)


def test_what_else_a_text_says_of_a_thing_stays(boxed: Boxed[Any]) -> None:
    game = called(boxed, '"Farola"')
    game.names["rule-TPL-01"] = dict.fromkeys(SPOKEN, "Otra cosa")
    for lang in LANGUAGES:
        title, _ = Words(lang, boxed).rule("TPL-01")
        assert Words(lang, game).rule("TPL-01") == (title, "Otra cosa")
        assert names_text(lang, game).count("\n    .title") == 1
    assert names_text("es", boxed) == names_text("es", None) == ""


def test_a_row_is_given_a_name_in_braces_or_under_a_heading() -> None:
    assert with_name('{ id = "a", n = 1 }', "a", {"es": "x"}) == (
        '{ id = "a", name = { es = "x" }, n = 1 }'
    )
    assert with_name('[[c]]\nid = "a"\nn = 1', "a", {"en": "x"}) == (
        '[[c]]\nid = "a"\nname = { en = "x" }\nn = 1'
    )
