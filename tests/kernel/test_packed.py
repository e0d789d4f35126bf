"""A position that is packed goes on as it was: so it comes to a process that thinks."""

from __future__ import annotations

import pytest

from aquelarre.kernel import Action, Dice, Seat, State, members
from aquelarre.kernel.catalog import find, names
from aquelarre.kernel.packing import packed, unpacked
from aquelarre.match import Match
from aquelarre.match.fingerprint import fingerprint

EVERY = 29  # answers between two looks
AHEAD = 60  # answers that are given after it was unpacked
LOOKS = 8


def goes_on_packed(game: str, seed: str) -> int:
    """Play a game at random. Now and then it is cloned and packed, and both are played on with the
    same answers; how often."""
    rules = find(game)
    state: State = Match(rules, rules.most_seats, seed=seed).state.clone()
    dice, looks = Dice(seed), 0
    while state.owed and looks < LOOKS:
        looks += 1
        twin, again = state.clone(), unpacked(packed(state))
        ahead = Dice(f"{seed} {looks}")
        for _ in range(AHEAD):
            assert fingerprint(rules, again) == fingerprint(rules, twin), (game, looks)
            if not twin.owed:
                break
            seat, action = chosen(twin, ahead)
            twin.answer(seat, action)
            again.answer(seat, action)
        for _ in range(EVERY):
            if state.owed:
                state.answer(*chosen(state, dice))
    return looks


def chosen(state: State, dice: Dice) -> tuple[Seat, Action]:
    """Somebody who is asked, nature too, and one of the answers."""
    asked = members(state.asked)
    seat = asked[dice.below(len(asked))]
    options = state.options(seat)
    return seat, options[dice.below(len(options))]


@pytest.mark.parametrize("game", names())
def test_it_goes_on(game: str) -> None:
    assert goes_on_packed(game, "packed") > 2
