"""The law of same games lets bots play as they do at a table: those that listen are told all."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre import find
from aquelarre.bots.simple import GuideBot
from aquelarre.kernel import Window
from same_games import digest_of


def test_guides_hear_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Protects the law: a guide that hears nothing weighs fewer worlds, and all of them alike."""
    told: list[int] = []
    hear = GuideBot.hear

    def listening(self: GuideBot, window: Window[Any], heard: Any) -> None:
        told.append(len(heard.told))
        hear(self, window, heard)

    monkeypatch.setattr(GuideBot, "hear", listening)
    digest_of(find("walpurgisnacht"), "guide", 2)
    assert sum(told) > 100


def test_the_same_number_is_the_same_game() -> None:
    game = find("walpurgisnacht")
    digests = [digest_of(game, "random", number) for number in (0, 1, 2, 0)]
    assert digests[0] == digests[3]
    assert len(set(digests)) == 3
