"""Export: everything that is kept of a group, as data that others can read. No device and no code
is in it."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

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
