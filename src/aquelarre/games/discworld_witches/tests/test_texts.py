"""Texts that the laws do not look at: what boards and lines put together themselves."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import (
    APPRENTICES,
    CARDS,
    CHARACTERS,
    COPIES,
    EFFECTS,
    FAILURES,
    GROUPS,
    PLACES,
    SPACES,
    SUCCESSES,
    SYMBOLS,
)
from aquelarre.games.discworld_witches.state import MODES, OUTCOMES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import Reason
from aquelarre.match import data
from aquelarre.school import Lesson, lessons_of
from aquelarre.words import Words

LANGUAGES = ("es", "en")
PLACE = r"\{ place-(\w+) \}"  # as texts name it
STAGES = ("setup", "place", "act", "refill", "end")  # see seen/view.py


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_view_names_has_a_text(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    keys = [f"ability-{name}" for name in APPRENTICES]
    keys += [f"effect-{name}.name" for name in EFFECTS]
    keys += [f"group-{name}" for name in GROUPS]
    keys += [f"failure-{name}" for name in FAILURES if name]
    keys += [f"success-{name}" for name in SUCCESSES if name]
    keys += [f"symbol-{name}" for name in SYMBOLS] + [f"character-{name}" for name in CHARACTERS]
    keys += [f"place-{name}" for name in PLACES] + [f"space-{name}" for name in SPACES]
    keys += [f"mode-{name}" for name in MODES] + [f"stage-{name}" for name in STAGES]
    keys += [f"outcome-{name}" for name in OUTCOMES if name]
    keys += [f"source-{mark}" for mark in "RDFX"]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_copies_are_numbered(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    names = [words.thing("card", number) for number in range(len(CARDS))]
    assert len(set(names)) == len(CARDS)
    for kind in range(0, len(CARDS), COPIES):
        copies = [f"{names[kind]} ({number})" for number in range(2, COPIES + 1)]
        assert names[kind + 1 : kind + COPIES] == copies


def test_places_have_their_article_and_one_is_singular() -> None:
    es = Words("es", GAME, players=["Ana"], strict=True)
    space, number = GAME.labels["space"], {"missing": 1, "card": 0}
    assert es.say("event-walked", seat=0, space=space.index("BR")) == (
        "Ana va andando hasta el Puente de Lancre."
    )
    assert es.say("event-looked", seat=0, space=space.index("LC2")) == (
        "Ana mira en secreto el problema que hay en la casilla 2 del Castillo de Lancre."
    )
    assert es.say("space-BR.name") == "Puente de Lancre", "on the map it stands alone"
    assert es.say("advice-mend", **number).startswith("Te falta 1, y Yaya")
    assert es.say("advice-mend", missing=2, card=0).startswith("Te faltan 2, y Yaya")


@pytest.mark.rule("LAN-24")
def test_options_name_what_they_touch() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").hand(0, "C01", "C02", "C03")
    scene.tile("BA", "winter").acting().play("walk", "BA")
    option = GAME.describe(scene.number("trio", "C01", "C02", "C03"))
    assert option.refs == ["card:C01a", "card:C02a", "card:C03a"]
    assert Words("en", GAME, strict=True).option(option) == (
        "Power of three: Granny Weatherwax, Nanny Ogg and Magrat Garlick"
    )
    fly = GAME.describe(scene.number("fly", "C06b", "LT2"))
    assert fly.refs == ["card:C06b", "space:LT2"]
    assert Words("es", GAME, strict=True).option(fly) == (
        "Volar hasta la casilla 2 de la Ciudad de Lancre con Nac Mac Feegle (2)"
    )
    die = GAME.describe(scene.number("reroll", "C07a", "3"))
    assert die.refs == ["card:C07a", "die:3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_are_told_what_is_reconstructed(lang: str) -> None:
    words = Words(lang, GAME, strict=True)
    for text in (words.say("game-before"), words.say("game-source")):
        assert "reconstru" in text


def test_two_cackles_are_read_off_the_dice_like_any_other_faces() -> None:
    cackle, six = GAME.labels["face"].index("cackle"), GAME.labels["face"].index("6")
    es, en = (Words(lang, GAME, players=["Ana"], strict=True) for lang in LANGUAGES)
    assert es.say("event-rolled", seat=0, face=cackle, other=cackle) == (
        "Ana tira dos dados: carcajeo y carcajeo."
    )
    assert en.say("event-rolled", seat=0, face=six, other=cackle) == (
        "Ana rolls two dice: 6 and cackle."
    )
    four = {"face": cackle, "other": six, "face_3": cackle, "face_4": six}
    assert en.say("event-rolled_first", seat=0, total=12, **four) == (
        "Ana rolls four dice: cackle, 6, cackle and 6. That makes 12."
    )


@pytest.mark.rule("LAN-32")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_can_be_read_without_the_one_before_it(lang: str) -> None:
    """Whoever asks about the sheep does not see what is said of Death."""
    text = Words(lang, GAME, strict=True).rule("LAN-32")[1]
    assert {"es": "en cualquier momento del intento", "en": "at any moment of the attempt"}[
        lang
    ] in text


@pytest.mark.rule("LAN-33")
def test_the_card_to_flee_leads_wherever_fleeing_does() -> None:
    es, en = (Words(lang, GAME, strict=True).rule("LAN-33")[1] for lang in LANGUAGES)
    assert "o de la misma localización, o en escoba a cualquiera vacía" in es
    assert "or at the same location, or by broomstick to any empty space" in en


@pytest.mark.parametrize(
    ("lang", "one", "some", "due"),
    [
        ("es", "devuelves tu único carcajeo.", "devuelves 3 de tus 4 carcajeos.", "un carcajeo"),
        ("en", "you give back your only cackle.", "give back 3 of your 4 cackles.", "1 cackle"),
    ],
)
def test_a_single_cackle_reads_well(lang: str, one: str, some: str, due: str) -> None:
    words = Words(lang, GAME, strict=True)
    assert words.reason(Reason("tea", cackles=1, count=1)).endswith(one)
    assert words.reason(Reason("tea", cackles=4, count=3)).endswith(some)
    assert words.say("board-due", count=1).startswith(due)


@pytest.mark.parametrize(("lang", "price"), [("es", "carcajeo"), ("en", "cackle")])
def test_two_cards_say_what_this_very_card_costs(lang: str, price: str) -> None:
    """C05 costs a cackle in our box, and C04 does not."""
    words = Words(lang, GAME, strict=True)
    dear, free = (GAME.action("draw_two", card=card) for card in ("C05a", "C04a"))
    assert price in words.option(GAME.describe(dear))
    assert price not in words.option(GAME.describe(free))
    assert data.option(GAME, dear)["manner"] == "cackle"
    assert "manner" not in data.option(GAME, free)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons_of(GAME), ids=lambda lesson: lesson.name)
def test_a_reply_sends_nobody_elsewhere(lesson: Lesson, lang: str) -> None:
    """Several steps may share a reply: a place that it names is one that each of them is about."""
    source = files("aquelarre.games.discworld_witches").joinpath("locale", f"{lang}.ftl")
    texts = dict(re.findall(r"^(lesson-\S+) = (.*)$", source.read_text("utf-8"), re.MULTILINE))
    for step in lesson.steps:
        for poor in step.poor:
            named = set(re.findall(PLACE, texts[lesson.text(poor.says)]))
            here = set(re.findall(PLACE, texts[lesson.text(step.name)]))
            here |= {each.removeprefix("space:") for point in step.point for each in point.split()}
            assert not named or named & here, (step.name, poor.says)
