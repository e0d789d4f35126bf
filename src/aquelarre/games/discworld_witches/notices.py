"""What can be told, with the rule behind it. Append only.

A turn that has begun and tea that was taken are final: what is asked next can depend on cards that
others hold, and an undo would show it.
"""

from __future__ import annotations

from aquelarre.kernel import Notice

_SPACE = "space"

# Set-up
EASY_LAID = Notice("easy_laid", "LAN-03", ("space", "tile"), places=_SPACE)
HARD_LAID = Notice("hard_laid", "LAN-02", ("count",), places=_SPACE)
BOX_SHOWS = Notice("box_shows", "LAN-03", ("box", "tile"))
ROLLED_FIRST = Notice(
    "rolled_first", "LAN-05", ("seat", "face", "other", "face_3", "face_4", "total")
)
ROLL_AGAIN = Notice("roll_again", "LAN-05", ("total",))
CHOSE = Notice("chose", "LAN-05", ("seat", "apprentice"))
BEGINS = Notice("begins", "LAN-06", ("seat",))
STARTED_AT = Notice("started_at", "LAN-07", ("seat", "space"), places=_SPACE)
# Cards
DREW = Notice("drew", "LAN-26", ("seat",), ("card",))
SHUFFLED = Notice("shuffled", "LAN-08", ("count",))
NO_CARDS = Notice("no_cards", "LAN-08", ("seat",))
# Placing
TURN_BEGAN = Notice("turn_began", "LAN-53", ("seat", "turn"), final=True)
REVEALED = Notice("revealed", "LAN-09", ("card", "place"))
PLACED = Notice("placed", "LAN-09", ("tile", "space"), places=_SPACE)
PLACED_HIDDEN = Notice("placed_hidden", "LAN-10", ("space",), places=_SPACE)
CRISIS = Notice("crisis", "LAN-09", ("space", "count"), places=_SPACE)
HAD_CRISIS = Notice("had_crisis", "LAN-09", ("place",))
WITCH_IN_WAY = Notice("witch_in_way", "LAN-10", ("place",))
PLACE_FREELY = Notice("place_freely", "LAN-09", ("seat",))
LAST_TILE = Notice("last_tile", "LAN-28")
# Moving
WALKED = Notice("walked", "LAN-14", ("seat", "space"), places=_SPACE)
FLEW = Notice("flew", "LAN-15", ("seat", "card", "space"), places=_SPACE)
STAYED = Notice("stayed", "LAN-13", ("seat", "space"), places=_SPACE)
HURRIED = Notice("hurried", "LAN-35", ("seat", "card"))
LOOKED = Notice("looked", "LAN-37", ("seat", "space"), ("tile",), places=_SPACE)
VANISHED = Notice("vanished", "LAN-37", ("seat", "card", "space"), places=_SPACE)
VANISHED_BY_TOKEN = Notice("vanished_by_token", "LAN-06", ("seat", "space"), places=_SPACE)
LINGERS = Notice("lingers", "LAN-37", ("seat", "space"), places=_SPACE)
TURNED_UP = Notice("turned_up", "LAN-55", ("space", "tile"), places=_SPACE, final=True)
TEA = Notice("tea", "LAN-25", ("seat", "space"), places=_SPACE)
GAVE_BACK = Notice("gave_back", "LAN-25", ("seat", "count"), final=True)
RESTED = Notice("rested", "LAN-51", ("seat", "count"))
# The dungeon
TO_DUNGEON = Notice("to_dungeon", "LAN-43", ("seat",), places=_SPACE)
TURN_LOST = Notice("turn_lost", "LAN-43", ("seat",))
WAITED = Notice("waited", "LAN-44", ("seat",))
LEFT = Notice("left", "LAN-44", ("seat", "space"), places=_SPACE)
LEFT_BY_CARD = Notice("left_by_card", "LAN-44", ("seat", "card", "space"), places=_SPACE)
LEFT_BY_TOKEN = Notice("left_by_token", "LAN-44", ("seat", "space"), places=_SPACE)
# The attempt
ATTEMPT = Notice("attempt", "LAN-17", ("seat", "tile", "difficulty", "space"), places=_SPACE)
ROLLED = Notice("rolled", "LAN-17", ("seat", "face", "other"))
REROLLED = Notice("rerolled", "LAN-38", ("seat", "card", "die", "face"))
REROLLED_BOTH = Notice("rerolled_both", "LAN-38", ("seat", "card", "face", "other"))
USED_HEADOLOGY = Notice("used_headology", "LAN-17", ("seat", "card", "total"))
USED_MAGIC = Notice("used_magic", "LAN-17", ("seat", "card", "total"))
USED_MAGIC_TOKEN = Notice("used_magic_token", "LAN-06", ("seat", "total"))
ADDED = Notice("added", "LAN-29", ("seat", "card", "amount", "total"))
FLED = Notice("fled", "LAN-22", ("seat", "space"), places=_SPACE)
FLED_FLYING = Notice("fled_flying", "LAN-22", ("seat", "card", "space"), places=_SPACE)
SLIPPED_AWAY = Notice("slipped_away", "LAN-33", ("seat", "card"))
SOLVED = Notice("solved", "LAN-17", ("seat", "tile", "total", "difficulty"))
CURED = Notice("cured", "LAN-31", ("seat", "card", "tile"))
CURED_PIG = Notice("cured_pig", "LAN-06", ("seat",))
THREE = Notice("three", "LAN-24", ("seat", "card", "second", "third", "tile"))
WON_TILE = Notice("won_tile", "LAN-20", ("seat", "tile", "points"), places=_SPACE)
FAILED = Notice("failed", "LAN-21", ("seat", "tile", "total", "difficulty"), places=_SPACE)
RETREATED = Notice("retreated", "LAN-21", ("seat", "space"), places=_SPACE)
RETREATED_FLYING = Notice("retreated_flying", "LAN-21", ("seat", "card", "space"), places=_SPACE)
STRAYED = Notice("strayed", "LAN-21", ("seat", "space"), places=_SPACE)
TRAPPED = Notice("trapped", "LAN-21", ("seat", "space"), places=_SPACE)
# Tokens
TOOK_CACKLE = Notice("took_cackle", "LAN-18", ("seat", "count"))
TOOK_FROM = Notice("took_from", "LAN-23", ("seat", "victim"))
TOOK_ALISS = Notice("took_aliss", "LAN-23", ("seat", "left", "points"))
NO_ALISS = Notice("no_aliss", "LAN-23", ("seat",))
# Consequences
MORE_CRISIS = Notice("more_crisis", "LAN-46", ("space", "count"), places=_SPACE)
LOST_TILE = Notice("lost_tile", "LAN-47", ("seat", "tile", "points"))
BANISHED = Notice("banished", "LAN-48", ("tile", "space"), places=_SPACE)
# Effects
BORROWED = Notice("borrowed", "LAN-30", ("seat", "card"))
DRAWS_TWO = Notice("draws_two", "LAN-34", ("seat", "card"))
HELPED = Notice("helped", "LAN-36", ("seat", "card", "space"), places=_SPACE)
KNEW = Notice("knew", "LAN-39", ("seat", "card", "count"))
SHAMBLED = Notice("shambled", "LAN-40", ("seat", "card", "space"), places=_SPACE)
TRANSMUTES = Notice("transmutes", "LAN-41", ("seat", "card"))
DISCARDED = Notice("discarded", "LAN-41", ("seat", "card"))
# The end: all hands are shown, so nothing of it can be undone
NO_CRISIS_LEFT = Notice("no_crisis_left", "LAN-12", ("space",), places=_SPACE, final=True)
NO_ROOM = Notice("no_room", "LAN-09", final=True)
ELVES = Notice("elves", "LAN-27", ("count",), places=_SPACE, final=True)
NO_ALISS_LEFT = Notice("no_aliss_left", "LAN-49", ("seat",), final=True)
SCORED = Notice("scored", "LAN-28", ("seat", "easy", "hard", "aliss", "points"), final=True)
TIE_BY_TOKENS = Notice("tie_by_tokens", "LAN-28", ("seat", "count"), final=True)
TIE_BY_HARD = Notice("tie_by_hard", "LAN-28", ("seat", "points"), final=True)
TIE_BY_DIFFICULTY = Notice("tie_by_difficulty", "LAN-28", ("seat", "difficulty"), final=True)
WON = Notice("won", "LAN-28", ("seat", "points"), final=True)
SHARED = Notice("shared", "LAN-28", ("seat", "points"), final=True)
ALL_WON = Notice("all_won", "LAN-50", ("count",), final=True)
ALL_LOST = Notice("all_lost", "LAN-50", ("count",), final=True)
SOLO_PIGS = Notice("solo_pigs", "LAN-51", ("seat", "points"), final=True)
SOLO_WITCH = Notice("solo_witch", "LAN-51", ("seat", "points"), final=True)
SOLO_HONOURS = Notice("solo_honours", "LAN-51", ("seat", "points"), final=True)
# Later additions
TURN_LOST_TOO = Notice("turn_lost_too", "LAN-42", ("seat",))  # by the Cunning Man: our ruling

NOTICES = [value for value in list(globals().values()) if isinstance(value, Notice)]
