"""Process: a running engine, with lines to it and from it, all of them bounded.

Nothing here waits for an engine longer than it is told to: threads write and read the pipes, so an
engine that does not read, or writes without end, stops nobody. It never outlives us: see `leash`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO, Any

from aquelarre.bots.engine.messages import MOST

MOST_LINES = 100  # of the engine that wait to be read
MOST_WAITING = 16 * 1024 * 1024  # bytes of ours that an engine has not read yet
MOST_ERRORS = 4_096  # bytes of its standard error that are kept: the last
CHUNK = 65_536
LEAVING = 3.0  # seconds for an engine to leave by itself
LOOKS = 0.5  # seconds after which a full queue is looked at again
LEASH = Path(__file__).with_name("leash.py")
# What an engine gets of our environment: nothing else, for there may be secrets in it.
PASSED = frozenset(
    "PATH HOME LANG LANGUAGE TZ TMPDIR TMP TEMP USER LOGNAME SYSTEMROOT PATHEXT COMSPEC "
    "OMP_NUM_THREADS CUDA_VISIBLE_DEVICES LD_LIBRARY_PATH DYLD_LIBRARY_PATH".split()
)
PASSED_TOO = ("LC_", "ENGINE_")  # whatever begins so


class Gone(Exception):
    """The engine has ended, or will not be spoken to any more."""


class Silent(Exception):
    """Nothing came in the time."""


class Endless(Exception):
    """A line of the engine is too long."""


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """What an engine gets of our environment."""
    return {
        name: value
        for name, value in ours.items()
        if name.upper() in PASSED or name.upper().startswith(PASSED_TOO)
    }


class Process:
    """One engine that runs."""

    def __init__(self, args: Sequence[str]) -> None:
        """Start it. Raises `OSError` if that is not possible."""
        self._popen, self._lifeline = _started(args)
        self._out: SimpleQueue[bytes | None] = SimpleQueue()
        self._waiting = 0  # bytes that are not written yet
        self._in: Queue[bytes | type[Exception]] = Queue(MOST_LINES)
        self._errors = b""
        self._closed = False
        streams = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert streams[0] is not None
        assert streams[1] is not None
        assert streams[2] is not None
        self._threads = [
            Thread(target=work, args=(stream,), name="engine", daemon=True)
            for work, stream in zip((self._write, self._read, self._note), streams, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._popen.pid

    def send(self, lines: bytes) -> None:
        """Have it written; nobody waits for that. Raises `Gone`."""
        if self._closed or self._waiting + len(lines) > MOST_WAITING:
            raise Gone
        self._waiting += len(lines)
        self._out.put(lines)

    def take(self, seconds: float) -> bytes:
        """The next line. Raises `Silent`, `Endless` or `Gone`."""
        try:
            found = self._in.get(timeout=max(0.0, seconds)) if seconds > 0 else self._in.get(False)
        except Empty:
            raise Silent from None
        if isinstance(found, bytes):
            return found
        raise found

    def last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        lines = self._errors.decode("utf-8", "replace").split("\n")
        return next((each.strip() for each in reversed(lines) if each.strip()), "")

    def hang_up(self) -> None:
        """End its input, when all is written."""
        self._out.put(None)

    def left(self, seconds: float) -> bool:
        """Does it end by itself in this time?"""
        try:
            self._popen.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def close(self) -> None:
        """End it, with all that it has started: the leash does that; if even the leash does not,
        the system."""
        if self._closed:
            return
        self._closed = True
        self._out.put(None)
        if self._lifeline >= 0:
            os.close(self._lifeline)
            self._lifeline = -1
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(LEAVING)
        self._popen.kill()
        self._popen.wait()
        for thread in self._threads:
            thread.join(LEAVING)

    # -- in the threads --------------------------------------------------------------------

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError):
            while (lines := self._out.get()) is not None:
                pipe.write(lines)
                pipe.flush()
                self._waiting -= len(lines)
        with suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        rest = b""
        with pipe, suppress(OSError, ValueError):
            while found := os.read(pipe.fileno(), CHUNK):
                *lines, rest = (rest + found).split(b"\n")
                for line in lines:
                    if len(line) > MOST:
                        self._heard(Endless)
                        return
                    if line.strip():
                        self._heard(line)
                if len(rest) > MOST:
                    self._heard(Endless)
                    return
        self._heard(Gone)

    def _heard(self, what: bytes | type[Exception]) -> None:
        while not self._closed:
            with suppress(Full):
                self._in.put(what, timeout=LOOKS)
                return

    def _note(self, pipe: IO[bytes]) -> None:
        with pipe, suppress(OSError, ValueError):
            while found := os.read(pipe.fileno(), CHUNK):
                self._errors = (self._errors + found)[-MOST_ERRORS:]


def _started(args: Sequence[str]) -> tuple[subprocess.Popen[bytes], int]:
    """The engine on its leash, and the end of the lifeline that we hold. Where there are no
    process groups (Windows) it has none, and only the end of its input tells it to leave."""
    if sys.platform == "win32":
        return _open(args), -1
    theirs, ours = os.pipe()
    try:
        command = [sys.executable, "-I", "-S", str(LEASH), str(theirs), *args]
        return _open(command, pass_fds=(theirs,), process_group=0), ours
    except BaseException:
        os.close(ours)
        raise
    finally:
        os.close(theirs)


def _open(args: Sequence[str], **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        list(args),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env=environment(os.environ),
        **more,
    )
