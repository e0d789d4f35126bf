"""Worlds that could be the true one for all that a seat has seen: see also view.py.

Characters before they are chosen, sides, hands, decks and gifts that are not handed over are dealt
afresh. Cards go where the looker must think them possible (knowledge.py); the others' knowledge
becomes what everybody knows, since what each of them has seen is hidden too.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import AFTERLIFE, GENERAL, Card, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import LIBRARIAN
from aquelarre.games.las_brujas.rules.sharing import receivers
from aquelarre.games.las_brujas.seen.view import hidden_from, knows_side
from aquelarre.games.las_brujas.state import (
    NO_SIDE,
    NOBODY,
    ONE_SHARING,
    SECOND_READING,
    WITCH,
    Assembly,
    Draft,
    Trial,
    Village,
)
from aquelarre.kernel import WATCHER, Dice, Seat, members


def imagine(s: Village, seat: Seat, dice: Dice) -> Village:
    """A village that could be the true one for all that the seat has seen."""
    t = s.clone()
    if s.over:  # nothing is hidden any more
        return t
    _offer_characters(t, seat, dice)
    _deal_sides(t, seat, dice)
    _deal_cards(t, seat, dice)
    _lay_gifts(t, seat, dice)
    draft = t.inside(Draft)
    if draft is not None:  # what others have chosen so far is not known
        draft.chosen = [cards if own == seat else 0 for own, cards in enumerate(draft.chosen)]
    return t


# -- characters and sides ----------------------------------------------------------------


def _offer_characters(t: Village, seat: Seat, dice: Dice) -> None:
    """What the others may choose from is not known until they have chosen. [BRU-01]"""
    others = [other for other in range(t.n) if other != seat and t.offered[other]]
    pool = t.undealt
    for other in others:
        pool |= t.offered[other]
    if not others:
        return
    free = cards_in(pool)
    dice.shuffle(free)
    for other in others:
        count = t.offered[other].bit_count()
        t.offered[other] = sum(1 << free.pop() for _ in range(count))
    t.undealt = sum(1 << character for character in free)


def _deal_sides(t: Village, seat: Seat, dice: Dice) -> None:
    """The sides that the seat does not know come out of those left, and one may lie unused; the
    witches are not so many that they would have won. [BRU-02, BRU-04, BRU-30]"""
    unknown = [
        other for other in range(t.n) if t.side[other] != NO_SIDE and not knows_side(t, seat, other)
    ]
    if not unknown:
        return
    pool = t.side_bag.copy()
    for other in unknown:
        pool[t.side[other]] += 1
    unused = sum(pool) - len(unknown)
    if unused and _too_many(t, unknown, pool[WITCH]):
        pool[WITCH] -= 1
        _deal(t, unknown, pool, dice)
        pool[WITCH] += 1
    else:
        _deal(t, unknown, pool, dice)
    t.side_bag = pool


def _deal(t: Village, places: list[Seat], pool: list[int], dice: Dice) -> None:
    for place in places:
        side = dice.pick(pool)
        pool[side] -= 1
        t.side[place] = side


def _too_many(t: Village, unknown: list[Seat], witches: int) -> bool:
    """Would so many witches among those of unknown side have won already, now or after an earlier
    death? Before the second reading nobody looked while somebody was burning. [BRU-06, A4]"""
    known = [other for other in members(t.alive) if other not in unknown]
    count = sum(t.side[other] == WITCH for other in known) + min(witches, len(unknown))
    left = t.alive.bit_count()
    trial = t.inside(Trial)
    looked = trial is None or not trial.tally or trial.condemned == NOBODY
    looked |= t.rules >= SECOND_READING
    for side in reversed([side for *_, side, _, _ in t.records if side != NO_SIDE]):
        if looked and 2 * count > left:
            return True
        looked = True
        count += side == WITCH
        left += 1
    return False


# -- cards -------------------------------------------------------------------------------


def _deal_cards(t: Village, seat: Seat, dice: Dice) -> None:
    row = t.n if seat == WATCHER else seat
    hidden = hidden_from(t, seat)
    librarian = seat != WATCHER and t.character[seat] == t.box.holder[LIBRARIAN]
    fixed = sum(1 << card for card in t.top) if librarian else 0
    for family in (GENERAL, AFTERLIFE):
        _deal_family(t, seat, row, hidden & family & ~fixed, family, dice)
    if not librarian and t.top:
        below = cards_in(t.deck & GENERAL)
        dice.shuffle(below)
        t.top = below[: len(t.top)]
        t.deck &= ~sum(1 << card for card in t.top)
    width = t.n + 1
    public = t.maybe[t.n * width :]
    t.maybe = [
        cards
        for looker in range(width)
        for cards in (t.maybe[row * width : (row + 1) * width] if looker == row else public)
    ]


def _deal_family(
    t: Village, seat: Seat, row: int, hidden: CardSet, family: CardSet, dice: Dice
) -> None:
    """The hidden cards of one deck into the others' hands; the rest is the deck."""
    hands = [
        other
        for other in range(t.n)
        if other != seat and t.hand[other] and bool(t.hand[other] & family)
    ]
    start = row * (t.n + 1)
    places = [t.maybe[start + other] & hidden for other in hands]
    places.append(t.maybe[start + t.n] & hidden)
    room = [t.hand[other].bit_count() for other in hands]
    room.append(hidden.bit_count() - sum(room))
    dealt = deal(hidden, places, room, dice)
    for other, cards in zip(hands, dealt, strict=False):
        t.hand[other] = cards
    t.deck = t.deck & ~family | dealt[-1]


def deal(cards: CardSet, places: list[CardSet], room: list[int], dice: Dice) -> list[CardSet]:
    """Put every card into a place where it may be, until each place is full.

    Cards that can be in fewest places go first; a card that finds all its places full makes
    another move on. What is true is one solution, so there is always one.
    """
    order = cards_in(cards)
    dice.shuffle(order)
    choices = _choices(cards, places)
    counts = [len(may) for may in choices]
    order.sort(key=counts.__getitem__)
    left = room.copy()
    dealt = [0] * len(places)
    for card in order:
        may = choices[card]
        place = _by_room(may, left, dice)
        if place < 0:
            place = _make_room(card, choices, dealt, left)
        left[place] -= 1
        dealt[place] |= 1 << card
    return dealt


def _choices(cards: CardSet, places: list[CardSet]) -> list[list[int]]:
    """By card, the places where it may be. Most cards may be in the same places: those are worked
    out together, as sets that each place divides."""
    alike: list[tuple[CardSet, list[int]]] = [(cards, [])]
    for place, held in enumerate(places):
        divided: list[tuple[CardSet, list[int]]] = []
        for some, may in alike:
            inside = some & held
            if inside:
                divided.append((inside, [*may, place]))
            if inside != some:
                divided.append((some ^ inside, may))
        alike = divided
    found: list[list[int]] = [[]] * cards.bit_length()
    for some, may in alike:
        for card in cards_in(some):
            found[card] = may
    return found


def _by_room(places: list[int], left: list[int], dice: Dice) -> int:
    """One of these places, as likely as it has room; -1 if none has any."""
    total = 0
    for place in places:
        total += left[place]
    if not total:
        return -1
    number = dice.below(total)
    for place in places:
        number -= left[place]
        if number < 0:
            return place
    raise AssertionError("the number is below the room of all")


def _make_room(card: Card, choices: list[list[int]], dealt: list[CardSet], left: list[int]) -> int:
    """Move cards along, each to another place where it may be, until one has room."""
    came: dict[int, tuple[int, Card]] = {}  # the place and card from which a place was reached
    queue = list(choices[card])
    seen = set(queue)
    for place in queue:
        for other in cards_in(dealt[place]):
            for target in choices[other]:
                if target in seen:
                    continue
                seen.add(target)
                came[target] = (place, other)
                queue.append(target)
                if left[target]:
                    return _shift(target, came, dealt, left)
    raise AssertionError("what is true is a way to deal the cards")


def _shift(
    target: int, came: dict[int, tuple[int, Card]], dealt: list[CardSet], left: list[int]
) -> int:
    """Carry the moves out backwards; returns the place that has room now."""
    left[target] -= 1
    while target in came:
        place, card = came[target]
        dealt[place] ^= 1 << card
        dealt[target] |= 1 << card
        target = place
    left[target] += 1
    return target


def _lay_gifts(t: Village, seat: Seat, dice: Dice) -> None:
    """What the others lay is not known before it is handed over; before gifts were put together in
    one question one knew how many, but neither which nor before whom. [BRU-15]"""
    assembly = t.inside(Assembly)
    if assembly is None:
        return
    for other, gifts in enumerate(assembly.gifts):
        count = len(gifts)
        if other == seat or not count:
            continue
        if t.rules >= ONE_SHARING:
            assembly.gifts[other] = ()
            continue
        held, near = cards_in(t.hand[other]), receivers(t, other)
        dice.shuffle(held)
        laid = tuple(card * 16 + near[dice.below(len(near))] for card in held[:count])
        assembly.gifts[other] = laid
