"""Spelling: things as text, for people who look for a mistake and for laws that compare all."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games._template import GAME
from aquelarre.kernel.spelling import attributes, spelled, to_do

PLAIN = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


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
    names = attributes(GAME.start(2))
    assert names == sorted(names)
    assert {"agenda", "heard", "deck", "hand"} <= set(names)


def test_objects_without_slots_have_attributes_too() -> None:
    class Loose:
        def __init__(self) -> None:
            self.b, self.a = 1, 2

    assert attributes(Loose()) == ["a", "b"]
    assert spelled(Loose()) == "Loose(a=2,b=1)"


def test_the_agenda_reads_as_text() -> None:
    assert to_do(GAME.start(2)) == ["Deal(seat=0)", "Deal(seat=1)", "Choose()", "Reveal()"]
