"""A publisher's wheel: built with the engine compiled, installed where nothing of ours is, it plays
the same games (tools/wheel_hook.py)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from compiling import groups
from fastening import has_compiler

ROOT = Path(__file__).resolve().parents[2]
HOOK = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"
SUFFIX = EXTENSION_SUFFIXES[0]
WISHES = ["--random", "20", "--guide", "2", "--tell"]

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not has_compiler(), reason="there is no C compiler"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, "-P", "-m", "hatchling", "build", "-d", str(folder), "-t", "wheel"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, HOOK: "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the wheel and what it needs, and nothing else."""
    home = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = ROOT / "requirements" / "run.txt"
    subprocess.run([*install, "--require-hashes", "-r", str(pinned)], check=True)
    subprocess.run([*install, "--no-index", "--no-deps", str(wheel)], check=True)
    return python


def said(python: Path | str, *command: str, **more: str) -> str:
    """What a program says outside of the checkout, without a wish for a build of ours."""
    left = {key: value for key, value in os.environ.items() if not key.startswith("AQUELARRE")}
    left.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(python), *command], env={**left, **more}, cwd="/", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_holds_each_compiled_module_beside_its_source(wheel: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        inside = {*archive.namelist()}
    for library, sources in groups().items():
        assert f"{library}__mypyc{SUFFIX}" in inside
        for source in sources:
            module = source.removeprefix("src/").removesuffix(".py")
            assert {f"{module}.py", f"{module}{SUFFIX}"} <= inside


def test_installed_it_says_that_it_is_compiled(installed: Path) -> None:
    assert "the engine runs compiled" in said(
        installed, "-m", "aquelarre", "version", "--lang", "en"
    )


def test_installed_it_plays_the_same_games(installed: Path) -> None:
    tool = str(ROOT / "tools" / "same_games.py")
    found = []
    for python, more in ((installed, {}), (sys.executable, {"PYTHONPATH": str(ROOT / "src")})):
        lines = said(python, tool, *WISHES, **more).splitlines()
        found.append([json.loads(line) for line in lines])
    theirs, ours = found
    assert {line["compiled"] for line in theirs} == {True}
    assert {line["compiled"] for line in ours} == {False}
    assert len(ours) == 10
    for one, other in zip(theirs, ours, strict=True):
        assert one["digests"] == other["digests"], one["game"]
