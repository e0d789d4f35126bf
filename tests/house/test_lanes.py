"""The lanes of ./test: what each leaves out is there to be left out, and is told."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import lanes
from lanes import CHECKS_LEFT_OUT, DEEP, LEFT_OUT, QUICK, USUAL, lane_of, said, which_checks
from repeats import ONE_OF_EACH, long_only

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("given", "lane", "rest"),
    [
        ([], USUAL, []),
        (["--quick"], QUICK, []),
        (["-k", "moon"], USUAL, ["-k", "moon"]),
        (["--deep", "tests/house"], DEEP, ["tests/house"]),
    ],
)
def test_the_lane_is_told_from_what_is_meant_for_pytest(
    given: list[str], lane: str, rest: list[str]
) -> None:
    assert lane_of(given) == (lane, rest)


def test_only_the_deep_lane_has_the_long_tests() -> None:
    assert lanes.which_tests(DEEP) == ["--timeout=0"]
    assert lanes.which_tests(USUAL) == ["-m", "not deep"]
    assert lanes.which_tests(QUICK)[:2] == ["-m", "not deep"]


@pytest.mark.parametrize("path", LEFT_OUT)
def test_what_is_left_out_is_there(path: str) -> None:
    """A name that is gone would let its tests slip back into the quick lane, or out of all care."""
    file, _, name = path.partition("::")
    assert (ROOT / file).exists()
    if name:
        assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.M)


def test_the_quick_lane_says_what_it_left_out() -> None:
    told = "\n".join(said(QUICK))
    for reason in (*LEFT_OUT.values(), *CHECKS_LEFT_OUT.values()):
        assert reason in told
    assert "./test" in told
    assert said(USUAL) == said(DEEP) == []
    assert which_checks(QUICK, ["mypy", *CHECKS_LEFT_OUT]) == ["mypy"]
    assert which_checks(USUAL, ["mypy", *CHECKS_LEFT_OUT]) == ["mypy", *CHECKS_LEFT_OUT]


def test_pytest_understands_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a file that is left out nothing is read; of another only the test that is named."""
    (tmp_path / "test_a.py").write_text("raise SystemExit")
    (tmp_path / "test_b.py").write_text("def test_long(): ...\ndef test_short(): ...\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = deep\n")
    monkeypatch.setattr(lanes, "LEFT_OUT", {"test_a.py": "a", "test_b.py::test_long": "b"})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", *lanes.which_tests(QUICK)],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    assert re.findall(r"^test_.*", done.stdout, re.MULTILINE) == ["test_b.py::test_short"]


def test_the_cases_of_the_usual_lane_are_there() -> None:
    """A test that was renamed would slip back with all its cases; a case, out of the lane."""
    files = sorted({test.partition("::")[0] for test in ONE_OF_EACH})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n0", *files],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    found = set(done.stdout.splitlines())
    for test, cases in ONE_OF_EACH.items():
        assert any(name.partition("[")[0] == test for name in found), test
        assert [case for case in cases if f"{test}[{case}]" not in found] == [], test


def test_every_other_case_is_long() -> None:
    test, cases = next((test, cases) for test, cases in ONE_OF_EACH.items() if cases)
    whole = next(test for test, cases in ONE_OF_EACH.items() if not cases)
    assert not long_only(f"{test}[{cases[0]}]")
    assert long_only(f"{test}[another]")
    assert long_only(whole)
    assert not long_only("tests/laws/test_laws_hold.py::test_many_games[carcassonne-2]")
