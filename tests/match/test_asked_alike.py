"""Games of earlier rules, which did not ask who could only go on: their answers lead to the same
end when the table goes on for those."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import SILENT, Dice, catalog
from aquelarre.match import Match, Player
from aquelarre.match.replaying import replayed


def as_before(seats: int, seed: int) -> tuple[Match[Any], list[tuple[int, int]]]:
    """A game of Discworld, and its answers as the earlier rules would have kept them."""
    match = Match(catalog.find("discworld_witches"), seats, seed=seed)
    dice = Dice(f"as before {seed}")
    alone: set[int] = set()  # the places of answers that were not asked for
    while not match.over:
        seat = match.asked[0]
        options = match.state.options(seat)
        going = match.state.goes_on(seat)
        if going != SILENT:
            alone.add(len(match.answers))
        match.play(seat, options[dice.below(len(options))])
    return match, [each for n, each in enumerate(match.answers) if n not in alone]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_answers_of_earlier_rules_lead_to_the_same_end(seats: int) -> None:
    for seed in range(3):
        match, kept = as_before(seats, seed)
        assert len(kept) < len(match.answers)
        players = [Player() for _ in range(seats)]
        found = replayed(match.game, seats, {}, match.seed, players, kept, older=True)
        assert found.whole
        assert found.match.answers == match.answers
        assert found.match.view(-1) == match.view(-1)
        for count in (len(kept) // 3, len(kept) // 2):  # a game that is going on
            early = replayed(match.game, seats, {}, match.seed, players, kept[:count], older=True)
            assert early.whole
            assert early.match.answers == match.answers[: len(early.match.answers)]
