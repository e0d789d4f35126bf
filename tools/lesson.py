"""Read lessons as a learner meets them: what is told, and what the teacher says.

    python tools/lesson.py walpurgisnacht            all lessons of a game
    python tools/lesson.py walpurgisnacht village    one of them
    python tools/lesson.py walpurgisnacht --lang es  in Spanish

At the end stands what the law of lessons has to say about them.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from aquelarre.kernel import Game
from aquelarre.kernel.catalog import find
from aquelarre.laws.lessons import lesson_faults
from aquelarre.school import BadLesson, Lesson, Step, lessons_of
from aquelarre.school.pupil import Pupil
from aquelarre.words import Words

LONGEST = 4000  # answers
LETTERS = 280  # that a text should have at most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--lang", default="en", choices=("es", "en"))
    wish = parser.parse_args()
    game = find(wish.game)
    try:
        lessons = [each for each in lessons_of(game) if wish.lesson in (None, each.name)]
    except BadLesson as problem:
        print(problem, file=sys.stderr)
        return 1
    for lesson in lessons:
        Reading(game, lesson, wish.lang).read()
    faults = list(lesson_faults(game))
    for fault in faults:
        print(fault, file=sys.stderr)
    return bool(faults)


class Reading:
    """One lesson, read aloud."""

    def __init__(self, game: Game[Any], lesson: Lesson, lang: str) -> None:
        self.lesson = lesson
        self.pupil = Pupil(game, lesson)
        names = [
            name or ("Ana" if seat == lesson.you else "")
            for seat, name in enumerate(lesson.partners)
        ]
        self.words = Words(lang, game, players=names, reader=lesson.you, strict=False)
        self.told = 0

    def read(self) -> None:
        lesson, words = self.lesson, self.words
        print(f"\n=== {words.say(lesson.title)} ({lesson.name}), {lesson.minutes} min")
        for step in self.pupil.steps(Pupil.follow, LONGEST):
            self.news()
            self.say(step)
        self.news()

    def news(self) -> None:
        """What the learner has been told since, and her own answers among it."""
        match = self.pupil.match
        for event in match.events[self.told :]:
            print(f"      {self.words.event(event.heard_by(self.lesson.you))}")
        self.told = len(match.events)

    def say(self, step: Step) -> None:
        strayed = ", the script is over" if self.pupil.teaching.script.strayed else ""
        print(f"\n  [{step.name}: {step.waits}{strayed}] {' '.join(step.point)}")
        self.text(step.says, "  ")
        for poor in step.poor:
            self.text(poor.says, f"    ({poor.says}{'' if poor.may else ', no insisting'}) ")
        print()

    def text(self, says: str, before: str) -> None:
        words = self.words
        names = {f"seat{seat}": words.seat(seat) for seat in range(self.lesson.seats)}
        text = words.say(self.lesson.text(says), you=words.seat(self.lesson.you), **names)
        long = f"  <-- {len(text)} letters" if len(text) > LETTERS else ""
        print(f"{before}{text}{long}")


if __name__ == "__main__":
    sys.exit(main())
