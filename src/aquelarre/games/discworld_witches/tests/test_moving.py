"""Phase 2: stay, walk, fly, more spaces, inside Town and Castle. [LAN-13 … LAN-16, LAN-35]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import SPACES
from aquelarre.games.discworld_witches.tests.scenario import Scene


def ready(seats: int = 2, **options: int) -> Scene:
    """Dimity at Magrat's cottage, the others far away, no problems anywhere."""
    scene = Scene(seats, "dimity petulia tiffany annagramma"[: 14 + 8 * (seats - 2)], **options)
    for seat in range(1, seats):
        scene.witch(seat, "MT")
    return scene.witch(0, "MC")


def goals(scene: Scene, verb: str = "walk") -> set[str]:
    return {option.split()[-1] for option in scene.offered(verb)}


# -- the rulebook's example --------------------------------------------------------------


@pytest.mark.rule("LAN-14")
def test_from_magrats_cottage_with_a_problem_at_bad_ass() -> None:
    """Not to a Rock and a Hard Place nor to the Gorge; through the Town to the Castle."""
    scene = ready().tile("BA", "fever").acting()
    reached = goals(scene)
    assert {"BA", "LT1", "LT2", "LT3", "LC1", "LC2", "LC3"} <= reached
    assert not {"RH", "LG"} & reached
    assert reached == {
        *("BA", "LT1", "LT2", "LT3", "LC1", "LC2", "LC3"),
        *("NO", "BR", "MS", "CO", "GW"),
    }


@pytest.mark.rule("LAN-14")
def test_without_a_problem_one_walks_through_bad_ass() -> None:
    assert {"RH", "LG"} <= goals(ready().acting())


@pytest.mark.rule("LAN-14")
def test_one_free_space_in_town_is_enough_to_pass_and_none_is_not() -> None:
    two = ready().tile("LT1", "fever").tile("LT2", "pig").acting()
    assert {"LC1", "NO"} <= goals(two)
    three = ready().tile("LT1", "fever").tile("LT2", "pig").tile("LT3", "arm").acting()
    assert {"LT1", "LT2", "LT3"} <= goals(three), "she may stop at one of them"
    assert not {"LC1", "NO"} & goals(three)


@pytest.mark.rule("LAN-14")
def test_another_witch_stops_the_way_as_a_problem_does() -> None:
    scene = ready().witch(1, "BA").acting()
    assert "BA" in goals(scene)
    assert not {"RH", "LG"} & goals(scene)
    assert {"RH", "LG"} <= goals(ready().witch(1, "LT1").acting()), "elsewhere she does not matter"


@pytest.mark.rule("LAN-14")
def test_two_spaces_and_no_further() -> None:
    scene = ready().acting()
    assert "SL" not in goals(scene), "three steps"
    scene.play("walk", "RH").play("walk", "SN")
    assert scene.player(0)["space"] == "SN"


# -- actions -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-13")
def test_two_actions_each_with_its_own_move() -> None:
    scene = ready().acting()
    assert scene.view()["action"] == 1
    scene.play("walk", "BA")
    assert scene.view()["action"] == 2
    assert scene.view()["walk"] == {"seat": 0, "steps": 2, "unseen": False}
    scene.play("walk", "RH")
    assert scene.view()["stage"] != "act"


@pytest.mark.rule("LAN-13")
def test_staying_is_allowed_and_ends_the_action() -> None:
    scene = ready().acting().play("stay").play("stay")
    assert scene.player(0)["space"] == "MC"
    assert [told.values["seat"] for told in scene.told("stayed")] == [0, 0]


@pytest.mark.rule("LAN-16")
def test_where_nothing_is_nothing_happens() -> None:
    scene = ready().acting().play("walk", "BA")
    assert scene.question == "act"
    assert scene.keys() == ["walked"]


@pytest.mark.rule("LAN-16")
def test_a_problem_must_be_tackled_at_once() -> None:
    scene = ready().tile("BA", "fever").acting().play("walk", "BA")
    assert scene.question == "roll_pair"
    assert scene.view()["attempt"]["tile"] == "fever"


@pytest.mark.rule("LAN-16")
def test_a_hard_tile_is_turned_up_when_visited() -> None:
    scene = ready().hidden("BA").acting().play("walk", "BA")
    assert scene.question == "turn_up"
    scene.nature("turn_up", "vlad")
    assert scene.at("BA")["tile"]["tile"] == "vlad"
    assert scene.at("BA")["tile"]["up"] is True
    assert scene.view()["attempt"]["difficulty"] == 18


# -- flying ------------------------------------------------------------------------------


@pytest.mark.rule("LAN-15")
def test_a_broomstick_goes_anywhere_but_to_the_dungeon() -> None:
    scene = ready().tile("BA", "fever").hidden("LT1").hand(0, "C06").acting()
    flown = goals(scene, "fly")
    assert flown == {SPACES[space] for space in OURS.spaces} - {"MC"}
    assert "DG" not in flown
    scene.play("fly", "C06", "CV")
    assert scene.player(0)["space"] == "CV"
    assert scene.view()["discard"] == ["C06a"]
    assert scene.view()["action"] == 2


@pytest.mark.rule("LAN-15")
def test_only_cards_with_that_symbol_fly() -> None:
    assert goals(ready().hand(0, "C01", "C03").acting(), "fly") == set()


@pytest.mark.rule("LAN-15")
def test_flying_into_town_one_chooses_the_space() -> None:
    scene = ready().hand(0, "C06").tile("LT2", "fever").acting().play("fly", "C06", "LT3")
    assert scene.player(0)["space"] == "LT3"
    assert scene.question == "act"


# -- more spaces -------------------------------------------------------------------------


@pytest.mark.rule("LAN-35")
def test_two_more_spaces_in_this_walk_only() -> None:
    scene = ready().hand(0, "C15").acting()
    assert "SN" not in goals(scene)
    scene.play("hurry", "C15")
    assert scene.cards(0) == []
    assert scene.view()["walk"]["steps"] == 4
    assert "SN" in goals(scene)
    scene.play("walk", "SN")
    assert scene.view()["walk"]["steps"] == 2, "the second action is an ordinary walk"


@pytest.mark.rule("LAN-35")
def test_several_such_cards_add_up_and_do_not_pass_problems() -> None:
    """Ruling 27."""
    scene = ready().tile("BA", "fever").hand(0, "C15", "C16").acting()
    scene.play("hurry", "C15").play("hurry", "C16")
    assert scene.view()["walk"]["steps"] == 6
    way_round = goals(scene)
    assert "RH" in way_round, "round by Granny's, the Hollow, the Place and Slice"
    blocked = ready().tile("BA", "fever").tile("SN", "pig").hand(0, "C15", "C16").acting()
    blocked.play("hurry", "C15")
    assert "RH" not in goals(blocked)


@pytest.mark.rule("LAN-35")
def test_a_flight_gains_nothing_from_it() -> None:
    scene = ready().hidden("SL").hand(0, "C15", "C06", "C21").acting()
    scene.play("hurry", "C15").play("fly", "C06", "SL").nature("turn_up", "lily")
    scene.play("vanish", "C21")
    assert scene.view()["action"] == 2, "no steps are left after a flight"
    assert scene.view()["walk"]["steps"] == 2


# -- inside Town and Castle --------------------------------------------------------------


@pytest.mark.rule("LAN-14")
def test_another_space_of_the_same_place_is_a_whole_movement() -> None:
    """Ruling 8."""
    scene = ready().witch(0, "LT1").tile("LT2", "fever").acting()
    assert {"LT2", "LT3"} <= goals(scene)
    scene.play("walk", "LT3")
    assert scene.view()["action"] == 2
    walk = ready().witch(0, "MC").hidden("LT1").hand(0, "C21").acting().play("walk", "LT1")
    walk.nature("turn_up", "lily").play("vanish", "C21")
    assert walk.view()["walk"]["steps"] == 1
    assert "LT2" not in goals(walk), "not in the middle of a walk"


@pytest.mark.rule("LAN-14")
def test_or_one_step_if_the_table_plays_it_so() -> None:
    """The other reading of ruling 8."""
    usual = ready().witch(0, "LT1").tile("LT2", "fever").tile("LT3", "pig").acting()
    assert "GG" not in goals(usual)
    scene = ready(inside=1).witch(0, "LT1").hidden("LT2").hand(0, "C21").acting()
    scene.play("walk", "LT2").nature("turn_up", "lily").play("vanish", "C21")
    assert scene.question == "walk_on", "the walk goes on"
    middle = ready(inside=1).witch(0, "MC").acting()
    assert {"LT1", "LT2", "LC1", "NO"} <= goals(middle)
    walk = ready(inside=1).hidden("LT1").hand(0, "C21").acting().play("walk", "LT1")
    walk.nature("turn_up", "lily").play("vanish", "C21")
    assert "LT2" in goals(walk), "also in the middle of a walk"


@pytest.mark.rule("LAN-14")
@pytest.mark.rule("LAN-15")
@pytest.mark.parametrize(
    ("goal", "flies"), [("LC2", True), ("LC3", True), ("LT1", False), ("LG", False)]
)
@pytest.mark.parametrize("inside", [0, 1])
def test_after_a_look_round_in_the_castle_one_may_still_fly(
    goal: str, flies: bool, inside: int
) -> None:
    """Ruling 28; a step to another place is a walk like any other."""
    scene = ready(inside=inside).witch(0, "LC1").hidden(goal).hand(0, "C21", "C06").acting()
    scene.play("walk", goal).nature("turn_up", "lily").play("vanish", "C21")
    assert scene.question == "walk_on"
    assert bool(scene.offered("fly")) is flies
