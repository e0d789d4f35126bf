"""The script: how a lesson begins. It whispers to nature and to the learner's partners what they
answer, as long as that is possible.

Each of them takes the next line of its own whenever it is asked; the order among them is for the
reader. A question that a line is no answer to at all is left to bots and dice, and the line waits.
If it is one, but the things in it are not possible (any more), the learner has led the game
elsewhere: the script is over, for all of them. Lines of the learner bind nobody: they say how
somebody answers who follows the lesson, for the laws.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Seat
from aquelarre.match import Match
from aquelarre.school.lesson import NATURE, Lesson, Line
from aquelarre.school.progress import Progress


class Script:
    """The script of one table, as far as it has come: that follows from the log of its answers."""

    def __init__(self, lesson: Lesson, progress: Progress) -> None:
        self.lesson = lesson
        self.progress = progress

    @property
    def strayed(self) -> bool:
        return self.progress.strayed >= 0

    def begins(self, match: Match[Any]) -> None:
        """From now on nature of this match is whispered to. (A game that was kept has had some
        answers: they stay the first ones of a stacked chance.)"""
        given = [action for seat, action in match.answers if seat == match.nature]
        left = self._of(NATURE)
        last = 0
        for number, action in enumerate(given, 1):
            if used := self._used(match, left, action):
                left = left[used:]
                last = number
        match.stacked = tuple(given[:last])
        match.prompter = lambda: self.nature(match)

    def nature(self, match: Match[Any]) -> Action | None:
        """What nature answers now; None: as the dice fall."""
        return self._wanted(match, match.nature, match.state.options(match.nature))

    def answer(self, match: Match[Any], seat: Seat) -> Action | None:
        """What a partner answers now; None: whatever a bot thinks right."""
        return self._wanted(match, seat, match.state.options(seat))

    def aside(self, match: Match[Any], seat: Seat) -> Action | None:
        """What a partner says unasked: when all lines before it were given."""
        line = self.next(match, seat)
        if line is None or self._open_before(match, line):
            return None
        return next((x for x in match.state.asides(seat) if self._is(match, line, x)), None)

    def silences(self, match: Match[Any], seat: Seat) -> bool:
        """Does the seat say nothing but what is written? As long as it has lines."""
        return self.next(match, seat) is not None

    def next(self, match: Match[Any], seat: Seat) -> Line | None:
        """The next line of a seat, or of nature."""
        if self.strayed:
            return None
        lines = self._left(match, seat)
        return lines[0] if lines else None

    def left(self, match: Match[Any]) -> list[Line]:
        """The lines of nature and the partners that were not given (yet)."""
        seats = (match.nature, *(s for s in range(match.seats) if s != self.lesson.you))
        return [line for seat in seats for line in self._left(match, seat)]

    def _left(self, match: Match[Any], seat: Seat) -> list[Line]:
        lines = self._of(NATURE if seat == match.nature else seat)
        for who, action in match.answers if lines else ():
            if who == seat:
                lines = lines[self._used(match, lines, action) :]
        return lines

    def _used(self, match: Match[Any], lines: list[Line], action: Action) -> int:
        """How many of the lines are behind a seat with this answer."""
        for place, line in enumerate(due(lines), 1):
            if self._is(match, line, action):
                return place
        return 0

    def _of(self, seat: Seat) -> list[Line]:
        return [line for line in self.lesson.script if line.seat == seat]

    def _is(self, match: Match[Any], line: Line, action: Action) -> bool:
        return line.pattern.fits_option(match.game.describe(action))

    def _open_before(self, match: Match[Any], line: Line) -> bool:
        return any(other.number < line.number and not other.soft for other in self.left(match))

    def _wanted(self, match: Match[Any], seat: Seat, options: list[Action]) -> Action | None:
        if self.strayed:
            return None
        described = [match.game.describe(action) for action in options]
        for line in due(self._left(match, seat)):
            for option in described:
                if line.pattern.fits_option(option):
                    return option.action
            if not line.soft and any(option.verb in line.pattern.names for option in described):
                self.progress.strayed = match.question
        return None


def due(lines: list[Line]) -> list[Line]:
    """The line whose turn it is, and those that can take it: what is spare may be left out."""
    spare = next((at for at, line in enumerate(lines) if not line.spare), len(lines))
    return lines[: spare + 1]
