"""The texts read well in both languages. That all are there is checked by the laws."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.seen.lines import components
from aquelarre.games.new_salem.seen.view import TIPS
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Option, Why
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fede", "Gloria", "Hugo"]
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def words(lang: str) -> Words:
    return Words(lang, GAME, players=NAMES, strict=True)


def printed() -> Iterator[str]:
    """What stands on cards and on the board, beside what the laws look for."""
    yield from (f"phase-{phase}" for phase in ("setup", "build", "draw", "launch", "end"))
    yield from (f"obstacle-{x}" for x in ("hope", "pile", "triable", "tried", "building", "own"))
    box = GAME.pieces()
    for row in box["card"]:
        yield from (f"type-{row['type']}", f"pos-{row['pos']}")
        yield from (f"symbol-{symbol}" for symbol in row["symbols"])
    for row in box["card"] + box["character"] + box["event"]:
        yield from (f"source-{row[name]}" for name in row if name.endswith("_source"))
    yield from (f"character-{row['label']}.trade" for row in box["character"])
    yield from (f"event-{row['label']}.text" for row in box["event"])


@BOTH
def test_what_is_printed_can_be_said(lang: str) -> None:
    assert all(words(lang).say(key) for key in printed())


def test_numbers_read_well() -> None:
    es, en = words("es"), words("en")
    built = es.say("event-built", seat=0, building=8, hope=1, despair=1)
    assert built == "Ana construye Taberna 1, +1 de Esperanza, +1 de Desesperación."
    assert en.say("event-built", seat=0, building=80, hope=0, despair=0) == "Ana builds Library 1."
    assert (
        es.say("event-witch_tried", seat=1, change=-2)
        == "Beto, Bruja sometida a Juicio: −2 de Desesperación."
    )
    assert en.say("event-points_counted", seat=2, points=1) == "Carla has 1 point in all."
    away = es.say("event-put_away", seat=0, count=1)
    assert away == "Ana deja un Edificio al fondo del mazo, sin que nadie lo vea."
    assert es.say("event-put_away", seat=0, count=2).endswith("sin que nadie los vea.")
    duty = es.why(Why("SAL-18", "duty", hope=5, dearest=4))
    assert "Tienes 5 cubos de Esperanza" in duty
    assert "cuesta 4" in duty


def test_one_person_has_one_side_and_signs_are_the_boards() -> None:
    es, en = words("es"), words("en")
    assert es.say("event-won", seat=2, winner=0, points=8) == (
        "¡Gana Carla, de las Brujas, con 8 puntos!"
    )
    assert en.say("event-won", seat=2, winner=1, points=1) == "Carla, a puritan, wins with 1 point!"
    shown = es.say("event-character_shown", seat=0, character=0, side=1)
    assert shown == "Ana era Prudencia Hale, de los Puritanos."
    assert es.say("event-justice_sets", seat=0, sets=2, change=-6).endswith(
        ": −6 de Desesperación."
    )
    assert en.say("event-death_sets", seat=0, sets=1, change=3).endswith(": +3 despair.")


@pytest.mark.rule("SAL-20")
@BOTH
def test_no_shuffle_is_told_after_the_fifth_round(lang: str) -> None:
    shuffled = {"es": "baraja", "en": "shuffled"}[lang]
    assert shuffled in words(lang).say("event-phase_ended", round=4)
    assert shuffled not in words(lang).say("event-phase_ended", round=5)


@pytest.mark.rule("SAL-28")
@pytest.mark.rule("SAL-29")
@BOTH
def test_what_people_keep_and_not_the_machine_can_be_read(lang: str) -> None:
    """What may be said, and the tips."""
    for rule in ("SAL-28", "SAL-29"):
        assert all(words(lang).rule(rule))
    assert len(words(lang).say("game-before").splitlines()) == 3
    assert len({words(lang).say(tip) for tip in TIPS}) == 4


def test_spanish_has_one_word_for_each_thing() -> None:
    """Events are started (iniciar), badges are placas, Trials lie in a pila."""
    spanish = (Path(__file__).parents[1] / "locale" / "es.ftl").read_text("utf-8").lower()
    assert not [word for word in ("lanza", "insignia", "montón") if word in spanish]


@BOTH
def test_the_end_of_a_town_without_witches_can_be_said(lang: str) -> None:
    """Enough despair is no victory of the witches' side where there is none of it."""
    scene = Scene(4, "N01 N02 N03 N04").street(0, "MUE-L").cubes("MUE-L-1", despair=9).reckon()
    reached = words(lang).event(scene.told("witches_reach")[0])
    assert not any(word in reached for word in ("victor", "gana", "win"))
    assert words(lang).event(scene.told("all_lost")[0]).endswith("!")
    assert GAME.draw(scene.view(), words(lang).say)[0] == words(lang).say("show-lost")


@pytest.mark.rule("SAL-02")
@BOTH
def test_the_components_say_where_each_card_comes_from(lang: str) -> None:
    w = words(lang)
    lines = components(OURS, w.say)
    whole = " ".join(" ".join(line.split()) for line in lines)
    assert whole.startswith(w.say("game-source"))
    for row in GAME.pieces()["card"]:
        assert w.say(f"card-{row['label']}") in whole
    for row in GAME.pieces()["event"]:
        assert w.say(f"event-{row['label']}") in whole
    assert whole.count(f"[{w.say('source-rulebook')}]") == 6  # two pairs, V01, and V02 thrice
    assert all(len(line) <= WIDTH for line in lines)


@pytest.mark.rule("SAL-18")
def test_the_constable_is_asked_what_is_open() -> None:
    """Who must launch an event is not told that the phase may be ended, and the other way round."""
    english = words("en")
    launch = Option(0, "launch", {}, [], "SAL-13")
    end = Option(1, "end_phase", {}, [], "SAL-18")
    assert english.question("launch", options=[launch]) == "You must launch an event."
    assert english.question("launch", options=[launch, end]) == "Launch an event or end the phase."
    assert "cannot launch" in english.question("launch", options=[end])
    assert "unless you must" in english.question("launch")
