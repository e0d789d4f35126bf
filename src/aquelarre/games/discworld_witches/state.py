"""What is true of a game in Lancre: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.games.discworld_witches.box.edition import Edition
from aquelarre.games.discworld_witches.box.ids import (
    BOXES,
    CARDS,
    NOWHERE,
    SPACES,
    Card,
    Space,
    Tile,
)
from aquelarre.kernel import Bag, Procedure, Seat, Seats, State

NOBODY: Seat = -2  # not a watcher's -1
NO_TILE: Tile = -1
UNSEEN: Tile = -2  # a hard tile, face down, that nobody has looked at: it has no face yet
NO_CARD: Card = -1

COMPETITIVE, COOPERATIVE, EXPERT, SOLO = range(4)
MODES = ("competitive", "cooperative", "expert", "solo")
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

# Versions of the rules: games that began before one go on without what it names.
TEA_AT_LOCATION = 3  # tea with all witches of the location, not only of the space [LAN-25]
LOOK_ROUND = 3  # another space of Town or Castle costs no step of who goes on unseen [LAN-37]
LAST_MOMENT = 3  # effects before one is thrown into the dungeon [LAN-43]
FOUND_AFTER_LOOK = 4  # who has looked in secret may draw what makes her invisible [LAN-37]
RULINGS_TOLD = 3  # what the rulebook leaves open is told as our ruling [LAN-42]

MAGIC_TOKEN: Card = -1  # among the cards played in an attempt
AS_MAGIC, AS_HEADOLOGY, AS_EFFECT = range(3)
USES = ("magic", "headology", "add")
Played = tuple[tuple[Card, int, int], ...]  # card, what it added, as what it was used


class Placing(Procedure):
    """A tile is being placed: cards are revealed until it has found its space. [LAN-09]"""

    __slots__ = ("box", "ran_out", "revealed")

    def __init__(self, box: int) -> None:
        self.box = box  # where the tile comes from
        self.ran_out = 0  # how often the deck has run out meanwhile
        self.revealed: Card = NO_CARD  # the last card

    def clone(self) -> Placing:
        t = Placing(self.box)
        t.ran_out = self.ran_out
        t.revealed = self.revealed
        return t


class Movement(Procedure):
    """Phase 2 of a turn, with its two actions: how far the witch can still go. [LAN-13]"""

    __slots__ = ("began", "may_fly", "must_move", "steps", "unseen", "walking")

    def __init__(self) -> None:
        self.steps = 0  # left in this walk
        self.began: Space = NOWHERE  # where this movement began
        self.walking = 0  # 1: on foot
        self.unseen = 0  # 1: passing unseen where the witch is
        self.must_move = 0  # 1: the next action has to be a move
        self.may_fly = 0  # 1: a broomstick may still be used in this movement

    def clone(self) -> Movement:
        t = Movement()
        t.steps = self.steps
        t.began = self.began
        t.walking = self.walking
        t.unseen = self.unseen
        t.must_move = self.must_move
        t.may_fly = self.may_fly
        return t


class Tackling(Procedure):
    """The active witch tries to solve the problem where she is. [LAN-17]"""

    __slots__ = ("dice", "played", "points", "stayed", "taken")

    def __init__(self) -> None:
        self.dice: tuple[int, ...] = ()  # faces
        self.taken = 0  # dice whose cackles have been taken
        self.played: Played = ()
        self.points = 0  # what these have added
        self.stayed = 0  # 1: fleeing is over

    def clone(self) -> Tackling:
        t = Tackling()
        t.dice = self.dice
        t.taken = self.taken
        t.played = self.played
        t.points = self.points
        t.stayed = self.stayed
        return t

    def add(self, card: Card, value: int, use: int) -> None:
        """So many points more, by a card or the magic token."""
        self.played += ((card, value, use),)
        self.points += value


class Lancre(State):
    """A game in progress."""

    __slots__ = (
        *("edition", "turn", "first", "active", "action", "last", "rolls", "looks"),
        *("tile", "tiled", "up", "known", "crisis", "witch"),  # the board
        *("easy_bag", "hard_bag", "box_top", "box_easy", "box_hard"),  # tiles that wait
        *("cackle_supply", "crisis_supply", "aliss_supply", "cackles", "aliss"),  # tokens
        *("apprentice", "token", "easy", "hard"),  # people
        *("deck", "discard", "hands", "age", "shuffles"),  # cards
        *("outcome", "fatal", "winners", "removed"),  # the end
    )

    def __init__(
        self, n: int, edition: Edition, settings: Mapping[str, int], of: Lancre | None = None
    ) -> None:
        """A new game, or a copy `of` one."""
        if of is not None:
            self._take_over(of)
            return
        super().__init__(n, settings)
        self.edition = edition
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
        self.turn = 0
        self.first: Seat = NOBODY
        self.active: Seat = NOBODY
        self.action = 0
        self.last = 0  # 1: no tile is left to place
        self.rolls: list[tuple[int, ...]] = [()] * n  # faces: for who chooses first
        self.looks = 0  # tiles that who borrows may still look at; views show it beside any look
        # The end
        self.outcome = PLAYING
        self.fatal: Tackling | None = None  # the attempt in which everybody lost, for all to see
        self.winners: Seats = 0
        self.removed: tuple[Tile, ...] = ()  # tiles that have left the game

    @property
    def together(self) -> bool:
        """All win or lose together, or there is only one player. [LAN-49]"""
        return self.settings["mode"] in (COOPERATIVE, SOLO)

    def clone(self) -> Lancre:
        return Lancre(self.n, self.edition, self.settings, self)

    def _take_over(self, of: Lancre) -> None:
        """All that is true of another game."""
        self.n = of.n
        self.news = None
        self.copy_kernel(of)
        self.edition = of.edition
        self.tile = of.tile.copy()
        self.tiled = of.tiled
        self.up = of.up
        self.known = of.known.copy()
        self.crisis = of.crisis.copy()
        self.witch = of.witch.copy()
        self.easy_bag = of.easy_bag.clone()
        self.hard_bag = of.hard_bag.clone()
        self.box_top = of.box_top.copy()
        self.box_easy = of.box_easy.copy()
        self.box_hard = of.box_hard.copy()
        self.cackle_supply = of.cackle_supply
        self.crisis_supply = of.crisis_supply
        self.aliss_supply = of.aliss_supply
        self.cackles = of.cackles.copy()
        self.aliss = of.aliss.copy()
        self.apprentice = of.apprentice.copy()
        self.token = of.token
        self.easy = of.easy.copy()
        self.hard = of.hard.copy()
        self.deck = of.deck.copy()
        self.discard = of.discard.copy()
        self.hands = [hand.copy() for hand in of.hands]
        self.age = of.age.copy()
        self.shuffles = of.shuffles
        self.turn = of.turn
        self.first = of.first
        self.active = of.active
        self.action = of.action
        self.last = of.last
        self.rolls = of.rolls.copy()
        self.looks = of.looks
        self.outcome = of.outcome
        self.fatal = of.fatal
        self.winners = of.winners
        self.removed = of.removed
