"""Looking at a replay together: one leads, the others follow, marks and notes are for all."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, save
from aquelarre.server.bans import short
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.together import room as of_rooms
from aquelarre.server.together import rooms as all_rooms
from aquelarre.server.together.room import Room

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Opened, Serving

Data = dict[str, Any]


async def finished(guest: Guest) -> str:
    """A finished game as a table to look at."""
    match: Match[Any] = Match(find("carcassonne"), 2, seed="together")
    dice = Dice("together")
    while not match.over:
        options = match.state.options(match.asked[0])
        match.play(match.asked[0], options[dice.below(len(options))])
    answer = await guest.http.post("/api/import", content=save(match).encode())
    table: str = answer.json()["table"]
    return table


class Line:
    """What somebody in a room is told, and says."""

    def __init__(self, live: Live) -> None:
        self.live = live

    @property
    def frames(self) -> list[Data]:
        return self.live.frames

    @property
    def room(self) -> Data:
        """The room as a client has it."""
        now: Data = {}
        for frame in self.frames:
            if frame["t"] in ("room", "at", "people"):
                now |= {key: value for key, value in frame.items() if key != "t"}
            if frame["t"] == "items":
                gone = frame["gone"]
                kept = [each for each in now["items"] if each["n"] not in gone]
                now["items"] = kept + frame["add"]
        return now

    async def ask(self, t: str, **message: Any) -> Data:
        return await self.live.ask(t, **message)

    async def sync(self) -> Data:
        await self.live.sync()
        return self.room


async def come_in(guest: Guest, table: str, room: str) -> Line:
    path = f"/api/tables/{table}/together/{room}"
    await guest.post(path, name=guest.name)
    live = await guest.line(f"{path}/live")
    await live.send(t="hello")
    await live.until(lambda: live.frames, "the room")
    return Line(live)


async def opened(server: Serving) -> tuple[str, str, Guest, Line]:
    """Ana leads a room."""
    ana = server.guest("Ana")
    table = await finished(ana)
    made = await ana.post(f"/api/tables/{table}/together", name="Ana")
    return table, made["room"], ana, await come_in(ana, table, made["room"])


async def test_who_follows_is_at_the_step_of_who_leads(server: Serving) -> None:
    table, room, _, ana = await opened(server)
    bea = await come_in(server.guest("Bea"), table, room)
    assert (bea.room["leader"], bea.room["you"], bea.room["step"]) == (0, 1, 0)
    assert (await ana.ask("step", step=12, eyes=1))["t"] == "ack"
    assert (await bea.sync())["step"] == 12
    late = await come_in(server.guest("Caz"), table, room)
    assert (late.room["step"], late.room["eyes"]) == (12, 1)
    assert [each["name"] for each in late.room["people"]] == ["Ana", "Bea", "Caz"]
    refused = await bea.ask("step", step=3, eyes=-2)
    assert (refused["t"], refused["error"]) == ("refused", "error-not-yours")
    assert (await ana.sync())["step"] == 12


async def test_the_lead_is_handed_over_or_taken_where_nobody_leads(server: Serving) -> None:
    table, room, _, ana = await opened(server)
    bea = await come_in(server.guest("Bea"), table, room)
    assert (await bea.ask("lead", who=1))["error"] == "error-not-yours"
    assert (await ana.ask("lead", who=7))["error"] == "error-bad-request"
    assert (await ana.ask("lead", who=1))["t"] == "ack"
    assert (await bea.sync())["leader"] == 1
    assert (await ana.ask("step", step=1, eyes=-1))["error"] == "error-not-yours"
    assert (await bea.ask("step", step=5, eyes=-1))["t"] == "ack"
    await bea.live.close()
    await ana.live.until(lambda: not ana.room["people"][1]["here"], "Bea to go")
    assert (await ana.ask("lead", who=0))["t"] == "ack"
    assert (await ana.sync())["leader"] == 0


async def test_marks_and_notes_are_seen_by_all_and_taken_away_by_some(server: Serving) -> None:
    table, room, _, ana = await opened(server)
    bea = await come_in(server.guest("Bea"), table, room)
    caz = await come_in(server.guest("Caz"), table, room)
    await bea.ask("mark", step=4, **{"from": "place:0,0 spot:city-N", "to": "place:0,1"})
    await bea.ask("mark", step=4, **{"from": "place:1,1"})
    await ana.ask("note", step=9, text="  Here   she\u202e waits.\n")
    items = (await caz.sync())["items"]
    assert [(each["step"], each["name"], each["from"], each["to"]) for each in items[:2]] == [
        (4, "Bea", "place:0,0 spot:city-N", "place:0,1"),
        (4, "Bea", "place:1,1", ""),
    ]
    assert (items[2]["text"], items[2]["step"]) == ("Here she waits.", 9)
    assert (await caz.ask("remove", n=0))["error"] == "error-not-yours"
    assert (await bea.ask("remove", n=0))["t"] == "ack", "one's own"
    assert (await ana.ask("remove", n=1))["t"] == "ack", "who leads may"
    assert (await ana.ask("remove", n=1))["t"] == "ack", "it is gone already"
    assert [each["n"] for each in (await caz.sync())["items"]] == [2]
    late = await come_in(server.guest("Dee"), table, room)
    assert [each["n"] for each in late.room["items"]] == [2]


@pytest.mark.parametrize(
    "wrong",
    [
        {"t": "mark", "step": 1, "from": "no ref"},
        {"t": "mark", "step": 1, "from": "place:"},
        {"t": "mark", "step": 1, "from": "place:0,0\u202e"},
        {"t": "mark", "step": 1, "from": "a:" + "x" * 41},
        {"t": "mark", "step": -1, "from": "place:0,0"},
        {"t": "note", "step": 1, "text": ""},
        {"t": "note", "step": 1, "text": " \n "},
        {"t": "note", "step": 1, "text": "x" * 201},
        {"t": "step", "step": 10**7, "eyes": -1},
        {"t": "step", "step": 1, "eyes": -3},
        {"t": "answer", "question": 1, "action": 1},
    ],
)
async def test_what_makes_no_sense_changes_nothing(server: Serving, wrong: Data) -> None:
    *_, ana = await opened(server)
    before = ana.room
    await ana.live.send(id="wrong", **wrong)
    await ana.live.until(lambda: any(x["t"] == "refused" for x in ana.frames), "a refusal")
    assert await ana.sync() == before


async def test_who_comes_back_is_the_same_person_and_nothing_is_done_twice(server: Serving) -> None:
    table, room, guest, ana = await opened(server)
    await ana.ask("note", step=2, text="once", id="the same")
    await ana.live.close()
    again = await come_in(guest, table, room)
    assert (again.room["you"], again.room["leader"]) == (0, 0)
    assert (await again.ask("note", step=2, text="once", id="the same"))["t"] == "ack"
    assert len((await again.sync())["items"]) == 1
    made = await guest.post(f"/api/tables/{table}/together", name="Ana")
    assert (made["room"], made["who"]) == (room, 0), "who leads a room already has one"


async def test_without_sockets_the_same_comes_as_events(server: Serving) -> None:
    table, room, guest, ana = await opened(server)
    path = f"/api/tables/{table}/together/{room}"
    bea = server.guest("Bea")
    await bea.post(path, name="Bea")
    async with bea.http.stream("GET", f"{path}/stream") as stream:
        lines = stream.aiter_lines()
        first = json.loads((await anext(lines)).removeprefix("data: "))
        assert (first["t"], first["you"]) == ("room", 1)
        reply = await bea.post(f"{path}/send", t="note", id="n", step=3, text="from afar")
        assert reply["t"] == "ack"
        assert (await ana.sync())["items"][0]["text"] == "from afar"
        await ana.ask("step", step=8, eyes=-1)
        found: Data = {}
        while found.get("t") != "at":
            line = await anext(lines)
            found = json.loads(line.removeprefix("data: ")) if line else {}
        assert found["step"] == 8
    stranger = server.guest("Eve")
    assert (await stranger.http.get(f"{path}/stream")).status_code == 403
    assert guest.cookie != bea.cookie


async def test_only_a_finished_game_is_looked_at(server: Serving) -> None:
    table, (ana,), _ = await server.party("carcassonne", 2, 1)
    assert (await ana.post(f"/api/tables/{table}/together", 409))["error"] == "error-not-now"
    assert (await ana.post("/api/tables/nowhere/together", 404))["error"] == "error-no-table"


async def test_a_room_belongs_to_its_table(server: Serving) -> None:
    table, room, ana, _ = await opened(server)
    other = await finished(ana)
    refused = await ana.post(f"/api/tables/{other}/together/{room}", 404, name="")
    assert refused["error"] == "error-room-gone"
    assert await ana.post(f"/api/tables/{table}/together/nothing", 404, name="")


async def test_names_are_cleaned(server: Serving) -> None:
    table, room, _, ana = await opened(server)
    eve = server.guest("E\u202ev  e" + "!" * 40)
    await come_in(eve, table, room)
    (name,) = [each["name"] for each in (await ana.sync())["people"] if each["who"] == 1]
    assert name == "E v e" + "!" * 19


async def test_a_room_is_bounded(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_rooms, "MOST_PEOPLE", 2)
    monkeypatch.setattr(of_rooms, "MOST_ITEMS", 3)
    monkeypatch.setattr(of_rooms, "MOST_AT_STEP", 2)
    monkeypatch.setattr(all_rooms, "MOST_OF_ONE", 1)
    table, room, guest, ana = await opened(server)
    bea = await come_in(server.guest("Bea"), table, room)
    path = f"/api/tables/{table}/together"
    caz = server.guest("Caz")
    assert (await caz.post(f"{path}/{room}", 409, name="Caz"))["error"] == "error-room-full"
    assert (await caz.post(path, 409, name="Caz"))["error"] == "error-room-full"
    await bea.live.close()
    await ana.live.until(lambda: not ana.room["people"][1]["here"], "Bea to go")
    assert (await caz.post(f"{path}/{room}", name="Caz"))["who"] == 2, "who has gone makes room"
    for _ in range(2):
        assert (await ana.ask("note", step=1, text="x"))["t"] == "ack"
    assert (await ana.ask("note", step=1, text="x"))["error"] == "error-room-full"
    assert (await ana.ask("note", step=2, text="x"))["t"] == "ack"
    assert (await ana.ask("note", step=3, text="x"))["error"] == "error-room-full"
    assert guest.name == "Ana"


async def test_marks_have_the_rate_of_chat(house: Opened) -> None:
    limits = structs.replace(Limits.none(), chat=Rate(2, 0.0001))
    async with house(limits=limits) as server:
        *_, ana = await opened(server)
        for _ in range(2):
            assert (await ana.ask("mark", step=1, **{"from": "place:0,0"}))["t"] == "ack"
        refused = await ana.ask("note", step=1, text="x")
        assert refused["error"] == "error-too-much"
        assert (await ana.ask("step", step=4, eyes=-1))["t"] == "ack", "but one leads on"


async def test_a_room_ends_when_nobody_is_there_or_nothing_happens(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, room, guest, ana = await opened(server)
    found = server.server.hall.rooms.open[room]
    await found._end_by_itself()
    await ana.live.until_closed()
    assert ana.frames[-1] == {"t": "bye", "reason": "ended"}
    assert server.server.hall.rooms.open == {}
    assert await guest.post(f"/api/tables/{table}/together/{room}", 404, name="")
    monkeypatch.setattr(of_rooms, "EMPTY", 0.0)
    made = await guest.post(f"/api/tables/{table}/together", name="Ana")
    again: Room | None = server.server.hall.rooms.open.get(made["room"])
    while again is not None and not again.ended:
        await asyncio.sleep(0)  # its alarm rings
    assert server.server.hall.rooms.open == {}


async def test_a_room_goes_with_its_table_and_who_is_banned_goes(server: Serving) -> None:
    table, room, _, ana = await opened(server)
    eve = server.guest("Eve")
    await eve.make()  # so that the host knows of her
    line = await come_in(eve, table, room)
    hall = server.server.hall
    await hall.bans.put(short(hall.rooms.open[room].people[1].device))
    await line.live.until_closed()
    assert line.frames[-1] == {"t": "bye", "reason": "banned"}
    refused = await eve.post(f"/api/tables/{table}/together/{room}", 403, name="Eve")
    assert refused["error"] == "error-banned"
    await hall.throw_away(table, "deleted")
    await ana.live.until_closed()
    assert ana.frames[-1] == {"t": "bye", "reason": "gone"}
