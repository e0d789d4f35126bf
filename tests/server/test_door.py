"""The network door: a program sits at a friend's table, and the page of the docs shows how."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.lab import door as door_module
from aquelarre.lab.door import ASSISTANT, Door, FarSeat, SeatLost
from aquelarre.lab.far import BadLink, Link, NoServer, Turned
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PAGE = Path(__file__).parents[2] / "docs" / "NETWORK-BOTS.md"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits before coming back."""
    for name in ("FIRST_WAIT", "LONGEST_WAIT", "TOO_FAST"):
        monkeypatch.setattr(door_module, name, 0.01)


async def invited(server: Serving, game: str, seats: int, **more: Any) -> tuple[str, str]:
    """A table of Ana's with one free seat, and the link to it."""
    bots = {str(seat): "random" for seat in range(2, seats)}
    made = await server.guest("Ana").make(game, seats, bots=bots, **more)
    return made["table"], f"{server.base}/t/{made['table']}#invite={made['invite']}"


async def play(seat: FarSeat, dice: Dice, most: int = 10_000) -> int:
    given = 0
    async for turn in seat.turns():
        options = turn.options
        number = turn.question["number"]
        await seat.answer(options[dice.below(len(options))].action, number)
        given += 1
        if given == most:
            break
    return given


async def test_the_bot_of_the_docs_plays_at_a_friend_s_table(
    server: Serving, tmp_path: Path
) -> None:
    (text,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    program = tmp_path / "bot.py"
    program.write_text(text, "utf-8")
    table, link = await invited(server, "walpurgisnacht", 3)
    process = await asyncio.create_subprocess_exec(
        sys.executable, program, link, stdout=asyncio.subprocess.PIPE
    )
    ana = await server.guests[0].live(table, 0)
    await ana.play(Dice("Ana"))
    said, _ = await process.communicate()
    assert process.returncode == 0
    assert re.fullmatch(r"walpurgisnacht: [+-]\d after \d+ events\n", said.decode())
    assert server.table(table).people[1].agent == "program"


async def test_a_restart_and_cut_lines_lose_nothing_and_do_nothing_twice(server: Serving) -> None:
    door = Door(server.base)
    seat, link = await door.create("carcassonne", 2, "Bot", bots={"1": "random"})
    assert str(Link.read(str(link))) == str(link)
    async with seat:
        dice, given = Dice("cut"), 0
        async for turn in seat.turns():
            answering = asyncio.create_task(
                seat.answer(turn.options[dice.below(len(turn.options))].action)
            )
            await asyncio.sleep(0)
            if given in (3, 9, 12):
                assert seat._line is not None
                seat._line.transport.abort()
            if given == 6:
                await server.restart()
            await answering
            given += 1
        match = server.match(seat.table)
        assert match.over
        assert sum(who == 0 for who, _ in match.answers) == given
        assert seat.returns == match.returns()
        assert len(seat.events) == len(match.events)


async def test_what_it_sees_is_what_a_page_on_that_seat_sees(server: Serving) -> None:
    table, link = await invited(server, "las_brujas", 5)
    async with await Door.sit(link, "Bot", agent=ASSISTANT) as seat:
        ana = await server.guests[0].live(table, 0)
        await seat.until(lambda: seat.sight.begun)
        here = server.table(table)
        while here.bots.thinking or here.lock.locked():  # they have the first moves
            await seat.why("seat:0")
        await seat.why("seat:0")  # what was sent before its answer has come
        assert seat.sight.view == server.match(table).view(1)
        assert seat.names[:2] == ["Ana", "Bot"]
        await seat.say("hello")
        await ana.until(lambda: ana.chat, "the words")
        assert (ana.chat[0]["name"], ana.chat[0]["text"]) == ("Bot", "hello")
        assert ana.table["people"][1]["agent"] == "assistant"
        await ana.ask("say", text="hello, machine")
        await seat.until(lambda: len(seat.chat) == 2)


async def test_a_pass_moves_a_seat_and_who_loses_it_is_told(server: Serving) -> None:
    table, guests, _ = await server.party("walpurgisnacht", 3, 2)
    code = (await guests[1].post(f"/api/tables/{table}/pass", seat=1))["pass"]
    async with await Door.sit(f"{server.base}/t/{table}#pass={code}", "Bot") as seat:
        assert (seat.seat, server.table(table).people[1].agent) == (1, "program")
        await guests[0].seat(table, 1, "remove")
        with pytest.raises(SeatLost) as lost:
            await seat.until(lambda: False)
        assert lost.value.values["reason"] == "removed"
        with pytest.raises(SeatLost):
            await seat.say("but I…")


async def test_it_comes_back_with_its_key(server: Serving) -> None:
    door = Door(server.base)
    seat, _ = await door.create("walpurgisnacht", 3, "Bot", bots={"1": "random", "2": "random"})
    async with seat:
        await play(seat, Dice("one"), 3)
    async with await Door(server.base, key=door.key).back(seat.table, seat.seat) as again:
        await play(again, Dice("two"))
        assert again.over
    stranger = await Door(server.base).back(seat.table, seat.seat)
    with pytest.raises(SeatLost):
        async with stranger:
            pass


async def test_refusals_say_why_and_change_nothing(server: Serving) -> None:
    seat, _ = await Door(server.base).create("walpurgisnacht", 3, "Bot", bots={"1": "random"})
    async with seat:
        with pytest.raises(Turned) as early:
            await seat.answer(0)
        assert early.value.error == "error-not-now"
    seat, _ = await Door(server.base).create("carcassonne", 2, "Bot", bots={"1": "random"})
    async with seat:
        await seat.until(lambda: seat.asked)
        before = server.match(seat.table).fingerprint()
        with pytest.raises(Turned) as illegal:
            await seat.answer(999_999)
        assert illegal.value.error == "error-illegal"
        apart = seat.game.action("lay", place="7,7", rotation=0)
        with pytest.raises(Turned) as reasoned:
            await seat.answer(apart)
        assert (reasoned.value.rule, reasoned.value.values["case"]) == ("CAR-03", "apart")
        why = await seat.why("seat:0")
        assert set(why) >= {"rule", "values"}
        assert server.match(seat.table).fingerprint() == before


async def test_it_keeps_to_the_rates_of_people(house: Any) -> None:
    async with house(limits=Limits(messages=Rate(4, 50))) as server:
        door = Door(server.base)
        seat, _ = await door.create("walpurgisnacht", 3, "Bot", bots={"1": "random", "2": "random"})
        async with seat:
            await asyncio.gather(*[seat.why("seat:1") for _ in range(8)])
            await play(seat, Dice("rates"), 5)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "walpurgisnacht",
        "ftp://x/t/abc",
        "http://host/",
        "http://[/t/x",
        "http://h/t/" + "x" * 500,
    ],
)
async def test_a_bad_link_is_refused_before_anything_is_asked(link: str) -> None:
    with pytest.raises(BadLink):
        await Door.sit(link, "Bot")


async def test_where_no_server_is_it_says_so(server: Serving) -> None:
    with pytest.raises(NoServer):
        await Door("http://127.0.0.1:9").games()
    with pytest.raises(NoServer):
        await Door(f"{server.base}/elsewhere").games()
    with pytest.raises(NoServer):
        Door("localhost:8765")
    with pytest.raises(Turned):
        await Door.sit(f"{server.base}/t/nowhere#invite=x", "Bot")
