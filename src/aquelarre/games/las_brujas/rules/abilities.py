"""Abilities that are used in one's own turn, one function for each. [BRU-01, A.2]

The others work where their rule is: votes in ballot.py, the assembly's in assembly.py, the
trial's in floor.py, the rest by name where a card is drawn, played or lost.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import GENERAL, cards_in
from aquelarre.games.las_brujas.box.characters import (
    APOTHECARY,
    FORTUNE_TELLER,
    HEALER,
    INNKEEPER,
    LIBRARIAN,
    MERCHANT,
    PRIEST,
    RICH_WIDOW,
    SPINNER,
    TAVERN_MAID,
    WASHERWOMAN,
)
from aquelarre.games.las_brujas.rules.hands import (
    AnyOfHand,
    ChoiceAbout,
    Discards,
    DiscardSome,
    DrawUp,
    Steps,
    in_deck,
    look_at_hand,
    not_held,
    numbers,
    pass_on,
    take,
)
from aquelarre.games.las_brujas.rules.reputation import LIMIT, DropOne, carrier, lift, put
from aquelarre.games.las_brujas.rules.whose import not_theirs
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.verbs import (
    LOSE,
    MOVE,
    ORDER,
    RETURN,
    SEATS,
    TURN_UP,
    USE,
    USE_ON,
)
from aquelarre.kernel import NOTHING, Action, Chance, Choice, Seat, Seats, Step, Why, only, others

PEEK = 3  # cards the librarian looks at


def is_ready(s: Village, seat: Seat) -> bool:
    """Has the ability not been used up for this turn, week or game?"""
    return not s.spent >> seat & 1


# -- what may be used --------------------------------------------------------------------


def moves(s: Village, seat: Seat) -> list[Action]:
    """P17: a negative rumour of one other player to another who has less than two. [A.2]"""
    if s.character[seat] != s.box.holder[WASHERWOMAN] or not is_ready(s, seat):
        return []
    rest = others(s.alive, seat)
    room = [other for other in rest if s.bad[other].bit_count() < LIMIT]
    found = [
        MOVE.base + card * SEATS + receiver
        for owner in rest
        for card in cards_in(s.bad[owner])
        for receiver in room
        if receiver != owner
    ]
    return sorted(found)


def uses(s: Village, seat: Seat) -> list[Action]:
    """Abilities of one's own turn, with the players they may choose. [A.2]"""
    who = s.character[seat]
    if not is_ready(s, seat):
        return []
    ability = s.box.ability[who]
    if ability in ALONE:
        return [USE.base + who] if ALONE[ability](s, seat) else []
    if ability in CHOOSING:
        base = USE_ON.base + who * SEATS
        return [base + other for other in CHOOSING[ability](s, seat)]
    return []


def _can_look(s: Village, seat: Seat) -> bool:
    """P01: if there is a card to look at."""
    return in_deck(s, GENERAL) > 0


def _can_cure(s: Village, seat: Seat) -> bool:
    """P07: two cards to pay with, and a rumour to be rid of."""
    return s.hand[seat].bit_count() >= 2 and bool(s.bad[seat])


def _can_trade(s: Village, seat: Seat) -> bool:
    """P11: a card to trade in."""
    return bool(s.hand[seat])


def _with_cards(s: Village, seat: Seat) -> list[Seat]:
    """P06: other living players who have cards."""
    return [other for other in others(s.alive, seat) if s.hand[other]]


def _of_other_sex(s: Village, seat: Seat) -> list[Seat]:
    """P23: living players of the other sex."""
    sexes = s.box.sex
    sex = sexes[s.character[seat]]
    return [other for other in others(s.alive, seat) if sexes[s.character[other]] != sex]


def _for_three_cards(s: Village, seat: Seat) -> list[Seat]:
    """P20: any other living player, if there are three cards to pay with."""
    return others(s.alive, seat) if s.hand[seat].bit_count() >= 3 else []


ALONE: dict[int, Callable[[Village, Seat], bool]] = {
    LIBRARIAN: _can_look,
    APOTHECARY: _can_cure,
    MERCHANT: _can_trade,
}
CHOOSING: dict[int, Callable[[Village, Seat], list[Seat]]] = {
    INNKEEPER: _with_cards,
    TAVERN_MAID: _of_other_sex,
    FORTUNE_TELLER: _for_three_cards,
}


def not_own(s: Village, seat: Seat, action: Action) -> Why:
    """The ability of another character. [BRU-01, BRU-25]"""
    if MOVE.owns(action):
        return not_theirs(s, seat, s.box.holder[WASHERWOMAN])
    return not_theirs(s, seat, (USE if USE.owns(action) else USE_ON).args(action)[0])


def why(s: Village, seat: Seat, action: Action) -> Why:
    """It may work by itself or at another time, be used up, cost too much, or there is nobody to
    use it on. [BRU-01]"""
    found = not_own(s, seat, action) or not_in_turn(s, seat)
    if found or not is_ready(s, seat):
        return found or Why("BRU-01", "used")
    if MOVE.owns(action):
        return Why("BRU-01", "carry")
    ability = s.box.ability[s.character[seat]]
    price = PRICES.get(ability, 0)
    if s.hand[seat].bit_count() < price:
        return Why("BRU-01", "price", count=price)
    usable = moves(s, seat) or uses(s, seat)
    return _why_aimed(s, seat, action) if usable else Why("BRU-01", LACKS[ability])


def not_in_turn(s: Village, seat: Seat) -> Why:
    """Some abilities work by themselves, some have their own moment. [BRU-01]"""
    ability = s.box.ability[s.character[seat]]
    if ability in ALONE or ability in CHOOSING or ability == WASHERWOMAN:
        return NOTHING
    return Why("BRU-01", ELSEWHERE.get(ability, "passive"))


def _why_aimed(s: Village, seat: Seat, action: Action) -> Why:
    """The ability can be used now, but not so."""
    ability = s.box.ability[s.character[seat]]
    if ability == WASHERWOMAN:
        return Why("BRU-01", "carrying")
    if ability in ALONE or not USE_ON.owns(action):
        return Why("BRU-01", "alone" if ability in ALONE else "aimed")
    victim = USE_ON.args(action)[1]
    if not s.alive >> victim & 1:
        return Why("BRU-26", "dead", seat=victim)
    if victim == seat:
        return Why("BRU-01", "others")
    return Why("BRU-01", "sex") if ability == TAVERN_MAID else Why("BRU-09", "empty", seat=victim)


PRICES = {APOTHECARY: 2, MERCHANT: 1, FORTUNE_TELLER: 3}  # in cards
LACKS = {  # what there is not, when nobody and nothing can be chosen
    LIBRARIAN: "no-deck",
    APOTHECARY: "no-rumour",
    INNKEEPER: "no-cards",
    TAVERN_MAID: "no-sex",
    WASHERWOMAN: "no-carry",
}
ELSEWHERE = {  # abilities with a moment of their own
    PRIEST: "in-assembly",
    HEALER: "after-verdict",
    RICH_WIDOW: "before-vote",
    SPINNER: "when-chosen",
}


# -- what they do ------------------------------------------------------------------------


def use(s: Village, seat: Seat) -> Steps:
    """An ability that chooses nobody."""
    s.spent |= 1 << seat
    s.tell(notices.ABILITY_USED, seat, s.character[seat])
    return EFFECTS_ALONE[s.box.ability[s.character[seat]]](s, seat)


def use_on(s: Village, seat: Seat, victim: Seat) -> Steps:
    """An ability that chooses somebody."""
    s.spent |= 1 << seat
    s.tell(notices.ABILITY_ON, seat, s.character[seat], victim)
    return EFFECTS_ON[s.box.ability[s.character[seat]]](s, seat, victim)


def move(s: Village, seat: Seat, action: Action) -> Steps:
    """P17: the washerwoman carries gossip from one to another."""
    card, receiver = MOVE.args(action)
    s.spent |= 1 << seat
    owner = carrier(s, card)
    lift(s, owner, card)
    put(s, receiver, card)
    s.tell(notices.MOVED, seat, owner, receiver, card)
    return ()


def library(s: Village, seat: Seat) -> Steps:
    """P01: look at the three top cards and put them back in any order."""
    count = min(PEEK, in_deck(s, GENERAL))
    missing = max(0, count - len(s.top))
    return (*[TurnUp()] * missing, Looked(seat, count))


class TurnUp(Chance[Village]):
    """The next card below those already known, for the librarian's eyes only. [P01]"""

    __slots__ = ()
    key = "turn_up"
    rule = "BRU-01"

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(TURN_UP.base, s.deck & GENERAL)

    def odds(self, s: Village) -> list[int]:
        return [1] * (s.deck & GENERAL).bit_count()

    def fell(self, s: Village, outcome: Action) -> None:
        card = outcome - TURN_UP.base
        s.deck ^= 1 << card
        s.top.insert(0, card)


class Looked(Step[Village]):
    """The librarian has seen the cards and may arrange them. [P01]"""

    __slots__ = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Village) -> None:
        row = self.seat * (s.n + 1)
        for card in s.top:  # they are in the deck, and in no hand
            for place in range(row, row + s.n):
                s.maybe[place] &= ~(1 << card)
        s.tell(notices.LOOKED, self.seat, self.count)
        s.then(Arrange(self.seat, 1, self.count))


class Arrange(Choice[Village]):
    """Which card comes next? The last one follows by itself. [P01]"""

    __slots__ = ("place", "count")
    key = "order"
    rule = "BRU-01"
    verbs = (ORDER,)

    def __init__(self, seat: Seat, place: int, count: int) -> None:
        super().__init__(seat)
        self.place = place
        self.count = count

    def seats(self, s: Village) -> Seats:
        return 1 << self.seat if self.place < self.count else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        end = len(s.top) - self.place + 1
        return sorted(ORDER.base + card for card in s.top[len(s.top) - self.count : end])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return Why("BRU-01", "looked", card=action - ORDER.base)

    def chose(self, s: Village, action: Action) -> None:
        card = action - ORDER.base
        s.top.remove(card)
        s.top.insert(len(s.top) - self.place + 1, card)
        if self.place + 1 < self.count:
            s.then(Arrange(self.seat, self.place + 1, self.count))
        else:
            s.tell(notices.ARRANGED, self.seat, self.count)


def cure(s: Village, seat: Seat) -> Steps:
    """P07: two cards for a negative rumour of one's own."""
    return (Discards(1 << seat, 2), Cure(seat, seat, 0))


class Cure(DropOne):
    """Of which negative rumour does the apothecary rid himself? [P07]"""

    __slots__ = ()
    key = "cure"
    rule = "BRU-01"


def trade(s: Village, seat: Seat) -> Steps:
    """P11: discard a card and draw one."""
    return (DiscardSome(1 << seat), DrawUp(seat, 1))


def tavern_swap(s: Village, seat: Seat, victim: Seat) -> Steps:
    """P06: a random card of somebody, and one of one's own choice back."""
    return (TakeAny(victim, seat), GiveBack(seat, victim))


class TakeAny(AnyOfHand):
    """A random card comes to the innkeeper. [P06]"""

    __slots__ = ("keeper",)

    def __init__(self, seat: Seat, keeper: Seat) -> None:
        super().__init__(seat)
        self.keeper = keeper

    def fell(self, s: Village, outcome: Action) -> None:
        take(s, self.keeper, self.seat, outcome - LOSE.base)


class GiveBack(ChoiceAbout):
    """Which card does the innkeeper give in return? [P06]"""

    __slots__ = ()
    key = "give_back"
    rule = "BRU-01"
    verbs = (RETURN,)

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(RETURN.base, s.hand[seat])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return not_held(s, seat, action - RETURN.base)

    def chose(self, s: Village, action: Action) -> None:
        pass_on(s, self.seat, self.other, action - RETURN.base)


def see_hand(s: Village, seat: Seat, victim: Seat) -> Steps:
    """P23: look at the hand of somebody of the other sex."""
    look_at_hand(s, seat, victim)
    return ()


def read_cards(s: Village, seat: Seat, victim: Seat) -> Steps:
    """P20: three cards for a look at somebody's side."""
    return (Discards(1 << seat, 3), SeeSide(seat, victim))


class SeeSide(Step[Village]):
    """The fortune-teller sees a side card, and nobody else does. [P20]"""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: Seat, victim: Seat) -> None:
        self.seat = seat
        self.victim = victim

    def run(self, s: Village) -> None:
        s.peeked[self.seat] |= 1 << self.victim
        hidden = (s.side[self.victim],)
        s.tell(notices.SIDE_SEEN, self.seat, self.victim, hidden=hidden, to=only(self.seat))


EFFECTS_ALONE: dict[int, Callable[[Village, Seat], Steps]] = {
    LIBRARIAN: library,
    APOTHECARY: cure,
    MERCHANT: trade,
}
EFFECTS_ON: dict[int, Callable[[Village, Seat, Seat], Steps]] = {
    INNKEEPER: tavern_swap,
    TAVERN_MAID: see_hand,
    FORTUNE_TELLER: read_cards,
}
