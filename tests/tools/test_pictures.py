"""What the pictures of the README and the lobby show: a moment in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

import pictures
from aquelarre.kernel.catalog import names
from aquelarre.match import read
from aquelarre.match.forking import steps_of

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


@pytest.mark.parametrize("game", names())
def test_each_moment_is_in_its_replay_and_not_its_end(game: str) -> None:
    match = read(PLAYTHROUGHS / f"{game}.aquelarre")
    last = len(steps_of(match.answers, match.nature)) - 1
    assert 0 < pictures.MOMENTS[game].step < last
