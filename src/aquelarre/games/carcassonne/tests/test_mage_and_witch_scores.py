"""What the mage and the witch make of a score."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.tests.test_mage_and_witch import (
    START_CITY,
    START_ROAD,
    magic,
    parts,
    play_marked,
)


@pytest.mark.rule("CAR-26")
@pytest.mark.rule("CAR-30")
def test_the_rulebooks_city_of_eight_tiles_with_two_pennants_and_the_mage() -> None:
    """20 + 8 = 28 for both tied players."""
    scene = magic()
    scene.play("G", 0, 1, follower="city-E")
    scene.play("U", 1, 0)
    scene.play("U", 2, 0)
    scene.play("G", 2, 1, follower="city-E")
    play_marked(scene, "MW5", 0, -1, 0, "mage", 2, 1, "city-E")
    scene.play("G", 1, 1)
    scene.play("F", -1, 1)
    scene.play("F", 3, 1)
    scene.play("G", -2, 1)
    scene.play("E", -3, 1, turn=1)
    assert scene.s.score == [0, 0]
    scene.play("E", 4, 1, turn=3)
    assert scene.s.score == [28, 28]
    wanted = {"points": 28, "tiles": 16, "pennants": 4, "mage": 8}
    assert parts(scene, "city_scored") == [{"seat": 0, **wanted}, {"seat": 1, **wanted}]
    assert not scene.stands("mage")


@pytest.mark.rule("CAR-27")
@pytest.mark.rule("CAR-30")
def test_the_rulebooks_two_roads_with_the_witch_and_with_the_mage() -> None:
    """A road of five with the witch brings 3, one of three with the mage 6."""
    scene = magic()
    scene.play("W", -1, 0)
    scene.play("U", 1, 0, follower="road-E")  # seat 1
    scene.play("U", 2, 0)
    scene.play("B", 2, 1)
    scene.play("U", 3, 1, turn=1, follower="road-N")  # seat 0
    scene.play("W", 3, 2, turn=2)
    play_marked(scene, "MW5", 0, -1, 0, "witch", 0, 0, "road-E")
    play_marked(scene, "MW6", 0, -2, 1, "mage", 3, 1, "road-N")
    scene.play("X", 3, 0)
    assert scene.s.score == [6, 3]
    assert parts(scene, "road_scored") == [
        {"seat": 0, "points": 6, "tiles": 3, "mage": 3},
        {"seat": 1, "points": 3, "tiles": 5, "witch": -2},
    ]
    assert scene.s.figures == [-1, -1]


@pytest.mark.rule("CAR-27")
def test_tied_players_each_get_what_the_witch_leaves() -> None:
    scene = magic()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("V", 2, 0)
    scene.play("U", 1, 1)
    scene.play("V", 2, 1, turn=1)
    scene.s.figures = [-1, START_ROAD]
    scene.play("A", -1, 0, turn=3)
    scene.play("A", -1, 1, turn=3)
    assert scene.s.score == [4, 4]  # half of eight


@pytest.mark.rule("CAR-27")
def test_the_witch_halves_pennants_too_and_rounds_up() -> None:
    scene = magic()
    scene.play("F", 0, -1, turn=1, follower="city-N")
    scene.s.figures = [-1, START_CITY]
    scene.play("N", 0, -2, turn=3)
    scene.play("E", -1, -2, turn=1)
    assert scene.s.score == [5, 0]  # half of 2 x 4 tiles + 2 x 1 pennant


@pytest.mark.rule("CAR-27")
def test_small_city_and_figures_apply_to_the_small_value() -> None:
    for figures, points in (([START_CITY, -1], 4), ([-1, START_CITY], 1), ([-1, -1], 2)):
        scene = Scene(mage_and_witch=1, small_city=1)
        scene.s.figures = figures
        scene.play("E", 0, -1, turn=2, follower="city-S")
        assert scene.s.score == [points, 0]


@pytest.mark.rule("CAR-28")
def test_a_completed_feature_sends_its_figure_back_also_without_followers() -> None:
    scene = magic()
    scene.s.figures = [START_CITY, START_ROAD]
    scene.play("E", 0, -1, turn=2)
    assert not scene.stands("mage")
    assert scene.stands("witch")
    assert [told.values for told in scene.told("went_back")] == [{"figure": 0}]
    assert scene.s.score == [0, 0]


@pytest.mark.rule("CAR-29")
def test_at_the_end_the_figures_change_open_roads_and_cities_in_the_same_way() -> None:
    scene = magic()
    scene.play("F", 0, -1, turn=1, follower="city-N")  # two tiles, one pennant
    scene.play("U", 1, 0, follower="road-E")
    scene.s.figures = [START_CITY, START_ROAD]
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert parts(scene, "open_city_scored") == [
        {"seat": 0, "points": 5, "tiles": 2, "pennants": 1, "mage": 2}
    ]
    assert parts(scene, "open_road_scored") == [{"seat": 1, "points": 2, "tiles": 3, "witch": -1}]


@pytest.mark.rule("CAR-29")
def test_half_of_one_is_one() -> None:
    scene = magic()
    scene.play("X", 1, 0, follower="road-N")
    scene.s.figures = [-1, 8]  # the first road of the crossing: north
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert scene.s.score == [1, 0]


@pytest.mark.rule("CAR-29")
def test_farms_and_cloisters_are_never_affected() -> None:
    scene = magic()
    scene.play("E", 0, -1, turn=2, follower="farm-NNW")
    scene.play("B", 0, 1, follower="cloister")
    scene.s.figures = [START_ROAD, 0]  # the witch still on the city, as if it were open
    scene.last("U")
    scene.lay(1, 0)
    scene.follower()
    assert scene.s.score == [3, 3]  # one city for the farm; a cloister with two neighbours


@pytest.mark.rule("CAR-31")
@pytest.mark.parametrize(("moves", "points"), [(True, 4), (False, 6)])
def test_a_figure_may_leave_what_the_marked_tile_completes(moves: bool, points: int) -> None:
    scene = magic()
    scene.s.figures = [START_CITY, -1]
    scene.draw("MW5")
    scene.lay(0, -1)
    scene.send("mage" if moves else "witch", 0, 0, "road-E")
    scene.follower("city-S")
    assert scene.s.score == [points, 0]
