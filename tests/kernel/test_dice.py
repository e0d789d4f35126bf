"""Dice: the same for ever from the same seed, and fair.

The numbers here are a promise: a saved seed must give the same game on every machine and with
every later version. They may never be changed.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.kernel import Dice

WORDS: dict[int | str, list[int]] = {
    0: [
        *(2462644782, 2728520721, 2137935998, 966382789),
        *(4193281671, 3937591714, 3785407132, 4185246470),
        1877527869,  # of the second block
    ],
    "walpurgis": [
        *(1667805300, 534556449, 999674187, 1706764290),
        *(4239863302, 976263760, 3288057195, 1593457010),
        1875231281,
    ],
}


@pytest.mark.parametrize("seed", list(WORDS))
def test_words_for_ever(seed: int | str) -> None:
    dice = Dice(seed)
    assert [dice.word() for _ in range(9)] == WORDS[seed]


@pytest.mark.parametrize("seed", list(WORDS))
def test_words_are_sha256_in_counter_mode(seed: int | str) -> None:
    """The stream as dice.py describes it, computed once more and independently."""
    key = sha256(b"aquelarre dice 1:" + str(seed).encode()).digest()
    stream = b"".join(sha256(key + bytes(7) + bytes([block])).digest() for block in range(3))
    dice = Dice(seed)
    for at in range(0, len(stream), 4):
        assert dice.word() == int.from_bytes(stream[at : at + 4], "big")


def test_choices_for_ever() -> None:
    dice = Dice(0)
    assert [dice.below(6) for _ in range(12)] == [0, 3, 2, 1, 3, 4, 4, 2, 3, 3, 1, 4]
    dice = Dice("walpurgis")
    assert [dice.pick([5, 0, 3, 2]) for _ in range(12)] == [0, 3, 2, 0, 0, 0, 2, 0, 0, 0, 0, 3]
    items = list(range(10))
    Dice("walpurgis").shuffle(items)
    assert items == [5, 1, 2, 7, 6, 4, 8, 3, 9, 0]
    assert Dice("walpurgis").child("table").word() == 1318936328
    assert Dice("walpurgis").child(7).word() == 2701532514
    assert Dice(b"\x00\xff").word() == 2760459578


def test_a_number_is_the_same_seed_as_its_digits() -> None:
    assert Dice(17).word() == Dice("17").word() == Dice(b"17").word()
    assert Dice(17).word() != Dice(18).word()


def test_words_that_would_favour_small_numbers_are_thrown_again() -> None:
    """2^31 + 1 fits once into 2^32, so about half of all words must be skipped."""
    odd = (1 << 31) + 1
    dice = Dice(0)
    assert [dice.below(odd) for _ in range(2)] == [2137935998, 966382789]  # words 3 and 4


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    assert counts.keys() <= expected.keys()
    return sum((counts[face] - hoped) ** 2 / hoped for face, hoped in expected.items())


def test_every_number_is_equally_likely() -> None:
    """Chi-square with 5 degrees of freedom; 20.5 would be passed once in a thousand times."""
    dice = Dice("fair")
    counts = Counter(dice.below(6) for _ in range(12_000))
    assert chi_square(counts, dict.fromkeys(range(6), 2000.0)) < 20.5


def test_picks_follow_their_weights() -> None:
    dice = Dice("weights")
    counts = Counter(dice.pick([1, 0, 3, 6]) for _ in range(10_000))
    assert counts[1] == 0
    assert chi_square(counts, {0: 1000.0, 2: 3000.0, 3: 6000.0}) < 13.8


def test_every_order_is_equally_likely() -> None:
    dice = Dice("orders")
    numbers = {order: number for number, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(12_000):
        items = list(range(4))
        dice.shuffle(items)
        counts[numbers[tuple(items)]] += 1
    assert chi_square(counts, dict.fromkeys(range(24), 500.0)) < 49.7


def test_children_depend_on_the_seed_and_the_label_only() -> None:
    fresh, used = Dice(5), Dice(5)
    for _ in range(11):
        used.word()
    assert fresh.child("a").word() == used.child("a").word()
    firsts = {Dice(seed).child(label).word() for seed in (5, 6) for label in ("a", "b", 0, 1)}
    assert len(firsts) == 8


def test_making_a_child_throws_no_dice() -> None:
    one, other = Dice(5), Dice(5)
    other.child("a").word()
    assert [one.word() for _ in range(9)] == [other.word() for _ in range(9)]


def test_children_are_not_parts_of_their_parents_stream() -> None:
    parent, child = Dice(5), Dice(5).child("a")
    stream = {parent.word() for _ in range(4000)}
    assert not stream & {child.word() for _ in range(40)}


@given(seed=st.integers(), n=st.integers(1, 1 << 32))
def test_numbers_stay_in_their_range(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(5))


@given(seed=st.integers(), weights=st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_nothing_without_weight_is_picked(seed: int, weights: list[int]) -> None:
    dice = Dice(seed)
    assert all(weights[dice.pick(weights)] > 0 for _ in range(5))


@given(seed=st.integers(), items=st.lists(st.integers()))
def test_shuffling_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Dice(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_dice_refuse_what_they_cannot_throw(n: int) -> None:
    with pytest.raises(ValueError, match="dice give a number"):
        Dice(0).below(n)


def test_a_clone_falls_as_the_dice_do_and_by_itself() -> None:
    dice = Dice("clone")
    for _ in range(3):
        dice.word()
    other = dice.clone()
    expected = [dice.word() for _ in range(20)]
    assert [other.word() for _ in range(20)] == expected
