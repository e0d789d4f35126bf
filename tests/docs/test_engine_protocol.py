"""docs/ENGINE-PROTOCOL.md, walked through: its engine is tried out, plays everywhere, and says what
the page says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from aquelarre.bots import named
from aquelarre.bots.arena import simulate
from aquelarre.bots.engine import command, messages, process, replies, session
from aquelarre.bots.engine.player import POOL
from aquelarre.bots.engine.process import Process
from aquelarre.kernel.catalog import find
from walkthrough import Walk

PAGE = Path(__file__).parents[2] / "docs" / "ENGINE-PROTOCOL.md"
# How long an engine may be late is for a machine that has not a hundred other things to do.
PATIENTLY = """
import runpy
from aquelarre.bots.engine import check, command
command.HELLO = command.GRACE = check.LEAVES = 60.0
runpy.run_module("aquelarre", run_name="__main__", alter_sys=True)
"""


class PatientWalk(Walk):
    """The lines of the page as they stand, by a program that waits longer for engines."""

    def command(self, line: str) -> list[str]:
        found = super().command(line)
        place = found.index("-m")
        assert found[place + 1] == "aquelarre"
        return [*found[:place], "-c", PATIENTLY, *found[place + 2 :]]


@pytest.fixture
def walk(tmp_path: Path) -> Iterator[Walk]:
    yield PatientWalk(PAGE.name, "../first", tmp_path / "first")
    POOL.close()
    named.look_again()


def test_every_line_is_run(walk: Walk, tmp_path: Path) -> None:
    for line in walk.lines():
        if line.startswith("./play --bots"):
            with (
                walk.served(line, tmp_path / "data") as address,
                urlopen(f"{address}api/games", timeout=60) as answer,
            ):
                kinds = {tuple(game["bots"]) for game in json.load(answer)}
                assert kinds == {(*named.kinds(), "cmd:first.py")}
        elif line.startswith("./play terminal"):
            assert "At the table: " in walk.run(line, "1\n" * 4 + "quit\n")
        elif line.startswith("./play simulate"):
            printed = walk.run(line)
            assert "first.py: 2" in printed
            assert "guide answered" not in printed
        else:
            assert walk.run(line).endswith("Nothing is wrong: this engine can play.\n")
    assert len(walk.ran) == 5


def test_the_conversation_is_a_real_one(walk: Walk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines come in this order in the first game of a study."""
    walk.write_all()
    said: list[str] = []
    send, take = Process.send, Process.take

    def sent(self: Process, lines: bytes) -> None:
        said.extend(f"> {line}" for line in lines.decode().splitlines())
        send(self, lines)

    def taken(self: Process, seconds: float) -> bytes:
        found = take(self, seconds)
        said.append(f"< {found.decode()}")
        return found

    monkeypatch.setattr(Process, "send", sent)
    monkeypatch.setattr(Process, "take", taken)
    monkeypatch.setattr(command, "GRACE", 60.0)
    kind = f"cmd:python3 {walk.folder / 'first.py'}"
    simulate(find("carcassonne"), 1, 2, {}, [kind, "random"], seed=1)
    POOL.close()
    block = re.search(r"```text\n(.*?)```", walk.text, re.DOTALL)
    assert block is not None
    lines = block[1].splitlines()
    assert lines.count("…") == 1
    start, end = lines[: lines.index("…")], lines[lines.index("…") + 1 :]
    for shown, real in zip(start + end, said[: len(start)] + said[-len(end) :], strict=True):
        assert re.fullmatch(".*".join(map(re.escape, shown.split("…"))), real), (shown, real[:300])


def test_the_figures_of_the_page_are_those_of_the_code() -> None:
    text = PAGE.read_text("utf-8")
    assert f"`protocol: [{messages.PROTOCOL}]" in text.replace('{t: "hello", ', "`")
    assert f"at most {messages.MOST:,} bytes" in text
    assert f"of {messages.AT_ONCE} events at most" in text
    assert messages.MOST_OURS // 1_000_000 == 4
    assert "at most four million" in text
    assert f"from {1} to {command.MOST_MS:,}" in text
    assert (command.USUAL_MS, command.GRACE, command.HELLO) == (1000, 2.0, 20.0)
    assert (session.STARTS, session.LATE) == (3, 2)
    assert f"at most {replies.LONGEST_NAME} characters" in text
    for name in ("OMP_NUM_THREADS", "CUDA_VISIBLE_DEVICES", "LD_LIBRARY_PATH", "PATH", "HOME"):
        assert f"`{name}`" in text
        assert name in process.PASSED


def test_every_message_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    source = Path(messages.__file__).read_text("utf-8")
    ours = set(re.findall(r'\bline\(\s*"(\w+)"', source))
    assert len(ours) == 10
    for kind in ours | set(replies.KINDS):
        assert f'| `{{t: "{kind}"' in text
