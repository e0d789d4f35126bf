"""What has to be answered first, and who waits for what: by the rule of the question that is open.

All of it is written out, so that no question can do without its words."""

from __future__ import annotations

from aquelarre.games.las_brujas.state import NOBODY, Village
from aquelarre.kernel import Ask, Why, members
from aquelarre.kernel.why import OTHER, SEVERAL


def of_the_question(s: Village, question: Ask[Village], case: str) -> Why:
    """The general `case` of who cannot answer now, said of what is asked."""
    if case == OTHER:
        return FIRST[question.key]
    if case == SEVERAL:
        return ALL[question.key]
    asked = members(s.owed)[0]
    if question.key in ("act", "haunt"):
        return Why("BRU-09", "turn", seat=s.active)
    if question.key == "speech":
        return Why("BRU-17", "speech", speaker=asked)
    found = WAITS[question.key]
    return Why(found.rule, found.case, seat=asked)


FIRST = {  # who is asked has this to answer before anything else
    "choose": Why("BRU-01", "first-choose"),
    "order": Why("BRU-01", "first-order"),
    "cure": Why("BRU-01", "first-cure"),
    "give_back": Why("BRU-01", "first-give_back"),
    "act": Why("BRU-09", "first-act"),
    "discard": Why("BRU-09", "first-discard"),
    "prevent": Why("BRU-09", "first-prevent"),
    "procession": Why("BRU-09", "first-procession"),
    "take": Why("BRU-09", "first-take"),
    "storm": Why("BRU-09", "first-storm"),
    "sermon": Why("BRU-09", "first-sermon"),
    "drop": Why("BRU-12", "first-drop"),
    "election": Why("BRU-13", "first-election"),
    "name": Why("BRU-13", "first-name"),
    "calm": Why("BRU-14", "first-calm"),
    "priest": Why("BRU-14", "first-priest"),
    "share": Why("BRU-15", "first-share"),
    "speech": Why("BRU-17", "first-speech"),
    "floor": Why("BRU-18", "first-floor"),
    "verdict": Why("BRU-20", "first-verdict"),
    "vote": Why("BRU-21", "first-vote"),
    "decide": Why("BRU-23", "first-decide"),
    "keep": Why("BRU-24", "first-keep"),
    "rob_grave": Why("BRU-25", "first-rob_grave"),
    "haunt": Why("BRU-27", "first-haunt"),
    "raise": Why("BRU-27", "first-raise"),
    "dream": Why("BRU-27", "first-dream"),
    "point_at": Why("BRU-33", "first-point_at"),
}
ALL = {  # others are asked, more than one of them
    "choose": Why("BRU-01", "all-choose"),
    "discard": Why("BRU-09", "all-discard"),
    "procession": Why("BRU-09", "all-procession"),
    "storm": Why("BRU-09", "all-storm"),
    "election": Why("BRU-13", "all-election"),
    "share": Why("BRU-15", "all-share"),
    "vote": Why("BRU-21", "all-vote"),
    "floor": Why("BRU-18", "all-floor"),
    "verdict": Why("BRU-20", "all-verdict"),
}
WAITS = {  # one other player is asked: put in which
    "order": Why("BRU-01", "wait-order", seat=NOBODY),
    "cure": Why("BRU-01", "wait-cure", seat=NOBODY),
    "give_back": Why("BRU-01", "wait-give_back", seat=NOBODY),
    "discard": Why("BRU-09", "wait-discard", seat=NOBODY),
    "prevent": Why("BRU-09", "wait-prevent", seat=NOBODY),
    "procession": Why("BRU-09", "wait-procession", seat=NOBODY),
    "take": Why("BRU-09", "wait-take", seat=NOBODY),
    "storm": Why("BRU-09", "wait-storm", seat=NOBODY),
    "sermon": Why("BRU-09", "wait-sermon", seat=NOBODY),
    "drop": Why("BRU-12", "wait-drop", seat=NOBODY),
    "election": Why("BRU-13", "wait-election", seat=NOBODY),
    "name": Why("BRU-13", "wait-name", seat=NOBODY),
    "calm": Why("BRU-14", "wait-calm", seat=NOBODY),
    "priest": Why("BRU-14", "wait-priest", seat=NOBODY),
    "share": Why("BRU-15", "wait-share", seat=NOBODY),
    "vote": Why("BRU-21", "wait-vote", seat=NOBODY),
    "decide": Why("BRU-23", "wait-decide", seat=NOBODY),
    "keep": Why("BRU-24", "wait-keep", seat=NOBODY),
    "rob_grave": Why("BRU-25", "wait-rob_grave", seat=NOBODY),
    "raise": Why("BRU-27", "wait-raise", seat=NOBODY),
    "dream": Why("BRU-27", "wait-dream", seat=NOBODY),
    "point_at": Why("BRU-33", "wait-point_at", seat=NOBODY),
}
