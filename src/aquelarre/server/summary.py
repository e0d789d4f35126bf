"""The table as anybody may see it: who sits there, how it is played, whose time runs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import WATCHER
from aquelarre.server import frames

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

Data = dict[str, Any]


def summary(table: LiveTable) -> Data:
    """In the lobby, and at the head of every update."""
    record, here, now = table.record, table.here(), time.monotonic()
    return {
        "table": record.id,
        "game": record.game,
        "seats": record.seats,
        "settings": record.settings,
        "edition": frames.edition(table.game),
        "status": record.status,
        "open": record.open,
        "created": record.created,
        "clock": {
            "kind": record.clock.kind,
            "seconds": record.clock.seconds,
            "extra": record.clock.extra,
            "left": table.absences.time_left(now),
            "grace": table.grace.left(now),
        },
        "chat": record.chat,
        "next": record.next,
        "watchers": sum(listener.seat == WATCHER for listener in table.listeners),
        "people": [
            {
                "seat": number,
                "name": who.name,
                "bot": who.bot,
                "free": not who.taken,
                "here": bool(who.bot) or number in here,
            }
            for number, who in enumerate(table.people)
        ],
        "absent": [
            {"seat": absent, "votes": list(table.absences.votes.get(absent, {}).values())}
            for absent in table.absences.overdue(now)
        ],
    }
