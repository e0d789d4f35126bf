"""The schema: what stands in each row of a record, as JSON lines and as Parquet.

The table on docs/RECORDS.md is made of this, and a test compares it with what is written.
"""

from __future__ import annotations

from typing import NamedTuple

VERSION = 1  # moves when a field is taken away or means something else

WHOLE, NUMBERS, REAL, REALS = "whole number", "whole numbers", "number", "numbers"
TEXT, TEXTS, TRUTH = "text", "texts", "true or false"
JSON, JSONS = "JSON", "list of JSON"  # nested values; in Parquet, their JSON as text
OPTIONS, EVENTS, EVENT_LISTS = "options", "events", "lists of events"


class Field(NamedTuple):
    """One column."""

    name: str
    kind: str
    meaning: str
    nullable: bool = False


DECISIONS = (
    Field("game", WHOLE, "the number of the game in the record, from 0"),
    Field("number", WHOLE, "the number of the decision in its game, from 0"),
    Field("log", WHOLE, "how many answers the log of the game had before (nature's included)"),
    Field("question", WHOLE, "the number of the open question; all who answer it have the same"),
    Field("asked", TEXT, "the key of the question; empty where the seat may not know it"),
    Field("seat", WHOLE, "whose decision it is"),
    Field("bot", TEXT, "the kind of bot on that seat"),
    Field("unasked", TRUTH, "a chance to speak up, while nobody waits for this seat"),
    Field("told", EVENTS, "what the seat was told since its decision before, as it heard it"),
    Field("view", JSON, "all that the seat saw"),
    Field("options", OPTIONS, "what it could answer (or say, if unasked)"),
    Field("answer", WHOLE, "the number of the action it chose; null: it kept silent", True),
    Field("chosen", WHOLE, "the place of that action among the options", True),
    Field(
        "sides", TEXTS, "truth: the side of each seat; null where it has none, or none yet", True
    ),
    Field("truth", JSONS, "truth: for each seat, the changes that make its view of this view"),
)
GAMES = (
    Field("game", WHOLE, "the number of the game in the record, from 0"),
    Field("seed", TEXT, "the seed of its chance"),
    Field("bots", TEXTS, "the kind of bot on each seat"),
    Field("first", WHOLE, "the seat that had the first turn; 0 where nobody begins"),
    Field("sides", TEXTS, "the side of each seat at the end; null where there are none", True),
    Field("returns", REALS, "what the game was worth to each seat: 1 won, 0 drawn, -1 lost"),
    Field("points", NUMBERS, "the points of each seat; empty in a game without"),
    Field("decisions", WHOLE, "how many rows of decisions it has"),
    Field("faults", JSON, "what engines did wrong, and the guide answered for them; usually empty"),
    Field("told", EVENT_LISTS, "for each seat, what it was told after its last decision"),
    Field("end", JSON, "what a watcher saw at the end"),
    Field("saved", TEXT, "the saved game as a text, for `aquelarre.load`"),
)
TABLES = {"decisions": DECISIONS, "games": GAMES}
OPTION = {"action": WHOLE, "verb": TEXT, "refs": TEXTS}
EVENT = {"key": TEXT, "rule": TEXT, "values": JSON, "known": TRUTH, "places": NUMBERS}
