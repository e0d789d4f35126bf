"""The laws bite: a log that keeps what no longer lies open breaks the law of redaction. [WAL-06]"""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht.game import Walpurgisnacht
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import GIVEN_DOWN
from aquelarre.kernel import Event
from aquelarre.laws import LawBroken
from aquelarre.laws.check import check_games


class NeverForgets(Walpurgisnacht):
    def lies_open(self, s: Night, event: Event) -> bool:
        return True


class KeepsGifts(Walpurgisnacht):
    """As long as the receiver has it, though its giver cannot look at it again."""

    def lies_open(self, s: Night, event: Event) -> bool:
        if event.notice is not GIVEN_DOWN:
            return super().lies_open(s, event)
        return bool(s.down[event.shown[1]] >> event.hidden[0] & 1)


class ForgetsForTheDevil(Walpurgisnacht):
    """All are told to forget early when it is his turn: then they know whose turn it is."""

    def lies_open(self, s: Night, event: Event) -> bool:
        return super().lies_open(s, event) and s.active != s.mephisto


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (NeverForgets, "is said to lie open"),
        (KeepsGifts, "is said to lie open"),
        (ForgetsForTheDevil, "by something that"),
    ],
)
def test_what_no_longer_lies_open_must_be_forgotten(kind: type[Walpurgisnacht], told: str) -> None:
    kind.__module__ = Walpurgisnacht.__module__
    with pytest.raises(LawBroken, match=told) as caught:
        check_games(kind(), ("redaction",), games=8, sample=4)
    assert caught.value.law == "redaction"
