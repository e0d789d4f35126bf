"""Names of people and bots at a table."""

from __future__ import annotations

from aquelarre.bots.named import free_names
from aquelarre.server.messages import clean
from aquelarre.server.records import SeatRecord

MOST_NAME = 24


def bot_name(people: list[SeatRecord]) -> str:
    """A name that nobody at the table has yet."""
    free = free_names({who.name for who in people})
    return free[0] if free else ""


def clean_name(name: str) -> str:
    """A name without control characters and needless spaces, and not too long."""
    return clean(name)[:MOST_NAME].strip()
