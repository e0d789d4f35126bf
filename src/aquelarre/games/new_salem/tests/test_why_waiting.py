"""Why not, for those who wait: what an answer waits for, and who is asked what."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import BUILDINGS
from aquelarre.games.new_salem.rules.building_events import (
    BuildOne,
    Burn,
    Clear,
    Offer,
    Seize,
    SwapFor,
)
from aquelarre.games.new_salem.rules.draft import EaseConscience
from aquelarre.games.new_salem.rules.launch import NameConstable, PayFrom
from aquelarre.games.new_salem.rules.people_events import (
    Absolve,
    Confess,
    ConfessTo,
    Hand,
    Interrogate,
    TryPlayer,
)
from aquelarre.games.new_salem.rules.removal import ChooseRemoval
from aquelarre.games.new_salem.rules.town import add_despair
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.games.new_salem.tests.test_why import thing, town
from aquelarre.kernel import Ask, Why
from aquelarre.words import Words


@pytest.mark.rule("SAL-06")
def test_who_is_not_asked_is_told_what_the_answer_waits_for() -> None:
    scene = town()
    assert scene.question == "launch"
    assert scene.why(1, "pick", "ENT-L") == ("SAL-07", {"case": "over"})
    assert scene.why(1, "offer", "ENT-L-2") == ("SAL-14", {"case": "needs", "event": 7})
    assert scene.why(1, "name", "2") == ("SAL-16", {"case": "when"})
    assert scene.why(1, "pay_rest") == ("SAL-13", {"case": "paid"})
    assert thing(scene, 1, "card:ENT-L") == ("SAL-07", {"case": "over"})
    assert thing(scene, 1, "character:N01") == ("SAL-28", {"case": "look"})
    scene.play("launch", "V01").play("name", "1")
    assert scene.why(0, "launch", "V01") == ("SAL-13", {"case": "constable", "seat": 1})


@pytest.mark.rule("SAL-12")
def test_who_has_nothing_to_give_or_move_is_told_so() -> None:
    scene = Scene(4).street(0, "ENT-L", "MUE-L").street(1, "ENT-L").hope(2, 1).launching()
    assert thing(scene, 1, "seat:2") == ("SAL-12", {"case": "nothing"})
    assert thing(scene, 1, "building:ENT-L-2") == ("SAL-12", {"case": "there", "building": 1})
    assert thing(scene, 1, "building:ENT-L-1") == ("SAL-12", {"case": "not-yours", "building": 0})
    scene.play("end_phase")
    assert thing(scene, 0, "seat:2") == ("SAL-12", {"case": "constable"})
    assert thing(scene, 0, "building:MUE-L-1") == ("SAL-12", {"case": "last"})
    assert thing(scene, 1, "building:ENT-L-1") == ("SAL-12", {"case": "last"})


@pytest.mark.rule("SAL-13")
@pytest.mark.rule("SAL-14")
def test_an_event_that_is_not_paid_yet_or_asks_for_two_answers() -> None:
    scene = town("V09").street(0, "FIN-L", "FIN-C").cubes("FIN-L-1", hope=4)
    scene.cubes("MUE-L-1", hope=4)
    scene.s.hope[0], scene.s.wealth[0] = 1, 9
    scene.play("launch", "V09")
    assert scene.question == "pay"
    assert scene.why(0, "pass_left", "ENT-L-1") == ("SAL-13", {"case": "paying", "event": 8})
    assert scene.why(0, "end_phase") == ("SAL-14", {"case": "busy", "event": 8})
    assert thing(scene, 0, "event:V01") == ("SAL-14", {"case": "busy", "event": 8})
    assert scene.why(0, "burn", "ENT-L-1") == ("SAL-14", {"case": "needs", "event": 5})
    assert scene.why(0, "pay_from", "ENT-L-2") == ("SAL-13", {"case": "not-yours", "building": 1})
    scene = town("V04").play("launch", "V04")
    assert scene.why(0, "confess_to", "2") == ("SAL-14", {"case": "confess-first"})
    scene.play("confessor", "2")
    assert scene.why(2, "confessor", "1") == ("SAL-14", {"case": "confessing"})
    assert scene.why(0, "confessor", "1") == ("SAL-06", {"case": "confess_to", "seat": 2})
    scene = town("V08").play("launch", "V08")
    assert scene.why(1, "swap_for", "ENT-L-1") == ("SAL-06", {"case": "offer", "seat": 0})


@pytest.mark.rule("SAL-08")
@pytest.mark.rule("SAL-14")
def test_what_lies_on_characters_and_what_an_exorcism_takes() -> None:
    scene = town("V11").cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1)
    scene.play("launch", "V11")
    assert scene.why(0, "remove", "MUE-L-1") == ("SAL-14", {"case": "whole", "event": 10})
    assert scene.why(0, "clear", "ENT-L-8") == ("SAL-26", {"case": "nowhere", "building": 7})
    assert scene.why(0, "clear_loose", "0") == ("SAL-08", {"case": "own-character", "seat": 0})
    assert scene.why(0, "clear_loose", "1") == ("SAL-08", {"case": "character", "seat": 1})
    scene = town().cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1).play("launch", "V01")
    assert scene.why(0, "remove", "ENT-L-8") == ("SAL-26", {"case": "nowhere", "building": 7})
    assert scene.why(0, "remove_loose", "0") == ("SAL-08", {"case": "own-character", "seat": 0})


@pytest.mark.rule("SAL-14")
@pytest.mark.rule("SAL-26")
def test_who_is_left_out_of_a_famine_or_an_exodus() -> None:
    scene = town("V13").hope(1, 1).play("launch", "V13")
    assert scene.asked == [2, 3]
    assert scene.why(1, "bear", "ENT-L-2") == ("SAL-14", {"case": "fed", "event": 12})
    assert scene.why(1, "bear_loose") == ("SAL-14", {"case": "fed", "event": 12})
    assert scene.why(2, "bear_loose") == ("SAL-14", {"case": "housed"})
    scene = Scene(4).hope(0, 9).street(0, "ENT-L").street(1, "ENT-L").show("V09").launching()
    scene.play("launch", "V09")
    assert scene.why(2, "pass_left", "ENT-L-1") == ("SAL-26", {"case": "none-to-pass"})
    assert thing(scene, 2, "building:ENT-L-1") == ("SAL-26", {"case": "none-to-pass"})


@pytest.mark.rule("SAL-08")
def test_a_solemn_mass_takes_one_from_a_character_too() -> None:
    scene = Scene(3).hope(0, 9).street(0, "ENT-L", "MUE-L").show("V10")
    scene.cubes("ENT-L-1", despair=1).cubes("MUE-L-1", despair=1)
    add_despair(scene.s, BUILDINGS + 2, 2)
    scene.launching().play("launch", "V10").play("remove_loose", "2")
    assert scene.why(0, "remove_loose", "2") == ("SAL-08", {"case": "once-character", "seat": 2})


@pytest.mark.rule("SAL-06")
@pytest.mark.parametrize("language", ["es", "en"])
def test_who_waits_is_told_what_the_other_player_is_doing(language: str) -> None:
    """A sentence for each question that is put to one player, not "it is for Ana" alone."""
    words = Words(language, GAME, players=["Ana", "Begoña", "Circe"])
    asks: list[type[Ask[Town]]] = [PayFrom, NameConstable, ChooseRemoval, EaseConscience]
    asks += [TryPlayer, Absolve, Interrogate, Confess, ConfessTo, Hand]
    asks += [Burn, Seize, Offer, SwapFor, Clear, BuildOne]
    said = {words.why(Why("SAL-06", ask.key, seat=0)) for ask in asks}
    assert len(said) == len(asks)
    assert words.why(Why("SAL-06", "waiting", seat=0)) not in said
