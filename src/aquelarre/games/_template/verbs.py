"""The vocabulary: what can be chosen (verbs) and told (notices). Append only."""

from __future__ import annotations

from aquelarre.kernel import ChanceVerb, Notice, Verb

CARDS = 6  # kinds of cards

DEAL = ChanceVerb("deal", 0, "TPL-02", card=CARDS)
KEEP = Verb("keep", 10, "TPL-03")
SWAP = Verb("swap", 11, "TPL-03")
SHOW = Verb("show", 12, "TPL-04")
DRAW = ChanceVerb("draw", 20, "TPL-07", card=CARDS)

VERBS = [DEAL, KEEP, SWAP, SHOW, DRAW]

DEALT = Notice("dealt", "TPL-02", ("seat",), ("card",))
KEPT = Notice("kept", "TPL-03", ("seat",), final=True)  # final: it tells what others chose
SWAPPED = Notice("swapped", "TPL-03", ("seat",), final=True)
SHOWN = Notice("shown", "TPL-04", ("seat", "card"), final=True)  # what was seen stays seen
DREW = Notice("drew", "TPL-07", ("seat",), ("card",))
REVEALED = Notice("revealed", "TPL-08", ("seat", "card"), final=True)
WON = Notice("won", "TPL-08", ("seat", "card"))
SHARED = Notice("shared", "TPL-09", ("seat", "card"))

NOTICES = [DEALT, KEPT, SWAPPED, SHOWN, DREW, REVEALED, WON, SHARED]
