"""The curtain between two people at one real terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty", reason="a terminal of our own needs a POSIX system")

PEEK = """
from aquelarre.terminal.console import Console
console = Console()
console.tell("role: W00")
console.curtain()
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
