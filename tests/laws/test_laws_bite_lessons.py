"""The law of lessons bites: each mistake planted into the template's lesson is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from aquelarre.games._template import GAME
from aquelarre.kernel.catalog import find, names
from aquelarre.laws import broken_laws
from aquelarre.laws.lessons import PAGE, lesson_faults
from aquelarre.school import lessons_of

LESSON = "lessons/first.toml"
ES, EN = "locale/es.ftl", "locale/en.ftl"


def change(home: Path, file: str, old: str, new: str) -> None:
    text = (home / file).read_text("utf-8")
    assert old in text
    (home / file).write_text(text.replace(old, new), "utf-8")


def told(home: Path) -> str:
    return "\n".join(str(fault) for fault in lesson_faults(GAME, home))


def test_the_template_s_lesson_keeps_it(home: Path) -> None:
    assert told(home) == ""


def test_a_game_needs_no_lessons(home: Path) -> None:
    (home / LESSON).unlink()
    for file in (ES, EN):
        text = (home / file).read_text("utf-8")
        (home / file).write_text(text[: text.index("lesson-first")], "utf-8")
    assert told(home) == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (LESSON, "seats = 2", "seats = 9", "is for 2 to 4 players"),
        (LESSON, "you swap", "you fly", "no verb 'fly'"),
        (LESSON, 'name = "card"', 'name = "cord"', "lesson-first-cord has no text in locale/es"),
        (
            ES,
            "lesson-first-card",
            "lesson-first-cord",
            "lesson-first-cord has a text that no lesson",
        ),
        (EN, "Yours is worth 2.", "Yours, { $seat2 }, is worth 2.", "speaks of $seat2"),
        (LESSON, 'asked = "choose"', 'asked = "chose"', "never says card to somebody who follows"),
        (LESSON, "nature draw card=C5", "nature draw card=C4", "line 5 of the script is not"),
        (LESSON, "you swap", "you show\nyou swap", "line 4 of the script of the lesson first is"),
        (LESSON, "1 keep", "1 keep\n1 keep", "line 4 of the script of the lesson first is never"),
        (LESSON, 'does = "keep"', 'does = "deal"', "where nobody could do that"),
        (
            LESSON,
            "seats = 2",
            'seats = 2\npoor = [{ does = "deal", says = "card" }]',
            "which nobody could ever do",
        ),
        (
            LESSON,
            "seats = 2",
            'seats = 2\npoor = [{ does = "show", says = "card", before = "x" }]',
            "an answer is poor before x",
        ),
        (LESSON, 'rules = ["TPL-02"]', 'point = ["page:moon"]', "but of the page there is only"),
        (LESSON, 'rules = ["TPL-02"]', 'point = ["board:moon"]', 'has data-place="moon"'),
    ],
)
def test_it_bites(home: Path, file: str, old: str, new: str, fault: str) -> None:
    change(home, file, old, new)
    assert fault in told(home)


def test_what_is_said_sometimes_need_not_be_said(home: Path) -> None:
    change(home, LESSON, 'asked = "choose" }', 'asked = "chose" }\nsometimes = true')
    assert "never says card " not in told(home)


LATE = """
[[step]]
name = "news"
when = { told = "swapped seat=you", over = false }
rules = ["TPL-06"]

[[step]]
name = "alone"
when = { asked = "nothing" }
"""


@pytest.mark.parametrize("words", ["", "missed = true\n", "anywhere = true\n"])
def test_what_somebody_may_miss_needs_words_without_its_scene(home: Path, words: str) -> None:
    """The scene comes only to those who swap; whoever answers anyhow may keep the card."""
    late = LATE.replace('rules = ["TPL-06"]\n', f'rules = ["TPL-06"]\n{words}')
    change(home, LESSON, '[[step]]\nname = "end"', f'{late}\n[[step]]\nname = "end"')
    fault = "in the lesson first news is kept from somebody who answers anyhow"
    assert (fault in told(home)) == (not words)


def test_it_is_one_of_the_laws_of_a_game(home: Path) -> None:
    change(home, LESSON, "you swap", "you fly")
    assert "lessons" in {fault.law for fault in broken_laws(GAME, games=2, home=home)}


def test_the_parts_of_the_page_are_those_that_it_has() -> None:
    import aquelarre

    script = (Path(aquelarre.__file__).parent / "web" / "pointing.js").read_text("utf-8")
    table = script[script.index("export const PAGE = {") : script.index("};")]
    assert tuple(line.split(":")[0].strip() for line in table.splitlines()[1:]) == PAGE


@pytest.mark.parametrize("game", names())
def test_lessons_are_no_secret_from_the_laws(game: str) -> None:
    """All that our games have keep the law; `check_game` says so for each of them, too."""
    assert [str(fault) for fault in lesson_faults(find(game))] == []
    assert all(lesson.minutes <= 10 for lesson in lessons_of(find(game)))
