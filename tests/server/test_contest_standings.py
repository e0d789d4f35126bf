"""How a league or a knock-out stands, worked out by hand."""

from __future__ import annotations

from aquelarre.server.groups.contests.records import (
    CUP,
    LEAGUE,
    Contest,
    Contestant,
    Pairing,
    Round,
)
from aquelarre.server.groups.contests.standings import all_places, league, went_on, winner
from aquelarre.server.groups.records import Player, Result


def contest(kind: str, players: int, rounds: tuple[Round, ...], seats: int = 2) -> Contest:
    return Contest(
        name="x",
        kind=kind,
        game="carcassonne",
        seats=seats,
        settings={},
        seed="s",
        created=0.0,
        contestants=tuple(Contestant(member=n) for n in range(players)),
        rounds=rounds,
    )


def result(*who: tuple[int, float, int]) -> Result:
    players = tuple(Player(member=m, result=r, points=p) for m, r, p in who)
    return Result("carcassonne", {}, "", False, players)


SAME = {n: n for n in range(9)}


def test_a_league_worked_out_by_hand() -> None:
    """Three in pairs: 0 beats 1, 1 beats 2, 2 and 0 draw; each sits out once."""
    rounds = (
        Round((Pairing((0, 1), "a"),), (2,), True),
        Round((Pairing((1, 2), "b"),), (0,), True),
        Round((Pairing((2, 0), "c"),), (1,), True),
    )
    found = {
        "a": result((0, 1, 30), (1, -1, 20)),
        "b": result((1, 1, 9), (2, -1, 8)),
        "c": result((2, 0, 5), (0, 0, 5)),
    }
    one = contest(LEAGUE, 3, rounds)
    places = all_places(one, found, SAME)
    assert places == [[(0, 1)], [(0, 1)], [(0, 0)]]
    lines = league(one, places)
    # 0: 2 + 1 + 1 (bye); 1: 2 + 1 (bye); 2: 1 + 1 (bye)
    assert [(line.player, line.score, line.wins) for line in lines] == [
        (0, 4, 1),
        (1, 3, 1),
        (2, 2, 0),
    ]
    assert [line.rivals for line in lines] == [5, 6, 7]
    assert [line.played for line in lines] == [2, 2, 2]


def test_who_is_level_is_ordered_by_what_they_have_against_each_other() -> None:
    """Four in pairs, two rounds: 0 and 1 have both won one of two; 1 has beaten 0."""
    rounds = (
        Round((Pairing((0, 1), "a"), Pairing((2, 3), "b")), (), True),
        Round((Pairing((0, 2), "c"), Pairing((1, 3), "d")), (), True),
    )
    found = {
        "a": result((0, -1, 1), (1, 1, 2)),
        "b": result((2, -1, 1), (3, 1, 2)),
        "c": result((0, 1, 2), (2, -1, 1)),
        "d": result((1, -1, 1), (3, 1, 2)),
    }
    one = contest(LEAGUE, 4, rounds)
    lines = league(one, all_places(one, found, SAME))
    assert [line.player for line in lines] == [3, 1, 0, 2]
    assert [line.score for line in lines] == [4, 2, 2, 0]
    assert [line.direct for line in lines[1:3]] == [2, 0]


def test_a_table_of_several() -> None:
    """Whoever has won has beaten all; the others by points; who is level shares."""
    rounds = (Round((Pairing((3, 0, 2, 1), "a"),), (), True),)
    found = {"a": result((3, -1, 40), (0, 1, 30), (2, -1, 20), (1, -1, 20))}
    one = contest(LEAGUE, 4, rounds, 4)
    places = all_places(one, found, SAME)
    assert places == [[(1, 0, 2, 2)]]
    assert {line.player: line.score for line in league(one, places)} == {0: 6, 3: 4, 2: 1, 1: 1}


def test_who_was_not_there_has_nothing() -> None:
    rounds = (
        Round((Pairing((0, 1, 2), "a", (2,)),), (), True),
        Round((Pairing((0, 1, 2), "b", (0, 1, 2)),), (), True),
    )
    one = contest(LEAGUE, 3, rounds, 3)
    places = all_places(one, {"a": result((0, -1, 1), (1, -1, 2), (2, 1, 3))}, SAME)
    lines = {line.player: line for line in league(one, places)}
    assert {player: line.score for player, line in lines.items()} == {0: 3, 1: 3, 2: 0}
    assert {player: line.wins for player, line in lines.items()} == {0: 1, 1: 1, 2: 0}


def test_who_does_not_sit_there_any_more_is_last() -> None:
    rounds = (Round((Pairing((0, 1), "a"),), (), True),)
    one = contest(CUP, 2, rounds)
    gone = Result(
        "carcassonne", {}, "", False, (Player(bot="guide", result=1.0), Player(1, result=-1.0))
    )
    places = all_places(one, {"a": gone}, SAME)
    assert places == [[(1, 0)]]
    assert winner(one, places) == 1


def test_a_draw_in_a_knock_out_is_decided_by_lot() -> None:
    rounds = (Round((Pairing((0, 1), "a"),), (), True),)
    one = contest(CUP, 2, rounds)
    places = all_places(one, {"a": result((0, 0, 5), (1, 0, 5))}, SAME)
    (through,) = went_on(one, rounds[0].pairings[0], places[0][0] or ())
    assert winner(one, places) == through
    assert through in (0, 1)
