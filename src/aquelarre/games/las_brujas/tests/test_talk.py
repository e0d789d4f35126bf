"""Governed talk and structured claims: BRU-17, BRU-26, ruling L4."""

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
    SAY_TRUST,
    SAY_VILLAGER,
)
from aquelarre.kernel import ALL, Why

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def scene_() -> Scene:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    return scene


def silent(scene: Scene) -> list[bool]:
    return [bool(GAME.may_talk(scene.s, seat).rule) for seat in range(5)]


@pytest.mark.rule("BRU-17")
def test_during_the_speeches_only_who_has_the_floor_talks() -> None:
    scene = scene_().hold(0, "J1a").dead(4)
    assert silent(scene) == [False] * 5
    scene.answer(verbs.ACCUSE, "J1a", 2)
    assert silent(scene) == [False, True, True, True, False], "the accuser; and spectres apart"
    assert GAME.may_talk(scene.s, 1) == Why("BRU-17", "speech", speaker=0)
    scene.answer(verbs.END_SPEECH)
    assert silent(scene) == [True, True, False, True, False]
    scene.answer(verbs.END_SPEECH)
    assert silent(scene) == [False] * 5


@pytest.mark.rule("BRU-26")
def test_spectres_are_heard_by_spectres_only_in_trials_and_assemblies() -> None:
    scene = scene_().dead(4).dead(3).hold(0, "J1a")
    assert GAME.hearers(scene.s, 4) == ALL, "in a turn everybody hears them"
    scene.answer(verbs.ACCUSE, "J1a", 2)
    assert GAME.hearers(scene.s, 4) == 0b11000
    assert GAME.apart(scene.s, 4) == Why("BRU-26", "apart"), "and they are told why"
    assert GAME.hearers(scene.s, 0) == ALL
    assert GAME.apart(scene.s, 0) == Why("")
    scene.speeches().vote(innocent=[0, 1, 2]).all_pass()
    assert GAME.hearers(scene.s, 4) == ALL
    scene.rest_of_week()
    assert GAME.hearers(scene.s, 3) == 0b11000


@pytest.mark.rule("BRU-04")
def test_witches_have_no_secret_channel() -> None:
    scene = scene_().hold(0, "J1a")
    for _ in range(3):
        assert {GAME.hearers(scene.s, seat) for seat in range(5)} == {ALL}
        if scene.question == "act":
            scene.answer(verbs.ACCUSE, "J1a", 2)
        else:
            scene.answer(verbs.END_SPEECH)


# -- claims ------------------------------------------------------------------------------


@pytest.mark.rule("BRU-17")
def test_what_can_be_claimed_by_whom() -> None:
    scene = scene_().dead(4)
    assert len(scene.options(SAY_VILLAGER, 2)) == 1
    assert scene.args(SAY_SUSPECT, 2) == [(0,), (1,), (3,)], "the other living"
    assert scene.args(SAY_TRUST, 2) == [(0,), (1,), (3,)]
    past = (SAY_REASON, SAY_REASON_ME, ASK_WHY, ASK_ABOUT, ASK_ABOUT_ME, REPLY)
    assert [x for verb in past for x in scene.options(verb, 2)] == [], "nothing was done or asked"


@pytest.mark.rule("BRU-17")
def test_claims_are_heard_by_all_and_the_latest_counts() -> None:
    scene = scene_().answer(SAY_SUSPECT, 0, seat=2).answer(SAY_VILLAGER, seat=3)
    says = [player["says"] for player in GAME.view(scene.s, -1)["players"]]
    assert (says[2]["suspects"], says[3]["villager"]) == ([0], True)
    scene.answer(SAY_TRUST, 0, seat=2)
    says = GAME.view(scene.s, -1)["players"][2]["says"]
    assert (says["suspects"], says["trusts"]) == ([], [0])
    says = GAME.view(scene.answer(SAY_SUSPECT, 0, seat=2).s, -1)["players"][2]["says"]
    assert (says["suspects"], says["trusts"]) == ([0], [])
    assert scene.asked == [0], "nothing else has changed"


@pytest.mark.rule("BRU-17")
def test_three_claims_a_week_and_three_more_in_each_trial() -> None:
    scene = scene_().hold(0, "J1a", "J1b")
    for other in (0, 1, 3):
        scene.answer(SAY_SUSPECT, other, seat=2)
    assert claims.left(scene.s, 2) == 0
    assert [x for x in scene.options(seat=2) if claims.is_claim(x)] == []
    scene.trial(0, "J1a", 1)
    for other in (0, 1, 3):
        scene.answer(SAY_TRUST, other, seat=2)
    assert GAME.view(scene.s, -1)["players"][2]["claims"] == 0
    scene.vote(innocent=[2, 3, 4]).all_pass().trial(0, "J1b", 1)
    assert claims.left(scene.s, 2) == 3, "another trial"
    scene.vote(innocent=[2, 3, 4]).all_pass()
    assert claims.left(scene.s, 2) == 0
    scene.next_week()
    assert claims.left(scene.s, 2) == 3


@pytest.mark.rule("BRU-17")
def test_during_the_speeches_only_the_speaker_makes_claims() -> None:
    scene = scene_().hold(0, "J1a").answer(verbs.ACCUSE, "J1a", 2)
    able = [seat for seat in range(5) if any(claims.is_claim(x) for x in scene.s.asides(seat))]
    assert able == [0]


@pytest.mark.rule("BRU-17")
def test_by_earlier_rules_people_are_asked_why_without_an_object() -> None:
    scene = Scene("wvvvw", FIVE, rules=1).hold(1).hold(2).hold(3).hold(4)
    scene = scene.hold(0, "J1a", "R14a", "R01a").answer(verbs.SPREAD, "R14a", 2)
    scene.answer(verbs.SPREAD, "R01a", 3).trial(0, "J1a", 1).dice(6, 1)
    scene.vote(guilty=[0, 2], innocent=[3, 4])
    asked = {(verbs.DEEDS[deed], seat) for deed, seat in scene.args(ASK_WHY, 1)}
    assert asked == {("accused", 0), ("guilty", 0), ("guilty", 2), ("innocent", 3),
                     ("innocent", 4), ("slander", 0), ("praise", 0)}  # fmt: skip
    scene.answer(ASK_WHY, 1, 2, seat=1)
    assert scene.last("asked_why") == {"seat": 1, "victim": 2, "deed": 1}


@pytest.mark.rule("BRU-17")
def test_a_table_can_do_without_claims() -> None:
    scene = Scene("wvvvw", FIVE, claims=0)
    assert all(not claims.is_claim(x) for seat in range(5) for x in scene.s.asides(seat))
    assert GAME.why_not(scene.s, 1, SAY_VILLAGER.base) == Why("BRU-17", "menus")


@pytest.mark.rule("BRU-17")
def test_no_claims_while_ballots_are_cast() -> None:
    scene = scene_().hold(0, "J1a").trial(0, "J1a", 1).all_pass()
    assert scene.question == "vote"
    assert all(not claims.is_claim(x) for seat in range(5) for x in scene.s.asides(seat))
