"""A question that may become a puzzle: what its seat sees and was told, and what plain and weaker
minds answer to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.hearing import answer_after
from aquelarre.bots.named import bot
from aquelarre.bots.search.seer import Ahead, shortlist
from aquelarre.bots.search.worlds import Worlds
from aquelarre.kernel import Action, Dice, Reason, Seat, Told, Window
from aquelarre.match import Match
from aquelarre.puzzles.book import EASIEST, HARDEST
from aquelarre.review.looking import spoken

PLAIN = "guide"  # the plain player: weighs, and does not look ahead
TRIES = 4  # of each of the weaker minds
HASTE = 8  # the hasty seer thinks so many times less than the seers of the game


class Question:
    """What one seat is asked at this moment of a match."""

    def __init__(self, match: Match[Any], seat: Seat, dice: Dice) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.dice = dice
        self.window: Window[Any] = match.window(seat)
        self.told: Sequence[Told] = match.news(seat)
        self.options = self.window.options()
        self.belief = self.game.belief(self.window, self.told)
        self.plain = self.answer_of(PLAIN, dice.child("plain"))

    def answer_of(self, kind: str, dice: Dice) -> Action:
        """What a bot of this kind answers, who has heard all that the seat was told."""
        return answer_after(bot(kind, dice), self.window, self.told)

    def shortlist(self) -> list[Action]:
        """The answers that a seer would think about, and the plain one."""
        game, dice = self.game, self.dice
        weights = game.plan(self.window, dice.child("plan"), self.belief)
        ties = dice.child("ties")
        found = shortlist(self.options, weights, game.shortlist, ties, game.doubt)
        return found if self.plain in found else [*found, self.plain]

    def ahead(self, label: str, worlds: int, horizon: int | None = None) -> Ahead:
        """A thought with worlds and dice of its own for each label."""
        dice = self.dice.child(label)
        imagined = Worlds(self.window, self.belief, dice.child("worlds"), worlds)
        return Ahead(self.game, self.seat, imagined, dice, self.belief, horizon)

    def reasons(self, best: Action) -> tuple[list[Reason], list[Reason]]:
        """What the coach says for this answer, and against the plain one."""
        return explanation(self.window, self.told, self.dice, best, self.plain)

    def difficulty(self, right: Sequence[Action]) -> int:
        """From 1 to 5, by how often weaker minds miss it: the plain player always does, so it is
        the others that count."""
        hasty = f"seer@{max(8, self.game.simulations // HASTE)}"
        kinds = ("novice", "neighbour", hasty)
        missed = sum(
            self.answer_of(kind, self.dice.child(f"{kind} {time}")) not in right
            for kind in kinds
            for time in range(TRIES)
        )
        return EASIEST + (HARDEST * missed) // (TRIES * len(kinds) + 1)


def explanation(
    window: Window[Any], told: Sequence[Told], dice: Dice, best: Action, plain: Action
) -> tuple[list[Reason], list[Reason]]:
    """What the coach says for the best answer, and against the plain one. Only what it reckons
    with: what it says by comparing with its own answer ("it makes no difference") is not so here.
    """
    praise, blame = spoken(window, told, dice, best, plain)
    return [reason for reason in praise if reason.worth > 0], blame
