"""Far: requests to a server of tables from a program that is no browser (docs/PROTOCOL.md)."""

from __future__ import annotations

import asyncio
import json
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import (
    HTTPRedirectHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from aquelarre.kernel import AquelarreError

Data = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
MOST_BYTES = 4 * 1024 * 1024  # of an answer
LONGEST_LINK = 400
COOKIE = "aquelarre"
LOCAL = ("localhost", "127.0.0.1", "::1")


class NoServer(AquelarreError):
    """Nobody answers there, or nobody whom we understand."""

    key = "error-no-server"


class Turned(AquelarreError):
    """The server has refused something; its own sentence says why."""

    key = "error-turned"

    def __init__(self, told: Data) -> None:
        values = {
            name: value
            for name, value in dict(told.get("values") or {}).items()
            if isinstance(value, int | str)
        }
        sentence = str(told.get("sentence") or "The server refuses that.")[:400]
        super().__init__(sentence, **{**values, "told": sentence})
        self.error = str(told.get("error", ""))[:80]  # the server's key for it
        self.rule = str(told.get("rule", ""))[:40]


class BadLink(AquelarreError):
    """An address that leads to no table."""

    key = "error-bad-link"


class Link(NamedTuple):
    """A link to a table as people send it to each other: with an invitation, or with a pass."""

    address: str  # of the server
    table: str
    invite: str = ""
    code: str = ""  # of a pass

    @classmethod
    def read(cls, text: str) -> Link:
        """`http://host:8765/t/TABLE#invite=CODE`; raises `BadLink`."""
        problem = BadLink("This is no link to a table.", link=text[:80])
        if len(text) > LONGEST_LINK:
            raise problem
        try:
            parts = urlsplit(text.strip())
        except ValueError:
            raise problem from None
        root, _, table = parts.path.rstrip("/").rpartition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
            raise problem
        codes = parse_qs(parts.fragment)
        address = f"{parts.scheme}://{parts.netloc}{root}"
        return cls(address, table, codes.get("invite", [""])[0], codes.get("pass", [""])[0])

    def __str__(self) -> str:
        codes = {"invite": self.invite, "pass": self.code}
        code = "&".join(f"{name}={each}" for name, each in codes.items() if each)
        return f"{self.address}/t/{self.table}" + (f"#{code}" if code else "")


class Stay(HTTPRedirectHandler):
    """A server that sends us elsewhere is not the one we were told of."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class Device:
    """What the server knows us by: a code, which it gives with the first request that changes
    something. Whoever has it holds our seats, so it is nobody else's to see."""

    def __init__(self, address: str, key: str = "") -> None:
        """`address` is the server's, with the path under which it lives, if it has one."""
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NoServer(f"{address[:80]} is no address of a server.", address=address[:80])
        self.address = address.rstrip("/")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.key = key
        self.near = parts.hostname in LOCAL
        self._open: OpenerDirector = build_opener(Stay, ProxyHandler({} if self.near else None))

    async def get(self, path: str) -> Any:
        return json.loads(await self.ask(path))

    async def text(self, path: str) -> str:
        return (await self.ask(path)).decode("utf-8", "replace")

    async def post(self, path: str, **body: Any) -> Data:
        found: Data = json.loads(await self.ask(path, json.dumps(body).encode()))
        return found

    async def ask(self, path: str, body: bytes | None = None) -> bytes:
        """The answer to a request. Raises `Turned` or `NoServer`."""
        return await asyncio.to_thread(self._ask, path, body)

    def _ask(self, path: str, body: bytes | None) -> bytes:
        headers = {"Origin": self.origin, "X-Aquelarre": "1", **self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = Request(self.address + path, body, headers)
        try:
            with self._open.open(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get("Set-Cookie", ""))
                found: bytes = answer.read(MOST_BYTES)
                return found
        except HTTPError as problem:
            raise self._refusal(problem) from None
        except (OSError, ValueError) as problem:  # URLError is an OSError
            address = self.address[:80]
            raise NoServer(f"There is no server at {address}.", address=address) from problem

    def _refusal(self, problem: HTTPError) -> AquelarreError:
        with problem:
            try:
                told = json.loads(problem.read(MOST_BYTES))
            except (OSError, ValueError):
                told = None
        if isinstance(told, dict) and "sentence" in told:
            return Turned(told)
        address = self.address[:80]
        return NoServer(f"There is no Aquelarre at {address}.", address=address)

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.key}"} if self.key else {}

    def _keep(self, header: str) -> None:
        try:
            found = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return
        if found is not None:
            self.key = found.value
