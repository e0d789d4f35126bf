"""Why not there? Walking, and passing unseen by token."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    POSSIBLE,
    USED,
    absent,
    at,
    hers,
    ready,
    space,
    touched,
    why_of,
)
from aquelarre.laws.texts import in_each_language


def said(scene: Scene, verb: str, *labels: str) -> tuple[str, ...]:
    return in_each_language(scene.game, why_of(scene, verb, *labels))


# -- walking -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-14")
def test_a_problem_stops_the_way() -> None:
    scene = ready().tile("BA", "fever").acting()
    assert scene.why(0, "walk", "RH") == at("LAN-14", "problem", "RH", stop=space("BA"))
    assert touched(scene, "space:RH") == at("LAN-14", "problem", "RH", stop=space("BA"))
    assert said(scene, "walk", "RH") == (
        "El camino hasta Un Buen Aprieto pasa por Culo de Mal Asiento, "
        "donde te detiene un problema.",
        "The way to A Rock and a Hard Place leads through Bad Ass, where a problem stops you.",
    )


@pytest.mark.rule("LAN-14")
def test_a_witch_stops_the_way() -> None:
    scene = ready().witch(1, "BA").acting()
    assert scene.why(0, "walk", "LG") == at("LAN-14", "witch", "LG", stop=space("BA"))


@pytest.mark.rule("LAN-14")
def test_what_stops_further_on_is_told_if_the_beginning_is_free() -> None:
    scene = ready("C15").tile("NO", "fever").acting().play("hurry", "C15")
    assert scene.why(0, "walk", "DA") == at("LAN-14", "problem", "DA", stop=space("NO"))


@pytest.mark.rule("LAN-14")
def test_the_way_by_which_least_stops_is_told() -> None:
    """From Magrat's to Slippery Hollow it goes by Bad Ass or Mad Stoat, then by Granny's."""
    scene = ready("C15").tile("BA", "fever").tile("GW", "pig").tile("CO", "arm").acting()
    scene.play("hurry", "C15")
    assert scene.why(0, "walk", "SH") == at("LAN-14", "problem", "SH", stop=space("GW")), (
        "not Bad Ass"
    )
    town = ready().tile("LT1", "fever").tile("LT2", "pig").tile("LT3", "arm").acting()
    assert town.why(0, "walk", "LC2") == at("LAN-14", "problem", "LC2", stop=space("LT1"))


@pytest.mark.rule("LAN-14")
def test_too_far_and_how_far() -> None:
    scene = ready().acting()
    assert scene.why(0, "walk", "SL") == at("LAN-14", "far", "SL", count=3, steps=2)
    assert said(scene, "walk", "SL") == (
        "Hasta Tajada hay 3 casillas, y puedes andar 2. Con una escoba llegarías.",
        "It is 3 spaces to Slice, and you can walk 2. A broomstick would get you there.",
    )
    assert scene.why(0, "walk", "P1") == absent("P1")
    assert scene.why(0, "walk", "LT5") == absent("LT5")
    assert scene.why(0, "walk", "DG") == DUNGEON
    assert scene.why(0, "walk", "MC") == ("LAN-13", {"case": "here"})


@pytest.mark.rule("LAN-14")
def test_who_walks_on_unseen_is_promised_no_broomstick() -> None:
    scene = ready("C21").tile("BA", "fever").acting().play("pass_by", "C21", "BA")
    assert scene.why(0, "walk", "SL") == at("LAN-14", "steps", "SL", count=2, steps=1)
    assert said(scene, "walk", "SL") == (
        "Hasta Tajada hay 2 casillas, y te queda un paso.",
        "It is 2 spaces to Slice, and you have one step left.",
    )


@pytest.mark.rule("LAN-37")
def test_who_has_looked_round_in_town_could_still_fly() -> None:
    scene = ready("C41", inside=1).witch(0, "LT1").tile("LT2", "fever").acting()
    scene.play("pass_by", "C41", "LT2")
    assert scene.why(0, "walk", "MT") == at("LAN-14", "far", "MT", count=3, steps=2)


@pytest.mark.rule("LAN-14")
def test_another_space_of_the_town_is_a_whole_movement() -> None:
    scene = ready("C21").tile("LT1", "fever").acting().play("pass_by", "C21", "LT1")
    assert touched(scene, "space:LT2") == ("LAN-14", {"case": "inside"})
    assert touched(scene, "space:BA") == at("LAN-14", "steps", "BA", count=2, steps=1)
    step = ready("C21", inside=1).tile("LT1", "fever").acting().play("pass_by", "C21", "LT1")
    assert touched(step, "space:LT2") == POSSIBLE, "one step, where the table plays it so"


@pytest.mark.rule("LAN-13")
def test_who_passed_unseen_cannot_stay() -> None:
    scene = ready("C21").tile("BA", "fever").acting().play("pass_by", "C21", "BA")
    assert touched(scene, "space:BA") == ("LAN-13", {"case": "unseen"}), "nor be told to"
    scene.play("linger")
    assert scene.why(0, "stay") == ("LAN-13", {"case": "unseen"})
    assert touched(scene, "space:BA") == ("LAN-13", {"case": "unseen"})
    assert said(scene, "stay") == (
        "Has pasado sin que te vean: ahora tienes que moverte.",
        "You have passed unseen: now you must move on.",
    )


@pytest.mark.rule("LAN-13")
def test_after_both_actions_nobody_moves() -> None:
    scene = ready("C25").acting().play("stay").play("stay")
    assert scene.question == "finish"
    assert touched(scene, "space:BA") == ("LAN-13", {"case": "done"})
    assert scene.why(0, "stay") == ("LAN-13", {"case": "done"})
    assert said(scene, "stay") == (
        "Ya has hecho tus dos acciones.",
        "You have taken both your actions.",
    )


# -- passing by token --------------------------------------------------------------------


@pytest.mark.rule("LAN-06")
def test_passing_by_token() -> None:
    tiffany = ready(apprentices="tiffany dimity").tile("BA", "fever").hidden("LT1").acting()
    assert tiffany.why(0, "pass_by_token", "BA") == POSSIBLE
    assert tiffany.why(0, "pass_by_token", "RH") == at("LAN-14", "problem", "RH", stop=space("BA"))
    assert tiffany.why(0, "pass_by_token", "MS") == at("LAN-37", "free", "MS")
    assert tiffany.why(0, "pass_by_token", "LT1") == at("LAN-37", "look", "LT1")
    assert tiffany.why(0, "vanish_by_token") == ("LAN-37", {"case": "stopped"})
    tiffany.play("pass_by_token", "BA")
    assert tiffany.why(0, "pass_by_token", "RH") == USED, "it has been used"
    other = ready(apprentices="petulia tiffany").tile("BA", "fever").acting()
    assert other.why(0, "pass_by_token", "BA") == hers("tiffany"), "another token"
    assert other.play("stay").play("stay").chance().why(1, "pass_by_token", "BA")[0] == "LAN-14"


@pytest.mark.rule("LAN-37")
def test_passing_by_token_is_for_a_walk() -> None:
    scene = ready("C25", apprentices="tiffany dimity").acting().play("stay").play("stay")
    assert scene.why(0, "pass_by_token", "BA") == ("LAN-37", {"case": "stopped"})
    assert said(scene, "pass_by_token", "BA") == (
        "Te haces invisible al moverte, donde te detendría un problema u otra bruja.",
        "You vanish while moving, where a problem or another witch would stop you.",
    )


@pytest.mark.rule("LAN-37")
def test_vanishing_by_token_needs_a_way_to_go_on() -> None:
    """With the last step of the last action only a card for more steps leads on."""
    scene = ready("C15", apprentices="tiffany dimity").hidden("RH", "lily").acting().play("stay")
    scene.play("walk", "RH")
    assert scene.question == "pass"
    assert scene.why(0, "vanish_by_token") == ("LAN-37", {"case": "stuck"})
    assert said(scene, "vanish_by_token") == (
        "No puedes seguir: no te quedan pasos ni acciones.",
        "You cannot go on: no steps and no action are left.",
    )
    assert scene.play("hurry", "C15").why(0, "vanish_by_token") == POSSIBLE
    card = ready("C21").hidden("BA", "lily").acting().play("walk", "BA")
    assert card.question == "pass"
    assert card.why(0, "vanish_by_token") == hers("tiffany")


@pytest.mark.rule("LAN-37")
def test_who_has_no_other_action_cannot_linger() -> None:
    scene = ready("C21").tile("BA", "fever").acting().play("stay").play("pass_by", "C21", "BA")
    assert scene.why(0, "linger") == ("LAN-37", {"case": "last"})
    assert said(scene, "linger") == (
        "No te queda otra acción con que seguir.",
        "There is no other action to move on with.",
    )
