"""What was learnt at this terminal: which lessons were begun and finished. It is kept in one file
where Aquelarre keeps its tables."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from aquelarre.kernel import Refusal
from aquelarre.match import Match
from aquelarre.match.replaying import Answer, give_again
from aquelarre.match.saved import write_text
from aquelarre.school import Lesson, Progress, Teaching
from aquelarre.server.config import default_data

FILE = "lessons.json"


class Learnt(msgspec.Struct):
    """How far a lesson has come: its chance, its answers, and what the teacher has said."""

    seed: str = ""
    answers: list[Answer] = []
    progress: Progress = msgspec.field(default_factory=Progress)
    done: bool = False


Register = dict[str, dict[str, Learnt]]  # by game and lesson


def place() -> Path:
    return default_data() / FILE


def all_learnt() -> Register:
    """What is kept; nothing where that cannot be read."""
    with suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(place().read_bytes(), type=Register)
    return {}


def keep(match: Match[Any], teaching: Teaching) -> None:
    """Note where a lesson stands. If the disk does not take it, the lesson goes on all the same."""
    lesson, register = teaching.lesson, all_learnt()
    of_game = register.setdefault(lesson.game, {})
    before = of_game.get(lesson.name, Learnt())
    of_game[lesson.name] = Learnt(
        match.seed,
        [] if match.over else list(match.answers),
        Progress() if match.over else teaching.progress,
        before.done or match.over,
    )
    with suppress(OSError):
        place().parent.mkdir(parents=True, exist_ok=True)
        write_text(msgspec.json.encode(register).decode(), place())


def taken_up(match: Match[Any], lesson: Lesson) -> Teaching | None:
    """The lesson where it was left: `match` is a new one whose nature waits. None if there is
    nothing to go on with, or it does not fit any more."""
    kept = all_learnt().get(lesson.game, {}).get(lesson.name)
    if kept is None or not kept.answers or kept.seed != match.seed:
        return None
    try:
        whole = give_again(match, kept.answers).whole
    except (Refusal, ValueError):
        return None
    return Teaching(lesson, kept.progress) if whole else None
