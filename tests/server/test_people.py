"""People: who talks, who is there, and what a table does about those who are not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unicodedata import category

import pytest

from aquelarre.kernel import ALL, Dice, Why
from aquelarre.server import clock

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

Data = dict[str, Any]


# -- chat --------------------------------------------------------------------------------


async def test_what_is_said_reaches_all_in_order_and_only_once(server: Serving) -> None:
    table, (ana, _), (first, second) = await server.party("walpurgisnacht", 3, 2)
    watcher = await server.guest().live(table, -1)
    for number in range(6):
        speaker = (first, second)[number % 2]
        assert (await speaker.ask("say", text=f"line {number}"))["t"] == "ack"
    for live in (first, second, watcher):
        await live.sync()
        assert [line["text"] for line in live.chat] == [f"line {n}" for n in range(6)]
        assert [line["n"] for line in live.chat] == list(range(6))
        assert [line["name"] for line in live.chat] == ["Ana", "Bea"] * 3
        assert [line["seat"] for line in live.chat] == [0, 1] * 3
    again = await ana.live(table, 0, first, chat=4)
    await again.sync()
    assert [line["n"] for line in again.chat] == [4, 5]


async def test_lines_are_kept_as_they_were_written(server: Serving) -> None:
    """Escaping is the page's job: the server neither changes nor interprets a line."""
    _, _, (first, second) = await server.party("walpurgisnacht", 3, 2)
    attacks = ["<script>alert(1)</script>", "{{7*7}}", "'; DROP TABLE chat; --"]
    lines = [*attacks, "¡Bruja! 🧙 ñ", "x" * 500]
    for line in lines:
        assert (await first.ask("say", text=line))["t"] == "ack"
    await second.sync()
    assert [line["text"] for line in second.chat] == lines


async def test_emojis_are_not_taken_apart(server: Serving) -> None:
    table, _, (first, _) = await server.party("walpurgisnacht", 3, 2)
    await first.ask("say", text="🧙\u200d♀️")
    assert server.table(table).talk.lines[0].text == "🧙\u200d♀️"


@pytest.mark.parametrize("text", ["", "x" * 501])
async def test_nothing_and_too_much_are_refused(server: Serving, text: str) -> None:
    table, _, (first, _) = await server.party("walpurgisnacht", 3, 2)
    await first.send(t="say", id="1", text=text)
    # not the last frame: the bot may move meanwhile
    await first.until(lambda: any(x["t"] == "refused" for x in first.frames), "the refusal")
    assert server.table(table).talk.lines == []


@pytest.mark.parametrize("text", ["a\x00b", "a\x1b[2Jb", "a\u202eb", "\u2066a", "   ", "\x07"])
async def test_no_control_characters_in_the_chat(server: Serving, text: str) -> None:
    table, _, (first, _) = await server.party("walpurgisnacht", 3, 2)
    await first.ask("say", text=text)
    for line in server.table(table).talk.lines:
        assert line.text.strip()
        assert not {each for each in line.text if category(each) == "Cc"}
        assert not set(line.text) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


async def test_a_table_without_chat(server: Serving) -> None:
    table, _, (first, _) = await server.party("walpurgisnacht", 3, 2, chat="off")
    assert (await first.ask("say", text="hello"))["error"] == "error-silenced"
    assert server.table(table).talk.lines == []
    assert next(frame for frame in first.frames if frame["t"] == "chat")["silent"] is not None


async def test_a_game_can_forbid_to_talk(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, lives = await server.party("walpurgisnacht", 3, 2)
    game = server.table(table).game
    monkeypatch.setattr(game, "may_talk", lambda s, seat: Why("WAL-37") if seat == 0 else Why(""))
    refused = await lives[0].ask("say", text="hello")
    assert (refused["error"], refused["rule"]) == ("error-silenced", "WAL-37")
    assert (await lives[1].ask("say", text="hello"))["t"] == "ack"
    await lives[0].sync()
    said = [frame for frame in lives[0].frames if frame["t"] == "chat"][-1]
    assert said["silent"]["rule"] == "WAL-37"
    for live, rule in zip(lives, ("WAL-37", None), strict=True):
        server.table(table).broadcast()
        await live.sync()
        silent = live.last["silent"]
        assert (silent and silent["rule"]) == rule, "who may talk is told with every update"


async def test_people_who_talk_aloud_are_only_reminded(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _), lives = await server.party("walpurgisnacht", 3, 2, chat="reminders")
    game = server.table(table).game
    monkeypatch.setattr(game, "may_talk", lambda s, seat: Why("WAL-37") if seat == 0 else Why(""))
    assert (await lives[1].ask("say", text="hello"))["error"] == "error-silenced"
    assert server.table(table).talk.lines == []
    server.table(table).broadcast()
    await lives[0].sync()
    assert lives[0].last["silent"]["rule"] == "WAL-37"
    games = {each["key"]: each for each in (await ana.http.get("/api/games")).json()}
    assert games["walpurgisnacht"]["talk"] == ["WAL-37"]
    assert games["carcassonne"]["talk"] == []


# -- being there -------------------------------------------------------------------------


async def test_all_see_who_is_there_and_how_many_watch(server: Serving) -> None:
    table, _, (first, second) = await server.party("walpurgisnacht", 3, 2)
    await first.until(lambda: first.table["people"][1]["here"], "Bea")
    watcher = await server.guest().live(table, -1)
    await first.until(lambda: first.table["watchers"] == 1, "the watcher")
    await watcher.close()
    await second.close()
    await first.until(lambda: first.table["watchers"] == 0, "no watcher")
    await first.until(lambda: not first.table["people"][1]["here"], "Bea to be away")
    assert [each["here"] for each in first.table["people"]] == [True, False, True]


# -- absent players ----------------------------------------------------------------------


async def until_absent(live: Live) -> None:
    await live.until(lambda: live.table["absent"], "the absent one")


async def deserted(server: Serving) -> tuple[str, Live, list[Live]]:
    """Three at a table of Carcassonne; the one who is asked has gone away."""
    table, _, lives = await server.party("carcassonne", 3, 3)
    for live in lives:
        await live.sync()
    gone = next(live for live in lives if live.my_turn())
    await gone.close()
    others = [live for live in lives if live is not gone]
    for live in others:
        await until_absent(live)
        assert [each["seat"] for each in live.table["absent"]] == [gone.seat]
    return table, gone, others


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "AWAY", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_more_than_half_decide_that_a_bot_plays_on(server: Serving) -> None:
    table, gone, others = await deserted(server)
    assert (await others[0].ask("vote", vote="bot"))["t"] == "ack"
    assert not server.table(table).people[gone.seat].bot, "one of two is not more than half"
    await others[1].until(lambda: others[1].table["absent"][0]["votes"] == ["bot"], "the vote")
    await others[1].ask("vote", vote="wait")
    assert not server.table(table).people[gone.seat].bot, "they do not agree"
    await others[1].ask("vote", vote="bot")
    await others[0].until(lambda: others[0].table["people"][gone.seat]["bot"], "the bot")
    assert others[0].table["people"][gone.seat]["name"] == server.guests[gone.seat].name
    match = server.match(table)
    await others[0].until(lambda: gone.seat in [seat for seat, _ in match.answers], "its answer")
    guest = server.guests[gone.seat]
    await guest.seat(table, gone.seat, "back")
    back = await guest.live(table, gone.seat)
    await asyncio.gather(*(live.play(Dice(live.seat)) for live in [*others, back]))
    assert back.over


@pytest.mark.usefixtures("at_once")
async def test_they_decide_to_wait(server: Serving) -> None:
    table, gone, others = await deserted(server)
    for live in others:
        await live.ask("vote", vote="wait")
    await others[0].until(lambda: not others[0].table["absent"], "more time")
    left = others[0].table["clock"]["left"][str(gone.seat)]
    assert 0 < left <= clock.LONGER * 1000
    assert (await others[0].ask("vote", vote="bot"))["error"] == "error-not-now"
    assert server.table(table).course.playing


@pytest.mark.usefixtures("at_once")
async def test_they_decide_to_pause(server: Serving) -> None:
    table, _, others = await deserted(server)
    for live in others:
        await live.ask("vote", vote="pause")
    await others[0].until(lambda: others[0].table["status"] == "paused", "the pause")
    assert others[0].table["absent"] == []
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.table.status == "paused"


async def test_nobody_votes_about_somebody_who_is_there(server: Serving) -> None:
    _, _, lives = await server.party("carcassonne", 3, 3)
    for live in lives:
        assert (await live.ask("vote", vote="bot"))["error"] == "error-not-now"


async def test_the_table_is_told_when_the_time_of_an_absent_player_is_up(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "AWAY", 0.3)
    await deserted(server)


async def test_a_game_says_who_hears_what_is_said(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats 0 and 2 talk among themselves; nobody else gets a byte of it, then or later."""
    table, guests, lives = await server.party("walpurgisnacht", 3, 3)
    game = server.table(table).game
    monkeypatch.setattr(game, "hearers", lambda s, seat: 0b101 if seat != 1 else ALL)
    watcher = await server.guest().live(table, -1)
    await lives[1].ask("say", text="aloud")
    await lives[0].ask("say", text="a whisper")
    await lives[1].ask("say", text="aloud again")
    await lives[2].until(lambda: len(lives[2].chat) == 3, "the last line")
    assert [line["to"] for line in lives[2].chat] == [None, [0, 2], None]
    for live in (lives[1], watcher):
        await live.until(lambda live=live: len(live.chat) == 2, "the last line")  # type: ignore[misc]
        assert [line["n"] for line in live.chat] == [0, 2]
    await server.restart()
    seats = [(guests[0], 0), (guests[1], 1), (server.guest(), -1)]
    back = [await guest.live(table, seat) for guest, seat in seats]
    for live, numbers in zip(back, ([0, 1, 2], [0, 2], [0, 2]), strict=True):
        await live.until(lambda live=live: live.chat, "the chat")  # type: ignore[misc]
        assert [line["n"] for line in live.chat] == numbers
    for live in (lives[1], watcher, back[1], back[2]):
        assert not any("whisper" in text for text in live.raw)
