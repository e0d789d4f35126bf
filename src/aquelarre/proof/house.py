"""A throw-away server: a process of its own, with a folder of its own, that may be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ADMIN = "the-token-of-this-proof"
PROGRAM = ("-m", "aquelarre")  # what Python runs
STOPPED = 20.0  # seconds after which a server that does not stop is killed


class ThrowAway:
    """`aquelarre serve` as a host starts it. It keeps its port, so that clients find it again."""

    def __init__(self, data: Path, *options: str, program: tuple[str, ...] = PROGRAM) -> None:
        self.data = data
        self.program = program
        self.options = options
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--local", "--no-browser"]
        command += ["--lang", "en", "--port", str(self.port), "--data", str(self.data)]
        self._process = subprocess.Popen(
            [*command, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "AQUELARRE_ADMIN": ADMIN},
        )
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        if not line:
            raise OSError(f"the server did not start: {self._process.communicate()[1].strip()}")
        self.port = int(line.split()[-1].rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        """As a power cut does it."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            await asyncio.to_thread(process.communicate, timeout=STOPPED)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.communicate)


@asynccontextmanager
async def throw_away(*options: str, program: tuple[str, ...] = PROGRAM) -> AsyncIterator[ThrowAway]:
    """A running server for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="aquelarre-proof-") as folder:
        found = ThrowAway(Path(folder) / "data", *options, program=program)
        await found.start()
        try:
            yield found
        finally:
            await found.stop()
