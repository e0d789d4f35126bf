"""Gifts of hope at any time, the chest, the last call before the phase ends. [SAL-12, SAL-18]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.rules.launch import LastCall
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import Scene, number
from aquelarre.kernel import NotClean
from aquelarre.match import Match


def town(seats: int = 4) -> Scene:
    """Everybody has two buildings and no cubes; seat 0 is constable."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.street(seat, "ENT-L", "COM-L")
    return scene


def hope(scene: Scene) -> list[int]:
    return [player["hope"] for player in scene.view()["players"]]


# -- gifts -------------------------------------------------------------------------------


@pytest.mark.rule("SAL-12")
def test_anybody_but_the_constable_gives_to_anybody() -> None:
    scene = town().hope(0, 1).hope(1, 2).launching()
    assert [word for word in scene.asides(1) if "give" in word] == ["give 0", "give 2", "give 3"]
    assert not any("give" in word for word in scene.asides(0)), "the constable only receives"
    assert not any("give" in word for word in scene.asides(2)), "who has nothing gives nothing"
    scene.say(1, "give", "0").say(1, "give", "3")
    assert hope(scene) == [2, 0, 0, 1]
    scene.say(3, "give", "2")
    assert hope(scene) == [2, 0, 1, 0]


@pytest.mark.rule("SAL-12")
def test_a_gift_leaves_the_question_open_and_the_constable_may_use_it() -> None:
    """Also in the very moment in which he answers: his question keeps its number."""
    scene = town().hope(0, 2).hope(1, 1).launching()
    before = scene.s.question
    scene.say(1, "give", "0")
    assert scene.s.question == before
    assert scene.asked == [0]
    assert "launch V01" in scene.options()


@pytest.mark.rule("SAL-12")
def test_gifts_are_made_at_any_time_of_the_phase() -> None:
    """While an event is carried out, after it, and in the last moment; but in no other phase."""
    scene = town().hope(0, 4).hope(1, 4).launching().play("launch", "V02")
    assert scene.question == "try"
    scene.say(1, "give", "0").play("try", "3")
    assert scene.question == "name"
    scene.say(1, "give", "2").play("name", "1").play("end_phase")
    assert scene.question == "last_call"
    scene.say(2, "give", "3").let_pass()
    assert scene.s.round == 2
    assert all(scene.asides(seat) == [] for seat in range(4))


@pytest.mark.rule("SAL-12")
def test_no_gifts_and_no_moving_of_chests_while_buildings_are_chosen() -> None:
    """Also not when somebody is asked the same as in the launching phase: where to remove."""
    scene = Scene(3)
    for seat in range(3):
        scene.street(seat, "ENT-L", "MUE-L").hope(seat, 2).cubes(f"MUE-L-{seat + 1}", despair=1)
    scene.deal("JUS-L COM-L JUS-C", "ENT-C COM-C MUE-R", "JUS-R FIN-C ENT-R")
    assert all(scene.asides(seat) == [] for seat in range(3))
    scene.pick("JUS-L", "COM-C", "FIN-C")
    assert scene.question == "remove"
    assert all(scene.asides(seat) == [] for seat in range(3))
    assert scene.why(1, "give", "0") == ("SAL-12", {"case": "later"})


@pytest.mark.rule("SAL-12")
def test_received_hope_goes_where_the_receiver_has_the_chest() -> None:
    """Rulings C10 and N1: the receiver chooses the building, and may choose another any time."""
    scene = town().hope(1, 3).launching()
    assert scene.view()["players"][2]["chest"] == "ENT-L-3"
    scene.say(1, "give", "2")
    assert scene.building("ENT-L-3")["hope"] == 1
    assert scene.asides(2) == ["give 0", "give 1", "give 3", "move_chest COM-L-3"]
    scene.say(2, "move_chest", "COM-L-3").say(1, "give", "2")
    assert scene.building("COM-L-3")["hope"] == 1
    assert scene.building("COM-L-3")["chest"]
    scene.say(2, "give", "3")
    assert scene.building("COM-L-3")["hope"] == 0, "what is given comes from the chest first"
    scene.say(2, "give", "3")
    assert scene.building("ENT-L-3")["hope"] == 0, "and then from where most lies"


@pytest.mark.rule("SAL-12")
def test_without_a_building_hope_lies_on_the_character_and_moves_to_the_next() -> None:
    """Ruling C10."""
    scene = Scene(3, constable=2).street(1, "COM-L", "COM-C").hope(1, 1).hope(2, 3)
    scene.show("V07").launching().say(1, "give", "2")
    assert scene.view()["players"][2]["loose"] == {"hope": 4, "despair": 0}
    assert hope(scene)[2] == 4, "it counts and is spent like any other"
    scene.play("launch", "V07").play("seize", "COM-C-1")
    assert scene.view()["players"][2]["loose"] == {"hope": 0, "despair": 0}
    assert scene.building("COM-C-1")["hope"] == 1


@pytest.mark.rule("SAL-12")
def test_a_gift_cannot_be_taken_back() -> None:
    """Ruling C11."""
    match: Match[Town] = Match(GAME, 3, seed=1)
    givers: list[int] = []
    while not givers:
        seat = match.asked[0]
        match.play(seat, match.state.options(seat)[-1])
        givers = [x for x in range(3) if number("give", "0") <= first_aside(match, x) < NO_GIFT]
    seat = givers[0]
    match.play(seat, match.state.asides(seat)[0])
    assert not match.can_undo(seat)
    with pytest.raises(NotClean):
        match.undo(seat)


NO_GIFT = number("name", "0")


def first_aside(match: Match[Town], seat: int) -> int:
    return (match.state.asides(seat) or [NO_GIFT])[0]


# -- gifts and the duty to launch, the last call ---------------------------------------


@pytest.mark.rule("SAL-18")
def test_a_gift_can_make_the_duty_apply() -> None:
    scene = town().hope(0, 3).hope(1, 1).launching()
    assert "end_phase" in scene.options()
    scene.say(1, "give", "0")
    assert "end_phase" not in scene.options()


@pytest.mark.rule("SAL-18")
def test_a_gift_in_the_last_moment_brings_the_decision_back() -> None:
    """Ruling N3: and if the duty applies now, he cannot end any more."""
    scene = town().hope(0, 3).hope(1, 1).hope(2, 1).launching().play("end_phase")
    assert scene.question == "last_call"
    assert scene.asked == [1, 2], "those who have something to give"
    scene.play("let_pass", seat=2).say(1, "give", "0")
    assert scene.question == "launch"
    assert scene.asked == [0]
    assert "end_phase" not in scene.options()
    assert scene.told("thinks_again")[0].values == {"seat": 0, "hope": 4, "dearest": 4}
    poor = town().hope(1, 1).launching().play("end_phase").say(1, "give", "0")
    assert "end_phase" in poor.options(), "too little for the duty: he may end again"


@pytest.mark.rule("SAL-18")
def test_a_gift_in_the_last_moment_waits_for_nobody_else() -> None:
    """Ruling N3: he decides again at once, also while others still think."""
    scene = town().hope(0, 3).hope(1, 2).hope(2, 1).launching().play("end_phase")
    scene.say(1, "give", "0")
    assert (scene.question, scene.asked) == ("launch", [0])
    poor = town().hope(1, 2).hope(2, 1).launching().play("end_phase").say(1, "give", "0")
    poor.play("end_phase")
    assert (poor.question, poor.asked) == ("last_call", [1, 2]), "and all are asked anew"


@pytest.mark.rule("SAL-18")
def test_a_gift_between_others_leaves_the_last_call_open() -> None:
    scene = town().hope(1, 1).hope(2, 1).launching().play("end_phase")
    scene.play("let_pass", seat=2).say(1, "give", "3")
    assert scene.question == "last_call"
    assert scene.asked == [3], "who received it may pass it on; seat 2 has let it pass already"
    scene.play("let_pass", seat=3)
    assert scene.s.round == 2


@pytest.mark.rule("SAL-18")
def test_without_anybody_to_give_the_phase_ends_at_once() -> None:
    scene = town().hope(0, 1).launching().play("end_phase")
    assert scene.s.round == 2
    assert scene.told("phase_ended")


@pytest.mark.rule("SAL-12")
def test_what_silence_means_when_the_grace_of_a_table_is_over() -> None:
    scene = town().hope(1, 1).launching().play("end_phase")
    step = scene.s.open_question()
    assert isinstance(step, LastCall)
    assert step.grace > 0
    assert step.lapse in scene.s.options(1)
    assert all(word.startswith("give") for word in scene.asides(1)), "nobody can draw it out"
    assert scene.why(1, "move_chest", "COM-L-2") == ("SAL-12", {"case": "last"})
