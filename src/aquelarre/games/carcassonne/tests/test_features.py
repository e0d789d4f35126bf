"""The features of a landscape as data: from a view alone, and as the rules have them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aquelarre.bots import bot
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.rules.crop_circles import ALL_SIX
from aquelarre.kernel import WATCHER, Dice
from aquelarre.match import Match

Features = list[dict[str, Any]]


def middle(seed: str, answers: int) -> Match[Any]:
    """A game among three who answer at random, with both expansions, after so many answers."""
    match: Match[Any] = Match(GAME, 3, {"crop_circles": ALL_SIX}, seed=seed)
    players = [bot("random", Dice(f"{seed} {seat}")) for seat in range(3)]
    while not match.over and len(match.answers) < answers:
        seat = match.asked[0]
        match.play(seat, players[seat].answer(match.window(seat)))
    return match


@pytest.mark.parametrize(("seed", "answers"), [("a", 20), ("b", 80), ("c", 160), ("d", 999)])
def test_what_pages_are_told_of_features_is_the_same_here(seed: str, answers: int) -> None:
    view = middle(seed, answers).view(WATCHER)
    features = GAME.features(view)
    for shown in view["features"]:
        where = {"place": shown["place"], "spot": shown["spot"]}
        (here,) = [each for each in features if where in each["segments"]]
        assert [here[fact] for fact in ("feature", "complete", "followers", "points")] == [
            shown[fact] for fact in ("feature", "complete", "followers", "points")
        ]
        if shown["feature"] != "cloister":  # a cloister scores its neighbours too
            assert sorted(here["places"]) == sorted(shown["places"])
    standing = sum(sum(each["followers"]) for each in features)
    assert standing == sum(each["count"] for each in view["followers"])


@pytest.mark.parametrize(("seed", "answers"), [("a", 20), ("c", 160)])
def test_every_segment_is_in_one_feature(seed: str, answers: int) -> None:
    view = middle(seed, answers).view(WATCHER)
    kinds = {tile["label"]: tile for tile in GAME.pieces()["tile"]}
    expected = {
        (tile["place"], segment["spots"][tile["rotation"]])
        for tile in view["tiles"]
        for segment in kinds[tile["tile"]]["segments"]
    }
    found = Counter(
        (segment["place"], segment["spot"])
        for feature in GAME.features(view)
        for segment in feature["segments"]
    )
    assert set(found) == expected
    assert set(found.values()) == {1}


def test_a_feature_is_complete_when_nothing_is_open() -> None:
    features = GAME.features(middle("c", 160).view(WATCHER))
    assert {each["feature"] for each in features} == {"city", "road", "farm", "cloister"}
    for each in features:
        if each["feature"] != "farm":
            assert each["complete"] == (not each["open"])
    assert any(each["complete"] for each in features)


def test_the_start_tile_alone() -> None:
    match: Match[Any] = Match(GAME, 2, scripted=True)
    city, road, north, south = GAME.features(match.view(0))
    assert city["open"] == [{"place": "0,0", "side": "N"}]
    assert [edge["side"] for edge in road["open"]] == ["E", "W"]
    assert [edge["side"] for edge in north["open"]] == ["E", "W"]
    assert [edge["side"] for edge in south["open"]] == ["E", "S", "W"]
    assert (city["points"], road["points"], south["points"]) == (1, 1, 0)


def test_a_figure_is_named_where_it_stands() -> None:
    for answers in range(40, 200, 20):
        view = middle("c", answers).view(WATCHER)
        placed = sum(at is not None for at in view["figures"])
        named = [name for each in GAME.features(view) for name in each["figures"]]
        assert len(named) == placed
        if placed:
            assert set(named) <= {"mage", "witch"}
            return
    raise AssertionError("no figure was ever placed")
