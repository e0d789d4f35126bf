"""A build is used only if it is of these sources; without one everything is as ever."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from aquelarre import compiled
from aquelarre.terminal.cli import main


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with two modules, and its package."""
    package = tmp_path / "src" / "aquelarre"
    for name in ("kernel/state.py", "games/owls/rules.py", "games/owls/tests/test_owls.py"):
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("N = 1\n")
    return package


@pytest.fixture
def meta_path(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What Python looks modules up in; as it was when the test is over."""
    found: list[object] = list(sys.meta_path)
    monkeypatch.setattr(sys, "meta_path", found)
    return found


def built(package: Path, stamp: str) -> Path:
    """An empty build of this stamp."""
    folder = package.parents[1] / compiled.BUILDS / stamp
    folder.mkdir(parents=True)
    return folder


def test_the_stamp_follows_the_sources_and_not_their_tests(checkout: Path) -> None:
    before = compiled.stamp(checkout)
    (checkout / "games/owls/tests/test_owls.py").write_text("N = 2\n")
    (checkout / "games/owls/RULES.md").write_text("owls\n")
    assert compiled.stamp(checkout) == before
    (checkout / "games/owls/rules.py").write_text("N = 2\n")
    assert compiled.stamp(checkout) != before


def test_without_a_build_nothing_is_said(checkout: Path, meta_path: list[object]) -> None:
    count = len(meta_path)
    assert compiled.use({"AQUELARRE_FAST": "1"}, checkout) == ""
    built(checkout, "work")  # a build that was broken off
    assert compiled.use({"AQUELARRE_FAST": "1"}, checkout) == ""
    assert len(sys.meta_path) == count


def test_a_stale_build_is_noticed_and_not_used(checkout: Path, meta_path: list[object]) -> None:
    built(checkout, compiled.stamp(checkout))
    (checkout / "kernel/state.py").write_text("N = 3\n")
    assert compiled.use({"AQUELARRE_FAST": "1"}, checkout) == compiled.STALE
    assert not any(isinstance(each, compiled.Finder) for each in sys.meta_path)


def test_nobody_is_made_to_use_a_build(checkout: Path, meta_path: list[object]) -> None:
    built(checkout, compiled.stamp(checkout))
    for wish in ({}, {"AQUELARRE_FAST": "0"}, {"AQUELARRE_FAST": ""}):
        assert compiled.use(wish, checkout) == ""
    assert not any(isinstance(each, compiled.Finder) for each in sys.meta_path)


def test_a_build_that_cannot_be_loaded_is_left_alone(
    checkout: Path, meta_path: list[object]
) -> None:
    folder = built(checkout, compiled.stamp(checkout))
    (folder / f"aquelarre_kernel__mypyc{EXTENSION_SUFFIXES[0]}").write_text("no library")
    assert compiled.use({"AQUELARRE_FAST": "1"}, checkout) == compiled.BROKEN
    assert not any(isinstance(each, compiled.Finder) for each in sys.meta_path)


def test_modules_are_found_by_their_names(checkout: Path) -> None:
    folder = built(checkout, "some")
    suffix = EXTENSION_SUFFIXES[0]
    (folder / "aquelarre" / "kernel").mkdir(parents=True)
    (folder / "aquelarre" / "kernel" / f"state{suffix}").touch()
    (folder / f"aquelarre_kernel__mypyc{suffix}").touch()
    assert set(compiled.modules_in(folder)) == {"aquelarre.kernel.state", "aquelarre_kernel__mypyc"}
    finder = compiled.Finder(compiled.modules_in(folder))
    found = finder.find_spec("aquelarre.kernel.state")
    assert found is not None
    assert str(found.origin).startswith(str(folder))
    assert finder.find_spec("aquelarre.kernel.steps") is None


def test_one_line_says_that_a_build_is_stale(tmp_path: Path) -> None:
    """Protects who has changed something after ./fast: the game goes on, interpreted."""
    (tmp_path / "builds" / "earlier").mkdir(parents=True)
    environment = {**os.environ, "AQUELARRE_FAST": str(tmp_path / "builds")}
    program = "import os, aquelarre.compiled as c; print(c.runs(), os.environ[c.SWITCH])"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.stdout.split() == ["False", "0"]
    assert done.stderr.strip() == compiled.STALE


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "el motor se interpreta"), ("en", "the engine runs interpreted")]
)
def test_version_says_which_engine_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(compiled, "runs", lambda: False)
    assert main(["version", "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    monkeypatch.setattr(compiled, "runs", lambda: True)
    assert main(["version", "--lang", lang]) == 0
    assert said not in capsys.readouterr().out


def test_plain_means_the_sources_even_beside_compiled_modules(
    checkout: Path, meta_path: list[object]
) -> None:
    beside = checkout / f"kernel/state{EXTENSION_SUFFIXES[0]}"
    beside.touch()
    assert compiled.use({compiled.SWITCH: compiled.PLAIN}, checkout) == ""
    finder = meta_path[0]
    assert isinstance(finder, compiled.Finder)
    spec = finder.find_spec("aquelarre.kernel.state")
    assert spec is not None
    assert spec.origin == str(checkout / "kernel/state.py")
    assert finder.find_spec("aquelarre.games.owls.rules") is None
