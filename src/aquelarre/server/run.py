"""Run: one process that serves until it is told to stop."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from aquelarre.server.app import Server
from aquelarre.server.collecting import collect_seldom
from aquelarre.server.config import Config, make_room
from aquelarre.server.doorstep import Line, visitors
from aquelarre.server.messages import MOST_BYTES

WAITING = 2048  # connections that are not accepted yet
LAST = 65_535  # of all ports
TRIES = 20  # ports that are tried if the wanted one is in use


def bound(host: str, port: int) -> socket.socket:
    """A socket on the wanted port, or on one of the next."""
    last: OSError | None = None
    for candidate in range(port, min(port + TRIES, LAST + 1) if port else 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, asyncio sends small frames at once (TCP_NODELAY).
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
        except OSError as problem:
            found.close()
            last = problem
            continue
        found.listen(WAITING)  # who comes before the server is ready waits a moment
        return found
    assert last is not None
    raise last


class Polite(uvicorn.Server):
    """Says goodbye before the connections are closed, so that clients know they may come again."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.ours = server
        server.connections = self.server_state.connections

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.ours.say_goodbye()
        await super().shutdown(sockets)


def uvicorn_server(server: Server) -> uvicorn.Server:
    config = uvicorn.Config(
        server.app,
        log_config=None,
        http=visitors(server.doorstep),
        proxy_headers=False,  # what proxies say is read by `entrance`, and not from everybody
        access_log=False,
        server_header=False,
        date_header=False,
        ws=Line,
        ws_max_size=MOST_BYTES,
        # Packing costs more time than sending here; see docs/PERFORMANCE.md.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return Polite(config, server)


def serve(config: Config, sock: socket.socket, opened: Callable[[], None] | None = None) -> None:
    """Serve on a bound socket until Ctrl-C or a signal. When the tables are open and whoever comes
    will be heard, `opened` is called."""
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # below, it prints cookies
    make_room()
    server = Server(config)
    if opened is not None:
        opened()
    collect_seldom()
    uvicorn_server(server).run(sockets=[sock])
