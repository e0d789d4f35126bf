"""Why not, of this very thing: it is in the box, in nobody's street, or not what is asked for."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import EVENTS
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.games.new_salem.tests.test_why import thing, town
from aquelarre.kernel import Why
from aquelarre.words import Words

PACKS = ("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
NOWHERE = ("SAL-26", {"case": "nowhere", "building": 7})  # ENT-L-8
LAST = ("SAL-12", {"case": "last"})


def boxed(event: str, seats: int) -> tuple[str, dict[str, int | str]]:
    return "SAL-02", {"event": EVENTS.index(event), "count": seats}


@pytest.mark.rule("SAL-26")
def test_a_building_that_is_not_in_town_is_said_to_be_so_in_every_phase() -> None:
    draft = Scene(3).street(1, "ENT-L").deal(*PACKS)
    assert thing(draft, 0, "building:ENT-L-1") == ("SAL-07", {"case": "standing"})
    assert thing(draft, 0, "building:ENT-L-8") == NOWHERE
    conscience = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert thing(conscience, 0, "building:ENT-L-8") == NOWHERE
    burning = town("V06").play("launch", "V06")
    assert thing(burning, 1, "building:ENT-L-1") == ("SAL-06", {"case": "burn", "seat": 0})
    assert thing(burning, 1, "building:ENT-L-8") == NOWHERE


@pytest.mark.rule("SAL-07")
def test_one_does_not_touch_oneself_to_give_hope_later() -> None:
    draft = Scene(3).deal(*PACKS)
    assert thing(draft, 0, "seat:0") == ("SAL-07", {"case": "player"})
    assert thing(draft, 0, "seat:1") == ("SAL-12", {"case": "later"})
    draft.pick("COM-L", "COM-C", "EDU-L")
    assert draft.question == "last_pick"
    assert thing(draft, 2, "seat:2") == ("SAL-07", {"case": "player"})
    conscience = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert thing(conscience, 0, "seat:0") == ("SAL-06", {"case": "conscience", "seat": 1})


@pytest.mark.rule("SAL-12")
def test_at_the_last_moment_no_building_takes_the_chest() -> None:
    scene = town().hope(1, 1).play("end_phase")
    assert thing(scene, 1, "building:MUE-L-2") == LAST, "one's own"
    assert thing(scene, 1, "building:ENT-L-1") == LAST, "another's"
    assert scene.why(1, "move_chest", "ENT-L-1") == LAST
    assert thing(scene, 1, "building:ENT-L-2") == ("SAL-12", {"case": "there", "building": 1})


@pytest.mark.rule("SAL-06")
def test_anothers_building_is_touched_where_a_player_is_asked_for() -> None:
    player = ("SAL-06", {"case": "player"})
    scene = town().hope(0, 5).play("launch", "V02")
    assert scene.question == "try"
    assert thing(scene, 0, "building:ENT-L-2") == player
    assert thing(scene, 0, "building:ENT-L-1") == ("SAL-12", {"case": "there", "building": 0})
    assert thing(scene, 0, "building:ENT-L-8") == NOWHERE
    assert thing(scene, 0, "building:MUE-L-1") == ("", {}), "the chest may be moved meanwhile"
    assert thing(scene, 1, "building:ENT-L-1") == ("SAL-12", {"case": "not-yours", "building": 0})
    scene.play("try", "3")
    assert scene.question == "name"
    assert thing(scene, 0, "building:ENT-L-2") == player


@pytest.mark.rule("SAL-02")
def test_an_event_that_stays_in_the_box() -> None:
    draft = Scene(3).deal(*PACKS)
    assert thing(draft, 0, "event:V09") == boxed("V09", 3)
    assert draft.why(0, "launch", "V09") == boxed("V09", 3)
    assert draft.why(0, "pass_left", "ENT-L-1") == boxed("V09", 3)
    assert draft.why(0, "try", "1") == ("SAL-15", {"case": "when-trial", "event": 1})
    assert town().why(0, "launch", "V09") == ("SAL-13", {"case": "not-there", "event": 8})
    assert town().why(1, "launch", "V19") == boxed("V19", 4)
    assert Scene(6).launching().why(0, "try", "1") == ("SAL-15", {"case": "when", "event": 1})


@pytest.mark.rule("SAL-07")
def test_after_the_last_card_of_the_round_no_other_is_chosen() -> None:
    scene = Scene(3).street(1, "MUE-L", "MUE-C").cubes("MUE-L-1", despair=1)
    scene.cubes("MUE-C-1", despair=1).deal("JUS-L COM-L JUS-L", *PACKS[1:])
    scene.pick("JUS-L", "COM-C", "EDU-L")
    assert scene.question == "remove"
    assert scene.why(0, "keep", "ENT-R") == ("SAL-08", {"case": "first"})
    assert scene.why(1, "keep", "JUS-L") == ("SAL-08", {"case": "another-first", "seat": 0})
    scene.play("remove", "MUE-L-1").cubes("MUE-L-1", despair=1)
    scene.pick("FIN-C", "JUS-L", "ENT-C")
    assert scene.question == "remove"
    for seat in range(3):
        assert scene.why(seat, "pick", "ENT-L") == ("SAL-07", {"case": "over"})


@pytest.mark.parametrize("language", ["es", "en"])
def test_these_sentences_say_what_is_meant(language: str) -> None:
    words = Words(language, GAME, players=["Ana", "Begoña", "Circe"], reader=1)
    boxed = words.why(Why("SAL-02", event=EVENTS.index("V19"), count=4))
    assert "4" in boxed
    assert words.why(Why("SAL-15", "when-trial", event=1)) != words.why(
        Why("SAL-15", "when", event=1)
    )
    for rule, case in (("SAL-06", "player"), ("SAL-07", "player")):
        assert words.why(Why(rule, case)) != words.why(Why(rule, "waiting", seat=0, card=0))
