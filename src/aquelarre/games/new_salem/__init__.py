"""New Salem: draft, accuse, govern. Start reading in rounds.py; RULES.md is the map."""

from aquelarre.games.new_salem.game import NewSalem

GAME = NewSalem()
