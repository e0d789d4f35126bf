"""Replay: the answers alone lead to the same position and the same events, in files too."""

from __future__ import annotations

from typing import Any

from aquelarre.editions import ours
from aquelarre.kernel import Dice, Game, State, UnknownGame
from aquelarre.kernel.catalog import find
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.position import position
from aquelarre.laws.walk import Answers, any_answer, happened, take
from aquelarre.match import Match, load, save

LAW = "replay"
SELDOMER = 4  # with every file that was looked at, the next is farther off: long games take long


def check_replay(
    game: Game[Any], n: int, settings: dict[str, int], answers: Answers, end: State
) -> None:
    """Give the same answers to a new game: it must come out at `end`, in the same words."""
    again = game.start(n, settings, listen=True)
    for seat, action in answers:
        take(game, again, seat, action)
    if position(again) != position(end):
        raise LawBroken(
            LAW,
            "the same answers have led to another position. The rules must depend on nothing "
            "but the answers: no dice, no clock, no sets walked in an order of their own.",
        )
    if happened(again.news) != happened(end.news):
        raise LawBroken(LAW, "the same answers have led to the same position by other events.")


def check_saved(game: Game[Any], n: int, settings: dict[str, int], seed: int) -> None:
    """Play a match, saving, loading and going back at random points."""
    dice = Dice(seed).child("saved")
    match = Match(game, n, settings, seed=seed)
    listed = _listed(game)
    positions = {len(match.answers): position(match.state)}
    files = 0
    while not match.over:
        match.play(*any_answer(match.state, dice))
        count = len(match.answers)  # fewer than before, where a part of an answer is taken back
        positions = {place: there for place, there in positions.items() if place < count}
        positions[count] = position(match.state)
        if listed and dice.below(8 + SELDOMER * files) == 0:
            _check_file(match)
            files += 1
    if listed:
        _check_file(match)
    for count in list(positions)[:: max(1, len(positions) // 4)]:
        if position(match.at(count).state) != positions[count]:
            raise LawBroken(LAW, f"the match replayed to answer {count} is in another position.")


def _check_file(match: Match[Any]) -> None:
    for sealed in (False, True):
        again = load(save(match, sealed=sealed))
        if position(again.state) != position(match.state):
            raise LawBroken(LAW, "a match that was saved and loaded is in another position.")
        if happened(again.events) != happened(match.events):
            raise LawBroken(LAW, "a match that was saved and loaded has other events.")


def _listed(game: Game[Any]) -> bool:
    """Can a file of this game be loaded? Only if the catalog finds this very game by its key; of
    another edition, the game that it corrects."""
    try:
        return find(game.key) is ours(game)
    except UnknownGame:
        return False
