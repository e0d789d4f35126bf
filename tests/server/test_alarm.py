"""Alarms: they ring once, when they were last told to, and not after they were stopped."""

from __future__ import annotations

import asyncio

from aquelarre.server.alarm import Alarm

LONG = 3600.0  # seconds; no test waits for them


class Bell:
    """Counts how often it was rung, and goes on ringing if it is told to."""

    def __init__(self) -> None:
        self.heard = 0
        self.rang = asyncio.Event()
        self.enough = asyncio.Event()
        self.enough.set()
        self.broken_off = False

    async def ring(self) -> None:
        self.heard += 1
        self.rang.set()
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.broken_off = True
            raise


async def settled(alarm: Alarm) -> None:
    """What the alarm has begun is over."""
    assert alarm._working is not None
    await asyncio.wait([alarm._working])


async def test_it_rings_once_and_can_be_set_again() -> None:
    bell = Bell()
    alarm = Alarm(bell.ring)
    for count in (1, 2):
        bell.rang.clear()
        alarm.set(0.0)
        assert alarm.is_set
        await bell.rang.wait()
        await settled(alarm)
        assert (bell.heard, alarm.is_set) == (count, False)


async def test_who_sets_it_anew_is_not_woken_at_the_earlier_time() -> None:
    bell = Bell()
    alarm = Alarm(bell.ring)
    alarm.set(0.0)
    alarm.set(LONG)
    for _ in range(5):
        await asyncio.sleep(0)
    assert (bell.heard, alarm.is_set) == (0, True)
    alarm.stop()
    assert not alarm.is_set


async def test_stopped_it_does_not_ring_but_what_has_begun_goes_on() -> None:
    bell = Bell()
    bell.enough.clear()
    alarm = Alarm(bell.ring)
    alarm.ring()
    await bell.rang.wait()
    alarm.set(0.0)
    alarm.stop()
    for _ in range(5):
        await asyncio.sleep(0)
    bell.enough.set()
    await settled(alarm)
    assert (bell.heard, bell.broken_off) == (1, False)


async def test_at_the_end_what_has_begun_ends_too() -> None:
    bell = Bell()
    bell.enough.clear()
    alarm = Alarm(bell.ring)
    alarm.ring()
    await bell.rang.wait()
    alarm.set(LONG)
    alarm.close()
    await settled(alarm)
    assert bell.broken_off
    assert not alarm.is_set
