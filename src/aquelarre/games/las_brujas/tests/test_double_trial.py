"""The double trial: BRU-29, ruling A18."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.verbs import COUNTER, PLEAD, VOTE

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def duel(who: list[str] | None = None, card: str = "J1a") -> Scene:
    """Seat 0, a witch, accuses seat 1, a villager."""
    scene = Scene("wvvvw", who or FIVE, double_trial=1)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, card).trial(0, card, 1)


@pytest.mark.rule("BRU-29")
def test_accuser_and_accused_vote_too_and_against_one_of_the_two() -> None:
    scene = duel().all_pass()
    assert scene.asked == [0, 1, 2, 3, 4]
    assert [verbs.BALLOTS[x[0]] for x in scene.args(VOTE, 1)] == ["abstain", "accused", "accuser"]


@pytest.mark.rule("BRU-29")
@pytest.mark.parametrize(("against_accused", "burnt"), [([0, 2, 3], 1), ([0, 2], 0)])
def test_somebody_always_burns(against_accused: list[int], burnt: int) -> None:
    rest = [seat for seat in range(5) if seat not in against_accused]
    scene = duel().vote(guilty=against_accused, innocent=rest).all_pass()
    assert scene.s.alive == 0b11111 & ~(1 << burnt)


@pytest.mark.rule("BRU-29")
def test_guilt_is_votes_against_less_reputation() -> None:
    scene = duel(["P02", "P09", "P10", "P22", "P06"])
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["yes"], trial["no"]) == (-2, 2), "+2 helps the accuser, -2 harms the accused"
    scene.vote(guilty=[2], innocent=[1, 3, 4])
    assert scene.last("reputation_helps") == {"seat": 0, "total": 2, "votes": 2}
    assert scene.last("reputation_harms") == {"seat": 1, "total": -2, "votes": 2}
    assert scene.last("counted_double") == {"accused": 1, "no": 3, "accuser": 0, "yes": 1}
    assert not scene.told("counted")


@pytest.mark.rule("BRU-29")
def test_card_votes_for_the_accused_count_against_the_accuser() -> None:
    scene = duel().hold(2, "D1a").hold(3, "D2a")
    scene.answer(PLEAD, "D1a", seat=2)
    assert GAME.view(scene.s, -1)["trial"]["yes"] == 1
    scene.answer(PLEAD, "D2a", seat=3)
    assert GAME.view(scene.s, -1)["trial"]["no"] == 1


@pytest.mark.rule("BRU-29")
def test_votes_of_cards_are_told_by_whom_they_are_against_like_the_count() -> None:
    scene = duel().hold(2, "D1a").hold(3, "D2a").answer(PLEAD, "D1a", seat=2)
    scene.answer(PLEAD, "D2a", seat=3).vote(guilty=[0, 2, 4], innocent=[1, 3])
    told = [tuple(event.values.values())[1:] for event in scene.told("card_votes_double")]
    assert told == [(0, 1), (1, 1)], "against whom, and how many"
    assert not scene.told("card_votes")


@pytest.mark.rule("BRU-29", "BRU-23")
def test_a_tie_that_the_influential_citizen_breaks_is_told_like_the_count() -> None:
    scene = duel()
    scene.s.influential = 2
    scene.vote(guilty=[0, 2], innocent=[1, 3])
    whole = {"seat": 2, "victim": 1, "accused": 1, "no": 3, "accuser": 0, "yes": 2}
    assert scene.last("tie_influential_double") == whole
    assert not scene.told("tie_influential")


@pytest.mark.rule("BRU-29")
def test_the_surviving_accuser_is_paid_or_punished_and_the_accused_never() -> None:
    scene = duel().hold(0, "R01a").vote(guilty=[0, 2, 3], innocent=[1]).all_pass()
    assert scene.hand(0) == [], "burnt an innocent"
    scene = duel().hold(1, "R01a").vote(guilty=[0], innocent=[1, 2, 3, 4]).all_pass()
    assert not scene.s.alive & 1
    assert scene.told("rewarded") == scene.told("punished") == []


@pytest.mark.rule("BRU-29", "BRU-31")
def test_an_accuser_who_burns_loses_the_rest_of_the_turn() -> None:
    scene = duel().vote(guilty=[0], innocent=[1, 2, 3, 4]).all_pass()
    assert scene.asked == [1]
    assert scene.question == "act"


@pytest.mark.rule("BRU-29", "BRU-23")
def test_an_influential_accuser_or_accused_breaks_the_tie_with_the_own_vote() -> None:
    for citizen, burnt in ((0, 1), (1, 0)):
        scene = duel()
        scene.s.influential = citizen
        scene.vote(guilty=[0, 2], innocent=[1, 3]).all_pass()
        assert scene.s.alive == 0b11111 & ~(1 << burnt)


@pytest.mark.rule("BRU-29", "BRU-23")
def test_without_influential_citizen_dice_say_who_decides() -> None:
    scene = duel().dice(2, 5).vote(guilty=[0, 2], innocent=[1, 3])
    assert (scene.question, scene.asked) == ("decide", [1])
    assert [verbs.BALLOTS[x[0]] for x in scene.args(verbs.DECIDE)] == ["accused", "accuser"]
    scene.answer(verbs.DECIDE, 4).all_pass()
    assert not scene.s.alive & 1


@pytest.mark.rule("BRU-29", "BRU-23")
def test_with_the_inquisitor_a_tie_burns_the_accused() -> None:
    scene = duel()
    scene.s.inquisitor = 1
    scene.vote(guilty=[0, 2], innocent=[1, 3]).all_pass()
    assert not scene.s.alive >> 1 & 1


@pytest.mark.rule("BRU-29", "BRU-20")
def test_a_counter_trial_still_cancels_it_and_the_healer_saves_whoever_is_to_burn() -> None:
    scene = duel().hold(1, "C2a").answer(COUNTER, "C2a", seat=1)
    assert scene.s.alive == 0b11111
    scene = duel(["P05", "P17", "P15", "P22", "P06"]).vote(guilty=[0], innocent=[1, 2, 3, 4])
    scene.dice(5).answer(verbs.HEAL, seat=2)
    assert scene.s.alive == 0b11111
    assert scene.last("healed")["victim"] == 0


@pytest.mark.rule("BRU-29", "BRU-33")
def test_a_trial_without_accuser_is_a_normal_one() -> None:
    scene = Scene("wvvvw", ["P05", "P17", "P10", "P22", "P09"], double_trial=1).hold(0, "S09")
    scene.answer(verbs.EVENT, "S09").speeches().all_pass()
    assert not GAME.view(scene.s, -1)["trial"]["double"]
    assert scene.asked == [0, 1, 2, 3]
    scene.vote(innocent=[0, 1, 2]).all_pass()
    assert scene.s.alive == 0b11111
