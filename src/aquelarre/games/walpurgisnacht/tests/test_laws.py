"""The laws that every game keeps: see `aquelarre.laws`, and tests/laws for many more games."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.laws import check_game


def test_every_law_holds() -> None:
    check_game(GAME, games=4, sample=12)
