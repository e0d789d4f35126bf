"""The checks of Aquelarre: what `./test` runs in the environment that `house` has made."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import browser
import engines
import lanes
import postgres
import proxies
import redis_bus
from client import MISSING, Client
from house import House, main, run
from surroundings import own_environment

# import-linter is the one tool that `python -m` cannot run. Its script in `.venv` names the
# folder it was installed in, and would be lost after the checkout has been moved.
LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"

TEST_USAGE = """\
./test             every check and every test but the long ones
./test --quick     what two minutes will do, and what was left out
./test --deep      the long soak runs too
./test ARGS...     pytest alone, with these arguments (./test -k moon, ./test tests/house)
"""


def test(arguments: Sequence[str]) -> int:
    """`./test`"""
    house = House()
    return main(lambda given: check(house, given), arguments)


def check(house: House, arguments: Sequence[str]) -> int:
    """Run the checks and the tests, or pytest alone if it is given arguments."""
    if {"-h", "--help"} & set(arguments):
        print(TEST_USAGE, end="")
        return 0
    house.prepare("test")
    environment = own_environment(os.environ)
    environment.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(house.cache / "hypothesis"))
    # Hundreds of processes are started: each would compile everything for itself.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    lane, for_pytest = lanes.lane_of(arguments)
    if for_pytest:
        os.chdir(house.root)
        command = house.command("pytest", *lanes.which_tests(lane), *for_pytest)
        return house.become(command, environment)
    return check_everything(house, lane, environment)


def check_everything(house: House, lane: str, environment: dict[str, str]) -> int:
    """Run every check of the lane even if one fails, pytest last; then say how each one went."""
    quick = lane == lanes.QUICK  # it needs neither, and waits for nothing to be installed
    has_browser = quick or browser.make_sure()
    missing = [] if quick else proxies.make_sure()
    has_database = quick or postgres.make_sure()
    has_bus = quick or redis_bus.make_sure()
    # Installed while the other checks run; only pytest waits for them.
    lacking = ThreadPoolExecutor(1).submit(lambda: [] if quick else engines.make_sure())
    client = Client(house)
    has_npm = client.make_sure()
    report = house.cache / "tests.xml"
    report.unlink(missing_ok=True)
    counted = f"--junit-xml={report}"
    # Two more than processors: tests of pages and servers wait for those half of their time.
    # Whoever is done takes work from the others: tests in a browser lie together, and are slow.
    workers = f"--numprocesses={min(cores() + 2, 6)}", "--dist=worksteal"
    checks = {
        "ruff check": house.command("ruff", "check", "."),
        "ruff format": house.command("ruff", "format", "--check", "."),
        "mypy": house.command("mypy"),
        "import-linter": [
            *[str(house.python), "-P", "-s", "-c", LINT_IMPORTS, "--no-logo"],
            *["--cache-dir", str(house.cache / "import-linter")],
        ],
        **client.checks(has_npm),
        "docs site": [sys.executable, str(house.root / "tools" / "docs_site.py")],
        "pytest": house.command("pytest", *workers, counted, *lanes.which_tests(lane)),
    }
    wanted = {name: checks[name] for name in lanes.which_checks(lane, checks)}
    tests = wanted.pop("pytest")
    outcomes: list[str] = []
    passed = failed = 0
    for name, good, took in side_by_side(house, wanted, environment, cores()):  # one each
        passed += good
        failed += not good
        outcomes.append(outcome(name, good, took))
    lacking.result()
    print("== pytest", flush=True)
    began = time.monotonic()
    good = run(tests, house.root, environment) == 0
    tests_passed, tests_failed, not_run = count_tests(report)
    passed += tests_passed
    failed += tests_failed or int(not good)
    name = f"pytest ({tests_passed} passed, {tests_failed} failed, {not_run} not run)"
    outcomes.append(outcome(name, good, time.monotonic() - began))
    if not has_npm:
        outcomes.append("not run          tsc, eslint (style)")
    print("== summary", *outcomes, sep="\n")
    if not has_browser:
        print(browser.MISSING)
    if not has_npm:
        print(MISSING.format(log=client.log))
    for name in missing:
        print(proxies.MISSING.format(name=name))
    if not has_database:
        print(postgres.MISSING)
    if not has_bus:
        print(redis_bus.MISSING)
    for line in lacking.result():
        print(line)
    for line in lanes.said(lane):
        print(line)
    # The other checks count like a test each, so that this line and the exit status agree.
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


def side_by_side(
    house: House, commands: dict[str, list[str]], environment: dict[str, str], at_once: int
) -> Iterator[tuple[str, bool, float]]:
    """Run these, some at once; what each says is told as a whole, in order. Gives of each its name,
    whether it was good, and the seconds it took."""

    def one(name: str) -> tuple[bool, float, str]:
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
            began = time.monotonic()
            good = run(commands[name], house.root, environment, output) == 0
            took = time.monotonic() - began
            output.seek(0)
            return good, took, output.read()

    with ThreadPoolExecutor(at_once) as pool:
        for name, (good, took, said) in zip(commands, pool.map(one, commands), strict=True):
            print(f"== {name}", said, sep="\n", end="", flush=True)
            yield name, good, took


def outcome(name: str, good: bool, took: float) -> str:
    """A line of the summary."""
    return f"{'ok    ' if good else 'FAILED'} {took:6.1f} s  {name}"


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def count_tests(report: Path) -> tuple[int, int, int]:
    """How many tests passed, failed and were not run, by the report pytest leaves for machines."""
    from xml.etree import ElementTree

    passed = failed = skipped = 0
    try:
        suites = ElementTree.parse(report).getroot().iter("testsuite")
    except (OSError, ElementTree.ParseError):
        return 0, 0, 0
    for suite in suites:
        bad = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        failed += bad
        skipped += int(suite.get("skipped", 0))
        passed += int(suite.get("tests", 0)) - int(suite.get("skipped", 0)) - bad
    return passed, failed, skipped
