"""Bags and cards: what there is, and who knows it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.kernel import ALL, WATCHER, Bag, Cards, Dice, everyone, holds, members, only, others

COUNTS = st.lists(st.integers(0, 4), min_size=1, max_size=6)
SEATS = st.sampled_from([WATCHER, 0, 1, 2])
LAID = st.lists(st.tuples(st.integers(0, 4), st.sampled_from([0, 1, 2, 3, 4, 7, ALL])), max_size=9)


# -- sets of seats -----------------------------------------------------------------------


def test_sets_of_seats() -> None:
    assert everyone(4) == 0b1111
    assert members(0b1010) == [1, 3]
    assert others(everyone(3), 1) == [0, 2]
    assert only(2) == 0b100
    assert only(WATCHER) == 0
    assert members(0) == []


def test_members_of_any_set() -> None:
    for seats in (0b1, 0xFF, 0x100, 0b1_0000_0001, 0xFFF):
        expected = [seat for seat in range(16) if seats >> seat & 1]
        assert members(seats) == expected
        members(seats).append(99)  # a list of one's own, also of those that are looked up
        assert members(seats) == expected


def test_a_watcher_is_only_where_everybody_is() -> None:
    assert holds(ALL, WATCHER)
    assert not holds(everyone(8), WATCHER)
    assert not holds(0, WATCHER)
    assert all(holds(ALL, seat) for seat in range(9))


@given(seats=st.integers(0, 255), seat=st.integers(0, 8))
def test_holding_is_membership(seats: int, seat: int) -> None:
    assert holds(seats, seat) == (seat in members(seats))
    assert others(seats, seat) == [each for each in members(seats) if each != seat]


# -- bags --------------------------------------------------------------------------------


def test_a_bag_gives_what_it_has_and_no_more() -> None:
    bag = Bag([1, 0, 2])
    assert (bag.total, bag.faces(), bag.weights()) == (3, [0, 2], [1, 2])
    bag.take(0)
    assert (bag.total, bag.faces(), bag.weights()) == (2, [2], [2])
    with pytest.raises(ValueError, match="face 0 is not in the bag"):
        bag.take(0)
    assert bag.total == 2
    bag.put(1)
    assert (bag.total, bag.faces()) == (3, [1, 2])


@given(counts=COUNTS, seed=st.integers(0, 999), data=st.data())
def test_several_are_drawn_as_one_by_one(counts: list[int], seed: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, sum(counts)))
    one, other, dice, same = Bag(counts.copy()), Bag(counts), Dice(seed), Dice(seed)
    assert one.draw_several(count, dice) == [other.draw(same) for _ in range(count)]
    assert (one.counts, dice.word()) == (other.counts, same.word())


@given(counts=COUNTS, seed=st.integers(0, 999))
def test_drawing_empties_a_bag_face_by_face(counts: list[int], seed: int) -> None:
    bag, dice = Bag(counts.copy()), Dice(seed)
    drawn = Counter(bag.draw(dice) for _ in range(sum(counts)))
    assert [drawn[face] for face in range(len(counts))] == counts
    assert bag.total == 0
    assert bag.faces() == []


@given(counts=COUNTS)
def test_a_clone_of_a_bag_is_its_own(counts: list[int]) -> None:
    bag = Bag(counts.copy())
    copy = bag.clone()
    copy.put(0)
    assert (bag.counts, bag.total) == (counts, sum(counts))
    assert copy.total == bag.total + 1


# -- cards -------------------------------------------------------------------------------


def laid(cards: list[tuple[int, int]]) -> Cards:
    pile = Cards([], [])
    for place, (face, known) in enumerate(cards):
        assert pile.lay(face, known) == place
    return pile


def test_cards_are_seen_by_those_who_know_them() -> None:
    cards = laid([(4, 0b001), (7, 0b110), (9, 0)])
    assert cards.seen_by(0) == [4, None, None]
    assert cards.seen_by(2) == [None, 7, None]
    assert cards.seen_by(WATCHER) == [None, None, None]
    assert cards.unknown_to(1) == [0, 2]
    cards.show(2, 0b001)
    cards.show(1, ALL)
    assert cards.seen_by(0) == [4, 7, 9]
    assert cards.seen_by(WATCHER) == [None, 7, None]
    assert len(cards) == 3


def test_showing_never_makes_anyone_forget() -> None:
    cards = laid([(4, 0b001)])
    cards.show(0, 0b010)
    assert cards.knows(0, 0)
    assert cards.knows(0, 1)
    assert not cards.knows(0, 2)


def test_a_clone_of_cards_is_its_own() -> None:
    cards = laid([(4, 0b001)])
    copy = cards.clone()
    copy.show(0, ALL)
    copy.face[0] = 1
    copy.lay(3)
    assert (cards.face, cards.known, len(cards)) == ([4], [0b001], 1)


@given(cards=LAID, counts=st.lists(st.integers(0, 3), min_size=5, max_size=5), seat=SEATS)
def test_a_redeal_keeps_what_is_known_and_loses_nothing(
    cards: list[tuple[int, int]], counts: list[int], seat: int
) -> None:
    pile, bag = laid(cards), Bag(counts.copy())
    seen = pile.seen_by(seat)
    before = Counter(pile.face) + Counter(bag_faces(bag))
    pile.redeal(seat, bag, Dice(1))
    assert pile.seen_by(seat) == seen
    assert Counter(pile.face) + Counter(bag_faces(bag)) == before


@given(cards=LAID, counts=st.lists(st.integers(0, 3), min_size=5, max_size=5), seat=SEATS)
def test_a_redeal_does_not_depend_on_what_lay_there(
    cards: list[tuple[int, int]], counts: list[int], seat: int
) -> None:
    once, bag = laid(cards), Bag(counts.copy())
    once.redeal(seat, bag, Dice("dream"))  # another world that fits
    twice, other = once.clone(), bag.clone()
    twice.redeal(seat, other, Dice("same"))
    true, deck = laid(cards), Bag(counts.copy())
    true.redeal(seat, deck, Dice("same"))
    assert (twice.face, other.counts) == (true.face, deck.counts)


def bag_faces(bag: Bag) -> list[int]:
    return [face for face, count in enumerate(bag.counts) for _ in range(count)]


def test_a_redeal_reaches_every_deal_that_fits() -> None:
    seen = set()
    for seed in range(200):
        pile, bag = laid([(0, 0b1), (1, 0), (2, 0)]), Bag([0, 0, 0, 1])
        pile.redeal(0, bag, Dice(seed))
        seen.add(tuple(pile.face))
    assert seen == {(0, a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}


def test_faces_as_answers_of_a_verb_and_an_empty_bag() -> None:
    bag = Bag([2, 0, 1])
    assert (bag.faces(), bag.faces(40), bag.empty) == ([0, 2], [40, 42], False)
    assert Bag([0, 0]).empty
