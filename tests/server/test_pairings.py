"""Who meets whom: everybody plays, nobody has a seat much more often than another, everybody meets
everybody as evenly as can be had; and the same seed gives the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aquelarre.server.groups.contests.cup import Stage, first_round, next_round, plan
from aquelarre.server.groups.contests.league import rounds_of, usual
from aquelarre.server.groups.contests.records import Round
from aquelarre.server.groups.contests.seating import seated

seeds = st.text(max_size=4)
SIZES = [2, 3, 4, 5, 6, 8, 12]


@st.composite
def leagues(draw: st.DrawFn) -> tuple[int, int, int, str]:
    seats = draw(st.sampled_from(SIZES))
    players = draw(st.integers(seats, 20))
    return players, seats, draw(st.integers(1, 8)), draw(seeds)


def meetings(rounds: tuple[Round, ...]) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for some in rounds:
        for pairing in some.pairings:
            found.update(combinations(sorted(pairing.players), 2))
    return found


def spread(counts: list[int]) -> int:
    return max(counts) - min(counts)


@settings(max_examples=60, deadline=None)
@given(leagues())
def test_a_league_is_fair(league: tuple[int, int, int, str]) -> None:
    players, seats, count, _ = league
    rounds = rounds_of(*league)
    assert len(rounds) == count
    assert rounds == rounds_of(*league)
    for some in rounds:
        sitting = [player for pairing in some.pairings for player in pairing.players]
        assert sorted([*sitting, *some.byes]) == list(range(players))  # each in one place
        assert len(some.pairings) == players // seats
        assert all(len(pairing.players) == seats for pairing in some.pairings)
        assert not some.opened
    byes = Counter(player for some in rounds for player in some.byes)
    assert spread([byes[player] for player in range(players)]) <= 1
    had: dict[int, Counter[int]] = {player: Counter() for player in range(players)}
    for some in rounds:
        for pairing in some.pairings:
            for seat, player in enumerate(pairing.players):
                had[player][seat] += 1
    assert all(spread([had[player][seat] for seat in range(seats)]) <= 1 for player in had)


@pytest.mark.parametrize("players", range(2, 21))
def test_in_pairs_everybody_meets_everybody_once(players: int) -> None:
    for turns in (1, 2):
        met = meetings(rounds_of(players, 2, turns * usual(players, 2), "a"))
        assert set(met.values()) == {turns}
        assert len(met) == players * (players - 1) // 2


@pytest.mark.parametrize(("players", "seats"), [(9, 3), (16, 4)])
def test_where_all_can_meet_once_they_do(players: int, seats: int) -> None:
    """Such schedules are known, and found here."""
    met = meetings(rounds_of(players, seats, usual(players, seats), "x"))
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2


@settings(max_examples=30, deadline=None)
@given(leagues())
def test_no_exchange_would_make_meetings_more_even(league: tuple[int, int, int, str]) -> None:
    """Of two at different tables of a round: the sum of the squares would not be less."""
    rounds = rounds_of(*league)
    met = meetings(rounds)
    cost = sum(count**2 for count in met.values())
    if league[1] == 2:
        return
    for some in rounds:
        for first, second in combinations(some.pairings, 2):
            for one in first.players:
                for other in second.players:
                    after = met.copy()
                    mine = [each for each in first.players if each != one]
                    theirs = [each for each in second.players if each != other]
                    for gone, come, those in ((one, other, mine), (other, one, theirs)):
                        after.subtract(tuple(sorted((gone, each))) for each in those)  # type: ignore[misc]
                        after.update(tuple(sorted((come, each))) for each in those)  # type: ignore[misc]
                    assert sum(count**2 for count in after.values()) >= cost


def test_another_seed_is_another_draw() -> None:
    assert rounds_of(8, 4, 3, "a") != rounds_of(8, 4, 3, "b")


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 7), st.data())
def test_seats_are_shared_out_evenly_whoever_meets(seats: int, data: st.DataObject) -> None:
    players = data.draw(st.integers(seats, 15))
    tables = data.draw(
        st.lists(st.permutations(range(players)).map(lambda p: p[:seats]), max_size=30)
    )
    found = seated(tables, seats)
    assert [sorted(each) for each in found] == [sorted(each) for each in tables]
    for player in range(players):
        had = Counter(each.index(player) for each in found if player in each)
        assert spread([had[seat] for seat in range(seats)]) <= 1


# -- knock-outs --------------------------------------------------------------------------------


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 32), st.integers(2, 12), st.integers(1, 6), st.data())
def test_a_knock_out_comes_to_one_table(
    players: int, seats: int, least: int, data: st.DataObject
) -> None:
    advance = data.draw(st.integers(1, seats - 1))
    stages = plan(players, seats, least, advance)
    if stages is None:
        return
    left = players
    for at, stage in enumerate(stages):
        assert sum(stage.sizes) + stage.byes == left
        assert all(max(2, least) <= size <= seats for size in stage.sizes)
        assert spread(list(stage.sizes)) <= 1
        if at < len(stages) - 1:
            assert all(size > advance for size in stage.sizes)  # somebody goes
            left = len(stage.sizes) * advance + stage.byes
    assert len(stages[-1].sizes) == 1
    assert stages[-1].byes == 0


def test_known_knock_outs() -> None:
    assert plan(8, 2, 2, 1) == (Stage((2,) * 4, 0), Stage((2, 2), 0), Stage((2,), 0))
    assert plan(5, 2, 2, 1) == (Stage((2,), 3), Stage((2, 2), 0), Stage((2,), 0))
    assert plan(10, 4, 2, 2) == (Stage((4, 3, 3), 0), Stage((3, 3), 0), Stage((4,), 0))
    assert plan(16, 4, 3, 1) == (Stage((4,) * 4, 0), Stage((4,), 0))
    for wrong in [(1, 2, 2, 1), (4, 2, 2, 2), (4, 2, 2, 0), (5, 4, 4, 1), (2, 5, 3, 1)]:
        assert plan(*wrong) is None


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 32), st.integers(2, 8), seeds, st.data())
def test_everybody_is_in_until_they_are_out(
    players: int, seats: int, seed: str, data: st.DataObject
) -> None:
    advance = data.draw(st.integers(1, seats - 1))
    stages = plan(players, seats, 2, advance)
    if stages is None:
        return
    some = first_round(players, stages[0], seed)
    assert some == first_round(players, stages[0], seed)
    left = set(range(players))
    for at, stage in enumerate(stages):
        sitting = [player for pairing in some.pairings for player in pairing.players]
        assert sorted([*sitting, *some.byes]) == sorted(left)
        assert tuple(len(pairing.players) for pairing in some.pairings) == stage.sizes
        if at == len(stages) - 1:
            break
        through = [list(pairing.players[:advance]) for pairing in some.pairings]
        left = {player for table in through for player in table} | set(some.byes)
        after = next_round(at + 1, stages[at + 1], through, some.byes, seed)
        assert after == next_round(at + 1, stages[at + 1], through, some.byes, seed)
        some = after


def test_those_from_one_table_part() -> None:
    """Four tables of which two go on each: nobody meets whom they have just met."""
    through = [[0, 1], [2, 3], [4, 5], [6, 7]]
    after = next_round(1, Stage((4, 4), 0), through, (), "x")
    for pairing in after.pairings:
        assert sorted(player // 2 for player in pairing.players) == [0, 1, 2, 3]
        assert sum(player % 2 for player in pairing.players) == 2  # as many firsts as seconds
