"""Standing: where a table stood and by which rules. A new version may bring other rules under a
running table; then its answers are refused, or lead elsewhere than they did. Such a table is kept
and can be looked at as far as it goes, but it does not go on (`outdated`).
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Game
from aquelarre.match import Match, Player
from aquelarre.match.forking import laid_out
from aquelarre.match.replaying import Answer, Mark, Replay, replayed
from aquelarre.match.saved import FORMAT, Header, Seated
from aquelarre.school import Script
from aquelarre.server.records import FINISHED, Standpoint, Stored
from aquelarre.server.telling import Telling

EVERY = 64  # answers after which the position is noted again: it takes as long as an update
FIRST_RULES = 1  # of tables from before rules were noted


def standpoint(match: Match[Any]) -> Standpoint:
    """Where a match stands now. The fingerprint is made of views: a game that fails to build one
    has none, and goes on."""
    try:
        position = match.fingerprint()
    except Exception:
        position = ""  # the host is told of it where the view is asked for
    return Standpoint(match.rules, len(match.answers), position)


def unchanged(saved: list[Answer], answers: list[Answer]) -> int:
    """How many answers from the beginning are still those that were saved."""
    same = len(saved)
    if answers[:same] == saved:
        return same
    pairs = zip(saved, answers, strict=False)  # something was taken back or changed
    return next((n for n, (old, new) in enumerate(pairs) if old != new), len(answers))


class Standing:
    """What a table was found to be when it was loaded, and what is noted about it."""

    def __init__(self, game: Game[Any], stored: Stored, script: Script | None = None) -> None:
        """`script`: how a lesson begins."""
        self.game = game
        self.script = script
        self.record = stored.table
        self.people = stored.people
        self.noted = stored.standpoint
        self.telling = Telling()
        self.told = stored.told  # the digest on the disk
        self.outdated = False

    @property
    def rules(self) -> int:
        """The rules by which the answers on the disk were given."""
        return self.noted.rules if self.noted is not None else FIRST_RULES

    def resumed(self, answers: list[Answer]) -> Match[Any]:
        """The match after these answers, as they are on the disk. Nature goes on where they end; at
        an outdated table nobody does."""
        found = self._replayed(answers)
        if not found.whole or self.rules > self.game.rules_version or self._told_otherwise(found):
            self.outdated = True
            return found.match
        if self.script is not None:
            self.script.begins(found.match)
        elif self.record.laid:  # it goes on from another game; its file says what was dealt there
            given = laid_out(found.match.answers, found.match.nature)
            found.match.stacked = tuple(given[: self.record.laid])
        return found.match if found.match.over else found.match.resumed(self.record.seed)

    def _told_otherwise(self, found: Replay[Any]) -> bool:
        """By the same rules, the same answers must be told as they were."""
        if not self.told or self.rules != found.match.rules:
            return False
        return self.telling.digest(found.match) != self.told

    def _replayed(self, answers: list[Answer]) -> Replay[Any]:
        record, noted = self.record, self.noted
        fresh = noted is None and not answers  # a game that begins now
        rules = self.game.rules_version if fresh else self.game.played_by(self.rules)
        return replayed(
            self.game,
            record.seats,
            record.settings,
            record.seed,
            [Player(who.name, who.bot) for who in self.people],
            answers,
            older=not fresh and (noted is None or noted.rules < rules),
            mark=Mark(noted.n, noted.position) if noted is not None and noted.position else None,
            rules=rules,
        )

    def due(self, match: Match[Any], same: int) -> Standpoint | None:
        """What is to be noted with what is written now. `same`: so many answers stay as they were.
        Of a table that begins the rules will do."""
        noted, rules = self.noted, match.rules
        if noted is None and same == 0:
            return Standpoint(rules, 0, "")
        if noted is None or noted.rules != rules or same < noted.n:
            return standpoint(match)
        late = len(match.answers) >= noted.n + EVERY
        return standpoint(match) if late or (match.over and self.is_behind(match)) else None

    def is_behind(self, match: Match[Any]) -> bool:
        """Is the match elsewhere than was noted, and may it be?"""
        if self.outdated:
            return False
        return self.noted is None or self.noted.n != len(match.answers)

    def for_file(self, answers: list[Answer]) -> tuple[Header, str, list[Answer], str]:
        """What the answers on the disk need to become a saved game of the rules by which they were
        given: header, seed, the answers and the position."""
        record, noted = self.record, self.noted
        finished = record.status == FINISHED
        header = Header(
            aquelarre=FORMAT,
            game=record.game,
            rules=self.rules,
            seats=record.seats,
            settings=record.settings,
            players=[Seated(who.name, who.bot) for who in self.people],
            status="finished" if finished else "running",
            seed=record.seed if finished else None,
            edition=record.edition,
        )
        here = noted is not None and noted.n == len(answers)
        return header, record.seed, answers, noted.position if noted and here else ""
