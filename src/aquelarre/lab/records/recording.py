"""Recording: the games of a plan are played, watched and written, on one core or on all.

Each process writes whole pairs of files, so that games are never gathered in memory, and what a
file holds depends on the plan alone.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from hashlib import file_digest
from pathlib import Path
from typing import Any

import msgspec

from aquelarre.bots.seating import Seating
from aquelarre.bots.through import play_through
from aquelarre.bots.wanted import wanted
from aquelarre.bots.workers import spread
from aquelarre.editions import find
from aquelarre.kernel import Dice, Game
from aquelarre.lab.folders import drafted, opened, write
from aquelarre.lab.playing import told_faults
from aquelarre.lab.records.plan import Part, Plan
from aquelarre.lab.records.schema import TABLES
from aquelarre.lab.records.watching import Watcher
from aquelarre.lab.records.writing import Writer, count, writer
from aquelarre.match import Match
from aquelarre.match.match import Player

RECORD = "record.json"  # written last: a folder that has it is complete
Progress = Callable[[int], None]  # called with how many more games are done


class NotWanted(Exception):
    """Nobody waits for these games any more."""


def record(
    plan: Plan, folder: Path, jobs: int = 1, progress: Progress | None = None
) -> dict[str, int]:
    """Play the games and write them into the folder; returns how many rows each table has. Goes on
    where an earlier run of the same plan has stopped; refuses a folder with anything else in it."""
    if plan.format == "parquet":
        from aquelarre.lab.records.parquet import arrow

        arrow()  # it is missing now, not after the first games
    with opened(folder, plan.encoded()):
        if (folder / RECORD).is_file():
            return rows_in(folder)
        there = {part for part in plan.parts() if is_whole(plan, folder, part)}
        if progress is not None and there:
            progress(sum(part.end - part.first for part in there))
        missing = (part for part in plan.parts() if part not in there)
        with closing(spread(partial(write_part, plan, folder), missing, jobs)) as written:
            for games in written:
                if progress is not None:
                    progress(games)
        write(folder / RECORD, summary(plan, folder))
        return rows_in(folder)


def rows_in(folder: Path) -> dict[str, int]:
    """How many rows each table of a complete record has."""
    rows: dict[str, int] = msgspec.json.decode((folder / RECORD).read_bytes())["rows"]
    return rows


def is_whole(plan: Plan, folder: Path, part: Part) -> bool:
    """Are these games written? Their results come last."""
    return (folder / plan.file("games", part.number)).is_file()


def write_part(plan: Plan, folder: Path, part: Part) -> int:
    """Play the games of one pair of files and write them; returns how many."""
    game = find(plan.game, plan.edition)
    files = [folder / plan.file(table, part.number) for table in ("decisions", "games")]
    try:
        with (
            drafted(files[1]) as results,
            drafted(files[0]) as decisions,
            writer(plan.format, decisions, "decisions") as rows,
            writer(plan.format, results, "games") as games,
        ):
            for number in range(part.first, part.end):
                if not wanted():
                    raise NotWanted
                record_game(game, plan, number, rows, games)
    except NotWanted:
        return 0
    return part.end - part.first


def record_game(game: Game[Any], plan: Plan, number: int, rows: Writer, games: Writer) -> None:
    """Play one game and write its rows."""
    match = Match(game, plan.seats, plan.settings, seed=plan.seed_of(number))
    seating = Seating(game, match.state, plan.bots, plan.by_sides, number)

    names = plan.names

    def bots() -> list[str]:
        return [names[which] for which in seating.which()]

    watcher = Watcher(match, number, bots, plan.silences, rows.add)
    players = seating.players(Dice(match.seed))
    play_through(match, players, watcher.note)
    match.players = [Player(f"{kind} {seat}", kind) for seat, kind in enumerate(bots())]
    games.add(watcher.ended(told_faults(players)))


def summary(plan: Plan, folder: Path) -> bytes:
    """What is in the folder: its plan, and each file with its rows and its digest."""
    files = []
    totals = dict.fromkeys(TABLES, 0)
    for part in plan.parts():
        for table in TABLES:
            path = folder / plan.file(table, part.number)
            with path.open("rb") as file:
                digest = file_digest(file, "sha256").hexdigest()
            rows = count(path, plan.format)
            totals[table] += rows
            size = path.stat().st_size
            files.append({"name": path.name, "rows": rows, "bytes": size, "sha256": digest})
    found = {"plan": plan.noted(), "rows": totals, "files": files}
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
