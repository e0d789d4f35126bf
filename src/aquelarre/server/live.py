"""A live table: the match, the people around it, and everything that is sent to them.

One thing happens at a time (the lock); what has happened is on the disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Any

import msgspec

from aquelarre.kernel import WATCHER, Action, Seat, holds
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.server import frames
from aquelarre.server.absence import Absences
from aquelarre.server.advice import advise
from aquelarre.server.bot_seats import BotSeats
from aquelarre.server.errors import NotKept, NotNow, NotYours
from aquelarre.server.grace import Grace
from aquelarre.server.listeners import Listener
from aquelarre.server.records import FINISHED, PAUSED, PLAYING, WAITING, Stored
from aquelarre.server.store import Answers, Change, Store, put_chat, put_seat, put_table
from aquelarre.server.summary import summary
from aquelarre.server.talk import Talk
from aquelarre.server.thinking import Thinkers
from aquelarre.server.windows import Windows

Data = dict[str, Any]
REMEMBERED = 64  # commands of a seat that are recognised when they come again
encode = msgspec.json.Encoder().encode
log = logging.getLogger("aquelarre.server")


class LiveTable:
    """One table in memory."""

    def __init__(self, stored: Stored, store: Store, thinkers: Thinkers, pace: float = 0.0) -> None:
        self.record = stored.table
        self.people = stored.people
        self.store = store
        self.thinkers = thinkers
        self.pace = pace  # seconds a bot waits, so that people can follow
        self.game = find(self.record.game, self.record.edition)
        self.lock = asyncio.Lock()
        self.seq = 0
        self.listeners: set[Listener] = set()
        self.match: Match[Any] | None = None
        self._saved: list[tuple[Seat, Action]] = []
        self._told = 0  # events that listeners have heard of
        self._done: dict[Seat, OrderedDict[str, None]] = {}
        self.bots = BotSeats(self)
        self.absences = Absences(self)
        self.grace = Grace(self)
        self.windows = Windows(self)
        self.talk = Talk(self, stored.chat)
        if self.record.status != WAITING:
            self.match = self._replayed(stored.answers)
            self._saved = list(self.match.answers)
            self._told = len(self.match.events)

    # -- the match -----------------------------------------------------------------------

    def _replayed(self, answers: list[tuple[Seat, Action]]) -> Match[Any]:
        """The match after these answers. Nature goes on where they end."""
        record = self.record
        players = [Player(who.name, who.bot) for who in self.people]
        match = Match(
            self.game,
            record.seats,
            record.settings,
            seed=record.seed,
            players=players,
            scripted=True,
        )
        for seat, action in answers:
            match.play(seat, action)
        return match if match.over else match.resumed(record.seed)

    async def begin(self) -> None:
        """Everybody is there: deal."""
        async with self.lock:
            if self.record.status != WAITING:
                raise NotNow("The game has begun already.")
            if not all(who.taken for who in self.people):
                raise NotNow("There are free seats.")
            self.record.status = PLAYING
            self.match = self._replayed([])
            self._told = 0
            try:
                await self._keep(put_table(self.record))
            except NotKept:
                self.record.status, self.match = WAITING, None
                raise
            self.changed()

    async def play(self, seat: Seat, question: int, action: Action, name: str = "") -> int:
        """An answer of a seat. A command that comes again is not done again."""
        async with self.lock:
            if self._is_done(seat, name):
                return self.seq
            match = self._playing()
            if self.windows.holds_back(seat, question, action):
                self._remember(seat, name)
                self.changed(only=seat)
                return self.seq
            used = self.absences.timer.used(seat, time.monotonic())
            before, step = match.question, match.state.open_question()
            match.play(seat, action, question)
            who = self.people[seat]
            if self.record.clock.kind == "bank" and not who.bot:
                who = msgspec.structs.replace(who, used_ms=who.used_ms + round(used * 1000))
                await self._keep(put_seat(self.record.id, seat, who))
            else:
                await self._keep()
            self.people[seat] = who
            self._remember(seat, name)
            if match.question != before:
                self.absences.question_closed()
            silently = match.question == before and len(match.events) == self._told
            self.changed(only=seat if silently and step is not None and step.window else None)
            return self.seq

    async def keep_passing(self, seat: Seat, occasion: int, on: bool, name: str = "") -> int:
        """The seat is passed for whenever this window comes again, or no longer."""
        async with self.lock:
            if self._is_done(seat, name):
                return self.seq
            self._playing()
            self.windows.keep(seat, occasion, on)
            self._remember(seat, name)
            self.changed(only=seat)
            return self.seq

    async def undo(self, seat: Seat, name: str = "", question: int = -1) -> int:
        async with self.lock:
            if self._is_done(seat, name):
                return self.seq
            match = self._playing()
            if question not in (-1, match.question):
                raise NotNow("Another question is open by now.")
            match.undo(seat)
            self._told = min(self._told, len(match.events))
            self.record.undone += 1
            try:
                await self._keep(put_table(self.record))
            except NotKept:
                self.record.undone -= 1
                raise
            self._remember(seat, name)
            self.absences.question_closed()
            self.changed(undone=True)
            return self.seq

    def why_not(self, seat: Seat, thing: Action | str) -> Data:
        match = self._playing(looking=True)
        if seat == WATCHER:
            raise NotYours("Watchers do not play.")
        return frames.why(self.game, match.why_not(seat, thing))

    async def advise(self, seat: Seat, question: int) -> Data:
        """What the guide would answer, for who plays alone."""
        return await advise(self, self._playing(), seat, question)

    def _playing(self, looking: bool = False) -> Match[Any]:
        if self.match is None:
            raise NotNow("The game has not begun yet.")
        if self.record.status == PAUSED and not looking:
            raise NotNow("The game is paused.")
        return self.match

    async def _keep(self, *changes: Change) -> None:
        """Put what is new on the disk. If that fails, go back to what is there."""
        match = self.match
        assert match is not None
        saved, answers = self._saved, match.answers
        same = len(saved)
        if answers[:same] != saved:  # something was taken back or changed
            pairs = zip(saved, answers, strict=False)
            same = next((n for n, (old, new) in enumerate(pairs) if old != new), len(answers))
        cut = same < len(saved)
        work: list[Change] = [*changes, Answers(self.record.id, same, answers[same:], cut)]
        if match.over and self.record.status != FINISHED:
            self.record.status = FINISHED
            work.append(put_table(self.record))
        try:
            await self._write(*work)
        except BaseException:
            self.match = self._replayed(self._saved)
            self._told = len(self.match.events)
            if self.record.status == FINISHED and not self.match.over:
                self.record.status = PLAYING
            raise
        self._saved = list(match.answers)

    async def _write(self, *changes: Change) -> None:
        try:
            await self.store.write(*changes)
        except Exception as problem:
            log.error("not kept", exc_info=problem)
            raise NotKept("The disk did not take it: nothing was changed.") from problem

    def _is_done(self, seat: Seat, name: str) -> bool:
        return bool(name) and name in self._done.get(seat, ())

    def _remember(self, seat: Seat, name: str) -> None:
        if name:
            done = self._done.setdefault(seat, OrderedDict())
            done[name] = None
            while len(done) > REMEMBERED:
                done.popitem(last=False)

    # -- telling -------------------------------------------------------------------------

    def changed(self, undone: bool = False, only: Seat | None = None) -> None:
        """Tell everybody, or `only` one seat what nobody else may notice (not even by a number that
        moves on); then bots and clocks go on."""
        self.seq += only is None
        since = self._told
        if self.match is not None:
            self._told = len(self.match.events)
        self.absences.wake()
        self.grace.wake()
        self.windows.wake()
        ready: dict[Seat, bytes] = {}
        table = msgspec.Raw(encode(self.summary()))
        view = b""
        if self.match is not None and not self.game.secrets:
            view = frames.packed_view(self.match)  # the same for all: the laws see to it
        for listener in list(self.listeners):
            seat = listener.seat
            if only not in (None, seat):
                continue
            if seat not in ready:
                ready[seat] = encode(self.update(seat, since, undone, table, view))
            listener.send(ready[seat])
        self.bots.wake()

    def update(
        self,
        seat: Seat,
        since: int,
        again: bool,
        table: msgspec.Raw | None = None,
        open_view: bytes = b"",
    ) -> Data:
        """Everything as it is now for one seat, with the events from number `since` on: as they
        are heard, or (`again`) as they may be repeated. What is the same for all may be given
        packed."""
        match, position = self.match, None
        events: list[Data] = []
        if match is not None:
            position = frames.position(match, seat, open_view, self.windows.has_passed(seat))
            events = frames.log(match, seat, since) if again else frames.news(match, seat, since)
        return {
            "t": "update",
            "seq": self.seq,
            "table": table or self.summary(),
            "position": position,
            "events": events,
            "since": since,
            "past": self.past,
            "silent": self.talk.silent(seat),
            "apart": self.talk.apart(seat),
            "keeps": self.windows.keeps(seat),
        }

    def summary(self) -> Data:
        return summary(self)

    @property
    def past(self) -> str:
        """Changes when events are taken back, so that a client that was away notices."""
        return str(self.record.undone)

    @property
    def playing(self) -> bool:
        return self.record.status == PLAYING

    @property
    def idle(self) -> bool:
        """Nobody is here, and no bot is thinking."""
        return not (self.listeners or self.lock.locked() or self.bots.thinking)

    @property
    def answers(self) -> int:
        return len(self.match.answers) if self.match is not None else 0

    def here(self) -> set[Seat]:
        return {listener.seat for listener in self.listeners} - {WATCHER}

    async def connect(self, listener: Listener, events: int, chat: int, past: str) -> None:
        """A client has come (again) with so many events of that past and the lines of chat before
        this number: it gets the rest. Not while something is being written: nobody shall see it
        too early."""
        async with self.lock:
            self._greet(listener, events, chat, past)

    def _greet(self, listener: Listener, events: int, chat: int, past: str) -> None:
        self.listeners.add(listener)
        has = len(self.match.events) if self.match is not None else 0
        since = events if events <= has and past == self.past else 0
        listener.send(encode(self.update(listener.seat, since, again=True)))
        listener.send(encode(self.talk.frame(listener.seat, chat)))
        self._tell_others(listener)

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_others(listener)

    def _tell_others(self, listener: Listener | None = None) -> None:
        """Who is there has changed, or whose time runs: for all but the one who knows."""
        self.absences.wake()
        self.grace.wake()
        self.windows.wake()
        frame = encode({"t": "table", "table": self.summary()})
        for other in list(self.listeners):
            if other is not listener:
                other.send(frame)

    # -- talking -------------------------------------------------------------------------

    async def say(self, seat: Seat, text: str, name: str = "") -> int:
        async with self.lock:
            if self._is_done(seat, name):
                return self.seq
            line = self.talk.line(seat, text)
            await self._write(put_chat(self.record.id, line))
            self.talk.add(line)
            self._remember(seat, name)
            self.seq += 1
            for listener in list(self.listeners):
                if holds(line.hearers, listener.seat):
                    listener.send(encode(self.talk.frame(listener.seat, line.n)))
            if self.grace.renewed():
                self._tell_others()
            return self.seq

    # -- seats and clocks ------------------------------------------------------------------

    async def vote(self, voter: Seat, what: str) -> int:
        """What to do about those who do not answer."""
        async with self.lock:
            await self.absences.vote(voter, what)
            self.changed()
            return self.seq

    async def set_paused(self, paused: bool) -> None:
        if self.record.status not in (PLAYING, PAUSED):
            raise NotNow("Only a running game can be paused.")
        before = self.record.status
        self.record.status = PAUSED if paused else PLAYING
        try:
            await self._write(put_table(self.record))
        except NotKept:
            self.record.status = before
            raise
        if paused:
            self.absences.timer.stop(time.monotonic())

    async def set_bot(self, seat: Seat, kind: str) -> None:
        """A bot answers for the seat from now on; with '' the person does again."""
        who = msgspec.structs.replace(self.people[seat], bot=kind)
        await self._write(put_seat(self.record.id, seat, who))
        self.people[seat] = who
        if self.match is not None:
            self.match.players[seat].bot = kind
        self.absences.timer.forget_seat(seat)
        self.windows.forget(seat)

    def send_away(self, seat: Seat) -> None:
        """End the connections of a seat that belongs to somebody else now."""
        self.windows.forget(seat)
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.end()

    def say_goodbye(self) -> None:
        """The server is about to stop: clients will come again."""
        for listener in list(self.listeners):
            listener.send(encode({"t": "bye", "reason": "restart"}))
            listener.end()

    def close(self) -> None:
        self.bots.close()
        self.absences.close()
        self.grace.close()
        self.windows.close()
