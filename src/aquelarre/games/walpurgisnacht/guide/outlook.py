"""How a night looks: what it would score now, and what still lies on the mountain for whom.

The points of the moment say little before the end. What decides a night is which side has more
players, and of whose wisps more are left to be found. How much each of these facts weighs is read
from `outlook.toml`, which is made by `tools/walpurgis_outlook.py` from games among bots.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import (
    GREEN,
    PURPLE,
    VILLAGERS,
    WITCHES,
    cards_in,
)
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, UNSEEN, free, slots_in
from aquelarre.games.walpurgisnacht.rules.scoring import score_night, team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.kernel import added

# What is counted, for the witches. A side's majority is counted as at a table of five.
FACTS = (
    "even",  # the witches' advantage, all else being equal
    "lead",  # points, if the night ended now
    "lead_per_card",  # the same, the more the fewer cards lie on the mountain
    "majority",  # of witches
    "majority_to_come",  # the same, the less the fewer cards lie there
    "purple",  # wisps on the mountain that all have seen
    "green",
    "purple_majority",
    "green_majority",
    "purple_unseen",  # that can be expected where nobody has looked
    "green_unseen",
    "next",  # is the player whose turn begins a witch?
    "after_next",
    "third",
    "summit_near",  # who leads: the fewer cards may be Walpurga
    "summit_free",  # and one of them lies free
    "summit_for_next",  # and the next player is of that side
    "summit_for_second",  # or the one after
)
LEAD = FACTS.index("lead")
# Of a night that is decided one chance is as good as another, and nobody throws points away all the
# same: the chance is never quite sure, and each point that is led by counts a little beside it.
NEVER_SURE = 0.99
A_LITTLE = 0.0005
MOST_LEAD = 18.0  # points that count so
SEATS = 5  # at the table for which a majority is counted
WHOLE = 20  # cards on a full mountain


def _weights() -> list[float]:
    text = files("aquelarre.games.walpurgisnacht.guide").joinpath("outlook.toml").read_text("utf-8")
    found = tomllib.loads(text)
    return [float(found[name]) for name in FACTS]


WEIGHTS = _weights()
WEIGHT = dict(zip(FACTS, WEIGHTS, strict=True))


def outlook(s: Night) -> list[float]:
    """From -1 to 1: the chance of each seat's team, as a difference between winning and losing."""
    if len(s.roles) < s.n:
        return [0.0] * s.n  # nobody is on a side yet
    counted = facts(s)
    lead = max(-MOST_LEAD, min(MOST_LEAD, counted[LEAD]))
    witches = NEVER_SURE * tanh(of_facts(counted) / 2) + A_LITTLE * lead
    return [witches if team_of(s, seat) == WITCHES else -witches for seat in range(s.n)]


def odds(s: Night) -> float:
    """The log-odds of the witches."""
    return of_facts(facts(s))


def of_facts(counted: list[float]) -> float:
    return added([weight * fact for weight, fact in zip(WEIGHTS, counted, strict=True)])


def of_a_point(s: Night) -> float:
    """By how much a point more changes the log-odds of who has it, when this turn begins."""
    return WEIGHT["lead"] + WEIGHT["lead_per_card"] / (1 + s.lying.bit_count())


def of_a_wisp(s: Night, colour: int) -> float:
    """By how much one more wisp on the mountain changes the log-odds of the witches."""
    name = "purple" if colour == PURPLE else "green"
    return WEIGHT[name] + WEIGHT[f"{name}_majority"] * majority_of(s)


def majority_of(s: Night) -> float:
    """How many witches there are more than villagers, halved: as at a table of five."""
    witches = sum([team_of(s, seat) == WITCHES for seat in range(s.n)])
    return SEATS * (witches / s.n - 0.5)


def facts(s: Night) -> list[float]:
    """Each of `FACTS`, as it is when a turn begins."""
    n, active = s.n, max(0, s.active)
    points = score_night(s)
    lead = float(points[WITCHES] - points[VILLAGERS])
    lying = s.lying.bit_count()
    turns = [1.0 if team_of(s, (active + x) % n) == WITCHES else -1.0 for x in range(n)]
    majority = majority_of(s)
    known = [0, 0, 0]
    wisp = s.edition.wisp
    unseen = rivals = 0
    for card in s.mountain:
        if card >= 0:
            known[wisp[card]] += 1
        elif card == UNSEEN:
            unseen += 1
        elif card == HIGH:
            rivals += 1
    purple, green = float(known[PURPLE]), float(known[GREEN])
    share = unseen / (s.deck.total or 1)
    counts = s.deck.counts
    hidden = [share * sum([counts[card] for card in cards_in(wisps)]) for wisps in s.edition.wisps]
    ahead = 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    near = ahead / (rivals or 1)
    unblocked = slots_in(free(s.lying, s.settings["wide_foot"]))
    is_free = any(s.mountain[slot] == HIGH for slot in unblocked)
    return [
        1.0,
        lead,
        lead / (1 + lying),
        majority,
        majority * lying / WHOLE,
        purple,
        green,
        purple * majority,
        green * majority,
        hidden[PURPLE],
        hidden[GREEN],
        turns[0],
        turns[1 % n],
        turns[2 % n],
        near,
        ahead if is_free else 0.0,
        near if is_free and turns[0] == ahead else 0.0,
        near if is_free and turns[1 % n] == ahead else 0.0,
    ]
