"""The leash of an engine: a small process that starts it, and ends it with us.

It is run as a program of its own, on its own, so it imports nothing of ours:

    python -I -S leash.py LIFELINE COMMAND…

LIFELINE is the number of a pipe of which only we hold the other end. When we end, however that
may be, the pipe ends; then the engine and everything that it has started (its process group) is
killed. Standard input, output and error are the engine's own.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from contextlib import suppress

NO_START = 127  # the exit status when there is nothing to run, as shells have it
LOOKS = 0.02  # seconds between two looks at an engine that is on its way out
PR_SET_PDEATHSIG = 1


def die_with_the_leash() -> None:
    """On Linux the engine gets a signal if even the leash is killed. Elsewhere it only sees the end
    of its input."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> int:
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    for heard in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # they are for us, and we end it
        signal.signal(heard, signal.SIG_IGN)
    try:
        engine = subprocess.Popen(command, process_group=0, preexec_fn=_free)
    except OSError as problem:
        print(f"{command[0]}: {problem.strerror}", file=sys.stderr)
        return NO_START
    for stream in (0, 1, 2):  # the engine's: who reads them waits for the last who has them
        os.close(stream)
    ended = _wait(engine, lifeline)
    with suppress(ProcessLookupError, PermissionError):  # what it has started goes with it
        os.killpg(engine.pid, signal.SIGKILL)
    engine.wait()
    return 1 if ended is None else abs(ended) % 256


def _free() -> None:
    """In the engine, before it is one: signals are heard again."""
    for heard in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(heard, signal.SIG_DFL)
    die_with_the_leash()


def _wait(engine: subprocess.Popen[bytes], lifeline: int) -> int | None:
    """Until the engine ends (its status), or until we do (None)."""
    if hasattr(os, "pidfd_open"):
        with suppress(OSError):
            watched = os.pidfd_open(engine.pid)
            ready, _, _ = select.select([lifeline, watched], [], [])
            return engine.wait() if watched in ready else None
    while engine.poll() is None:
        ready, _, _ = select.select([lifeline], [], [], LOOKS)
        if ready:
            return None
    return engine.returncode


if __name__ == "__main__":
    sys.exit(main())
