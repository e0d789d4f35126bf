"""Tables at which puzzles are looked for: seats, settings and bots are mixed, so that the puzzles
of a book are not all of one kind. The same number gives the same table anywhere."""

from __future__ import annotations

from typing import Any

from aquelarre.bots.named import bot
from aquelarre.bots.protocol import Bot
from aquelarre.kernel import BadSetting, Dice, Game
from aquelarre.match import Match

PLAYERS = ("guide", "guide", "guide", "neighbour", "neighbour", "novice")
ALIKE = 3  # of so many tables one is mixed; else all play alike, and it stays close for longer
CROWD = 7  # with more seats a record is long, and a seat decides little
USUAL = 2  # of so many tables with an option one has another value than usual


class Table:
    """A match before its first answer, and the bots who play it."""

    def __init__(self, game: Game[Any], seed: str, number: int) -> None:
        self.number = number
        dice = Dice(seed_of(seed, number)).child("puzzles")
        most = max(game.least_seats, min(game.most_seats, CROWD))
        more = most - game.least_seats + 1
        # Small tables come more often: there a seat decides more.
        seats = game.least_seats + min(dice.below(more), dice.below(more))
        settings = {
            each.name: each.values[dice.below(len(each.values))]
            for each in game.settings
            if not dice.below(USUAL)
        }
        # Nobody can remember what they never saw.
        reminded = {each.name: max(each.values) for each in game.settings if each.reminds}
        settings |= reminded
        try:
            game.check(seats, settings)
        except BadSetting:
            settings = reminded
        self.match = Match(game, seats, settings, seed=seed_of(seed, number))
        kinds = [PLAYERS[dice.below(len(PLAYERS))] for _ in range(seats)]
        if dice.below(ALIKE):
            kinds = kinds[:1] * seats
        self.bots: list[Bot] = [bot(kind, dice.child(x)) for x, kind in enumerate(kinds)]


def seed_of(seed: str, number: int) -> str:
    """The seed of a match among those that were looked through."""
    return f"{seed} {number}"


def number_of(seed: str, found: str) -> int:
    """Which of these matches has this seed; -1, if none."""
    begin, _, number = found.rpartition(" ")
    return int(number) if begin == seed and number.isdigit() else -1
