"""What a host watches: whether people can play here, what was counted, and that nothing that
belongs to one device stays in a cache."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server import health as health_module
from aquelarre.server.crew import ILL
from aquelarre.server.health import BEAT, LATE, Health
from aquelarre.server.store import Writing

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

ADMIN = {"Authorization": "Bearer the-token-of-the-admin"}


@pytest.fixture(autouse=True)
def unhurried_health(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process may be held up for a second, and nobody but the test looks after the disk."""
    monkeypatch.setattr(health_module, "LATE", 1e6)
    monkeypatch.setattr(health_module, "LOOK", 1e6)


async def figures(guest: Guest) -> dict[str, float]:
    text = (await guest.http.get("/metrics", headers=ADMIN)).text
    rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in rows}


async def ready(guest: Guest) -> tuple[int, str]:
    answer = await guest.http.get("/ready")
    return answer.status_code, answer.text.strip()


# -- readiness -----------------------------------------------------------------------------


async def test_all_is_well(server: Serving) -> None:
    assert await ready(server.guest()) == (200, "ok")


def failing(connection: Writing) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def taken(connection: Writing) -> None:
    raise sqlite3.IntegrityError("UNIQUE constraint failed")


async def test_a_disk_that_does_not_take_what_is_written(server: Serving) -> None:
    guest, store = server.guest(), server.server.store
    before = await figures(guest)
    with pytest.raises(sqlite3.OperationalError):
        await store.write(failing)
    assert await ready(guest) == (503, "disk")
    assert (await guest.http.get("/health")).status_code == 200, "alive it is"
    now = await figures(guest)
    assert now["aquelarre_not_kept_total"] == before["aquelarre_not_kept_total"] + 1
    assert (before["aquelarre_ready"], now["aquelarre_ready"]) == (1.0, 0.0)
    # Nobody needs to risk his answer so that we find out that the disk is well again.
    await server.server.health.try_the_disk()
    assert await ready(guest) == (200, "ok")


async def test_what_does_not_fit_is_no_trouble_of_the_disk(server: Serving) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await server.server.store.write(taken)
    assert await ready(server.guest()) == (200, "ok")


async def test_a_disk_without_room(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "ROOM", 2**80)
    assert await ready(server.guest()) == (503, "disk")


async def test_a_data_folder_that_is_gone(server: Serving) -> None:
    health = server.server.health
    health.data = health.data / "nowhere"
    assert await ready(server.guest()) == (503, "disk")


async def test_bots_that_cannot_think(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(server.server.hall.thinkers), "well", property(lambda self: False))
    assert await ready(server.guest()) == (503, "bots")


async def test_bots_that_can_think_again_are_found_out(
    house: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody who asks a bot for anything."""
    monkeypatch.setattr(health_module, "LOOK", 0.05)
    async with house(thinkers=1) as server:
        crew = server.server.hall.thinkers.crew
        assert crew is not None
        crew._ill = ILL
        assert server.server.health.trouble() == "bots"
        await asyncio.wait_for(well_again(server), 120)


async def well_again(server: Serving) -> None:
    while server.server.health.trouble():
        await asyncio.sleep(0.05)


def test_a_loop_that_is_late(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "LATE", LATE)
    now = [100.0]

    class Well:
        well = True
        waited = 0.0

    clock: Callable[[], float] = lambda: now[0]  # noqa: E731  (it has a type like this)
    well: Any = Well()
    health = Health(tmp_path, well, well, clock)

    def beat_after(seconds: float) -> str:
        now[0] += seconds
        health.beat()
        return health.trouble()

    assert beat_after(BEAT) == ""
    assert beat_after(BEAT + LATE / 2) == ""
    assert beat_after(BEAT + LATE * 2) == "loop"
    assert beat_after(BEAT) == "", "one bad moment is forgotten"
    assert health.worst_lag == pytest.approx(LATE * 2)
    now[0] += BEAT + LATE * 3
    assert health.trouble() == "loop", "also before the next beat"


# -- counts --------------------------------------------------------------------------------


async def test_refusals_answers_and_imports_are_counted(server: Serving) -> None:
    table, (ana, _), lives = await server.party("carcassonne", 2, 2)
    before = await figures(ana)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    action = asked.question["options"][0]["action"]
    assert (await asked.answer(action))["t"] == "ack"
    assert (await asked.answer(action, question=10**6))["t"] == "refused"
    await ana.get("/api/tables/none", 404)
    await ana.http.post("/api/tables", headers={"Origin": "http://evil.example"})
    saved = (await ana.http.get(f"/api/tables/{table}/file")).text
    assert (await ana.http.post("/api/import", content=saved)).status_code in (200, 409)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"\x00\r\n\r\n")
    assert b"400" in await asyncio.wait_for(reader.readline(), 60)
    writer.close()
    now = await figures(ana)

    def more(name: str) -> float:
        return now.get(name, 0.0) - before.get(name, 0.0)

    assert more("aquelarre_answers_total") == 1
    for kind in ("no-table", "foreign", "malformed"):
        assert more(f'aquelarre_refusals_total{{kind="{kind}"}}') == 1, kind
    assert now["aquelarre_connections"] == 2
    assert now["aquelarre_connections_open"] >= 3
    for name in ("connections_half_open", "writes_waiting", "loop_lag_worst_seconds"):
        assert f"aquelarre_{name}" in now


async def test_mistakes_of_ours_are_counted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    before = await figures(guest)

    def stumbling(device: bytes) -> None:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(server.server.hall, "lobby", stumbling)
    assert (await guest.http.get("/api/tables")).status_code == 500
    now = await figures(guest)
    assert now["aquelarre_errors_total"] == before["aquelarre_errors_total"] + 1


async def test_figures_are_for_the_host_only(server: Serving) -> None:
    guest = server.guest()
    assert (await guest.http.get("/metrics")).status_code == 403
    answer = await guest.http.get("/metrics", headers={"Authorization": "Bearer wrong"})
    assert answer.status_code == 403


# -- caches --------------------------------------------------------------------------------


async def test_what_belongs_to_one_device_stays_in_no_cache(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make("carcassonne", 2, bots={"1": "random"})
    table = f"/api/tables/{made['table']}"
    paths = ["/api/tables", table, f"{table}/file", f"{table}/replay", f"{table}/edition"]
    paths += ["/api/tables/none", f"{table}/join", "/api/games", "/api/nowhere", "/ready"]
    paths += ["/health", "/metrics", "/api-admin/tables"]
    for path in paths:
        for headers in ({}, ADMIN):
            answer = await ana.http.get(path, headers=headers)
            assert answer.headers.get("cache-control") == "no-store", path
    async with ana.http.stream("GET", f"{table}/stream?seat=0") as answer:
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-accel-buffering"] == "no"
    for post in ("/api/tables", f"{table}/pass", f"{table}/send?seat=0", "/api/qr", "/api/import"):
        answer = await ana.http.post(post, json={"seat": 0})
        assert answer.headers.get("cache-control") == "no-store", post
    refused = await ana.http.get("/api/tables", headers={"Host": "evil.example"})
    assert refused.headers["cache-control"] == "no-store"


async def test_files_of_the_page_keep_theirs(server: Serving) -> None:
    http = server.guest().http
    for path in ("/", "/t/x", "/web/main.js", "/web/icons.svg", "/api/text/en/-"):
        assert (await http.get(path)).headers["cache-control"] == "no-cache", path
