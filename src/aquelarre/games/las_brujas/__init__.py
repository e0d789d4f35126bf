"""Las Brujas: the village, its trials and its ghosts. Start reading in rules/turn.py; RULES.md is
the map."""

from aquelarre.games.las_brujas.game import LasBrujas

GAME = LasBrujas()
