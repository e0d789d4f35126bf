"""What can be played inside a trial: rumours, trial cards, counter-trials, spectral cards.

All of it is an aside: everybody is asked alike to pass, and whoever wants to act speaks up instead.
Being asked tells nothing, and a pass stands until somebody acts. [BRU-18, BRU-19, BRU-20, A.9]
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import claims
from aquelarre.games.las_brujas.cards import (
    CAN_CANCEL,
    CARDS,
    DURING,
    FACE,
    MUTE_ACCUSED,
    NEGATIVE,
    NO_CARD,
    NUMBER,
    POSITIVE,
    RUMOURS,
    SUMMARY,
    Card,
    CardSet,
    cards_in,
    of_kind,
)
from aquelarre.games.las_brujas.characters import HEALER, RICH_WIDOW
from aquelarre.games.las_brujas.counters import counter, counters
from aquelarre.games.las_brujas.hands import DiscardSome, Roll, Steps, numbers, play_out
from aquelarre.games.las_brujas.notices import (
    ANNULLED,
    BRIBED,
    FAVOURED,
    HEALED,
    NOT_HEALED,
    PLEADED,
    WITNESSED,
)
from aquelarre.games.las_brujas.reputation import spread
from aquelarre.games.las_brujas.rotating import bears
from aquelarre.games.las_brujas.state import (
    AGAINST,
    CLOSED,
    FOR,
    NO_REVOTE,
    NOBODY,
    OPEN,
    REVOTE_CALLED,
    VERDICT,
    VOTING,
    Village,
)
from aquelarre.games.las_brujas.verbs import (
    BEAR_WITNESS,
    BRIBE,
    COUNTER,
    FAVOUR,
    HEAL,
    PLEAD,
    SEATS,
    SPREAD,
)
from aquelarre.kernel import Action, Seat, Seats, Step, members

WINDOWS = (OPEN, VERDICT)
BRIBERY, OUTCRY, ICY_WIND = NUMBER["D4"], NUMBER["D6"], NUMBER["U17"]
SPECTRAL_WITNESS = NUMBER["U15"]
TORCHES = NUMBER["D3"]
BEFORE_VOTE = DURING & ~(1 << OUTCRY)
VOICES = of_kind("U14")
HEAL_FROM = 5  # on the die


# -- what may be played ------------------------------------------------------------------


def asides(s: Village, seat: Seat) -> list[Action]:
    """All that a seat may interject now, from what it holds and is; claims in the windows."""
    found: list[Action] = []
    phase, hand = s.phase, s.hand[seat]
    if phase == VERDICT and may_heal(s, seat):
        found.append(HEAL.base)
    if phase == OPEN and may_favour(s, seat):
        found += [FAVOUR.base + FOR, FAVOUR.base + AGAINST]
    if phase != VOTING:
        found += claims.options(s, seat)
    if hand & CAN_CANCEL:
        found += numbers(COUNTER.base, counters(s, seat))
    if phase in WINDOWS and hand:
        found += _plays(s, seat, hand)
    return found


def _plays(s: Village, seat: Seat, hand: CardSet) -> list[Action]:
    """Cards that add to or change the trial."""
    living = s.alive >> seat & 1
    usable = hand & (during(s) if living else spectral(s, seat))
    found = numbers(PLEAD.base, usable & ~(1 << BRIBERY | 1 << SPECTRAL_WITNESS))
    if living and s.phase == OPEN and hand & RUMOURS:
        accused = s.accused
        found += [SPREAD.base + card * SEATS + accused for card in cards_in(rumours(s, seat))]
    if usable >> BRIBERY & 1:
        base = BRIBE.base + BRIBERY * SEATS
        found += [base + voter for voter in members(voters(s) & ~s.bribed)]
    if usable >> SPECTRAL_WITNESS & 1:
        base = BEAR_WITNESS.base + SPECTRAL_WITNESS * 2
        found += [base + FOR, base + AGAINST]
    return found


def rumours(s: Village, seat: Seat) -> CardSet:
    """Any number on the accused, by anyone living; the accused never plays a negative one on
    himself. None in a summary trial, none by an accused with the devil's mark, no negative ones
    in the fog. [BRU-18, ruling A13, J3, J6, U03]"""
    if s.marks & SUMMARY:
        return 0
    held = s.hand[seat] & RUMOURS
    if seat == s.accused:
        return 0 if s.marks & MUTE_ACCUSED else held & POSITIVE
    return held & ~NEGATIVE if bears(s, seat, "U03") else held


def during(s: Village) -> CardSet:
    """Cards of A.6 that can be played in this phase. [BRU-19]"""
    if s.marks & SUMMARY:
        return 0
    if s.phase == VERDICT:
        return 1 << OUTCRY if s.revote == NO_REVOTE else 0
    return BEFORE_VOTE if s.reputation[s.accused] < 0 else BEFORE_VOTE & ~(1 << TORCHES)


def spectral(s: Village, seat: Seat) -> CardSet:
    """Afterlife cards that the spectre can play in this phase, counter-trials aside. It raises its
    voice once in a trial. [BRU-27, ruling L21]"""
    if s.marks & SUMMARY:
        return 0
    wind = 1 << ICY_WIND if s.last != NO_CARD else 0
    if s.phase == VERDICT:
        return wind if s.revote == REVOTE_CALLED else 0
    voice = 0 if s.voices >> seat & 1 else VOICES
    return 1 << SPECTRAL_WITNESS | voice | wind


def may_favour(s: Village, seat: Seat) -> bool:
    """P16: once a week, for two cards, in a trial that is not hers."""
    return (
        s.character[seat] == RICH_WIDOW
        and bool(s.alive & ~s.spent & 1 << seat)
        and seat != s.accused
        and s.hand[seat].bit_count() >= 2
    )


def may_heal(s: Village, seat: Seat) -> bool:
    """P15: once a game, when somebody else is to burn."""
    return (
        s.character[seat] == HEALER
        and bool(s.alive & ~s.spent & 1 << seat)
        and s.condemned not in (seat, NOBODY)
        and s.revote != REVOTE_CALLED
    )


def is_double(s: Village) -> bool:
    """Does this trial burn one of two? Never without an accuser. [BRU-29, A18]"""
    return bool(s.double) and s.accuser != NOBODY


def voters(s: Village) -> Seats:
    """All living but the accused, and the spectres that have raised their voice. In a double
    trial accuser and accused vote too. [BRU-21, BRU-29]"""
    living = s.alive if is_double(s) else s.alive & ~(1 << s.accused)
    return living | s.voices


# -- what it does ------------------------------------------------------------------------


def interject(s: Village, seat: Seat, action: Action) -> Steps:
    """Somebody acts; returns what has to be done before the window goes on."""
    if action == HEAL.base:
        return heal(s, seat)
    if action < FAVOUR.end:
        return favour(s, seat, action - FAVOUR.base)
    if action < COUNTER.end:
        return counter(s, seat, action - COUNTER.base)
    if action < PLEAD.end:
        return plead(s, seat, action - PLEAD.base)
    s.last = NO_CARD
    if action < SPREAD.end:
        card, receiver = SPREAD.args(action)
        deed = claims.DID_PRAISE if POSITIVE >> card & 1 else claims.DID_SLANDER
        s.deeds[deed] |= 1 << seat
        return spread(s, seat, receiver, card)
    if action < BRIBE.end:
        card, voter = BRIBE.args(action)
        return bribe(s, seat, card, voter)
    card, cause = BEAR_WITNESS.args(action)
    return bear_witness(s, seat, card, cause)


def add_votes(s: Village, what: int, cause: int, votes: int) -> None:
    """Votes of a card, or of CARDS + a character, for or against the accused. [BRU-19]"""
    s.pleas += ((what, cause, votes),)


def heal(s: Village, seat: Seat) -> Steps:
    """P15: with a 5 or 6 the condemned is saved and the trial comes to nothing."""
    s.spent |= 1 << seat
    return (Roll(seat), Healing(seat))


class Healing(Step[Village]):
    """What the healer's die says. [P15]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Village) -> None:
        die = s.rolls[self.seat]
        s.tell(HEALED if die >= HEAL_FROM else NOT_HEALED, self.seat, s.condemned, die)
        if die >= HEAL_FROM:
            s.phase = CLOSED


def favour(s: Village, seat: Seat, cause: int) -> Steps:
    """P16: two cards for one vote on either side."""
    s.spent |= 1 << seat
    add_votes(s, CARDS + RICH_WIDOW, cause, 1)
    s.tell(FAVOURED, seat, cause)
    return (DiscardSome(1 << seat, 2),)


def bribe(s: Village, seat: Seat, card: Card, voter: Seat) -> Steps:
    """D4: the vote of one voter is worth nothing."""
    play_out(s, seat, card)
    s.bribed |= 1 << voter
    s.last = card
    s.tell(BRIBED, seat, card, voter)
    return ()


def bear_witness(s: Village, seat: Seat, card: Card, cause: int) -> Steps:
    """U15: one vote on either side, from beyond."""
    play_out(s, seat, card)
    add_votes(s, card, cause, 1)
    s.tell(WITNESSED, seat, card, cause)
    return ()


def plead(s: Village, seat: Seat, card: Card) -> Steps:
    """A card of A.6, or a spectre's voice or wind. [BRU-19, BRU-27]"""
    annulled = s.last
    play_out(s, seat, card)
    s.last = card if DURING >> card & 1 else NO_CARD
    if card == ICY_WIND:
        annul(s, annulled)
        s.tell(ANNULLED, seat, card, annulled)
        return ()
    s.tell(PLEADED, seat, card)
    PLEAS[FACE[card]](s, seat, card)
    return ()


def _defence_witness(s: Village, seat: Seat, card: Card) -> None:
    """D1: one vote for the accused."""
    add_votes(s, card, FOR, 1)


def _prosecution_witness(s: Village, seat: Seat, card: Card) -> None:
    """D2: one vote against."""
    add_votes(s, card, AGAINST, 1)


def _torch_mob(s: Village, seat: Seat, card: Card) -> None:
    """D3: two votes against somebody of negative reputation."""
    add_votes(s, card, AGAINST, 2)


def _confession(s: Village, seat: Seat, card: Card) -> None:
    """D5: a positive reputation of the accused counts nothing."""
    s.confessed = 1


def _outcry(s: Village, seat: Seat, card: Card) -> None:
    """D6: once in a trial all vote again; the other votes stay."""
    s.revote = REVOTE_CALLED


def _voice(s: Village, seat: Seat, card: Card) -> None:
    """U14: the spectre votes in this trial."""
    s.voices |= 1 << seat


PLEAS: dict[str, Callable[[Village, Seat, Card], None]] = {
    "D1": _defence_witness,
    "D2": _prosecution_witness,
    "D3": _torch_mob,
    "D5": _confession,
    "D6": _outcry,
    "U14": _voice,
}


def annul(s: Village, card: Card) -> None:
    """U17: the card of A.6 that was played last has no effect."""
    s.pleas = tuple(plea for plea in s.pleas if plea[0] != card)
    if card == OUTCRY:
        s.revote = NO_REVOTE
    elif FACE[card] == "D4":
        s.bribed = 0
    elif FACE[card] == "D5":
        s.confessed = 0
