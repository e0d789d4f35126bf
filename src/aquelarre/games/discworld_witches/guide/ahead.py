"""How the game looks for each seat, from -1, lost, to 1, won: for minds that look ahead.
[LAN-28, LAN-50, LAN-51]

Alone and in a competition it is the points that are to be expected at the end, and how far they may
still be off; together, the hard problems that will be left. What a turn, a card or a token is good
for was measured at the beginning of each turn of games that the guide played: by least squares in
900 games alone, by a logistic regression in 240 games together. Of a duel of two more facts are
known, and what each is worth says `outlook.toml`.
"""

from __future__ import annotations

from math import erf, sqrt, tanh

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.guide.facts import FACTS, facts, learnt
from aquelarre.games.discworld_witches.rules.board import hard_left
from aquelarre.games.discworld_witches.rules.cards import COUNTED
from aquelarre.games.discworld_witches.rules.ending import LICENCE, points
from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE, NOBODY, SOLO, Lancre
from aquelarre.kernel import Seat, added

LEARNT = learnt()
WORTH = tuple([LEARNT[name] for name in FACTS])
SPREAD = LEARNT["spread"]  # at the end
A_TURN = LEARNT["spread_a_turn"]  # more for each turn to come
NEVER_SURE = 0.98  # as long as the game is not over
GOOD = (ids.E_ADD, ids.E_REROLL)  # effects that are missed more than others


def outlook(s: Lancre) -> list[float]:
    """For each seat; those who play together share it."""
    mode = s.settings["mode"]
    if mode == COOPERATIVE:
        return [together(s)] * s.n
    turns = [to_come(s, seat) for seat in range(s.n)]
    if s.n == 2 and mode == COMPETITIVE:
        return duel(s, turns)
    every = [expected(s, seat, turns[seat]) for seat in range(s.n)]
    if mode == SOLO:
        return [likely(every[0] - LICENCE + 0.5, 5.0 + 0.9 * turns[0])]
    found = []
    for seat in range(s.n):
        rival = max(every[:seat] + every[seat + 1 :])
        found.append(likely(every[seat] - rival, 4.0 + 1.2 * turns[seat]))
    return found


def duel(s: Lancre, turns: list[float]) -> list[float]:
    """Of two: by the facts, and what each is worth."""
    found = 0.0
    for fact, worth in zip(facts(s, 0, turns), WORTH, strict=True):
        found += fact * worth
    mine = likely(found, SPREAD + A_TURN * (turns[0] + turns[1]))
    return [mine, -mine]


def likely(lead: float, spread: float) -> float:
    """From -1 to 1: to be ahead in the end, with such a lead and such a spread of what comes."""
    return NEVER_SURE * erf(lead / spread / sqrt(2))


def to_come(s: Lancre, seat: Seat) -> float:
    """The turns that a seat still has, of the present one what is left of it. Until the first
    action of a turn its tile is still in the box. [LAN-09, LAN-53]"""
    waiting = sum(s.box_easy) + sum(s.box_hard)
    if s.active == NOBODY:
        return float(waiting // s.n)
    waiting -= not s.action
    ahead = (seat - s.active) % s.n
    if ahead:
        return (waiting - ahead) // s.n + 1.0 if waiting >= ahead else 0.0
    question = s.open_question()
    ends = question is not None and question.key == "finish"
    return waiting // s.n + (0.0 if ends else 0.5 if s.action == 2 else 1.0)


def expected(s: Lancre, seat: Seat, left: float) -> float:
    """The points of a seat at the end, about."""
    rate = 3.4 + 0.19 * min(COUNTED, len(s.easy[seat])) / 2 + 0.23 * len(s.hard[seat])
    found = points(s, seat) + in_hand(s, seat, left)
    if s.settings["mode"] == SOLO:
        rate += 0.12 * s.cackle_supply - 0.14 * s.aliss[seat]
        found += (0.6 * s.cackle_supply - 0.7 * s.aliss[seat]) * min(1.0, left)
    else:
        found -= 0.1 * s.cackles[seat]
    return found + rate * left


def in_hand(s: Lancre, seat: Seat, left: float) -> float:
    """What the cards of a hand are worth in points, if there is a turn left to play them in."""
    effect = s.edition.effect
    good = sum([effect[card] in GOOD for card in s.hands[seat]])
    witches = characters(s, seat)
    found = 0.2 * len(s.hands[seat]) + 0.4 * good
    found += 3.5 if witches > 2 else 1.1 if witches == 2 else 0.0
    return found * min(1.0, left)


def characters(s: Lancre, seat: Seat) -> int:
    """How many of the power of three are in a hand. [LAN-24]"""
    return len({s.edition.trio[card] for card in s.hands[seat]} - {-1})


def together(s: Lancre) -> float:
    """Enough hard problems solved, and nothing else lost before. [LAN-49, LAN-50]"""
    effect, left = s.edition.effect, added([to_come(s, seat) for seat in range(s.n)])
    solved = left * (1.2 + 0.04 * sum(map(len, s.hard)))
    hands = 0.0
    for seat in range(s.n):
        solved += left * 0.08 * (min(COUNTED, len(s.easy[seat])) // 2)
        hands += 0.18 * len(s.hands[seat]) + (1.7 if characters(s, seat) > 2 else 0.0)
        hands += 0.29 * sum([effect[card] in GOOD for card in s.hands[seat]])
    tokens = 0.09 * s.cackle_supply + 0.55 * s.aliss_supply + 0.11 * s.crisis_supply
    problems = 2.04 * (hard_left(s) + sum(s.box_hard))
    found = solved + hands + tokens - problems + 1.3
    return NEVER_SURE * tanh(found / sqrt(1 + 0.5 * left) / 2)
