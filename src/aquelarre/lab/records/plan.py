"""The plan of a record: all that decides what is in it, and which files it has."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from aquelarre.bots.named import checked
from aquelarre.editions import edition_text
from aquelarre.kernel import BadSetting, Game
from aquelarre.lab.names import public_kinds, public_names
from aquelarre.lab.records.schema import VERSION

Format = Literal["jsonl", "parquet"]
FORMATS: tuple[Format, ...] = ("jsonl", "parquet")
PER_FILE = 25  # games


class Part(NamedTuple):
    """The games of one pair of files."""

    number: int
    first: int
    end: int


class Plan(msgspec.Struct, frozen=True):
    """What is recorded. The same plan gives the same bytes, with any number of processes."""

    aquelarre: str
    schema: int
    game: str
    rules: int
    edition: str
    seats: int
    settings: dict[str, int]
    bots: list[str]
    by_sides: bool
    seed: str
    games: int
    per_file: int
    silences: bool
    format: Format

    def noted(self) -> Plan:
        """The plan as others may read it."""
        return replace(self, bots=public_kinds(self.bots))

    @property
    def names(self) -> list[str]:
        """What the bots are called."""
        return public_names(self.bots)

    def encoded(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.noted()), indent=2) + b"\n"

    def parts(self) -> Iterator[Part]:
        for number, first in enumerate(range(0, self.games, self.per_file)):
            yield Part(number, first, min(self.games, first + self.per_file))

    def file(self, table: str, number: int) -> str:
        return f"{table}-{number:05}.{self.format}"

    def seed_of(self, number: int) -> str:
        """The seed of a game of the record."""
        return f"{self.seed} {number}"


def plan_of(
    game: Game[Any],
    *,
    games: int,
    seats: int,
    settings: dict[str, int],
    bots: list[str],
    seed: int | str = 0,
    by_sides: bool = False,
    per_file: int = PER_FILE,
    silences: bool = False,
    format: Format = "jsonl",
) -> Plan:
    """A plan whose every part has been checked."""
    if games < 1 or per_file < 1 or not bots:
        raise BadSetting("A record needs at least one game and one bot.", name="games")
    if by_sides and (len(bots) != 2 or len(game.sides) != 2):
        from aquelarre.bots.arena import NoSides

        raise NoSides("A record by sides needs a game with two teams and two bots.", game=game.key)
    return Plan(
        aquelarre=version("aquelarre"),
        schema=VERSION,
        game=game.key,
        rules=game.rules_version,
        edition=edition_text(game),
        seats=seats,
        settings=game.check(seats, settings),
        bots=[checked(kind) for kind in bots],
        by_sides=by_sides,
        seed=str(seed),
        games=games,
        per_file=per_file,
        silences=silences,
        format=format,
    )
