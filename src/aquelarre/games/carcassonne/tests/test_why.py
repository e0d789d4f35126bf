"""Why something is not possible: the rule, and which of its cases."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import FEATURES, SPOTS
from aquelarre.games.carcassonne.rules.landscape import put_follower, segment_at
from aquelarre.games.carcassonne.rules.mage_and_witch import SEND
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Seat, Why


def why(scene: Scene, thing: Action | str, seat: Seat = 0) -> Why:
    return GAME.why_not(scene.s, seat, thing)


def named(rule: str, spot: str, *at: int) -> Why:
    """The part is there, but it goes by this name; where it could be on any tile: on the one at."""
    where = {"place": place_at(*at)} if at else {}
    return Why(rule, "named", spot=SPOTS.index(spot), **where)


def hand(tile: str, **settings: int) -> Scene:
    scene = Scene(2, **settings)
    scene.draw(tile)
    return scene


@pytest.mark.rule("CAR-02")
def test_it_is_another_players_turn() -> None:
    scene = hand("U")
    laying = Why("CAR-02", "laying", seat=0)
    assert why(scene, LAY.at(place_at(1, 0), 0), seat=1) == laying
    assert why(scene, "place:1,0", seat=1) == laying
    assert why(scene, FOLLOWER.at(0), seat=1) == laying
    assert why(scene, "tile:U", seat=1) == Why("CAR-02", "nature")
    assert why(scene, "seat:0", seat=1) == Why("CAR-02", "player")
    scene.lay(1, 0)
    assert why(scene, "place:1,0", seat=1) == Why("CAR-02", "following", seat=0)


@pytest.mark.rule("CAR-12")
def test_who_waits_at_a_table_without_farmers_is_told_so() -> None:
    scene = hand("U", farmers=0)
    farm = next(n for n, spot in enumerate(SPOTS) if spot.startswith("farm"))
    for thing in (FOLLOWER.at(farm), f"spot:{SPOTS[farm]}", "feature:farm"):
        assert why(scene, thing, seat=1) == Why("CAR-12")


@pytest.mark.rule("CAR-21")
def test_who_waits_is_told_when_figures_move() -> None:
    scene = hand("MW1", mage_and_witch=1)
    assert why(scene, "figure:mage", seat=1) == Why("CAR-02", "laying", seat=0)
    scene.lay(1, 0)
    for thing in ("figure:mage", "place:1,0", SEND.at(0, place_at(1, 0), 0)):
        assert why(scene, thing, seat=1) == Why("CAR-02", "moving", seat=0)


@pytest.mark.rule("CAR-02")
def test_everything_in_its_order_and_tiles_by_chance() -> None:
    scene = hand("U")
    assert why(scene, NO_FOLLOWER.at()) == Why("CAR-05", "tile-first")
    assert why(scene, FOLLOWER.at(SPOTS.index("road-N"))) == Why("CAR-05", "tile-first")
    assert why(scene, "spot:road-E") == Why("CAR-05", "tile-first")
    assert why(scene, DRAW.at(3)) == Why("CAR-02", "nature")
    assert why(scene, "tile:X") == Why("CAR-02", "nature")
    assert why(scene, "seat:1") == Why("CAR-02", "player")
    assert why(scene, BEGIN.at(1)) == Why("CAR-02", "nature")
    assert why(scene, "seat:2") == Why("CAR-01")
    scene.lay(1, 0)
    assert why(scene, LAY.at(place_at(2, 0), 0)) == Why("CAR-02", "laid")
    assert why(scene, "rotation:1") == Why("CAR-02", "laid")


@pytest.mark.rule("CAR-03")
@pytest.mark.parametrize(
    ("x", "y", "turn", "case"),
    [
        (0, 0, 0, "occupied"),
        (5, 5, 0, "apart"),
        (1, 1, 0, "apart"),
        (0, -1, 0, "edges"),
        (1, 0, 1, "turned"),
    ],
)
def test_where_a_tile_may_not_lie(x: int, y: int, turn: int, case: str) -> None:
    """Occupied, apart from the landscape, no edge matches, not so turned."""
    scene = hand("U")
    assert why(scene, LAY.at(place_at(x, y), turn)) == Why("CAR-03", case)
    the_place = Why("") if case == "turned" else Why("CAR-03", case)
    assert why(scene, f"place:{x},{y}") == the_place


def test_nothing_forbids_what_is_legal() -> None:
    scene = hand("U")
    assert why(scene, LAY.at(place_at(1, 0), 0)) == Why("")
    assert why(scene, "place:1,0") == Why("")
    assert why(scene, "rotation:0") == Why("")


@pytest.mark.rule("CAR-03")
def test_a_rotation_that_fits_nowhere() -> None:
    scene = hand("T")  # at the start tile its road must meet a road, or its cities the city
    assert why(scene, "rotation:0") == Why("CAR-03", "nowhere")
    assert why(scene, "rotation:1") == Why("")


@pytest.mark.rule("CAR-05")
def test_where_a_follower_may_not_go() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("U")
    scene.lay(2, 0)
    taken = Why("CAR-05", "taken", seat=0)
    nothing = Why("CAR-05", "nothing")
    for spot, reason in (("road-E", taken), ("city-N", nothing), ("cloister", nothing)):
        assert why(scene, FOLLOWER.at(SPOTS.index(spot)), 1) == reason
        assert why(scene, f"spot:{spot}", 1) == reason
    assert why(scene, "spot:farm-NNW", 1) == Why("")
    assert why(scene, "place:0,0", 1) == Why("CAR-05", "another-tile")
    assert why(scene, "place:2,0", 1) == Why("CAR-05", "which-part")  # the tile just laid
    assert why(scene, "feature:road", 1) == Why("CAR-05", "which-part")
    assert why(scene, "feature:cloister", 1) == Why("CAR-05", "nothing")


@pytest.mark.rule("CAR-05")
def test_the_tile_in_hand_has_no_such_feature() -> None:
    """However it is turned; what it has is for after it has been laid."""
    scene = hand("U")
    for feature, spot in (("city", "city-N"), ("cloister", "cloister")):
        lacks = Why("CAR-05", "lacks", feature=FEATURES.index(feature))
        for thing in (FOLLOWER.at(SPOTS.index(spot)), f"spot:{spot}", f"feature:{feature}"):
            assert why(scene, thing) == lacks
    for thing in ("spot:road-N", "spot:farm-NNW", "feature:road", "feature:farm"):
        assert why(scene, thing) == Why("CAR-05", "tile-first")
    assert why(hand("U", farmers=0), "feature:farm") == Why("CAR-12")
    scene = hand("MW1", mage_and_witch=1)  # no cloister
    lacks = Why("CAR-05", "lacks", feature=FEATURES.index("cloister"))
    assert why(scene, "feature:cloister") == lacks


@pytest.mark.rule("CAR-05")
def test_the_tile_just_laid_has_no_such_part_before_the_figures_move() -> None:
    scene = hand("MW5", mage_and_witch=1)  # two cities, and no road
    scene.lay(0, -1)
    assert scene.question == "send"
    for spot, case in (("road-N", "nothing"), ("city-E", "nothing"), ("city-N", "figure-first")):
        assert why(scene, FOLLOWER.at(SPOTS.index(spot))) == Why("CAR-05", case), spot
    for feature, case in (("road", "nothing"), ("city", "figure-first")):
        assert why(scene, f"feature:{feature}") == Why("CAR-05", case)


@pytest.mark.rule("CAR-05", "CAR-09")
def test_a_feature_that_several_occupy() -> None:
    scene = Scene(4)
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("U")
    scene.lay(2, 0)
    road = FOLLOWER.at(SPOTS.index("road-E"))
    start = segment_at(scene.s, place_at(0, 0), SPOTS.index("road-E"))
    put_follower(scene.s, 2, start)
    assert why(scene, road, 1) == Why("CAR-05", "shared", seat=0, other=2)
    put_follower(scene.s, 3, start)
    assert why(scene, road, 1) == Why("CAR-05", "crowded", seat=0, other=2)


@pytest.mark.rule("CAR-05")
def test_a_part_that_goes_by_another_of_its_sides() -> None:
    """It is there: the reason is that of the part itself, or how it is called."""
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("U")
    scene.lay(2, 0)
    assert why(scene, "spot:road-W", 1) == Why("CAR-05", "taken", seat=0)
    assert why(scene, "spot:farm-NNE", 1) == named("CAR-05", "farm-NNW")
    assert why(scene, FOLLOWER.at(SPOTS.index("farm-WSW")), 1) == named("CAR-05", "farm-ESE")
    assert why(scene, "spot:road-S", 1) == Why("CAR-05", "nothing")
    assert why(scene, "spot:city-W", 1) == Why("CAR-05", "nothing")


@pytest.mark.rule("CAR-05")
def test_a_feature_where_one_has_a_follower_oneself() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.play("U", -1, 0)
    scene.draw("U")
    scene.lay(2, 0)
    assert why(scene, "spot:road-E") == Why("CAR-05", "yours")


@pytest.mark.rule("CAR-05")
def test_no_followers_left_to_place_this_turn() -> None:
    scene = hand("MW5", mage_and_witch=1)
    scene.s.supply[0] = 0
    for thing in ("spot:city-N", FOLLOWER.at(0), NO_FOLLOWER.at()):
        assert why(scene, thing) == Why("CAR-05", "supply")
    scene.lay(0, -1)
    assert scene.question == "send"
    assert why(scene, FOLLOWER.at(0)) == Why("CAR-05", "supply")


@pytest.mark.rule("CAR-05", "CAR-21")
def test_one_of_the_figures_has_to_be_removed_first() -> None:
    scene = Scene(mage_and_witch=1)
    for tile, x, y, turn in (
        ("A", 1, 0, 1),
        ("A", -1, 0, 3),
        ("B", 1, -1, 0),
        ("B", 1, -2, 0),
        ("E", 0, -2, 2),
    ):
        scene.play(tile, x, y, turn)
    scene.s.figures = [0, scene.s.tile_at[place_at(0, -2)] * 8]
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "remove"
    assert why(scene, NO_FOLLOWER.at(), 1) == Why("CAR-05", "remove-first")
    assert why(scene, FOLLOWER.at(0), 1) == Why("CAR-05", "remove-first")
    for thing in ("place:0,0", "place:5,5", "spot:city-N", "spot:farm-NNW", "feature:city"):
        assert why(scene, thing, 1) == Why("CAR-21", "nowhere")


@pytest.mark.rule("CAR-12")
def test_no_farmers_at_this_table() -> None:
    scene = hand("U", farmers=0)
    assert why(scene, "spot:farm-NNW") == Why("CAR-12")
    scene.lay(1, 0)
    for spot in ("farm-NNW", "farm-NNE"):  # by its own name, and by another of its sides
        assert why(scene, f"spot:{spot}") == Why("CAR-12")
        assert why(scene, FOLLOWER.at(SPOTS.index(spot))) == Why("CAR-12")


@pytest.mark.rule("CAR-11")
def test_the_game_is_over() -> None:
    scene = Scene()
    scene.last("U")
    scene.lay(1, 0)
    scene.follower()
    assert why(scene, "place:2,0") == Why("CAR-11")
