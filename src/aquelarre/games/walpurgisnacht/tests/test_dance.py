"""Phase 3, the dance: rules WAL-25 to WAL-27."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games.walpurgisnacht.box.mountain import (
    NARROW,
    blocked,
    free,
    slots_in,
    supported,
    valid,
)
from aquelarre.games.walpurgisnacht.rules.dance import Movement, places_left, places_to_put
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card, slot, slot_name
from aquelarre.games.walpurgisnacht.verbs import MOVE, PUT_BACK, REST, REVEAL, SWAP

ROLES = ["W00", "W26", "W30"]
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22"}


def names(slots: int) -> set[str]:
    return {slot_name(place) for place in slots_in(slots)}


def without(*gone: str) -> int:
    return NARROW & ~sum(1 << slot(name) for name in gone)


def after_gifts(*kept: str) -> Scenario:
    """O0 and the kept cards were revealed; O0's was given, the rest goes back."""
    scene = Scenario(ROLES, FOOT, first=1).reveal("O0")
    for name in kept:
        scene.reveal(scene.where(name))
    if scene.question == "follow_wisps":
        scene.stop()
    scene.give("W20", 2)
    return scene.keep() if kept else scene


# -- putting back ------------------------------------------------------------------------


@pytest.mark.rule("WAL-25")
def test_cards_left_in_hand_go_back_to_valid_slots_and_all_see_them() -> None:
    scene = after_gifts("W21", "W22")
    assert scene.question == "put_back"
    assert set(scene.slots(PUT_BACK)) == {"O0", "O1", "O2"}
    scene.put_back("W21", "O2").put_back("W22", "O0")
    assert scene.question == "turn_down"
    for seat in (-1, 0, 1, 2):
        faces = {x["slot"]: x["face"] for x in scene.game.view(scene.s, seat)["mountain"]}
        assert {name: face for name, face in faces.items() if face} == {"O2": "W21", "O0": "W22"}
    scene.turn_down()
    assert all(x["face"] is None for x in scene.game.view(scene.s, 1)["mountain"])
    assert scene.question == "movement"


@pytest.mark.rule("WAL-25")
def test_a_slot_that_would_strand_a_later_card_is_not_offered() -> None:
    """The contract's test: only S1 missing; O1, O2 and S2 revealed, one given, two go back."""
    lying = without("S1", "O1", "O2", "S2")
    first = places_to_put(lying, 0, 2)
    assert "S2" in names(first)
    assert "O2" not in names(first)
    assert "O2" in names(places_to_put(lying, 0, 1)), "as the last card it may go there"


@pytest.mark.rule("WAL-25")
@given(st.integers(0, NARROW), st.integers(1, 2))
def test_every_slot_offered_leaves_a_place_for_the_rest(lying: int, cards: int) -> None:
    offered = places_to_put(lying, 0, cards)
    assert not offered & lying
    if places_left(lying, 0, cards):
        for place in slots_in(offered):
            assert valid(lying, 0) >> place & 1
            assert cards == 1 or places_left(lying | 1 << place, 0, cards - 1)
    else:
        empty = NARROW & ~lying
        assert offered == (empty & ~blocked(lying, 0) or empty)


@pytest.mark.rule("WAL-25")
def test_without_a_valid_order_any_empty_unblocked_slot_will_do_else_any_empty_one() -> None:
    gone = "P0 P1 P2 P3 P4 I2 I4 S0 S1 S2 S3 S4 O2 O4".split()
    lying = without(*gone)
    assert not places_left(lying, 0, 2)
    empty = NARROW & ~lying
    assert names(blocked(lying, 0)) & set(gone), "some empty slots are blocked"
    assert places_to_put(lying, 0, 2) == empty & ~blocked(lying, 0)
    walled = without("P0", "P1", "P2", "P3", "P4", "S0", "S1", "S2", "S3", "S4")
    assert NARROW & ~walled & ~blocked(walled, 0) == 0
    assert places_to_put(walled, 0, 1) == NARROW & ~walled


@pytest.mark.rule("WAL-25")
def test_everybody_hears_which_card_is_put_back_and_where() -> None:
    scene = after_gifts("W21").put_back("W21", "O1")
    told = scene.news[-1]
    assert told.notice.key == "put_down"
    for seat in (-1, 0, 1, 2):
        assert told.heard_by(seat).values["card"] == card("W21")
        assert "card" not in told.remembered_by(seat).values


@pytest.mark.rule("WAL-25")
def test_with_nothing_in_hand_the_dance_begins_at_once() -> None:
    assert after_gifts().question == "movement"


# -- dancing -----------------------------------------------------------------------------


@pytest.mark.rule("WAL-26")
def test_one_movement_is_compulsory_and_three_are_the_most() -> None:
    scene = after_gifts()
    assert scene.options(REST) == []
    scene.swap("O1", "O2")
    assert scene.options(REST) == [REST.base]
    scene.move("O3", "O0").move("O4", "O3")
    assert (scene.asked, scene.question) == (2, "follow_wisps")
    scene = after_gifts().move("O1", "O0").move("O2", "O1").move("O3", "O2")
    assert "O4" in names(free(scene.s.lying, 0)), "it could still dance"
    assert (scene.asked, scene.question) == (2, "follow_wisps")


@pytest.mark.rule("WAL-26")
def test_a_card_that_moved_does_not_move_again_and_a_swap_marks_both() -> None:
    scene = after_gifts().swap("O1", "O2")
    movers = {slot_name(MOVE.args(a)[0]) for a in scene.options(MOVE)}
    movers |= {slot_name(at) for a in scene.options(SWAP) for at in SWAP.args(a)}
    assert movers == {"O3", "O4"}
    scene.move("O3", "O0")
    movers = {slot_name(at) for a in scene.options(SWAP) for at in SWAP.args(a)}
    assert "O0" not in movers


@pytest.mark.rule("WAL-26")
def test_a_swap_exchanges_the_cards_and_a_move_carries_one() -> None:
    scene = after_gifts().swap("O1", "O2").move("O3", "O0")
    assert scene.where("W21") == "O2"
    assert scene.where("W22") == "O1"
    assert not scene.s.lying >> slot("O3") & 1


@pytest.mark.rule("WAL-26")
def test_only_unblocked_cards_dance() -> None:
    scene = after_gifts()
    movers = {slot_name(MOVE.args(a)[0]) for a in scene.options(MOVE)}
    movers |= {slot_name(at) for a in scene.options(SWAP) for at in SWAP.args(a)}
    assert movers == names(free(scene.s.lying, 0)) == {"O1", "O2", "O3", "O4"}


@pytest.mark.rule("WAL-26")
def test_one_movement_may_free_a_card_for_the_next() -> None:
    scene = Scenario(ROLES, FOOT, first=1).reveal("O0").reveal("O1")
    scene.stop().give("W20", 2).give_open("W21", 2)
    assert "S0" not in {slot_name(MOVE.args(a)[0]) for a in scene.options(MOVE)}
    scene.move("O4", "O0").move("O2", "O1")
    assert "S3" not in {slot_name(MOVE.args(a)[0]) for a in scene.options(MOVE)}
    free_now = names(free(scene.s.lying, 0))
    assert "S4" not in free_now, "O3 still holds it"
    scene.move("O3", "O4")
    assert "S3" in names(free(scene.s.lying, 0))


@pytest.mark.rule("WAL-26")
def test_the_moving_card_is_lifted_before_its_destination_is_checked() -> None:
    """S1 is free once O0 and O1 are gone; lifted, it no longer helps to carry O0 or O1."""
    scene = Scenario(ROLES, {**FOOT, "S1": "W19"}, first=1).reveal("O0").reveal("O1")
    scene.stop().give("W20", 2).give_open("W21", 2)
    targets = {slot_name(MOVE.args(a)[1]) for a in scene.options(MOVE) if MOVE.args(a)[0] == 11}
    assert slot_name(11) == "S1"
    assert targets == {"O0", "O1"}, "S0 and S2 carry them; S1 itself is not another slot"


@pytest.mark.rule("WAL-26")
@given(st.integers(1, NARROW), st.integers(0, NARROW))
def test_movements_offered_are_exactly_those_the_rule_allows(lying: int, moved: int) -> None:
    """Against a slow reading of the rule, on any mountain."""
    scene = after_gifts()
    s, step = scene.s, Movement(1, moved=moved & lying)
    s.lying, s.agenda[-1] = lying, step
    expected = set()
    dancers = [x for x in slots_in(lying) if free(lying, 0) >> x & 1 and not moved >> x & 1]
    for here in dancers:
        lifted = lying & ~(1 << here)
        for to in range(20):
            if to != here and valid(lifted, 0) >> to & 1:
                expected.add(MOVE.at(here, to))
        expected |= {SWAP.at(here, other) for other in dancers if other > here}
    assert set(s.options(1)) == expected
    assert bool(step.seats(s)) == bool(expected)


@pytest.mark.rule("WAL-26")
def test_with_no_legal_movement_the_turn_ends() -> None:
    scene = after_gifts()
    scene.s.agenda[-1] = Movement(1, moved=scene.s.lying)  # as if all had danced
    scene.s.settle()
    assert (scene.asked, scene.question) == (2, "follow_wisps")


@pytest.mark.rule("WAL-27")
def test_no_card_goes_to_a_slot_where_it_would_float() -> None:
    lying = without("S0", "S1", "O0", "O4", "O1")
    assert not supported(lying, 0) >> slot("O0") & 1
    assert "O0" not in names(valid(lying, 0))
    assert {"S0", "S1"} <= names(valid(lying, 0))


@pytest.mark.rule("WAL-27")
def test_cards_that_already_lie_are_never_checked_again() -> None:
    """A floating card stays, is free and may be revealed."""
    scene = Scenario(ROLES, FOOT, first=1)
    scene.s.lying = 1 << slot("O0") | 1 << slot("P0")
    for place in range(20):
        if place not in (slot("O0"), slot("P0")):
            scene.s.mountain[place] = -1
    assert not supported(scene.s.lying, 0) >> slot("O0") & 1
    assert scene.slots(REVEAL) == ["P0", "O0"]
    assert scene.s.mountain[slot("O0")] == card("W20")
