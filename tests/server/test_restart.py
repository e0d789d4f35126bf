"""Stopping and starting: every unfinished table goes on, and one server owns the tables."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.server.app import FILE
from aquelarre.server.lock import FileLock, StoreInUse
from aquelarre.server.records import Stored
from aquelarre.server.store import SqliteStore, StoreProblem, back_up

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving


def folded(stored: Stored) -> Match[Any]:
    """The match that the stored answers alone lead to."""
    table = stored.table
    match: Match[Any] = Match(
        find(table.game), table.seats, table.settings, seed=table.seed, scripted=True
    )
    for seat, action in stored.answers:
        match.play(seat, action)
    return match if match.over else match.resumed(table.seed)


def check_file(path: Path) -> None:
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


async def back_at_the_table(server: Serving, table: str, lives: list[Live]) -> list[Live]:
    found = []
    for live in lives:
        await live.until_closed()
        guest = server.guests[live.seat]
        found.append(await guest.live(table, live.seat, live))
    return found


# -- going on ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["walpurgisnacht", "carcassonne"])
async def test_a_game_of_people_goes_on_after_restarts_in_the_middle(
    server: Serving, game: str
) -> None:
    table, _, lives = await server.party(game, 3, 3)
    dice = Dice(f"restarts {game}")
    for _ in range(4):
        for _ in range(4 + dice.below(8)):
            for live in lives:
                await live.sync()
            await next(live for live in lives if live.my_turn()).play(dice, 1)
        before, answers = server.match(table).fingerprint(), list(server.match(table).answers)
        await server.restart()
        assert server.match(table).fingerprint() == before
        assert server.match(table).answers == answers
        lives = await back_at_the_table(server, table, lives)
        for live in lives:
            assert len(live.events) == len(server.match(table).events)
            assert live.position["view"] == server.match(table).view(live.seat)
    await asyncio.gather(*(live.play(dice.child(live.seat)) for live in lives))
    stored = server.server.store.table(table)
    assert stored is not None
    assert folded(stored).fingerprint() == server.match(table).fingerprint()


async def test_clients_are_told_goodbye(server: Serving) -> None:
    _, _, lives = await server.party("walpurgisnacht", 3, 3)
    await server.restart()
    for live in lives:
        await live.until_closed()
        assert {"t": "bye", "reason": "restart"} in live.frames


async def test_every_unfinished_table_is_there_again_and_bots_go_on(server: Serving) -> None:
    ana = server.guest("Ana")
    made = [await ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "guide"})]
    made += [await ana.make("walpurgisnacht", 4) for _ in range(3)]  # still waiting
    made.append(await ana.make("carcassonne", 2, bots={"1": "random"}))
    await ana.post(f"/api/tables/{made[-1]['table']}/pause", paused=True)
    await ana.make("carcassonne", 2, bots={"1": "random"})
    before = await ana.get("/api/tables")
    await server.restart()
    after = await ana.get("/api/tables")
    status = {each["table"]: each["status"] for each in before["mine"]}
    assert {each["table"]: each["status"] for each in after["mine"]} == status
    live = await ana.live(made[0]["table"], 0)
    await live.play(Dice(1))
    assert live.over
    bea = server.guest("Bea")
    assert (await bea.join(made[1]["table"], made[1]["invite"]))["seat"] == 1


async def test_chat_names_passes_and_votes_survive(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    await first.ask("say", text="before")
    await bea.seat(table, 1, "name", name="Beatriz")
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    await server.restart()
    phone = server.guest()
    assert await phone.post(f"/api/tables/{table}/claim", **{"pass": code}) == {"seat": 0}
    await second.until_closed()
    again = await bea.live(table, 1)
    await again.sync()
    assert [line["text"] for line in again.chat] == ["before"]
    assert again.table["people"][1]["name"] == "Beatriz"
    assert (await again.ask("say", text="after"))["t"] == "ack"
    assert [line["n"] for line in again.chat] == [0, 1]


async def test_a_client_that_repeats_its_last_answer_after_a_restart_does_no_harm(
    server: Serving,
) -> None:
    table, _, lives = await server.party("carcassonne", 2, 2)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    number, action = asked.question["number"], asked.question["options"][0]["action"]
    await asked.answer(action, number, id="the last")
    await server.restart()
    before = server.match(table).fingerprint()
    (again,) = await back_at_the_table(server, table, [asked])
    reply = await again.answer(action, number, id="the last")
    assert reply["t"] == "ack" or reply["error"] == "error-stale"
    assert server.match(table).fingerprint() == before


# -- one server, whole files -------------------------------------------------------------


async def test_a_second_server_on_the_same_tables_is_refused(server: Serving) -> None:
    with pytest.raises(StoreInUse) as refused:
        SqliteStore(server.config.data / FILE)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert (
        sentence.count(".")
        == sentence.count(str(server.config.data)) * str(server.config.data).count(".") + 1
    ), "one sentence"
    assert (await server.guest().http.get("/health")).text == "ok\n"
    await server.stop()
    SqliteStore(server.config.data / FILE).close()
    await server.start()


def test_a_lock_that_was_released_is_free_though_another_process_has_just_been_started(
    tmp_path: Path,
) -> None:
    """Such a one has all our files open until it begins, which takes a while on a busy machine."""
    lock = FileLock(tmp_path / "tables.lock")
    copy = os.dup(lock._file)
    lock.release()
    FileLock(tmp_path / "tables.lock").release()
    os.close(copy)


async def test_a_file_of_a_later_version_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE
    SqliteStore(path).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    for _ in range(2):
        with pytest.raises(StoreProblem, match="99"):
            SqliteStore(path)
    check_file(path)


async def test_a_file_of_the_first_version_is_brought_up_to_date(server: Serving) -> None:
    table, _, (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.ask("say", text="an old line")
    await server.stop()
    connection = sqlite3.connect(server.config.data / FILE)
    connection.executescript(
        "ALTER TABLE chat DROP COLUMN hearers; ALTER TABLE tables DROP COLUMN edition;"
        "ALTER TABLE tables DROP COLUMN lesson; ALTER TABLE tables DROP COLUMN coach;"
        "ALTER TABLE tables DROP COLUMN origin; ALTER TABLE tables DROP COLUMN origin_step;"
        "ALTER TABLE tables DROP COLUMN laid;"
        "ALTER TABLE answers DROP COLUMN told; ALTER TABLE seats DROP COLUMN agent;"
        "PRAGMA user_version = 1;"
    )
    connection.close()
    await server.start()
    (line,) = server.table(table).talk.lines
    assert (line.text, line.hearers) == ("an old line", -1)


async def test_a_backup_of_a_running_server_can_be_used(house: Any, tmp_path: Path) -> None:
    async with house() as server:
        tables = []
        for number in range(4):
            table, _, (live,) = await server.party("walpurgisnacht", 3, 1)
            tables.append((table, asyncio.create_task(live.play(Dice(number)))))
        copies = []
        for number in range(5):
            target = tmp_path / str(number) / FILE
            target.parent.mkdir()
            await asyncio.to_thread(back_up, server.config.data / FILE, target)
            copies.append(target)
        await asyncio.gather(*(playing for _, playing in tables))
        for target in copies:
            check_file(target)
            store = SqliteStore(target)
            for table, _ in tables:
                stored, now = store.table(table), server.server.store.table(table)
                assert stored is not None
                assert now is not None
                assert stored.answers == now.answers[: len(stored.answers)], "a prefix"
                folded(stored)
            store.close()
    async with house(data=copies[0].parent) as restored:
        assert len(restored.server.store.tables("playing", "finished")) == 4
        check_file(copies[0])


async def test_the_file_is_whole_after_a_stop_in_the_middle(server: Serving) -> None:
    for number in range(3):
        _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
        await live.play(Dice(number), 4)
    await server.stop()
    check_file(server.config.data / FILE)
    await server.start()
