"""What a page is told of a game without a board, and of one that fails to show itself."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Seat, View
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.server import frames, plain
from aquelarre.server.standing import standpoint

NO_BOARD = find("_template")


def started(game: Any, seats: int = 3) -> Match[Any]:
    players = [Player(f"P{seat}") for seat in range(seats)]
    return Match(game, seats, seed="a seed", players=players)


def test_a_game_without_a_board_is_told_in_lines_of_each_language() -> None:
    lines = frames.position(started(NO_BOARD), 1)["lines"]
    assert lines.keys() == {"es", "en"}
    assert lines["es"] != lines["en"]
    assert len(lines["es"]) == len(lines["en"]) > 3


def test_players_are_named_by_the_page() -> None:
    text = "\n".join(frames.position(started(NO_BOARD), 1)["lines"]["en"])
    assert all(chr(plain.FIRST_NAME + seat) in text for seat in (0, 2))
    assert "P0" not in text


@pytest.mark.parametrize("key", ["carcassonne", "walpurgisnacht"])
def test_a_game_with_a_board_is_sent_no_lines(key: str) -> None:
    game = find(key)
    assert "lines" not in frames.position(started(game, game.least_seats), 0)


def failing(part: str) -> Any:
    """The same game, with a part that raises."""

    class Fails(type(NO_BOARD)):  # type: ignore[misc]
        key = "failing_game"
        __module__ = type(NO_BOARD).__module__  # its texts lie there

        def view(self, s: Any, seat: Seat) -> View:
            if part == "view":
                raise RuntimeError("no view today")
            return dict(super().view(s, seat))

        def draw(self, view: View, say: Any) -> list[str]:
            if part == "draw":
                raise RuntimeError("no lines today")
            return list(super().draw(view, say))

    return Fails()


@pytest.mark.parametrize("part", ["view", "draw"])
def test_what_fails_is_left_out_and_the_host_is_told_of_the_game(
    part: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = started(failing(part))
    position = frames.position(match, 0)
    assert (position["view"] is None) == (part == "view")
    assert "lines" not in position
    assert position["question"] is not None
    assert "failing_game" in caplog.text
    assert "today" in caplog.text
    for _ in range(50):  # with every update, and for everybody who comes
        frames.position(match, 0)
    assert len(caplog.records) == 1, "the host is told once"


def test_a_table_whose_view_fails_is_kept_without_a_fingerprint() -> None:
    assert standpoint(started(failing("view"))).position == ""
    assert standpoint(started(NO_BOARD)).position != ""


def test_an_open_game_whose_view_fails_shares_none() -> None:
    game = find("carcassonne")

    class Fails(type(game)):  # type: ignore[misc]
        __module__ = type(game).__module__

        def view(self, s: Any, seat: Seat) -> View:
            raise RuntimeError("no view today")

    match = started(game, 2)
    match.game = Fails()
    assert frames.open_view(match) is None
