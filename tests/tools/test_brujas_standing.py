"""`tools/brujas_standing.py`: what was learnt, held against games that were not seen."""

from __future__ import annotations

import numpy
import pytest

from aquelarre.games.las_brujas.guide.standing import NAMES
from aquelarre.kernel import Dice
from brujas_standing import fitted, loss, played


def test_a_fit_finds_what_decides() -> None:
    """One of two features decides: three times of four the game is won where it is 1."""
    rows = 400
    data = numpy.array([[1.0, float(x % 2), float(x // 2 % 2)] for x in range(rows)])
    won = numpy.array([float((x % 8 // 2 != 0) == (x % 2 == 1)) for x in range(rows)])
    parts, games = numpy.ones(rows), numpy.arange(rows) // 8
    _, decides, nothing = fitted(data, won, parts)
    assert decides == pytest.approx(2.0, abs=0.2)
    assert abs(nothing) < 0.2
    assert loss(data, won, parts, games) < loss(data[:, :1], won, parts, games) - 0.1


def test_a_game_is_noted_turn_by_turn() -> None:
    rows, good = played(6, Dice("noted"))
    assert len(rows) >= 6
    assert {len(row) for row in rows} == {len(NAMES)}
    assert good in (True, False)
