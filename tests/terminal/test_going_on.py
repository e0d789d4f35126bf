"""Who can do nothing but go on is not asked at the device: the game goes on."""

from __future__ import annotations

from typing import Any

from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player

ABLE, UNABLE = ("C25", "C06", "C07"), ("C10", "C06", "C07")  # two cards could be drawn, or not


def acting(cards: tuple[str, ...]) -> Match[Any]:
    """Ana has both actions before her; Beto could help at once in his turn."""
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").tile("BA", "fever", crisis=1)
    players = [Player("Ana"), Player("Beto")]
    match = Match(find("discworld_witches"), 2, seed=1, players=players)
    match.state = scene.hand(0, *cards).hand(1, "C02").acting().s
    match.events.clear()
    match._gather()
    return match


def test_the_turn_ends_without_a_question_for_who_has_nothing_to_play(seated: Any) -> None:
    console = seated(acting(UNABLE), ["", 1, 1, ""])
    _, ana, beto = console.sessions
    assert not any("end your turn" in line for line in ana)
    assert beto[0] == "Hand the device to Beto. Nobody else may look now."


def test_who_has_something_to_play_is_asked(seated: Any) -> None:
    console = seated(acting(ABLE), ["", 1, 1, 1, ""])
    _, ana, beto = console.sessions
    assert any("end your turn" in line for line in ana)
    assert beto[0] == "Hand the device to Beto. Nobody else may look now."
