"""Despair leaves the town: Cleansing, Solemn mass, Exorcism. [SAL-08, SAL-14]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem.tests.scenario import Scene


def town(event: str, seats: int = 4) -> Scene:
    """Everybody has two buildings; seat 0 is constable, rich, and the event lies there."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.street(seat, "ENT-L", "MUE-L")
    scene.hope(0, 9)
    return scene.show(event) if event != "V01" else scene


def despair(scene: Scene) -> list[int]:
    return [player["despair"] for player in scene.view()["players"]]


def is_replaced(scene: Scene) -> bool:
    return scene.question == "draw_event"


@pytest.mark.rule("SAL-14")
def test_v01_removes_two_despair_from_any_buildings() -> None:
    scene = town("V01").cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=2)
    scene.launching().play("launch", "V01")
    assert scene.options() == ["remove MUE-L-1", "remove MUE-L-2"]
    scene.play("remove", "MUE-L-2").play("remove", "MUE-L-2")
    assert despair(scene) == [1, 0, 0, 0]
    assert scene.question == "name"
    heap = town("V01").cubes("MUE-L-2", despair=3).launching().play("launch", "V01")
    assert despair(heap) == [0, 1, 0, 0], "both from the only building that has any"


@pytest.mark.rule("SAL-14")
def test_removals_may_be_launched_without_effect() -> None:
    """Ruling C3."""
    for event in ("V01", "V10", "V11"):
        scene = town(event).launching().play("launch", event)
        assert scene.question in ("name", "draw_event"), event


@pytest.mark.rule("SAL-14")
def test_v10_removes_four_but_one_from_each_building() -> None:
    scene = town("V10").cubes("MUE-L-1", despair=3).cubes("MUE-L-2", despair=2)
    scene.cubes("ENT-L-3", despair=1).launching().play("launch", "V10")
    scene.play("remove", "MUE-L-1")
    assert scene.options() == ["remove ENT-L-3", "remove MUE-L-2"]
    assert scene.why(0, "remove", "MUE-L-1") == ("SAL-08", {"case": "once", "building": 96})
    scene.play("remove", "MUE-L-2")
    assert is_replaced(scene), "the third needs no choice, and a fourth there is not"
    assert despair(scene) == [2, 1, 0, 0]


@pytest.mark.rule("SAL-14")
def test_v10_stops_after_four() -> None:
    scene = town("V10", seats=6)
    for number in range(1, 7):
        scene.cubes(f"MUE-L-{number}", despair=1)
    scene.launching().play("launch", "V10")
    for number in (6, 2, 4, 1):
        scene.play("remove", f"MUE-L-{number}")
    assert is_replaced(scene)
    assert despair(scene) == [0, 0, 1, 0, 1, 0]
    heap = town("V10").cubes("MUE-L-2", despair=3).launching().play("launch", "V10")
    assert is_replaced(heap)
    assert despair(heap) == [0, 2, 0, 0], "one, where only one building has any"


@pytest.mark.rule("SAL-14")
def test_v11_clears_one_building() -> None:
    scene = town("V11").cubes("MUE-L-1", despair=3).cubes("MUE-L-2", despair=2)
    scene.launching().play("launch", "V11")
    assert scene.options() == ["clear MUE-L-1", "clear MUE-L-2"]
    scene.play("clear", "MUE-L-1")
    assert despair(scene) == [0, 2, 0, 0]
    assert scene.told("cleared")[0].values["count"] == 3
    only = town("V11").cubes("MUE-L-3", despair=2).launching().play("launch", "V11")
    assert is_replaced(only), "ruling N6: nobody need be asked"
    assert despair(only) == [0, 0, 0, 0]


@pytest.mark.rule("SAL-08")
def test_despair_on_a_character_can_be_removed_too() -> None:
    """Ruling C10: it counts like any other."""
    scene = Scene(3).street(0, "ENT-L").hope(0, 9).show("V11", "V13").cubes("ENT-L-1", despair=1)
    scene.launching().play("launch", "V13")
    assert scene.view()["players"][1]["loose"] == {"hope": 0, "despair": 1}
    assert scene.despair == 3
    scene.nature("draw_event", "V12").play("name", "1")
    scene.hope(1, 5).play("launch", "V01")
    assert scene.options() == ["remove ENT-L-1", "remove_loose 1", "remove_loose 2"]
    scene.play("remove_loose", "2").play("remove", "ENT-L-1")
    assert scene.despair == 1
    scene = Scene(3).street(0, "ENT-L").hope(0, 9).show("V11", "V13").cubes("ENT-L-1", despair=1)
    scene.launching().play("launch", "V13").nature("draw_event", "V12").play("name", "1")
    scene.hope(1, 5).play("launch", "V11").play("clear_loose", "1")
    assert scene.told("cleared_loose")[0].values["owner"] == 1
