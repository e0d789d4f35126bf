"""Records: what the store keeps of a table, as plain data."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

WAITING, PLAYING, PAUSED, FINISHED = "waiting", "playing", "paused", "finished"
HOST = -1  # a grant for this "seat" makes a device the host


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, for each decision, or in all (with extra time for
    each decision)."""

    kind: Annotated[str, Meta(pattern="^(none|decision|bank)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    extra: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class TableRecord(Struct, kw_only=True):
    """A table as it was set up, and how far it has come."""

    id: str
    game: str
    seats: int
    settings: dict[str, int]
    seed: str
    created: float
    status: str = WAITING
    open: bool = False  # listed in the lobby, and anybody may sit down
    clock: Clock = Clock()
    chat: str = "on"
    invite: bytes = b""  # hash of the code
    next: str = ""  # the table of the rematch
    undone: int = 0  # how often answers were taken back
    edition: str = ""  # what is in the box, of a game that has editions


class SeatRecord(Struct):
    """Who sits there: a person, a bot, or nobody yet."""

    name: str = ""
    bot: str = ""
    taken: bool = False
    used_ms: int = 0  # of a time bank


class ChatLine(Struct):
    """Something that was said. A watcher has the seat -1."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    hearers: int = -1  # a set of seats; -1 everybody, watchers included


class Stored(Struct):
    """A table with everything that belongs to it."""

    table: TableRecord
    people: list[SeatRecord]
    answers: list[tuple[int, int]]
    chat: list[ChatLine]
