"""Written: what every store has in common. Questions are answered at once, changes are given to the
one who writes."""

from __future__ import annotations

import asyncio

from aquelarre.server.store.groups import Groups
from aquelarre.server.store.joined import Devices
from aquelarre.server.store.looked import Looked
from aquelarre.server.store.mail import Mails
from aquelarre.server.store.passkeys import Passkeys
from aquelarre.server.store.prepared import PreparedAnswers
from aquelarre.server.store.push import Pushed
from aquelarre.server.store.registers import Registers
from aquelarre.server.store.speaking import Change, Tenures
from aquelarre.server.store.tables import Tables
from aquelarre.server.store.writer import Writer


class WrittenStore(
    Tables,
    Registers,
    Pushed,
    Looked,
    PreparedAnswers,
    Devices,
    Passkeys,
    Mails,
    Groups,
):
    """A store whose changes are written by a thread of its own."""

    _writer: Writer

    async def write(self, *changes: Change, under: Tenures = ()) -> None:
        done = asyncio.get_running_loop().create_future()
        self._writer.give(changes, done, under)
        await done

    @property
    def well(self) -> bool:
        """Did the disk take what was last given to it?"""
        return self._writer.well and self._writer.is_alive()

    @property
    def waited(self) -> float:
        """For how many seconds the oldest change that is not written yet has waited."""
        return self._writer.waited

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""
        return self._writer.waiting.qsize()
