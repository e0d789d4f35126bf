"""Engines as processes: they never outlive us, get no secrets of ours, and fill nobody's memory."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.bots.engine import messages
from aquelarre.bots.engine.process import (
    MOST_ERRORS,
    MOST_WAITING,
    Endless,
    Gone,
    Process,
    Silent,
    environment,
)
from aquelarre.bots.engine.replies import Answer, Complaint, Garbled, Hello, read

PATIENCE = 60.0  # seconds for what takes none: nothing here depends on how long it is
SAMPLE = Path(__file__).parent / "sample_engine.py"
Opened = Callable[..., Process]

needs_groups = pytest.mark.skipif(
    not hasattr(os, "killpg"), reason="there are no process groups here"
)
# It tells its number and that of a child of its own, which would both stay for ever.
FAMILY = """
import os, subprocess, sys, time
sleeper = [sys.executable, "-c", "import time; time.sleep(1000)"]
child = subprocess.Popen(sleeper, stdin=subprocess.DEVNULL)
print(os.getpid(), child.pid, flush=True)
time.sleep(1000)
"""
# A process of ours that starts such an engine, tells who it is, and waits to be killed.
OURS = """
import sys, time
from aquelarre.bots.engine.process import Process
engine = Process([sys.executable, "-c", sys.argv[1]])
print(engine.take(60).decode(), flush=True)
time.sleep(1000)
"""


@pytest.fixture
def opened() -> Iterator[Opened]:
    found: list[Process] = []

    def start(code: str, *args: str) -> Process:
        found.append(Process([sys.executable, "-c", code, *args]))
        return found[-1]

    yield start
    for each in found:
        each.close()


def ended(pid: int) -> None:
    """Wait until there is no such process (or only its name, which somebody has to read)."""
    status = Path(f"/proc/{pid}/stat")
    with suppress(ProcessLookupError, FileNotFoundError):  # it may go between two looks
        while True:
            os.kill(pid, 0)
            if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
                return


def test_lines_go_there_and_back(opened: Opened) -> None:
    engine = opened("for line in iter(input, 'end'): print(line[::-1], flush=True)")
    engine.send(b"one\ntwo\n")
    engine.send(b"end\n")
    assert engine.take(PATIENCE) == b"eno"
    assert engine.take(PATIENCE) == b"owt"
    with pytest.raises(Gone):
        engine.take(PATIENCE)


def test_one_that_says_nothing_is_not_waited_for(opened: Opened) -> None:
    engine = opened("input()")
    with pytest.raises(Silent):
        engine.take(0.01)
    with pytest.raises(Silent):
        engine.take(-1)


def test_one_that_does_not_read_stops_nobody_and_fills_no_memory(opened: Opened) -> None:
    engine = opened("import time; time.sleep(1000)")
    engine.send(b"x" * (MOST_WAITING // 2))
    engine.send(b"x" * (MOST_WAITING // 4))
    with pytest.raises(Gone):
        engine.send(b"x" * (MOST_WAITING // 2))


def test_one_that_writes_without_end_waits_until_it_is_read(opened: Opened) -> None:
    engine = opened("while True: print('more')")
    for _ in range(500):
        assert engine.take(PATIENCE) == b"more"
    assert engine._in.qsize() <= engine._in.maxsize


@pytest.mark.parametrize("end", ["", "\\n"])
def test_a_line_too_long_ends_the_conversation(opened: Opened, end: str) -> None:
    engine = opened(
        f"import time; print('x' * {messages.MOST + 1}, end='{end}', flush=True); time.sleep(99)"
    )
    with pytest.raises(Endless):
        engine.take(PATIENCE)


def test_of_its_complaints_the_last_are_kept(opened: Opened) -> None:
    engine = opened("import sys; sys.stderr.write('x' * 100_000 + '\\nthe last\\n\\n')")
    with pytest.raises(Gone):
        engine.take(PATIENCE)
    engine.close()
    assert engine.last_words() == "the last"
    assert len(engine._errors) <= MOST_ERRORS


def test_it_gets_no_secrets_of_ours(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AQUELARRE_ADMIN", "a secret")
    monkeypatch.setenv("ENGINE_WEIGHTS", "a.bin")
    monkeypatch.setenv("API_TOKEN", "another")
    engine = opened("import os; print(sorted(os.environ), flush=True)")
    names = engine.take(PATIENCE).decode()
    assert "PATH" in names
    assert "ENGINE_WEIGHTS" in names
    assert "ADMIN" not in names
    assert "TOKEN" not in names
    assert environment({"Path": "x", "HOME": "y", "PYTHONPATH": "z"}) == {"Path": "x", "HOME": "y"}


def test_it_may_leave_by_itself(opened: Opened) -> None:
    engine = opened("input(); print('bye', flush=True)")
    engine.send(b"leave\n")
    assert engine.left(PATIENCE)
    engine.close()
    assert engine._popen.returncode == 0


def test_the_end_of_its_input_is_a_goodbye(opened: Opened) -> None:
    engine = opened("import sys; sys.exit(len(sys.stdin.read()))")
    engine.send(b"abc")
    engine.hang_up()
    assert engine.left(PATIENCE)
    assert engine._popen.returncode == 3


@needs_groups
def test_one_that_stays_is_ended_with_all_that_it_has_started(opened: Opened) -> None:
    engine = opened(FAMILY)
    pids = [int(pid) for pid in engine.take(PATIENCE).split()]
    engine.close()
    for pid in pids:
        ended(pid)


@needs_groups
def test_no_engine_outlives_us_even_if_we_are_killed() -> None:
    ours = subprocess.Popen([sys.executable, "-c", OURS, FAMILY], stdout=subprocess.PIPE, text=True)
    assert ours.stdout is not None
    pids = [int(pid) for pid in ours.stdout.readline().split()]
    assert len(pids) == 2
    ours.send_signal(signal.SIGKILL)
    ours.communicate()
    for pid in pids:
        ended(pid)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of this")
def test_no_engine_outlives_its_leash(opened: Opened) -> None:
    engine = opened("import os, time; print(os.getpid(), flush=True); time.sleep(1000)")
    pid = int(engine.take(PATIENCE))
    os.kill(engine.pid, signal.SIGKILL)
    ended(pid)


def test_what_cannot_be_started_ends_with_the_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    engine = Process([str(broken)])
    try:
        with pytest.raises(Gone):
            engine.take(PATIENCE)
        engine.close()
        assert "broken: " in engine.last_words()
    finally:
        engine.close()


@given(st.binary(max_size=300) | st.text(max_size=80).map(str.encode))
def test_whatever_it_writes_is_understood_or_garbled(line: bytes) -> None:
    with suppress(Garbled):
        assert read(line) is None


@given(
    st.sampled_from(["hello", "answer", "error"]),
    st.dictionaries(
        st.sampled_from(["id", "n", "protocol", "name", "games", "texts", "sentence"]),
        st.none() | st.integers() | st.floats(allow_nan=False) | st.text() | st.lists(st.text()),
    ),
)
def test_whatever_it_answers_is_an_answer_or_garbled(kind: str, fields: dict[str, object]) -> None:
    with suppress(Garbled):
        reply = read(json.dumps({"t": kind, **fields}).encode())
        assert isinstance(reply, Answer | Complaint | Hello)
        if isinstance(reply, Hello):
            assert 0 < len(reply.name) <= 40
            assert reply.name.isprintable()
        elif isinstance(reply, Complaint):
            assert len(reply.sentence) <= 300
            assert reply.sentence.isprintable()
