"""What a second reading of the rulebook changed, and games that began before it: BRU-06, BRU-17,
BRU-26, P12, A19."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.verbs import (
    ASK_ABOUT,
    ASK_ABOUT_ME,
    ASK_WHY,
    REPLY,
    SAY_REASON,
    SAY_REASON_ME,
    SAY_SUSPECT,
)
from aquelarre.kernel import ALL
from aquelarre.match import Match, load, save

FIVE = ["P05", "P17", "P10", "P22", "P06"]
BEFORE = 1  # rules version
ACCUSED, CONDEMNED, SAVED, SLANDERED, PRAISED, GAVE, TOOK = range(len(verbs.FACTS))


def scene_(who: list[str] | None = None, rules: int | None = None, sides: str = "wvvvw") -> Scene:
    scene = Scene(sides, who or FIVE, rules=rules)
    for seat in range(len(sides)):
        scene.hold(seat)
    return scene


# -- the death that decides --------------------------------------------------------------


def last_villager_but_one(rules: int | None, who: list[str]) -> Scene:
    """A witch accuses; with the death of seat 1 one witch and one villager are left."""
    scene = Scene("wvv", who, rules=rules).hold(0, "J1a", "R01a", "R02a", "R03a").hold(1, "R04a")
    return scene.burn(0, "J1a", 1)


@pytest.mark.rule("BRU-06")
def test_with_the_death_that_decides_it_the_game_is_over() -> None:
    """Nobody robs the grave, and the accuser neither pays nor draws."""
    scene = last_villager_but_one(None, ["P05", "P17", "P08"])
    assert scene.s.over
    assert not [scene.told(key) for key in ("punished", "rewarded", "taken") if scene.told(key)]
    assert scene.hand(0) == ["R01a", "R02a", "R03a"]
    assert scene.hand(1) == [], "the dead lose their hand"
    keys = [event.notice.key for event in scene.s.news or []]
    assert keys.index("burnt") < keys.index("two_left")
    scene.check()


@pytest.mark.rule("BRU-06")
def test_nor_does_the_bailiff_choose_what_to_keep() -> None:
    assert last_villager_but_one(None, ["P03", "P17", "P05"]).s.over


@pytest.mark.rule("BRU-06")
def test_who_burns_the_last_witch_draws_nothing() -> None:
    scene = scene_(sides="vwvv").hold(0, "J1a").burn(0, "J1a", 1)
    assert scene.s.over
    assert scene.hand(0) == []
    assert not scene.told("rewarded")


@pytest.mark.rule("BRU-06", "BRU-31")
def test_a_turn_is_not_cut_when_the_game_is_over() -> None:
    scene = scene_(sides="wvv", who=FIVE[:3]).hold(0, "J1a").hold(1, "C4")
    scene.trial(0, "J1a", 1).answer(verbs.COUNTER, "C4", seat=1)
    scene.speeches().vote(guilty=[1, 2]).all_pass()
    assert scene.s.over
    assert GAME.view(scene.s, -1)["winner"] == "villagers"
    assert not scene.told("turn_cut")
    scene.check()


@pytest.mark.rule("BRU-24")
def test_a_death_that_decides_nothing_is_paid_for() -> None:
    scene = scene_().hold(0, "J1a", "R01a").burn(0, "J1a", 1)
    assert scene.last("punished") == {"accuser": 0, "count": 1}


@pytest.mark.rule("BRU-06")
def test_a_game_of_earlier_rules_pays_first() -> None:
    scene = last_villager_but_one(BEFORE, ["P05", "P17", "P08"])
    assert scene.question == "rob_grave"
    scene.answer(verbs.DONE)
    assert scene.s.over
    assert scene.last("punished") == {"accuser": 0, "count": 3}


# -- reasons, questions and answers ------------------------------------------------------


@pytest.mark.rule("BRU-17")
def test_reasons_and_questions_name_what_was_done_and_to_whom() -> None:
    scene = scene_().hold(0, "J1a", "R14a", "R01a").answer(verbs.SPREAD, "R14a", 2)
    scene.answer(verbs.SPREAD, "R01a", 3).trial(0, "J1a", 1).dice(6, 1)
    scene.vote(guilty=[0, 2], innocent=[3, 4])
    assert scene.args(ASK_ABOUT, 1) == [
        (0, SLANDERED, 2), (0, PRAISED, 3),
    ], "why did you speak ill of 2?"  # fmt: skip
    assert scene.args(ASK_ABOUT_ME, 1) == [
        (0, ACCUSED), (0, CONDEMNED), (2, CONDEMNED), (3, SAVED), (4, SAVED),
    ]  # fmt: skip
    assert (0, 3, SAVED, 1) in scene.args(SAY_REASON, 2)
    assert (1, 3, SAVED, 1) in scene.args(SAY_REASON, 2)
    assert scene.args(SAY_REASON_ME, 2) == [(0, 0, SLANDERED), (1, 0, SLANDERED)]
    assert not scene.options(ASK_WHY, 2), "the question without an object is of earlier rules"


@pytest.mark.rule("BRU-17")
def test_who_gives_a_reason_has_said_what_they_think() -> None:
    scene = scene_().hold(0, "R14a").answer(verbs.SPREAD, "R14a", 2)
    scene.answer(SAY_REASON, 0, 0, SLANDERED, 2, seat=3)
    assert scene.last("claimed_reason") == {
        "seat": 3, "stance": 0, "victim": 0, "fact": SLANDERED, "about": 2,
    }  # fmt: skip
    scene.answer(SAY_REASON_ME, 1, 0, SLANDERED, seat=2)
    says = [player["says"] for player in GAME.view(scene.s, -1)["players"]]
    assert (says[3]["suspects"], says[2]["trusts"]) == ([0], [0])
    assert claims.left(scene.s, 3) == 2, "it counts as one claim"


@pytest.mark.rule("BRU-15", "BRU-17")
def test_who_takes_gifts_can_be_reminded_of_it() -> None:
    scene = scene_()
    for seat, name in enumerate(("R01a", "R02a", "R03a", "R04a", "R05")):
        scene.hold(seat, name)
    scene.rest_of_week().rumours(0, "R12")
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
        scene.nature()
    scene.share((1, scene.hand(1)[0], 3))
    assert (0, 3, TOOK, 1) in scene.args(SAY_REASON, 2)
    assert (0, 1, GAVE, 3) in scene.args(SAY_REASON, 2)
    assert (1, GAVE, 3) in scene.args(ASK_ABOUT, 2)
    assert (3, TOOK, 1) not in scene.args(ASK_ABOUT, 2), "one asks the giver"


@pytest.mark.rule("BRU-17")
def test_a_question_can_be_answered_once_and_for_free() -> None:
    scene = scene_().hold(0, "J1a").trial(0, "J1a", 1)
    assert not scene.options(REPLY, 0), "nobody has asked"
    for other in (1, 2, 3):
        scene.answer(SAY_SUSPECT, other, seat=0)
    scene.answer(ASK_ABOUT_ME, 0, ACCUSED, seat=1)
    assert scene.last("asked_about_me") == {"seat": 1, "victim": 0, "doing_me": ACCUSED}
    assert len(scene.options(REPLY, 0)) == len(verbs.REPLIES), "though no claims are left"
    scene.answer(REPLY, 4, seat=0)
    assert scene.last("replied") == {"seat": 0, "victim": 1, "reply": 4}
    assert not scene.options(REPLY, 0)


@pytest.mark.rule("BRU-17")
def test_a_question_is_forgotten_with_the_week() -> None:
    scene = scene_().hold(0, "R14a").answer(verbs.SPREAD, "R14a", 2)
    scene.answer(ASK_ABOUT, 0, SLANDERED, 2, seat=3)
    assert scene.options(REPLY, 0)
    scene.next_week()
    assert not scene.options(REPLY, 0)
    assert (0, SLANDERED, 2) in scene.args(ASK_ABOUT, 3), "what was done is not"


# -- who speaks from beyond --------------------------------------------------------------


@pytest.mark.rule("BRU-26")
def test_spectres_make_claims_when_all_would_hear_them() -> None:
    scene = scene_().dead(4).hold(0, "J1a")
    assert scene.args(SAY_SUSPECT, 4) == [(0,), (1,), (2,), (3,)]
    assert not scene.options(verbs.SAY_VILLAGER, 4), "its side has been seen"
    scene.answer(SAY_SUSPECT, 1, seat=4)
    assert GAME.view(scene.s, -1)["players"][4]["claims"] == 2
    scene.trial(0, "J1a", 2)
    assert not scene.options(SAY_SUSPECT, 4), "in a trial they do not argue"
    scene.vote(innocent=[1, 3]).all_pass().rest_of_week()
    assert scene.question != "act"
    assert not scene.options(SAY_SUSPECT, 4), "nor in the assembly"


@pytest.mark.rule("BRU-26", "BRU-27")
def test_a_voice_from_beyond_argues_in_that_trial() -> None:
    scene = scene_().dead(4, "U14a").dead(3).hold(0, "J1a", "J1b").trial(0, "J1a", 2)
    scene.answer(verbs.PLEAD, "U14a", seat=4)
    assert GAME.hearers(scene.s, 4) == ALL
    assert not GAME.apart(scene.s, 4).rule
    assert GAME.hearers(scene.s, 3) == 0b11000, "the other spectre is still apart"
    scene.answer(SAY_SUSPECT, 2, seat=4)
    assert scene.last("claimed_suspect") == {"seat": 4, "victim": 2}
    scene.vote(innocent=[0, 1, 4]).all_pass().answer(verbs.ACCUSE, "J1b", 2)
    assert GAME.hearers(scene.s, 4) == 0b11000, "in the next trial it has no voice"


@pytest.mark.rule("BRU-26")
def test_spectres_of_earlier_rules_stay_silent() -> None:
    scene = scene_(rules=BEFORE).dead(4, "U14a").hold(0, "J1a")
    assert not [x for x in scene.options(seat=4) if claims.is_claim(x)]
    assert GAME.view(scene.s, -1)["players"][4]["claims"] == 0
    scene.trial(0, "J1a", 2).answer(verbs.PLEAD, "U14a", seat=4)
    assert not [x for x in scene.options(seat=4) if claims.is_claim(x)]
    assert GAME.apart(scene.s, 4).rule


# -- the hermit and the limit ------------------------------------------------------------


@pytest.mark.rule("BRU-09")
def test_the_hermit_may_go_on_pilgrimage_himself() -> None:
    who = ["P12", *FIVE[1:]]
    for rules, wanted in ((None, [0, 1, 2, 3, 4]), (BEFORE, [1, 2, 3, 4])):
        scene = scene_(who, rules).hold(0, "S06", "S13").rumours(0, "R14a", "R20a")
        chosen: dict[str, list[int]] = {name: [] for name in ("S06", "S13")}
        for number, seat in scene.args(verbs.EVENT_ON):
            chosen["S06" if number == verbs_card("S06") else "S13"].append(seat)
        assert chosen == {"S06": wanted, "S13": [1, 2, 3, 4]}
    scene = scene_(who).hold(0, "S06").rumours(0, "R14a").answer(verbs.EVENT_ON, "S06", 0)
    assert GAME.view(scene.s, -1)["players"][0]["bad"] == []


def verbs_card(label: str) -> int:
    return Scene._number(label)


@pytest.mark.rule("BRU-10")
@pytest.mark.parametrize(("rules", "week", "allowed"), [(BEFORE, 11, 1), (BEFORE, 12, 0)])
def test_a_game_of_earlier_rules_keeps_its_limit(rules: int, week: int, allowed: int) -> None:
    scene = scene_(rules=rules).hold(0, "J1a").hold(1, "C2a")
    scene.s.week = week
    assert len(scene.trial(0, "J1a", 1).options(verbs.COUNTER, 1)) == allowed


@pytest.mark.rule("BRU-10")
def test_and_ends_after_thirty_weeks() -> None:
    scene = scene_(rules=BEFORE)
    scene.s.week = 30
    assert scene.next_week().s.over


# -- saved games -------------------------------------------------------------------------


@pytest.mark.rule("BRU-06")
def test_a_game_saved_before_goes_on_by_its_own_rules() -> None:
    """In the middle of a trial, with questions of the earlier kind."""
    match = Match(GAME, 4, seed="brocken", rules=BEFORE)
    while not any(ASK_WHY.owns(x) for seat in range(4) for x in match.state.asides(seat)):
        seat = next(seat for seat in range(4) if match.state.asked >> seat & 1)
        options = match.state.options(seat)
        match.play(seat, options[-1] if len(options) > 1 else options[0])
    again = load(save(match))
    assert again.rules == BEFORE
    assert again.fingerprint() == match.fingerprint()
    asked = [x for seat in range(4) for x in again.state.asides(seat)]
    assert any(ASK_WHY.owns(x) for x in asked)
    assert not any(ASK_ABOUT.owns(x) or SAY_REASON.owns(x) for x in asked)


@pytest.mark.rule("BRU-17", "BRU-29")
def test_in_a_double_trial_a_vote_against_the_accuser_is_one_to_burn_them() -> None:
    scene = Scene("wvvvw", FIVE, double_trial=1).hold(0, "J1a").trial(0, "J1a", 1).all_pass()
    for seat in range(5):
        ballot = "accuser" if seat in (1, 2) else "accused"
        scene.answer(verbs.VOTE, verbs.BALLOTS.index(ballot), seat=seat)
    assert {(1, CONDEMNED), (2, CONDEMNED)} <= set(scene.args(ASK_ABOUT_ME, 0))


@pytest.mark.rule("BRU-17", "BRU-20")
def test_who_turns_a_trial_round_has_accused() -> None:
    scene = scene_().hold(0, "J1a").hold(1, "C4").trial(0, "J1a", 1)
    scene.answer(verbs.COUNTER, "C4", seat=1).speeches()
    assert (1, ACCUSED) in scene.args(ASK_ABOUT_ME, 0)
