"""Who wins: BRU-06, BRU-07, BRU-08, BRU-30, and games that would never end (A19)."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene


def is_over(scene: Scene) -> bool:
    return scene.s.over


def burnt(sides: str, *victims: int, **settings: int) -> Scene:
    """Seat 0 brings them to the stake, one after the other."""
    scene = Scene(sides, None, **settings)
    for number, victim in enumerate(victims):
        name = f"J1{'abcdefgh'[number]}"
        scene.hold(0, name).burn(0, name, victim)
    return scene


@pytest.mark.rule("BRU-06")
def test_villagers_win_when_every_witch_is_burnt() -> None:
    scene = burnt("vwvwv", 1)
    assert not is_over(scene)
    scene.hold(0, "J1h").burn(0, "J1h", 3)
    assert is_over(scene)
    assert GAME.view(scene.s, -1)["winner"] == "villagers"
    assert GAME.returns(scene.s) == [1, -1, 1, -1, 1]


@pytest.mark.rule("BRU-06")
def test_witches_win_when_they_outnumber_the_villagers_and_not_before() -> None:
    scene = burnt("wwvvv", 2)
    assert not scene.s.over, "two against two"
    scene.hold(0, "J1h").burn(0, "J1h", 3)
    assert GAME.view(scene.s, -1)["winner"] == "witches"
    assert scene.last("witches_win") == {"count": 2, "total": 1}


@pytest.mark.rule("BRU-07")
def test_one_witch_among_the_last_two_wins() -> None:
    scene = burnt("wvv", 1)
    assert scene.s.over
    assert GAME.returns(scene.s) == [1, -1, -1]
    assert scene.told("two_left")


@pytest.mark.rule("BRU-08")
def test_the_dead_win_with_their_side() -> None:
    scene = burnt("vwvv", 2, 1)
    assert GAME.view(scene.s, -1)["winner"] == "villagers"
    assert GAME.returns(scene.s)[2] == 1, "burnt, and a villager"
    assert GAME.returns(scene.s)[1] == -1


@pytest.mark.rule("BRU-06")
def test_at_the_end_all_sides_and_hands_are_shown() -> None:
    scene = burnt("wvv", 1)
    for seat in (-1, 1, 2):
        view = GAME.view(scene.s, seat)
        assert [player["side"] for player in view["players"]] == ["witches", *["villagers"] * 2]
        assert all(player["cards"] is not None for player in view["players"])


@pytest.mark.rule("BRU-30")
def test_with_random_sides_villagers_do_not_learn_that_all_witches_are_burnt() -> None:
    scene = burnt("vwwvv", 1, 2, random_sides=1)
    assert not is_over(scene), "no witch is left, but nobody can know"
    scene.hold(0, "J1h").burn(0, "J1h", 3)
    assert is_over(scene), "two are left"
    assert GAME.view(scene.s, -1)["winner"] == "villagers"


@pytest.mark.rule("BRU-30")
def test_with_random_sides_a_witch_among_the_last_two_wins() -> None:
    scene = burnt("vwvvv", 2, 3, 4, random_sides=1)
    assert GAME.view(scene.s, -1)["winner"] == "witches"


@pytest.mark.rule("BRU-10")
def test_a_limited_game_ends_without_winner_after_a_year() -> None:
    for limit in (1, 0):
        scene = Scene("wvvv", limit=limit)
        scene.s.week = 52
        scene.rest_of_week()
        while not scene.s.over and scene.s.week == 52:
            scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
            scene.nature()
        assert scene.s.over == bool(limit)
        if limit:
            assert GAME.view(scene.s, 0)["winner"] == "nobody"
            assert GAME.returns(scene.s) == [0, 0, 0, 0]


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize(("week", "limit", "allowed"), [(39, 1, 1), (40, 1, 0), (40, 0, 1)])
def test_from_week_forty_no_counter_trials(week: int, limit: int, allowed: int) -> None:
    scene = Scene("wvvv", limit=limit).hold(0, "J1a").hold(1, "C2a").hold(3, "C1a")
    scene.s.week = week
    scene.trial(0, "J1a", 1)
    assert len(scene.options(verbs.COUNTER, 1)) == allowed
    assert len(scene.options(verbs.COUNTER, 3)) == allowed
    assert GAME.view(scene.s, 2)["effects"]["no_counter_trials"] != allowed
