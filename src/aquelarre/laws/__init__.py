"""The laws: what holds for every game, as plain functions that any game's tests can call.

    from aquelarre.laws import check_game
    check_game(GAME)  # or check_game(GAME, draft=True), while texts and tests are still to come

Each law lives in the module of its name and tells every fault as a `LawBroken`, with a sentence
that says where to look. `check_random_game` plays one game and is cheap enough to be called ten
thousand times. `python -m aquelarre.laws NAME` says what is wrong with a game, and with `--update`
writes its snapshots.
"""

from aquelarre.laws.broken import LawBroken, LawsBroken, ToDo
from aquelarre.laws.check import (
    LAWS,
    broken_laws,
    check_game,
    check_games,
    check_position,
    check_random_game,
)
from aquelarre.laws.update import update_snapshots
from aquelarre.laws.walk import tables, walk

__all__ = [
    "LAWS",
    "LawBroken",
    "LawsBroken",
    "ToDo",
    "broken_laws",
    "check_game",
    "check_games",
    "check_position",
    "check_random_game",
    "tables",
    "update_snapshots",
    "walk",
]
