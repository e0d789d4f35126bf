"""Reasons that name what is going on just now: whose turn it is and what they are doing, what is
left of a turn, where a problem lies. Each was once told by a sentence for another moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.discworld_witches.box.ids import TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    DUNGEON,
    ENOUGH,
    Reason,
    all_dice,
    of,
    ready,
    space,
    tackling,
    touched,
    unseen,
)
from aquelarre.laws.texts import in_each_language


def turn(case: str, seat: int = 0) -> Reason:
    return "LAN-53", {"case": case, "seat": seat}


def problem(case: str, name: str, where: str = "") -> Reason:
    at = {"space": space(where)} if where else {}
    return "LAN-16", {"case": case, "tile": TILES.index(name), **at}


def looked() -> Scene:
    """She has looked at a tile in secret, and holds something to vanish with."""
    return ready("C21").hidden("BA", "lily").acting().play("walk", "BA")


def looking() -> Scene:
    return ready("C29", "C04").hidden("CV").acting().play("borrow", "C29")


def exchanging() -> Scene:
    return ready("C32", "C06").acting().play("transmute", "C32")


def failed() -> Scene:
    return all_dice("death", "C04").play("close")


def fleeing(*cards: str) -> Scene:
    """A card to flee saves her from failing."""
    return all_dice("death", "C12", *cards).play("slip_away", "C12")


def caught(*cards: str) -> Scene:
    """She has failed against the Duke."""
    scene = ready("C02", *cards).tile("BA", "duke").tile("LM", "fever", crisis=1).acting()
    scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    if scene.question == "second_pair":
        scene.play("close")
    assert scene.question == "last_word"
    return scene


def winter() -> Scene:
    """She has failed against the Wintersmith: both choose a tile to lose."""
    scene = ready().tile("BA", "winter").won(0, "pig", "arm").won(1, "pig", "arm").acting()
    scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "lose"
    return scene


def tea() -> Scene:
    scene = ready("C04").witch(1, "BA").cackles(0, 2).cackles(1, 2).hand(1, "C25", "C08")
    return scene.acting().play("walk", "BA")


def robbed() -> Scene:
    """No cackle is left for the one that she has rolled: two have most, and she has stayed."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "SK")
    scene.tile("BA", "lily").cackles(1, 6).cackles(2, 6).acting().play("walk", "BA")
    scene.roll("cackle", "2").play("roll_on")
    assert scene.question == "take_from"
    return scene


# -- who is not asked --------------------------------------------------------------------


DOING: list[tuple[Callable[[], Scene], str, str]] = [
    (lambda: ready().acting(), "act", "acting"),
    (looked, "pass", "passing"),
    (unseen, "walk_on", "walking-on"),
    (lambda: ready("C06").witch(0, "DG").acting(), "dungeon", "dungeon"),
    (looking, "look", "looking"),
    (exchanging, "transmute", "exchanging"),
    (robbed, "take_from", "taking"),
    (lambda: tackling("death"), "first_pair", "problem"),
    (failed, "retreat", "retreating"),
    (fleeing, "flee_to", "fleeing"),
    (caught, "last_word", "caught"),
]


@pytest.mark.rule("LAN-53")
@pytest.mark.parametrize(("make", "key", "case"), DOING)
def test_others_are_told_what_is_being_done(make: Callable[[], Scene], key: str, case: str) -> None:
    """In the middle of a movement nobody "decides on the next action"."""
    scene = make()
    assert scene.question == key
    assert touched(scene, "space:SK", seat=1) == turn(case)


@pytest.mark.rule("LAN-23")
def test_before_all_else_she_says_whose_cackle_she_takes() -> None:
    """She has not added any headology, has she? Nor can she flee, or roll again, afterwards."""
    scene = robbed()
    for answer in (("flee", "MC"), ("roll_on",), ("stay",), ("end_turn",), ("close",)):
        assert scene.why(0, *answer) == ("LAN-23", {"case": "first"}), answer
    assert touched(scene, "die:1") == ("LAN-23", {"case": "first"})


@pytest.mark.rule("LAN-44")
def test_who_lost_her_first_action_is_said_to_leave_the_dungeon() -> None:
    scene = ready("C06").witch(0, "DG").acting().play("wait")
    assert scene.question == "leave"
    assert touched(scene, "space:SK", seat=1) == turn("leaving")


# -- who is asked in another's turn ------------------------------------------------------


@pytest.mark.rule("LAN-25")
def test_a_guest_at_tea_is_told_whose_turn_it_is() -> None:
    scene = tea()
    now = {"seat": 0}
    assert touched(scene, "space:MT", seat=1) == ("LAN-13", {"case": "own-turn", **now})
    assert scene.why(1, "stay") == ("LAN-13", {"case": "own-turn", **now})
    assert scene.why(1, "end_turn") == ("LAN-26", {"case": "own-turn", **now})
    assert touched(scene, "card:C25a", seat=1) == ("LAN-08", {"case": "others-turn", **now})
    assert scene.why(1, "play_headology", "C25") == ("LAN-08", {"case": "others-turn", **now})
    assert scene.why(0, "stay") == ("LAN-13", {"case": "tea"}), "it is her own turn"
    assert touched(scene, "space:MT") == ("LAN-13", {"case": "tea"})
    assert scene.why(0, "end_turn") == ("LAN-26", {"case": "actions", "number": 1})


@pytest.mark.rule("LAN-47")
def test_in_winter_the_others_have_no_attempt() -> None:
    scene = winter()
    assert scene.why(1, "end_turn") == ("LAN-26", {"case": "own-turn", "seat": 0})
    assert scene.why(1, "close") == ("LAN-17", {"case": "no-attempt"})
    assert scene.why(1, "roll_on") == ("LAN-17", {"case": "no-problem"})
    assert touched(scene, "die:4", seat=1) == ("LAN-38", {"case": "no-dice"})
    assert scene.why(0, "close") == ("LAN-17", {"case": "closed"})
    assert touched(scene, "die:4") == ("LAN-38", {"case": "over"})
    assert scene.why(0, "end_turn") == ("LAN-26", {"case": "winter"})


# -- the end of a turn -------------------------------------------------------------------


@pytest.mark.rule("LAN-26")
def test_what_is_left_before_the_turn_ends() -> None:
    acting = ready().acting()
    assert acting.why(0, "end_turn") == ("LAN-26", {"case": "actions", "number": 1})
    acting.play("stay")
    assert acting.why(0, "end_turn") == ("LAN-26", {"case": "actions", "number": 2})
    placing = ready("C02").tile("LM", "fever", crisis=1).next_tile("arm").turn()
    assert placing.why(0, "end_turn") == ("LAN-26", {"case": "placing"})
    assert tackling("death").why(0, "end_turn") == ("LAN-26", {"case": "problem", "number": 1})
    assert failed().why(0, "end_turn") == ("LAN-26", {"case": "retreat"})
    assert fleeing().why(0, "end_turn") == ("LAN-26", {"case": "flee"})
    assert caught().why(0, "end_turn") == ("LAN-26", {"case": "dungeon"})
    assert exchanging().why(0, "end_turn") == ("LAN-26", {"case": "settling"})


# -- moving ------------------------------------------------------------------------------


@pytest.mark.rule("LAN-13")
def test_who_is_busy_is_told_with_what() -> None:
    assert touched(exchanging(), "space:MT") == ("LAN-13", {"case": "transmute"})
    assert looking().why(0, "stay") == ("LAN-13", {"case": "look"})


@pytest.mark.rule("LAN-13")
def test_staying_at_a_problem() -> None:
    before = ready("C43").tile("BA", "death").acting().play("walk", "BA")
    assert before.why(0, "stay") == ("LAN-13", {"case": "stay-first"})
    assert tackling("death").why(0, "stay") == ("LAN-13", {"case": "stay"})
    assert all_dice("death", "C12").why(0, "stay") == ("LAN-17", {"case": "all-rolled"})
    assert failed().why(0, "stay") == ("LAN-21", {"case": "must"})
    away = fleeing("C06")
    assert away.why(0, "stay") == ("LAN-22", {"case": "must"})
    assert away.why(0, "fly", "C06", "SK") == ("LAN-15", {"case": "flee"})
    assert away.why(0, "retreat", "MC") == ("LAN-21", {"case": "fleeing"})


@pytest.mark.rule("LAN-43")
def test_from_the_guards_nobody_goes_anywhere() -> None:
    scene = caught("C06")
    gone: Reason = ("LAN-43", {"case": "caught"})
    assert scene.why(0, "stay") == gone
    assert scene.why(0, "walk", "MC") == gone
    assert scene.why(0, "fly", "C06", "SK") == gone, "no broomstick to retreat with either"


@pytest.mark.rule("LAN-43")
def test_nobody_goes_to_the_dungeon_who_is_there() -> None:
    scene = ready("C06").witch(0, "DG").acting()
    assert scene.why(0, "go_down") == ("LAN-43", {"case": "there"})
    alone = Scene(1, "dimity").witch(0, "MC").acting()
    assert alone.why(0, "go_down") == ("LAN-43", {"case": "alone"})


@pytest.mark.rule("LAN-37")
def test_who_has_looked_and_has_nothing_to_vanish_with() -> None:
    """A card for more steps would not help her either, nor can it wait."""
    scene = ready("C15").hidden("BA", "lily").acting()
    scene.s.answer(0, scene.number("walk", "BA"))
    assert scene.question == "pass"
    assert touched(scene, "space:RH") == ("LAN-37", {"case": "without"})
    assert scene.why(0, "hurry", "C15") == ("LAN-37", {"case": "without"})
    assert touched(scene, "space:DG") == DUNGEON


# -- fleeing -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-22")
def test_there_is_nothing_to_flee_from_or_no_need_to() -> None:
    assert ready().acting().why(0, "flee", "BA") == ("LAN-22", {"case": "later"})
    solved = all_dice("fever", "C07", last="cackle 6")
    assert solved.question == "second_pair"
    assert touched(solved, "space:MC") == ENOUGH
    over = all_dice("death", "C29", "C04").hidden("CV").play("close").play("borrow", "C29")
    assert over.question == "look"
    assert over.why(0, "flee", "MC") == ("LAN-22", {"case": "over"})
    assert over.why(0, "close") == ("LAN-17", {"case": "closed"})
    assert touched(over, "die:4") == ("LAN-38", {"case": "over"})


# -- problems ----------------------------------------------------------------------------


@pytest.mark.rule("LAN-16")
def test_where_a_problem_lies_that_she_has_not_solved() -> None:
    scene = ready("C43").tile("BA", "death").tile("CV", "pig").acting()
    assert touched(scene, "tile:pig") == problem("elsewhere", "pig", "CV")
    assert touched(scene, "tile:lily") == problem("unseen", "lily")
    scene.s.box_top[1] = TILES.index("sheep")
    assert touched(scene, "tile:sheep") == problem("boxed", "sheep")
    scene.play("walk", "BA")
    assert touched(scene, "tile:death") == problem("here", "death")
    assert touched(failed(), "tile:death") == problem("over", "death")


# -- dice --------------------------------------------------------------------------------


@pytest.mark.rule("LAN-38")
def test_dice_that_lie_there_while_something_else_is_asked() -> None:
    first = tackling("death", "C32", "C04").play("transmute", "C32")
    assert touched(first, "die:1") == ("LAN-38", {"case": "settling"})
    last = all_dice("death", "C32", "C04").play("transmute", "C32")
    assert touched(last, "die:1") == ("LAN-38", {"case": "before"})
    assert touched(last, "die:3") == ("LAN-38", {"case": "settling"})


@pytest.mark.rule("LAN-08")
def test_a_die_is_not_rolled_again_with_a_card_that_she_does_not_hold() -> None:
    scene = tackling("death", "C07")
    assert scene.why(0, "reroll", "C36", "1") == of("LAN-08", "not-held", "C36a")
    assert touched(scene, "face:5") == ("LAN-38", {"case": "choose"})


# -- the card of the turn ----------------------------------------------------------------


@pytest.mark.rule("LAN-09")
def test_a_card_is_not_said_to_be_revealed_before_it_is() -> None:
    scene = ready("C29", "C04").hidden("LC1").hidden("CV").next_tile("arm").turn()
    assert scene.question == "before"
    scene.play("borrow", "C29")
    assert scene.why(0, "reveal") == ("LAN-09", {"case": "settling"})


@pytest.mark.rule("LAN-37")
def test_who_looks_by_borrowing_is_not_said_to_look_at_nothing() -> None:
    scene = looking()
    spanish, english = in_each_language(
        scene.game, scene.game.why_not(scene.s, 0, scene.number("face_it"))
    )
    assert "No estás mirando" not in spanish
    assert "not looking" not in english
