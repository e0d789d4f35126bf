"""Gifts at a live table: what somebody puts together is told to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aquelarre.games.las_brujas.tests.scenario import card
from aquelarre.games.las_brujas.verbs import GIVE, READY, TAKE_BACK

if TYPE_CHECKING:
    from tests.server.conftest import Serving
    from tests.server.las_brujas.conftest import Square


async def test_nobody_hears_of_a_part_before_all_are_ready(server: Serving, square: Square) -> None:
    scene = square.village(_1=["R02a", "R03a"], _2=["R05"], _3=["R07"], _4=["R08"])
    scene.rumours(0, "R12").rest_of_week()
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
        scene.nature()
    held = [scene.hand(seat)[0] for seat in range(5)]
    table, guests, lives = await square.at(server, scene)
    watcher = await server.guest().live(table, -1)
    await square.everybody([*lives, watcher])
    counts = {live: len(live.frames) for live in (*lives, watcher)}
    seq = lives[0].last["seq"]
    await square.say(lives[0], GIVE, card(held[0]), 1)
    await square.say(lives[0], TAKE_BACK, card(held[0]))
    await square.say(lives[0], GIVE, card(held[0]), 2)
    assert (lives[0].question["answered"], lives[0].question["parts"]) == (False, True)
    assert server.table(table).seq == seq
    for live in (*lives[1:], watcher):
        await live.sync()
        assert [frame["t"] for frame in live.frames[counts[live] :]] == ["pong"]
        assert live.position["view"]["assembly"]["laid"] == [0] * 5
    assert not any(live.position["undo"] for live in lives)
    again = await guests[0].live(table, 0)
    assert again.position["view"]["assembly"]["gifts"] == [{"card": held[0], "receiver": 2}]


async def test_who_is_ready_is_seen_and_who_thinks_again(server: Serving, square: Square) -> None:
    scene = square.village(_1=["R02a", "R03a"], _2=["R05"], _3=["R07"], _4=["R08"])
    scene.rumours(0, "R12").rest_of_week()
    while scene.question != "share":
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
        scene.nature()
    held = [scene.hand(seat)[0] for seat in range(5)]
    _, _, lives = await square.at(server, scene)
    number = lives[1].question["number"]
    await square.say(lives[0], GIVE, card(held[0]), 1)
    await square.say(lives[0], READY)
    await lives[1].sync()
    assert lives[1].question["asked"] == [1, 2, 3, 4]
    await square.say(lives[0], TAKE_BACK, card(held[0]))
    await lives[1].sync()
    assert lives[1].question["asked"] == [0, 1, 2, 3, 4]
    for live in lives:
        await square.say(live, GIVE, card(held[live.seat]), (live.seat + 1) % 5)
        await square.say(live, READY)
    await square.everybody(lives)
    assert lives[1].question["number"] != number
    assert held[0] in lives[1].position["view"]["players"][1]["cards"]
