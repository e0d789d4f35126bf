"""The pinned packages, and the world around the house."""

import io
import re
import sys
import tomllib
from pathlib import Path

import pytest

from checks import count_tests
from house import ROOT
from surroundings import own_environment, pip_environment


def test_foreign_settings_stay_outside() -> None:
    """Protects our interpreter and pip from the settings of another environment."""
    given = {
        "HOME": "",
        "PATH": "/bin",
        "PYTHONPATH": "/elsewhere",
        "VIRTUAL_ENV": "/elsewhere",
        "PIP_REQUIRE_VIRTUALENV": "1",
        "PIP_TARGET": "/elsewhere",
        "PIP_PROXY": "a proxy",
    }
    ours = own_environment(given)
    assert not {"HOME", "PYTHONPATH", "VIRTUAL_ENV"} & ours.keys()
    assert ours["PATH"] == given["PATH"]
    for_pip = pip_environment(given)
    assert "PIP_TARGET" not in for_pip
    assert "PIP_REQUIRE_VIRTUALENV" not in for_pip
    assert for_pip["PIP_PROXY"] == "a proxy"


def test_a_terminal_that_is_not_utf8_keeps_its_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects old terminals: names of folders are UTF-8, the game's words are what they show."""
    assert "PYTHONIOENCODING" not in own_environment({})
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))
    ours = own_environment({})
    assert (ours["PYTHONUTF8"], ours["PYTHONIOENCODING"]) == ("1", "latin-1:replace")
    assert own_environment({"PYTHONIOENCODING": "cp850"})["PYTHONIOENCODING"] == "cp850"


def test_tests_are_counted_from_the_report(tmp_path: Path) -> None:
    """Protects the closing line of ./test: errors count as failures, skipped tests as neither."""
    report = tmp_path / "tests.xml"
    assert count_tests(report) == (0, 0, 0)
    report.write_text(
        '<testsuites><testsuite tests="10" failures="2" errors="1" skipped="3"/></testsuites>'
    )
    assert count_tests(report) == (4, 3, 3)


def pins(part: str) -> dict[str, str]:
    """The packages pinned for `part`, each with its version."""
    text = (ROOT / "requirements" / f"{part}.txt").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("part", ["run", "test"])
def test_every_pinned_package_has_its_digests_and_no_index(part: str) -> None:
    """Protects what is installed: only known files, from whatever index the user has."""
    text = (ROOT / "requirements" / f"{part}.txt").read_text("utf-8")
    packages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    named = [package.partition("==")[0] for package in packages]
    assert set(named) == set(pins(part))  # one may be pinned once for each Python
    assert all("--hash=sha256:" in package for package in packages)
    assert "://" not in text
    assert "index" not in text


def test_the_pins_of_play_and_test_agree() -> None:
    """Protects the shared `.venv`: what is tested is what is played."""
    assert pins("run").items() <= pins("test").items()


def test_every_dependency_of_the_project_is_pinned() -> None:
    """Protects against a dependency added to the project and forgotten in the pins."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = {
        "run": [*project["project"]["dependencies"], *project["dependency-groups"]["build"]],
        "test": [
            each
            for group in ("docs", "test")
            for each in project["dependency-groups"][group]
            if isinstance(each, str)
        ],
    }
    for part, wanted in asked.items():
        names = {re.split(r"[\[<>=!~ ]", each)[0].replace(".", "-") for each in wanted}
        assert names <= pins(part).keys()
