"""Why something is not possible now: the rule and the values of its sentence.

Here the table, the set-up and what is asked beside moves and attempts; those stand in
test_why_moving.py, cards in test_why_cards.py.
"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import APPRENTICES, CARDS, TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    POSSIBLE,
    absent,
    at,
    hers,
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
    assert scene.why(1, "stay") == ("LAN-53", {"case": "acting", "seat": 0})
    assert touched(scene, "space:BA", seat=1) == ("LAN-53", {"case": "acting", "seat": 0})
    assert scene.why(0, "roll_on") == ("LAN-17", {"case": "no-problem"})
    assert scene.why(0, "deal_tile", "pig") == ("LAN-53", {"case": "nature"})
    assert said(scene, "deal_tile", "pig") == ("Aquí decide el azar.", "Chance decides here.")
    assert scene.why(0, "end_turn") == ("LAN-26", {"case": "actions", "number": 1})
    roll = ready().tile("BA", "fever").acting().play("walk", "BA")
    assert roll.why(0, "stay") == ("LAN-53", {"case": "nature"})


@pytest.mark.rule("LAN-53")
def test_who_watches_is_told_who_is_asked() -> None:
    scene = ready().acting(1)
    assert scene.why(WATCHER, "stay") == ("LAN-53", {"case": "acting", "seat": 1})
    assert touched(scene, "space:BA", seat=WATCHER) == ("LAN-53", {"case": "acting", "seat": 1})


@pytest.mark.rule("LAN-53")
def test_of_several_who_are_asked_none_is_named() -> None:
    """The first of them may have answered already."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "BA").witch(2, "MT")
    scene.cackles(0, 1).cackles(1, 1).acting().play("walk", "BA").play("give_back", "1", seat=0)
    assert scene.asked == [1]
    assert scene.why(2, "stay") == ("LAN-53", {"case": "tea-all"})
    assert touched(scene, "seat:0", seat=2) == ("LAN-53", {"case": "tea-all"})


@pytest.mark.rule("LAN-53")
def test_what_no_answer_and_no_thing_is_named_by() -> None:
    scene = ready().acting()
    found = GAME.why_not(scene.s, 0, 15)
    assert (found.rule, found.case) == ("LAN-53", "nature"), "a number that no answer has"
    assert touched(scene, "space:XY") == POSSIBLE, "no such thing: nothing to say"
    assert touched(scene, "die:7") == POSSIBLE


@pytest.mark.rule("LAN-53")
@pytest.mark.parametrize(
    ("answer", "rule", "case"),
    [
        ("reveal", "LAN-09", "revealed"),
        ("roll", "LAN-17", "no-problem"),
        ("roll_on", "LAN-17", "no-problem"),
        ("close", "LAN-17", "no-attempt"),
        ("face_it", "LAN-37", "no-look"),
        ("linger", "LAN-37", "seen"),
        ("stop_looking", "LAN-30", "not-borrowing"),
        ("look BA", "LAN-30", "later"),
        ("draw_now", "LAN-41", ""),
        ("choose tiffany", "LAN-05", "later"),
        ("start_at BA", "LAN-07", "later"),
        ("place_at BA", "LAN-11", "later"),
        ("crisis_on BA", "LAN-11", "crisis-later"),
        ("give_back 1", "LAN-25", "later"),
        ("go_down", "LAN-43", "later"),
    ],
)
def test_an_answer_to_another_question(answer: str, rule: str, case: str) -> None:
    """Each says when it has its moment."""
    verb, *labels = answer.split()
    assert ready().acting().why(0, verb, *labels) == (rule, {"case": case} if case else {})


@pytest.mark.rule("LAN-25")
def test_alone_there_is_no_tea() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").acting()
    assert scene.why(0, "give_back", "1") == ("LAN-25", {"case": "alone"})


@pytest.mark.rule("LAN-23")
def test_nobody_takes_a_cackle_from_herself() -> None:
    scene = ready().acting()
    assert touched(scene, "seat:0") == ("LAN-23", {"case": "self"})
    assert touched(scene, "seat:1") == ("LAN-23", {"case": "later"})


@pytest.mark.rule("LAN-17")
def test_an_attempt_is_closed_once() -> None:
    scene = ready("C08", "C32").tile("BA", "death").acting().play("walk", "BA")
    assert scene.question == "tackle"
    assert touched(scene, "space:DG") == ("LAN-44", {"case": "dungeon"}), "nobody flees there"
    scene.play("roll").roll("2", "2")
    assert scene.why(0, "stay") == ("LAN-13", {"case": "stay"})
    scene.play("roll_on").roll("2", "2").play("close")
    assert scene.question == "retreat"
    assert scene.why(0, "close") == ("LAN-17", {"case": "closed"})


@pytest.mark.rule("LAN-38")
def test_a_face_that_is_touched_names_no_card() -> None:
    """The first card of all is in her hand, and has nothing to do with it."""
    scene = ready("C01", "C07").tile("BA", "death").acting().play("walk", "BA").roll("2", "2")
    scene.play("roll_on").roll("2", "2")
    assert touched(scene, "face:6") == ("LAN-38", {"case": "choose"})


@pytest.mark.rule("LAN-44")
def test_walking_in_the_dungeon() -> None:
    scene = ready("C25").witch(0, "DG").acting()
    for answer in ("stay", "walk BA"):
        verb, *labels = answer.split()
        assert scene.why(0, verb, *labels) == ("LAN-44", {"case": "first"})
    scene.play("wait")
    assert scene.why(0, "walk", "BA") == ("LAN-44", {"case": "second"})


@pytest.mark.rule("LAN-43")
def test_before_the_dungeon_nobody_retreats() -> None:
    scene = ready("C02", "C06").tile("BA", "duke").tile("LM", "fever", crisis=1).acting()
    scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2").play("close")
    assert scene.question == "last_word"
    assert touched(scene, "space:MC") == ("LAN-43", {"case": "caught"})
    assert scene.why(0, "walk", "MC") == ("LAN-43", {"case": "caught"})
    assert scene.why(0, "end_turn") == ("LAN-26", {"case": "dungeon"})


@pytest.mark.rule("LAN-08")
def test_effects_while_something_is_settled_and_in_the_turn_of_others() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "BA").cackles(0, 1).cackles(1, 1)
    scene.hand(0, "C04").hand(1, "C25").acting().play("walk", "BA")
    assert scene.question == "tea"
    assert scene.why(0, "draw_two", "C04") == ("LAN-08", {"case": "settling"})
    assert scene.why(1, "draw_two", "C25") == ("LAN-08", {"case": "others-turn", "seat": 0})


@pytest.mark.rule("LAN-01")
def test_seats_that_nobody_has() -> None:
    scene = ready().acting()
    assert touched(scene, "seat:1") == ("LAN-23", {"case": "later"})
    assert touched(scene, "seat:2") == ("LAN-01", {})


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
    wanted = "LAN-05", {"case": "taken", "apprentice": APPRENTICES.index("tiffany")}
    assert scene.why(1, "choose", "tiffany") == wanted
    assert touched(scene, "apprentice:tiffany", seat=1) == wanted
    assert touched(scene, "apprentice:dimity", seat=1) == POSSIBLE


@pytest.mark.rule("LAN-07")
def test_where_a_witch_may_begin() -> None:
    scene = choosing().play("choose", "dimity").go_on("start")
    assert scene.why(1, "start_at", "BA") == ("LAN-07", {"case": "problem", "space": space("BA")})
    assert touched(scene, "space:BA", seat=1) == (
        "LAN-07",
        {"case": "problem", "space": space("BA")},
    )
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
    assert touched(scene, "space:LT2") == at("LAN-11", "witch", "LT2")
    assert touched(scene, "space:BA") == at("LAN-11", "location", "BA")
    assert touched(scene, "space:LC1") == at("LAN-11", "location", "LC1")
    assert said(scene, "place_at", "BA") == (
        "La carta descubierta no indica Culo de Mal Asiento.",
        "The revealed card does not name Bad Ass.",
    )
    assert scene.why(0, "place_at", "SK") == at("LAN-11", "location", "SK"), "whatever lies there"
    assert scene.why(0, "place_at", "P1") == absent("P1")
    assert touched(scene, "space:DG") == ("LAN-11", {"case": "dungeon"})
    assert said(scene, "place_at", "DG") == (
        "En la Mazmorra no se ponen problemas.",
        "Problems are not put in the dungeon.",
    )


@pytest.mark.rule("LAN-11")
def test_putting_a_crisis() -> None:
    scene = ready().tile("LT1", "fever").tile("SK", "pig").next_tile("arm")
    scene.tile("LC1", "pig", crisis=1).tile("LC2", "sheep").tile("LC3", "arm")
    placed(scene, 1)
    assert scene.question == "crisis"
    assert scene.why(0, "crisis_on", "LC1") == at("LAN-11", "crisis", "LC1")
    assert touched(scene, "space:BA") == at("LAN-11", "location", "BA")
    assert scene.why(0, "crisis_on", "LT1") == at("LAN-11", "location", "LT1")


@pytest.mark.rule("LAN-52")
def test_where_a_problem_may_have_several_crises_only_the_place_is_wrong() -> None:
    scene = ready(mode=2).tile("LT1", "fever", crisis=1).next_tile("arm")
    scene.tile("LC1", "pig", crisis=1).tile("LC2", "sheep").tile("LC3", "arm")
    placed(scene, 1)
    assert scene.why(0, "crisis_on", "LC1") == POSSIBLE
    assert scene.why(0, "crisis_on", "LT1") == at("LAN-11", "location", "LT1")


# -- other questions ---------------------------------------------------------------------


@pytest.mark.rule("LAN-30")
def test_looking() -> None:
    scene = ready("C29").hidden("LT1").hidden("LT2").hidden("CV").tile("GG", "fever")
    scene.hidden("DA", "vlad", known_to=(0,)).acting().play("borrow", "C29")
    assert scene.why(0, "look", "GG") == at("LAN-30", "nothing", "GG")
    assert scene.why(0, "look", "BA") == at("LAN-30", "nothing", "BA")
    assert scene.why(0, "look", "LT3") == at("LAN-30", "nothing", "LT3")
    assert scene.why(0, "look", "DA") == at("LAN-30", "known", "DA")
    assert scene.why(0, "stop_looking") == ("LAN-30", {"case": "one"})
    scene.play("look", "LT1").nature("turn_up", "lily")
    assert touched(scene, "space:LT2") == at("LAN-30", "location", "LT2")
    assert touched(scene, "space:LT1") == at("LAN-30", "known", "LT1")


@pytest.mark.rule("LAN-44")
def test_the_dungeon() -> None:
    free = ready("C01").acting()
    assert free.why(0, "leave", "BA") == ("LAN-44", {"case": "free"})
    assert free.why(0, "leave_by_token", "BA") == hers("tiffany")
    assert free.why(0, "wait") == ("LAN-44", {"case": "free"})
    scene = ready("C25").witch(0, "DG").acting()
    assert scene.question == "dungeon"
    assert scene.why(0, "leave_by_token", "BA") == hers("tiffany")
    assert scene.why(0, "leave_by_token", "P1") == absent("P1")
    assert touched(scene, "space:BA") == ("LAN-44", {"case": "first"}), (
        "with the second action, yes"
    )
    assert scene.why(0, "leave", "BA") == ("LAN-44", {"case": "first"})
    assert touched(scene, "space:DG") == DUNGEON
    scene.play("wait")
    assert scene.question == "leave"
    assert touched(scene, "space:BA") == POSSIBLE
    assert scene.why(0, "leave", "P1") == absent("P1")
    assert touched(scene, "space:DG") == DUNGEON
    assert scene.why(0, "wait") == ("LAN-44", {"case": "second"})
    assert scene.why(0, "leave_by_token", "BA") == ("LAN-44", {"case": "second"})
    assert said(scene, "wait") == (
        "Con la segunda acción sales sin gastar nada: elige adónde.",
        "With the second action you leave without spending anything: choose where to.",
    )


@pytest.mark.rule("LAN-25")
def test_tea() -> None:
    tea = ready().witch(1, "BA").cackles(0, 2).acting().play("walk", "BA")
    assert tea.why(0, "give_back", "3") == ("LAN-25", {"case": "most", "count": 2})
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
        "Se pierde uno de los problemas sencillos que has resuelto, y este no lo es: Elfos.",
        "You lose one of the easy problems you have solved, and this is not one of them: Elves.",
    )


@pytest.mark.rule("LAN-23")
def test_whose_cackle_is_taken() -> None:
    three = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "MT")
    three.tile("BA", "arm").cackles(1, 6).cackles(2, 6).acting().play("walk", "BA")
    three.roll("2", "2").play("roll_on").roll("2", "2")
    assert three.question == "take_from"
    assert three.why(0, "take_from", "0") == ("LAN-23", {"case": "most", "count": 6})
    assert touched(three, "seat:0") == ("LAN-23", {"case": "most", "count": 6})
    assert three.why(0, "take_from", "3") == ("LAN-01", {})
