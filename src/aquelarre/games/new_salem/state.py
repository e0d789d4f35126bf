"""What is true of a town in the making: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.games.new_salem.box.cards import (
    BUILDINGS,
    EVENTS,
    Building,
    BuildingSet,
    Card,
    EventCard,
)
from aquelarre.games.new_salem.box.edition import Edition
from aquelarre.kernel import Bag, Cards, Procedure, Seat, Seats, State

NOBODY: Seat = -2  # not a watcher's -1
NOTHING = -1  # no event, no building

MOST_SEATS = 8
# Cubes lie on buildings, or on the characters of players without a building, which are places
# with numbers after those of the buildings. [Ruling C10]
Place = int
PLACES = BUILDINGS + MOST_SEATS

# Cards at the bottom of the deck: who knows them, and which. Their order nobody knows.
Discard = tuple[Seats, tuple[Card, ...]]


class Drafting(Procedure):
    """Phase 1 of a round: the packs go round. [SAL-06 … SAL-09]"""

    __slots__ = ("packs", "passes")

    def __init__(self, packs: list[tuple[Card, ...]], passes: int = 0) -> None:
        self.packs = packs  # sorted, by the seat that holds them
        self.passes = passes  # how often they have been passed to the left

    def clone(self) -> Drafting:
        return Drafting(self.packs.copy(), self.passes)


class Launching(Procedure):
    """Phase 3 of a round: hope is given and events are launched. [SAL-12 … SAL-19]"""

    __slots__ = ("drawn", "gifted", "launched")

    def __init__(self) -> None:
        self.launched: EventCard = NOTHING  # being carried out now
        self.drawn: tuple[Card, ...] = ()  # by the constable, for an event: only he sees them
        self.gifted = 0  # 1: somebody gave the constable hope after he had ended the phase

    def clone(self) -> Launching:
        copy = Launching()
        copy.launched, copy.drawn, copy.gifted = self.launched, self.drawn, self.gifted
        return copy


class Town(State):
    """A game of New Salem in progress."""

    __slots__ = (
        "edition",
        "characters",
        "deck",
        "bottom",
        "round",
        "constable",
        "badges",
        "tried",
        "pile",
        "spared",
        "streets",
        "standing",
        "hope",
        "despair",
        "dark",
        "wealth",
        "chest",
        "event_deck",
        "event_bottom",
        "shown",
        "keeper",
        "points",
        "final_despair",
        "winners",
    )

    def __init__(
        self,
        n: int,
        edition: Edition,
        settings: Mapping[str, int],
        deck: Bag,
        event_deck: Bag,
        pile: int,
    ) -> None:
        super().__init__(n, settings)
        self.edition = edition  # what is in the box
        self.characters = Cards([], [])  # one for each seat, in order
        self.deck = deck  # shuffled buildings, by kind
        self.bottom: tuple[Discard, ...] = ()  # discarded this round, first come first
        # The course of the game
        self.round = 0  # 1 to 5
        self.constable: Seat = NOBODY
        self.badges: Seats = 0
        self.tried: Seats = 0  # who has a Trial
        self.pile = pile  # Trials left
        self.spared: Seats = 0  # who cannot be tried this round [V17]
        # The streets
        self.streets: list[BuildingSet] = [0] * n
        self.standing: BuildingSet = 0  # in any street
        self.hope = [0] * PLACES
        self.despair = [0] * PLACES
        self.dark = 0  # the places with despair, one bit each
        self.wealth = [0] * n  # hope of each player
        self.chest: list[Building] = [NOTHING] * n  # where received hope goes [Ruling N1]
        # The events
        self.event_deck = event_deck  # those that nobody has seen yet
        self.event_bottom: tuple[EventCard, ...] = ()  # below them, in this order
        self.shown: list[EventCard] = []  # face up beside Cleansing and Trial, by slot
        self.keeper: list[Seat] = [NOBODY] * len(EVENTS)  # of a card that was handed to a player
        # The end
        self.points = [0] * n
        self.final_despair = NOTHING
        self.winners: Seats = 0

    @property
    def packs(self) -> list[tuple[Card, ...]]:
        """What each seat holds of the draft; outside of it nothing."""
        draft = self.inside(Drafting)
        return draft.packs if draft else [()] * self.n

    @property
    def drawn(self) -> tuple[Card, ...]:
        """What the constable has drawn for an event."""
        phase = self.inside(Launching)
        return phase.drawn if phase else ()

    @property
    def launched(self) -> EventCard:
        """The event that is being carried out."""
        phase = self.inside(Launching)
        return phase.launched if phase else NOTHING

    @property
    def phase(self) -> str:
        """Where the round is: setup, build, draw, launch; or end."""
        if self.over:
            return "end"
        if self.inside(Launching):
            return "launch"
        if self.inside(Drafting):
            return "build"
        return "draw" if self.round else "setup"

    def clone(self) -> Town:
        deck, event_deck = self.deck.clone(), self.event_deck.clone()
        t = Town(self.n, self.edition, self.settings, deck, event_deck, self.pile)
        t.copy_kernel(self)
        t.characters = self.characters.clone()
        t.bottom = self.bottom
        t.round = self.round
        t.constable = self.constable
        t.badges = self.badges
        t.tried = self.tried
        t.spared = self.spared
        t.streets = self.streets.copy()
        t.standing = self.standing
        t.hope = self.hope.copy()
        t.despair = self.despair.copy()
        t.dark = self.dark
        t.wealth = self.wealth.copy()
        t.chest = self.chest.copy()
        t.event_bottom = self.event_bottom
        t.shown = self.shown.copy()
        t.keeper = self.keeper.copy()
        t.points = self.points.copy()
        t.final_despair = self.final_despair
        t.winners = self.winners
        return t
