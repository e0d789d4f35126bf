"""Everybody is told who sits down at a running table and who leaves it, and when that was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import clock, comings

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]


def lines(live: Live) -> list[Data]:
    """The lines as a client has them: those that came last."""
    found = [frame for frame in live.frames if frame["t"] == "comings"]
    return list(found[-1]["lines"]) if found else []


def told(live: Live) -> list[tuple[str, int, str, str]]:
    return [(x["what"], x["seat"], x["before"], x["name"]) for x in lines(live)]


async def invite(host: Guest, table: str) -> str:
    return str((await host.post(f"/api/tables/{table}/invite"))["invite"])


async def test_who_leaves_and_who_sits_down_is_told_to_all(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    watcher = await server.guest().live(table, -1)
    await bea.seat(table, 1, "leave")
    dee = server.guest("Dee")
    await dee.join(table, await invite(ana, table))
    third = await dee.live(table, 1)
    await ana.seat(table, 1, "remove")
    bots = [first.table["people"][1]["name"]]
    for live in (first, watcher):
        await live.until(lambda live=live: len(lines(live)) == 3, "three lines")  # type: ignore[misc]
        bots = [x["name"] for x in lines(live) if x["what"] in ("left", "removed")]
        assert told(live) == [
            ("left", 1, "Bea", bots[0]),
            ("sat", 1, bots[0], "Dee"),
            ("removed", 1, "Dee", bots[1]),
        ]
    assert all(bots)
    await third.until_closed()
    assert told(third)[-1][0] == "removed", "the last thing one hears"


async def test_a_bot_that_plays_for_somebody_a_name_and_a_device_are_told(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    await ana.seat(table, 1, "bot")
    await ana.seat(table, 1, "bot", bot="random")
    await bea.seat(table, 1, "back")
    await bea.seat(table, 1, "back")
    await bea.seat(table, 1, "name", name="Eva")
    code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    await server.guest().post(f"/api/tables/{table}/claim", **{"pass": code})
    await first.until(lambda: len(lines(first)) == 4, "four lines")
    assert told(first) == [
        ("bot", 1, "Bea", "Bea"),
        ("back", 1, "Bea", "Bea"),
        ("named", 1, "Bea", "Eva"),
        ("moved", 1, "Eva", "Eva"),
    ]


async def test_before_and_after_the_game_nothing_is_told(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=3, bots={"2": "random"})
    table = made["table"]
    first = await ana.live(table, 0)
    await bea.join(table, made["invite"])
    assert lines(first) == []
    await bea.seat(table, 1, "bot")
    await first.play(Dice(1))
    await bea.seat(table, 1, "leave")
    await first.sync()
    assert [x[0] for x in told(first)] == ["bot"]


async def test_lines_know_after_how_many_events_they_came(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    for live in (first, second):
        await live.sync()
    await bea.seat(table, 1, "bot")
    count = lines_at = len(server.match(table).events)
    await first.play(Dice(1), 2)
    await bea.seat(table, 1, "back")
    await first.until(lambda: len(lines(first)) == 2, "two lines")
    assert lines(first)[0]["events"] <= count
    assert lines(first)[1]["events"] > lines_at
    await server.restart()
    again = await ana.live(table, 0, first)
    await again.until(lambda: lines(again), "the lines")
    assert lines(again) == lines(first)
    assert (await ana.get(f"/api/tables/{table}"))["comings"] == lines(first)


async def test_what_is_taken_back_moves_the_lines_after_it(server: Serving) -> None:
    """Else the next event would seem to come before who came before it."""
    table, (ana, _, _), lives = await server.party("carcassonne", 3, 3)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    while not asked.position["undo"]:
        await asked.play(Dice("undo"), 1)
        await asked.sync()
    other = next(live for live in lives if live is not asked)
    await ana.seat(table, other.seat, "name", name="Zoe")
    await asked.until(lambda: lines(asked), "the line")
    before = lines(asked)[0]["events"]
    assert (await asked.ask("undo"))["t"] == "ack"
    await asked.sync()
    left = len(server.match(table).events)
    assert left < before
    assert lines(asked)[0]["events"] == left
    assert [line.events for line in server.server.store.comings(table)] == [left]


async def test_a_bot_put_by_the_others_is_told(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "AWAY", 0.0)
    _, _, lives = await server.party("carcassonne", 2, 2)
    for live in lives:
        await live.sync()
    gone = next(live for live in lives if live.my_turn())
    (other,) = (live for live in lives if live is not gone)
    await gone.close()
    await other.until(lambda: other.table["absent"], "the absent one")
    await other.ask("vote", vote="bot")
    await other.until(lambda: lines(other), "the line")
    assert [x[:2] for x in told(other)] == [("bot", gone.seat)]


async def test_who_comes_and_goes_for_ever_does_not_fill_the_log(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(comings, "MOST", 4)
    table, (ana, _), (first, _) = await server.party("walpurgisnacht", 3, 2)
    for number in range(7):
        await ana.seat(table, 1, "name", name=f"Bea {number}")
    await first.until(lambda: lines(first) and lines(first)[-1]["n"] == 6, "the last line")
    assert [line["n"] for line in lines(first)] == [3, 4, 5, 6]
    assert [line.n for line in server.server.store.comings(table)] == [3, 4, 5, 6]
    assert [line.n for line in server.table(table).comings.lines] == [3, 4, 5, 6]
    assert "named" not in {line.what for line in server.server.store.audited(0, 50)}
    await server.restart()
    await ana.seat(table, 1, "name", name="Bea")
    assert [line.n for line in server.server.store.comings(table)] == [4, 5, 6, 7]
