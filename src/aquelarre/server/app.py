"""The server as one application: pages, requests, live connections, and what watches over them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from aquelarre.bots import named
from aquelarre.kernel import catalog
from aquelarre.server import counts, pages, shell
from aquelarre.server.admin import Admin
from aquelarre.server.api import Api
from aquelarre.server.config import Config, most_connections
from aquelarre.server.doorstep import Doorstep
from aquelarre.server.entrance import Entrance
from aquelarre.server.errors import Denied
from aquelarre.server.guard import Guard, make_safe
from aquelarre.server.hall import Hall
from aquelarre.server.health import Health
from aquelarre.server.limits import Buckets
from aquelarre.server.many.opening import opened_house
from aquelarre.server.prepared import wake_prepared
from aquelarre.server.push.office import PushSettings
from aquelarre.server.responses import json, refusal
from aquelarre.server.retention import Retention
from aquelarre.server.store.choosing import opened
from aquelarre.server.tasks import started, whatever_happens
from aquelarre.server.thinking import Thinkers
from aquelarre.words import Words

FILE = "tables.sqlite3"
log = logging.getLogger("aquelarre.server")


class Server:
    """Everything that one process serves."""

    def __init__(self, config: Config) -> None:
        self.config = config
        for kind in config.bots:  # else a table would wait for a bot that nobody can make
            named.checked(kind)
        self.house = opened_house(config) if config.bus else None
        self.store = self.house.store if self.house else opened(config.store, config.data / FILE)
        push = PushSettings(
            folder=config.data,
            on=config.push,
            contact=config.contact(),
            networks=tuple(config.push_networks),
            after=config.push_after,
        )
        thinkers = Thinkers(config.thinkers, allowed=config.bots)
        estate = self.house.estate if self.house else None
        self.hall = Hall(
            *(self.store, thinkers, config.pace, push, config.briefly, config.mail, estate)
        )
        self.api = Api(self.hall, config.limits)
        self.requests = Buckets(config.limits.requests)
        self.admin = Admin(self.hall, config.admin, self._plain_figures)
        self.retention = Retention(self.hall, config.keep_days)
        self.started = time.time()
        self.health = Health(config.data, self.store, self.hall.thinkers)
        routes = self._routes()
        rooms = (str(getattr(route, "path", "")).split("/")[1] for route in routes)
        self.entrance = Entrance(config.proxies, config.root, rooms)
        self.doorstep = Doorstep(config.limits, most_connections(), self.entrance.trusts)
        self.connections: set[Any] = set()  # all there are, of any kind
        self.app = Starlette(
            routes=routes,
            middleware=[
                Middleware(
                    Guard,
                    hosts=config.allowed_hosts(),
                    requests=self.requests,
                    entrance=self.entrance,
                ),
                Middleware(GZipMiddleware, minimum_size=1000),
                *(self.house.middleware() if self.house else ()),
            ],
            lifespan=self.lifespan,
            exception_handlers={404: pages.nowhere, Exception: self.stumbled},
        )

    def _routes(self) -> list[BaseRoute]:
        return [
            Mount("/api", routes=self.api.routes()),
            Route("/health", self.alive),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
            *self.admin.routes(),
            *shell.routes(),
            *pages.routes(),
        ]

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        log.info("serving")
        for problem in [*catalog.left_out(), *named.left_out()]:
            log.warning("%s", Words("en").error(problem))
        works = (
            *(self.health.watch(), self.doorstep.watch(), self.retention.run()),
            *(wake_prepared(self.hall), *self.hall.office.works(), *self.hall.post.works()),
        )
        tasks = [started(work) for work in works]
        if self.house is not None:
            await self.house.open(self)
        try:
            yield
        finally:
            try:
                await self._come_to_rest(tasks)
            finally:
                self.store.close()

    async def say_goodbye(self) -> None:
        """To all who are connected. What others can take over is theirs from now on."""
        await self.hall.say_goodbye()
        if self.house is not None:
            await self.house.hand_over()

    async def _come_to_rest(self, tasks: list[asyncio.Task[None]]) -> None:
        """One thing after the other, whatever becomes of those before."""
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Exception):  # it is only about which tables were used
            await self.retention.note(time.time())
        with whatever_happens():
            self.hall.close()
        with whatever_happens():
            await self.hall.settle()
        if self.house is not None:
            with whatever_happens():
                await self.house.close()

    async def stumbled(self, request: Request, problem: Exception) -> Response:
        """A mistake of ours: one sentence for the client, the rest for the log."""
        counts.errors.inc()
        log.error("stumbled", exc_info=problem, extra={"path": request.scope["path"]})
        sentence = {"error": "error-stumbled", "rule": "", "values": {}, "sentence": "Sorry."}
        response = json(sentence, 500)
        make_safe(response.headers)  # this answer is made outside the guard
        return response

    async def alive(self, request: Request) -> Response:
        """Somebody is at home: who starts servers again need not start this one."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Can people play here? If not, one word says why."""
        trouble = self.health.trouble()
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)

    # -- for the host ------------------------------------------------------------------------

    async def metrics(self, request: Request) -> Response:
        try:
            self.admin.check(request)
        except Denied as problem:
            return refusal(problem)
        registry, counted = CollectorRegistry(), counts.REGISTRY
        values = self._plain_figures()
        for name, (help_text, _) in self._figures().items():
            Gauge(f"aquelarre_{name}", help_text, registry=registry).set(values[name])
        if self.house is not None:
            counted = self.house.news.counted(counted)
        text = generate_latest(registry) + generate_latest(counted)
        return PlainTextResponse(text.decode())

    def _figures(self) -> dict[str, tuple[str, float]]:
        tables = self.hall.loaded()
        return {
            "tables_loaded": ("Tables in memory", len(tables)),
            "tables_playing": ("Running tables in memory", sum(t.course.playing for t in tables)),
            "connections": ("Live connections", sum(len(t.listeners) for t in tables)),
            "connections_open": ("Connections of all kinds", len(self.connections)),
            "connections_half_open": (
                "Connections whose request is not complete",
                self.doorstep.half_open,
            ),
            "answers": (
                "Answers in the logs of loaded tables",
                sum(t.course.length for t in tables),
            ),
            "writes_waiting": ("Changes that wait for the disk", self.store.waiting),
            "disk_free_bytes": ("Free where the tables are kept", self.health.free),
            "loop_lag_seconds": ("How late the event loop was", self.health.lag),
            "loop_lag_worst_seconds": ("The same, worst in a minute", self.health.worst_lag),
            "ready": ("1 if people can play here", not self.health.trouble()),
            "up_seconds": ("Seconds since the start", time.time() - self.started),
            **self.hall.thinkers.figures(),
            **self.hall.errands.figures(),
            **self.hall.reviews.figures(),
            **self.hall.looks.figures(),
            **(self.house.figures() if self.house else {}),
        }

    def own_figures(self) -> dict[str, float]:
        return {name: float(value) for name, (_, value) in self._figures().items()}

    def _plain_figures(self) -> dict[str, float]:
        """Of all servers together."""
        own = self.own_figures()
        return self.house.news.figures(own) if self.house else own

    def shared_buckets(self) -> dict[str, Buckets]:
        """What is limited for each address, at all servers together."""
        of_addresses: dict[str, Buckets] = vars(self.api.of_addresses)
        return {**of_addresses, "requests": self.requests, "wrong": self.admin.wrong}
