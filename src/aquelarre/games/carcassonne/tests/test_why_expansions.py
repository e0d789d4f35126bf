"""Why figures and circles cannot do something, said by the rule that forbids it."""

from __future__ import annotations

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import FEATURES, SPOTS
from aquelarre.games.carcassonne.rules.crop_circles import (
    ADD,
    ADD_NONE,
    ALL_ADD,
    ALL_TAKE,
    MIX_IN,
    TAKE,
)
from aquelarre.games.carcassonne.rules.mage_and_witch import REMOVE, SEND
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.tests.test_why import hand, named, why
from aquelarre.games.carcassonne.verbs import FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Why
from aquelarre.kernel.why import together


@pytest.mark.rule("CAR-21")
def test_figures_only_move_in_the_magic_step() -> None:
    scene = hand("MW5", mage_and_witch=1)
    send = SEND.at(0, place_at(0, 0), SPOTS.index("road-E"))
    assert why(scene, send) == Why("CAR-21", "tile-first")
    scene.lay(0, -1)
    assert why(scene, send) == Why("")
    assert why(scene, SEND.at(0, place_at(0, 0), 0)) == Why("CAR-21", "complete")
    assert why(scene, SEND.at(0, place_at(0, 0), 2)) == Why("CAR-21", "nothing")
    assert why(scene, LAY.at(place_at(1, 0), 0)) == Why("CAR-02", "laid")
    assert why(scene, "rotation:1") == Why("CAR-02", "laid")
    assert why(scene, NO_FOLLOWER.at()) == Why("CAR-05", "figure-first")
    scene.send("mage", 0, 0, "road-E")
    scene.follower()
    scene.draw("MW1")
    scene.lay(-1, 0)
    assert why(scene, "place:0,0", 1) == Why("CAR-23", figure=0)
    # Nobody has said which part of the tile: not the city, which is complete, and no part that
    # this tile lacks.
    for place in ("place:0,0", "place:-1,0"):
        both = together(GAME, scene.s, 1, f"figure:mage {place}")
        assert why(scene, both, 1) == why(scene, place, 1)


@pytest.mark.rule("CAR-21")
def test_where_a_figure_may_not_go() -> None:
    scene = Scene(mage_and_witch=1)
    scene.play("B", 0, 1)
    scene.draw("MW5")
    scene.lay(0, -1)

    def send(x: int, y: int, spot: str) -> Why:
        return why(scene, SEND.at(0, place_at(x, y), SPOTS.index(spot)), 1)

    assert send(5, 5, "road-E") == Why("CAR-21", "no-tile")
    assert why(scene, "place:5,5", 1) == Why("CAR-21", "no-tile")
    assert send(0, 0, "road-W") == named("CAR-21", "road-E", 0, 0)
    assert send(0, 0, "road-N") == Why("CAR-21", "nothing")
    assert send(0, 0, "city-N") == Why("CAR-21", "complete")
    assert send(0, 1, "road-E") == Why("CAR-21", "nothing")
    assert why(scene, "place:0,1", 1) == Why("CAR-21", "bare")
    for spot in ("cloister", "farm-NNW"):
        assert why(scene, f"spot:{spot}", 1) == Why("CAR-21", "never")
    assert why(scene, "spot:road-S", 1) == Why("CAR-21", "none")
    assert why(scene, "spot:road-W", 1) == named("CAR-21", "road-E", 0, 0)
    assert why(scene, "feature:farm", 1) == Why("CAR-21", "never")


@pytest.mark.rule("CAR-24")
def test_when_a_figure_is_not_removed() -> None:
    scene = hand("MW5", mage_and_witch=1)
    assert why(scene, REMOVE.at(0)) == Why("CAR-24", "off", figure=0)
    scene.lay(0, -1)
    assert why(scene, REMOVE.at(1)) == Why("CAR-24", "off", figure=1)
    scene.send("witch", 0, 0, "road-E")
    assert why(scene, REMOVE.at(1)) == Why("CAR-24", "not-now")
    scene.follower()
    scene.draw("MW1")
    assert why(scene, REMOVE.at(1), 1) == Why("CAR-24", "tile-first")
    scene.lay(-1, 0)
    assert why(scene, REMOVE.at(1), 1) == Why("CAR-24", "room")


@pytest.mark.rule("CAR-20", "CAR-42")
def test_expansions_that_are_not_played() -> None:
    scene = hand("U")
    assert why(scene, SEND.at(0, place_at(0, 0), 0)) == Why("CAR-20")
    assert why(scene, "figure:mage") == Why("CAR-20")
    assert why(scene, ALL_ADD.at()) == Why("CAR-42")


@pytest.mark.rule("CAR-20", "CAR-42")
def test_what_is_not_played_is_told_to_those_who_wait_too() -> None:
    scene = hand("U")
    for thing in (SEND.at(0, place_at(0, 0), 0), REMOVE.at(1), "figure:mage"):
        assert why(scene, thing, seat=1) == Why("CAR-20")
    for thing in (ALL_ADD.at(), ADD_NONE.at(), TAKE.at(place_at(0, 0), 0)):
        assert why(scene, thing, seat=1) == Why("CAR-42")
    scene = hand("U", mage_and_witch=1, crop_circles=6)
    for thing in (SEND.at(0, place_at(0, 0), 0), "figure:mage"):
        assert why(scene, thing, seat=1) == Why("CAR-21", "turn", seat=0)
    assert why(scene, REMOVE.at(1), seat=1) == Why("CAR-24", "turn", seat=0)
    for thing in (ALL_ADD.at(), TAKE.at(place_at(0, 0), 0)):
        assert why(scene, thing, seat=1) == Why("CAR-40", "not-now")


@pytest.mark.rule("CAR-21", "CAR-25")
def test_a_tile_without_a_mark() -> None:
    """The tile in hand has none: only if both figures are in play could they still meet."""
    send = SEND.at(0, place_at(0, 0), 0)
    scene = hand("U", mage_and_witch=1, crop_circles=6)
    assert why(scene, send) == Why("CAR-21", "no-mark")
    scene.s.figures[:] = [0, 1]
    assert why(scene, send) == Why("CAR-21", "unless-joined")
    scene.lay(1, 0)
    assert why(scene, send) == Why("CAR-21", "bare-tile")


@pytest.mark.rule("CAR-21", "CAR-24", "CAR-40")
def test_figures_while_a_circle_acts() -> None:
    """To whom waits for another's follower, in the turn of whoever it is."""
    scene = Scene(mage_and_witch=1, crop_circles=6)
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.draw("CC1")
    scene.lay(1, 0)
    scene.follower()
    scene.answer(ALL_ADD.at())
    scene.s.figures[1] = 0
    assert why(scene, SEND.at(0, place_at(0, 0), 0)) == Why("CAR-21", "bare-tile")
    assert why(scene, REMOVE.at(1)) == Why("CAR-24", "not-now")


@pytest.mark.rule("CAR-20", "CAR-42")
def test_tiles_of_expansions_that_are_not_played() -> None:
    """Chance decides about those that are in the game; with one circle, which one that is."""
    scene = hand("U")
    assert why(scene, "tile:MW1") == Why("CAR-20")
    assert why(scene, "tile:CC6") == Why("CAR-42")
    assert why(hand("U", mage_and_witch=1), "tile:MW1") == Why("CAR-02", "nature")
    for circles in (1, 6):
        assert why(hand("U", crop_circles=circles), "tile:CC6") == Why("CAR-02", "nature")


@pytest.mark.rule("CAR-40")
def test_a_tile_without_a_circle() -> None:
    scene = hand("U", crop_circles=6)
    assert why(scene, ALL_ADD.at()) == Why("CAR-40", "not-now")
    scene.lay(1, 0)
    assert why(scene, TAKE.at(place_at(0, 0), 0)) == Why("CAR-40", "not-now")


@pytest.mark.rule("CAR-40")
def test_circles() -> None:
    scene = Scene(crop_circles=6)
    scene.play("U", 0, 1, follower="road-E")
    scene.play("U", 0, 2, follower="road-E")
    scene.draw("CC1")
    assert why(scene, ALL_ADD.at()) == Why("CAR-40", "later")
    road = FEATURES.index("road")
    farm = ADD.at(place_at(0, 1), SPOTS.index("farm-NNE"))
    assert why(scene, farm) == Why("CAR-40", "kind-later", feature=road)
    scene.lay(1, 0)
    assert why(scene, ALL_ADD.at()) == Why("CAR-40", "later")
    assert why(scene, MIX_IN.at(32)) == Why("CAR-02", "nature")
    scene.follower()
    assert why(scene, FOLLOWER.at(0)) == Why("CAR-05", "past")
    for thing in ("place:0,1", "spot:road-E", "feature:road"):
        assert why(scene, thing) == Why("CAR-40", "choose-first")
        assert why(scene, thing, 1) == Why("CAR-02", "circling", seat=0)
    assert why(scene, ADD_NONE.at()) == Why("CAR-40", "choose-first")
    only = Why("CAR-40", "kind-first", feature=road)  # whatever is chosen
    city = SPOTS.index("city-N")
    others: list[Action | str] = ["spot:city-N", "feature:farm", ADD.at(place_at(0, 1), city)]
    assert [why(scene, other) for other in others] == [only] * len(others)
    scene.answer(ALL_ADD.at())
    assert why(scene, TAKE.at(place_at(0, 2), SPOTS.index("road-E")), 1) == Why("CAR-40", "adding")
    assert why(scene, "place:0,1", 1) == Why("CAR-40", "theirs", seat=0)
    assert why(scene, ALL_ADD.at(), 1) == Why("CAR-40", "adding")
    assert why(scene, FOLLOWER.at(0), 1) == Why("CAR-05", "turn", seat=0)
    own, other = (ADD.at(place_at(0, y), SPOTS.index("road-E")) for y in (2, 1))
    assert why(scene, own, 1) == Why("")
    assert why(scene, ADD_NONE.at(), 1) == Why("")
    assert why(scene, other, 1) == Why("CAR-40", "theirs", seat=0)
    assert why(scene, own, 0) == Why("CAR-02", "waiting", seat=1)


@pytest.mark.rule("CAR-40")
def test_which_followers_a_circle_is_about() -> None:
    """A road circle: the player's own on roads, each where it stands."""
    scene = Scene(crop_circles=6)
    scene.play("U", 0, 1, follower="farm-NNW")
    scene.play("U", 0, 2, follower="road-E")
    scene.play("CC1", 1, 0)
    scene.answer(ALL_ADD.at())

    def add(x: int, y: int, spot: str) -> Why:
        return why(scene, ADD.at(place_at(x, y), SPOTS.index(spot)), 1)

    road = FEATURES.index("road")
    assert add(0, 1, "farm-NNW") == Why("CAR-40", "kind", feature=road)
    assert add(0, 2, "road-W") == named("CAR-40", "road-E", 0, 2)
    assert add(0, 1, "road-E") == Why("CAR-40", "none", feature=road)
    assert add(5, 5, "road-E") == Why("CAR-40", "none", feature=road)
    assert why(scene, "place:0,1", 1) == Why("CAR-40", "none", feature=road)
    assert why(scene, "place:5,5", 1) == Why("CAR-40", "none", feature=road)
    assert why(scene, "spot:cloister", 1) == Why("CAR-40", "kind", feature=road)
    assert why(scene, "feature:city", 1) == Why("CAR-40", "kind", feature=road)
    assert why(scene, "spot:road-W", 1) == named("CAR-40", "road-E", 0, 2)
    assert why(scene, "spot:road-N", 1) == Why("CAR-40", "none", feature=road)


@pytest.mark.rule("CAR-40")
def test_a_circle_that_takes_followers_back() -> None:
    scene = Scene(crop_circles=6)
    for y in (1, 2, 3, 4):
        scene.play("U", 0, y, follower="road-E")
    scene.draw("CC1")
    scene.lay(1, 0)
    scene.follower()
    own = ADD.at(place_at(0, 2), SPOTS.index("road-E"))
    assert why(scene, own) == Why("CAR-40", "choose-first")
    scene.answer(ALL_TAKE.at())
    for thing in (own, ADD_NONE.at(), ALL_ADD.at()):
        assert why(scene, thing, 1) == Why("CAR-40", "taking")
