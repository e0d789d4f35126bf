"""What begins anew with a turn, a trial or a week, what stays secret, and other corners."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    ASK_WHY,
    BRIBE,
    CALM,
    COUNTER,
    DISCARD,
    EVENT,
    EVENT_ON,
    FAVOUR,
    HAUNT,
    HEAL,
    PASS_DOLL,
    PLEAD,
    SPREAD,
    TAKE,
    USE_ON,
)
from aquelarre.kernel import ALL

FIVE = ["P05", "P17", "P10", "P22", "P06"]  # base 0; men are 0, 2 and 4


def village(who: list[str] | None = None, sides: str = "wvvvw", **settings: int) -> Scene:
    """All hands are empty, and it is the turn of seat 0."""
    scene = Scene(sides, who or FIVE, **settings)
    for seat in range(len(sides)):
        scene.hold(seat)
    return scene


def who_knows(scene: Scene, key: str) -> set[int]:
    """Who has heard which card it was, in the last event of this key."""
    event = [x for x in scene.s.news or [] if x.notice.key == key][-1]
    return {seat for seat in range(-1, scene.s.n) if "card" in event.heard_by(seat).values}


# -- anew with every turn, trial and week ------------------------------------------------


@pytest.mark.rule("BRU-09")
def test_everybody_has_the_two_rumours_of_the_own_turn() -> None:
    scene = village().hold(0, "R01a", "R14a").answer(SPREAD, "R01a", 1).answer(SPREAD, "R14a", 2)
    scene.end_turn().hold(1, "R02a", "R15a")
    assert scene.cards(SPREAD) == ["R02a", "R15a"]
    assert GAME.view(scene.s, -1)["history"]["rumours"] == [
        {"seat": 0, "on": 1, "card": "R01a"},
        {"seat": 0, "on": 2, "card": "R14a"},
    ]


@pytest.mark.rule("BRU-17")
def test_by_earlier_rules_nobody_is_asked_about_last_week() -> None:
    scene = Scene("wvvvw", FIVE, rules=1).hold(1).hold(3).hold(4)
    scene = scene.hold(0, "J1a").hold(2, "R14a").trial(0, "J1a", 1)
    scene.answer(SPREAD, "R14a", 1, seat=2)
    assert scene.args(ASK_WHY, 3) == [(0, 0), (3, 2)], "who accused, and who slandered in a trial"
    scene.vote(innocent=[3, 4, 2]).all_pass().next_week()
    assert scene.options(ASK_WHY, 3) == []


@pytest.mark.rule("BRU-19", "BRU-21")
def test_nothing_of_one_trial_is_left_in_the_next() -> None:
    scene = village().dead(4).hold(0, "J2a", "J1b").hold(2, "D1a", "D4", "D5", "D6")
    scene.rumours(1, "R14a").trial(0, "J2a", 1)
    scene.answer(PLEAD, "D1a", seat=2).answer(BRIBE, "D4", 3, seat=2).answer(PLEAD, "D5", seat=2)
    scene.vote(guilty=[0], innocent=[2, 3]).answer(PLEAD, "D6", seat=2).all_pass()
    shown = [vote["what"] for vote in GAME.view(scene.s, -1)["trial"]["votes"]]
    assert shown == ["card", "card", "reputation"], "the old ballots are gone"
    scene.vote(innocent=[0, 2, 3]).all_pass().trial(0, "J1b", 2)
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["bribed"], trial["confession"], trial["revote"]) == ([], False, "")
    assert (trial["yes"], trial["no"], trial["tie"], trial["verdict"]) == (0, 0, "", None)
    assert [vote["what"] for vote in trial["votes"]] == ["reputation"]


@pytest.mark.rule("BRU-27")
def test_a_card_of_a_trial_that_was_cancelled_cannot_be_annulled_in_the_next() -> None:
    scene = village().dead(4, "U17").hold(0, "J1a", "J1b").hold(1, "C2a").hold(2, "D1a")
    scene.trial(0, "J1a", 1).answer(PLEAD, "D1a", seat=2).answer(COUNTER, "C2a", seat=1)
    scene.trial(0, "J1b", 1)
    assert scene.options(PLEAD, 4) == []


@pytest.mark.rule("BRU-27")
def test_the_wind_annuls_nothing_behind_the_last_card_nor_after_the_vote() -> None:
    scene = village(sides="wvvvwv", who=[*FIVE, "P11"]).dead(4, "U17").dead(5, "U14a")
    scene.hold(0, "J1a").hold(2, "D1a").trial(0, "J1a", 1).answer(PLEAD, "D1a", seat=2)
    assert scene.cards(PLEAD, 4) == ["U17"]
    scene.vote(guilty=[0, 2, 3])
    assert scene.options(PLEAD, 4) == [], "only before the vote"
    assert GAME.view(scene.s, -1)["trial"]["last"] is None
    scene = village(sides="wvvvwv", who=[*FIVE, "P11"]).dead(4, "U17").dead(5, "U14a")
    scene.hold(0, "J1a").hold(2, "D1a").trial(0, "J1a", 1).answer(PLEAD, "D1a", seat=2)
    scene.answer(PLEAD, "U14a", seat=5)
    assert scene.options(PLEAD, 4) == [], "a voice came after it"


@pytest.mark.rule("BRU-27")
def test_a_rotating_card_that_comes_again_goes_round_again() -> None:
    scene = village().bears(0, "U02")
    scene.s.borne[scene.s.box.rotating_cards.index(card("U02"))] = 0b11111
    scene.end_turn()
    assert scene.told("rotated_out")
    scene.bears(2, "U02")
    assert GAME.view(scene.s, 0)["effects"]["rotating"] == [
        {"card": "U02", "seat": 2, "borne": []},
    ]
    scene.turns(1, 2)
    assert GAME.view(scene.s, 0)["effects"]["rotating"] == [
        {"card": "U02", "seat": 3, "borne": [2]},
    ]


@pytest.mark.rule("BRU-27")
def test_a_possession_outlasts_trials_without_its_victim_and_ends_with_the_victim() -> None:
    scene = village().dead(4).hold(0, "J1a", "J1b", "J1c")
    scene.s.possessed, scene.s.possessor = 2, 4
    scene.trial(0, "J1a", 1).all_pass().answer(verbs.VOTE_AS, 1, seat=4)
    scene.answer(verbs.VOTE, 1, seat=0).answer(verbs.VOTE, 1, seat=3).all_pass()
    assert scene.last("possession_over") == {"victim": 2}, "its ballot was cast"
    scene.s.possessed, scene.s.possessor = 2, 4
    scene.trial(0, "J1b", 2).vote(innocent=[0, 1, 3]).all_pass()
    assert GAME.view(scene.s, 0)["effects"]["possession"] == {"victim": 2, "spectre": 4}
    scene.trial(0, "J1c", 2).vote(guilty=[0, 1, 3]).all_pass()
    assert GAME.view(scene.s, 0)["effects"]["possession"] is None
    assert len(scene.told("possession_over")) == 1, "the dead have no vote to get back"


@pytest.mark.rule("BRU-31")
def test_a_curfew_does_not_cost_a_spectre_its_turn() -> None:
    scene = village().hold(0, "S13", "J1a").answer(EVENT_ON, "S13", 1).burn(0, "J1a", 1)
    scene.end_turn()
    assert (scene.question, scene.asked) == ("haunt", [1])
    assert not scene.told("turn_lost")
    assert GAME.view(scene.s, -1)["effects"]["curfew"] == []


# -- secrets of cards that move ----------------------------------------------------------


@pytest.mark.rule("BRU-03")
def test_only_those_concerned_know_which_card_has_moved() -> None:
    inn = village(["P06", "P05", "P17", "P10", "P22"]).hold(0, "R01a").hold(2, "R02a")
    inn.answer(USE_ON, "P06", 2)
    assert who_knows(inn, "taken") == {0, 2}
    inn.answer(verbs.RETURN, "R01a")
    assert who_knows(inn, "passed") == {0, 2}
    search = village().hold(0, "S05").hold(1, "R02a").answer(EVENT_ON, "S05", 1)
    search.answer(TAKE, "R02a")
    assert who_knows(search, "taken") == {0, 1}
    procession = village().hold(0, "S15").hold(2, "R02a").answer(EVENT, "S15")
    procession.answer(verbs.HAND_ON, "R02a")
    assert who_knows(procession, "passed") == {2, 3}
    grave = village(["P05", "P17", "P08", "P22", "P06"]).hold(0, "J4a").hold(1, "R01a", "R02a")
    grave.burn(0, "J4a", 1).answer(TAKE, "R01a")
    assert who_knows(grave, "taken") == {1, 2}
    ghost = village().dead(1, "U12").hold(0, "R01a").end_turn()
    ghost.answer(verbs.HAUNT_TWO, "U12", 0, 3)
    assert who_knows(ghost, "passed") == {0, 1, 3}


@pytest.mark.rule("BRU-01")
def test_only_the_fortune_teller_is_told_the_side() -> None:
    scene = village(["P20", *FIVE[:4]]).hold(0, "R01a", "R02a", "R03a").answer(USE_ON, "P20", 4)
    for name in ("R01a", "R02a", "R03a"):
        scene.answer(DISCARD, name)
    event = [x for x in scene.s.news or [] if x.notice.key == "side_seen"][-1]
    assert [seat for seat in range(-1, 5) if "side" in event.heard_by(seat).values] == [0]


# -- abilities ---------------------------------------------------------------------------


@pytest.mark.rule("BRU-14")
def test_p02_the_priest_comes_after_the_influential_citizen_and_may_decline() -> None:
    for calmed in (True, False):
        scene = village(["P02", "P13", *FIVE[:2], "P10"]).rumours(1, "R12").rumours(2, "R14a")
        scene.rest_of_week()
        assert (scene.question, scene.asked) == ("calm", [1])
        if calmed:
            scene.answer(CALM, "R14a")
            assert scene.question != "priest", "nothing is left for him"
        else:
            scene.answer(verbs.DONE)
            assert (scene.question, scene.asked) == ("priest", [0])
            scene.answer(verbs.DONE)
            assert scene.s.reputation[2] == -1


@pytest.mark.rule("BRU-24")
@pytest.mark.parametrize("held", [[], ["R01a"], ["R01a", "R02a"]])
def test_p03_a_bailiff_with_two_cards_or_fewer_keeps_them(held: list[str]) -> None:
    scene = village(["P03", *FIVE[1:]]).hold(0, "J1a", *held).burn(0, "J1a", 1)
    assert (scene.question, scene.hand(0)) == ("act", held)


def test_p08_the_gravedigger_may_leave_cards_in_the_grave() -> None:
    scene = village(["P05", "P17", "P08", "P22", "P06"]).hold(0, "J4a").hold(1, "R01a", "R02a")
    scene.burn(0, "J4a", 1).answer(TAKE, "R01a").answer(verbs.DONE)
    assert scene.hand(2) == ["R01a"]
    assert "R02a" in GAME.view(scene.s, 0)["discard"]


def test_p11_the_merchant_needs_a_card_to_trade() -> None:
    scene = village(["P11", *FIVE[1:]])
    assert scene.options(verbs.USE) == []
    assert scene.hold(0, "R01a").options(verbs.USE)


def test_p12_the_doll_is_never_passed_on_to_the_hermit() -> None:
    scene = village(["P05", "P12", *FIVE[2:]]).doll(0).hold(0, "R01a", "R02a")
    assert scene.args(PASS_DOLL) == [(2,), (3,), (4,)]


@pytest.mark.rule("BRU-20")
def test_p15_the_healer_waits_for_a_vote_that_is_to_be_repeated() -> None:
    scene = village(["P05", "P17", "P15", "P22", "P06"]).hold(0, "J1a").hold(3, "D6")
    scene.trial(0, "J1a", 1).vote(guilty=[0, 3, 4])
    assert scene.options(HEAL, 2)
    assert scene.answer(PLEAD, "D6", seat=3).options(HEAL, 2) == []


@pytest.mark.rule("BRU-25")
def test_p15_and_p16_do_nothing_as_spectres() -> None:
    scene = (
        village(["P05", "P17", "P15", "P16", "P06"]).hold(0, "J1a").dead(2).dead(3, "U01a", "U02")
    )
    scene.trial(0, "J1a", 1)
    assert scene.options(FAVOUR, 3) == []
    assert scene.vote(guilty=[0, 4]).options(HEAL, 2) == []


@pytest.mark.rule("BRU-19")
def test_p16_the_vote_of_the_rich_widow_is_told_and_shown() -> None:
    scene = village(["P05", "P17", "P16", "P22", "P06"]).hold(0, "J1a").hold(2, "R01a", "R02a")
    scene.trial(0, "J1a", 1).answer(FAVOUR, 0, seat=2).answer(DISCARD, "R01a")
    scene.answer(DISCARD, "R02a").vote(guilty=[0, 4])
    assert scene.last("character_votes") == {"character": 15, "cause": 0, "votes": 1}
    assert scene.last("reputation_silent") == {"seat": 1, "total": 0}
    votes = GAME.view(scene.s, -1)["trial"]["votes"]
    assert [vote["character"] for vote in votes if vote["what"] == "character"] == ["P16"]


@pytest.mark.rule("BRU-29")
def test_p14_the_midwife_counts_one_for_herself() -> None:
    scene = village(["P05", "P14", *FIVE[2:]], double_trial=1).hold(0, "J1a").trial(0, "J1a", 1)
    scene.vote(innocent=[1, 2])
    against_accuser = [told.values for told in scene.told("voted") if told.values["ballot"] == 4]
    assert [(vote["seat"], vote["votes"]) for vote in against_accuser] == [(1, 1), (2, 1)]


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize("who", [name for name in IDS if name != "P17"])
def test_p17_nobody_but_the_washerwoman_carries_rumours(who: str) -> None:
    rest = [name for name in (*FIVE, "P11") if name != who]
    scene = village([who, *rest[:4]]).rumours(1, "R14a")
    assert scene.options(verbs.MOVE) == []


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize("who", ["P06", "P20", "P23"])
def test_abilities_choose_only_the_living(who: str) -> None:
    scene = village([who, "P05", "P10", "P11", "P12"]).hold(0, "R01a", "R02a", "R03a")
    scene.hold(1, "R05").hold(2, "R07").dead(2, "U01a")
    chosen = {seat for _, seat in scene.args(USE_ON)}
    assert 1 in chosen
    assert 2 not in chosen


@pytest.mark.rule("BRU-16")
def test_p19_the_baker_draws_for_players_and_not_for_cards() -> None:
    scene = village(["P19", *FIVE[1:]]).turns(0, 1, 2, 3)
    scene.hold(0, "R01a", "R02a", "R03a", "R04a", "R05").end_turn()
    scene.share((0, "R01a", 1), (0, "R02a", 1), (0, "R03a", 1))
    assert len(scene.hand(0)) == 5 + 1 + 1, "one for her bread, one for the turn"


def test_p22_the_spinner_does_not_stop_herself() -> None:
    scene = village(["P22", *FIVE[:3], "P06"]).hold(0, "S06").rumours(0, "R14a")
    scene.answer(EVENT_ON, "S06", 0)
    assert (scene.question, scene.s.reputation[0]) == ("act", 0)


# -- cards -------------------------------------------------------------------------------


def test_s16_a_doll_that_is_passed_on_begins_a_new_week_there() -> None:
    scene = village().doll(0, week=1).hold(0, "R01a", "R02a")
    scene.s.week = 2
    scene.answer(PASS_DOLL, 2).answer(DISCARD, "R01a").answer(DISCARD, "R02a")
    assert GAME.view(scene.s, 0)["effects"]["doll"] == {"seat": 2, "since": 2}


def test_u05_the_whispers_come_before_the_card_of_the_turn() -> None:
    scene = village().bears(1, "U05").hold(1, "R28").next_cards("R01a").end_turn()
    assert scene.last("shown") == {"seat": 1, "card": card("R28")}


def test_u11_the_dreamer_may_leave_the_trial_card() -> None:
    scene = village().dead(1, "U11").hold(0, "J1a").next_cards("U17").end_turn()
    assert {seat for _, seat in scene.args(HAUNT)} == {0}, "somebody with cards"
    scene.answer(HAUNT, "U11", 0).answer(verbs.DONE)
    assert scene.hand(0) == ["J1a"]


@pytest.mark.rule("BRU-29")
def test_d5_a_confession_leaves_the_accusers_good_name_alone() -> None:
    scene = village(["P02", "P13", *FIVE[2:]], double_trial=1).hold(0, "J1a").hold(2, "D5")
    scene.trial(0, "J1a", 1).answer(PLEAD, "D5", seat=2)
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["yes"], trial["no"]) == (-2, 0)


@pytest.mark.rule("BRU-23")
def test_an_influential_executioners_vote_counts_two_once_more() -> None:
    scene = village(["P05", "P17", "P09", "P22", "P06"]).hold(0, "J1a").trial(0, "J1a", 1)
    scene.s.influential = 2
    scene.vote(guilty=[2], innocent=[3, 4])
    assert scene.last("tie_influential") == {"seat": 2, "cause": 1, "yes": 2, "no": 4}


@pytest.mark.rule("BRU-17", "BRU-21")
def test_speeches_and_votes_do_not_get_longer_by_what_is_said() -> None:
    scene = village().hold(0, "J1a").answer(ACCUSE, "J1a", 1)
    renews = {}
    while scene.question != "act":
        step = scene.s.open_question()
        assert step is not None
        renews[step.key] = step.renews
        scene.s.answer(scene.asked[0], step.lapses(scene.s, scene.asked[0]))
        scene.dice(6, 1).nature()
        if scene.question == "decide":
            scene.answer(verbs.DECIDE, 1)
    assert renews == {"speech": False, "floor": True, "vote": False, "verdict": True}


@pytest.mark.rule("BRU-06", "BRU-30")
def test_at_the_end_the_living_show_their_sides() -> None:
    scene = village(sides="wvv", who=FIVE[:3]).hold(0, "J1a").burn(0, "J1a", 1)
    shown = [told.values for told in scene.told("side_shown")]
    assert shown == [{"seat": 0, "side": 0}, {"seat": 2, "side": 1}]


@pytest.mark.rule("BRU-26")
def test_when_it_is_over_all_hear_the_spectres() -> None:
    scene = Scene("wvvv").dead(3)
    scene.s.week = 52
    scene.next_week()
    assert scene.s.over
    assert GAME.hearers(scene.s, 3) == ALL
