"""Sending: one request to an address that a stranger has given us, and to nothing else.

Only over TLS and only into the open internet, so that nobody uses us to knock at doors of the
host's own network. The address that was looked at is the one that is connected to, redirects are
not followed, and of the answer nothing but its status is read.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from aquelarre.server.entrance import Address, network

MOST_ADDRESS = 1000  # characters of an endpoint
WITHIN = 10.0  # seconds for everything
MOST_HEAD = 4096  # bytes of the first line of an answer
TLS, PLAIN = 443, 80
LOOKS_RIGHT = re.compile(r"https?://[!-~]+", re.ASCII)
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})(?: |\r)")
NAT64 = IPv6Network("64:ff9b::/96")  # IPv4 addresses in disguise
Lookup = Callable[[str, int], Awaitable[list[str]]]  # the addresses of a host


class NotThere(Exception):
    """An address to which nothing is sent."""


class Sender:
    """Posts messages."""

    def __init__(
        self, lookup: Lookup, networks: Iterable[str] = (), within: float = WITHIN
    ) -> None:
        """`networks`: of the host's own, where a service of browsers may be all the same."""
        self.lookup = lookup
        self.networks = [network(each) for each in networks]
        self.within = within
        self._context: ssl.SSLContext | None = None

    def checked(self, endpoint: str) -> SplitResult:
        """The address in its parts, as far as it can be judged by its looks. `NotThere` if it is
        none that we would send anything to."""
        if len(endpoint) > MOST_ADDRESS or not LOOKS_RIGHT.fullmatch(endpoint):
            raise NotThere("not an address")
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise NotThere("not an address") from None
        if not parts.hostname or "@" in parts.netloc or parts.fragment:
            raise NotThere("not an address")
        if not self.networks and (parts.scheme != "https" or port not in (None, TLS)):
            raise NotThere("only https, and only its own port")
        with suppress(ValueError):  # mostly it is a name
            self._check(ip_address(parts.hostname), parts)
        return parts

    async def post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer. `NotThere`, `OSError` or `TimeoutError` if there is none."""
        parts = self.checked(endpoint)
        async with asyncio.timeout(self.within):
            port = parts.port or (TLS if parts.scheme == "https" else PLAIN)
            found = await self.lookup(str(parts.hostname), port)
            if not found:
                raise NotThere("no such host")
            for each in found:
                self._check(ip_address(each), parts)
            return await self._ask(found[0], port, parts, _request(parts, body, headers))

    def _check(self, where: Address, parts: SplitResult) -> None:
        """May something be sent there?"""
        if any(where in each for each in self.networks):
            return
        if parts.scheme != "https" or parts.port not in (None, TLS) or not is_open(where):
            raise NotThere("not in the open internet")

    async def _ask(self, where: str, port: int, parts: SplitResult, request: bytes) -> int:
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            where,
            port,
            ssl=self._trusted() if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=MOST_HEAD,
        )
        try:
            writer.write(request)
            await writer.drain()
            head = await reader.readuntil(b"\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise OSError("no answer") from None
        finally:
            writer.transport.abort()  # nobody waits for its goodbye
        status = STATUS.match(head)
        if status is None:
            raise OSError("no answer")
        return int(status[1])

    def _trusted(self) -> ssl.SSLContext:
        """Certificates are read once, when somebody is first called."""
        if self._context is None:
            self._context = ssl.create_default_context()
        return self._context


def is_open(where: Address) -> bool:
    """Is this an address of the open internet, and none of a network of somebody's own?"""
    if isinstance(where, IPv6Address):
        inner = where.ipv4_mapped or where.sixtofour or (where.teredo or (None, None))[1]
        if inner is None and where in NAT64:
            inner = IPv4Address(int(where) & 0xFFFFFFFF)
        if inner is not None:
            return where.ipv4_mapped is None and is_open(inner)
    return where.is_global and not (where.is_multicast or where.is_reserved)


def _request(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    lines = [f"POST {path} HTTP/1.1", f"host: {parts.netloc}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"content-length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode("ascii") + body
