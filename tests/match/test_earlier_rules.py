"""A game keeps earlier rules for those that began by them: they go on as they began."""

from __future__ import annotations

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Action, Seat
from aquelarre.match import Match, load, save, saved
from aquelarre.match.replaying import replayed


class Changed(Template):
    """From version 3 on nobody may swap; games that began by version 2 go on by it."""

    rules_version = 3
    oldest_rules = 2


GAME = Changed()


@pytest.fixture(autouse=True)
def changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule asks by which version it is played; files of the template are read with it."""
    before = Choose.options

    def options(self: Choose, s: TemplateState, seat: Seat) -> list[Action]:
        found = before(self, s, seat)
        return found if s.rules < 3 else [each for each in found if each != SWAP.at()]

    monkeypatch.setattr(Choose, "options", options)
    monkeypatch.setattr(saved, "find", lambda key, edition="": GAME)


def begun(rules: int | None = None) -> Match[TemplateState]:
    return Match(GAME, 2, seed="brocken", rules=rules)


def test_a_new_game_is_played_by_todays_rules() -> None:
    match = begun()
    assert match.rules == 3
    assert [option.verb for option in match.options(0)] == ["keep", "show"]


def test_a_kept_version_goes_on_and_an_older_one_goes_on_by_the_oldest() -> None:
    assert [GAME.played_by(version) for version in (1, 2, 3)] == [2, 2, 3]
    assert [Template().played_by(version) for version in (0, 1)] == [1, 1]


def test_a_saved_game_goes_on_as_it_began_and_is_saved_so_again() -> None:
    match = begun(2)
    match.play(0, SWAP.at())
    again = load(save(match))
    assert again.rules == 2
    assert '"rules":2' in save(again)
    assert SWAP.at() in [option.action for option in again.options(1)]
    assert again.at(len(again.answers)).rules == 2
    again.play(1, SWAP.at())
    assert load(save(again)).fingerprint() == again.fingerprint()


def test_a_copy_in_somebodys_head_is_played_by_the_same_rules() -> None:
    state = begun(2).state
    assert state.clone().rules == 2
    assert SWAP.at() in state.clone().options(0)


def test_stored_answers_are_given_again_by_the_rules_that_were_noted() -> None:
    match = begun(2)
    match.play(0, SWAP.at())
    box = GAME, 2, match.settings, "brocken", match.players
    assert replayed(*box, match.answers, rules=2).whole
    found = replayed(*box, match.answers)
    assert found.refusal is not None
    assert found.match.options(0)[0].action == KEEP.at()
