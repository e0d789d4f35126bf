"""A match that begins as another did, up to a step, and goes on by itself."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Dice, catalog
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, fork, load, save
from aquelarre.match.fair import redeal
from aquelarre.match.forking import NoStep, laid_out, steps_of


def finished(game: str, seed: str = "forked", seats: int | None = None) -> Match[Any]:
    """A game played at random to its end."""
    kind = find(game)
    match: Match[Any] = Match(kind, seats or max(3, kind.least_seats), seed=seed)
    return played_on(match, seed)


def played_on(match: Match[Any], seed: str) -> Match[Any]:
    dice = Dice(f"{seed} players")
    while not match.over:
        seat = match.asked[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


def players(match: Match[Any]) -> list[Player]:
    return [Player("Ana"), *(Player("", "guide") for _ in range(match.seats - 1))]


@pytest.mark.parametrize("game", catalog.names())
def test_it_stands_where_the_other_stood_and_hides_what_it_hid(game: str) -> None:
    """Whatever was dealt by then is where it was: the fingerprint is made of all that is true."""
    match = finished(game)
    ends = steps_of(match.answers, match.nature)
    for step in (0, 1, len(ends) // 2, len(ends) - 2):
        before = match.at(ends[step])
        new = fork(match, step, players=players(match), seed="other")
        assert new.answers == match.answers[: ends[step]]
        assert new.fingerprint() == before.fingerprint()
        assert [each.whole().values for each in new.events] == [
            each.whole().values for each in before.events
        ]
        assert not new.over


@pytest.mark.parametrize("game", catalog.names())
def test_what_the_first_game_had_in_store_does_not_simply_come_again(game: str) -> None:
    """The players answer as they did, as far as they can: chance goes its own way."""
    match = finished(game)
    ends = steps_of(match.answers, match.nature)
    later = [n for n, (seat, _) in enumerate(match.answers) if seat == match.nature and n > ends[0]]
    assert later, "nothing is left to chance after the first deal: another game, please"
    other = 0
    for number in range(8):
        new = fork(match, 0, players=players(match), seed=f"other {number}")
        for seat, action in match.answers[ends[0] :]:
            if seat == match.nature:
                continue
            if new.over or action not in new.state.options(seat) + new.state.asides(seat):
                break
            new.play(seat, action)
        other += new.answers != match.answers
    assert other >= 4
    assert len({fork(match, 0, players=players(match)).seed for _ in range(3)}) == 3


def test_it_can_be_saved_and_says_what_was_taken_over() -> None:
    match = finished("carcassonne")
    new = fork(match, 10, players=players(match), seed="other")
    given = laid_out(new.answers, new.nature)
    played_on(new, "on")
    again = load(save(new))
    assert again.answers == new.answers
    assert list(again.stacked) == given
    assert redeal(again, len(given)).wrong == []
    assert redeal(again, len(given)).given == len(given)
    assert redeal(again).wrong, "what was taken over does not come of this seed"
    assert match.answers == finished("carcassonne").answers, "the original is untouched"


def test_a_running_fork_goes_on_from_its_file() -> None:
    match = finished("walpurgisnacht")
    new = fork(match, 5, players=players(match), seed="other")
    again = load(save(new))
    again.resumed(again.seed)
    assert played_on(again, "on").answers == played_on(new, "on").answers


@pytest.mark.parametrize("step", [-1, 10_000])
def test_there_is_no_such_step(step: int) -> None:
    match = finished("carcassonne")
    with pytest.raises(NoStep) as found:
        fork(match, step, players=players(match))
    assert found.value.values["last"] == len(steps_of(match.answers, match.nature)) - 2


def test_nobody_plays_on_after_the_end() -> None:
    match = finished("carcassonne")
    last = len(steps_of(match.answers, match.nature)) - 1
    with pytest.raises(NoStep):
        fork(match, last, players=players(match))
    fork(match, last - 1, players=players(match))
