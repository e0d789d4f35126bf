"""Reactions: what a table does about windows, the chances to react that are put to all alike
(`Ask.window`), such as the one after a verdict. How long somebody takes to pass could betray a
hand. So nobody is told who has passed, and nobody's pass counts before a moment is over that is the
same for all (`LEAST`): those given by hand and those of people who keep passing are entered
together then. What a seat holds has no say in it.

Questions that are put to all alike though some can only go on (`Ask.pause`) are of the same kind:
the table goes on for who can do nothing else when a short moment is over, and who goes on by hand
sooner waits for it, too. Only who thinks for longer shows that there was something to think about.

A window can have a pause as well. Then the table passes for who has nothing to play there. Who may
talk meanwhile has the whole pause for it, counted from the last thing that was said or done, and a
little more or less each time: so the moment in which a window closes is not a sign that the table
has passed for somebody.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from typing import Any, NamedTuple

from aquelarre.kernel import SILENT, Action, Ask, Refusal, Seat, holds
from aquelarre.server.alarm import Alarm
from aquelarre.server.company import Company
from aquelarre.server.course import Course, Play
from aquelarre.server.errors import NotKept, NotNow

LEAST = 3.0  # seconds for which a window stays open among people, however quickly they pass
AGAIN = 1.0  # seconds until it is tried again if the disk did not take it
MORE = 0.5  # by up to so much of itself the time for talking gets longer
CHANCE = SystemRandom()


class Pass(NamedTuple):
    """A pass that is to be entered."""

    due: float
    seat: Seat
    action: Action


class Reactions:
    """The open window of a table: whose passes wait for its moment, and who keeps passing.

    Both are only remembered, not kept on the disk: after a crash those people are asked again."""

    def __init__(
        self,
        course: Course,
        company: Company,
        pace: float,
        said_to_all: Callable[[], int],
        play: Play,
        prepared: Callable[[Seat], Action],
    ) -> None:
        """`prepared`: what a seat answers to the open question, as it has said beforehand."""
        self.course = course
        self.company = company
        self.in_a_hurry = not pace
        self.said_to_all = said_to_all  # how many lines of chat there were for all
        self.play = play
        self.prepared = prepared
        self._question = -1  # that is open
        self._opened = 0.0
        self._heard = (-1, -1)  # events and lines of chat,
        self._quiet = 0.0  # and since when there were no more
        self._patience = 1.0  # how long this question waits for who may talk
        self._by_hand = False  # was something taken back? Then people go on themselves
        self._held: dict[Seat, Action] = {}  # passes that do not count yet
        self._keepers: dict[Seat, int] = {}  # who keeps passing, and on which occasion
        self.alarm = Alarm(lambda: self._enter(self._question))
        self._busy = False  # are passes being entered just now?

    # -- what people do --------------------------------------------------------------------

    def holds_back(self, seat: Seat, question: int, action: Action) -> bool:
        """Is this a pass that does not count yet? Then it waits here."""
        step, match = self._step(), self.course.match
        if step is None or match is None or match.question != question:
            return False
        if self.company.is_bot(seat) or action not in match.state.options(seat):
            return False  # bots have nothing to betray; and who acts is never held back
        if not step.window and action != step.lapses(match.state, seat):
            return False
        if time.monotonic() >= self._due(step):
            return False
        self._held[seat] = action
        return True

    def keep(self, seat: Seat, occasion: int, on: bool) -> None:
        """The seat is passed for on this occasion from now on, or no longer."""
        if not on:
            self._keepers.pop(seat, None)
            return
        step, match = self._step(), self.course.match
        if step is None or match is None or not occasion or not holds(match.state.owed, seat):
            raise NotNow("There is nothing to pass now.")
        if step.occasion(match.state) != occasion:
            raise NotNow("The game has moved on.")
        self._keepers[seat] = occasion

    def forget(self, seat: Seat) -> None:
        """Somebody else may sit there now."""
        self._keepers.pop(seat, None)
        self._held.pop(seat, None)

    def of(self, seat: Seat) -> tuple[bool, bool, bool]:
        """Does a pass of the seat wait here? Does the table go on for it? Is it passed for in the
        window that is open?"""
        step = self._step()
        if step is None:
            return seat in self._held, False, False
        return seat in self._held, self._goes_on(seat), self._keeps(step, seat)

    def _keeps(self, step: Ask[Any], seat: Seat) -> bool:
        """Is the seat passed for in the window that is open, or has it prepared its pass?"""
        return step.window and (seat in self._keepers or self._prepares(seat))

    def _prepares(self, seat: Seat) -> bool:
        return seat >= 0 and self.prepared(seat) != SILENT

    def _goes_on(self, seat: Seat) -> bool:
        """Will the table go on for the seat, since it can do nothing else?"""
        match = self.course.match
        if match is None or seat < 0 or self.company.is_bot(seat):
            return False
        if self._taken_back or match.state.goes_on(seat) == SILENT:
            return False
        return not (self.in_a_hurry and match.state.asides(seat))  # there is no time to talk

    # -- when passes count -----------------------------------------------------------------

    def wake(self) -> None:
        """Look at the open question: a window that has moved on forgets who passed."""
        self.alarm.stop()
        step, match = self._step(), self.course.match
        if match is not None and match.question != self._question:
            self._by_hand = self._taken_back
            self._question, self._opened = match.question, time.monotonic()
            self._quiet, self._patience = self._opened, 1.0 + MORE * CHANCE.random()
            self._held.clear()
        if step is None or match is None:
            return
        heard = len(match.events), self.said_to_all()
        if heard != self._heard:
            self._heard, self._quiet = heard, time.monotonic()
        occasion = step.occasion(match.state)
        self._keepers = {seat: said for seat, said in self._keepers.items() if said == occasion}
        # nobody has to be there to go on, but in a window somebody could want to react, unless all
        # have said beforehand that they do not
        asked = (seat for seat in match.asked if not self.company.is_bot(seat))
        attended = self.company.listeners or not step.window or all(map(self._prepares, asked))
        waiting = self._waiting()
        if waiting and attended and not self._busy:
            self.alarm.set(max(0.0, min(waiting).due - time.monotonic()))

    def go_on_at_once(self) -> None:
        """Where there is nobody from whom a hand must be kept, who can only go on does so in the
        same breath: what follows is told together."""
        match = self.course.match
        while match is not None:
            step = self._step()
            if step is None or self._looked_on(step):
                return
            going = [seat for seat in match.asked if self._goes_on(seat)]
            going = [seat for seat in going if not match.state.asides(seat)]
            if not going:
                return
            match.play(going[0], match.state.goes_on(going[0]))

    def thought(self, seat: Seat, seconds: float) -> float:
        """Of the time since the seat was asked, what it has used for thinking."""
        step, match = self._step(), self.course.match
        if step is None or match is None or step.window or not self._looked_on(step):
            return seconds
        waits = step.lapses(match.state, seat) != SILENT
        return max(0.0, seconds - step.pause) if waits else seconds

    def _looked_on(self, step: Ask[Any]) -> bool:
        """Are there others whom a moment could tell something? One person among bots need not wait
        in a window, nor go on slowly unless somebody watches; nor a table in a hurry."""
        if self.in_a_hurry:
            return False
        others = len(self.company.persons()) > 1
        return others or (not step.window and self.company.watchers() > 0)

    @property
    def _taken_back(self) -> bool:
        """Has the table come back to the open question? Then nobody is hurried on, whatever he
        holds: he may want to take back more."""
        match = self.course.match
        if match is None or match.question == self._question:
            return self._by_hand
        return match.question < self._question

    def _step(self) -> Ask[Any] | None:
        """The open question, if it is a window or has a pause."""
        step = self.course.open_question()
        return step if step is not None and (step.window or step.pause) else None

    def _due(self, step: Ask[Any]) -> float:
        """When passes count."""
        if not self._looked_on(step):
            return self._opened
        return self._opened + (min(LEAST, step.grace or LEAST) if step.window else step.pause)

    def _due_for_talkers(self, step: Ask[Any], seat: Seat) -> float:
        """When the table goes on for a seat that can do nothing else but may talk."""
        match = self.course.match
        if not step.window or match is None or not match.state.asides(seat):
            return self._due(step)
        return max(self._due(step), self._quiet + step.pause * self._patience)

    def _due_unseen(self, step: Ask[Any], seat: Seat) -> float:
        """When a prepared pass counts: as if the seat could do nothing else but pass, and talk
        where it may. So nobody can tell whether it has prepared anything, nor what it holds."""
        match = self.course.match
        if match is None or set(match.state.asides(seat)) <= set(step.acts(match.state, seat)):
            return self._due(step)
        return self._due_for_talkers(step, seat)

    def _waiting(self) -> list[Pass]:
        """The passes that are to be entered, in turn order."""
        step, match = self._step(), self.course.match
        if step is None or match is None:
            return []
        found, state = [], match.state
        for seat in range(state.n):
            if not holds(state.asked, seat) or self.company.is_bot(seat):
                continue
            if seat in self._held:
                found.append(Pass(self._due(step), seat, self._held[seat]))
            elif self._prepares(seat):
                found.append(Pass(self._due_unseen(step, seat), seat, self.prepared(seat)))
            elif self._keeps(step, seat):
                found.append(Pass(self._due(step), seat, step.lapses(state, seat)))
            elif self._goes_on(seat):
                due = self._due_for_talkers(step, seat)
                found.append(Pass(due, seat, state.goes_on(seat)))
        return found

    async def _enter(self, question: int) -> None:
        """Give all passes whose time has come; the last one of all closes the window."""
        self._busy = True
        waiting = self._waiting()
        due = max(time.monotonic(), min(waiting).due if waiting else 0.0)
        try:
            for _, seat, action in [each for each in waiting if each.due <= due]:
                with suppress(Refusal, NotNow):  # somebody was quicker
                    await self.play(seat, question, action)
        except NotKept:
            self.alarm.set(AGAIN)
            return
        finally:
            self._busy = False
        self.wake()

    def close(self) -> None:
        self.alarm.close()
