"""Trying to solve a problem: two dice, stay or flee, symbols, two dice, effects. [LAN-17 … LAN-19,
LAN-24, LAN-29, LAN-31 … LAN-33, LAN-38]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.asking import ActiveAsk
from aquelarre.games.discworld_witches.board import difficulty, way_out
from aquelarre.games.discworld_witches.cards import play
from aquelarre.games.discworld_witches.effects import Steps, free_effects
from aquelarre.games.discworld_witches.ids import (
    ANNAGRAMMA,
    E_ADD,
    E_DRAW,
    E_FLEE,
    E_HELP,
    E_KNOW,
    E_REROLL,
    E_TRANSMUTE,
    HEADOLOGY,
    MAGIC,
    MORE_CRISIS,
    Card,
    Space,
)
from aquelarre.games.discworld_witches.notices import (
    ADDED,
    ATTEMPT,
    FAILED,
    SLIPPED_AWAY,
    SOLVED,
    USED_HEADOLOGY,
    USED_MAGIC,
    USED_MAGIC_TOKEN,
)
from aquelarre.games.discworld_witches.outcome import FAILURE, FLEE_TO, WIN, flee, fleeing
from aquelarre.games.discworld_witches.reckoning import missing, pending, settle_cackles, total
from aquelarre.games.discworld_witches.rolling import ROLL_TWO, is_reroll, reroll, rerolls
from aquelarre.games.discworld_witches.solving import (
    could_draw_solution,
    solutions,
    solve_at_once,
)
from aquelarre.games.discworld_witches.state import (
    AS_EFFECT,
    AS_HEADOLOGY,
    AS_MAGIC,
    MAGIC_TOKEN,
    Lancre,
)
from aquelarre.games.discworld_witches.tiles import turn_up
from aquelarre.games.discworld_witches.tokens import TakeCackles
from aquelarre.games.discworld_witches.verbs import (
    ADD,
    CLOSE,
    FLEE,
    FLEE_FLYING,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    ROLL,
    ROLL_ON,
    SLIP_AWAY,
    USE_MAGIC_TOKEN,
)
from aquelarre.kernel import Action, Seat, Step

BY_HEADOLOGY, BY_MAGIC = 1, 2  # points of a symbol [LAN-17]


# -- the beginning -----------------------------------------------------------------------


def begin(s: Lancre, seat: Seat, space: Space) -> Steps:
    """A hard tile is turned up first. [LAN-16, LAN-55]"""
    s.at = space
    return [*turn_up(s, space), BEGIN]


class Begin(Step[Lancre]):
    """The tile lies open: now it is tried. [LAN-17]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        s.tell(ATTEMPT, s.active, s.tile[s.at], difficulty(s, s.at), s.at, places=(s.at,))
        s.then(BEFORE_ROLL)


class BeforeRoll(Step[Lancre]):
    """Ask only who can solve it without dice, or could draw what does. [Ruling 25]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        if solutions(s, s.active) or could_draw_solution(s, s.active):
            s.then(TACKLE)
        else:
            s.then(ROLL_TWO, FIRST_PAIR)


class Tackle(ActiveAsk):
    """Roll, or solve it without dice? [LAN-17, LAN-24, LAN-31]"""

    __slots__ = ()
    key = "tackle"
    rule = "LAN-17"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted([ROLL.base, *solutions(s, s.active), *free_effects(s, s.active)])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == ROLL.base:
            s.then(ROLL_TWO, FIRST_PAIR)
        else:
            s.then(*solve_at_once(s, seat, action))

    def again(self) -> Step[Lancre]:
        return BEFORE_ROLL


# -- after the first pair ----------------------------------------------------------------


class FirstPair(ActiveAsk):
    """Flee, or stay, add symbols, and roll the other two dice. [LAN-17, LAN-22]"""

    __slots__ = ()
    key = "first_pair"
    rule = "LAN-17"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat = s.active
        found = [ROLL_ON.base]
        if not s.stayed:
            found += fleeing(s, seat)
        if has_magic_token(s, seat):
            found.append(USE_MAGIC_TOKEN.base)
        found += symbols(s, seat) + rerolls(s, seat) + free_effects(s, seat)
        found += solutions(s, seat)
        found.sort()
        return found

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == ROLL_ON.base:
            s.stayed = 1
            s.then(settle_cackles(s, seat), ROLL_TWO, AFTER_SECOND)
        elif FLEE.base <= action < FLEE.end or FLEE_FLYING.base <= action < FLEE_FLYING.end:
            cackles = settle_cackles(s, seat)
            flee(s, seat, action)
            s.then(cackles)
        elif is_reroll(action):
            s.then(reroll(s, seat, action), self)
        elif action == USE_MAGIC_TOKEN.base or PLAY_HEADOLOGY.base <= action < PLAY_MAGIC.end:
            s.then(*use_symbol(s, seat, action), self)
        else:
            s.then(*solve_at_once(s, seat, action))


def symbols(s: Lancre, seat: Seat) -> list[Action]:
    """Headology and magic, any number of cards, between the two rolls. [LAN-17]"""
    symbol = s.edition.symbol
    found: list[Action] = []
    for card in s.hands[seat]:
        if symbol[card] == HEADOLOGY:
            found.append(PLAY_HEADOLOGY.base + card)
        elif symbol[card] == MAGIC:
            found.append(PLAY_MAGIC.base + card)
    return found


def has_magic_token(s: Lancre, seat: Seat) -> bool:
    """Annagramma's, unused. [LAN-06]"""
    return s.apprentice[seat] == ANNAGRAMMA and bool(s.token >> seat & 1)


def use_symbol(s: Lancre, seat: Seat, action: Action) -> Steps:
    """One more by headology, two by magic, which costs a cackle at once. Who does that stays.
    [LAN-06, LAN-17, ruling 12]"""
    s.stayed = 1
    if action == USE_MAGIC_TOKEN.base:
        s.token &= ~(1 << seat)
        s.symbols += BY_MAGIC
        s.played += ((MAGIC_TOKEN, BY_MAGIC, AS_MAGIC),)
        s.tell(USED_MAGIC_TOKEN, seat, total(s, seat))
        return [TakeCackles(seat, 1)]
    if action < PLAY_HEADOLOGY.end:
        card = action - PLAY_HEADOLOGY.base
        play(s, seat, card)
        s.symbols += BY_HEADOLOGY
        s.played += ((card, BY_HEADOLOGY, AS_HEADOLOGY),)
        s.tell(USED_HEADOLOGY, seat, card, total(s, seat))
        return []
    card = action - PLAY_MAGIC.base
    play(s, seat, card)
    s.symbols += BY_MAGIC
    s.played += ((card, BY_MAGIC, AS_MAGIC),)
    s.tell(USED_MAGIC, seat, card, total(s, seat))
    return [TakeCackles(seat, 1)]


# -- after the second pair ---------------------------------------------------------------


class AfterSecond(Step[Lancre]):
    """All dice lie there. Ask only who has something that could still change it. [LAN-19]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        s.then(SECOND_PAIR if could_change(s, s.active) else CLOSE_ATTEMPT)


def could_change(s: Lancre, seat: Seat) -> bool:
    """Is there anything left to decide? A success can still be spoilt by cackles; a failure can be
    mended, or fled from."""
    short = missing(s, seat) > 0
    cackles = pending(s)
    if short and solutions(s, seat):
        return True
    due = cackles + _price(s) if short else cackles
    scarce = s.cackles[seat] > 0 and s.cackle_supply < due
    for card in s.hands[seat]:
        what = s.edition.effect[card]
        if what in (E_REROLL, E_DRAW, E_TRANSMUTE):
            if short or cackles:
                return True
        elif what == E_KNOW:
            if scarce:
                return True
        elif short and (
            what == E_FLEE or (what == E_HELP and _helps(s)) or (what == E_ADD and adds(s, card))
        ):
            return True
    return False


def _price(s: Lancre) -> int:
    """Cackles that failing would cost: one, and one more for who has no retreat. [LAN-21]"""
    return 1 if way_out(s, s.at) else 2


def _helps(s: Lancre) -> bool:
    """Could a crisis less still matter? The problem has one, or failing asks for a token that is
    not there, and would end the game. [LAN-36, LAN-46, rulings 19 and 37]"""
    if s.crisis[s.at]:
        return True
    worsens = s.edition.failure[s.tile[s.at]] == MORE_CRISIS
    return worsens and not s.crisis_supply and any(s.crisis)


def adds(s: Lancre, card: Card) -> bool:
    """Some cards work only against certain enemies. [LAN-29, ruling 31]"""
    against = s.edition.against[card]
    return not against or s.edition.group[s.tile[s.at]] in against


class SecondPair(ActiveAsk):
    """Effects may still be played; then the attempt is closed. [LAN-19, LAN-29, LAN-33, LAN-38]"""

    __slots__ = ()
    key = "second_pair"
    rule = "LAN-19"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat = s.active
        found = [CLOSE.base, *rerolls(s, seat), *free_effects(s, seat)]
        if missing(s, seat) > 0:
            found += solutions(s, seat)
            effect = s.edition.effect
            for card in s.hands[seat]:
                if effect[card] == E_ADD and adds(s, card):
                    found.append(ADD.base + card)
                elif effect[card] == E_FLEE:
                    found.append(SLIP_AWAY.base + card)
        return sorted(found)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == CLOSE.base:
            s.then(CLOSE_ATTEMPT)
        elif is_reroll(action):
            s.then(reroll(s, seat, action), AFTER_SECOND)
        elif ADD.base <= action < ADD.end:
            add(s, seat, action - ADD.base)
            s.then(AFTER_SECOND)
        elif SLIP_AWAY.base <= action < SLIP_AWAY.end:
            card = action - SLIP_AWAY.base
            play(s, seat, card)
            s.tell(SLIPPED_AWAY, seat, card)
            s.then(settle_cackles(s, seat), FLEE_TO)
        else:
            s.then(*solve_at_once(s, seat, action))

    def again(self) -> Step[Lancre]:
        return AFTER_SECOND


def add(s: Lancre, seat: Seat, card: Card) -> None:
    """Two or four more, after all dice. [LAN-29]"""
    amount = s.edition.amount[card]
    play(s, seat, card)
    s.added += amount
    s.played += ((card, amount, AS_EFFECT),)
    s.tell(ADDED, seat, card, amount, total(s, seat))


class CloseAttempt(Step[Lancre]):
    """The total is compared with the difficulty as it is now. [LAN-17, ruling 37]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat = s.active
        reached, needed = total(s, seat), difficulty(s, s.at)
        solved = reached >= needed
        if solved:
            s.tell(SOLVED, seat, s.tile[s.at], reached, needed)
        else:
            s.tell(FAILED, seat, s.tile[s.at], reached, needed, places=(s.at,))
        s.then(settle_cackles(s, seat), WIN if solved else FAILURE)


BEGIN, BEFORE_ROLL, TACKLE = Begin(), BeforeRoll(), Tackle()
FIRST_PAIR, SECOND_PAIR = FirstPair(), SecondPair()
AFTER_SECOND, CLOSE_ATTEMPT = AfterSecond(), CloseAttempt()
