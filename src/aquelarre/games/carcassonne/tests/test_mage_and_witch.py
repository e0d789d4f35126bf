"""Mage & Witch: the magic step, and what the figures do to scores. [CAR-20 to CAR-31]"""

from __future__ import annotations

from pathlib import Path

import pytest

from aquelarre.games import carcassonne
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import SPOTS
from aquelarre.games.carcassonne.rules.mage_and_witch import REMOVE, SEND, target_features
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import PARTS
from aquelarre.kernel import Why
from aquelarre.words import Words


def magic() -> Scene:
    return Scene(mage_and_witch=1)


def play_marked(scene: Scene, tile: str, x: int, y: int, turn: int, *send: str | int) -> None:
    """A turn with a marked tile: send a figure somewhere, no follower."""
    scene.draw(tile)
    scene.lay(x, y, turn)
    figure, at_x, at_y, spot = send
    scene.send(str(figure), int(at_x), int(at_y), str(spot))
    scene.follower()


def why(scene: Scene, figure: int, x: int, y: int, spot: str) -> str:
    action = SEND.at(figure, place_at(x, y), SPOTS.index(spot))
    return GAME.why_not(scene.s, scene.s.active, action).rule


def parts(scene: Scene, key: str) -> list[dict[str, int]]:
    return [
        {
            name: value
            for name, value in told.values.items()
            if name in ("seat", "points") or (name in PARTS and value)
        }
        for told in scene.told(key)
    ]


# -- the magic step ------------------------------------------------------------------------


@pytest.mark.rule("CAR-20")
def test_only_marked_tiles_move_the_figures() -> None:
    scene = magic()
    scene.draw("L")  # the same picture without the mark
    scene.lay(1, 0, turn=0)
    assert scene.question == "follower"
    scene.follower()
    scene.draw("MW1")
    scene.lay(-1, 0, turn=0)
    assert scene.question == "send"
    assert not scene.stands("mage")
    assert not scene.stands("witch")


@pytest.mark.rule("CAR-21")
def test_before_the_follower_one_figure_must_go_onto_any_open_road_or_city() -> None:
    scene = magic()
    scene.play("U", 1, 0, follower="road-E")
    scene.draw("MW5")  # two cities
    scene.lay(0, -1)
    assert scene.options() == [
        f"send {figure} {spot}"
        for figure in ("mage", "witch")
        for spot in ("0,-1 city-N", "0,0 road-E", "1,0 road-E")
    ]  # the start tile's city was completed by this very tile
    scene.send("witch", 1, 0, "road-E")  # an occupied road is as good as any other
    assert scene.question == "follower"
    assert scene.stands("witch")
    assert not scene.stands("mage")


@pytest.mark.rule("CAR-21")
def test_a_complete_feature_is_no_target() -> None:
    scene = magic()
    scene.draw("MW5")
    scene.lay(0, -1)
    assert why(scene, 0, 0, 0, "city-N") == "CAR-21"
    assert why(scene, 0, 0, 0, "city-S") == "CAR-21"  # there is none
    assert why(scene, 0, 5, 5, "city-S") == "CAR-21"


@pytest.mark.rule("CAR-22")
def test_the_figures_are_never_on_the_same_feature() -> None:
    scene = magic()
    scene.play("U", 1, 0)
    play_marked(scene, "MW5", 0, -1, 0, "mage", 0, 0, "road-E")
    scene.draw("MW1")
    scene.lay(-1, 0)
    assert why(scene, 1, 1, 0, "road-E") == "CAR-22"
    assert not any("0,0 road-E" in option for option in scene.options())


@pytest.mark.rule("CAR-23")
def test_a_figure_that_moves_goes_to_another_feature() -> None:
    scene = magic()
    scene.play("U", 1, 0)
    play_marked(scene, "MW5", 0, -1, 0, "mage", 0, 0, "road-E")
    scene.draw("MW1")
    scene.lay(-1, 0)
    assert why(scene, 0, 1, 0, "road-E") == "CAR-23"
    scene.send("mage", 0, -1, "city-N")
    assert scene.told("sent")[-1].values["figure"] == 0


# -- nothing to place on -------------------------------------------------------------------


def nowhere(scene: Scene, open_road: bool = False) -> None:
    """Up to a place at 0,-1 where MW5 completes all that is still open."""
    scene.play("A", 1, 0, turn=1)
    if not open_road:
        scene.play("A", -1, 0, turn=3)
    scene.play("B", 1, -1)
    scene.play("B", 1, -2)
    scene.play("E", 0, -2, turn=2)


START_ROAD, START_CITY = 1, 0  # segments of the start tile


def city_of(scene: Scene, x: int, y: int) -> int:
    return scene.s.tile_at[place_at(x, y)] * 8


@pytest.mark.rule("CAR-24")
def test_nowhere_to_go_and_no_figure_in_play_nothing_happens() -> None:
    scene = magic()
    nowhere(scene)
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "follower"
    assert len(scene.told("no_target")) == 1


@pytest.mark.rule("CAR-24")
@pytest.mark.rule("CAR-31")
def test_nowhere_to_go_and_one_figure_in_play_it_is_removed_and_changes_no_score() -> None:
    scene = magic()
    nowhere(scene)
    scene.s.figures = [START_CITY, -1]  # sent there earlier
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "follower"
    assert not scene.stands("mage")
    assert scene.told("removed")[0].values["figure"] == 0
    scene.follower("city-S")
    assert max(scene.s.score) == 4  # without the mage


@pytest.mark.rule("CAR-24")
@pytest.mark.rule("CAR-31")
@pytest.mark.parametrize(("removed", "points"), [(0, 4), (1, 6)])
def test_nowhere_to_go_and_both_in_play_one_is_removed_by_choice(removed: int, points: int) -> None:
    scene = magic()
    nowhere(scene)
    scene.s.figures = [START_CITY, city_of(scene, 0, -2)]
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.options() == ["remove mage", "remove witch"]
    road = SEND.at(0, place_at(0, 0), SPOTS.index("road-E"))
    assert GAME.why_not(scene.s, scene.s.active, road) == Why("CAR-21", "nowhere")
    scene.answer(REMOVE.at(removed))
    assert GAME.why_not(scene.s, scene.s.active, road) == Why("CAR-21", "past")
    assert scene.stands("mage") is bool(removed)
    assert scene.stands("witch") is not bool(removed)
    scene.follower("city-S")  # the start tile's city, with the mage or without
    assert max(scene.s.score) == points


@pytest.mark.rule("CAR-24")
def test_the_feature_of_the_figure_itself_is_no_target() -> None:
    scene = magic()
    nowhere(scene, open_road=True)
    scene.s.figures = [-1, START_ROAD]
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "follower"
    assert not scene.stands("witch")


@pytest.mark.rule("CAR-24")
def test_nothing_is_removed_while_a_placement_is_possible() -> None:
    scene = magic()
    nowhere(scene, open_road=True)
    scene.draw("MW5")
    scene.lay(0, -1)
    assert scene.question == "send"
    assert GAME.why_not(scene.s, scene.s.active, REMOVE.at(0)).rule == "CAR-24"


# -- joined --------------------------------------------------------------------------------


def two_roads(scene: Scene, closed: bool = False) -> None:
    """The mage on the start tile's road, the witch on the one below; they meet at 1,1."""
    scene.play("U", 0, 1)
    scene.play("V", 1, 0)
    if closed:
        scene.play("W", -1, 0)
        scene.play("X", -1, 1)
    scene.s.figures = [START_ROAD, scene.s.tile_at[place_at(0, 1)] * 8]


@pytest.mark.rule("CAR-25")
def test_joined_by_an_unmarked_tile_one_must_move_before_the_follower() -> None:
    scene = magic()
    two_roads(scene)
    scene.draw("V")
    scene.lay(1, 1, turn=1)
    assert scene.question == "send"
    assert len(scene.told("joined")) == 1
    assert scene.options() == ["send mage 0,0 city-N", "send witch 0,0 city-N"]
    assert why(scene, 0, 0, 1, "road-E") in ("CAR-22", "CAR-23")  # never the joined road itself
    scene.send("mage", 0, 0, "city-N")
    assert scene.question == "follower"
    again = GAME.why_not(scene.s, scene.s.active, SEND.at(1, place_at(1, 0), SPOTS.index("road-S")))
    assert "se quedan donde están" in Words("es", GAME).why(again)  # whatever it has joined
    assert "stay where they are" in Words("en", GAME).why(again)
    scene.follower()
    assert scene.stands("mage")
    assert scene.stands("witch")
    assert len(scene.told("sent")) == 1


@pytest.mark.rule("CAR-25")
def test_joined_by_a_marked_tile_one_move_satisfies_both_duties() -> None:
    scene = magic()
    two_roads(scene)
    scene.draw("MW2")
    scene.lay(1, 1, turn=2)
    assert scene.question == "send"
    scene.send("witch", 0, 0, "city-N")
    assert scene.question == "follower"


@pytest.mark.rule("CAR-25")
@pytest.mark.parametrize(("moves", "points"), [("witch", 12), ("mage", 3)])
def test_joined_and_completed_by_the_same_tile_the_one_that_stays_counts(
    moves: str, points: int
) -> None:
    scene = magic()
    two_roads(scene, closed=True)
    seat = scene.s.active
    scene.draw("V")
    scene.lay(1, 1, turn=1)
    scene.send(moves, 0, 0, "city-N")
    scene.follower("road-N")
    assert scene.s.score[seat] == points  # six tiles
    assert scene.stands(moves)
    stayed = "mage" if moves == "witch" else "witch"
    assert not scene.stands(stayed)


@pytest.mark.rule("CAR-25")
def test_joined_with_nowhere_to_move_one_of_the_two_is_removed() -> None:
    scene = magic()
    scene.play("E", 0, -1, turn=2)  # closes the start tile's city
    two_roads(scene)
    assert len(target_features(scene.s)) == 0
    scene.draw("V")
    scene.lay(1, 1, turn=1)
    assert scene.options() == ["remove mage", "remove witch"]
    scene.answer(REMOVE.at(1))
    assert scene.stands("mage")
    assert scene.question == "follower"


# -- an expansion, not a part of the base game -----------------------------------------------

ITS_OWN = {"rules/mage_and_witch.py", "rules/crop_circles.py"}
PUT_TOGETHER = {  # where the expansions are listed or drawn
    "__init__.py",
    "game.py",
    "verbs.py",
    "box/edition.py",
    "box/faults.py",
    "box/kinds.py",
    "box/shapes.py",
    "box/sheet.py",
    "seen/encoding.py",
    "seen/lines.py",
    "seen/picture.py",
}


def test_the_base_rules_never_name_an_expansion() -> None:
    home = Path(str(carcassonne.__file__)).parent
    modules = {path.relative_to(home).as_posix(): path for path in home.rglob("*.py")}
    base = {name for name in modules if not name.startswith("tests/")} - ITS_OWN - PUT_TOGETHER
    assert {"state.py", "rules/turn.py", "rules/scoring.py", "rules/landscape.py"} < base
    for module in sorted(base):
        text = modules[module].read_text(encoding="utf-8").lower()
        for name in ("mage_", " mage", "witch", "magic", "crop", "circle"):
            assert name not in text, f"{module} names {name}"
