"""Reputation: what lies before a player, what it is worth, the limit of two. [BRU-11, BRU-12]"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import Card, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import SCHOOLMISTRESS
from aquelarre.games.las_brujas.notices import DROPPED, SPREAD_BAD, SPREAD_GOOD
from aquelarre.games.las_brujas.rules.hands import Steps, numbers
from aquelarre.games.las_brujas.state import AT_ONCE, NOBODY, Village
from aquelarre.games.las_brujas.verbs import DROP, SEATS, SPEND, SPREAD, SUPPLANT
from aquelarre.kernel import NOTHING, Action, Choice, Seat, Why

LIMIT = 2  # rumours of each kind


def parts(s: Village, seat: Seat) -> list[tuple[Card | None, int]]:
    """What a reputation is made of: the base (no card), rumours, the doll, rotating cards.
    [BRU-11]"""
    who, box = s.character[seat], s.box
    found: list[tuple[Card | None, int]] = [(None, box.base[who])]
    found += [(card, box.worth[who][card]) for card in cards_in(s.good[seat] | s.bad[seat])]
    if s.doll == seat:
        found.append((box.doll, box.reputation[box.doll]))
    for place, card in enumerate(box.rotating_cards):
        if s.bearer[place] == seat and box.rotating_value[place]:
            found.append((card, box.rotating_value[place]))
    return found


def limit_of_good(s: Village, seat: Seat) -> int:
    """Two positive rumours; the schoolmistress may have three. [BRU-12]"""
    return LIMIT + (s.character[seat] == s.box.holder[SCHOOLMISTRESS])


def put(s: Village, seat: Seat, card: Card) -> None:
    """A rumour lies before the player from now on."""
    if s.box.positive >> card & 1:
        s.good[seat] |= 1 << card
    else:
        s.bad[seat] |= 1 << card
    s.reputation[seat] += s.box.worth[s.character[seat]][card]


def lift(s: Village, seat: Seat, card: Card) -> None:
    """A rumour no longer lies before the player, and nowhere else yet."""
    s.good[seat] &= ~(1 << card)
    s.bad[seat] &= ~(1 << card)
    s.reputation[seat] -= s.box.worth[s.character[seat]][card]


def remove(s: Village, seat: Seat, card: Card) -> None:
    """A rumour before the player is discarded."""
    lift(s, seat, card)
    s.discard |= 1 << card


def remove_and_tell(s: Village, seat: Seat, card: Card) -> None:
    remove(s, seat, card)
    s.tell(DROPPED, seat, card, s.reputation[seat])


def lay_doll(s: Village, seat: Seat) -> None:
    """The wax doll lies before this player from now on: one less. [S16]"""
    value = s.box.reputation[s.box.doll]
    if s.doll != NOBODY:
        s.reputation[s.doll] -= value
    s.doll = seat
    s.doll_week = s.week
    s.reputation[seat] += value


def remove_doll(s: Village) -> None:
    """The wax doll is discarded."""
    s.reputation[s.doll] -= s.box.reputation[s.box.doll]
    s.doll = NOBODY
    s.discard |= 1 << s.box.doll


def carrier(s: Village, card: Card) -> Seat:
    """Before whom the rumour lies."""
    return next(seat for seat in range(s.n) if (s.good[seat] | s.bad[seat]) >> card & 1)


def lying(s: Village, seat: Seat, card: Card) -> CardSet:
    """The rumours before the player that are of the same kind as this one."""
    return (s.good if s.box.positive >> card & 1 else s.bad)[seat]


def no_room(s: Village, seat: Seat, card: Card) -> bool:
    """Would this be one rumour too many before the player? [BRU-12]"""
    most = limit_of_good(s, seat) if s.box.positive >> card & 1 else LIMIT
    return lying(s, seat, card).bit_count() >= most


def says_which(s: Village, seat: Seat, receiver: Seat, card: Card) -> bool:
    """Does whoever plays this rumour say with it which one goes? There is no room for it, and it is
    for them to decide: of a negative one, and of a positive one before themselves. [BRU-12, L27]"""
    decides = seat == receiver or not s.box.positive >> card & 1
    return s.rules >= AT_ONCE and decides and no_room(s, receiver, card)


def spreads(s: Village, seat: Seat, card: Card, receivers: list[Seat]) -> list[Action]:
    """The ways to play a rumour on each of these players. [BRU-09, BRU-12, BRU-18]"""
    found: list[Action] = []
    for receiver in receivers:
        if says_which(s, seat, receiver, card):
            found.append(SPEND.at(card, receiver))
            found += numbers(SUPPLANT.at(card, receiver, 0), lying(s, receiver, card))
        else:
            found.append(SPREAD.base + card * SEATS + receiver)
    return found


def spread_on(s: Village, seat: Seat, action: Action) -> Steps:
    """One of these ways is played, in a turn or a trial. [BRU-09, BRU-12, BRU-18]"""
    if SPREAD.owns(action):
        card, receiver = SPREAD.args(action)
        return spread(s, seat, receiver, card)
    card, receiver, *goes = (SPEND if SPEND.owns(action) else SUPPLANT).args(action)
    spread(s, seat, receiver, card)
    remove_and_tell(s, receiver, goes[0] if goes else card)
    return ()


def why_one_goes(s: Village, seat: Seat, action: Action) -> Why:
    """What is wrong with saying, or not saying, which rumour goes. [BRU-12, L27]"""
    if SPREAD.owns(action):
        card, receiver = SPREAD.args(action)
        which = says_which(s, seat, receiver, card)
        return Why("BRU-12", "which", seat=receiver) if which else NOTHING
    card, receiver, *goes = (SPEND if SPEND.owns(action) else SUPPLANT).args(action)
    if not no_room(s, receiver, card):
        return Why("BRU-12", "room", seat=receiver)
    if not says_which(s, seat, receiver, card):
        return Why("BRU-12", "afterwards")
    stays = goes and not lying(s, receiver, card) >> goes[0] & 1
    return Why("BRU-12", "others", card=goes[0]) if stays else NOTHING


def spread(s: Village, seat: Seat, receiver: Seat, card: Card) -> Steps:
    """A rumour goes from a hand before a player, in a turn or a trial. [BRU-09, BRU-18]"""
    s.hand[seat] ^= 1 << card
    put(s, receiver, card)
    s.gossip += ((seat * 16 + receiver) * 128 + card,)
    good = s.box.positive >> card & 1
    s.tell(SPREAD_GOOD if good else SPREAD_BAD, seat, receiver, card, s.reputation[receiver])
    return too_many(s, seat, receiver, card)


def too_many(s: Village, seat: Seat, receiver: Seat, card: Card) -> Steps:
    """One rumour too many: of positive ones who receives them decides which is dropped, of
    negative ones who played it. The new one may be the one. [BRU-12, ruling A14]"""
    if s.box.positive >> card & 1:
        if s.good[receiver].bit_count() > limit_of_good(s, receiver):
            return (DropOne(receiver, receiver, 1),)
    elif s.bad[receiver].bit_count() > LIMIT:
        return (DropOne(seat, receiver, 0),)
    return ()


class OneRumour(Choice[Village]):
    """A question about a rumour of one kind, before a player now or soon."""

    __slots__ = ("receiver", "good")

    def __init__(self, seat: Seat, receiver: Seat, good: int) -> None:
        super().__init__(seat)
        self.receiver = receiver
        self.good = good


class DropOne(OneRumour):
    """Which of the rumours of one kind before a player is discarded? [BRU-12]"""

    __slots__ = ()
    key = "drop"
    rule = "BRU-12"
    verbs = (DROP,)

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(DROP.base, (s.good if self.good else s.bad)[self.receiver])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return Why("BRU-12", "others", card=action - DROP.base)

    def chose(self, s: Village, action: Action) -> None:
        remove_and_tell(s, self.receiver, action - DROP.base)
