"""Tea with other witches, and Granny's house for who plays alone. [LAN-25, LAN-51]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene


@pytest.mark.rule("LAN-25")
def test_tiffany_and_petulia_at_the_oak_twice() -> None:
    """The rulebook's example: 6 cackles and 1; the second time without moving."""
    scene = Scene(2, "tiffany petulia").witch(0, "SK").witch(1, "BO").cackles(0, 6).cackles(1, 1)
    scene.acting().play("walk", "BO")
    assert scene.question == "tea"
    assert scene.asked == [0, 1]
    scene.play("give_back", "3", seat=0).play("give_back", "1", seat=1)
    assert [player["cackles"] for player in scene.view()["players"]] == [3, 0]
    scene.play("stay")
    assert scene.asked == [0], "Petulia has none left"
    scene.play("give_back", "3")
    assert [player["cackles"] for player in scene.view()["players"]] == [0, 0]
    assert scene.view()["supply"]["cackle"] == 8


@pytest.mark.rule("LAN-25")
def test_up_to_three_for_whose_turn_it_is_and_up_to_two_for_the_others() -> None:
    """Ruling 10: the number is free."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "SK").witch(1, "BO").witch(2, "BO")
    scene.cackles(0, 4).cackles(1, 4).cackles(2, 1).acting().play("walk", "BO")
    assert scene.options(0) == [f"give_back {count}" for count in range(4)]
    assert scene.options(1) == [f"give_back {count}" for count in range(3)]
    assert scene.options(2) == ["give_back 0", "give_back 1"]
    limits = [(each["seat"], each["count"]) for each in scene.view()["tea"]["limits"]]
    assert limits == [(0, 3), (1, 2), (2, 1)]
    for seat, count in ((2, "0"), (0, "2"), (1, "2")):
        scene.play("give_back", count, seat=seat)
    assert [player["cackles"] for player in scene.view()["players"]] == [2, 2, 1]


@pytest.mark.rule("LAN-25")
def test_who_plays_together_gives_back_all_that_is_allowed() -> None:
    scene = Scene(2, "dimity petulia", mode=1).witch(0, "SK").witch(1, "BO")
    scene.cackles(0, 3).cackles(1, 3).acting().play("walk", "BO")
    assert [player["cackles"] for player in scene.view()["players"]] == [0, 1]
    assert scene.question == "act"


@pytest.mark.rule("LAN-25")
def test_tea_is_taken_with_all_witches_of_the_location() -> None:
    """Ruling 9: the rulebook says "localización", and a Town or Castle is one."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "LT2").witch(2, "LT3")
    scene.cackles(0, 4).cackles(1, 3).cackles(2, 1).acting().play("walk", "LT1")
    assert scene.told("tea")
    assert scene.asked == [0, 1, 2]
    for seat, count in ((0, "3"), (1, "2"), (2, "1")):
        scene.play("give_back", count, seat=seat)
    assert [player["cackles"] for player in scene.view()["players"]] == [1, 1, 0]
    scene.play("stay")
    assert len(scene.told("tea")) == 2, "also without moving"


@pytest.mark.rule("LAN-25")
def test_a_witch_elsewhere_in_the_town_does_not_stop_who_walks_through() -> None:
    """Spaces with witches can be avoided as long as one is free."""
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT2").cackles(0, 3).acting()
    assert "walk NO" in scene.options()
    scene.play("walk", "NO")
    assert not scene.told("tea")


@pytest.mark.rule("LAN-16")
@pytest.mark.rule("LAN-25")
def test_a_problem_on_her_own_space_comes_before_tea() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT2").cackles(0, 3)
    scene.tile("LT1", "fever").acting().play("walk", "LT1")
    assert not scene.told("tea")
    assert scene.view()["attempt"]["tile"] == "fever"
    beside = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT2").cackles(0, 3)
    beside.tile("LT1", "fever").acting().play("walk", "LT3")
    assert beside.told("tea"), "one on another space does not matter"


@pytest.mark.rule("LAN-25")
def test_town_and_castle_are_two_locations() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LC1").cackles(0, 3).acting()
    scene.play("walk", "LT1")
    assert not scene.told("tea")


@pytest.mark.rule("LAN-25")
@pytest.mark.parametrize("how", [{"tea_by_space": 1}, {"rules": 2}])
def test_or_on_the_same_space_only(how: dict[str, int]) -> None:
    """The narrow reading of ruling 9: where the table plays it so, or began by the old rules."""
    scene = Scene(2, "dimity petulia", **how).witch(0, "MC").witch(1, "LT2").cackles(0, 3).acting()
    scene.play("walk", "LT1")
    assert not scene.told("tea")
    scene.play("walk", "LT2")
    assert scene.told("tea")


@pytest.mark.rule("LAN-25")
def test_a_view_says_how_the_table_takes_tea() -> None:
    assert Scene(2).view()["options"]["tea_by_space"] is False
    assert Scene(2, tea_by_space=1).view()["options"]["tea_by_space"] is True
    assert "tea_by_space" not in Scene(2, rules=2).view()["options"], "as it was seen then"


@pytest.mark.rule("LAN-25")
def test_without_cackles_tea_is_just_tea() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "SK").witch(1, "BO").acting().play("walk", "BO")
    assert scene.told("tea")
    assert scene.question == "act"


@pytest.mark.rule("LAN-07")
def test_no_tea_at_the_start() -> None:
    scene = Scene(2, "annagramma petulia")
    assert scene.player(0)["space"] == scene.player(1)["space"]
    assert scene.player(0)["cackles"] == 1
    assert not scene.told("tea")


# -- alone -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-51")
def test_alone_grannys_house_is_good_for_two_cackles() -> None:
    """Ruling 32: after moving there or staying."""
    scene = Scene(1, "dimity").witch(0, "BA").cackles(0, 4).acting().play("walk", "GW")
    assert scene.player(0)["cackles"] == 2
    scene.play("stay")
    assert scene.player(0)["cackles"] == 0
    assert [told.values["count"] for told in scene.told("rested")] == [2, 2]


@pytest.mark.rule("LAN-51")
def test_not_with_a_problem_there_and_not_in_company() -> None:
    scene = Scene(1, "dimity").witch(0, "BA").cackles(0, 4).tile("GW", "fever").acting()
    scene.play("walk", "GW")
    assert scene.player(0)["cackles"] == 4
    assert scene.view()["attempt"]["tile"] == "fever"
    for mode in (0, 1, 2):
        two = Scene(2, "dimity petulia", mode=mode).witch(0, "BA").witch(1, "MT").cackles(0, 3)
        two.acting().play("walk", "GW")
        assert two.player(0)["cackles"] == 3, "for solo players only"
