"""Entrance: who really asks, and under which path, when a proxy stands in front of the server.

What a client says about itself is not believed. Only a proxy that the host has named may tell for
whom it asks; anybody else's `X-Forwarded-…` headers are not even looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
MOST_HOPS = 16  # proxies behind one another that are looked through
SITE = 64  # bits of an IPv6 address that one household or machine is given
ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
SCHEME = "aquelarre.scheme"  # in a scope: the scheme that a trusted proxy was asked by


def network(text: str) -> Network:
    """An address or a network; raises `ValueError`."""
    return ip_network(text.strip(), strict=False)


def root_of(text: str) -> str:
    """A path under which the server lives, without a slash at its end; raises `ValueError`."""
    path = text.strip().rstrip("/")
    if path and not path.startswith("/"):
        path = f"/{path}"
    if path and not ROOT.fullmatch(path):
        raise ValueError(f"not a path: {text}")
    return path


@lru_cache(maxsize=4096)
def read(text: str) -> Address | None:
    """An address as proxies write it: bare, in brackets, with a port; None if it is none."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(maxsize=4096)
def counted_as(text: str) -> str:
    """Under what an address is counted. Who has one IPv6 address has a whole network of them."""
    found = read(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> (128 - SITE) << (128 - SITE), SITE)))
    return text if found is None else str(found)


class Entrance:
    """Sets right what a scope says: the client, the scheme, the path."""

    def __init__(
        self, proxies: Iterable[str] = (), root: str = "", rooms: Iterable[str] = ()
    ) -> None:
        self.networks = [network(each) for each in proxies]
        self.root = root_of(root)
        self.rooms = frozenset(rooms)  # first parts of the paths that are ours
        self.trusts = lru_cache(maxsize=4096)(self._trusts)

    def _trusts(self, text: str) -> bool:
        """Is this one of the host's own proxies?"""
        found = read(text)
        return found is not None and any(found in each for each in self.networks)

    def introduce(self, scope: Scope) -> None:
        """Put into the scope who asks, by which scheme and for what."""
        if self.networks:
            client = scope.get("client")
            if client and self.trusts(client[0]):
                self._believe(scope, client[0])
        if self.root:
            scope["path"] = self._inside(scope["path"])
            scope["root_path"] = self.root

    def _believe(self, scope: Scope, proxy: str) -> None:
        hops: list[str] = []
        for name, value in scope["headers"]:
            if name == FOR:
                hops += value.decode("latin-1").split(",")
            elif name == PROTO:
                scheme = value.decode("latin-1").rpartition(",")[2].strip().lower()
                if scheme in ("http", "https"):
                    scope[SCHEME] = scheme
                    socket = scope["type"] == "websocket"
                    scope["scheme"] = scheme.replace("http", "ws") if socket else scheme
        scope["client"] = (self._farthest(proxy, hops), 0)

    def _farthest(self, proxy: str, hops: list[str]) -> str:
        """The last address of the way back that a trusted proxy has seen. Each proxy adds the
        address that has asked it at the end; what stands further left anybody can write."""
        seen = proxy
        for hop in reversed(hops[-MOST_HOPS:]):
            found = read(hop)
            if found is None:
                return seen
            seen = str(found)
            if not self.trusts(seen):
                return seen
        return seen

    def _inside(self, path: str) -> str:
        """The path with the root in front, whether or not the proxy has taken it away. A path may
        begin like the root and yet be without it: `/games/carcassonne/ui/board.js`."""
        if path == self.root:
            return path
        rest = path.removeprefix(self.root)
        if len(rest) < len(path) and rest[:1] == "/" and rest[1:].partition("/")[0] in self.rooms:
            return path
        return self.root + path


def route_path(scope: Scope) -> str:
    """The path without the root."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))
