"""Export: everything that is kept of a group, as data that others can read. No device and no code
is in it. Files are made in a process of their own."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from aquelarre.server.errands import encode, packed
from aquelarre.server.groups.contests.telling import listed
from aquelarre.server.groups.ratings import kind_of, ranks_of, why_not
from aquelarre.server.groups.records import Game, GameRow
from aquelarre.server.store.groups import games_of

if TYPE_CHECKING:
    from aquelarre.server.groups.groups import Company

Data = dict[str, Any]
FORMAT = "aquelarre-group"
VERSION = 1
COLUMNS = (
    *("table", "over", "game", "seats", "kind", "counts", "contest"),
    *("seat", "name", "member", "bot", "result", "points", "side", "place"),
)
# How a formula begins in a spreadsheet.
RISKY = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def whole(page: Data, games: list[Data], ratings: Data, contests: list[Data]) -> Data:
    members = [
        {name: one[name] for name in ("member", "name", "owner", "at")} for one in page["members"]
    ]
    return {
        "format": FORMAT,
        "version": VERSION,
        "written": time.time(),
        "name": page["name"],
        "rated": page["rated"],
        "bots": page["bots"],
        "members": members,
        "games": games,
        "ratings": ratings["tables"],
        "contests": contests,
    }


def rows(games: Iterable[Data]) -> str:
    """A line for each seat of each game, as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for game in games:
        over = datetime.fromtimestamp(game["at"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        head = game["table"], over, game["game"], len(game["players"]), game["kind"]
        counts = "no" if game["counts"] else "yes"
        contest = game["contest"] if game["contest"] >= 0 else ""
        for who in game["players"]:
            member = who["member"] if who["member"] >= 0 else ""
            points = "" if who["points"] is None else who["points"]
            writer.writerow(
                (
                    *(*head, counts, contest, who["seat"] + 1, harmless(who["name"]), member),
                    *(who["bot"], who["result"], points, who["side"], who["place"]),
                )
            )
    return text.getvalue()


def harmless(text: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{text}" if text.startswith(RISKY) else text


def told(game: Game, company: Company) -> Data:
    """A game of the history in names: those of members as they are today."""
    result, names, places = game.result, company.names(), ranks_of(game.result)
    return {
        "table": game.table,
        "at": game.at,
        "game": result.game,
        "settings": result.settings,
        "edition": result.edition,
        "kind": kind_of(result),
        "contest": game.contest,
        "struck": game.struck,
        "counts": why_not(game, company.record.bots, company.same),
        "players": [
            {
                "seat": seat,
                "member": company.same.get(who.member, who.member),
                "name": names.get(who.member, who.name),
                "former": who.member in company.left,
                "bot": who.bot,
                "agent": who.agent,
                "replaced": who.replaced,
                "result": who.result,
                "points": who.points,
                "side": who.side,
                "place": places[seat] + 1,
            }
            for seat, who in enumerate(result.players)
        ],
    }


def results_file(company: Company, games: list[GameRow]) -> bytes:
    """A line for each seat of each game."""
    text = rows(told(game, company) for game in games_of(games[::-1]))
    return packed(("\ufeff" + text).encode())


def whole_file(
    company: Company,
    page: Data,
    games: list[GameRow],
    ratings: Data,
    contests: tuple[list[tuple[int, str]], list[GameRow]],
) -> bytes:
    told_games = [told(game, company) for game in games_of(games[::-1])]
    return packed(encode(whole(page, told_games, ratings, listed(company, *contests))))
