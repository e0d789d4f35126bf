"""Why not: each refusal names its rule and its numbers."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Illegal, NotAsked
from aquelarre.match import Match


def town(*events: str) -> Scene:
    scene = Scene(4).hope(0, 3)
    for seat in range(4):
        scene.street(seat, "ENT-L", "MUE-L")
    return scene.show(*events).launching()


def thing(scene: Scene, seat: int, ref: str) -> tuple[str, dict[str, int | str]]:
    found = GAME.why_not(scene.s, seat, ref)
    return found.rule, found.values


@pytest.mark.rule("SAL-07")
@pytest.mark.rule("SAL-28")
def test_a_card_that_is_not_in_the_hand() -> None:
    scene = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert scene.why(0, "pick", "ENT-C") == ("SAL-07", {"case": "hand", "card": 1})
    assert thing(scene, 0, "card:ENT-C") == ("SAL-07", {"case": "hand", "card": 1})
    assert thing(scene, 0, "card:ENT-L") == ("", {})
    assert scene.why(0, "keep", "ENT-L") == ("SAL-09", {"case": "more"})
    assert scene.why(0, "discard_both") == ("SAL-09", {"case": "more"})
    assert scene.why(0, "let_pass") == ("SAL-12", {"case": "pass-later"})
    assert thing(scene, 0, "seat:1") == ("SAL-12", {"case": "later"})
    assert thing(scene, 0, "event:V01") == ("SAL-13", {"case": "later"})
    assert thing(scene, 0, "building:ENT-L-1") == ("SAL-26", {"case": "nowhere", "building": 0})
    assert thing(scene, 0, "character:N01") == ("SAL-28", {"case": "own"})
    assert thing(scene, 0, "character:N10") == ("SAL-28", {"case": "look"})
    scene.pick("COM-L", "COM-C", "EDU-L")
    assert scene.why(0, "keep", "ENT-L") == ("SAL-09", {"case": "hand", "card": 0})
    assert scene.why(0, "pick", "ENT-L") == ("SAL-09", {"case": "pair"})


@pytest.mark.rule("SAL-12")
def test_gifts() -> None:
    scene = town()
    assert scene.why(0, "give", "1") == ("SAL-12", {"case": "constable"})
    assert scene.why(1, "give", "2") == ("SAL-12", {"case": "nothing"})
    assert thing(scene, 1, "seat:2") == ("SAL-12", {"case": "nothing"})
    scene.hope(1, 1)
    assert scene.why(1, "give", "1") == ("SAL-12", {"case": "self"})
    assert scene.why(1, "give", "2") == ("", {})
    assert scene.why(1, "give", "6") == ("SAL-01", {})
    assert scene.why(1, "move_chest", "ENT-L-1") == ("SAL-12", {"case": "not-yours", "building": 0})
    assert scene.why(1, "move_chest", "ENT-L-2") == ("SAL-12", {"case": "there", "building": 1})
    draft = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert draft.why(0, "give", "1") == ("SAL-12", {"case": "later"})
    assert draft.why(0, "move_chest", "ENT-L-1") == ("SAL-12", {"case": "chest-later"})


@pytest.mark.rule("SAL-12")
def test_what_a_touch_on_a_player_or_an_own_building_means_in_the_launching_phase() -> None:
    """Hope is meant, or the chest, also by those who owe an answer about something else."""
    scene = town().hope(1, 1)
    assert scene.question == "launch"
    assert thing(scene, 0, "seat:1") == ("SAL-12", {"case": "constable"}), (
        "the constable only receives"
    )
    assert thing(scene, 0, "building:ENT-L-1") == ("SAL-12", {"case": "there", "building": 0})
    assert thing(scene, 0, "building:ENT-L-2") == ("SAL-12", {"case": "not-yours", "building": 1})
    assert thing(scene, 1, "building:ENT-L-2") == ("SAL-12", {"case": "there", "building": 1})
    assert thing(scene, 1, "building:ENT-L-1") == ("SAL-12", {"case": "not-yours", "building": 0})
    scene.play("end_phase")
    assert scene.asked == [1]
    assert thing(scene, 1, "seat:1") == ("SAL-12", {"case": "self"}), "not to oneself"
    assert thing(scene, 1, "building:MUE-L-2") == ("SAL-12", {"case": "last"})


@pytest.mark.rule("SAL-06")
@pytest.mark.rule("SAL-12")
def test_reasons_do_not_tell_who_has_answered() -> None:
    scene = town().hope(1, 1).hope(2, 1).play("end_phase")
    nothing, over = ("SAL-12", {"case": "nothing"}), ("SAL-07", {"case": "over"})
    assert scene.why(3, "let_pass") == nothing
    assert thing(scene, 3, "card:ENT-L") == over
    scene.play("let_pass", seat=1)
    assert scene.why(3, "let_pass") == nothing
    assert thing(scene, 3, "card:ENT-L") == over
    assert scene.why(0, "let_pass") == ("SAL-12", {"case": "others-pass"})


@pytest.mark.rule("SAL-13")
def test_launching() -> None:
    scene = town("V17", "V21")
    assert scene.why(1, "launch", "V01") == ("SAL-13", {"case": "constable", "seat": 0})
    assert thing(scene, 1, "event:V01") == ("SAL-13", {"case": "constable", "seat": 0})
    assert scene.why(0, "launch", "V12") == ("SAL-13", {"case": "not-there", "event": 11})
    assert scene.why(0, "launch", "V17") == ("SAL-13", {"case": "nobody-tried", "event": 16})
    assert scene.why(0, "launch", "V02") == (
        "SAL-13",
        {"case": "cost", "event": 1, "cost": 4, "hope": 3},
    )
    assert thing(scene, 0, "event:V02") == scene.why(0, "launch", "V02")
    assert thing(scene, 0, "event:V21") == ("", {})
    assert scene.why(2, "end_phase") == ("SAL-18", {"case": "constable", "seat": 0})
    draft = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert draft.why(0, "launch", "V01") == ("SAL-13", {"case": "later"})
    assert draft.why(0, "end_phase") == ("SAL-18", {"case": "later"})


@pytest.mark.rule("SAL-15")
def test_trials() -> None:
    scene = town().hope(0, 5).tried(2)
    scene.play("launch", "V02")
    assert scene.why(0, "try", "2") == ("SAL-15", {"case": "tried", "seat": 2})
    assert scene.why(0, "launch", "V01") == ("SAL-14", {"case": "busy", "event": 1})
    assert scene.why(0, "end_phase") == ("SAL-14", {"case": "busy", "event": 1})
    assert scene.why(1, "launch", "V01") == ("SAL-13", {"case": "constable", "seat": 0})
    assert scene.why(1, "end_phase") == ("SAL-18", {"case": "constable", "seat": 0})
    empty = town().hope(0, 5).tried(1, 2)
    assert empty.why(0, "launch", "V02") == ("SAL-15", {"case": "no-cards"})
    all_tried = Scene(8).hope(0, 9).launching()
    all_tried.s.spared = 255
    assert all_tried.why(0, "launch", "V02") == ("SAL-15", {"case": "nobody"})


@pytest.mark.rule("SAL-16")
def test_successors() -> None:
    scene = town().tried(2).badges(0, 3)
    scene.s.tried &= ~1
    scene.hope(0, 1).badges(0)
    scene.play("launch", "V01")
    assert scene.question == "name"
    assert scene.why(0, "name", "0") == ("SAL-16", {"case": "self"})
    assert scene.why(0, "name", "2") == ("SAL-16", {"case": "tried", "seat": 2})
    scene.badges(0, 3)
    assert scene.why(0, "name", "3") == ("SAL-16", {"case": "badge", "seat": 3})
    assert scene.why(1, "name", "3") == ("SAL-06", {"case": "name", "seat": 0})


@pytest.mark.rule("SAL-26")
def test_buildings() -> None:
    scene = town("V07").play("launch", "V07")
    assert scene.why(0, "seize", "ENT-L-1") == ("SAL-26", {"case": "yours", "building": 0})
    assert scene.why(0, "seize", "ENT-L-8") == ("SAL-26", {"case": "nowhere", "building": 7})
    scene = town("V08").play("launch", "V08")
    assert scene.why(0, "offer", "ENT-L-2") == ("SAL-26", {"case": "not-yours", "building": 1})
    scene = town("V06").play("launch", "V06")
    assert scene.why(0, "burn", "ENT-L-7") == ("SAL-26", {"case": "nowhere", "building": 6})


@pytest.mark.rule("SAL-08")
def test_despair() -> None:
    scene = town().cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1).play("launch", "V01")
    assert scene.why(0, "remove", "ENT-L-1") == ("SAL-08", {"case": "none", "building": 0})
    assert scene.why(0, "remove_loose", "2") == ("SAL-08", {"case": "character", "seat": 2})
    scene = town("V11").cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1)
    scene.play("launch", "V11")
    assert scene.why(0, "clear", "ENT-L-1") == ("SAL-14", {"case": "clear", "building": 0})


@pytest.mark.rule("SAL-14")
def test_what_events_ask_for() -> None:
    scene = town("V03").play("launch", "V03")
    assert scene.why(0, "question", "0") == ("SAL-14", {"case": "another"})
    assert thing(scene, 0, "seat:0") == ("SAL-14", {"case": "another"})
    scene = town("V04").play("launch", "V04").play("confessor", "2")
    assert scene.why(2, "confess_to", "0") == ("SAL-14", {"case": "confess", "seat": 0, "event": 3})
    scene = town("V17").hope(0, 5).tried(1).play("launch", "V17")
    assert scene.why(0, "absolve", "2") == ("SAL-14", {"case": "not-tried", "seat": 2})
    scene = town("V14").play("launch", "V14")
    scene.nature("draw_building", "COM-L").nature("draw_building", "COM-R")
    assert scene.why(0, "build", "COM-C") == ("SAL-14", {"case": "not-drawn", "card": 4})
    scene = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert scene.why(1, "ease_conscience") == ("SAL-14", {"case": "poor"})
    assert scene.why(1, "bear_loose") == ("SAL-14", {"case": "housed"})
    scene.street(0, "ENT-L")
    assert scene.why(1, "bear", "ENT-L-2") == ("SAL-14", {"case": "not-yours", "building": 1})
    assert scene.why(0, "bear", "ENT-L-2") == ("SAL-06", {"case": "conscience", "seat": 1})


@pytest.mark.rule("SAL-13")
def test_paying() -> None:
    scene = town().street(0, "FIN-L", "FIN-C").cubes("FIN-L-1", hope=2).cubes("MUE-L-1", hope=2)
    scene.s.hope[0] = 1
    scene.s.wealth[0] = 5
    scene.play("launch", "V01")
    assert scene.question == "pay"
    assert scene.why(0, "pay_from", "FIN-C-1") == (
        "SAL-13",
        {"case": "empty", "building": 56},
    )


@pytest.mark.rule("SAL-20")
def test_after_the_end() -> None:
    assert town().reckon().why(0, "launch", "V01") == ("SAL-20", {})


@pytest.mark.rule("SAL-06")
def test_chance_and_nonsense() -> None:
    scene = town()
    assert scene.why(0, "deal", "ENT-L") == ("SAL-06", {"case": "nature"})
    for ref in ("", "event:V99", "building:XXX", "nothing:1", "card:"):
        assert thing(scene, 0, ref)[0] in ("", *GAME.rules)
    assert thing(scene, -1, "event:V01") == ("SAL-06", {"case": "waiting", "seat": 0})
    dealing = Scene(3)
    assert dealing.why(0, "pick", "ENT-L") == ("SAL-06", {"case": "nature"})


@pytest.mark.rule("SAL-18")
def test_the_table_refuses_with_the_rule() -> None:
    match = Match(GAME, 4, seed=2)
    while match.state.phase != "launch":
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


@pytest.mark.rule("SAL-13")
@pytest.mark.rule("SAL-14")
@pytest.mark.rule("SAL-16")
def test_one_event_after_the_other() -> None:
    scene = town("V06").hope(0, 3).play("launch", "V06")
    busy = {"case": "busy", "event": 5}
    assert scene.why(0, "launch", "V01") == ("SAL-14", busy)
    assert scene.why(0, "end_phase") == ("SAL-14", busy)
    assert thing(scene, 0, "event:V01") == ("SAL-14", busy)
    scene.play("burn", "ENT-L-2").nature("draw_event", "V12")
    assert scene.question == "name"
    assert scene.why(0, "launch", "V01") == ("SAL-16", {"case": "first"})


@pytest.mark.rule("SAL-14")
def test_what_only_an_event_or_a_moment_allows() -> None:
    scene = town()
    assert scene.question == "launch"
    assert scene.why(0, "seize", "ENT-L-2") == ("SAL-14", {"case": "needs", "event": 6})
    assert scene.why(0, "try", "1") == ("SAL-15", {"case": "when-trial", "event": 1})
    assert scene.why(0, "remove", "ENT-L-2") == ("SAL-08", {"case": "when"})
    assert scene.why(0, "build", "ENT-L") == ("SAL-14", {"case": "build-when"})
    assert scene.why(0, "hand", "1") == ("SAL-14", {"case": "hand-when"})
    assert scene.why(0, "bear", "ENT-L-1") == ("SAL-14", {"case": "bear-when"})
    assert scene.why(0, "ease_conscience") == ("SAL-14", {"case": "ease-when", "event": 19})
    assert scene.why(0, "pay_rest") == ("SAL-13", {"case": "paid"})
    assert scene.why(0, "name", "1") == ("SAL-16", {"case": "when"})
    assert scene.why(0, "let_pass") == ("SAL-12", {"case": "others-pass"})
    assert scene.why(1, "let_pass") == ("SAL-12", {"case": "not-ending"})
    assert scene.why(0, "pick", "ENT-L") == ("SAL-07", {"case": "over"})
    assert thing(scene, 0, "card:ENT-L") == ("SAL-07", {"case": "over"})
    swap = town("V08").play("launch", "V08")
    assert swap.why(0, "swap_for", "ENT-L-2") == ("SAL-26", {"case": "offer-first"})
    swap.play("offer", "ENT-L-1")
    assert swap.why(0, "offer", "MUE-L-1") == ("SAL-26", {"case": "offered"})


@pytest.mark.rule("SAL-18")
def test_who_has_ended_the_phase_waits_for_the_last_gifts() -> None:
    scene = town().hope(1, 1).play("end_phase")
    assert scene.question == "last_call"
    assert scene.why(0, "launch", "V01") == ("SAL-18", {"case": "ending"})
    assert thing(scene, 1, "event:V01") == ("SAL-13", {"case": "constable", "seat": 0})


@pytest.mark.rule("SAL-08")
def test_despair_is_removed_before_the_next_pick() -> None:
    scene = Scene(3).street(0, "MUE-L").street(1, "MUE-L")
    scene.cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1)
    scene.deal("EDU-C COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene.pick("EDU-C", "COM-C", "EDU-L")
    assert scene.question == "remove"
    assert scene.why(0, "pick", "COM-L") == ("SAL-08", {"case": "first"})
    assert scene.why(1, "pick", "COM-L") == ("SAL-08", {"case": "another-first", "seat": 0})
    assert thing(scene, 1, "building:MUE-L-1") == ("SAL-06", {"case": "remove", "seat": 0})
    assert thing(scene, 1, "character:N01") == ("SAL-28", {"case": "look"})
