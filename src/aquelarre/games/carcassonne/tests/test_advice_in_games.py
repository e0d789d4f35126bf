"""The coach at every question of whole games: its reasons add up, and what it says comes true."""

from __future__ import annotations

from functools import cache

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.state import Land
from aquelarre.kernel import Chance, Dice, Reason, Seat, Window, added, advise
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani"]
TABLES: list[tuple[int, dict[str, int]]] = [
    (2, {"mage_and_witch": 0}),
    (2, {}),
    (3, {"crop_circles": 6}),
    (4, {"farmers": 0, "small_city": 1}),
]
EACH = pytest.mark.parametrize("table", range(len(TABLES)))


@cache
def positions(table: int) -> list[tuple[Land, Seat]]:
    """The questions of a game of guides who sometimes answer anything."""
    seats, settings = TABLES[table]
    s, dice = GAME.start(seats, settings), Dice(table)
    found: list[tuple[Land, Seat]] = []
    while not s.over:
        step = s.open_question()
        if isinstance(step, Chance):
            s.answer(s.n, s.options(s.n)[dice.pick(step.odds(s))])
            continue
        seat = s.asked.bit_length() - 1
        found.append((s.clone(), seat))
        options = s.options(seat)
        anything = options[dice.below(len(options))]
        guided = GAME.guide(Window(GAME, s, seat), dice)
        s.answer(seat, guided if dice.below(4) else anything)
    return found


@EACH
def test_reasons_are_the_terms_of_what_an_answer_weighs(table: int) -> None:
    """Of every answer, not only of a few; and never many, nor none."""
    for number, (s, seat) in enumerate(positions(table)):
        if number % 8:
            continue
        window, dice = Window(GAME, s, seat), Dice(number)
        options, weights = window.options(), GAME.weigh(window, dice)
        found = [GAME.reasons(window, dice, action) for action in options[::5]]
        for reasons in found:
            assert 1 <= len([reason for reason in reasons if reason.key]) <= 7
        if max(weights) - min(weights) < 1e-9:
            continue
        bases = [
            weight - added([reason.worth for reason in reasons])
            for weight, reasons in zip(weights[::5], found, strict=True)
        ]
        assert max(bases) - min(bases) < 1e-9


@EACH
def test_the_best_answer_has_something_for_it_unless_all_are_bad(table: int) -> None:
    for number, (s, seat) in enumerate(positions(table)):
        window, dice = Window(GAME, s, seat), Dice(number)
        if number % 4 or len(window.options()) == 1:
            continue
        found = advise(GAME, window, dice)
        if all(reason.worth < 0 for reason in found.reasons):
            for action in window.options()[:12]:
                all_of_it = [reason.worth for reason in GAME.reasons(window, dice, action)]
                assert added(all_of_it) < 0.1


PROMISES = ("closes", "closes-shared", "their-closes", "claims")


@EACH
def test_who_follows_the_advice_gets_what_was_told(table: int) -> None:
    """What is said to be scored is scored, when the whole turn goes by the advice."""
    kept = 0
    for number, (s, seat) in enumerate(positions(table)):
        question = s.open_question()
        if number % 4 or question is None or question.key != "lay":
            continue
        trial = s.clone()
        trial.news = []
        told: list[Reason] = []
        while trial.asked and not trial.nature_asked:
            asked = trial.asked.bit_length() - 1
            found = advise(GAME, Window(GAME, trial, asked), Dice(number))
            if asked == seat:
                told += [reason for reason in found.reasons if reason.key in PROMISES]
            trial.answer(asked, found.action)
        scores = [event.whole().values for event in trial.news or []]
        paid = [(values["seat"], values["points"]) for values in scores if "points" in values]
        for reason in told:
            whose = reason.values["seat"] if reason.key == "their-closes" else seat
            assert (whose, reason.values["points"]) in paid, reason
            kept += 1
    assert kept > 3


def test_sentences_are_short_and_have_no_holes() -> None:
    both = [Words(lang, GAME, players=NAMES, strict=True) for lang in LANGUAGES]
    for number, (s, seat) in enumerate(positions(2)):
        if number % 12:
            continue
        window, dice = Window(GAME, s, seat), Dice(number)
        for action in window.options()[::9]:
            told = [reason for reason in GAME.reasons(window, dice, action) if reason.key]
            for sentence in [words.reason(reason) for words in both for reason in told]:
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert "  " not in sentence
                assert len(sentence) < 170
