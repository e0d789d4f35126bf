"""New Salem at a live table: secret picks that can be changed, gifts at any time, a last call."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import TELLS

from aquelarre.games.new_salem.rules.launch import LastCall
from aquelarre.games.new_salem.verbs import END_PHASE, GIVE, LAUNCH, LET_PASS, PICK
from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

LONG = 1000.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's silence counts unless a test wants it."""
    monkeypatch.setattr(LastCall, "grace", LONG)


async def seated(server: Serving, people: int = 3) -> tuple[str, list[Any], list[Live]]:
    table, guests, lives = await server.party("new_salem", people, people)
    for live in lives:
        await live.until_asked()
    return table, guests, lives


def picks(live: Live) -> list[int]:
    return [option["action"] for option in live.question["options"]]


async def test_a_pick_can_be_changed_and_stays_secret_until_all_have_picked(
    server: Serving,
) -> None:
    table, _, (ana, bea, cid) = await seated(server)
    number = ana.question["number"]
    first, last = picks(ana)[0], picks(ana)[-1]
    seen = len(bea.raw)
    await ana.answer(first, number)
    await ana.answer(last, number)
    for live in (ana, bea, cid):
        await live.sync()
    assert ana.question["number"] == number
    frames = [text for text in bea.raw[seen:] if TELLS.search(text)]
    views = [bea.position["view"], cid.position["view"]]
    assert frames
    assert all(player["street"] == [] for view in views for player in view["players"])
    assert all(view["picked"] is None for view in views)
    for live in (bea, cid):
        await live.answer(picks(live)[0], number)
    await bea.until(lambda: bea.position["view"]["players"][0]["street"], "the reveal")
    (building,) = bea.position["view"]["players"][0]["street"]
    card = server.table(table).game.describe(last).args["card"]
    assert building["card"] == server.table(table).game.label("card", card)


async def test_picks_made_before_a_restart_are_kept_and_still_secret(server: Serving) -> None:
    """What Bea is sent after the restart does not depend on what Ana has picked before it."""
    sent = []
    seed = ""
    for which in (0, -1):
        table, guests, lives = await seated(server)
        here = server.table(table)
        here.record.seed = seed = seed or here.record.seed
        here.course.standing.noted, here.course.standing.told = None, ""
        here.course.match = here.course.standing.resumed([])
        here.broadcast()
        for live in lives:
            await live.sync()
        ana = lives[0]
        chosen = picks(ana)[which]
        await ana.answer(chosen, ana.question["number"])
        await server.restart()
        again = await guests[1].live(table, 1)
        await again.until_asked()
        updates = [text for text in again.raw if TELLS.search(text)]
        sent.append("".join(updates).replace(table, "TABLE"))
        back = await guests[0].live(table, 0)
        await back.sync()
        assert back.question["answered"]
        kept = server.match(table).answers[-1]
        assert kept == (0, chosen)
    assert without_times(sent[0]) == without_times(sent[1])


def without_times(text: str) -> str:
    """Nor what each table has committed to."""
    head, _, tail = text.partition('"created":')
    return re.sub(r'"code":"[0-9a-f]{64}"', "", head + tail.partition(",")[2])


async def to_the_launch(lives: list[Live]) -> Live:
    """Play the draft; the constable, asked what to launch."""
    while True:
        for live in lives:
            await live.sync()
            if not live.my_turn():
                continue
            if live.question["key"] == "launch":
                return live
            await live.answer(live.question["options"][0]["action"])


async def until_ending_is_possible(server: Serving, table: str, lives: list[Live]) -> Live:
    """The constable, when he may end the phase and somebody else has hope to give."""
    dice = Dice("phases")
    while True:
        constable = await to_the_launch(lives)
        for live in lives:  # all know that he is asked, and what they may give meanwhile
            await live.sync()
        actions = [option["action"] for option in constable.question["options"]]
        givers = [live for live in lives if live.question["asides"] and live is not constable]
        if END_PHASE.base in actions and any(gifts(live, constable) for live in givers):
            return constable
        await constable.answer(actions[dice.below(len(actions))])


def gifts(live: Live, receiver: Live) -> list[int]:
    wanted = GIVE.base + receiver.seat
    return [each["action"] for each in live.question["asides"] if each["action"] == wanted]


async def test_a_gift_in_the_moment_in_which_the_constable_ends(server: Serving) -> None:
    """Both are sent at once. Whichever comes first, nothing is lost, and a gift that comes after
    the word of the constable brings the decision back to him."""
    table, _, lives = await seated(server)
    constable = await until_ending_is_possible(server, table, lives)
    giver = next(live for live in lives if live is not constable and gifts(live, constable))
    hope = server.match(table).state.wealth[constable.seat]
    number = constable.question["number"]
    end, gift = await asyncio.gather(
        constable.answer(END_PHASE.base, number),
        giver.answer(gifts(giver, constable)[0], number),
    )
    match = server.match(table)
    log = match.answers
    if gift["t"] == "ack":
        assert (giver.seat, GIVE.base + constable.seat) in log
        assert match.state.wealth[constable.seat] == hope + 1
    else:  # the last call was open already, under a new number
        assert gift["error"] == "error-stale"
        assert end["t"] == "ack"
        await giver.sync()
        again = await giver.answer(gifts(giver, constable)[0])
        assert again["t"] == "ack"
        await constable.until(lambda: constable.question["key"] == "launch", "to think again")
    for live in lives:
        await live.sync()
        assert live.position["view"]["players"][constable.seat]["hope"] == hope + 1


async def test_a_gift_that_is_sent_again_after_a_restart_is_not_given_twice(
    server: Serving,
) -> None:
    """The question stays open under its number, so that nothing but the id tells them apart."""
    table, guests, lives = await seated(server)
    constable = await until_ending_is_possible(server, table, lives)
    giver = next(live for live in lives if live is not constable and gifts(live, constable))
    number, gift = giver.question["number"], gifts(giver, constable)[0]
    assert (await giver.answer(gift, number, id="a gift"))["t"] == "ack"
    given = list(server.match(table).answers)
    await server.restart()
    await giver.until_closed()
    again = await guests[giver.seat].live(table, giver.seat, giver)
    assert (await again.answer(gift, number, id="a gift"))["t"] == "ack"
    assert server.match(table).answers == given
    assert again.question["number"] == number


async def test_the_last_call_closes_when_its_grace_is_over(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, lives = await seated(server)
    constable = await until_ending_is_possible(server, table, lives)
    monkeypatch.setattr(LastCall, "grace", 0.05)
    await constable.answer(END_PHASE.base)
    await constable.until(
        lambda: constable.over or constable.position["view"]["phase"] == "build", "the next round"
    )
    log = server.match(table).answers
    assert any(action == LET_PASS.base for _, action in log)


async def test_whole_games_with_people_who_give_and_change_their_minds(server: Serving) -> None:
    for seats in (3, 8):
        people = min(seats, 6)
        table, _, lives = await server.party("new_salem", seats, people)
        dice = Dice(f"salem {seats}")
        while not server.match(table).over:
            for live in lives:
                await live.sync()
                if live.over:
                    continue
                asides = live.question["asides"]
                if asides and dice.below(6) == 0:
                    await live.answer(asides[dice.below(len(asides))]["action"])
                elif live.my_turn():
                    actions = picks(live)
                    number = live.question["number"]
                    await live.answer(actions[dice.below(len(actions))], number)
                    if PICK.base <= actions[0] < LAUNCH.base and dice.below(3) == 0:
                        await live.answer(actions[dice.below(len(actions))], number)
        for live in lives:
            await live.until_over()
            assert live.position["view"]["result"] is not None
