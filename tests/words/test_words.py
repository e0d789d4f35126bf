"""Ids and values in, sentences out."""

from __future__ import annotations

import pytest

from aquelarre.kernel import (
    AquelarreError,
    BadFile,
    BadSetting,
    Illegal,
    Told,
    UnknownGame,
    Why,
)
from aquelarre.kernel.catalog import find
from aquelarre.words import MissingText, UnknownLanguage, Words

TEMPLATE = find("_template")
NAMES = ["Ana", "Beto", ""]


def words(lang: str = "es", reader: int = -1) -> Words:
    return Words(lang, TEMPLATE, players=NAMES, reader=reader, strict=True)


def test_an_unknown_language_is_a_typed_error() -> None:
    with pytest.raises(UnknownLanguage):
        Words("fr")


def test_a_game_adds_its_texts_to_those_of_the_house() -> None:
    assert words().say("game-title") == "Carta alta"
    assert words("en").say("game-title") == "High Card"
    assert words().say("undone") == "Deshecho."
    assert not Words("es", strict=True).has("game-title")


def test_seats_are_called_by_name_and_the_readers_own_is_marked() -> None:
    told = Told("won", "TPL-08", {"seat": 1, "card": 5}, known=False)
    assert words().event(told) == "Beto gana con la Luna (6)."
    assert words(reader=1).event(told) == "Beto (tú) gana con la Luna (6)."
    assert words("en", reader=0).event(told) == "Beto wins with the Moon (6)."
    assert words().seat(2) == "Jugador 3"
    assert words("en").seat(7) == "Player 8"


def test_who_knows_the_hidden_values_gets_another_text() -> None:
    assert words().event(Told("dealt", "TPL-02", {"seat": 0}, False)) == "Ana recibe una carta."
    known = Told("dealt", "TPL-02", {"seat": 0, "card": 1}, True)
    assert words().event(known) == "Ana recibe la Lechuza (2)."


def test_an_option_is_said_with_its_arguments() -> None:
    deal = TEMPLATE.vocabulary.verbs[0]
    assert words().option(TEMPLATE.describe(deal.at(0))) == "Repartir el Sapo (1)"


def test_a_draft_without_texts_shows_what_an_option_touches() -> None:
    plain = Words("en")
    option = find("_template").describe(0)
    assert plain.option(option) == "verb-deal (card:C1)"


def test_a_draft_without_texts_tells_the_values_of_what_happened_and_of_what_lies_there() -> None:
    draft = Words("en", TEMPLATE, players=NAMES, reader=0)
    known = Told("unwritten", "TPL-02", {"seat": 0, "card": 1}, True)
    assert draft.event(known) == "event-unwritten.known (seat: Ana (you), card: the Owl (2))"
    assert draft.event(Told("unwritten", "TPL-02", {}, False)) == "event-unwritten"
    assert draft.say("show-unwritten", seat=1, dragon=3, number=4) == (
        "show-unwritten (seat: Beto, dragon: 3, number: 4)"
    )


def test_questions_rules_and_refusals() -> None:
    assert words("en").question("choose") == "Do you keep your card or swap it?"
    others = words("en").question("choose", 1)
    assert others == "Beto is deciding whether to keep or to swap."
    assert words("en").rule("TPL-02")[0] == "The deal"
    assert "dealt one card" in words("en").rule("TPL-02")[1]
    assert "the Owl (2)" in words("en").why(Why("TPL-05", card=1))


def test_a_refusal_without_a_case_has_the_sentence_for_all_others() -> None:
    other = words("en").why(Why("TPL-03", "other"))
    assert words("en").why(Why("TPL-03")) == other != words("en").why(Why("TPL-03", "nature"))


def test_say_puts_seats_and_things_into_words_and_leaves_numbers_alone() -> None:
    assert words("en").say("show-face-up", seat=0, card=2) == "Ana has the Raven (3), face up."
    assert words("en").say("show-deck", number=1) == "One card is left in the deck."
    assert words("en").say("show-deck", number=5) == "5 cards are left in the deck."
    assert words("en").say("show-own", card="a joker") == "You have a joker."


def test_a_missing_text_is_loud_in_tests_and_the_key_at_a_table() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        words().say("no-such-text")
    with pytest.raises(MissingText):
        words().say("player-own")  # a value is missing
    with pytest.raises(MissingText):
        words().thing("dragon", 3)
    lenient = Words("es", TEMPLATE, strict=False)
    assert lenient.say("no-such-text") == "no-such-text"
    assert lenient.say("no-such.attribute") == "no-such.attribute"
    assert lenient.thing("dragon", 3) == "3"


def test_strictness_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AQUELARRE_STRICT_WORDS", "1")
    assert Words("es").strict
    monkeypatch.delenv("AQUELARRE_STRICT_WORDS")
    assert not Words("es").strict


@pytest.mark.parametrize(
    ("error", "spanish"),
    [
        (UnknownGame("?", name="ajedrez"), "No hay ningún juego que se llame «ajedrez»."),
        (BadSetting("?", name="seats", value=9, least=3, most=8), "3 y 8 jugadores, no para 9."),
        (BadSetting("?", name="foot", value=9), "La opción de mesa foot no admite 9."),
        (BadFile("changed", 3, "?"), "se cambió después de guardarlo (línea 3)"),
        (BadFile("answer", 2, "?", answer=7), "no permiten la respuesta 7"),
        (BadFile("rules", 1, "?", found=2, known=1), "la versión 2 de las reglas"),
        (Illegal("?", "TPL-05", card=1), "Has enseñado la Lechuza (2)"),
        (Illegal("?", "", seat=1), "Las reglas no lo permiten ahora."),
        (AquelarreError("Only known in English."), "Only known in English."),
    ],
)
def test_errors_are_one_sentence_in_the_readers_language(
    error: AquelarreError, spanish: str
) -> None:
    said = words().error(error)
    assert spanish in said
    assert "\n" not in said
    assert "{" not in words("en").error(error)


def test_sides_are_things_too() -> None:
    game = find("walpurgisnacht")
    assert Words("es", game, strict=True).thing("side", 0) == "brujas"
    assert Words("en", game, strict=True).thing("side", 1) == "villagers"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("es", "Ana arde en la hoguera. Era de las Brujas."),
        ("en", "Ana burns at the stake, and turns out to be a witch."),
    ],
)
def test_one_person_of_a_side_is_no_crowd(lang: str, sentence: str) -> None:
    said = Words(lang, find("las_brujas"), players=NAMES, strict=True)
    assert said.event(Told("burnt", "BRU-24", {"victim": 0, "side": 0}, False)) == sentence


def test_a_side_without_a_word_for_one_of_its_people() -> None:
    """Games made elsewhere may have just the name of the side."""
    said = Words("en", find("las_brujas"), strict=True)
    attributes = said._bundle.get_message("side-witches").attributes
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(attributes, "one")
        assert said.one_of("witches") == "witches"
    assert said.one_of("witches") == "a witch"
