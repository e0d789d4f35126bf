"""Tallies: what many games were worth to whom, with honest margins."""

from __future__ import annotations

from math import inf, isfinite, sqrt

Z95 = 1.959964  # a normal variable is within so many deviations 95 times of 100


class Margin:
    """A figure and the interval in which it lies with 95 % confidence."""

    __slots__ = ("high", "low", "value")

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    @property
    def bounded(self) -> bool:
        """Is anything known of the interval? Not after one game of something without bounds."""
        return isfinite(self.low) and isfinite(self.high)

    def as_list(self) -> list[float | None]:
        ends = [round(end, 4) if isfinite(end) else None for end in (self.low, self.high)]
        return [round(self.value, 4), *ends]


def proportion(share: float, sample: int) -> Margin:
    """A share by Wilson's method, which holds for small samples and shares near 0 or 1 too."""
    if not sample:
        return Margin(0.0, 0.0, 1.0)
    middle = share + Z95 * Z95 / (2 * sample)
    spread = Z95 * sqrt(share * (1 - share) / sample + Z95 * Z95 / (4 * sample * sample))
    scale = 1 + Z95 * Z95 / sample
    return Margin(share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Mean:
    """A mean over games (or whatever is counted), its spread, and a normal interval."""

    __slots__ = ("_squares", "_sum", "games")

    def __init__(self) -> None:
        self.games = 0
        self._sum = 0.0
        self._squares = 0.0

    @classmethod
    def of(cls, games: int, total: float, squares: float) -> Mean:
        """The mean of so many values, by their sum and the sum of their squares."""
        made = cls()
        made.games, made._sum, made._squares = games, total, squares
        return made

    def add(self, value: float) -> None:
        self.games += 1
        self._sum += value
        self._squares += value * value

    def add_all(self, count: int, total: float, squares: float) -> None:
        """So many values at once, by their sum and the sum of their squares."""
        self.games += count
        self._sum += total
        self._squares += squares

    @property
    def deviation(self) -> float | None:
        """The standard deviation of one value, as far as a sample tells; None of fewer than two."""
        if self.games < 2:
            return None
        mean = self._sum / self.games
        return sqrt(max(0.0, self._squares - self.games * mean * mean) / (self.games - 1))

    def margin(self, least: float = -inf, most: float = inf) -> Margin:
        """The mean, its interval cut at the least and the most that a game can give."""
        if not self.games:
            return Margin(0.0, 0.0, 0.0)
        mean = self._sum / self.games
        deviation = self.deviation
        if deviation is None:
            return Margin(mean, least, most)
        reach = Z95 * deviation / sqrt(self.games)
        return Margin(mean, max(least, mean - reach), min(most, mean + reach))


class Tally:
    """The results of one bot, one side, one bot on one side, or one place in turn order.

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
        self._returns = Mean()
        self.points = Mean()  # on the score track
        self.lead = Mean()  # over the best of the other seats
        # The spread is that of single seats, which a mean over seats would hide.
        self.each_return, self.each_points, self.each_lead = Mean(), Mean(), Mean()

    def add(self, returns: list[float]) -> None:
        """One more game, with what it was worth to each of the seats in question."""
        if not returns:
            return
        seats, wins, draws, total, squares = len(returns), 0, 0, 0.0, 0.0
        for worth in returns:  # once: studies add some millions of games
            wins += worth > 0
            draws += worth == 0
            total += worth
            squares += worth * worth
        self.games += 1
        self.seats += seats
        self.wins += wins
        self.draws += draws
        self.losses += seats - wins - draws
        self._won += wins / seats
        self._returns.add(total / seats)
        self.each_return.add_all(seats, total, squares)

    def add_points(self, points: list[float], leads: list[float]) -> None:
        """The points of those seats in the same game, and their leads."""
        if points:
            self.points.add(sum(points) / len(points))
            self.lead.add(sum(leads) / len(leads))
        for value, lead in zip(points, leads, strict=True):
            self.each_points.add(value)
            self.each_lead.add(lead)

    @property
    def won(self) -> Margin:
        """How often a seat won."""
        return proportion(self._won / max(1, self.games), self.games)

    @property
    def mean(self) -> Margin:
        """The mean return, 1 for a win and -1 for a loss, with a normal interval over games."""
        return self._returns.margin(-1.0, 1.0)
