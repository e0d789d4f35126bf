"""./fast says one sentence in both languages where it cannot compile, and cleans up."""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

import pytest

import fastening
from house import House, Trouble


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(House, "prepare", lambda house, part: None)
    return House(tmp_path)


def test_without_a_compiler_one_sentence_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fastening, "House", lambda: house)
    monkeypatch.setattr(fastening, "has_compiler", lambda: False)
    assert fastening.fast([]) == 1
    assert capsys.readouterr().err == fastening.NO_COMPILER + "\n"
    assert not (house.cache / "fast").exists()


def test_a_compiler_without_the_headers_of_python_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/cc")
    assert not fastening.has_compiler()
    (tmp_path / "Python.h").touch()
    assert fastening.has_compiler()


def test_what_was_compiled_can_be_removed(house: House) -> None:
    build = house.cache / "fast" / "stamp"
    build.mkdir(parents=True)
    assert fastening.fasten(house, ["--remove"]) == 0
    assert not build.exists()


def test_a_failure_is_told_with_the_log(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fastening, "has_compiler", lambda: True)
    monkeypatch.setattr(fastening, "is_fresh", lambda house, builds: False)
    monkeypatch.setattr(fastening, "run", lambda *given, **more: 1)
    with pytest.raises(Trouble, match=r"fast\.log"):
        fastening.fasten(house, [])


def test_what_is_there_is_not_made_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fastening, "has_compiler", lambda: True)
    monkeypatch.setattr(fastening, "is_fresh", lambda house, builds: True)
    monkeypatch.setattr(fastening, "run", lambda *given, **more: pytest.fail("it was compiled"))
    assert fastening.fasten(house, []) == 0
