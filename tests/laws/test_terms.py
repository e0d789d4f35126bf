"""The law of terms: one thing has one name, and the list that says so is true itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from aquelarre.games._template import GAME
from aquelarre.laws import broken_laws
from aquelarre.laws.terms import spoken

CARD = """
[[term]]
rulebook = "Carta"
es = "carta"
en = "card"
"""


def told(home: Path, terms: str) -> list[str]:
    """What a game with these terms has against it."""
    (home / "locale" / "terms.toml").write_text(terms, encoding="utf-8")
    faults = broken_laws(GAME, games=0, home=home)
    assert {fault.law for fault in faults} <= {"locale"}
    return [fault.sentence for fault in faults]


def test_a_list_that_is_kept(home: Path) -> None:
    assert told(home, CARD + "never_es = ['\\b[Nn]aipe\\b']\nnever_en = ['\\b[Pp]late\\b']") == []


def test_a_word_that_no_text_has(home: Path) -> None:
    (fault,) = told(home, CARD.replace('"card"', '"plate"'))
    assert fault == "no text of en.ftl says “plate”, as locale/terms.toml calls “Carta”."


def test_each_word_of_a_term_may_have_an_ending(home: Path) -> None:
    assert told(home, CARD.replace('"carta"', '"carta igual"')) == [], "cartas iguales"


def test_another_word_for_the_same_thing(home: Path) -> None:
    """The key of a text, and the word that should not be there."""
    file = home / "locale" / "es.ftl"
    text = file.read_text("utf-8").replace("Cambiar mi carta", "Cambiar mi naipe")
    file.write_text(text, encoding="utf-8")
    (fault,) = told(home, CARD + "never_es = ['\\b[Nn]aipes?\\b']")
    assert fault.startswith(
        "verb-swap in es.ftl says “naipe”, where locale/terms.toml says “carta”"
    )
    excepted = CARD + "never_es = ['\\b[Nn]aipes?\\b']\nexcept_es = ['verb-swap']"
    assert told(home, excepted) == []


def test_attributes_belong_to_their_text(home: Path) -> None:
    (fault,) = told(home, CARD + "never_en = ['\\bTies\\b']")
    assert fault.startswith("rule-TPL-09 in en.ftl says “Ties”")


@pytest.mark.parametrize("key", ["verb-swap", "verb-no-such"])
def test_an_exception_that_is_not_needed(home: Path, key: str) -> None:
    (fault,) = told(home, CARD + f"never_es = ['naipe']\nexcept_es = ['{key}']")
    assert fault == (f"except_es of “Carta” in locale/terms.toml needs no {key}: take it out.")


def test_what_is_not_read_aloud_does_not_count() -> None:
    """Names of values and cases, and comments, are for those who write."""
    texts = spoken("# naipe\na = { $naipe ->\n    [naipe] uno { $x } dos\n   *[b] tres\n  }\n")
    assert texts == {"a": "uno\ndos\ntres"}


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        ("[[term]", "locale/terms.toml cannot be read: "),
        ("[term]\nes = 'a'", "locale/terms.toml is a list of [[term]] and nothing else."),
        (CARD + "[house]", "locale/terms.toml is a list of [[term]] and nothing else."),
        ("term = [1]", "locale/terms.toml, term 1 is no table: begin each with [[term]]."),
        (CARD + "[[term]]\nes = 'a'", "locale/terms.toml, term 2: rulebook must be a word."),
        (CARD.replace('"card"', "' '"), "locale/terms.toml, term 1: en must be a word."),
        (CARD + "nevr_es = ['a']", "locale/terms.toml, term 1: there is no field nevr_es, only"),
        (CARD + "never_es = 'a'", "locale/terms.toml, term 1: never_es must be a list of texts."),
        (CARD + "never_es = ['(']", "locale/terms.toml, term 1: '(' is no regular expression"),
    ],
)
def test_a_file_that_is_no_list_is_told_in_one_sentence(
    home: Path, terms: str, sentence: str
) -> None:
    (fault,) = told(home, terms)
    assert fault.startswith(sentence)
    assert "\n" not in fault
