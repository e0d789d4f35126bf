"""Questions that a table does not wait for: silence counts as an answer when the time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from aquelarre.games.walpurgisnacht.rules.setup import Preview
from aquelarre.games.walpurgisnacht.verbs import READY

if TYPE_CHECKING:
    from tests.server.conftest import Serving

SHORT, LONG = 0.02, 1000.0


def hurried(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """The look at one's cards becomes something that the table does not wait for."""

    monkeypatch.setattr(Preview, "grace", seconds)
    monkeypatch.setattr(Preview, "lapse", READY.base)


async def test_silence_is_an_answer_when_the_time_is_up(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried(monkeypatch, SHORT)
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    match = server.match(table)
    for live in lives:
        await live.until_past(Preview.key)
    people = [answer for answer in match.answers if answer[0] != match.nature]
    assert [seat for seat, _ in people] == [0, 1, 2]
    assert lives[0].table["clock"]["grace"] is None
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.answers == match.answers, "what silence said is kept like any answer"


async def test_the_time_left_is_shown_and_answers_count_meanwhile(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried(monkeypatch, LONG)
    _, _, lives = await server.party("walpurgisnacht", 3, 3)
    for live in lives:
        await live.sync()
        assert 0 < live.table["clock"]["grace"] <= LONG * 1000
        assert live.table["clock"]["left"] == {}, "one clock is enough"
    for live in lives:
        await live.answer(live.question["options"][0]["action"])
        await live.sync()
    assert lives[2].question["key"] != Preview.key


async def test_nothing_lapses_while_nobody_is_there(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried(monkeypatch, LONG)
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    here = server.table(table)
    for live in lives:
        await live.close()
    while here.listeners:  # nobody is left who could be told
        await asyncio.sleep(0)
    assert here.summary()["clock"]["grace"] is None


async def test_a_pause_stops_the_time(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch, LONG)
    table, _, (live, *_) = await server.party("walpurgisnacht", 3, 3)
    here = server.table(table)
    async with here.lock:
        await here.absences.set_paused(True)
        here.broadcast()
    await live.sync()
    assert live.table["clock"]["grace"] is None
    async with here.lock:
        await here.absences.set_paused(False)
        here.broadcast()
    await live.sync()
    assert here.grace.left(0.0) is not None


async def test_a_learner_is_not_hurried(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch, LONG)
    guest = server.guest("Ana")
    made = await guest.post("/api/lessons", game="walpurgisnacht", lesson="village", name="Ana")
    live = await guest.live(made["table"], made["seat"])
    await live.until(lambda: live.position)
    teaching = server.table(made["table"]).course.teaching
    assert teaching is not None
    while teaching.teacher.pauses:  # that holds the time up anyway
        step = teaching.teacher.step
        assert step is not None
        await live.ask("learn", do="on", step=step.name)
    await live.sync()
    assert live.question["key"] == Preview.key
    assert live.table["clock"]["grace"] is None
