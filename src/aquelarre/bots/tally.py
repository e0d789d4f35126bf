"""Tallies: what many games were worth to whom, with honest margins."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964  # a normal variable is within so many deviations 95 times of 100


class Margin:
    """A figure and the interval in which it lies with 95 % confidence."""

    __slots__ = ("high", "low", "value")

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    def as_list(self) -> list[float]:
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


def proportion(share: float, sample: int) -> Margin:
    """A share by Wilson's method, which holds for small samples and shares near 0 or 1 too."""
    if not sample:
        return Margin(0.0, 0.0, 1.0)
    middle = share + Z95 * Z95 / (2 * sample)
    spread = Z95 * sqrt(share * (1 - share) / sample + Z95 * Z95 / (4 * sample * sample))
    scale = 1 + Z95 * Z95 / sample
    return Margin(share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Tally:
    """The results of one bot, one side, or one bot on one side.

    Seats of the same game share their luck, so shares and means are taken over games: a game
    counts as one, with the mean of the seats in question.
    """

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0  # a bot may hold several seats of a game
        self.wins = 0
        self.draws = 0
        self.losses = 0
        self._won = 0.0  # sum of the share of seats that won, per game
        self._sum = 0.0  # of the mean return per game, and of its square
        self._squares = 0.0

    def add(self, returns: list[float]) -> None:
        """One more game, with what it was worth to each of the seats in question."""
        if not returns:
            return
        wins = sum(1 for worth in returns if worth > 0)
        self.games += 1
        self.seats += len(returns)
        self.wins += wins
        self.draws += sum(1 for worth in returns if worth == 0)
        self.losses += sum(1 for worth in returns if worth < 0)
        self._won += wins / len(returns)
        mean = sum(returns) / len(returns)
        self._sum += mean
        self._squares += mean * mean

    @property
    def won(self) -> Margin:
        """How often a seat won."""
        return proportion(self._won / max(1, self.games), self.games)

    @property
    def mean(self) -> Margin:
        """The mean return, 1 for a win and -1 for a loss, with a normal interval over games.

        The interval is cut at the worst and the best that a game can be worth.
        """
        if not self.games:
            return Margin(0.0, 0.0, 0.0)
        mean = self._sum / self.games
        if self.games < 2:
            return Margin(mean, -1.0, 1.0)
        variance = max(0.0, self._squares - self.games * mean * mean) / (self.games - 1)
        reach = Z95 * sqrt(variance / self.games)
        return Margin(mean, max(-1.0, mean - reach), min(1.0, mean + reach))
