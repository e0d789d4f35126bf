"""Events about people: Trials, characters looked at, cards handed over. [SAL-14, SAL-15]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import SAFE_CONDUCT, SIDE, EventCard
from aquelarre.games.new_salem.rules.duty import NEW_WORDS, triable
from aquelarre.games.new_salem.rules.floor import ForConstable, TownAsk
from aquelarre.games.new_salem.state import NOBODY, NOTHING, Launching, Town
from aquelarre.games.new_salem.verbs import (
    ABSOLVE,
    ABSOLVED,
    CHARACTER_SEEN,
    CONFESS_TO,
    CONFESSOR,
    HAND,
    HANDED,
    MUST_CONFESS,
    ON_TRIAL,
    QUESTION,
    STANDS_TRIAL,
    TRIAL_ANNULLED,
    TRY,
)
from aquelarre.kernel import Action, Seat, Seats, Why, everyone, members, only, others

# -- Trials ------------------------------------------------------------------------------


class TryPlayer(ForConstable):
    """A Trial is handed to a player who has none, perhaps to himself. [SAL-15, SAL-19]

    `left` Trials are to be handed out, to players not among the `chosen`. [V02, V19]
    """

    __slots__ = ("left", "chosen")
    key = "try"
    rule = "SAL-15"
    verbs = (TRY,)

    def __init__(self, left: int, chosen: Seats = 0) -> None:
        self.left = left
        self.chosen = chosen

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [TRY.base + other for other in members(triable(s) & ~self.chosen)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        other = action - TRY.base
        own = other == seat
        if self.chosen >> other & 1:
            return Why("SAL-15", "own-chosen" if own else "chosen", seat=other)
        if s.tried >> other & 1:
            return Why("SAL-15", "own-tried" if own else "tried", seat=other)
        return Why("SAL-15", "own-spared" if own else "spared", seat=other)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        tried = action - TRY.base
        put_on_trial(s, seat, tried)
        if self.left > 1:
            s.then(TryPlayer(self.left - 1, self.chosen | 1 << tried))


def put_on_trial(s: Town, seat: Seat, tried: Seat) -> None:
    """He keeps the card; with a Safe-conduct it goes back to the pile instead. [SAL-15, V18]"""
    shield = shield_of(s, tried)
    if shield != NOTHING:
        s.keeper[shield] = NOBODY
        s.event_bottom += (shield,)
        s.tell(TRIAL_ANNULLED, seat, tried, shield)
        return
    s.pile -= 1
    s.tried |= 1 << tried
    if tried == seat and s.rules >= NEW_WORDS:
        s.tell(STANDS_TRIAL, seat, s.pile)
    else:
        s.tell(ON_TRIAL, seat, tried, s.pile)


def shield_of(s: Town, seat: Seat) -> EventCard:
    """The card that would annul a Trial against this player; NOTHING if he has none. [V18]"""
    for event in s.edition.with_effect[SAFE_CONDUCT]:
        if s.keeper[event] == seat:
            return event
    return NOTHING


class Absolve(ForConstable):
    """A Trial goes back to the pile, and this round its holder is safe from another. [V17]"""

    __slots__ = ()
    key = "absolve"
    rule = "SAL-14"
    verbs = (ABSOLVE,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [ABSOLVE.base + other for other in members(s.tried)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        other = action - ABSOLVE.base
        return Why("SAL-14", "own-not-tried" if other == seat else "not-tried", seat=other)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        freed = action - ABSOLVE.base
        s.tried &= ~(1 << freed)
        s.spared |= 1 << freed
        s.pile += 1
        s.tell(ABSOLVED, seat, freed, s.pile)


# -- looking at characters ---------------------------------------------------------------


def look_at(s: Town, viewer: Seat, seat: Seat) -> None:
    """One player sees another's character, in secret. [SAL-14]"""
    s.characters.show(seat, only(viewer))
    character = s.characters.face[seat]
    s.tell(CHARACTER_SEEN, viewer, seat, hidden=(character, SIDE[character]), to=only(viewer))


class Interrogate(ForConstable):
    """The constable looks at another player's character. [V03]"""

    __slots__ = ()
    key = "question"
    rule = "SAL-14"
    verbs = (QUESTION,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [QUESTION.base + other for other in others(everyone(s.n), seat)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-14", "another")

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        look_at(s, seat, action - QUESTION.base)


class Confess(ForConstable):
    """Another player will have to show the character to somebody. [V04]"""

    __slots__ = ()
    key = "confess"
    rule = "SAL-14"
    verbs = (CONFESSOR,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [CONFESSOR.base + other for other in others(everyone(s.n), seat)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-14", "another")

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        confessor = action - CONFESSOR.base
        s.tell(MUST_CONFESS, seat, confessor)
        s.then(ConfessTo(confessor))


class ConfessTo(TownAsk):
    """He chooses who sees it: neither himself nor the constable. [V04]"""

    __slots__ = ("seat",)
    key = "confess_to"
    rule = "SAL-14"
    verbs = (CONFESS_TO,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, s: Town) -> Seats:
        return 1 << self.seat

    def options(self, s: Town, seat: Seat) -> list[Action]:
        viewers = everyone(s.n) & ~(1 << seat | 1 << s.constable)
        return [CONFESS_TO.base + other for other in members(viewers)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        own = action - CONFESS_TO.base == seat
        return Why("SAL-14", "another") if own else self.not_to_him(s)

    def not_to_him(self, s: Town) -> Why:
        return Why("SAL-14", "confess", seat=s.constable, event=s.within(Launching).launched)

    def decided(self, s: Town, answers: list[Action]) -> None:
        look_at(s, answers[self.seat] - CONFESS_TO.base, self.seat)


# -- cards that are kept -----------------------------------------------------------------


class Hand(ForConstable):
    """The card itself is given to another player. [V18, V20, V21]"""

    __slots__ = ()
    key = "hand"
    rule = "SAL-14"
    verbs = (HAND,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [HAND.base + other for other in others(everyone(s.n), seat)]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        return Why("SAL-14", "another")

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        keeper = action - HAND.base
        event = s.within(Launching).launched
        s.keeper[event] = keeper
        s.tell(HANDED, seat, keeper, event)
