"""A game as a row of decisions: the same as in the arena, silence included, and nothing leaks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aquelarre import find
from aquelarre.bots.playing import play_out
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel import SILENT, Action, Dice, Game, Window
from aquelarre.lab.environments.table import Table, usual_seats
from aquelarre.laws.position import position


def finish(table: Table, chance: Random, most: int = 400) -> None:
    """Play on at random; who may speak up mostly keeps silent."""
    while not table.ended and most:
        quiet = table.floor and chance.random() < 0.8
        table.act(SILENT if quiet else chance.choice(table.options))
        most -= 1


class Steady:
    """A bot without dice: what it answers depends on how many options there are."""

    def answer(self, window: Window[Any]) -> Action:
        parts = window.partial()
        whole = [action for action in window.options() if action not in parts]
        if not whole:  # the first part: taking back has the later numbers, and would never end
            return window.options()[0]
        return whole[len(whole) * 7 // 8 % len(whole)]

    def aside(self, window: Window[Any]) -> Action | None:
        asides = window.asides()
        return asides[len(asides) // 2] if len(asides) % 5 == 1 else None


def test_bots_play_the_same_game_as_in_the_arena(game: Game[Any]) -> None:
    """Same order of polls and answers, same dice: the same end."""
    seats, bot = usual_seats(game), Steady()
    table = Table(game, seats, dice=Dice("nature"))
    windows = [Window(game, table.state, seat) for seat in range(seats)]
    while not table.ended:
        window = windows[table.seat]
        said = bot.aside(window) if table.floor else bot.answer(window)
        table.act(SILENT if said is None else said)
    other = game.start(seats)
    play_out(game, other, [bot] * seats, Dice("nature"))
    assert position(table.state) == position(other)
    assert table.returns() == game.returns(other)


def test_each_seat_is_polled_once_before_the_answers() -> None:
    table = Table(TEMPLATE, 3, dice=Dice(1))
    asked = []
    while not table.ended:
        asked.append((table.seat, table.floor, list(table.options)))
        table.act(SILENT if table.floor else KEEP.at())
    polls = [(seat, True, [SHOW.at()]) for seat in range(3)]
    assert asked == polls + [(seat, False, [KEEP.at(), SWAP.at()]) for seat in range(3)]


def test_after_an_aside_that_opens_the_question_anew_all_are_polled_again() -> None:
    table = Table(TEMPLATE, 3, dice=Dice(1))
    assert (table.seat, table.floor) == (0, True)
    table.act(SILENT)
    assert (table.seat, table.floor) == (1, True)
    table.act(SHOW.at())  # everybody decides anew, and seat 1 has nothing more to show
    asked = []
    while table.floor:
        asked.append(table.seat)
        table.act(SILENT)
    assert asked == [0, 2]


def test_earlier_answers_to_the_same_question_are_invisible() -> None:
    """What the second seat of a draft sees does not depend on what the first has picked."""
    game = find("new_salem")
    seen = []
    for choice in (0, 1):
        table = Table(game, 3, dice=Dice("draft"), listen=True)
        assert table.seat == 0
        assert len(set(table.options)) > 1
        table.act(table.options[choice])
        assert table.seat == 1
        seen.append((table.view(1), table.options, table.information(1)))
    assert seen[0] == seen[1]


def test_parts_of_an_answer_are_never_taken_back() -> None:
    """Las Brujas' gifts: what is laid stays laid, so an answer comes to its end."""
    game, chance = find("las_brujas"), Random(4)
    met = 0
    for number in range(3):
        table = Table(game, 4, {"claims": 0}, dice=Dice(number))
        while not table.ended and table.decisions < 1500:
            verbs = {game.describe(action).verb for action in table.options}
            assert "take_back" not in verbs
            met += "give" in verbs and "ready" in verbs
            table.act(SILENT if table.floor else chance.choice(table.options))
    assert met > 0


def test_a_limit_breaks_the_game_off_and_nobody_has_won() -> None:
    table = Table(find("walpurgisnacht"), 3, dice=Dice(2), limit=5)
    finish(table, Random(1))
    assert (table.decisions, table.stopped, table.over, table.seat) == (5, True, False, -1)
    assert table.returns() == [0.0] * 3


def test_copies_are_independent(game: Game[Any]) -> None:
    table = Table(game, usual_seats(game), dice=Dice(5), listen=True)
    finish(table, Random(5), 12)
    before = position(table.state), table.information(table.seat)
    copy = table.clone()
    assert (position(copy.state), copy.information(table.seat)) == before
    finish(copy, Random(6), 12)
    assert (position(table.state), table.information(table.seat)) == before
    assert copy.decisions == table.decisions + 12


def test_what_will_happen_is_no_part_of_an_imagined_game() -> None:
    """The same answers lead to the same game in a copy, and elsewhere in a game that is imagined:
    the tiles of Carcassonne still to be drawn."""
    table = Table(find("carcassonne"), 2, dice=Dice(1))
    drawn = []
    for other in (table.clone(), table.clone(), table.imagined(table.seat, Dice(2))):
        finish(other, Random(1), 30)
        drawn.append(other.view(0)["tiles"])
    assert drawn[0] == drawn[1] != drawn[2]


def test_options_beyond_the_most_are_left_out_and_counted(monkeypatch: Any) -> None:
    game = find("carcassonne")
    whole = Table(game, 2, dice=Dice(3))
    monkeypatch.setattr(type(game), "most_options", 2)
    table = Table(game, 2, dice=Dice(3))
    assert (table.options, table.cut) == (whole.options[:2], len(whole.options) - 2)


def test_no_title_has_more_options_than_it_says(game: Game[Any]) -> None:
    chance = Random(8)
    table = Table(game, game.most_seats, dice=Dice(8))
    while not table.ended and table.decisions < 400:
        assert table.cut == 0
        table.act(SILENT if table.floor and chance.random() < 0.5 else chance.choice(table.options))


@pytest.mark.deep
def test_no_title_has_more_options_than_it_says_in_many_games(game: Game[Any]) -> None:
    chance = Random(9)
    for number in range(60):
        seats = chance.randint(game.least_seats, game.most_seats)
        table = Table(game, seats, dice=Dice(number))
        while not table.ended and table.decisions < 4000:
            assert table.cut == 0
            quiet = table.floor and chance.random() < 0.5
            table.act(SILENT if quiet else chance.choice(table.options))
