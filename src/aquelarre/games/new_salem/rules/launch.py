"""Phases 2 and 3: an event is drawn; the constable launches events or ends. [SAL-11 … SAL-19]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import RED, buildings_in
from aquelarre.games.new_salem.rules.duty import (
    dearest,
    launchable,
    must_launch,
    obstacle,
    on_table,
)
from aquelarre.games.new_salem.rules.effects import DOES
from aquelarre.games.new_salem.rules.floor import ForConstable, LastGifts, TownAsk, givers
from aquelarre.games.new_salem.rules.town import home_of, not_yours, receive, spend, take_hope
from aquelarre.games.new_salem.state import NOBODY, NOTHING, Launching, Town
from aquelarre.games.new_salem.verbs import (
    BADGES_FREED,
    BADGES_RETURNED,
    CONSTABLE_NAMED,
    DRAW_EVENT,
    END_PHASE,
    ENDS_PHASE,
    EVENT_DRAWN,
    EVENT_REPLACED,
    LAUNCH,
    LAUNCHED,
    LET_PASS,
    NAME,
    PAY_FROM,
    PAY_REST,
    STAYS_CONSTABLE,
    THINKS_AGAIN,
)
from aquelarre.kernel import NOTHING as NOTHING_FORBIDS
from aquelarre.kernel import Action, Chance, Seat, Seats, Step, Why, everyone, members

# -- drawing an event --------------------------------------------------------------------


class DrawPhase(Step[Town]):
    """One more event lies face up from now on. [SAL-11]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.shown.append(NOTHING)
        s.then(TURN_UP, OPEN_PHASE)


class TurnUp(Step[Town]):
    """The top card of the event deck comes to the empty place. Below those that nobody has seen
    lie used ones, in the order in which all saw them go. [SAL-11, SAL-14]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        if any(s.event_deck.counts):
            s.then(DRAW_ONE)
        elif s.event_bottom:
            top, *rest = s.event_bottom
            s.event_bottom = tuple(rest)
            show(s, top)


class DrawEvent(Chance[Town]):
    """Which event is it? [SAL-11]"""

    __slots__ = ()
    key = "draw_event"
    rule = "SAL-11"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return s.event_deck.faces(DRAW_EVENT.base)

    def odds(self, s: Town) -> list[int]:
        return s.event_deck.weights()

    def fell(self, s: Town, outcome: Action) -> None:
        event = outcome - DRAW_EVENT.base
        s.event_deck.take(event)
        show(s, event)


def show(s: Town, event: int) -> None:
    s.shown[s.shown.index(NOTHING)] = event
    s.tell(EVENT_REPLACED if s.inside(Launching) else EVENT_DRAWN, event, s.edition.cost[event])


class OpenPhase(Step[Town]):
    """The launching phase begins: from now on hope may be given. [SAL-12]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        s.enter(Launching(), LAUNCH_OR_END)


# -- launching ---------------------------------------------------------------------------


class LaunchOrEnd(ForConstable):
    """The constable launches an event that he can pay, or ends the phase; not if he has hope for
    the dearest on the table. [SAL-13, SAL-18]"""

    __slots__ = ()
    key = "launch"
    rule = "SAL-18"
    verbs = (LAUNCH, END_PHASE)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        hope, cost = s.wealth[seat], s.edition.cost
        found = [
            LAUNCH.base + event
            for event in on_table(s)
            if cost[event] <= hope and launchable(s, event)
        ]
        return found if must_launch(s) else [END_PHASE.base, *found]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        if action == END_PHASE.base:
            return Why("SAL-18", "duty", hope=s.wealth[seat], dearest=dearest(s))
        event = action - LAUNCH.base
        return obstacle(s, event) or Why(
            "SAL-13", "cost", event=event, cost=s.edition.cost[event], hope=s.wealth[seat]
        )

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        if action == END_PHASE.base:
            s.within(Launching).gifted = 0
            s.tell(ENDS_PHASE, seat)
            s.then(LAST_CALL, CLOSE)
            return
        event = action - LAUNCH.base
        cost = s.edition.cost[event]
        s.within(Launching).launched = event
        if not RED[event]:
            s.shown[s.shown.index(event)] = NOTHING
        s.tell(LAUNCHED, seat, event, cost)
        s.then(*pay(s, seat, cost), RESOLVE, REPLACE, HAND_OVER, LAUNCH_OR_END)


def pay(s: Town, seat: Seat, cost: int) -> list[Step[Town]]:
    """The cost goes to the supply: from the chest first. The constable is asked only where he
    has a choice. [SAL-13, ruling N2]"""
    home = home_of(s, seat)
    first = min(cost, s.hope[home])
    take_hope(s, seat, home, first)
    return rest_of_pay(s, seat, cost - first)


def rest_of_pay(s: Town, seat: Seat, left: int) -> list[Step[Town]]:
    """Ask for what is still to be paid if it can come from here or from there."""
    if not left:
        return []
    bright = [building for building in buildings_in(s.streets[seat]) if s.hope[building]]
    if len(bright) > 1 and left < s.wealth[seat]:
        return [PayFrom(left)]
    for building in bright:
        take_hope(s, seat, building, min(left, s.hope[building]))
    return []


class PayFrom(ForConstable):
    """From which buildings does the rest of the cost come? One cube at a time, or the rest from
    wherever most lies. [SAL-13, ruling N2]"""

    __slots__ = ("left",)
    key = "pay"
    rule = "SAL-13"
    verbs = (PAY_FROM, PAY_REST)

    def __init__(self, left: int) -> None:
        self.left = left

    def options(self, s: Town, seat: Seat) -> list[Action]:
        first, hope = PAY_FROM.base, s.hope
        own = [first + place for place in buildings_in(s.streets[seat]) if hope[place]]
        return [PAY_REST.base, *own]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        building = action - PAY_FROM.base
        if s.streets[seat] >> building & 1:
            return Why("SAL-13", "empty", building=building)
        return not_yours(s, building, Why("SAL-13", "not-yours", building=building))

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        if action == PAY_REST.base:
            for _ in range(self.left):
                spend(s, seat)
            return
        take_hope(s, seat, action - PAY_FROM.base)
        s.then(*rest_of_pay(s, seat, self.left - 1))


class Resolve(Step[Town]):
    """The text of the event is carried out. [SAL-14]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        event = s.within(Launching).launched
        s.then(*DOES[s.edition.effect[event]](s, event))


class Replace(Step[Town]):
    """A card without red border goes under the deck, unless a player keeps it, and another takes
    its place. Cleansing and Trial are not replaced. [SAL-14, ruling C15]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        phase = s.within(Launching)
        event, phase.launched = phase.launched, NOTHING
        if RED[event]:
            return
        if s.keeper[event] == NOBODY:
            s.event_bottom += (event,)
        s.then(TURN_UP)


# -- the next constable ------------------------------------------------------------------


class HandOver(Step[Town]):
    """Another player becomes constable: without a badge and not on trial. [SAL-16]

    If there is none, all badges but the constable's go back; if there is still none, he stays
    and gets no hope. [Ruling C5]
    """

    __slots__ = ()

    def run(self, s: Town) -> None:
        own = 1 << s.constable
        if not successors(s) and s.badges & ~own:
            s.tell(BADGES_FREED, s.constable, (s.badges & ~own).bit_count())
            s.badges &= own
        able = successors(s)
        if not able:
            s.tell(STAYS_CONSTABLE, s.constable)
        elif able & (able - 1):
            s.then(NAME_ONE)
        else:
            appoint(s, able.bit_length() - 1)


def successors(s: Town) -> Seats:
    """Who can be named: nobody with a badge, nobody on trial, not he. [SAL-16, SAL-19]"""
    return everyone(s.n) & ~(s.badges | s.tried | 1 << s.constable)


class NameConstable(ForConstable):
    """Who is the next constable? [SAL-16]"""

    __slots__ = ()
    key = "name"
    rule = "SAL-16"
    verbs = (NAME,)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [NAME.base + other for other in members(successors(s))]

    def why(self, s: Town, seat: Seat, action: Action) -> Why:
        other = action - NAME.base
        if other == seat:
            return Why("SAL-16", "self")
        return Why("SAL-16", "tried" if s.tried >> other & 1 else "badge", seat=other)

    def chose(self, s: Town, seat: Seat, action: Action) -> None:
        appoint(s, action - NAME.base)


def appoint(s: Town, seat: Seat) -> None:
    """The new constable takes a badge and one hope. If now everybody has a badge or is on trial,
    all but he give theirs back. [SAL-17, ruling C6]"""
    s.tell(CONSTABLE_NAMED, s.constable, seat)
    s.constable = seat
    s.badges |= 1 << seat
    receive(s, seat, 1)
    if s.badges | s.tried == everyone(s.n) and s.badges != 1 << seat:
        s.tell(BADGES_RETURNED, seat, s.badges.bit_count() - 1)
        s.badges = 1 << seat


# -- ending the phase --------------------------------------------------------------------


class LastCall(TownAsk):
    """The constable wants to end: those with hope may still give, or let it pass. [SAL-12]

    A gift to the constable brings the decision back to him. [Ruling N3]
    """

    __slots__ = ()
    floor = LastGifts()
    key = "last_call"
    rule = "SAL-12"
    verbs = (LET_PASS,)
    grace = 10.0
    lapse = LET_PASS.base

    def seats(self, s: Town) -> Seats:
        return 0 if s.within(Launching).gifted else givers(s)

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [LET_PASS.base]

    def left_out(self, s: Town, seat: Seat) -> Why:
        """The constable does not give, and who has nothing cannot."""
        if seat == s.constable:
            return Why("SAL-12", "others-pass")
        return NOTHING_FORBIDS if s.wealth[seat] else Why("SAL-12", "nothing")

    def decided(self, s: Town, answers: list[Action]) -> None:
        """Nobody gives any more."""


class Close(Step[Town]):
    """The phase ends, unless the constable has been given hope meanwhile: then he decides again,
    and perhaps has to launch an event now. [SAL-18, ruling N3]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        phase = s.within(Launching)
        if phase.gifted:
            phase.gifted = 0
            s.tell(THINKS_AGAIN, s.constable, s.wealth[s.constable], dearest(s))
            s.then(LAUNCH_OR_END)


DRAW_PHASE, TURN_UP, DRAW_ONE, OPEN_PHASE = DrawPhase(), TurnUp(), DrawEvent(), OpenPhase()
LAUNCH_OR_END, RESOLVE, REPLACE = LaunchOrEnd(), Resolve(), Replace()
HAND_OVER, NAME_ONE = HandOver(), NameConstable()
LAST_CALL, CLOSE = LastCall(), Close()
