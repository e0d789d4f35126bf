"""Standings: what the games of a contest come to. Everything is worked out from the games that
are over and from what owners have decided, so that nothing can be counted twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from aquelarre.kernel import Dice
from aquelarre.server.groups.contests.records import Contest, Contestant, Pairing
from aquelarre.server.groups.ratings import ranks_of
from aquelarre.server.groups.records import Player, Result

Places = tuple[int, ...]  # of the players of a pairing, from 0 on
Same = Mapping[int, int]  # under which number a member goes


class Line(Struct, frozen=True):
    """How a contestant of a league stands."""

    player: int
    place: int  # from 1 on
    score: int  # two for each who was beaten, one for each who was equal
    wins: int
    direct: int  # the same score among those who are level
    rivals: int  # what those have that were met
    played: int
    byes: int


def places_of(
    pairing: Pairing, result: Result | None, who: Sequence[Contestant], same: Same
) -> Places | None:
    """The places at a table; None as long as they are not known. Who was not there is last, and so
    is whoever does not sit there any more in the end."""
    if pairing.absent is not None:
        return tuple(int(player in pairing.absent) for player in pairing.players)
    if result is None:
        return None
    ranks = ranks_of(result)
    gone = [
        not _sits(who[player], seated, same)
        for player, seated in zip(pairing.players, result.players, strict=True)
    ]
    worth = [(left, rank) for left, rank in zip(gone, ranks, strict=True)]
    order = sorted(worth)
    return tuple(order.index(each) for each in worth)


def _sits(who: Contestant, seated: Player, same: Same) -> bool:
    if who.bot:
        return seated.bot == who.bot
    return not seated.bot and same.get(seated.member, -1) == same.get(who.member, who.member)


def all_places(
    contest: Contest, results: Mapping[str, Result], same: Same
) -> list[list[Places | None]]:
    """Of each table of each round."""
    return [
        [
            places_of(each, results.get(each.table), contest.contestants, same)
            for each in some.pairings
        ]
        for some in contest.rounds
    ]


def league(contest: Contest, found: Sequence[Sequence[Places | None]]) -> list[Line]:
    """The table of a league. Who is level on points is ordered by tables won, then by what they
    have against each other, then by what those have whom they met, then by lot."""
    count = len(contest.contestants)
    score, wins, played, byes = ([0] * count for _ in range(4))
    against = [[0] * count for _ in range(count)]
    met = [[0] * count for _ in range(count)]
    for some, tables in zip(contest.rounds, found, strict=True):
        over = some.opened and all(each is not None for each in tables)
        for player in some.byes:
            byes[player] += over
            score[player] += over * (contest.seats - 1)  # as one in the middle of a table
        for pairing, places in zip(some.pairings, tables, strict=True):
            if places is None:
                continue
            nobody = pairing.absent is not None and len(pairing.absent) == len(pairing.players)
            for one, mine in zip(pairing.players, places, strict=True):
                played[one] += 1
                won = mine == 0 and any(places)
                wins[one] += won and not nobody
                for other, theirs in zip(pairing.players, places, strict=True):
                    if one != other:
                        worth = 0 if _both_absent(pairing, one, other) else _worth(mine, theirs)
                        against[one][other] += worth
                        score[one] += worth
                        met[one][other] += 1
    rivals = [sum(met[one][other] * score[other] for other in range(count)) for one in range(count)]
    level: dict[tuple[int, int], list[int]] = {}
    for one in range(count):
        level.setdefault((score[one], wins[one]), []).append(one)
    direct = [
        sum(against[one][other] for other in level[score[one], wins[one]]) for one in range(count)
    ]
    lots = lots_of(contest)
    order = sorted(
        range(count),
        key=lambda one: (-score[one], -wins[one], -direct[one], -rivals[one], lots[one]),
    )
    return [
        Line(*(one, place, score[one], wins[one], direct[one], rivals[one], played[one], byes[one]))
        for place, one in enumerate(order, 1)
    ]


def _worth(mine: int, theirs: int) -> int:
    return 2 * (mine < theirs) + (mine == theirs)


def _both_absent(pairing: Pairing, one: int, other: int) -> bool:
    return pairing.absent is not None and one in pairing.absent and other in pairing.absent


def lots_of(contest: Contest) -> list[int]:
    """What decides in the end: a lot for each contestant, drawn with the seed."""
    lots = list(range(len(contest.contestants)))
    Dice(f"lots {contest.seed}").shuffle(lots)
    return lots


def went_on(contest: Contest, pairing: Pairing, places: Places) -> list[int]:
    """Who goes on from a table of a knock-out, the best first; who is level there, by lot."""
    lots = lots_of(contest)
    order = sorted(
        zip(places, (lots[each] for each in pairing.players), pairing.players, strict=True)
    )
    return [player for _, _, player in order[: contest.advance]]


def winner(contest: Contest, found: Sequence[Sequence[Places | None]]) -> int | None:
    """Who has won a knock-out, once the final is over: who is level there, by lot."""
    if not found or len(found[-1]) != 1 or contest.rounds[-1].byes:
        return None
    places = found[-1][0]
    if places is None:
        return None
    pairing, lots = contest.rounds[-1].pairings[0], lots_of(contest)
    return min(zip(places, (lots[each] for each in pairing.players), pairing.players, strict=True))[
        2
    ]
