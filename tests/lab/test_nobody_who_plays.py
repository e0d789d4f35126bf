"""Nobody who only plays loads the laboratory, nor what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from aquelarre.terminal.cli import main
assert main({args!r}) == 0
print(sorted(name for name in sys.modules if name.startswith({heavy!r})))
"""
HEAVY = ("aquelarre.lab", "pyarrow", "numpy", "torch")


@pytest.mark.parametrize(
    "args", [["games"], ["--help"], ["record", "--help"], ["league", "-h"], ["study", "-h"]]
)
def test_the_laboratory_stays_closed(args: list[str]) -> None:
    program = PROGRAM.format(args=args, heavy=HEAVY)
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines()[-1] == "[]"
