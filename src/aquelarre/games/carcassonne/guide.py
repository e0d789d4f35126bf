"""A sensible player: takes what promises the best difference between own and others' points.

It tries every answer, goes on as it would itself until the turn is over (and as others would, if
they are asked in it), and weighs the position by what each feature can be expected to bring at the
end of the game. It looks no further than this turn.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.kinds import DISTINCT_ROTATIONS
from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, FARM, ROAD, ROTATIONS
from aquelarre.games.carcassonne.rules.landscape import bits, feature_of, kind_of, leaders
from aquelarre.games.carcassonne.rules.scoring import POINTS_PER_CITY, touched_cities
from aquelarre.games.carcassonne.state import FOLLOWERS, NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import LAY, PARTS, PENNANTS, TILES
from aquelarre.kernel import Action, Dice, Seat, Window

# Of how many tiles left an end is closed as likely as not.
HALF_CHANCE = {CITY: 30.0, ROAD: 6.0, CLOISTER: 14.0}
GROWTH = 0.4  # tiles that an open end can be expected to bring
FIRST_FOLLOWER = 10.0  # what the only follower in hand is worth at the start of the game
NEXT_FOLLOWER = 0.6  # each further one, as a share of the one before
WHOLE_GAME = 72  # tiles


def answer(window: Window[Land], dice: Dice) -> Action:
    """The answer with the best outlook; of equal ones the first."""
    options = window.options()
    if len(options) == 1:
        return options[0]
    return best(window.imagine(dice), window.seat, options, to_the_end=True)


def best(s: Land, seat: Seat, options: list[Action], to_the_end: bool) -> Action:
    """The option after which the seat is best off: at once, or when the turn is over."""

    def outcome(action: Action) -> float:
        trial = s.clone()
        trial.answer(seat, action)
        if to_the_end:
            finish_turn(trial)
        return advantage(trial, seat)

    return max(sensible(s, options), key=outcome)


def finish_turn(s: Land) -> None:
    """Whatever is still asked in this turn is answered by what looks best at once."""
    while s.asked and not s.nature_asked:
        seat = s.asked.bit_length() - 1
        s.answer(seat, best(s, seat, s.options(seat), to_the_end=False))


def sensible(s: Land, options: list[Action]) -> list[Action]:
    """The options without those that come to the same: a symmetric tile turned, say."""
    if s.drawn != NOTHING:
        rotations = DISTINCT_ROTATIONS[s.drawn]
        return [action for action in options if (action - LAY.base) % ROTATIONS in rotations]
    for expansion in s.expansions:
        options = expansion.distinct(s, options)
    return options


def advantage(s: Land, seat: Seat) -> float:
    """By how much the seat can expect to lead: over the best of the others and over them all."""
    points = outlook(s)
    own = points.pop(seat)
    return own - 0.5 * max(points) - 0.5 * sum(points) / len(points)


def outlook(s: Land) -> list[float]:
    """The points that each seat can expect at the end of the game."""
    points = [float(score) for score in s.score]
    if s.over:
        return points  # what still stands has been scored
    left = s.bag.total
    for feature in {feature_of(s, segment) for segment in s.standing}:
        crowd = s.followers[feature]
        value = expected(s, feature, left)
        for seat in leaders(crowd, s.n):
            points[seat] += value
    share = left / WHOLE_GAME
    for seat in range(s.n):
        points[seat] += IN_HAND[s.supply[seat]] * share
    return points


def expected(s: Land, feature: SegmentId, left: int) -> float:
    """What the feature can be expected to score."""
    kind = kind_of(s, feature)
    if kind == FARM:
        return farm(s, feature, left)
    ends = s.ends[feature]
    if kind == CLOISTER:
        return 9 - ends * (1 - chance(CLOISTER, 1, left))
    tiles = s.tiles[feature].bit_count() + GROWTH * min(ends, left)
    if kind == ROAD:
        return altered(s, feature, ROAD, tiles, 0.0)
    pennants = s.pennants[feature]
    whole = chance(CITY, ends, left)
    if s.settings["small_city"] and not ends and tiles == 2:
        whole = 0.0
    each = 1 + whole
    return altered(s, feature, CITY, each * tiles, each * pennants)


def farm(s: Land, feature: SegmentId, left: int) -> float:
    """The cities that are complete, and those that may still be."""
    done = touched_cities(s, feature)
    to_come = s.touched[feature]
    for city in s.cities:
        to_come &= ~city
    open_cities = {feature_of(s, segment) for segment in bits(to_come)}
    hoped = sum(chance(CITY, s.ends[city], left) for city in open_cities)
    return POINTS_PER_CITY * (done + hoped)


def chance(kind: int, ends: int, left: int) -> float:
    """How likely all ends are closed before the tiles run out."""
    return (left / (left + HALF_CHANCE[kind])) ** ends if ends else 1.0


def altered(s: Land, feature: SegmentId, kind: int, tiles: float, pennants: float) -> float:
    """What the expansions make of these points: they reckon in whole ones."""
    parts = [0] * len(PARTS)
    parts[TILES] = round(tiles)
    parts[PENNANTS] = round(pennants)
    plain = sum(parts)
    for expansion in s.expansions:
        expansion.alters(s, feature, kind, parts)
    return tiles + pennants + sum(parts) - plain


def _in_hand() -> list[float]:
    """What so many followers in hand are worth at the start of the game."""
    worth = [0.0]
    for number in range(FOLLOWERS):
        worth.append(worth[-1] + FIRST_FOLLOWER * NEXT_FOLLOWER**number)
    return worth


IN_HAND = _in_hand()
