"""Trying to solve a problem: two dice, stay or flee, symbols, two dice, effects. [LAN-17 … LAN-19,
LAN-24, LAN-29, LAN-31 … LAN-33, LAN-38]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Space
from aquelarre.games.discworld_witches.rules import outcome, rolling, solving
from aquelarre.games.discworld_witches.rules.asking import ActiveAsk, Args, OpenAsk
from aquelarre.games.discworld_witches.rules.board import difficulty, way_out
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.effects import FREE, Steps, free_effects
from aquelarre.games.discworld_witches.rules.moments import ENOUGH, no_token
from aquelarre.games.discworld_witches.rules.reckoning import (
    missing,
    pending,
    settle_cackles,
    total,
)
from aquelarre.games.discworld_witches.rules.tiles import turn_up
from aquelarre.games.discworld_witches.rules.tokens import TakeCackles
from aquelarre.games.discworld_witches.state import (
    AS_EFFECT,
    AS_HEADOLOGY,
    AS_MAGIC,
    MAGIC_TOKEN,
    Lancre,
    Tackling,
)
from aquelarre.games.discworld_witches.verbs import (
    ADD,
    CLOSE,
    FLEE,
    FLEE_FLYING,
    PLAY_HEADOLOGY,
    PLAY_MAGIC,
    REROLL,
    REROLL_BOTH,
    ROLL,
    ROLL_ON,
    SLIP_AWAY,
    USE_MAGIC_TOKEN,
)
from aquelarre.kernel import Action, Seat, Step, Verb, Why

SYMBOLS = (PLAY_HEADOLOGY, PLAY_MAGIC, USE_MAGIC_TOKEN)
BY_HEADOLOGY, BY_MAGIC = 1, 2  # points of a symbol [LAN-17]


# -- the beginning -----------------------------------------------------------------------


def begin(s: Lancre, space: Space) -> None:
    """A hard tile is turned up first. [LAN-16, LAN-55]"""
    s.enter(Tackling(), *turn_up(s, space), BEGIN, BEFORE_ROLL)


class Begin(Step[Lancre]):
    """The tile lies open: now it is tried. [LAN-17]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        here = s.witch[s.active]
        s.tell(notices.ATTEMPT, s.active, s.tile[here], difficulty(s, here), here, places=(here,))


class BeforeRoll(Step[Lancre]):
    """Whoever has cards could solve it without dice, or draw what does. [Rulings 25 and N6]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        if s.hands[s.active] or solving.has_pig_token(s, s.active):
            s.then(TACKLE)
        else:
            s.then(rolling.ROLL_TWO, FIRST_PAIR)


class Tackle(OpenAsk):
    """Roll, or solve it without dice? [LAN-17, LAN-24, LAN-31]"""

    __slots__ = ()
    key = "tackle"
    rule = "LAN-17"
    verbs = (ROLL, *solving.SOLVING, *FREE)
    goal = FLEE
    lapse = ROLL.base

    def matters(self, s: Lancre, seat: Seat) -> bool:
        return bool(solving.solutions(s, seat)) or solving.could_draw_solution(s, seat)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted([ROLL.base, *solving.solutions(s, seat), *free_effects(s, seat)])

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        return solving.why_unsolved(s, seat, verb, args)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == ROLL.base:
            s.then(rolling.ROLL_TWO, FIRST_PAIR)
        else:
            s.then(*solving.solve_at_once(s, seat, action))

    def again(self) -> Step[Lancre]:
        return BEFORE_ROLL


# -- after the first pair ----------------------------------------------------------------


class FirstPair(ActiveAsk):
    """Flee, or stay, add symbols, and roll the other two dice. [LAN-17, LAN-22]"""

    __slots__ = ()
    key = "first_pair"
    rule = "LAN-17"
    verbs = (ROLL_ON, FLEE, FLEE_FLYING, *SYMBOLS, REROLL, REROLL_BOTH, *solving.SOLVING, *FREE)
    goal = FLEE
    broom = FLEE_FLYING

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, attempt = s.active, s.within(Tackling)
        found = [ROLL_ON.base]
        if not attempt.stayed:
            found += outcome.fleeing(s, seat)
        if has_magic_token(s, seat):
            found.append(USE_MAGIC_TOKEN.base)
        found += symbols(s, seat) + rolling.rerolls(s, seat, attempt) + free_effects(s, seat)
        found += solving.solutions(s, seat)
        found.sort()
        return found

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if lacking := no_token(s, seat, verb):
            return lacking
        if verb is REROLL:
            return rolling.why_die(s, seat, *args)
        if verb in solving.SOLVING:
            return solving.why_unsolved(s, seat, verb, args)
        stayed = s.within(Tackling).stayed
        return Why("LAN-22", "stayed") if stayed else outcome.why_no_flight(s, verb, args[-1])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == ROLL_ON.base:
            attempt = s.within(Tackling)
            attempt.stayed = 1
            s.then(*settle_cackles(seat, attempt), rolling.ROLL_TWO, AFTER_SECOND)
        elif FLEE.base <= action < FLEE.end or FLEE_FLYING.base <= action < FLEE_FLYING.end:
            cackles = settle_cackles(seat, s.within(Tackling))
            outcome.flee(s, seat, action)
            s.then(*cackles)  # outside: the attempt is over
        elif rolling.is_reroll(action):
            s.then(rolling.reroll(s, seat, action), self)
        elif action == USE_MAGIC_TOKEN.base or PLAY_HEADOLOGY.base <= action < PLAY_MAGIC.end:
            s.then(*use_symbol(s, seat, action), self)
        else:
            s.then(*solving.solve_at_once(s, seat, action))


def symbols(s: Lancre, seat: Seat) -> list[Action]:
    """Headology and magic, any number of cards, between the two rolls. [LAN-17]"""
    symbol = s.edition.symbol
    found: list[Action] = []
    for card in s.hands[seat]:
        if symbol[card] == ids.HEADOLOGY:
            found.append(PLAY_HEADOLOGY.base + card)
        elif symbol[card] == ids.MAGIC:
            found.append(PLAY_MAGIC.base + card)
    return found


def has_magic_token(s: Lancre, seat: Seat) -> bool:
    """Annagramma's, unused. [LAN-06]"""
    return s.apprentice[seat] == ids.ANNAGRAMMA and bool(s.token >> seat & 1)


def use_symbol(s: Lancre, seat: Seat, action: Action) -> Steps:
    """One more by headology, two by magic, which costs a cackle at once. Who does that stays.
    [LAN-06, LAN-17, ruling 12]"""
    attempt = s.within(Tackling)
    attempt.stayed = 1
    if action == USE_MAGIC_TOKEN.base:
        s.token &= ~(1 << seat)
        attempt.add(MAGIC_TOKEN, BY_MAGIC, AS_MAGIC)
        s.tell(notices.USED_MAGIC_TOKEN, seat, total(s, seat, attempt))
        return [TakeCackles(seat, 1)]
    if action < PLAY_HEADOLOGY.end:
        card = action - PLAY_HEADOLOGY.base
        play(s, seat, card)
        attempt.add(card, BY_HEADOLOGY, AS_HEADOLOGY)
        s.tell(notices.USED_HEADOLOGY, seat, card, total(s, seat, attempt))
        return []
    card = action - PLAY_MAGIC.base
    play(s, seat, card)
    attempt.add(card, BY_MAGIC, AS_MAGIC)
    s.tell(notices.USED_MAGIC, seat, card, total(s, seat, attempt))
    return [TakeCackles(seat, 1)]


# -- after the second pair ---------------------------------------------------------------


class AfterSecond(Step[Lancre]):
    """All dice lie there: could anything still change it, for all that everybody sees? [LAN-19,
    ruling N6]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat = s.active
        short = missing(s, seat) > 0
        by_card = bool(s.hands[seat]) and (short or pending(s.within(Tackling)) > 0)
        open_yet = by_card or (short and solving.has_pig_token(s, seat))
        s.then(SECOND_PAIR if open_yet else CLOSE_ATTEMPT)


def could_change(s: Lancre, seat: Seat) -> bool:
    """Is there anything left to decide? A success can still be spoilt by cackles; a failure can be
    mended, or fled from."""
    short = missing(s, seat) > 0
    cackles = pending(s.within(Tackling))
    if short and solving.solutions(s, seat):
        return True
    due = cackles + _price(s) if short else cackles
    scarce = s.cackles[seat] > 0 and s.cackle_supply < due
    for card in s.hands[seat]:
        what = s.edition.effect[card]
        if what in (ids.E_REROLL, ids.E_DRAW, ids.E_TRANSMUTE):
            if short or cackles:
                return True
        elif what == ids.E_KNOW:
            if scarce:
                return True
        elif short and (
            what == ids.E_FLEE
            or (what == ids.E_HELP and _helps(s))
            or (what == ids.E_ADD and adds(s, card))
        ):
            return True
    return False


def _price(s: Lancre) -> int:
    """Cackles that failing would cost: one, and one more for who has no retreat. [LAN-21]"""
    return 1 if way_out(s, s.witch[s.active]) else 2


def _helps(s: Lancre) -> bool:
    """Could a crisis less still matter? The problem has one, or failing asks for a token that is
    not there, and would end the game. [LAN-36, LAN-46, rulings 19 and 37]"""
    here = s.witch[s.active]
    if s.crisis[here]:
        return True
    worsens = s.edition.failure[s.tile[here]] == ids.MORE_CRISIS
    return worsens and not s.crisis_supply and any(s.crisis)


def adds(s: Lancre, card: Card) -> bool:
    """Some cards work only against certain enemies. [LAN-29, ruling 31]"""
    against = s.edition.against[card]
    return not against or s.edition.group[s.tile[s.witch[s.active]]] in against


class SecondPair(OpenAsk):
    """Effects may still be played; then the attempt is closed. [LAN-19, LAN-29, LAN-33, LAN-38]"""

    __slots__ = ()
    key = "second_pair"
    rule = "LAN-19"
    verbs = (CLOSE, ADD, SLIP_AWAY, *SYMBOLS, REROLL, REROLL_BOTH, *solving.SOLVING, *FREE)
    goal = FLEE
    lapse = CLOSE.base

    def matters(self, s: Lancre, seat: Seat) -> bool:
        return could_change(s, seat)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        found = [CLOSE.base, *rolling.rerolls(s, seat, s.within(Tackling)), *free_effects(s, seat)]
        if missing(s, seat) > 0:
            found += solving.solutions(s, seat)
            effect = s.edition.effect
            for card in s.hands[seat]:
                if effect[card] == ids.E_ADD and adds(s, card):
                    found.append(ADD.base + card)
                elif effect[card] == ids.E_FLEE:
                    found.append(SLIP_AWAY.base + card)
        return sorted(found)

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if verb in SYMBOLS:
            return no_token(s, seat, verb) or Why("LAN-19")
        if verb is REROLL:
            return rolling.why_die(s, seat, *args)
        if verb is SLIP_AWAY:
            return Why("LAN-33")
        if verb in solving.SOLVING:
            return solving.why_unsolved(s, seat, verb, args)
        if missing(s, seat) <= 0:
            return ENOUGH
        return Why("LAN-29", "against", card=args[0], tile=s.tile[s.witch[seat]])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == CLOSE.base:
            s.then(CLOSE_ATTEMPT)
        elif rolling.is_reroll(action):
            s.then(rolling.reroll(s, seat, action), AFTER_SECOND)
        elif ADD.base <= action < ADD.end:
            add(s, seat, action - ADD.base)
            s.then(AFTER_SECOND)
        elif SLIP_AWAY.base <= action < SLIP_AWAY.end:
            card = action - SLIP_AWAY.base
            play(s, seat, card)
            s.tell(notices.SLIPPED_AWAY, seat, card)
            s.then(*settle_cackles(seat, s.within(Tackling)), outcome.FLEE_TO)
        else:
            s.then(*solving.solve_at_once(s, seat, action))

    def again(self) -> Step[Lancre]:
        return AFTER_SECOND


def add(s: Lancre, seat: Seat, card: Card) -> None:
    """Two or four more, after all dice. [LAN-29]"""
    amount = s.edition.amount[card]
    play(s, seat, card)
    attempt = s.within(Tackling)
    attempt.add(card, amount, AS_EFFECT)
    s.tell(notices.ADDED, seat, card, amount, total(s, seat, attempt))


class CloseAttempt(Step[Lancre]):
    """The total is compared with the difficulty as it is now. [LAN-17, ruling 37]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, here, attempt = s.active, s.witch[s.active], s.within(Tackling)
        reached, needed = total(s, seat, attempt), difficulty(s, here)
        if reached >= needed:
            s.tell(notices.SOLVED, seat, s.tile[here], reached, needed)
            s.then(*settle_cackles(seat, attempt), outcome.WIN)
        else:
            s.tell(notices.FAILED, seat, s.tile[here], reached, needed, places=(here,))
            s.then(*settle_cackles(seat, attempt), *outcome.failure(seat))


BEGIN, BEFORE_ROLL, TACKLE = Begin(), BeforeRoll(), Tackle()
FIRST_PAIR, SECOND_PAIR = FirstPair(), SecondPair()
AFTER_SECOND, CLOSE_ATTEMPT = AfterSecond(), CloseAttempt()
