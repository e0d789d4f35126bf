"""The edition as people get it to change: our mix of tiles as a text, with a head on it."""

from __future__ import annotations

from functools import cache

from aquelarre.editions import Sheet
from aquelarre.games.carcassonne.box.kinds import BASE, CROP_CIRCLES, MAGE_AND_WITCH
from aquelarre.games.carcassonne.box.tiles import CLOISTER, Kind

HEAD = """\
# Tu mezcla de losetas para «Carcassonne»: cuántas hay de cada clase, y clases tuyas si quieres.
# Your mix of tiles for “Carcassonne”: how many there are of each kind, and kinds of your own.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca. 0 copias: esa clase no está. Z1 a Z12 están libres para clases tuyas:
# Never change an id. 0 copies: there is no such tile. Z1 to Z12 are free for kinds of your own:
#   { id = "Z1", name = { es = "Ermita junto al camino", en = "Chapel by the road" }, copies = 2,
#     edges = "CRFR", cities = ["N+"], roads = ["E", "W"], cloister = true },
#   edges   los lados N, E, S y W: C ciudad, R camino, F campo
#           the sides N, E, S and W: C city, R road, F field
#   cities  los lados que une cada ciudad; + es un blasón / what each city joins; + is a pennant
#   roads   los lados que une cada camino; uno solo: acaba / what each road joins; just one: it ends
#   mark    "mage": Mago y Bruja / Mage & Witch; "road", "farm", "city": un círculo / a circle
#   farms   solo si los campos son otros, como en los ejemplos de docs/EDITIONS.md
#           only where the fields are others, as in the examples of docs/EDITIONS.md

game = "carcassonne"
title = ""  # cómo se llama tu edición / what your edition is called

tiles = [
"""

SETS = (("Carcassonne", BASE, "R"), ("Mage & Witch", MAGE_AND_WITCH, "F"),
        ("Crop Circles", CROP_CIRCLES, "F"))  # fmt: skip


@cache
def our_sheet() -> Sheet:
    """Our mix, as it is exported."""
    lines = []
    for title, kinds, source in SETS:
        lines.append(f"    # {title}")
        lines += [_row(kind, source) for kind in kinds]
    return Sheet(HEAD + "\n".join(lines) + "\n]\n")


def _row(kind: Kind, source: str) -> str:
    start = ", start = true" if kind.start else ""
    facts = f'id = "{kind.label}", copies = {kind.copies}{start}'
    row = f'{{ {facts}, sources = {{ copies = "{source}" }} }},'
    return f"    {row}  # {_described(kind)}"


def _described(kind: Kind) -> str:
    """What lies on it, as the fields of an owner's own kind would say."""
    told = [kind.edges]
    for segment in kind.segments:
        if segment.feature < 2:
            name = ("city", "road")[segment.feature]
            told.append(f"{name} {''.join('NESW'[side] for side in segment.sides)}")
            told[-1] += "+" * segment.pennants
    told += ["cloister"] * (CLOISTER in kind.features)
    return ", ".join([*told, *([f"circle: {kind.mark}"] if kind.mark else [])])
