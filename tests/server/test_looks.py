"""Quick looks: they run beside the tables, one for each visitor, and end when nobody asks."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.editions import edition_text, find
from aquelarre.server import looks as module
from aquelarre.server.errors import NotYours, TooMuch
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.looks import DONE, FAILED, PLAYING, STOPPED, WAITING, Looks

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

LOOKS = 0.05  # seconds between two of our own: the program lets everybody else go first
GAME = "walpurgisnacht"
MINE = edition_text(find(GAME)).replace(
    '"W20", kind = "plain", wisp = "purple"', '"W20", kind = "plain", wisp = "green"'
)
WISH: dict[str, Any] = {
    "game": GAME,
    "edition": MINE,
    "seats": 3,
    "games": 2000,  # it is not over before it is stopped
    "bot": "random",
    "lang": "es",
}


async def until_told(ana: Guest, name: str) -> dict[str, Any]:
    while not (seen := await ana.get(f"/api/looks/{name}"))["found"]:
        assert seen["state"] in (WAITING, PLAYING)
        await asyncio.sleep(LOOKS)
    found: dict[str, Any] = seen
    return found


async def test_a_look_tells_while_it_plays_and_can_be_stopped(server: Serving) -> None:
    ana = server.guest("Ana")
    name = (await ana.post("/api/looks", **WISH))["look"]
    refused = await ana.post("/api/looks", 429, **WISH)
    assert refused["error"] == "error-too-much"
    seen = await until_told(ana, name)
    found = seen["found"]
    assert 0 < found["played"] <= found["games"] == 2000
    assert found["sections"][0]["title"] == "Quién gana"
    await ana.post(f"/api/looks/{name}/stop")
    after = await ana.get(f"/api/looks/{name}")
    assert after["state"] in (STOPPED, DONE)
    assert after["found"]["played"] >= found["played"], "what was found stays"
    other = (await ana.post("/api/looks", **{**WISH, "lang": "en"}))["look"]
    await ana.post(f"/api/looks/{other}/stop")


async def test_half_a_line_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look can be stopped while it tells something."""
    program = (
        "import sys; sys.stdout.write('{}\\n{\"played\"'); sys.stdout.flush(); sys.stdin.read()"
    )

    async def started() -> Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program), stdin=PIPE, stdout=PIPE
        )

    monkeypatch.setattr(module, "_started", started)
    looks = Looks()
    name = looks.begin("ana", {})
    while bytes(looks.progress(name)["found"]) != b"{}\n":
        await asyncio.sleep(LOOKS)
    looks.stop(name)
    await looks.settle()
    seen = looks.progress(name)
    assert (seen["state"], bytes(seen["found"])) == (STOPPED, b"{}\n")


async def test_no_process_outlives_its_server(server: Serving) -> None:
    ana = server.guest("Ana")
    name = (await ana.post("/api/looks", **WISH))["look"]
    await until_told(ana, name)
    look = server.server.hall.looks.all[name]
    await server.stop()
    assert look.state == STOPPED
    assert look.process is not None
    assert look.process.returncode is not None, "its end was waited for"
    await server.start()


async def test_strangers_are_refused_in_one_sentence(server: Serving) -> None:
    ana = server.guest("Ana")
    for wrong, status in (
        ({"games": 100}, 400),
        ({"games": 5000}, 400),
        ({"seats": 99}, 400),
        ({"seats": 20}, 409),
        ({"bot": "seer"}, 400),
        ({"bot": "cmd:ls"}, 400),
        ({"game": "carcass"}, 400),
        ({"edition": "?"}, 409),
        ({"edition": MINE.replace("green", "blue")}, 409),
        ({"lang": "xx"}, 409),
        ({"more": 1}, 400),
    ):
        await ana.post("/api/looks", status, **{**WISH, **wrong})
    await ana.get("/api/looks/nothing", 403)
    await ana.post("/api/looks/nothing/stop", 403)
    assert not server.server.hall.looks.all


async def test_nobody_asks_too_often(house: Opened) -> None:
    async with house(limits=Limits(looks=Rate(1, 0))) as server:
        ana = server.guest("Ana")
        await ana.post("/api/looks", 400, **{**WISH, "game": "carcass"})
        await ana.post("/api/looks", 429, **WISH)


class Fake:
    """A program that says what it is told to say."""

    def __init__(self, lines: list[bytes], status: int = 0) -> None:
        self.stdin = self.stdout = self
        self.lines, self.status, self.killed = lines, status, False
        self.more = asyncio.Event()

    def write(self, wish: bytes) -> None:
        assert wish.endswith(b"\n")

    async def readline(self) -> bytes:
        if not self.lines:
            await self.more.wait()
        return b"" if self.killed or not self.lines else self.lines.pop(0)

    def kill(self) -> None:
        self.killed = True
        self.more.set()

    async def wait(self) -> int:
        return self.status

    async def communicate(self) -> None:
        return None


async def settled(looks: Looks, *names: str) -> list[str]:
    for _ in range(50):
        await asyncio.sleep(0)
    return [looks.all[name].state for name in names]


async def test_one_at_a_time_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Fake] = []

    async def fake() -> Fake:
        made.append(Fake([b'{"played": 1}\n']))
        return made[-1]

    monkeypatch.setattr(module, "_started", fake)
    now = [0.0]
    looks = Looks(clock=lambda: now[0])
    names = [looks.begin(f"address {n}", {}) for n in range(module.MOST)]
    with pytest.raises(TooMuch):
        looks.begin("another", {})
    assert await settled(looks, *names[:2]) == [PLAYING, WAITING]
    assert looks.progress(names[2])["before"] == 1
    assert bytes(looks.progress(names[0])["found"]) == b'{"played": 1}\n'
    # nobody asks for the first any more: it ends with its next line, and the next begins
    now[0] = module.UNASKED + 1
    looks.progress(names[1])
    made[0].lines.append(b"{}\n")
    made[0].more.set()
    assert await settled(looks, *names[:2]) == [STOPPED, PLAYING]
    # one that ends in disorder, and those that nobody waited for
    looks.progress(names[2])
    made[1].status = 1
    made[1].more.set()
    assert await settled(looks, *names[1:4]) == [FAILED, PLAYING, WAITING]
    looks.close()
    assert {look.state for look in looks.all.values()} == {STOPPED, FAILED}
    assert made[2].killed
    with pytest.raises(NotYours):
        looks.progress("nothing")
