"""Passes and ballots that are prepared in a slow game of Las Brujas: they count in the moment in
which a table passes for whoever has nothing to play, and nobody can tell them from that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import TELLS

from aquelarre.games.las_brujas.rules.ballot import Ballot
from aquelarre.games.las_brujas.rules.trial import Floor, Verdict
from aquelarre.games.las_brujas.tests.scenario import card
from aquelarre.games.las_brujas.verbs import ACCUSE, END_SPEECH, PASS, PLEAD, VOTE
from aquelarre.match import Match
from aquelarre.server import prepared, reactions
from aquelarre.server.records import DAY

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving
    from tests.server.las_brujas.conftest import Square

Data = dict[str, Any]
ONE_DAY = {"kind": "decision", "seconds": DAY, "extra": 0}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "PONDER", (0.0, 0.0))


@pytest.fixture
def briefly(square: Square, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody does anything meanwhile, the windows need not stay open for talk."""
    for kind in (Floor, Verdict):
        monkeypatch.setattr(kind, "pause", square.short)


async def prepare(live: Live, key: str, action: int) -> Data:
    reply = await live.ask("prepare", key=key, action=action)
    await live.sync()
    return reply


def asked(match: Match[Any]) -> str:
    step = match.state.open_question()
    return step.key if step is not None else ""


async def until_hers(live: Live, seat: int) -> None:
    """Everybody sees that the seat has answered."""
    await live.until(lambda: seat not in live.question["asked"], "her answer")


async def until_passed(live: Live) -> None:
    await live.until(lambda: live.question["answered"], "the pass")


def prepared_by(live: Live) -> dict[str, int]:
    answers = live.last["prepared"]["answers"]
    return {each["key"]: each["option"]["action"] for each in answers}


async def test_passes_hold_for_the_trials_of_a_week_and_a_ballot_for_its_trial(
    server: Serving, square: Square, briefly: None
) -> None:
    """All who vote have prepared everything, and gone: the trial goes to its end without them."""
    scene = square.village(_2=["D1a"], _3=["D6"])
    table, _, lives = await square.at(server, scene, clock=ONE_DAY)
    keys = [each["key"] for each in lives[2].last["prepared"]["foreseen"]]
    assert keys == [Floor.key, Verdict.key], "no trial is under way"
    assert (await prepare(lives[2], Ballot.key, VOTE.at(0)))["t"] == "refused"
    await square.say(lives[0], ACCUSE, card("J1a"), 1)
    for live in lives:
        await live.until_key("speech")
        await prepare(live, Floor.key, PASS.base)
        await prepare(live, Verdict.key, PASS.base)
    assert (await prepare(lives[1], Ballot.key, VOTE.at(0)))["t"] == "refused", "the accused"
    await prepare(lives[1], "speech", END_SPEECH.base)
    for live in (lives[0], *lives[2:]):
        await prepare(live, Ballot.key, VOTE.at(1))
    for live in lives[1:]:
        await live.close()
    await square.say(lives[0], END_SPEECH)
    match = server.match(table)
    await lives[0].until(lambda: lives[0].question["key"] == "act", "the end of the trial")
    voted = sorted(answer for answer in match.answers if VOTE.owns(answer[1]))
    assert voted == [(seat, VOTE.at(1)) for seat in (0, 2, 3, 4)]
    await lives[0].sync()
    assert prepared_by(lives[0]) == {Floor.key: PASS.base, Verdict.key: PASS.base}
    assert all(len(each.answers) == 2 for each in server.store.prepared(table).values())


async def test_a_prepared_pass_is_given_each_time_and_may_be_taken_back_in_the_window(
    server: Serving, square: Square
) -> None:
    scene = square.village(_2=["D1a", "D2a"], _4=["D1b"]).trial(0, "J1a", 1)
    table, _, lives = await square.at(server, scene, clock=ONE_DAY)
    own = lives[4]
    assert (await prepare(own, Floor.key, PASS.base))["t"] == "refused", "it is put just now"
    assert (await prepare(own, Verdict.key, PASS.base))["t"] == "ack"
    await own.ask("keep", occasion=own.question["occasion"], on=True)
    for live in lives[:4]:
        await square.say(live, PASS)
    for live in (lives[0], *lives[2:]):
        await square.say(live, VOTE, 1)
    await own.until(lambda: own.question["key"] == "verdict" and own.last["keeps"], "to be passed")
    assert not any(live.last["keeps"] for live in lives[:4])
    occasion = own.question["occasion"]
    assert (await own.ask("keep", occasion=occasion, on=False))["t"] == "ack"
    await own.sync()
    assert "answers" not in own.last.get("prepared", {}) or prepared_by(own) == {}
    assert not own.last["keeps"]
    assert server.store.prepared(table) == {}


async def test_a_prepared_pass_counts_when_that_of_somebody_without_cards_would(
    house: Any, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 holds a card and has prepared its pass, or holds none and the table passes for it:
    both are due in the same moment of the same window."""
    monkeypatch.setattr(reactions, "LEAST", square.short)
    monkeypatch.setattr(reactions, "MORE", 0.0)
    for kind in (Floor, Verdict):
        monkeypatch.setattr(kind, "pause", square.long)
    async with house(pace=square.short) as server:
        due = []
        for held in (["C2a"], []):
            before = square.village(_0=["D1a"], _1=held)
            table, _, lives = await square.at(server, before, clock=ONE_DAY)
            if held:
                assert (await prepare(lives[1], Floor.key, PASS.base))["t"] == "ack"
            scene = square.village(_0=["D1a"], _1=held).trial(0, "J1a", 1)
            await square.show(server, table, lives, scene)
            found = server.table(table).reactions
            found.wake()
            waits = {each.seat: each.due - found._quiet for each in found._waiting()}
            assert lives[1].last["keeps"] == bool(held)
            due.append(waits[1])
        assert due[0] == pytest.approx(due[1], abs=1e-6)  # clocks round


async def test_nobody_need_be_there_if_all_have_said_beforehand_that_they_pass(
    server: Serving, square: Square, briefly: None
) -> None:
    table, guests, lives = await square.at(server, square.village(), clock=ONE_DAY)
    for live in lives:
        await prepare(live, Floor.key, PASS.base)
    scene = square.village().trial(0, "J1a", 1)
    here = server.table(table)
    for live in lives:
        await live.close()
    while here.company.listeners:
        await guests[0].get("/api/games")
    match = server.match(table)
    match.state = scene.s
    here.broadcast()
    while asked(match) == Floor.key:
        await guests[0].get("/api/games")
    assert asked(match) == Ballot.key


async def test_what_others_are_sent_in_a_trial_does_not_depend_on_who_has_prepared(
    server: Serving, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bea (seat 2) has prepared passes and ballot, or gives them by hand as soon as she can: the
    others and a watcher get the same bytes."""
    for module in ("summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", Still())
    monkeypatch.setattr("aquelarre.server.making.new_seed", lambda: "the same")
    worlds = []
    for beforehand in (True, False):
        table, _, lives = await square.at(
            server, square.village(_2=["D1a"]).answer(ACCUSE, "J1a", 1), clock=ONE_DAY
        )
        watcher = await server.guest("Eve").live(table, -1)
        readers = [*lives[:2], *lives[3:], watcher]
        starts = [len(live.raw) for live in readers]
        bea = lives[2]
        if beforehand:
            for key, action in ((Floor.key, PASS.base), (Ballot.key, VOTE.at(1))):
                assert (await prepare(bea, key, action))["t"] == "ack"
            await prepare(bea, Verdict.key, PASS.base)
        for live in lives[:2]:
            await square.say(live, END_SPEECH)
        for window in (Floor.key, Verdict.key):
            for live in lives:
                await live.until_key(window)
            # in both worlds hers is the first
            if beforehand:
                window_here = server.table(table).reactions
                window_here._quiet -= 2 * square.long  # the time for talk is over
                window_here.wake()
            else:
                await square.say(bea, PASS)
            await until_passed(bea)
            for live in (*lives[:2], *lives[3:]):
                await square.say(live, PASS)
            if window == Floor.key:
                await bea.until_key("vote")
                if not beforehand:
                    await square.say(bea, VOTE, 1)
                await until_hers(lives[0], 2)
                for live in (lives[0], *lives[3:]):
                    await square.say(live, VOTE, 1)
        for live in readers:
            await live.until_past("verdict")
            await live.sync()
        sent = []
        for live, start in zip(readers, starts, strict=True):
            frames = [each for each in live.raw[start:] if TELLS.search(each)]
            created = str(live.table["created"])
            sent.append([each.replace(table, "").replace(created, "") for each in frames])
        worlds.append(sent)
    assert min(map(len, worlds[0])) >= 6
    assert worlds[0] == worlds[1]


class Still:
    """A clock that stands still."""

    def time(self) -> float:
        return 1_800_000_000.0

    monotonic = time


async def test_who_plays_something_does_so_in_spite_of_what_is_prepared(
    server: Serving, square: Square
) -> None:
    """An aside is no answer: what is prepared stays."""
    scene = square.village(_2=["D1a"])
    table, _, lives = await square.at(server, scene, clock=ONE_DAY)
    await prepare(lives[2], Floor.key, PASS.base)
    await square.say(lives[0], ACCUSE, card("J1a"), 1)
    await prepare(lives[2], Ballot.key, VOTE.at(0))
    for live in lives[:2]:
        await square.say(live, END_SPEECH)
    await lives[2].until_key(Floor.key)
    await square.say(lives[2], PLEAD, card("D1a"))
    await lives[2].sync()
    assert prepared_by(lives[2]) == {Floor.key: PASS.base, Ballot.key: VOTE.at(0)}
    assert len(server.store.prepared(table)[2].answers) == 2
