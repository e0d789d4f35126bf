"""Why not: each refusal names its rule and its numbers."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.scenario import Scene
from aquelarre.kernel import Illegal, NotAsked
from aquelarre.match import Match


def town(*events: str) -> Scene:
    scene = Scene(4).hope(0, 3)
    for seat in range(4):
        scene.street(seat, "ENT-L", "MUE-L")
    return scene.show(*events).launching()


def thing(scene: Scene, seat: int, ref: str) -> tuple[str, dict[str, int]]:
    found = GAME.why_not(scene.s, seat, ref)
    return found.rule, found.values


@pytest.mark.rule("SAL-07")
def test_a_card_that_is_not_in_the_hand() -> None:
    scene = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert scene.why(0, "pick", "ENT-C") == ("SAL-07", {"card": 1})
    assert thing(scene, 0, "card:ENT-C") == ("SAL-07", {"card": 1})
    assert thing(scene, 0, "card:ENT-L") == ("", {})
    assert scene.why(0, "keep", "ENT-L") == ("SAL-06", {"case": 2})
    scene.pick("COM-L", "COM-C", "EDU-L")
    assert scene.why(0, "keep", "ENT-L") == ("SAL-09", {"card": 0})
    assert scene.why(0, "pick", "ENT-L") == ("SAL-06", {"case": 2})


@pytest.mark.rule("SAL-12")
def test_gifts() -> None:
    scene = town()
    assert scene.why(0, "give", "1") == ("SAL-12", {"case": 1})
    assert scene.why(1, "give", "2") == ("SAL-12", {"case": 3})
    assert thing(scene, 1, "seat:2") == ("SAL-12", {"case": 3})
    scene.hope(1, 1)
    assert scene.why(1, "give", "1") == ("SAL-12", {"case": 2})
    assert scene.why(1, "give", "2") == ("", {})
    assert scene.why(1, "give", "6") == ("SAL-01", {})
    assert scene.why(1, "move_chest", "ENT-L-1") == ("SAL-12", {"case": 4, "building": 0})
    assert scene.why(1, "move_chest", "ENT-L-2") == ("SAL-12", {"case": 5, "building": 1})
    draft = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert draft.why(0, "give", "1") == ("SAL-12", {"case": 0})
    assert draft.why(0, "move_chest", "ENT-L-1") == ("SAL-12", {"case": 0})


@pytest.mark.rule("SAL-12")
def test_what_a_touch_on_a_player_or_an_own_building_means_in_the_launching_phase() -> None:
    """Hope is meant, or the chest, also by those who owe an answer about something else."""
    scene = town().hope(1, 1)
    assert scene.question == "launch"
    assert thing(scene, 0, "seat:1") == ("SAL-12", {"case": 1}), "the constable only receives"
    assert thing(scene, 0, "building:ENT-L-1") == ("SAL-12", {"case": 5, "building": 0})
    assert thing(scene, 0, "building:ENT-L-2") == ("SAL-06", {"case": 2})
    assert thing(scene, 1, "building:ENT-L-2") == ("SAL-12", {"case": 5, "building": 1})
    assert thing(scene, 1, "building:ENT-L-1") == ("SAL-06", {"case": 0, "seat": 0})
    scene.play("end_phase")
    assert scene.asked == [1]
    assert thing(scene, 1, "seat:1") == ("SAL-12", {"case": 2}), "not to oneself"
    assert thing(scene, 1, "building:MUE-L-2") == ("SAL-12", {"case": 6})


@pytest.mark.rule("SAL-06")
def test_reasons_do_not_tell_who_has_answered() -> None:
    scene = town().hope(1, 1).hope(2, 1).play("end_phase")
    assert scene.why(3, "let_pass") == ("SAL-06", {"case": 0, "seat": 1})
    scene.play("let_pass", seat=1)
    assert scene.why(3, "let_pass") == ("SAL-06", {"case": 0, "seat": 1})
    assert thing(scene, 3, "card:ENT-L") == ("SAL-06", {"case": 0, "seat": 1})


@pytest.mark.rule("SAL-13")
def test_launching() -> None:
    scene = town("V17", "V21")
    assert scene.why(1, "launch", "V01") == ("SAL-13", {"case": 1, "seat": 0})
    assert scene.why(0, "launch", "V12") == ("SAL-13", {"case": 2, "event": 11})
    assert scene.why(0, "launch", "V17") == ("SAL-13", {"case": 4, "event": 16})
    assert scene.why(0, "launch", "V02") == (
        "SAL-13",
        {"case": 3, "event": 1, "cost": 4, "hope": 3},
    )
    assert thing(scene, 0, "event:V02") == scene.why(0, "launch", "V02")
    assert thing(scene, 0, "event:V21") == ("", {})
    assert scene.why(2, "end_phase") == ("SAL-18", {"case": 1, "seat": 0})
    draft = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert draft.why(0, "launch", "V01") == ("SAL-13", {"case": 0})
    assert draft.why(0, "end_phase") == ("SAL-18", {"case": 0})


@pytest.mark.rule("SAL-15")
def test_trials() -> None:
    scene = town().hope(0, 5).tried(2)
    scene.play("launch", "V02")
    assert scene.why(0, "try", "2") == ("SAL-15", {"case": 2, "seat": 2})
    assert scene.why(0, "launch", "V01") == ("SAL-06", {"case": 2})
    assert scene.why(0, "end_phase") == ("SAL-06", {"case": 2})
    empty = town().hope(0, 5).tried(1, 2)
    assert empty.why(0, "launch", "V02") == ("SAL-15", {"case": 0})
    all_tried = Scene(8).hope(0, 9).launching()
    all_tried.s.spared = 255
    assert all_tried.why(0, "launch", "V02") == ("SAL-15", {"case": 1})


@pytest.mark.rule("SAL-16")
def test_successors() -> None:
    scene = town().tried(2).badges(0, 3)
    scene.s.tried &= ~1
    scene.hope(0, 1).badges(0)
    scene.play("launch", "V01")
    assert scene.question == "name"
    assert scene.why(0, "name", "0") == ("SAL-16", {"case": 0})
    assert scene.why(0, "name", "2") == ("SAL-16", {"case": 1, "seat": 2})
    scene.badges(0, 3)
    assert scene.why(0, "name", "3") == ("SAL-16", {"case": 2, "seat": 3})
    assert scene.why(1, "name", "3") == ("SAL-06", {"case": 0, "seat": 0})


@pytest.mark.rule("SAL-26")
def test_buildings() -> None:
    scene = town("V07").play("launch", "V07")
    assert scene.why(0, "seize", "ENT-L-1") == ("SAL-26", {"case": 1, "building": 0})
    assert scene.why(0, "seize", "ENT-L-8") == ("SAL-26", {"case": 0, "building": 7})
    scene = town("V08").play("launch", "V08")
    assert scene.why(0, "offer", "ENT-L-2") == ("SAL-26", {"case": 2, "building": 1})
    scene = town("V06").play("launch", "V06")
    assert scene.why(0, "burn", "ENT-L-7") == ("SAL-26", {"case": 0, "building": 6})


@pytest.mark.rule("SAL-08")
def test_despair() -> None:
    scene = town().cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1).play("launch", "V01")
    assert scene.why(0, "remove", "ENT-L-1") == ("SAL-08", {"case": 0, "building": 0})
    assert scene.why(0, "remove_loose", "2") == ("SAL-08", {"case": 2, "seat": 2})
    scene = town("V11").cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1)
    scene.play("launch", "V11")
    assert scene.why(0, "clear", "ENT-L-1") == ("SAL-14", {"case": 4, "building": 0})


@pytest.mark.rule("SAL-14")
def test_what_events_ask_for() -> None:
    scene = town("V03").play("launch", "V03")
    assert scene.why(0, "question", "0") == ("SAL-14", {"case": 0})
    assert thing(scene, 0, "seat:0") == ("SAL-14", {"case": 0})
    scene = town("V04").play("launch", "V04").play("confessor", "2")
    assert scene.why(2, "confess_to", "0") == ("SAL-14", {"case": 1, "seat": 0})
    scene = town("V17").hope(0, 5).tried(1).play("launch", "V17")
    assert scene.why(0, "absolve", "2") == ("SAL-14", {"case": 2, "seat": 2})
    scene = town("V14").play("launch", "V14")
    scene.nature("draw_building", "COM-L").nature("draw_building", "COM-R")
    assert scene.why(0, "build", "COM-C") == ("SAL-14", {"case": 3, "card": 4})
    scene = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert scene.why(1, "ease_conscience") == ("SAL-14", {"case": 5})
    assert scene.why(1, "bear_loose") == ("SAL-14", {"case": 7})
    assert scene.why(1, "bear", "ENT-L-2") == ("SAL-14", {"case": 6, "building": 1})
    assert scene.why(0, "bear", "ENT-L-2") == ("SAL-06", {"case": 0, "seat": 1})


@pytest.mark.rule("SAL-13")
def test_paying() -> None:
    scene = town().street(0, "FIN-L", "FIN-C").cubes("FIN-L-1", hope=2).cubes("MUE-L-1", hope=2)
    scene.s.hope[0] = 1
    scene.s.wealth[0] = 5
    scene.play("launch", "V01")
    assert scene.question == "pay"
    assert scene.why(0, "pay_from", "FIN-C-1") == (
        "SAL-13",
        {"case": 6, "building": 56},
    )


@pytest.mark.rule("SAL-20")
def test_after_the_end() -> None:
    assert town().reckon().why(0, "launch", "V01") == ("SAL-20", {})


@pytest.mark.rule("SAL-06")
def test_chance_and_nonsense() -> None:
    scene = town()
    assert scene.why(0, "deal", "ENT-L") == ("SAL-06", {"case": 1})
    for ref in ("", "event:V99", "building:XXX", "nothing:1", "card:"):
        assert thing(scene, 0, ref)[0] in ("", *GAME.rules)
    assert thing(scene, -1, "event:V01") == ("SAL-13", {"case": 1, "seat": 0})
    dealing = Scene(3)
    assert dealing.why(0, "pick", "ENT-L") == ("SAL-06", {"case": 1})


@pytest.mark.rule("SAL-18")
def test_the_table_refuses_with_the_rule() -> None:
    match = Match(GAME, 4, seed=2)
    while match.state.phase != 3:
        seat = match.asked[0]
        match.play(seat, match.state.options(seat)[-1])
    constable = match.state.constable
    other = (constable + 1) % 4
    with pytest.raises(NotAsked) as refused:
        match.play(other, 1)
    assert refused.value.rule == "SAL-18"
    match.state.wealth[constable] += 9
    match.state.hope[match.state.chest[constable]] += 9
    with pytest.raises(Illegal) as forbidden:
        match.play(constable, 1)
    assert forbidden.value.rule == "SAL-18"
    assert int(forbidden.value.values["dearest"]) >= 4
