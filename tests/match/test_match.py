"""The checked door: what is refused, how, and that nothing has changed then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.games._template import GAME
from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Deal, Reveal
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DRAW, KEEP, SHOW, SWAP, WON
from aquelarre.kernel import (
    WATCHER,
    Action,
    BadSetting,
    Dice,
    Finished,
    Illegal,
    NotAsked,
    NotClean,
    Refusal,
    Stale,
)
from aquelarre.match import Match, Player, load, save

Game3 = Match[TemplateState]


def dealt(*values: int, scripted: bool = True) -> Game3:
    """A match in which nature was told what to deal."""
    match = Match(GAME, len(values), scripted=True)
    for value in values:
        match.play(match.nature, DEAL.at(value - 1))
    match.scripted = scripted
    return match


def finished() -> Game3:
    match = dealt(2, 5)
    for seat in range(2):
        match.play(seat, KEEP.at())
    return match


def everything(match: Game3) -> object:
    """All that a refusal could have changed."""
    told = [(event.notice.key, event.shown, event.hidden) for event in match.events]
    return match.fingerprint(), list(match.answers), told, match.question, match.asked


# -- refusals ----------------------------------------------------------------------------


def one_dealt() -> Game3:
    match = Match(GAME, 2, scripted=True)
    match.play(match.nature, DEAL.at(5))
    return match


REFUSED: list[tuple[str, Callable[[], Game3], int, int, int | None, type[Refusal], str]] = [
    ("the game is over", finished, 0, KEEP.at(), None, Finished, ""),
    ("the question is closed", lambda: dealt(2, 5), 0, KEEP.at(), 1, Stale, ""),
    ("the question is not open yet", lambda: dealt(2, 5), 0, KEEP.at(), 9, Stale, ""),
    ("nobody sits there", lambda: dealt(2, 5), 7, KEEP.at(), None, NotAsked, ""),
    ("a watcher only watches", lambda: dealt(2, 5), WATCHER, KEEP.at(), None, NotAsked, ""),
    ("nature is not asked", lambda: dealt(2, 5), 2, DEAL.at(0), None, Illegal, ""),
    ("players do not deal", lambda: Match(GAME, 2, scripted=True), 0, 0, None, NotAsked, "TPL-03"),
    ("no verb has this number", lambda: dealt(2, 5), 0, 999, None, Illegal, ""),
    ("nor this one", lambda: dealt(2, 5), 0, -1, None, Illegal, ""),
    ("not the answer of a player", lambda: dealt(2, 5), 0, DRAW.at(1), None, Illegal, "TPL-03"),
    ("no such card is left", one_dealt, 2, DEAL.at(5), None, Illegal, ""),
]


@pytest.mark.parametrize(
    ("begin", "seat", "action", "question", "kind", "rule"),
    [case[1:] for case in REFUSED],
    ids=[case[0] for case in REFUSED],
)
def test_refusals_change_nothing(
    begin: Callable[[], Game3],
    seat: int,
    action: int,
    question: int | None,
    kind: type[Refusal],
    rule: str,
) -> None:
    match = begin()
    before = everything(match)
    with pytest.raises(kind) as refusal:
        match.play(seat, action, question)
    assert type(refusal.value) is kind
    assert refusal.value.rule == rule
    assert str(refusal.value).endswith(".")
    assert everything(match) == before


def test_a_refusal_names_the_rule_and_its_values() -> None:
    match = dealt(2, 5)
    match.play(0, SHOW.at())
    before = everything(match)
    with pytest.raises(Illegal, match=r"The rules do not allow that now \(TPL-05\)\.") as refusal:
        match.play(0, SWAP.at())
    assert refusal.value.rule == "TPL-05"
    assert refusal.value.values == {"card": 1}
    assert refusal.value.key == "error-illegal"
    assert everything(match) == before


def test_a_stale_answer_says_which_question_is_open() -> None:
    match = dealt(2, 5)
    with pytest.raises(Stale) as refusal:
        match.play(0, KEEP.at(), question=0)
    assert refusal.value.values == {"question": 0, "open": 2}


@given(seat=st.integers(-3, 6), action=st.integers(-3, 40))
def test_whatever_is_tried_is_taken_or_refused(seat: int, action: int) -> None:
    match = dealt(2, 5, 1)
    before = everything(match)
    legal = 0 <= seat <= 3 and action in match.state.options(seat) + match.state.asides(seat)
    try:
        match.play(seat, action)
    except Refusal:
        assert not legal
        assert everything(match) == before
    else:
        assert legal


def test_a_table_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadSetting):
        Match(GAME, 5)
    with pytest.raises(BadSetting):
        Match(GAME, 2, {"showing": 7})


# -- playing -----------------------------------------------------------------------------


def test_an_answer_with_the_number_of_the_open_question_is_fresh() -> None:
    match = dealt(2, 5)
    question = match.question
    match.play(0, KEEP.at(), question)
    match.play(1, KEEP.at(), question)  # the same question, asked at the same time
    assert match.over


def test_an_answer_to_a_question_that_was_reopened_is_stale() -> None:
    match = dealt(2, 5)
    question = match.question
    match.play(1, SHOW.at(), question)
    with pytest.raises(Stale):
        match.play(0, KEEP.at(), question)


def test_play_returns_what_happened() -> None:
    match = dealt(2, 5, scripted=False)
    assert match.play(0, SWAP.at()) == []
    keys = [event.notice.key for event in match.play(1, KEEP.at())]
    assert keys == ["swapped", "kept", "drew", "revealed", "revealed", "won"]


def test_options_are_described_with_asides_last() -> None:
    match = dealt(2, 5)
    assert [option.verb for option in match.options(0)] == ["keep", "swap", "show"]
    assert match.options(WATCHER) == []
    assert match.options(match.nature) == []
    assert match.asked == [0, 1]


def test_nature_answers_by_herself_unless_scripted() -> None:
    match = Match(GAME, 3, seed=1)
    assert [seat for seat, _ in match.answers] == [3, 3, 3]
    assert match.asked == [0, 1, 2]
    assert Match(GAME, 3, seed=1, scripted=True).asked == [3]


def test_the_same_seed_deals_the_same_cards() -> None:
    deals = [Match(GAME, 4, seed=seed).answers for seed in (1, "1", 2)]
    assert deals[0] == deals[1] != deals[2]
    assert Match(GAME, 4).seed != Match(GAME, 4).seed


def test_nature_takes_up_her_chair_again_anywhere_and_goes_on_the_same() -> None:
    match = Match(GAME, 4, seed=3)
    for count in range(5):
        assert match.at(count).resumed(3).answers == match.answers
    assert match.at(0).resumed(4).answers != match.answers


def test_returns_come_at_the_end() -> None:
    with pytest.raises(NotAsked):
        dealt(2, 5).returns()
    assert finished().returns() == [-1.0, 1.0]


def test_players_have_names_and_bots() -> None:
    match = Match(GAME, 2, players=[Player("Ana"), Player(bot="guide")])
    assert [(player.name, player.bot) for player in match.players] == [("Ana", ""), ("", "guide")]
    assert [player.name for player in Match(GAME, 3).players] == ["", "", ""]


def test_a_window_is_what_a_bot_gets() -> None:
    match = dealt(2, 5)
    window = match.window(1)
    assert window.view() == match.view(1)
    assert GAME.guide(window, Dice(0)) in window.options()


# -- news and log ------------------------------------------------------------------------


def test_news_are_told_as_each_seat_may_hear_them() -> None:
    match = dealt(2, 5)
    assert [told.values for told in match.news(0)] == [{"seat": 0, "card": 1}, {"seat": 1}]
    assert [told.values for told in match.news(WATCHER)] == [{"seat": 0}, {"seat": 1}]
    assert [told.values for told in match.news(1, since=1)] == [{"seat": 1, "card": 4}]


def test_the_log_of_a_finished_game_is_whole() -> None:
    assert [told.known for told in dealt(2, 5).log(0)] == [True, False]
    assert finished().log(WATCHER)[0].values == {"seat": 0, "card": 1}


# -- undo --------------------------------------------------------------------------------


def test_the_last_own_answer_may_be_taken_back() -> None:
    match = dealt(2, 5)
    before = everything(match)
    match.play(0, SWAP.at())
    assert match.can_undo(0)
    match.undo(0)
    assert everything(match) == before
    match.play(0, KEEP.at())
    match.play(1, KEEP.at())
    assert match.over


def refuse_undo(match: Game3, seat: int) -> None:
    before = everything(match)
    assert not match.can_undo(seat)
    with pytest.raises(NotClean):
        match.undo(seat)
    assert everything(match) == before


def test_nothing_to_take_back() -> None:
    refuse_undo(Match(GAME, 2, scripted=True), 0)


def test_anothers_answer_is_not_taken_back() -> None:
    match = dealt(2, 5)
    match.play(0, SWAP.at())
    refuse_undo(match, 1)


def test_not_after_another_has_answered() -> None:
    match = dealt(2, 5, 1)
    match.play(0, SWAP.at())
    match.play(1, SWAP.at())
    refuse_undo(match, 0)


def test_what_was_shown_stays_shown() -> None:
    match = dealt(2, 5)
    match.play(0, SHOW.at())
    refuse_undo(match, 0)


def test_not_after_the_answers_of_others_have_been_revealed() -> None:
    match = dealt(2, 5)
    match.play(0, KEEP.at())
    match.play(1, SWAP.at())  # the last one in sees what the other chose
    assert match.asked == [match.nature]
    refuse_undo(match, 1)


class ShowOfHands(Choose):
    """All choose at once, and the choices are told in plain events."""

    __slots__ = ()

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        for seat in range(s.n):
            s.tell(WON, seat, answers[seat])


class HandsFirst(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        s = TemplateState(n, settings)
        s.then(*[Deal(seat) for seat in range(n)], ShowOfHands(), Choose(), Reveal())
        return s


def test_not_after_a_shared_question_was_closed_whatever_was_told() -> None:
    match = Match(HandsFirst(), 2, seed=1)
    match.play(0, KEEP.at())
    match.play(1, KEEP.at())
    assert match.asked == [0, 1]  # the next question
    refuse_undo(match, 1)


def test_not_while_a_window_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it still can be would tell if somebody else has passed since."""
    match = dealt(2, 5)
    match.play(0, SWAP.at())
    assert match.can_undo(0)
    monkeypatch.setattr(Choose, "window", True)
    refuse_undo(match, 0)


def test_chance_is_not_taken_back() -> None:
    match = dealt(2, 5, scripted=False)
    match.play(0, KEEP.at())
    match.play(1, SWAP.at())
    refuse_undo(match, 1)
    refuse_undo(match, match.nature)


def test_a_finished_game_stays_finished() -> None:
    refuse_undo(finished(), 1)


# -- replay ------------------------------------------------------------------------------


def test_every_earlier_moment_can_be_seen_again() -> None:
    match = Match(GAME, 3, seed=11)
    moments = {len(match.answers): everything(match)}
    for seat, action in [(2, SWAP.at()), (2, SHOW.at()), (1, SWAP.at()), (0, KEEP.at())]:
        match.play(seat, action)
        moments[len(match.answers)] = everything(match)
    match.play(2, KEEP.at())
    assert match.over
    for count, moment in moments.items():
        assert everything(match.at(count)) == moment
    assert everything(match.at(len(match.answers))) == everything(match)
    assert match.at(0).answers == []


def test_a_replay_is_another_match() -> None:
    match = dealt(2, 5)
    before = everything(match)
    match.at(2).play(0, SHOW.at())
    assert everything(match) == before


def test_changing_an_answer_over_and_over_leaves_one_in_the_log() -> None:
    """Nobody can fill the log of a running game."""
    match = dealt(2, 5)
    before = len(match.answers)
    for _ in range(50):
        match.play(0, SWAP.at())
        match.play(0, KEEP.at())
        match.play(0, KEEP.at())
    assert match.answers[before:] == [(0, KEEP.at())]
    assert load(save(match)).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None])
def test_only_whole_numbers_pass_the_door(wrong: Any) -> None:
    match = dealt(2, 5)
    before = match.fingerprint()
    with pytest.raises(Illegal):
        match.play(0, wrong)
    with pytest.raises(NotAsked):
        match.play(wrong, KEEP.at())
    assert match.fingerprint() == before


def test_players_and_seats_agree_in_number() -> None:
    with pytest.raises(BadSetting):
        Match(GAME, 3, players=[Player("Ana")])


@pytest.mark.parametrize("count", [-1, 99])
def test_there_is_no_point_before_the_first_or_after_the_last_answer(count: int) -> None:
    with pytest.raises(ValueError, match="answers"):
        dealt(2, 5).at(count)


def test_strangers_have_no_options() -> None:
    match = dealt(2, 5)
    assert [match.options(seat) for seat in (-2, -1, 2, 9)] == [[], [], [], []]
