"""The curtain between two people at one real terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty", reason="a terminal of our own needs a POSIX system")
pytest.importorskip("readline", reason="this Python has no line editor whose memory could tell")

PEEK = """
import readline
from aquelarre.terminal.console import Console
console = Console()
readline.add_history("why my secret Toad")
console.tell("role: W00")
console.curtain()
console.tell(f"typed before: {readline.get_current_history_length()}")
"""


def test_the_screen_and_what_has_scrolled_off_it_are_wiped() -> None:
    ours, theirs = pty.openpty()
    subprocess.run(
        [sys.executable, "-c", PEEK], stdin=theirs, stdout=theirs, stderr=theirs, check=True
    )
    seen = os.read(ours, 65536)
    os.close(theirs)
    os.close(ours)
    after = seen.partition(b"role: W00")[2]
    assert after.rindex(b"\x1b[2J") < after.rindex(b"\x1b[3J")
    assert b"typed before: 0" in after
