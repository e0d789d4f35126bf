"""Why not: the rule behind a refusal, and never a secret."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.kernel import Verb, Why
from aquelarre.kernel.why import together

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def scene_(*held: str) -> Scene:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, *held)


def why(scene: Scene, seat: int, verb: Verb, *args: int | str) -> Why:
    numbers = [Scene._number(arg) for arg in args]
    return GAME.why_not(scene.s, seat, verb.at(*numbers))


@pytest.mark.rule("BRU-09")
def test_not_in_somebody_elses_turn() -> None:
    scene = scene_("R01a", "J2a").rumours(1, "R14a").hold(2, "R02a", "J1a", "S01")
    for verb, args in (
        (verbs.SPREAD, ("R02a", 1)),
        (verbs.ACCUSE, ("J1a", 1)),
        (verbs.EVENT, ("S01",)),
    ):
        assert why(scene, 2, verb, *args) == Why("BRU-09", "turn", seat=0)
    scene.answer(verbs.ACCUSE, "J2a", 1)
    assert why(scene, 2, verbs.EVENT, "S01") == Why("BRU-09", "turn", seat=0)


@pytest.mark.rule("BRU-01")
def test_in_somebody_elses_turn_an_ability_is_refused_for_its_own_reason() -> None:
    scene = Scene("wvvvw", ["P01", "P09", "P10", "P22", "P11"])
    assert why(scene, 2, verbs.USE, 0) == Why("BRU-01", "ability", character=0)
    assert why(scene, 1, verbs.USE, 8) == Why("BRU-01", "passive"), "the executioner's"
    assert GAME.why_not(scene.s, 3, "character:P22") == Why("BRU-01", "when-chosen")
    assert why(scene, 4, verbs.USE, 10) == Why("BRU-09", "turn", seat=0), "it is for one's turn"


@pytest.mark.rule("BRU-05")
def test_who_is_choosing_a_card_is_not_told_that_nothing_is_chosen() -> None:
    scene = scene_("S02").hold(1, "R02a").answer(verbs.EVENT, "S02")
    assert scene.question == "discard"
    assert why(scene, 1, verbs.DONE) == Why("BRU-09", "first-discard")
    assert why(scene_(), 0, verbs.DONE) == Why("BRU-14", "done")


@pytest.mark.rule("BRU-18")
def test_who_touches_somebody_in_a_trial_without_a_rumour_in_hand() -> None:
    scene = Scene("wvvvw", FIVE, claims=0)
    for seat in range(5):
        scene.hold(seat)
    scene.hold(0, "J1a").trial(0, "J1a", 1)
    assert scene.question == "floor"
    assert GAME.why_not(scene.s, 2, "seat:3") == Why("BRU-18", "accused", accused=1)
    assert GAME.why_not(scene.s, 2, "seat:1") == Why("BRU-18", "none", accused=1)


@pytest.mark.rule("BRU-21")
def test_a_spectre_without_a_victim_makes_nobody_vote() -> None:
    scene = scene_("J1a").dead(4).trial(0, "J1a", 1).all_pass()
    assert scene.question == "vote"
    assert why(scene, 4, verbs.VOTE_AS, 0) == Why("BRU-21", "possesses")
    assert why(scene, 4, verbs.VOTE, 0) == Why("BRU-26", "vote")


@pytest.mark.rule("BRU-09")
@pytest.mark.parametrize(
    ("held", "verb", "args", "wanted"),
    [
        ("R14a", verbs.SPREAD, ("R14a", 0), Why("BRU-09", "self")),
        ("R01a", verbs.SPREAD, ("R02a", 1), Why("BRU-03", card=card("R02a"))),
        ("J1a", verbs.ACCUSE, ("J1a", 0), Why("BRU-17", "self")),
        ("J2a", verbs.ACCUSE, ("J2a", 1), Why("BRU-17", "ill-repute")),
        ("J7", verbs.ACCUSE, ("J7", 2), Why("BRU-17", "women")),
        ("J8", verbs.ACCUSE, ("J8", 1), Why("BRU-17", "men")),
        ("J9", verbs.ACCUSE, ("J9", 1), Why("BRU-17", "no-influential")),
        ("S04", verbs.EVENT_ON, ("S04", 1), Why("BRU-09", "empty", seat=1)),
        ("C2a", verbs.COUNTER, ("C2a",), Why("BRU-20", "no-trial")),
        ("D1a", verbs.PLEAD, ("D1a",), Why("BRU-19", "rounds")),
    ],
)
def test_what_is_wrong_with_a_play(
    held: str, verb: Verb, args: tuple[int | str, ...], wanted: Why
) -> None:
    assert why(scene_(held), 0, verb, *args) == wanted


@pytest.mark.rule("BRU-09")
def test_a_second_rumour_of_the_same_kind() -> None:
    scene = scene_("R01a", "R02a", "R14a", "R15a").answer(verbs.SPREAD, "R01a", 1)
    assert why(scene, 0, verbs.SPREAD, "R02a", 1) == Why("BRU-09", "praised")
    scene.answer(verbs.SPREAD, "R14a", 1)
    assert why(scene, 0, verbs.SPREAD, "R15a", 2) == Why("BRU-09", "slandered")


@pytest.mark.rule("BRU-09")
def test_where_a_second_rumour_of_minstrel_and_pious_neighbour_cannot_go() -> None:
    for who, names, case in (
        ("P10", ("R01a", "R02a"), "praise-again"),
        ("P13", ("R14a", "R15a"), "slander-again"),
    ):
        scene = Scene("wvvvw", [who, "P05", "P17", "P22", "P06"]).hold(0, *names)
        scene.answer(verbs.SPREAD, names[0], 1)
        assert why(scene, 0, verbs.SPREAD, names[1], 1) == Why("BRU-09", case)
        assert why(scene, 0, verbs.SPREAD, names[1], 2) == Why("")


@pytest.mark.rule("BRU-01")
def test_what_is_wrong_with_an_ability() -> None:
    scene = Scene("wvvvw", ["P23", "P05", "P17", "P22", "P06"])
    use = (verbs.USE_ON, "P23")
    assert why(scene, 1, *use, 1) == Why("BRU-01", "ability", character=22)
    assert why(scene, 0, *use, 2) == Why("BRU-01", "sex"), "a woman; but there are men"
    assert why(scene, 0, verbs.MOVE, "R14a", 1) == Why("BRU-01", "ability", character=16)
    scene.answer(*use, 1)
    assert why(scene, 0, *use, 1) == Why("BRU-01", "used")
    scene = Scene("wvvvw", ["P17", "P05", "P10", "P22", "P06"]).rumours(1, "R14a")
    assert why(scene, 0, verbs.MOVE, "R14a", 0) == Why("BRU-01", "carry")
    scene.hold(0, "J1a").trial(0, "J1a", 1)
    assert why(scene, 0, verbs.MOVE, "R14a", 2) == Why("BRU-01", "turn")
    assert why(scene, 2, verbs.MOVE, "R14a", 3) == Why("BRU-01", "ability", character=16)


@pytest.mark.rule("BRU-14")
def test_what_priest_and_influential_citizen_may_not_discard() -> None:
    scene = (
        Scene("wvvvw", ["P02", "P13", "P10", "P22", "P09"]).rumours(2, "R14a").rumours(0, "R14b")
    )
    scene.rumours(1, "R12").rest_of_week()
    assert (scene.question, scene.asked) == ("calm", [1])
    assert why(scene, 1, verbs.CALM, "R15a") == Why("BRU-14", "kind", card=card("R15a"))
    assert why(scene, 0, verbs.CALM, "R14a") == Why("BRU-14", "wait-calm", seat=1)
    scene.answer(verbs.DONE)
    assert (scene.question, scene.asked) == ("priest", [0])
    assert why(scene, 0, verbs.CALM, "R14b") == Why("BRU-14", "priest")
    assert why(scene, 1, verbs.CALM, "R14a") == Why("BRU-14", "wait-priest", seat=0)
    scene.answer(verbs.DONE)
    assert why(scene, 1, verbs.CALM, "R14a") == Why("BRU-14", "past"), "now they share"


@pytest.mark.rule("BRU-26", "BRU-27")
def test_what_is_wrong_with_a_spectres_card() -> None:
    scene = scene_().dead(1, "U01a", "U07a", "U08", "U13")
    assert why(scene, 1, verbs.HAUNT, "U01a", 2) == Why("BRU-27", "own-turn")
    assert GAME.why_not(scene.s, 1, "card:U13") == Why("BRU-27", "own-turn")
    assert why(scene, 0, verbs.HAUNT, "U01a", 2) == Why("BRU-27", "spectres")
    scene.next_cards("U17").end_turn()
    assert why(scene, 0, verbs.HAUNT, "U01a", 2) == Why("BRU-27", "spectres"), "not in any turn"
    assert why(scene, 1, verbs.HAUNT, "U13", 2) == Why("BRU-27", "as-haunting", card=card("U13"))
    assert why(scene, 1, verbs.HAUNT, "U01a", 1) == Why("BRU-26", "dead", seat=1)
    assert why(scene, 1, verbs.HAUNT, "U08", 2) == Why("BRU-27", "useless"), "none in the pile"
    assert why(scene, 1, verbs.ERASE, "U13", "R01b") == Why("BRU-27", "useless"), "it lies nowhere"
    for name in ("U07a", "U08", "U13"):
        assert GAME.why_not(scene.s, 1, f"card:{name}") == Why("BRU-27", "useless")
    assert GAME.why_not(scene.s, 1, "card:U17") == Why("BRU-19", "rounds")
    scene.hold(3, "R02a")
    assert why(scene, 1, verbs.HAUNT, "U07a", 2) == Why("BRU-09", "empty", seat=2)
    scene.discarded("R14a").answer(verbs.HAUNT, "U08", 2)
    assert GAME.why_not(scene.s, 1, "card:U13") == Why("BRU-27", "pile"), "not in the pile"


@pytest.mark.rule("BRU-27")
def test_fog_chains_and_truce() -> None:
    scene = scene_("R14a", "J1a").bears(0, "U03").bears(0, "U04")
    assert why(scene, 0, verbs.SPREAD, "R14a", 1) == Why("BRU-27", "fog")
    assert why(scene, 0, verbs.ACCUSE, "J1a", 1) == Why("BRU-27", "chains")
    scene.s.truce = 1
    assert why(scene, 0, verbs.ACCUSE, "J1a", 1) == Why("BRU-17", "truce")


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("C1a", "good-name"),
        ("C2a", "accused"),
        ("C3", "citizen"),
        ("C4", "accuser"),
        ("C6", "bail"),
    ],
)
def test_which_condition_of_a_counter_trial_is_missing(name: str, case: str) -> None:
    scene = scene_("J1a").hold(2, name).rumours(1, "R14a").trial(0, "J1a", 1)
    assert why(scene, 2, verbs.COUNTER, name) == Why("BRU-20", case)


@pytest.mark.rule("BRU-18")
def test_rumours_in_a_trial() -> None:
    scene = scene_("J3a").hold(1, "R01a").hold(2, "R14a").trial(0, "J3a", 1)
    assert why(scene, 2, verbs.SPREAD, "R14a", 3) == Why("BRU-18", "accused", accused=1)
    assert why(scene, 1, verbs.SPREAD, "R01a", 1) == Why("BRU-18", "mark")
    scene = scene_("J6a").hold(2, "R14a", "D1a").trial(0, "J6a", 1)
    assert why(scene, 2, verbs.SPREAD, "R14a", 1) == Why("BRU-18", "summary")
    assert why(scene, 2, verbs.PLEAD, "D1a") == Why("BRU-19", "summary")


@pytest.mark.rule("BRU-18", "BRU-20")
def test_while_a_rumour_too_many_is_dropped_the_trial_waits() -> None:
    scene = scene_("J1a").hold(4, "C1a").hold(2, "R01a", "R15a").hold(3, "D1a")
    scene.rumours(1, "R02a", "R03a").trial(0, "J1a", 1).answer(verbs.SPREAD, "R01a", 1, seat=2)
    assert (scene.question, scene.asked) == ("drop", [1])
    assert why(scene, 4, verbs.COUNTER, "C1a") == Why("BRU-12", "wait-drop", seat=1)
    assert why(scene, 3, verbs.PLEAD, "D1a") == Why("BRU-12", "wait-drop", seat=1)
    assert why(scene, 2, verbs.SPREAD, "R15a", 1) == Why("BRU-12", "wait-drop", seat=1)
    assert why(scene, 2, verbs.SPEND, "R15a", 1) == Why("BRU-12", "wait-drop", seat=1)


@pytest.mark.rule("BRU-24")
def test_while_somebody_burns_no_rumours_are_spread() -> None:
    scene = Scene("wvvvw", ["P05", "P17", "P08", "P22", "P06"]).hold(0, "J1a").hold(1, "R01a")
    scene.hold(3, "R14a").burn(0, "J1a", 1)
    assert scene.question == "rob_grave"
    assert GAME.why_not(scene.s, 3, "card:R14a") == Why("BRU-18", "before-vote")


@pytest.mark.rule("BRU-21", "BRU-26")
def test_who_does_not_vote() -> None:
    scene = scene_("J1a").dead(4).trial(0, "J1a", 1).all_pass()
    assert why(scene, 1, verbs.VOTE, 0) == Why("BRU-21", "accused")
    assert why(scene, 4, verbs.VOTE, 0) == Why("BRU-26", "vote")
    assert why(scene, 0, verbs.VOTE, 3) == Why("BRU-21", "ballot"), "no double trial"
    assert why(scene, 0, verbs.SAY_VILLAGER) == Why("BRU-17", "vote"), "nobody talks now"


@pytest.mark.rule("BRU-17", "BRU-26")
def test_what_cannot_be_said() -> None:
    scene = scene_("J1a").dead(4)
    assert why(scene, 4, verbs.SAY_VILLAGER) == Why("BRU-26", "shown")
    assert why(scene, 2, verbs.SAY_TRUST, 4) == Why("BRU-26", "dead", seat=4)
    assert why(scene, 2, verbs.SAY_SUSPECT, 2) == Why("BRU-17", "oneself")
    assert why(scene, 2, verbs.ASK_WHY, 0, 1) == Why("BRU-17", "about")
    assert why(scene, 2, verbs.ASK_ABOUT, 1, 0, 3) == Why("BRU-17", "undone", seat=1)
    assert why(scene, 2, verbs.SAY_REASON, 0, 1, 0, 3) == Why("BRU-17", "undone", seat=1)
    assert why(scene, 2, verbs.REPLY, 0) == Why("BRU-17", "unasked")
    before = Scene("wvvvw", rules=1).dead(4)
    assert why(before, 4, verbs.SAY_SUSPECT, 1) == Why("BRU-26", "silent")
    assert why(before, 2, verbs.ASK_WHY, 0, 1) == Why("BRU-17", "undone", seat=1)
    assert why(before, 2, verbs.SAY_REASON, 0, 1, 0, 3) == Why("BRU-17", "earlier")
    for other in (0, 1, 3):
        scene.answer(verbs.SAY_TRUST, other, seat=2)
    assert why(scene, 2, verbs.SAY_VILLAGER) == Why("BRU-17", "said")
    scene.answer(verbs.ACCUSE, "J1a", 1)
    assert why(scene, 2, verbs.SAY_VILLAGER) == Why("BRU-17", "speech", speaker=0)
    assert why(scene, 4, verbs.SAY_TRUST, 1) == Why("BRU-26", "silent")
    assert why(scene, 2, verbs.END_SPEECH) == Why("BRU-17", "speech", speaker=0)


@pytest.mark.rule("BRU-15")
def test_the_sharing() -> None:
    scene = scene_("R01a").dead(4)
    assert why(scene, 0, verbs.GIVE, "R01a", 1) == Why("BRU-15", "not-now")
    scene.turns(0, 1, 2, 3, 4).rumours(0, "R12")
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
    held = scene.hand(0)[0]
    assert why(scene, 0, verbs.GIVE, held, 4) == Why("BRU-26", "share")
    assert why(scene, 0, verbs.GIVE, held, 0) == Why("BRU-15", "oneself")
    assert why(scene, 0, verbs.READY) == Why("BRU-15", "first")


def test_a_thing_on_the_table() -> None:
    scene = scene_("J2a").dead(4)
    assert GAME.why_not(scene.s, 0, "card:J2a") == Why("BRU-17", "ill-repute")
    assert GAME.why_not(scene.s, 0, "seat:4") == Why("BRU-26", "dead", seat=4)
    assert GAME.why_not(scene.s, 0, "seat:9") == Why("BRU-01", "no-seat")
    assert GAME.why_not(scene.s, 2, "character:P05") == Why("BRU-01", "ability", character=4)
    assert GAME.why_not(scene.s, 0, verbs.END_TURN.base) == Why("")


@pytest.mark.rule("BRU-09")
def test_a_card_and_then_somebody_it_cannot_be_played_on() -> None:
    """What is meant is that card on that person, and not a phrase about them."""
    scene = Scene("wvvvw", ["P13", *FIVE[1:]]).hold(0, "R14a", "R15a", "J1a")

    def both(things: str) -> Why:
        return GAME.why_not(scene.s, 0, together(GAME, scene.s, 0, things))

    assert both("card:R14a seat:0") == Why("BRU-09", "self")
    assert both("card:J1a seat:0") == Why("BRU-17", "self")
    assert both("card:R14a seat:1") == Why("")
    scene.answer(verbs.SPREAD, "R14a", 1)
    assert both("card:R15a seat:1") == Why("BRU-09", "slander-again")
    assert both("card:J1a card:R15a") == Why(""), "another card instead of it"


@pytest.mark.rule("BRU-06")
def test_after_the_end_it_is_over() -> None:
    scene = Scene("wvv").hold(0, "J1a").burn(0, "J1a", 1)
    assert GAME.why_not(scene.s, 0, "seat:2") == Why("BRU-06")
