"""What every game shares: settings, descriptions, refs, windows."""

from __future__ import annotations

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DRAW, KEEP, SHOW, SWAP
from aquelarre.kernel import WATCHER, Ask, BadSetting, Dice, Why, Window
from aquelarre.kernel.catalog import find
from aquelarre.words import Words


def dealt(*values: int) -> TemplateState:
    s = GAME.start(len(values))
    for value in values:
        s.answer(s.n, DEAL.at(value - 1))
    return s


# -- settings ----------------------------------------------------------------------------


def test_settings_are_filled_in() -> None:
    assert GAME.check(2, {}) == {"showing": 1}
    assert GAME.check(4, {"showing": 0}) == {"showing": 0}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 99])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"2 to 4 players, not {seats}") as refusal:
        GAME.check(seats, {})
    assert refusal.value.values == {"name": "seats", "value": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("settings", [{"showing": 2}, {"hiding": 1}, {"showing": 1, "x": 0}])
def test_unknown_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(BadSetting, match="_template has no option"):
        GAME.start(2, settings)


def test_a_refused_setting_is_told_with_what_there_is() -> None:
    with pytest.raises(BadSetting, match=r"'hiding'; it has: showing\.") as e:
        GAME.check(2, {"hiding": 1})
    assert Words("en").error(e.value).endswith("no table option “hiding”; it has: showing.")
    assert Words("es").error(e.value).endswith(": showing.")
    with pytest.raises(BadSetting, match=r"'showing' = 2; possible: 0, 1\."):
        GAME.check(2, {"showing": 2})


def test_an_option_is_shown_by_its_verb_and_things() -> None:
    game = find("carcassonne")
    assert repr(game.describe(80998)) == "lay place:0,1 rotation:2"


def test_a_new_game_waits_at_its_first_question() -> None:
    s = GAME.start(3)
    assert s.nature_asked
    assert s.news is None
    assert GAME.start(3, listen=True).news == []


# -- describing --------------------------------------------------------------------------


def test_an_action_is_described() -> None:
    option = GAME.describe(DRAW.at(2))
    assert (option.action, option.verb, option.rule) == (22, "draw", "TPL-07")
    assert option.args == {"card": 2}
    assert option.refs == ["card:C3"]


def test_a_number_of_no_verb_is_an_error() -> None:
    with pytest.raises(ValueError, match="999 is no action of _template"):
        GAME.describe(999)


def test_labels_and_things() -> None:
    assert GAME.ref("seat", 2) == "seat:2"
    assert GAME.ref("card", 0) == "card:C1"
    assert GAME.thing("card", "C6") == 5
    assert GAME.thing("card", "C7") is None
    assert GAME.thing("seat", "3") == 3
    assert GAME.thing("seat", "-3") is None
    assert GAME.thing("seat", "²") is None
    assert GAME.kind("card") == "card"


def test_reasons_compare_by_rule_and_values() -> None:
    assert Why("TPL-05", card=1) == Why("TPL-05", card=1)
    assert hash(Why("TPL-05", card=1)) == hash(Why("TPL-05", card=1))
    assert Why("TPL-05", card=1) != Why("TPL-05", card=2)
    assert Why("TPL-05") != Why("TPL-04")
    assert Why("TPL-05") != "TPL-05"


def test_the_rules_to_read_now() -> None:
    s = dealt(1, 2)
    assert GAME.rules_now(s, 0) == ["TPL-03", "TPL-04"]
    s.answer(0, SHOW.at())
    assert GAME.rules_now(s, 0) == ["TPL-03"]
    for seat in range(2):
        s.answer(seat, KEEP.at())
    assert GAME.rules_now(s, 0) == []


# -- windows -----------------------------------------------------------------------------


def test_a_window_shows_what_the_seat_may_see() -> None:
    s = dealt(1, 6)
    window = Window(GAME, s, 0)
    assert window.view() == GAME.view(s, 0)
    assert window.options() == [KEEP.at(), SWAP.at()]
    assert window.asides() == [SHOW.at()]
    assert window.question() == "choose"
    assert window.why_not("card:C1") == Why("TPL-03", "other")


def test_what_a_window_imagines_is_not_the_state() -> None:
    s = dealt(1, 6)
    imagined = Window(GAME, s, 0).imagine(Dice(0))
    assert imagined is not s
    imagined.answer(0, KEEP.at())
    assert s.asked == 0b11


def test_a_window_has_no_question_when_the_game_is_over() -> None:
    s = dealt(1, 6)
    for seat in range(2):
        s.answer(seat, KEEP.at())
    assert Window(GAME, s, 0).question() == ""


def test_a_watchers_window_looks_and_cannot_answer() -> None:
    s = dealt(1, 6)
    window = Window(GAME, s, WATCHER)
    assert [player["card"] for player in window.view()["players"]] == [None, None]
    assert window.question() == "choose"


def test_a_watcher_has_nothing_to_answer() -> None:
    window = Window(GAME, dealt(1, 6), WATCHER)
    assert window.options() == []
    assert window.asides() == []


def test_a_secret_question_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    s = dealt(1, 6)
    monkeypatch.setattr(Ask, "secret", True)
    assert Window(GAME, s, 0).question() == "choose"
    s.owed = s.asked = 0b10
    assert Window(GAME, s, 0).question() == ""


def test_a_secret_question_is_a_secret_to_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ask, "secret", True)
    assert Window(GAME, dealt(1, 6), WATCHER).question() == ""


def test_in_an_imagined_state_the_others_have_not_answered_yet() -> None:
    s = dealt(1, 6, 2)
    s.answer(0, KEEP.at())
    s.answer(1, KEEP.at())
    copy = s.clone()
    GAME.forget_answers(copy, 0)
    assert copy.asked == 0b110
    assert copy.heard == [KEEP.at(), -1, -1, -1]
    GAME.forget_answers(copy, WATCHER)
    assert copy.asked == 0b111
