"""Counting what a person is asked: as tables ask today, and as they did before."""

from __future__ import annotations

import re
import sys

import pytest

import questions


def counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *more: str
) -> float:
    given = ["questions.py", "las_brujas", "--seats", "3", "--games", "2", *more]
    monkeypatch.setattr(sys, "argv", given)
    questions.main()
    found = re.search(r"in a game: ([\d.]+)", capsys.readouterr().out)
    assert found
    return float(found[1])


def test_fewer_than_by_earlier_rules_and_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = counted(monkeypatch, capsys)
    assert 0 < now < counted(monkeypatch, capsys, "--all")
    assert now < counted(monkeypatch, capsys, "--rules", "2", "--all")
