"""Bots that listen: they hear what their seat is told, from the start, and others pay nothing."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import pytest

from aquelarre.bots import BotFailed, GuideBot, Heard, RandomBot
from aquelarre.bots.arena import Study, play_game
from aquelarre.bots.guarded import guarded
from aquelarre.bots.named import listening
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import Bot, listens
from aquelarre.kernel import Dice, Told, Window
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match


class Rememberer(RandomBot):
    """Keeps what it hears, and what it had heard whenever it was asked."""

    __slots__ = ("ended", "games", "told")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.told: list[Told] = []
        self.games: set[str] = set()
        self.ended: list[float] = []

    def hear(self, window: Window[Any], heard: Heard) -> None:
        assert heard.told, "nothing new is no news"
        assert heard.since == len(self.told)
        self.told[heard.since :] = heard.told
        self.games.add(heard.game)

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        self.ended = list(returns)


class Wild(GuideBot):
    def hear(self, window: Window[Any], heard: Heard) -> None:
        raise RuntimeError("too much")


@pytest.mark.parametrize("name", names())
def test_a_bot_hears_all_that_its_seat_is_told(name: str) -> None:
    game = find(name)
    n = game.least_seats
    bots = [Rememberer(Dice(seat)) for seat in range(n)]
    state = game.start(n, listen=True)
    play_out(game, state, bots, Dice("nature"), name="a game")
    assert state.news
    for seat, each in enumerate(bots):
        assert each.told == [event.heard_by(seat) for event in state.news]
        assert each.games == {"a game"}
        assert each.ended == game.returns(state)


def test_a_bot_in_a_study_hears_what_came_before_it_sat_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The deal, too: teams are looked at before anybody is seated."""
    game = find("walpurgisnacht")
    made: list[Rememberer] = []

    def player(kind: str, dice: Dice) -> Bot:
        made.append(Rememberer(dice))
        return made[-1]

    monkeypatch.setattr("aquelarre.bots.seating.bot", player)
    monkeypatch.setattr("aquelarre.bots.arena.listening", lambda kind, game: True)
    study = Study(game.key, 4, game.check(4, {}), ["random"], seed=1, sides=False)
    played = play_game(game, study, 0, Dice(1))
    dealt = game.start(4, listen=True)
    let_nature_answer(dealt, Dice(1).child("nature"))
    whole = dealt.news
    assert whole
    for seat, each in enumerate(made):
        assert each.told[: len(whole)] == [event.heard_by(seat) for event in whole]
        assert len(each.told) > len(whole)
    assert [each.games for each in made] == [made[0].games] * 4
    assert made[0].ended == played.returns


@pytest.mark.parametrize("name", names())
def test_listening_changes_no_game(name: str) -> None:
    game = find(name)
    n = game.least_seats

    def played(kind: type[RandomBot]) -> tuple[list[float], int]:
        state = game.start(n)
        given = play_out(game, state, [kind(Dice(seat)) for seat in range(n)], Dice("nature"))
        return game.returns(state), given

    assert played(Rememberer) == played(RandomBot)


def test_where_nobody_listens_no_events_are_kept() -> None:
    game = find("walpurgisnacht")
    state = game.start(4)
    play_out(game, state, [RandomBot(Dice(seat)) for seat in range(4)], Dice(0))
    assert state.news is None


@pytest.mark.parametrize("name", names())
def test_a_guide_listens_where_the_game_says_that_it_remembers(name: str) -> None:
    game = find(name)
    n = game.least_seats
    guides = [GuideBot(Dice(seat)) for seat in range(n)]
    assert [listens(guide, game) for guide in guides] == [game.remembers] * n
    assert listening("guide", game) is game.remembers
    state = game.start(n)
    play_out(game, state, guides, Dice(0))
    assert (state.news is not None) is game.remembers
    assert all(bool(guide.told) is game.remembers for guide in guides)


def test_a_copy_of_a_guide_remembers_as_much() -> None:
    guide = GuideBot(Dice(0))
    guide.hear(Match(find("new_salem"), 4, seed=1).window(0), Heard(0, [Told("x", "", {}, False)]))
    copy = deepcopy(guide)
    assert copy.told == guide.told
    copy.told.clear()
    assert guide.told


def test_a_study_by_sides_in_which_sides_come_late_is_heard_by_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("las_brujas")
    made: list[Rememberer] = []

    def player(kind: str, dice: Dice) -> Bot:
        made.append(Rememberer(dice))
        return made[-1]

    monkeypatch.setattr("aquelarre.bots.seating.bot", player)
    monkeypatch.setattr("aquelarre.bots.arena.listening", lambda kind, game: True)
    seats = game.least_seats
    study = Study(game.key, seats, game.check(seats, {}), ["random", "guide"], seed=1, sides=True)
    play_game(game, study, 0, Dice(1))
    assert all(each.told and each.ended for each in made)


def test_a_bot_that_fails_while_it_listens_is_named() -> None:
    bot = guarded("owls:Wild", Wild(Dice(0)))
    assert listens(bot)
    assert not listens(guarded("owls:Owl", RandomBot(Dice(0))))
    game = find("_template")
    with pytest.raises(BotFailed, match="too much"):
        play_out(game, game.start(2), [bot, RandomBot(Dice(1))], Dice(0))


def test_an_answer_in_a_window_is_unknown_to_nobody_else() -> None:
    """What is heard is what `Event.heard_by` says: others' hidden values are not in it."""
    game = find("walpurgisnacht")
    bots = [Rememberer(Dice(seat)) for seat in range(4)]
    state = game.start(4, listen=True)
    play_out(game, state, bots, Dice(2))
    assert state.news is not None
    secret = [number for number, event in enumerate(state.news) if event.hidden]
    assert secret
    for number in secret:
        event = state.news[number]
        for seat, each in enumerate(bots):
            assert each.told[number].known == event.known_to(seat)


def test_the_window_says_how_many_play_and_by_which_options() -> None:
    game = find("_template")
    state = game.start(3, {"showing": 0})
    window: Window[Any] = Window(game, state, 1)
    assert (window.seats, window.settings) == (3, {"showing": 0})
    window.settings["showing"] = 1
    assert window.settings == {"showing": 0}
