"""The school: guided first games. A lesson is data in a game's folder (docs/LESSONS.md); here it is
read (`reading`), its beginning is staged (`script`), and a teacher speaks who knows no more than
the learner's seat (`teacher`). Tables in browsers and in the terminal use the same."""

from aquelarre.school.lesson import Lesson, Line, Moment, Pattern, Poor, Step
from aquelarre.school.progress import Progress
from aquelarre.school.reading import BadLesson, lesson_of, lessons_of
from aquelarre.school.script import Script
from aquelarre.school.sight import Sight, sight_of
from aquelarre.school.teacher import Teacher, Teaching

__all__ = [
    "BadLesson",
    "Lesson",
    "Line",
    "Moment",
    "Pattern",
    "Poor",
    "Progress",
    "Script",
    "Sight",
    "Step",
    "Teacher",
    "Teaching",
    "lesson_of",
    "lessons_of",
    "sight_of",
]
