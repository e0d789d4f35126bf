"""Lessons: each can be followed to its end, and nothing in it is missing or left over.

A pupil who answers as the script says hears every step (but those that are said only `sometimes`),
sees every line of the script played, and could give every poor answer. Others, who answer anyhow,
come to the end as well, and miss nothing essential by then. Every text is there in each language.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.snapshot import home_of
from aquelarre.laws.texts import LANGUAGES, read_texts
from aquelarre.school.lesson import MEANT, Lesson
from aquelarre.school.pupil import Answers, Pupil
from aquelarre.school.reading import BadLesson, lessons_of

LAW = "lessons"
TEXTS = "lesson-"
LONGEST = 4000  # answers of a lesson, game and all
CARELESS = 2  # pupils who answer anyhow
# The parts of the page that can be pointed at: see web/pointing.js.
PAGE = (
    *("status", "answers", "aside", "undo", "why", "advice"),
    *("players", "log", "chat", "rules", "notes", "result"),
)


def lesson_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """All that is wrong with the lessons of a game. It need not have any."""
    home = home_of(game, home)
    try:
        lessons = lessons_of(game, home)
    except BadLesson as problem:
        yield LawBroken(LAW, str(problem))
        return
    yield from _texts(lessons, home)
    for lesson in lessons:
        yield from _pointing(lesson, home)
        yield from _followed(game, lesson)
        yield from _careless(game, lesson)


def _texts(lessons: tuple[Lesson, ...], home: Traversable) -> Iterator[LawBroken]:
    needed = {key: lesson for lesson in lessons for key in lesson.texts()}
    for language in LANGUAGES:
        if not (home / "locale" / f"{language}.ftl").is_file():
            continue  # for the law of the locale to say
        texts = read_texts(home, language)
        for key, lesson in needed.items():
            if key not in texts:
                sentence = f"{key} has no text in locale/{language}.ftl."
                yield LawBroken(LAW, sentence, about=key)
                continue
            known = {"you", *(f"seat{seat}" for seat in range(lesson.seats))}
            for name in sorted(texts[key] - known):
                yield LawBroken(LAW, f"{key} speaks of ${name}; it gets {sorted(known)}.")
        for key in texts:
            if key.startswith(TEXTS) and key not in needed:
                yield LawBroken(LAW, f"{key} has a text that no lesson says.", about=key)


def _pointing(lesson: Lesson, home: Traversable) -> Iterator[LawBroken]:
    """Places of the page are known, and those of the board are drawn: `data-place="score"`."""
    board = home / "ui"
    files = (
        [each for each in board.iterdir() if each.name.endswith(".js")] if board.is_dir() else []
    )
    drawn = "".join(each.read_text("utf-8") for each in files)
    for step in lesson.steps:
        for point in " ".join(step.point).split():
            kind, _, name = point.partition(":")
            where = f"the lesson {lesson.name} points at {point} in {step.name}, "
            if kind == "page" and name not in PAGE and point != MEANT:
                yield LawBroken(LAW, f"{where}but of the page there is only: {', '.join(PAGE)}.")
            if kind == "board" and f'data-place="{name}"' not in drawn:
                yield LawBroken(LAW, f'{where}but nothing in ui/ has data-place="{name}".')


def _followed(game: Game[Any], lesson: Lesson) -> Iterator[LawBroken]:
    pupil = Pupil(game, lesson)
    yield from _played(lesson, pupil, Pupil.follow, "who follows it")
    where = f"the lesson {lesson.name}"
    if pupil.teaching.script.strayed:
        line = next(iter(pupil.unused), None)
        at = f": line {line.number} of the script is not possible" if line else ""
        yield LawBroken(LAW, f"{where} strays from its script, though it is followed{at}.")
        return
    for line in pupil.unused:
        if not line.soft:
            yield LawBroken(LAW, f"line {line.number} of the script of {where} is never given.")
    for line in pupil.own_lines:
        yield LawBroken(
            LAW, f"line {line.number} of the script of {where} is never possible for the learner."
        )
    met = {step.name for step in pupil.said if not step.late}
    for step in lesson.steps:
        if step.name not in met and not step.sometimes:
            yield LawBroken(
                LAW,
                f"{where} never says {step.name} to somebody who follows it: is its moment right? "
                "(`sometimes = true` if it is for others.)",
            )
    for poor in pupil.unmet:
        yield LawBroken(LAW, f"{where} warns of {poor.says}, which nobody could ever do.")
    for step, poor in pupil.untried:
        if not step.sometimes:
            sentence = f"{where} warns of {poor.says} in {step.name}, where nobody could do that."
            yield LawBroken(LAW, sentence)


def _careless(game: Game[Any], lesson: Lesson) -> Iterator[LawBroken]:
    for number in range(CARELESS):
        pupil = Pupil(game, lesson, f"careless {number}")
        yield from _played(lesson, pupil, Pupil.stray, f"who answers anyhow ({number})")
        for step in lesson.essential:
            if step not in lesson.leave and pupil.teaching.teacher.lacks(step):
                yield LawBroken(
                    LAW,
                    f"in the lesson {lesson.name} {step.name} is kept from somebody who answers "
                    f"anyhow ({number}), and so is one of {', '.join(step.rules)}: it needs words "
                    "for who did not come to its scene (`missed = true`), or `anywhere = true` if "
                    "its text is true without it.",
                )


def _played(lesson: Lesson, pupil: Pupil, answers: Answers, whose: str) -> Iterator[LawBroken]:
    try:
        for _ in pupil.steps(answers, LONGEST):
            pass
    except TimeoutError as problem:
        yield LawBroken(LAW, f"the lesson {lesson.name} of somebody {whose}: {problem}.")
