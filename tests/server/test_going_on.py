"""All are asked alike, whatever they hold; for who can do nothing but go on the table does it, and
neither what is sent nor when tells the others which it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import TELLS

from aquelarre.games.discworld_witches.rules.asking import PausingAsk
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.verbs import CLOSE, DRAW_TWO, END_TURN, STAY
from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

LONG, SHORT = 1000.0, 0.02  # seconds in which nothing, or everything, runs out
ABLE, UNABLE = ("C25", "C06", "C07"), ("C10", "C06", "C07")  # two cards could be drawn, or not


def scene(cards: tuple[str, ...]) -> Scene:
    """The first of two witches has both actions before her, and the other could help at once."""
    found = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").tile("BA", "fever", crisis=1)
    return found.hand(0, *cards).hand(1, "C02").acting()


async def show(server: Serving, table: str, lives: list[Live], laid: Scene) -> None:
    """The table goes on from this scene, and everybody has heard of it."""
    here, match = server.table(table), server.match(table)
    match.state = laid.s
    for log in (match.events, match.answers, match._marks, match._joint):
        log.clear()
    match._gather()
    here.updates.told, here.updates.seq = 0, 0
    here.broadcast()
    for live in lives:
        await live.sync()


async def stay(live: Live, times: int = 1) -> None:
    for _ in range(times):
        await live.until_key("act")
        assert (await live.answer(STAY.base))["t"] == "ack"
        await live.sync()


async def test_what_others_are_sent_does_not_depend_on_who_could_act(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She ends her turn by hand, or cannot do anything else: the same bytes for the others."""
    monkeypatch.setattr(PausingAsk, "pause", SHORT)
    async with house(pace=SHORT) as server:
        table, _, (ana, bea) = await server.party("discworld_witches", 2, 2)
        watcher = await server.guest().live(table, -1)
        worlds = []
        for cards in (ABLE, UNABLE):
            await show(server, table, [ana, bea, watcher], scene(cards))
            starts = len(bea.raw), len(watcher.raw)
            await stay(ana, 2)
            if cards == ABLE:
                assert ana.question["key"] == "finish"
                assert (await ana.answer(END_TURN.base))["t"] == "ack"
            for live in (bea, watcher):
                await live.until_key("before")
                await live.sync()
            seen = [
                [text for text in live.raw[start:] if TELLS.search(text)]
                for live, start in zip((bea, watcher), starts, strict=True)
            ]
            worlds.append(seen)
        assert [len(texts) for texts in worlds[0]] == [3, 3]
        assert worlds[0] == worlds[1]


async def test_who_can_do_nothing_else_need_not_click(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PausingAsk, "pause", LONG)
    async with house(pace=SHORT) as server:
        table, _, (ana, bea) = await server.party("discworld_witches", 2, 2)
        await show(server, table, [ana, bea], scene(UNABLE))
        await stay(ana, 2)
        assert ana.question["key"] == bea.question["key"] == "finish"
        assert (ana.question["goes_on"], ana.question["answered"]) == (True, True)
        assert (bea.question["goes_on"], bea.question["asked"]) == (False, [0])
        here = server.table(table)
        here.reactions._opened -= LONG  # the pause is over
        here.reactions.wake()
        await bea.until_key("before")
        assert server.match(table).answers[-1] == (0, END_TURN.base)


async def test_who_goes_on_sooner_waits_for_the_same_moment(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PausingAsk, "pause", LONG)
    async with house(pace=SHORT) as server:
        table, _, (ana, bea) = await server.party("discworld_witches", 2, 2)
        await show(server, table, [ana, bea], scene(ABLE))
        await stay(ana, 2)
        seq = server.table(table).seq
        assert not ana.question["answered"]
        assert (await ana.answer(END_TURN.base))["t"] == "ack"
        await ana.sync()
        await bea.sync()
        assert ana.question["answered"]
        assert (bea.question["key"], bea.question["asked"]) == ("finish", [0])
        assert bea.last["seq"] == server.table(table).seq == seq
        card = scene(ABLE).number("draw_two", "C25") - DRAW_TWO.base
        assert (await ana.answer(DRAW_TWO.base + card))["t"] == "ack"
        await bea.until(lambda: bea.events[-1]["key"] == "drew", "who acts is not held back")


async def test_one_person_among_bots_goes_on_in_the_same_breath(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PausingAsk, "pause", LONG)
    async with house(pace=LONG) as server:
        table, _, (ana,) = await server.party("discworld_witches", 2, 1)
        await show(server, table, [ana], scene(UNABLE))
        await stay(ana)
        seq = server.table(table).seq
        await stay(ana)
        assert ana.question["key"] == "before"
        assert server.table(table).seq == seq + 1
        await server.guest().live(table, -1)
        await show(server, table, [ana], scene(UNABLE))
        await stay(ana, 2)
        assert ana.question["key"] == "finish", "but not before the eyes of a watcher"


async def test_the_time_that_everybody_waits_is_nobodys_thinking(
    house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PausingAsk, "pause", LONG)
    async with house(pace=SHORT) as server:
        table, _, (ana, bea) = await server.party("discworld_witches", 2, 2)
        await show(server, table, [ana, bea], scene(UNABLE))
        await stay(ana, 2)
        here = server.table(table)
        assert here.reactions.thought(0, LONG) == 0.0
        assert here.reactions.thought(0, LONG + 5.0) == 5.0


async def until_closed(server: Serving, table: str, lives: list[Live]) -> int:
    """Play until somebody can take back that the table has closed an attempt for them; -1 if the
    game is over before that."""
    dice = Dice("taken back")
    while not server.match(table).over:
        seat = server.match(table).asked[0]
        await lives[seat].until_asked()
        await lives[seat].play(dice, most=1)
        match = server.match(table)
        if match.answers[-1] == (seat, CLOSE.base) and match.can_undo(seat):
            return seat
    return -1


async def test_after_something_was_taken_back_nobody_is_hurried_on(server: Serving) -> None:
    """The table closes an attempt for who cannot mend it; who takes that back may look at it."""
    seat = -1
    while seat < 0:  # one game or two
        table, _, lives = await server.party("discworld_witches", 2, 2)
        seat = await until_closed(server, table, lives)
    closed = server.match(table).question
    assert (await lives[seat].ask("undo"))["t"] == "ack"
    await lives[seat].sync()
    assert server.match(table).question < closed
    assert lives[seat].question["key"] == "second_pair"
    assert not lives[seat].question["goes_on"]
    assert not lives[seat].question["answered"]
    assert (await lives[seat].answer(CLOSE.base))["t"] == "ack"
