"""Redis for the tests: found, or fetched where that is possible, and started in a folder of its
own that only a socket leads to. Like `postgres`, it is unpacked and never installed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import proxies

# Debian's server program is a link in one package to the program in the other.
PACKAGES = ("redis-tools", "redis-server", "liblzf1", "libjemalloc2", "libatomic1")
PROGRAMS = ("redis-server", "valkey-server", "redis-check-rdb")
UNPACKED = Path(__file__).parents[1] / ".cache" / "redis"
MISSING = (
    "No Redis or Valkey was found: the tests with several servers are not run. "
    "Install it (on Debian: apt-get install redis-server)."
)
PATIENCE = 300.0  # seconds; machines can be slow and busy
LOOKS = 0.02  # seconds between two looks


def program() -> str | None:
    """The server program, of the machine or unpacked by us."""
    installed = (shutil.which(name) for name in PROGRAMS[:2])
    unpacked = (UNPACKED / "usr" / "bin" / name for name in PROGRAMS)
    own = (str(path) for path in unpacked if os.access(path, os.X_OK))
    return next((each for each in (*installed, *own) if each), None)


def make_sure() -> bool:
    """Have it, on a Debian machine that can be asked for it."""
    if program() is None and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        print("Fetching Debian's Redis for the tests…", flush=True)
        for name in PACKAGES:
            proxies.unpack(name, UNPACKED)
    return program() is not None


class Redis:
    """A Redis of our own, which keeps nothing."""

    def __init__(self, home: Path) -> None:
        found = program()
        assert found is not None
        self.program = found
        self.home = home
        self.socket = home / "bus"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"unix://{self.socket}"

    def start(self, settings: Sequence[str] = ()) -> None:
        """As it is told to, or as suits most tests."""
        library = str(UNPACKED / "usr" / "lib" / "x86_64-linux-gnu")
        usual = ("--port", "0", "--unixsocket", str(self.socket), "--save", "")
        self.process = subprocess.Popen(
            [self.program, *(settings or usual), "--daemonize", "no"],
            executable=self.program,
            cwd=self.home,
            env={"PATH": os.environ.get("PATH", ""), "LD_LIBRARY_PATH": library, "LANG": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, "it has ended"
            assert time.monotonic() < until, "it does not begin"
            time.sleep(LOOKS)

    def _answers(self) -> bool:
        with suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(self.socket))
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def running() -> Iterator[Redis]:
    """A Redis until the end of the block, of which nothing is left."""
    with tempfile.TemporaryDirectory(prefix="aquelarre-", ignore_cleanup_errors=True) as folder:
        redis = Redis(Path(folder))
        redis.start()
        try:
            yield redis
        finally:
            redis.stop()
