"""A sensible player: takes what promises the best difference between own and others' points.

It tries every place for a tile, goes on as it would itself until the turn is over (and as others
would, if they are asked in it), and weighs the position by what each feature can be expected to
bring at the end of the game. It looks no further than this turn.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, FARM, ROAD, ROTATIONS, SEGMENTS
from aquelarre.games.carcassonne.guide.hand import farmers, followers_worth
from aquelarre.games.carcassonne.rules.landscape import bits, count, feature_of, kind_of, leaders
from aquelarre.games.carcassonne.rules.scoring import POINTS_PER_CITY, touched_cities, worth
from aquelarre.games.carcassonne.rules.turn import PlaceFollower, follower_options
from aquelarre.games.carcassonne.state import NOTHING, Land, SegmentId
from aquelarre.games.carcassonne.verbs import FOLLOWER, LAY, NO_FOLLOWER, PARTS, PENNANTS, TILES
from aquelarre.kernel import Action, Dice, Seat, Window, added

# Of how many tiles left an end is closed as likely as not.
HALF_CHANCE = {CITY: 30.0, ROAD: 6.0, CLOISTER: 14.0}
GROWTH = 0.4  # tiles that an open end can be expected to bring
WHOLE_GAME = 72  # tiles


SAME = 1.0  # by so many points what comes to the same as another answer weighs less than the worst


def answer(window: Window[Land], dice: Dice) -> Action:
    """The answer with the best outlook; of equal ones the first."""
    options = window.options()
    if len(options) == 1:
        return options[0]
    return best(window.imagine(dice), window.seat, options, to_the_end=True)


def weigh(window: Window[Land], dice: Dice) -> list[float]:
    """The lead to be expected after each answer. What only says the same in other words (a
    symmetric tile turned) is worth as much."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    s = window.imagine(dice)
    known = weighed(s, window.seat, options)
    return [known[alike(s, action)] for action in options]


def plan(window: Window[Land], dice: Dice) -> list[float]:
    """The same for a mind that looks ahead: nobody needs to think twice about what comes to the
    same."""
    options = window.options()
    if len(options) == 1:
        return [0.0]
    known = weighed(window.imagine(dice), window.seat, options)
    least = min(known.values()) - SAME
    return [known.get(action, least) for action in options]


def weighed(s: Land, seat: Seat, options: list[Action]) -> dict[Action, float]:
    """What each of the options is worth that do not come to the same."""
    distinct = sensible(s, options)
    return dict(zip(distinct, outcomes(s, seat, distinct, to_the_end=True), strict=True))


def best(s: Land, seat: Seat, options: list[Action], to_the_end: bool) -> Action:
    """The option after which the seat is best off: at once, or when the turn is over."""
    options = sensible(s, options)
    values = outcomes(s, seat, options, to_the_end)
    return options[values.index(max(values))]


def outcomes(s: Land, seat: Seat, options: list[Action], to_the_end: bool) -> list[float]:
    """What each option is worth. Where it moves nothing but a follower or a figure, and the turn
    is over then, nothing has to be tried: the landscape stays as it is."""
    if is_simple(s, seat):
        if isinstance(s.open_question(), PlaceFollower):
            return followers_put(s, seat, options, None)
        sent = [sent_by(s, action) for action in options]
        if (NOTHING, NOTHING) not in sent:
            return figures_sent(s, seat, sent, to_the_end)
    known = Known(s) if s.drawn != NOTHING else None
    found = []
    for action in options:
        trial = s.clone()
        trial.answer(seat, action)
        if to_the_end:
            found.append(at_the_end(trial, seat, known))
        else:
            found.append(advantage(trial, seat, known))
    return found


def at_the_end(s: Land, seat: Seat, known: Known | None) -> float:
    """What the seat has when the turn is over. Whatever is still asked in it is answered by what
    looks best at once."""
    while s.asked and not s.nature_asked:
        asked = s.asked.bit_length() - 1
        if asked == seat and is_simple(s, seat) and isinstance(s.open_question(), PlaceFollower):
            return max(followers_put(s, seat, sensible(s, s.options(asked)), known))
        go_on(s)
    return advantage(s, seat, known)


def go_on(s: Land) -> None:
    """Whoever is asked answers what looks best at once."""
    asked = s.asked.bit_length() - 1
    s.answer(asked, best(s, asked, s.options(asked), to_the_end=False))


def alike(s: Land, action: Action) -> Action:
    """The one of the sensible options that comes to the same."""
    if s.drawn != NOTHING:
        rotation = (action - LAY.base) % ROTATIONS
        return action - rotation + s.box.first_alike[s.drawn][rotation]
    for expansion in s.expansions:
        action = expansion.alike(s, action)
    return action


def sensible(s: Land, options: list[Action]) -> list[Action]:
    """The options without those that come to the same: a symmetric tile turned, say."""
    if s.drawn != NOTHING:
        rotations = s.box.distinct[s.drawn]
        return [action for action in options if (action - LAY.base) % ROTATIONS in rotations]
    for expansion in s.expansions:
        options = expansion.distinct(s, options)
    return options


# -- turns that need not be tried ----------------------------------------------------------


def is_simple(s: Land, seat: Seat) -> bool:
    """Does the turn of this seat end with its scoring, and the game not with this turn?"""
    for expansion in s.expansions:
        if expansion.after_scoring():
            return False
    return seat == s.active and s.bag.total > 0


def sent_by(s: Land, action: Action) -> tuple[int, SegmentId]:
    """The figure that an answer sends, and where to; NOTHING, if it does anything else."""
    for expansion in s.expansions:
        found = expansion.sends(s, action)
        if found[0] != NOTHING:
            return found
    return NOTHING, NOTHING


def followers_put(s: Land, seat: Seat, options: list[Action], known: Known | None) -> list[float]:
    """What it is worth to put a follower on each of these segments of the tile just laid, or none:
    when what is complete has been scored."""
    look = Reckoning(s, known)
    tile = len(s.faces) - 1
    face = s.box.faces[s.faces[tile]]
    found = []
    for action in options:
        feature = NOTHING
        if action != NO_FOLLOWER.base:
            k = face.segment(action - FOLLOWER.base)
            feature = feature_of(s, tile * SEGMENTS + k)
        found.append(lead(look.scored(seat, feature), seat))
    return found


def figures_sent(
    s: Land, seat: Seat, sent: list[tuple[int, SegmentId]], to_the_end: bool
) -> list[float]:
    """What it is worth to send a figure onto each of these segments. If a follower can be put down
    next, it is weighed before anything is scored; else, and `to_the_end`, after it."""
    ways = [NO_FOLLOWER.base, *follower_options(s)]
    known = Known(s)  # the figures will be somewhere else, nothing else changes
    found = []
    for figure, segment in sent:
        before = s.figures[figure]
        s.figures[figure] = segment
        if len(ways) > 1 and not to_the_end:
            found.append(advantage(s, seat, known))
        else:
            found.append(max(followers_put(s, seat, ways, known)))
        s.figures[figure] = before
    return found


class Reckoning:
    """What the seats can expect of a landscape in which a tile has just been laid."""

    __slots__ = ("crowds", "farmers", "features", "left", "s", "score", "supply", "values")

    def __init__(self, s: Land, known: Known | None) -> None:
        self.s = s
        self.left = s.bag.total
        self.score = s.score.copy()  # when what is complete has been scored
        self.supply = s.supply.copy()
        for feature in s.closed:
            crowd = s.followers[feature]
            if crowd:
                points = sum(worth(s, feature, kind_of(s, feature)))
                for seat in leaders(crowd, s.n):
                    self.score[seat] += points
                for seat in range(s.n):
                    self.supply[seat] += count(crowd, seat)
        self.farmers = farmers(s)
        # What still stands then: features, whose they are, and what they can be expected to score.
        self.features = [feature for feature in features_held(s) if feature not in s.closed]
        self.crowds = [leaders(s.followers[feature], s.n) for feature in self.features]
        self.values = expectations(s, self.features, self.left, known)

    def scored(self, seat: Seat, put: SegmentId) -> list[float]:
        """The points that each seat can expect if this one puts a follower on a feature on which
        nobody stands, or (NOTHING) on none; summed in the order of the features."""
        s = self.s
        points = [float(score) for score in self.score]
        supply = self.supply[seat]
        staying = self.farmers[seat]
        pending = 0.0
        if put != NOTHING:
            if put in s.closed:
                points[seat] = float(self.score[seat] + sum(worth(s, put, kind_of(s, put))))
                put = NOTHING
            else:
                pending = expected(s, put, self.left)
                supply -= 1
                staying += kind_of(s, put) == FARM
        for feature, seats, value in zip(self.features, self.crowds, self.values, strict=True):
            if put != NOTHING and put < feature:
                points[seat] += pending
                put = NOTHING
            for each in seats:
                points[each] += value
        if put != NOTHING:
            points[seat] += pending
        share = self.left / WHOLE_GAME
        for each in range(s.n):
            if each == seat:
                points[each] += followers_worth(supply, staying) * share
            else:
                points[each] += followers_worth(self.supply[each], self.farmers[each]) * share
        return points


# -- what is to be expected ----------------------------------------------------------------


def advantage(s: Land, seat: Seat, known: Known | None = None) -> float:
    """By how much the seat can expect to lead: over the best of the others and over them all."""
    return lead(outlook(s, known), seat)


def lead(points: list[float], seat: Seat) -> float:
    """The same, of what each seat can expect."""
    own = points.pop(seat)
    return own - 0.5 * max(points) - 0.5 * added(points) / len(points)


def features_held(s: Land) -> list[SegmentId]:
    """The features on which followers stand, the oldest first: sums must not depend on the order
    in which a set happens to be kept."""
    return sorted({feature_of(s, segment) for segment in s.standing})


def outlook(s: Land, known: Known | None = None) -> list[float]:
    """The points that each seat can expect at the end of the game."""
    points = [float(score) for score in s.score]
    if s.over:
        return points  # what still stands has been scored
    left = s.bag.total
    features = features_held(s)
    values = expectations(s, features, left, known)
    for feature, value in zip(features, values, strict=True):
        for seat in leaders(s.followers[feature], s.n):
            points[seat] += value
    share = left / WHOLE_GAME
    staying = farmers(s)
    for seat in range(s.n):
        points[seat] += followers_worth(s.supply[seat], staying[seat]) * share
    return points


class Known:
    """What can be expected of the features of a landscape, for those with one tile more on it: only
    what the tile touches has changed. Where a figure stands it is reckoned anew."""

    __slots__ = ("ends", "parts", "values")

    def __init__(self, s: Land) -> None:
        left = s.bag.total
        self.ends = s.ends.copy()
        self.parts = s.parts.copy()
        self.values = {x: expected(s, x, left) for x in features_held(s) if not has_figure(s, x)}


def expectations(s: Land, features: list[SegmentId], left: int, known: Known | None) -> list[float]:
    """What can be expected of each of these features."""
    if known is None:
        return [expected(s, feature, left) for feature in features]
    cities = cities_of_last(s)
    found = []
    for feature in features:
        value = known.values.get(feature, -1.0)
        if (
            value < 0.0
            or known.parts[feature] != s.parts[feature]
            or known.ends[feature] != s.ends[feature]
            or s.touched[feature] & cities
            or has_figure(s, feature)
        ):
            value = expected(s, feature, left)
        found.append(value)
    return found


def cities_of_last(s: Land) -> int:
    """All segments of the cities that the last tile is a part of, one bit each."""
    first = (len(s.faces) - 1) * SEGMENTS
    found = 0
    for k, feature in enumerate(s.box.faces[s.faces[-1]].kind.features):
        if feature == CITY:
            found |= s.parts[feature_of(s, first + k)]
    return found


def has_figure(s: Land, feature: SegmentId) -> bool:
    """Does a neutral figure stand on it?"""
    return any(at != NOTHING and feature_of(s, at) == feature for at in s.figures)


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
    done, to_come = farm_cities(s, feature)
    hoped = added([chance(CITY, s.ends[city], left) for city in to_come])
    return POINTS_PER_CITY * (done + hoped)


def farm_cities(s: Land, feature: SegmentId) -> tuple[int, list[SegmentId]]:
    """How many complete cities a farm touches, and which others."""
    to_come = s.touched[feature]
    for city in s.cities:
        to_come &= ~city
    others = {feature_of(s, segment) for segment in bits(to_come)}
    return touched_cities(s, feature), sorted(others)


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
