"""The vocabulary of the base game: what can be chosen (verbs) and told (notices). Append only.

Expansions have their own verbs and notices, beside their rules.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.kinds import KINDS
from aquelarre.games.carcassonne.box.places import PLACES
from aquelarre.games.carcassonne.box.tiles import ROTATIONS, SPOTS
from aquelarre.kernel import ChanceVerb, Notice, Verb

MOST_SEATS = 6

NO_FOLLOWER = Verb("no_follower", 0, "CAR-05")
FOLLOWER = Verb("follower", 10, "CAR-05", spot=len(SPOTS))
BEGIN = ChanceVerb("begin", 40, "CAR-01", seat=MOST_SEATS)
DRAW = ChanceVerb("draw", 50, "CAR-02", tile=len(KINDS))
LAY = Verb("lay", 1000, "CAR-03", place=PLACES, rotation=ROTATIONS)

VERBS = [NO_FOLLOWER, FOLLOWER, BEGIN, DRAW, LAY]

# The parts of which a score is made up: points for tiles, pennants and cities beside a farm,
# and what neutral figures add or take.
PARTS = ("tiles", "pennants", "cities", "mage", "witch")
TILES, PENNANTS, CITIES, MAGE, WITCH = range(len(PARTS))
# Who gets how much, for which feature (a place of it, and its tiles), in these parts.
SCORE = ("seat", "place", "size", "points", *PARTS)

STARTED = Notice("started", "CAR-01", ("tile",))
BEGINS = Notice("begins", "CAR-01", ("seat",))
DREW = Notice("drew", "CAR-02", ("seat", "tile"))
SET_ASIDE = Notice("set_aside", "CAR-04", ("seat", "tile"))
LAID = Notice("laid", "CAR-03", ("seat", "tile", "place", "rotation"))
FOLLOWER_PUT = Notice("follower_put", "CAR-05", ("seat", "place", "spot"))
ROAD_SCORED = Notice("road_scored", "CAR-06", SCORE, places="place")
CITY_SCORED = Notice("city_scored", "CAR-07", SCORE, places="place")
CLOISTER_SCORED = Notice("cloister_scored", "CAR-08", SCORE, places="place")
ENDED = Notice("ended", "CAR-11")
OPEN_ROAD_SCORED = Notice("open_road_scored", "CAR-11", SCORE, places="place")
OPEN_CITY_SCORED = Notice("open_city_scored", "CAR-11", SCORE, places="place")
OPEN_CLOISTER_SCORED = Notice("open_cloister_scored", "CAR-11", SCORE, places="place")
FARM_SCORED = Notice("farm_scored", "CAR-12", SCORE, places="place")
WON = Notice("won", "CAR-13", ("seat", "points"))
SHARED = Notice("shared", "CAR-13", ("seat", "points"))

NOTICES = [value for value in list(globals().values()) if isinstance(value, Notice)]

KINDS_OF_VALUES = {  # what an argument or value is, where its name does not say it
    "points": "number",
    "size": "number",
    **dict.fromkeys(("count", "left", "before", "open", "then", "more"), "number"),
    **dict.fromkeys(PARTS, "number"),
}
