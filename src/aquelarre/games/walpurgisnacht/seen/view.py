"""What a seat may see (view), and what it must guess (imagine), side by side.

The mountain holds no secret: a card there was seen by all or by nobody. It is memory that
counts, so `view` shows no face that has been turned down [WAL-06], while `imagine`, which bots
use, remembers everything. Secrets are the roles, and which face-down card lies before whom.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import (
    IDS,
    MEPHISTOPHELES,
    Card,
    CardSet,
    cards_in,
)
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import (
    SLOT_NAMES,
    Slot,
    SlotSet,
    all_slots,
    free,
    slots_in,
)
from aquelarre.games.walpurgisnacht.rules.dance import Movement
from aquelarre.games.walpurgisnacht.rules.mephisto import HandOver
from aquelarre.games.walpurgisnacht.rules.scoring import team_of, winner
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps, TurnUp, combination
from aquelarre.games.walpurgisnacht.state import NOBODY, Gift, Night, Turn
from aquelarre.games.walpurgisnacht.verbs import PUT_DOWN, REVEALED
from aquelarre.kernel import Dice, Event, Seat, View

SIDES: tuple[str, ...] = ("witches", "villagers")


# -- view --------------------------------------------------------------------------------


def view(s: Night, seat: Seat) -> View:
    """All that the seat sees on the table now. [WAL-06, WAL-19, WAL-38]"""
    question = s.open_question()
    return {
        **_faces(s.edition),
        "seat": seat,
        "over": s.over,
        "question": question.key if question else "",
        "active": s.active if s.active != NOBODY else None,
        "score": {"witches": s.score[0], "villagers": s.score[1]},
        "mountain": _mountain(s, question.moved if isinstance(question, Movement) else 0),
        "turning": SLOT_NAMES[question.slot] if isinstance(question, TurnUp) else None,
        "hand": _hand(s, seat),
        "stake": _stake(s) if isinstance(question, FollowWisps) else None,
        "order": _order(question) if isinstance(question, HandOver) else None,
        "movements": question.made if isinstance(question, Movement) else None,
        "players": [_player(s, seat, other) for other in range(s.n)],
        "memory_aid": bool(s.settings["memory_aid"]),
        "winner": _winner(s),
    }


def _faces(edition: Edition) -> View:
    """Cards on which something else is printed than on ours; with our box nothing is said of it."""
    if not edition.others:
        return {}
    return {"faces": {IDS[card]: edition.printed(card) for card in edition.others}}


def _mountain(s: Night, danced: SlotSet) -> list[View]:
    """Its places, from the summit down."""
    wide = s.settings["wide_foot"]
    unblocked = free(s.lying, wide)
    return [_slot(s, slot, unblocked, danced) for slot in slots_in(all_slots(wide))]


def _slot(s: Night, slot: Slot, unblocked: SlotSet, danced: SlotSet) -> View:
    """A place on the mountain: is there a card, is it blocked, does it lie open? [WAL-06]"""
    lies = s.lying >> slot & 1
    is_open = bool(lies and (s.face_up >> slot & 1 or s.over))
    card = s.mountain[slot]
    return {
        "slot": SLOT_NAMES[slot],
        "card": bool(lies),
        "blocked": bool(lies and not unblocked >> slot & 1),
        "danced": bool(danced >> slot & 1),
        "open": is_open and card >= 0,
        "face": IDS[card] if (is_open or s.settings["memory_aid"]) and card >= 0 else None,
    }


def _hand(s: Night, seat: Seat) -> View:
    """Cards revealed this turn lie open to all until one of them is given face down; from then
    on only their holder sees which are left. [WAL-10, WAL-19]"""
    seen = seat == s.active or not _is_sealed(s)
    return {
        "count": s.hand.bit_count(),
        "cards": [IDS[card] for card in cards_in(s.hand)] if seen else None,
    }


def _is_sealed(s: Night) -> bool:
    """Has a card of the hand been given face down? [WAL-19]"""
    turn = s.inside(Turn)
    return turn is not None and turn.sealed


def _stake(s: Night) -> View | None:
    """What stopping now would score, if it is possible. [WAL-14, WAL-15]"""
    taken = s.within(Turn).taken
    if not taken:
        return None
    team, points, _ = combination(s.edition, taken)
    return {"side": SIDES[team] if points else None, "points": points}


def _order(question: HandOver) -> View:
    """Whom Mephistopheles makes give, and to whom. [WAL-24]"""
    return {"giver": question.seat, "receiver": question.receiver}


def _player(s: Night, seat: Seat, other: Seat) -> View:
    """Face-up cards for all; the number of face-down ones for all, their faces for the holder,
    who may look again. [WAL-02, WAL-38]"""
    known = len(s.roles) > other and s.roles.knows(other, seat)
    sees = seat == other or s.over
    return {
        "seat": other,
        "role": IDS[s.roles.face[other]] if known else None,
        "side": SIDES[team_of(s, other)] if known else None,
        "declared": bool(s.declared) and other == s.mephisto,
        "up": [IDS[card] for card in cards_in(s.up[other])],
        "down": s.down[other].bit_count(),
        "down_cards": [IDS[card] for card in cards_in(s.down[other])] if sees else None,
    }


def _winner(s: Night) -> str | None:
    if not s.over:
        return None
    best = winner(s)
    return "nobody" if best < 0 else SIDES[best]


def glance(s: Night, seat: Seat) -> View:
    """As much of the view as its encoding reads (encoding.py): of the mountain, the cards."""
    question = s.open_question()
    danced = question.moved if isinstance(question, Movement) else 0
    unblocked = free(s.lying, s.settings["wide_foot"])
    open_to_all = s.lying if s.over or s.settings["memory_aid"] else s.face_up & s.lying
    plain = s.lying & ~open_to_all & ~danced  # face down, and nothing else to say of them
    return {
        "seat": seat,
        "over": s.over,
        "memory_aid": s.settings["memory_aid"],
        "question": question.key if question else "",
        "active": s.active if s.active != NOBODY else None,
        "score": {"witches": s.score[0], "villagers": s.score[1]},
        "movements": question.made if isinstance(question, Movement) else None,
        "hand": _hand(s, seat),
        "stake": _stake(s) if isinstance(question, FollowWisps) else None,
        "order": _order(question) if isinstance(question, HandOver) else None,
        "mountain": [
            *[FREE[slot] for slot in slots_in(plain & unblocked)],
            *[BLOCKED[slot] for slot in slots_in(plain & ~unblocked)],
            *[
                _slot(s, slot, unblocked, danced)
                for slot in slots_in((open_to_all | danced) & all_slots(s.settings["wide_foot"]))
            ],
        ],
        "players": [_glanced(s, seat, other) for other in range(s.n)],
        "winner": _winner(s),
    }


def _face_down(blocked: bool) -> list[View]:
    """Cards face down on each place of the mountain."""
    facts = {"card": True, "blocked": blocked, "danced": False, "open": False, "face": None}
    return [{"slot": name, **facts} for name in SLOT_NAMES]


FREE, BLOCKED = _face_down(False), _face_down(True)  # for glances; never altered


def _glanced(s: Night, seat: Seat, other: Seat) -> View:
    known = len(s.roles) > other and s.roles.knows(other, seat)
    return {
        "side": SIDES[team_of(s, other)] if known else None,
        "declared": s.declared and other == s.mephisto,
        "up": [IDS[card] for card in cards_in(s.up[other])],
        "down": s.down[other].bit_count(),
        "down_cards": [IDS[card] for card in cards_in(s.down[other])] if seat == other else None,
    }


def lies_open(s: Night, event: Event) -> bool:
    """A revealed card lies open until it leaves the hand or the hand is covered [WAL-10, WAL-19],
    one that was put back until it is turned down [WAL-25]. One given face down never does."""
    (card, *_), slot = event.hidden, event.shown[-1]
    if event.notice is REVEALED:
        return not _is_sealed(s) and bool(s.hand >> card & 1)
    if event.notice is PUT_DOWN:
        return bool(s.face_up >> slot & 1) and s.mountain[slot] == card
    return False


# -- imagine -----------------------------------------------------------------------------


def imagine(s: Night, seat: Seat, dice: Dice) -> Night:
    """A night that could be the true one for all that the seat has seen."""
    t = s.clone()
    Dealer(t, seat).deal(dice)
    return t


class Dealer:
    """Deals afresh what a seat cannot know, in a night of its own, as often as it is told to.

    With the same dice it makes of any night that the seat imagines the same that it would make of
    the true one. Who may speak up, and who has answered, is left as it is.
    """

    __slots__ = ("hidden", "left", "passed", "seat", "suspects", "t")

    def __init__(self, t: Night, seat: Seat) -> None:
        self.t = t
        self.seat = seat
        self.hidden: list[Seat] = []  # whose role the seat does not know
        self.suspects: list[Seat] = []  # who may be Mephistopheles, those without a card, too
        self.left = 0  # cards that may be one of these roles
        self.passed = False  # has somebody passed on a card that it has not seen?
        if t.over or t.mephisto == NOBODY:  # nothing is hidden any more, or yet
            return
        self.hidden = t.roles.unknown_to(seat)
        suspects = self.hidden
        if len(t.roles) < t.n:
            suspects = suspects + list(range(len(t.roles), t.n))
        if t.mephisto in suspects:
            self.suspects = suspects
        self.left = t.deck.total
        for place in self.hidden:
            if t.roles.face[place] != MEPHISTOPHELES:
                self.left += 1
        for gift in t.gifts:
            if gift.giver != NOBODY and not _saw(gift, seat):
                self.passed = True

    def deal(self, dice: Dice) -> None:
        """Another night that could be the true one."""
        if self.hidden or self.suspects:
            self._deal_roles(dice)
        _redeal_gift_of_this_turn(self.t, self.seat, dice)
        if self.passed:
            _redeal_passed_cards(self.t, self.seat, dice)

    def _deal_roles(self, dice: Dice) -> None:
        """The others' roles come out of what nobody has seen; one of all roles is Mephistopheles.
        [WAL-02]"""
        t = self.t
        face, counts = t.roles.face, t.deck.counts
        for place in self.hidden:
            if face[place] != MEPHISTOPHELES:
                counts[face[place]] += 1
        if self.suspects:
            t.mephisto = self.suspects[dice.below(len(self.suspects))]
        left = self.left
        for place in self.hidden:
            if place == t.mephisto:
                face[place] = MEPHISTOPHELES
                continue
            lot, card = dice.below(left), -1
            while lot >= 0:
                card += 1
                lot -= counts[card]
            counts[card] -= 1
            left -= 1
            face[place] = card


def _redeal_gift_of_this_turn(t: Night, seat: Seat, dice: Dice) -> None:
    """Until the rest of the hand is shown again, only giver and receiver know which of the
    revealed cards was given face down. It has no cat's eye. [WAL-19, WAL-22]"""
    if not _is_sealed(t) or not t.hand or not t.gifts or seat == t.active:
        return
    number = max(x for x, gift in enumerate(t.gifts) if gift.giver == NOBODY)
    gift = t.gifts[number]
    if gift.receiver == seat:
        return
    unknown = t.hand | 1 << gift.card
    possible = cards_in(unknown & ~t.edition.eyes)
    given = possible[dice.below(len(possible))]
    t.hand = unknown & ~(1 << given)
    t.down[gift.receiver] = t.down[gift.receiver] & ~(1 << gift.card) | 1 << given
    t.gifts = (*t.gifts[:number], gift._replace(card=given), *t.gifts[number + 1 :])


def _redeal_passed_cards(t: Night, seat: Seat, dice: Dice) -> None:
    """When somebody passes on one of several face-down cards, others do not know which: any
    story that fits what the seat has seen may be true. [WAL-21, WAL-24]"""
    told = _story(t.gifts, seat, dice, [0] * t.n, 0)
    assert told is not None, "what happened is itself a story that fits"
    t.down, cards = told
    t.gifts = tuple(
        [
            gift if gift.card == card else gift._replace(card=card)
            for gift, card in zip(t.gifts, cards, strict=True)
        ]
    )


def _saw(gift: Gift, seat: Seat) -> bool:
    """Giver and receiver see a card that is passed on; one that is turned up, all do."""
    return gift.receiver == NOBODY or seat in (gift.giver, gift.receiver)


def _story(
    gifts: tuple[Gift, ...], seat: Seat, dice: Dice, held: list[CardSet], number: int
) -> tuple[list[CardSet], list[Card]] | None:
    """Who holds what after all gifts from `number` on, and which card each of them was.

    Tries the possible cards in random order and takes a step back where a card that the seat
    saw later could no longer be where it was seen.
    """
    now, known = held.copy(), []
    for gift in gifts[number:]:
        if gift.giver != NOBODY and not _saw(gift, seat):
            break
        if gift.giver != NOBODY and not now[gift.giver] >> gift.card & 1:
            return None
        _move(now, gift, gift.card)
        known.append(gift.card)
    number += len(known)
    if number == len(gifts):
        return now, known
    gift = gifts[number]
    possible = cards_in(now[gift.giver])
    dice.shuffle(possible)
    for card in possible:
        then = now.copy()
        _move(then, gift, card)
        rest = _story(gifts, seat, dice, then, number + 1)
        if rest is not None:
            return rest[0], [*known, card, *rest[1]]
    return None


def _move(held: list[CardSet], gift: Gift, card: Card) -> None:
    """Put the card before its receiver, if it is this one that was given."""
    if gift.giver != NOBODY:
        held[gift.giver] ^= 1 << card
    if gift.receiver != NOBODY:
        held[gift.receiver] |= 1 << card
