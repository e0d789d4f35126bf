"""Course: the match of a table, whether it has begun and whether it goes on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aquelarre.editions import find
from aquelarre.kernel import Action, Ask, Game, Seat
from aquelarre.match import Match
from aquelarre.match.saved import MOST_ANSWERS
from aquelarre.school import BadLesson, Teaching, lesson_of
from aquelarre.server.errors import NotNow, OtherRules, check_goes_on
from aquelarre.server.records import PLAYING, Stored
from aquelarre.server.standing import Standing

# Gives an answer for a seat, to the question of this number.
Play = Callable[[Seat, int, Action], Awaitable[object]]
log = logging.getLogger("aquelarre.server")
FULL = MOST_ANSWERS // 2  # answers; no game that we have seen has as many


def taught(game: Game[Any], stored: Stored) -> Teaching | None:
    """The lesson of a table. One that is not there any more leaves a table like any other."""
    if not stored.table.lesson:
        return None
    try:
        lesson = lesson_of(game, stored.table.lesson)
    except BadLesson as problem:
        log.error("%s", problem)
        return None
    return Teaching(lesson, stored.progress) if lesson is not None else None


class Course:
    """The game of one table, from before it is dealt until after it is over."""

    def __init__(self, stored: Stored) -> None:
        self.record = stored.table
        self.game = find(self.record.game, self.record.edition)
        self.teaching = taught(self.game, stored)
        self.standing = Standing(self.game, stored, self.teaching.script if self.teaching else None)
        self.match: Match[Any] | None = None  # before it is dealt

    @property
    def playing(self) -> bool:
        return self.record.status == PLAYING and not self.standing.outdated

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def events(self) -> int:
        """How many there are."""
        return len(self.match.events) if self.match is not None else 0

    @property
    def length(self) -> int:
        """How many answers were given."""
        return len(self.match.answers) if self.match is not None else 0

    @property
    def full(self) -> bool:
        """Is the log so long that the rest of a game just fits? Some asides cost nothing and bring
        nothing nearer to its end: somebody could make a log without end of them."""
        return self.length >= FULL

    @property
    def past(self) -> str:
        """Changes when events are taken back, so that a client that was away notices."""
        return str(self.record.undone)

    @property
    def still(self) -> bool:
        """Does a teacher speak, and everybody but the learner waits?"""
        return self.teaching is not None and self.teaching.teacher.pauses

    def going(self) -> Match[Any] | None:
        """The match while somebody may answer."""
        match = self.match
        if match is None or match.over or not self.playing or self.still:
            return None
        return match

    def open_question(self) -> Ask[Any] | None:
        """What the match waits for while it goes on."""
        match = self.going()
        if match is None:
            return None
        found: Ask[Any] | None = match.state.open_question()
        return found

    def to_look_at(self) -> Match[Any]:
        """The match, if it has begun and its rules are those of today."""
        if self.match is None:
            raise NotNow("The game has not begun yet.")
        self.check_rules()
        return self.match

    def to_play(self) -> Match[Any]:
        """The match, if answers are taken."""
        match = self.to_look_at()
        check_goes_on(self.record.status)
        return match

    def check_rules(self) -> None:
        if self.standing.outdated:
            raise OtherRules("This table was played with other rules and cannot go on.")
