"""What can be told (notices). Append only. `final`: what was seen stays seen, there is no undo."""

from __future__ import annotations

from aquelarre.kernel import Notice

# set-up
OFFERED = Notice("offered", "BRU-01", ("count",))
CHOSEN = Notice("chosen", "BRU-01", ("seat", "character"), final=True)
SIDES_DEALT = Notice("sides_dealt", "BRU-02")
HANDS_DEALT = Notice("hands_dealt", "BRU-03", ("count",))
MET = Notice("met", "BRU-04", final=True)
ROLLED = Notice("rolled", "BRU-05", ("seat", "die"))
ROLLS_AGAIN = Notice("rolls_again", "BRU-05")
BEGINS = Notice("begins", "BRU-05", ("seat",))
# cards
DREW = Notice("drew", "BRU-03", ("seat",), ("card",))
RESHUFFLED = Notice("reshuffled", "BRU-03", final=True)
RESHUFFLED_AFTERLIFE = Notice("reshuffled_afterlife", "BRU-28", final=True)
NOTHING_TO_DRAW = Notice("nothing_to_draw", "BRU-03", ("seat",))
DISCARDED = Notice("discarded", "BRU-09", ("seat", "card"), final=True)
HAND_SEEN = Notice("hand_seen", "BRU-09", ("seat", "owner", "count"), final=True)
TAKEN = Notice("taken", "BRU-09", ("seat", "owner"), ("card",))
PASSED = Notice("passed", "BRU-09", ("giver", "receiver"), ("card",))
SHOWN = Notice("shown", "BRU-27", ("seat", "card"), final=True)
# the week and the turn
WEEK = Notice("week", "BRU-10", ("week",))
TURN = Notice("turn", "BRU-09", ("seat",))
SPECTRE_TURN = Notice("spectre_turn", "BRU-27", ("seat",))
TURN_LOST = Notice("turn_lost", "BRU-09", ("seat",))
TURN_CUT = Notice("turn_cut", "BRU-31", ("seat",))
NO_DRAW = Notice("no_draw", "BRU-27", ("seat", "card"))
# reputation
SPREAD_GOOD = Notice("spread_good", "BRU-09", ("seat", "receiver", "card", "total"), final=True)
SPREAD_BAD = Notice("spread_bad", "BRU-09", ("seat", "receiver", "card", "total"), final=True)
RAISED = Notice("raised", "BRU-27", ("seat", "receiver", "card", "total"))
DROPPED = Notice("dropped", "BRU-12", ("receiver", "card", "total"))
MOVED = Notice("moved", "BRU-01", ("seat", "owner", "receiver", "card"))
# events and abilities
EVENT_PLAYED = Notice("event_played", "BRU-09", ("seat", "card"), final=True)
EVENT_AIMED = Notice("event_aimed", "BRU-09", ("seat", "card", "victim"), final=True)
EVENT_CANCELLED = Notice("event_cancelled", "BRU-09", ("seat", "card"))
ABILITY_USED = Notice("ability_used", "BRU-01", ("seat", "character"))
ABILITY_ON = Notice("ability_on", "BRU-01", ("seat", "character", "victim"))
SWAPPED = Notice("swapped", "BRU-09", ("seat", "owner"), final=True)
ARRANGED = Notice("arranged", "BRU-01", ("seat", "count"), final=True)
LOOKED = Notice("looked", "BRU-01", ("seat", "count"), final=True)
SIDE_SEEN = Notice("side_seen", "BRU-01", ("seat", "victim"), ("side",))
TRUCE = Notice("truce", "BRU-09")
INQUISITOR = Notice("inquisitor", "BRU-23")
CURFEW = Notice("curfew", "BRU-09", ("victim",))
VACANT = Notice("vacant", "BRU-32", ("seat",))
APPOINTED = Notice("appointed", "BRU-32", ("seat",))
DOLL_LAID = Notice("doll_laid", "BRU-09", ("seat", "receiver"))
FINGER = Notice("finger", "BRU-17", ("seat", "die", "victim"))
FINGER_SELF = Notice("finger_self", "BRU-17", ("seat", "die"))
LOWEST = Notice("lowest", "BRU-33", ("victim", "total"))
# the trial
ACCUSED = Notice("accused", "BRU-17", ("accuser", "accused", "card"), final=True)
ACCUSED_ALONE = Notice("accused_alone", "BRU-33", ("accused", "card"))
ASYLUM = Notice("asylum", "BRU-20", ("accused",))
FLOOR_OPEN = Notice("floor_open", "BRU-18", ("accused",))
PLEADED = Notice("pleaded", "BRU-19", ("seat", "card"), final=True)
BRIBED = Notice("bribed", "BRU-19", ("seat", "card", "victim"), final=True)
WITNESSED = Notice("witnessed", "BRU-27", ("seat", "card", "cause"), final=True)
FAVOURED = Notice("favoured", "BRU-19", ("seat", "cause"))
ANNULLED = Notice("annulled", "BRU-27", ("seat", "card", "rumour"), final=True)
COUNTERED = Notice("countered", "BRU-20", ("seat", "card"), final=True)
CARD_RETURNS = Notice("card_returns", "BRU-20", ("seat", "card"))
VOTE_BEGINS = Notice("vote_begins", "BRU-21", ("accused",))
VOTED = Notice("voted", "BRU-21", ("seat", "ballot", "votes", "reason"), final=True)
VOTED_POSSESSED = Notice(
    "voted_possessed", "BRU-21", ("spectre", "seat", "ballot", "votes", "reason"), final=True
)
REPUTATION_VOTES = Notice("reputation_votes", "BRU-22", ("seat", "total", "cause", "votes"))
REPUTATION_SILENT = Notice("reputation_silent", "BRU-22", ("seat", "total"))
CARD_VOTES = Notice("card_votes", "BRU-19", ("card", "cause", "votes"))
CHARACTER_VOTES = Notice("character_votes", "BRU-19", ("character", "cause", "votes"))
COUNTED = Notice("counted", "BRU-22", ("yes", "no"))
TIE_INFLUENTIAL = Notice("tie_influential", "BRU-23", ("seat", "cause", "yes", "no"))
TIE_INQUISITOR = Notice("tie_inquisitor", "BRU-23")
TIE_DICE = Notice("tie_dice", "BRU-23")
DECIDES = Notice("decides", "BRU-23", ("seat", "ballot"))
ALONE_SAVED = Notice("alone_saved", "BRU-33", ("accused", "die"))
ALONE_LOST = Notice("alone_lost", "BRU-33", ("accused", "die"))
FOUND_GUILTY = Notice("found_guilty", "BRU-24", ("victim",))
FOUND_INNOCENT = Notice("found_innocent", "BRU-24", ("accused",))
REVOTE = Notice("revote", "BRU-21", ("accused",))
HEALED = Notice("healed", "BRU-20", ("seat", "victim", "die"))
NOT_HEALED = Notice("not_healed", "BRU-20", ("seat", "victim", "die"))
ACQUITTED = Notice("acquitted", "BRU-24", ("accused",))
BURNT = Notice("burnt", "BRU-24", ("victim", "side"), final=True)
HAND_LOST = Notice("hand_lost", "BRU-25", ("victim", "count"))
OFFICE_EMPTY = Notice("office_empty", "BRU-32", ("victim",))
REWARDED = Notice("rewarded", "BRU-24", ("accuser", "count"))
PUNISHED = Notice("punished", "BRU-24", ("accuser", "count"))
UNPAID = Notice("unpaid", "BRU-24", ("accuser",))
# the assembly
ASSEMBLY = Notice("assembly", "BRU-10", ("week",))
ELECTED = Notice("elected", "BRU-13", ("seat", "total"))
ELECTION_TIED = Notice("election_tied", "BRU-13", ("total",))
ELECTED_BY_VOTE = Notice("elected_by_vote", "BRU-13", ("seat", "votes"))
BALLOT_FOR = Notice("ballot_for", "BRU-13", ("seat", "victim"), final=True)
VOTE_TIED = Notice("vote_tied", "BRU-13")
NAMED = Notice("named", "BRU-13", ("seat", "victim"))
CALMED = Notice("calmed", "BRU-14", ("seat", "receiver", "card", "total"))
GAVE = Notice("gave", "BRU-15", ("giver", "receiver"), ("card",), final=True)
REFILLED = Notice("refilled", "BRU-16", ("seat", "count"))
ASSEMBLY_ENDS = Notice("assembly_ends", "BRU-16")
DOLL_ACCUSES = Notice("doll_accuses", "BRU-33", ("accused",))
# spectres
HAUNTED = Notice("haunted", "BRU-27", ("seat", "card", "victim"), final=True)
HAUNTED_TWO = Notice("haunted_two", "BRU-27", ("seat", "card", "victim", "receiver"), final=True)
ERASED = Notice("erased", "BRU-27", ("seat", "card", "receiver", "rumour", "total"), final=True)
ROTATES = Notice("rotates", "BRU-27", ("card", "receiver"))
ROTATED_OUT = Notice("rotated_out", "BRU-28", ("card",))
POSSESSION_OVER = Notice("possession_over", "BRU-27", ("victim",))
# claims
CLAIMED_VILLAGER = Notice("claimed_villager", "BRU-17", ("seat",), final=True)
CLAIMED_SUSPECT = Notice("claimed_suspect", "BRU-17", ("seat", "victim"), final=True)
CLAIMED_TRUST = Notice("claimed_trust", "BRU-17", ("seat", "victim"), final=True)
ASKED_WHY = Notice("asked_why", "BRU-17", ("seat", "victim", "deed"), final=True)
# the end
SIDE_SHOWN = Notice("side_shown", "BRU-06", ("seat", "side"), final=True)
WITCHES_WIN = Notice("witches_win", "BRU-06", ("count", "total"))
TWO_LEFT = Notice("two_left", "BRU-07")
VILLAGERS_WIN = Notice("villagers_win", "BRU-06")
NOBODY_WINS = Notice("nobody_wins", "BRU-10", ("week",))
# the double trial
REPUTATION_HELPS = Notice("reputation_helps", "BRU-29", ("seat", "total", "votes"))
REPUTATION_HARMS = Notice("reputation_harms", "BRU-29", ("seat", "total", "votes"))
COUNTED_DOUBLE = Notice("counted_double", "BRU-29", ("accused", "no", "accuser", "yes"))
# claims with a reason, questions about a deed, and their answers
CLAIMED_REASON = Notice(
    "claimed_reason", "BRU-17", ("seat", "stance", "victim", "fact", "about"), final=True
)
CLAIMED_REASON_ME = Notice(
    "claimed_reason_me", "BRU-17", ("seat", "stance", "victim", "fact_me"), final=True
)
ASKED_ABOUT = Notice("asked_about", "BRU-17", ("seat", "victim", "doing", "about"), final=True)
ASKED_ABOUT_ME = Notice("asked_about_me", "BRU-17", ("seat", "victim", "doing_me"), final=True)
REPLIED = Notice("replied", "BRU-17", ("seat", "victim", "reply"), final=True)
# the double trial by whom things are against, like its count
CARD_VOTES_DOUBLE = Notice("card_votes_double", "BRU-29", ("card", "victim", "votes"))
CHARACTER_VOTES_DOUBLE = Notice(
    "character_votes_double", "BRU-29", ("character", "victim", "votes")
)
TIE_INFLUENTIAL_DOUBLE = Notice(
    "tie_influential_double", "BRU-29", ("seat", "victim", "accused", "no", "accuser", "yes")
)
# spectres draw from a deck of their own
DREW_AFTERLIFE = Notice("drew_afterlife", "BRU-27", ("seat",), ("card",))
# nobody who shares has a card
NOTHING_SHARED = Notice("nothing_shared", "BRU-15")

NOTICES = [value for value in list(globals().values()) if isinstance(value, Notice)]
