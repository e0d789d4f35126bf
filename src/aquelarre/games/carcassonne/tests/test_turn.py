"""The turn of the base game: drawing, laying, placing a follower. [CAR-01 to CAR-05]"""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import REACH, place_at, place_label, place_of, xy
from aquelarre.games.carcassonne.state import FOLLOWERS
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import BEGIN, LAY
from aquelarre.kernel import BadSetting, Chance


@pytest.mark.rule("CAR-01")
def test_the_game_is_for_two_to_five_and_a_sixth_on_request() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (2, 6)
    for seats in (1, 7):
        with pytest.raises(BadSetting):
            GAME.check(seats, {})


@pytest.mark.rule("CAR-01")
def test_everybody_has_seven_followers_and_tile_d_lies_in_the_middle() -> None:
    s = GAME.start(3, {"mage_and_witch": 0})
    assert s.supply == [FOLLOWERS] * 3 == [7, 7, 7]
    assert s.tile_at == {place_at(0, 0): 0}
    assert LABELS[s.faces[0] // 4] == "D"
    assert s.bag.total == 71
    assert s.bag.counts[LABELS.index("D")] == 3


@pytest.mark.rule("CAR-01")
def test_anybody_may_be_drawn_to_begin() -> None:
    for first in range(4):
        s = GAME.start(4, {})
        assert s.options(s.n) == [BEGIN.at(seat) for seat in range(4)]
        step = s.open_question()
        assert isinstance(step, Chance)
        assert step.odds(s) == [1, 1, 1, 1]
        s.answer(s.n, BEGIN.at(first))
        assert s.active == first


@pytest.mark.rule("CAR-20")
def test_the_chosen_tiles_are_mixed_in() -> None:
    assert GAME.start(2, {}).bag.total == 79
    assert GAME.start(2, {"crop_circles": 6}).bag.total == 85
    assert GAME.start(2, {"mage_and_witch": 0, "crop_circles": 6}).bag.total == 77
    assert GAME.start(2, {}).figures == [-1, -1]  # both beside the board
    assert GAME.start(2, {"mage_and_witch": 0}).figures == []


@pytest.mark.rule("CAR-02")
def test_draw_lay_follower_then_the_left_neighbour() -> None:
    scene = Scene(3)
    questions = []
    for tile, x in (("U", 1), ("U", 2), ("U", 3)):
        questions.append((scene.s.active, scene.question))
        scene.draw(tile)
        questions.append((scene.s.active, scene.question))
        scene.lay(x, 0)
        questions.append((scene.s.active, scene.question))
        scene.follower()
    wanted = [(seat, step) for seat in (0, 1, 2) for step in ("draw", "lay", "follower")]
    assert questions == wanted
    assert scene.s.active == 0


@pytest.mark.rule("CAR-02")
def test_every_tile_is_drawn_as_often_as_it_is_left() -> None:
    scene = Scene()
    step = scene.s.open_question()
    assert isinstance(step, Chance)
    odds = dict(zip(step.options(scene.s, scene.s.n), step.odds(scene.s), strict=True))
    assert sum(odds.values()) == 71
    assert sorted(odds.values(), reverse=True)[:2] == [9, 8]  # V and U


@pytest.mark.rule("CAR-03")
def test_a_tile_touches_the_landscape_and_all_edges_match() -> None:
    scene = Scene()
    scene.draw("E")  # one city, three fields
    places = {option.rpartition(" ")[0] for option in scene.options()}
    assert places == {"lay 0,-1", "lay 0,1"}  # never beside the roads, never apart
    assert scene.options() == ["lay 0,-1 2", "lay 0,1 1", "lay 0,1 2", "lay 0,1 3"]


@pytest.mark.rule("CAR-03")
def test_a_place_between_two_tiles_asks_both() -> None:
    scene = Scene()
    scene.play("V", 1, 0)  # road from the west to the south
    scene.play("U", 0, 1)  # below the start tile
    scene.draw("V")
    assert "lay 1,1 1" in scene.options()  # roads to the north and the west
    assert "lay 1,1 0" not in scene.options()


@pytest.mark.rule("CAR-04")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    scene = Scene()
    scene.play("E", 0, -1, turn=2)  # the only open city is closed
    assert scene.s.active == 1
    scene.draw("C")  # four city sides
    assert scene.question == "draw"
    assert scene.s.active == 1
    assert [LABELS[kind] for kind in scene.s.set_aside] == ["C"]
    assert [told.values for told in scene.told("set_aside")] == [{"seat": 1, "tile": 2}]
    scene.draw("U")
    assert scene.question == "lay"


@pytest.mark.rule("CAR-04")
def test_when_the_last_tile_fits_nowhere_the_game_ends_at_once() -> None:
    scene = Scene()
    scene.play("E", 0, -1, turn=2, follower="farm-NNW")
    scene.last("C")
    assert scene.s.over
    assert scene.s.score == [3, 0]  # the farm counts in the final scoring


@pytest.mark.rule("CAR-05")
def test_a_follower_goes_on_a_segment_of_the_tile_just_laid() -> None:
    scene = Scene()
    scene.draw("J")
    scene.lay(1, 0, turn=2)  # city in the south, roads to the north and the west
    assert scene.options() == [
        "no_follower",
        "follower city-S",
        "follower road-N",
        "follower farm-NNW",
        "follower farm-NNE",
    ]
    scene.follower("road-N")
    assert scene.s.supply == [6, 7]
    assert [told.values["spot"] for told in scene.told("follower_put")] == [4]


@pytest.mark.rule("CAR-05")
def test_nobody_joins_an_occupied_feature_not_even_the_owner() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    for x in (2, 3):  # the other player, then the owner
        scene.draw("U")
        scene.lay(x, 0)
        assert "follower road-E" not in scene.options()
        assert "follower farm-NNW" in scene.options()
        scene.follower()


@pytest.mark.rule("CAR-05")
def test_features_joined_later_are_shared() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", 0, 1, follower="road-E")  # another road, below
    scene.play("V", 2, 0)
    scene.play("U", 1, 1)
    scene.play("V", 2, 1, turn=1)  # joins both
    scene.draw("A")
    scene.lay(-1, 0, turn=3)
    assert "follower road-E" not in scene.options()
    scene.follower()
    scene.play("A", -1, 1, turn=3)
    assert scene.s.score == [8, 8]


@pytest.mark.rule("CAR-05")
def test_without_a_follower_in_supply_nothing_is_asked() -> None:
    scene = Scene()
    scene.s.supply[0] = 0
    scene.play("U", 1, 0)
    assert (scene.s.active, scene.question) == (1, "draw")


@pytest.mark.rule("CAR-05")
def test_a_follower_that_comes_back_now_is_too_late_for_this_turn() -> None:
    scene = Scene()
    scene.play("W", 1, 0, follower="road-W")
    scene.play("U", 0, 1)
    scene.s.supply[0] = 0  # the others are elsewhere
    scene.play("W", -1, 0)  # completes the road; the follower returns
    assert scene.s.supply[0] == 1
    assert scene.s.score == [3, 0]
    assert len(scene.told("follower_put")) == 1


@pytest.mark.rule("CAR-05")
def test_a_feature_just_completed_can_still_be_taken() -> None:
    scene = Scene()
    scene.play("E", 0, -1, turn=2, follower="city-S")
    assert scene.s.score == [4, 0]
    assert scene.s.supply == [7, 7]


def test_labels_of_places() -> None:
    assert place_label(place_at(3, -2)) == "3,-2"
    assert place_of("3,-2") == place_at(3, -2)
    assert xy(place_at(-REACH, REACH)) == (-REACH, REACH)
    for wrong in ("", "3", "03,1", "-0,1", "100,0", "1,٣", "1, 2", "1,2\n"):
        assert place_of(wrong) is None


def test_a_long_row_never_comes_to_the_edge_of_the_table() -> None:
    scene = Scene(crop_circles=6, mage_and_witch=1)
    for x in range(1, 86):
        scene.play("U", x, 0)
    assert max(scene.s.frontier) < LAY.size
    assert place_label(max(scene.s.tile_at)) == "85,0"
