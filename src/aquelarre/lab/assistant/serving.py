"""Serving: an assistant's server on the standard streams or over HTTP, at tables that are there
already or at a server of its own."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aquelarre.kernel import AquelarreError
from aquelarre.lab.assistant.desk import Desk
from aquelarre.lab.far import Device
from aquelarre.server.config import PORT

USUAL = f"http://localhost:{PORT}"  # where `aquelarre serve` can be found
MOST_BODY = 256 * 1024  # bytes of a request over HTTP
MOST_SESSIONS = 50
Opened = Callable[[str, str], None]


class ExtraMissing(AquelarreError):
    """A part of Aquelarre that needs packages which are not installed."""

    key = "error-extra-missing"


def check_extra() -> None:
    """Is the SDK there? Raises `ExtraMissing`."""
    try:
        import mcp  # noqa: F401
    except ImportError:
        raise ExtraMissing("The extra “mcp” is not installed.", extra="mcp") from None


@asynccontextmanager
async def tables(address: str) -> AsyncIterator[str]:
    """The server at this address; without one the usual one of this machine, if it runs, or a
    private one with a folder of its own that goes when we go."""
    if address:
        await Device(address).get("/api/games")  # is anybody there?
        yield address.rstrip("/")
        return
    with suppress(AquelarreError, ValueError):
        await Device(USUAL).get("/api/games")
        yield USUAL
        return
    async with private() as found:
        yield found


@asynccontextmanager
async def private() -> AsyncIterator[str]:
    """A server of tables in this process, which ends with it, and keeps nothing."""
    from aquelarre.server.app import Server
    from aquelarre.server.config import Config
    from aquelarre.server.run import bound, uvicorn_server

    with tempfile.TemporaryDirectory(prefix="aquelarre-") as folder:
        sock = bound("127.0.0.1", 0)
        port = sock.getsockname()[1]
        serving = uvicorn_server(Server(Config(data=Path(folder) / "data", port=port)))
        running = asyncio.create_task(serving.serve(sockets=[sock]))
        try:
            while not serving.started and not running.done():
                await asyncio.sleep(0.01)
            yield f"http://127.0.0.1:{port}"
        finally:
            serving.should_exit = True
            await running
            sock.close()


async def on_streams(address: str, lang: str) -> None:
    """Serve one assistant on standard input and output, until it goes."""
    from aquelarre.lab.assistant.tools import server_of

    async with tables(address) as found:
        desk = Desk(found, lang)
        try:
            await server_of(desk).run_stdio_async()
        finally:
            await desk.close()


async def over_http(address: str, lang: str, port: int, opened: Opened) -> None:
    """Serve assistants on this machine over HTTP until we are told to stop. Each knows only the
    seats whose names it was given."""
    import uvicorn

    from aquelarre.lab.assistant.tools import server_of
    from aquelarre.server.run import bound

    async with tables(address) as found:
        desk = Desk(found, lang)
        sock = bound("127.0.0.1", port)
        app = server_of(desk).streamable_http_app(
            max_request_body_size=MOST_BODY, max_sessions=MOST_SESSIONS
        )
        config = uvicorn.Config(app, log_config=None, access_log=False, timeout_graceful_shutdown=2)
        server = uvicorn.Server(config)
        opened(f"http://127.0.0.1:{sock.getsockname()[1]}/mcp", found)
        try:
            with sock:
                await server.serve(sockets=[sock])
        finally:
            await desk.close()


def run(address: str, lang: str, port: int | None, opened: Opened) -> None:
    """Serve until the assistant goes, or until we are told to stop."""
    check_extra()
    with suppress(ValueError):  # not in the main thread
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    work = on_streams(address, lang) if port is None else over_http(address, lang, port, opened)
    asyncio.run(work)
