"""Files and folders that cannot be used: one sentence, status 2, and everything stays as it is."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server import run
from aquelarre.server.app import FILE
from aquelarre.server.store import SqliteStore
from aquelarre.words import LANGUAGES

if TYPE_CHECKING:
    from tests.server.conftest import Said

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")


@pytest.fixture(autouse=True)
def _nobody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts nevertheless fails the test, and does not keep it."""

    def started(server: object) -> None:
        raise AssertionError("it has started")

    monkeypatch.setattr(run, "uvicorn_server", started)


def whole(path: Path) -> None:
    """A file of ours with something in it."""
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = [("t", n, 0, "", "x" * 500, 0.0, -1) for n in range(100)]
        connection.executemany("INSERT INTO chat VALUES (?,?,?,?,?,?,?)", rows)


def altered(change: str) -> Callable[[Path], None]:
    def made(path: Path) -> None:
        whole(path)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(change)

    return made


def cut(size: int) -> Callable[[Path], None]:
    def made(path: Path) -> None:
        whole(path)
        with path.open("rb+") as file:
            file.truncate(size)

    return made


def torn(path: Path) -> None:
    """A page in the middle is gone; the first ones are as they should be."""
    whole(path)
    size = path.stat().st_size
    with path.open("rb+") as file:
        file.seek(size // 2 // 4096 * 4096)
        file.write(b"\xff" * 4096)


def of_somebody_else(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE bookmarks (url); PRAGMA user_version = 3;")


def without_its_wal(path: Path) -> None:
    """What earlier servers left in the file itself, if somebody removed the rest."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")


BAD: dict[str, tuple[Callable[[Path], Any], str, str]] = {
    "garbage": (lambda path: path.write_bytes(b"not a database " * 999), "no contiene", "not hold"),
    "a few bytes": (lambda path: path.write_bytes(b"x"), "no contiene", "does not hold"),
    "a head": (cut(100), "está dañado", "is damaged"),
    "one page": (cut(4096), "está dañado", "is damaged"),
    "half": (cut(40_000), "está dañado", "is damaged"),
    "torn": (torn, "está dañado", "is damaged"),
    "nothing": (lambda path: path.write_bytes(b""), "está vacío", "is empty"),
    "no tables": (without_its_wal, "está vacío", "is empty"),
    "newer": (altered("PRAGMA user_version = 99"), "versión 99", "version 99"),
    "foreign": (of_somebody_else, "no contiene mesas", "does not hold tables"),
    "no version": (altered("PRAGMA user_version = 0"), "no contiene", "does not hold"),
    "robbed": (altered("DROP TABLE answers"), "no contiene", "does not hold"),
}


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("command", ["serve", "backup", "restore"])
def test_a_file_that_is_not_ours_or_not_whole(
    tmp_path: Path, said: Said, command: str, kind: str
) -> None:
    make, *parts = BAD[kind]
    bad, house = tmp_path / FILE, tmp_path / "house"
    make(bad)
    (tmp_path / "tables.lock").unlink(missing_ok=True)
    before = bad.read_bytes()
    for lang, part in zip(LANGUAGES, parts, strict=True):
        args = {
            "serve": ("--port", "0", "--local", "--no-browser", "--data", tmp_path),
            "backup": (tmp_path / "copy", "--data", tmp_path),
            "restore": (bad, "--data", house),
        }
        status, out, err = said(command, *args[command], "--lang", lang)
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert part in err
        assert str(bad) in err
    assert bad.read_bytes() == before
    assert not house.exists()
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*unfinished*"))


def test_what_is_left_of_a_lost_file_is_not_mixed_with_a_new_one(
    tmp_path: Path, said: Said
) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"something")
    status, out, err = said("serve", "--port", "0", "--local", "--data", tmp_path)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f"{tmp_path / FILE}-wal" in err
    assert not (tmp_path / FILE).exists()


@posix
def test_a_link_to_a_disk_that_is_not_there_stays(tmp_path: Path, said: Said) -> None:
    path = tmp_path / FILE
    path.symlink_to(tmp_path / "unplugged" / FILE)
    status, out, err = said("serve", "--port", "0", "--local", "--data", tmp_path)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err
    assert path.is_symlink()


def test_a_copy_over_the_file_with_an_old_wal_beside_it_is_not_spoilt(
    tmp_path: Path, said: Said
) -> None:
    """As one used to do it by hand. The two do not fit; neither is written to."""
    path, wal = tmp_path / FILE, tmp_path / f"{FILE}-wal"
    whole(path)
    said("backup", tmp_path / "copy", "--data", tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("DELETE FROM chat WHERE n % 3 = 0")
        connection.commit()
        connection.execute("VACUUM")
        old = wal.read_bytes()
    (tmp_path / f"{FILE}-shm").unlink(missing_ok=True)
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        rows = [("u", n, 0, "", "y" * 900, 0.0, -1) for n in range(300)]
        connection.executemany("INSERT INTO chat VALUES (?,?,?,?,?,?,?)", rows)
    path.write_bytes((tmp_path / "copy").read_bytes())
    wal.write_bytes(old[: len(old) * 2 // 3])
    before = path.read_bytes()
    status, _, err = said("serve", "--port", "0", "--local", "--data", tmp_path)
    assert (status, err.count("\n")) == (2, 1), err
    assert path.read_bytes() == before
    assert said("restore", tmp_path / "copy", "--data", tmp_path)[0] == 0
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM chat").fetchone() == (400,)


# -- places ------------------------------------------------------------------------------


def test_a_file_in_the_place_of_the_folder(tmp_path: Path, said: Said) -> None:
    (tmp_path / "file").write_text("mine")
    for place in (tmp_path / "file", tmp_path / "file" / "deeper"):
        status, out, err = said("serve", "--port", "0", "--local", "--data", place)
        assert (status, out, err) == (2, "", f"{place} is not a folder.\n")


NOBODY = 65534
FORBIDDEN = f"""
import os, sys
import aquelarre.server.run
from aquelarre.terminal.cli import main
from aquelarre.words import Words
Words("en").say("serve-bye")
if os.getuid() == 0:
    os.setgroups([])
    os.setgid({NOBODY})
    os.setuid({NOBODY})  # to root nothing is forbidden
sys.exit(main(sys.argv[1:]))
"""


@posix
@pytest.mark.parametrize("mode", [0o000, 0o500])
@pytest.mark.parametrize("there", [True, False])
def test_a_folder_that_one_may_not_write_into(data: Path, mode: int, there: bool) -> None:
    data.chmod(0o755)
    folder = data / "closed"
    folder.mkdir()
    if there:
        SqliteStore(folder / FILE).close()
    folder.chmod(mode)
    try:
        check_forbidden(folder, folder)
    finally:
        folder.chmod(0o700)


@posix
@pytest.mark.parametrize("mode", [0o000, 0o444])
def test_a_file_that_one_may_not_write(data: Path, mode: int) -> None:
    data.chmod(0o755)
    path = data / "open" / FILE
    SqliteStore(path).close()
    for each in (path.parent, path, path.with_suffix(".lock")):
        if os.getuid() == 0:
            os.chown(each, NOBODY, NOBODY)
    path.chmod(mode)
    check_forbidden(path.parent, path)


def check_forbidden(folder: Path, what: Path) -> None:
    args = ("serve", "--port", "0", "--local", "--no-browser", "--lang", "en", "--data", folder)
    ran = subprocess.run(
        [sys.executable, "-c", FORBIDDEN, *map(str, args)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = f"You are not allowed to read and write {what}.\n"
    assert ran.stderr == said
    assert (ran.returncode, ran.stdout) == (2, "")


@posix
@pytest.mark.parametrize("mask", [0o000, 0o022])
def test_nobody_else_can_read_what_is_kept(data: Path, mask: int) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MODES, str(data / "new" / "house" / FILE), str(mask)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    modes = dict(line.rsplit(" ", 1) for line in ran.stdout.splitlines())
    assert modes == {
        "house": "0o700",
        FILE: "0o600",
        f"{FILE}-wal": "0o600",
        f"{FILE}-shm": "0o600",
        "tables.lock": "0o600",
    }


MODES = """
import os, sys
from pathlib import Path
from aquelarre.server.store import SqliteStore
path = Path(sys.argv[1])
os.umask(int(sys.argv[2]))
store = SqliteStore(path)
for each in (path.parent, *path.parent.iterdir()):
    print(each.name, oct(each.stat().st_mode & 0o777))
store.close()
"""


def test_the_mode_of_a_folder_that_is_there_is_its_owners_business(data: Path) -> None:
    data.chmod(0o750)
    SqliteStore(data / FILE).close()
    assert stat.S_IMODE(data.stat().st_mode) == 0o750
