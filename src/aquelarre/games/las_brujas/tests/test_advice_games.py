"""The coach in games among guides: its sums, its words, and what it cannot know."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.guide.suspicion import TELLS, seen
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Action, Dice, Reason, Window, advise, warn
from aquelarre.words import Words

Look = Callable[[Village, Window[Village], Dice], None]
SHARE_WARNED = (0.1, 0.45)  # of random answers: abstaining or accusing too early is out of question
NAGGING = 0.03  # of a sensible player's answers
NAMES = [f"Player {seat}" for seat in range(12)]
WORDS = [Words(language, GAME, players=NAMES, reader=0, strict=True) for language in ("es", "en")]


class Coached(GuideBot):
    """A guide, and somebody who looks at what a coach would say before its decisions."""

    def __init__(self, dice: Dice, look: Look, s: Village, every: int) -> None:
        super().__init__(dice)
        self.look = look
        self.s = s
        self.every = every
        self.asked = 0

    def answer(self, window: Window[Village]) -> Action:
        self.asked += 1
        dice = Dice(f"coach {window.seat} {self.asked}")
        if dice.below(self.every) == 0:
            self.look(self.s, window, dice)
        return super().answer(window)


def games(count: int, look: Look, every: int = 1, name: str = "coached") -> None:
    for number in range(count):
        seats = (5, 7, 4, 8)[number % 4]
        settings = {"double_trial": int(number % 3 == 1), "random_sides": int(number % 4 == 3)}
        s = GAME.start(seats, settings, listen=True)
        dice = Dice(f"{name} {number}")
        players = [Coached(dice.child(seat), look, s, every) for seat in range(seats)]
        play_out(GAME, s, players, dice.child("nature"))


def worth(reasons: list[Reason]) -> float:
    return sum(reason.worth for reason in reasons)


def test_sums_are_the_weights_and_all_can_be_said() -> None:
    """Also for a mind that looks ahead, which keeps its secret altogether."""
    asked: set[str] = set()

    def look(s: Village, window: Window[Village], dice: Dice) -> None:
        options = window.options()
        for belief in (None, GAME.belief(window, [])):
            weights = GAME.weigh(window, dice.clone(), belief)
            top = weights.index(max(weights))
            best = GAME.reasons(window, dice.clone(), options[top], belief)
            place = dice.child("any").below(len(options))
            other = GAME.reasons(window, dice.clone(), options[place], belief)
            gap = worth(best) - worth(other)
            assert gap == pytest.approx(weights[top] - weights[place], abs=1e-6)
            told = [reason for reason in (*best, *other) if reason.key]
            assert all(words.reason(reason) for reason in told for words in WORDS)
            assert len(told) <= 14
            if all(reason.worth <= 0 for reason in best) and worth(best) < -1e-6:
                assert {"least-bad", "nothing-in-it"} & {reason.key for reason in best}
        found = advise(GAME, window, dice)
        assert found.action == options[top] or len(options) > 1
        assert warn(GAME, window, dice, found.action) is None
        asked.add(window.question())

    games(2, look, every=3)
    assert asked >= {"act", "vote", "floor", "verdict", "speech", "share", "choose"}


def test_clues_are_what_was_seen() -> None:
    """Each deed that is told has happened so often, whoever tells it."""
    count = 0

    def look(s: Village, window: Window[Village], dice: Dice) -> None:
        nonlocal count
        done = seen(window.view(), GAME.box).done
        for reason in advise(GAME, window, dice).reasons:
            if not reason.key.startswith("clue-"):
                continue
            what, _, how = reason.key.removeprefix("clue-").partition("-")
            assert what in TELLS
            seat, other = reason.values["seat"], reason.values.get("about", window.seat)
            deed = (other, seat, what) if how == "by" else (seat, other, what)
            assert reason.values["count"] == done.count(deed) > 0
            count += 1

    games(2, look, every=2)
    assert count > 20


def test_it_warns_of_some_answers_but_not_of_most() -> None:
    """Of what anybody might answer, and hardly ever of what somebody does who plays for fun."""
    found: dict[str, list[bool]] = {"random": [], "neighbour": []}

    def look(s: Village, window: Window[Village], dice: Dice) -> None:
        if len(window.options()) == 1:
            return
        for kind, warnings in found.items():
            warned = warn(GAME, window, dice, bot(kind, dice.child(kind)).answer(window))
            warnings.append(warned is not None)
            assert warned is None or warned.against

    games(4, look, every=3)
    low, high = SHARE_WARNED
    assert low < mean(found["random"]) < high
    assert mean(found["neighbour"]) < NAGGING
