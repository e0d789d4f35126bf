"""Carrying: a request, or a live line, for a table that another server owns goes there and back.

The server that a visitor came to has looked at who asks (`guard`) and passes everything on as it
is; the owner does what it would do for a visitor of its own, with the same checks. So there is one
way in which anything is done at a table, and what its seats are told goes to the server that has
such a visitor, and to no other.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aquelarre.kernel import AquelarreError
from aquelarre.server import counts
from aquelarre.server.entrance import SCHEME, route_path
from aquelarre.server.errors import Denied, Elsewhere
from aquelarre.server.guard import refuse
from aquelarre.server.many.bus import Bus
from aquelarre.server.many.sessions import Broken, Session
from aquelarre.server.many.shared import DESK, Shared
from aquelarre.server.many.wire import NOT_MINE, OPEN, TAKEN, Parcel
from aquelarre.server.tasks import started, stumbled

OF_A_TABLE = re.compile(r"/api(?:-admin)?/tables/([^/]{1,40})(?:/|$)")
# What is done in one place for all: it has to do with more than one table, or is kept in mind.
OF_THE_DESK = re.compile(r"/api/(?:groups|passkeys|devices|looks)(?:/|$)")
WAITS = 8.0  # seconds for a table to find an owner
ANSWERS = 3.0  # seconds for an owner to answer
AGAIN = 0.1  # seconds between two tries
HANDED = ("type", "http_version", "method", "scheme", "path", "query_string", "root_path")
PASSED = (*HANDED, SCHEME, "headers", "client", "server")
GOODBYE = msgspec.json.encode({"t": "bye", "reason": "restart"}).decode()


def home_of(scope: Scope) -> str:
    """What must be ours for this request to be answered here; "" if anybody can."""
    path = route_path(scope)
    found = OF_A_TABLE.match(path)
    if found is not None:
        return found[1]
    return DESK if OF_THE_DESK.match(path) else ""


class Carrier:
    """Both ends of all that is carried."""

    def __init__(
        self, estate: Shared, bus: Bus, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.estate = estate
        self.bus = bus
        self.clock = clock
        self.inner: ASGIApp | None = None  # what answers here
        self.carried = 0  # visitors who were taken elsewhere
        self._answers: dict[str, asyncio.Future[str]] = {}  # of sessions that are not open yet
        self._sessions: dict[str, Session] = {}

    # -- where visitors come in --------------------------------------------------------------

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Here, or where the table is."""
        assert self.inner is not None
        try:
            session = await self._session(home_of(scope), scope)
        except AquelarreError as problem:
            await _refuse(scope, receive, send, problem)
            return
        if session is None:
            await self.inner(scope, receive, send)
            return
        self.carried += 1
        await Passage(session, scope, receive, send).run()

    async def _session(self, home: str, scope: Scope) -> Session | None:
        """With the owner; None if that is us. While the table is on its way to somebody, the
        visitor waits."""
        until = self.clock() + WAITS
        while True:
            holder = await self.estate.claim(home) if home else ""
            if not holder:
                return None
            session = await self._opened(home, holder, scope)
            if session is not None:
                return session
            if self.clock() > until:
                raise Elsewhere("This table is on its way to another server.")
            await asyncio.sleep(AGAIN)

    async def _opened(self, home: str, holder: str, scope: Scope) -> Session | None:
        if not self.bus.there:
            raise Elsewhere("The server of this table cannot be reached just now.")
        session = self._new(holder, secrets.token_hex(8))
        answer = self._answers[session.name] = asyncio.get_running_loop().create_future()
        session.say(OPEN, (home, {key: scope[key] for key in PASSED if key in scope}))
        try:
            said = await asyncio.wait_for(answer, ANSWERS)
        except TimeoutError:
            said = NOT_MINE
        finally:
            self._answers.pop(session.name, None)
        if said == TAKEN:
            return session
        self.estate.mistaken(home, holder)
        session.breaks()
        return None

    def _new(self, other: str, name: str) -> Session:
        found = Session(self.bus, other, name, lambda gone: self._forget(other, gone))
        self._sessions[f"{other} {name}"] = found
        return found

    def _forget(self, other: str, name: str) -> None:
        self._sessions.pop(f"{other} {name}", None)
        answer = self._answers.get(name)
        if answer is not None and not answer.done():
            answer.set_result(NOT_MINE)

    # -- from the bus ------------------------------------------------------------------------

    def hear(self, parcel: Parcel) -> None:
        if parcel.kind == OPEN:
            self._welcome(parcel)
            return
        session = self._sessions.get(f"{parcel.sender} {parcel.session}")
        if session is None:
            return
        session.take(parcel)
        answer = self._answers.get(parcel.session)
        if answer is not None and not answer.done():
            answer.set_result(TAKEN if parcel.kind == TAKEN else NOT_MINE)

    def _welcome(self, parcel: Parcel) -> None:
        """A visitor of another server's, to a table of ours."""
        home, handed = parcel.body
        session = self._new(parcel.sender, parcel.session)
        session.take(parcel)
        if self.estate.has(home):
            self._take_in(session, handed)
        else:
            started(self._look_for(home, session, handed))

    def _take_in(self, session: Session, handed: dict[str, Any]) -> None:
        session.say(TAKEN)
        started(self._answer(session, _scope(handed)))

    async def _look_for(self, home: str, session: Session, handed: dict[str, Any]) -> None:
        try:
            ours = await self.estate.asked_for(home)
        except AquelarreError:
            ours = False
        if ours:
            self._take_in(session, handed)
        else:
            session.say(NOT_MINE)
            session.breaks()

    async def _answer(self, session: Session, scope: Scope) -> None:
        assert self.inner is not None
        websocket = scope["type"] == "websocket"
        gone: Message = {"type": "websocket.disconnect", "code": 1006}
        gone = gone if websocket else {"type": "http.disconnect"}
        begun = False
        first: Message | None = None

        async def receive() -> Message:
            nonlocal first
            if first is not None:
                event, first = first, None
                return event
            return await _heard(session) or gone

        async def send(event: Message) -> None:
            nonlocal begun
            begun = True
            try:
                await session.send(dict(event))
            except Broken:
                raise OSError("the other server is gone") from None

        try:
            first = await _heard(session)
            if first is not None and first["type"] != gone["type"]:  # they may have left again
                await self.inner(scope, receive, send)
        except OSError:
            pass
        except Exception as problem:
            stumbled(problem)
            if not begun and not websocket:
                await _refuse(scope, receive, send, Elsewhere("Something went wrong there."))
        finally:
            session.end()

    # -- when others go ----------------------------------------------------------------------

    def lost(self, other: str = "") -> None:
        """What is under way with that server, or with all, is broken."""
        for session in list(self._sessions.values()):
            if not other or session.other == other:
                session.breaks()

    def buried(self, alive: frozenset[str]) -> None:
        for other in {session.other for session in self._sessions.values()} - alive:
            self.lost(other)


class Carrying:
    """Middleware, after everything that is checked of all visitors."""

    def __init__(self, app: ASGIApp, carrier: Carrier) -> None:
        self.app = app
        self.carrier = carrier
        carrier.inner = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await self.carrier.serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)


class Passage:
    """One visitor, on the way."""

    def __init__(self, session: Session, scope: Scope, receive: Receive, send: Send) -> None:
        self.session = session
        self.scope, self.receive, self.send = scope, receive, send
        self.websocket = scope["type"] == "websocket"
        self.begun = False  # has anything been answered?
        self.over = False  # has everything?

    async def run(self) -> None:
        there = asyncio.create_task(self._there())
        try:
            await self._back()
        except Broken:
            await self._apologise()
        except OSError:  # the visitor has gone
            pass
        finally:
            there.cancel()
            self.session.breaks()

    async def _there(self) -> None:
        """What the visitor says, until they go."""
        try:
            while True:
                event = await self.receive()
                await self.session.send(dict(event))
                if event["type"] in ("http.disconnect", "websocket.disconnect"):
                    return
        except Broken:
            pass

    async def _back(self) -> None:
        """What they are answered."""
        while (event := await self.session.next()) is not None:
            self.begun = True
            try:
                await self.send(event)
            except RuntimeError as problem:  # the line is being closed: the server stops, say
                raise OSError("the visitor has gone") from problem
            self.over = event["type"] == "websocket.close" or (
                event["type"] == "http.response.body" and not event.get("more_body", False)
            )
        if not self.over:
            raise Broken

    async def _apologise(self) -> None:
        """The owner is gone: come again."""
        problem = Elsewhere("This table is on its way to another server.")
        if not self.begun:
            await _refuse(self.scope, self.receive, self.send, problem)
        elif self.websocket and not self.over:
            await self.send({"type": "websocket.send", "text": GOODBYE})
            await self.send({"type": "websocket.close", "code": 1012})


async def _heard(session: Session) -> Message | None:
    """What the visitor says next; None when they are gone."""
    try:
        return await session.next()
    except Broken:
        return None


async def _refuse(scope: Scope, receive: Receive, send: Send, problem: AquelarreError) -> None:
    if isinstance(problem, Denied):
        if scope["type"] == "websocket":
            counts.refused(problem.key)
            await send({"type": "websocket.close", "code": 1013})
        else:
            await refuse(scope, receive, send, problem)
        return
    raise problem


def _scope(handed: dict[str, Any]) -> Scope:
    """As the application expects it."""
    scope: Scope = {**handed, "asgi": {"version": "3.0", "spec_version": "2.3"}}
    scope["headers"] = [(bytes(name), bytes(value)) for name, value in handed["headers"]]
    scope["client"] = tuple(handed["client"]) if handed.get("client") else None
    scope["server"] = tuple(handed["server"]) if handed.get("server") else None
    if scope["type"] == "websocket":
        scope["subprotocols"] = []
    return scope
