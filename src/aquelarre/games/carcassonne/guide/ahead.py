"""For bots that look ahead: how a landscape looks for each seat, and how games roll on cheaply."""

from __future__ import annotations

from math import tanh

from aquelarre.games.carcassonne.box.kinds import FACES
from aquelarre.games.carcassonne.box.tiles import FARM, SEGMENTS
from aquelarre.games.carcassonne.guide.guide import (
    IN_HAND,
    WHOLE_GAME,
    expected,
    outlook,
    sensible,
    sent_by,
)
from aquelarre.games.carcassonne.rules.landscape import feature_of, leaders
from aquelarre.games.carcassonne.rules.turn import LayTile, PlaceFollower
from aquelarre.games.carcassonne.state import NOTHING, Land
from aquelarre.games.carcassonne.verbs import FOLLOWER, NO_FOLLOWER
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.kernel.minds import any_option

LAST_LEAD = 8.0  # points: with the last tile to come, who leads by these has as good as won
LEAD_A_TILE = 0.5  # points more for each tile that is still to come
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
    """Tiles go anywhere, but nobody throws followers and figures about: a follower goes where it is
    worth more than in hand, the mage where it helps oneself, the witch where she harms others."""
    step = s.open_question()
    if isinstance(step, LayTile):
        options = step.options(s, seat)
        return options[dice.below(len(options))]
    if isinstance(step, PlaceFollower):
        return best_follower(s, seat, step.options(s, seat))
    options = s.options(seat)
    if len(options) > 1 and sent_by(s, options[0])[0] != NOTHING:
        return best_figure(s, seat, options, dice)
    return any_option(s, seat, dice)


def best_follower(s: Land, seat: Seat, options: list[Action]) -> Action:
    """Where a follower can be expected to bring most, if that is more than it is worth in hand."""
    left = s.bag.total
    supply = s.supply[seat]
    in_hand = (IN_HAND[supply] - IN_HAND[supply - 1]) * left / WHOLE_GAME
    tile = len(s.faces) - 1
    face = FACES[s.faces[tile]]
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
        there = leaders(s.followers[feature], s.n)
        value = change if there == [seat] else 0.0 if seat in there or not there else -change
        if value > most:
            best, most = action, value
    return best
