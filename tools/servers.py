"""Beside another server: ours and boardgame.io's, flat out, by turns, on one machine.

    python tools/servers.py [--rounds 14] [--tables 100] [--seconds 6] [--bytes 10000] [--mode MODE]
    python tools/servers.py --lock       pin the packages of tools/beside/package.json anew

The first time npm brings boardgame.io, its client and Node's `ws` into `.cache/beside`; nobody else
needs them. One driver (tools/beside/driver.js) plays at both: many tables of two, and at each the
next answer is given as soon as both players have parsed what came of the last, and put changes of
what they hold (ours) into it. Ours is Carcassonne
with all its rules, and every answer is on the disk before it is acknowledged (new tables are opened
meanwhile, and counted); theirs is a game that never ends on a board of nine squares, in memory,
beside `--bytes` of landscape. Both check who answers, and send each player a state of their own. In
the mode `development` boardgame.io freezes its states, to find mistakes. Each round runs both, in
turned order, each with a fresh server; what counts is the ratio within a round: of moves in a
second, and of moves in a second of the server's processor.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

from client import Client, end_all
from held import CHANGES
from house import House, Trouble
from surroundings import own_environment

BESIDE = Path(__file__).resolve().parent / "beside"
WARMING = 2.0  # seconds before anything is counted
OURS, THEIRS = "ours", "theirs"
FIGURES = {
    "per_second": "moves a second",
    "per_cpu_second": "moves in a second of the server's processor",
    "p50_ms": "half of them within … ms",
    "p99_ms": "99 % within … ms",
    "bytes": "bytes of an update",
    "memory_mb": "MB of the server at the end",
}
Run = dict[str, float]


class Beside(Client):
    """What npm brings for this, pinned as the checks of the page's scripts are."""

    name = "beside"
    settings = ("package.json", "package-lock.json", ".npmrc")
    fetching = "Fetching boardgame.io (npm)…"

    def driven(self, kind: str, address: str, tables: int, seconds: float) -> list[str]:
        """The command of the driver."""
        numbers = (str(each) for each in (tables, WARMING, seconds))
        return self.node(str(self.home / "driver.js"), kind, address, *numbers)

    def with_scripts(self) -> None:
        """The scripts lie beside the packages that they need."""
        for script in BESIDE.glob("*.js"):
            shutil.copy(script, self.home / script.name)
        shutil.copy(CHANGES, self.home / "changes.mjs")


def main(house: House, arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's.")
    parser.add_argument("--rounds", type=int, default=14)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--bytes", type=int, default=10_000, help="landscape in their state")
    parser.add_argument("--mode", choices=("production", "development"), default="production")
    parser.add_argument("--json", type=Path, help="write every run into this file")
    parser.add_argument("--lock", action="store_true", help="pin the packages anew")
    wanted = parser.parse_args(arguments)
    house.prepare("test")
    beside = Beside(house)
    if wanted.lock:
        return beside.lock()
    if not beside.make_sure():
        raise Trouble(f"npm could not fetch boardgame.io. Log: {beside.log}")
    beside.with_scripts()
    rounds: list[dict[str, Run]] = []
    for number in range(wanted.rounds):
        order = (OURS, THEIRS) if number % 2 == 0 else (THEIRS, OURS)
        runs = {kind: measured(beside, kind, wanted) for kind in order}
        rounds.append(runs)
        print(said_of(number, runs), flush=True)
        if wanted.json:
            wanted.json.write_text(json.dumps(rounds, indent=1) + "\n", "utf-8")
    print(*summed_up(rounds), sep="\n")
    return 0


def measured(beside: Beside, kind: str, wanted: argparse.Namespace) -> Run:
    """One server, from its start to its end."""
    serving = ours(beside.house) if kind == OURS else theirs(beside, wanted.bytes, wanted.mode)
    with serving as (address, process):
        command = beside.driven(kind, address, wanted.tables, wanted.seconds)
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as driver:
            assert driver.stdout is not None
            driver.stdout.readline()  # it begins to count
            before = cpu_seconds(process)
            told = driver.stdout.readline()
            used = cpu_seconds(process) - before
        if not told:
            raise Trouble(f"The driver of {kind} broke off.")
        found: Run = json.loads(told)
        if found["refused"]:
            raise Trouble(f"{kind} refused {found['refused']} moves.")
        return found | {
            "per_cpu_second": found["moves"] / max(used, 0.01),
            "memory_mb": memory_mb(process),
        }


@contextmanager
def ours(house: House) -> Iterator[tuple[str, int]]:
    """A server of ours, with a store of its own; its address and process."""
    with tempfile.TemporaryDirectory() as data:
        command = house.command("aquelarre", "serve", "--local", "--port", "0", "--no-browser")
        command += ["--no-limits", "--bot-processes", "0", "--data", data]
        with started(command, own_environment(os.environ)) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1"), process.pid


@contextmanager
def theirs(beside: Beside, size: int, mode: str) -> Iterator[tuple[str, int]]:
    """A server of boardgame.io; its address and process."""
    command = beside.node(str(beside.home / "endless.js"), str(size))
    environment = own_environment(os.environ) | {"NODE_ENV": mode}
    with started(command, environment) as process:
        assert process.stdout is not None
        for line in process.stdout:
            name, _, port = line.partition(" ")
            if name == "listening":
                yield f"http://127.0.0.1:{int(port)}", served_by(process.pid)
                return
        raise Trouble("boardgame.io did not start.")


@contextmanager
def started(command: list[str], environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process that ends with us, and whatever it has started."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            end_all(process)


def served_by(process: int) -> int:
    """Node comes from a Python wheel, which may have started it as a process of its own."""
    for other in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it may have ended just now
            if int(_stat(other)[1]) == process:
                return int(other.parent.name)
    return process


def _stat(path: Path) -> list[str]:
    """What the system tells of a process, from its state on."""
    return path.read_text("utf-8").rpartition(")")[2].split()


def cpu_seconds(process: int) -> float:
    """What the process has used of the processor, in its own code and in the system's."""
    fields = _stat(Path(f"/proc/{process}/stat"))
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def said_of(number: int, runs: dict[str, Run]) -> str:
    """One round in a line."""
    parts = [
        f"{kind} {runs[kind]['per_second']:,.0f}/s, {runs[kind]['per_cpu_second']:,.0f} in a CPU s"
        for kind in (OURS, THEIRS)
    ]
    return f"{number + 1}: " + "; ".join(parts)


def summed_up(rounds: Sequence[dict[str, Run]]) -> list[str]:
    """The medians with lowest and highest, and the ratios within the rounds."""
    lines = ["", "| | ours | boardgame.io | ratio |", "| --- | --- | --- | --- |"]
    for name, text in FIGURES.items():
        cells = [spread([runs[kind][name] for runs in rounds]) for kind in (OURS, THEIRS)]
        ratio = spread([runs[OURS][name] / runs[THEIRS][name] for runs in rounds], digits=2)
        lines.append(f"| {text} | {' | '.join(cells)} | {ratio} |")
    return lines


def spread(values: Sequence[float], digits: int = 0) -> str:
    """The median, and in brackets the lowest and the highest."""
    low, middle, high = (f"{of(values):,.{digits}f}" for of in (min, median, max))
    return f"{middle} ({low}–{high})"


if __name__ == "__main__":
    import house as the_house

    def run(given: Any) -> int:
        return main(House(), list(given))

    sys.exit(the_house.main(run, sys.argv[1:]))
