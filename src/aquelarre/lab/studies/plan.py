"""The plan of a study: its tables, what varies between them, and how many games each is given.

Game number k of every table is played from the same seed, so that tables differ in what varies and
as little as possible in luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from aquelarre.bots.engine import is_engine
from aquelarre.editions import find
from aquelarre.kernel import AquelarreError, Game
from aquelarre.lab.names import public_kinds, public_name

VERSION = 1
Measure = Literal["wins", "length", "points", "uses", "rules"]
MEASURES: tuple[Measure, ...] = ("wins", "length", "points", "uses", "rules")
STOPPING = ("wins", "length", "points")  # whose intervals can end a table
GROWTH = 3, 2  # from one look at the intervals to the next: half as many games again

Value = bool | int | str | list[Any] | dict[str, Any] | None


class BadStudy(AquelarreError):
    """A study that cannot be played: `reason` says why, `field` where in its file."""

    key = "error-lab-study"

    def __init__(self, reason: str, sentence: str, **values: int | str) -> None:
        super().__init__(sentence, reason=reason, **values)


class Table(msgspec.Struct, frozen=True):
    """One combination of what varies."""

    seats: int
    settings: dict[str, int]
    bots: list[str]
    edition: int  # a place in the plan's list of boxes
    ours: bool  # with our own box
    varied: dict[str, Value]  # by the name of what varies, its value here


class Stop(msgspec.Struct, frozen=True):
    """When a table has been played enough: each of these intervals is at most so wide."""

    widths: dict[str, float]
    after: int  # games before the first look


class Job(msgspec.Struct, frozen=True):
    """One game that is to be played, with all that a process needs to play it."""

    table: int
    game: int
    key: str
    edition: str
    seats: int
    settings: dict[str, int]
    bots: list[str]
    by_sides: bool
    seed: str
    measures: tuple[Measure, ...]


class Plan(msgspec.Struct, frozen=True):
    """A study. The same plan gives the same games, with any number of processes."""

    aquelarre: str
    study: int
    title: str
    game: str
    rules: int
    editions: list[str]
    axes: list[str]  # the names of what varies
    tables: list[Table]
    by_sides: bool
    seed: str
    games: int  # at each table, at most
    measures: list[Measure]
    stop: Stop | None

    def noted(self) -> Plan:
        """The plan as others may read it."""
        tables = [
            replace(table, bots=public_kinds(table.bots), varied=public(table.varied))
            for table in self.tables
        ]
        return replace(self, tables=tables)

    def encoded(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.noted()), indent=2) + b"\n"

    def goes_on_with(self, earlier: bytes) -> bool:
        """Is this an earlier plan with more games at each table?"""
        try:
            before = msgspec.json.decode(earlier, type=Plan)
        except msgspec.MsgspecError:
            return False
        return before.games < self.games and replace(before, games=self.games) == self.noted()

    def found(self, table: Table) -> Game[Any]:
        """The game as it is played at a table."""
        return find(self.game, self.editions[table.edition])

    def looks(self) -> Iterator[tuple[int, int]]:
        """The games of each table in portions; between two of them, tables that know enough end.
        Where the portions end does not depend on how many games there are, so that more can be
        asked for later."""
        first = 0
        end = self.games if self.stop is None else min(self.games, self.stop.after)
        while first < self.games:
            yield first, end
            times, parts = GROWTH
            first, end = end, min(self.games, -(-end * times // parts))

    def job(self, table: int, game: int) -> Job:
        """Game number `game` at a table."""
        at = self.tables[table]
        return Job(
            table,
            game,
            self.game,
            self.editions[at.edition],
            at.seats,
            at.settings,
            at.bots,
            self.by_sides,
            self.seed,
            tuple(self.measures),
        )

    def ours_beside(self, number: int) -> int | None:
        """The table with our own box that is otherwise like this one, if there is one."""
        table = self.tables[number]
        for place, other in enumerate(self.tables):
            if other.ours and place != number and _alike(table, other):
                return place
        return None


def _alike(one: Table, other: Table) -> bool:
    return (one.seats, one.settings, one.bots) == (other.seats, other.settings, other.bots)


def public(varied: dict[str, Value]) -> dict[str, Value]:
    """What varies, without the arguments of engines."""
    bots = varied.get("bots")
    if not isinstance(bots, str):
        return varied
    from aquelarre.bots.engine import kinds_in

    kinds = kinds_in(bots)
    if not any(map(is_engine, kinds)):
        return varied
    return varied | {"bots": ",".join(map(public_name, kinds))}
