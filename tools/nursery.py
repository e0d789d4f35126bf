"""A nursery: worker processes for servers in tests, forked from one that has read everything.

A server starts its workers when it first needs them, and a new process of Python takes most of a
second before it can do anything. In a day of a host nobody notices; in a thousand tests, each with
a server of its own, it is minutes. Here one process per session of pytest reads all the modules and
forks a worker whenever one is asked for. The worker runs the same `main` on the same kind of pipes.
"""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from threading import Lock
from typing import IO

ASK = 64  # bytes, enough for a number
MODULES = ("errands", "reviews", "puzzles", "thinking", "workshop")  # where their work is


class Child:
    """A forked worker; as much of `subprocess.Popen` as a crew uses."""

    def __init__(self, pid: int, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        try:
            self._fd = os.pidfd_open(pid)
        except ProcessLookupError:  # it is over already
            self._fd = -1

    def poll(self) -> int | None:
        """A number if it has ended; which one, nobody asks."""
        ended = self._fd < 0 or bool(select.select([self._fd], [], [], 0)[0])
        return 0 if ended else None

    def kill(self) -> None:
        if self._fd >= 0:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._fd, signal.SIGKILL)

    def communicate(self) -> None:
        """Wait until it is gone, and let go of it."""
        for pipe in (self.stdin, self.stdout):
            with suppress(OSError):
                pipe.close()
        if self._fd >= 0:
            select.select([self._fd], [], [])
            os.close(self._fd)
            self._fd = -1


class Nursery:
    """The process that has read everything, from outside."""

    def __init__(self) -> None:
        self._ours, self._theirs = socket.socketpair()
        self._one_at_a_time = Lock()
        self._made_for = _surroundings()
        self._process: subprocess.Popen[bytes] | None = None  # started for the first worker

    def fits(self) -> bool:
        """Would a process that is started now find the same modules and the same environment?"""
        return _surroundings() == self._made_for

    def started(self, patience: int) -> Child:
        """A new worker, as `aquelarre.server.crew.started` gives one."""
        (read, stdin), (stdout, write) = os.pipe(), os.pipe()
        try:
            with self._one_at_a_time:
                self._make_sure()
                socket.send_fds(self._ours, [str(patience).encode()], [read, write])
                pid = int(self._ours.recv(ASK))
        finally:
            os.close(read)
            os.close(write)
        return Child(pid, os.fdopen(stdin, "wb"), os.fdopen(stdout, "rb"))

    def _make_sure(self) -> None:
        if self._process is None:
            door = self._theirs.fileno()
            command = [sys.executable, "-P", __file__, str(door)]
            path = os.pathsep.join(self._made_for[0])
            env = {**os.environ, "PYTHONPATH": path}
            self._process = subprocess.Popen(command, pass_fds=[door], env=env)
            self._theirs.close()

    def close(self) -> None:
        self._ours.close()
        self._theirs.close()
        if self._process is not None:
            self._process.wait()


def _surroundings() -> tuple[list[str], dict[str, str]]:
    said = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return [each for each in sys.path if each], said


def main(door: socket.socket) -> None:
    """Fork whenever somebody asks, until nobody is there any more."""
    from importlib import import_module

    from aquelarre.kernel import catalog
    from aquelarre.server import worker

    for name in MODULES:
        import_module(f"aquelarre.server.{name}")
    for name in catalog.names():
        catalog.find(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to bury them
    while True:
        asked, pipes, _, _ = socket.recv_fds(door, ASK, 2)
        if not asked:
            return
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            door.close()
            os.setpgid(0, 0)
            for number, pipe in enumerate(pipes):
                os.dup2(pipe, number)
                os.close(pipe)
            sys.argv[1:] = [asked.decode()]
            worker.main()
        for pipe in pipes:
            os.close(pipe)
        door.send(str(pid).encode())


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as the_door:
        main(the_door)
