"""Every trial card (A.4), counter-trial (A.5) and card playable during a trial (A.6)."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.verbs import ACCUSE, BRIBE, COUNTER, PLEAD, SPREAD

FIVE = ["P05", "P17", "P10", "P22", "P06"]  # base 0; men are 0, 2 and 4


def scene_with(card: str, who: list[str] | None = None) -> Scene:
    scene = Scene("wvvvw", who or FIVE)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, card)


def sums(scene: Scene) -> tuple[int, int]:
    trial = GAME.view(scene.s, -1)["trial"]
    return trial["yes"], trial["no"]


# -- trials ------------------------------------------------------------------------------


@pytest.mark.rule("BRU-17")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("J1a", {1, 2, 3, 4}),
        ("J2a", {2}),
        ("J3a", {1, 2, 3, 4}),
        ("J4a", {1, 2, 3, 4}),
        ("J5a", {1, 2, 3, 4}),
        ("J6a", {1, 2, 3, 4}),
        ("J7", {1, 3}),
        ("J8", {2, 4}),
        ("J9", {4}),
    ],
)
def test_whom_a_trial_card_may_accuse(card: str, targets: set[int]) -> None:
    scene = scene_with(card).rumours(2, "R14a").rumours(1, "R01a")
    scene.s.influential = 4
    assert {seat for _, seat in scene.args(ACCUSE)} == targets


@pytest.mark.rule("BRU-17")
def test_nobody_is_accused_against_the_mighty_when_one_is_the_mighty_oneself() -> None:
    scene = scene_with("J9")
    scene.s.influential = 0
    assert scene.options(ACCUSE) == []


@pytest.mark.rule("BRU-22")
@pytest.mark.parametrize(
    ("card", "accused", "against"), [("J1a", 1, 0), ("J2a", 2, 2), ("J7", 1, 1), ("J8", 4, 1)]
)
def test_some_trial_cards_bring_a_vote_against(card: str, accused: int, against: int) -> None:
    scene = scene_with(card).rumours(2, "R14a").trial(0, card, accused)
    assert sums(scene) == (0, against), "J2: one for the card, one for the reputation"


@pytest.mark.rule("BRU-18")
@pytest.mark.parametrize(("card", "accused_plays", "others_play"), [
    ("J1a", 1, 1), ("J3a", 0, 1), ("J6a", 0, 0),
])  # fmt: skip
def test_the_devils_mark_and_the_summary_trial_forbid_rumours(
    card: str, accused_plays: int, others_play: int
) -> None:
    scene = scene_with(card).hold(1, "R01a").hold(2, "R14a").trial(0, card, 1)
    assert len(scene.options(SPREAD, 1)) == accused_plays
    assert len(scene.options(SPREAD, 2)) == others_play


@pytest.mark.rule("BRU-24")
@pytest.mark.parametrize("accused", [1, 4])
def test_after_an_anonymous_denunciation_nobody_is_paid_or_punished(accused: int) -> None:
    scene = scene_with("J4a").hold(0, "J4a", "R01a").burn(0, "J4a", accused)
    assert scene.hand(0) == ["R01a"]
    assert scene.told("unpaid")


@pytest.mark.rule("BRU-22")
def test_in_a_trial_by_water_reputation_does_not_count() -> None:
    scene = scene_with("J5a").rumours(1, "R26").trial(0, "J5a", 1)
    assert sums(scene) == (0, 0)
    assert sums(scene_with("J1a").rumours(1, "R26").trial(0, "J1a", 1)) == (0, 3)


@pytest.mark.rule("BRU-19", "BRU-20")
def test_in_a_summary_trial_only_counter_trials_and_abilities_work() -> None:
    who = ["P05", "P17", "P16", "P22", "P06"]
    for card, plays in (("J1a", 1), ("J6a", 0)):
        scene = scene_with(card, who).hold(1, "C2a").hold(2, "D1a", "D2a").dead(3, "U15")
        scene.dead(4, "U16").trial(0, card, 1)
        assert bool(scene.options(PLEAD, 2)) == plays
        assert bool(scene.options(verbs.BEAR_WITNESS, 3)) == plays
        assert scene.options(COUNTER, 1)
        assert scene.options(COUNTER, 4)
        assert scene.options(verbs.FAVOUR, 2)


@pytest.mark.rule("BRU-23", "BRU-24")
def test_against_the_mighty_dice_break_the_tie_and_a_witch_is_worth_four() -> None:
    scene = scene_with("J9")
    scene.s.influential = 4
    scene.trial(0, "J9", 4).dice(6, 1).vote(guilty=[0, 1], innocent=[2, 3])
    assert scene.told("tie_dice")
    scene.answer(verbs.DECIDE, 0).next_cards("U01a", "U02", "U03", "R01a", "R02a", "R03a", "R04a")
    scene.all_pass()
    assert scene.hand(0) == ["R01a", "R02a", "R03a", "R04a"]


@pytest.mark.rule("BRU-23")
def test_dice_break_the_tie_against_the_mighty_even_if_another_is_influential() -> None:
    scene = scene_with("J9")
    scene.s.influential = 4
    scene.trial(0, "J9", 4)
    scene.s.influential = 1
    scene.dice(6, 1).vote(guilty=[0, 1], innocent=[2, 3])
    assert scene.told("tie_dice")


# -- counter-trials ----------------------------------------------------------------------


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize(
    ("card", "able"),
    [
        ("C1a", {0, 1, 2, 3, 4}),
        ("C2a", {1}),
        ("C3", {3}),
        ("C4", {1}),
        ("C5", {0, 1, 2, 3, 4}),
        ("C6", {0, 2, 3, 4}),
    ],
)
def test_who_may_play_a_counter_trial(card: str, able: set[int]) -> None:
    """The accused has one card besides, so bail needs another one when it is the accused's."""
    for seat in range(5):
        scene = scene_with("J1a").hold(1, "R01a", "R02a").trial(0, "J1a", 1)
        scene.s.influential = 3
        if seat == 1:
            scene.hold(1, "R01a", card)
        else:
            scene.hold(seat, card)
        assert bool(scene.options(COUNTER, seat)) == (seat in able), seat


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize(
    ("card", "spoil"),
    [
        ("C1a", "reputation"),
        ("C3", "accused"),
        ("C4", "alone"),
        ("C5", "alone"),
        ("C6", "poor"),
    ],
)
def test_what_a_counter_trial_needs(card: str, spoil: str) -> None:
    scene = scene_with("J1a").trial(0, "J1a", 1)
    scene.hold(1, "R01a", "R02a", card)
    scene.s.influential = 1 if card == "C3" and spoil == "accused" else 3
    if spoil == "reputation":
        assert scene.options(COUNTER, 1)
        scene.rumours(1, "R14a")
    elif spoil == "alone":
        assert scene.options(COUNTER, 1)
        scene.s.trial.accuser, scene.s.case.card = -1, -1
    elif spoil == "poor":
        assert scene.options(COUNTER, 1)
        scene.hold(1, "R01a", card)
    assert scene.options(COUNTER, 1) == []


@pytest.mark.rule("BRU-20")
def test_a_false_witness_turns_the_trial_round() -> None:
    scene = scene_with("J4a").hold(1, "C4").answer(ACCUSE, "J4a", 1)
    scene.answer(COUNTER, "C4", seat=1)
    trial = GAME.view(scene.s, -1)["trial"]
    assert (trial["accuser"], trial["accused"], trial["cause"]) == (1, 0, "C4")
    assert (scene.question, scene.asked) == ("speech", [1])
    assert trial["marks"] == [], "a normal trial"
    scene.speeches().hold(1, "R01a").vote(guilty=[1, 2, 3]).all_pass().check()
    assert not scene.s.alive & 1
    assert len(scene.hand(1)) == 4 + 1, "a witch: three cards, and now it is seat 1's turn"


@pytest.mark.rule("BRU-20")
def test_an_adjourned_trial_card_goes_back_but_not_for_this_turn() -> None:
    scene = scene_with("J1a").hold(3, "C5").trial(0, "J1a", 1).answer(COUNTER, "C5", seat=3)
    assert scene.hand(0) == ["J1a"]
    assert scene.options(ACCUSE) == []
    assert GAME.view(scene.s, 2)["players"][0]["known"] == ["J1a"], "all have seen it"
    scene.next_week()
    assert "J1a" not in scene.hand(0) or scene.cards(ACCUSE), "next turn it may be played"
    scene.hold(0, "J1a")
    assert scene.cards(ACCUSE) == ["J1a"]
    scene.check()


@pytest.mark.rule("BRU-20")
def test_bail_costs_the_accused_two_cards_of_their_choice() -> None:
    scene = scene_with("J1a").hold(1, "R01a", "R02a", "R03a").hold(3, "C6").trial(0, "J1a", 1)
    scene.answer(COUNTER, "C6", seat=3)
    assert (scene.question, scene.asked) == ("discard", [1])
    scene.answer(verbs.DISCARD, "R01a").answer(verbs.DISCARD, "R03a").check()
    assert scene.hand(1) == ["R02a"]
    assert scene.question == "act"


# -- cards playable during a trial -------------------------------------------------------


@pytest.mark.rule("BRU-19")
@pytest.mark.parametrize(
    ("card", "wanted"), [("D1a", (1, 1)), ("D2a", (0, 2)), ("D3", (0, 3)), ("D5", (0, 1))]
)
def test_cards_that_change_the_votes(card: str, wanted: tuple[int, int]) -> None:
    scene = scene_with("J1a").rumours(1, "R14a").hold(2, card).trial(0, "J1a", 1)
    scene.answer(PLEAD, card, seat=2)
    assert sums(scene) == wanted


@pytest.mark.rule("BRU-19")
def test_a_torch_mob_needs_a_negative_reputation() -> None:
    scene = scene_with("J1a").hold(2, "D3").trial(0, "J1a", 1)
    assert scene.options(PLEAD, 2) == []
    scene.rumours(1, "R14a")
    assert scene.cards(PLEAD, 2) == ["D3"]


@pytest.mark.rule("BRU-19")
def test_a_confession_takes_away_a_positive_reputation_only() -> None:
    scene = scene_with("J1a").rumours(1, "R12").hold(2, "D5").trial(0, "J1a", 1)
    assert sums(scene) == (3, 0)
    scene.answer(PLEAD, "D5", seat=2)
    assert sums(scene) == (0, 0)
    scene.rumours(1, "R26", "R27")
    assert sums(scene) == (0, 3)


@pytest.mark.rule("BRU-19")
def test_a_bribed_vote_counts_nothing() -> None:
    scene = scene_with("J1a").hold(2, "D4").trial(0, "J1a", 1)
    assert {seat for _, seat in scene.args(BRIBE, 2)} == {0, 2, 3, 4}, "any voter"
    scene.answer(BRIBE, "D4", 0, seat=2).vote(guilty=[0, 2], innocent=[3, 4])
    assert scene.last("counted") == {"yes": 2, "no": 1}
    assert scene.told("voted")[0].values == {
        "seat": 0,
        "ballot": 0,
        "votes": 0,
        "reason": 3,
    }


@pytest.mark.rule("BRU-21")
def test_the_outcry_repeats_the_vote_once_and_keeps_the_other_votes() -> None:
    scene = scene_with("J1a").hold(3, "D1a", "D6").trial(0, "J1a", 1)
    assert scene.cards(PLEAD, 3) == ["D1a"], "not before the count"
    scene.answer(PLEAD, "D1a", seat=3).vote(guilty=[0, 2, 4])
    assert scene.cards(PLEAD, 3) == ["D6"]
    scene.answer(PLEAD, "D6", seat=3)
    assert scene.question == "verdict", "all may react before the vote"
    scene.all_pass()
    assert scene.question == "vote"
    scene.vote(guilty=[0], innocent=[2, 3, 4])
    assert scene.last("counted") == {"yes": 4, "no": 1}
    scene.hold(3, "D6")
    assert scene.options(PLEAD, 3) == [], "once in a trial"
    scene.all_pass()
    assert scene.told("acquitted")


@pytest.mark.rule("BRU-21")
def test_the_outcry_may_also_undo_an_acquittal() -> None:
    scene = scene_with("J1a").hold(0, "J1a", "D6").trial(0, "J1a", 1).vote(innocent=[2, 3, 4])
    scene.answer(PLEAD, "D6", seat=0).all_pass().vote(guilty=[0, 2, 3, 4]).all_pass()
    assert not scene.s.alive >> 1 & 1
