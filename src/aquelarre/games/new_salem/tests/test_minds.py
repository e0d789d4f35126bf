"""How guides play among themselves: witches blend in early, deduction pays, both sides win.

The games are always the same ones, so nothing here fails by luck.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import pytest

from aquelarre.bots import GuideBot, Heard, bot
from aquelarre.bots.playing import play_out
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import COPIES, EVENTS, JUSTICE, TYPE, WITCHES
from aquelarre.games.new_salem.guide.habits import LAST_EARLY
from aquelarre.kernel import WATCHER, Dice, Told, Window, members
from aquelarre.laws.doors import check_door

SEATS = 5
GAMES = 24


class Played(NamedTuple):
    """A game as a watcher heard it, and what it was."""

    told: list[Told]
    witch: list[bool]
    witches_won: bool


def played(seats: int, seed: int) -> Played:
    dice = Dice("minds").child(seed)
    s = GAME.start(seats, listen=True)
    bots = [bot("guide", dice.child(f"seat {seat}")) for seat in range(seats)]
    play_out(GAME, s, bots, dice.child("nature"))
    assert s.news is not None
    witch = [GAME.side(s, seat) == WITCHES for seat in range(seats)]
    won = any(witch[seat] for seat in members(s.winners))
    return Played([event.heard_by(WATCHER) for event in s.news], witch, won)


@cache
def games() -> list[Played]:
    return [played(SEATS, seed) for seed in range(GAMES)]


def early_deeds(key: str) -> tuple[float, float]:
    """How many there were in the first rounds, for each witch and for each puritan."""
    deeds: Counter[bool] = Counter()
    for game in games():
        turn = 0
        for told in game.told:
            if told.key == "round_began":
                turn = told.values["round"]
            counts = told.key != "built" or TYPE[told.values["building"] // COPIES] == JUSTICE
            if told.key == key and counts and turn <= LAST_EARLY:
                deeds[game.witch[told.values["seat"]]] += 1
    witches = sum(sum(game.witch) for game in games())
    return deeds[True] / witches, deeds[False] / (GAMES * SEATS - witches)


@pytest.mark.parametrize("key", ["removed", "gave", "built"])
def test_witches_remove_despair_give_hope_and_build_courts_while_it_is_early(key: str) -> None:
    """They never did, and so everybody knew them."""
    witch, puritan = early_deeds(key)
    assert witch >= 0.4 * puritan > 0


def trials(game: Played) -> list[tuple[int, int]]:
    """Who put whom on trial."""
    tried = [told.values for told in game.told if told.key == "on_trial"]
    return [(values["seat"], values["receiver"]) for values in tried]


def test_puritans_try_witches() -> None:
    """By lot two of five would be witches at most."""
    found = [(game, trial) for game in games() for trial in trials(game)]
    by_puritans = [game.witch[whom] for game, (who, whom) in found if not game.witch[who]]
    assert sum(by_puritans) >= 0.6 * len(by_puritans) > 0


@pytest.mark.deep
def test_the_first_trial_hits_a_witch_more_often_than_by_lot() -> None:
    """Whoever launched it: witches try puritans first."""
    hits, lot = 0, 0.0
    for seed in range(300):
        game = played(SEATS, seed)
        for _, whom in trials(game)[:1]:
            hits += game.witch[whom]
            lot += sum(game.witch) / SEATS
    assert hits >= 1.3 * lot > 0


def test_either_side_can_win() -> None:
    won = sum(game.witches_won for game in games())
    assert GAMES / 4 <= won <= 3 * GAMES / 4


def test_a_guide_listens_and_says_the_same_where_it_sees_and_heard_the_same() -> None:
    def said(window: Window[Any], told: list[Told]) -> bytes:
        guide = GuideBot(Dice("same"))
        guide.hear(window, Heard(0, told))
        found: list[object] = [guide.answer(window)] if window.options() else []
        return repr([*found, guide.aside(window)]).encode()

    assert check_door(GAME, said, pairs=40) > 0


def test_what_was_done_changes_what_a_guide_answers() -> None:
    """With the same window and dice."""
    s = GAME.start(SEATS, listen=True)
    dice = Dice("deeds")
    guides = [GuideBot(dice.child(f"seat {seat}")) for seat in range(SEATS)]
    differs = []

    class Asked:
        """A guide, beside one that has heard nothing."""

        def __init__(self, seat: int) -> None:
            self.guide, self.dice = guides[seat], Dice(f"twin {seat}")

        def hear(self, window: Window[Any], heard: Heard) -> None:
            self.guide.hear(window, heard)

        def answer(self, window: Window[Any]) -> int:
            self.guide.dice = self.dice.clone()
            found = self.guide.answer(window)
            differs.append(found != GuideBot(self.dice.clone()).answer(window))
            self.dice.word()
            return found

        def aside(self, window: Window[Any]) -> int | None:
            return self.guide.aside(window)

    play_out(GAME, s, [Asked(seat) for seat in range(SEATS)], dice.child("nature"))
    assert any(differs)
    assert not all(differs)


@pytest.mark.deep
def test_every_kind_of_event_is_launched() -> None:
    launched: Counter[str] = Counter()
    for seed in range(120):
        for told in played(6 + seed % 3, seed).told:
            if told.key == "launched":
                launched[EVENTS[told.values["event"]]] += 1
    assert set(launched) == set(EVENTS)
