"""Why not in this attempt? Cards, tokens, fleeing and retreating."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import CARDS, TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    ENOUGH,
    POSSIBLE,
    USED,
    all_dice,
    at,
    hers,
    of,
    ready,
    tackling,
    touched,
    why_of,
)
from aquelarre.laws.texts import in_each_language


def said(scene: Scene, verb: str, *labels: str) -> tuple[str, ...]:
    return in_each_language(scene.game, why_of(scene, verb, *labels))


# -- cards -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-19")
def test_symbols() -> None:
    scene = tackling("death", "C01", "C31", "C07")
    assert scene.why(0, "play_headology", "C31") == of("LAN-17", "headology", "C31a")
    assert scene.why(0, "play_magic", "C01") == of("LAN-17", "magic", "C01a")
    assert said(scene, "play_magic", "C01") == (
        "El símbolo de Yaya Ceravieja no es magia.",
        "The symbol of Granny Weatherwax is not magic.",
    )
    scene.play("roll_on").roll("2", "2")
    assert scene.question == "second_pair"
    assert scene.why(0, "play_headology", "C01") == ("LAN-19", {})
    assert scene.why(0, "play_magic", "C31") == ("LAN-19", {})
    walk = ready("C01", "C31").acting()
    assert walk.why(0, "play_headology", "C01") == ("LAN-17", {"case": "between"})
    assert walk.why(0, "play_magic", "C31") == ("LAN-17", {"case": "between"})


@pytest.mark.rule("LAN-29")
def test_adding() -> None:
    scene = tackling("vlad", "C06", "C09", "C07")
    assert scene.why(0, "add", "C06") == ("LAN-29", {"case": "later"})
    scene.play("roll_on").roll("2", "2")
    wanted = {"case": "against", "card": CARDS.index("C09a"), "tile": TILES.index("vlad")}
    assert scene.why(0, "add", "C09") == ("LAN-29", wanted)
    assert said(scene, "add", "C09") == (
        "La carta Jason Ogg no sirve contra esto: Vlad de Magpyr.",
        "The card Jason Ogg does not work against this: Vlad de Magpyr.",
    )
    short = all_dice("fever", "C09", "C07", last="2 cackle")
    assert short.view()["attempt"]["missing"] == 1
    wanted = {"case": "against", "card": CARDS.index("C09a"), "tile": TILES.index("fever")}
    assert short.why(0, "add", "C09") == ("LAN-29", wanted)


@pytest.mark.rule("LAN-29")
def test_nothing_is_added_to_what_is_enough() -> None:
    scene = all_dice("fever", "C06", "C07", last="3 cackle")
    assert scene.view()["attempt"]["missing"] == 0
    assert scene.why(0, "add", "C06") == ENOUGH
    assert said(scene, "add", "C06") == (
        "No hace falta: ya llegas a la dificultad.",
        "There is no need for it: you reach the difficulty already.",
    )
    over = all_dice("death", "C06", "C07").play("close")
    assert over.question == "retreat"
    assert said(over, "add", "C06") == (
        "La tirada se modifica tras los cuatro dados, antes de que acabe el intento.",
        "The roll is changed after all four dice, before the attempt is over.",
    )


@pytest.mark.rule("LAN-38")
def test_rolling_again() -> None:
    scene = all_dice("death", "C07", "C20")
    assert scene.why(0, "reroll", "C07", "1") == ("LAN-38", {"case": "before"})
    assert touched(scene, "die:2") == ("LAN-38", {"case": "before"})
    assert touched(scene, "die:3") == POSSIBLE
    first = tackling("death", "C07")
    assert first.why(0, "reroll", "C07", "3") == ("LAN-38", {"case": "unrolled"})
    assert said(first, "reroll", "C07", "3") == (
        "Ese dado aún no se ha tirado.",
        "That die has not been rolled yet.",
    )
    assert first.why(0, "reroll", "C01", "1") == ("LAN-38", {"case": "choose"})
    assert touched(first, "face:5") == ("LAN-38", {"case": "choose"}), "not a face, but a die"
    assert ready("C07").acting().why(0, "reroll", "C07", "1") == ("LAN-38", {"case": "no-dice"})
    assert ready("C07").acting().why(0, "reroll_both", "C07") == ("LAN-38", {"case": "no-dice"})


@pytest.mark.rule("LAN-38")
def test_dice_that_are_touched() -> None:
    none = tackling("death", "C01")
    assert touched(none, "die:1") == ("LAN-38", {"case": "no-card"})
    assert touched(none, "die:3") == ("LAN-38", {"case": "unrolled"})
    over = all_dice("death", "C07").play("close")
    assert over.question == "retreat"
    assert touched(over, "die:3") == ("LAN-38", {"case": "over"}), "it is too late"
    assert said(over, "reroll", "C07", "3") == (
        "Esos dados ya no se pueden repetir: se quedan como están.",
        "These dice can no longer be rolled again: they stay as they are.",
    )


@pytest.mark.rule("LAN-24")
def test_the_power_of_three() -> None:
    scene = tackling("death", "C01a", "C01b", "C02", "C03", "C06")
    assert scene.why(0, "trio", "C01a", "C01b", "C02a") == ("LAN-24", {"case": "same"})
    assert scene.why(0, "trio", "C01a", "C02a", "C06a") == of("LAN-24", "no-mark", "C06a")
    assert scene.why(0, "trio", "C01a", "C02a", "C03a") == POSSIBLE
    mixed = [CARDS.index(name) for name in ("C02a", "C01a", "C03a")]
    found = GAME.why_not(scene.s, 0, scene.verbs["trio"].at(*mixed))
    assert (found.rule, found.values) == ("LAN-24", {"case": "order"}), "the same"
    before = ready("C01a", "C01b", "C02", "C03").tile("BA", "death").acting().play("walk", "BA")
    assert before.question == "tackle"
    assert before.why(0, "trio", "C01a", "C01b", "C02a") == ("LAN-24", {"case": "same"})
    walk = ready("C01", "C02", "C03", "C06").acting()
    assert walk.why(0, "trio", "C01", "C02", "C03") == ("LAN-24", {"case": "later"})
    assert walk.why(0, "trio", "C01", "C02", "C06") == ("LAN-24", {"case": "later"})


@pytest.mark.rule("LAN-31")
def test_cures() -> None:
    scene = tackling("fever", "C34", "C26")
    assert scene.why(0, "face_death", "C34") == ("LAN-31", {})
    assert scene.why(0, "cure_sheep", "C26") == ("LAN-32", {})
    assert said(scene, "face_death", "C34") == (
        "El efecto de esa carta solo sirve contra la Muerte, cuando tu bruja se enfrenta a ella.",
        "The effect of that card only deals with Death, while your witch is facing it.",
    )


@pytest.mark.rule("LAN-31")
def test_nothing_is_cured_that_the_dice_have_solved() -> None:
    death = tackling("death", "C34", "C20", "C01", "C02", "C03").play("reroll", "C20", "1")
    death.roll("6").play("roll_on").roll("4", "cackle")
    assert death.question == "second_pair"
    assert death.why(0, "face_death", "C34") == ENOUGH
    assert death.why(0, "trio", "C01", "C02", "C03") == ENOUGH
    sheep = all_dice("sheep", "C26", "C07", last="4 cackle")
    assert sheep.question == "second_pair"
    assert sheep.why(0, "cure_sheep", "C26") == ENOUGH


@pytest.mark.rule("LAN-33")
def test_slipping_away_comes_after_failing() -> None:
    scene = tackling("fever", "C10", "C07")
    assert scene.why(0, "slip_away", "C10") == ("LAN-33", {})
    scene.play("roll_on").roll("6", "cackle")
    assert scene.why(0, "slip_away", "C10") == ("LAN-33", {})
    over = all_dice("death", "C10").play("close")
    assert said(over, "slip_away", "C10") == (
        "El efecto de esa carta es para cuando no bastan los cuatro dados, "
        "antes de dar el intento por fracasado.",
        "The effect of that card is for when all four dice are not enough, "
        "before you let the attempt fail.",
    )


# -- tokens in an attempt ----------------------------------------------------------------


@pytest.mark.rule("LAN-06")
def test_the_magic_token() -> None:
    scene = tackling("death", "C07", who="annagramma")
    assert scene.why(0, "use_magic_token") == POSSIBLE
    scene.play("use_magic_token")
    assert scene.why(0, "use_magic_token") == USED
    scene = all_dice("death", "C07", who="annagramma")
    assert scene.why(0, "use_magic_token") == ("LAN-19", {})
    assert ready().acting().why(0, "use_magic_token") == hers("annagramma")
    assert said(tackling("death"), "use_magic_token") == (
        "Esa ficha es de Annagramma Halcón.",
        "That token belongs to Annagramma Hawkin.",
    )


@pytest.mark.rule("LAN-06")
def test_the_pig_token() -> None:
    fever = tackling("fever", who="petulia")
    assert fever.why(0, "use_pig_token") == ("LAN-06", {"case": "pig"})
    assert said(fever, "use_pig_token") == (
        "Esa ficha solo cura un cerdo enfermo, mientras tu bruja lo atiende.",
        "That token only cures a sick pig, while your witch is tending it.",
    )
    assert tackling("pig").why(0, "use_pig_token") == hers("petulia")
    before = ready("C34").tile("BA", "death").acting().play("walk", "BA")
    assert before.question == "tackle"
    assert before.why(0, "use_pig_token") == hers("petulia")
    assert ready().acting().why(0, "use_pig_token") == hers("petulia")
    used = ready(apprentices="petulia tiffany").tile("BA", "pig").tile("RH", "pig").acting()
    used.play("walk", "BA").play("use_pig_token").play("walk", "RH").roll("2", "2")
    assert used.why(0, "use_pig_token") == USED


@pytest.mark.rule("LAN-06")
def test_a_pig_that_the_dice_have_cured_needs_no_token() -> None:
    scene = all_dice("pig", "C07", last="4 cackle", who="petulia")
    assert scene.question == "second_pair"
    assert scene.why(0, "use_pig_token") == ENOUGH


# -- fleeing and retreating --------------------------------------------------------------


@pytest.mark.rule("LAN-22")
def test_fleeing() -> None:
    scene = tackling("death", "C01", around="RH MS").witch(1, "LG")
    assert scene.why(0, "flee", "RH") == at("LAN-22", "problem", "RH")
    assert scene.why(0, "flee", "LG") == at("LAN-22", "witch", "LG")
    assert scene.why(0, "flee", "P1") == at("LAN-14", "off-board", "P1")
    assert scene.why(0, "flee", "DG") == DUNGEON
    assert touched(scene, "space:CV") == at("LAN-22", "far", "CV")
    scene.play("play_headology", "C01")
    assert scene.why(0, "flee", "GW") == ("LAN-22", {"case": "stayed"})
    assert ready().acting().why(0, "flee", "BA") == ("LAN-22", {"case": "later"})


@pytest.mark.rule("LAN-22")
def test_fleeing_comes_after_the_first_two_dice() -> None:
    scene = ready("C34").tile("BA", "death").acting().play("walk", "BA")
    assert touched(scene, "space:GW") == ("LAN-22", {"case": "before-dice"})
    assert said(scene, "flee", "GW") == (
        "Se huye después de tirar los dos primeros dados.",
        "You flee after rolling the first two dice.",
    )


@pytest.mark.rule("LAN-22")
def test_fleeing_by_a_card_after_the_second_roll() -> None:
    """Who has stayed may still flee by a card: what is wrong is the space."""
    scene = tackling("death", "C10", around="RH").play("roll_on").roll("2", "2")
    assert touched(scene, "space:GW") == ("LAN-22", {"case": "rolled"}), "the card comes first"
    scene.play("slip_away", "C10")
    assert scene.why(0, "flee", "RH") == at("LAN-22", "problem", "RH")
    assert touched(scene, "space:CV") == at("LAN-22", "far", "CV")


def failed(*cards: str, around: str = "") -> Scene:
    """Death was too much."""
    scene = tackling("death", *cards, around=around).play("roll_on").roll("2", "2")
    return scene.play("close") if scene.question == "second_pair" else scene


@pytest.mark.rule("LAN-21")
def test_retreats() -> None:
    scene = failed("C06", around="RH")
    assert scene.question == "retreat"
    assert scene.why(0, "retreat", "RH") == at("LAN-21", "problem", "RH")
    assert touched(scene, "space:P1") == at("LAN-14", "off-board", "P1")
    assert touched(scene, "space:MT") == at("LAN-21", "witch", "MT")
    assert scene.why(0, "retreat", "CV") == at("LAN-21", "far", "CV")
    assert scene.why(0, "stray", "CV") == ("LAN-21", {"case": "retreat"})
    away = ready().acting()
    for verb in ("retreat", "stray"):
        assert away.why(0, verb, "BA") == ("LAN-21", {"case": "later"})


@pytest.mark.rule("LAN-21")
def test_straying() -> None:
    scene = failed(around="MC RH LG GW")
    assert scene.question == "retreat"
    assert scene.why(0, "stray", "CV") == POSSIBLE
    assert scene.why(0, "stray", "RH") == at("LAN-21", "problem", "RH")
    assert scene.why(0, "stray", "MT") == at("LAN-21", "witch", "MT")
    assert scene.why(0, "stray", "DG") == DUNGEON
