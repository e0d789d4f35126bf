"""Fingerprints: equal positions have the same one, others do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.steps import Reveal, Swap
from aquelarre.games._template.verbs import DEAL, KEEP, SHOW
from aquelarre.kernel import Dice, fingerprint
from aquelarre.kernel.fingerprint import attributes, position, spelled, to_do

PLAIN = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


def middle() -> TemplateState:
    """Both hands are dealt and one answer is in."""
    s = GAME.start(2)
    s.answer(2, DEAL.at(1))
    s.answer(2, DEAL.at(3))
    s.answer(0, KEEP.at())
    return s


CHANGES: list[Callable[[TemplateState], object]] = [
    lambda s: s.agenda.append(Reveal()),
    lambda s: s.agenda.append(Swap(1)),
    lambda s: s.answer(0, SHOW.at()),
    lambda s: s.answer(1, KEEP.at()),
    lambda s: s.cards.face.reverse(),
    lambda s: s.cards.show(0, 0b10),
    lambda s: s.deck.put(0),
    lambda s: s.hand.reverse(),
    lambda s: setattr(s, "asked", 0b11),
    lambda s: setattr(s, "heard", [11, -1, -1]),
    lambda s: setattr(s, "may", 0),
    lambda s: setattr(s, "owed", 0b01),
    lambda s: setattr(s, "question", 99),
    lambda s: setattr(s, "showing", 0),
    lambda s: setattr(s, "shown", 0b10),
]


def test_equal_positions_are_equal() -> None:
    assert fingerprint(middle()) == fingerprint(middle()) == fingerprint(middle().clone())
    assert len(fingerprint(middle())) == 16


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_every_field_counts(change: int) -> None:
    s = middle()
    CHANGES[change](s)
    assert fingerprint(s) != fingerprint(middle())


def test_steps_count_with_what_they_hold() -> None:
    one, other = middle(), middle()
    one.agenda.append(Swap(0))
    other.agenda.append(Swap(1))
    assert fingerprint(one) != fingerprint(other)


def test_who_listens_is_not_part_of_the_position() -> None:
    s = middle()
    s.news = []
    s.tell(GAME.notices[1], 0)
    assert fingerprint(s) == fingerprint(middle())


def test_fingerprints_do_not_change_by_accident() -> None:
    """Saved games carry them: another way of spelling makes every old file unreadable."""
    assert fingerprint(middle()) == "b99459d944e754b0"


@given(one=PLAIN, other=PLAIN)
def test_plain_data_is_spelled_alike_only_if_it_is_equal(one: object, other: object) -> None:
    assert (spelled(one) == spelled(other)) == (one == other)


def test_text_is_not_mistaken_for_structure() -> None:
    assert spelled(["a,b"]) != spelled(["a", "b"])
    assert spelled({"a": 1}) != spelled(["a", 1])
    assert spelled([1, [2]]) != spelled([1, 2])
    assert spelled([]) != spelled([[]])


def test_sets_count_with_what_they_hold() -> None:
    assert spelled(frozenset({1})) != spelled(frozenset({2}))
    assert spelled({1, 2}) == spelled({2, 1})


def test_attributes_are_gathered_from_all_bases_in_a_stable_order() -> None:
    names = attributes(middle())
    assert names == sorted(names)
    assert {"agenda", "heard", "deck", "hand"} <= set(names)


def test_objects_without_slots_have_attributes_too() -> None:
    class Loose:
        def __init__(self) -> None:
            self.b, self.a = 1, 2

    assert attributes(Loose()) == ["a", "b"]
    assert spelled(Loose()) == "Loose(a=2,b=1)"


def test_positions_read_as_text() -> None:
    assert "deck=Bag(counts=[2,1,2,0,1,1])" in position(middle())
    assert to_do(GAME.start(2)) == ["Deal(seat=0)", "Deal(seat=1)", "Choose()", "Reveal()"]


def test_other_deals_have_other_fingerprints() -> None:
    prints = {fingerprint(GAME.imagine(middle(), 0, Dice(seed))) for seed in range(80)}
    assert len(prints) == 6  # the other hand can be any of the six kinds that are left
