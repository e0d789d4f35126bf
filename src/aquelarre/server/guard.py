"""Guard: who may talk to the server at all, and with which headers it answers."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aquelarre.server import counts
from aquelarre.server.entrance import SCHEME, Entrance, counted_as, route_path
from aquelarre.server.errors import Denied, TooMuch
from aquelarre.server.limits import Buckets

OWN_HEADER = "x-aquelarre"
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SAFE = {  # with every answer
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
SAFE_PAGE = {  # with what a browser may open as a page; elsewhere they are only weight
    **SAFE,
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NEVER_A_PAGE = (  # with "nosniff" a browser neither runs nor shows these as a page
    "application/json",
    "application/javascript",
    "text/javascript",
    "text/css",
    "font/",
)
READING = ("GET", "HEAD")
ONE_CLICK = re.compile(r"/api/mail/stop/[A-Za-z0-9_-]{1,80}")  # see `mail.api`
COUNTED = "/api"  # requests below this are limited


class ForeignHost(Denied):
    """The request names a host that we are not, or comes from a page elsewhere."""

    key = "error-foreign"


class Guard:
    """Middleware around everything: hosts, origins, rates and safe headers."""

    def __init__(
        self, app: ASGIApp, hosts: set[str], requests: Buckets, entrance: Entrance
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.requests = requests
        self.entrance = entrance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.entrance.introduce(scope)
        problem = self._problem(scope)
        if problem is not None:
            await refuse(scope, receive, send, problem)
            return

        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                make_safe(MutableHeaders(scope=message))
            await send(message)

        await self.app(scope, receive, safely)

    def _problem(self, scope: Scope) -> Denied | None:
        headers = Headers(scope=scope)
        if host_of(headers.get("host", "")) not in self.hosts:
            return ForeignHost("This server is not reached under that name.")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if scope["type"] == "http" and ONE_CLICK.fullmatch(route_path(scope)):
            changes = False  # programs that read mails say nothing of what we want to hear
        if changes and (origin is None or not self._own(origin, scope, headers.get("host", ""))):
            return ForeignHost("This request comes from another page.")
        if scope["type"] == "http" and changes and headers.get(OWN_HEADER) != "1":
            return ForeignHost("This request does not come from our page.")
        if not route_path(scope).startswith(COUNTED):
            return None  # the files of the page: many at once, and nothing to be had from them
        try:
            self.requests.take(address(scope))
        except TooMuch as much:
            return much
        return None

    def _own(self, origin: str, scope: Scope, host: str) -> bool:
        """Does the page come from this server, under the very name it is asked by? Where a proxy
        tells how it was asked itself, the page must have come the same way."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        schemes = (scope[SCHEME],) if SCHEME in scope else ("http", "https")
        return parts.scheme in schemes and parts.netloc == host


def make_safe(headers: MutableHeaders) -> None:
    """Add what tells a browser to be careful. An SVG may be opened as a page, and so may an answer
    that says nothing of its kind. What does not say that it may be kept belongs to one device and
    one moment."""
    headers.setdefault("cache-control", "no-store")
    kind = headers.get("content-type", "")
    for name, value in (SAFE if kind.startswith(NEVER_A_PAGE) else SAFE_PAGE).items():
        headers.setdefault(name, value)


def host_of(header: str) -> str:
    """The name in a Host header, without its port."""
    name = header.rpartition(":")[0] if header.rpartition(":")[2].isdigit() else header
    return name or header


def address(scope: Scope) -> str:
    """Under what the one who asks is counted."""
    client = scope.get("client")
    return counted_as(client[0]) if client else "?"


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Denied) -> None:
    """Say no before anything is looked at."""
    from aquelarre.server.responses import refusal

    if scope["type"] == "websocket":
        counts.refused(problem.key)
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    response = refusal(problem)
    make_safe(response.headers)
    await response(scope, receive, send)
