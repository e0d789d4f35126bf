"""Why something is not possible: the rule, and which of its cases."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.crop_circles import ADD, ADD_NONE, ALL_ADD, MIX_IN
from aquelarre.games.carcassonne.mage_and_witch import REMOVE, SEND
from aquelarre.games.carcassonne.places import place_at
from aquelarre.games.carcassonne.scenario import Scene
from aquelarre.games.carcassonne.tiles import SPOTS
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.games.carcassonne.why import WHICH_PART
from aquelarre.kernel import Action, Seat, Why


def why(scene: Scene, thing: Action | str, seat: Seat = 0) -> Why:
    return GAME.why_not(scene.s, seat, thing)


def hand(tile: str, **settings: int) -> Scene:
    scene = Scene(2, **settings)
    scene.draw(tile)
    return scene


@pytest.mark.rule("CAR-02")
def test_it_is_another_players_turn() -> None:
    scene = hand("U")
    assert why(scene, LAY.at(place_at(1, 0), 0), seat=1) == Why("CAR-02", case=0)
    assert why(scene, "place:1,0", seat=1) == Why("CAR-02", case=0)


@pytest.mark.rule("CAR-02")
def test_everything_in_its_order_and_tiles_by_chance() -> None:
    scene = hand("U")
    assert why(scene, NO_FOLLOWER.at()) == Why("CAR-02", case=1)
    assert why(scene, FOLLOWER.at(0)) == Why("CAR-02", case=1)
    assert why(scene, DRAW.at(3)) == Why("CAR-02", case=2)
    assert why(scene, "tile:X") == Why("CAR-02", case=1)
    assert why(scene, BEGIN.at(1)) == Why("CAR-01")
    scene.lay(1, 0)
    assert why(scene, LAY.at(place_at(2, 0), 0)) == Why("CAR-02", case=1)


@pytest.mark.rule("CAR-03")
@pytest.mark.parametrize(
    ("x", "y", "turn", "case"),
    [(0, 0, 0, 0), (5, 5, 0, 1), (1, 1, 0, 1), (0, -1, 0, 2), (1, 0, 1, 3)],
)
def test_where_a_tile_may_not_lie(x: int, y: int, turn: int, case: int) -> None:
    """Occupied, apart from the landscape, no edge matches, not so turned."""
    scene = hand("U")
    assert why(scene, LAY.at(place_at(x, y), turn)) == Why("CAR-03", case=case)
    if case < 3:
        assert why(scene, f"place:{x},{y}") == Why("CAR-03", case=case)
    else:
        assert why(scene, f"place:{x},{y}") == Why("")


def test_nothing_forbids_what_is_legal() -> None:
    scene = hand("U")
    assert why(scene, LAY.at(place_at(1, 0), 0)) == Why("")
    assert why(scene, "place:1,0") == Why("")
    assert why(scene, "rotation:0") == Why("")


@pytest.mark.rule("CAR-03")
def test_a_rotation_that_fits_nowhere() -> None:
    scene = hand("T")  # at the start tile its road must meet a road, or its cities the city
    assert why(scene, "rotation:0") == Why("CAR-03", case=3)
    assert why(scene, "rotation:1") == Why("")


@pytest.mark.rule("CAR-05")
def test_where_a_follower_may_not_go() -> None:
    scene = Scene()
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("U")
    scene.lay(2, 0)
    for spot, case in (("road-E", 1), ("city-N", 0), ("cloister", 0)):
        assert why(scene, FOLLOWER.at(SPOTS.index(spot)), 1) == Why("CAR-05", case=case)
        assert why(scene, f"spot:{spot}", 1) == Why("CAR-05", case=case)
    assert why(scene, "spot:farm-NNW", 1) == Why("")
    assert why(scene, "place:0,0", 1) == Why("CAR-05", case=2)
    assert why(scene, "place:2,0", 1) == Why("CAR-05", case=WHICH_PART)  # the tile just laid


@pytest.mark.rule("CAR-12")
def test_no_farmers_at_this_table() -> None:
    scene = hand("U", farmers=0)
    scene.lay(1, 0)
    assert why(scene, "spot:farm-NNW") == Why("CAR-12")


@pytest.mark.rule("CAR-21")
def test_figures_only_move_in_the_magic_step() -> None:
    scene = hand("MW5", mage_and_witch=1)
    send = SEND.at(0, place_at(0, 0), SPOTS.index("road-E"))
    assert why(scene, send) == Why("CAR-21", case=0)
    scene.lay(0, -1)
    assert why(scene, send) == Why("")
    assert why(scene, SEND.at(0, place_at(0, 0), 0)) == Why("CAR-21", case=2)
    assert why(scene, SEND.at(0, place_at(0, 0), 2)) == Why("CAR-21", case=1)
    assert why(scene, REMOVE.at(0)) == Why("CAR-24")
    assert why(scene, "place:5,5") == Why("CAR-21", case=1)
    assert why(scene, "spot:cloister") == Why("CAR-21", case=1)
    scene.send("mage", 0, 0, "road-E")
    scene.follower()
    scene.draw("MW1")
    scene.lay(-1, 0)
    assert why(scene, "place:0,0", 1) == Why("CAR-23", figure=0)


def test_figures_of_an_expansion_that_is_not_played() -> None:
    scene = hand("U")
    assert why(scene, SEND.at(0, place_at(0, 0), 0)) == Why("CAR-02", case=1)


@pytest.mark.rule("CAR-40")
def test_circles() -> None:
    scene = Scene(crop_circles=6)
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.draw("CC1")
    scene.lay(1, 0)
    assert why(scene, ALL_ADD.at()) == Why("CAR-40", case=0)
    assert why(scene, MIX_IN.at(32)) == Why("CAR-42")
    scene.follower()
    scene.answer(ALL_ADD.at())
    assert why(scene, "place:0,1", 1) == Why("CAR-40", case=1)
    assert why(scene, ALL_ADD.at(), 1) == Why("CAR-40", case=0)
    own, other = (ADD.at(place_at(0, y), SPOTS.index("road-E")) for y in (2, 1))
    assert why(scene, own, 1) == Why("")
    assert why(scene, ADD_NONE.at(), 1) == Why("")
    assert why(scene, other, 1) == Why("CAR-40", case=1)
    assert why(scene, own, 0) == Why("CAR-02", case=0)


@pytest.mark.rule("CAR-11")
def test_the_game_is_over() -> None:
    scene = Scene()
    scene.last("U")
    scene.lay(1, 0)
    scene.follower()
    assert why(scene, "place:2,0") == Why("CAR-11")
