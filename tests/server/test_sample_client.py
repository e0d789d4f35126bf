"""The sample client of docs/PROTOCOL.md, taken out of the page: it plays to the end, over a line
that breaks and a server that is started anew; and the walk by hand does what it says."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PAGE = Path(__file__).parents[2] / "docs" / "PROTOCOL.md"
WAITS = ("FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0", "FIRST_WAIT, LONGEST_WAIT = 0.01, 0.1")
# The same game each time, however often the line breaks: or it could be over before the last cut.
PICKS = (
    'random.choice(question["options"])',
    'question["options"][question["number"] % len(question["options"])]',
)
CUTS = 8  # that a line has; then it holds
CHUNKS = 3  # from the server, before it is cut once more, at most


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    text: str = found
    return text


async def run(*command: str | Path, cwd: Path) -> str:
    """Run a program to its end; what it has printed."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=cwd, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()
    return said.decode()


def client(folder: Path) -> Path:
    """The sample as a file. It comes back at once, so that nobody has to wait."""
    text = block("python")
    for written, instead in (WAITS, PICKS):
        assert written in text
        text = text.replace(written, instead)
    found = folder / "client.py"
    found.write_text(text, "utf-8")
    return found


class Line:
    """A way to a server, on which live connections are cut again and again without a goodbye."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.cuts = 0
        self.dice = Dice("cuts")
        self.cut = asyncio.Event()
        self.open: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> str:
        self.listening = await asyncio.start_server(self._through, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        for task in self.open:
            task.cancel()

    async def _through(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.open.add(task)
        try:
            far, there = await asyncio.open_connection("127.0.0.1", self.server.port)
            first = await near.read(65536)
            there.write(first)
            live = b"/live" in first and self.cuts < CUTS
            chunks = 1 + self.dice.below(CHUNKS) if live else -1
            ways = [self._pump(near, there, -1), self._pump(far, back, chunks)]
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for each in tasks:
                each.cancel()
            there.transport.abort()
        except OSError:
            pass  # the server is away
        finally:
            back.transport.abort()
            self.open.discard(task)

    async def _pump(
        self, read: asyncio.StreamReader, write: asyncio.StreamWriter, chunks: int
    ) -> None:
        with suppress(OSError):
            while data := await read.read(65536):
                if chunks == 0:
                    self.cuts += 1
                    self.cut.set()
                    return
                chunks -= 1
                write.write(data)
                await write.drain()


@pytest.mark.parametrize("game", ["walpurgisnacht", "carcassonne"])
async def test_it_plays_to_the_end_over_a_line_that_breaks(
    server: Serving, tmp_path: Path, game: str
) -> None:
    line = Line(server)
    async with line as base:
        playing = asyncio.create_task(
            run(sys.executable, client(tmp_path), base, game, cwd=tmp_path)
        )
        await asyncio.wait(
            {playing, asyncio.create_task(line.cut.wait())}, return_when="FIRST_COMPLETED"
        )
        await server.restart()
        said = await playing
    assert re.fullmatch(rf"{game}: (won|drawn|lost) after \d+ events\n", said)
    assert line.cuts == CUTS
    (record,) = server.server.store.tables("finished")
    match = server.match(record.id)
    assert match is not None
    assert match.over
    assert sum(seat == 0 for seat, _ in match.answers) > CUTS * (CHUNKS - 1), "too short a game"
    assert len(match.events) == int(re.findall(r"\d+", said)[0])


@pytest.mark.deep
async def test_it_keeps_to_the_rates(house: Any, tmp_path: Path) -> None:
    async with house(limits=Limits(messages=Rate(4, 50))) as server:
        said = await run(
            sys.executable, client(tmp_path), server.base, "walpurgisnacht", cwd=tmp_path
        )
    assert said.startswith("walpurgisnacht: ")


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
async def test_the_walk_by_hand(server: Serving, tmp_path: Path) -> None:
    walk = block("sh").replace("http://127.0.0.1:8765", server.base)
    assert server.base in walk
    said = await run("sh", "-ec", walk, cwd=tmp_path)
    summary, update, why = said.replace("}data:", "}\ndata:").replace("}{", "}\n{").splitlines()[:3]
    assert '"status":"playing"' in summary
    assert update.startswith('data: {"t":"update"')
    assert why.startswith('{"t":"why","id":"1"')
