"""Refused gifts say what is missing: the moment, the card or the turn. [WAL-19 to WAL-23]"""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import verbs
from aquelarre.games.walpurgisnacht.tests.scenario import card
from aquelarre.games.walpurgisnacht.tests.scenario_why import start, thing, why
from aquelarre.kernel import Why


@pytest.mark.rule("WAL-02")
@pytest.mark.rule("WAL-19")
@pytest.mark.rule("WAL-20")
@pytest.mark.rule("WAL-21")
@pytest.mark.rule("WAL-23")
def test_gifts() -> None:
    scene = start().reveal("O0").reveal("O1").stop()
    assert why(scene, verbs.GIVE, card("W20"), 1) == Why("WAL-23")
    assert thing(scene, "seat:1") == Why("WAL-23")
    assert thing(scene, "card:W05") == Why("WAL-19", "hand", card=5)
    assert why(scene, verbs.KEEP) == Why("WAL-19", "compulsory")
    assert why(scene, verbs.GIVE_OPEN, card("W20"), 2) == Why("WAL-20", "first")
    assert why(scene, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", "nothing")
    assert thing(scene, "card:W26") == Why("WAL-02", card=26), "her role"
    scene.give("W20", 2)
    assert why(scene, verbs.GIVE_OPEN, card("W21"), 1) == Why("WAL-23")
    assert why(scene, verbs.GIVE_OPEN, card("W20"), 2) == Why("WAL-20", "hand", card=20)
    assert why(scene, verbs.GIVE, card("W21"), 2) == Why("WAL-20", "face-up")
    scene.give_open("W21", 2)
    assert why(scene, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", "nothing")


@pytest.mark.rule("WAL-02")
@pytest.mark.rule("WAL-21")
def test_a_card_touched_while_cards_are_revealed() -> None:
    """Her role is never given, and what she has received only after the other gifts."""
    scene = start().hold(1, "W15")
    assert thing(scene, "card:W26") == Why("WAL-02", card=26), "her role"
    assert thing(scene, "card:W15") == Why("WAL-21", "ahead")
    assert thing(scene, "card:W05") == Why("WAL-19", "reveal")
    scene.reveal("O0")
    assert thing(scene, "card:W26") == Why("WAL-02", card=26)
    assert thing(scene, "card:W20") == Why("WAL-19", "early")


@pytest.mark.rule("WAL-19")
@pytest.mark.rule("WAL-20")
def test_a_card_that_was_not_revealed_is_no_gift_of_this_turn() -> None:
    """To finish revealing, or to make the first gift, would not help."""
    unrevealed = Why("WAL-19", "unrevealed", card=card("W05"))
    scene = start().reveal("O0")
    assert thing(scene, "card:W05") == unrevealed
    assert why(scene, verbs.GIVE, card("W05"), 2) == unrevealed
    assert why(scene, verbs.GIVE_OPEN, card("W05"), 2) == unrevealed
    assert why(scene, verbs.GIVE, card("W26"), 2) == Why("WAL-02", card=26), "her role"
    assert why(scene, verbs.GIVE, card("W20"), 2) == Why("WAL-19", "early")
    scene.reveal("O1").stop()
    assert why(scene, verbs.GIVE_OPEN, card("W05"), 2) == Why("WAL-19", "hand", card=5)
    assert why(scene, verbs.GIVE_OPEN, card("W26"), 2) == Why("WAL-02", card=26)
    scene.give("W20", 2)
    assert why(scene, verbs.GIVE, card("W05"), 2) == Why("WAL-20", "hand", card=5)
    assert why(scene, verbs.GIVE, card("W26"), 2) == Why("WAL-02", card=26)


@pytest.mark.rule("WAL-20")
@pytest.mark.rule("WAL-21")
def test_a_card_that_was_not_received_is_not_passed_on() -> None:
    """Who holds received cards, but not this one, is told so before anything else is named."""
    not_hers = Why("WAL-21", "received", card=card("W05"))
    role = Why("WAL-02", card=26)
    scene = start().hold(1, "W15")
    for moment in ("follow_wisps", "first_gift", "second_gift", "third_gift", "put_back"):
        if moment == "first_gift":
            scene.reveal("O0").reveal("O1").reveal("O2")
        if moment == "second_gift":
            scene.give("W20", 2)
        if moment == "third_gift":
            scene.give_open("W21", 2)
            assert thing(scene, "card:W22") == Why("WAL-20", "both"), "the one left in her hand"
        if moment == "put_back":
            scene.keep()
        assert scene.question == moment
        assert why(scene, verbs.PASS_ON, card("W05"), 2) == not_hers
        assert why(scene, verbs.PASS_ON, card("W26"), 2) == role


@pytest.mark.rule("WAL-21")
def test_the_third_gift_says_which_condition_is_missing() -> None:
    mixed = start().hold(1, "W15").reveal("O0").reveal("O3").give("W20", 2).keep()
    assert why(mixed, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "colours")
    third = start().hold(1, "W15").reveal("O0").reveal("O1").reveal("O2")
    assert why(third, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "others")
    third.give("W20", 2)
    assert why(third, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "second")
    third.give_open("W21", 2)
    assert why(third, verbs.PASS_ON, card("W20"), 2) == Why("WAL-21", "received", card=20)
    assert why(third, verbs.PASS_ON, card("W15"), 1) == Why("WAL-23")
    assert why(third, verbs.PASS_ON, card("W26"), 2) == Why("WAL-02", card=26)


@pytest.mark.rule("WAL-21")
def test_gifts_yet_to_make_are_not_named_when_they_would_not_help() -> None:
    """Two colours or too few cards rule the third gift out for the whole turn."""
    mixed = start().hold(1, "W15").reveal("O0").reveal("O3")
    few = start().hold(1, "W15").reveal("O0").reveal("O1").stop()
    for scene, reason in ((mixed, "colours"), (few, "three")):
        assert scene.question == "first_gift"
        assert why(scene, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", reason)
        scene.give("W20", 2)
        assert scene.question == "second_gift"
        assert why(scene, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", reason)
        scene.keep()
        assert why(scene, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", reason)


@pytest.mark.rule("WAL-21")
def test_a_received_card_is_no_gift_from_the_hand() -> None:
    """Whoever tries to give one hears when received cards are passed on, if at all this turn."""
    late = start().hold(1, "W15").reveal("O0").reveal("O1").reveal("O2")
    few = start().hold(1, "W15").reveal("O0").reveal("O1").stop()
    for scene, first, second in ((late, "others", "second"), (few, "three", "three")):
        assert thing(scene, "card:W15") == Why("WAL-21", first)
        assert why(scene, verbs.GIVE, card("W15"), 2) == Why("WAL-21", first)
        assert why(scene, verbs.GIVE_OPEN, card("W15"), 2) == Why("WAL-21", first)
        scene.give("W20", 2)
        assert thing(scene, "card:W15") == Why("WAL-21", second)
        assert why(scene, verbs.GIVE, card("W15"), 2) == Why("WAL-21", second)
        assert why(scene, verbs.GIVE_OPEN, card("W15"), 2) == Why("WAL-21", second)


@pytest.mark.rule("WAL-21")
def test_who_has_received_nothing_hears_that_before_colours() -> None:
    """With other colours there would still be no card to pass on."""
    mixed = start().reveal("O0").reveal("O3")
    for moment in ("first_gift", "second_gift", "put_back"):
        if moment == "second_gift":
            mixed.give("W20", 2)
        if moment == "put_back":
            mixed.keep()
        assert mixed.question == moment
        assert why(mixed, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "nothing")


@pytest.mark.rule("WAL-20")
@pytest.mark.rule("WAL-21")
def test_gifts_in_the_wrong_order_or_too_late() -> None:
    scene = start().hold(1, "W15")
    assert why(scene, verbs.GIVE_OPEN, card("W20"), 2) == Why("WAL-19", "reveal")
    assert why(scene, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "ahead")
    scene.reveal("O0").reveal("O1").reveal("O2").give("W20", 2).give_open("W21", 2)
    assert why(scene, verbs.GIVE, card("W22"), 2) == Why("WAL-20", "both")
    assert why(scene, verbs.GIVE_OPEN, card("W22"), 2) == Why("WAL-20", "both")
    scene.keep()
    assert why(scene, verbs.KEEP) == Why("WAL-19", "over")
    assert why(scene, verbs.PASS_ON, card("W15"), 2) == Why("WAL-21", "third")
