"""The vocabulary: what can be chosen (verbs) and told (notices). Append only."""

from __future__ import annotations

from aquelarre.kernel import ChanceVerb, Notice, Verb

SEATS = 8
CARDS = 31
SLOTS = 25

READY = Verb("ready", 0, "WAL-06")
STOP = Verb("stop", 1, "WAL-10")
KEEP = Verb("keep", 2, "WAL-20")
REST = Verb("rest", 3, "WAL-26")
TURN_DOWN = Verb("turn_down", 4, "WAL-25")
DECLARE = Verb("declare", 5, "WAL-09")
FORBEAR = Verb("forbear", 6, "WAL-24")
REVEAL = Verb("reveal", 10, "WAL-10", slot=SLOTS)
GIVE = Verb("give", 100, "WAL-19", card=CARDS, receiver=SEATS)
GIVE_OPEN = Verb("give_open", 400, "WAL-20", card=CARDS, receiver=SEATS)
PASS_ON = Verb("pass_on", 700, "WAL-21", card=CARDS, receiver=SEATS)
COMMAND = Verb("command", 1000, "WAL-24", giver=SEATS, receiver=SEATS)
BESTOW = Verb("bestow", 1100, "WAL-24", card=CARDS, receiver=SEATS)
HAND_OVER = Verb("hand_over", 1400, "WAL-24", card=CARDS)
PUT_BACK = Verb("put_back", 1500, "WAL-25", card=CARDS, slot=SLOTS)
MOVE = Verb("move", 2300, "WAL-26", slot=SLOTS, to=SLOTS)
SWAP = Verb("swap", 3000, "WAL-26", slot=SLOTS, other=SLOTS)
SEAT_DEVIL = ChanceVerb("seat_devil", 4000, "WAL-02", seat=SEATS)
DEAL_ROLE = ChanceVerb("deal_role", 4010, "WAL-02", card=CARDS)
LAY = ChanceVerb("lay", 4050, "WAL-04", card=CARDS)
BEGIN = ChanceVerb("begin", 4090, "WAL-07", seat=SEATS)
TURN_UP = ChanceVerb("turn_up", 4100, "WAL-10", card=CARDS)

VERBS = [value for value in list(globals().values()) if isinstance(value, Verb)]

KINDS = {  # what an argument or value is, where its name does not say it
    **dict.fromkeys(("receiver", "giver"), "seat"),
    **dict.fromkeys(("to", "other", "first", "second"), "slot"),
    **dict.fromkeys(("points", "count", "green", "purple", "witches", "villagers"), "number"),
    **dict.fromkeys(
        ("before", "colour", "rivals", "team"), "number"
    ),  # what only a coach speaks of
    "also": "card",
    "winner": "side",
}

ROLE_DEALT = Notice("role_dealt", "WAL-02", ("seat",), ("card",))
MOUNTAIN_SHOWN = Notice("mountain_shown", "WAL-06")
TURNED_DOWN = Notice("turned_down", "WAL-06", final=True)
BEGINS = Notice("begins", "WAL-07", ("seat",))
TURN = Notice("turn", "WAL-07", ("seat",))
REVEALED = Notice("revealed", "WAL-10", ("seat", "slot"), ("card", "wisp"), fleeting=True)
STOPPED = Notice("stopped", "WAL-10", ("seat",))
WISPS_SCORED = Notice("wisps_scored", "WAL-18", ("side", "points"))
NO_WISPS = Notice("no_wisps", "WAL-17", ("seat",))
GIVEN_DOWN = Notice("given_down", "WAL-19", ("seat", "receiver"), ("card",), fleeting=True)
GIVEN_UP = Notice("given_up", "WAL-20", ("seat", "receiver", "card"), final=True)
EYE_GIVEN = Notice("eye_given", "WAL-22", ("seat", "receiver", "card"))
PASSED_DOWN = Notice("passed_down", "WAL-21", ("seat", "receiver"), ("card",), fleeting=True)
PASSED_UP = Notice("passed_up", "WAL-21", ("seat", "receiver", "card"))
DECLARED = Notice("declared", "WAL-09", ("seat",), final=True)
COMMANDED = Notice("commanded", "WAL-24", ("seat", "giver", "receiver"))
BESTOWED = Notice("bestowed", "WAL-24", ("seat", "receiver", "card"), final=True)
POWERLESS = Notice("powerless", "WAL-24", ("seat",))
PUT_DOWN = Notice("put_down", "WAL-25", ("seat", "slot"), ("card",), fleeting=True)
HIDDEN_AGAIN = Notice("hidden_again", "WAL-25", ("seat",), final=True)
MOVED = Notice("moved", "WAL-26", ("seat", "slot", "to"))
SWAPPED = Notice("swapped", "WAL-26", ("seat", "slot", "other"))
WALPURGA_COMES = Notice("walpurga_comes", "WAL-28", ("seat", "slot"), final=True)
ROLE_SHOWN = Notice("role_shown", "WAL-28", ("seat", "card", "side"))
CARD_SHOWN = Notice("card_shown", "WAL-28", ("seat", "card"))
FAMILIARS_SCORED = Notice("familiars_scored", "WAL-29", ("count", "points"))
BELLS_RUNG = Notice("bells_rung", "WAL-30", ("seat", "count"))
FERTILITY_LOST = Notice("fertility_lost", "WAL-31", ("seat", "card"))
OINTMENTS_LOST = Notice("ointments_lost", "WAL-32", ("seat", "count"))
BROOMS_SCORED = Notice("brooms_scored", "WAL-33", ("seat", "side", "points"))
SPECTRES_SCORED = Notice("spectres_scored", "WAL-33", ("seat", "side", "points"))
OINTMENTS_SCORED = Notice("ointments_scored", "WAL-34", ("seat", "count", "points"))
FERTILITY_SCORED = Notice("fertility_scored", "WAL-34", ("seat", "points"))
BONFIRES_SCORED = Notice("bonfires_scored", "WAL-34", ("seat", "count", "points"))
WISPS_HELD = Notice("wisps_held", "WAL-35", ("seat", "green", "purple", "points"))
WON = Notice("won", "WAL-36", ("winner", "witches", "villagers"))
DRAWN = Notice("drawn", "WAL-36", ("witches", "villagers"))
ALL_LOST = Notice("all_lost", "WAL-36", ("witches", "villagers"))
FORBORE = Notice("forbore", "WAL-24", ("seat",))
MARKER_SET = Notice("marker_set", "WAL-05", ("side", "points"))

NOTICES = [value for value in list(globals().values()) if isinstance(value, Notice)]
