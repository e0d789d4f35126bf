"""The server as one application: pages, requests, live connections, and what watches over them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route

from aquelarre.server import pages
from aquelarre.server.answers import json, refusal
from aquelarre.server.api import Api
from aquelarre.server.config import Config
from aquelarre.server.errors import NotYours
from aquelarre.server.guard import Guard, make_safe
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets
from aquelarre.server.store import SqliteStore
from aquelarre.server.thinking import Thinkers

FILE = "tables.sqlite3"
log = logging.getLogger("aquelarre.server")


class Server:
    """Everything that one process serves."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = SqliteStore(config.data / FILE)
        self.hall = Hall(self.store, Thinkers(config.thinkers), config.pace)
        self.api = Api(self.hall, config.limits)
        self.started = time.time()
        self.lag = 0.0  # seconds by which the loop was late, lately
        self.app = Starlette(
            routes=[
                Mount("/api", routes=self.api.routes()),
                Route("/health", self.health),
                Route("/ready", self.health),
                Route("/metrics", self.metrics),
                Route("/api-admin/tables", self.admin_tables),
                *pages.routes(),
            ],
            middleware=[
                Middleware(
                    Guard,
                    hosts=config.allowed_hosts(),
                    requests=Buckets(config.limits.requests),
                ),
                Middleware(GZipMiddleware, minimum_size=1000),
            ],
            lifespan=self.lifespan,
            exception_handlers={Exception: self.stumbled},
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        log.info("serving")
        tasks = [asyncio.create_task(self._pulse()), asyncio.create_task(self.hall.wake())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            self.hall.close()
            self.store.close()

    async def _pulse(self) -> None:
        """Notice when the loop is late: something takes too long."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.5)
            self.lag = time.monotonic() - before - 0.5

    async def stumbled(self, request: Request, problem: Exception) -> Response:
        """A mistake of ours: one sentence for the client, the rest for the log."""
        log.error("stumbled", exc_info=problem, extra={"path": request.url.path})
        sentence = {"error": "error-stumbled", "rule": "", "values": {}, "sentence": "Sorry."}
        response = json(sentence, 500)
        make_safe(response.headers)  # this answer is made outside the guard
        return response

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    # -- for the host ------------------------------------------------------------------------

    def _check_admin(self, request: Request) -> None:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not self.config.admin or not secrets.compare_digest(
            given.encode(), self.config.admin.encode()
        ):
            raise NotYours("This is for the host of the server.")

    async def metrics(self, request: Request) -> Response:
        try:
            self._check_admin(request)
        except NotYours as problem:
            return refusal(problem)
        registry = CollectorRegistry()
        for name, (help_text, value) in self._figures().items():
            Gauge(f"aquelarre_{name}", help_text, registry=registry).set(value)
        return PlainTextResponse(generate_latest(registry).decode())

    def _figures(self) -> dict[str, tuple[str, float]]:
        tables = self.hall.loaded()
        return {
            "tables_loaded": ("Tables in memory", len(tables)),
            "tables_playing": ("Running tables in memory", sum(t.playing for t in tables)),
            "connections": ("Live connections", sum(len(t.listeners) for t in tables)),
            "answers": ("Answers in the logs of loaded tables", sum(t.answers for t in tables)),
            "loop_lag_seconds": ("How late the event loop was", self.lag),
            "up_seconds": ("Seconds since the start", time.time() - self.started),
        }

    async def admin_tables(self, request: Request) -> Response:
        try:
            self._check_admin(request)
        except NotYours as problem:
            return refusal(problem)
        figures = {name: value for name, (_, value) in self._figures().items()}
        return json({"figures": figures, "tables": [t.summary() for t in self.hall.loaded()]})
