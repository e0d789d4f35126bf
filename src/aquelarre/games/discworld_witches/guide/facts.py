"""Facts about a duel of two witches, from which its outlook foretells the lead at the end.
[LAN-14, LAN-20, LAN-24, LAN-26, LAN-28]

What counts of each is by how much more one witch has of it than the other; what it is worth in
points says `outlook.toml` (`tools/discworld_outlook.py`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.guide.haste import walks_from
from aquelarre.games.discworld_witches.rules.cards import COUNTED
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Seat

HIDDEN = 5  # points of a problem face down, about
LATE = 3  # turns: in the last of them cards are hardly refilled for anything
FACTS = (
    *("points", "turns"),
    *("magic", "headology", "broom", "add", "reroll", "draw", "sure"),  # cards
    *("two", "three"),  # of the power of three
    *("refills", "bonus", "half"),  # for each turn to come: cards, points in attempts; half a point
    *("cackles", "token", "dungeon"),
    *("near_easy", "near_hard", "best", "second"),  # points within a walk
    *("late_brooms", "late_cards"),
    *("tempo", "scarce"),  # of whose turn it is
)


def learnt() -> dict[str, float]:
    """What `outlook.toml` says."""
    text = files("aquelarre.games.discworld_witches.guide").joinpath("outlook.toml")
    found: dict[str, float] = tomllib.loads(text.read_text("utf-8"))
    return found


def facts(s: Lancre, seat: Seat, lefts: list[float]) -> list[float]:
    """How much more of each this seat has than the other, if both have so many turns left."""
    mine, theirs = of_seat(s, seat, lefts[seat]), of_seat(s, 1 - seat, lefts[1 - seat])
    return [one - other for one, other in zip(mine, theirs, strict=True)]


def of_seat(s: Lancre, seat: Seat, left: float) -> list[float]:
    """In the order of `FACTS`. What needs a turn to be good for anything counts as far as there is
    one."""
    some, late = min(1.0, left), left < LATE
    hard = len(s.hard[seat])
    found = [float(points(s, seat)), left]
    found += [some * each for each in cards(s, seat)]
    found.append(left * (min(COUNTED, len(s.easy[seat])) // 2))
    found.append(left * (hard // 2))
    found.append(left * (hard % 2))
    found.append(float(s.cackles[seat]))
    found.append(some * float(s.token >> seat & 1))
    found.append(some * float(s.witch[seat] == ids.DUNGEON))
    found += [some * each for each in near(s, seat)]
    brooms = [s.edition.symbol[card] == ids.BROOMSTICK for card in s.hands[seat]]
    found.append(some * sum(brooms) if late else 0.0)
    found.append(some * len(brooms) if late else 0.0)
    tempo = 0.0
    if seat == s.active:
        tempo = 0.0 if not left else left % 1.0 or 1.0
    found.append(tempo)
    found.append(tempo * s.tiled.bit_count() / (left + 1.0))
    return found


def cards(s: Lancre, seat: Seat) -> list[float]:
    """What a hand has of each kind."""
    edition = s.edition
    symbols, effects = [0.0] * len(ids.SYMBOLS), [0.0] * len(ids.EFFECTS)
    trio = 0
    for card in s.hands[seat]:
        symbols[edition.symbol[card]] += 1
        effects[edition.effect[card]] += 1
        if edition.trio[card] >= 0:
            trio |= 1 << edition.trio[card]
    characters = trio.bit_count()
    return [
        *symbols,
        effects[ids.E_ADD],
        effects[ids.E_REROLL],
        effects[ids.E_DRAW],
        effects[ids.E_SHEEP] + effects[ids.E_DEATH],
        float(characters == 2),
        float(characters > 2),
    ]


def near(s: Lancre, seat: Seat) -> list[float]:
    """The points that lie within a walk: easy, hard, the most on one space, the second most."""
    here, points_of = s.witch[seat], s.edition.points
    easy = hard = best = second = 0
    goals = walks_from(s.edition)[here] & s.tiled if 0 <= here < ids.DUNGEON else 0
    while goals:
        lowest = goals & -goals
        goals ^= lowest
        tile = s.tile[lowest.bit_length() - 1]
        worth = points_of[tile] if tile >= 0 else HIDDEN
        if 0 <= tile < ids.FIRST_HARD:
            easy += worth
        else:
            hard += worth
        best, second = max(best, worth), max(second, min(best, worth))
    return [float(easy), float(hard), float(best), float(second)]
