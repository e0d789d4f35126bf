"""Refusals drawn at random, to be read: each is one, and said in both languages."""

from __future__ import annotations

import pytest

from aquelarre.kernel.catalog import find, names
from refusals import drawn, told


@pytest.mark.parametrize("key", names())
def test_what_is_drawn_is_refused_and_has_a_reason(key: str) -> None:
    game = find(key)
    found = list(drawn(game, 6, "brocken"))
    assert len(found) == 6
    for number, refused in enumerate(found, 1):
        assert refused.why.rule in game.rules
        assert refused.match.why_not(refused.seat, refused.thing) == refused.why
        text = told(number, refused)
        assert text.count(f"[{refused.why.rule} {refused.why.case}]") == 2
        assert ("? [" in text) == refused.general


def test_the_same_seed_draws_the_same() -> None:
    game = find("walpurgisnacht")
    once, again = ([told(0, each) for each in drawn(game, 4, "harz")] for _ in range(2))
    assert once == again
