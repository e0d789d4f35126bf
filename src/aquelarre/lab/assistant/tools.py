"""Tools: the desk as an MCP server, made with the official SDK. Imported only where it is used: the
SDK is an extra (`aquelarre[mcp]`) and large."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import CallToolResult, TextContent
from pydantic import Field, ValidationError

from aquelarre.kernel import AquelarreError
from aquelarre.lab.assistant.desk import LONGEST_WAIT, Desk, DeskError, refusal

MOST_TEXT = 100_000  # characters of an answer
Seat = Annotated[str, Field(max_length=40)]
Name = Annotated[str, Field(max_length=80)]
Link = Annotated[str, Field(max_length=400)]
Game = Annotated[str, Field(max_length=40)]
Text = Annotated[str, Field(max_length=2_000)]
Count = Annotated[int, Field(ge=0, le=32)]
Settings = Annotated[dict[str, int], Field(max_length=40)]
log = logging.getLogger("aquelarre.lab")


class AssistantServer(MCPServer[None]):
    """An MCP server that says what went wrong in one sentence of its language."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__(
            "aquelarre",
            title="Aquelarre",
            instructions=desk.say("mcp-about"),
            version=version("aquelarre"),
            log_level="ERROR",
            lifespan=_lifespan,
        )

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as problem:
            cause = problem.__cause__
            if isinstance(cause, ValidationError):
                wrong = sorted({str(each["loc"][0]) for each in cause.errors() if each["loc"]})
                told = DeskError("Bad arguments.", reason="input", names=", ".join(wrong)[:200])
                return failed(self.desk.words.error(told))
            raise


@asynccontextmanager
async def _lifespan(server: MCPServer[None]) -> AsyncIterator[None]:
    yield None


def failed(sentence: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=sentence)], is_error=True)


async def told(desk: Desk, work: Awaitable[str]) -> CallToolResult:
    """The answer to a call; what is refused is one sentence, and changed nothing."""
    try:
        text = (await work)[:MOST_TEXT]
    except AquelarreError as problem:
        return failed(refusal(desk.words, problem))
    except (OSError, TimeoutError):
        silent = DeskError("The server of tables does not answer.", reason="silent")
        return failed(desk.words.error(silent))
    return CallToolResult(content=[TextContent(type="text", text=text)])


def server_of(desk: Desk) -> AssistantServer:
    """The server with all its tools, described in the desk's language."""
    made = AssistantServer(desk)
    say = desk.say

    @made.tool(description=say("mcp-tool-games"))
    async def games() -> CallToolResult:
        return await told(desk, desk.games())

    @made.tool(description=say("mcp-tool-create-table"))
    async def create_table(
        game: Game,
        people: Count = 0,
        seats: Count = 0,
        settings: Settings = {},  # noqa: B006  (nobody changes it, and models see the default)
        name: Name = "",
    ) -> CallToolResult:
        return await told(desk, desk.create(game, seats, people, settings, name))

    @made.tool(description=say("mcp-tool-take-seat"))
    async def take_seat(link: Link, name: Name = "") -> CallToolResult:
        return await told(desk, desk.take(link, name))

    @made.tool(description=say("mcp-tool-look"))
    async def look(seat: Seat) -> CallToolResult:
        return await told(desk, desk.look(seat))

    @made.tool(description=say("mcp-tool-options"))
    async def options(seat: Seat) -> CallToolResult:
        return await told(desk, desk.options(seat))

    @made.tool(description=say("mcp-tool-wait", most=LONGEST_WAIT))
    async def wait(
        seat: Seat, seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 30
    ) -> CallToolResult:
        return await told(desk, desk.wait(seat, seconds))

    @made.tool(description=say("mcp-tool-answer"))
    async def answer(
        seat: Seat, number: Annotated[int, Field(ge=1, le=1_000_000)]
    ) -> CallToolResult:
        return await told(desk, desk.answer(seat, number))

    @made.tool(description=say("mcp-tool-why"))
    async def why(seat: Seat, thing: Name) -> CallToolResult:
        return await told(desk, desk.why(seat, thing))

    @made.tool(description=say("mcp-tool-rule"))
    async def rule(game: Game, id: Name = "") -> CallToolResult:
        return await told(desk, desk.rule(game, id))

    @made.tool(name="say", description=say("mcp-tool-say"))
    async def talk(seat: Seat, text: Text) -> CallToolResult:
        return await told(desk, desk.talk(seat, text))

    @made.tool(description=say("mcp-tool-result"))
    async def result(seat: Seat) -> CallToolResult:
        return await told(desk, desk.result(seat))

    @made.tool(description=say("mcp-tool-leave"))
    async def leave(seat: Seat) -> CallToolResult:
        return await told(desk, desk.leave(seat))

    return made
