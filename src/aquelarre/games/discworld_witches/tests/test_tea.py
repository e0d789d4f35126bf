"""Tea with other witches, and Granny's house for who plays alone. [LAN-25, LAN-51]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.scenario import Scene


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
def test_tea_is_taken_on_the_same_space_only() -> None:
    """Ruling 9."""
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT2").cackles(0, 3).acting()
    scene.play("walk", "LT1")
    assert not scene.told("tea")
    scene.play("walk", "LT2")
    assert scene.told("tea")


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
