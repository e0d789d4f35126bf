"""What a client holds: the same as a reload would give it, but for what it hears just now. So a
page that is never reloaded has no advantage. [WAL-06]"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.match import Match
from aquelarre.server import frames

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def check(match: Match[Any], live: Live, fresh: int) -> None:
    """What the client holds of the events before number `fresh` is what a reload would tell."""
    reloaded = plain(frames.log(match, live.seat))
    assert live.events[:fresh] == reloaded[:fresh]
    heard = json.loads(frames.encode(frames.told(match, live.seat, fresh, fresh, {})))
    assert live.events[fresh:] == (reloaded[fresh:] if match.over else heard)


async def synced(lives: list[Live]) -> None:
    for live in lives:
        await live.sync()


def asked(lives: list[Live]) -> Live:
    return next(live for live in lives if live.my_turn())


async def answer(lives: list[Live], dice: Dice) -> int:
    """Somebody answers; how many events there were before."""
    await synced(lives)
    live = asked(lives)
    before = len(live.events)
    await live.play(dice, 1)
    await synced(lives)
    return before


@pytest.mark.rule("WAL-06")
@pytest.mark.parametrize("aid", [0, 1])
async def test_clients_forget_with_the_next_update_what_was_turned_down(
    server: Serving, aid: int
) -> None:
    settings = {"memory_aid": aid}
    table, _, lives = await server.party("walpurgisnacht", 3, 3, settings=settings)
    watcher = await server.guest().live(table, -1)
    match, dice = server.match(table), Dice("forgetting")
    turned_down = 0
    while not match.over:
        before = await answer(lives, dice)
        await watcher.sync()
        for live in [*lives, watcher]:
            check(match, live, before)
        if watcher.events[-1]["key"] == "hidden_again":
            turned_down += 1
            faces = [each["face"] for each in watcher.position["view"]["mountain"]]
            assert any(faces) == bool(aid), "on the mountain the memory aid still shows them"
    assert turned_down > 0
    assert all(event["known"] for event in watcher.events if event["key"] == "revealed")


@pytest.mark.rule("WAL-06")
async def test_who_comes_back_has_forgotten_what_was_turned_down_meanwhile(
    server: Serving,
) -> None:
    table, guests, lives = await server.party("walpurgisnacht", 3, 3)
    match, dice = server.match(table), Dice("away")
    told = 0
    while not match.over:
        away = dice.below(3)
        told += sum(event["known"] for event in lives[away].events)
        await lives[away].close()
        others = [live for live in lives if live.seat != away]
        for _ in range(1 + dice.below(4)):
            await synced(others)
            if any(live.my_turn() for live in others) and not match.over:
                await asked(others).play(dice, 1)
        if dice.below(3) == 0:
            await server.restart()
            match = server.match(table)
            lives = [
                await again(guest, table, live) for guest, live in zip(guests, lives, strict=True)
            ]
        else:
            lives[away] = await again(guests[away], table, lives[away])
        assert lives[away].events == plain(frames.log(match, away))
        if not match.over:
            await answer(lives, dice)
    assert told > 0


async def again(guest: Guest, table: str, live: Live) -> Live:
    await live.close()
    return await guest.live(table, live.seat, live)


@pytest.mark.rule("WAL-06")
async def test_an_undo_brings_nothing_back(server: Serving) -> None:
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    match, dice = server.match(table), Dice("undo")
    undone = 0
    while undone < 5 and not match.over:
        await answer(lives, dice)
        down = any(event["key"] == "hidden_again" for event in lives[0].events)
        able = [live for live in lives if live.position["undo"]]
        for live in able[:1] if down else []:
            undone += 1
            await live.ask("undo")
            await synced(lives)
            for each in lives:
                assert each.events == plain(frames.log(match, each.seat))
    assert undone == 5


async def test_at_the_end_everybody_is_told_everything(server: Serving) -> None:
    """Also what was hidden for good reason: roles of others, gifts between others."""
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    for live in lives:
        assert [each["known"] for each in live.events if each["key"] == "role_dealt"].count(
            True
        ) == 1
    match, dice = server.match(table), Dice("whole")
    while not match.over:
        await answer(lives, dice)
    for live in lives:
        await live.until_over()
        assert live.events == plain(frames.log(match, live.seat))
        assert all(each["known"] for each in live.events if each["key"] == "role_dealt")
        assert live.undone == 0


async def test_where_nothing_is_fleeting_nothing_is_told_twice(server: Serving) -> None:
    table, guests, lives = await server.party("carcassonne", 2, 2)
    dice = Dice("plain")
    for _ in range(10):
        before = await answer(lives, dice)
        assert all(live.last["since"] == before for live in lives)
    has = len(lives[0].events)
    lives[0] = await again(guests[0], table, lives[0])
    assert (lives[0].last["since"], lives[0].last["events"]) == (has, [])
