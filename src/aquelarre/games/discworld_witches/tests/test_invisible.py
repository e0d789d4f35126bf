"""Passing unseen: the card, Tiffany's token, the secret look. [LAN-06, LAN-37, LAN-55]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import SPACES
from aquelarre.games.discworld_witches.tests.scenario import Scene


def at_skund(*cards: str, apprentices: str = "dimity petulia", **options: int) -> Scene:
    """A witch in Skund forest, Lily face down at the Oak, a critical sheep beyond."""
    scene = Scene(2, apprentices, **options).witch(0, "SK").witch(1, "MT")
    scene.hidden("BO", "lily").tile("CS", "sheep", crisis=1)
    return scene.hand(0, *cards)


def goals(scene: Scene, verb: str = "walk") -> set[str]:
    return {option.split()[-1] for option in scene.offered(verb)}


# -- the rulebook's example --------------------------------------------------------------


@pytest.mark.rule("LAN-37")
def test_through_the_oak_where_lily_is_to_the_sheep() -> None:
    scene = at_skund("C21").acting().play("walk", "BO")
    assert scene.question == "pass"
    assert scene.at("BO", seat=0)["tile"]["tile"] == "lily"
    assert scene.at("BO", seat=0)["tile"]["looked"] is True
    assert scene.at("BO", seat=1)["tile"]["tile"] is None
    assert scene.at("BO")["tile"]["up"] is False
    scene.play("vanish", "C21")
    assert scene.question == "walk_on"
    scene.play("walk", "CS")
    assert scene.view()["attempt"]["tile"] == "sheep"
    assert scene.view()["action"] == 1, "all that was one walk"
    assert scene.at("BO", seat=1)["tile"]["tile"] is None, "Lily stays face down"


@pytest.mark.rule("LAN-37")
def test_also_when_the_first_action_ended_at_the_oak() -> None:
    scene = at_skund("C21").witch(0, "MT").acting().play("walk", "BO").play("vanish", "C21")
    assert scene.question == "act"
    assert scene.view()["action"] == 2
    assert "stay" not in scene.options(), "the other action must be a move"
    (lingers,) = scene.told("lingers")
    assert lingers.values == {"seat": 0, "space": SPACES.index("BO")}
    scene.play("walk", "CS")
    assert scene.view()["attempt"]["tile"] == "sheep"


@pytest.mark.rule("LAN-37")
def test_who_keeps_the_card_must_face_the_problem() -> None:
    scene = at_skund("C21").acting().play("walk", "BO").play("face_it")
    assert scene.at("BO")["tile"]["tile"] == "lily"
    assert scene.view()["attempt"]["tile"] == "lily"
    assert scene.cards(0) == ["C21a"]


@pytest.mark.rule("LAN-37")
def test_without_the_card_there_is_no_look() -> None:
    scene = at_skund().acting().play("walk", "BO")
    assert scene.question == "roll_pair"
    assert scene.told("turned_up")
    assert not scene.told("looked")


@pytest.mark.rule("LAN-37")
def test_without_steps_and_actions_there_is_no_look_either() -> None:
    """Ruling 28."""
    scene = at_skund("C21").witch(0, "MT").acting().play("stay").play("walk", "BO")
    assert scene.question == "roll_pair", "two steps, second action: nothing is left to go on with"


@pytest.mark.rule("LAN-37")
def test_more_steps_make_going_on_possible() -> None:
    scene = at_skund("C21", "C15").witch(0, "MT").acting().play("stay").play("walk", "BO")
    assert scene.question == "pass"
    assert scene.options() == ["face_it", "hurry C15a"]
    scene.play("hurry", "C15").play("vanish", "C21").play("walk", "CS")
    assert scene.view()["attempt"]["tile"] == "sheep"


@pytest.mark.rule("LAN-37")
def test_flying_there_first_and_leaving_with_the_second_action() -> None:
    scene = at_skund("C21", "C06").witch(0, "CV").acting().play("fly", "C06", "BO")
    assert scene.question == "pass"
    scene.play("vanish", "C21")
    assert scene.view()["action"] == 2
    assert "stay" not in scene.options()
    again = at_skund("C21", "C06").witch(0, "CV").acting().play("stay").play("fly", "C06", "BO")
    assert again.question == "roll_pair", "with the second action there is no going on"


@pytest.mark.rule("LAN-37")
def test_a_tile_that_nobody_has_seen_gets_its_face_by_the_look() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "SK").hidden("BO").hand(0, "C21").acting()
    scene.play("walk", "BO")
    assert scene.question == "peek"
    scene.nature("turn_up", "queen").play("vanish", "C21").play("walk", "CS")
    assert scene.at("BO", seat=0)["tile"]["tile"] == "queen", "who has looked still knows"
    assert scene.at("BO", seat=1)["tile"]["tile"] is None


@pytest.mark.rule("LAN-37")
def test_lingering_with_steps_left_and_then_flying_off() -> None:
    scene = at_skund("C21", "C06").acting().play("walk", "BO").play("vanish", "C21")
    assert {"linger", "walk CS", "walk SK"} <= set(scene.options())
    scene.play("linger")
    assert scene.view()["action"] == 2
    assert scene.view()["walk"]["unseen"] is True
    scene.play("fly", "C06", "CV")
    assert scene.player(0)["space"] == "CV"


@pytest.mark.rule("LAN-37")
def test_with_the_second_action_there_is_no_lingering() -> None:
    scene = at_skund("C21").acting().play("stay").play("walk", "BO").play("vanish", "C21")
    assert scene.question == "walk_on"
    assert not scene.offered("linger")


# -- past what one knows -----------------------------------------------------------------


@pytest.mark.rule("LAN-37")
def test_past_a_problem_face_up_without_looking_twice() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT")
    scene.tile("BA", "fever").hand(0, "C21").acting()
    assert goals(scene, "pass_by") == {"BA"}
    scene.play("pass_by", "C21", "BA")
    assert scene.question == "walk_on"
    assert goals(scene) == {"MC", "RH", "LG", "GW"}
    scene.play("walk", "RH")
    assert scene.player(0)["space"] == "RH"
    assert scene.at("BA")["tile"]["tile"] == "fever"


@pytest.mark.rule("LAN-37")
def test_past_a_witch_without_tea() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "BA").cackles(1, 2).hand(0, "C30")
    scene.acting().play("pass_by", "C30", "BA").play("walk", "RH")
    assert not scene.told("tea")
    assert scene.player(1)["cackles"] == 2


@pytest.mark.rule("LAN-37")
def test_two_obstacles_need_two_cards() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT")
    scene.tile("BA", "fever").tile("RH", "pig").hand(0, "C21", "C30", "C15").acting()
    scene.play("hurry", "C15").play("pass_by", "C21", "BA").play("pass_by", "C30", "RH")
    assert "SL" in goals(scene)


@pytest.mark.rule("LAN-37")
def test_one_cannot_pass_by_at_the_end_of_the_last_walk() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT")
    scene.tile("RH", "fever").hand(0, "C21").acting()
    assert goals(scene, "pass_by") == {"RH"}, "two steps away, but another action follows"
    scene.play("stay")
    assert goals(scene, "pass_by") == set()


@pytest.mark.rule("LAN-37")
def test_a_known_tile_face_down_is_passed_by_like_one_face_up() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "SK").witch(1, "CV").hand(0, "C21")
    scene.hidden("BO", "lily", known_to=(0,)).acting()
    assert goals(scene, "pass_by") == {"BO"}
    other = Scene(2, "dimity petulia").witch(0, "SK").witch(1, "CV").hand(0, "C21")
    other.hidden("BO", "lily", known_to=(1,)).acting()
    assert goals(other, "pass_by") == set(), "what only others know is looked at first"


@pytest.mark.rule("LAN-37")
def test_a_known_tile_is_not_looked_at_again_on_arrival() -> None:
    mine = Scene(2, "dimity petulia").witch(0, "SK").witch(1, "CV").hand(0, "C21")
    mine.hidden("BO", "lily", known_to=(0,)).acting().play("walk", "BO")
    assert mine.question == "roll_pair", "who walks there means to face it"
    theirs = Scene(2, "dimity petulia").witch(0, "SK").witch(1, "CV").hand(0, "C21")
    theirs.hidden("BO", "lily", known_to=(1,)).acting().play("walk", "BO")
    assert theirs.question == "pass", "what another knows helps nobody else"


@pytest.mark.rule("LAN-37")
def test_the_card_is_spent_however_one_vanishes() -> None:
    looked = at_skund("C21").acting().play("walk", "BO").play("vanish", "C21")
    assert looked.cards(0) == []
    assert looked.view()["discard"] == ["C21a"]
    known = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").tile("BA", "fever")
    known.hand(0, "C21").acting().play("pass_by", "C21", "BA")
    assert known.cards(0) == []
    assert known.keys() == ["walked", "vanished"]
    assert known.view()["walk"]["unseen"] is True


@pytest.mark.rule("LAN-37")
def test_with_the_second_action_one_passes_by_as_long_as_steps_are_left() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").tile("BA", "fever")
    scene.hand(0, "C21").acting().play("stay")
    assert goals(scene, "pass_by") == {"BA"}, "one step there, one step on"
    scene.play("pass_by", "C21", "BA").play("walk", "RH")
    assert scene.player(0)["space"] == "RH"


@pytest.mark.rule("LAN-37")
def test_who_has_walked_on_is_seen_again() -> None:
    scene = at_skund("C21").tile("MC", "pig").acting().play("walk", "BO").play("vanish", "C21")
    scene.play("walk", "SK")
    assert scene.view()["walk"] == {"seat": 0, "steps": 2, "unseen": False}
    assert "stay" in scene.options(), "the move that had to be made was made"


@pytest.mark.rule("LAN-37")
def test_effects_and_more_steps_while_walking_on() -> None:
    scene = at_skund("C21", "C15", "C01").cackles(0, 1).acting().play("walk", "BO")
    scene.play("vanish", "C21")
    assert {"hurry C15a", "know C01a 1"} <= set(scene.options())
    scene.play("know", "C01", "1").play("hurry", "C15")
    assert scene.question == "walk_on"
    assert scene.cards(0) == []
    assert scene.view()["walk"]["steps"] == 3
    assert scene.told("hurried")


@pytest.mark.rule("LAN-35")
def test_more_steps_are_no_way_on_from_a_flight() -> None:
    """Ruling 27: they are for walking."""
    scene = at_skund("C21", "C15", "C06").witch(0, "CV").acting().play("stay")
    assert scene.play("fly", "C06", "BO").question == "roll_pair"
    assert scene.told("flew")


# -- Tiffany -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-06")
def test_tiffanys_token_does_the_same_once() -> None:
    scene = at_skund(apprentices="tiffany petulia").acting().play("walk", "BO")
    assert scene.options() == ["face_it", "vanish_by_token"]
    scene.play("vanish_by_token").play("walk", "SK")
    assert scene.player(0)["tokens"] == []
    assert goals(scene, "pass_by_token") == set()
    scene.play("walk", "BO")
    assert scene.question == "roll_pair", "the token has left the game"


@pytest.mark.rule("LAN-06")
def test_tiffany_passes_what_she_knows_by_her_token() -> None:
    scene = Scene(2, "tiffany petulia").witch(0, "MC").witch(1, "BA").acting()
    scene.play("pass_by_token", "BA").play("walk", "RH")
    assert scene.player(0)["tokens"] == []
    assert scene.told("vanished_by_token")


# -- Town and Castle ---------------------------------------------------------------------


@pytest.mark.rule("LAN-37")
@pytest.mark.parametrize("inside", [0, 1])
@pytest.mark.parametrize("action", [1, 2])
def test_a_look_round_in_the_town_then_two_spaces_or_a_flight(inside: int, action: int) -> None:
    """Rulings 8 and 28: as the rulebook describes it, all in one action."""
    scene = Scene(2, "dimity petulia", inside=inside).witch(0, "LT1").witch(1, "MT")
    scene.hidden("LT2", "vlad").hand(0, "C21", "C06").acting()
    if action == 2:
        scene.play("stay")
    scene.play("walk", "LT2")
    assert scene.at("LT2", seat=0)["tile"]["tile"] == "vlad"
    scene.play("vanish", "C21")
    assert scene.question == "walk_on"
    assert scene.view()["action"] == action
    assert "BA" in goals(scene), "two spaces more"
    assert "CV" in goals(scene, "fly"), "or with a broomstick"
    assert bool(scene.offered("linger")) is (action == 1)
    scene.play("fly", "C06", "CV")
    assert scene.player(0)["space"] == "CV"
    assert scene.at("LT2", seat=1)["tile"]["tile"] is None, "Vlad stays face down"


@pytest.mark.rule("LAN-37")
def test_who_looks_round_may_face_what_she_finds() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "LT1").witch(1, "MT").hidden("LT2", "vlad")
    scene.hand(0, "C21").acting().play("walk", "LT2").play("face_it")
    assert scene.view()["attempt"]["tile"] == "vlad"
    assert scene.cards(0) == ["C21a"]


@pytest.mark.rule("LAN-37")
def test_after_the_look_round_no_second_one() -> None:
    """She no longer begins her movement there: one tile is looked at."""
    scene = Scene(2, "dimity petulia").witch(0, "LT1").witch(1, "MT").hidden("LT2", "vlad")
    scene.hidden("LT3", "lily").hand(0, "C21", "C30").acting().play("walk", "LT2")
    scene.play("vanish", "C21")
    assert "LT3" in goals(scene), "on foot, out of the Town and back"
    scene.play("walk", "LT3").play("vanish", "C30")
    assert scene.view()["action"] == 2, "that took both steps"


@pytest.mark.rule("LAN-37")
def test_a_walk_into_the_town_is_no_look_round() -> None:
    """Ruling N9 is for who begins in the Town or Castle."""
    scene = Scene(2, "dimity petulia", inside=1).witch(0, "MC").witch(1, "MT")
    scene.hidden("LT1", "vlad").hidden("LT2", "lily").hand(0, "C21", "C30", "C06").acting()
    scene.play("walk", "LT1").play("vanish", "C21")
    assert scene.view()["walk"]["steps"] == 1
    assert goals(scene, "fly") == set()
    scene.play("walk", "LT2").play("vanish", "C30")
    assert scene.view()["action"] == 2, "no step is left, and none is given back"


@pytest.mark.rule("LAN-37")
def test_a_step_out_of_the_town_is_no_look_round_either() -> None:
    scene = Scene(2, "dimity petulia", inside=1).witch(0, "LT1").witch(1, "MT")
    scene.hidden("MC", "vlad").hand(0, "C21", "C06").acting().play("walk", "MC")
    scene.play("vanish", "C21")
    assert scene.view()["walk"]["steps"] == 1
    assert goals(scene, "fly") == set()


# -- looks stay secret -------------------------------------------------------------------


@pytest.mark.rule("LAN-55")
def test_a_look_is_told_to_nobody_else() -> None:
    scene = at_skund("C21").acting().play("walk", "BO")
    (event,) = [each for each in scene.s.news or [] if each.notice.key == "looked"]
    assert event.heard_by(0).values["tile"] == scene.s.tile[SPACES.index("BO")]
    assert "tile" not in event.heard_by(1).values
    assert "tile" not in event.heard_by(-1).values
    assert scene.s.known[SPACES.index("BO")] == 1
