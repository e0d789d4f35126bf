"""A script in the place of an assistant plays a seat through `aquelarre mcp`, by the text alone.

A study with a language model can begin from here: put the model where `choose` is.

    python examples/mcp_player.py walpurgisnacht 4
    python examples/mcp_player.py --league http://127.0.0.1:8766/mcp    in a league that waits there
"""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Any

from mcp import Client, StdioServerParameters

SEAT = re.compile(r": ([0-9a-f]{12})$", re.MULTILINE)  # its name, in what `create_table` says
NUMBER = re.compile(r"^  \[(\d+)\] ", re.MULTILINE)  # of an answer
ASKED, ENDED = "## Your turn", "## The end"  # headings, with --lang en
OVER = "The league is over."
UNASKED = "You may also, without being asked:"  # after it comes what nobody waits for


def choose(text: str, numbers: list[int]) -> int:
    """One of the numbers. This player takes the last; yours reads the text."""
    return numbers[-1]


async def call(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says. What is refused is told in a sentence, and has changed nothing."""
    found = await client.call_tool(tool, arguments)
    text = "\n".join(getattr(part, "text", "") for part in found.content)
    if found.is_error:
        raise SystemExit(text)
    return text


async def play(client: Client, game: str, seats: int) -> str:
    """A whole game against bots, at a table of its own; gives what the last text says."""
    told = await call(client, "create_table", game=game, seats=seats, people=0, name="Script")
    print(told)  # the game, its options, and which rules can be read
    return await played(client, SEAT.findall(told)[0])


async def played(client: Client, seat: str) -> str:
    """A seat that we have, until its game is over."""
    text = await call(client, "look", seat=seat)
    while ENDED not in text:
        if ASKED in text:
            asked = text[text.index(ASKED) :].partition(UNASKED)[0]
            numbers = [int(number) for number in NUMBER.findall(asked)]
            text = await call(client, "answer", seat=seat, number=choose(text, numbers))
        else:
            text = await call(client, "wait", seat=seat, seconds=60)
    return text


async def league(client: Client) -> None:
    """Every seat that a league has for us, those of one game at the same time, until it is over."""
    async with asyncio.TaskGroup() as playing:
        text = ""
        while OVER not in text:
            told = await client.call_tool("take_seat", {"link": "league"})
            text = "\n".join(getattr(part, "text", "") for part in told.content)
            if not told.is_error:  # else none waits for us yet
                playing.create_task(played(client, SEAT.findall(text)[0]))


async def main(game: str, seats: int) -> None:
    arguments = ["-m", "aquelarre", "mcp", "--lang", "en"]
    async with Client(StdioServerParameters(command=sys.executable, args=arguments)) as client:
        print(await play(client, game, seats))


async def in_league(address: str) -> None:
    async with Client(address) as client:
        await league(client)


if __name__ == "__main__":
    if sys.argv[1] == "--league":
        asyncio.run(in_league(sys.argv[2]))
    else:
        asyncio.run(main(sys.argv[1], int(sys.argv[2])))
