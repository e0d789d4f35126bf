"""Offhand answers: how everybody goes on in a game that is only imagined, as cheaply as can be.

Players of both sides choose about as the guide would (`ahead.toml` has how often it did what), but
by the table alone: nobody believes or remembers anything. Whom they suspect they read off the
streets, so that who builds darkly is tried in imagined games, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    CARDS,
    CLEANSING,
    COPIES,
    DEATH,
    EVENTS,
    JUSTICE,
    PURITANS,
    ROUNDS,
    SIDE,
    SIDES,
    TRIAL,
    TYPE,
    WITCHES,
    BuildingSet,
    Card,
)
from aquelarre.games.new_salem.box.edition import OURS, Edition
from aquelarre.games.new_salem.guide.figures import FIGURES
from aquelarre.games.new_salem.guide.suspicion import look_of_street
from aquelarre.games.new_salem.rules.duty import triable
from aquelarre.games.new_salem.rules.town import owner_of
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import (
    ABSOLVE,
    BUILD,
    BURN,
    CLEAR,
    DISCARD_BOTH,
    EASE_CONSCIENCE,
    END_PHASE,
    GIVE,
    KEEP,
    LAUNCH,
    LET_PASS,
    NAME,
    OFFER,
    PASS_LEFT,
    PICK,
    REMOVE,
    SEIZE,
    SWAP_FOR,
    TRY,
)
from aquelarre.kernel import Action, Dice, Seat, members

OF_ONE_TYPE = 3 * COPIES  # bits of a street
WHIM = 4.0  # what chance adds to a liking, at most: nobody goes by likings alone
WHIMS = 64  # steps of a whim
FINE = 1000  # parts of a weight that chance tells apart
PIOUS = 0.3  # who looks no more like a witch than this is trusted
GUILTY = 1.0  # who looks so is a witch, most often
EAGER, SHY = 5.0, 0.3  # how much rather a puritan tries somebody then, or if all look pious
KNOWN = 32  # other boxes than ours for which manners are kept
DEEDS = 2.0  # so much more a witch looks like one by what she has done, besides her street
OPEN_FROM = 3  # the round from which witches serve their side openly


class Taste:
    """What a side looks for in a building at a time of the game; the unit is that of a logit."""

    __slots__ = ("alone", "death", "enough", "justice", "opens", "own", "symbols")

    def __init__(self, row: dict[str, float], edition: Edition) -> None:
        self.own = row["own"]
        # By how many kinds of a set's are still fewest: the last one makes it whole.
        self.opens = (row["completes"], row["second"], row["first"])
        self.death, self.justice = row["death"], row["justice"]
        self.enough = row["enough"]  # less than this, and the top of the deck is better
        self.symbols = [
            row["hope"] * edition.hope[card]
            + row["despair"] * edition.despair[card]
            + row["removal"] * edition.removals[card]
            for card in range(len(CARDS))
        ]


class Manners:
    """How people choose with a box: what was counted with ours, by what is like it in theirs."""

    __slots__ = ("launches", "tastes")

    def __init__(self, edition: Edition) -> None:
        rows = FIGURES["tastes"]
        rounds = range(1, ROUNDS + 1)
        # For each side and round.
        self.tastes: list[list[Taste]] = [
            [Taste(rows[name][f"round {turn}"], edition) for turn in rounds] for name in SIDES
        ]
        # And how readily each event is launched, last how readily none is.
        keys = [EVENTS[event] for event in edition.like_event] + ["ends"]
        often = FIGURES["launches"]
        self.launches: list[list[list[int]]] = [
            [
                [round(FINE * often[name][f"round {turn}"].get(key, 0.05)) for key in keys]
                for turn in rounds
            ]
            for name in SIDES
        ]


OUR_MANNERS = Manners(OURS)


def manners(edition: Edition) -> Manners:
    return OUR_MANNERS if edition is OURS else _manners(edition)


@lru_cache(maxsize=KNOWN)
def _manners(edition: Edition) -> Manners:
    return Manners(edition)


def roll(s: Town, seat: Seat, dice: Dice) -> Action:
    """An answer of whoever is asked."""
    options = s.options(seat)
    question = s.open_question()
    assert question is not None
    if len(options) == 1:
        return gift(s, seat) if question.key == "last_call" else options[0]
    answers = ANSWERS.get(question.key)
    return options[dice.below(len(options))] if answers is None else answers(s, seat, options, dice)


# -- buildings ---------------------------------------------------------------------------


def liking(taste: Taste, types: tuple[int, ...], street: BuildingSet, card: Card) -> float:
    """How much a player wants this card in the street."""
    kind = TYPE[card]
    found = taste.symbols[card]
    if kind in types:
        found += taste.own
    three = street >> kind * OF_ONE_TYPE
    left = (three & ALL_COPIES).bit_count()
    centre = (three >> COPIES & ALL_COPIES).bit_count()
    right = (three >> 2 * COPIES & ALL_COPIES).bit_count()
    fewest = min(left, centre, right)
    if (street >> card * COPIES & ALL_COPIES).bit_count() == fewest:
        lacking = (left == fewest) + (centre == fewest) + (right == fewest)
        found += taste.opens[lacking - 1]
        if lacking == 1 and kind == DEATH:
            found += taste.death
        elif lacking == 1 and kind == JUSTICE:
            found += taste.justice
    return found


def taste_of(s: Town, seat: Seat) -> Taste:
    return manners(s.edition).tastes[SIDE[s.characters.face[seat]]][s.round - 1]


def pick(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """The one that is liked best, with a whim. [SAL-07]"""
    return liked(s, seat, options, PICK.base, dice)


def build(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    return liked(s, seat, options, BUILD.base, dice)


def liked(s: Town, seat: Seat, options: list[Action], first: Action, dice: Dice) -> Action:
    taste, street = taste_of(s, seat), s.streets[seat]
    types = s.edition.types_of(s.characters.face[seat], s.settings["witch_types"])
    whims = dice.word()
    best, most = options[0], -1e9
    for action in options:
        value = liking(taste, types, street, action - first) + WHIM * (whims % WHIMS) / WHIMS
        whims //= WHIMS
        if value > most:
            best, most = action, value
    return best


def last_pick(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """The better of two, if it is any good. [SAL-09]"""
    taste, street = taste_of(s, seat), s.streets[seat]
    types = s.edition.types_of(s.characters.face[seat], s.settings["witch_types"])
    best, most = DISCARD_BOTH.base, taste.enough
    for action in options:
        if action != DISCARD_BOTH.base:
            value = liking(taste, types, street, action - KEEP.base)
            if value > most:
                best, most = action, value
    return best


def seize(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    return most_wanted(s, seat, options, SEIZE.base)


def swap_for(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    return most_wanted(s, seat, options, SWAP_FOR.base)


def most_wanted(s: Town, seat: Seat, options: list[Action], first: Action) -> Action:
    """A building that stands: its symbols have had their effect."""
    taste, street = taste_of(s, seat), s.streets[seat]
    types = s.edition.types_of(s.characters.face[seat], s.settings["witch_types"])
    best, most = options[0], -1e9
    for action in options:
        card = (action - first) // COPIES
        value = liking(taste, types, street, card) - taste.symbols[card]
        if value > most:
            best, most = action, value
    return best


def least_wanted(s: Town, seat: Seat, options: list[Action], first: Action) -> Action:
    """An own building that is missed least."""
    taste, street = taste_of(s, seat), s.streets[seat]
    types = s.edition.types_of(s.characters.face[seat], s.settings["witch_types"])
    best, least = options[0], 1e9
    for action in options:
        building = action - first
        card = building // COPIES
        value = liking(taste, types, street & ~(1 << building), card) - taste.symbols[card]
        if value < least:
            best, least = action, value
    return best


def offer(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    return least_wanted(s, seat, options, OFFER.base)


def pass_left(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    return least_wanted(s, seat, options, PASS_LEFT.base)


def burn(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Somebody else's, if there is any."""
    own = s.streets[seat]
    others = [action for action in options if not own >> action - BURN.base & 1] or options
    return others[dice.below(len(others))]


# -- despair -----------------------------------------------------------------------------


def remove(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """From one's own street first, as guides do. [SAL-08]"""
    for action in options:
        if owner_of(s, action - REMOVE.base) == seat:
            return action
    return options[dice.below(len(options))]


def clear(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """A puritan where most lies, a witch where least. [V11]"""
    sign = 1 if SIDE[s.characters.face[seat]] == PURITANS else -1
    best, most = options[0], -100
    for action in options:
        value = sign * s.despair[action - CLEAR.base]
        if value > most:
            best, most = action, value
    return best


def conscience(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """A puritan pays if he can. [V20]"""
    pays = SIDE[s.characters.face[seat]] == PURITANS
    if options[0] == EASE_CONSCIENCE.base:
        return options[0 if pays else 1]
    return options[0]


# -- people ------------------------------------------------------------------------------


def suspicion(s: Town, seat: Seat) -> float:
    """How much like a witch somebody looks to everybody: his street, and from the third round on
    what else he may have done, which nobody keeps a record of here."""
    look = look_of_street(s.edition, s.streets[seat], s.settings["witch_types"])
    if s.round >= OPEN_FROM and SIDE[s.characters.face[seat]] == WITCHES:
        look += DEEDS
    return look


def try_player(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Whoever looks most like a witch; a witch tries no other. [SAL-15]"""
    witch = SIDE[s.characters.face[seat]] == WITCHES
    best, most = options[0], -1e9
    for action in options:
        other = action - TRY.base
        value = -1e8 if other == seat else suspicion(s, other)
        if witch and SIDE[s.characters.face[other]] == WITCHES:
            value -= 1e4
        if value > most:
            best, most = action, value
    return best


def absolve(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """A witch frees a witch, a puritan who looks like one of his own."""
    witch = SIDE[s.characters.face[seat]] == WITCHES
    best, most = options[0], -1e9
    for action in options:
        other = action - ABSOLVE.base
        value = -suspicion(s, other)
        if witch and SIDE[s.characters.face[other]] == WITCHES:
            value += 1e4
        if value > most:
            best, most = action, value
    return best


def name(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Somebody who looks pious; a witch later on a witch. [SAL-16]"""
    opens = SIDE[s.characters.face[seat]] == WITCHES and s.round >= OPEN_FROM
    best, most = options[0], -1e9
    for action in options:
        other = action - NAME.base
        value = -suspicion(s, other)
        if opens and SIDE[s.characters.face[other]] == WITCHES:
            value += 1e4
        if value > most:
            best, most = action, value
    return best


# -- the constable -----------------------------------------------------------------------


def launch(s: Town, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """As often as guides do; a puritan tries people when somebody looks like a witch. [SAL-18]"""
    side = SIDE[s.characters.face[seat]]
    table = manners(s.edition).launches[side][s.round - 1]
    weights = [
        table[-1] if action == END_PHASE.base else table[action - LAUNCH.base] for action in options
    ]
    if side == PURITANS:
        for place, action in enumerate(options):
            if action - LAUNCH.base == TRIAL:
                weights[place] = round(weights[place] * eagerness(s, seat))
    return options[dice.pick(weights)]


def eagerness(s: Town, seat: Seat) -> float:
    """How much rather somebody is put on trial now than usual."""
    most = max([suspicion(s, other) for other in members(triable(s)) if other != seat], default=0.0)
    return EAGER if most > GUILTY else 1.0 if most > PIOUS else SHY


def gift(s: Town, seat: Seat) -> Action:
    """When the constable wants to end, a puritan gives hope to one who looks pious, if together
    they have enough for a trial, or to cleanse the town. [SAL-12]"""
    constable = s.constable
    has, cost = s.wealth[constable], s.edition.cost
    if has >= cost[TRIAL] or SIDE[s.characters.face[seat]] == WITCHES:
        return LET_PASS.base
    together = has
    suspect = False
    for other in range(s.n):
        if other != constable:
            together += s.wealth[other] if SIDE[s.characters.face[other]] == PURITANS else 0
            suspect = suspect or (not s.tried >> other & 1 and suspicion(s, other) > PIOUS)
    wanted = cost[TRIAL] if suspect and s.pile else cost[CLEANSING] if s.dark else 0
    if not has < wanted <= together or suspicion(s, constable) > PIOUS:
        return LET_PASS.base
    return GIVE.base + constable


ANSWERS: dict[str, Callable[[Town, Seat, list[Action], Dice], Action]] = {
    "pick": pick,
    "last_pick": last_pick,
    "build": build,
    "seize": seize,
    "swap_for": swap_for,
    "offer": offer,
    "emigrate": pass_left,
    "burn": burn,
    "remove": remove,
    "clear": clear,
    "conscience": conscience,
    "try": try_player,
    "absolve": absolve,
    "name": name,
    "launch": launch,
}
