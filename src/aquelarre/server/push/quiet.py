"""Quiet hours: when a device wants to be left alone, by the clock on its own wall."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from aquelarre.server.records import Mailbox, Subscription


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, if this machine knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(to: Subscription | Mailbox, now: float) -> float | None:
    """When the quiet hours are over that it is in; None if it is in none."""
    if to.quiet is None or to.quiet[0] == to.quiet[1]:
        return None
    start, end = to.quiet
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_of(to.zone) or UTC)
    inside = start <= here.hour < end if start < end else not end <= here.hour < start
    if not inside:
        return None
    over = here.replace(hour=end, minute=0, second=0, microsecond=0)
    if over <= here:
        over += timedelta(days=1)
    return over.timestamp()
