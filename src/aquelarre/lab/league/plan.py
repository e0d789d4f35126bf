"""The plan of a league: who plays whom, where, in which seats, and from which deals.

Where players are against each other, a game has bots of two kinds. Every pair plays every deal
twice: in a game with two sides each has each side once, else they take turns on the seats, and then
the other way round. All pairs play the same deals. Where all win or lose together, each kind of bot
has the table for itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from aquelarre.bots.named import checked
from aquelarre.editions import edition_text, find
from aquelarre.kernel import AquelarreError, Game
from aquelarre.lab.names import public_kinds, public_names

VERSION = 1
TURNS = 2  # games that a pair plays from each deal


class BadLeague(AquelarreError):
    """A league that cannot be played: the same bot twice, or one that has nobody to play."""

    key = "error-lab-league"


class Table(msgspec.Struct, frozen=True):
    """A game with its seats and options."""

    game: str
    rules: int
    edition: str
    seats: int
    settings: dict[str, int]

    def found(self) -> Game[Any]:
        return find(self.game, self.edition)

    @property
    def together(self) -> bool:
        return self.found().together(self.seats, self.settings)

    @property
    def by_sides(self) -> bool:
        return len(self.found().sides) == 2 and not self.together


class Fixture(NamedTuple):
    """One game that is to be played."""

    number: int
    table: int
    round: int
    bots: tuple[int, ...]  # two places in the list of bots, or one where all play together
    turn: int


class Plan(msgspec.Struct, frozen=True):
    """A league. The same plan gives the same games, with any number of processes."""

    aquelarre: str
    league: int
    tables: list[Table]
    bots: list[str]
    rounds: int
    seed: str

    def noted(self) -> Plan:
        """The plan as others may read it."""
        return replace(self, bots=public_kinds(self.bots))

    @property
    def names(self) -> list[str]:
        """What the bots are called."""
        return public_names(self.bots)

    def encoded(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.noted()), indent=2) + b"\n"

    def goes_on_with(self, earlier: bytes) -> bool:
        """Is this an earlier plan with more rounds?"""
        try:
            before = msgspec.json.decode(earlier, type=Plan)
        except msgspec.MsgspecError:
            return False
        return before.rounds < self.rounds and replace(before, rounds=self.rounds) == self.noted()

    def fixtures(self) -> Iterator[Fixture]:
        """All games in their order: whole rounds, so that a league is balanced at any time."""
        number = 0
        alike = [table.together for table in self.tables]
        for round in range(self.rounds):
            for place in range(len(self.tables)):
                for bots in self.meetings(alike[place]):
                    for turn in range(TURNS if len(bots) == 2 else 1):
                        yield Fixture(number, place, round, bots, turn)
                        number += 1

    def meetings(self, together: bool) -> list[tuple[int, ...]]:
        """Who meets whom at a table; alone, where all play together."""
        return list(combinations(range(len(self.bots)), 1 if together else 2))

    @property
    def games(self) -> int:
        return self.rounds * sum(
            len(self.meetings(table.together)) * (1 if table.together else TURNS)
            for table in self.tables
        )

    def seed_of(self, fixture: Fixture) -> str:
        """The seed of a game's chance: the same for all who play this deal."""
        return f"{self.seed} {fixture.table} {fixture.round}"


def table_of(game: Game[Any], seats: int, settings: dict[str, int]) -> Table:
    """A table whose options have been checked."""
    chosen = game.check(seats, settings)
    return Table(game.key, game.rules_version, edition_text(game), seats, chosen)


def plan_of(tables: Sequence[Table], bots: Sequence[str], rounds: int, seed: int | str = 0) -> Plan:
    """A league in which everybody has somebody to play."""
    if len(set(bots)) < len(bots):
        raise BadLeague("A bot cannot play against itself.", reason="twice")
    if len(bots) < 2 and not all(table.together for table in tables):
        raise BadLeague("A league needs at least two bots.", reason="alone")
    if rounds < 1 or not tables:
        raise BadLeague("A league needs at least one table and one round.", reason="none")
    kinds = [checked(kind) for kind in bots]
    return Plan(version("aquelarre"), VERSION, list(tables), kinds, rounds, str(seed))
