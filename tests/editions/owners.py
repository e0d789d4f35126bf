"""An owner's box of every game: one fact is another, and where things may be renamed, one is."""

from __future__ import annotations

from aquelarre.editions import edition_text, find

NAMES = {"es": "Mi nombre", "en": "My name"}
NAME = 'name = { es = "Mi nombre", en = "My name" }'
# What stands in our box, what is in the owner's, and the text that then says another name.
CHANGES = {
    "carcassonne": ('"U", copies = 8', f'"U", {NAME}, copies = 4', "tile-U"),
    "discworld_witches": ('"winter", difficulty = 25', '"winter", difficulty = 24', ""),
    "las_brujas": ('"R06", man = 2, woman = 2', f'"R06", {NAME}, man = 3, woman = 2', "card-R06a"),
    "new_salem": ('"V06", cost = 2', f'"V06", {NAME}, cost = 3', "event-V06"),
    "walpurgisnacht": ('"W19", kind = "plain"', f'"W19", {NAME}, kind = "crucifix"', "card-W19"),
}
GAMES = sorted(CHANGES)


def owned(game: str) -> str:
    """Our box as its owner has corrected it."""
    return edited(game, edition_text(find(game)))


def edited(game: str, text: str) -> str:
    old, new, _ = CHANGES[game]
    assert text.count(old) == 1, (game, text.count(old))
    return text.replace(old, new).replace('title = ""', 'title = "Mine"')
