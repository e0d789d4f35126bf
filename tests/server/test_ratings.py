"""Ratings against values worked out apart from the library: the update of Weng and Lin for the
model of Plackett and Luce, with teams, ties and several players. And what they are made of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aquelarre.server.groups.ratings import (
    BASE,
    PROVISIONAL,
    SCALE,
    Table,
    kind_of,
    ranks_of,
    ratings,
    teams_of,
    why_not,
)
from aquelarre.server.groups.records import Game, Player, Result

MU, SIGMA = 25.0, 25.0 / 3
BETA, TAU, KAPPA = SIGMA / 2, MU / 300, 0.0001
One = tuple[float, float]


def expected(teams: Sequence[Sequence[One]], ranks: Sequence[int]) -> list[list[One]]:
    """Algorithm 4 of Weng and Lin (2011), as OpenSkill describes it, written down plainly."""
    teams = [[(mu, math.sqrt(sd**2 + TAU**2)) for mu, sd in team] for team in teams]
    mus = [sum(mu for mu, _ in team) for team in teams]
    squares = [sum(sd**2 for _, sd in team) for team in teams]
    c = math.sqrt(sum(square + BETA**2 for square in squares))
    strength = [math.exp(mu / c) for mu in mus]
    weight = [
        sum(strength[s] for s in range(len(teams)) if ranks[s] >= ranks[q])
        for q in range(len(teams))
    ]
    tied = [sum(ranks[s] == ranks[q] for s in range(len(teams))) for q in range(len(teams))]
    found = []
    for i, team in enumerate(teams):
        omega = delta = 0.0
        for q in range(len(teams)):
            if ranks[q] > ranks[i]:
                continue
            share = strength[i] / weight[q]
            omega += ((1 - share) if q == i else -share) / tied[q]
            delta += share * (1 - share) / tied[q]
        omega *= squares[i] / c
        delta *= math.sqrt(squares[i]) / c * squares[i] / c**2
        found.append(
            [
                (
                    mu + sd**2 / squares[i] * omega,
                    sd * math.sqrt(max(1 - sd**2 / squares[i] * delta, KAPPA)),
                )
                for mu, sd in team
            ]
        )
    return found


def game(*players: Player, at: float = 0.0, **more: Any) -> Game:
    told = {"game": "carcassonne", "settings": {}, "edition": "", "together": False, **more}
    return Game(f"t{at}", at, False, -1, Result(players=players, **told))


def rated(*games: Game, bots: bool = False, left: frozenset[int] = frozenset()) -> list[Table]:
    return ratings(games, bots, {n: n for n in range(20)}, left)


def shown(one: One) -> tuple[int, int, int]:
    mu, sd = one
    middle = BASE + SCALE * (mu - MU)
    return round(middle), round(middle - 2 * SCALE * sd), round(middle + 2 * SCALE * sd)


def found(table: Table) -> dict[int, tuple[int, int, int]]:
    return {one.member: (one.points, one.low, one.high) for one in table.ratings}


def test_the_published_example_of_two() -> None:
    """In the documentation of OpenSkill: who wins the first game comes to 27.63 and 8.07, who loses
    it to 22.36 and 8.07."""
    (winner,), (loser,) = expected([[(MU, SIGMA)], [(MU, SIGMA)]], [0, 1])
    assert [round(number, 2) for number in (*winner, *loser)] == [27.64, 8.07, 22.36, 8.07]
    (table,) = rated(game(Player(1, result=1.0), Player(2, result=-1.0)))
    assert (table.kind, table.games) == ("duel", 1)
    assert found(table) == {1: (1105, 460, 1751), 2: (895, 249, 1540)}
    assert found(table) == {1: shown(winner), 2: shown(loser)}


seats = st.integers(2, 8).flatmap(
    lambda n: st.tuples(
        st.permutations(range(n)),
        st.lists(st.sampled_from([-1.0, 0.0, 1.0]), min_size=n, max_size=n),
        st.lists(st.integers(0, 3), min_size=n, max_size=n),
        st.none() | st.lists(st.sampled_from(["witch", "villager"]), min_size=n, max_size=n),
    )
)


@settings(max_examples=80, deadline=None)
@given(st.lists(seats, min_size=1, max_size=5))
def test_any_games_come_out_as_worked_out(played: list[Any]) -> None:
    """Several players, ties, teams of any size, one game after the other."""
    history = []
    known: dict[tuple[str, int], One] = {}
    for at, (people, results, points, sides) in enumerate(played):
        players = [
            Player(
                member=who,
                result=results[seat],
                points=points[seat],
                side=sides[seat] if sides else "",
            )
            for seat, who in enumerate(people)
        ]
        one = game(*players, at=at)
        history.append(one)
        if len(teams_of(one.result)) < 2:  # all of them on one side: nobody was better
            assert why_not(one, False, {}) == "together"
            continue
        kind, teams, places = kind_of(one.result), teams_of(one.result), ranks_of(one.result)
        now = [[known.get((kind, people[s]), (MU, SIGMA)) for s in team] for team, _ in teams]
        after = expected(now, [places[team[0]] for team, _ in teams])
        for (team, _), those in zip(teams, after, strict=True):
            known |= {(kind, people[s]): two for s, two in zip(team, those, strict=True)}
    told = {
        (table.kind, one.member): (one.points, one.low, one.high)
        for table in rated(*history)
        for one in table.ratings
    }
    assert told.keys() == known.keys()
    for key, numbers in told.items():
        assert all(abs(a - b) <= 1 for a, b in zip(numbers, shown(known[key]), strict=True))


def test_places_and_teams() -> None:
    alone = game(
        *(Player(n, result=r, points=p) for n, (r, p) in enumerate([(-1, 9), (1, 7), (-1, 9)]))
    )
    assert ranks_of(alone.result) == [1, 0, 1]  # whoever has won is first, whatever the points
    crisis = game(*(Player(n, result=-1.0, points=n) for n in range(3)))
    assert ranks_of(crisis.result) == [0, 0, 0]  # all have lost alike
    sides = game(
        Player(0, result=-1, points=50, side="a"),
        Player(1, result=1, points=1, side="b"),
        Player(2, result=1, points=2, side="b"),
    )
    assert ranks_of(sides.result) == [2, 0, 0]
    assert [team for team, _ in teams_of(sides.result)] == [[0], [1, 2]]
    assert [kind_of(each.result) for each in (alone, sides)] == ["many", "sides"]


def test_who_has_left_is_reckoned_with_and_not_shown() -> None:
    history = [
        game(Player(1, result=1.0), Player(2, result=-1.0), at=0),
        game(Player(2, result=1.0), Player(3, result=-1.0), at=1),
    ]
    (whole,), (without,) = rated(*history), rated(*history, left=frozenset({1}))
    expected_ = found(whole)
    del expected_[1]
    assert found(without) == expected_


def test_several_numbers_of_one_person_are_one() -> None:
    history = [
        game(Player(1, result=1.0), Player(2, result=-1.0), at=0),
        game(Player(3, result=1.0), Player(2, result=-1.0), at=1),
    ]
    (table,) = ratings(history, False, {1: 1, 2: 2, 3: 1}, frozenset())
    assert {one.member: one.games for one in table.ratings} == {1: 2, 2: 2}
    own = game(Player(1, result=1.0), Player(3, result=-1.0))
    assert why_not(own, False, {1: 1, 3: 1}) == "shared"


def test_bots_of_a_kind_share_a_rating() -> None:
    one = game(
        Player(1, result=1.0), Player(bot="guide", result=-1.0), Player(bot="guide", result=-1.0)
    )
    assert rated(one) == []
    (table,) = rated(one, bots=True)
    bot = next(each for each in table.ratings if each.bot)
    after = expected([[(MU, SIGMA)]] * 3, [0, 1, 1])
    assert (bot.bot, bot.games) == ("guide", 1)
    assert (bot.points, bot.low, bot.high) == shown(
        tuple((a + b) / 2 for a, b in zip(after[1][0], after[2][0], strict=True))  # type: ignore[arg-type]
    )


def test_it_is_provisional_until_enough_is_known() -> None:
    history = [
        game(Player(1, result=(-1.0) ** at), Player(2, result=-((-1.0) ** at)), at=at)
        for at in range(12)
    ]
    flags = [rated(*history[: count + 1])[0].ratings[0].provisional for count in range(12)]
    assert flags == [True] * 9 + [False] * 3
    sure = rated(*history)[0].ratings[0]
    assert sure.high - sure.low < 4 * SCALE * PROVISIONAL


def test_two_runs_are_the_same_and_order_matters() -> None:
    history = [
        game(
            *(
                Player(n, result=1.0 if n == at % 3 else -1.0, points=(n * at) % 5)
                for n in range(3)
            ),
            at=at,
        )
        for at in range(30)
    ]
    assert rated(*history) == rated(*history)
    with pytest.raises(AssertionError):
        assert rated(*history) == rated(*history[::-1])
