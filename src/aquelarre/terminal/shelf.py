"""Shelf: saved games on disk, kept and fetched with care for what else lies there."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from aquelarre.editions import edition_text, ours
from aquelarre.kernel import AquelarreError, BadFile, catalog
from aquelarre.match import Match, read, write
from aquelarre.match.saved import BEGINNING, Answer, save, write_text
from aquelarre.terminal.trouble import Trouble, of_file

MARK = BEGINNING.encode()  # of every saved game
LARGEST = 8_000_000  # bytes: far beyond any game, small enough for any machine
Answers = list[Answer]


def place(name: str) -> Path:
    """The path that a person means."""
    if not name or "\0" in name:
        raise Trouble("file-bad-name", path=repr(name)[:80])
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~nobody
        return Path(name)


def keep(match: Match[Any], path: Path, last: Answers | None = None) -> None:
    """Save the match. Only an earlier state of the same game is ever replaced, or what this
    table saved `last` (an undo may have led elsewhere since); a link is followed."""
    try:
        if path.is_dir():
            raise Trouble("file-is-folder", path=str(path))
        if not path.parent.is_dir():
            raise Trouble("folder-missing", path=str(path.parent))
        if path.exists():
            if not is_ours(path):
                raise Trouble("file-not-ours", path=str(path))
            if not os.access(path, os.W_OK):
                raise Trouble("file-forbidden", path=str(path))
            if not is_earlier(path, match, last):
                raise Trouble("file-other-game", path=str(path))
        write(match, path.resolve())
    except OSError as problem:
        raise of_file(problem, path) from None


def fetch(path: Path) -> Match[Any]:
    """The match of a file."""
    try:
        if path.exists() and not path.is_dir() and not path.is_file():
            raise Trouble("file-not-ours", path=str(path))  # a device may never end
        if path.is_file() and path.stat().st_size > LARGEST:
            raise Trouble("file-not-ours", path=str(path))
        return read(path)
    except BadFile as problem:
        raise _of_game(problem) from None
    except OSError as problem:
        raise of_file(problem, path) from None


def _of_game(problem: BadFile) -> AquelarreError:
    """Why a file is not read: if its game is not here, where to look for it, or why it was left
    out."""
    if problem.reason != "game":
        return problem
    name = str(problem.values["game"])
    for left_out in catalog.left_out():
        if left_out.values["name"] == name:
            return left_out
    return Trouble("file-of-unknown-game", name=name)


def is_earlier(path: Path, match: Match[Any], last: Answers | None) -> bool:
    """Does the file hold an earlier state of this very game, its last save, or nothing?"""
    if path.stat().st_size == 0:
        return True
    try:
        older = fetch(path)
    except AquelarreError:
        return False
    if ours(older.game) is not ours(match.game) or older.seed != match.seed:
        return False
    if edition_text(older.game) != edition_text(match.game):
        return False
    return older.answers in (match.answers[: len(older.answers)], last)


def rescue(match: Match[Any]) -> Path | None:
    """Save the match under a name of its own, here; None where that cannot be done.

    Its rules may have broken off in the middle of an answer. Then that answer is left out, so that
    the file goes on when the rules are mended."""
    for count in range(len(match.answers), max(-1, len(match.answers) - 2), -1):
        try:
            text = _saved_at(match, count)
            path = Path(f"rescued-{sha256(text.encode()).hexdigest()[:16]}.aquelarre")
            write_text(text, path)
        except OSError:
            return None
        except Exception:  # the rules fail at this answer; the one before it is whole
            continue
        return path
    return None


def _saved_at(match: Match[Any], count: int) -> str:
    """The text of the match after so many answers, also if its position cannot be looked at."""
    whole = match.at(count)
    whole.scripted = match.scripted
    try:
        return save(whole)
    except Exception:
        return save(whole, position="")


def is_ours(path: Path) -> bool:
    """Is this a saved game (or an empty file, in which nothing can be lost)?"""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MARK)) in (MARK, b"")
