"""Who is no person says so when sitting down, and everybody at the table can see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.server.texts import texts
from aquelarre.words import LANGUAGES

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving


async def agents(guest: Guest, table: str) -> list[str]:
    found = await guest.get(f"/api/tables/{table}")
    return [person["agent"] for person in found["people"]]


async def test_an_agent_that_joins_is_shown_as_one_also_after_a_restart(server: Serving) -> None:
    ana, bot = server.guest("Ana"), server.guest("Bot")
    made = await ana.make("walpurgisnacht", 3)
    table = made["table"]
    live = await ana.live(table, 0)
    joined = await bot.post(
        f"/api/tables/{table}/join",
        invite=made["invite"],
        seat=2,
        name="Clever",
        agent="assistant",
    )
    assert joined == {"seat": 2}
    await live.until(lambda: live.table["people"][2]["agent"] == "assistant", "the agent")
    await server.restart()
    assert await agents(ana, table) == ["", "", "assistant"]


async def test_a_host_can_be_one_and_a_rematch_knows_it(server: Serving) -> None:
    bot = server.guest("Bot")
    made = await bot.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"}, agent="program")
    table = made["table"]
    assert await agents(bot, table) == ["program", "", ""]
    live = await bot.live(table, 0)
    while question := await live.until_asked():
        await live.answer(question["options"][0]["action"])
    again = await bot.post(f"/api/tables/{table}/rematch")
    assert (await agents(bot, again["table"]))[0] == "program"


async def test_a_pass_moves_the_seat_to_an_agent_and_back_to_a_person(server: Serving) -> None:
    table, (ana, bea), lives = await server.party("walpurgisnacht", 3, 2)
    bot, again = server.guest("Bot"), server.guest("Bea again")
    code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    await bot.post(f"/api/tables/{table}/claim", **{"pass": code, "agent": "program"})
    await lives[0].until(lambda: lives[0].table["people"][1]["agent"] == "program", "the agent")
    assert await agents(ana, table) == ["", "program", ""]
    lines = (await ana.get(f"/api/tables/{table}"))["comings"]
    assert [(line["n"], line["what"], line["name"]) for line in lines] == [
        (0, "moved", "Bea"),
        (1, "program", "Bea"),
    ]
    code = (await bot.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    await again.post(f"/api/tables/{table}/claim", **{"pass": code})
    assert await agents(ana, table) == ["", "", ""]


async def test_a_name_changes_nothing_and_who_leaves_takes_the_mark_along(server: Serving) -> None:
    ana, bot = server.guest("Ana"), server.guest("Bot")
    table = (made := await ana.make("walpurgisnacht", 3))["table"]
    path = f"/api/tables/{table}/join"
    await bot.post(path, invite=made["invite"], seat=1, name="X", agent="program")
    await bot.seat(table, 1, "name", name="Y")
    assert await agents(ana, table) == ["", "program", ""]
    await bot.seat(table, 1, "leave")
    assert await agents(ana, table) == ["", "", ""]


async def test_nobody_is_anything_else(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make("walpurgisnacht", 3)
    path = f"/api/tables/{made['table']}/join"
    bea = server.guest("Bea")
    await bea.post(path, 400, invite=made["invite"], seat=1, name="Bea", agent="witch")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_are_told_is_fetched_only_where_there_is_one(lang: str) -> None:
    assert "web-agent-assistant-sits" in texts(lang, "-", "agents")
    assert "web-agent-" not in texts(lang, "-")
