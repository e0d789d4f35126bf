"""The game keeps all laws, with every number of seats and all options."""

from __future__ import annotations

from aquelarre.games.carcassonne import GAME
from aquelarre.laws import check_game


def test_the_laws_hold() -> None:
    check_game(GAME, games=10, sample=24)
