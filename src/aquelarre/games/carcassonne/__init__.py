"""Carcassonne with Mage & Witch and Crop Circles, played from the rulebook."""

from aquelarre.games.carcassonne.game import Carcassonne

GAME = Carcassonne()

__all__ = ["GAME"]
