"""Who only plays loads nothing of the laboratory, nor what it needs."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
import aquelarre.terminal.cli, aquelarre.server.app
from aquelarre.kernel.catalog import find, names
for name in names():
    find(name).start(find(name).most_seats)
heavy = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "scipy", "aquelarre.lab")
print([name for name in sys.modules if name.split(".")[0] in heavy or name.startswith(heavy[-1])])
print([name for name in sys.modules if name.endswith("seen.encoding")])
"""


def test_playing_and_serving_load_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "[]"]
