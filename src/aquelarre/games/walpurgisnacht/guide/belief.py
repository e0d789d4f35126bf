"""Who is who, from deeds: people give to their own team what helps it, and take wisps for it.

Nothing here is certain: a deed that fits a world makes it somewhat more likely than one that does
not. Roles are few, so each imagined deal is simply weighed by all deeds that were seen. Which card
was given face down comes out when the rest of the hand is shown again, and everybody can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from aquelarre.games.walpurgisnacht.box.cards import (
    GREEN,
    IDS,
    PURPLE,
    VILLAGERS,
    WITCHES,
    Card,
    CardSet,
)
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import UNSEEN
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOWED,
    EYE_GIVEN,
    GIVEN_DOWN,
    GIVEN_UP,
    PASSED_UP,
    PUT_DOWN,
    REVEALED,
    TURN,
    WISPS_SCORED,
)
from aquelarre.kernel import Belief, Dice, Seat, Seats, Told

OPEN_GIFTS = {notice.key for notice in (GIVEN_UP, EYE_GIVEN, BESTOWED, PASSED_UP)}
# What a deed says: the natural logarithm of how much likelier it is in a world where it helps the
# team of who did it. Fitted to 250 nights among guides, by the chance of the true teams.
A_POINT_GIVEN = 0.55  # for each point that a gift is worth to the giver's team
# By points of wisps. Two are made by turning up a card of one's own after two of the others', which
# nobody does for them; to three or five of the others' a player may be driven.
TAKEN = (0.0, 0.5, 2.2, 1.3, 0.0, 1.1)
MOST = 30.0  # no deeds together make a world more certain than this
LUCK = 1 << 16  # into how many parts the chance to remember is divided


class Seen:
    """What everybody was seen to do, of all that a seat was told."""

    __slots__ = ("_hand", "_secret", "gifts", "turned_down", "turns", "wisps")

    def __init__(self, told: Sequence[Told]) -> None:
        self.gifts: list[tuple[Seat, Seat, Card]] = []
        self.wisps: list[tuple[Seat, int, int]] = []  # whose turn, for which team, how many points
        self.turns = 0
        self.turned_down: dict[Card, int] = {}  # in which turn a card was last seen
        self._hand: CardSet = 0  # revealed this turn, and not seen to leave the hand
        self._secret: tuple[Seat, Seat] | None = None  # who gave one of them to whom, face down
        active = -1
        for each in told:
            values = each.values
            if each.key == TURN.key:
                self._turn_ends()
                active = values["seat"]
                self.turns += 1
            elif each.key == WISPS_SCORED.key and active >= 0:
                self.wisps.append((active, values["side"], values["points"]))
            elif "card" in values or each.key == GIVEN_DOWN.key:
                self._of_a_card(each)
        if not self._left_in_hand():
            self._turn_ends()

    def _of_a_card(self, each: Told) -> None:
        """A card was revealed, given or put back."""
        values = each.values
        seat: Seat = values["seat"]
        if each.key == GIVEN_DOWN.key and "card" not in values:
            self._secret = seat, values["receiver"]
            return
        card: Card = values["card"]
        if each.key == REVEALED.key:
            self._hand |= 1 << card
        elif each.key == PUT_DOWN.key:
            self._hand &= ~(1 << card)
            self.turned_down[card] = self.turns
        elif each.key in OPEN_GIFTS or each.key == GIVEN_DOWN.key:
            self._hand &= ~(1 << card)
            self.gifts.append((seat, values["receiver"], card))

    def _left_in_hand(self) -> bool:
        """Is more in the hand than what was given face down?"""
        return self._hand.bit_count() > 1

    def _turn_ends(self) -> None:
        """What was not seen to leave the hand was given face down."""
        if self._secret is not None and self._hand.bit_count() == 1:
            self.gifts.append((*self._secret, self._hand.bit_length() - 1))
        self._hand, self._secret = 0, None


class Deeds(Belief[Night]):
    """What deeds say about who is who: gifts, and wisps that scored. What was told is gone through
    once somebody asks: many a question is answered without it.

    `memory` is a trait of the mind: how likely it still knows a card that was turned down, for each
    turn that has passed since. It goes for the mountain alone; deeds are never forgotten.
    """

    def __init__(self, told: Sequence[Told], seat: Seat = -1, memory: float = 1.0) -> None:
        self.seat = seat
        self.memory = memory
        self._told = tuple(told)  # as it is now
        self._seen: Seen | None = None
        # What each gift says if a witch gives: to a witch, to a villager. Once it is asked for.
        self._gains: list[tuple[Seat, Seat, float, float]] | None = None
        self._weights: dict[Seats, float] = {}  # by who are witches

    @property
    def seen(self) -> Seen:
        """What everybody was seen to do."""
        if self._seen is None:
            self._seen = Seen(self._told)
        return self._seen

    @property
    def gifts(self) -> list[tuple[Seat, Seat, Card]]:
        """Who gave whom which card."""
        return self.seen.gifts

    @property
    def wisps(self) -> list[tuple[Seat, int, int]]:
        """Whose turn it was, for which team wisps scored, and how many points."""
        return self.seen.wisps

    def weight(self, world: Night) -> float:
        """Likely worlds are those in which people have helped their own team."""
        if len(world.roles) < world.n:
            return 1.0
        return self.of_witches(world, witches_in(world))

    def of_witches(self, world: Night, witches: Seats) -> float:
        """The same where it is known already who are witches there."""
        found = self._weights.get(witches)
        if found is None:
            said = self._said(world.edition, witches)
            found = self._weights[witches] = exp(max(-MOST, min(MOST, said)))
        return found

    def _said(self, edition: Edition, witches: Seats) -> float:
        """What all deeds say if these are the witches."""
        said = 0.0
        if self._gains is None:
            self._gains = [
                (
                    giver,
                    receiver,
                    gift_gain(edition, card, WITCHES),
                    gift_gain(edition, card, VILLAGERS),
                )
                for giver, receiver, card in self.gifts
            ]
        for giver, receiver, to_witch, to_villager in self._gains:
            gain = to_witch if witches >> receiver & 1 else to_villager
            said += gain if witches >> giver & 1 else -gain
        for seat, side, points in self.wisps:
            team = WITCHES if witches >> seat & 1 else VILLAGERS
            said += TAKEN[points] if team == side else -TAKEN[points]
        return said

    def recalled(self, world: Night) -> Night:
        """The world as this mind remembers its mountain: what it has forgotten is as if nobody had
        seen it. [WAL-06]"""
        if self.memory >= 1.0:
            return world
        found = world.clone()
        for slot, card in enumerate(world.mountain):
            if card >= 0 and not world.face_up >> slot & 1 and self._has_forgotten(card):
                found.mountain[slot] = UNSEEN
                found.deck.put(card)
        return found

    def _has_forgotten(self, card: Card) -> bool:
        """Once forgotten, a card stays so until it is seen again."""
        since = self.seen.turned_down.get(card, 0)
        luck = Dice(f"memory {self.seat} {card} {since}").below(LUCK) / LUCK
        return luck >= self.memory ** (self.seen.turns - since)


def gift_gain(edition: Edition, card: Card, receiver: int) -> float:
    """What a gift of this card to somebody of that team says for a giver who is a witch."""
    return A_POINT_GIVEN * worth_to_witches(edition, card, receiver)


def gift_says(edition: Edition, gift: tuple[Seat, Seat, Card], team: tuple[int, ...]) -> float:
    """What a gift says for these teams: giver, receiver, card."""
    giver, receiver, card = gift
    gain = gift_gain(edition, card, team[receiver])
    return gain if team[giver] == WITCHES else -gain


def wisps_say(taken: tuple[Seat, int, int], team: tuple[int, ...]) -> float:
    """What wisps say that scored: whose turn, for which team, how many points."""
    seat, side, points = taken
    return TAKEN[points] if team[seat] == side else -TAKEN[points]


def witches_in(world: Night) -> Seats:
    """Who are witches in a world."""
    role, found = world.edition.role, 0
    for seat, face in enumerate(world.roles.face):
        if role[face] == WITCHES:
            found |= 1 << seat
    return found


@lru_cache(maxsize=8)
def worths(edition: Edition) -> tuple[list[float], list[float]]:
    """What every card is worth to the witches: before a witch, before a villager."""
    cards = range(len(IDS))
    return (
        [worth_to_witches(edition, card, WITCHES) for card in cards],
        [worth_to_witches(edition, card, VILLAGERS) for card in cards],
    )


def worth_to_witches(edition: Edition, card: Card, holder: int) -> float:
    """About how many points the witches gain on the villagers if somebody of that team holds the
    card at the end. [WAL-29 to WAL-35]"""
    bit = 1 << card
    witch = holder == WITCHES
    if bit & edition.brooms:
        return 3.0 if witch else -3.0
    if bit & edition.spectres:
        return -2.0 if witch else 2.0
    if bit & edition.familiars:
        return 1.5 if witch else 0.0
    if witch:
        return _of_a_witch(edition, bit)
    wisp = edition.wisp[card]
    return -1.0 if wisp == GREEN else 1.0 if wisp == PURPLE else 0.0


def _of_a_witch(edition: Edition, bit: int) -> float:
    if bit & edition.fertility:
        return 3.0
    if bit & edition.ointments:
        return 1.0
    if bit & edition.bonfires:
        return -2.0
    return -1.0 if bit & (edition.crucifixes | edition.herbs) else 0.0
