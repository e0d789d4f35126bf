"""Bots at a table: whose turn it is among them, and what becomes of what they think."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import Action, Dice, Refusal, Seat, Seats, holds
from aquelarre.match import Match
from aquelarre.server.errors import NotKept, NotNow

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

AGAIN = 1.0  # seconds until a bot tries again what the disk did not take


class BotSeats:
    """Bots that owe an answer, or may speak up, think; one task for each seat."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._question = -1
        self._polled: Seats = 0  # who had the chance to speak up during this question

    @property
    def thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        match = self.table.match
        if match is None or match.over or not self.table.playing:
            return
        state = match.state
        if self._question != state.question:
            self._question, self._polled = state.question, 0
        for seat, who in enumerate(self.table.people):
            if not who.bot or seat in self._tasks:
                continue
            owes = holds(state.asked, seat)
            speaks = holds(state.may & ~self._polled, seat)
            if owes or speaks:
                self._polled |= 1 << seat
                self._tasks[seat] = asyncio.create_task(
                    self._think(match, state.question, seat, who.bot, owes, speaks)
                )

    async def _think(
        self,
        match: Match[Any],
        question: int,
        seat: Seat,
        kind: str,
        owes: bool,
        speaks: bool,
    ) -> None:
        try:
            if self.table.pace:
                await asyncio.sleep(self.table.pace)
            found = await self._thought(match, question, seat, kind, owes, speaks)
        finally:
            del self._tasks[seat]
        try:
            if found is not None and self.table.people[seat].bot:
                await self.table.play(seat, question, found)
            else:
                self.wake()
        except (Refusal, NotNow):  # somebody was quicker: look again
            self.wake()
        except NotKept:
            asyncio.get_running_loop().call_later(AGAIN, self.wake)

    async def _thought(
        self,
        match: Match[Any],
        question: int,
        seat: Seat,
        kind: str,
        owes: bool,
        speaks: bool,
    ) -> Action | None:
        """What the bot says to this question; None if it is closed by now."""
        table = self.table
        dice = Dice(table.record.seed).child(f"bot {seat}").child(len(match.answers))

        def still_open() -> bool:
            return table.match is match and match.question == question and table.playing

        found: Action | None = None
        if speaks and still_open():
            found = await table.thinkers.aside(table.game, match.state, seat, kind, dice)
        if found is None and owes and still_open() and holds(match.state.asked, seat):
            found = await table.thinkers.answer(table.game, match.state, seat, kind, dice)
        return found if still_open() else None

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
