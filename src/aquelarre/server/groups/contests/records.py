"""Records: a contest as the store keeps it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from aquelarre.server.groups.records import GUEST
from aquelarre.server.records import Clock

LEAGUE, CUP = KINDS = "league", "cup"


class Contestant(Struct, frozen=True, omit_defaults=True):
    """Who takes part: a member, or a bot."""

    member: int = GUEST
    bot: str = ""
    name: str = ""  # of a bot


class Pairing(Struct, frozen=True, omit_defaults=True):
    """Who sits at a table, in the order of the seats, each by the place among the contestants."""

    players: tuple[int, ...]
    table: str = ""  # once it was made
    absent: tuple[int, ...] | None = None  # an owner has decided: these were not there


class Round(Struct, frozen=True, omit_defaults=True):
    """The tables of a round, and who sits it out."""

    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()
    opened: bool = False


class Contest(Struct, frozen=True, kw_only=True):
    """What was agreed, and how far it has come. A knock-out has only the rounds that are known."""

    name: str
    kind: str
    game: str
    seats: int
    settings: dict[str, int]
    clock: Clock = Clock()
    chat: str = "on"
    seed: str
    created: float
    advance: int = 1  # of a table of a knock-out
    contestants: tuple[Contestant, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def begun(self) -> bool:
        return any(each.opened for each in self.rounds)


def contests_of(rows: Iterable[tuple[int, str]]) -> dict[int, Contest]:
    """By their numbers, as they are kept; one that makes no sense is left out."""
    found = {}
    for number, data in rows:
        try:
            found[number] = msgspec.json.decode(data, type=Contest)
        except (msgspec.MsgspecError, RecursionError):
            continue
    return found
