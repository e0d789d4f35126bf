"""Somebody who plays at several servers, goes wherever one answers, and notices everything."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from tests.server.test_kill import Stubborn
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

if TYPE_CHECKING:
    from tests.server.conftest import Guest
    from tests.server.ordeal import Victim

PATIENCE = 120.0  # seconds
AGAIN = 0.2  # seconds until somebody says again what was not kept
LOST = (ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage, httpx.HTTPError)
Data = dict[str, Any]


class Roamer(Stubborn):
    """A player who comes to any server that is up, and keeps what they have seen."""

    def __init__(
        self, servers: list[Victim], kind: Any, guest: Guest, table: str, game: str, seat: int
    ) -> None:
        super().__init__(guest, table, game, seat, asyncio.Event())
        self.servers, self.kind = servers, kind
        self.guests = {guest.base: guest}
        self.events: list[Data] = []
        self.past = ""
        self.position: Data = {}  # what was told last
        self.silent: Any = None
        self.refused: Counter[str] = Counter()
        self.pause = 0.0  # seconds before an answer
        self.parts: set[tuple[int, int]] = set()  # answers that only add to one, by their question
        self.here = False  # is a line open, and has it told how things are?
        self.left = time.monotonic()  # when the last line ended
        self.away: list[float] = []  # for how many seconds there was none

    def _next(self) -> Guest | None:
        up = [server for server in self.servers if server.up]
        if not up:
            return None
        base = up[self.dice.below(len(up))].base
        if base not in self.guests:
            self.guests[base] = self.kind(base, self.guest.name)
            self.guests[base].http.cookies.set("aquelarre", self.guest.cookie)
        return self.guests[base]

    async def play(self) -> None:
        while not self.over:
            guest = self._next()
            if guest is not None:
                with suppress(*LOST):
                    async with await guest.open(self.table, self.seat) as socket:
                        await self._talk(socket)
            if self.here:
                self.here, self.left = False, time.monotonic()
            await asyncio.sleep(0.02)

    async def _talk(self, socket: Any) -> None:
        hello = {"t": "hello", "events": len(self.events), "past": self.past}
        await socket.send(json.dumps(hello))
        await self._say_again(socket)
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] in ("ack", "refused"):
                if self._settle(frame):
                    await asyncio.sleep(AGAIN)
                    self.asked = -1
                if self.position.get("question"):
                    await self._go_on(socket, self.position["question"])
            elif frame["t"] == "update":
                self._see(frame)
                self.position, self.silent = frame["position"], frame["silent"]
                await self._react(socket, frame["position"]["question"], frame["silent"])
            if self.position.get("over") and not self.pending:  # the last answer may come last
                self.over = True
                return

    async def _go_on(self, socket: Any, question: Data) -> None:
        """After a part of an answer, or one that was not kept, comes another."""
        answering = any(each["t"] == "answer" for each in self.pending.values())
        if not answering and question["mine"] and not question["answered"]:
            if question["parts"]:
                self.asked = -1
            if question["number"] > self.asked:
                await self._react(socket, question, self.silent)

    async def _react(self, socket: Any, question: Data | None, silent: Any) -> None:
        """Answers that are put together of parts are completed as soon as that is possible."""
        if question is not None and question["parts"] and question["mine"]:
            number, completes = question["number"], question["completes"]
            options = [each for each in question["options"] if each["action"] in completes]
            added = {each["action"] for each in question["options"]} - set(completes)
            self.parts |= {(number, action) for action in added}
            question = {**question, "options": options or question["options"]}
        if self.pause and question is not None and question["mine"]:
            await asyncio.sleep(self.pause)
        await super()._react(socket, question, silent)

    def _settle(self, frame: Data) -> bool:
        """Is the open question to be answered again, because that was not kept? Nobody is told
        anything new then. (Who answers twice changes their mind, and the first answer is gone.)"""
        message = self.pending.pop(frame["id"])
        if frame["t"] == "ack":
            part = (message.get("question"), message.get("action")) in self.parts
            self.acked.append({"t": "part"} if part else message)  # parts can be taken back
            return False
        self.refused[frame["error"]] += 1
        if frame["error"] not in ("error-stumbled", "error-elsewhere"):
            return False
        question = self.position["question"] or {"number": -1}
        if (message["t"], message.get("question")) != ("answer", question["number"]):
            return False
        return message["action"] in [each["action"] for each in question.get("options", ())]

    def told(self) -> str:
        """For who wants to know why nothing goes on."""
        question = self.position.get("question") or {}
        asked = {name: question.get(name) for name in ("number", "mine", "answered")}
        where = f"{self.game} {self.table} seat {self.seat}, here: {self.here}"
        return f"{where}, {asked}, sent {self.asked}, {len(self.pending)} open, {self.refused}"

    def _see(self, frame: Data) -> None:
        """Every event once, and in order: an update goes on where the last one ended."""
        since, held = frame["since"], self.events
        assert 0 <= since <= len(held), f"a gap: {len(held)} events here, the next is {since}"
        again = [facts(event) for event in frame["events"][: len(held) - since]]
        if frame["past"] == self.past:
            assert again == [facts(event) for event in held[since:][: len(again)]]
        held[since:] = frame["events"]
        assert [event["n"] for event in held[since:]] == list(range(since, len(held)))
        self.past = frame["past"]
        if not self.here:
            self.here = True
            self.away.append(time.monotonic() - self.left)


def facts(event: Data) -> Data:
    """What stays of an event when those of its parts are forgotten that are fleeting."""
    return {name: event[name] for name in ("n", "key", "rule")}
