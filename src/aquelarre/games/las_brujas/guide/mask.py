"""What a secret costs: a living witch does as a villager in her seat would, unless something else
is worth so much more to her side that it may be seen.

Every question is weighed twice: as the villager would whom she plays, and as she would if nobody
were looking. The first decides. Only where it costs her side more than a price of the question
does she do what she wants: that is seldom, and mostly where a vote or a card decides over a life.
"""

from __future__ import annotations

# What a deed that only a witch would do costs, in chances to win.
PRICES = {
    "share": 0.0135,  # many cards go round, and few look who gets them
    "vote": 0.05,
    "decide": 0.05,
    "floor": 0.05,
    "verdict": 0.1,
}
CLOSELY = 0.03  # gifts, once somebody has burnt
USUAL = 0.06  # everything else


OUT = 1.0  # what costs her side more than that is out of the question


def as_it_looks(
    shown: list[float], wanted: list[float], question: str, *, hunted: bool
) -> list[float]:
    """The weights by which a witch answers: of all that her side can afford, she does what the
    villager whom she plays would do most readily. Once somebody has burnt (`hunted`), the village
    looks more closely who is whose friend."""
    price = PRICES.get(question, USUAL)
    if hunted and question == "share":
        price = CLOSELY
    least = max(wanted) - price
    return [
        value if mine >= least else value - OUT for value, mine in zip(shown, wanted, strict=True)
    ]
