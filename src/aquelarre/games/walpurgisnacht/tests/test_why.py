"""Refusals explain themselves: every rule that restricts a choice says so when it is broken."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.rules.mephisto import MAY_FORBEAR
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card, slot
from aquelarre.games.walpurgisnacht.tests.scenario_why import FOOT, ROLES, start, thing, why
from aquelarre.kernel import Chance, Dice, Illegal, NotAsked, Why, members
from aquelarre.match import Match


@pytest.mark.rule("WAL-10")
def test_reveals() -> None:
    scene = start()
    assert why(scene, verbs.STOP) == Why("WAL-10", "compulsory")
    assert thing(scene.reveal("O0"), "slot:O0") == Why("WAL-10", "empty", slot=15)
    assert thing(scene, "slot:O1") == Why("")
    scene.stop()
    assert why(scene, verbs.REVEAL, 16) == Why("WAL-10", "over")


@pytest.mark.rule("WAL-11")
@pytest.mark.rule("WAL-12")
def test_blocked_cards_name_what_holds_them() -> None:
    scene = start()
    s = slot
    assert thing(scene, "slot:I1") == Why("WAL-11", slot=s("I1"), first=s("S1"), second=s("S2"))
    assert thing(scene, "slot:P0") == Why(
        "WAL-12", "both", slot=s("P0"), first=s("I0"), second=s("I4")
    )
    scene.reveal("O0")
    assert thing(scene, "slot:S0") == Why(
        "WAL-12", "one", slot=s("S0"), first=s("O4"), second=s("O4")
    )


@pytest.mark.rule("WAL-02")
@pytest.mark.rule("WAL-24")
def test_a_role_is_not_given_by_the_special_action_either() -> None:
    """To declare himself would not help him."""
    devil = Scenario(ROLES, FOOT, first=0)
    assert why(devil, verbs.BESTOW, card("W00"), 1) == Why("WAL-02", card=0)
    assert why(start(), verbs.BESTOW, card("W26"), 2) == Why("WAL-02", card=26)


@pytest.mark.rule("WAL-24")
def test_only_a_declared_mephistopheles_does_nothing() -> None:
    assert why(start(), verbs.FORBEAR) == Why("WAL-24", "idle")
    devil = Scenario(ROLES, FOOT, first=0)
    assert why(devil, verbs.FORBEAR) == Why("WAL-24", "idle")
    assert why(devil.reveal("O0").declare(0), verbs.FORBEAR) == Why("WAL-24", "next-turn")
    earlier = Scenario(ROLES, FOOT, first=1, rules=MAY_FORBEAR - 1)
    assert why(earlier, verbs.FORBEAR) == Why("WAL-24", "role"), "then he had to act"


@pytest.mark.rule("WAL-24")
def test_mephistopheles() -> None:
    scene = Scenario(ROLES, FOOT, first=0).hold(2, "W15")
    assert why(scene, verbs.COMMAND, 2, 1) == Why("WAL-24", "undeclared")
    scene.declare(0)
    assert why(scene, verbs.COMMAND, 0, 1) == Why("WAL-24", "himself")
    assert thing(scene, "seat:0") == Why(""), "he may be the receiver"
    assert why(scene, verbs.COMMAND, 2, 2) == Why("WAL-24", "same")
    assert why(scene, verbs.COMMAND, 3, 1) == Why("WAL-24", "nothing", giver=3)
    assert why(scene, verbs.BESTOW, card("W15"), 1) == Why("WAL-24", "received", card=15)
    assert thing(scene, "card:W00") == Why("WAL-02", card=0)
    assert why(scene, verbs.HAND_OVER, card("W15")) == Why("WAL-24", "yourself")
    scene.answer(verbs.COMMAND, 2, 1)
    assert why(scene, verbs.HAND_OVER, card("W20")) == Why("WAL-24", "received", card=20)
    assert why(scene, verbs.HAND_OVER, card("W30")) == Why("WAL-02", card=30)


@pytest.mark.rule("WAL-09")
def test_declaring() -> None:
    scene = start()
    assert why(scene, verbs.DECLARE, seat=1) == Why("WAL-09", "role")
    assert why(scene, verbs.DECLARE, seat=0) == Why("")
    scene.declare(0)
    assert why(scene, verbs.DECLARE, seat=0) == Why("WAL-09", "already")
    assert why(scene, verbs.DECLARE, seat=1) == Why("WAL-09", "declared")


@pytest.mark.rule("WAL-25")
@pytest.mark.rule("WAL-27")
def test_putting_back() -> None:
    scene = start().reveal("O0").reveal("O1").reveal("S1", None)
    scene.give("W20", 2).keep()
    assert scene.question == "put_back"
    assert thing(scene, "slot:O3") == Why("WAL-25", "taken", slot=slot("O3"))
    assert thing(scene, "card:W05") == Why("WAL-25", "hand", card=5)
    assert why(scene, verbs.TURN_DOWN) == Why("WAL-25", "first")
    assert why(scene, verbs.REST) == Why("WAL-26", "put-back")


@pytest.mark.rule("WAL-25")
@pytest.mark.rule("WAL-27")
def test_putting_back_where_it_floats_or_strands() -> None:
    scene = start().reveal("O0").reveal("O1").stop().give("W20", 2).keep()
    gone = ("S0", "S1", "O4", "I0", "I1", "I4")
    scene.s.lying &= ~sum(1 << slot(name) for name in gone)
    assert thing(scene, "slot:O0") == Why("WAL-27", "alone", slot=slot("O0"))


@pytest.mark.rule("WAL-26")
@pytest.mark.rule("WAL-27")
def test_dancing() -> None:
    scene = start().reveal("O0").stop().give("W20", 2)
    assert why(scene, verbs.REST) == Why("WAL-26", "compulsory")
    assert thing(scene, "slot:S3") == Why(
        "WAL-12", "both", slot=slot("S3"), first=slot("O2"), second=slot("O3")
    )
    assert why(scene, verbs.MOVE, slot("O0"), slot("O1")) == Why("WAL-26", "empty", slot=15)
    gone = ("S0", "S1", "I0", "I1", "I4")
    empty = scene.s.clone()
    empty.lying &= ~sum(1 << slot(name) for name in gone)
    floats = Why("WAL-27", "alone", slot=slot("O0"))
    assert GAME.why_not(empty, scene.asked, "slot:O0") == floats, "an empty place to go to"
    assert why(scene, verbs.MOVE, slot("O1"), slot("O2")) == Why("WAL-26", "taken", slot=17)
    fixed = Why("WAL-26", "fixed", slot=slot("S3"))
    assert why(scene, verbs.MOVE, slot("O1"), slot("S3")) == fixed, "blocked: it cannot swap"
    assert why(scene, verbs.MOVE, slot("O1"), slot("O1")) == Why("WAL-26", "destination", slot=16)
    mirrored = Why("WAL-26", "mirrored", slot=slot("O1"), other=slot("O2"))
    assert why(scene, verbs.SWAP, slot("O2"), slot("O1")) == mirrored
    scene.move("O1", "O0")
    assert why(scene, verbs.MOVE, slot("O0"), slot("O1")) == Why("WAL-26", "moved", slot=15)
    assert why(scene, verbs.SWAP, slot("O0"), slot("O2")) == Why("WAL-26", "moved", slot=15)
    assert why(scene, verbs.MOVE, slot("O2"), slot("O0")) == Why("WAL-26", "fixed", slot=15)


@pytest.mark.rule("WAL-27")
def test_a_card_does_not_hold_itself_up() -> None:
    """The card that moves is lifted first; a place that other cards leave floating says so."""
    scene = start().reveal("O0").stop().give("W20", 2)
    lone = scene.s.clone()
    lone.lying = 1 << slot("P0") | 1 << slot("P2") | 1 << slot("I2")
    hanging = verbs.MOVE.at(slot("P0"), slot("I0"))
    lifted = Why("WAL-27", "lifted", slot=slot("I0"))
    assert GAME.why_not(lone, scene.asked, hanging) == lifted
    lone.lying = 1 << slot("S0")
    floats = Why("WAL-27", "alone", slot=slot("I2"))
    assert GAME.why_not(lone, scene.asked, "slot:I2") == floats
    lifted = Why("WAL-27", "lifted", slot=slot("O0"))
    assert GAME.why_not(lone, scene.asked, "slot:O0") == lifted, "only the dancer is beside it"


@pytest.mark.rule("WAL-07")
def test_out_of_turn() -> None:
    scene = start()
    assert why(scene, verbs.REVEAL, 15, seat=3) == Why("WAL-07", "waiting", seat=1)
    assert GAME.why_not(scene.s, 3, "slot:O0") == Why("WAL-07", "waiting", seat=1)


@pytest.mark.rule("WAL-07")
@pytest.mark.rule("WAL-09")
def test_nobody_is_known_as_mephistopheles_by_what_he_is_told() -> None:
    """Seat 0 may speak up: out of turn it hears what all the others hear."""
    for ref in ("slot:O0", "card:W20", "seat:1"):
        told = {GAME.why_not(start().s, seat, ref) for seat in (0, 2, 3)}
        assert told == {Why("WAL-07", "waiting", seat=1)}


@pytest.mark.rule("WAL-07")
def test_what_the_question_is_not_about() -> None:
    assert thing(start(), "card:W20") == Why("WAL-19", "reveal")
    scene = start().reveal("O0")
    assert thing(scene, "seat:2") == Why("WAL-19", "early")
    assert thing(scene.stop(), "slot:O1") == Why("WAL-10", "over")
    scene.give("W20", 2)
    assert thing(scene, "card:W20") == Why("WAL-26", "places")
    assert thing(scene, "seat:2") == Why("WAL-19", "over")


@pytest.mark.rule("WAL-06")
def test_while_all_look_nothing_else_is_done() -> None:
    looking = Scenario(ROLES, FOOT, ready=False)
    assert GAME.why_not(looking.s, 1, "slot:O0") == Why("WAL-06", "looking")
    assert why(looking, verbs.REVEAL, 15, seat=1) == Why("WAL-06", "looking")


@pytest.mark.rule("WAL-24")
def test_a_declared_mephistopheles_neither_reveals_nor_gives() -> None:
    scene = Scenario(ROLES, FOOT, first=0).hold(2, "W15").declare(0)
    instead = Why("WAL-24", "instead")
    for moment in ("mephisto_acts", "movement"):
        assert scene.question == moment
        assert why(scene, verbs.REVEAL, slot("O0")) == instead
        assert why(scene, verbs.STOP) == instead
        assert why(scene, verbs.GIVE, card("W20"), 2) == instead
        if moment == "mephisto_acts":
            assert thing(scene, "slot:O0") == instead
            assert why(scene, verbs.REST) == Why("WAL-26", "action")
            assert why(scene, verbs.PUT_BACK, card("W20"), slot("O0")) == Why("WAL-25", "none-left")
            scene.answer(verbs.FORBEAR)
    assert why(scene, verbs.FORBEAR) == Why("WAL-24", "over")
    assert thing(scene, "seat:2") == Why("WAL-24", "over")


@pytest.mark.rule("WAL-24")
def test_mephistopheles_who_found_nobody_with_a_card() -> None:
    scene = Scenario(ROLES, FOOT, first=0).declare(0)
    assert scene.question == "movement"
    assert why(scene, verbs.COMMAND, 2, 1) == Why("WAL-24", "powerless")
    assert thing(scene, "seat:2") == Why("WAL-24", "powerless")


@pytest.mark.rule("WAL-09")
@pytest.mark.rule("WAL-24")
def test_the_special_action_of_others_and_of_one_who_declared_late() -> None:
    scene = start().hold(2, "W15")
    assert why(scene, verbs.COMMAND, 2, 1) == Why("WAL-24", "role")
    assert why(scene, verbs.HAND_OVER, card("W15")) == Why("WAL-24", "no-order")
    late = Scenario(ROLES, FOOT, first=0).hold(2, "W15").reveal("O0").declare(0)
    assert why(late, verbs.COMMAND, 2, 1) == Why("WAL-24", "next-turn")
    assert why(late.stop().give("W20", 1), verbs.REVEAL, slot("O1")) == Why("WAL-10", "over")
    forced = Scenario(ROLES, FOOT, first=0).hold(2, "W15").declare(0).answer(verbs.COMMAND, 2, 1)
    assert why(forced, verbs.REVEAL, slot("O0")) == Why("WAL-24", "forced")
    assert thing(forced, "slot:O0") == Why("WAL-24", "forced")


@pytest.mark.rule("WAL-25")
@pytest.mark.rule("WAL-26")
def test_the_dance_comes_last_and_in_its_order() -> None:
    scene = start()
    assert why(scene, verbs.REST) == Why("WAL-26", "early")
    assert why(scene, verbs.PUT_BACK, card("W20"), slot("O0")) == Why("WAL-25", "early")
    assert why(scene, verbs.TURN_DOWN) == Why("WAL-25", "none-open")
    scene.reveal("O0").reveal("O1").stop().give("W20", 2).keep().put_back("W21", "O1")
    assert scene.question == "turn_down"
    assert why(scene, verbs.REST) == Why("WAL-26", "open")
    assert thing(scene, "slot:O3") == Why("WAL-25", "turn-down")
    scene.turn_down()
    assert why(scene, verbs.PUT_BACK, card("W21"), slot("O1")) == Why("WAL-25", "none-left")


@pytest.mark.rule("WAL-04")
def test_places_that_only_a_wide_foot_has() -> None:
    assert thing(start(), "slot:O9") == Why("WAL-04", slot=24)
    wide = Scenario(ROLES, first=1, settings={"wide_foot": 1})
    assert thing(wide, "slot:O9") == Why("")


@pytest.mark.rule("WAL-07")
def test_chance_answers_for_itself() -> None:
    assert why(start(), verbs.BEGIN, 2) == Why("WAL-07", "nature")


@pytest.mark.rule("WAL-24")
def test_mephistopheles_commands_himself_never() -> None:
    scene = Scenario(ROLES, FOOT, first=0).hold(0, "W15").declare(0)
    assert thing(scene, "seat:0") == Why("WAL-24", "himself")


@pytest.mark.rule("WAL-06")
def test_being_ready_twice() -> None:
    assert why(start(), verbs.READY) == Why("WAL-06", "late")


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
