"""Solving a problem without dice: cures, the power of three. [LAN-06, LAN-24, LAN-31, LAN-32]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.cards import play
from aquelarre.games.discworld_witches.effects import Steps
from aquelarre.games.discworld_witches.ids import (
    DEATH,
    E_DEATH,
    E_DRAW,
    E_SHEEP,
    E_TRANSMUTE,
    PETULIA,
    PIG,
    SHEEP,
)
from aquelarre.games.discworld_witches.notices import CURED, CURED_PIG, THREE
from aquelarre.games.discworld_witches.outcome import WIN
from aquelarre.games.discworld_witches.reckoning import settle_cackles
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.verbs import CURE_SHEEP, FACE_DEATH, TRIO, USE_PIG_TOKEN
from aquelarre.kernel import Action, Seat


def solutions(s: Lancre, seat: Seat) -> list[Action]:
    """Death, a sick sheep and a sick pig have their cures, and three witches can do anything, at
    any moment of the attempt. [LAN-06, LAN-24, LAN-31, LAN-32, rulings 25 and N3]"""
    tile, effect = s.tile[s.at], s.edition.effect
    found = threes(s, seat)
    if tile == DEATH:
        found += [FACE_DEATH.base + card for card in s.hands[seat] if effect[card] == E_DEATH]
    elif tile == SHEEP:
        found += [CURE_SHEEP.base + card for card in s.hands[seat] if effect[card] == E_SHEEP]
    elif tile == PIG and s.apprentice[seat] == PETULIA and s.token >> seat & 1:
        found.append(USE_PIG_TOKEN.base)
    return found


def could_draw_solution(s: Lancre, seat: Seat) -> bool:
    """Could cards that are drawn now solve it before any dice? A cure, or what is missing for the
    power of three: two cards help who holds one with the mark, transmuting helps anybody."""
    edition, hand = s.edition, s.hands[seat]
    for card in hand:
        if edition.effect[card] == E_TRANSMUTE:
            return True
        if edition.effect[card] == E_DRAW and (
            s.tile[s.at] in (DEATH, SHEEP)
            or any(edition.trio[other] >= 0 for other in hand if other != card)
        ):
            return True
    return False


def threes(s: Lancre, seat: Seat) -> list[Action]:
    """Three cards with the mark and three different characters. [LAN-24]"""
    trio = s.edition.trio
    marked = [card for card in s.hands[seat] if trio[card] >= 0]
    if len(marked) < 3:
        return []
    return [
        TRIO.at(one, two, three)
        for place, one in enumerate(marked)
        for number, two in enumerate(marked[place + 1 :], start=place + 1)
        for three in marked[number + 1 :]
        if len({trio[one], trio[two], trio[three]}) == 3
    ]


def solve_at_once(s: Lancre, seat: Seat, action: Action) -> Steps:
    """Play it; cackles of dice that lie there are kept. [LAN-24, LAN-31, ruling 12]"""
    tile = s.tile[s.at]
    if action == USE_PIG_TOKEN.base:
        s.token &= ~(1 << seat)
        s.tell(CURED_PIG, seat)
    elif action >= TRIO.base:
        cards = TRIO.args(action)
        for card in cards:
            play(s, seat, card)
        s.tell(THREE, seat, *cards, tile)
    else:
        death = action < FACE_DEATH.end
        card = action - (FACE_DEATH.base if death else CURE_SHEEP.base)
        play(s, seat, card)
        s.tell(CURED, seat, card, tile)
    return [settle_cackles(s, seat), WIN]
