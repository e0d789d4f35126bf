"""The texts read well in both languages. That all are there is checked by the laws."""

from __future__ import annotations

import re

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import (
    RINGS,
    SLOT_NAMES,
    SLOTS,
    neighbours,
    slots_in,
)
from aquelarre.games.walpurgisnacht.box.pieces import SOURCES
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


@BOTH
def test_places_are_called_by_their_figure_and_the_number_printed_beside_them(lang: str) -> None:
    for slot in range(SLOTS):
        name = words(lang).thing("slot", slot)
        assert name.endswith(f" {int(SLOT_NAMES[slot][1:]) + 1}")
        assert name not in SLOT_NAMES, "a word that can be said"


def test_places_are_said_with_their_article() -> None:
    say = words("es").say
    assert say("verb-move", slot=15, to=12) == "Mover la carta del externo 1 al pentagrama 3"
    assert say("verb-reveal", slot=0) == "Revelar el pentáculo 1"
    assert say("why-WAL-27", case="alone", slot=9).startswith("En el interno 5 la carta flotaría")


@BOTH
def test_what_is_on_a_card_and_on_the_mountain_can_be_said(lang: str) -> None:
    say = words(lang).say
    for card in map(OURS.printed, range(len(IDS))):
        for key in (f"kind-{card['kind']}", f"wisp-{card['wisp']}", f"role-{card['role']}"):
            assert say(key)
    assert all(say(f"source-{source}") for source in SOURCES.values())
    assert len({say(f"ring-{ring}") for ring in RINGS}) == len(RINGS)
    assert len({say(f"slot-{SLOT_NAMES[slot]}") for slot in range(SLOTS)}) == SLOTS


@BOTH
def test_a_total_below_zero_has_the_sign_of_the_books(lang: str) -> None:
    for key in ("event-won", "event-drawn", "event-all_lost", "show-score"):
        said = words(lang).say(key, winner=1, witches=-2, villagers=3)
        assert "−2" in said
        assert "-2" not in said


def test_points_read_well() -> None:
    es, en = words("es"), words("en")
    assert es.say("event-wisps_scored", side=0, points=1).endswith("1 punto a las brujas.")
    assert es.say("event-wisps_scored", side=1, points=3).endswith("3 puntos a las aldeanas.")
    assert en.say("event-wisps_scored", side=1, points=1).endswith("1 point to the villagers.")
    fire = es.say("event-bonfires_scored", seat=0, count=2, points=-4)
    assert fire == "Ana tiene 2 hogueras: las brujas pierden 4 puntos."
    fire = en.say("event-bonfires_scored", seat=0, count=1, points=-2)
    assert fire == "Ana has 1 bonfire: the witches lose 2 points."
    none = es.say("event-bells_rung", seat=1, count=0)
    assert none == "Suenan las campanas de Beto: las aldeanas no tenían familiares que espantar."


@pytest.mark.rule("WAL-37")
@pytest.mark.rule("WAL-39")
@BOTH
def test_what_people_keep_and_not_the_machine_can_be_read(lang: str) -> None:
    """Talk is free, and newcomers are told three things first."""
    for rule in ("WAL-37", "WAL-39"):
        assert all(words(lang).rule(rule))
    assert len(words(lang).say("game-before").splitlines()) == 3


@pytest.mark.rule("WAL-01")
@BOTH
def test_the_components_say_where_each_card_comes_from(lang: str) -> None:
    w = words(lang)
    lines = GAME.components(w.say)
    whole = " ".join(" ".join(line.split()) for line in lines)
    assert whole.startswith(w.say("game-source"))
    for name in IDS:
        assert w.say(f"card-{name}") in whole
    assert whole.count(w.say("source-deduced")) == 6  # three ointments, three purple familiars
    assert all(len(line) <= WIDTH for line in lines)


def test_a_single_card_that_went_back_is_not_spoken_of_as_several() -> None:
    """One is what goes back most often, and these sentences are said of one or two. [WAL-25]"""
    several = {"es": "cartas", "en": "cards"}
    for lang, word in several.items():
        say = words(lang).say
        for key in ("ask-turn_down", "ask-turn_down.others", "verb-turn_down"):
            assert word not in say(key, seat=1)
        assert word not in say("event-hidden_again", seat=1)
        for rule, case in (("25", "turn-down"), ("25", "none-open"), ("26", "open")):
            assert word not in say(f"why-WAL-{rule}", case=case)


@BOTH
def test_the_rules_say_which_numbers_are_neighbours(lang: str) -> None:
    """Who plays by ear or in plain lines sees no figure. [WAL-11, WAL-12]"""
    for rule, inside, wide in (
        ("WAL-11", "I0", 0),
        ("WAL-11", "I4", 0),
        ("WAL-12", "P0", 0),
        ("WAL-12", "P1", 0),
        ("WAL-12", "S0", 0),
        ("WAL-12", "S0", 1),
    ):
        slot = SLOT_NAMES.index(inside)
        said = words(lang).say(f"rule-{rule}").lower()
        for place in (slot, *slots_in(neighbours(slot, wide))):
            assert words(lang).thing("slot", place) in said


def test_cards_are_turned_face_down_in_english() -> None:
    """To turn something down is to refuse it."""
    texts = words("en")
    said = [texts.rule("WAL-25")[1], texts.say("verb-turn_down")]
    said += [texts.say(key, seat=1) for key in ("ask-turn_down.others", "event-hidden_again")]
    said += [texts.say("why-WAL-25", case="turn-down"), texts.say("why-WAL-26", case="open")]
    for text in said:
        assert "face down" in text
        assert not re.search(r"\bturn(s|ed)?( them| it)? down\b", text.lower())


@pytest.mark.rule("WAL-31")
@pytest.mark.rule("WAL-32")
@BOTH
def test_every_card_of_these_rules_tells_whom_they_spare(lang: str) -> None:
    """Who looks at the fertility or at an ointment does not see the crucifix or the herbs."""
    say = words(lang).say
    for kind in ("crucifix", "fertility", "herbs", "ointment"):
        assert say("card-W00") in say(f"tell-{kind}")
