"""Las Brujas at a live table: votes and speeches that time out, a restart, who hears whom."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import TELLS

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.rules.trial import Speech
from aquelarre.games.las_brujas.state import ABSTAIN
from aquelarre.games.las_brujas.tests.scenario import card
from aquelarre.games.las_brujas.verbs import ACCUSE, END_SPEECH, PASS, VOTE
from aquelarre.kernel import Dice
from aquelarre.server import grace
from aquelarre.server.store import put_table

if TYPE_CHECKING:
    from tests.server.conftest import Serving
    from tests.server.las_brujas.conftest import Square

Data = dict[str, Any]


# -- silence -----------------------------------------------------------------------------


async def test_who_does_not_vote_in_time_abstains(server: Serving, square: Square) -> None:
    scene = square.village().trial(0, "J1a", 1)
    table, _, lives = await square.at(server, scene)
    for live in lives:
        await square.say(live, PASS)
    await square.say(lives[2], VOTE, 0)
    await square.everybody(lives)
    assert 0 < lives[3].table["clock"]["grace"] <= square.long * 1000
    server.table(table).grace.alarm.set(0.0)
    for live in lives:
        await live.until_key("verdict")
    ballots = server.match(table).state.trial.ballots
    assert [ballots[seat] for seat in (0, 2, 3, 4)] == [ABSTAIN, 0, ABSTAIN, ABSTAIN]


async def test_a_speech_ends_in_time_and_does_not_grow_by_what_is_said(
    server: Serving, square: Square, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, lives = await square.at(server, square.village().answer(ACCUSE, "J1a", 1))
    here = server.table(table)
    until = here.grace._until
    assert until is not None
    await lives[0].ask("say", text="It was her!")
    await square.say(lives[0], verbs.SAY_SUSPECT, 1)
    assert here.grace._until == until
    monkeypatch.setattr(Speech, "grace", square.short)
    await square.say(lives[0], END_SPEECH)
    await lives[1].until(lambda: lives[1].question["key"] == "floor", "the open floor")


async def test_what_is_said_to_all_gives_the_floor_more_time_but_not_for_ever(
    server: Serving,
    square: Square,
) -> None:
    """What spectres say among themselves must not move a clock that the living see."""
    scene = square.village().dead(3).dead(4).trial(0, "J1a", 1)
    table, _, lives = await square.at(server, scene)
    here = server.table(table)
    first = here.grace._until
    assert first is not None
    frames = len(lives[0].frames)
    assert (await lives[4].ask("say", text="boo"))["t"] == "ack"
    assert here.grace._until == first
    await lives[0].sync()
    assert [each["t"] for each in lives[0].frames[frames:]] == ["pong"]
    await lives[2].ask("say", text="I do not believe it.")
    assert here.grace._until > first
    await lives[0].until(lambda: lives[0].frames[-1]["t"] == "table", "the new time")
    here.grace._opened = time.monotonic() - (grace.MOST - 0.5) * square.long
    await lives[2].ask("say", text="Really not.")
    left = here.grace.left(time.monotonic())
    assert left is not None
    assert left <= 1000 * square.long / 2, "nobody holds the floor open for ever"


async def test_more_time_where_people_talk_aloud_or_share_a_device(
    server: Serving, square: Square
) -> None:
    alone = await square.at(server, square.village().trial(0, "J1a", 1))
    aloud = await square.at(server, square.village().trial(0, "J1a", 1), chat="reminders")
    ana = server.guest("Ana")
    made = await ana.make(
        "las_brujas", 5, names=["A", "B", "C"], bots={"3": "random", "4": "random"}
    )
    shared = [await ana.live(made["table"], seat) for seat in range(3)]
    await square.show(server, made["table"], shared, square.village().trial(0, "J1a", 1))
    times = [server.table(name).grace for name in (alone[0], aloud[0], made["table"])]
    now = time.monotonic()
    found = [round((each.left(now) or 0) / 1000 / square.long) for each in times]
    assert found == [1, 2, 3]


# -- restart -----------------------------------------------------------------------------


def to_the_vote(match: Any) -> None:
    """Somebody is accused, and nobody plays anything, until there is a vote."""
    while (step := match.state.open_question()).key != "vote":
        seat = match.asked[0]
        options = match.state.options(seat)
        accusing = [each for each in options if ACCUSE.base <= each < ACCUSE.end]
        chosen = accusing[:1] if step.key == "act" else options[:1]
        match.play(seat, (chosen or options)[0])


async def test_ballots_given_before_a_restart_are_kept_and_still_secret(
    server: Serving, square: Square
) -> None:
    """What others are sent after the restart does not depend on them; then all are shown."""
    sent, seed = [], ""
    for ballot in (0, 1):
        table, guests, lives = await square.seated(server)
        here = server.table(table)
        here.record.seed = seed = seed or here.record.seed
        async with here.lock:
            here.course.standing.noted, here.course.standing.told = None, ""
            here.course.match = here.course.standing.resumed([])
            to_the_vote(here.match)
            await here.keeping.keep(put_table(here.record))
            here.broadcast(undone=True)
        await square.everybody(lives)
        voters = [live for live in lives if live.my_turn()]
        await voters[0].answer(VOTE.at(ballot))
        await server.restart()
        other = await guests[voters[1].seat].live(table, voters[1].seat)
        await other.until_asked()
        updates = [text for text in other.raw if TELLS.search(text)]
        sent.append(without_times("".join(updates)).replace(table, "TABLE"))
        back = await guests[voters[0].seat].live(table, voters[0].seat)
        await back.sync()
        assert back.question["answered"]
        assert voters[0].seat not in other.question["asked"]
        rest = [await guests[live.seat].live(table, live.seat) for live in voters[2:]]
        for live in (other, *rest):
            await square.say(live, VOTE, 2)
        await back.until_past("vote")
        assert server.match(table).state.trial.ballots[voters[0].seat] == ballot
    assert sent[0] == sent[1]


def without_times(text: str) -> str:
    text = re.sub(r'"created":[0-9.]+', "", text)
    return re.sub(r'"grace":[0-9]+', "", text)


# -- talk --------------------------------------------------------------------------------


async def test_spectres_talk_among_themselves_while_the_living_hold_a_trial(
    server: Serving,
    square: Square,
) -> None:
    scene = square.village().dead(3).dead(4)
    table, guests, lives = await square.at(server, scene)
    watcher = await server.guest().live(table, -1)
    assert not lives[4].last["apart"], "in a turn all hear them"
    await lives[4].ask("say", text="all hear this")
    await square.say(lives[0], ACCUSE, card("J1a"), 1)
    await square.everybody(lives)
    for seat, live in enumerate(lives):
        assert (live.last["apart"] is not None) == (seat > 2)
        assert (live.last["silent"] is not None) == (seat in (1, 2)), "only the accuser speaks"
    apart = lives[4].last["apart"]
    assert (apart["to"], apart["rule"]) == ([3, 4], "BRU-26")
    assert (await lives[4].ask("say", text="only the dead hear this"))["t"] == "ack"
    silent = await lives[2].ask("say", text="me too")
    assert (silent["error"], silent["rule"]) == ("error-silenced", "BRU-17")
    await lives[3].until(lambda: len(lives[3].chat) == 2, "the whisper")
    again = await guests[2].live(table, 2)
    await square.everybody([*lives, watcher, again])
    for live in (*lives[:3], watcher, again):
        assert not any("only the dead" in text for text in live.raw)
        assert [line["text"] for line in live.chat] == ["all hear this"]


async def test_a_table_at_which_people_talk_by_claims_only(server: Serving, square: Square) -> None:
    table, _, lives = await square.at(server, square.village(), chat="claims")
    for live in lives:
        assert live.last["silent"] == {"rule": "", "values": {}}
        assert live.last["apart"] is None
    assert (await lives[2].ask("say", text="hello"))["error"] == "error-silenced"
    assert server.table(table).talk.lines == []
    await square.say(lives[2], verbs.SAY_SUSPECT, 0)
    await square.everybody(lives)
    claim = lives[1].events[-1]
    values = {"seat": ["seat", 2], "victim": ["seat", 0]}
    assert (claim["key"], claim["values"]) == ("claimed_suspect", values)
    games = {each["key"]: each["claims"] for each in await server.guests[0].get("/api/games")}
    assert claim["key"] in games["las_brujas"]["events"]
    assert games["las_brujas"]["setting"] == "claims"
    assert games["carcassonne"]["events"] == []


async def test_claims_only_needs_claims(server: Serving) -> None:
    ana = server.guest("Ana")
    none: Data = {"game": "walpurgisnacht", "seats": 3, "name": "Ana", "chat": "claims"}
    off: Data = {"game": "las_brujas", "seats": 3, "name": "Ana", "chat": "claims"}
    await ana.post("/api/tables", 400, **none)
    await ana.post("/api/tables", 400, **off, settings={"claims": 0})
    await ana.post("/api/tables", **off)


async def test_whole_games_with_people_who_pass_act_talk_and_keep_passing(server: Serving) -> None:
    table, _, lives = await server.party("las_brujas", 6, 4)
    dice = Dice("whole")
    while not server.match(table).over:
        for live in lives:
            await live.sync()
            if live.over:
                continue
            asides = live.question["asides"]
            if asides and dice.below(8) == 0:
                await live.answer(asides[dice.below(len(asides))]["action"])
            elif live.question["occasion"] and dice.below(4) == 0:
                await live.ask("keep", occasion=live.question["occasion"], on=True)
            elif live.my_turn():
                options = live.question["options"]
                if live.question["parts"]:  # nobody thinks about gifts for ever
                    options = [each for each in options if each["verb"] == "ready"] or options
                await live.answer(options[dice.below(len(options))]["action"])
        await asyncio.sleep(0)
    for live in lives:
        await live.until_over()
        assert live.position["view"]["winner"] is not None
