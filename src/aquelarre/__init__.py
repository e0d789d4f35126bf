"""Aquelarre: witch-themed tabletop games with every rule enforced.

What programs need most is here; the rest is in `aquelarre.kernel`, `aquelarre.match`,
`aquelarre.bots`, `aquelarre.laws` and `aquelarre.words`.
"""

import aquelarre.compiled  # noqa: F401  (first: it decides how the others are loaded)
from aquelarre.bots import bot
from aquelarre.editions import find
from aquelarre.kernel import AquelarreError, Dice
from aquelarre.kernel.catalog import names
from aquelarre.match import Match, Player, load, read, save, write

__all__ = [
    "AquelarreError",
    "Dice",
    "Match",
    "Player",
    "bot",
    "find",
    "load",
    "names",
    "read",
    "save",
    "write",
]
