"""The vocabulary: what can be chosen (verbs) and told (notices). Append only."""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import BUILDINGS, CARDS, CHARACTERS, EVENTS
from aquelarre.games.new_salem.state import MOST_SEATS
from aquelarre.kernel import ChanceVerb, Notice, Verb

_CARDS, _EVENTS = len(CARDS), len(EVENTS)

DISCARD_BOTH = Verb("discard_both", 0, "SAL-09")
END_PHASE = Verb("end_phase", 1, "SAL-18")
LET_PASS = Verb("let_pass", 2, "SAL-12")
PAY_REST = Verb("pay_rest", 3, "SAL-13")
EASE_CONSCIENCE = Verb("ease_conscience", 4, "SAL-14")
BEAR_LOOSE = Verb("bear_loose", 5, "SAL-14")
PICK = Verb("pick", 20, "SAL-07", card=_CARDS)
KEEP = Verb("keep", 40, "SAL-09", card=_CARDS)
BUILD = Verb("build", 60, "SAL-14", card=_CARDS)
LAUNCH = Verb("launch", 80, "SAL-13", event=_EVENTS)
GIVE = Verb("give", 110, "SAL-12", receiver=MOST_SEATS)
NAME = Verb("name", 120, "SAL-16", seat=MOST_SEATS)
TRY = Verb("try", 130, "SAL-15", seat=MOST_SEATS)
QUESTION = Verb("question", 140, "SAL-14", seat=MOST_SEATS)
CONFESSOR = Verb("confessor", 150, "SAL-14", seat=MOST_SEATS)
CONFESS_TO = Verb("confess_to", 160, "SAL-14", seat=MOST_SEATS)
ABSOLVE = Verb("absolve", 170, "SAL-14", seat=MOST_SEATS)
HAND = Verb("hand", 180, "SAL-14", receiver=MOST_SEATS)
# The place of a cube: a building, or the character of a player who has none.
REMOVE = Verb("remove", 200, "SAL-08", building=BUILDINGS)
REMOVE_LOOSE = Verb("remove_loose", 344, "SAL-08", seat=MOST_SEATS)
CLEAR = Verb("clear", 400, "SAL-14", building=BUILDINGS)
CLEAR_LOOSE = Verb("clear_loose", 544, "SAL-14", seat=MOST_SEATS)
BURN = Verb("burn", 600, "SAL-26", building=BUILDINGS)
SEIZE = Verb("seize", 800, "SAL-26", building=BUILDINGS)
OFFER = Verb("offer", 1000, "SAL-26", building=BUILDINGS)
SWAP_FOR = Verb("swap_for", 1200, "SAL-26", building=BUILDINGS)
PASS_LEFT = Verb("pass_left", 1400, "SAL-26", building=BUILDINGS)
PAY_FROM = Verb("pay_from", 1600, "SAL-13", building=BUILDINGS)
BEAR = Verb("bear", 1800, "SAL-14", building=BUILDINGS)
MOVE_CHEST = Verb("move_chest", 2000, "SAL-12", building=BUILDINGS)
DEAL_CHARACTER = ChanceVerb("deal_character", 2200, "SAL-01", character=len(CHARACTERS))
FIRST_CONSTABLE = ChanceVerb("first_constable", 2220, "SAL-05", seat=MOST_SEATS)
DEAL = ChanceVerb("deal", 2240, "SAL-06", card=_CARDS)
REDRAW = ChanceVerb("redraw", 2260, "SAL-09", card=_CARDS)
DRAW_EVENT = ChanceVerb("draw_event", 2280, "SAL-11", event=_EVENTS)
DRAW_BUILDING = ChanceVerb("draw_building", 2310, "SAL-14", card=_CARDS)

VERBS = [value for value in list(globals().values()) if isinstance(value, Verb)]

KINDS = {  # what an argument or value is, where its name does not say it
    "receiver": "seat",
    "viewer": "seat",
    "holder": "seat",
    "owner": "seat",
    "other": "building",
    "winner": "side",
    **dict.fromkeys(
        (
            "round",
            "deal",
            "play",
            "cost",
            "hope",
            "despair",
            "removals",
            "count",
            "left",
            "points",
            "change",
            "before",
            "total",
            "threshold",
            "dearest",
            "sets",
            "types",
            "tone",  # of a reason: see guide/advice_town.py, guide/hearsay.py
        ),
        "number",
    ),
}

# Set-up
CHARACTER_DEALT = Notice("character_dealt", "SAL-01", ("seat",), ("character", "side"))
FIRST_NAMED = Notice("first_named", "SAL-05", ("seat",))
# Building
ROUND_BEGAN = Notice("round_began", "SAL-06", ("round", "deal", "play"))
BUILT = Notice("built", "SAL-07", ("seat", "building", "hope", "despair"), places="building")
REDREW = Notice("redrew", "SAL-09", ("seat",), final=True)
PASSED = Notice("passed", "SAL-07", ("left",))
REMOVED = Notice("removed", "SAL-08", ("seat", "building", "owner"), places="building")
REMOVED_LOOSE = Notice("removed_loose", "SAL-08", ("seat", "owner"))
NOT_REMOVED = Notice("not_removed", "SAL-08", ("seat",))
DECK_ENDED = Notice("deck_ended", "SAL-09")
# Events
EVENT_DRAWN = Notice("event_drawn", "SAL-11", ("event", "cost"))
EVENT_REPLACED = Notice("event_replaced", "SAL-14", ("event", "cost"))
GAVE = Notice("gave", "SAL-12", ("seat", "receiver"), final=True)
CHEST_MOVED = Notice("chest_moved", "SAL-12", ("seat", "building"))
LAUNCHED = Notice("launched", "SAL-13", ("seat", "event", "cost"))
CONSTABLE_NAMED = Notice("constable_named", "SAL-17", ("seat", "receiver"))
BADGES_RETURNED = Notice("badges_returned", "SAL-17", ("seat", "count"))
BADGES_FREED = Notice("badges_freed", "SAL-16", ("seat", "count"))
STAYS_CONSTABLE = Notice("stays_constable", "SAL-16", ("seat",))
ENDS_PHASE = Notice("ends_phase", "SAL-18", ("seat",))
THINKS_AGAIN = Notice("thinks_again", "SAL-18", ("seat", "hope", "dearest"))
PHASE_ENDED = Notice("phase_ended", "SAL-20", ("round",))
# What events do
ON_TRIAL = Notice("on_trial", "SAL-15", ("seat", "receiver", "left"))
STANDS_TRIAL = Notice("stands_trial", "SAL-15", ("seat", "left"))  # of his own accord
TRIAL_ANNULLED = Notice("trial_annulled", "SAL-14", ("seat", "receiver", "event"))
CHARACTER_SEEN = Notice("character_seen", "SAL-14", ("viewer", "seat"), ("character", "side"))
MUST_CONFESS = Notice("must_confess", "SAL-14", ("seat", "receiver"))
BURNT = Notice("burnt", "SAL-26", ("seat", "building", "owner"), places="building")
SEIZED = Notice("seized", "SAL-26", ("seat", "building", "owner"), places="building")
OFFERED = Notice("offered", "SAL-26", ("seat", "building"), places="building")
SWAPPED = Notice("swapped", "SAL-26", ("seat", "building", "other", "owner"), places="building")
PASSED_LEFT = Notice("passed_left", "SAL-26", ("seat", "building", "receiver"), places="building")
CLEARED = Notice("cleared", "SAL-14", ("seat", "building", "owner", "count"), places="building")
CLEARED_LOOSE = Notice("cleared_loose", "SAL-14", ("seat", "owner", "count"))
HOPE_GAINED = Notice("hope_gained", "SAL-14", ("seat", "count"))
HOPE_LOST = Notice("hope_lost", "SAL-14", ("seat",))
TITHED = Notice("tithed", "SAL-14", ("seat", "receiver"))
BORE = Notice("bore", "SAL-14", ("seat", "building"), places="building")
BORE_LOOSE = Notice("bore_loose", "SAL-14", ("seat",))
LOOKED = Notice("looked", "SAL-14", ("seat", "count"))
PUT_AWAY = Notice("put_away", "SAL-27", ("seat", "count"))
NO_CARDS = Notice("no_cards", "SAL-14", ("seat",))
ABSOLVED = Notice("absolved", "SAL-14", ("seat", "receiver", "left"))
HANDED = Notice("handed", "SAL-14", ("seat", "receiver", "event"))
CONSCIENCE_EASED = Notice("conscience_eased", "SAL-14", ("seat", "event"))
# The end
CHARACTER_SHOWN = Notice("character_shown", "SAL-21", ("seat", "character", "side"), final=True)
TOWN_COUNTED = Notice("town_counted", "SAL-21", ("despair",))
WITCH_TRIED = Notice("witch_tried", "SAL-21", ("seat", "change"))
WITCH_FREE = Notice("witch_free", "SAL-21", ("seat", "change"))
PURITAN_TRIED = Notice("puritan_tried", "SAL-21", ("seat", "change"))
TRIALS_SUMMED = Notice("trials_summed", "SAL-21", ("before", "change", "total"))
DEATH_SETS = Notice("death_sets", "SAL-22", ("seat", "sets", "change"), places="building")
JUSTICE_SETS = Notice("justice_sets", "SAL-22", ("seat", "sets", "change"), places="building")
SETS_SUMMED = Notice("sets_summed", "SAL-22", ("before", "change", "total"))
WITCHES_REACH = Notice("witches_reach", "SAL-23", ("total", "threshold"))
WITCHES_FAIL = Notice("witches_fail", "SAL-23", ("total", "threshold"))
TYPE_SCORED = Notice("type_scored", "SAL-24", ("seat", "type", "points"), places="building")
SET_SCORED = Notice("set_scored", "SAL-24", ("seat", "type", "sets", "points"), places="building")
LETTER_SCORED = Notice("letter_scored", "SAL-24", ("seat", "event", "points"))
POINTS_COUNTED = Notice("points_counted", "SAL-24", ("seat", "points"))
HOPE_COUNTED = Notice("hope_counted", "SAL-25", ("seat", "hope"))
WON = Notice("won", "SAL-25", ("seat", "winner", "points"))
SHARED = Notice("shared", "SAL-25", ("seat", "winner", "points"))
ALL_LOST = Notice("all_lost", "SAL-23", ("total", "threshold"))
TOWN_EMPTIED = Notice("town_emptied", "SAL-21", ("before", "count"))

NOTICES = [value for value in list(globals().values()) if isinstance(value, Notice)]
