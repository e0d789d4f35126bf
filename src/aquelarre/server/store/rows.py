"""Rows: what is in the file becomes records again. A row that makes no sense is a `BadRow`, so that
one table can be left out and the others go on."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

import msgspec

from aquelarre.server.errors import Unreadable
from aquelarre.server.records import (
    CLOSED,
    FINISHED,
    PAUSED,
    PLAYING,
    WAITING,
    ChatLine,
    Clock,
    SeatRecord,
    TableRecord,
)

log = logging.getLogger("aquelarre.server")
_logged: set[str] = set()
STATUSES = (WAITING, PLAYING, PAUSED, FINISHED, CLOSED)


class BadRow(Exception):
    """Something in the file that we have not written, or not like that."""


def unreadable(table: str, why: str = "its rows") -> Unreadable:
    """What is said of a table that makes no sense; the log has its name and no more of it, once,
    however often the lobby is asked for."""
    if table not in _logged:
        _logged.add(table)
        log.error(f"a table cannot be read: {why}", extra={"table": table})
    return Unreadable("What is kept of this table cannot be read.")


def record_of(row: Sequence[object]) -> TableRecord:
    table, game, seats, settings, seed, created, status, is_open, *others = row
    clock, chat, invite, after, undone, edition, lesson, coach, *fork = others
    origin, origin_step, laid = fork
    if status not in STATUSES:
        raise BadRow
    try:
        return msgspec.convert(
            {
                "id": table,
                "game": game,
                "seats": seats,
                "settings": msgspec.json.decode(str(settings)),
                "seed": seed,
                "created": created,
                "status": status,
                "open": bool(is_open),
                "clock": msgspec.json.decode(str(clock), type=Clock),
                "chat": chat,
                "invite": invite,
                "next": after,
                "undone": undone,
                "edition": edition,
                "lesson": lesson,
                "coach": bool(coach),
                "origin": origin,
                "origin_step": origin_step,
                "laid": laid,
            },
            TableRecord,
        )
    except (msgspec.MsgspecError, RecursionError):  # the latter: brackets in brackets in brackets
        raise BadRow from None


def people_of(rows: Iterable[tuple[int, str, str, int, int, str]], seats: int) -> list[SeatRecord]:
    """One for each seat."""
    found = list(rows)
    if len(found) != seats or any(seat != n for n, (seat, *_) in enumerate(found)):
        raise BadRow
    return [
        SeatRecord(name, bot, bool(taken), used, agent)
        for _, name, bot, taken, used, agent in found
    ]


def answers_of(rows: Iterable[tuple[int, int, int, str]]) -> list[tuple[int, int]]:
    """None may be missing: the others would mean something else."""
    found = list(rows)
    if found and (found[0][0] != 0 or found[-1][0] != len(found) - 1):
        raise BadRow
    return [(seat, action) for _, seat, action, _ in found]


def chat_of(rows: Iterable[tuple[int, int, str, str, float, int]]) -> list[ChatLine]:
    return [ChatLine(*row) for row in rows]
