"""The fast loop: nature, the open floor, the end."""

from __future__ import annotations

from typing import Any

from aquelarre.bots import RandomBot
from aquelarre.bots.playing import first, let_nature_answer, play_out
from aquelarre.kernel import Action, Dice, Window
from aquelarre.kernel.catalog import find

TEMPLATE = find("_template")
KEEP, SHOW = TEMPLATE.vocabulary.verbs[1].at(), TEMPLATE.vocabulary.verbs[3].at()


class Diary:
    """A bot that writes down when it is called."""

    def __init__(self, pages: list[str], speaks: bool) -> None:
        self.pages = pages
        self.speaks = speaks

    def answer(self, window: Window[Any]) -> Action:
        self.pages.append(f"answer {window.seat}")
        return KEEP

    def aside(self, window: Window[Any]) -> Action | None:
        self.pages.append(f"aside {window.seat}")
        return SHOW if self.speaks and window.asides() else None


def test_first_is_the_lowest_seat() -> None:
    assert [first(seats) for seats in (0b1, 0b10, 0b1100, 0b101000)] == [0, 1, 2, 3]


def test_nature_answers_until_a_player_is_asked() -> None:
    state = TEMPLATE.start(3)
    assert state.nature_asked
    let_nature_answer(state, Dice(1))
    assert state.asked == 0b111


def test_all_who_may_speak_are_polled_in_turn_order_before_anyone_is_asked() -> None:
    pages: list[str] = []
    bots = [Diary(pages, speaks=seat == 1) for seat in range(3)]
    given = play_out(TEMPLATE, TEMPLATE.start(3), bots, Dice(1))
    # Seat 1 shows its card, which lets all decide anew: the others may speak up again, too.
    asides = ["aside 0", "aside 1", "aside 0", "aside 2"]
    assert pages == [*asides, "answer 0", "answer 1", "answer 2"]
    assert given == 4


def test_a_game_without_an_open_floor_polls_nobody() -> None:
    pages: list[str] = []
    state = TEMPLATE.start(2, {"showing": 0})
    play_out(TEMPLATE, state, [Diary(pages, True), Diary(pages, True)], Dice(1))
    assert pages == ["answer 0", "answer 1"]
    assert state.over


def test_random_bots_finish_every_game() -> None:
    for name, seats in (("_template", 4), ("walpurgisnacht", 5)):
        game = find(name)
        for seed in range(5):
            dice = Dice(seed)
            bots = [RandomBot(dice.child(seat)) for seat in range(seats)]
            state = game.start(seats)
            assert play_out(game, state, bots, dice.child("nature")) > 0
            assert state.over
            assert len(game.returns(state)) == seats
