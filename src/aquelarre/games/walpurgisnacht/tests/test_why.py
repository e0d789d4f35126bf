"""Refusals explain themselves: every rule that restricts a choice says so when it is broken."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.scenario import Scenario, card, slot
from aquelarre.kernel import Chance, Dice, Illegal, NotAsked, Verb, Why, members
from aquelarre.match import Match

ROLES = ["W00", "W26", "W30", "W29"]
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}


def why(scene: Scenario, verb: Verb, *args: int, seat: int | None = None) -> Why:
    chair = scene.asked if seat is None else seat
    return GAME.why_not(scene.s, chair, verb.at(*args))


def thing(scene: Scenario, ref: str) -> Why:
    return GAME.why_not(scene.s, scene.asked, ref)


def start() -> Scenario:
    return Scenario(ROLES, FOOT, first=1)


@pytest.mark.rule("WAL-10")
def test_reveals() -> None:
    scene = start()
    assert why(scene, verbs.STOP) == Why("WAL-10", case=2)
    assert thing(scene.reveal("O0"), "slot:O0") == Why("WAL-10", case=1, slot=15)
    assert thing(scene, "slot:O1") == Why("")
    scene.stop()
    assert why(scene, verbs.REVEAL, 16) == Why("WAL-10", case=0)


@pytest.mark.rule("WAL-11")
@pytest.mark.rule("WAL-12")
def test_blocked_cards_name_what_holds_them() -> None:
    scene = start()
    s = slot
    assert thing(scene, "slot:I1") == Why("WAL-11", slot=s("I1"), first=s("S1"), second=s("S2"))
    assert thing(scene, "slot:P0") == Why(
        "WAL-12", slot=s("P0"), case=2, first=s("I0"), second=s("I4")
    )
    scene.reveal("O0")
    assert thing(scene, "slot:S0") == Why(
        "WAL-12", slot=s("S0"), case=1, first=s("O4"), second=s("O4")
    )


@pytest.mark.rule("WAL-19")
@pytest.mark.rule("WAL-20")
@pytest.mark.rule("WAL-21")
@pytest.mark.rule("WAL-23")
def test_gifts() -> None:
    scene = start().reveal("O0").reveal("O1").stop()
    assert why(scene, verbs.GIVE, card("W20"), 1) == Why("WAL-23")
    assert thing(scene, "seat:1") == Why("WAL-23")
    assert thing(scene, "card:W05") == Why("WAL-19", case=1, card=5)
    assert why(scene, verbs.KEEP) == Why("WAL-19", case=2)
    assert why(scene, verbs.GIVE_OPEN, card("W20"), 2) == Why("WAL-20", case=2)
    assert why(scene, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", case=3)
    scene.give("W20", 2)
    assert why(scene, verbs.GIVE_OPEN, card("W21"), 1) == Why("WAL-23")
    assert why(scene, verbs.GIVE_OPEN, card("W20"), 2) == Why("WAL-20", case=1, card=20)
    assert why(scene, verbs.GIVE, card("W21"), 2) == Why("WAL-19", case=0)
    scene.give_open("W21", 2)
    assert why(scene, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", case=1)


@pytest.mark.rule("WAL-21")
def test_the_third_gift_says_which_condition_is_missing() -> None:
    mixed = start().hold(1, "W15").reveal("O0").reveal("O3").give("W20", 2).keep()
    assert why(mixed, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", case=2)
    third = start().hold(1, "W15").reveal("O0").reveal("O1").reveal("O2")
    third.give("W20", 2).give_open("W21", 2)
    assert why(third, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", case=5, card=20)
    assert why(third, verbs.PASS_ON, card("W15"), 1) == Why("WAL-23")


@pytest.mark.rule("WAL-24")
def test_mephistopheles() -> None:
    scene = Scenario(ROLES, FOOT, first=0).hold(2, "W15")
    assert why(scene, verbs.COMMAND, 2, 1) == Why("WAL-24", case=0)
    scene.declare(0)
    assert why(scene, verbs.COMMAND, 0, 1) == Why("WAL-24", case=2)
    assert thing(scene, "seat:0") == Why(""), "he may be the receiver"
    assert why(scene, verbs.COMMAND, 2, 2) == Why("WAL-24", case=3)
    assert why(scene, verbs.COMMAND, 3, 1) == Why("WAL-24", case=1, giver=3)
    assert why(scene, verbs.BESTOW, card("W15"), 1) == Why("WAL-24", case=4, card=15)
    scene.answer(verbs.COMMAND, 2, 1)
    assert why(scene, verbs.HAND_OVER, card("W20")) == Why("WAL-24", case=4, card=20)


@pytest.mark.rule("WAL-09")
def test_declaring() -> None:
    scene = start()
    assert why(scene, verbs.DECLARE, seat=1) == Why("WAL-09", case=0)
    assert why(scene, verbs.DECLARE, seat=0) == Why("")
    scene.declare(0)
    assert why(scene, verbs.DECLARE, seat=0) == Why("WAL-09", case=1)


@pytest.mark.rule("WAL-25")
@pytest.mark.rule("WAL-27")
def test_putting_back() -> None:
    scene = start().reveal("O0").reveal("O1").reveal("S1", None)
    scene.give("W20", 2).keep()
    assert scene.question == "put_back"
    assert thing(scene, "slot:O3") == Why("WAL-25", case=1, slot=slot("O3"))
    assert thing(scene, "card:W05") == Why("WAL-25", case=3, card=5)
    assert why(scene, verbs.TURN_DOWN) == Why("WAL-25", case=4)
    assert why(scene, verbs.REST) == Why("WAL-26", case=0)


@pytest.mark.rule("WAL-25")
@pytest.mark.rule("WAL-27")
def test_putting_back_where_it_floats_or_strands() -> None:
    scene = start().reveal("O0").reveal("O1").stop().give("W20", 2).keep()
    gone = ("S0", "S1", "O4", "I0", "I1", "I4")
    scene.s.lying &= ~sum(1 << slot(name) for name in gone)
    assert thing(scene, "slot:O0") == Why("WAL-27", slot=slot("O0"))


@pytest.mark.rule("WAL-26")
@pytest.mark.rule("WAL-27")
def test_dancing() -> None:
    scene = start().reveal("O0").stop().give("W20", 2)
    assert why(scene, verbs.REST) == Why("WAL-26", case=4)
    assert thing(scene, "slot:S3") == Why(
        "WAL-12", slot=slot("S3"), case=2, first=slot("O2"), second=slot("O3")
    )
    assert why(scene, verbs.MOVE, slot("O0"), slot("O1")) == Why("WAL-26", case=1, slot=15)
    assert why(scene, verbs.MOVE, slot("O1"), slot("O2")) == Why("WAL-26", case=3, slot=17)
    assert why(scene, verbs.MOVE, slot("O1"), slot("O1")) == Why("WAL-26", case=5, slot=16)
    mirrored = Why("WAL-26", case=7, slot=slot("O1"), other=slot("O2"))
    assert why(scene, verbs.SWAP, slot("O2"), slot("O1")) == mirrored
    scene.move("O1", "O0")
    assert why(scene, verbs.MOVE, slot("O0"), slot("O1")) == Why("WAL-26", case=2, slot=15)
    assert why(scene, verbs.SWAP, slot("O0"), slot("O2")) == Why("WAL-26", case=2, slot=15)


@pytest.mark.rule("WAL-07")
def test_out_of_turn() -> None:
    scene = start()
    assert why(scene, verbs.REVEAL, 15, seat=3) == Why("WAL-07", case=0, seat=1)
    assert GAME.why_not(scene.s, 3, "slot:O0") == Why("WAL-07", case=0, seat=1)


@pytest.mark.rule("WAL-07")
def test_chance_answers_for_itself() -> None:
    assert why(start(), verbs.BEGIN, 2) == Why("WAL-07", case=1)


@pytest.mark.rule("WAL-24")
def test_mephistopheles_commands_himself_never() -> None:
    scene = Scenario(ROLES, FOOT, first=0).hold(0, "W15").declare(0)
    assert thing(scene, "seat:0") == Why("WAL-24", case=2)


@pytest.mark.rule("WAL-06")
def test_being_ready_twice() -> None:
    assert why(start(), verbs.READY) == Why("WAL-06", case=0)


@pytest.mark.rule("WAL-28")
def test_after_the_end() -> None:
    scene = start()
    scene.s.lying &= ~sum(1 << place for place in range(5, 20))
    scene.reveal_walpurga()
    assert GAME.why_not(scene.s, 1, "slot:O0") == Why("WAL-28")


def test_the_door_refuses_with_the_rule_and_changes_nothing() -> None:
    match = Match(GAME, 4, seed=5)
    for seat in range(4):
        match.play(seat, verbs.READY.base)
    seat = members(match.state.asked)[0]
    before = match.fingerprint()
    with pytest.raises(Illegal) as refusal:
        match.play(seat, verbs.REVEAL.at(slot("P0")))
    assert refusal.value.rule == "WAL-12"
    with pytest.raises(NotAsked) as late:
        match.play((seat + 1) % 4, verbs.REVEAL.at(slot("O0")))
    assert late.value.rule == "WAL-07"
    assert match.fingerprint() == before


def test_every_illegal_answer_of_whole_games_gets_a_rule() -> None:
    """At each question: an answer is legal exactly if nothing forbids it."""
    for seed in range(6):
        s = GAME.start(3 + seed)
        dice = Dice(seed)
        while not s.over:
            if s.nature_asked:
                step = s.open_question()
                assert isinstance(step, Chance)
                s.answer(s.n, s.options(s.n)[dice.pick(step.odds(s))])
                continue
            seat = members(s.asked)[0]
            legal = s.options(seat) + s.asides(seat)
            for verb in GAME.verbs:
                if verb.base >= verbs.SEAT_DEVIL.base:
                    continue
                action = verb.base + dice.below(verb.size)
                args = verb.args(action)
                if any(
                    GAME.kind(name) == "seat" and value >= s.n
                    for name, value in zip(verb.names, args, strict=True)
                ):
                    continue
                found = GAME.why_not(s, seat, action)
                assert (found.rule == "") == (action in legal), (verb.name, args)
                assert found.rule == "" or found.rule in GAME.rules
            options = s.options(seat)
            s.answer(seat, options[dice.below(len(options))])
