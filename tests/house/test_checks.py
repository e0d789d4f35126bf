"""`./test`: the checks beside the tests."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from checks import side_by_side
from house import House


def test_checks_run_side_by_side_and_are_told_one_after_the_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The first waits for what only the second does: one after the other they would never end."""
    sign = tmp_path / "sign"
    waiting = f"import os; print('waits')\nwhile not os.path.exists({str(sign)!r}): pass"
    making = f"open({str(sign)!r}, 'w').close(); print('made'); raise SystemExit(3)"
    commands = {
        "waiting": [sys.executable, "-c", waiting],
        "making": [sys.executable, "-c", making],
    }
    found = list(side_by_side(House(tmp_path), commands, dict(os.environ), 2))
    assert [(name, good) for name, good, _ in found] == [("waiting", True), ("making", False)]
    assert capfd.readouterr().out.split() == ["==", "waiting", "waits", "==", "making", "made"]
