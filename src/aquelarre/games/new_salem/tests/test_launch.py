"""Phases 2 to 4: launching, the next constable, the duty, the round. [SAL-11 … SAL-20]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem.box.cards import CARDS, EVENTS, TRIAL
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.rules.town import put_under
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.tests.scenario import GAME, Scene
from aquelarre.games.new_salem.verbs import GIVE, LAUNCH
from aquelarre.kernel import members
from aquelarre.match import Match, load, save

WITCH_HUNT = EVENTS.index("V19")


def town(seats: int = 4) -> Scene:
    """Everybody has two buildings and no cubes; seat 0 is constable."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.street(seat, "ENT-L", "COM-L")
    return scene


def hope(scene: Scene) -> list[int]:
    return [player["hope"] for player in scene.view()["players"]]


def badges(scene: Scene) -> list[int]:
    return [player["seat"] for player in scene.view()["players"] if player["badge"]]


# -- phase 2 -----------------------------------------------------------------------------


@pytest.mark.rule("SAL-11")
def test_one_event_for_each_round_lies_beside_cleansing_and_trial() -> None:
    scene = Scene(3)
    for played in range(1, 6):
        scene.go_on("draw_event")
        assert scene.s.round == played
        scene.go_on("launch")
        assert len(scene.view()["events"]) == 2 + played
        while scene.question and scene.s.round == played and scene.question != "draw_event":
            seat = members(scene.s.asked)[0]
            scene.s.answer(seat, scene.s.options(seat)[0])
        if scene.question == "draw_event":  # a replacement
            scene.go_on("deal")


# -- launching ---------------------------------------------------------------------------


@pytest.mark.rule("SAL-13")
def test_only_the_constable_launches_and_pays_the_cost() -> None:
    scene = town().hope(0, 3).hope(1, 9).launching()
    assert scene.asked == [0]
    assert scene.options() == ["end_phase", "launch V01"]
    scene.play("launch", "V01")
    assert hope(scene) == [0, 9, 0, 0]
    assert scene.told("launched")[0].values == {"seat": 0, "event": 0, "cost": 3}


@pytest.mark.rule("SAL-13")
def test_the_cost_comes_from_the_chest_and_then_from_where_the_constable_says() -> None:
    """Ruling N2: he is asked only if there is a choice."""
    scene = town().street(0, "FIN-L", "FIN-C").cubes("ENT-L-1", hope=1).cubes("COM-L-1", hope=1)
    scene.cubes("FIN-L-1", hope=2).cubes("FIN-C-1", hope=1).launching().play("launch", "V01")
    assert scene.building("ENT-L-1")["hope"] == 0, "the chest stood there"
    assert scene.question == "pay"
    assert scene.options() == [
        "pay_rest",
        "pay_from COM-L-1",
        "pay_from FIN-L-1",
        "pay_from FIN-C-1",
    ]
    scene.play("pay_from", "COM-L-1").play("pay_rest")
    left = [scene.building(name)["hope"] for name in ("COM-L-1", "FIN-L-1", "FIN-C-1")]
    assert left == [0, 1, 1]
    later = town().street(0, "FIN-L", "FIN-C").cubes("COM-L-1", hope=1).cubes("FIN-L-1", hope=1)
    later.cubes("FIN-C-1", hope=4).launching().play("launch", "V01").play("pay_rest")
    left = [later.building(name)["hope"] for name in ("COM-L-1", "FIN-L-1", "FIN-C-1")]
    assert left == [1, 1, 1], "the rest comes from where most lies"


@pytest.mark.rule("SAL-13")
def test_who_has_no_choice_in_paying_is_not_asked() -> None:
    all_of_it = town().street(0, "FIN-L").cubes("COM-L-1", hope=2).cubes("FIN-L-1", hope=1)
    assert all_of_it.launching().play("launch", "V01").question != "pay"
    one_place = town().cubes("COM-L-1", hope=3).launching().play("launch", "V01")
    assert one_place.question != "pay"
    assert hope(one_place)[0] == 0
    chest = town().cubes("ENT-L-1", hope=3).cubes("COM-L-1", hope=1).launching()
    chest.play("launch", "V01")
    assert chest.building("COM-L-1")["hope"] == 1


@pytest.mark.rule("SAL-14")
def test_a_launched_event_goes_under_the_deck_and_another_takes_its_place() -> None:
    scene = town().hope(0, 3).show("V12", "V16").launching().play("launch", "V12")
    assert scene.question == "draw_event"
    scene.nature("draw_event", "V03")
    assert [event["event"] for event in scene.view()["events"][2:]] == ["V03", "V16"]
    assert scene.s.event_bottom == (11,)
    assert scene.view()["event_deck"] == 17 - 2, "one out, one back"


@pytest.mark.rule("SAL-14")
def test_the_event_deck_goes_round_in_the_order_all_have_seen() -> None:
    scene = town().hope(0, 3).show("V12").launching()
    scene.s.event_bottom = (12, 15)
    scene.s.event_deck.counts = [0] * 21
    scene.play("launch", "V12")
    assert scene.view()["events"][2]["event"] == "V13", "no chance is asked"
    assert scene.s.event_bottom == (15, 11)


@pytest.mark.rule("SAL-14")
def test_cleansing_stays_and_is_not_replaced() -> None:
    scene = town().hope(0, 3).show("V12").launching().play("launch", "V01").play("name", "1")
    assert [event["event"] for event in scene.view()["events"]] == ["V01", "V02", "V12"]
    assert scene.view()["event_deck"] == 16


@pytest.mark.rule("SAL-14")
def test_a_card_handed_to_a_player_is_replaced_too() -> None:
    """Ruling C15."""
    scene = town().hope(0, 3).show("V21").launching().play("launch", "V21").play("hand", "2")
    assert scene.question == "draw_event"
    scene.nature("draw_event", "V03")
    assert scene.view()["players"][2]["kept"] == ["V21"]
    assert scene.s.event_bottom == ()


@pytest.mark.rule("SAL-15")
def test_a_trial_costs_four_and_the_next_of_the_pile_shows() -> None:
    scene = town().hope(0, 4).launching().play("launch", "V02")
    assert scene.options() == ["try 0", "try 1", "try 2", "try 3"]
    scene.play("try", "2")
    view = scene.view()
    assert [player["tried"] for player in view["players"]] == [False, False, True, False]
    assert view["trials"] == {"pile": 1, "total": 2}
    assert scene.question == "name", "nothing is drawn for it"


@pytest.mark.rule("SAL-15")
def test_nobody_is_tried_twice_and_an_empty_pile_stays_empty() -> None:
    """Ruling C2."""
    scene = town().hope(0, 9).tried(2).launching().play("launch", "V02")
    assert "try 2" not in scene.options()
    scene.play("try", "1")
    assert scene.view()["constable"] == 3
    trial = scene.view()["events"][1]
    assert (trial["event"], trial["launchable"], trial["obstacle"]) == ("V02", False, "pile")
    scene.hope(3, 9)
    assert "launch V02" not in scene.options()


# -- the next constable ------------------------------------------------------------------


@pytest.mark.rule("SAL-16")
def test_the_next_constable_has_no_badge_and_no_trial() -> None:
    scene = town(5).hope(0, 3).badges(0, 1).tried(2).launching().play("launch", "V01")
    assert scene.question == "name"
    assert scene.options() == ["name 3", "name 4"]


@pytest.mark.rule("SAL-16")
def test_if_nobody_is_eligible_the_badges_go_back_first() -> None:
    """Ruling C5."""
    scene = town().hope(0, 3).badges(0, 1, 2).tried(3).launching().play("launch", "V01")
    assert scene.options() == ["name 1", "name 2"]
    assert badges(scene) == [0]
    assert scene.told("badges_freed")[0].values == {"seat": 0, "count": 2}


@pytest.mark.rule("SAL-16")
def test_if_all_others_are_on_trial_he_stays_and_gets_no_hope() -> None:
    """Ruling C5: and the duty to launch applies to him again."""
    scene = Scene(3).street(0, "ENT-L").hope(0, 8).tried(1, 2).launching().play("launch", "V01")
    assert scene.told("stays_constable")
    assert not scene.told("badges_freed"), "nobody else had one"
    assert scene.asked == [0]
    assert scene.question == "launch"
    assert hope(scene)[0] == 5
    assert scene.options() == ["launch V01"], "Cleansing is the dearest that can be launched"


@pytest.mark.rule("SAL-16")
def test_the_only_one_who_can_be_named_needs_no_naming() -> None:
    scene = town(3).hope(0, 3).tried(1).launching().play("launch", "V01")
    assert scene.view()["constable"] == 2
    assert scene.question == "launch"


@pytest.mark.rule("SAL-17")
def test_the_new_constable_takes_a_badge_and_one_hope() -> None:
    scene = town().hope(0, 3).launching().play("launch", "V01").play("name", "2")
    assert badges(scene) == [0, 2]
    assert hope(scene) == [0, 0, 1, 0]
    assert scene.building("ENT-L-3")["hope"] == 1
    assert scene.asked == [2]


@pytest.mark.rule("SAL-17")
def test_the_badge_hand_over_of_the_rulebook() -> None:
    """Three players. Player 1 has three hope and wants to try player 2; player 3 gives him one.
    Player 3 becomes constable; all have a badge or a Trial, so player 1 gives his badge back."""
    scene = town(3).hope(0, 3).hope(2, 1).launching()
    assert "launch V02" not in scene.options()
    scene.say(2, "give", "0").play("launch", "V02").play("try", "1")
    assert scene.view()["constable"] == 2, "the only one left"
    assert badges(scene) == [2]
    assert scene.view()["badges"] == 2
    assert scene.told("badges_returned")[0].values == {"seat": 2, "count": 1}


@pytest.mark.rule("SAL-17")
def test_badges_are_kept_as_long_as_somebody_has_neither() -> None:
    scene = town().hope(0, 3).launching().play("launch", "V01").play("name", "1")
    assert badges(scene) == [0, 1]
    scene.hope(1, 2).play("launch", "V01").play("name", "2")
    assert badges(scene) == [0, 1, 2]
    scene.hope(2, 2).play("launch", "V01")
    assert badges(scene) == [3], "the fourth has the last one: all others go back"


# -- the duty ----------------------------------------------------------------------------


@pytest.mark.rule("SAL-18")
def test_with_hope_for_the_dearest_event_one_must_be_launched() -> None:
    scene = town().hope(0, 4).launching()
    assert scene.options() == ["launch V01", "launch V02"], "a cheaper one will do"
    assert scene.view()["duty"] == {"hope": 4, "dearest": 4, "applies": True}
    assert scene.why(0, "end_phase") == ("SAL-18", {"case": "duty", "hope": 4, "dearest": 4})
    poorer = town().hope(0, 3).launching()
    assert poorer.options()[0] == "end_phase"
    assert not poorer.view()["duty"]["applies"]


@pytest.mark.rule("SAL-18")
def test_the_dearest_event_on_the_table_counts_whether_it_can_be_launched_or_not() -> None:
    """Ruling C3: "el Evento con mayor coste sobre la mesa"."""
    scene = town(3).hope(0, 3).show("V17").launching()
    assert scene.view()["duty"]["dearest"] == 4, "the Trial, and V17 though nobody is on trial"
    assert "launch V17" not in scene.options()
    hunt = town(6).hope(0, 5).show("V19").tried(1, 2, 3).launching()
    assert hunt.view()["duty"] == {"hope": 5, "dearest": 6, "applies": False}, "no Trial is left"
    assert hunt.options() == ["end_phase", "launch V01"]
    assert hunt.hope(0, 1).options() == ["launch V01"], "with 6 one must be launched"
    assert hunt.why(0, "end_phase") == ("SAL-18", {"case": "duty", "hope": 6, "dearest": 6})


@pytest.mark.rule("SAL-18")
def test_an_empty_pile_of_trials_is_not_on_the_table() -> None:
    scene = town(3).hope(0, 3).tried(1, 2).launching()
    assert scene.view()["duty"]["dearest"] == 3
    assert scene.options() == ["launch V01"]


@pytest.mark.rule("SAL-18")
def test_a_pile_of_trials_lies_there_even_if_nobody_can_be_tried() -> None:
    scene = town(3).hope(0, 3).tried(1).launching()
    scene.s.spared = 0b101
    assert scene.view()["duty"]["dearest"] == 4
    assert scene.options() == ["end_phase", "launch V01"]


@pytest.mark.rule("SAL-18")
def test_in_an_earlier_game_only_events_that_can_be_launched_count() -> None:
    """By the first version of the rules."""
    scene = Scene(6, rules=1).street(0, "ENT-L").hope(0, 5).show("V19").tried(1, 2, 3).launching()
    assert scene.view()["duty"] == {"hope": 5, "dearest": 3, "applies": True}
    assert scene.options() == ["launch V01"]


def collect(match: Match[Town], event: int) -> None:
    """In the launching phase the others give the constable what the event costs, if they can."""
    s = match.state
    for giver in range(s.n):
        while s.wealth[s.constable] < OURS.cost[event] and GIVE.at(s.constable) in s.asides(giver):
            match.play(giver, GIVE.at(s.constable))


@pytest.mark.rule("SAL-18")
def test_a_saved_game_goes_on_by_the_duty_with_which_it_began() -> None:
    """A witch hunt (6) lies on the table when all Trials have been handed out."""
    match = Match(GAME, 6, seed="salem 9", rules=1)
    while not (match.view(-1)["question"] == "launch" and not match.state.pile):
        s = match.state
        collect(match, TRIAL)
        seat = members(s.asked)[0]
        options = s.options(seat)
        match.play(seat, LAUNCH.at(TRIAL) if LAUNCH.at(TRIAL) in options else options[-1])
    assert "V19" in [event["event"] for event in match.view(-1)["events"]]
    again = load(save(match))
    assert again.rules == 1
    assert again.view(-1)["duty"] == match.view(-1)["duty"]
    assert again.view(-1)["duty"]["dearest"] < OURS.cost[WITCH_HUNT], "but it cannot be launched"
    today = again.state.clone()
    today.rules = GAME.rules_version
    assert GAME.view(today, -1)["duty"]["dearest"] == OURS.cost[WITCH_HUNT]


@pytest.mark.rule("SAL-13")
def test_what_needs_a_building_cannot_be_launched_without_one() -> None:
    """Ruling C3: nobody may be asked a question that has no answer."""

    def obstacles(scene: Scene) -> list[str]:
        return [event["obstacle"] for event in scene.view()["events"][2:]]

    shown = "V06", "V07", "V08"
    bare = Scene(3).hope(0, 9).show(*shown).launching()
    assert bare.options() == ["launch V01", "launch V02"]
    assert obstacles(bare) == ["building", "building", "own"]
    alone = Scene(3).street(0, "ENT-L").hope(0, 9).show(*shown).launching()
    assert alone.options() == ["launch V01", "launch V02", "launch V06"]
    assert obstacles(alone) == ["", "building", "building"]
    homeless = Scene(3).street(1, "ENT-L").hope(0, 9).show(*shown).launching()
    assert homeless.options() == ["launch V01", "launch V02", "launch V06", "launch V07"]
    assert obstacles(homeless) == ["", "", "own"]


@pytest.mark.rule("SAL-18")
def test_the_duty_holds_at_the_start_of_the_phase_too() -> None:
    scene = town().hope(0, 9).launching()
    assert "end_phase" not in scene.options()


# -- the constable on trial --------------------------------------------------------------


@pytest.mark.rule("SAL-19")
def test_a_constable_who_tries_himself_stays_until_he_hands_over() -> None:
    """Ruling C4."""
    scene = town().hope(0, 4).launching().play("launch", "V02").play("try", "0")
    assert [told.values for told in scene.told("stands_trial")] == [{"seat": 0, "left": 1}]
    assert not scene.told("on_trial"), "nobody puts themselves on trial like another"
    assert scene.asked == [0]
    assert scene.question == "name"
    assert scene.view()["constable"] == 0
    scene.play("name", "1").hope(1, 2).play("launch", "V01")
    assert scene.options() == ["name 2", "name 3"], "never again while the Trial lies there"


# -- the end of the round ----------------------------------------------------------------


@pytest.mark.rule("SAL-20")
def test_the_deck_is_shuffled_and_all_else_stays() -> None:
    scene = Scene(3).deal("ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene.pick("COM-L", "COM-C", "EDU-L").pick("FIN-C", "ENT-L", "ENT-C")
    assert scene.s.bottom
    scene.nature("draw_event", "V12").play("end_phase").let_pass()
    before = hope(scene)
    assert scene.s.round == 2
    assert scene.s.bottom == (), "what was discarded may be dealt again"
    assert scene.s.deck.counts[CARDS.index("JUS-L")] == 3
    assert [card["done"] for card in scene.view()["rounds"]] == [True, False, False, False, False]
    assert scene.view()["constable"] == 0
    assert badges(scene) == [0]
    assert before == [3, 2, 2]
    assert [event["event"] for event in scene.view()["events"]] == ["V01", "V02", "V12"]


@pytest.mark.rule("SAL-20")
def test_the_game_ends_after_the_fifth_launching_phase() -> None:
    scene = town().launching(number=4).play("end_phase")
    assert scene.s.round == 5
    scene = town().launching(number=5)
    put_under(scene.s, 0, (0, 0))
    scene.play("end_phase")
    assert scene.s.over
    assert scene.s.bottom, "nothing is shuffled any more"
    assert scene.view()["result"] is not None
    assert scene.told("phase_ended")[0].values == {"round": 5}, "which tells of no shuffle"
    assert all(card["done"] for card in scene.view()["rounds"]), "the fifth is turned over too"
