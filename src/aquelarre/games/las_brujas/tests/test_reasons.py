"""Reasons that say just what is missing: abilities, cards in each phase of a trial, the office."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card, person
from aquelarre.games.las_brujas.verbs import FAVOUR, HEAL, PLEAD, SPREAD, USE, USE_ON
from aquelarre.kernel import Verb, Why

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def scene_(who: str = "P05", *held: str) -> Scene:
    scene = Scene("vwvvw", [who, *[each for each in [*FIVE[1:], "P18"] if each != who][:4]])
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, *held)


def why(scene: Scene, seat: int, verb: Verb, *args: int | str) -> Why:
    return GAME.why_not(scene.s, seat, verb.at(*(scene._number(arg) for arg in args)))


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize(
    ("who", "case"),
    [
        ("P09", "passive"),
        ("P21", "passive"),
        ("P02", "in-assembly"),
        ("P15", "after-verdict"),
        ("P16", "before-vote"),
        ("P22", "when-chosen"),
        ("P07", "price"),
        ("P11", "price"),
    ],
)
def test_why_an_ability_cannot_be_used_in_ones_turn(who: str, case: str) -> None:
    assert why(scene_(who), 0, USE, who).values["case"] == case


@pytest.mark.rule("BRU-01")
def test_what_an_ability_costs_and_on_whom_it_is_used() -> None:
    poor = scene_("P20", "R01a", "R02a")
    assert why(poor, 0, USE_ON, "P20", 1) == Why("BRU-01", "price", count=3)
    rich = scene_("P20", "R01a", "R02a", "R03a").dead(4)
    assert why(rich, 0, USE_ON, "P20", 0) == Why("BRU-01", "others")
    assert why(rich, 0, USE_ON, "P20", 4) == Why("BRU-26", "dead", seat=4)
    assert why(rich, 0, USE, "P20") == Why("BRU-01", "aimed")
    healthy = scene_("P07", "R01a", "R02a")
    assert why(healthy, 0, USE, "P07") == Why("BRU-01", "no-rumour")
    alone = scene_("P11", "R01a")
    assert why(alone, 0, USE_ON, "P11", 1) == Why("BRU-01", "alone")
    assert why(scene_("P06"), 0, USE_ON, "P06", 1) == Why("BRU-01", "no-cards")
    empty = scene_("P06").hold(2, "R01a")
    assert why(empty, 0, USE_ON, "P06", 1) == Why("BRU-09", "empty", seat=1)
    maid = scene_("P23")
    assert why(maid, 0, USE_ON, "P23", 1) == Why("BRU-01", "sex"), "a washerwoman"


@pytest.mark.rule("BRU-17")
def test_against_the_mighty_needs_somebody_mighty() -> None:
    scene = scene_("P05", "J9")
    assert why(scene, 0, verbs.ACCUSE, "J9", 1) == Why("BRU-17", "no-influential")
    scene.s.influential = 2
    assert why(scene, 0, verbs.ACCUSE, "J9", 1) == Why("BRU-17", "influential")


@pytest.mark.rule("BRU-18", "BRU-19")
def test_when_cards_are_played_in_a_trial() -> None:
    scene = scene_("P05", "J1a").hold(2, "D1a", "D6", "R14a").answer(verbs.ACCUSE, "J1a", 1)
    assert why(scene, 2, PLEAD, "D1a") == Why("BRU-19", "after-speeches")
    assert why(scene, 2, SPREAD, "R14a", 1) == Why("BRU-18", "after-speeches")
    scene.speeches()
    assert why(scene, 2, PLEAD, "D6") == Why("BRU-19", "after-count")
    assert why(scene, 2, SPREAD, "D1a", 1) == Why("BRU-18", "kind", card=card("D1a"))
    scene.all_pass()
    assert scene.question == "vote"
    assert why(scene, 2, PLEAD, "D1a") == Why("BRU-19", "before-vote")
    assert why(scene, 2, PLEAD, "D6") == Why("BRU-19", "after-count")
    assert why(scene, 2, SPREAD, "R14a", 1) == Why("BRU-18", "before-vote")
    assert why(scene, 2, verbs.VOTE, 3) == Why("BRU-21", "ballot")
    assert why(scene, 2, verbs.VOTE_AS, 0) == Why("BRU-21", "possesses")
    scene.vote(guilty=[0, 2, 3]).answer(PLEAD, "D6", seat=2).all_pass().vote(guilty=[0, 2, 3])
    scene.hold(2, "D6")
    assert why(scene, 2, PLEAD, "D6") == Why("BRU-19", "outcry-again")


@pytest.mark.rule("BRU-19", "BRU-20")
def test_the_widow_and_the_healer_in_a_trial() -> None:
    scene = scene_("P05", "J1a")
    assert why(scene, 1, HEAL) == Why("BRU-01", "absent", character=person("P15"))
    assert why(scene_("P15"), 0, HEAL) == Why("BRU-01", "after-verdict")
    widow = scene_("P16", "J1a", "R01a").trial(0, "J1a", 1)
    assert why(widow, 0, FAVOUR, 0) == Why("BRU-01", "price", count=2)
    assert why(widow, 2, FAVOUR, 0) == Why("BRU-01", "ability", character=person("P16"))
    assert why(widow.all_pass(), 0, FAVOUR, 0) == Why("BRU-19", "before-vote")
    healer = scene_("P15", "J1a").trial(0, "J1a", 1)
    assert why(healer, 0, HEAL) == Why("BRU-20", "healer")
    healer.s.spent |= 1
    assert why(healer, 0, HEAL) == Why("BRU-01", "used")


@pytest.mark.rule("BRU-09")
@pytest.mark.parametrize(
    ("name", "rule", "case"),
    [
        ("C1a", "BRU-20", "as-counter"),
        ("D1a", "BRU-19", "in-trial"),
        ("R01a", "BRU-09", "as-rumour"),
        ("J1a", "BRU-17", "as-trial"),
        ("S04", "BRU-09", "as-aimed"),
    ],
)
def test_a_card_that_is_played_otherwise(name: str, rule: str, case: str) -> None:
    scene = scene_("P05", name)
    assert why(scene, 0, verbs.EVENT, name) == Why(rule, case, card=card(name))
    assert why(scene_("P05", "S01"), 0, SPREAD, "S01", 1).values["case"] == "as-event"


def test_what_is_not_being_done_now() -> None:
    scene = scene_("P05").dead(4)
    assert why(scene, 0, verbs.DONE) == Why("BRU-14", "done")
    assert why(scene, 1, verbs.PASS) == Why("BRU-19", "pass")
    assert why(scene, 1, verbs.TAKE, "R01a") == Why("BRU-09", "no-take")
    assert why(scene, 1, verbs.DECIDE, 0) == Why("BRU-23", "no-tie")
    assert why(scene, 1, verbs.POINT_AT, 2) == Why("BRU-33", "not-now")
    trial = scene_("P05", "J1a").dead(4).trial(0, "J1a", 1)
    assert why(trial, 4, verbs.END_TURN) == Why("BRU-09", "turn", seat=0)
    scene.doll(0)
    assert why(scene, 0, verbs.PASS_DOLL, 0) == Why("BRU-09", "others")
    assert why(scene, 0, verbs.PASS_DOLL, 4) == Why("BRU-26", "dead", seat=4)
    assert why(scene, 0, verbs.PASS_DOLL, 1) == Why("BRU-09", "doll-price")


@pytest.mark.rule("BRU-05")
def test_what_has_to_be_answered_first_is_named() -> None:
    scene = scene_("P11", "S02", "R01a").hold(1, "R02a")
    assert GAME.why_not(scene.s, 0, "side:witches") == Why("BRU-02")
    scene.answer(verbs.EVENT, "S02")
    assert scene.question == "discard"
    assert GAME.why_not(scene.s, 0, "character:P11") == Why("BRU-09", "first-discard")
    assert GAME.why_not(scene.s, 0, "seat:1") == Why("BRU-09", "first-discard")
    trial = scene_("P05", "J1a").trial(0, "J1a", 1)
    assert why(trial, 0, verbs.END_TURN) == Why("BRU-09", "after-trial")


@pytest.mark.rule("BRU-21", "BRU-26")
def test_when_a_trial_is_voted_on_and_by_whom() -> None:
    scene = scene_("P05", "J1a").dead(4, "U14a").trial(0, "J1a", 1)
    assert GAME.why_not(scene.s, 2, "ballot:guilty") == Why("BRU-21", "not-yet")
    assert GAME.why_not(scene.s, 1, "ballot:guilty") == Why("BRU-21", "accused")
    assert why(scene, 2, verbs.VOTE_AS, 0) == Why("BRU-21", "possesses")
    assert GAME.why_not(scene.s, 4, "ballot:guilty") == Why("BRU-26", "vote")
    scene.answer(PLEAD, "U14a", seat=4)
    assert GAME.why_not(scene.s, 4, "ballot:guilty") == Why("BRU-21", "not-yet"), "it has a voice"
    scene.all_pass()
    scene.s.possessed, scene.s.possessor = 1, 4
    assert why(scene, 1, verbs.VOTE, 1) == Why("BRU-21", "accused"), "nobody casts this ballot"
    scene.s.possessed = scene.s.possessor = -1
    for seat in (0, 2, 3, 4):
        scene.answer(verbs.VOTE, 0, seat=seat)
    assert scene.question == "verdict"
    assert why(scene, 2, verbs.VOTE, 1) == Why("BRU-21", "over")


@pytest.mark.rule("BRU-17")
def test_words_of_phrases() -> None:
    scene = scene_("P05").dead(1)
    found = GAME.why_not(scene.s, 0, "fact_me:took")
    assert found == Why("BRU-17", "never-done-me"), "by anybody"
    assert GAME.why_not(scene.s, 0, "stance:trust") == Why("BRU-17", "never-seen")
    assert GAME.why_not(scene.s, 0, "deed:guilty") == Why("BRU-17", "about")
    mute = Scene("vwvvw", claims=0).hold(0, "J1a").dead(4).trial(0, "J1a", 1)
    for seat, other in ((0, 0), (0, 4), (4, 1), (2, 3)):
        assert why(mute, seat, verbs.SAY_SUSPECT, other) == Why("BRU-17", "menus")
    assert why(mute.all_pass(), 2, verbs.SAY_SUSPECT, 3) == Why("BRU-17", "menus"), "nor later"


@pytest.mark.rule("BRU-19")
def test_what_a_card_of_the_trial_needs_chosen() -> None:
    scene = scene_("P05", "J1a").hold(2, "D1a", "D4").dead(4, "U15").trial(0, "J1a", 1)
    assert why(scene, 2, PLEAD, "D4") == Why("BRU-19", "bribe")
    assert why(scene, 2, verbs.BRIBE, "D4", 1) == Why("BRU-19", "bribe"), "the accused has no vote"
    assert why(scene, 2, verbs.BRIBE, "D1a", 0) == Why("BRU-19", "otherwise")
    assert why(scene, 4, PLEAD, "U15") == Why("BRU-19", "witness")
    assert GAME.why_not(scene.s, 2, "cause:for") == Why("BRU-01", "absent", character=person("P16"))
    assert GAME.why_not(scene.all_pass().s, 2, "cause:for") == Why(
        "BRU-01", "absent", character=person("P16")
    )
    assert why(scene, 2, SPREAD, "D1a", 3).case == "kind"
