"""The guide's cards: stepping into trials, the assembly, events and abilities."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.tests.scenario_guide import (
    PEOPLE,
    advice,
    aside,
    suspect,
    trust,
    village,
)

# -- stepping in -------------------------------------------------------------------------


def test_a_counter_trial_waits_for_the_verdict() -> None:
    scene = village().hold(0, "J1a").hold(1, "C2a").trial(0, "J1a", 1)
    counter = verbs.COUNTER.at(NUMBER["C2a"])
    assert counter in scene.options(seat=1)
    assert aside(scene, 1) != counter
    scene.vote(guilty=[0, 2, 3, 4])
    assert aside(scene, 1) == counter
    scene = village().hold(0, "J1a").hold(1, "C2a").trial(0, "J1a", 1).vote(innocent=[2, 3])
    assert aside(scene, 1) != counter, "acquitted anyway"


def test_nobody_cancels_the_trial_of_somebody_suspicious() -> None:
    for accused, saves in ((3, False), (2, True)):
        scene = trust(suspect(village(), 3), 2).hold(0, "J1a").hold(1, "C1a")
        scene.trial(0, "J1a", accused).vote(guilty=[0, 4, 5, 6])
        assert (aside(scene, 1) in scene.options(verbs.COUNTER, 1)) is saves


def test_a_witch_saves_her_own_by_a_card() -> None:
    """When few are left: before, it would only show that there are two of them."""
    scene = suspect(village(), 5, 3).hold(0, "J1a").hold(6, "C1a")
    scene.trial(0, "J1a", 5).vote(guilty=[0, 1, 2, 3])
    assert aside(scene, 6) is None
    scene = suspect(village().dead(2).dead(3), 5, 3).hold(0, "J1a").hold(6, "C1a")
    scene.trial(0, "J1a", 5).vote(guilty=[0, 1, 4])
    assert aside(scene, 6) == verbs.COUNTER.at(NUMBER["C1a"])


def test_cards_are_played_where_they_can_turn_a_trial() -> None:
    wanted = verbs.PLEAD.at(NUMBER["D2a"])
    scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R06a", "R07").hold(1, "D2a")
    assert aside(scene.trial(0, "J1a", 3), 1) == wanted
    scene = suspect(village(), 3, 18).hold(0, "J1a").rumours(3, "R26", "R27").hold(1, "D2a")
    assert aside(scene.trial(0, "J1a", 3), 1) != wanted, "lost anyway"
    scene = trust(village(), 3).hold(0, "J1a").rumours(3, "R26").hold(1, "D2a")
    assert aside(scene.trial(0, "J1a", 3), 1) != wanted, "not against somebody trusted"


def test_rumours_in_a_trial() -> None:
    scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R06a", "R07").hold(1, "R20a", "R08")
    assert aside(scene.trial(0, "J1a", 3), 1) == verbs.SPREAD.at(NUMBER["R20a"], 3)
    scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R06a", "R07").hold(3, "R08", "R12")
    scene.trial(0, "J1a", 3)
    found = verbs.SUPPLANT.args(aside(scene, 3) or 0)
    assert found[:2] == (NUMBER["R12"], 3), "the accused plays the best"
    assert found[2] in (NUMBER["R06a"], NUMBER["R07"])


def test_no_rumours_where_reputation_does_not_count() -> None:
    """In a trial by water, and praise after a confession."""
    for name, plays in (("J1a", True), ("J5a", False)):
        scene = suspect(village(), 3).hold(0, name).rumours(3, "R06a", "R07").hold(1, "R20a")
        scene.s.turn.slandered = 1
        found = aside(scene.trial(0, name, 3), 1)
        assert (found == verbs.SPREAD.at(NUMBER["R20a"], 3)) is plays
    for confessed in (0, 1):
        scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R06a").hold(3, "R08")
        scene.trial(0, "J1a", 3).s.trial.confessed = confessed
        assert (aside(scene, 3) == verbs.SPREAD.at(NUMBER["R08"], 3)) is not confessed


def test_a_confession_is_for_a_suspect_of_good_repute() -> None:
    wanted = verbs.PLEAD.at(NUMBER["D5"])
    for rumours, plays in ((["R06a", "R07"], True), (["R14a"], False)):
        scene = suspect(village(), 3).hold(0, "J1a").rumours(3, *rumours).hold(1, "D5")
        assert (aside(scene.trial(0, "J1a", 3), 1) == wanted) is plays


def test_a_bribe_silences_an_enemy() -> None:
    scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R06a", "R07").hold(1, "D4")
    scene.answer(verbs.SAY_TRUST, 3, seat=4).trial(0, "J1a", 3)
    assert aside(scene, 1) == verbs.BRIBE.at(NUMBER["D4"], 4)


def test_the_healer_saves_those_she_trusts() -> None:
    people = ["P05", "P15", *PEOPLE[2:]]
    for accused, saves in ((3, False), (2, True)):
        scene = trust(suspect(village(people=people), 3), 2).hold(0, "J1a")
        scene.trial(0, "J1a", accused).vote(guilty=[0, 4, 5, 6])
        assert (aside(scene, 1) == verbs.HEAL.base) is saves


def test_the_widow_pays_for_a_vote_that_counts() -> None:
    scene = suspect(village(people=["P05", "P16", *PEOPLE[2:]]), 3).hold(0, "J1a")
    scene.rumours(3, "R06a", "R07").hold(1, "S01", "S02", "S15")
    assert aside(scene.trial(0, "J1a", 3), 1) == verbs.FAVOUR.at(1)
    scene.hold(1, "C2a", "C2b", "C4")
    assert aside(scene, 1) != verbs.FAVOUR.at(1), "not with the best she has"


def test_an_outcry_after_a_close_verdict() -> None:
    scene = trust(village(), 3).hold(0, "J1a").hold(1, "D6").rumours(3, "R14a")
    scene.trial(0, "J1a", 3).vote(guilty=[0, 5, 6], innocent=[1, 2, 4])
    assert aside(scene, 1) == verbs.PLEAD.at(NUMBER["D6"])


# -- assembly and hands ------------------------------------------------------------------


@pytest.mark.rule("BRU-13")
def test_it_elects_whom_it_trusts() -> None:
    scene = trust(suspect(village(), 3), 2).rest_of_week()
    scene.s.assembly.tied = 0b1100
    assert scene.question == "election"
    assert advice(scene, 0) == verbs.ELECT.at(2)


@pytest.mark.rule("BRU-14")
def test_the_influential_citizen_calms_the_gossip_about_friends_only() -> None:
    scene = trust(suspect(village(), 3), 2).rumours(0, "R12").rumours(3, "R20a")
    scene.rumours(2, "R21a").rest_of_week()
    assert scene.question == "calm"
    assert advice(scene, 0) == verbs.CALM.at(NUMBER["R21a"])
    scene.answer(verbs.CALM, "R21a")
    assert advice(scene, 0) == verbs.DONE.base


@pytest.mark.rule("BRU-15")
def test_it_shares_with_those_it_trusts() -> None:
    scene = trust(suspect(village(), 3), 2).rumours(4, "R12").hold(0, "J1a", "S02").rest_of_week()
    assert scene.question == "share"
    assert verbs.GIVE.args(advice(scene, 0))[1] == 2


@pytest.mark.rule("BRU-15")
def test_a_witch_shares_with_those_whom_the_village_trusts() -> None:
    """Not with her own, whom it suspects: everybody sees who gets cards of whom."""
    scene = trust(suspect(village(), 5), 2).rumours(4, "R12").hold(6, "J1a", "S02").rest_of_week()
    assert scene.question == "share"
    assert verbs.GIVE.args(advice(scene, 6))[1] == 2


def test_it_parts_with_the_worst_card() -> None:
    scene = village(first=1).hold(1, "S02", "S15").hold(0, "C2a", "S01", "J1a")
    scene.answer(verbs.EVENT, "S02")
    assert advice(scene, 0) == verbs.DISCARD.at(NUMBER["S01"])


# -- events and abilities ----------------------------------------------------------------


def test_no_fair_out_of_an_empty_deck() -> None:
    """The only card left would come back for ever."""
    scene = village().hold(0, "S01")
    assert advice(scene, 0) == verbs.EVENT.at(NUMBER["S01"])
    scene.s.hand[1] |= scene.s.deck & ((1 << 93) - 1)
    scene.s.deck &= ~((1 << 93) - 1)
    assert advice(scene, 0) == verbs.END_TURN.base


def test_events_aim_at_the_suspicious() -> None:
    for name in ("S05", "S13", "S16"):
        scene = suspect(village(), 3).hold(0, name).hold(3, "J1a").hold(2, "J1b")
        assert verbs.EVENT_ON.args(advice(scene, 0))[1] == 3, name


def test_the_fortune_teller_looks_where_it_is_hardest_to_guess() -> None:
    people = ["P20", *PEOPLE[1:]]
    scene = trust(trust(suspect(village(people=people), 3, 3), 1), 2).hold(0, "S02", "S15", "S14")
    assert advice(scene, 0) in scene.options(verbs.USE_ON)
    assert verbs.USE_ON.args(advice(scene, 0))[1] in (3, 4, 5, 6), "not whom it trusts"
    witch = village("wvvvvwv", people=people).hold(0, "S02", "S15", "S14")
    villager = village("vvvvvww", people=people).hold(0, "S02", "S15", "S14")
    assert advice(witch, 0) == advice(villager, 0), "a witch knows, and does not show it"


def test_the_spinner_lets_be_what_helps_her() -> None:
    """A pilgrimage that frees her of gossip, and a barter that pays; never a curfew."""
    for rumour, wanted in (("R26", verbs.LET_BE), ("R12", verbs.CANCEL)):
        scene = village().rumours(5, rumour).hold(0, "S06").answer(verbs.EVENT_ON, "S06", 5)
        assert scene.question == "prevent"
        assert advice(scene, 5) == wanted.base
    for mine, theirs, wanted in (
        (["S02"], ["J1a", "J1b", "J1c"], verbs.LET_BE),
        (["C2a", "C4"], ["S01"], verbs.CANCEL),
    ):
        scene = village().hold(5, *mine).hold(0, "S04", *theirs).answer(verbs.EVENT_ON, "S04", 5)
        assert advice(scene, 5) == wanted.base
    scene = village().rumours(5, "R26").hold(0, "S13").answer(verbs.EVENT_ON, "S13", 5)
    assert advice(scene, 5) == verbs.CANCEL.base
