"""Why a building: what `buildings` reckons with, term by term, for a coach.

Each function here gives the terms of a sum there: `building` those of `Appraiser.building`, and so
on. Sentences say what happens; whether that is good depends on the side, and shows in the sign.
"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    COPIES,
    JUSTICE,
    SET_OF_TYPE,
    TYPE,
    Building,
    Card,
)
from aquelarre.games.new_salem.guide.buildings import DENY, OWN_TYPE, RIVAL, Appraiser
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.rules.scoring import SET_POINTS
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.kernel import Reason, Seat, added

WHISPER = 0.0002  # chances to win that are not worth a word
CERTAIN = 1e-9
TOLD_OF_SETS = {  # of Death, of Justice
    "more": ("more-death", "more-justice"),
    "less": ("less-death", "less-justice"),
    "deny": ("deny-death", "deny-justice"),
    "gives": ("gives-death", "gives-justice"),
    "breaks": ("breaks-death", "breaks-justice"),
}
# Reasons with which it is told how much despair there will be.
OF_DESPAIR = ("brings-despair", "brings-removal", "removes", "bears", "burns-despair")


def say(key: str, worth: float, **values: int) -> list[Reason]:
    """A term, told where it counts; nothing where it is nothing."""
    if not worth:
        return []
    return [Reason(key if abs(worth) >= WHISPER else "", worth, **values)]


def say_to(look: Outlook, key: str, worth: float, **values: int) -> list[Reason]:
    """A term about despair. That it is bad goes without saying to a puritan (tone 0); a witch is
    told whether it suits her (1) or not (2)."""
    tone = 0 if not look.witches else 1 if worth > 0 else 2
    return say(key, worth, **values, tone=tone)


def in_ten(chance: float) -> int:
    """Chances in ten; only what is certain is ten, and only what cannot be is none."""
    if chance >= 1 - CERTAIN:
        return 10
    return max(1, min(9, round(10 * chance))) if chance > CERTAIN else 0


def of_set(look: Outlook, what: str, kind: int, worth: float, **values: int) -> list[Reason]:
    """The despair that a set of Death adds at the end, or one of Justice takes away. [SAL-22]"""
    if not worth:
        return []
    return say_to(look, TOLD_OF_SETS[what][kind == JUSTICE], worth, **values)


# -- a card in one's own street ----------------------------------------------------------


def building(town: Appraiser, card: Card, usual: float = 0.0) -> list[Reason]:
    """Building a card. `usual` is what the answers get for own types on average: who chooses
    another card does without. [SAL-08]"""
    look, edition = town.look, town.look.s.edition
    hope, despair, removals = edition.hope[card], edition.despair[card], edition.removals[card]
    return [
        *of_type(town, card, usual),
        *of_sets(town, card),
        *say_to(look, "brings-despair", look.cube * despair, count=despair),
        *say_to(look, "brings-removal", -look.cube * removals, count=removals),
        *say("brings-hope", look.hope * hope, count=hope),
    ]


def gained(town: Appraiser, card: Card) -> list[Reason]:
    """One more of a card in one's street: `Appraiser.mine`."""
    return of_type(town, card) + of_sets(town, card)


def of_type(town: Appraiser, card: Card, usual: float = 0.0) -> list[Reason]:
    """The point for a type on one's character. [SAL-24]"""
    if TYPE[card] in town.types:
        return [Reason("own-type", town.look.point - usual, type=TYPE[card])]
    return say("not-your-type", -usual)


def of_sets(town: Appraiser, card: Card) -> list[Reason]:
    """Points for a set, and the despair of one of Death or Justice. [SAL-22, SAL-24]"""
    look, kind = town.look, TYPE[card]
    counts, more = look.counts[look.seat], town.more_sets(look.seat, card)
    worth = SET_POINTS * look.point * more
    if completes(counts, card):
        found = say("set-done", worth, type=kind, count=in_ten(town.finds[card]))
    else:
        after = counts.copy()
        after[card] += 1
        left, chance = next_set(town, after, kind)
        found = say("set-nearer", worth, type=kind, left=left, count=in_ten(chance))
    return found + of_set(look, "more", kind, town.set_despair(kind) * more)


def lost(town: Appraiser, card: Card) -> list[Reason]:
    """One less of a card in one's street: `Appraiser.mine` of -1."""
    look, kind = town.look, TYPE[card]
    counts, more = look.counts[look.seat], town.more_sets(look.seat, card, -1)
    found = say("lose-type", -look.point if kind in town.types else 0.0, type=kind)
    key = "lose-set" if belongs(counts, card) else "lose-nearer"
    found += say(key, SET_POINTS * look.point * more, type=kind)
    return found + of_set(look, "less", kind, town.set_despair(kind) * more)


def completes(counts: list[int], card: Card) -> bool:
    """Is this the only one that a set lacks? [SAL-24]"""
    cards = SET_OF_TYPE[TYPE[card]]
    fewest = min([counts[each] for each in cards])
    return [each for each in cards if counts[each] == fewest] == [card]


def belongs(counts: list[int], card: Card) -> bool:
    """Would a complete set be broken without it? [SAL-24]"""
    fewest = min([counts[each] for each in SET_OF_TYPE[TYPE[card]]])
    return counts[card] == fewest > 0


def next_set(town: Appraiser, counts: list[int], kind: int) -> tuple[int, float]:
    """How many different buildings the next set of a type lacks, and how likely it comes about."""
    cards = SET_OF_TYPE[kind]
    fewest = min([counts[card] for card in cards])
    left = sum(counts[card] == fewest for card in cards)
    return left, town.sets(counts, kind) - fewest


# -- a card in another's street ----------------------------------------------------------


def points_of(town: Appraiser, other: Seat, card: Card, change: int = 1) -> float:
    """What his points for it count to me: `Appraiser.theirs`, cubes apart."""
    rival = RIVAL * town.look.point * town.look.friend(other)
    worth = SET_POINTS * rival * town.more_sets(other, card, change)
    if town.look.s.edition.scoring[TYPE[card]]:
        worth += OWN_TYPE * rival * change
    return -worth


def despair_of(town: Appraiser, other: Seat, card: Card, change: int = 1) -> float:
    """What the despair of his sets counts to me: the rest of `Appraiser.theirs`."""
    return town.set_despair(TYPE[card]) * town.more_sets(other, card, change)


def denied(town: Appraiser, card: Card) -> list[Reason]:
    """Taking it so that the next player does not get it. [SAL-07]"""
    look, kind = town.look, TYPE[card]
    after = (look.seat + 1) % look.s.n
    worth = -DENY * points_of(town, after, card)
    count = in_ten(look.friend(after))
    if completes(look.counts[after], card):
        found = say("deny-set", worth, seat=after, type=kind, count=count)
    elif town.more_sets(after, card):
        found = say("deny-near", worth, seat=after, type=kind, count=count)
    else:
        found = say("deny-point", worth, seat=after, type=kind, count=count)
    return found + of_set(look, "deny", kind, -DENY * despair_of(town, after, card), seat=after)


def given(town: Appraiser, other: Seat, building: Building) -> list[Reason]:
    """A building goes to another. [V08, V09]"""
    card = building // COPIES
    count = in_ten(town.look.friend(other))
    found = say("gives", points_of(town, other, card), seat=other, building=building, count=count)
    return found + of_set(town.look, "gives", TYPE[card], despair_of(town, other, card), seat=other)


def taken(town: Appraiser, building: Building) -> list[Reason]:
    """A building of another is his no longer: `Appraiser.standing`, the other way round."""
    look, s, card = town.look, town.look.s, building // COPIES
    owner = owner_of(s, building)
    friend = look.friend(owner)
    hope = -s.hope[building] * look.hope * (2 * friend - 1) / 2
    count = in_ten(friend)
    found = say("takes-hope", hope, seat=owner, hope=s.hope[building], count=count)
    points = points_of(town, owner, card, -1)
    found += say("takes", points, seat=owner, building=building, count=count)
    return found + of_set(look, "breaks", TYPE[card], despair_of(town, owner, card, -1), seat=owner)


# -- buildings in town -------------------------------------------------------------------


def leaving(town: Appraiser, building: Building) -> list[Reason]:
    """A building of one's own goes away: `Appraiser.standing`, the other way round. [V08, V09]"""
    hope = town.look.s.hope[building]
    found = say("lose-hope", -hope * town.look.hope, building=building, hope=hope)
    return found + lost(town, building // COPIES)


def burning(town: Appraiser, building: Building) -> list[Reason]:
    """A building leaves play with its cubes. [V06]"""
    look, despair = town.look, town.look.s.despair[building]
    found = say_to(look, "burns-despair", -look.cube * despair, building=building, count=despair)
    own = owner_of(look.s, building) == look.seat
    return found + (leaving(town, building) if own else taken(town, building))


def seizing(town: Appraiser, building: Building) -> list[Reason]:
    """A building of another joins one's own street with its cubes. [V07]"""
    look, hope = town.look, town.look.s.hope[building]
    found = say("seizes-hope", hope * look.hope, building=building, hope=hope)
    return found + gained(town, building // COPIES) + taken(town, building)


# -- the deck ----------------------------------------------------------------------------


def own_share(town: Appraiser, cards: list[Card]) -> float:
    """What these cards bring for own types, on average."""
    return town.look.point * sum(TYPE[card] in town.types for card in cards) / len(cards)


def in_decks(decks: list[list[int]]) -> list[float]:
    """How likely each card comes off the deck, over what may lie in it."""
    parts = [sum(deck[card] for deck in decks) for card in range(len(TYPE))]
    total = sum(parts) or 1
    return [part / total for part in parts]


def top_card(town: Appraiser, decks: list[list[int]], usual: float) -> list[Reason]:
    """The unknown card: what it brings on average, over what may lie in the deck. [SAL-09]"""
    look, share, edition = town.look, in_decks(decks), town.look.s.edition
    despair, removals = edition.despair, edition.removals
    cards = [card for card, part in enumerate(share) if part]
    own = added([share[card] for card in cards if TYPE[card] in town.types])
    more = [share[card] * town.more_sets(look.seat, card) for card in cards]
    dark = added([share[card] for card in cards if despair[card]])
    bright = added([share[card] for card in cards if removals[card]])
    cubes = added([share[card] * (despair[card] - removals[card]) for card in cards]) * look.cube
    for card, part in zip(cards, more, strict=True):
        cubes += part * town.set_despair(TYPE[card])
    hope = added([share[card] * edition.hope[card] for card in cards])
    with_hope = added([share[card] for card in cards if edition.hope[card]])
    return [
        *say("top-type", own * look.point - usual, count=in_ten(own)),
        *say("top-sets", SET_POINTS * look.point * added(more)),
        *say("top-despair", cubes, count=in_ten(dark), left=in_ten(bright)),
        *say("top-hope", hope * look.hope, count=in_ten(with_hope)),
    ]
