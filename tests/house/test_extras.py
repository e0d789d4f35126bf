"""`./play extras`: what nobody needs to play is installed into the environment of the checkout."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO

import pytest

import extras
from house import ROOT, House
from house import main as house_main

PROJECT = """\
[project]
name = "owls"

[project.optional-dependencies]
mcp = ["mcp>=2.3,<3"]
data = ["pyarrow>=18,<27"]
"""
PINS = """\
# Written by a machine.
pyarrow==20.0 \\
    --hash=sha256:00 \\
    --hash=sha256:01
    # via owls
tzdata==2025.2 ; sys_platform == 'win32' \\
    --hash=sha256:02
"""


class Pretended(House):
    """A checkout whose pip only notes what it is asked for."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.asked: list[list[str]] = []
        self.works = True

    def prepare(self, part: str) -> None:
        self.cache.mkdir(exist_ok=True)

    def must_be_remade(self, part: str) -> bool:
        return True

    def make_venv(self, log: IO[str]) -> None:
        self.stamps.mkdir(parents=True)

    def install_requirements(self, pip: Sequence[str], part: str, log: IO[str]) -> None:
        """Nothing: only extras are looked at here."""

    def install_package(self, pip: Sequence[str], log: IO[str]) -> None:
        """Nothing."""

    def find_pip(self, log: IO[str]) -> list[str]:
        return ["pip"]

    def pip_installs(self, pip: Sequence[str], arguments: Sequence[str], log: IO[str]) -> bool:
        self.asked.append(list(arguments))
        return self.works


@pytest.fixture
def house(tmp_path: Path) -> Pretended:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "requirements" / "test.txt").write_text(PINS)
    (tmp_path / "requirements" / "run.txt").write_text("click==8\n")
    (tmp_path / ".cache").mkdir()
    return Pretended(tmp_path)


def test_an_extra_is_installed_in_the_versions_that_are_tested(house: Pretended) -> None:
    """Protects whoever wants an assistant at the table of a checkout: `.venv` has no pip."""
    assert house_main(house.play, ["extras", "mcp", "data"]) == 0
    (asked,) = house.asked
    assert asked[0] == "--constraint"
    assert asked[2:] == ["mcp>=2.3,<3", "pyarrow>=18,<27"]
    pins = Path(asked[1]).read_text()
    assert pins == "pyarrow==20.0\ntzdata==2025.2 ; sys_platform == 'win32'\n"


def test_what_was_added_comes_back_with_a_new_environment(house: Pretended) -> None:
    """Protects hosts: an update that makes `.venv` anew must not take their database away."""
    assert house_main(house.play, ["extras", "data"]) == 0
    with house.log.open("w") as log:
        house.install("run", log)
    assert house.asked[-1][2:] == ["pyarrow>=18,<27"]


def test_without_a_network_the_tables_open_all_the_same(
    house: Pretended, capsys: pytest.CaptureFixture[str]
) -> None:
    """Protects players: an extra that cannot be brought back is told, and nothing else."""
    assert house_main(house.play, ["extras", "data"]) == 0
    house.works = False
    with house.log.open("w") as log:
        house.install("run", log)
    assert "repeat ./play extras data" in capsys.readouterr().err
    assert extras.kept(house) == ["data"]


def test_wrong_names_and_a_failing_pip_are_told_in_one_sentence(
    house: Pretended, capsys: pytest.CaptureFixture[str]
) -> None:
    assert house_main(house.play, ["extras", "mpc"]) == 1
    assert "There is no extra “mpc”; there are: data, mcp." in capsys.readouterr().err
    assert house.asked == []
    house.works = False
    assert house_main(house.play, ["extras", "mcp"]) == 1
    problem = capsys.readouterr().err
    assert "pip could not install these extras" in problem
    assert problem.count("\n") == 1
    assert extras.kept(house) == []


def test_without_names_it_says_what_there_is(
    house: Pretended, capsys: pytest.CaptureFixture[str]
) -> None:
    assert house_main(house.play, ["extras", "mcp"]) == 0
    capsys.readouterr()
    assert house_main(house.play, ["extras"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["  data", "  mcp ✓"]
    assert len(house.asked) == 1


def test_every_extra_of_ours_can_be_named() -> None:
    """Protects the docs: what they tell to install is there."""
    told = ["bus", "data", "gym", "mcp", "openspiel", "passkeys", "pettingzoo", "postgres", "push"]
    assert {*told, "ratings", "ray", "textarena"} == set(extras.there(ROOT))
    done = subprocess.run([str(ROOT / "play"), "extras"], capture_output=True, encoding="utf-8")
    assert done.returncode == 0
    assert all(f"  {name}" in done.stdout for name in told)
