"""Every game keeps every law, with every number of seats. (What is written is checked by
`test_laws.py` of each game.)

The fast lane plays some hundred games with every number of seats, fewer where games are long, and
looks closely, at as many pairs of positions, too, with the fewest, the most and a middle number;
`./test --deep` plays ten thousand, and looks at two thousand pairs for each number of seats.
"""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Dice, Game, catalog
from aquelarre.laws import LAWS, check_games, check_random_game
from aquelarre.laws.redaction import check_secrets
from aquelarre.laws.walk import tables, walk

NAMES = [*catalog.names(), "_template"]
TABLES = [
    (name, seats)
    for name in NAMES
    for seats in range(catalog.find(name).least_seats, catalog.find(name).most_seats + 1)
]
# Looked at closely in the fast lane: the fewest, the most, and one in the middle.
CLOSE_TABLES = [
    (name, seats)
    for name, seats in TABLES
    if seats in (least := catalog.find(name).least_seats, most := catalog.find(name).most_seats)
    or seats == (least + most) // 2
]
FAST_GAMES, DEEP_GAMES = 600, 10_000  # of each game, over all numbers of seats
FAST_ANSWERS = 10_000  # of each game: where games are long, there are fewer of them
CLOSE_ANSWERS = 300  # for each number of seats, with the costly laws
FAST_PAIRS = 150  # of each game, over all numbers of seats
DEEP_PAIRS = 2_000  # for each number of seats


@pytest.mark.parametrize(("name", "seats"), CLOSE_TABLES)
def test_random_games_keep_the_laws(name: str, seats: int) -> None:
    """The costly laws, too, at one in forty positions of four games, or fewer where games are
    long: beyond eight seats one game has more answers than four smaller ones."""
    game = catalog.find(name)
    answers = 0
    sample = 40 if seats <= 8 else 80
    for settings, seed in settings_for(game, seats, 4):
        given = check_random_game(game, seats, settings, seed, sample=sample)
        assert given > 0
        answers += given
        if answers > CLOSE_ANSWERS:
            break


SAVED = 3  # files of each game in the fast lane


@pytest.mark.parametrize("name", NAMES)
def test_saved_games_come_back(name: str) -> None:
    game = catalog.find(name)
    games = min(SAVED, game.most_seats - game.least_seats + 1)
    check_games(game, ("replay",), games=games, sample=0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_games(name: str, seats: int) -> None:
    play_many(name, seats, FAST_GAMES, sample=0, answers=FAST_ANSWERS)


@pytest.mark.parametrize(("name", "seats"), CLOSE_TABLES)
def test_many_pairs(name: str, seats: int) -> None:
    counts = sum(each == name for each, _ in CLOSE_TABLES)
    compare_pairs(name, seats, FAST_PAIRS // counts + 1)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ten_thousand_games(name: str, seats: int) -> None:
    """Cheap checks at every position, the costly ones at one in a thousand."""
    play_many(name, seats, DEEP_GAMES, sample=1000)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_thousand_pairs_for_each_number_of_seats(name: str, seats: int) -> None:
    compare_pairs(name, seats, DEEP_PAIRS)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_thirty_games_looked_at_closely(name: str, seats: int) -> None:
    game = catalog.find(name)
    for settings, seed in settings_for(game, seats, 30):
        check_random_game(game, seats, settings, seed, sample=3, laws=LAWS)


def play_many(name: str, seats: int, games: int, sample: int, answers: int | None = None) -> None:
    """This number of seats' share of so many random games, or of so many answers in them."""
    game = catalog.find(name)
    left = None if answers is None else share(game, answers)
    for settings, seed in settings_for(game, seats, share(game, games)):
        given = check_random_game(game, seats, settings, seed, sample=sample)
        if left is not None:
            left -= given
            if left <= 0:
                return


def compare_pairs(name: str, seats: int, wanted: int) -> None:
    """Pairs of a position and one that a seat, or a watcher, imagines there: view, options,
    asides, refusals and events are equal, and imagining from either gives the same."""
    game = catalog.find(name)
    found = 0
    dice = Dice(f"pairs {name} {seats}")
    for settings, _ in settings_for(game, seats, 4 * wanted):
        s = game.start(seats, settings, listen=True)
        for _ in walk(game, s, dice):
            if dice.below(8) == 0:
                check_secrets(game, s, dice.below(seats + 1) - 1, dice.child(found))
                found += 1
        if found >= wanted:
            return
    raise AssertionError(f"only {found} pairs of {wanted}")


def share(game: Game[Any], whole: int) -> int:
    return whole // (game.most_seats - game.least_seats + 1) + 1


def settings_for(game: Game[Any], seats: int, games: int) -> list[tuple[dict[str, int], int]]:
    """So many tables with this number of seats; the settings as they come."""
    counts = game.most_seats - game.least_seats + 1
    found = tables(game, games * counts, seed=seats)
    return [(settings, seed) for n, settings, seed in found if n == seats]
