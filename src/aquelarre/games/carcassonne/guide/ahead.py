"""For bots that look ahead: how a landscape looks for each seat, and how games roll on cheaply."""

from __future__ import annotations

from math import tanh

from aquelarre.games.carcassonne.box.places import AROUND, STEPS, Place
from aquelarre.games.carcassonne.box.tiles import CITY, FARM, ROTATIONS, SEGMENTS
from aquelarre.games.carcassonne.guide.guide import (
    WHOLE_GAME,
    expected,
    outlook,
    sensible,
    sent_by,
)
from aquelarre.games.carcassonne.guide.hand import IN_HAND
from aquelarre.games.carcassonne.rules.landscape import feature_of, leaders
from aquelarre.games.carcassonne.rules.turn import LayTile, PlaceFollower
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.kernel.minds import any_option

LAST_LEAD = 8.0  # points: with the last tile to come, who leads by these has as good as won
LEAD_A_TILE = 0.5  # points more for each tile that is still to come
PLACES_TRIED = 20  # for a tile, of which the best is taken
NEIGHBOUR = 1.5  # points, about: what lies among others is completed sooner
HOME = 2.0  # a follower that comes back
OPEN_END = 0.7  # each end more that must be closed
FIGURES_TRIED = 6  # answers that send a figure, of which the best is taken


def prospects(s: Land) -> list[float]:
    """From -1 to 1, by the points that each seat can expect over the best of the others."""
    points = outlook(s)
    spread = LAST_LEAD + LEAD_A_TILE * s.bag.total
    found = []
    for seat in range(s.n):
        others = max(points[:seat] + points[seat + 1 :])
        found.append(tanh((points[seat] - others) / spread))
    return found


def roll(s: Land, seat: Seat, dice: Dice) -> Action:
    """Nobody throws anything about: a tile goes to the best of a few places as far as a glance
    tells, a follower where it is worth more than in hand, a figure where it helps oneself or harms
    others, as its kind does."""
    step = s.open_question()
    if isinstance(step, LayTile):
        return best_place(s, seat, step.options(s, seat), dice)
    if isinstance(step, PlaceFollower):
        return best_follower(s, seat, step.options(s, seat))
    options = s.options(seat)
    if len(options) > 1 and sent_by(s, options[0])[0] != NOTHING:
        return best_figure(s, seat, options, dice)
    return any_option(s, seat, dice)


def best_place(s: Land, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Of a few places, taken at random, the one where the tile does most for one's own features."""
    best, most = options[0], -1e9
    for _ in range(min(PLACES_TRIED, len(options))):
        action = options[dice.below(len(options))]
        place, rotation = divmod(action - LAY.base, ROTATIONS)
        value = glance(s, seat, place, s.drawn * ROTATIONS + rotation)
        if value > most:
            best, most = action, value
    return best


def glance(s: Land, seat: Seat, place: Place, number: int) -> float:
    """Roughly what the tile does there for the roads, cities and cloisters of the seat, and against
    those of the others. Nothing is laid: only the neighbours are looked at."""
    face = s.box.faces[number]
    kind = face.kind
    value = 0.0
    for side in range(4):
        other = s.tile_at.get(place + STEPS[side])
        if other is None:
            continue
        value += NEIGHBOUR
        theirs = s.box.faces[s.faces[other]].faced[side]
        for k, other_k in zip(face.ports[side], theirs, strict=True):
            if kind.features[k] == FARM:
                continue
            feature = feature_of(s, other * SEGMENTS + other_k)
            whose = owner(s, feature, seat)
            if whose:
                each = 2.0 if kind.features[k] == CITY else 1.0
                ends = s.ends[feature] + kind.ends[k] - 2
                if ends <= 0:
                    value += whose * (each * (1 + 0.5 * s.tiles[feature].bit_count()) + HOME)
                else:
                    value += whose * (each - OPEN_END * (kind.ends[k] - 2))
    for at, cloister in s.cloisters.items():
        if at - place in AROUND:
            value += owner(s, cloister, seat)
    return value


def owner(s: Land, feature: SegmentId, seat: Seat) -> float:
    """1 if it is the seat's alone, -1 if it is others', 0 if it is nobody's or shared."""
    crowd = s.followers[feature]
    if not crowd:
        return 0.0
    there = leaders(crowd, s.n)
    if seat in there:
        return 1.0 if len(there) == 1 else 0.0
    return -1.0


def best_follower(s: Land, seat: Seat, options: list[Action]) -> Action:
    """Where a follower can be expected to bring most, if that is more than it is worth in hand."""
    left = s.bag.total
    supply = s.supply[seat]
    in_hand = (IN_HAND[supply] - IN_HAND[supply - 1]) * left / WHOLE_GAME
    tile = len(s.faces) - 1
    face = s.box.faces[s.faces[tile]]
    best, most = NO_FOLLOWER.base, 0.0
    for action in options:
        if action == NO_FOLLOWER.base:
            continue
        k = face.segment(action - FOLLOWER.base)
        feature = feature_of(s, tile * SEGMENTS + k)
        if face.kind.features[k] == FARM and not s.touched[feature]:
            continue  # a farm without a city: nothing to reckon
        value = expected(s, feature, left)
        if feature not in s.closed:
            value -= in_hand
        if value > most:
            best, most = action, value
    return best


def best_figure(s: Land, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Of a few ways to send a figure, the one that changes most in one's own favour."""
    ways = sensible(s, options)
    best, most = ways[0], -1e9
    left = s.bag.total
    for _ in range(FIGURES_TRIED):
        action = ways[dice.below(len(ways))]
        figure, segment = sent_by(s, action)
        feature = feature_of(s, segment)
        change = -expected(s, feature, left)
        before = s.figures[figure]
        s.figures[figure] = segment
        change += expected(s, feature, left)
        s.figures[figure] = before
        value = change * owner(s, feature, seat)
        if value > most:
            best, most = action, value
    return best
