"""Every event, S01 to S16. [BRU-09, A.7]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    DISCARD,
    DROP,
    EVENT,
    EVENT_ON,
    PASS_DOLL,
    TAKE,
)

pytestmark = pytest.mark.rule("BRU-09")

FIVE = ["P05", "P17", "P10", "P06", "P01"]  # base 0, 0, 0, 0, -1


def with_(name: str, who: list[str] | None = None, sides: str = "vwvvw") -> Scene:
    """Seat 0 holds just this event; the other hands are empty."""
    scene = Scene(sides, who or FIVE)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, name)


def test_s01_every_living_player_draws() -> None:
    scene = with_("S01").dead(3).answer(EVENT, "S01")
    assert [len(scene.hand(seat)) for seat in range(5)] == [1, 1, 1, 0, 1]


def test_s02_every_living_player_with_cards_discards_one_of_their_choice() -> None:
    scene = with_("S02").hold(1, "R01a", "R02a").hold(2, "R03a").dead(4, "U01a")
    scene.answer(EVENT, "S02")
    assert scene.asked == [1, 2]
    scene.answer(DISCARD, "R02a", seat=1).answer(DISCARD, "R03a", seat=2)
    assert (scene.hand(1), scene.hand(2), scene.hand(4)) == (["R01a"], [], ["U01a"])


def test_s03_the_plague_costs_those_of_negative_reputation_two_cards() -> None:
    scene = with_("S03").hold(1, "R01a", "R02a", "R03a").hold(2, "R04a").hold(4, "R05")
    scene.rumours(1, "R14a").answer(EVENT, "S03")
    assert scene.asked == [1, 4]
    scene.answer(DISCARD, "R01a", seat=1).answer(DISCARD, "R05", seat=4)
    assert scene.asked == [1], "seat 4 has none left"
    scene.answer(DISCARD, "R02a")
    assert (scene.hand(1), scene.hand(2)) == (["R03a"], ["R04a"])


def test_s04_two_hands_change_owners() -> None:
    scene = with_("S04").hold(0, "S04", "R01a").hold(1, "R02a", "R03a")
    assert {args[1] for args in scene.args(EVENT_ON)} == {1}, "somebody with cards"
    scene.answer(EVENT_ON, "S04", 1).check()
    assert (scene.hand(0), scene.hand(1)) == (["R02a", "R03a"], ["R01a"])
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["R01a"]
    assert GAME.view(scene.s, 1)["players"][0]["known"] == ["R02a", "R03a"]
    assert GAME.view(scene.s, 2)["players"][0]["known"] == []


def test_s05_look_at_a_hand_and_keep_a_card() -> None:
    scene = with_("S05").hold(1, "R02a", "R03a").answer(EVENT_ON, "S05", 1)
    assert scene.cards(TAKE) == ["R02a", "R03a"]
    scene.answer(TAKE, "R03a").check()
    assert (scene.hand(0), scene.hand(1)) == (["R03a"], ["R02a"])
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["R02a"]


def test_s06_somebody_loses_all_rumours_perhaps_oneself() -> None:
    scene = with_("S06").rumours(0, "R01a", "R14a").dead(4)
    assert {args[1] for args in scene.args(EVENT_ON)} == {0, 1, 2, 3}
    scene.answer(EVENT_ON, "S06", 0).check()
    assert scene.s.reputation[0] == 0
    assert GAME.view(scene.s, 0)["players"][0]["good"] == []


def test_s07_everybody_loses_a_positive_rumour_of_their_choice() -> None:
    scene = with_("S07").rumours(1, "R01a", "R12").rumours(2, "R02a").answer(EVENT, "S07")
    assert scene.s.reputation[2] == 0, "with one there is nothing to choose"
    assert (scene.question, scene.asked) == ("storm", [1])
    scene.answer(DROP, "R01a").check()
    assert scene.s.reputation[1] == 3


def test_s08_everybody_loses_a_negative_rumour_of_the_players_choice() -> None:
    scene = with_("S08").rumours(1, "R14a", "R26").rumours(2, "R15a").rumours(0, "R16a", "R17")
    scene.answer(EVENT, "S08")
    assert (scene.question, scene.asked) == ("sermon", [0])
    scene.answer(DROP, "R17")
    assert (scene.question, scene.asked) == ("sermon", [0])
    scene.answer(DROP, "R14a").check()
    assert scene.s.reputation[:3] == [-1, -3, 0]


@pytest.mark.rule("BRU-33")
def test_s09_the_lowest_reputation_stands_trial_without_accuser() -> None:
    scene = with_("S09").answer(EVENT, "S09")
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["accused"], trial["accuser"], trial["cause"]) == (4, None, "S09")
    scene = with_("S09").rumours(2, "R14a").answer(EVENT, "S09")
    assert (scene.question, scene.asked) == ("point_at", [0])
    assert scene.args(verbs.POINT_AT) == [(2,), (4,)]
    scene.answer(verbs.POINT_AT, 2)
    assert GAME.view(scene.s, -1)["trial"]["accused"] == 2


@pytest.mark.rule("BRU-17")
@pytest.mark.parametrize(("dice", "accused"), [([1], 1), ([2], 2), ([3], 4), ([4, 6], 2)])
def test_s10_the_finger_counts_living_players_to_the_right(dice: list[int], accused: int) -> None:
    """Seat 3 is dead: 1, 2, 4, then oneself, which rolls again."""
    scene = with_("S10").dead(3).dice(*dice).answer(EVENT, "S10")
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["accuser"], trial["accused"], trial["card"]) == (0, accused, None)


def test_s11_no_trial_cards_until_the_assembly() -> None:
    scene = with_("S11").hold(0, "S11", "J1a", "S09").answer(EVENT, "S11")
    assert scene.options(ACCUSE) == []
    assert scene.cards(EVENT) == ["S09"], "a trial by an event is no trial card"
    scene.next_week().hold(0, "J1a")
    assert scene.options(ACCUSE)


@pytest.mark.rule("BRU-23")
def test_s12_until_the_assembly_a_tie_condemns_whatever_else_is_said() -> None:
    scene = with_("S12").hold(0, "S12", "J1a").answer(EVENT, "S12")
    scene.s.influential = 2
    scene.trial(0, "J1a", 1).vote(guilty=[0, 3], innocent=[2, 4]).all_pass()
    assert scene.told("tie_inquisitor")
    assert not scene.s.alive >> 1 & 1
    scene.next_week()
    assert not GAME.view(scene.s, -1)["effects"]["inquisitor"]


def test_s13_another_player_loses_the_next_turn_but_votes() -> None:
    scene = with_("S13").hold(0, "S13", "J1a").bears(1, "U02")
    assert {args[1] for args in scene.args(EVENT_ON)} == {1, 2, 3, 4}
    scene.answer(EVENT_ON, "S13", 1).trial(0, "J1a", 2).all_pass()
    assert 1 in scene.asked
    scene.vote(innocent=[0, 1, 3]).all_pass().end_turn()
    assert scene.asked == [2]
    assert scene.last("turn_lost") == {"seat": 1}
    assert GAME.view(scene.s, -1)["players"][2]["rotating"] == ["U02"], "it counts as played"
    scene.next_week().turns(0)
    assert scene.asked == [1], "only the next one"


@pytest.mark.rule("BRU-32")
def test_s14_the_office_falls_vacant_or_is_taken_until_the_assembly() -> None:
    scene = with_("S14")
    scene.s.influential = 3
    scene.answer(EVENT, "S14")
    assert scene.s.influential == -1
    scene.hold(0, "S14").answer(EVENT, "S14")
    assert scene.s.influential == 0
    scene.rumours(2, "R12").rest_of_week()
    assert scene.s.influential == 2


def test_s15_all_living_pass_a_card_to_the_right_at_once() -> None:
    scene = with_("S15").hold(0, "S15", "R01a").hold(1, "R02a").hold(2, "R03a").dead(3, "U01a")
    scene.answer(EVENT, "S15")
    assert scene.asked == [0, 1, 2], "seat 4 has none"
    for seat, name in ((0, "R01a"), (1, "R02a"), (2, "R03a")):
        scene.answer(verbs.HAND_ON, name, seat=seat)
    assert [scene.hand(seat) for seat in range(5)] == [[], ["R01a"], ["R02a"], ["U01a"], ["R03a"]]
    scene.check()
    assert GAME.view(scene.s, 1)["players"][2]["known"] == ["R02a"]


# -- the doll ----------------------------------------------------------------------------


def test_s16_the_doll_costs_reputation_and_can_be_passed_on_for_two_cards() -> None:
    scene = with_("S16").hold(1, "R01a", "R02a").answer(EVENT_ON, "S16", 1).check()
    assert scene.s.reputation[1] == -1
    scene.end_turn()
    assert {args[0] for args in scene.args(PASS_DOLL)} == {0, 2, 3, 4}
    scene.answer(PASS_DOLL, 3).answer(DISCARD, "R01a").answer(DISCARD, "R02a").check()
    assert (scene.s.reputation[1], scene.s.reputation[3]) == (0, -1)
    assert GAME.view(scene.s, 0)["effects"]["doll"] == {"seat": 3, "since": 1}


def test_s16_the_doll_is_not_passed_on_without_two_cards() -> None:
    scene = with_("S16").answer(EVENT_ON, "S16", 1).end_turn().hold(1, "R01a")
    assert scene.options(PASS_DOLL) == []


@pytest.mark.rule("BRU-33")
def test_s16_after_a_whole_week_the_doll_brings_its_bearer_to_trial() -> None:
    scene = with_("S16").answer(EVENT_ON, "S16", 1).next_week()
    assert scene.s.week == 2, "not after the first assembly"
    scene.rest_of_week()
    while scene.question != "speech":
        scene.script = [verbs.ROLL.at(6), verbs.ROLL.at(1)]
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
        scene.nature()
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["accused"], trial["accuser"], trial["cause"]) == (1, None, "S16")
    assert "S16" in GAME.view(scene.s, -1)["discard"]
    scene.script = []
    scene.speeches().vote(guilty=[0, 2, 3, 4]).all_pass().check()
    assert not scene.s.alive >> 1 & 1
    assert (scene.s.week, scene.question) == (3, "act")


def test_s16_a_spinner_may_refuse_the_doll_that_is_passed_on() -> None:
    scene = with_("S16", ["P05", "P17", "P10", "P22", "P01"]).doll(0).hold(0, "R01a", "R02a")
    scene.answer(PASS_DOLL, 3).answer(DISCARD, "R01a").answer(DISCARD, "R02a")
    assert (scene.question, scene.asked) == ("prevent", [3])
    scene.answer(verbs.CANCEL).check()
    assert scene.s.doll == 0, "the cards are lost"
    assert scene.s.reputation[0] == -1


def test_s16_the_doll_of_the_dead_is_discarded() -> None:
    scene = with_("J1a").doll(2).burn(0, "J1a", 2).check()
    assert scene.s.doll == -1
    assert scene.s.discard >> card("S16") & 1


@pytest.mark.parametrize("name", ["S04", "S05", "S06", "S13", "S16"])
def test_events_with_a_target_never_choose_the_hermit(name: str) -> None:
    scene = with_(name, ["P05", "P12", "P10", "P06", "P01"])
    for seat in (1, 2, 3, 4):
        scene.hold(seat, f"R0{seat}a")
    assert 1 not in {args[1] for args in scene.args(EVENT_ON)}
    assert 2 in {args[1] for args in scene.args(EVENT_ON)}


@pytest.mark.parametrize("name", ["S04", "S05", "S06", "S13", "S16"])
def test_the_spinner_may_cancel_any_of_them(name: str) -> None:
    scene = with_(name, ["P05", "P22", "P10", "P06", "P01"]).hold(1, "R01a", "R02a")
    before = scene.hand(1)
    scene.answer(EVENT_ON, name, 1).answer(verbs.CANCEL).check()
    assert scene.hand(1) == before
    assert scene.question == "act"
    assert name in GAME.view(scene.s, 0)["discard"]
