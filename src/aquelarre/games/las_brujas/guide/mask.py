"""What a secret costs: a living witch does as a villager in her seat would, unless something else
is worth so much more to her side that it may be seen.

Every question is weighed twice: as the villager would whom she plays, and as she would if nobody
were looking. The first decides. Only where it costs her side more than a price of the question
does she do what she wants: that is seldom, and mostly where a vote or a card decides over a life.
The price falls as the end comes near, and with what is left of her secret: who is found out anyway,
or needs but one more death, has nothing to hide.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.suspicion import FIRST_WEEKS

# What a deed that only a witch would do costs, in chances to win: in the trial of a fellow, where
# few would do it, and in that of a villager, where many join in.
FOR_A_FELLOW = {"vote": 0.8, "decide": 0.8, "floor": 0.15, "verdict": 0.25}
AGAINST_A_VILLAGER = {"vote": 0.06, "decide": 0.06, "floor": 0.06, "verdict": 0.06}
GIFTS = 0.1  # all see who gives what to whom
USUAL = 0.06  # everything else
STONE = 0.011  # one of the witches dares to accuse a villager in the first weeks, if it is worth it
# How much of it counts, by how many deaths are missing, while there are several; before: all. A
# witch who is left alone is careful to the last.
LATE = (0.05, 0.05, 0.4, 1.0)

ACCUSED = ("stones", "accuses")  # deeds of an accuser: see suspicion.py
OUT = 9.0  # what costs her side more than the price is out of the question: no weights differ more


def price(look: Outlook, question: str) -> float:
    """What it costs this witch to be seen to do what only a witch would do."""
    if question == "share":
        return GIFTS
    if question == "act" and may_throw_a_stone(look):
        return STONE
    witches = len([seat for seat in look.alive if look.own.witch[seat] == 1.0])
    missing = look.living - 2 * witches + (witches > 1)  # deaths of villagers [BRU-06, BRU-07]
    late = LATE[max(0, missing)] if missing < len(LATE) and (witches > 1 or missing < 2) else 1.0
    secret = min(1.0, (1 - look.public.witch[look.me]) / (1 - look.usual))
    if question in FOR_A_FELLOW and look.own.witch[look.view["trial"]["accused"]] == 1.0:
        return FOR_A_FELLOW[question] * late * secret
    return AGAINST_A_VILLAGER.get(question, USUAL) * late * secret


def daring(look: Outlook) -> bool:
    """Of several witches one takes risks; the others stay clean, lest one who is found gives them
    all away. Which one, only they can work out."""
    witches = [x for x in range(len(look.players)) if look.own.witch[x] == 1.0]
    lot = sum([look.character[seat] + seat for seat in witches])
    return len(witches) > 1 and witches[lot % len(witches)] == look.me


def may_throw_a_stone(look: Outlook) -> bool:
    """Is it the time, and she the one, to accuse without a reason that all can see? Once: the
    second time all would know her."""
    if look.hunted or look.view["week"] > FIRST_WEEKS or not daring(look):
        return False
    return all(who != look.me or what not in ACCUSED for who, _, what in look.seen.done)


def as_it_looks(shown: list[float], wanted: list[float], price: float) -> list[float]:
    """The weights by which a witch answers: of all that her side can afford, she does what the
    villager whom she plays would do most readily."""
    least = max(wanted) - price
    return [
        value if mine >= least else value - OUT for value, mine in zip(shown, wanted, strict=True)
    ]
