"""The dungeon: out with the first action by a card or a token, or with the second to anywhere.
[LAN-42, LAN-44]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.notices import LEFT, LEFT_BY_CARD, LEFT_BY_TOKEN, WAITED
from aquelarre.games.discworld_witches.rules.asking import ActiveAsk, Args, OpenAsk
from aquelarre.games.discworld_witches.rules.board import BARRED
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.effects import FREE, free_effects
from aquelarre.games.discworld_witches.rules.holding import finds_cards, opens_dungeon
from aquelarre.games.discworld_witches.rules.moments import no_token
from aquelarre.games.discworld_witches.rules.moving import land
from aquelarre.games.discworld_witches.rules.ways import has_invisibility
from aquelarre.games.discworld_witches.state import Lancre, Movement
from aquelarre.games.discworld_witches.verbs import LEAVE, LEAVE_BY_CARD, LEAVE_BY_TOKEN, WAIT
from aquelarre.kernel import Action, Seat, Step, Verb, Why

_ALL = len(ids.SPACES)


def keys_of(s: Lancre, seat: Seat) -> list[Card]:
    """Cards that open the dungeon. [LAN-44]"""
    return [card for card in s.hands[seat] if opens_dungeon(s, card)]


class Dungeon(OpenAsk):
    """Out with the first action by a card or Tiffany's token, or wait. [LAN-44, ruling 18]

    Who has nothing to open it with, and no card to find something, can only wait.
    """

    __slots__ = ()
    key = "dungeon"
    rule = "LAN-44"
    verbs = (LEAVE, LEAVE_BY_CARD, LEAVE_BY_TOKEN, WAIT, *FREE)
    goal = LEAVE
    lapse = WAIT.base

    def matters(self, s: Lancre, seat: Seat) -> bool:
        return finds_cards(s, seat) or bool(keys_of(s, seat)) or has_invisibility(s, seat)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        spaces = s.edition.spaces
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
            leave_early(s, seat, action)

    def again(self) -> Step[Lancre]:
        return IN_DUNGEON

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        if args[-1] == ids.DUNGEON:
            return BARRED
        return no_token(s, seat, verb) or Why("LAN-44", "first")

    def use_of(self, s: Lancre, card: Card) -> Verb:
        """To open the door."""
        return LEAVE_BY_CARD


class InDungeon(Step[Lancre]):
    """The first action of a witch in the dungeon: could there be anything to decide? However many
    are there, nobody takes tea. [LAN-42, LAN-44, ruling N6]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat = s.active
        if s.hands[seat] or has_invisibility(s, seat):
            s.then(DUNGEON_ASK)
        else:
            s.tell(WAITED, seat)


def leave_early(s: Lancre, seat: Seat, action: Action) -> None:
    """To any location, as if moved there. [LAN-44]"""
    if action < LEAVE_BY_TOKEN.end:
        space = action - LEAVE_BY_TOKEN.base
        s.token &= ~(1 << seat)
        s.tell(LEFT_BY_TOKEN, seat, space, places=(space,))
    else:
        card, space = divmod(action - LEAVE_BY_CARD.base, _ALL)
        play(s, seat, card)
        s.tell(LEFT_BY_CARD, seat, card, space, places=(space,))
    land(s, seat, space, s.within(Movement))


class Leave(ActiveAsk):
    """The first action was lost; with the second the witch goes anywhere. [LAN-44]"""

    __slots__ = ()
    key = "leave"
    rule = "LAN-44"
    verbs = (LEAVE, LEAVE_BY_CARD, LEAVE_BY_TOKEN, WAIT, *FREE)  # the others are not needed now
    goal = LEAVE

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        found = [LEAVE.base + space for space in s.edition.spaces]
        return sorted(found + free_effects(s, s.active))

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        space = action - LEAVE.base
        s.tell(LEFT, seat, space, places=(space,))
        land(s, seat, space, s.within(Movement))

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        return BARRED if verb is LEAVE else Why("LAN-44", "second")


DUNGEON_ASK, IN_DUNGEON, LEAVE_ASK = Dungeon(), InDungeon(), Leave()
