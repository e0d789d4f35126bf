"""Reasons that hold in just that situation: what has happened so far, what others have solved, what
is in the box. Each was once told in words that were untrue there, or that fitted anything."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS, TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    Reason,
    all_dice,
    at,
    of,
    ready,
    tackling,
    touched,
    why_of,
)
from aquelarre.kernel import members
from aquelarre.laws.texts import NAMES, in_each_language
from aquelarre.match import Match


def tile(case: str, name: str, **more: int) -> Reason:
    return "LAN-20", {"case": case, "tile": TILES.index(name), **more}


def said(scene: Scene, verb: str, *labels: str) -> tuple[str, ...]:
    return in_each_language(scene.game, why_of(scene, verb, *labels))


# -- problems ----------------------------------------------------------------------------


@pytest.mark.rule("LAN-20")
def test_nobody_can_go_to_a_problem_that_somebody_else_has_solved() -> None:
    scene = ready().won(1, "lady", "pig").acting()
    assert touched(scene, "tile:lady") == tile("others", "lady", seat=1)
    assert touched(scene, "tile:pig")[0] == "LAN-16", "there are more of them"
    lady = scene.game.why_not(scene.s, 0, "tile:lady")
    assert in_each_language(scene.game, lady) == (
        f"Ese problema ya lo ha resuelto {NAMES[1]}: Lady Felmet.",
        f"{NAMES[1]} has solved that problem already: Lady Felmet.",
    )


@pytest.mark.rule("LAN-48")
def test_nor_to_one_that_has_left_the_game() -> None:
    scene = ready("C01", "C02", "C03").tile("BA", "bela").tile("CV", "vlad").acting()
    scene.play("walk", "BA").play("trio", "C01", "C02", "C03")
    assert touched(scene, "tile:vlad") == tile("gone", "vlad")


@pytest.mark.rule("LAN-20")
def test_problems_and_cards_that_are_in_no_box_of_ours() -> None:
    scene = ready("C01").acting()
    assert touched(scene, "tile:hard16") == tile("no-tile", "hard16")
    assert touched(scene, "card:C47a") == of("LAN-08", "no-card", "C47a")
    assert scene.why(0, "draw_two", "C47d") == of("LAN-08", "no-card", "C47d")
    assert touched(scene, "card:C03a") == of("LAN-08", "not-held", "C03a"), "this one is"
    assert touched(scene, "die:1") == ("LAN-38", {"case": "no-dice"})


# -- the moment --------------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_an_effect_that_can_wait_is_not_called_useless() -> None:
    """Two cackles would go back at once; but they would a moment later, too."""
    scene = ready("C01").tile("BA", "fever").cackles(0, 2).acting()
    scene.s.answer(0, scene.number("walk", "BA"))
    assert (scene.question, scene.options()) == ("tackle", ["roll"])
    assert touched(scene, "number:2") == ("LAN-08", {"case": "useless"})
    assert said(scene, "know", "C01", "2") == (
        "Espera un momento: podrás jugar ese efecto enseguida, y servirá de lo mismo.",
        "Wait a moment: you can play that effect shortly, and it will do just as much.",
    )
    scene.play("roll").roll("2", "2")
    assert touched(scene, "number:2") == ("", {}), "and so it is"


@pytest.mark.rule("LAN-09")
def test_the_card_of_a_turn_is_revealed_once() -> None:
    scene = ready().acting()
    assert scene.why(0, "reveal") == ("LAN-09", {"case": "revealed"})
    match: Match[Any] = Match(GAME, 2, seed="lancre")
    chooser = members(match.state.owed)[0]
    assert match.why_not(chooser, GAME.action("reveal")).case == "later"


@pytest.mark.rule("LAN-43")
def test_from_the_guards_nobody_strays() -> None:
    scene = ready("C02", "C06").tile("BA", "duke").tile("LM", "fever", crisis=1).acting()
    scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2").play("close")
    assert scene.question == "last_word"
    assert scene.why(0, "stray", "MC") == ("LAN-43", {"case": "caught"})
    assert scene.why(0, "flee", "MC") == ("LAN-22", {"case": "failed"})


@pytest.mark.rule("LAN-21")
def test_before_the_retreat_winter_takes_its_tiles() -> None:
    winter = ready().tile("BA", "winter").won(0, "pig", "arm").won(1, "pig", "arm").acting()
    winter.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert winter.question == "lose"
    assert winter.why(0, "retreat", "MC") == ("LAN-21", {"case": "settling"})
    assert touched(winter, "space:MC") == ("LAN-21", {"case": "settling"})
    assert winter.why(1, "retreat", "MC") == ("LAN-21", {"case": "later"}), "it is not her attempt"
    assert winter.why(1, "flee", "MC") == ("LAN-22", {"case": "later"})


@pytest.mark.rule("LAN-22")
def test_who_has_failed_cannot_flee() -> None:
    assert all_dice("death", "C07").play("close").why(0, "flee", "MC") == (
        "LAN-22",
        {"case": "failed"},
    )


@pytest.mark.rule("LAN-44")
def test_in_the_dungeon_before_the_new_problem_is_placed() -> None:
    scene = ready("C02").witch(0, "DG").tile("LM", "fever", crisis=1).next_tile("arm").turn()
    assert scene.question == "before"
    assert scene.why(0, "wait") == ("LAN-44", {"case": "later"})
    assert ready().acting().why(0, "wait") == ("LAN-44", {"case": "free"}), "she is not in it"


@pytest.mark.rule("LAN-25")
def test_together_nobody_is_asked_how_many_cackles_tea_takes() -> None:
    scene = ready(mode=1).acting()
    assert scene.why(0, "give_back", "1") == ("LAN-25", {"case": "together"})


@pytest.mark.rule("LAN-37")
def test_how_far_it_is_to_what_one_would_pass_unseen() -> None:
    scene = ready("C21").tile("SL", "fever").acting()
    assert scene.why(0, "pass_by", "C21", "SL") == at("LAN-14", "far", "SL", count=3, steps=2)


@pytest.mark.rule("LAN-38")
def test_while_a_card_is_settled_the_dice_still_lie_there() -> None:
    first = tackling("death", "C32", "C04").play("transmute", "C32")
    assert touched(first, "die:1") == ("LAN-38", {"case": "settling"})
    assert touched(first, "die:4") == ("LAN-38", {"case": "unrolled"})


# -- what is meant by it -----------------------------------------------------------------


@pytest.mark.rule("LAN-47")
def test_an_easy_problem_is_only_given_up_to_the_wintersmith() -> None:
    scene = ready().won(0, "fever", "lady").acting()
    assert touched(scene, "tile:fever") == tile("kept", "fever")
    assert said(scene, "lose", "fever") == (
        "Ese problema ya lo has resuelto: Fiebre. Solo lo perderías si alguien fracasara ante el "
        "Forjador de Invierno.",
        "You have solved that problem already: Fever. You would only lose it if somebody failed "
        "against the Wintersmith.",
    )
    assert touched(scene, "tile:lady") == tile("won", "lady"), "hard ones are never lost"


@pytest.mark.rule("LAN-30")
def test_who_has_looked_unseen_is_not_told_that_looks_take_a_card() -> None:
    scene = ready("C21").hidden("BA", "lily").acting().play("walk", "BA")
    assert scene.question == "pass"
    assert scene.why(0, "stop_looking") == ("LAN-30", {"case": "not-borrowing"})
    assert said(scene, "stop_looking") == (
        "No estás mirando problemas con una carta para tomar en préstamo.",
        "You are not looking at problems with a card for borrowing.",
    )
    assert said(scene, "look", "CV") == (
        "Para mirar en secreto el problema que quieras, primero se juega una carta para tomar en "
        "préstamo.",
        "To look in secret at a problem of your choice, you play a card for borrowing first.",
    )


@pytest.mark.rule("LAN-37")
def test_before_the_dice_she_says_whether_she_faces_what_she_has_seen() -> None:
    scene = ready("C21").hidden("BA", "lily").acting().play("walk", "BA")
    assert scene.why(0, "roll") == ("LAN-37", {"case": "decide"})
    assert scene.why(0, "roll_on") == ("LAN-37", {"case": "decide"})
    assert scene.why(0, "close") == ("LAN-17", {"case": "no-attempt"})


@pytest.mark.rule("LAN-38")
def test_in_an_attempt_without_dice_yet_there_is_nothing_to_roll_again() -> None:
    scene = ready("C07", "C43").tile("BA", "death").acting().play("walk", "BA")
    assert scene.question == "tackle"
    assert touched(scene, "die:1") == ("LAN-38", {"case": "first"})
    assert touched(scene, "face:4") == ("LAN-38", {"case": "first"})
    assert said(scene, "reroll", "C07", "1") == (
        "Aún no has tirado ningún dado de este intento.",
        "You have not rolled any dice in this attempt yet.",
    )


@pytest.mark.rule("LAN-44")
def test_to_the_dungeon_nobody_goes_later_either() -> None:
    scene = ready("C02", "C06").tile("LM", "fever", crisis=1).next_tile("arm").turn()
    assert scene.question == "before"
    assert touched(scene, "space:DG") == DUNGEON
    assert scene.why(0, "walk", "DG") == DUNGEON
    assert scene.why(0, "fly", "C06", "DG") == ("LAN-15", {"case": "dungeon"})
    assert said(scene, "stay") == (
        "Primero se coloca el problema nuevo; después vienen tus dos acciones.",
        "The new problem is placed first; then come your two actions.",
    )


@pytest.mark.rule("LAN-09")
def test_a_tile_that_goes_anywhere_still_goes_on_an_empty_space() -> None:
    """Ruling 4: no card names the space."""
    scene = ready().tile("SK", "fever").hand(1, *(CARDS[card] for card in OURS.cards))
    scene.next_tile("arm").turn()
    assert scene.question == "place"
    assert touched(scene, "space:SK") == at("LAN-11", "problem", "SK")
    assert touched(scene, "space:MT") == at("LAN-11", "witch", "MT")
