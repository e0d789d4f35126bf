"""A lock on a file, so that two servers never write into one store."""

from __future__ import annotations

import os
from pathlib import Path

from aquelarre.kernel import AquelarreError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class StoreInUse(AquelarreError):
    """Another server has this store open."""

    key = "error-store-in-use"


class FileLock:
    """Held as long as the process lives, or until it is released."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            self._take()
        except OSError:
            os.close(self._file)
            raise StoreInUse(
                f"Another server is using the tables in {path.parent}.", path=str(path.parent)
            ) from None

    def _take(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt  # type: ignore[unreachable]

            msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)

    def release(self) -> None:
        """Also for a process that is just being started, and has what we have until it begins."""
        if fcntl is not None:
            fcntl.flock(self._file, fcntl.LOCK_UN)
        os.close(self._file)

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *problem: object) -> None:
        self.release()
