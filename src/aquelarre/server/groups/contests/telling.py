"""Telling: contests in names and places, for members of their group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from aquelarre.server.errands import encode, packed
from aquelarre.server.groups.contests.records import CUP, LEAGUE, Contest, contests_of
from aquelarre.server.groups.contests.standings import Places, all_places, league, went_on, winner
from aquelarre.server.groups.records import GameRow
from aquelarre.server.store.groups import games_of

if TYPE_CHECKING:
    from aquelarre.server.groups.groups import Company

Data = dict[str, Any]


def told_all(company: Company, contests: list[tuple[int, str]], played: list[GameRow]) -> bytes:
    """What members are sent, out of what is kept of the contests and of their games."""
    return packed(encode({"contests": listed(company, contests, played)}))


def listed(company: Company, contests: list[tuple[int, str]], played: list[GameRow]) -> list[Data]:
    games = games_of(played)
    found = []
    for number, contest in contests_of(contests).items():
        results = {game.table: game.result for game in games if game.contest == number}
        places = all_places(contest, results, company.same)
        found.append(told(number, contest, places, company))
    return found


def told(
    number: int, contest: Contest, found: Sequence[Sequence[Places | None]], company: Company
) -> Data:
    names = company.names()
    champion = winner(contest, found) if contest.kind == CUP and contest.begun else None
    over = all(
        some.opened and all(each is not None for each in tables)
        for some, tables in zip(contest.rounds, found, strict=True)
    )
    return {
        "contest": number,
        "name": contest.name,
        "kind": contest.kind,
        "game": contest.game,
        "seats": contest.seats,
        "settings": contest.settings,
        "clock": contest.clock,
        "seed": contest.seed,
        "created": contest.created,
        "advance": contest.advance,
        "begun": contest.begun,
        "over": over if contest.kind == LEAGUE else champion is not None,
        "winner": champion,
        "players": [
            {
                "member": company.same.get(who.member, who.member),
                "name": names.get(who.member, who.name),
                "former": who.member in company.left,
                "bot": who.bot,
            }
            for who in contest.contestants
        ],
        "rounds": [
            {
                "opened": some.opened,
                "byes": some.byes,
                "pairings": [
                    {
                        "players": pairing.players,
                        "table": pairing.table,
                        "absent": pairing.absent,
                        "places": None if places is None else [each + 1 for each in places],
                        "on": _on(contest, pairing, places),
                    }
                    for pairing, places in zip(some.pairings, tables, strict=True)
                ],
            }
            for some, tables in zip(contest.rounds, found, strict=True)
        ],
        "standings": league(contest, found) if contest.kind == LEAGUE else [],
    }


def _on(contest: Contest, pairing: Any, places: Places | None) -> list[int]:
    """Who goes on from a table of a knock-out."""
    if contest.kind != CUP or places is None:
        return []
    return went_on(contest, pairing, places)
