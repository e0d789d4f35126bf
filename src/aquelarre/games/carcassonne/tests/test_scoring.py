"""Scoring in the base game, during it and at its end. [CAR-06 to CAR-13]"""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.rules.landscape import put_follower
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import PARTS


def parts(scene: Scene, key: str) -> list[dict[str, int]]:
    """The scores of one kind: who, how much, and the parts that are not zero."""
    return [
        {
            name: value
            for name, value in told.values.items()
            if name in ("seat", "points") or (name in PARTS and value)
        }
        for told in scene.told(key)
    ]


# -- roads -------------------------------------------------------------------------------


@pytest.mark.rule("CAR-06")
def test_a_completed_road_scores_one_for_each_tile() -> None:
    scene = Scene()
    scene.play("W", 1, 0, follower="road-W")  # a crossing ends the road
    scene.play("W", -1, 0)
    assert scene.s.score == [3, 0]
    assert parts(scene, "road_scored") == [{"seat": 0, "points": 3, "tiles": 3}]
    told = scene.told("road_scored")[0]
    assert (told.values["place"], told.values["size"]) == (place_at(1, 0), 3)  # where he stood
    assert told.places == (
        place_at(-1, 0),
        place_at(0, 0),
        place_at(1, 0),
    )


@pytest.mark.rule("CAR-06")
def test_cloisters_and_cities_end_roads() -> None:
    scene = Scene()
    scene.play("A", 1, 0, turn=1, follower="road-W")
    scene.play("T", -1, 0, turn=3)  # the road runs into a city
    assert scene.s.score == [3, 0]


@pytest.mark.rule("CAR-06")
def test_a_ring_of_road_is_complete() -> None:
    scene = Scene()
    scene.play("V", 1, 0, follower="road-S")
    scene.play("V", 1, 1, turn=1)
    scene.play("U", 0, 1)
    scene.play("V", -1, 1, turn=2)
    assert scene.s.score == [0, 0]
    scene.play("V", -1, 0, turn=3)
    assert scene.s.score == [6, 0]
    assert scene.s.supply == [7, 7]


@pytest.mark.rule("CAR-06")
def test_an_open_road_scores_nothing_yet() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("W", -1, 0)
    assert scene.s.score == [0, 0]
    assert scene.s.supply == [6, 7]


# -- cities ------------------------------------------------------------------------------


def city_of_three(scene: Scene) -> None:
    """The start tile's city, a pennant tile, and a cap: seat 0 has a knight there."""
    scene.play("F", 0, -1, turn=1, follower="city-N")
    scene.play("E", 0, -2, turn=2)


@pytest.mark.rule("CAR-07")
def test_a_completed_city_scores_two_for_each_tile_and_pennant() -> None:
    scene = Scene()
    city_of_three(scene)
    assert scene.s.score == [8, 0]
    assert parts(scene, "city_scored") == [{"seat": 0, "points": 8, "tiles": 6, "pennants": 2}]


@pytest.mark.rule("CAR-07")
@pytest.mark.parametrize(("small_city", "points"), [(0, 4), (1, 2)])
def test_a_city_of_two_tiles(small_city: int, points: int) -> None:
    scene = Scene(small_city=small_city)
    scene.play("E", 0, -1, turn=2, follower="city-S")
    assert scene.s.score == [points, 0]


@pytest.mark.rule("CAR-07")
def test_small_city_does_not_change_larger_cities() -> None:
    scene = Scene(small_city=1)
    city_of_three(scene)
    assert scene.s.score == [8, 0]


# -- cloisters ---------------------------------------------------------------------------

AROUND = [
    ("U", -1, 0, 0),
    ("U", 1, 0, 0),
    ("E", -1, 1, 3),
    ("E", 1, 1, 1),
    ("E", -1, 2, 3),
    ("E", 0, 2, 2),
    ("E", 1, 2, 1),
]


@pytest.mark.rule("CAR-08")
def test_a_cloister_with_its_eight_neighbours_scores_nine() -> None:
    scene = Scene()
    scene.play("B", 0, 1, follower="cloister")
    for tile, x, y, turn in AROUND[:-1]:
        scene.play(tile, x, y, turn)
    assert scene.s.score == [0, 0]
    tile, x, y, turn = AROUND[-1]
    scene.play(tile, x, y, turn)
    assert scene.s.score == [9, 0]
    assert parts(scene, "cloister_scored") == [{"seat": 0, "points": 9, "tiles": 9}]
    assert len(scene.told("cloister_scored")[0].places) == 9
    assert scene.s.supply == [7, 7]


@pytest.mark.rule("CAR-08")
def test_a_cloister_laid_into_the_last_gap_is_complete_at_once() -> None:
    scene = Scene()
    scene.play("U", -1, 0)
    scene.play("U", 1, 0)
    for tile, x, y, turn in AROUND[2:]:
        scene.play(tile, x, y, turn)
    scene.play("B", 0, 1, follower="cloister")
    assert max(scene.s.score) == 9


# -- who gets it -------------------------------------------------------------------------


@pytest.mark.rule("CAR-09")
def test_a_tile_with_two_segments_of_a_feature_counts_once() -> None:
    scene = Scene()
    scene.play("I", 0, 1, turn=2, follower="city-E")  # two city segments, east and south
    scene.play("N", 1, 1, turn=3)
    scene.play("N", 1, 2)
    scene.play("N", 0, 2, turn=1)  # round the corner, back to the same tile
    assert scene.s.score == [8, 0]
    assert parts(scene, "city_scored") == [{"seat": 0, "points": 8, "tiles": 8}]


def shared_road(scene: Scene) -> None:
    """Seat 0 stands on the upper road, seat 1 on the lower one; then they are joined."""
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("V", 2, 0)
    scene.play("U", 1, 1)
    scene.play("V", 2, 1, turn=1)


@pytest.mark.rule("CAR-09")
def test_ties_score_in_full_for_each() -> None:
    scene = Scene()
    shared_road(scene)
    scene.play("A", -1, 0, turn=3)
    scene.play("A", -1, 1, turn=3)
    assert scene.s.score == [8, 8]
    assert scene.s.supply == [7, 7]


@pytest.mark.rule("CAR-09")
def test_most_followers_take_all_and_a_player_scores_a_feature_once() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 1, 1)
    scene.play("U", 0, 2, follower="road-E")
    scene.play("V", 2, 0)
    scene.play("V", 2, 1, turn=1)  # joins the first two roads
    scene.play("V", -1, 1, turn=3)
    scene.play("V", -1, 2, turn=2)  # and the third: seat 1 stands there twice, seat 0 once
    scene.play("A", -1, 0, turn=3)
    scene.play("A", 1, 2, turn=1)
    assert scene.s.score == [0, 11]
    assert parts(scene, "road_scored") == [{"seat": 1, "points": 11, "tiles": 11}]
    assert scene.s.supply == [7, 7]


@pytest.mark.rule("CAR-10")
def test_followers_of_a_scored_feature_return_and_farmers_stay() -> None:
    scene = Scene()
    scene.play("W", 1, 0, follower="road-W")
    scene.play("U", 0, 1, follower="farm-NNW")
    scene.play("W", -1, 0)
    assert scene.s.supply == [7, 6]
    assert len(scene.s.standing) == 1
    assert scene.told("farm_scored") == []


# -- the end of the game -------------------------------------------------------------------


@pytest.mark.rule("CAR-11")
def test_open_roads_cities_and_cloisters_count_one_for_each_tile() -> None:
    scene = Scene()
    scene.play("F", 0, -1, turn=1, follower="city-N")  # with the start tile: 2 tiles, 1 pennant
    scene.play("B", 0, 1, follower="cloister")  # one neighbour
    scene.play("U", 1, 0, follower="road-E")  # with the start tile: 2 tiles
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert scene.s.over
    assert parts(scene, "open_city_scored") == [{"seat": 0, "points": 3, "tiles": 2, "pennants": 1}]
    assert parts(scene, "open_road_scored") == [{"seat": 0, "points": 3, "tiles": 3}]
    assert parts(scene, "open_cloister_scored") == [{"seat": 1, "points": 3, "tiles": 3}]
    assert scene.s.score == [6, 3]


@pytest.mark.rule("CAR-11")
def test_the_turn_of_the_last_tile_is_played_to_its_end() -> None:
    scene = Scene()
    scene.last("E")
    assert scene.question == "lay"
    scene.lay(0, -1, turn=2)
    assert scene.question == "follower"
    scene.follower("city-S")
    assert scene.s.over
    assert scene.s.score == [4, 0]


def two_farms(scene: Scene) -> None:
    """The start tile's city is complete; seat 0 farms behind it, seat 1 in front."""
    scene.play("E", 0, -1, turn=2, follower="farm-NNW")
    scene.play("U", 1, 0, follower="farm-NNW")


@pytest.mark.rule("CAR-12")
def test_a_city_pays_every_farm_that_it_touches() -> None:
    scene = Scene()
    two_farms(scene)
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert scene.s.score == [3, 3]
    assert parts(scene, "farm_scored") == [
        {"seat": 1, "points": 3, "cities": 3},
        {"seat": 0, "points": 3, "cities": 3},
    ]


@pytest.mark.rule("CAR-12")
def test_open_cities_pay_nothing() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="farm-NNW")  # touches the start tile's city, which is open
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert scene.s.score == [0, 0]


@pytest.mark.rule("CAR-12")
def test_a_city_counts_once_for_a_farm_however_many_segments_touch_it() -> None:
    scene = Scene()
    scene.play("I", 0, 1, turn=2, follower="farm-NNW")  # its farm touches both segments
    scene.play("N", 1, 1, turn=3)
    scene.play("N", 1, 2)
    scene.last("N")
    scene.lay(0, 2, turn=1)
    scene.follower()
    assert scene.s.score == [3, 0]


@pytest.mark.rule("CAR-12")
@pytest.mark.parametrize(("more", "score"), [(0, [3, 3]), (1, [0, 3])])
def test_most_farmers_take_the_farm_and_ties_are_paid_in_full(more: int, score: list[int]) -> None:
    scene = Scene()
    two_farms(scene)
    scene.play("B", 1, -1)  # joins the two farms
    for segment in [segment for segment, crowd in scene.s.standing.items() if crowd >> 4]:
        for _ in range(more):
            put_follower(scene.s, 1, segment)  # as a crop circle may allow
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert scene.s.score == score


@pytest.mark.rule("CAR-12")
def test_without_farmers_nobody_goes_on_a_farm() -> None:
    scene = Scene(farmers=0)
    scene.draw("U")
    scene.lay(1, 0)
    assert scene.options() == ["no_follower", "follower road-E"]
    scene.follower()
    scene.s.followers[1] = 1  # the start tile's road is taken
    scene.draw("U")
    scene.lay(2, 0)
    assert scene.question == "draw"  # nothing but farms: not asked


@pytest.mark.rule("CAR-13")
def test_most_points_win_and_ties_share() -> None:
    scene = Scene()
    two_farms(scene)
    scene.last("U")
    scene.lay(2, 0)
    scene.follower()
    assert GAME.returns(scene.s) == [0.0, 0.0]
    assert [told.values for told in scene.told("shared")] == [
        {"seat": 0, "points": 3},
        {"seat": 1, "points": 3},
    ]
    scene = Scene(3)
    scene.play("E", 0, -1, turn=2, follower="city-S")
    scene.last("U")
    scene.lay(1, 0)
    scene.follower()
    assert GAME.returns(scene.s) == [1.0, -1.0, -1.0]
    assert [told.values for told in scene.told("won")] == [{"seat": 0, "points": 4}]
