"""A game at a table: play with checked answers, undo, save, load, replay."""

from aquelarre.match.match import Match, Player
from aquelarre.match.saved import load, read, save, write

__all__ = ["Match", "Player", "load", "read", "save", "write"]
