"""Browsers that are not there, or do not start: told in one sentence, in good time."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import browser
import engines

posix_only = pytest.mark.skipif(os.name != "posix", reason="the pretended browser is a script")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def pretend(programs: Path, name: str, script: str) -> None:
    (programs / name).write_text(f"#!/bin/sh\n{script}\n")
    (programs / name).chmod(0o755)


@pytest.mark.parametrize("name", [engines.WEBKIT, engines.FIREFOX])
def test_one_that_is_missing_is_told(programs: Path, name: str) -> None:
    assert any(name in line for line in engines.make_sure())
    with pytest.raises(engines.Unavailable, match="are not run"), engines.opened(name):
        pass


def test_they_are_installed_one_by_one(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def install(*packages: str) -> bool:
        asked.append(packages)
        pretend(programs, packages[0], "")
        return True

    monkeypatch.setattr(browser, "install", install)
    told = engines.make_sure()
    assert asked == [tuple(packages) for packages in engines.PACKAGES.values()]
    assert [engines.WEBKIT in line for line in told] == [True]  # of Firefox all is there now


@posix_only
def test_one_that_ends_at_once_is_told_at_once(programs: Path) -> None:
    pretend(programs, "firefox", "exit 3")
    told = pytest.raises(engines.Unavailable, match="ended with status 3")
    with told, engines.opened(engines.FIREFOX):
        pass


@posix_only
def test_one_that_never_speaks_is_ended(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[subprocess.Popen[bytes]] = []
    end = engines.end

    def noted(process: subprocess.Popen[bytes]) -> None:
        end(process)
        ended.append(process)

    monkeypatch.setattr(engines, "START", 0.5)
    monkeypatch.setattr(engines, "end", noted)
    pretend(programs, "firefox", "while :; do :; done")
    with pytest.raises(engines.Unavailable, match="nothing in"), engines.opened(engines.FIREFOX):
        pass
    assert [process.returncode is None for process in ended] == [False]
