"""Why not, to the point: what is missing, whose turn it is and what would come next."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import BUILDINGS, CHARACTERS
from aquelarre.games.new_salem.rules.town import add_despair
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import Why
from aquelarre.words import Words

PACKS = ("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
NOWHERE = ("SAL-26", {"case": "nowhere", "building": 7})  # ENT-L-8


def town(*events: str) -> Scene:
    scene = Scene(4).hope(0, 3)
    for seat in range(4):
        scene.street(seat, "ENT-L", "MUE-L")
    return scene.show(*events).launching()


def paying() -> Scene:
    """Cleansing is launched; the constable chooses where the rest of the hope comes from."""
    scene = town().street(0, "FIN-L").cubes("FIN-L-1", hope=4).cubes("MUE-L-1", hope=4)
    scene.s.hope[0], scene.s.wealth[0] = 1, 9
    return scene.play("launch", "V01")


def thing(scene: Scene, seat: int, ref: str) -> tuple[str, dict[str, int | str]]:
    found = GAME.why_not(scene.s, seat, ref)
    return found.rule, found.values


@pytest.mark.rule("SAL-28")
def test_ones_own_character_may_always_be_looked_at() -> None:
    scene = town("V03", "V04")
    own, another = (f"character:{CHARACTERS[scene.s.characters.face[seat]]}" for seat in (0, 1))
    assert thing(scene, 0, own) == ("SAL-28", {"case": "own"})
    assert thing(scene, 0, another) == ("SAL-28", {"case": "look"})
    scene.play("launch", "V03")
    assert thing(scene, 0, another) == ("SAL-28", {"case": "player"}), "whose, is asked"
    assert thing(scene, 1, another) == ("SAL-28", {"case": "own"})
    scene = town("V04").play("launch", "V04").play("confessor", "1")
    assert thing(scene, 1, another) == ("SAL-28", {"case": "player"})


@pytest.mark.rule("SAL-12")
def test_giving_nothing_more_is_for_the_others_when_the_phase_is_ending() -> None:
    assert Scene(3).deal(*PACKS).why(0, "let_pass") == ("SAL-12", {"case": "pass-later"})
    scene = town().hope(1, 1)
    assert scene.why(0, "let_pass") == ("SAL-12", {"case": "others-pass"})
    assert scene.why(1, "let_pass") == ("SAL-12", {"case": "not-ending"})
    scene.play("end_phase")
    assert scene.why(0, "let_pass") == ("SAL-12", {"case": "others-pass"})


@pytest.mark.rule("SAL-18")
def test_a_phase_that_the_constable_is_ending_already() -> None:
    scene = town().hope(1, 1).play("end_phase")
    assert scene.why(1, "end_phase") == ("SAL-18", {"case": "called", "seat": 0})
    assert scene.why(0, "end_phase") == ("SAL-18", {"case": "ending"})


@pytest.mark.rule("SAL-06")
def test_a_player_is_touched_where_a_building_is_asked_for() -> None:
    building = ("SAL-06", {"case": "building"})
    assert thing(town("V06").play("launch", "V06"), 0, "seat:1") == building
    assert thing(paying(), 0, "seat:1") == building
    assert thing(paying(), 1, "seat:2") == ("SAL-12", {"case": "nothing"}), "not asked"
    famine = town("V13").play("launch", "V13")
    assert thing(famine, 1, "seat:2") == building
    assert thing(famine, 1, "seat:6") == ("SAL-01", {})
    cleansing = town().cubes("MUE-L-1", despair=1).cubes("MUE-L-2", despair=1).play("launch", "V01")
    assert thing(cleansing, 0, "seat:1") == ("SAL-08", {"case": "character", "seat": 1})
    conscience = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert thing(conscience, 1, "seat:0") == building
    homeless = Scene(3).hope(1, 1).keep("V20", 1).conscience()
    assert thing(homeless, 1, "seat:0") == ("SAL-12", {"case": "later"}), "it has no building"


@pytest.mark.rule("SAL-26")
def test_a_building_that_is_in_no_street_at_all() -> None:
    assert town().why(1, "move_chest", "ENT-L-8") == NOWHERE
    assert town().hope(1, 1).play("end_phase").why(1, "move_chest", "ENT-L-8") == NOWHERE
    assert paying().why(0, "pay_from", "ENT-L-8") == NOWHERE
    assert town("V08").play("launch", "V08").why(0, "offer", "ENT-L-8") == NOWHERE
    assert town("V09").play("launch", "V09").why(1, "pass_left", "ENT-L-8") == NOWHERE
    assert town("V13").play("launch", "V13").why(1, "bear", "ENT-L-8") == NOWHERE
    conscience = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert conscience.why(1, "bear", "ENT-L-8") == NOWHERE


@pytest.mark.rule("SAL-06")
@pytest.mark.rule("SAL-13")
def test_the_event_that_is_being_paid_is_the_constables() -> None:
    scene = paying()
    scene.cubes("MUE-L-2", despair=1)
    assert scene.why(0, "remove", "MUE-L-2") == ("SAL-13", {"case": "paying", "event": 0})
    assert scene.why(1, "remove", "MUE-L-2") == ("SAL-06", {"case": "pay", "seat": 0})


@pytest.mark.rule("SAL-14")
def test_one_event_for_each_constable() -> None:
    busy = ("SAL-14", {"case": "busy", "event": 0})
    scene = paying()
    assert scene.why(0, "launch", "V02") == busy
    assert scene.why(0, "end_phase") == busy
    assert thing(scene, 0, "event:V02") == busy


@pytest.mark.rule("SAL-13")
def test_what_an_event_has_nothing_to_be_carried_out_on() -> None:
    def missing(scene: Scene, event: str) -> str:
        return str(scene.launching().why(0, "launch", event)[1]["case"])

    assert missing(Scene(3).hope(0, 9).show("V17"), "V17") == "nobody-tried"
    assert missing(Scene(3).hope(0, 9).show("V06"), "V06") == "no-building"
    assert missing(Scene(3).hope(0, 9).street(0, "ENT-L").show("V07"), "V07") == "no-others"
    assert missing(Scene(3).hope(0, 9).street(0, "ENT-L").show("V08"), "V08") == "no-others"
    assert missing(Scene(3).hope(0, 9).street(1, "ENT-L").show("V08"), "V08") == "no-offer"


@pytest.mark.rule("SAL-14")
@pytest.mark.rule("SAL-15")
def test_nobody_is_told_about_themselves_as_of_another() -> None:
    scene = town().hope(0, 5).tried(0).play("launch", "V02")
    assert scene.why(0, "try", "0") == ("SAL-15", {"case": "own-tried", "seat": 0})
    scene = town().hope(0, 5)
    scene.s.spared = 1
    assert scene.play("launch", "V02").why(0, "try", "0") == (
        "SAL-15",
        {"case": "own-spared", "seat": 0},
    )
    scene = Scene(8).hope(0, 9).show("V19").launching().play("launch", "V19").play("try", "0")
    assert scene.why(0, "try", "0") == ("SAL-15", {"case": "own-chosen", "seat": 0})
    scene = town("V17").hope(0, 5).tried(1).play("launch", "V17")
    assert scene.why(0, "absolve", "0") == ("SAL-14", {"case": "own-not-tried", "seat": 0})
    scene = town("V04").play("launch", "V04").play("confessor", "2")
    assert scene.why(2, "confess_to", "2") == ("SAL-14", {"case": "another"})
    assert scene.why(2, "confess_to", "0") == ("SAL-14", {"case": "confess", "seat": 0, "event": 3})
    scene = Scene(3).hope(0, 9).street(1, "ENT-L", "MUE-L").show("V10")
    scene.cubes("ENT-L-1", despair=1).cubes("MUE-L-1", despair=1)
    add_despair(scene.s, BUILDINGS, 2)
    scene.launching().play("launch", "V10").play("remove_loose", "0")
    assert scene.why(0, "remove_loose", "0") == (
        "SAL-08",
        {"case": "own-once-character", "seat": 0},
    )


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_one_of_these_reasons_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, GAME, players=["Ana", "Begoña", "Circe"], reader=1)
    cases = {
        "SAL-06": ("building", "waiting"),
        "SAL-08": ("once-character", "own-once-character", "none"),
        "SAL-12": ("pass-later", "others-pass", "later", "constable"),
        "SAL-13": ("nobody-tried", "no-building", "no-others", "no-offer", "later"),
        "SAL-14": ("own-not-tried", "not-tried", "another", "confess", "busy"),
        "SAL-15": ("own-tried", "own-spared", "own-chosen", "tried", "spared", "no-cards"),
        "SAL-18": ("called", "constable", "ending", "later"),
        "SAL-28": ("own", "player", "look"),
    }
    for rule, names in cases.items():
        said = {words.why(Why(rule, case, seat=0, event=0, building=0)) for case in names}
        assert len(said) == len(names), rule


@pytest.mark.rule("SAL-18")
def test_who_names_a_successor_has_no_duty_any_more() -> None:
    scene = town().hope(0, 9)
    assert scene.view(0)["duty"]["applies"]
    scene.play("launch", "V01").go_on("name")
    assert scene.question == "name"
    assert scene.view(0)["duty"] is None
    assert scene.play("name", "1").view(0)["duty"] is not None
