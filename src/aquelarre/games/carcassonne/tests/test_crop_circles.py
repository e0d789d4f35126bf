"""Crop Circles: everybody adds a follower, or everybody takes one back. [CAR-40 to CAR-42]"""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import SPOTS
from aquelarre.games.carcassonne.rules.crop_circles import ADD, ADD_NONE, ALL_ADD, ALL_TAKE, TAKE
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.kernel import Chance


def circles(seats: int = 2) -> Scene:
    return Scene(seats, crop_circles=6)


def asked(scene: Scene) -> list[int]:
    return [seat for seat in range(scene.s.n) if scene.s.asked >> seat & 1]


def three_thieves(scene: Scene) -> None:
    """Three players, each with a follower on a road of his own."""
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.play("U", 0, 3, follower="road-E")


def lay_circle(scene: Scene, tile: str = "CC1", x: int = 1, y: int = 0, turn: int = 0) -> None:
    """Seat 0 lays a tile whose mark names roads, east of the start tile."""
    scene.draw(tile)
    scene.lay(x, y, turn)
    scene.follower()


@pytest.mark.rule("CAR-40")
def test_after_the_turn_the_active_player_decides_for_all() -> None:
    scene = circles(3)
    three_thieves(scene)
    lay_circle(scene)
    assert (scene.question, asked(scene)) == ("circle", [0])
    assert scene.options() == ["all_add", "all_take"]


@pytest.mark.rule("CAR-40")
def test_each_may_add_one_beside_an_own_follower_left_neighbour_first() -> None:
    scene = circles(3)
    three_thieves(scene)
    lay_circle(scene)
    scene.answer(ALL_ADD.at())
    order = []
    while scene.question == "add":
        order += asked(scene)
        wanted = {1: "0,2", 2: "0,3", 0: "0,1"}[order[-1]]
        assert scene.options() == ["add_none", f"add {wanted} road-E"]  # the same segment
        own = ADD.at(place_at(0, {1: 2, 2: 3, 0: 1}[order[-1]]), SPOTS.index("road-E"))
        scene.answer(ADD_NONE.at() if order[-1] == 2 else own)
    assert order == [1, 2, 0]
    assert [told.values["seat"] for told in scene.told("added_none")] == [2]
    assert scene.s.supply == [5, 5, 6]
    assert scene.s.active == 1
    assert scene.question == "draw"


@pytest.mark.rule("CAR-40")
def test_an_added_follower_counts_for_the_majority() -> None:
    scene = circles()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1, follower="road-E")
    lay_circle(scene, "CC1", -1, 0, turn=0)  # its road E ends the upper road
    scene.answer(ALL_ADD.at())
    scene.answer(ADD_NONE.at())
    scene.answer(ADD.at(place_at(1, 0), SPOTS.index("road-E")))
    scene.play("V", 2, 0)
    scene.play("U", 1, 1)
    scene.play("V", 2, 1, turn=1)  # joined: two against one
    scene.play("X", -1, 1)  # ends the lower road in the west
    assert scene.s.score == [8, 0]
    assert scene.s.supply == [7, 7]


@pytest.mark.rule("CAR-40")
def test_each_must_take_one_back_without_points() -> None:
    scene = circles(3)
    three_thieves(scene)
    lay_circle(scene)
    scene.answer(ALL_TAKE.at())
    assert scene.question == "draw"  # everybody had just one: there was nothing to choose
    assert scene.s.supply == [7, 7, 7]
    assert scene.s.score == [0, 0, 0]
    assert [told.values["seat"] for told in scene.told("took_back")] == [1, 2, 0]


@pytest.mark.rule("CAR-40")
def test_who_has_several_chooses_which_one_comes_back() -> None:
    scene = circles()
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2)
    scene.play("U", 0, 3, follower="road-E")
    scene.play("U", 0, 4, follower="road-E")
    lay_circle(scene)
    scene.answer(ALL_TAKE.at())
    assert (scene.question, asked(scene)) == ("take", [0])
    assert scene.options() == ["take 0,1 road-E", "take 0,3 road-E"]
    scene.answer(TAKE.at(place_at(0, 3), SPOTS.index("road-E")))
    assert scene.s.supply == [6, 7]
    assert [GAME.describe(TAKE.at(*where)).refs for where in where_standing(scene)] == [
        ["place:0,1", "spot:road-E"]
    ]


def where_standing(scene: Scene) -> list[tuple[int, int]]:
    return [
        (GAME.thing("place", each["place"]) or 0, SPOTS.index(each["spot"]))
        for each in GAME.view(scene.s, 0)["followers"]
    ]


@pytest.mark.rule("CAR-40")
def test_only_the_kind_named_by_the_mark_counts() -> None:
    scene = circles()
    scene.play("U", 0, 1, follower="farm-NNW")
    scene.play("U", 0, 2, follower="road-E")
    lay_circle(scene, "CC4", 0, -1, turn=2)  # the pitchfork: farmers
    assert scene.question == "circle"
    scene.answer(ALL_TAKE.at())
    assert scene.s.supply == [7, 6]


@pytest.mark.rule("CAR-40")
def test_without_supply_nobody_adds_and_is_skipped() -> None:
    scene = circles(3)
    three_thieves(scene)
    scene.s.supply[1] = 0
    lay_circle(scene)
    scene.answer(ALL_ADD.at())
    assert asked(scene) == [2]


@pytest.mark.rule("CAR-40")
def test_who_has_no_follower_of_the_kind_is_skipped_and_with_none_at_all_nothing_is_asked() -> None:
    scene = circles(3)
    scene.play("U", 0, 1)
    scene.play("U", 0, 2, follower="road-E")
    scene.play("U", 0, 3, follower="farm-ESE")
    lay_circle(scene)
    scene.answer(ALL_ADD.at())
    assert asked(scene) == [1]
    scene = circles()
    scene.play("U", 0, 1, follower="farm-ESE")
    scene.play("U", 0, 2)
    lay_circle(scene)
    assert scene.question == "draw"


@pytest.mark.rule("CAR-40")
def test_the_circle_comes_after_scoring() -> None:
    scene = circles()
    scene.play("U", 0, 1)
    scene.play("W", -1, 0, follower="road-E")
    scene.draw("CC1")
    scene.lay(1, 0, turn=2)  # ends the road: it scores and its follower is home before the circle
    scene.follower()
    assert scene.s.score == [0, 3]
    assert scene.question == "draw"


@pytest.mark.rule("CAR-40")
def test_also_after_the_last_tile_before_the_final_scoring() -> None:
    scene = circles()
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.last("CC1")
    scene.lay(1, 0)
    scene.follower()
    assert scene.question == "circle"
    scene.answer(ALL_TAKE.at())
    assert scene.s.over
    assert scene.s.score == [0, 0]


@pytest.mark.rule("CAR-40")
def test_the_figures_are_not_touched() -> None:
    scene = Scene(crop_circles=6, mage_and_witch=1)
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2)
    scene.s.figures = [8, -1]  # with the thief
    lay_circle(scene)
    scene.answer(ALL_TAKE.at())
    assert scene.stands("mage")


@pytest.mark.rule("CAR-41")
def test_a_circle_cannot_be_occupied_and_parts_the_roads() -> None:
    scene = circles()
    scene.draw("CC4")
    scene.lay(1, 0)
    assert scene.options() == [
        "no_follower",
        "follower city-N",
        "follower road-E",
        "follower road-W",
        "follower farm-ENE",
        "follower farm-ESE",
    ]


@pytest.mark.rule("CAR-42")
def test_one_tile_is_drawn_from_the_six() -> None:
    s = GAME.start(2, {"crop_circles": 1}, listen=True)
    step = s.open_question()
    assert isinstance(step, Chance)
    assert step.odds(s) == [1] * 6
    labels = [GAME.label("tile", GAME.describe(a).args["tile"]) for a in s.options(s.n)]
    assert labels == ["CC1", "CC2", "CC3", "CC4", "CC5", "CC6"]
    scene = Scene(crop_circles=1)  # the scene draws CC5
    counts = scene.s.bag.counts
    assert [LABELS[kind] for kind in range(32, 38) if counts[kind]] == ["CC5"]
    assert scene.s.bag.total == 72


@pytest.mark.rule("CAR-42")
@pytest.mark.parametrize(
    ("tile", "feature"),
    [("CC1", 1), ("CC2", 1), ("CC3", 2), ("CC4", 2), ("CC5", 0), ("CC6", 0)],
)
def test_the_marks(tile: str, feature: int) -> None:
    """Club, road; pitchfork, farm; shield, city."""
    scene = circles()
    spots = {1: "road-E", 2: "farm-NNW", 0: "city-N"}
    if feature == 0:
        scene.play("F", 0, -1, 1, follower="city-N")
        scene.play("E", 0, 1, turn=2, follower="farm-NNW")
    else:
        scene.play("U", 0, 1, follower=spots[feature])
        scene.play("U", 0, 2)
    scene.draw(tile)
    scene.answer(scene.s.options(0)[-1])  # as far south as it goes: nothing is completed there
    scene.follower()
    assert scene.question == "circle"
    scene.answer(ALL_TAKE.at())
    assert scene.told("circle_takes")[0].values == {"seat": 0, "feature": feature}
