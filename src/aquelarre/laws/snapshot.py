"""Snapshots: what has been published once, line by line, so that it never moves unnoticed."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.kernel import Game
from aquelarre.kernel.catalog import folder
from aquelarre.laws.broken import LawBroken

FOLDER = ("tests", "snapshots")


def home_of(game: Game[Any], home: Traversable | None) -> Traversable:
    """Where the game's files are: in its own folder unless told otherwise."""
    return folder(game) if home is None else home


def check_snapshot(game: Game[Any], home: Traversable, law: str, name: str, now: list[str]) -> None:
    """Every line of the snapshot still stands, and nothing is missing from it."""
    how = f"python -m aquelarre.laws {game.key} --update"
    file = _file(home, name)
    if not file.is_file():
        raise LawBroken(law, f"there is no {'/'.join((*FOLDER, name))} yet: write it with `{how}`.")
    then = file.read_text(encoding="utf-8").splitlines()
    for line in then:
        if line not in now:
            words = line.split()
            moved = [new for new in now if new.split()[: len(words) - 1][:2] == words[:2]]
            became = f"and is now `{moved[0]}`" if moved else "and is gone"
            raise LawBroken(
                law,
                f"`{line}` has been published {became} ({name}). Saved games and other "
                "people's programs rely on it: keep it, and append something new instead.",
            )
    missing = [line for line in now if line not in then]
    if missing:
        raise LawBroken(law, f"`{missing[0]}` is new: append it to {name} with `{how}`.")


def update_snapshot(home: Traversable, name: str, now: list[str], *, afresh: bool) -> Path:
    """Append what is new; with `afresh` write all of it anew (before the first release)."""
    file = _file(home, name)
    if not isinstance(file, Path):
        raise LawBroken("vocabulary", f"{file} is not in a folder that can be written to.")
    then = file.read_text(encoding="utf-8").splitlines() if file.is_file() and not afresh else []
    lines = then + [line for line in now if line not in then]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
    return file


def _file(home: Traversable, name: str) -> Traversable:
    for part in (*FOLDER, name):
        home = home / part
    return home
