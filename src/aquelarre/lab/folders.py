"""Folders that fill little by little: whole files or none, and work that goes on where it stopped.

What is to be done stands in `plan.json` from the beginning on. A folder with the same plan is gone
on with; one with another plan, or with anything else in it, is left as it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from aquelarre.kernel import AquelarreError
from aquelarre.server.lock import FileLock, StoreInUse

PLAN = "plan.json"
LOCK = ".lock"
Grown = Callable[[bytes], bool]
DRAFT = ".draft-"  # how the names of files begin that are not whole yet


class FolderInUse(AquelarreError):
    """A folder that holds something else."""

    key = "error-lab-folder"


class OtherPlan(AquelarreError):
    """A folder in which something else was begun."""

    key = "error-lab-plan"


class FolderBusy(AquelarreError):
    """A folder into which another process writes."""

    key = "error-lab-busy"


@contextmanager
def opened(folder: Path, plan: bytes, grown: Grown = lambda _: False) -> Iterator[None]:
    """The folder, ready for this plan and for nobody else meanwhile. `grown` says of another plan,
    which was begun there, whether ours only goes on with it."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / LOCK
    try:
        held = FileLock(lock)
    except StoreInUse:
        raise FolderBusy(f"Another process is writing into {folder}.", path=str(folder)) from None
    with held:
        try:
            prepare(folder, plan, grown)
            yield
        finally:
            lock.unlink(missing_ok=True)


def prepare(folder: Path, plan: bytes, grown: Grown) -> None:
    """Make the folder ready for this plan."""
    noted = folder / PLAN
    if noted.is_file():
        before = noted.read_bytes()
        if before != plan and not grown(before):
            raise OtherPlan(
                f"Something else was begun in {folder}: see its {PLAN}.", path=str(folder)
            )
        for draft in folder.rglob(f"{DRAFT}*"):
            draft.unlink(missing_ok=True)
        if before != plan:
            write(noted, plan)
        return
    if any(not each.name.startswith((DRAFT, LOCK)) for each in folder.iterdir()):
        raise FolderInUse(f"{folder} is not empty.", path=str(folder))
    write(noted, plan)


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """A file to write; it gets its name when it is whole, and vanishes if it never is."""
    draft = path.with_name(f"{DRAFT}{secrets.token_hex(4)}-{path.name}")
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write(path: Path, content: bytes) -> None:
    """A whole small file."""
    with drafted(path) as draft:
        draft.write_bytes(content)
