"""What is true of a town in the making: fields and clone, nothing else."""

from __future__ import annotations

from aquelarre.games.new_salem.cards import (
    BUILDINGS,
    EVENTS,
    Building,
    BuildingSet,
    Card,
    EventCard,
)
from aquelarre.kernel import Bag, Cards, Seat, Seats, State

NOBODY: Seat = -2  # not a watcher's -1
NOTHING = -1  # no event, no building

MOST_SEATS = 8
# Cubes lie on buildings, or on the characters of players without a building, which are places
# with numbers after those of the buildings. [Ruling C10]
Place = int
PLACES = BUILDINGS + MOST_SEATS

SETTING_UP, BUILDING, DRAWING, LAUNCHING, ENDING = range(5)  # the phases of a round, and the end
PHASES = ("setup", "build", "draw", "launch", "end")

# Cards at the bottom of the deck: who knows them, and which. Their order nobody knows.
Discard = tuple[Seats, tuple[Card, ...]]


class Town(State):
    """A game of New Salem in progress."""

    __slots__ = (
        "witch_types",
        "characters",
        "deck",
        "bottom",
        "packs",
        "passes",
        "drawn",
        "round",
        "phase",
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
        "launched",
        "keeper",
        "gifted",
        "points",
        "final_despair",
        "winners",
    )

    def __init__(self, n: int, witch_types: int, deck: Bag, event_deck: Bag, pile: int) -> None:
        super().__init__(n)
        self.witch_types = witch_types
        self.characters = Cards([], [])  # one for each seat, in order
        # The draft
        self.deck = deck  # shuffled buildings, by kind
        self.bottom: tuple[Discard, ...] = ()  # discarded this round, first come first
        self.packs: list[tuple[Card, ...]] = [()] * n  # sorted, by the seat that holds them
        self.passes = 0  # how often the packs have been passed to the left this round
        self.drawn: tuple[Card, ...] = ()  # by the constable, for an event: only he sees them
        # The course of the game
        self.round = 0  # 1 to 5
        self.phase = SETTING_UP
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
        self.launched: EventCard = NOTHING  # being carried out now
        self.keeper: list[Seat] = [NOBODY] * len(EVENTS)  # of a card that was handed to a player
        self.gifted = 0  # 1: somebody gave the constable hope after he had ended the phase
        # The end
        self.points = [0] * n
        self.final_despair = NOTHING
        self.winners: Seats = 0

    def clone(self) -> Town:
        deck, event_deck = self.deck.clone(), self.event_deck.clone()
        t = Town(self.n, self.witch_types, deck, event_deck, self.pile)
        t.copy_kernel(self)
        t.characters = self.characters.clone()
        t.bottom = self.bottom
        t.packs = self.packs.copy()
        t.passes = self.passes
        t.drawn = self.drawn
        t.round = self.round
        t.phase = self.phase
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
        t.launched = self.launched
        t.keeper = self.keeper.copy()
        t.gifted = self.gifted
        t.points = self.points.copy()
        t.final_despair = self.final_despair
        t.winners = self.winners
        return t
