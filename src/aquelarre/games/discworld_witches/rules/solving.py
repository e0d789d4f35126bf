"""Solving a problem without dice: cures, the power of three. [LAN-06, LAN-24, LAN-31, LAN-32]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.notices import CURED, CURED_PIG, THREE
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.effects import Steps
from aquelarre.games.discworld_witches.rules.moments import ENOUGH, NOT_NOW, no_token
from aquelarre.games.discworld_witches.rules.outcome import WIN
from aquelarre.games.discworld_witches.rules.reckoning import settle_cackles
from aquelarre.games.discworld_witches.state import Lancre, Tackling
from aquelarre.games.discworld_witches.verbs import CURE_SHEEP, FACE_DEATH, TRIO, USE_PIG_TOKEN
from aquelarre.kernel import Action, Seat, Verb, Why

SOLVING: tuple[Verb, ...] = (FACE_DEATH, CURE_SHEEP, USE_PIG_TOKEN, TRIO)


def solutions(s: Lancre, seat: Seat) -> list[Action]:
    """Death, a sick sheep and a sick pig have their cures, and three witches can do anything, at
    any moment of the attempt. [LAN-06, LAN-24, LAN-31, LAN-32, rulings 25 and N3]"""
    tile, effect = s.tile[s.witch[seat]], s.edition.effect
    found = threes(s, seat)
    if tile == ids.DEATH:
        found += [FACE_DEATH.base + card for card in s.hands[seat] if effect[card] == ids.E_DEATH]
    elif tile == ids.SHEEP:
        found += [CURE_SHEEP.base + card for card in s.hands[seat] if effect[card] == ids.E_SHEEP]
    elif has_pig_token(s, seat):
        found.append(USE_PIG_TOKEN.base)
    return found


def why_unsolved(s: Lancre, seat: Seat, verb: Verb, args: tuple[int, ...]) -> Why:
    """Why one of these does not solve the problem. [LAN-06, LAN-24, LAN-31, LAN-32]"""
    tile = s.tile[s.witch[seat]]
    if verb is TRIO:
        return _why_not_three(s, args)
    if lacking := no_token(s, seat, verb):
        return lacking
    if tile == {FACE_DEATH: ids.DEATH, CURE_SHEEP: ids.SHEEP, USE_PIG_TOKEN: ids.PIG}[verb]:
        return ENOUGH
    return NOT_NOW[verb]


def _why_not_three(s: Lancre, cards: tuple[int, ...]) -> Why:
    """Three cards with the mark and three characters, named in one order. [LAN-24]"""
    trio = s.edition.trio
    for card in cards:
        if trio[card] < 0:
            return Why("LAN-24", "no-mark", card=card)
    if len({trio[card] for card in cards}) < len(cards):
        return Why("LAN-24", "same")
    return ENOUGH if list(cards) == sorted(cards) else Why("LAN-24", "order")


def has_pig_token(s: Lancre, seat: Seat) -> bool:
    """Petulia's, unused, at a sick pig: everybody sees it. [LAN-06]"""
    return s.tile[s.witch[seat]] == ids.PIG and has_token_for_pigs(s, seat)


def has_token_for_pigs(s: Lancre, seat: Seat) -> bool:
    return s.apprentice[seat] == ids.PETULIA and bool(s.token >> seat & 1)


def could_draw_solution(s: Lancre, seat: Seat) -> bool:
    """Could cards that are drawn now solve it before any dice? A cure, or what is missing for the
    power of three: two cards help who holds one with the mark, transmuting helps anybody."""
    edition, hand = s.edition, s.hands[seat]
    for card in hand:
        if edition.effect[card] == ids.E_TRANSMUTE:
            return True
        if edition.effect[card] == ids.E_DRAW and (
            s.tile[s.witch[seat]] in (ids.DEATH, ids.SHEEP)
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
    tile = s.tile[s.witch[seat]]
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
    return [*settle_cackles(seat, s.within(Tackling)), WIN]
