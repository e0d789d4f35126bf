"""Bots by name, and what the simple ones do."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from aquelarre.bots import GuideBot, RandomBot, UnknownBot, bot, kinds
from aquelarre.kernel import Dice, Window
from aquelarre.kernel.catalog import find
from aquelarre.match import Match

TEMPLATE = find("_template")


def test_bots_are_found_by_name() -> None:
    assert kinds() == ["novice", "neighbour", "guide", "seer", "sage", "random"]
    assert isinstance(bot("random", Dice(1)), RandomBot)
    assert isinstance(bot("guide", Dice(1)), GuideBot)


@pytest.mark.parametrize("kind", ["", "Random", "deep thought"])
def test_an_unknown_kind_is_a_typed_error(kind: str) -> None:
    with pytest.raises(UnknownBot, match="novice, neighbour, guide, seer, sage, random"):
        bot(kind, Dice(1))


def test_a_random_bot_takes_every_answer_alike_and_speaks_up_now_and_then() -> None:
    window = Match(TEMPLATE, 2, seed=1).window(0)
    player = RandomBot(Dice(7))
    answers = Counter(player.answer(window) for _ in range(400))
    assert set(answers) == set(window.options())
    assert min(answers.values()) > 150
    spoken = [player.aside(window) for _ in range(1600)]
    assert set(spoken) == {None, *window.asides()}
    assert 60 < sum(aside is not None for aside in spoken) < 150  # 1 in 16


def test_a_guide_bot_follows_the_game() -> None:
    match = Match(TEMPLATE, 2, scripted=True)
    deal = TEMPLATE.vocabulary.verbs[0]
    match.play(match.nature, deal.at(5))  # the highest card
    match.play(match.nature, deal.at(0))  # the lowest
    verbs = [
        TEMPLATE.describe(GuideBot(Dice(1)).answer(match.window(seat))).verb for seat in (0, 1)
    ]
    assert verbs == ["keep", "swap"]
    shown = GuideBot(Dice(1)).aside(match.window(0))
    assert shown is not None
    assert TEMPLATE.describe(shown).verb == "show"
    assert GuideBot(Dice(1)).aside(match.window(1)) is None


@pytest.mark.parametrize(
    "kind",  # a sage is a seer who takes its time
    [pytest.param(kind, marks=pytest.mark.deep if kind == "sage" else ()) for kind in kinds()],
)
def test_bots_do_not_see_what_their_seat_cannot_see(kind: str) -> None:
    """Whatever the others hold, a bot with the same dice answers the same. (The law of minds looks
    at many more pairs, of every game.)"""
    game = find("walpurgisnacht")
    match = Match(game, 4, seed=11)
    for seat in range(4):  # all have seen enough of the mountain
        match.play(seat, match.state.options(seat)[0])
    seat = next(seat for seat in range(4) if match.state.asked >> seat & 1)
    truth = match.window(seat)
    answer = bot(kind, Dice(3)).answer(truth)
    for seed in range(2):
        other = Window(game, truth.imagine(Dice(seed)), seat)
        assert bot(kind, Dice(3)).answer(other) == answer


@pytest.mark.parametrize("kind", [RandomBot, GuideBot])
def test_a_copy_of_a_bot_throws_as_it_would(kind: type[RandomBot] | type[GuideBot]) -> None:
    bot = kind(Dice(3))
    bot.dice.word()
    copy = deepcopy(bot)
    assert [copy.dice.word() for _ in range(12)] == [bot.dice.word() for _ in range(12)]
