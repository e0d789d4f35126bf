"""PostgreSQL for the tests: found, or fetched where that is possible, and started in a folder of
its own that only a socket leads to.

A package that is fetched is unpacked beside the other caches and not installed: a test must not
start a service on anybody's machine. What is kept there is thrown away in the end, so nothing waits
for the disk (`fsync=off`); what happens when the database dies is tried by ending its processes.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import proxies

PACKAGES = ("postgresql-15", "postgresql-client-15", "libpq5")
UNPACKED = Path(__file__).parents[1] / ".cache" / "postgres"
PROGRAMS = ("initdb", "postgres", "pg_ctl", "pg_dump", "pg_restore", "psql")
MISSING = (
    "No PostgreSQL was found: the tests with a database are not run. "
    "Install it (on Debian: apt-get install postgresql-15)."
)
USER = "postgres"  # who runs it where we are root, which it refuses to be
PATIENCE = 300.0  # seconds: a cluster is made in one, and in a hundred on a busy machine
LOOKS = 0.02  # seconds between two looks
SETTINGS = (
    *("listen_addresses=", "fsync=off", "full_page_writes=off", "jit=off"),
    *("max_connections=40", "shared_buffers=16MB", "autovacuum=off", "wal_level=minimal"),
    *("max_wal_senders=0", "log_min_messages=fatal"),
)


def bindir() -> Path | None:
    """The folder with the programs, of the machine or unpacked by us."""
    places = [
        *Path("/usr/lib/postgresql").glob("*/bin"),
        *UNPACKED.glob("usr/lib/postgresql/*/bin"),
    ]
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(
            ["pg_config", "--bindir"], capture_output=True, text=True, check=True, timeout=PATIENCE
        )
        places.insert(0, Path(told.stdout.strip()))
    return next((place for place in places if _complete(place)), None)


def _complete(place: Path) -> bool:
    return all(os.access(place / name, os.X_OK) for name in PROGRAMS)


def make_sure() -> bool:
    """Have it, on a Debian machine that can be asked for it."""
    if bindir() is None and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        print("Fetching Debian's PostgreSQL for the tests…", flush=True)
        for name in PACKAGES:
            proxies.unpack(name, UNPACKED)
    return bindir() is not None


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, home: Path) -> None:
        programs = bindir()
        assert programs is not None
        self.programs = programs
        self.home = home
        self.data = home / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._count = count()
        self._user = {} if os.geteuid() else {"user": USER, "group": USER, "extra_groups": []}
        if self._user:
            home.chmod(0o711)
            shutil.chown(home, USER, USER)
        self.run(
            "initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )

    def run(self, program: str, *arguments: object) -> str:
        """Run one of its programs, as who may; what it says."""
        command = [str(self.programs / program), *map(str, arguments)]
        done = subprocess.run(
            command,
            cwd=self.home,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            **self._user,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return str(done.stdout)

    def _environment(self) -> dict[str, str]:
        library = str(UNPACKED / "usr" / "lib" / "x86_64-linux-gnu")
        return {"PATH": os.environ.get("PATH", ""), "LD_LIBRARY_PATH": library, "LANG": "C"}

    def start(self) -> None:
        settings = [each for setting in SETTINGS for each in ("-c", setting)]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.home)]
        with (self.home / "said").open("ab") as said:
            self.process = subprocess.Popen(
                command + settings,
                cwd=self.home,
                env=self._environment(),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
                **self._user,  # type: ignore[call-overload]
            )
        until = time.monotonic() + PATIENCE
        while not self._ready():
            assert self.process.poll() is None, (self.home / "said").read_text()
            assert time.monotonic() < until, "it does not begin"
            time.sleep(LOOKS)

    def _ready(self) -> bool:
        """Its own note says so, in its last line."""
        with suppress(OSError):
            lines = (self.data / "postmaster.pid").read_text().splitlines()
            return len(lines) > 7 and lines[0] == str(self._pid) and lines[7].strip() == "ready"
        return False

    @property
    def _pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: politely, but at once; with SIGQUIT as if the machine had gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a database with nothing in it, which is dropped in the end."""
        name = f"tables{next(self._count)}"
        self.tell(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
        yield self.address(name)
        self.tell(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def tell(self, *orders: str) -> None:
        """Have the database cluster do something."""
        asked = [each for order in orders for each in ("-c", order)]
        self.run("psql", "-X", "-q", "-h", self.home, "-U", USER, "-d", USER, *asked)

    def address(self, name: str = USER) -> str:
        return f"postgresql://{USER}@/{name}?host={self.home}"


@contextmanager
def running() -> Iterator[Cluster]:
    """A PostgreSQL until the end of the block, of which nothing is left."""
    with tempfile.TemporaryDirectory(prefix="aquelarre-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
