"""The laws that every game keeps: see `aquelarre.laws`, and tests/laws for many more games."""

from __future__ import annotations

from aquelarre.games.carcassonne import GAME
from aquelarre.laws import check_game


def test_the_laws_hold() -> None:
    check_game(GAME, games=2, sample=60)
