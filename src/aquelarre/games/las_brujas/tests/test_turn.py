"""The turn, reputation and the limit of two: BRU-09 to BRU-12, BRU-31."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.state import AT_ONCE, ONE_SHARING
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import ACCUSE, DROP, EVENT, SPEND, SPREAD, SUPPLANT
from aquelarre.kernel import Why


@pytest.mark.rule("BRU-09")
def test_a_turn_begins_with_a_card() -> None:
    scene = Scene("wvvv").hold(1).next_cards("R05").end_turn()
    assert scene.asked == [1]
    assert scene.hand(1) == ["R05"]


@pytest.mark.rule("BRU-09")
def test_one_positive_rumour_a_turn_on_anyone_living() -> None:
    scene = Scene("wvvv").dead(3).hold(0, "R01a", "R02a")
    assert {seat for _, seat in scene.args(SPREAD)} == {0, 1, 2}
    scene.answer(SPREAD, "R01a", 0)
    assert scene.s.reputation[0] == 1
    assert scene.options(SPREAD) == []


@pytest.mark.rule("BRU-09")
def test_one_negative_rumour_a_turn_on_somebody_else() -> None:
    scene = Scene("wvvv").hold(0, "R14a", "R15a", "R01a")
    assert {seat for card, seat in scene.args(SPREAD) if card != 0} == {1, 2, 3}
    scene.answer(SPREAD, "R14a", 2)
    assert scene.cards(SPREAD) == ["R01a"], "a positive one is still possible"


@pytest.mark.rule("BRU-09")
def test_any_number_of_events_and_trials_in_any_order() -> None:
    scene = Scene("wvvvw").hold(0, "S11", "S12", "J1a", "J1b", "R01a")
    scene.answer(EVENT, "S12").answer(SPREAD, "R01a", 1)
    scene.trial(0, "J1a", 1).vote(innocent=[0, 2, 3, 4]).all_pass()
    scene.trial(0, "J1b", 2).vote(innocent=[0, 1, 3, 4]).all_pass()
    assert scene.question == "act", "the turn goes on where it was interrupted"
    scene.answer(EVENT, "S11")
    assert scene.options(EVENT) == []


@pytest.mark.rule("BRU-09")
def test_trials_are_against_other_living_players() -> None:
    scene = Scene("wvvvw").dead(4).hold(0, "J1a")
    assert {seat for _, seat in scene.args(ACCUSE)} == {1, 2, 3}


@pytest.mark.rule("BRU-10")
def test_the_assembly_comes_when_every_seat_has_had_its_turn() -> None:
    scene = Scene("wvvv", first=1).turns(1, 2, 3)
    assert GAME.view(scene.s, -1)["stage"] == "turns"
    scene.turns(0)
    assert GAME.view(scene.s, -1)["stage"] == "assembly"
    assert scene.last("assembly") == {"week": 1}


@pytest.mark.rule("BRU-10", "BRU-16")
def test_a_dead_first_player_still_begins_the_week() -> None:
    scene = Scene("wvvvw", first=1).turns(1, 2, 3, 4).dead(1).next_week()
    assert (scene.question, scene.asked, scene.s.week) == ("haunt", [1], 2)


# -- reputation --------------------------------------------------------------------------


@pytest.mark.rule("BRU-11")
def test_reputation_is_base_rumours_and_what_lies_there() -> None:
    scene = Scene("wvvv", ["P13", "P05", "P18", "P04"])
    scene.rumours(0, "R01a", "R11", "R19").bears(0, "U01a").bears(0, "U01b").bears(0, "U02")
    scene.doll(0).check()
    reputation = GAME.view(scene.s, -1)["players"][0]["reputation"]
    values = [(part["card"], part["value"]) for part in reputation["parts"]]
    assert values == [
        (None, 2), ("R01a", 1), ("R11", 2), ("R19", -2), ("S16", -1), ("U01a", -1), ("U01b", -1),
        ("U02", 1),
    ]  # fmt: skip
    assert reputation["total"] == 1


@pytest.mark.rule("BRU-11")
@pytest.mark.parametrize(
    ("name", "man", "woman"), [("R10", 2, 1), ("R11", 1, 2), ("R19", -1, -2), ("R25", -2, -1)]
)
def test_some_rumours_depend_on_the_sex_of_who_carries_them(
    name: str, man: int, woman: int
) -> None:
    for who, value in (("P05", man), ("P17", woman)):
        scene = Scene("wvvv", ["P03", who, "P18", "P04"]).rumours(1, name)
        assert scene.s.reputation[1] == value


@pytest.mark.rule("BRU-12")
def test_of_a_third_positive_rumour_the_receiver_decides() -> None:
    scene = Scene("wvvv", ["P03", "P05", "P18", "P04"]).rumours(1, "R01a", "R06a").hold(0, "R12")
    scene.answer(SPREAD, "R12", 1)
    assert (scene.question, scene.asked) == ("drop", [1])
    assert scene.cards(DROP) == ["R01a", "R06a", "R12"]
    scene.answer(DROP, "R01a").check()
    assert GAME.view(scene.s, 0)["players"][1]["good"] == ["R06a", "R12"]
    assert scene.asked == [0]


@pytest.mark.rule("BRU-12")
def test_of_a_third_negative_rumour_who_plays_it_decides_and_it_may_be_the_new_one() -> None:
    scene = Scene("wvvv").rumours(1, "R14a", "R26").hold(0, "R15a")
    assert scene.args(SPREAD)[0] == (card("R15a"), 2), "not without saying which goes"
    assert len(scene.args(SUPPLANT)) == 2
    scene.answer(SPEND, "R15a", 1).check()
    assert scene.question == "act"
    assert GAME.view(scene.s, 0)["players"][1]["bad"] == ["R14a", "R26"]
    assert "R15a" in GAME.view(scene.s, 0)["discard"]


@pytest.mark.rule("BRU-12")
def test_one_that_lies_there_may_go_for_it_and_all_is_told_as_before() -> None:
    told = []
    for rules in (ONE_SHARING, GAME.rules_version):
        scene = Scene("wvvv").rumours(1, "R14a", "R26").hold(0, "R15a")
        scene.s.rules = rules
        if rules < AT_ONCE:
            scene.answer(SPREAD, "R15a", 1)
            assert (scene.question, scene.asked) == ("drop", [0])
            scene.answer(DROP, "R26").check()
        else:
            scene.answer(SUPPLANT, "R15a", 1, "R26").check()
        assert scene.question == "act"
        assert GAME.view(scene.s, 0)["players"][1]["bad"] == ["R14a", "R15a"]
        told.append([(event.notice.key, event.whole().values) for event in scene.s.news or []])
    assert told[0] == told[1]


@pytest.mark.rule("BRU-12")
def test_of_a_third_positive_one_before_oneself_one_says_it_too() -> None:
    scene = Scene("wvvv").rumours(0, "R01a", "R02a").rumours(1, "R03a", "R04a").hold(0, "R12")
    assert {args[1] for args in scene.args(SUPPLANT)} == {0}, "others decide themselves"
    scene.answer(SUPPLANT, "R12", 0, "R01a").check()
    assert GAME.view(scene.s, 0)["players"][0]["good"] == ["R02a", "R12"]


@pytest.mark.rule("BRU-12")
def test_why_a_rumour_is_not_played_so() -> None:
    scene = Scene("wvvv").rumours(1, "R14a", "R26").rumours(3, "R01a", "R02a")
    scene.hold(0, "R15a", "R12")
    why: dict[tuple[Any, ...], Why] = {
        (SPREAD, "R15a", 1): Why("BRU-12", "which", seat=1),
        (SPEND, "R15a", 2): Why("BRU-12", "room", seat=2),
        (SUPPLANT, "R15a", 1, "R16a"): Why("BRU-12", "others", card=card("R16a")),
        (SUPPLANT, "R12", 3, "R01a"): Why("BRU-12", "afterwards"),
        (SUPPLANT, "R16a", 1, "R14a"): Why("BRU-03", card=card("R16a")),
    }
    for (verb, name, seat, *goes), reason in why.items():
        action = verb.at(card(name), seat, *[card(each) for each in goes])
        assert GAME.why_not(scene.s, 0, action) == reason
    scene.s.rules = ONE_SHARING
    action = SPEND.at(card("R15a"), 1)
    assert GAME.why_not(scene.s, 0, action) == Why("BRU-12", "afterwards")


@pytest.mark.rule("BRU-12", "BRU-18")
def test_in_a_trial_it_is_the_same() -> None:
    scene = Scene("wvvv").rumours(1, "R14a", "R26").hold(0, "J1a").hold(2, "R15a")
    scene.trial(0, "J1a", 1)
    assert scene.args(SPREAD, seat=2) == []
    scene.answer(SUPPLANT, "R15a", 1, "R14a", seat=2).check()
    assert scene.question == "floor"
    assert GAME.view(scene.s, 0)["players"][1]["bad"] == ["R15a", "R26"]


@pytest.mark.rule("BRU-12")
def test_the_kinds_do_not_count_together() -> None:
    scene = Scene("wvvv").rumours(1, "R14a", "R26").hold(0, "R01a")
    scene.answer(SPREAD, "R01a", 1)
    assert scene.question == "act"


# -- corners -----------------------------------------------------------------------------


@pytest.mark.rule("BRU-31")
def test_who_dies_in_the_own_turn_ends_it_and_comes_back_as_a_spectre() -> None:
    scene = Scene("vwvvw").hold(0, "J1a", "R01a").hold(1, "C4")
    scene.answer(ACCUSE, "J1a", 1).answer(verbs.COUNTER, "C4", seat=1).speeches()
    assert GAME.view(scene.s, -1)["trial"]["accused"] == 0
    scene.vote(guilty=[1, 2, 3, 4]).all_pass()
    assert not scene.s.alive & 1
    assert scene.asked == [1], "the next seat plays"
    scene.next_week()
    assert (scene.question, scene.asked) == ("haunt", [0])


@pytest.mark.rule("BRU-31")
def test_a_missing_child_can_be_the_end_of_who_plays_the_card() -> None:
    scene = Scene("vwvvw", ["P09", "P05", "P18", "P04", "P03"]).hold(0, "S09", "R01a")
    scene.answer(EVENT, "S09").speeches().vote(guilty=[1, 2, 3, 4]).all_pass()
    assert not scene.s.alive & 1
    assert scene.asked == [1]
    assert scene.told("turn_cut")


@pytest.mark.rule("BRU-09")
def test_an_empty_deck_is_made_anew_and_with_nothing_left_nothing_is_drawn() -> None:
    scene = Scene("wvvv").hold(0).hold(1)
    scene.s.discard |= scene.s.deck & ~(1 << 93) % (1 << 93)
    scene.s.deck &= ~((1 << 93) - 1)
    scene.end_turn()
    assert scene.told("reshuffled")
    assert len(scene.hand(1)) == 1
    scene.hold(2)
    scene.s.hand[3] |= scene.s.deck & ((1 << 93) - 1)
    scene.s.deck &= ~((1 << 93) - 1)
    scene.end_turn()
    assert scene.told("nothing_to_draw")
    assert scene.hand(2) == []
    scene.check()
