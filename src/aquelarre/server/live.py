"""A live table: the story of what happens there. Its match is in `course`, the people around it in
`company`, what is on the disk in `keeping`; everything else has a part of its own, which is given
what it needs of these.

One thing happens at a time (the lock); what has happened is on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from aquelarre.kernel import WATCHER, Action, Seat, holds
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.absence import Absences
from aquelarre.server.advice import Coaching
from aquelarre.server.bot_seats import BotSeats
from aquelarre.server.classroom import Classroom
from aquelarre.server.comebacks import Comebacks
from aquelarre.server.comings import Comings
from aquelarre.server.commands import Commands
from aquelarre.server.company import Company
from aquelarre.server.config import BRIEFLY
from aquelarre.server.course import Course
from aquelarre.server.errors import BotPlays, NotKept, NotNow, NotYours, TooLong
from aquelarre.server.fair import Fairness
from aquelarre.server.grace import Grace
from aquelarre.server.groups.results import at_the_end
from aquelarre.server.keeping import Keeping
from aquelarre.server.listeners import Check, Listener, anyhow
from aquelarre.server.noting import Noting
from aquelarre.server.prepared import Preparations
from aquelarre.server.push.calling import Calling, Calls
from aquelarre.server.reactions import Reactions
from aquelarre.server.records import Coming, SeatRecord, Stored
from aquelarre.server.store import Change, Store, put_chat, put_seat, put_table
from aquelarre.server.summary import summary
from aquelarre.server.talk import Talk
from aquelarre.server.thinking import Thinkers
from aquelarre.server.updates import Updates

Data = dict[str, Any]
encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        stored: Stored,
        store: Store,
        thinkers: Thinkers,
        pace: float = 0.0,
        calls: Calls | None = None,
        briefly: float = BRIEFLY,
    ) -> None:
        self.lock = asyncio.Lock()
        self.course = course = Course(stored)
        self.company = company = Company(stored.people)
        self.keeping = keeping = Keeping(course, store, stored.answers)
        self.record, self.game = course.record, course.game
        self.people, self.listeners = company.people, company.listeners
        self.commands = Commands(self.record.id, stored.commands)
        self.comings = Comings(course, company, store.comings(self.record.id))
        keeping.ending = at_the_end(course, company, self.comings)
        self.talk = Talk(course, company, stored.chat, stored.gone)
        self.comebacks = Comebacks(
            *(course, company, self.comings, keeping.write, self.lock),
            *(store.looked(self.record.id), briefly),
        )
        self.noting = Noting(self._is_behind, self.note_standing)
        self.bots = BotSeats(course, company, thinkers, pace, self.play, self.stumbled)
        self.absences = Absences(
            course, company, keeping.write, self.set_bot, self._tell_time_is_up, stored.slow
        )
        self.grace = Grace(
            *(course, company, lambda: self.talk.said_to_all, self.play),
            self.absences.until_silence_counts,
        )
        self.prepared = Preparations(
            *(course, company, self.absences, self.commands, keeping.write, self.lock),
            *(store.prepared(self.record.id), self.play, lambda seat: self.broadcast(only=seat)),
        )
        self.reactions = Reactions(
            *(course, company, pace, lambda: self.talk.said_to_all, self.play),
            self.prepared.answer,
        )
        self.fairness = Fairness(
            course, company, stored.fair, keeping.write, self.lock, self.deal, self.broadcast
        )
        self.classroom = Classroom(course)
        self.coaching = Coaching(course, company, thinkers)
        self.updates = Updates(
            course,
            company,
            self.reactions,
            self.talk,
            self.summary,
            self.classroom.frame,
            self.coaching,
            self.comebacks.away,
            self.prepared.frame,
        )
        self.calling = Calling(course, company, self.absences, calls, self.prepared.answer)
        self._waiting = (
            *(self.absences, self.grace, self.reactions, self.fairness, self.noting),
            *(self.prepared, self.calling),
        )

    @property
    def match(self) -> Match[Any] | None:
        return self.course.match

    @property
    def seq(self) -> int:
        return self.updates.seq

    @property
    def idle(self) -> bool:
        """Nobody is here, and no bot is thinking."""
        return not (self.listeners or self.lock.locked() or self.bots.thinking)

    # -- the match -----------------------------------------------------------------------

    async def begin(self) -> None:
        """Everybody is there: deal, as soon as the pages have told what they promised."""
        async with self.lock:
            if not await self.fairness.ask_for_numbers():
                await self.deal()

    async def deal(self) -> None:
        """The game begins (the caller has the lock)."""
        self.comebacks.begin()
        with self.comebacks.kept() as looked:
            await self.keeping.deal(self.fairness.mix.seed, *looked)
        self.classroom.look()
        self.broadcast()

    async def play(
        self, seat: Seat, question: int, action: Action, name: str = "", check: Check = anyhow
    ) -> int:
        """An answer of a seat. A command that comes again is not done again. `check` asks here, as
        in all commands, if the seat is still that person's after the wait for the lock."""
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return self.seq
            self._check_plays(seat, name)
            match = self.course.to_play()
            looked_at = self.course.full or self.course.teaching is not None
            aside = looked_at and action in match.state.asides(seat)
            if self.course.full and aside:
                raise TooLong("This game has become too long for that.")
            held = self.classroom.holds_back(seat, question, action)
            if held or self.reactions.holds_back(seat, question, action):
                self.commands.hold(seat, name)
                self.broadcast(only=seat)
                return self.seq
            used = self.reactions.thought(seat, self.absences.timer.used(seat, self.absences.now()))
            before, asked = match.question, match.state.asked
            step, spends = match.state.open_question(), self.prepared.spends(seat, action)
            match.play(seat, action, question)
            thinks = match.question == before and holds(match.state.asked, seat)
            self.reactions.go_on_at_once()
            self.classroom.answered(seat, action, aside)
            who, done = self.people[seat], self.commands.doing(seat, name)
            if self.record.clock.kind == "bank" and not who.bot and not thinks:
                who = msgspec.structs.replace(who, used_ms=who.used_ms + round(used * 1000))
                await self.keeping.keep(done, put_seat(self.record.id, seat, who))
            else:
                with self.classroom.kept() as learnt, self.prepared.spent(seat, spends) as spent:
                    await self.keeping.keep(done, *learnt, *spent)
            self.people[seat] = who
            self.commands.done(done)
            if name:  # who plays is back
                self.absences.comes_back(seat)
            self.absences.answered(seat, before, used)
            silently = match.question == before and len(match.events) == self.updates.told
            hidden = step is not None and (
                step.window or (step.parts and match.state.asked == asked)
            )
            self.broadcast(only=seat if silently and hidden else None)
            return self.seq

    async def keep_passing(
        self, seat: Seat, occasion: int, on: bool, name: str = "", check: Check = anyhow
    ) -> int:
        """The seat is passed for whenever this window comes again, or no longer."""
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return self.seq
            self._check_plays(seat, name)
            self.course.to_play()
            self.reactions.keep(seat, occasion, on)
            if not on:
                await self.prepared.stop_passing(seat)
            self.commands.hold(seat, name)
            self.broadcast(only=seat)
            return self.seq

    async def undo(
        self, seat: Seat, name: str = "", question: int = -1, check: Check = anyhow
    ) -> int:
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return self.seq
            self._check_plays(seat, name)
            match = self.course.to_play()
            if question not in (-1, match.question):
                raise NotNow("Another question is open by now.")
            match.undo(seat)
            self.classroom.taken_back()
            self.comebacks.taken_back()
            self.record.undone += 1
            done = self.commands.doing(seat, name)
            try:
                with self.classroom.kept() as learnt, self.comebacks.kept() as looked:
                    undone = put_table(self.record), *self.comings.undone(), *learnt, *looked
                    await self.keeping.keep(done, *undone)
            except NotKept:
                self.record.undone -= 1
                raise
            self.comings.tell_undone()
            self.commands.done(done)
            self.absences.taken_back(seat, match.question)
            self.broadcast(undone=True)
            return self.seq

    async def learn(
        self, seat: Seat, what: str, step: str, name: str = "", check: Check = anyhow
    ) -> int:
        """The learner tells the teacher something: to go on, mostly."""
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return self.seq
            self.classroom.told(seat, what, step)
            with self.classroom.kept() as learnt:
                if learnt:
                    await self.keeping.write(*learnt)
            self.commands.hold(seat, name)
            self.broadcast(only=seat)
            return self.seq

    def _check_plays(self, seat: Seat, name: str) -> None:
        """Who was replaced says first that they are back. (Only what people send has a name.)"""
        if name and self.company.is_bot(seat):
            raise BotPlays("A bot plays for this seat: take over again first.")

    def why_not(self, seat: Seat, thing: Action | str) -> Data:
        match = self.course.to_look_at()
        if seat == WATCHER:
            raise NotYours("Watchers do not play.")
        return frames.why_not(match, seat, thing)

    async def note_standing(self) -> None:
        """Keep where the table stands: see `noting`."""
        async with self.lock:  # what was noted before is still true
            with suppress(NotKept), self.comebacks.kept() as looked:
                if self.keeping.is_behind():
                    await self.keeping.keep(*looked, note=True)
                elif looked:
                    await self.keeping.write(*looked)
            self.noting.rest()

    def _is_behind(self) -> bool:
        return self.keeping.is_behind() or self.comebacks.behind

    # -- telling -------------------------------------------------------------------------

    def broadcast(self, undone: bool = False, only: Seat | None = None) -> None:
        """Something has happened: tell all, or `only` one seat; then bots and clocks go on."""
        self._wake()
        self.updates.send(undone, only)
        self.bots.wake()

    def summary(self) -> Data:
        return summary(self.course, self.company, self.fairness, self.absences, self.grace)

    async def connect(self, listener: Listener, events: int, chat: int, past: str) -> None:
        """A client has come (again) with so many events of that past and the lines of chat before
        this number: it gets the rest. Not while something is being written: nobody shall see it
        too early. Nor what belongs to a seat that was taken away while it waited."""
        async with self.lock:
            listener.check()
            self.listeners.add(listener)
            listener.greet(self.updates.greeting(listener, events, past))
            self.comings.greet(listener)
            listener.greet(encode(self.talk.frame(listener.seat, chat)))
            self.send_summary(but=listener)
            self.bots.wake()  # they may have stopped while nobody looked

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.comebacks.leaves(listener.seat)
        self.send_summary()

    def see(self, seat: Seat, events: int) -> None:
        """A page has shown so many events to whoever sits there."""
        self.comebacks.see(seat, events)
        self.noting.wake()

    def send_summary(self, but: Listener | None = None) -> None:
        """Who is there has changed, or whose time runs: for all but the one who knows."""
        self._wake()
        self.company.send(encode({"t": "table", "table": self.summary()}), but)

    def _wake(self) -> None:
        for each in self._waiting:
            each.wake()

    async def say(self, seat: Seat, text: str, name: str = "", check: Check = anyhow) -> int:
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return self.seq
            line, done = self.talk.line(seat, text), self.commands.doing(seat, name)
            await self.keeping.write(done, put_chat(self.record.id, line))
            self.commands.done(done)
            self.updates.seq += 1
            self.talk.add(line)
            if self.grace.renewed():
                self.send_summary()
            return self.seq

    # -- seats and clocks ------------------------------------------------------------------

    async def vote(self, voter: Seat, what: str, name: str = "", check: Check = anyhow) -> int:
        """What to do about those who do not answer. The vote that decides is on the disk."""
        async with self.lock:
            check()
            if self.commands.knows(voter, name):
                return self.seq
            done = self.commands.doing(voter, name)
            if await self.absences.vote(voter, what, done):
                self.commands.done(done)
            else:
                self.commands.hold(voter, name)
            self.broadcast()
            return self.seq

    async def _tell_time_is_up(self) -> None:
        """The others may decide now about somebody. Not while something is written."""
        async with self.lock:
            if self.match is not None and not self.match.over:
                self.broadcast()

    async def set_paused(self, paused: bool, by: tuple[Seat, ...] = ()) -> None:
        """Stop the game, or let it go on (the caller has the lock). A bot plays for whoever has
        not come to a game that was brought in, until somebody sits down there."""
        await self.absences.set_paused(paused, by=by)
        for seat, who in enumerate(self.people):
            if not paused and not who.taken and not who.bot:
                await self.set_bot(seat, "guide")

    async def set_bot(self, seat: Seat, kind: str, *more: Change) -> None:
        """A bot answers for the seat from now on; with '' the person does again."""
        who = msgspec.structs.replace(self.people[seat], bot=kind)
        told = self.comings.switched(seat, who)
        kept = put_seat(self.record.id, seat, who), *self.comings.kept(told)
        await self.keeping.write(*kept, *more, *self.prepared.gone(seat))
        self.sits(seat, who, told)
        self.absences.timer.forget_seat(seat)
        self.reactions.forget(seat)

    def sits(self, seat: Seat, who: SeatRecord, told: list[Coming]) -> None:
        """It is on the disk who sits there from now on: everybody is told."""
        self.people[seat] = who
        self.absences.sits(seat, who.taken, who.bot)
        self.prepared.sits(seat, who.bot)
        if self.match is not None:
            self.match.players[seat].name, self.match.players[seat].bot = who.name, who.bot
        self.comings.tell(told)

    async def stumbled(self, seat: Seat, what: str) -> None:
        """The guide had to answer for a program that plays: everybody is told, once."""
        async with self.lock:
            told = self.comings.line(seat, what, self.people[seat])
            if not told:
                return
            with suppress(NotKept):  # it was only a remark
                await self.keeping.write(*self.comings.kept(told))
                self.comings.tell(told)

    def send_away(self, seat: Seat, what: str) -> None:
        """The seat is somebody else's now: its connections end, and are told what happened."""
        self.reactions.forget(seat)
        self.prepared.forget(seat)
        self.company.send_away(seat, what)

    def close(self) -> None:
        for each in (self.bots, *self._waiting):
            each.close()
