"""How a village stands whose secrets are all known: for searches in imagined games.

The village burns whom it suspects: if it goes on so, how likely are all witches burnt in time? That
says most; names, offices and cards say a little more. How much was learnt from games among guides
(`standing.toml`, made by `tools/brujas_standing.py`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, log

from aquelarre.games.las_brujas.box.cards import COUNTERS, RUMOURS, TRIALS
from aquelarre.games.las_brujas.guide.village import public
from aquelarre.games.las_brujas.state import NO_SIDE, NOBODY, WITCH, Village
from aquelarre.kernel import Seat, members

SURE = 0.98  # nobody has won before the end
LEAST = 0.02  # and no chance is taken for less
NAMES = ("always", "hunt", "reputation", "office", "hands", "trials", "counters", "rumours")


def _read() -> list[float]:
    text = files(__name__.rpartition(".")[0]).joinpath("standing.toml").read_text("utf-8")
    table: dict[str, float] = tomllib.loads(text)["villagers"]
    return [table[name] for name in NAMES]


WEIGHTS = _read()


def standing(s: Village) -> list[float]:
    """From -1 to 1, each seat by its side. [BRU-06, BRU-08]"""
    if NO_SIDE in s.side:
        return [0.0] * s.n
    odds = 0.0
    for weight, value in zip(WEIGHTS, features(s), strict=True):
        odds += weight * value
    good = SURE * (2 / (1 + exp(-max(-9.0, min(9.0, odds)))) - 1)
    return [-good if side == WITCH else good for side in s.side]


def features(s: Village) -> list[float]:
    """What speaks for the villagers, by `NAMES`; none of it for nobody."""
    living = members(s.alive)
    witches = [seat for seat in living if s.side[seat] == WITCH]
    villagers = [seat for seat in living if s.side[seat] != WITCH]
    if not witches or not villagers:
        return [0.0] * len(NAMES)
    reputation = [float(x) for x in s.reputation]
    office = 0 if s.influential == NOBODY else -1 if s.influential in witches else 1
    return [
        1.0,
        _odds(hunt(public(s).witch, witches, villagers)),
        _ahead(reputation, villagers, witches),
        float(office),
        _ahead([float(hand.bit_count()) for hand in s.hand], villagers, witches),
        _ahead([float((hand & TRIALS).bit_count()) for hand in s.hand], villagers, witches),
        _ahead([float((hand & COUNTERS).bit_count()) for hand in s.hand], villagers, witches),
        _ahead([float((hand & RUMOURS).bit_count()) for hand in s.hand], villagers, witches),
    ]


def hunt(chance: list[float], witches: list[Seat], villagers: list[Seat]) -> float:
    """The villagers' chance if one after the other burns, each as likely as the square of what all
    think of them now; villagers count alike. As `villagers_chance`, where nobody is suspected more
    than others. [BRU-06, BRU-07]"""
    keen = [chance[seat] * chance[seat] for seat in witches]
    usual = sum([chance[seat] * chance[seat] for seat in villagers]) / len(villagers)
    return _hunt(keen, max(1e-9, usual), (1 << len(keen)) - 1, len(villagers), {})


def _hunt(
    keen: list[float], usual: float, left: int, villagers: int, known: dict[int, float]
) -> float:
    """The same for these witches (bits) and so many villagers."""
    witches = left.bit_count()
    if not witches:
        return 1.0
    if witches > villagers or witches + villagers <= 2:
        return 0.0
    key = left << 4 | villagers
    if key not in known:
        whole = villagers * usual
        found = whole * _hunt(keen, usual, left, villagers - 1, known)
        for place, each in enumerate(keen):
            if left >> place & 1:
                whole += each
                found += each * _hunt(keen, usual, left & ~(1 << place), villagers, known)
        known[key] = found / whole
    return known[key]


def _odds(chance: float) -> float:
    bound = max(LEAST, min(1 - LEAST, chance))
    return log(bound / (1 - bound))


def _ahead(values: list[float], these: list[Seat], those: list[Seat]) -> float:
    """By how much the average of some is above that of others."""
    mine = sum([values[seat] for seat in these]) / len(these)
    return mine - sum([values[seat] for seat in those]) / len(those)
