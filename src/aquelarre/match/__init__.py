"""A game at a table: play with checked answers, undo, save, load, replay."""

from aquelarre.match.chance import Outcome
from aquelarre.match.forking import fork
from aquelarre.match.match import Match, Player, new_seed
from aquelarre.match.saved import load, read, save, write

__all__ = ["Match", "Outcome", "Player", "fork", "load", "new_seed", "read", "save", "write"]
