"""What is true of a game in Lancre: fields and clone, nothing else."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import Edition
from aquelarre.games.discworld_witches.ids import BOXES, CARDS, NOWHERE, SPACES, Card, Space, Tile
from aquelarre.kernel import Bag, Seat, Seats, State

NOBODY: Seat = -2  # not a watcher's -1
NO_TILE: Tile = -1
UNSEEN: Tile = -2  # a hard tile, face down, that nobody has looked at: it has no face yet
NO_CARD: Card = -1
NO_BOX = -1

COMPETITIVE, COOPERATIVE, EXPERT, SOLO = range(4)
MODES = ("competitive", "cooperative", "expert", "solo")
SETTING_UP, PLACING, ACTING, REFILLING, ENDED = range(5)
STAGES = ("setup", "place", "act", "refill", "end")
OUTCOMES = ("", "points", "crisis", "room", "elves", "aliss", "solved", "problems")
(
    PLAYING,
    BY_POINTS,
    LOST_TO_CRISIS,
    LOST_FOR_ROOM,
    LOST_TO_ELVES,
    LOST_TO_ALISS,
    ALL_SOLVED,
    TOO_MANY_LEFT,
) = range(8)

MAGIC_TOKEN: Card = -1  # among the cards played in an attempt
AS_MAGIC, AS_HEADOLOGY, AS_EFFECT = range(3)
USES = ("magic", "headology", "add")
Played = tuple[tuple[Card, int, int], ...]  # card, what it added, as what it was used


class House:
    """How a table plays: the mode and the switches. Never altered."""

    __slots__ = ("felmet_refill", "inside", "many_crises", "mode", "show_odds")

    def __init__(
        self, mode: int, many_crises: int, inside: int, felmet_refill: int, show_odds: int
    ) -> None:
        self.mode = mode
        self.many_crises = many_crises  # more than one crisis on a tile [LAN-52]
        self.inside = inside  # 1: going to another space of the same place is one step [Ruling 8]
        self.felmet_refill = felmet_refill  # 1: cards are drawn after the Felmets [Ruling 16]
        self.show_odds = show_odds

    @property
    def together(self) -> bool:
        """All win or lose together, or there is only one player. [LAN-49]"""
        return self.mode in (COOPERATIVE, SOLO)


class Lancre(State):
    """A game in progress."""

    __slots__ = (
        "edition",
        "house",
        # the board
        "tile",
        "tiled",
        "up",
        "known",
        "crisis",
        "witch",
        "easy_bag",
        "hard_bag",
        "box_top",
        "box_easy",
        "box_hard",
        # tokens and people
        "cackle_supply",
        "crisis_supply",
        "aliss_supply",
        "cackles",
        "aliss",
        "apprentice",
        "token",
        "easy",
        "hard",
        # cards
        "deck",
        "discard",
        "hands",
        "age",
        "shuffles",
        # the course of the game
        "stage",
        "turn",
        "first",
        "active",
        "action",
        "cut",
        "last",
        "rolls",
        "placing",
        "ran_out",
        "revealed",
        # a movement
        "steps",
        "began",
        "walking",
        "unseen",
        "must_move",
        "may_fly",
        # an attempt
        "at",
        "dice",
        "taken",
        "symbols",
        "added",
        "played",
        "stayed",
        "looks",
        "looked",
        "swapped",
        # the end
        "outcome",
        "winners",
        "removed",
    )

    def __init__(self, n: int, edition: Edition, house: House) -> None:
        super().__init__(n)
        self.edition = edition
        self.house = house
        # The board, by space
        self.tile: list[Tile] = [NO_TILE] * len(SPACES)
        self.tiled = 0  # spaces with a tile, one bit each
        self.up = 0  # those of them that lie face up
        self.known: list[Seats] = [0] * len(SPACES)  # who has looked at a tile face down
        self.crisis = [0] * len(SPACES)
        self.witch: list[Space] = [NOWHERE] * n
        # Tiles nobody has looked at, and the boxes they wait in
        self.easy_bag = Bag(edition.easy_copies())
        self.hard_bag = Bag(edition.hard_copies())
        self.box_top: list[Tile] = [NO_TILE] * BOXES  # the easy tile that is seen
        self.box_easy = [0] * BOXES  # how many easy tiles, that one included
        self.box_hard = [0] * BOXES
        # Tokens
        self.cackle_supply = 0
        self.crisis_supply = 0
        self.aliss_supply = 0
        self.cackles = [0] * n
        self.aliss = [0] * n
        # People
        self.apprentice = [-1] * n
        self.token: Seats = 0  # who can still use the apprentice's token
        self.easy: list[tuple[Tile, ...]] = [()] * n  # tiles won, in order
        self.hard: list[tuple[Tile, ...]] = [()] * n
        # Cards
        self.deck: list[Card] = list(edition.cards)  # no order: the next is drawn by chance
        self.discard: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(n)]  # sorted
        self.age = [0] * len(CARDS)  # of a card in a hand: how many shuffles before it was drawn
        self.shuffles = 0
        # The course of the game
        self.stage = SETTING_UP
        self.turn = 0
        self.first: Seat = NOBODY
        self.active: Seat = NOBODY
        self.action = 0
        self.cut = 0  # 1: this turn has ended early [LAN-43]
        self.last = 0  # 1: no tile is left to place
        self.rolls: list[tuple[int, ...]] = [()] * n  # faces: for who chooses first
        self.placing = NO_BOX  # the box whose tile is being placed
        self.ran_out = 0  # how often the deck ran out while placing it
        self.revealed: Card = NO_CARD
        # A movement
        self.steps = 0  # left in this walk
        self.began: Space = NOWHERE  # where this movement began
        self.walking = 0  # 1: on foot
        self.unseen = 0  # 1: passing unseen where the witch is
        self.must_move = 0  # 1: the next action has to be a move
        self.may_fly = 0  # 1: a broomstick may still be used in this movement
        # An attempt
        self.at: Space = NOWHERE
        self.dice: list[int] = []  # faces
        self.taken = 0  # dice whose cackles have been taken
        self.symbols = 0  # points of headology and magic
        self.added = 0  # points of effects
        self.played: Played = ()
        self.stayed = 0  # 1: fleeing is over
        self.looks = 0  # tiles that may still be looked at
        self.looked = 0  # places looked at by this borrowing, one bit each
        self.swapped: tuple[Card, ...] = ()  # cards being transmuted
        # The end
        self.outcome = PLAYING
        self.winners: Seats = 0
        self.removed: tuple[Tile, ...] = ()  # tiles that have left the game

    def clone(self) -> Lancre:
        t = Lancre.__new__(Lancre)
        t.n = self.n
        t.news = None
        t.copy_kernel(self)
        t.edition = self.edition
        t.house = self.house
        t.tile = self.tile.copy()
        t.tiled = self.tiled
        t.up = self.up
        t.known = self.known.copy()
        t.crisis = self.crisis.copy()
        t.witch = self.witch.copy()
        t.easy_bag = self.easy_bag.clone()
        t.hard_bag = self.hard_bag.clone()
        t.box_top = self.box_top.copy()
        t.box_easy = self.box_easy.copy()
        t.box_hard = self.box_hard.copy()
        t.cackle_supply = self.cackle_supply
        t.crisis_supply = self.crisis_supply
        t.aliss_supply = self.aliss_supply
        t.cackles = self.cackles.copy()
        t.aliss = self.aliss.copy()
        t.apprentice = self.apprentice.copy()
        t.token = self.token
        t.easy = self.easy.copy()
        t.hard = self.hard.copy()
        t.deck = self.deck.copy()
        t.discard = self.discard.copy()
        t.hands = [hand.copy() for hand in self.hands]
        t.age = self.age.copy()
        t.shuffles = self.shuffles
        t.stage = self.stage
        t.turn = self.turn
        t.first = self.first
        t.active = self.active
        t.action = self.action
        t.cut = self.cut
        t.last = self.last
        t.rolls = self.rolls.copy()
        t.placing = self.placing
        t.ran_out = self.ran_out
        t.revealed = self.revealed
        t.steps = self.steps
        t.began = self.began
        t.walking = self.walking
        t.unseen = self.unseen
        t.must_move = self.must_move
        t.may_fly = self.may_fly
        t.at = self.at
        t.dice = self.dice.copy()
        t.taken = self.taken
        t.symbols = self.symbols
        t.added = self.added
        t.played = self.played
        t.stayed = self.stayed
        t.looks = self.looks
        t.looked = self.looked
        t.swapped = self.swapped
        t.outcome = self.outcome
        t.winners = self.winners
        t.removed = self.removed
        return t
