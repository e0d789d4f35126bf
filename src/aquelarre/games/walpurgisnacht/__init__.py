"""Walpurgisnacht: the dance of the witches. Start reading in rules/turn.py; RULES.md is the map."""

from aquelarre.games.walpurgisnacht.game import Walpurgisnacht

GAME = Walpurgisnacht()
