"""Discworld: The Witches, apprentices in Lancre, for 1 to 4 players."""

from aquelarre.games.discworld_witches.game import DiscworldWitches

GAME = DiscworldWitches()
