"""What tests of the laws share."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from aquelarre.games._template import GAME
from aquelarre.kernel.catalog import folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A copy of the template's files, to be damaged."""
    original = folder(GAME)
    assert isinstance(original, Path)
    return shutil.copytree(original, tmp_path / "game", ignore=shutil.ignore_patterns("*.pyc"))
