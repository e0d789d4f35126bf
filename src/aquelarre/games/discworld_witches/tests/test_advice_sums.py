"""The coach through whole games at all tables: reasons add up, are blind, and keep their word."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.games.discworld_witches.guide.account import Accounts
from aquelarre.games.discworld_witches.guide.odds import Attempt, Means, Task, reckon
from aquelarre.games.discworld_witches.guide.outlook import through
from aquelarre.games.discworld_witches.rules.board import spaces_in
from aquelarre.games.discworld_witches.tests.scenario_advice import (
    GAME,
    TABLES,
    WORDS,
    decisions,
)
from aquelarre.kernel import Chance, Dice, Window, advise, members, warn
from aquelarre.laws.coach import check_coach

CERTAIN = 10  # in ten
table = pytest.mark.parametrize(("seats", "options"), TABLES)


def some_attempts() -> list[tuple[Task, Means]]:
    """Tasks and means of all kinds."""
    dice, found = Dice("attempts"), []
    for _ in range(150):

        def price() -> float:
            return dice.below(12) / 10

        def prices(most: int) -> tuple[float, ...]:
            return tuple(sorted([price() for _ in range(dice.below(most + 1))]))

        flee = -price() if dice.below(3) else None
        task = Task(4 + dice.below(18), 1.0 + dice.below(80) / 10, price(), flee, -price() / 4)
        adds = tuple(sorted([(2 + 2 * dice.below(2), price()) for _ in range(dice.below(3))]))
        maybe = [price() if dice.below(4) == 0 else None for _ in range(2)]
        costs = [0.0]
        for _ in range(6):
            costs.append(costs[-1] + 0.2 + price() / 2)
        means = Means(prices(3), prices(2), adds, prices(1), maybe[0], maybe[1], tuple(costs))
        found.append((task, means))
    return found


def test_accounts_are_what_an_attempt_is_worth() -> None:
    for task, means in some_attempts():
        mine, attempt = Accounts(task, means), Attempt(task, means)
        whole, reckoned = mine.whole(), reckon(task, means)
        assert whole.value == pytest.approx(reckoned.value, abs=1e-9)
        assert whole.flight == pytest.approx(reckoned.flight, abs=1e-9)
        for need in range(-1, 14, 2):
            assert mine.after_first(need).value == pytest.approx(attempt.after_first(need).value)
            assert mine.mended(need).value == pytest.approx(attempt.mended(need).value)
            stay, spend = mine.staying(need)
            value, planned = attempt.staying(need)
            assert spend == planned
            assert stay.value == pytest.approx(value.value, abs=1e-9)
            assert stay.win == pytest.approx(value.chance, abs=1e-9)


def test_the_ends_of_an_attempt_are_all_there_are() -> None:
    """Solved, failed, fled from; or slipped away from, where that is possible."""
    for task, means in some_attempts():
        found = Accounts(task, means._replace(slip=None)).whole()
        assert found.win + found.fail + found.flight == pytest.approx(1.0)
        if means.sure is None and not means.magics and not means.rerolls:
            assert found.rolled <= 4 / len(VALUES) + 1e-9, "four dice have that many cackles"


def test_what_a_problem_is_good_for_is_what_it_is_worth() -> None:
    for seats, settings in TABLES:
        s, seat = next(iter(decisions(seats, settings, "parts")))
        look = through(Window(GAME, s, seat), Dice(1))
        for space in spaces_in(s.tiled & s.up):
            parts = look.prices.parts(s.tile[space], s.crisis[space], True)
            whole = look.prices.tile(s.tile[space], s.crisis[space], True)
            assert sum(worth for _, worth in parts) == pytest.approx(whole)


@table
def test_the_law_of_the_coach_in_games_of_guides(seats: int, options: dict[str, int]) -> None:
    dice = Dice(f"law {seats}")
    for number, (s, _) in enumerate(decisions(seats, options, f"coach {seats}")):
        if number % 7 == 0:
            check_coach(GAME, s, dice.child(number))


@pytest.mark.deep
@table
def test_two_hundred_pairs_of_worlds(seats: int, options: dict[str, int]) -> None:
    """Behind the same window the hidden things lie otherwise: every answer is told alike."""
    pairs = 0
    for number, (s, seat) in enumerate(decisions(seats, options, f"pairs {seats}")):
        window = Window(GAME, s, seat)
        dream = Window(GAME, GAME.imagine(s, seat, Dice(f"dream {number}")), seat)
        if dream.options() != window.options():
            continue
        for action in window.options()[:12]:
            here = GAME.reasons(window, Dice(number), action)
            there = GAME.reasons(dream, Dice(number), action)
            assert here == there
            assert [x.worth for x in here] == pytest.approx([x.worth for x in there])
        pairs += 1
    assert pairs >= 50


@table
def test_the_best_answer_is_not_only_objected_to(seats: int, options: dict[str, int]) -> None:
    for number, (s, seat) in enumerate(decisions(seats, options, f"good {seats}")):
        if number % 3:
            continue
        window = Window(GAME, s, seat)
        found = advise(GAME, window, Dice(number))
        bad = max(GAME.weigh(window, Dice(number))) < 0
        assert bad or any(reason.worth >= 0 for reason in found.reasons), found.reasons
        for words in WORDS:
            assert all(words.reason(reason) for reason in found.reasons)


@table
def test_poor_answers_are_warned_of_and_the_guides_never(
    seats: int, options: dict[str, int]
) -> None:
    """Of random answers a tenth to a third; and there is something to say against each, but where
    what is lost is only that the best is not done."""
    warned = total = silent = 0
    dice = Dice("poor")
    for number, (s, seat) in enumerate(decisions(seats, options, f"warned {seats}")):
        window = Window(GAME, s, seat)
        choices = window.options()
        if number % 9 == 0:
            own = advise(GAME, window, Dice(number)).action
            assert warn(GAME, window, Dice(number), own) is None
        found = warn(GAME, window, Dice(number), choices[dice.below(len(choices))])
        total += 1
        warned += found is not None
        silent += found is not None and not found.against
    assert 0.05 < warned / total < 0.35
    assert silent <= warned / 4


@pytest.mark.parametrize(("seats", "options"), TABLES[:3])
def test_what_is_called_certain_comes_true(seats: int, options: dict[str, int]) -> None:
    """Whoever is told that she is sure to solve a problem, and follows the advice, solves it."""
    kept, promised = 0, False
    s, dice = GAME.start(seats, options, listen=True), Dice(f"certain {seats}")
    seen = 0
    while not s.over:
        question = s.open_question()
        if isinstance(question, Chance):
            s.answer(s.n, question.options(s, s.n)[dice.pick(question.odds(s))])
        else:
            seat = members(s.asked)[0]
            if s.options(seat)[0] != s.options(seat)[-1]:
                found = advise(GAME, Window(GAME, s, seat), dice)
                sure = [x for x in found.reasons if x.key in ("solve", "roll", "stay", "unknown")]
                promised |= any(x.values.get("count") == CERTAIN for x in sure)
                promised |= any(x.key in ("enough", "cure", "cure-now") for x in found.reasons)
                s.answer(seat, found.action)
            else:
                s.answer(seat, s.options(seat)[0])
        keys = [event.whole().key for event in (s.news or [])[seen:]]
        seen = len(s.news or [])
        if promised and {"solved", "cured", "cured_pig", "three"} & set(keys):
            kept, promised = kept + 1, False
        assert not promised or not {"failed", "fled", "fled_flying", "slipped_away"} & set(keys)
    assert kept
    assert not promised
