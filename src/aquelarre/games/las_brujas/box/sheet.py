"""The edition as owners of the box get it to correct: our facts as a text, with a head on it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from aquelarre.editions import Sheet

HEAD = """\
# Tu edición de «Las Brujas»: escribe aquí lo que dice tu caja.
# Your edition of “Las Brujas”: write down here what your box says.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca; los hechos, todos los que haga falta. Cambia también el título.
# Never change an id; change as many facts as need be. Change the title, too.

game = "las_brujas"
title = ""  # cómo se llama tu edición / what your edition is called

"""


@cache
def our_sheet() -> Sheet:
    """Our reconstruction, as it is exported."""
    folder = files("aquelarre.games.las_brujas.box")
    return Sheet(HEAD + folder.joinpath("village.toml").read_text(encoding="utf-8"))
