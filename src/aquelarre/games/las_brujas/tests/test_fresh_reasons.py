"""Reasons that fresh eyes found untrue or vague: each is true of just this card and moment."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.kernel import Verb, Why
from aquelarre.match import Match

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def scene_(*held: str, claims: int = 1) -> Scene:
    scene = Scene("wvvvw", FIVE, claims=claims)
    for seat in range(5):
        scene.hold(seat)
    return scene.hold(0, *held)


def why(scene: Scene, seat: int, verb: Verb, *args: int | str) -> Why:
    return GAME.why_not(scene.s, seat, verb.at(*(Scene._number(arg) for arg in args)))


@pytest.mark.rule("BRU-01")
def test_the_washerwoman_touches_her_own_character() -> None:
    """Her ability is to carry a rumour: touching her character names none. It was an error."""
    scene = Scene("wvvvw", ["P17", "P05", "P10", "P22", "P06"])
    assert GAME.why_not(scene.s, 0, "character:P17") == Why("BRU-01", "no-carry")
    assert why(scene, 0, verbs.USE_ON, "P17", 1) == Why("BRU-01", "no-carry")
    scene.rumours(1, "R14a")
    assert GAME.why_not(scene.s, 0, "character:P17") == Why("BRU-01", "carrying")
    assert why(scene, 0, verbs.MOVE, "R14a", 0) == Why("BRU-01", "carry")


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize("who", IDS)
@pytest.mark.parametrize("held", [(), ("R01a", "R02a", "R03a")])
def test_every_ability_tried_in_any_way_has_a_reason(who: str, held: tuple[str, ...]) -> None:
    scene = Scene("wvvvw", [who, *[each for each in [*FIVE, "P18"] if each != who][:4]])
    for seat in range(5):
        scene.hold(seat)
    scene.hold(0, *held)
    for action in (verbs.USE.at(IDS.index(who)), verbs.USE_ON.at(IDS.index(who), 0)):
        assert action in scene.s.options(0) or GAME.why_not(scene.s, 0, action)


@pytest.mark.rule("BRU-17")
@pytest.mark.parametrize("word", ["doing:accused", "fact:praised", "fact_me:slandered"])
def test_who_has_used_up_their_phrases_is_told_so_whoever_sits_next(word: str) -> None:
    """The next seat is dead: that says nothing about what has been seen."""
    scene = scene_("R01a").dead(1).answer(verbs.SPREAD, "R01a", 2)
    scene.s.claims = [0] * 5
    assert GAME.why_not(scene.s, 0, word) == Why("BRU-17", "said")


@pytest.mark.rule("BRU-17")
def test_what_nobody_else_alive_has_done_is_no_reason() -> None:
    scene = scene_("R01a").answer(verbs.SPREAD, "R01a", 2)
    assert GAME.why_not(scene.s, 0, "fact:praised") == Why("BRU-17", "never-done"), "only they did"
    assert GAME.why_not(scene.s, 0, "doing_me:slandered") == Why("BRU-17", "never-done-me")
    assert GAME.why_not(scene.s, 0, "stance:trust") == Why("BRU-17", "never-seen")
    assert not GAME.why_not(scene.s, 2, "fact_me:praised")


@pytest.mark.rule("BRU-26")
def test_a_spectre_in_the_assembly_is_told_what_spectres_do_not_do() -> None:
    scene = scene_().dead(4)
    for seat in range(4):
        scene.hold(seat, f"R0{seat + 1}a")
        scene.s.character[seat] = IDS.index("P05")
    while scene.question in ("act", "haunt"):
        scene.answer(verbs.END_TURN)
    assert scene.question == "election"
    assert why(scene, 4, verbs.ELECT, 1) == Why("BRU-26", "elect")
    assert GAME.why_not(scene.s, 4, "seat:1") == Why("BRU-26", "elect")
    assert GAME.why_not(scene.s, 4, "ballot:guilty") == Why("BRU-26", "vote")
    assert GAME.why_not(scene.s, 4, "fact:gave") == Why("BRU-26", "silent")
    for seat in range(4):
        scene.answer(verbs.ELECT, 0, seat=seat)
    assert scene.question == "share"
    assert GAME.why_not(scene.s, 4, "seat:1") == Why("BRU-26", "share")
    assert GAME.why_not(scene.s, 4, "card:U17") == Why("BRU-26", "share")
    assert GAME.why_not(scene.s, 4, "stance:trust") == Why("BRU-26", "silent")
    assert why(scene, 4, verbs.GIVE, "R01a", 1) == Why("BRU-26", "share")


@pytest.mark.rule("BRU-27")
def test_the_living_play_no_card_as_spectres_do() -> None:
    """Only of an afterlife card it is true that spectres play it so."""
    scene = scene_("J1a")
    assert why(scene, 0, verbs.HAUNT, "J1a", 1) == Why("BRU-17", "as-trial", card=card("J1a"))
    assert why(scene, 0, verbs.HAUNT, "C5", 1) == Why("BRU-03", card=card("C5"))
    assert why(scene, 2, verbs.HAUNT_TWO, "R18", 1, 3) == Why("BRU-03", card=card("R18"))
    assert why(scene, 2, verbs.ERASE, "R12", "J1a") == Why("BRU-03", card=card("R12"))
    assert why(scene, 0, verbs.HAUNT, "U03", 1) == Why("BRU-27", "spectres")


@pytest.mark.rule("BRU-27")
def test_a_spectres_card_for_trials_is_not_said_to_be_for_its_turn() -> None:
    scene = scene_("J1a").dead(4, "U14a", "U16", "U03").trial(0, "J1a", 1)
    assert why(scene, 4, verbs.HAUNT, "U14a", 1) == Why("BRU-27", "in-trial", card=card("U14a"))
    assert why(scene, 4, verbs.HAUNT, "U16", 1) == Why("BRU-20", "as-counter", card=card("U16"))
    assert why(scene, 4, verbs.HAUNT, "U03", 1) == Why("BRU-27", "own-turn")


@pytest.mark.rule("BRU-13")
def test_while_somebody_is_elected_nobody_is_told_that_nobody_is() -> None:
    scene = scene_()
    scene.s.character = [IDS.index("P05")] * 5
    for _ in range(5):
        scene.answer(verbs.END_TURN)
    assert scene.question == "election"
    assert why(scene, 0, verbs.NAME, 1) == Why("BRU-13", "first-election")
    scene.dice(6, 5, 5, 5, 5)
    for seat in range(5):
        scene.answer(verbs.ELECT, seat, seat=seat)
    assert scene.question == "name"
    assert why(scene, 1, verbs.ELECT, 1) == Why("BRU-13", "wait-name", seat=0)
    assert why(scene, 0, verbs.ELECT, 1) == Why("BRU-13", "first-name")


@pytest.mark.rule("BRU-17")
def test_what_was_done_to_oneself_was_seen_and_is_asked_otherwise() -> None:
    scene = scene_("R01a").answer(verbs.SPREAD, "R01a", 2)
    praised = verbs.DOINGS.index("praised")
    assert why(scene, 2, verbs.ASK_ABOUT, 0, praised, 2) == Why("BRU-17", "about-me")
    assert why(scene, 2, verbs.SAY_REASON, 0, 0, praised, 2) == Why("BRU-17", "about-me")
    assert why(scene, 2, verbs.ASK_ABOUT, 1, praised, 2) == Why("BRU-17", "undone", seat=1)


@pytest.mark.rule("BRU-19")
def test_a_rumour_is_not_said_to_be_for_trials_only() -> None:
    scene = scene_("R02a", "D1a", "C5")
    found = why(scene, 0, verbs.BEAR_WITNESS, "R02a", 0)
    assert found == Why("BRU-09", "as-rumour", card=card("R02a"))
    assert why(scene, 0, verbs.PLEAD, "D1a") == Why("BRU-19", "rounds")
    assert why(scene, 0, verbs.PLEAD, "C5") == Why("BRU-19", "rounds")


@pytest.mark.rule("BRU-18")
def test_during_the_speeches_nobody_is_asked_which_rumour_goes() -> None:
    scene = scene_("J1a").hold(2, "R16a").rumours(1, "R14a", "R15a")
    scene.answer(verbs.ACCUSE, "J1a", 1)
    assert scene.question == "speech"
    assert GAME.why_not(scene.s, 2, "card:R16a") == Why("BRU-18", "after-speeches")
    scene.speeches()
    assert why(scene, 2, verbs.SPREAD, "R16a", 1) == Why("BRU-12", "which", seat=1)


@pytest.mark.rule("BRU-18")
def test_who_touches_somebody_in_a_trial_with_rumours_that_are_of_no_use() -> None:
    """They hold rumours: to say that they hold none was not true."""
    scene = scene_("J1a", claims=0).hold(1, "R14a").trial(0, "J1a", 1)
    assert scene.question == "floor"
    assert GAME.why_not(scene.s, 1, "seat:1") == Why("BRU-09", "self")
    assert GAME.why_not(scene.s, 1, "seat:2") == Why("BRU-18", "accused", accused=1)
    bare = scene_("J1a", claims=0).trial(0, "J1a", 1)
    assert GAME.why_not(bare.s, 1, "seat:1") == Why("BRU-18", "none-own")
    assert GAME.why_not(bare.s, 2, "seat:1") == Why("BRU-18", "none", accused=1)
    summary = scene_("J6a", claims=0).answer(verbs.ACCUSE, "J6a", 1)
    assert GAME.why_not(summary.s, 2, "seat:1") == Why("BRU-18", "summary")


@pytest.mark.rule("BRU-02", "BRU-05")
@pytest.mark.parametrize("seat", [0, 2, 4])
def test_sides_and_numbers_are_chosen_by_nobody(seat: int) -> None:
    """Whoever touches one was told what else to do now, or whose turn it is."""
    scene = scene_("J1a").dead(4)
    for _ in range(2):  # in a turn, in a trial
        for side in ("witches", "villagers"):
            assert GAME.why_not(scene.s, seat, f"side:{side}") == Why("BRU-02")
        assert GAME.why_not(scene.s, seat, "number:3") == Why("BRU-05", "number")
        if scene.question == "act":
            scene.trial(0, "J1a", 1)


def calming() -> Scene:
    """The assembly: seat 0 may discard a negative rumour of seat 1."""
    scene = scene_().dead(4).rumours(0, "R12", "R13").rumours(1, "R14a")
    scene.s.claims = [0] * 5
    while scene.question in ("act", "haunt"):
        scene.answer(verbs.END_TURN)
    scene.s.claims = [0] * 5
    assert scene.question == "calm"
    return scene


@pytest.mark.rule("BRU-05", "BRU-21", "BRU-26")
def test_who_waits_is_told_what_is_being_decided_and_that_no_trial_is_voted_on() -> None:
    scene = calming()
    assert GAME.why_not(scene.s, 1, "card:R14a") == Why("BRU-14", "wait-calm", seat=0)
    assert GAME.why_not(scene.s, 1, "ballot:innocent") == Why("BRU-21", "no-vote")
    assert GAME.why_not(scene.s, 4, "ballot:innocent") == Why("BRU-26", "vote")
    assert GAME.why_not(scene.s, 4, "character:P06") == Why("BRU-25"), "whoever decides"


@pytest.mark.rule("BRU-05", "BRU-26")
def test_a_spectre_with_a_voice_is_not_told_that_spectres_do_not_vote() -> None:
    scene = scene_("J1a").hold(2, "R01a").dead(4, "U14a").rumours(1, "R02a", "R03a")
    scene.trial(0, "J1a", 1).answer(verbs.PLEAD, "U14a", seat=4)
    scene.answer(verbs.SPREAD, "R01a", 1, seat=2)
    assert scene.question == "drop"
    assert GAME.why_not(scene.s, 4, "ballot:guilty") == Why("BRU-21", "not-yet")


@pytest.mark.rule("BRU-05", "BRU-17")
def test_who_has_to_answer_before_they_talk_is_told_what() -> None:
    scene = scene_("S02", "R01a").hold(1, "R02a").hold(2, "R03a").answer(verbs.EVENT, "S02")
    assert scene.question == "discard"
    assert why(scene, 1, verbs.SAY_SUSPECT, 2) == Why("BRU-09", "first-discard")
    assert why(scene, 3, verbs.SAY_SUSPECT, 2) == Why("BRU-09", "all-discard"), "they have no cards"
    assert GAME.why_not(scene.s, 3, "seat:2") == Why("BRU-09", "all-discard"), "who decides what"


@pytest.mark.rule("BRU-27")
def test_the_living_hold_no_afterlife_card_that_is_played_in_a_trial() -> None:
    scene = scene_("J1a")
    for name in ("U14a", "U15", "U16", "U17"):
        assert GAME.why_not(scene.s, 0, f"card:{name}") == Why("BRU-27", "spectres")
    scene.answer(verbs.ACCUSE, "J1a", 1)
    for name in ("U14a", "U15", "U16", "U17"):
        assert GAME.why_not(scene.s, 2, f"card:{name}") == Why("BRU-27", "spectres")
    for name in ("U10", "U17"):  # no spectre gives a vote with it
        assert why(scene, 2, verbs.BEAR_WITNESS, name, 0) == Why("BRU-03", card=card(name))
    assert why(scene, 2, verbs.BEAR_WITNESS, "U15", 0) == Why("BRU-27", "spectres")
    assert why(scene.dead(4), 4, verbs.PLEAD, "U14a") == Why("BRU-03", card=card("U14a"))


@pytest.mark.rule("BRU-09")
def test_a_card_that_is_never_played_so_does_not_wait_for_ones_turn() -> None:
    scene = scene_().hold(2, "R04a", "S01", "J1a")
    assert why(scene, 2, verbs.ACCUSE, "R04a", 1) == Why("BRU-09", "as-rumour", card=card("R04a"))
    assert why(scene, 2, verbs.SPREAD, "S01", 1) == Why("BRU-09", "as-event", card=card("S01"))
    assert why(scene, 2, verbs.EVENT, "J1a") == Why("BRU-17", "as-trial", card=card("J1a"))
    assert why(scene, 2, verbs.ACCUSE, "J1a", 1) == Why("BRU-09", "turn", seat=0)
    assert GAME.why_not(scene.s, 2, "card:R04a") == Why("BRU-09", "turn", seat=0)
    assert GAME.why_not(scene.s, 2, "card:R04b") == Why("BRU-03", card=card("R04b"))


def in_the_election(*held: str) -> Scene:
    """All are tied: a millers' village."""
    scene = scene_(*held)
    scene.s.character = [IDS.index("P05")] * 5
    while scene.question == "act":
        scene.answer(verbs.END_TURN)
    assert scene.question == "election"
    return scene


@pytest.mark.rule("BRU-13")
def test_who_votes_first_is_not_told_so_of_what_is_never_theirs() -> None:
    """Nor would they do it after the vote: the card is not theirs, nor for the living, the ability
    is another's, and there is no trial."""
    scene = in_the_election("J6a")
    first = Why("BRU-13", "first-election")
    assert GAME.why_not(scene.s, 0, "card:J6a") == Why("BRU-09", "assembly")
    assert GAME.why_not(scene.s, 0, "card:J6b") == Why("BRU-03", card=card("J6b"))
    assert GAME.why_not(scene.s, 0, "card:U01a") == Why("BRU-27", "spectres")
    assert GAME.why_not(scene.s, 0, "ballot:innocent") == Why("BRU-21", "no-vote")
    of_beggars = Why("BRU-01", "absent", character=IDS.index("P21"))
    assert GAME.why_not(scene.s, 0, "character:P21") == of_beggars
    assert GAME.why_not(scene.s, 0, "character:P05") == Why("BRU-01", "passive")
    scene.s.character[0] = IDS.index("P11")
    assert GAME.why_not(scene.s, 0, "character:P11") == first, "he may use it in his turn"


@pytest.mark.rule("BRU-15")
def test_who_shares_first_is_not_told_so_of_what_there_is_not() -> None:
    scene = in_the_election("R01a", "R02a")
    for seat in range(5):
        scene.answer(verbs.ELECT, 0, seat=seat)
    assert scene.question == "share"
    assert GAME.why_not(scene.s, 0, "ballot:guilty") == Why("BRU-21", "no-vote")
    of_beggars = Why("BRU-01", "absent", character=IDS.index("P21"))
    assert GAME.why_not(scene.s, 0, "character:P21") == of_beggars


@pytest.mark.rule("BRU-01")
def test_before_the_characters_are_chosen_just_that_is_asked() -> None:
    scene = Match(GAME, 5, seed="8204")
    for thing in ("card:J1a", "card:U01a", "ballot:guilty"):
        assert scene.why_not(0, thing) == Why("BRU-01", "first-choose"), thing


@pytest.mark.rule("BRU-17")
def test_who_discards_first_is_told_that_nobody_has_asked_them() -> None:
    scene = scene_("S02", "R01a").hold(1, "R02a")
    scene.answer(verbs.EVENT, "S02")
    assert scene.question == "discard"
    assert why(scene, 0, verbs.REPLY, 0) == Why("BRU-17", "unasked")
    scene.s.questions[0] = 1
    assert why(scene, 0, verbs.REPLY, 0) == Why("BRU-09", "first-discard")


@pytest.mark.rule("BRU-27")
def test_a_spectre_that_touches_somebody_in_a_trial_is_told_when_it_plays_on_people() -> None:
    scene = scene_("J1a", claims=0).dead(4, "U03").trial(0, "J1a", 1)
    for seat in (0, 1, 4):
        assert GAME.why_not(scene.s, 4, f"seat:{seat}") == Why("BRU-27", "aimed")


@pytest.mark.rule("BRU-26")
def test_a_spectre_that_chooses_first_has_no_vote_afterwards() -> None:
    scene = scene_().dead(4, "U08")
    scene.s.discard |= 1 << card("R14a")
    while scene.question == "act":
        scene.answer(verbs.END_TURN)
    scene.answer(verbs.HAUNT, "U08", 1)
    assert scene.question == "raise"
    assert GAME.why_not(scene.s, 4, "ballot:guilty") == Why("BRU-26", "vote")
    assert GAME.why_not(scene.s, 4, "character:P06") == Why("BRU-25")


@pytest.mark.rule("BRU-27")
def test_in_a_spectres_turn_the_living_are_told_whose_cards_these_are() -> None:
    """It was only said whose turn it is, as if they could play them in their own."""
    scene = scene_().dead(3, "U07b").dead(4, "U12")
    while scene.asked != [4]:
        scene.answer(verbs.END_TURN)
    for label in ("U12", "U13", "U03"):
        assert GAME.why_not(scene.s, 1, f"card:{label}") == Why("BRU-27", "spectres")
    assert GAME.why_not(scene.s, 3, "card:U12") == Why("BRU-03", card=card("U12"))
    assert GAME.why_not(scene.s, 3, "card:U07b") == Why("BRU-27", "own-turn")


@pytest.mark.rule("BRU-09")
def test_who_does_not_have_the_doll_is_told_so_whoever_has_the_turn() -> None:
    scene = scene_()
    assert why(scene, 1, verbs.PASS_DOLL, 2) == Why("BRU-09", "doll")
    scene.doll(1)
    assert why(scene, 1, verbs.PASS_DOLL, 2) == Why("BRU-09", "turn", seat=0)
    assert why(scene, 1, verbs.PASS_DOLL, 1) == Why("BRU-09", "others")


@pytest.mark.rule("BRU-17")
def test_who_passes_a_card_first_could_not_answer_afterwards_either() -> None:
    scene = scene_("S15", "R01a", claims=0).hold(1, "R02a").answer(verbs.EVENT, "S15")
    assert scene.question == "procession"
    for word in ("reply:cards", "stance:trust", "fact:praised", "doing_me:gave"):
        assert GAME.why_not(scene.s, 0, word) == Why("BRU-17", "menus")
        assert GAME.why_not(scene.s, 2, word) == Why("BRU-17", "menus"), "others decide"
    scene = scene_("S15", "R01a").hold(1, "R02a").answer(verbs.EVENT, "S15")
    for seat in (0, 2):
        assert GAME.why_not(scene.s, seat, "reply:cards") == Why("BRU-17", "unasked")
    scene.s.questions[0] = 1
    assert GAME.why_not(scene.s, 0, "reply:cards") == Why("BRU-09", "first-procession")


@pytest.mark.rule("BRU-21", "BRU-29")
@pytest.mark.parametrize(("double", "never", "case"), [(0, 4, "ballot"), (1, 0, "double")])
def test_a_vote_that_this_trial_does_not_have_is_not_for_later(
    double: int, never: int, case: str
) -> None:
    scene = Scene("wvvvw", FIVE, double_trial=double).hold(0, "J1a").dead(4)
    scene.answer(verbs.ACCUSE, "J1a", 1)
    ballot = verbs.BALLOTS[never]
    assert scene.question == "speech"
    assert GAME.why_not(scene.s, 2, f"ballot:{ballot}") == Why("BRU-21", case)
    assert GAME.why_not(scene.s, 2, "ballot:abstain") == Why("BRU-21", "after-speeches")
    scene.s.possessed, scene.s.possessor = 2, 4
    assert why(scene, 4, verbs.VOTE_AS, never) == Why("BRU-21", case)
    assert why(scene, 4, verbs.VOTE_BOTH, 2, never) == Why("BRU-21", case)
    assert why(scene, 4, verbs.VOTE_AS, 2) == Why("BRU-21", "after-speeches")


@pytest.mark.rule("BRU-17", "BRU-26")
def test_a_spectres_phrases_do_not_wait_for_the_ballots() -> None:
    """In the whole trial it has none, unless it has raised its voice."""
    scene = scene_("J1a").dead(4, "U14a").trial(0, "J1a", 1)
    for heard in (False, True):
        if heard:
            scene.trial(0, "J1b", 1).answer(verbs.PLEAD, "U14a", seat=4)
        scene.all_pass()
        expected = Why("BRU-17", "vote") if heard else Why("BRU-26", "silent")
        assert why(scene, 4, verbs.SAY_TRUST, 2) == expected
        assert GAME.why_not(scene.s, 4, "seat:2") == expected
        if not heard:
            scene.vote(innocent=[0, 2, 3]).all_pass().hold(0, "J1b")


@pytest.mark.rule("BRU-17")
def test_who_has_no_phrases_left_is_not_told_to_choose_somebody_else() -> None:
    scene = scene_().dead(4)
    scene.s.claims[1] = 0
    for seat in (1, 4):
        assert GAME.why_not(scene.s, 1, f"seat:{seat}") == Why("BRU-17", "said")
        assert why(scene, 1, verbs.SAY_TRUST, seat) == Why("BRU-17", "said")
    assert GAME.why_not(scene.s, 2, "seat:2") == Why("BRU-17", "oneself")
