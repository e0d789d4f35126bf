"""Shelf: saved games on disk, kept and fetched with care for what else lies there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from aquelarre.kernel import AquelarreError
from aquelarre.match import Match, read, write
from aquelarre.match.saved import BEGINNING, Answer
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
    except OSError as problem:
        raise of_file(problem, path) from None


def is_earlier(path: Path, match: Match[Any], last: Answers | None) -> bool:
    """Does the file hold an earlier state of this very game, its last save, or nothing?"""
    if path.stat().st_size == 0:
        return True
    try:
        older = fetch(path)
    except AquelarreError:
        return False
    if older.game.ours is not match.game.ours or older.seed != match.seed:
        return False
    if older.game.edition_text() != match.game.edition_text():
        return False
    return older.answers in (match.answers[: len(older.answers)], last)


def rescue(match: Match[Any]) -> Path | None:
    """Save the match under a name of its own, here; None where that cannot be done."""
    path = Path(f"rescued-{match.fingerprint()}.aquelarre")
    try:
        write(match, path)
    except OSError:
        return None
    return path


def is_ours(path: Path) -> bool:
    """Is this a saved game (or an empty file, in which nothing can be lost)?"""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MARK)) in (MARK, b"")
