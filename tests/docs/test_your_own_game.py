"""docs/YOUR-OWN-GAME.md, walked through: its game is made, tested, played and served. (How it is
played in the browser: tests/browser/test_your_own.py.)"""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import urlopen

from walkthrough import Walk

NIGHTS = "1\n" * 7  # fly, or rest where one can only rest
LESSON = "\n2\n1\n" + NIGHTS + "\n"  # go on, a poor answer, a better one, and then on
SAID = {"draft": "ask-fly_or_rest", "done": "Do you fly to the lantern, or rest?"}


def check_test(walk: Walk, line: str) -> None:
    """Green, and a draft is told what is to do."""
    laws = walk.folder / "src" / "moths" / "tests" / "test_laws.py"
    draft = "draft=True" in laws.read_text("utf-8")
    printed = walk.run(line)
    assert ("things to do" in printed) == draft
    assert ("warning" in printed) == draft


def check_terminal(walk: Walk, line: str) -> None:
    """Played to its end, of the template's game, the draft and the game itself."""
    if (walk.folder / "src" / "moths" / "cards.toml").exists():
        assert "Do you keep your card or swap it?" in walk.run(line, "1\n")
        return
    printed = walk.run(line, NIGHTS)
    described = (walk.folder / "src" / "moths" / "RULES.md").exists()
    assert SAID["done" if described else "draft"] in printed
    assert "The result" in printed


def test_every_line_is_run(tmp_path: Path) -> None:
    walk = Walk("YOUR-OWN-GAME.md", "../moths", tmp_path / "moths")
    for line in walk.lines():
        if line == "./play --with ../moths":
            with (
                walk.served(line, tmp_path / "data") as address,
                urlopen(f"{address}api/games", timeout=60) as answer,
            ):
                assert "moths" in [game["key"] for game in json.load(answer)]
        elif line.startswith("./test"):
            check_test(walk, line)
        elif line.startswith("./play terminal"):
            check_terminal(walk, line)
        elif line.startswith("./play learn"):
            printed = walk.run(line, LESSON)
            assert printed.count("Teacher:") == 5, "with the reply to a poor answer"
            assert "you can only rest" in printed
        elif line.startswith("./play laws moths --draft"):
            assert walk.run(line).endswith("moths keeps every law of play.\n")
        elif line.startswith("./play laws moths --with"):
            assert walk.run(line) == "moths keeps every law.\n"
        else:
            walk.run(line)
    assert len(walk.ran) == 17


def test_the_faults_that_the_page_invites_are_found(tmp_path: Path) -> None:
    walk = Walk("YOUR-OWN-GAME.md", "../moths", tmp_path / "moths")
    walk.run("./play new-game moths --package ../moths")
    walk.write_all()
    state = walk.folder / "src" / "moths" / "state.py"
    state.write_text(state.read_text("utf-8").replace("        copy.dazzled = self.dazzled\n", ""))
    seen = walk.folder / "src" / "moths" / "seen.py"
    leak = '"seat": seat,\n        "leak": s.loves.face.copy(),'
    seen.write_text(seen.read_text("utf-8").replace('"seat": seat,', leak, 1))
    printed = walk.run("./play laws moths --draft --with ../moths", status=1)
    assert "[clone]" in printed
    assert "dazzled" in printed
    assert "[redaction]" in printed
