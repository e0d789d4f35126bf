"""What a building is worth to a player: its type, the sets it may belong to, its symbols."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.games.new_salem.box.cards import (
    COPIES,
    DEALT,
    DEATH,
    JUSTICE,
    SET_OF_TYPE,
    TYPE,
    Building,
    Card,
    counts_of,
)
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.rules.scoring import SET_DESPAIR, SET_POINTS
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Seat

TAKES = 0.75  # a card that makes a set is taken so often, once it is seen
RIVAL = 0.3  # a point less for another on one's side, in one's own points
OWN_TYPE = 0.4  # how often a building is of a type that scores for a player one does not know
PURITAN_TYPES = 2  # on a puritan's card
DENY = 0.35  # how often the next player would have taken what we leave him


class Appraiser:
    """Values buildings as a seat sees them."""

    __slots__ = ("look", "types", "shown", "finds")

    def __init__(self, look: Outlook) -> None:
        s = look.s
        self.look = look
        self.types = s.edition.types_of(s.characters.face[look.seat], s.settings["witch_types"])
        # A puritan has two: a witch who hides makes less of her third.
        self.shown = self.types if look.candour == 1 else pretended(look, self.types)
        self.finds = find_chances(look)

    # -- sets ----------------------------------------------------------------------------

    def sets(self, counts: list[int], kind: int) -> float:
        """How many sets of a type a street can be expected to have at the end."""
        cards = SET_OF_TYPE[kind]
        whole = min([counts[card] for card in cards])
        next_one = 1.0
        for card in cards:
            if counts[card] == whole:
                next_one *= self.finds[card]
        return whole + next_one

    def more_sets(self, other: Seat, card: Card, change: int = 1) -> float:
        """How many more sets a player can expect with one more (or less) of a card."""
        counts = self.look.counts[other]
        before = self.sets(counts, TYPE[card])
        counts[card] += change
        after = self.sets(counts, TYPE[card])
        counts[card] -= change
        return after - before

    def set_despair(self, kind: int) -> float:
        """What the despair of a set at the end is worth to me. [SAL-22]"""
        return (
            self.look.leaning.sets
            * self.look.cube
            * SET_DESPAIR
            * ((kind == DEATH) - (kind == JUSTICE))
        )

    # -- a card in a street --------------------------------------------------------------

    def mine(self, card: Card, change: int = 1) -> float:
        """One more (or less) of this card in one's street, cubes apart."""
        look, kind = self.look, TYPE[card]
        of_set = look.leaning.whole * SET_POINTS * look.point + self.set_despair(kind)
        worth = of_set * self.more_sets(look.seat, card, change)
        if kind in self.types:
            worth += change * look.point * (1.0 if kind in self.shown else look.candour)
        return worth

    def theirs(self, other: Seat, card: Card, change: int = 1) -> float:
        """What one more (or less) in another's street is worth to me: points of his count
        against me if he is of my side."""
        look, kind = self.look, TYPE[card]
        rival = look.leaning.rival * RIVAL * look.point * look.friend(other)
        more = self.more_sets(other, card, change)
        worth = (self.set_despair(kind) - SET_POINTS * rival) * more
        if look.s.edition.scoring[kind]:
            worth -= OWN_TYPE * rival * change
        return worth

    # -- choosing ------------------------------------------------------------------------

    def building(self, card: Card) -> float:
        """Building this card: points, sets and symbols. (There is always despair to remove: the
        others build too.) [SAL-08]"""
        look, edition = self.look, self.look.s.edition
        cubes = edition.despair[card] - look.leaning.removals * edition.removals[card]
        return self.mine(card) + look.cube * cubes + look.hope * edition.hope[card]

    def picking(self, card: Card) -> float:
        """Picking it out of a pack, so that the next player does not get it. [SAL-07]"""
        after = (self.look.seat + 1) % self.look.s.n
        return self.building(card) - self.look.leaning.deny * DENY * self.theirs(after, card)

    def best_of(self, count: int) -> float:
        """What the best of so many cards off the deck is worth to build, on average."""
        rest = not_standing(self.look.s)
        total = sum(rest)
        if not total:
            return 0.0
        worths = sorted((self.building(card), copies) for card, copies in enumerate(rest))
        mean, below = 0.0, 0
        for worth, copies in worths:
            up_to = below + copies
            mean += worth * ((up_to / total) ** count - (below / total) ** count)
            below = up_to
        return mean

    # -- buildings in town ---------------------------------------------------------------

    def standing(self, building: Building) -> float:
        """What a building in town with its cubes is worth to me where it stands."""
        look, s = self.look, self.look.s
        owner = owner_of(s, building)
        hope = s.hope[building] * look.hope
        if owner == look.seat:
            return hope - self.mine(building // COPIES, -1)
        return hope * (2 * look.friend(owner) - 1) / 2 - self.theirs(owner, building // COPIES, -1)


def pretended(look: Outlook, types: Sequence[int]) -> list[int]:
    """The two types that a witch could pass off as all of hers: those that she has built most."""
    counts = look.counts[look.seat]
    built = [sum(counts[card] for card in SET_OF_TYPE[kind]) for kind in types]
    order = sorted(range(len(types)), key=lambda x: (-built[x], (x + look.seat) % len(types)))
    return [types[x] for x in order[:PURITAN_TYPES]]


def find_chances(look: Outlook) -> list[float]:
    """How likely a player still finds each card and takes it: by the copies that do not stand in
    any street, and the cards that he will see."""
    s = look.s
    rest = not_standing(s)
    total = sum(rest) or 1
    held = len(s.packs[look.seat])
    # Of a pack of five one sees five cards, then four others, and so on to two.
    seen = sum(cards_seen(dealt) for dealt in DEALT[s.round :]) + cards_seen(held - 1)
    takes = min(1.0, TAKES * look.leaning.finds)
    return [takes * (1 - (1 - count / total) ** seen) for count in rest]


def not_standing(s: Town) -> list[int]:
    """How many of each card are in packs or in the deck, for all to work out."""
    built = counts_of(s.standing)
    return [count - here for count, here in zip(s.edition.copies[s.n], built, strict=True)]


def cards_seen(held: int) -> int:
    """How many cards a player sees in a draft, from a pack of so many on."""
    return max(0, held * (held + 1) // 2 - 1)
