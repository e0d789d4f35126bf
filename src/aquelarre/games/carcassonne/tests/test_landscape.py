"""The landscape as such: the same tiles make the same features, however they came there."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import FACES
from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, FARM, ROAD, SEGMENTS
from aquelarre.games.carcassonne.rules.landscape import (
    bits,
    count,
    feature_of,
    kind_of,
    lay,
    leaders,
    open_features,
    place_and_spot,
    put_follower,
    segment_at,
    take_follower,
)
from aquelarre.games.carcassonne.rules.scoring import touched_cities
from aquelarre.games.carcassonne.state import SEAT_BITS, Land
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.kernel import Dice
from aquelarre.laws.walk import stroll


def grown(seed: int, tiles: int) -> Land:
    """A landscape that random players have laid."""
    s = GAME.start(2, {"crop_circles": 6})
    dice = Dice(seed)
    while len(s.faces) < tiles and not s.over:
        stroll(GAME, s, dice, 1)
    return s


def laid_again(s: Land, order: list[int]) -> Land:
    fresh = GAME.new(2, GAME.check(2, {"crop_circles": 6}))
    for tile in order:
        lay(fresh, s.places[tile], s.faces[tile])
    return fresh


def features(s: Land) -> set[Any]:
    """All features by where they lie, with what is kept of them."""
    return {
        (
            kind_of(s, segment),
            frozenset(place_and_spot(s, part) for part in bits(s.parts[segment])),
            frozenset(s.places[each] for each in bits(s.tiles[segment])),
            s.ends[segment] if kind_of(s, segment) != FARM else 0,
            s.pennants[segment],
            touched_cities(s, segment) if kind_of(s, segment) == FARM else 0,
        )
        for segment in segments(s)
        if feature_of(s, segment) == segment
    }


def segments(s: Land) -> list[int]:
    """All segments that there are on the table."""
    return [
        tile * SEGMENTS + k
        for tile, face in enumerate(s.faces)
        for k in range(len(FACES[face].kind.segments))
    ]


@settings(max_examples=40)
@given(st.data(), st.integers(0, 10_000), st.integers(2, 86))
def test_the_order_of_the_tiles_does_not_matter(data: st.DataObject, seed: int, tiles: int) -> None:
    s = grown(seed, tiles)
    again = laid_again(s, data.draw(st.permutations(range(len(s.faces)))))
    assert features(again) == features(s)
    assert again.frontier == s.frontier
    assert len(again.cities) == len(s.cities)
    assert set(again.cloisters) == set(s.cloisters)


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(1, 86))
def test_what_is_open_is_found_along_the_frontier(seed: int, tiles: int) -> None:
    s = grown(seed, tiles)
    wanted = [
        segment
        for segment in segments(s)
        if feature_of(s, segment) == segment
        and kind_of(s, segment) in (CITY, ROAD)
        and s.ends[segment]
    ]
    assert open_features(s) == wanted


@settings(max_examples=30)
@given(st.integers(0, 10_000), st.integers(1, 86))
def test_every_segment_is_found_where_it_lies(seed: int, tiles: int) -> None:
    s = grown(seed, tiles)
    for segment in segments(s):
        assert segment_at(s, *place_and_spot(s, segment)) == segment
        assert s.parts[feature_of(s, segment)] >> segment & 1
        assert feature_of(s, segment) <= segment  # the oldest one names the feature


@given(st.lists(st.integers(0, 7), min_size=2, max_size=6))
def test_the_leaders_of_a_crowd(numbers: list[int]) -> None:
    crowd = sum(number << seat * SEAT_BITS for seat, number in enumerate(numbers))
    assert [count(crowd, seat) for seat in range(len(numbers))] == numbers
    best = max(numbers)
    wanted = [seat for seat, number in enumerate(numbers) if number == best and best]
    assert leaders(crowd, len(numbers)) == wanted


def test_a_follower_put_and_taken_back_leaves_no_trace() -> None:
    scene = Scene()
    scene.play("U", 1, 0)
    before = scene.s.clone()
    put_follower(scene.s, 1, 9)
    put_follower(scene.s, 1, 9)
    assert scene.s.supply == [7, 5]
    take_follower(scene.s, 1, 9)
    assert count(scene.s.standing[9], 1) == 1
    take_follower(scene.s, 1, 9)
    assert scene.s.standing == before.standing == {}
    assert scene.s.followers == before.followers


def test_cloisters_are_watched_until_they_are_complete() -> None:
    scene = Scene()
    scene.play("B", 0, 1)
    assert list(scene.s.cloisters) == [scene.s.places[1]]
    cloister = scene.s.cloisters[scene.s.places[1]]
    assert kind_of(scene.s, cloister) == CLOISTER
    assert scene.s.ends[cloister] == 7
