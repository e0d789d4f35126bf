"""The host of the server looks at tables, closes and deletes them, takes lines of chat away and
keeps devices out; nobody else does, and everything is audited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.kernel import Dice
from aquelarre.server import admin as admin_page
from aquelarre.server.limits import Rate
from aquelarre.server.store import housekeeping

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

Data = dict[str, Any]
TOKEN = {"Authorization": "Bearer the-token-of-the-admin"}
POSTS = ("tables/x/close", "tables/x/delete", "tables/x/chat", "ban", "unban")
GETS = ("tables", "tables/x", "banned", "audit")
PATIENCE = 120.0  # seconds


async def look(guest: Guest, path: str, status: int = 200) -> Any:
    answer = await guest.http.get(f"/api-admin/{path}", headers=TOKEN)
    assert answer.status_code == status, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


async def do(guest: Guest, path: str, status: int = 200, **body: Any) -> Data:
    answer = await guest.http.post(f"/api-admin/{path}", json=body, headers=TOKEN)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


async def audited(guest: Guest) -> list[tuple[str, int]]:
    return [(each["what"], each["seat"]) for each in await look(guest, "audit")]


# -- who may ---------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [None, "x", "the-token-of-the-admi", "ñ"])
async def test_nobody_without_the_token(server: Serving, token: str | None) -> None:
    guest = server.guest()
    headers = {} if token is None else {b"Authorization": f"Bearer {token}".encode()}
    for path in GETS:
        answer = await guest.http.get(f"/api-admin/{path}", headers=headers)
        assert answer.status_code in (403, 429), path
    for path in POSTS:
        answer = await guest.http.post(f"/api-admin/{path}", json={}, headers=headers)
        assert answer.status_code in (403, 429), path


async def test_another_page_cannot_use_the_token(server: Serving) -> None:
    """Every deed needs the origin and the header of our own page."""
    async with httpx.AsyncClient(
        base_url=server.base, trust_env=False, verify=False, timeout=PATIENCE
    ) as http:
        for path in POSTS:
            for headers in (
                {"Origin": "https://elsewhere.example", "X-Aquelarre": "1"},
                {"X-Aquelarre": "1"},
                {"Origin": server.base},
            ):
                answer = await http.post(f"/api-admin/{path}", headers={**TOKEN, **headers})
                assert (answer.status_code, answer.json()["error"]) == (403, "error-foreign")


async def test_who_guesses_tokens_has_to_wait(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    moment = [0.0]
    monkeypatch.setattr(server.server.admin.wrong, "clock", lambda: moment[0])
    monkeypatch.setattr(server.server.admin.wrong, "rate", Rate(3, 1.0))
    statuses = []
    for _ in range(5):
        answer = await guest.http.get("/api-admin/tables", headers={"Authorization": "Bearer x"})
        statuses.append(answer.status_code)
    assert statuses == [403, 403, 403, 429, 429]
    await look(guest, "tables")  # the host is not locked out by who guesses
    moment[0] = 1.5
    answer = await guest.http.get("/api-admin/tables", headers={"Authorization": "Bearer x"})
    assert answer.status_code == 403


# -- looking ---------------------------------------------------------------------------------


async def test_all_tables_are_listed_in_pages_and_found(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_page, "PAGE", 2)
    ana, zoe = server.guest("Ana"), server.guest("Zoe_100%")
    names = [(await ana.make())["table"] for _ in range(4)]
    names.append((await zoe.make("carcassonne", 2, open=True))["table"])
    await server.restart()
    assert server.server.hall.loaded() == []
    pages = [await look(ana, f"tables?from={start}") for start in (0, 2, 4)]
    assert [page["total"] for page in pages] == [5, 5, 5]
    assert [row["table"] for page in pages for row in page["tables"]] == names[::-1]
    assert all(row["used"] for page in pages for row in page["tables"])
    for search in ("Zoe", "_100%25", "carcass", names[-1]):
        found = await look(ana, f"tables?search={search}")
        assert [row["table"] for row in found["tables"]] == [names[-1]], search
    for search in ("nobody", "Zoe%25Z", "An_", names[0][:-1]):
        assert (await look(ana, f"tables?search={search}"))["tables"] == [], search
    assert (await look(ana, "tables?status=finished"))["total"] == 0
    assert (await look(ana, "tables?status=waiting"))["total"] == 5
    assert server.server.hall.loaded() == [], "none was brought into memory for that"


async def test_what_is_hidden_in_a_running_game_is_hidden_here_too(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _, _), (first, *others) = await server.party("walpurgisnacht", 3, 3)
    game = server.table(table).game
    monkeypatch.setattr(game, "hearers", lambda s, seat: 0b110 if seat else -1)
    await first.ask("say", text="aloud")
    await others[0].ask("say", text="a whisper")
    shown = await look(ana, f"tables/{table}")
    assert [line["text"] for line in shown["chat"]] == ["aloud", None]
    text = str(shown)
    assert not [card for card in IDS if card in text]
    assert server.table(table).record.seed not in text
    assert ana.cookie not in text
    assert [(each["seat"], each["now"]) for each in shown["devices"]] == [
        (-1, True), (0, True), (1, True), (2, True),
    ]  # fmt: skip
    assert all(len(each["device"]) == 10 for each in shown["devices"])


# -- closing and deleting --------------------------------------------------------------------


async def test_a_closed_table_is_seen_but_not_played(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    await do(ana, f"tables/{table}/close")
    for live in (first, second):
        await live.until(lambda live=live: live.table["status"] == "closed", "the end")  # type: ignore[misc]
        assert (await live.answer(0))["error"] == "error-closed"
        assert (await live.ask("undo", question=-1))["error"] == "error-closed"
        assert (await live.ask("say", text="why?"))["error"] == "error-silenced"
    count = len(server.match(table).answers)
    await bea.post(f"/api/tables/{table}/pause", 409, paused=False)
    await bea.post(f"/api/tables/{table}/rematch", 409)
    for path in ("replay?seat=-2", "file"):
        await bea.get(f"/api/tables/{table}/{path}", 409)
    await do(ana, f"tables/{table}/close", 409)
    await server.restart()
    again = await bea.live(table, 1)
    assert again.table["status"] == "closed"
    assert again.position["view"]["seat"] == 1
    assert len(server.match(table).answers) == count
    assert ("closed", -1) in await audited(ana)


async def test_a_deleted_table_is_gone_and_people_are_told(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    await do(ana, f"tables/{table}/delete")
    await first.until_closed()
    assert first.frames[-1] == {"t": "bye", "reason": "gone"}
    assert (await bea.get(f"/api/tables/{table}", 404))["error"] == "error-no-table"
    assert (await bea.get("/api/tables"))["mine"] == []
    await do(ana, f"tables/{table}/delete", 404)
    waiting = (await ana.make())["table"]
    await do(ana, f"tables/{waiting}/close", 409)
    await do(ana, f"tables/{waiting}/delete")
    assert (await audited(ana))[0] == ("deleted", -1)


# -- chat ------------------------------------------------------------------------------------


async def test_a_line_of_chat_is_taken_away_from_everybody(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    for number in range(3):
        await first.ask("say", text=f"line {number}")
    await second.until(lambda: len(second.chat) == 3, "three lines")
    await do(ana, f"tables/{table}/chat", n=1)
    for live in (first, second):
        await live.until(lambda live=live: any(x.get("gone") == [1] for x in live.frames), "news")  # type: ignore[misc]
    assert (await first.ask("say", text="line 3"))["t"] == "ack"
    await server.restart()
    again = await bea.live(table, 1)
    await again.until(lambda: again.chat, "the chat")
    assert [line["n"] for line in again.chat] == [0, 2, 3]
    assert next(frame for frame in again.frames if frame["t"] == "chat")["gone"] == [1]
    assert not any("line 1" in text for text in again.raw)
    assert [line["n"] for line in (await look(ana, f"tables/{table}"))["chat"]] == [0, 2, 3]
    await do(ana, f"tables/{table}/chat", 400, n=9)
    assert ("chat", 0) in await audited(ana)


# -- bans ------------------------------------------------------------------------------------


async def device_of(host: Guest, table: str, seat: int) -> str:
    shown = await look(host, f"tables/{table}")
    return str(next(x["device"] for x in shown["devices"] if x["seat"] == seat))


async def test_a_banned_device_is_kept_out_until_the_ban_is_lifted(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    waiting = await ana.make(seats=3)
    await bea.join(waiting["table"], waiting["invite"])
    name = await device_of(ana, table, 1)
    watching = await bea.live(table, -1)
    await do(ana, "ban", device=name)
    for live in (second, watching):
        await live.until_closed()
        assert {"t": "bye", "reason": "banned"} in live.frames
    await first.until(lambda: first.table["people"][1]["free"], "the free seat")
    assert first.table["people"][1]["bot"]
    assert (await ana.get(f"/api/tables/{waiting['table']}"))["people"][1]["free"]
    await server.restart()
    for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/stream?seat=-1"):
        assert (await bea.get(path, 403))["error"] == "error-banned"
    wish = {"game": "carcassonne", "seats": 2, "name": "Bea"}
    assert (await bea.post("/api/tables", 403, **wish))["error"] == "error-banned"
    await bea.join(waiting["table"], waiting["invite"], status=403)
    with pytest.raises(Exception, match="403"):
        await bea.open(table, -1)
    assert (await bea.http.get("/api/text/en/-")).status_code == 200, "to read why"
    assert [each["device"] for each in await look(ana, "banned")] == [name]
    await do(ana, "unban", device=name)
    await bea.get("/api/tables")
    await bea.post(f"/api/tables/{table}/pass", 403, seat=1)
    deeds = await audited(ana)
    assert [what for what, _ in deeds[:2]] == ["unbanned", "removed"]
    assert ("banned", -1) in deeds


@pytest.mark.parametrize("name", ["", "x" * 10, "00" * 5, "zz", "00" * 32, "é" * 10])
async def test_only_a_device_that_is_known_is_banned(server: Serving, name: str) -> None:
    guest = server.guest()
    await guest.make()
    await do(guest, "ban", 400, device=name)
    assert server.server.hall.bans.since == {}


# -- the audit -------------------------------------------------------------------------------


async def test_the_audit_tells_who_sat_left_and_was_removed_and_no_secret(
    server: Serving,
) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    phone = server.guest()
    await phone.post(f"/api/tables/{table}/claim", **{"pass": code})
    await ana.seat(table, 1, "remove")
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    dee = server.guest("Dee")
    await dee.join(table, invite)
    await dee.seat(table, 1, "leave")
    await first.play(Dice(1))
    lines = await look(ana, "audit")
    told = [(x["what"], x["seat"]) for x in lines if x["table"] == table][::-1]
    assert told == [
        ("made", -1), ("sat", 1), ("moved", 1), ("removed", 1), ("sat", 1), ("left", 1),
    ]  # fmt: skip
    devices = {x["seat"]: x["device"] for x in lines}
    assert all(len(name) == 10 for name in devices.values())
    text = str(lines)
    for secret in (ana.cookie, bea.cookie, dee.cookie, code, invite, "Ana", "Bea", "Dee"):
        assert secret not in text
    assert len({x["device"] for x in lines}) == 4


async def test_the_audit_does_not_grow_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MOST_AUDITED", 5)
    monkeypatch.setattr(housekeeping, "TIDIED_EVERY", 3)
    ana = server.guest("Ana")
    for _ in range(9):
        await ana.make()
    found = await look(ana, "audit")
    assert [line["n"] for line in found] == [9, 8, 7, 6, 5]
    older = await look(ana, "audit?before=7")
    assert [line["n"] for line in older] == [6, 5]


# -- the lobby -------------------------------------------------------------------------------


async def test_the_lobby_brings_no_table_into_memory(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    mine = (await ana.make(bots={"1": "guide"}))["table"]
    free = (await bea.make("discworld_witches", 2, open=True))["table"]
    before = await ana.get("/api/tables")
    await server.restart()
    after = await ana.get("/api/tables")
    assert server.server.hall.loaded() == []
    assert after == before
    assert [each["table"] for each in after["open"]] == [free]
    assert [(each["table"], each["host"]) for each in after["mine"]] == [(mine, True)]
    assert [person["mine"] for person in after["mine"][0]["people"]] == [True, False, False]


async def test_the_lobby_shows_the_newest_open_tables(house: Opened) -> None:
    async with house() as server:
        ana, bea = server.guest("Ana"), server.guest("Bea")
        names = [(await ana.make(open=True))["table"] for _ in range(101)]
        shown = (await bea.get("/api/tables"))["open"]
        assert [each["table"] for each in shown] == names[:0:-1]
