"""Write into each game's RULES.md which rules its lessons teach.

python tools/lessons_table.py           write the tables
python tools/lessons_table.py --check   only say which are not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from aquelarre import games
from aquelarre.kernel import Game
from aquelarre.kernel.catalog import TEMPLATE, find, names
from aquelarre.school import lessons_of
from aquelarre.words import Words

HOME = Path(games.__file__).parent
TITLE = "## Lessons"
MARK = "<!-- Written by `python tools/lessons_table.py`. -->"


def table(game: Game[Any]) -> str:
    """The part of RULES.md about lessons; nothing where there are none."""
    lessons, words = lessons_of(game), Words("en", game)
    if not lessons:
        return ""
    lines = [TITLE, "", MARK, "", "| Lesson | What it is called | Rules that it teaches |"]
    lines.append("|---|---|---|")
    taught: set[str] = set()
    for lesson in lessons:
        taught |= set(lesson.rules)
        rules = ", ".join(rule for rule in game.rules if rule in lesson.rules)
        lines.append(
            f"| {lesson.name} | {words.say(lesson.title)} ({lesson.minutes} min) | {rules} |"
        )
    left = ", ".join(rule for rule in game.rules if rule not in taught) or "none"
    lines.append(f"| | *in no lesson* | {left} |")
    return "\n".join(lines) + "\n"


def page(text: str, game: Game[Any]) -> str:
    """RULES.md with its part about lessons, which is the last."""
    before = text.partition(f"\n{TITLE}\n")[0].rstrip("\n") + "\n"
    part = table(game)
    return f"{before}\n{part}" if part else before


def outdated() -> list[Path]:
    """The pages that would be written otherwise."""
    found = []
    for name in (*names(), TEMPLATE):
        path = HOME / name / "RULES.md"
        if path.is_file() and page(path.read_text("utf-8"), find(name)) != path.read_text("utf-8"):
            found.append(path)
    return found


def main() -> int:
    found = outdated()
    for path in found:
        print(path.relative_to(HOME.parents[2]))
        if "--check" not in sys.argv:
            path.write_text(page(path.read_text("utf-8"), find(path.parent.name)), "utf-8")
    return bool(found) and "--check" in sys.argv


if __name__ == "__main__":
    sys.exit(main())
