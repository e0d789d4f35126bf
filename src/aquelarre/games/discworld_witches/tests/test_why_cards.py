"""Why not this card? Whose it is, what it can do, and when. [LAN-08]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    ENOUGH,
    POSSIBLE,
    Reason,
    all_dice,
    at,
    of,
    ready,
    space,
    tackling,
    touched,
    unseen,
    why_of,
)
from aquelarre.laws.texts import in_each_language


def said(scene: Scene, verb: str, *labels: str) -> tuple[str, ...]:
    return in_each_language(scene.game, why_of(scene, verb, *labels))


# -- which card --------------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_a_card_that_she_does_not_hold() -> None:
    scene = ready("C06").acting()
    assert scene.why(0, "fly", "C08a", "CV") == of("LAN-08", "not-held", "C08a")
    assert touched(scene, "card:C06b") == of("LAN-08", "not-held", "C06b")
    dungeon = ready("C06").witch(0, "DG").acting()
    assert touched(dungeon, "card:C06b") == of("LAN-08", "not-held", "C06b")
    trio = tackling("death", "C01", "C02")
    assert trio.why(0, "trio", "C01a", "C02a", "C03a") == of("LAN-08", "not-held", "C03a")


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    "verb",
    [
        *("borrow", "face_death", "cure_sheep", "slip_away", "draw_two", "hurry", "vanish"),
        *("reroll_both", "transmute"),
    ],
)
def test_a_card_has_only_its_own_effect(verb: str) -> None:
    assert ready("C09").acting().why(0, verb, "C09") == of("LAN-08", "no-effect", "C09a")


@pytest.mark.rule("LAN-08")
def test_a_card_has_only_its_own_effect_on_things_too() -> None:
    scene = ready("C09", "C07").acting()
    for verb in ("help", "shamble", "pass_by"):
        assert scene.why(0, verb, "C09", "BA") == of("LAN-08", "no-effect", "C09a")
    assert scene.why(0, "know", "C09", "1") == of("LAN-08", "no-effect", "C09a")
    assert scene.why(0, "reroll", "C09", "1") == ("LAN-38", {"case": "no-dice"}), "the die counts"
    assert scene.why(0, "add", "C07") == of("LAN-08", "no-effect", "C07a")
    assert said(scene, "add", "C07") == (
        "La carta Igor y Retales no tiene ese efecto.",
        "The card Igor and Scraps does not have that effect.",
    )


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("C01", ("LAN-39", {"case": "none"})),
        ("C02", ("LAN-36", {"case": "nowhere"})),
        ("C07", ("LAN-38", {"case": "no-dice"})),
        ("C09", ("LAN-29", {"case": "later"})),
        ("C26", ("LAN-32", {})),
        ("C29", ("LAN-30", {"case": "nowhere"})),
        ("C30", ("LAN-37", {"case": "stopped"})),
        ("C34", ("LAN-31", {})),
        ("C37", ("LAN-40", {"case": "nowhere"})),
    ],
)
def test_what_a_card_is_for_that_is_of_no_use_now(card: str, wanted: Reason) -> None:
    assert touched(ready(card).acting(), f"card:{card}a") == wanted


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(("rules", "case"), [(4, "reveals"), (5, "settling")])
def test_effects_wait_until_the_tile_is_placed(rules: int, case: str) -> None:
    scene = (
        ready("C02", "C04", "C32", rules=rules).next_tile("arm").tile("SK", "pig", crisis=1).turn()
    )
    scene.play("reveal").reveal("C28a")
    assert scene.question == "place"
    for card in ("C02a", "C04a", "C32a"):
        assert touched(scene, f"card:{card}") == ("LAN-08", {"case": case})
    assert scene.why(0, "draw_two", "C04") == ("LAN-08", {"case": case})


@pytest.mark.rule("LAN-41")
def test_cards_are_exchanged_by_a_card() -> None:
    scene = ready("C09", "C32").acting()
    assert scene.why(0, "discard", "C09") == ("LAN-41", {})
    assert scene.play("transmute", "C32").why(0, "discard", "C09") == POSSIBLE
    assert scene.why(0, "discard", "C32a") == of("LAN-08", "not-held", "C32a"), "that one has gone"


# -- broomsticks -------------------------------------------------------------------------


@pytest.mark.rule("LAN-15")
def test_flying() -> None:
    scene = ready("C01", "C06").acting()
    assert scene.why(0, "fly", "C01", "CV") == of("LAN-15", "no-broomstick", "C01a")
    assert scene.why(0, "fly", "C06", "DG") == ("LAN-15", {"case": "dungeon"})
    assert scene.why(0, "fly", "C06", "MC") == ("LAN-15", {"case": "here"})
    assert scene.why(0, "fly", "C06", "P1") == at("LAN-14", "off-board", "P1")
    assert scene.why(0, "flee_flying", "C01", "CV") == of("LAN-15", "no-broomstick", "C01a")
    assert scene.why(0, "retreat_flying", "C01", "CV") == of("LAN-15", "no-broomstick", "C01a")
    assert said(scene, "fly", "C06", "MC") == ("Ya estás ahí.", "You are there already.")


@pytest.mark.rule("LAN-15")
def test_when_one_flies() -> None:
    fight = tackling("death", "C06")
    assert fight.why(0, "fly", "C06", "CV") == ("LAN-15", {"case": "flee"})
    assert said(fight, "fly", "C06", "CV") == (
        "Ahora te ocupas de un problema: con esa escoba puedes huir a una casilla vacía.",
        "You are dealing with a problem: with that broomstick you can flee to an empty space.",
    )
    scene = ready("C06", "C25").acting()
    assert scene.why(0, "flee_flying", "C06", "BA") == ("LAN-22", {"case": "later"})
    assert scene.why(0, "retreat_flying", "C06", "BA") == ("LAN-21", {"case": "later"})
    assert said(scene, "retreat_flying", "C06", "BA") == (
        "La retirada viene después de fracasar.",
        "The retreat comes after failing.",
    )
    scene.play("stay").play("stay")
    assert scene.why(0, "fly", "C06", "CV") == ("LAN-13", {"case": "done"})


@pytest.mark.rule("LAN-15")
def test_who_walks_on_unseen_has_no_broomstick() -> None:
    scene = unseen("C06", "C01")
    assert scene.why(0, "fly", "C06", "CV") == ("LAN-15", {"case": "on-foot"})
    assert touched(scene, "card:C06a") == ("LAN-15", {"case": "on-foot"})
    assert touched(scene, "card:C01a") == ("LAN-39", {"case": "none"}), "she has no cackles"
    assert said(scene, "fly", "C06", "CV") == (
        "Ya has echado a andar: la escoba se coge al empezar el movimiento.",
        "You have set out on foot: a broomstick is taken at the beginning of the movement.",
    )


@pytest.mark.rule("LAN-25", "LAN-39")
def test_more_cackles_than_the_card_gives_back_are_given_back_at_tea() -> None:
    scene = ready("C01").cackles(0, 3).acting()
    assert touched(scene, "number:2") == POSSIBLE
    assert touched(scene, "number:3") == ("LAN-25", {"case": "later"})


@pytest.mark.rule("LAN-22")
def test_fleeing_by_broomstick() -> None:
    scene = tackling("death", "C01", "C06", around="RH")
    assert scene.why(0, "flee_flying", "C06", "RH") == at("LAN-22", "problem", "RH")
    assert scene.why(0, "flee_flying", "C06", "MT") == at("LAN-22", "witch", "MT")
    assert scene.why(0, "flee_flying", "C06", "P1") == at("LAN-14", "off-board", "P1")
    assert scene.why(0, "flee_flying", "C06", "DG") == DUNGEON
    assert scene.why(0, "flee_flying", "C06", "CV") == POSSIBLE


@pytest.mark.rule("LAN-22")
def test_who_has_decided_to_stay_keeps_the_broomstick() -> None:
    scene = tackling("death", "C01", "C06", "C34").play("play_headology", "C01")
    assert scene.why(0, "flee_flying", "C06", "CV") == ("LAN-22", {"case": "stayed"})
    assert touched(scene, "card:C06a") == ("LAN-22", {"case": "stayed"})
    assert said(scene, "flee_flying", "C06", "CV") == (
        "Ya no puedes huir: al sumar cabezología o magia has decidido quedarte.",
        "You can no longer flee: by adding headology or magic you decided to stay.",
    )
    later = all_dice("fever", "C06", "C07", last="4 cackle")
    assert touched(later, "card:C06a") == ENOUGH, "after all dice its effect would count"


@pytest.mark.rule("LAN-33")
def test_who_can_go_anywhere_needs_no_broomstick() -> None:
    scene = all_dice("death", "C10", "C06", around="MC RH LG GW").play("slip_away", "C10")
    assert scene.question == "flee_to"
    assert scene.why(0, "flee_flying", "C06", "CV") == ("LAN-22", {"case": "on-foot"})
    assert scene.why(0, "flee_flying", "C06", "RH") == at("LAN-22", "problem", "RH")
    assert scene.why(0, "flee_flying", "C06", "MT") == at("LAN-22", "witch", "MT")
    assert said(scene, "flee_flying", "C06", "CV") == (
        "Puedes huir a cualquier casilla vacía sin gastar una escoba.",
        "You can flee to any empty space without spending a broomstick.",
    )


@pytest.mark.rule("LAN-21")
def test_retreating_by_broomstick() -> None:
    scene = all_dice("death", "C06", around="RH").play("close")
    assert scene.question == "retreat"
    assert scene.why(0, "retreat_flying", "C06", "RH") == at("LAN-21", "problem", "RH")
    assert scene.why(0, "retreat_flying", "C06", "MT") == at("LAN-21", "witch", "MT")
    assert scene.why(0, "retreat_flying", "C06", "DG") == DUNGEON


@pytest.mark.rule("LAN-44")
def test_cards_that_open_the_dungeon() -> None:
    free = ready("C01", "C06").acting()
    assert free.why(0, "leave_by_card", "C06", "BA") == ("LAN-44", {"case": "free"})
    assert free.why(0, "leave_by_card", "C01", "BA") == of("LAN-44", "card", "C01a")
    scene = ready("C01", "C06").witch(0, "DG").acting()
    assert touched(scene, "card:C01a") == of("LAN-44", "card", "C01a")
    assert scene.why(0, "leave_by_card", "C06", "DG") == DUNGEON
    assert scene.why(0, "leave_by_card", "C06", "P1") == at("LAN-14", "off-board", "P1")
    scene.play("wait")
    assert scene.why(0, "leave_by_card", "C06", "BA") == ("LAN-44", {"case": "second"})


# -- walking and passing unseen ----------------------------------------------------------


@pytest.mark.rule("LAN-35")
def test_two_more_spaces_are_for_who_walks() -> None:
    scene = all_dice("fever", "C15", "C07", last="2 cackle")
    assert touched(scene, "card:C15a") == ("LAN-35", {})
    flown = ready("C15", "C21", "C06").hidden("CV", "lily").acting().play("fly", "C06", "CV")
    assert flown.question == "pass"
    assert flown.why(0, "hurry", "C15") == ("LAN-35", {})


@pytest.mark.rule("LAN-37")
def test_passing_unseen() -> None:
    scene = ready("C21").tile("BA", "fever").hidden("LT1").acting()
    assert scene.why(0, "pass_by", "C21", "RH") == at("LAN-14", "problem", "RH", stop=space("BA"))
    assert scene.why(0, "pass_by", "C21", "MS") == at("LAN-37", "free", "MS")
    assert scene.why(0, "pass_by", "C21", "LT1") == at("LAN-37", "look", "LT1")
    assert scene.why(0, "pass_by", "C21", "P1") == at("LAN-14", "off-board", "P1")
    assert scene.why(0, "pass_by", "C21", "DG") == DUNGEON
    assert scene.why(0, "vanish", "C21") == ("LAN-37", {"case": "stopped"})
    assert tackling("death", "C30").why(0, "pass_by", "C30", "BA") == (
        "LAN-37",
        {"case": "stopped"},
    )
    assert unseen("C30").why(0, "pass_by", "C30", "RH") == at("LAN-37", "free", "RH")


@pytest.mark.rule("LAN-37")
def test_passing_unseen_needs_a_way_to_go_on() -> None:
    """With the last step of the last action there is none, not even after a look."""
    scene = ready("C21").tile("RH", "fever").hidden("LG").acting().play("stay")
    assert scene.why(0, "pass_by", "C21", "RH") == at("LAN-37", "stuck-there", "RH")
    assert scene.why(0, "pass_by", "C21", "LG") == at("LAN-37", "stuck-there", "LG")
    assert said(scene, "pass_by", "C21", "RH") == (
        "Desde Un Buen Aprieto no podrías seguir: no te quedarían pasos ni acciones.",
        "You could not go on from A Rock and a Hard Place: no steps and no action would be left.",
    )


@pytest.mark.rule("LAN-37")
def test_who_could_go_on_looks_first() -> None:
    first = ready("C21").hidden("LG").acting()
    assert first.why(0, "pass_by", "C21", "LG") == at("LAN-37", "look", "LG"), (
        "another action is left"
    )
    near = ready("C21").hidden("BA").acting().play("stay")
    assert near.why(0, "pass_by", "C21", "BA") == at("LAN-37", "look", "BA"), "a step is left"
    more = ready("C21", "C15").tile("RH", "pig").hidden("LG").acting().play("stay")
    assert more.why(0, "pass_by", "C21", "LG") == at("LAN-37", "look", "LG"), "a card gives more"
    assert more.why(0, "pass_by", "C21", "RH") == at("LAN-37", "stuck-there", "RH"), (
        "but it comes first"
    )


@pytest.mark.rule("LAN-37")
def test_vanishing_needs_a_way_to_go_on() -> None:
    scene = ready("C15", "C30").hidden("RH", "lily").acting().play("stay").play("walk", "RH")
    assert scene.question == "pass"
    assert touched(scene, "card:C30a") == ("LAN-37", {"case": "stuck"})
    assert scene.play("hurry", "C15").why(0, "vanish", "C30") == POSSIBLE


# -- free effects ------------------------------------------------------------------------


@pytest.mark.rule("LAN-36")
def test_effects_that_would_do_nothing() -> None:
    scene = ready("C02", "C01", "C29", "C37").acting()
    assert scene.why(0, "help", "C02", "BA") == ("LAN-36", {"case": "nowhere"})
    assert scene.why(0, "know", "C01", "2") == ("LAN-39", {"case": "none"})
    assert scene.why(0, "borrow", "C29") == ("LAN-30", {"case": "nowhere"})
    assert scene.why(0, "shamble", "C37", "BA") == ("LAN-40", {"case": "nowhere"})
    scene.tile("CV", "fever", crisis=1).hidden("DA")
    assert scene.why(0, "help", "C02", "BA") == at("LAN-36", "here", "BA")
    assert scene.why(0, "shamble", "C37", "BA") == at("LAN-40", "here", "BA")
    assert said(scene, "shamble", "C37", "BA") == (
        "En Culo de Mal Asiento no hay ningún problema boca abajo.",
        "There is no problem face down at Bad Ass.",
    )


def jailed() -> Scene:
    return ready("C02", "C06").witch(0, "DG").acting()


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    ("question", "scene"),
    [
        ("before", lambda: ready("C02", "C37").hidden("LT1").turn()),
        ("act", lambda: ready("C02").acting()),
        ("pass", lambda: ready("C02", "C21").hidden("BA", "lily").acting().play("walk", "BA")),
        ("walk_on", lambda: unseen("C02")),
        ("tackle", lambda: ready("C02", "C34").tile("BA", "death").acting().play("walk", "BA")),
        ("first_pair", lambda: tackling("death", "C02")),
        ("second_pair", lambda: all_dice("death", "C02", "C10")),
        ("flee_to", lambda: all_dice("death", "C02", "C10").play("slip_away", "C10")),
        ("retreat", lambda: all_dice("death", "C02", "C10").play("close")),
        ("dungeon", jailed),
        ("leave", lambda: jailed().play("wait")),
        ("finish", lambda: ready("C02", "C25").acting().play("stay").play("stay")),
    ],
)
def test_effects_are_answers_to_all_questions_of_the_own_turn(
    question: str, scene: Callable[[], Scene]
) -> None:
    now = scene()
    assert now.question == question
    assert now.why(0, "help", "C02", "BA") == ("LAN-36", {"case": "nowhere"})


@pytest.mark.rule("LAN-39")
def test_how_many_cackles_can_be_given_back() -> None:
    one = ready("C01").cackles(0, 1).acting()
    assert one.why(0, "know", "C01", "2") == ("LAN-39", {"case": "most", "count": 1})
    many = ready("C01", mode=1).cackles(0, 3).acting()
    assert many.why(0, "know", "C01", "1") == ("LAN-39", {"case": "all", "count": 2})
    assert said(many, "know", "C01", "1") == (
        "Con esa carta devuelves 2 carcajeos: si no jugáis unos contra otros, siempre se "
        "devuelven todos los posibles.",
        "With that card you give back 2 cackles: unless you play against each other, you always "
        "give back as many as you can.",
    )
    assert said(one, "know", "C01", "2") == (
        "Con esa carta puedes devolver un carcajeo: no tienes más.",
        "With that card you can give back one cackle: you have no more.",
    )
