"""Answers that are given beforehand at slow tables: kept, given, dropped, taken back, and noticed
by nobody else. Nothing waits: the minutes for which such an answer seems to be thought about are
none here, or without end."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.walpurgisnacht.box.mountain import free
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import READY, REVEAL, STOP
from aquelarre.kernel import SILENT
from aquelarre.server import prepared
from aquelarre.server.app import FILE
from aquelarre.server.records import DAY

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

    from aquelarre.server.live import LiveTable

Data = dict[str, Any]
ONE_DAY = {"kind": "decision", "seconds": DAY, "extra": 0, "holidays": 14}
FIRST = FollowWisps.key


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is thought about for long."""
    monkeypatch.setattr(prepared, "PONDER", (0.0, 0.0))


async def begun(server: Serving, **more: Any) -> tuple[str, list[Guest], list[Live]]:
    """A night of three; everybody has looked at the mountain. First comes who has the turn."""
    table, guests, lives = await server.party("walpurgisnacht", 3, 3, **{"clock": ONE_DAY, **more})
    for live in lives:
        await live.until_asked()
        await live.answer(READY.base)
    for live in lives:
        await live.until_key(FIRST)
        await live.sync()
    first = next(live.seat for live in lives if live.my_turn())
    turn = [(first + place) % 3 for place in range(3)]
    return table, [guests[seat] for seat in turn], [lives[seat] for seat in turn]


def mine(live: Live) -> Data:
    """What the seat was told of it with the newest update."""
    found: Data = live.last.get("prepared") or {"foreseen": [], "answers": [], "failed": []}
    return found


def offered(live: Live) -> list[int]:
    return [each["action"] for each in mine(live)["foreseen"][0]["options"]]


def kept(live: Live, what: str = "answers") -> list[int]:
    return [each["option"]["action"] for each in mine(live)[what]]


async def prepare(live: Live, action: int, key: str = FIRST) -> Data:
    return await live.ask("prepare", key=key, action=action)


async def finish_turn(
    server: Serving, table: str, live: Live, wanted: int, there: bool = True
) -> None:
    """The seat plays until it is somebody else's turn; the wanted card can be revealed then, or
    not."""
    while True:
        question = await live.until_asked()
        number, match = question["number"], server.match(table)
        options = [each["action"] for each in question["options"]]
        if question["key"] == FIRST:
            options = [each for each in options if (each == wanted) != there] or options
            options.sort(key=lambda each: each != STOP.base)
        good = [each for each in options if lies(match.state, live.seat, each, wanted) == there]
        await live.answer((good or options)[0], number)
        await until_next(live, number)
        if live.question["key"] == FIRST and live.seat != match.state.active:
            return


async def until_next(live: Live, number: int) -> None:
    await live.until(lambda: live.question["number"] != number, "the next question")


def lies(state: Night, seat: int, action: int, wanted: int) -> bool:
    """Is the card free after this answer?"""
    after = state.clone()
    after.answer(seat, action)
    return bool(free(after.lying, after.settings["wide_foot"]) >> (wanted - REVEAL.base) & 1)


# -- preparing ------------------------------------------------------------------------------


async def test_what_is_prepared_is_seen_by_its_owner_alone_on_every_device(
    server: Serving, never: None
) -> None:
    table, guests, (first, second, third) = await begun(server)
    other_page = await guests[1].live(table, second.seat)
    watcher = await server.guest("Eve").live(table, -1)
    for live in (first, third, watcher):
        await live.sync()  # the others hear that somebody watches
    counts = [len(live.frames) for live in (first, third, watcher)]
    assert mine(first)["foreseen"] == [], "that question is put to them just now"
    assert (await prepare(second, offered(second)[1]))["t"] == "ack"
    for live in (first, second, third, other_page, watcher):
        await live.sync()
    assert kept(second) == kept(other_page) == [offered(second)[1]]
    for live, count in zip((first, third, watcher), counts, strict=True):
        assert [frame["t"] for frame in live.frames[count:]] == ["pong"]
    later = await guests[1].live(table, second.seat)
    assert kept(later) == kept(second)
    await prepare(second, -1)
    await other_page.sync()
    assert kept(second) == kept(other_page) == []
    assert server.store.prepared(table) == {}


async def test_what_cannot_be_prepared_is_refused_in_one_sentence(
    server: Serving, never: None
) -> None:
    table, guests, (first, second, _) = await begun(server)
    watcher = await server.guest("Eve").live(table, -1)
    legal = offered(second)[0]
    for live, action, key in (
        (first, legal, FIRST),  # it is put just now
        (second, legal, "movement"),  # not foreseen
        (second, 10**9, FIRST),
        (second, legal, "nonsense"),
        (watcher, legal, FIRST),
    ):
        reply = await prepare(live, action, key)
        assert (reply["t"], bool(reply["sentence"])) == ("refused", True), (action, key)
    assert server.store.prepared(table) == {}
    await guests[0].post(f"/api/tables/{table}/pause", paused=True)
    assert (await prepare(second, legal))["t"] == "refused"


async def test_only_slow_tables_have_it(server: Serving) -> None:
    minutes = {"kind": "decision", "seconds": 300, "extra": 0}
    table, _, (_, second, _) = await begun(server, clock=minutes)
    assert "prepared" not in second.last
    assert (await prepare(second, 1))["t"] == "refused"
    assert server.store.prepared(table) == {}


async def test_the_same_command_is_done_once(server: Serving, never: None) -> None:
    _, _, (_, second, _) = await begun(server)
    some, other = offered(second)[:2]
    await second.ask("prepare", key=FIRST, action=some, id="one")
    await second.ask("prepare", key=FIRST, action=other, id="two")
    assert (await second.ask("prepare", key=FIRST, action=some, id="one"))["t"] == "ack"
    await second.sync()
    assert kept(second) == [other]


async def test_a_game_that_fails_to_foresee_is_played_all_the_same(
    server: Serving, never: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (first, second, _) = await begun(server)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(server.match(table).game), "foreseen", broken)
    assert (await prepare(second, 2))["t"] == "refused"
    assert (await first.answer(first.question["options"][0]["action"]))["t"] == "ack"
    await second.sync()
    assert "prepared" not in second.last


# -- giving ---------------------------------------------------------------------------------


async def test_it_is_given_when_its_question_comes(server: Serving, at_once: None) -> None:
    table, _, (first, second, third) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted)
    await third.until(lambda: (second.seat, wanted) in server.match(table).answers, "the answer")
    await second.until(lambda: kept(second) == [], "that it is spent")
    assert server.store.prepared(table) == {}
    assert kept(second, "failed") == []


async def test_it_waits_through_a_restart_and_needs_nobody_to_come(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepared, "PONDER", (1e6, 1e6))
    table, _, (first, second, third) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted)
    for live in (first, second, third):
        await live.close()
    await server.stop()
    monkeypatch.setattr(prepared, "PONDER", (0.0, 0.0))
    await server.start()
    stranger = server.guest("Eve")
    while (second.seat, wanted) not in [tuple(each) for each in rows(server, table)]:
        await stranger.get("/api/games")  # time goes by, and nobody asks for the table
    assert server.server.hall.has(table)
    assert server.store.prepared(table) == {}


def rows(server: Serving, table: str) -> list[tuple[int, int]]:
    found = server.store.table(table)
    return list(found.answers)


async def test_the_answer_and_that_it_is_spent_are_written_together(
    server: Serving, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepared, "AGAIN", 0.0)
    table, _, (first, second, third) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    store = server.store
    tried: list[int] = []
    write = store.write

    async def full(*changes: Any) -> None:
        match = server.match(table)
        if match.answers[-1] == (second.seat, wanted) and len(tried) < 2:
            tried.append(len(changes))
            raise OSError("no space left")
        await write(*changes)

    monkeypatch.setattr(store, "write", full)
    await finish_turn(server, table, first, wanted)
    await third.until(lambda: (second.seat, wanted) in rows(server, table), "the third attempt")
    assert len(tried) == 2
    assert store.prepared(table) == {}
    assert server.match(table).answers.count((second.seat, wanted)) == 1


async def test_what_is_not_possible_then_is_dropped_and_told(
    server: Serving, at_once: None
) -> None:
    """The card has gone by then: its owner is asked like anybody else."""
    table, _, (first, second, third) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted, there=False)
    await second.until(lambda: kept(second, "failed") == [wanted], "to be told")
    assert kept(second) == []
    assert second.my_turn()
    assert kept(third, "failed") == []
    await server.restart()
    again = await server.guests[second.seat].live(table, second.seat)
    assert kept(again, "failed") == [wanted]
    await again.ask("prepare")
    await again.sync()
    assert kept(again, "failed") == []
    assert server.store.prepared(table) == {}


async def test_who_answers_first_by_hand_has_answered(server: Serving, never: None) -> None:
    table, _, (first, second, _) = await begun(server)
    wanted, other = offered(second)[:2]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted)
    await second.until_asked()
    await second.answer(other)
    await second.sync()
    assert kept(second) == []
    assert server.store.prepared(table) == {}


def waits(table: LiveTable) -> bool:
    """Will something be given by and by?"""
    return table.prepared.alarm.is_set


async def test_it_is_not_given_in_a_pause_nor_on_holiday(server: Serving, at_once: None) -> None:
    table, guests, (first, second, third) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await guests[1].post(f"/api/tables/{table}/holiday", seat=second.seat, days=2)
    await finish_turn(server, table, first, wanted)
    here = server.table(table)
    await third.sync()
    assert waits(here)
    assert (second.seat, wanted) not in server.match(table).answers
    await guests[0].post(f"/api/tables/{table}/pause", paused=True)
    assert not waits(here)
    await guests[1].post(f"/api/tables/{table}/holiday", seat=second.seat, days=0)
    assert not waits(here)
    await guests[0].post(f"/api/tables/{table}/pause", paused=False)
    await third.until(lambda: (second.seat, wanted) in rows(server, table), "the answer")
    assert (await guests[0].get(f"/api/tables/{table}"))["clock"]["away"] == {}


async def test_it_is_given_to_the_question_it_was_prepared_for_and_to_no_later_one(
    server: Serving, never: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are due at once, and the first one brings about another question."""
    table, *_ = await begun(server)
    here = server.table(table).prepared
    question, given = here._question, list[tuple[int, int]]()
    due = iter([[(0, 0.0, 1), (1, 0.0, 1)]])

    async def play(seat: int, number: int, action: int) -> None:
        given.append((seat, number))
        here._question += 1

    monkeypatch.setattr(here, "play", play)
    monkeypatch.setattr(here, "_ready", lambda: next(due, []))
    await here._ring()
    assert given == [(0, question), (1, question)]


async def test_what_was_taken_back_is_not_given_again(server: Serving, never: None) -> None:
    """The table has come back to a question: people go on by hand."""
    table, _, (first, second, _) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted)
    here = server.table(table)
    assert here.prepared.answer(second.seat) == wanted
    here.prepared._question += 1  # as if what the next question asks had been answered already
    here.prepared.wake()
    assert here.prepared.answer(second.seat) == SILENT
    assert not here.prepared.alarm.is_set
    await second.sync()
    assert kept(second) == [wanted], "it is there for the next time"


@pytest.mark.parametrize("how", ["bot", "leave", "moved"])
async def test_it_goes_with_whoever_prepared_it(server: Serving, never: None, how: str) -> None:
    table, guests, (_, second, _) = await begun(server)
    await prepare(second, offered(second)[0])
    if how == "moved":
        path = f"/api/tables/{table}"
        code = (await guests[1].post(f"{path}/pass", seat=second.seat))["pass"]
        await server.guest("Eve").post(f"{path}/claim", **{"pass": code})
    else:
        await guests[1].seat(table, second.seat, how)
    assert server.store.prepared(table) == {}
    assert server.table(table).prepared._of == {}


async def test_nobody_is_called_for_what_is_prepared(server: Serving, never: None) -> None:
    table, _, (first, second, _) = await begun(server)
    wanted = offered(second)[0]
    await prepare(second, wanted)
    await finish_turn(server, table, first, wanted)
    calling = server.table(table).calling
    assert calling.asked() == set()
    await prepare(second, -1)
    assert calling.asked() == {second.seat}


async def test_nonsense_in_the_file_prepares_nothing(server: Serving, never: None) -> None:
    table, _, (_, second, _) = await begun(server)
    await prepare(second, offered(second)[0])
    await server.stop()
    with closing(sqlite3.connect(Path(server.config.data) / FILE)) as connection, connection:
        assert connection.execute("UPDATE prepared SET data = '[[['").rowcount == 1
        connection.execute("INSERT INTO prepared VALUES (?, 77, '{}')", (table,))
    await server.start()
    again = await server.guests[second.seat].live(table, second.seat)
    assert kept(again) == []
    assert (await prepare(again, offered(again)[0]))["t"] == "ack"
