"""Snapshots: what has been published once, line by line, so that it never moves unnoticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.kernel import Game
from aquelarre.kernel.catalog import folder
from aquelarre.laws.broken import LawBroken, NotPublished

FOLDER = ("tests", "snapshots")


def home_of(game: Game[Any], home: Traversable | None) -> Traversable:
    """Where the game's files are: in its own folder unless told otherwise."""
    return folder(game) if home is None else home


def left_behind(home: Traversable) -> bool:
    """Did the tests stay in the source folder? An installer has put the game here from a wheel, and
    wheels bring none. (A draft without tests lies in no wheel: its tests are to do.)"""
    if home.joinpath("tests").is_dir():
        return False
    if not isinstance(home, Path):  # inside an archive
        return True
    first = home / "__init__.py"
    return any(
        f"{first.relative_to(above).as_posix()}," in record.read_text("utf-8")
        for above in home.parents
        for record in above.glob("*.dist-info/RECORD")
    )


def snapshot_faults(
    game: Game[Any],
    home: Traversable,
    law: str,
    name: str,
    now: list[str],
    grown: Callable[[str, str], bool] = lambda before, now: False,
) -> Iterator[LawBroken]:
    """Lines of the snapshot that do not stand any more, and what is missing from it. Of something
    that has `grown` (a line before, and one now) what was published holds."""
    if left_behind(home):
        return
    how = f"aquelarre laws {game.key} --update"
    file = _file(home, name)
    if not file.is_file():
        missing_file = "/".join((*FOLDER, name))
        yield NotPublished(law, f"there is no {missing_file} yet: write it with `{how}`.")
        return
    then = file.read_text(encoding="utf-8").splitlines()
    for line in then:
        if line not in now and not any(grown(line, new) for new in now):
            words = line.split()
            moved = [new for new in now if new.split()[: len(words) - 1][:2] == words[:2]]
            about = f"`{line}` (now `{moved[0]}`)" if moved else f"`{line}`"
            yield NotPublished(
                law,
                f"{about} was published in {name} and is gone. Saved games and other people's "
                "programs rely on it: keep it, and append something new instead; or, if nobody has "
                f"saved a game yet, write all anew with `{how.replace('--update', '--afresh')}`.",
                about=about,
            )
    for line in now:
        if line not in then:
            about = f"`{line}`"
            sentence = f"{about} is new: append it to {name} with `{how}`."
            yield NotPublished(law, sentence, about=about)


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
