"""New Salem: draft, accuse, govern. Start reading in rules/rounds.py; RULES.md is the map."""

from aquelarre.games.new_salem.game import NewSalem

GAME = NewSalem()
