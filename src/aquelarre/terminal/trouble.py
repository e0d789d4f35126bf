"""Trouble: what a person asked of the command line and cannot have, by its key in the locales."""

from __future__ import annotations

from aquelarre.kernel import AquelarreError


class Trouble(AquelarreError):
    """A wish that cannot be fulfilled; the text is `error-<name>` with these values."""

    def __init__(self, name: str, /, **values: int | str) -> None:
        super().__init__(f"{name}: {values}", **values)
        self.key = f"error-{name}"


class GameFailed(AquelarreError):
    """The rules of a game have broken off: what went wrong, and on which line of its package."""

    key = "error-game-failed"

    def __init__(self, game: str, what: str, place: str) -> None:
        super().__init__(f"{game} failed: {what} ({place})", game=game, what=what, place=place)


def of_file(problem: OSError, path: object) -> Trouble:
    """A file that the system does not give or take, said in our own words."""
    if not path:
        return Trouble("system", reason=problem.strerror or type(problem).__name__)
    if isinstance(problem, FileNotFoundError):
        return Trouble("file-missing", path=str(path))
    if isinstance(problem, PermissionError):
        return Trouble("file-forbidden", path=str(path))
    if isinstance(problem, IsADirectoryError):
        return Trouble("file-is-folder", path=str(path))
    reason = problem.strerror or type(problem).__name__
    return Trouble("file", path=str(path), reason=reason)
