"""Drawing, discarding, losing and rolling: what many rules do with cards and the die."""

from __future__ import annotations

from typing import ClassVar

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import AFTERLIFE, GENERAL, Card, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import LIBRARIAN
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import NOTHING_UNTOLD, ONE_SHARING, Draft, Village
from aquelarre.games.las_brujas.verbs import DISCARD, DRAW, LOSE, ROLL, TAKE_BACK
from aquelarre.kernel import (
    NOTHING,
    SILENT,
    Action,
    Ask,
    Chance,
    Choice,
    Seat,
    Seats,
    Step,
    Verb,
    Why,
    members,
    only,
    things_in,
)

Steps = tuple[Step[Village], ...]
DIE = [ROLL.base + face for face in range(1, 7)]


class OfSeat(Step[Village]):
    """A step that is about one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class LuckOf(Chance[Village]):
    """A question to nature that is about one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class ChoiceAbout(Choice[Village]):
    """A question to one seat that is about another, too."""

    __slots__ = ("other",)

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other = other


def numbers(base: Action, cards: CardSet) -> list[Action]:
    """The actions of a verb with these cards, in order."""
    return things_in(cards, base)


# -- drawing -----------------------------------------------------------------------------


class DrawUp(Step[Village]):
    """Draw so many cards, one by one. An empty deck is made anew of its discard pile; if that is
    empty too, nothing is drawn. [BRU-03, BRU-28, ruling A12]"""

    __slots__ = ("seat", "count", "family", "quiet")

    def __init__(
        self, seat: Seat, count: int, family: CardSet = GENERAL, *, quiet: bool = False
    ) -> None:
        self.seat = seat
        self.count = count
        self.family = family
        self.quiet = quiet  # told by whoever asked for it, and not card by card

    def run(self, s: Village) -> None:
        if self.count <= 0:
            return
        if not in_deck(s, self.family):
            reshuffle(s, self.family)
        if not in_deck(s, self.family):
            s.tell(notices.NOTHING_TO_DRAW, self.seat)
            return
        rest = DrawUp(self.seat, self.count - 1, self.family, quiet=self.quiet)
        s.then(DrawOne(self.seat, self.family, self.quiet), rest)


def in_deck(s: Village, family: CardSet) -> int:
    """How many cards the deck has."""
    count = (s.deck & family).bit_count()
    return count + len(s.top) if family == GENERAL else count


def reshuffle(s: Village, family: CardSet) -> None:
    """The discard pile becomes the deck. [Ruling A12]"""
    pile = s.discard & family
    if not pile:
        return
    s.discard &= ~pile
    s.deck |= pile
    knowledge.reshuffled(s, pile, family)
    s.tell(notices.RESHUFFLED_AFTERLIFE if family == AFTERLIFE else notices.RESHUFFLED)


class DrawOne(Chance[Village]):
    """The next card goes to a hand, for its owner's eyes only. [BRU-03, BRU-09, BRU-27]"""

    __slots__ = ("seat", "family", "quiet")
    key = "draw"
    rule = "BRU-03"

    def __init__(self, seat: Seat, family: CardSet, quiet: bool) -> None:
        self.seat = seat
        self.family = family
        self.quiet = quiet

    def options(self, s: Village, seat: Seat) -> list[Action]:
        if s.top and self.family == GENERAL:
            return [DRAW.base + s.top[-1]]
        return numbers(DRAW.base, s.deck & self.family)

    def odds(self, s: Village) -> list[int]:
        return [1] * (1 if s.top and self.family == GENERAL else (s.deck & self.family).bit_count())

    def fell(self, s: Village, outcome: Action) -> None:
        card, seat = outcome - DRAW.base, self.seat
        if s.top and self.family == GENERAL:
            s.top.pop()
            # Who looked at it knows where it is now.
            librarian = s.character.index(s.box.holder[LIBRARIAN])
            knowledge.drawn(s, seat, self.family, librarian)
            knowledge.locate(s, librarian, card, seat)
        else:
            s.deck ^= 1 << card
            knowledge.drawn(s, seat, self.family)
        s.hand[seat] |= 1 << card
        if not self.quiet:
            own = self.family == AFTERLIFE and s.rules >= NOTHING_UNTOLD
            drew = notices.DREW_AFTERLIFE if own else notices.DREW
            s.tell(drew, seat, hidden=(card,), to=only(seat))


# -- discarding --------------------------------------------------------------------------


def play_out(s: Village, seat: Seat, card: Card) -> None:
    """A card leaves the hand for its discard pile, because it was played. [BRU-28]"""
    s.hand[seat] ^= 1 << card
    s.discard |= 1 << card


def not_held(s: Village, seat: Seat, card: Card) -> Why:
    """A card that is not in one's hand cannot be played or paid with."""
    return NOTHING if s.hand[seat] >> card & 1 else Why("BRU-03", card=card)


def discard(s: Village, seat: Seat, card: Card) -> None:
    """A card is discarded, face up."""
    play_out(s, seat, card)
    s.tell(notices.DISCARDED, seat, card)


class DiscardSome(Ask[Village]):
    """Each of these players discards so many cards of their own choice, as far as they have any:
    an event's harm, or the price of something. All at once."""

    __slots__ = ("who", "count")
    key = "discard"
    rule = "BRU-09"
    verbs: ClassVar[tuple[Verb, ...]] = (DISCARD,)

    def __init__(self, who: Seats, count: int = 1) -> None:
        self.who = who
        self.count = count

    def seats(self, s: Village) -> Seats:
        found = 0
        for seat in members(self.who & s.alive):
            if s.hand[seat]:
                found |= 1 << seat
        return found

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(DISCARD.base, s.hand[seat])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return not_held(s, seat, action - DISCARD.base)

    def decided(self, s: Village, answers: list[Action]) -> None:
        for seat in members(self.who):
            if answers[seat] >= 0:
                discard(s, seat, answers[seat] - DISCARD.base)
        if self.count > 1:
            s.then(DiscardSome(self.who, self.count - 1))


class Discards(Step[Village]):
    """Each of these players discards so many cards: chosen in one question. [Ruling L25]"""

    __slots__ = ("who", "count")

    def __init__(self, who: Seats, count: int) -> None:
        self.who = who
        self.count = count

    def run(self, s: Village) -> None:
        if s.rules < ONE_SHARING:
            s.then(DiscardSome(self.who, self.count))
        else:
            s.enter(Draft(s.n), DiscardSeveral(self.who, self.count))


class DiscardSeveral(DiscardSome):
    """All of them at once; the last card that is chosen completes the answer, and until then each
    can be taken back."""

    __slots__ = ()
    verbs = (DISCARD, TAKE_BACK)
    parts = True

    def options(self, s: Village, seat: Seat) -> list[Action]:
        chosen = s.within(Draft).chosen[seat]
        more = numbers(DISCARD.base, s.hand[seat] & ~chosen)
        return more + numbers(TAKE_BACK.base, chosen)

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        back = TAKE_BACK.owns(action)
        card = action - (TAKE_BACK if back else DISCARD).base
        return not_held(s, seat, card) or Why("BRU-09", "unmarked" if back else "marked", card=card)

    def is_part(self, s: Village, seat: Seat, action: Action) -> bool:
        chosen = s.within(Draft).chosen[seat].bit_count()
        last = chosen + 1 >= min(self.count, s.hand[seat].bit_count())
        return TAKE_BACK.owns(action) or not last

    def added(self, s: Village, seat: Seat, action: Action) -> None:
        verb = TAKE_BACK if TAKE_BACK.owns(action) else DISCARD
        s.within(Draft).chosen[seat] ^= 1 << (action - verb.base)

    def takes_back(self, s: Village, seat: Seat, action: Action) -> Action:
        return DISCARD.at(action - TAKE_BACK.base) if TAKE_BACK.owns(action) else SILENT

    def decided(self, s: Village, answers: list[Action]) -> None:
        chosen = s.within(Draft).chosen
        for seat in members(self.who):
            if answers[seat] >= 0:
                chosen[seat] |= 1 << (answers[seat] - DISCARD.base)
                for card in cards_in(chosen[seat]):
                    discard(s, seat, card)


# -- looking and losing ------------------------------------------------------------------


def look_at_hand(s: Village, looker: Seat, owner: Seat) -> None:
    """The looker sees all cards of a hand; nobody else does."""
    knowledge.look(s, looker, owner)
    s.tell(notices.HAND_SEEN, looker, owner, s.hand[owner].bit_count())


def take(s: Village, seat: Seat, owner: Seat, card: Card) -> None:
    """The seat takes a card of somebody's hand, seen by the two only."""
    hand_over(s, owner, seat, card)
    s.tell(notices.TAKEN, seat, owner, hidden=(card,), to=only(seat) | only(owner))


def pass_on(s: Village, giver: Seat, receiver: Seat, card: Card, witness: Seat = -1) -> None:
    """A card is given away, seen by the two only (and by a witness)."""
    hand_over(s, giver, receiver, card, witness)
    to = only(giver) | only(receiver) | (only(witness) if witness >= 0 else 0)
    s.tell(notices.PASSED, giver, receiver, hidden=(card,), to=to)


def hand_over(s: Village, giver: Seat, receiver: Seat, card: Card, witness: Seat = -1) -> None:
    """One card goes from hand to hand, seen by the two only (and by a witness)."""
    s.hand[giver] ^= 1 << card
    s.hand[receiver] |= 1 << card
    knowledge.handed_over(s, [(giver, receiver, card)], witness)


class AnyOfHand(LuckOf):
    """A random card of somebody's hand."""

    __slots__ = ()
    key = "lose"
    rule = "BRU-09"

    def seats(self, s: Village) -> Seats:
        return 1 << s.n if s.hand[self.seat] else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(LOSE.base, s.hand[self.seat])

    def odds(self, s: Village) -> list[int]:
        return [1] * s.hand[self.seat].bit_count()


# -- the die -----------------------------------------------------------------------------


class Roll(LuckOf):
    """A player rolls the die."""

    __slots__ = ()
    key = "roll"
    rule = "BRU-05"

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return DIE

    def odds(self, s: Village) -> list[int]:
        return [1] * 6

    def fell(self, s: Village, outcome: Action) -> None:
        s.rolls[self.seat] = outcome - ROLL.base
        s.tell(notices.ROLLED, self.seat, s.rolls[self.seat])


class RollOff(Step[Village]):
    """All of these roll; equal highest ones roll again until one is left. [BRU-05, BRU-23]"""

    __slots__ = ("who",)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def run(self, s: Village) -> None:
        s.rolls = [0] * s.n
        s.then(*[Roll(seat) for seat in members(self.who)], Highest(self.who))


class Highest(Step[Village]):
    """Who has rolled highest? [BRU-05]"""

    __slots__ = ("who",)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def run(self, s: Village) -> None:
        best = max(s.rolls[seat] for seat in members(self.who))
        leaders = [seat for seat in members(self.who) if s.rolls[seat] == best]
        s.lucky = leaders[0]
        if len(leaders) > 1:
            s.tell(notices.ROLLS_AGAIN)
            s.then(RollOff(sum(1 << seat for seat in leaders)))
