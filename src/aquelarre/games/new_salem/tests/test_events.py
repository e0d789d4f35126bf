"""What each event does, V01 to V21. [SAL-14, SAL-15, SAL-26, SAL-27]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem.box.cards import CARDS, EVENTS
from aquelarre.games.new_salem.tests.scenario import Scene


def town(event: str, seats: int = 4, hope: int = 9) -> Scene:
    """Everybody has two buildings; seat 0 is constable and the event lies there."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.street(seat, "ENT-L", "MUE-L")
    scene.hope(0, hope)
    return scene.show(event) if event not in ("V01", "V02") else scene


def hope(scene: Scene) -> list[int]:
    return [player["hope"] for player in scene.view()["players"]]


def despair(scene: Scene) -> list[int]:
    return [player["despair"] for player in scene.view()["players"]]


def known(scene: Scene, seat: int) -> list[int]:
    """Whose characters the seat knows."""
    players = scene.view(seat)["players"]
    return [player["seat"] for player in players if player["character"]]


def is_replaced(scene: Scene) -> bool:
    return scene.question == "draw_event"


# -- trials ------------------------------------------------------------------------------


@pytest.mark.rule("SAL-15")
def test_v02_is_handed_to_a_player() -> None:
    scene = town("V02").launching().play("launch", "V02").play("try", "1")
    assert scene.view()["players"][1]["tried"]
    assert hope(scene)[0] == 5


@pytest.mark.rule("SAL-14")
def test_v17_returns_a_trial_and_protects_for_the_round() -> None:
    scene = town("V17").tried(1, 2).launching().play("launch", "V17")
    assert scene.options() == ["absolve 1", "absolve 2"]
    scene.play("absolve", "1").nature("draw_event", "V12")
    assert scene.view()["trials"]["pile"] == 1
    assert scene.view()["players"][1]["spared"]
    assert not scene.view()["players"][1]["tried"]
    scene.play("name", "3").hope(3, 9).play("launch", "V02")
    assert scene.options() == ["try 0", "try 3"], "neither the one on trial nor the absolved"
    assert scene.why(3, "try", "1") == ("SAL-15", {"case": "spared", "seat": 1})


@pytest.mark.rule("SAL-20")
def test_v17_protects_no_longer_than_the_round() -> None:
    scene = town("V17", hope=4).tried(1).launching().play("launch", "V17").play("absolve", "1")
    scene.nature("draw_event", "V12").play("name", "1").play("end_phase").let_pass()
    assert not scene.view()["players"][1]["spared"]


@pytest.mark.rule("SAL-14")
def test_v17_needs_somebody_on_trial() -> None:
    assert "launch V17" not in town("V17").launching().options()


@pytest.mark.rule("SAL-14")
def test_v18_annuls_the_next_trial() -> None:
    scene = town("V18").launching().play("launch", "V18")
    assert "hand 0" not in scene.options(), "to another"
    scene.play("hand", "2").nature("draw_event", "V12").play("name", "1")
    assert scene.view()["players"][2]["kept"] == ["V18"]
    scene.hope(1, 9).play("launch", "V02")
    assert "try 2" in scene.options(), "he may still be chosen"
    scene.play("try", "2")
    assert not scene.view()["players"][2]["tried"]
    assert scene.view()["players"][2]["kept"] == []
    assert scene.view()["trials"]["pile"] == 2
    assert scene.s.event_bottom[-1] == EVENTS.index("V18")
    assert hope(scene)[1] == 6, "the cost is spent"
    assert scene.question == "name", "and the constable changes as usual"
    scene.play("name", "3").hope(3, 9).play("launch", "V02").play("try", "2")
    assert scene.view()["players"][2]["tried"], "only the next one"


@pytest.mark.rule("SAL-14")
def test_v19_tries_two_different_players() -> None:
    scene = town("V19", seats=6).launching().play("launch", "V19").play("try", "3")
    assert scene.question == "try"
    assert "try 3" not in scene.options()
    scene.play("try", "4")
    assert [player["tried"] for player in scene.view()["players"]].count(True) == 2
    assert is_replaced(scene)


@pytest.mark.rule("SAL-14")
def test_v19_tries_one_if_there_is_only_one_trial() -> None:
    scene = town("V19", seats=6).tried(1, 2).launching().play("launch", "V19").play("try", "3")
    assert is_replaced(scene)
    assert scene.view()["trials"]["pile"] == 0


@pytest.mark.rule("SAL-14")
def test_v19_and_a_safe_conduct() -> None:
    scene = town("V19", seats=6).keep("V18", 3).launching().play("launch", "V19").play("try", "3")
    assert "try 3" not in scene.options(), "two different players"
    assert scene.why(0, "try", "3") == ("SAL-15", {"case": "chosen", "seat": 3})
    scene.play("try", "4")
    assert [player["tried"] for player in scene.view()["players"]].count(True) == 1


@pytest.mark.rule("SAL-14")
def test_v19_tries_one_if_there_is_only_one_who_can_be_tried() -> None:
    scene = town("V19", seats=6)
    scene.s.spared = 0b111011
    scene.launching().play("launch", "V19")
    assert scene.options() == ["try 2"]
    scene.play("try", "2")
    assert is_replaced(scene)
    assert scene.view()["trials"]["pile"] == 2


# -- characters --------------------------------------------------------------------------


@pytest.mark.rule("SAL-14")
def test_v03_shows_the_constable_a_character() -> None:
    scene = town("V03").launching().play("launch", "V03")
    assert scene.options() == ["question 1", "question 2", "question 3"]
    scene.play("question", "2")
    assert known(scene, 0) == [0, 2]
    assert known(scene, 1) == [1]
    assert known(scene, -1) == []


@pytest.mark.rule("SAL-14")
def test_v04_shows_a_character_to_whom_its_owner_chooses() -> None:
    scene = town("V04").launching().play("launch", "V04").play("confessor", "2")
    assert scene.asked == [2]
    assert scene.options() == ["confess_to 1", "confess_to 3"], "neither himself nor the constable"
    scene.play("confess_to", "3")
    assert known(scene, 3) == [2, 3]
    assert known(scene, 0) == [0]


@pytest.mark.rule("SAL-14")
def test_v05_shows_everybody_the_character_to_the_left() -> None:
    scene = town("V05", seats=5).launching().play("launch", "V05")
    assert [known(scene, seat) for seat in range(5)] == [[0, 1], [1, 2], [2, 3], [3, 4], [0, 4]]


# -- buildings ---------------------------------------------------------------------------


@pytest.mark.rule("SAL-26")
@pytest.mark.rule("SAL-27")
def test_v06_burns_any_building_and_its_cubes_go_back() -> None:
    scene = town("V06").cubes("MUE-L-2", hope=2, despair=3).launching().play("launch", "V06")
    assert len(scene.options()) == 8, "any building, also an own one"
    deck = scene.view()["deck"]
    scene.play("burn", "MUE-L-2")
    assert scene.streets[1] == ["ENT-L-2"]
    assert hope(scene)[1] == 0
    assert scene.despair == 0
    assert scene.view()["deck"] == deck + 1
    assert scene.s.bottom[-1] == (-1, (CARDS.index("MUE-L"),)), "at the bottom, known to all"


@pytest.mark.rule("SAL-26")
def test_v07_takes_a_building_with_its_cubes() -> None:
    scene = town("V07").cubes("MUE-L-2", hope=2, despair=3).launching().play("launch", "V07")
    assert all(not option.endswith("-1") for option in scene.options()), "of another player"
    scene.play("seize", "MUE-L-2")
    assert scene.streets[0] == ["ENT-L-1", "MUE-L-1", "MUE-L-2"]
    assert hope(scene) == [9 - 3 + 2, 0, 0, 0]
    assert despair(scene) == [3, 0, 0, 0]
    alone = Scene(3).street(0, "ENT-L").hope(0, 9).show("V07").launching()
    assert "launch V07" not in alone.options()


@pytest.mark.rule("SAL-26")
def test_v08_exchanges_two_buildings_with_their_cubes() -> None:
    scene = town("V08").cubes("MUE-L-1", despair=1).cubes("ENT-L-3", hope=1, despair=2)
    scene.launching().play("launch", "V08")
    assert scene.options() == ["offer ENT-L-1", "offer MUE-L-1"]
    scene.play("offer", "MUE-L-1").play("swap_for", "ENT-L-3")
    assert scene.streets[0] == ["ENT-L-1", "ENT-L-3"]
    assert scene.streets[2] == ["MUE-L-1", "MUE-L-3"]
    assert despair(scene) == [2, 0, 1, 0]
    assert hope(scene) == [9 - 2 + 1, 0, 0, 0]
    without = Scene(3).street(1, "ENT-L").hope(0, 9).show("V08").launching()
    assert "launch V08" not in without.options()
    assert without.why(0, "launch", "V08") == ("SAL-13", {"case": "no-offer", "event": 7})


@pytest.mark.rule("SAL-26")
def test_v08_with_the_last_building_of_both() -> None:
    scene = Scene(3).street(0, "ENT-L").street(1, "COM-L").hope(0, 3).show("V08")
    scene.launching().play("launch", "V08").play("offer", "ENT-L-1").play("swap_for", "COM-L-1")
    assert scene.streets == [["COM-L-1"], ["ENT-L-1"], []]
    assert scene.building("ENT-L-1")["hope"] == 1, "what was left lay there, and went with it"
    assert scene.building("COM-L-1")["chest"]
    assert scene.building("ENT-L-1")["chest"]


@pytest.mark.rule("SAL-26")
def test_v09_all_pass_a_building_to_the_left_at_once() -> None:
    scene = town("V09").cubes("MUE-L-1", despair=1).launching().play("launch", "V09")
    assert scene.asked == [0, 1, 2, 3]
    for seat in range(3):
        scene.play("pass_left", f"MUE-L-{seat + 1}", seat=seat)
    assert scene.view(1)["picked"] == "building:MUE-L-2"
    assert scene.view(0)["players"][2]["street"][1]["building"] == "MUE-L-3", "not yet"
    scene.play("pass_left", "ENT-L-4", seat=3)
    assert scene.streets == [
        ["ENT-L-1", "ENT-L-4"],
        ["ENT-L-2", "MUE-L-1"],
        ["ENT-L-3", "MUE-L-2"],
        ["MUE-L-3", "MUE-L-4"],
    ]
    assert despair(scene) == [0, 1, 0, 0]


@pytest.mark.rule("SAL-14")
def test_v09_who_has_no_building_passes_none() -> None:
    scene = Scene(4).street(0, "ENT-L").street(2, "COM-L").hope(0, 2).show("V09").launching()
    scene.play("launch", "V09")
    assert scene.asked == [0, 2]
    scene.play("pass_left", "ENT-L-1", seat=0).play("pass_left", "COM-L-1", seat=2)
    assert scene.streets == [[], ["ENT-L-1"], [], ["COM-L-1"]]


# -- hope --------------------------------------------------------------------------------


@pytest.mark.rule("SAL-14")
def test_v12_gives_everybody_one_hope() -> None:
    scene = town("V12", hope=3).launching().play("launch", "V12")
    assert hope(scene) == [1, 1, 1, 1]


@pytest.mark.rule("SAL-14")
def test_v13_takes_hope_or_brings_despair() -> None:
    scene = town("V13", hope=1).hope(1, 2).launching().play("launch", "V13")
    assert hope(scene) == [2, 1, 0, 0]
    assert scene.told("hope_gained")[0].values == {"seat": 0, "count": 2}
    assert [told.values["seat"] for told in scene.told("hope_lost")] == [1]
    assert scene.asked == [2, 3], "those without hope choose where the despair falls"
    scene.play("bear", "ENT-L-3", seat=2)
    assert scene.view(2)["picked"] == "building:ENT-L-3", "it may still be changed"
    assert scene.view(3)["picked"] is scene.view(-1)["picked"] is None
    assert scene.despair == 0, "all take effect together"
    scene.play("bear", "MUE-L-4", seat=3)
    assert despair(scene) == [0, 0, 1, 1]
    assert scene.building("MUE-L-4")["despair"] == 1


@pytest.mark.rule("SAL-14")
def test_v13_who_has_one_building_or_none_is_not_asked() -> None:
    """Rulings N6 and C10."""
    scene = Scene(3).street(0, "ENT-L").street(1, "COM-L").hope(0, 1).show("V13").launching()
    scene.play("launch", "V13")
    assert is_replaced(scene)
    assert scene.building("COM-L-1")["despair"] == 1
    assert scene.view()["players"][2]["loose"] == {"hope": 0, "despair": 1}


@pytest.mark.rule("SAL-14")
def test_v16_takes_one_from_everybody_with_two_or_more() -> None:
    scene = town("V16", hope=2).hope(1, 1).hope(2, 2).hope(3, 5).launching().play("launch", "V16")
    assert hope(scene) == [2, 1, 1, 4]


# -- building in haste -------------------------------------------------------------------


@pytest.mark.rule("SAL-14")
def test_v14_builds_one_of_two_with_one_more_despair() -> None:
    scene = town("V14").launching().play("launch", "V14")
    scene.nature("draw_building", "COM-L").nature("draw_building", "COM-R")
    assert scene.options() == ["build COM-L", "build COM-R"]
    assert [card["card"] for card in scene.view(0)["drawn"]["cards"]] == ["COM-L", "COM-R"]
    assert scene.view(1)["drawn"] == {"count": 2, "cards": None}, "only you see them"
    scene.play("build", "COM-R")
    assert scene.building("COM-R-1")["despair"] == 2
    assert scene.s.bottom[-1] == (1, (CARDS.index("COM-L"),)), "the other is known to one"


@pytest.mark.rule("SAL-14")
def test_v15_builds_one_of_three_and_its_symbols_count() -> None:
    scene = town("V15").cubes("MUE-L-2", despair=1).launching().play("launch", "V15")
    for card in ("JUS-L", "COM-R", "FIN-C"):
        scene.nature("draw_building", card)
    scene.play("build", "JUS-L")
    assert scene.despair == 0
    assert "JUS-L-1" in scene.streets[0]
    assert len(scene.s.bottom[-1][1]) == 2


@pytest.mark.rule("SAL-14")
def test_v15_draws_fewer_if_the_deck_is_short() -> None:
    scene = town("V15")
    scene.s.deck.counts = [0] * len(CARDS)
    scene.s.deck.counts[4] = 1
    scene.launching().play("launch", "V15").nature("draw_building", "COM-C")
    assert scene.question == "build"
    scene.play("build", "COM-C")
    assert "COM-C-1" in scene.streets[0]
    scene = town("V15")
    scene.s.deck.counts = [0] * len(CARDS)
    scene.launching().play("launch", "V15")
    assert is_replaced(scene)
    assert scene.told("no_cards")


# -- cards that are kept -----------------------------------------------------------------


@pytest.mark.rule("SAL-14")
@pytest.mark.parametrize("event", ["V18", "V20", "V21"])
def test_kept_events_go_to_another_player(event: str) -> None:
    scene = town(event).launching().play("launch", event)
    assert scene.options() == ["hand 1", "hand 2", "hand 3"]
    scene.play("hand", "3")
    assert scene.view()["players"][3]["kept"] == [event]
    assert is_replaced(scene)
