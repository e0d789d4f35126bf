"""What is true of a game in progress: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.games.carcassonne.box.edition import Box
from aquelarre.games.carcassonne.box.places import Place
from aquelarre.games.carcassonne.box.tiles import Pattern
from aquelarre.games.carcassonne.rules.expansion import Expansion
from aquelarre.kernel import Bag, Seat, State, Step

FOLLOWERS = 7  # of each player
NOTHING = -1  # no tile in hand; a figure beside the board

# Versions of the rules. Who is tied is told with one place since then, not each with their own.
ONE_PLACE = 2

SegmentId = int  # a segment on the table: eight times its tile's number, plus its own
Crowd = int  # followers of all seats in one number, SEAT_BITS for each seat
SEAT_BITS = 4
SEAT_MASK = (1 << SEAT_BITS) - 1


class Land(State):
    """A landscape that grows, the followers on it, and the players around it. [CAR-01]

    Tiles are numbered in the order in which they were laid. Features are kept as a forest over
    segments (union-find): a segment without parent but itself stands for its feature, and it is
    the oldest one. What is kept of a feature stands at that segment in the lists below.
    """

    __slots__ = (
        "active",
        "bag",
        "box",
        "cities",
        "cloisters",
        "closed",
        "drawn",
        "ends",
        "expansions",
        "faces",
        "figures",
        "followers",
        "frontier",
        "parent",
        "parts",
        "pennants",
        "places",
        "score",
        "set_aside",
        "standing",
        "supply",
        "tile_at",
        "tiles",
        "touched",
        "turn",
    )

    def __init__(
        self,
        n: int,
        settings: Mapping[str, int],
        bag: Bag,
        turn: tuple[Step[Land], ...],
        expansions: tuple[Expansion, ...],
        box: Box,
    ) -> None:
        super().__init__(n, settings)
        self.turn = turn  # the steps of a turn in order, those of expansions among them
        self.expansions = expansions
        self.box = box  # all kinds of tiles
        self.bag = bag  # the tiles still to be drawn, by kind
        self.drawn = NOTHING  # the kind of the tile in hand
        self.set_aside: list[int] = []  # the kinds that fitted nowhere
        self.active: Seat = 0
        self.score = [0] * n
        self.supply = [FOLLOWERS] * n
        self.standing: dict[SegmentId, Crowd] = {}  # where followers stand
        self.figures: list[SegmentId] = []  # where neutral figures stand, NOTHING: beside

        # the landscape
        self.faces: list[int] = []  # of each tile
        self.places: list[Place] = []  # of each tile
        self.tile_at: dict[Place, int] = {}
        self.frontier: dict[Place, Pattern] = {}  # the empty places beside tiles: what they ask
        self.cloisters: dict[Place, SegmentId] = {}  # those that are not complete

        # the features
        self.parent: list[SegmentId] = []
        self.ends: list[int] = []  # sides (of a cloister: neighbours) still missing
        self.pennants: list[int] = []
        self.followers: list[Crowd] = []
        self.tiles: list[int] = []  # the tiles it lies on, one bit each
        self.parts: list[int] = []  # the segments it is made of, one bit each
        self.touched: list[int] = []  # the city segments that a farm touches, one bit each
        self.closed: list[SegmentId] = []  # the features that the last tile has completed
        self.cities: list[int] = []  # the `parts` of all completed cities

    def clone(self) -> Land:
        copy = Land(self.n, self.settings, self.bag.clone(), self.turn, self.expansions, self.box)
        copy.copy_kernel(self)
        copy.drawn = self.drawn
        copy.set_aside = self.set_aside.copy()
        copy.active = self.active
        copy.score = self.score.copy()
        copy.supply = self.supply.copy()
        copy.standing = self.standing.copy()
        copy.figures = self.figures.copy()
        copy.faces = self.faces.copy()
        copy.places = self.places.copy()
        copy.tile_at = self.tile_at.copy()
        copy.frontier = self.frontier.copy()
        copy.cloisters = self.cloisters.copy()
        copy.parent = self.parent.copy()
        copy.ends = self.ends.copy()
        copy.pennants = self.pennants.copy()
        copy.followers = self.followers.copy()
        copy.tiles = self.tiles.copy()
        copy.parts = self.parts.copy()
        copy.touched = self.touched.copy()
        copy.closed = self.closed.copy()
        copy.cities = self.cities.copy()
        return copy
