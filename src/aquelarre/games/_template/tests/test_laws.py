"""The laws that every game keeps: see `aquelarre.laws`."""

from __future__ import annotations

from aquelarre.games._template import GAME
from aquelarre.laws import check_game


def test_every_law_holds() -> None:
    check_game(GAME, games=12)
