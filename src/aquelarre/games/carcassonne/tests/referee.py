"""A referee of our own: the rules once more, from the page alone, and played the slow way.

The engine keeps its features up to date while tiles are laid. The referee keeps just the facts of
the table (tiles, followers, figures, points) and finds all else afresh, walking from segment to
segment. It follows games played at random, says before every question what may be answered, and
compares after every answer. Of the engine it uses only the numbers of places, spots and answers
and the tables of tiles. What has only one answer is not asked, except where a tile is laid.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.places import place_at, place_of
from aquelarre.games.carcassonne.rules.crop_circles import (
    ADD,
    ADD_NONE,
    ALL_ADD,
    ALL_TAKE,
    MIX_IN,
    TAKE,
)
from aquelarre.games.carcassonne.rules.mage_and_witch import REMOVE, SEND
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Seat

Place = int
Segment = tuple[Place, int]  # a place, and a spot of the tile there
Question = tuple[Seat, list[Action], list[int]]  # who is asked, what may be said, nature's odds
Play = Generator[Question, Action, None]

CENTRE = place_at(0, 0)
STEP = [place_at(x, y) - CENTRE for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]  # N, E, S, W
AROUND = [place_at(x, y) - CENTRE for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
# Tiles touch each other at ports: four sides for cities and roads, eight half edges for farms.
PORTS = "N E S W NNW NNE ENE ESE SSE SSW WSW WNW".split()
EXITS = [(STEP[side], (side + 2) % 4) for side in range(4)]  # where a port leads to
EXITS += [(STEP[half // 2], 4 + (5, 4, 7, 6, 1, 0, 3, 2)[half]) for half in range(8)]
SPOTS = {GAME.label("spot", number): number for number in range(FOLLOWER.size)}
MAGE, WITCH = 0, 1
named_place = cache(place_of)


class Piece(NamedTuple):
    """A segment as it is printed on a tile."""

    kind: str
    exits: list[tuple[int, int]]  # the step to a neighbour, and the port by which it is entered
    pennants: int
    touches: list[int]  # of a farm: where the cities are that it touches


class Face(NamedTuple):
    """A tile turned."""

    edges: str
    pieces: dict[int, Piece]  # by spot
    ports: dict[int, int]  # the spot that can be entered by a port


def face(row: dict[str, Any], turns: int) -> Face:
    """A row of the tile tables after some quarter turns clockwise."""
    this = Face("".join(row["edges"][side - turns] for side in range(4)), {}, {})
    cities: dict[str, int] = {}  # by the name that farms have for them
    for kind, column in (("city", "cities"), ("road", "roads"), ("farm", "farms")):
        for text in row.get(column, []):
            name, _, beside = text.rstrip("+").partition(">")
            ports = [(PORTS.index(side) + turns) % 4 for side in name if not side.isdigit()]
            ports += [4 + (int(half) + 2 * turns) % 8 for half in name if half.isdigit()]
            spot = SPOTS[f"{kind}-{PORTS[min(ports)]}"]
            touches = [cities[city] for city in beside.split(",") if city]
            exits = [EXITS[port] for port in ports]
            this.pieces[spot] = Piece(kind, exits, text.count("+"), touches)
            this.ports.update(dict.fromkeys(ports, spot))
            cities[name] = spot
    if "cloister" in row:
        this.pieces[SPOTS["cloister"]] = Piece("cloister", [], 0, [])
    return this


ROWS: list[dict[str, Any]] = []
for table_name in ("tiles", "mage_and_witch", "crop_circles"):
    toml = (
        files("aquelarre.games.carcassonne.box").joinpath(f"{table_name}.toml").read_text("utf-8")
    )
    ROWS += [{"copies": 1, "set": table_name, **row} for row in tomllib.loads(toml)["tile"]]
FACES = [[face(row, turns) for turns in range(4)] for row in ROWS]
LABELS = [row["label"] for row in ROWS]


class Feature:
    """Segments that belong together."""

    def __init__(self, kind: str, start: Segment) -> None:
        self.kind = kind
        self.segments = [start]
        self.tiles: set[Place] = set()
        self.gaps: list[Place] = []  # beside its sides (or around a cloister) where no tile is
        self.pennants = 0
        self.touches: set[Segment] = set()  # of a farm
        self.complete = False
        self.open = False  # to mage and witch


def survey(table: dict[Place, Face]) -> dict[Segment, Feature]:
    """The feature of every segment on the table, by flood fill. [CAR-06, CAR-08, CAR-41]"""
    found: dict[Segment, Feature] = {}
    for start in [(place, spot) for place, tile in table.items() for spot in tile.pieces]:
        if start in found:
            continue
        kind = table[start[0]].pieces[start[1]].kind
        feature = found[start] = Feature(kind, start)
        for place, spot in feature.segments:  # more are found meanwhile
            piece = table[place].pieces[spot]
            feature.tiles.add(place)
            feature.pennants += piece.pennants
            feature.touches.update([(place, city) for city in piece.touches])
            for step, port in piece.exits:
                near = place + step
                if near not in table:
                    feature.gaps.append(near)
                elif (there := (near, table[near].ports[port])) not in found:
                    found[there] = feature
                    feature.segments.append(there)
        if kind == "cloister":
            around = {start[0] + step for step in AROUND}
            feature.tiles |= around & table.keys()
            feature.gaps += around - table.keys()
        feature.complete = kind != "farm" and not feature.gaps
        feature.open = kind in ("city", "road") and not feature.complete
    return found


class Referee:
    """One game as the page tells it: `play` asks, and is sent what was answered."""

    def __init__(self, n: int, settings: dict[str, int], seen: Counter[str]) -> None:
        self.n = n
        self.settings = settings
        self.seen = seen  # how often rare things happened
        sets = ["tiles"] + ["mage_and_witch"] * settings["mage_and_witch"]
        sets += ["crop_circles"] * (settings["crop_circles"] == 6)
        self.deck = [int(row["copies"]) * (row["set"] in sets) for row in ROWS]
        self.drawn = 0
        self.set_aside: list[int] = []
        self.table: dict[Place, Face] = {}
        self.land: dict[Segment, Feature] = {}
        self.followers: list[tuple[Seat, Segment]] = []
        self.figures: list[Segment | None] = [None, None]
        self.scores = [0] * n
        self.active: Seat = 0
        self.news: list[tuple[str, tuple[int, ...], list[Place]]] = []

    def supply(self, seat: Seat) -> int:
        return 7 - sum(owner == seat for owner, _ in self.followers)

    def under(self, figure: int) -> Feature | None:
        segment = self.figures[figure]
        return self.land[segment] if segment else None

    def play(self) -> Play:
        """The whole game. [CAR-01, CAR-02, CAR-04, CAR-42]"""
        if self.settings["crop_circles"] == 1:
            six = [MIX_IN.at(LABELS.index(f"CC{number}")) for number in range(1, 7)]
            self.deck[(yield self.n, six, [1] * 6) - MIX_IN.base] += 1
        self.deck[LABELS.index("D")] -= 1
        self.table[CENTRE] = FACES[LABELS.index("D")][0]
        self.land = survey(self.table)
        seats = [BEGIN.at(seat) for seat in range(self.n)]
        self.active = (yield self.n, seats, [1] * self.n) - BEGIN.base
        while any(self.deck):
            left = [tile for tile, copies in enumerate(self.deck) if copies]
            odds = [self.deck[tile] for tile in left]
            self.drawn = (yield self.n, [DRAW.at(tile) for tile in left], odds) - DRAW.base
            self.deck[self.drawn] -= 1
            placements = self.placements(self.drawn)
            if placements:
                yield from self.turn(self.drawn, placements)
                self.active = (self.active + 1) % self.n
            else:
                self.set_aside.append(self.drawn)
                self.seen["set aside" if any(self.deck) else "last tile set aside"] += 1
        self.finish()

    def placements(self, tile: int) -> list[Action]:
        """Beside the landscape, with all touching edges alike. [CAR-03]"""
        found: list[Action] = []
        for place in {near + step for near in self.table for step in STEP} - self.table.keys():
            around = [(side, self.table.get(place + STEP[side])) for side in range(4)]
            asked = [(side, near.edges[side - 2]) for side, near in around if near]
            for turns, turned in enumerate(FACES[tile]):
                if all(turned.edges[side] == edge for side, edge in asked):
                    found.append(LAY.at(place, turns))
        return found

    def turn(self, tile: int, placements: list[Action]) -> Play:
        """A tile is laid, and what follows, in this order. [CAR-02]"""
        place, turns = LAY.args((yield self.active, placements, []))
        self.table[place] = FACES[tile][turns]
        self.land = survey(self.table)
        yield from self.magic(ROWS[tile]["set"] == "mage_and_witch")
        yield from self.follower(place)
        self.score_complete()
        if "mark" in ROWS[tile]:
            yield from self.crop_circle(ROWS[tile]["mark"])

    def magic(self, marked: bool) -> Play:
        """A figure is sent somewhere, or removed if it cannot be. [CAR-21 to CAR-25, CAR-31]"""
        held = [self.under(MAGE), self.under(WITCH)]
        joined = held[MAGE] is not None and held[MAGE] is held[WITCH]
        if not marked and not joined:
            return
        self.seen["joined, marked" if marked else "joined"] += joined
        free = [at for at, feature in self.land.items() if feature.open and feature not in held]
        if free:
            sends = [SEND.at(figure, *segment) for figure in (MAGE, WITCH) for segment in free]
            figure, place, spot = SEND.args((yield self.active, sends, []))
            self.figures[figure] = (place, spot)
            before = held[figure]
            self.seen["off a completed feature"] += before is not None and before.complete
            return
        out = [figure for figure in (MAGE, WITCH) if held[figure]]
        self.seen[f"nowhere to go, {len(out)} out{', joined' * joined}"] += 1
        if len(out) == 2:
            out = [(yield self.active, [REMOVE.at(each) for each in out], []) - REMOVE.base]
        if out:
            self.figures[out[0]] = None

    def follower(self, place: Place) -> Play:
        """On the tile just laid, where nobody is on the whole feature. [CAR-05, CAR-12]"""
        barred = () if self.settings["farmers"] else ("farm",)
        free = [
            FOLLOWER.at(spot)
            for spot, piece in self.table[place].pieces.items()
            if piece.kind not in barred and self.land[place, spot] not in self.occupied()
        ]
        self.seen["no supply"] += not self.supply(self.active)
        if free and self.supply(self.active):
            answer = yield self.active, [NO_FOLLOWER.at(), *free], []
            if answer != NO_FOLLOWER.at():
                self.followers.append((self.active, (place, answer - FOLLOWER.base)))

    def crop_circle(self, kind: str) -> Play:
        """All may add a follower beside one of theirs, or all must take one back. [CAR-40]"""
        if all(self.land[segment].kind != kind for _, segment in self.followers):
            return  # nothing would follow from the choice
        adds = (yield self.active, [ALL_ADD.at(), ALL_TAKE.at()], []) == ALL_ADD.at()
        verb = ADD if adds else TAKE
        for seat in [*range(self.active + 1, self.n), *range(self.active + 1)]:
            own = {at for owner, at in self.followers if owner == seat}
            answers = [verb.at(*segment) for segment in own if self.land[segment].kind == kind]
            if not answers or (adds and not self.supply(seat)):
                self.seen["circle, no supply" if answers else "circle, no follower"] += 1
                continue
            answers += [ADD_NONE.at()] * adds
            answer = answers[0] if len(answers) == 1 else (yield seat, answers, [])
            self.seen["circle, last tile"] += not any(self.deck)
            if answer != ADD_NONE.at():
                place, spot = verb.args(answer)
                change = self.followers.append if adds else self.followers.remove
                change((seat, (place, spot)))

    # -- the points ------------------------------------------------------------------------

    def occupied(self) -> list[Feature]:
        return list({self.land[segment]: 0 for _, segment in self.followers})

    def crowd(self, feature: Feature) -> list[int]:
        """How many followers each player has there."""
        there = [seat for seat, segment in self.followers if self.land[segment] is feature]
        return [there.count(seat) for seat in range(self.n)]

    def worth(self, feature: Feature) -> list[int]:
        """What a feature scores as it is, in parts. [CAR-06 to CAR-12, CAR-26 to CAR-29]"""
        tiles = len(feature.tiles)
        if feature.kind == "cloister":
            return [tiles, 0, 0, 0, 0]
        if feature.kind == "farm":
            cities = {self.land[segment] for segment in feature.touches}
            return [0, 0, 3 * sum(city.complete for city in cities), 0, 0]
        small = self.settings["small_city"] and tiles == 2
        each = 2 if feature.kind == "city" and feature.complete and not small else 1
        mage = tiles * (self.under(MAGE) is feature)
        full = each * (tiles + feature.pennants) + mage
        witch = ((full + 1) // 2 - full) * (self.under(WITCH) is feature)
        return [each * tiles, each * feature.pennants, 0, mage, witch]

    def pay(self, feature: Feature, key: str) -> None:
        """Whoever has most followers there gets all points; so does who has as many. [CAR-09]"""
        crowd, parts, tiles = self.crowd(feature), self.worth(feature), len(feature.tiles)
        best = [seat for seat in range(self.n) if crowd[seat] == max(crowd)]
        for seat in best:
            self.scores[seat] += sum(parts)
            values = (seat, tiles, sum(parts), *parts)
            self.news.append((key, values, sorted(feature.tiles)))
        cities = {self.land[segment] for segment in feature.touches}
        ends = {len(self.table[place].pieces[spot].exits) for place, spot in feature.segments}
        self.seen[key] += 1
        self.seen[f"{key}, tied"] += len(best) > 1
        self.seen[f"{key}, outnumbered"] += sum(map(bool, crowd)) > len(best)
        self.seen[f"{key}, mage"] += parts[3] > 0
        self.seen[f"{key}, witch"] += parts[4] < 0
        self.seen[f"{key}, ring"] += feature.kind == "road" and ends == {2}
        self.seen[f"{key}, small"] += self.settings["small_city"] and tiles == 2
        self.seen[f"{key}, tile met twice"] += len(feature.segments) > tiles
        self.seen[f"{key}, city met twice"] += len(cities) < len(feature.touches)

    def score_complete(self) -> None:
        """Pay what is complete; who stands there goes back. [CAR-06 to CAR-10, CAR-28]"""
        occupied = self.occupied()
        for feature in occupied:
            if feature.complete:
                self.pay(feature, f"{feature.kind}_scored")
        self.followers = [each for each in self.followers if not self.land[each[1]].complete]
        for figure in (MAGE, WITCH):
            held = self.under(figure)
            if held and held.complete:
                self.figures[figure] = None
                self.seen["back from nobody's feature"] += held not in occupied

    def finish(self) -> None:
        """The final scoring, and who has won. [CAR-11 to CAR-13]"""
        for feature in self.occupied():
            self.pay(feature, "open_" * (feature.kind != "farm") + f"{feature.kind}_scored")
        best = [seat for seat in range(self.n) if self.scores[seat] == max(self.scores)]
        self.seen["shared victory"] += len(best) > 1
        won = "won" if len(best) == 1 else "shared"
        self.news += [(won, (seat, self.scores[seat]), []) for seat in best]
