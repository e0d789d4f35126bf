"""The play cards as numbers and sets of numbers: the vocabulary of the game. [WAL-01]

What a card shows and does is no business of this module: that is the edition's (`edition.py`), and
an owner of the box may correct it. A set of cards is one int with a bit for each card, so that
holdings copy and compare fast.
"""

from __future__ import annotations

from aquelarre.kernel import things_in

Card = int
CardSet = int

IDS = tuple(f"W{number:02}" for number in range(31))
MEPHISTOPHELES: Card = 0  # always a role [WAL-02]
WALPURGA: Card = 1  # always on the summit [WAL-03]

WITCHES, VILLAGERS = 0, 1  # the two teams; a wisp's colour is the team it gives points to
PURPLE, GREEN, COLOURLESS = 0, 1, 2
TEAM_OF_ROLE = {"witch": WITCHES, "villager": VILLAGERS, "none": -1}
COLOUR_OF_WISP = {"purple": PURPLE, "green": GREEN, "none": COLOURLESS}
KINDS = (  # what a card is and does
    *("mephistopheles", "walpurga", "familiar", "bells", "crucifix", "fertility", "herbs"),
    *("ointment", "brooms", "spectres", "bonfire", "plain"),
)


def cards_in(cards: CardSet) -> list[Card]:
    """The cards of a set, in order."""
    return things_in(cards)
