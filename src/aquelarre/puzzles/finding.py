"""Finding puzzles: bots play, and questions of their games are looked at, most of them shortly.

What was found is handed over one by one, so that nothing is lost when somebody stops it; told what
was found before, it goes on with the games that were not looked through yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from aquelarre.bots.through import play_through
from aquelarre.kernel import Dice, Game, Seat
from aquelarre.match import Match
from aquelarre.puzzles.book import Puzzle, name_of
from aquelarre.puzzles.checking import USUAL, Effort, Verdict, again, ends, glance, search
from aquelarre.puzzles.question import Question
from aquelarre.puzzles.race import Race
from aquelarre.puzzles.tables import Table, number_of
from aquelarre.review.looking import thousandths
from aquelarre.review.reviewing import again as from_the_start
from aquelarre.review.reviewing import is_decision

LATE = 0.3  # of a game, its last part: there all questions are looked at, and before
LOOKS = 8  # so many; what comes of an answer shows best when there is not much left to come
ONE_SIDED = 0.5  # of a clear lead (`Game.clear_lead`): a game that is won by more is left alone
OF_ONE_GAME = 2  # puzzles at most
APART = 12  # answers between them at least
SHARE = 0.5  # of the puzzles that may be of one kind of question, or of one side,
SELDOM = 4  # before only one of so many of its candidates is looked at

Progress = Callable[["Finding"], None]


class Finding:
    """The search for puzzles of a game, and what came of it."""

    def __init__(
        self,
        game: Game[Any],
        seed: str,
        count: int,
        before: Sequence[Puzzle] = (),
        effort: Effort = USUAL,
        progress: Progress | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.count = count
        self.effort = effort
        self.progress = progress
        self.found = list(before)
        self.number = max((number_of(seed, each.seed) for each in before), default=-1) + 1
        self.seen: Counter[str] = Counter()  # what was looked at, and why it was dropped
        self._kinds: Counter[str] = Counter()
        for each in before:
            self._kinds.update(_kinds(each.match(), each.seat))

    def puzzles(self, games: int = 0) -> Iterator[Puzzle]:
        """One after the other, until there are as many as wanted, or until so many games more have
        been looked through (0: as many as it takes)."""
        end = self.number + games
        while len(self.found) < self.count and not (games and self.number >= end):
            for puzzle in self.of_table(Table(self.game, self.seed, self.number)):
                yield puzzle
                if len(self.found) >= self.count:
                    return
            self.number += 1

    def of_table(self, table: Table) -> Iterator[Puzzle]:
        """The puzzles of one game."""
        play_through(table.match, table.bots)
        self._count("games")
        if _one_sided(table.match):
            return
        last, here = -APART, 0
        for match, seat in self._questions(table.match):
            place = len(match.answers)
            if place < last + APART:
                continue
            puzzle = self.puzzle_of(match, seat)
            if puzzle is None:
                continue
            self.found.append(puzzle)
            self._kinds.update(_kinds(match, seat))
            self._count("found")
            yield puzzle
            last, here = place, here + 1
            if here == OF_ONE_GAME:
                return

    def _questions(self, played: Match[Any]) -> Iterator[tuple[Match[Any], Seat]]:
        """Some of the questions of a game at which there was a choice, in their order."""
        answers = played.answers
        early: list[int] = []
        late: list[int] = []
        match = from_the_start(played)
        for place, (seat, action) in enumerate(answers):
            if seat != match.nature and is_decision(match, seat, action):
                (early if place < (1 - LATE) * len(answers) else late).append(place)
            match.play(seat, action)
        Dice(played.seed).child("looks").shuffle(early)
        looks = sorted([*early[:LOOKS], *late])
        match = from_the_start(played)
        for place in looks:
            for seat, action in answers[len(match.answers) : place]:
                match.play(seat, action)
            yield match, answers[place][0]

    def puzzle_of(self, match: Match[Any], seat: Seat) -> Puzzle | None:
        """The question that is open for this seat as a puzzle, if it is one."""
        dice = Dice(match.seed).child("puzzle").child(len(match.answers)).child(seat)
        if self._too_many(match, seat, dice.child("kinds")):
            return None
        if match.state.partial(seat) or len(match.state.options(seat)) > self.effort.arms:
            return None
        question = Question(match, seat, dice)
        self._count("questions")
        better = glance(question, self.effort)
        if better is None:
            return None
        self._count("candidates")
        if not any(question.reasons(better)):
            self._count("unexplained")
            return None
        verdict = search(question, self.effort)
        if verdict is None:
            self._count("unclear")
            return None
        if not any(question.reasons(verdict.best)):
            self._count("unexplained")
            return None
        seen = again(question, verdict, self.effort)
        if seen is None:
            self._count("doubted")
            return None
        if not ends(question, verdict, self.effort):
            self._count("ends")
            return None
        return _made(question, verdict, seen)

    def _too_many(self, match: Match[Any], seat: Seat, dice: Dice) -> bool:
        full = [kind for kind in _kinds(match, seat) if self._kinds[kind] >= SHARE * self.count]
        return bool(full) and dice.below(SELDOM) > 0

    def _count(self, what: str) -> None:
        self.seen[what] += 1
        if self.progress is not None:
            self.progress(self)


def _one_sided(match: Match[Any]) -> bool:
    """Was it won by a clear lead in points? Then little was left to decide in the end."""
    spread, points = match.game.clear_lead, sorted(match.game.points(match.state))
    return spread > 0 and len(points) > 1 and points[-1] - points[-2] > ONE_SIDED * spread


def _kinds(match: Match[Any], seat: Seat) -> list[str]:
    """What a puzzle counts as, so that not all are alike: its question, and its side."""
    side = match.game.side(match.state, seat)
    kinds = [match.window(seat).question()]
    return kinds if side < 0 else [*kinds, f"side {side}"]


def _made(question: Question, verdict: Verdict, seen: Race) -> Puzzle:
    match, seat = question.match, question.seat
    praise, blame = question.reasons(verdict.best)
    compared = [*verdict.right, *(each for each in verdict.worse if seen.has(each))]
    return Puzzle(
        game=match.game,
        id=name_of(match.game.key, match.seats, match.settings, match.answers, seat),
        seats=match.seats,
        settings=match.settings,
        seed=match.seed,
        rules=match.rules,
        answers=tuple(match.answers),
        seat=seat,
        best=verdict.best,
        also=verdict.also,
        plain=question.plain,
        chances=tuple((each, thousandths(seen.chance(each))) for each in compared),
        difficulty=question.difficulty(verdict.right),
        praise=tuple(praise),
        blame=tuple(blame),
    )
