"""docs/YOUR-OWN-BOT.md, walked through: its bot is made, measured, tested, played and served. (How
it is played against in the browser: tests/browser/test_your_own.py.)"""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.request import urlopen

from aquelarre.bots import named
from walkthrough import Walk


def test_every_line_is_run(tmp_path: Path) -> None:
    walk = Walk("YOUR-OWN-BOT.md", "../dreamer", tmp_path / "dreamer")
    for line in walk.lines():
        if line.startswith("./play --bots"):
            with (
                walk.served(line, tmp_path / "data") as address,
                urlopen(f"{address}api/games", timeout=60) as answer,
            ):
                kinds = {tuple(game["bots"]) for game in json.load(answer)}
                assert kinds == {(*named.kinds(), "dreamer")}
        elif line.startswith("./play terminal"):
            printed = walk.run(line, "1\n" * 6 + "quit\n")
            assert "At the table: " in printed
            assert printed.count("(bot)") >= 2
        elif line.startswith("./play simulate"):
            assert re.search("^dreamer(.listening:Gossip)?: ", walk.run(line), re.MULTILINE)
        elif line.startswith("./test"):
            assert "3 passed" in walk.run(line)
        else:
            walk.run(line)
    assert len(walk.ran) == 7
