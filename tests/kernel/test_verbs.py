"""Verbs: every choice is one number, and every number one choice."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.kernel import ChanceVerb, Misnamed, Verb, Vocabulary

SIZES = st.lists(st.integers(1, 7), max_size=4)


def verb(base: int, sizes: list[int]) -> Verb:
    return Verb("do", base, "XXX-01", **{f"arg{place}": size for place, size in enumerate(sizes)})


@given(base=st.integers(0, 5000), sizes=SIZES)
def test_numbers_and_arguments_are_each_others_inverse(base: int, sizes: list[int]) -> None:
    one = verb(base, sizes)
    everything = list(product(*[range(size) for size in sizes]))
    numbers = [one.at(*args) for args in everything]
    assert numbers == list(range(base, one.end))  # all of them, each once, in order
    assert [one.args(number) for number in numbers] == everything


def test_a_verb_without_arguments_owns_one_number() -> None:
    keep = Verb("keep", 7, "XXX-01")
    assert (keep.at(), keep.size, keep.end, keep.args(7)) == (7, 1, 8, ())


@given(gaps=st.lists(st.tuples(st.integers(0, 9), SIZES), min_size=1, max_size=6))
def test_a_vocabulary_finds_the_owner_of_every_number(gaps: list[tuple[int, list[int]]]) -> None:
    verbs: list[Verb] = []
    for gap, sizes in gaps:
        verbs.append(verb((verbs[-1].end if verbs else 0) + gap, sizes))
    words = Vocabulary(verbs)
    for number in range(-2, verbs[-1].end + 2):
        owners = [each for each in verbs if each.base <= number < each.end]
        assert words.find(number) is (owners[0] if owners else None)


@pytest.mark.parametrize("second", [0, 4, 9])
def test_verbs_that_overlap_are_refused(second: int) -> None:
    with pytest.raises(ValueError, match="give and keep overlap"):
        Vocabulary([Verb("give", 0, "XXX-01", card=10), Verb("keep", second, "XXX-01")])
    assert Vocabulary([Verb("give", 0, "XXX-01", card=10), Verb("keep", 10, "XXX-01")]).find(10)


def test_verbs_must_be_listed_in_the_order_of_their_numbers() -> None:
    with pytest.raises(ValueError, match="overlap"):
        Vocabulary([Verb("late", 50, "XXX-01"), Verb("early", 1, "XXX-01")])


@pytest.mark.parametrize("args", [(3, 0), (-1, 0), (0, 4), (0, -1), (7, 9)])
def test_an_argument_out_of_range_is_refused(args: tuple[int, int]) -> None:
    give = Verb("give", 10, "XXX-01", card=3, seat=4)
    with pytest.raises(Misnamed):
        give.at(*args)


def test_what_is_out_of_range_is_named_with_what_is_possible() -> None:
    with pytest.raises(Misnamed, match=r"'4' is no rotation of 'lay'; possible: 0 … 3\.") as told:
        Verb("lay", 10, "XXX-01", place=9, rotation=4).at(0, 4)
    assert told.value.values["argument"] == "rotation"


def test_arguments_that_are_missing_or_too_many_are_named() -> None:
    lay = Verb("lay", 1000, "CAR-03", place=9, rotation=4)
    with pytest.raises(Misnamed, match=r"^'lay' also needs: rotation\.$"):
        lay.at(3)
    with pytest.raises(Misnamed, match=r"^'lay' takes no '7'; it takes: place, rotation\.$"):
        lay.at(3, 2, 7)
    with pytest.raises(Misnamed, match=r"^'rest' takes no '0'; it takes: —\.$"):
        Verb("rest", 21, "MOT-04").at(0)


def test_a_verb_is_shown_as_it_is_written() -> None:
    assert repr(Verb("lay", 1000, "CAR-03", place=9, rotation=4)) == (
        "Verb('lay', 1000, 'CAR-03', place=9, rotation=4)"
    )
    assert repr(ChanceVerb("draw", 10, "CAR-02")) == "ChanceVerb('draw', 10, 'CAR-02')"
