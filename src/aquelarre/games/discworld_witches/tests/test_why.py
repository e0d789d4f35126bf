"""Why something is not possible now: the rule and the values of its sentence.

Here the table, the set-up and what is asked beside moves and attempts; those stand in
test_why_moving.py, cards in test_why_cards.py.
"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.ids import APPRENTICES, CARDS, TILES
from aquelarre.games.discworld_witches.scenario import Scene
from aquelarre.games.discworld_witches.scenario_why import (
    DUNGEON,
    NO_ANSWER,
    NO_TOKEN,
    POSSIBLE,
    absent,
    at,
    ready,
    space,
    touched,
    why_of,
)
from aquelarre.kernel import WATCHER
from aquelarre.laws.texts import in_each_language


def said(scene: Scene, verb: str, *labels: str) -> tuple[str, ...]:
    return in_each_language(scene.game, why_of(scene, verb, *labels))


# -- who is asked ------------------------------------------------------------------------


@pytest.mark.rule("LAN-53")
def test_what_is_possible_is_forbidden_by_no_rule() -> None:
    scene = ready().acting()
    assert scene.why(0, "stay") == POSSIBLE
    assert scene.why(0, "walk", "BA") == POSSIBLE
    assert touched(scene, "space:BA") == POSSIBLE


@pytest.mark.rule("LAN-53")
def test_whose_turn_it_is() -> None:
    scene = ready().acting()
    assert scene.why(1, "stay") == ("LAN-53", {"case": 0, "seat": 0})
    assert touched(scene, "space:BA", seat=1) == ("LAN-53", {"case": 0, "seat": 0})
    assert scene.why(0, "roll_on") == NO_ANSWER
    assert scene.why(0, "deal_tile", "pig") == ("LAN-53", {"case": 1})
    assert said(scene, "deal_tile", "pig") == ("Eso lo decide el azar.", "Chance decides that.")
    assert scene.why(0, "end_turn") == ("LAN-26", {})
    roll = ready().tile("BA", "fever").acting().play("walk", "BA")
    assert roll.why(0, "stay") == ("LAN-53", {"case": 3})
    assert said(roll, "stay") == ("Espera: ahora decide el azar.", "Wait: chance decides now.")


@pytest.mark.rule("LAN-53")
def test_who_watches_is_told_who_is_asked() -> None:
    scene = ready().acting(1)
    assert scene.why(WATCHER, "stay") == ("LAN-53", {"case": 0, "seat": 1})
    assert touched(scene, "space:BA", seat=WATCHER) == ("LAN-53", {"case": 0, "seat": 1})


@pytest.mark.rule("LAN-53")
def test_of_several_who_are_asked_none_is_named() -> None:
    """The first of them may have answered already."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "BA").witch(2, "MT")
    scene.cackles(0, 1).cackles(1, 1).acting().play("walk", "BA").play("give_back", "1", seat=0)
    assert scene.asked == [1]
    assert scene.why(2, "stay") == ("LAN-53", {"case": 4})
    assert touched(scene, "seat:0", seat=2) == ("LAN-53", {"case": 4})


@pytest.mark.rule("LAN-53")
def test_what_no_answer_and_no_thing_is_named_by() -> None:
    scene = ready().acting()
    found = GAME.why_not(scene.s, 0, 14)
    assert (found.rule, found.values) == NO_ANSWER, "a number that no answer has"
    assert touched(scene, "space:XY") == POSSIBLE, "no such thing: nothing to say"
    assert touched(scene, "tile:pig") == NO_ANSWER
    tackle = ready("C34").tile("BA", "death").acting().play("walk", "BA")
    assert tackle.question == "tackle"
    assert touched(tackle, "tile:death") == NO_ANSWER


@pytest.mark.rule("LAN-53")
@pytest.mark.parametrize(
    "verb",
    ["reveal", "roll", "roll_on", "close", "face_it", "linger", "stop_looking", "draw_now"],
)
def test_an_answer_to_another_question(verb: str) -> None:
    assert ready().acting().why(0, verb) == NO_ANSWER


@pytest.mark.rule("LAN-01")
def test_seats_that_nobody_has() -> None:
    scene = ready().acting()
    assert touched(scene, "seat:1") == NO_ANSWER
    assert touched(scene, "seat:2") == ("LAN-01", {})
    assert touched(scene, "tile:sheep") == NO_ANSWER, "other things have such numbers too"


@pytest.mark.rule("LAN-28")
def test_after_the_end() -> None:
    scene = ready().tile("CV", "elves").tile("DA", "elves").tile("GG", "elves").acting()
    scene.play("stay").play("stay").chance()
    assert scene.why(0, "stay") == ("LAN-28", {})
    assert touched(scene, "space:BA") == ("LAN-28", {})


# -- set-up and placing ------------------------------------------------------------------


def choosing() -> Scene:
    """A new game in which the first seat has rolled most and has chosen Tiffany."""
    scene = Scene(2)
    scene.s = GAME.start(2, {}, listen=True)
    scene.go_on("opening_roll")
    for face in "6622":
        scene.roll(face, face)
    return scene.play("choose", "tiffany")


@pytest.mark.rule("LAN-05")
def test_an_apprentice_that_somebody_else_has() -> None:
    scene = choosing()
    wanted = "LAN-05", {"apprentice": APPRENTICES.index("tiffany")}
    assert scene.why(1, "choose", "tiffany") == wanted
    assert touched(scene, "apprentice:tiffany", seat=1) == wanted
    assert touched(scene, "apprentice:dimity", seat=1) == POSSIBLE


@pytest.mark.rule("LAN-07")
def test_where_a_witch_may_begin() -> None:
    scene = choosing().play("choose", "dimity").go_on("start")
    assert scene.why(1, "start_at", "BA") == ("LAN-07", {"space": space("BA")})
    assert touched(scene, "space:BA", seat=1) == ("LAN-07", {"space": space("BA")})
    assert scene.why(1, "start_at", "P1") == absent("P1")
    assert scene.why(1, "start_at", "DG") == DUNGEON


def placed(scene: Scene, place: int) -> Scene:
    """The turn begins, and a card for the Town (0) or the Castle (1) is revealed."""
    card = next(card for card in scene.s.deck if scene.s.edition.location[card] == place)
    return scene.turn().reveal(CARDS[card])


@pytest.mark.rule("LAN-11")
def test_placing() -> None:
    scene = placed(ready().witch(1, "LT2").tile("SK", "fever").next_tile("arm"), 0)
    assert scene.question == "place"
    assert touched(scene, "space:LT2") == at("LAN-11", 2, "LT2")
    assert touched(scene, "space:BA") == at("LAN-11", 0, "BA")
    assert touched(scene, "space:LC1") == at("LAN-11", 0, "LC1")
    assert said(scene, "place_at", "BA") == (
        "Culo de Mal Asiento no es el lugar de la carta revelada.",
        "Bad Ass is not the location on the revealed card.",
    )
    assert scene.why(0, "place_at", "SK") == at("LAN-11", 1, "SK")
    assert scene.why(0, "place_at", "P1") == absent("P1")
    assert touched(scene, "space:DG") == ("LAN-11", {"case": 5})
    assert said(scene, "place_at", "DG") == (
        "En la mazmorra no se ponen problemas.",
        "Problems are not put in the dungeon.",
    )


@pytest.mark.rule("LAN-11")
def test_putting_a_crisis() -> None:
    scene = ready().tile("LT1", "fever").tile("SK", "pig").next_tile("arm")
    scene.tile("LC1", "pig", crisis=1).tile("LC2", "sheep").tile("LC3", "arm")
    placed(scene, 1)
    assert scene.question == "crisis"
    assert scene.why(0, "crisis_on", "LC1") == at("LAN-11", 4, "LC1")
    assert touched(scene, "space:BA") == at("LAN-11", 3, "BA")
    assert scene.why(0, "crisis_on", "LT1") == at("LAN-11", 0, "LT1")


@pytest.mark.rule("LAN-52")
def test_where_a_problem_may_have_several_crises_only_the_place_is_wrong() -> None:
    scene = ready(mode=2).tile("LT1", "fever", crisis=1).next_tile("arm")
    scene.tile("LC1", "pig", crisis=1).tile("LC2", "sheep").tile("LC3", "arm")
    placed(scene, 1)
    assert scene.why(0, "crisis_on", "LC1") == POSSIBLE
    assert scene.why(0, "crisis_on", "LT1") == at("LAN-11", 0, "LT1")


# -- other questions ---------------------------------------------------------------------


@pytest.mark.rule("LAN-30")
def test_looking() -> None:
    scene = ready("C29").hidden("LT1").hidden("LT2").hidden("CV").tile("GG", "fever")
    scene.hidden("DA", "vlad", known_to=(0,)).acting().play("borrow", "C29")
    assert scene.why(0, "look", "GG") == at("LAN-30", 0, "GG")
    assert scene.why(0, "look", "BA") == at("LAN-30", 0, "BA")
    assert scene.why(0, "look", "LT3") == at("LAN-30", 0, "LT3")
    assert scene.why(0, "look", "DA") == at("LAN-30", 1, "DA")
    assert scene.why(0, "stop_looking") == ("LAN-30", {"case": 4})
    scene.play("look", "LT1").nature("turn_up", "lily")
    assert touched(scene, "space:LT2") == at("LAN-30", 2, "LT2")
    assert touched(scene, "space:LT1") == at("LAN-30", 1, "LT1")


@pytest.mark.rule("LAN-44")
def test_the_dungeon() -> None:
    free = ready("C01").acting()
    for verb in ("leave", "leave_by_token"):
        assert free.why(0, verb, "BA") == ("LAN-44", {"case": 0})
    assert free.why(0, "wait") == ("LAN-44", {"case": 0})
    scene = ready("C25").witch(0, "DG").acting()
    assert scene.question == "dungeon"
    assert scene.why(0, "leave_by_token", "BA") == NO_TOKEN
    assert scene.why(0, "leave_by_token", "P1") == absent("P1")
    assert touched(scene, "space:BA") == ("LAN-44", {"case": 2}), "with the second action, yes"
    assert scene.why(0, "leave", "BA") == ("LAN-44", {"case": 2})
    assert touched(scene, "space:DG") == DUNGEON
    scene.play("wait")
    assert scene.question == "leave"
    assert touched(scene, "space:BA") == POSSIBLE
    assert scene.why(0, "leave", "P1") == absent("P1")
    assert touched(scene, "space:DG") == DUNGEON
    assert scene.why(0, "wait") == ("LAN-44", {"case": 4})
    assert scene.why(0, "leave_by_token", "BA") == ("LAN-44", {"case": 4})
    assert said(scene, "wait") == (
        "Con la segunda acción sales sin gastar nada: elige adónde.",
        "With the second action you leave without spending anything: choose where to.",
    )


@pytest.mark.rule("LAN-25")
def test_tea() -> None:
    tea = ready().witch(1, "BA").cackles(0, 2).acting().play("walk", "BA")
    assert tea.why(0, "give_back", "3") == ("LAN-25", {"count": 2})
    assert said(tea, "give_back", "3") == (
        "Puedes devolver 2 carcajeos como mucho.",
        "You can give back 2 cackles at most.",
    )


@pytest.mark.rule("LAN-47")
def test_which_tile_winter_takes() -> None:
    winter = ready().tile("BA", "winter").won(0, "pig", "arm", "elves").acting()
    winter.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert winter.question == "lose"
    assert touched(winter, "tile:fever") == ("LAN-47", {"tile": TILES.index("fever")})
    assert touched(winter, "tile:elves") == ("LAN-47", {"tile": TILES.index("elves")})
    assert said(winter, "lose", "elves") == (
        "Se pierde uno de los problemas fáciles que has resuelto, y este no lo es: Elfos.",
        "You lose one of the easy problems you have solved, and this is not one of them: Elves.",
    )


@pytest.mark.rule("LAN-23")
def test_whose_cackle_is_taken() -> None:
    three = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "MT")
    three.tile("BA", "arm").cackles(1, 6).cackles(2, 6).acting().play("walk", "BA")
    three.roll("2", "2").play("roll_on").roll("2", "2")
    assert three.question == "take_from"
    assert three.why(0, "take_from", "0") == ("LAN-23", {"count": 6})
    assert touched(three, "seat:0") == ("LAN-23", {"count": 6})
    assert three.why(0, "take_from", "3") == ("LAN-01", {})
