"""Phase 2, moving: stay, walk or fly; pass unseen. [LAN-13 … LAN-16, LAN-35, LAN-37]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box.ids import (
    DUNGEON,
    NOWHERE,
    SPACES,
    Card,
    Space,
)
from aquelarre.games.discworld_witches.rules.arriving import secondary
from aquelarre.games.discworld_witches.rules.asking import ActiveAsk, Args, OpenAsk
from aquelarre.games.discworld_witches.rules.board import BARRED, distance, looks_round
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.effects import FREE, free_effects
from aquelarre.games.discworld_witches.rules.holding import finds_cards
from aquelarre.games.discworld_witches.rules.moments import NOT_NOW, no_token
from aquelarre.games.discworld_witches.rules.tiles import is_down, look_at
from aquelarre.games.discworld_witches.rules.ways import (
    flights,
    has_invisibility,
    hurries,
    invisible_cards,
    slips,
    walks,
    why_not_fly,
    why_not_past,
    why_not_walk,
)
from aquelarre.games.discworld_witches.state import (
    FOUND_AFTER_LOOK,
    LOOK_ROUND,
    Lancre,
    Movement,
)
from aquelarre.games.discworld_witches.verbs import (
    FACE_IT,
    FLY,
    HURRY,
    LINGER,
    PASS_BY,
    PASS_BY_TOKEN,
    STAY,
    VANISH,
    VANISH_BY_TOKEN,
    WALK,
)
from aquelarre.kernel import Action, Seat, Step, Verb, Why

STEPS = 2  # of a walk [LAN-14]
MORE = 2  # with the card [LAN-35]
_ALL = len(SPACES)


def hurry(s: Lancre, seat: Seat, card: Card) -> None:
    """Two more spaces in this walk; several such cards add up. [LAN-35, ruling 27]"""
    play(s, seat, card)
    s.within(Movement).steps += MORE
    s.tell(notices.HURRIED, seat, card)


# -- the move ----------------------------------------------------------------------------


class Move(ActiveAsk):
    """On foot, by broomstick, or unseen past something; or what the action allows instead."""

    __slots__ = ()
    broom = FLY

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if verb is WALK:
            return why_not_walk(s, seat, args[0])
        if verb is FLY:
            return why_not_fly(s, seat, args[1])
        if verb is STAY:
            return Why("LAN-13", "unseen")
        if verb is LINGER:
            return Why("LAN-37", "last")
        return no_token(s, seat, verb) or why_not_past(s, seat, args[-1])

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if HURRY.base <= action < HURRY.end:
            hurry(s, seat, action - HURRY.base)
            s.then(self)
        else:
            move(s, seat, action)


class Act(Move):
    """Stay, walk or fly. Who has passed unseen must move on. [LAN-13, LAN-37]"""

    __slots__ = ()
    key = "act"
    rule = "LAN-13"
    verbs = (STAY, WALK, FLY, HURRY, PASS_BY, PASS_BY_TOKEN, *FREE)

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, movement = s.active, s.within(Movement)
        stay = [] if movement.must_move else [STAY.base]
        found = stay + walks(s, seat, movement) + flights(s, seat) + slips(s, seat, movement)
        free = hurries(s, seat) + free_effects(s, seat)
        return sorted(found + free) if free else found

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == STAY.base:
            s.tell(notices.STAYED, seat, s.witch[seat], places=(s.witch[seat],))
            secondary(s, seat)
        else:
            super().chose(s, seat, action)


def move(s: Lancre, seat: Seat, action: Action) -> None:
    """On foot, by broomstick, or unseen past something. [LAN-14, LAN-15, LAN-37]"""
    movement = s.within(Movement)
    if action < WALK.end:
        walk(s, seat, action - WALK.base, movement)
        arrive(s, seat, movement)
    elif action < FLY.end:
        fly(s, seat, action, movement)
    elif action >= PASS_BY_TOKEN.base:
        walk(s, seat, action - PASS_BY_TOKEN.base, movement)
        vanish(s, seat, VANISH_BY_TOKEN.base)
    else:
        card, space = divmod(action - PASS_BY.base, _ALL)
        walk(s, seat, space, movement)
        vanish(s, seat, VANISH.base + card)


def walk(s: Lancre, seat: Seat, space: Space, movement: Movement) -> None:
    """To a space within reach. [LAN-14]"""
    movement.may_fly = int(looks_round(s, seat, space, movement))
    movement.steps -= distance(s, seat, space, movement)
    movement.walking, movement.must_move, movement.began = 1, 0, NOWHERE
    s.witch[seat] = space
    s.tell(notices.WALKED, seat, space, places=(space,))


def fly(s: Lancre, seat: Seat, action: Action, movement: Movement) -> None:
    """A card with a broomstick, to any space. [LAN-15]"""
    card, space = divmod(action - FLY.base, _ALL)
    play(s, seat, card)
    s.tell(notices.FLEW, seat, card, space, places=(space,))
    land(s, seat, space, movement)


def land(s: Lancre, seat: Seat, space: Space, movement: Movement) -> None:
    """Anywhere, and no step is left. [LAN-15, LAN-44]"""
    movement.steps = movement.walking = movement.must_move = movement.may_fly = 0
    s.witch[seat] = space
    arrive(s, seat, movement)


def arrive(s: Lancre, seat: Seat, movement: Movement) -> None:
    """At a tile that she does not know, who could become invisible and go on looks first. Whether
    she holds the card is her secret, so all look who could hold it. [LAN-16, LAN-37, ruling N6]"""
    space = s.witch[seat]
    movement.unseen = 0
    unknown = is_down(s, space) and not s.known[space] >> seat & 1
    if unknown and could_vanish(s, seat, movement):
        s.then(*look_at(s, seat, space), PASS)
    else:
        secondary(s, seat)


def could_vanish(s: Lancre, seat: Seat, movement: Movement) -> bool:
    """What everybody sees of `can_vanish`: the token or a card for it, and perhaps one for more
    steps."""
    cards, token = len(s.hands[seat]), has_invisibility(s, seat)
    if not token and not cards:
        return False
    return can_go_on(s, movement) or bool(movement.walking and cards + token > 1)


def can_vanish(s: Lancre, seat: Seat) -> bool:
    """Holding the card or token, and able to go on: by steps left, by a card for more of them, or
    with another action. [LAN-37, ruling 28]"""
    if not _has_something(s, seat):
        return False
    movement = s.within(Movement)
    return can_go_on(s, movement) or bool(movement.walking and hurries(s, seat))


def _has_something(s: Lancre, seat: Seat) -> bool:
    """A card or Tiffany's token to vanish with. [LAN-37]"""
    return has_invisibility(s, seat) or bool(invisible_cards(s, seat))


def can_go_on(s: Lancre, movement: Movement) -> bool:
    return movement.steps > 0 or s.action == 1


# -- passing unseen ----------------------------------------------------------------------


class Pass(OpenAsk):
    """She has looked: go on unseen, or face what is here? A card for that may still be drawn.
    [LAN-08, LAN-37]"""

    __slots__ = ("played",)
    key = "pass"
    rule = "LAN-37"
    verbs = (FACE_IT, VANISH, VANISH_BY_TOKEN, HURRY, STAY, WALK, FLY, *FREE)  # not yet
    lapse = FACE_IT.base

    def __init__(self, played: bool) -> None:
        self.played = played  # has she done something here? Then she may do more

    def matters(self, s: Lancre, seat: Seat) -> bool:
        if self.played or can_vanish(s, seat):
            return True
        return s.rules >= FOUND_AFTER_LOOK and finds_cards(s, seat)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        found, movement = [FACE_IT.base], s.within(Movement)
        if can_go_on(s, movement):
            if has_invisibility(s, seat):
                found.append(VANISH_BY_TOKEN.base)
            found += [VANISH.base + card for card in invisible_cards(s, seat)]
        if movement.walking:
            found += hurries(s, seat)
        return sorted(found + free_effects(s, seat))

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if verb is HURRY:  # she has come by air
            return NOT_NOW[HURRY]
        if verb in (WALK, FLY) and args[-1] == DUNGEON:
            return BARRED if verb is WALK else Why("LAN-15", "dungeon")
        if verb in (STAY, WALK, FLY):
            return Why("LAN-37", "decide" if _has_something(s, seat) else "without")
        return no_token(s, seat, verb) or Why("LAN-37", "stuck")

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        """More steps are of no use, now or later, to who has nothing to vanish with."""
        if HURRY.base <= action < HURRY.end and action in self.ways(s, seat):
            return Why("LAN-37", "without")
        return super().why(s, seat, action)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == FACE_IT.base:
            secondary(s, seat)
        elif HURRY.base <= action < HURRY.end:
            hurry(s, seat, action - HURRY.base)
            s.then(PASS_AGAIN)
        else:
            vanish(s, seat, action)

    def again(self) -> Step[Lancre]:
        return PASS_AGAIN


def vanish(s: Lancre, seat: Seat, action: Action) -> None:
    """By card or by Tiffany's token, which then leaves the game; then on with the steps left, or
    else with the next action. [LAN-06, LAN-37]"""
    here = s.witch[seat]
    if action == VANISH_BY_TOKEN.base:
        s.token &= ~(1 << seat)
        s.tell(notices.VANISHED_BY_TOKEN, seat, here, places=(here,))
    else:
        card = action - VANISH.base
        play(s, seat, card)
        s.tell(notices.VANISHED, seat, card, here, places=(here,))
    movement = s.within(Movement)
    movement.unseen = 1
    if s.rules < LOOK_ROUND:  # the step of the look round was counted, and is given back
        movement.steps += movement.may_fly
    if movement.steps:
        s.then(WALK_ON)
    else:
        linger(s, seat)


def linger(s: Lancre, seat: Seat) -> None:
    """This action is over; the next must be a move. [LAN-37]"""
    s.within(Movement).must_move = 1
    s.tell(notices.LINGERS, seat, s.witch[seat], places=(s.witch[seat],))


class WalkOn(Move):
    """Where to, unseen? [LAN-37]"""

    __slots__ = ()
    key = "walk_on"
    rule = "LAN-37"
    verbs = (LINGER, WALK, FLY, HURRY, PASS_BY, PASS_BY_TOKEN, *FREE)

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        seat, movement = s.active, s.within(Movement)
        found = walks(s, seat, movement) + slips(s, seat, movement)
        found += hurries(s, seat) + free_effects(s, seat)
        if s.action == 1:
            found.append(LINGER.base)
        if movement.may_fly:
            found += flights(s, seat)
        return sorted(found)

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        if action == LINGER.base:
            linger(s, seat)
        else:
            super().chose(s, seat, action)


ACT, WALK_ON = Act(), WalkOn()
PASS, PASS_AGAIN = Pass(played=False), Pass(played=True)
