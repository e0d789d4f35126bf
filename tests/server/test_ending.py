"""What a page is told when a game is over, for the statistics of its device."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.bots.simple import GuideBot
from aquelarre.bots.through import play_through
from aquelarre.games.carcassonne.game import Carcassonne
from aquelarre.kernel import WATCHER, Dice, Seat
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.server import frames, plain
from aquelarre.words import LANGUAGES, Words

ENDINGS = {
    "carcassonne": {"points"},
    "discworld_witches": {"role", "points"},
    "las_brujas": {"sides", "role"},
    "new_salem": {"sides", "role", "points"},
    "walpurgisnacht": {"sides", "role"},
}
OURS = {"sides", "role", "points", "together"}


def finished(key: str, **settings: int) -> Match[Any]:
    game = find(key)
    match = Match(game, max(3, game.least_seats), settings, seed="the end")
    play_through(match, [GuideBot(Dice(str(seat))) for seat in range(match.seats)])
    return match


@pytest.mark.parametrize("key", ENDINGS)
def test_each_seat_is_told_who_it_was_and_the_others_are_not(key: str) -> None:
    match = finished(key)
    told = [frames.position(match, seat) for seat in range(match.seats)]
    assert {name for each in told for name in each} & OURS == ENDINGS[key]
    for seat, each in enumerate(told):
        if "points" in each:
            assert each["points"] == list(match.game.points(match.state))
        if "role" in each:
            kind, label = each["role"]
            assert match.game.role(match.state, seat) == (kind, match.game.thing(kind, label))
            for lang in LANGUAGES:
                assert Words(lang, match.game, strict=True).say(f"{kind}-{label}")
    assert "role" not in frames.position(match, WATCHER)


def test_the_devil_is_one_of_them() -> None:
    match = finished("walpurgisnacht")
    roles = [frames.position(match, seat).get("role") for seat in range(match.seats)]
    assert [role for role in roles if role] == [["card", "W00"]]


@pytest.mark.parametrize("key", ENDINGS)
def test_nothing_of_it_before_the_end(key: str) -> None:
    game = find(key)
    match = Match(game, game.least_seats + 1, seed="the end")
    for seat in (WATCHER, 0):
        assert not OURS & frames.position(match, seat).keys()


def test_together() -> None:
    assert frames.position(finished("discworld_witches", mode=1), 0)["together"] is True


def test_a_game_that_fails_to_tell_takes_nothing_down() -> None:
    class Fails(Carcassonne):
        def role(self, s: Any, seat: Seat) -> tuple[str, int] | None:
            raise RuntimeError("nobody today")

    match = finished("carcassonne")
    match.game = Fails()
    assert plain.ending(match, 0) == {"points": match.game.points(match.state)}
