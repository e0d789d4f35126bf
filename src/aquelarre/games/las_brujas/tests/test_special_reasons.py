"""The special cause is the reason: who could do it, with which card, in which part of the week or
the trial; never just that something else is going on."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.kernel import Verb, Why

FIVE = ["P05", "P17", "P10", "P06", "P13"]


def scene_(*held: str, claims: int = 1, who: list[str] | None = None) -> Scene:
    scene = Scene("wvvvw", who or FIVE, claims=claims)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, *held)


def why(scene: Scene, seat: int, verb: Verb, *args: int | str) -> Why:
    return GAME.why_not(scene.s, seat, verb.at(*(Scene._number(arg) for arg in args)))


ABILITIES = [
    (verbs.ORDER, ("R01a",), "P01"),
    (verbs.KEEP, ("R01a",), "P03"),
    (verbs.CANCEL, (), "P22"),
    (verbs.LET_BE, (), "P22"),
    (verbs.HEAL, (), "P15"),
    (verbs.FAVOUR, (0,), "P16"),
    (verbs.RETURN, ("R01a",), "P06"),
    (verbs.USE, ("P01",), "P01"),
]


@pytest.mark.rule("BRU-01", "BRU-25")
@pytest.mark.parametrize(("verb", "args", "who"), ABILITIES)
def test_whose_ability_it_is(verb: Verb, args: tuple[int | str, ...], who: str) -> None:
    """Nobody's at this table, another's, or lost: not that it is none for now."""
    whose = IDS.index(who)
    nobodys = scene_("R01a", who=["P05", "P17", "P10", "P18", "P13"])
    assert why(nobodys, 0, verb, *args) == Why("BRU-01", "absent", character=whose)
    anothers = scene_("R01a", who=["P05", who, "P10", "P18", "P13"])
    assert why(anothers, 0, verb, *args) == Why("BRU-01", "ability", character=whose)
    lost = scene_(who=["P05", "P17", "P10", "P18", who]).dead(4)
    held = why(lost, 4, verb, *args)
    assert held == (Why("BRU-03", card=card("R01a")) if verb is verbs.RETURN else Why("BRU-25"))


@pytest.mark.rule("BRU-01", "BRU-24")
@pytest.mark.parametrize(
    ("who", "verb", "args", "wanted"),
    [
        ("P01", verbs.ORDER, ("R01a",), Why("BRU-01", "deck")),
        ("P03", verbs.KEEP, ("R01a",), Why("BRU-24", "bailiff")),
        ("P22", verbs.CANCEL, (), Why("BRU-01", "when-chosen")),
        ("P06", verbs.RETURN, ("R01a",), Why("BRU-01", "return")),
        ("P08", verbs.TAKE, ("R01a",), Why("BRU-09", "no-take-grave")),
        ("P12", verbs.GIVE, ("R01a", 1), Why("BRU-15", "hermit")),
    ],
)
def test_when_an_ability_has_its_moment(
    who: str, verb: Verb, args: tuple[int | str, ...], wanted: Why
) -> None:
    scene = scene_("R01a", who=[who, "P05", "P17", "P10", "P13"])
    assert why(scene, 0, verb, *args) == wanted


@pytest.mark.rule("BRU-27")
def test_only_spectres_bring_rumours_back() -> None:
    scene = scene_().dead(4)
    assert why(scene, 0, verbs.RAISE, "R01a") == Why("BRU-27", "raise-living")
    assert why(scene, 4, verbs.RAISE, "R01a") == Why("BRU-27", "raise")
    assert why(scene, 4, verbs.TAKE, "R01a") == Why("BRU-27", "no-take")


@pytest.mark.rule("BRU-17")
def test_speeches_that_are_over_are_not_said_not_to_be() -> None:
    scene = scene_("J1a")
    assert why(scene, 0, verbs.END_SPEECH) == Why("BRU-17", "no-speech")
    scene.answer(verbs.ACCUSE, "J1a", 1)
    assert why(scene, 2, verbs.END_SPEECH) == Why("BRU-17", "speech", speaker=0)
    scene.speeches()
    assert scene.question == "floor"
    assert why(scene, 0, verbs.END_SPEECH) == Why("BRU-17", "spoken")
    scene.all_pass()
    assert why(scene, 0, verbs.END_SPEECH) == Why("BRU-17", "spoken")


@pytest.mark.rule("BRU-19", "BRU-20", "BRU-21", "BRU-23")
def test_the_parts_of_a_trial() -> None:
    scene = scene_("J1a").hold(2, "C1a", "D1a")
    assert why(scene, 2, verbs.PASS) == Why("BRU-19", "pass")
    scene.answer(verbs.ACCUSE, "J1a", 1)
    assert why(scene, 2, verbs.PASS) == Why("BRU-19", "pass-speeches")
    assert why(scene, 2, verbs.VOTE, 0) == Why("BRU-21", "after-speeches")
    assert why(scene, 2, verbs.DECIDE, 0) == Why("BRU-23", "unvoted")
    scene.speeches()
    assert why(scene, 2, verbs.VOTE, 0) == Why("BRU-21", "not-yet")
    assert why(scene, 0, verbs.END_TURN) == Why("BRU-09", "after-trial")
    scene.all_pass()
    assert why(scene, 2, verbs.PASS) == Why("BRU-19", "pass-vote")
    scene.vote(guilty=[0, 2, 3, 4])
    assert why(scene, 2, verbs.DECIDE, 0) == Why("BRU-23", "decided")


@pytest.mark.rule("BRU-20", "BRU-25")
def test_when_somebody_has_burned_nothing_is_cancelled() -> None:
    scene = scene_("J1a", who=["P05", "P17", "P08", "P06", "P13"]).hold(1, "R01a")
    scene.hold(3, "C1a", "D1a").burn(0, "J1a", 1)
    assert scene.question == "rob_grave"
    assert why(scene, 3, verbs.COUNTER, "C1a") == Why("BRU-20", "burnt")
    assert why(scene, 3, verbs.PLEAD, "D1a") == Why("BRU-19", "before-vote")
    assert why(scene, 2, verbs.END_TURN) == Why("BRU-09", "turn", seat=0)
    assert why(scene, 0, verbs.END_SPEECH) == Why("BRU-17", "spoken")


def in_the_sharing(claims: int = 1) -> Scene:
    scene = scene_(claims=claims).dead(4).hold(1, "R02a")
    while scene.question in ("act", "haunt"):
        scene.hold(0, "R01a").answer(verbs.END_TURN)
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
    return scene


@pytest.mark.rule("BRU-13", "BRU-14", "BRU-15")
def test_the_parts_of_the_assembly() -> None:
    scene = scene_("R01a").dead(4)
    assert why(scene, 0, verbs.ELECT, 1) == Why("BRU-13", "not-now")
    assert why(scene, 4, verbs.ELECT, 1) == Why("BRU-26", "elect")
    assert why(scene, 0, verbs.CALM, "R14a") == Why("BRU-14", "who")
    assert why(scene, 0, verbs.CALM, "R01a") == Why("BRU-14", "kind", card=card("R01a"))
    scene.s.influential = 0
    assert why(scene, 0, verbs.CALM, "R14a") == Why("BRU-14", "assembly")
    priest = scene_(who=["P02", "P05", "P17", "P10", "P13"])
    assert why(priest, 1, verbs.CALM, "R14a") == Why("BRU-14", "who-priest")
    assert why(scene, 0, verbs.GIVE, "R01a", 1) == Why("BRU-15", "not-now")
    assert why(scene, 0, verbs.GIVE, "R02a", 1) == Why("BRU-03", card=card("R02a"))
    back = Why("BRU-15", "not-laid", card=card("R01a"))
    assert why(scene, 0, verbs.TAKE_BACK, "R01a") == back
    scene = in_the_sharing()
    assert why(scene, 0, verbs.ELECT, 1) == Why("BRU-13", "elected")
    assert why(scene, 0, verbs.CALM, "R14a") == Why("BRU-14", "past")
    assert why(scene, 0, verbs.END_TURN) == Why("BRU-09", "assembly")
    assert why(scene, 0, verbs.DONE) == Why("BRU-15", "ready")
    assert why(scene, 4, verbs.DONE) == Why("BRU-26", "share")


@pytest.mark.rule("BRU-09", "BRU-12", "BRU-33")
def test_what_only_a_card_brings_about() -> None:
    scene = scene_("R01a").rumours(1, "R02a")
    assert why(scene, 0, verbs.TAKE, "R01a") == Why("BRU-09", "no-take")
    assert why(scene, 0, verbs.HAND_ON, "R01a") == Why("BRU-09", "no-procession")
    assert why(scene, 0, verbs.DISCARD, "R01a") == Why("BRU-09", "unasked")
    assert why(scene, 0, verbs.POINT_AT, 1) == Why("BRU-33", "not-now")
    assert why(scene, 0, verbs.DROP, "J1a") == Why("BRU-12", "kind", card=card("J1a"))
    assert why(scene, 0, verbs.DROP, "R03a") == Why("BRU-12", "nowhere", card=card("R03a"))
    assert why(scene, 0, verbs.DROP, "R02a") == Why("BRU-12")


@pytest.mark.rule("BRU-24")
def test_the_bailiff_who_chooses_cards_is_not_told_that_he_chooses_none() -> None:
    scene = scene_("J1a", "R01a", "R02a", "R03a", who=["P03", "P17", "P10", "P06", "P13"])
    scene.burn(0, "J1a", 1)
    assert scene.question == "keep"
    assert why(scene, 0, verbs.DONE) == Why("BRU-24", "first-keep")


@pytest.mark.rule("BRU-21")
def test_who_possesses_nobody_never_votes_for_others() -> None:
    scene = scene_("J1a").dead(4)
    for seat in (0, 1, 4):
        assert why(scene, seat, verbs.VOTE_AS, 0) == Why("BRU-21", "possesses")
    scene.trial(0, "J1a", 1).all_pass()
    for seat in (0, 1, 4):
        assert why(scene, seat, verbs.VOTE_BOTH, 0, 0) == Why("BRU-21", "possesses")


@pytest.mark.rule("BRU-17", "BRU-18")
def test_somebody_is_touched_at_a_table_without_phrases() -> None:
    scene = scene_("J1a", claims=0).dead(4)
    assert GAME.why_not(scene.s, 2, "seat:1") == Why("BRU-09", "turn", seat=0)
    assert GAME.why_not(scene.s, 4, "seat:1") == Why("BRU-09", "turn", seat=0)
    assert GAME.why_not(scene.s, 0, "seat:4") == Why("BRU-26", "dead", seat=4)
    assert GAME.why_not(scene.s, 0, "seat:0") == Why("BRU-17", "self")
    scene.trial(0, "J1a", 1).all_pass()
    for seat in (0, 2):
        assert GAME.why_not(scene.s, seat, "seat:1") == Why("BRU-18", "before-vote")
    shares = in_the_sharing(claims=0)
    assert GAME.why_not(shares.s, 4, "seat:1") == Why("BRU-26", "share")


@pytest.mark.rule("BRU-09")
def test_who_has_the_turn_touches_somebody_and_is_told_what_keeps_their_cards_back() -> None:
    """It said only that no card could be played on them now."""
    scene = scene_("C1a", "S02", claims=0)  # a counter-trial and an event for all
    assert GAME.why_not(scene.s, 0, "seat:1") == Why("BRU-09", "none-aimed", seat=1)
    scene = scene_("R14a", "R15a", claims=0).answer(verbs.SPREAD, "R14a", 1)
    assert GAME.why_not(scene.s, 0, "seat:2") == Why("BRU-09", "slandered"), "one thing"
    scene = scene_("R14a", "J1a", claims=0)
    assert GAME.why_not(scene.s, 0, "seat:0") == Why("BRU-09", "nothing-on", seat=0), "two"
    scene = scene_("J7", claims=0)  # for women, and no card was touched of which to say so
    assert GAME.why_not(scene.s, 0, "seat:2") == Why("BRU-09", "nothing-on", seat=2)


@pytest.mark.rule("BRU-01", "BRU-03", "BRU-27")
def test_who_waits_in_the_assembly_is_told_what_keeps_them_back() -> None:
    scene = scene_().dead(4).rumours(0, "R12", "R13").rumours(1, "R14a").hold(2, "J1a")
    while scene.question in ("act", "haunt"):
        scene.answer(verbs.END_TURN)
    assert scene.question == "calm"
    scene.hold(2, "J1a").hold(3)
    assert GAME.why_not(scene.s, 2, "card:J1a") == Why("BRU-09", "assembly")
    assert GAME.why_not(scene.s, 3, "card:J1a") == Why("BRU-03", card=card("J1a"))
    assert GAME.why_not(scene.s, 3, "card:U03") == Why("BRU-27", "spectres")
    assert GAME.why_not(scene.s, 3, "card:R14a") == Why("BRU-14", "wait-calm", seat=0)
    widow = IDS.index("P16")
    assert GAME.why_not(scene.s, 3, "cause:for") == Why("BRU-01", "absent", character=widow)


@pytest.mark.rule("BRU-18", "BRU-27")
def test_a_spectre_that_plays_its_card_as_the_living_do_is_told_how_it_is_played() -> None:
    """It was told that spectres play only afterlife cards, of an afterlife card."""
    scene = scene_("J1a").dead(4, "U01a", "U16")
    wisp = Why("BRU-27", "as-haunting", card=card("U01a"))
    for verb in (verbs.SPREAD, verbs.ACCUSE, verbs.EVENT_ON):
        assert why(scene, 4, verb, "U01a", 1) == wisp
    assert why(scene, 4, verbs.COUNTER, "U01a") == wisp
    assert why(scene, 4, verbs.EVENT, "U16") == Why("BRU-20", "as-counter", card=card("U16"))
    scene.trial(0, "J1a", 1)
    assert why(scene, 4, verbs.SPREAD, "U01a", 1) == Why("BRU-18", "kind", card=card("U01a"))
