"""Windows: chances to react that are put to all alike (`Ask.window`), such as the one after a
verdict. How long somebody takes to pass could betray a hand. So nobody is told who has passed, and
nobody's pass counts before a moment is over that is the same for all (`LEAST`): those given by hand
and those of people who keep passing are entered together then. What a seat holds has no say in it.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import Action, Ask, Refusal, Seat, holds
from aquelarre.server.errors import NotKept, NotNow

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

LEAST = 3.0  # seconds for which a window stays open among people, however quickly they pass
AGAIN = 1.0  # seconds until it is tried again if the disk did not take it


class Windows:
    """The open window of a table: whose passes wait for its moment, and who keeps passing.

    Both are only remembered, not kept on the disk: after a crash those people are asked again."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._question = -1  # the window that is open
        self._opened = 0.0
        self._held: dict[Seat, Action] = {}  # passes that do not count yet
        self._keepers: dict[Seat, int] = {}  # who keeps passing, and on which occasion
        self._alarm: asyncio.TimerHandle | None = None
        self._entering: asyncio.Task[None] | None = None
        self._busy = False  # are passes being entered just now?

    # -- what people do --------------------------------------------------------------------

    def holds_back(self, seat: Seat, question: int, action: Action) -> bool:
        """Is this a pass that does not count yet? Then it waits here."""
        step, match = self._step(), self.table.match
        if step is None or match is None or match.question != question:
            return False
        if self.table.people[seat].bot or action not in match.state.options(seat):
            return False  # bots have nothing to betray; and who acts is never held back
        if time.monotonic() >= self._due(step):
            return False
        self._held[seat] = action
        return True

    def keep(self, seat: Seat, occasion: int, on: bool) -> None:
        """The seat is passed for on this occasion from now on, or no longer."""
        if not on:
            self._keepers.pop(seat, None)
            return
        step, match = self._step(), self.table.match
        if step is None or match is None or not occasion or not holds(match.state.owed, seat):
            raise NotNow("There is nothing to pass now.")
        if step.occasion(match.state) != occasion:
            raise NotNow("The game has moved on.")
        self._keepers[seat] = occasion

    def forget(self, seat: Seat) -> None:
        """Somebody else may sit there now."""
        self._keepers.pop(seat, None)
        self._held.pop(seat, None)

    def has_passed(self, seat: Seat) -> bool:
        """Does a pass of the seat wait here?"""
        return seat in self._held

    def keeps(self, seat: Seat) -> bool:
        """Is the seat passed for in the window that is open?"""
        return seat in self._keepers and self._step() is not None

    # -- when passes count -----------------------------------------------------------------

    def wake(self) -> None:
        """Look at the open question: a window that has moved on forgets who passed."""
        self._still()
        step, match = self._step(), self.table.match
        if step is None or match is None:
            return
        if match.question != self._question:
            self._question, self._opened = match.question, time.monotonic()
            self._held.clear()
        occasion = step.occasion(match.state)
        self._keepers = {seat: said for seat, said in self._keepers.items() if said == occasion}
        if self._waiting() and self.table.listeners and not self._busy:
            self._set(max(0.0, self._due(step) - time.monotonic()))

    def _step(self) -> Ask[Any] | None:
        """The open question, if it is a window."""
        match = self.table.match
        if match is None or match.over or not self.table.playing:
            return None
        step = match.state.open_question()
        return step if step is not None and step.window else None

    def _due(self, step: Ask[Any]) -> float:
        """When passes count. One person among bots need not wait, nor a table in a hurry."""
        people = sum(not who.bot for who in self.table.people)
        if people < 2 or not self.table.pace:
            return self._opened
        return self._opened + min(LEAST, step.grace or LEAST)

    def _waiting(self) -> list[tuple[Seat, Action]]:
        """The passes that are to be entered, in turn order."""
        step, match = self._step(), self.table.match
        if step is None or match is None:
            return []
        state = match.state
        return [
            (seat, self._held.get(seat, step.lapses(state, seat)))
            for seat in range(state.n)
            if holds(state.asked, seat) and not self.table.people[seat].bot
            if seat in self._held or seat in self._keepers
        ]

    def _set(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._entering = asyncio.create_task(self._enter(self._question))

    async def _enter(self, question: int) -> None:
        """Give all passes that wait; the last one of all closes the window."""
        self._busy = True
        try:
            for seat, action in self._waiting():
                with suppress(Refusal, NotNow):  # somebody was quicker
                    await self.table.play(seat, question, action)
        except NotKept:
            self._set(AGAIN)
            return
        finally:
            self._busy = False
        self.wake()

    def _still(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        self._still()
        if self._entering is not None:
            self._entering.cancel()
