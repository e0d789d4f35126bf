"""Phase 2, moving: stay, walk or fly; pass unseen; leave the dungeon. [LAN-13 … LAN-16, LAN-35,
LAN-37, LAN-44]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.arriving import secondary
from aquelarre.games.discworld_witches.asking import ActiveAsk
from aquelarre.games.discworld_witches.board import (
    distance,
    reach,
    spaces_in,
    stopping,
    unknown_to,
)
from aquelarre.games.discworld_witches.cards import play
from aquelarre.games.discworld_witches.effects import Steps, free_effects
from aquelarre.games.discworld_witches.ids import (
    BROOMSTICK,
    E_DRAW,
    E_FLEE,
    E_INVISIBLE,
    E_MOVE,
    E_TRANSMUTE,
    NOWHERE,
    SPACES,
    TIFFANY,
    Card,
    Space,
)
from aquelarre.games.discworld_witches.notices import (
    FLEW,
    HURRIED,
    LEFT,
    LEFT_BY_CARD,
    LEFT_BY_TOKEN,
    LINGERS,
    STAYED,
    VANISHED,
    VANISHED_BY_TOKEN,
    WAITED,
    WALKED,
)
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tiles import is_down, look_at
from aquelarre.games.discworld_witches.verbs import (
    FACE_IT,
    FLY,
    HURRY,
    LEAVE,
    LEAVE_BY_CARD,
    LEAVE_BY_TOKEN,
    LINGER,
    PASS_BY,
    PASS_BY_TOKEN,
    STAY,
    VANISH,
    VANISH_BY_TOKEN,
    WAIT,
    WALK,
)
from aquelarre.kernel import Action, Seat, Step

STEPS = 2  # of a walk [LAN-14]
MORE = 2  # with the card [LAN-35]
_ALL = len(SPACES)


# -- what is possible --------------------------------------------------------------------


def walks(s: Lancre, seat: Seat) -> list[Action]:
    """On foot, as far as the steps go. [LAN-14]"""
    return [WALK.base + space for space in spaces_in(reach(s, seat))]


def flights(s: Lancre, seat: Seat) -> list[Action]:
    """With a broomstick to anywhere on the board, never to the dungeon. [LAN-15]"""
    edition, here = s.edition, s.witch[seat]
    found: list[Action] = []
    for card in s.hands[seat]:
        if edition.symbol[card] == BROOMSTICK:
            first = FLY.base + card * _ALL
            found += [first + space for space in edition.spaces if space != here]
    return found


def hurries(s: Lancre, seat: Seat) -> list[Action]:
    """Cards for two more spaces, for who walks. [LAN-35, ruling 27]"""
    effect = s.edition.effect
    return [HURRY.base + card for card in s.hands[seat] if effect[card] == E_MOVE]


def invisible_cards(s: Lancre, seat: Seat) -> list[Card]:
    return [card for card in s.hands[seat] if s.edition.effect[card] == E_INVISIBLE]


def has_invisibility(s: Lancre, seat: Seat) -> bool:
    """Tiffany's token, unused. [LAN-06]"""
    return s.apprentice[seat] == TIFFANY and bool(s.token >> seat & 1)


def slips(s: Lancre, seat: Seat) -> list[Action]:
    """Unseen to where something known would stop her, if she can go on from there. [LAN-37]

    At what she does not know she first looks, and decides then: see `Pass`.
    """
    cards, token = invisible_cards(s, seat), has_invisibility(s, seat)
    if not cards and not token:
        return []
    past = reach(s, seat) & stopping(s, seat) & ~unknown_to(s, seat)
    goals = [x for x in spaces_in(past) if s.action == 1 or distance(s, seat, x) < s.steps]
    found = [PASS_BY.base + card * _ALL + space for card in cards for space in goals]
    return found + [PASS_BY_TOKEN.base + space for space in goals] if token else found


def hurry(s: Lancre, seat: Seat, card: Card) -> None:
    """Two more spaces in this walk; several such cards add up. [LAN-35, ruling 27]"""
    play(s, seat, card)
    s.steps += MORE
    s.tell(HURRIED, seat, card)


# -- the move ----------------------------------------------------------------------------


class Act(ActiveAsk):
    """Stay, walk or fly. Who has passed unseen must move on. [LAN-13, LAN-37]"""

    __slots__ = ()
    key = "act"
    rule = "LAN-13"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat = s.active
        stay = [] if s.must_move else [STAY.base]
        found = stay + walks(s, seat) + flights(s, seat) + slips(s, seat)
        free = hurries(s, seat) + free_effects(s, seat)
        return sorted(found + free) if free else found

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == STAY.base:
            s.tell(STAYED, seat, s.witch[seat], places=(s.witch[seat],))
            s.then(*secondary(s, seat))
        elif HURRY.base <= action < HURRY.end:
            hurry(s, seat, action - HURRY.base)
            s.then(self)
        else:
            s.then(*move(s, seat, action))


def move(s: Lancre, seat: Seat, action: Action) -> Steps:
    """On foot, by broomstick, or unseen past something. [LAN-14, LAN-15, LAN-37]"""
    if action < WALK.end:
        walk(s, seat, action - WALK.base)
        return arrive(s, seat)
    if action < FLY.end:
        return fly(s, seat, action)
    if action >= PASS_BY_TOKEN.base:
        walk(s, seat, action - PASS_BY_TOKEN.base)
        vanish(s, seat, VANISH_BY_TOKEN.base)
    else:
        card, space = divmod(action - PASS_BY.base, _ALL)
        walk(s, seat, space)
        vanish(s, seat, VANISH.base + card)
    return go_on(s, seat)


def walk(s: Lancre, seat: Seat, space: Space) -> None:
    """To a space within reach. [LAN-14]"""
    here = s.witch[seat]
    round_here = s.began == here and s.edition.sibling_set[here] >> space & 1
    s.may_fly = int(round_here and s.house.inside)
    s.steps -= distance(s, seat, space)
    s.walking, s.must_move, s.began = 1, 0, NOWHERE
    s.witch[seat] = space
    s.tell(WALKED, seat, space, places=(space,))


def fly(s: Lancre, seat: Seat, action: Action) -> Steps:
    """A card with a broomstick, to any space. [LAN-15]"""
    card, space = divmod(action - FLY.base, _ALL)
    play(s, seat, card)
    s.steps = s.walking = s.must_move = s.may_fly = 0
    s.witch[seat] = space
    s.tell(FLEW, seat, card, space, places=(space,))
    return arrive(s, seat)


def arrive(s: Lancre, seat: Seat) -> Steps:
    """At a tile that she does not know, who can become invisible and go on looks first.
    [LAN-16, LAN-37]"""
    space = s.witch[seat]
    s.unseen = 0
    if is_down(s, space) and not s.known[space] >> seat & 1 and can_vanish(s, seat):
        return [*look_at(s, seat, space), PASS]
    return secondary(s, seat)


def can_vanish(s: Lancre, seat: Seat) -> bool:
    """Holding the card or token, and able to go on: by steps left, by a card for more of them, or
    with another action. [LAN-37, ruling 28]"""
    if not (has_invisibility(s, seat) or invisible_cards(s, seat)):
        return False
    return can_go_on(s) or bool(s.walking and hurries(s, seat))


def can_go_on(s: Lancre) -> bool:
    return s.steps > 0 or s.action == 1


# -- passing unseen ----------------------------------------------------------------------


class Pass(ActiveAsk):
    """She has looked: go on unseen, or face what is here? [LAN-37]"""

    __slots__ = ()
    key = "pass"
    rule = "LAN-37"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, found = s.active, [FACE_IT.base]
        if can_go_on(s):
            if has_invisibility(s, seat):
                found.append(VANISH_BY_TOKEN.base)
            found += [VANISH.base + card for card in invisible_cards(s, seat)]
        if s.walking:
            found += hurries(s, seat)
        return sorted(found + free_effects(s, seat))

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == FACE_IT.base:
            s.then(*secondary(s, seat))
        elif HURRY.base <= action < HURRY.end:
            hurry(s, seat, action - HURRY.base)
            s.then(self)
        else:
            vanish(s, seat, action)
            s.then(*go_on(s, seat))


def vanish(s: Lancre, seat: Seat, action: Action) -> None:
    """By card or by Tiffany's token, which then leaves the game. [LAN-06, LAN-37]"""
    here = s.witch[seat]
    if action == VANISH_BY_TOKEN.base:
        s.token &= ~(1 << seat)
        s.tell(VANISHED_BY_TOKEN, seat, here, places=(here,))
    else:
        card = action - VANISH.base
        play(s, seat, card)
        s.tell(VANISHED, seat, card, here, places=(here,))
    s.unseen = 1
    s.steps += s.may_fly  # a look round in Town or Castle, then still two spaces or a flight


def go_on(s: Lancre, seat: Seat) -> Steps:
    """With the steps left, or else with the next action. [LAN-37]"""
    if s.steps:
        return [WALK_ON]
    linger(s, seat)
    return []


def linger(s: Lancre, seat: Seat) -> None:
    """This action is over; the next must be a move. [LAN-37]"""
    s.must_move = 1
    s.tell(LINGERS, seat, s.witch[seat], places=(s.witch[seat],))


class WalkOn(ActiveAsk):
    """Where to, unseen? [LAN-37]"""

    __slots__ = ()
    key = "walk_on"
    rule = "LAN-37"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat = s.active
        found = walks(s, seat) + hurries(s, seat) + free_effects(s, seat) + slips(s, seat)
        if s.action == 1:
            found.append(LINGER.base)
        if s.may_fly:
            found += flights(s, seat)
        return sorted(found)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == LINGER.base:
            linger(s, seat)
        elif HURRY.base <= action < HURRY.end:
            hurry(s, seat, action - HURRY.base)
            s.then(self)
        else:
            s.then(*move(s, seat, action))


# -- the dungeon -------------------------------------------------------------------------


def keys_of(s: Lancre, seat: Seat) -> list[Card]:
    """Cards that open the dungeon: a broomstick, to flee, or to be invisible. [LAN-44]"""
    edition = s.edition
    return [
        card
        for card in s.hands[seat]
        if edition.symbol[card] == BROOMSTICK or edition.effect[card] in (E_FLEE, E_INVISIBLE)
    ]


class Dungeon(ActiveAsk):
    """Out with the first action by a card or Tiffany's token, or wait. [LAN-44, ruling 18]

    Who has nothing to open it with, and no card to find something, is not asked.
    """

    __slots__ = ()
    key = "dungeon"
    rule = "LAN-44"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, spaces = s.active, s.edition.spaces
        found = [WAIT.base, *free_effects(s, seat)]
        if has_invisibility(s, seat):
            found += [LEAVE_BY_TOKEN.base + space for space in spaces]
        for card in keys_of(s, seat):
            first = LEAVE_BY_CARD.base + card * _ALL
            found += [first + space for space in spaces]
        return sorted(found)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == WAIT.base:
            s.tell(WAITED, seat)
        else:
            s.then(*leave_early(s, seat, action))

    def again(self) -> Step[Lancre]:
        return IN_DUNGEON


class InDungeon(Step[Lancre]):
    """The first action of a witch in the dungeon: is there anything to decide? However many are
    there, nobody takes tea. [LAN-42, LAN-44]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat, effect = s.active, s.edition.effect
        found = any(effect[card] in (E_DRAW, E_TRANSMUTE) for card in s.hands[seat])
        if found or keys_of(s, seat) or has_invisibility(s, seat):
            s.then(DUNGEON_ASK)
        else:
            s.tell(WAITED, seat)


def leave_early(s: Lancre, seat: Seat, action: Action) -> Steps:
    """To any location, as if moved there. [LAN-44]"""
    if action < LEAVE_BY_TOKEN.end:
        space = action - LEAVE_BY_TOKEN.base
        s.token &= ~(1 << seat)
        s.tell(LEFT_BY_TOKEN, seat, space, places=(space,))
    else:
        card, space = divmod(action - LEAVE_BY_CARD.base, _ALL)
        play(s, seat, card)
        s.tell(LEFT_BY_CARD, seat, card, space, places=(space,))
    return set_free(s, seat, space)


def set_free(s: Lancre, seat: Seat, space: Space) -> Steps:
    s.steps = s.walking = s.may_fly = 0
    s.witch[seat] = space
    return arrive(s, seat)


class Leave(ActiveAsk):
    """The first action was lost; with the second the witch goes anywhere. [LAN-44]"""

    __slots__ = ()
    key = "leave"
    rule = "LAN-44"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        found = [LEAVE.base + space for space in s.edition.spaces]
        return sorted(found + free_effects(s, s.active))

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        space = action - LEAVE.base
        s.tell(LEFT, seat, space, places=(space,))
        s.then(*set_free(s, seat, space))


ACT, PASS, WALK_ON = Act(), Pass(), WalkOn()
DUNGEON_ASK, IN_DUNGEON, LEAVE_ASK = Dungeon(), InDungeon(), Leave()
