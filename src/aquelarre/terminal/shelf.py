"""Shelf: saved games on disk, kept and fetched with care for what else lies there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from aquelarre.kernel import AquelarreError
from aquelarre.match import Match, read, write
from aquelarre.terminal.trouble import Trouble, of_file

MARK = b'{"aquelarre":'  # how every saved game begins
LARGEST = 8_000_000  # bytes: far beyond any game, small enough for any machine


def place(name: str) -> Path:
    """The path that a person means."""
    if not name or "\0" in name:
        raise Trouble("file-bad-name", path=repr(name)[:80])
    try:
        return Path(name).expanduser()
    except RuntimeError:  # ~nobody
        return Path(name)


def keep(match: Match[Any], path: Path, own: Path | None = None) -> None:
    """Save the match. Only an earlier state of the same game, or the table's own file, is ever
    replaced; a link is followed."""
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
            if path != own and not is_earlier(path, match):
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


def is_earlier(path: Path, match: Match[Any]) -> bool:
    """Does the file hold an earlier state of this very game (or nothing)?"""
    if path.stat().st_size == 0:
        return True
    try:
        older = fetch(path)
    except AquelarreError:
        return False
    same = older.game is match.game and older.seed == match.seed
    return same and older.answers == match.answers[: len(older.answers)]


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
