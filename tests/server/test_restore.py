"""Copies and putting them back: at every moment there is a whole file, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.lock import FileLock
from aquelarre.server.push.keys import FILE as KEYS
from aquelarre.server.records import ChatLine
from aquelarre.server.store import SqliteStore, put_chat

if TYPE_CHECKING:
    from tests.server.conftest import Said, Serving

posix = pytest.mark.skipif(sys.platform == "win32", reason="limits and signals of POSIX")

# A real server in a process of its own, as `aquelarre serve` runs it.
SERVER = """
import sys
from aquelarre.terminal.cli import main
sys.exit(main(["serve", "--local", "--port", "0", "--no-browser", "--no-limits", "--lang", "en",
               "--bot-processes", "0", "--data", sys.argv[1]]))
"""
# A command that may write files of so many bytes only. Whoever writes more is killed, or told
# what a full disk tells.
LIMITED = """
import resource, signal, sys
from aquelarre.terminal.cli import main
import aquelarre.server.app
most, how, *args = sys.argv[1:]
signal.signal(signal.SIGXFSZ, signal.SIG_DFL if how == "killed" else signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(most), int(most)))
sys.exit(main(args))
"""
# A command that is killed before it renames a file for the n-th time (from 0).
RENAMES = """
import os, signal, sys
from aquelarre.terminal.cli import main
import aquelarre.server.app
left = int(sys.argv[1])
def count(event, args):
    global left
    if event == "os.rename":
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(count)
sys.exit(main(sys.argv[2:]))
"""


def ran_alone(script: str, *args: object) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "AQUELARRE_LANG": "en"}
    command = [sys.executable, "-c", script, *(str(arg) for arg in args)]
    return subprocess.run(command, capture_output=True, text=True, env=env, check=False)


class Host:
    """A server that somebody has started, and can stop or kill."""

    def __init__(self, data: Path) -> None:
        self.data = data

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, str(self.data),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        self.base = line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")

    async def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        await self.process.communicate()


def fill(path: Path, *lines: str) -> None:
    """A file with these lines of chat in it, and enough else to be of some size."""
    store = SqliteStore(path)

    async def write() -> None:
        for n, text in enumerate(lines):
            await store.write(put_chat("t", ChatLine(n, 0, "", text, 0.0)))
        for n in range(100, 150):
            await store.write(put_chat("more", ChatLine(n, 0, "", "x" * 2000, 0.0)))

    asyncio.run(write())
    store.close()


def lines_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute("SELECT text FROM chat WHERE \"table\" = 't' ORDER BY n")
        return [text for (text,) in rows]


def names_in(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


# -- stopping ----------------------------------------------------------------------------


async def test_after_a_stop_everything_is_in_the_file_itself(server: Serving) -> None:
    _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice("stop"), 4)
    await live.until_asked()  # now no bot is in the middle of an answer
    answers = server.match(live.table["table"]).answers
    await server.stop()
    assert names_in(server.config.data) == {FILE, "tables.lock", KEYS}
    with closing(sqlite3.connect(server.config.data / FILE)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM answers").fetchone()
    assert count == len(answers)
    await server.start()


# -- putting back ------------------------------------------------------------------------


@posix
def test_a_link_to_a_disk_that_is_not_there_is_not_replaced(tmp_path: Path, said: Said) -> None:
    path, copy = tmp_path / "data" / FILE, tmp_path / "copy"
    fill(copy, "first")
    path.parent.mkdir()
    path.symlink_to(tmp_path / "unplugged" / FILE)
    status, out, err = said("restore", copy, "--data", path.parent)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert str(path) in err
    assert path.is_symlink()
    assert names_in(path.parent) == {FILE, "tables.lock"}


def test_a_copy_takes_the_place_and_what_was_there_is_kept(tmp_path: Path, said: Said) -> None:
    path, copy = tmp_path / "data" / FILE, tmp_path / "copy"
    fill(path, "first")
    status, out, _ = said("backup", copy, "--data", path.parent)
    assert (status, out) == (
        0,
        f"All tables have been copied to {copy}, and the copy has been checked.\n",
    )
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO chat VALUES ('t', 1, 0, '', 'second', 0, -1)")
    status, out, _ = said("restore", copy, "--data", path.parent)
    assert status == 0
    assert lines_in(path) == ["first"]
    (kept,) = path.parent.glob("tables-before-restore-*.sqlite3")
    assert out == f"The tables are now those of {copy}.\nWhat was there before is kept in {kept}.\n"
    assert lines_in(kept) == ["first", "second"]
    SqliteStore(path).close()
    assert said("restore", copy, "--data", path.parent)[0] == 0, "a second time, in the same second"
    assert len(list(path.parent.glob("tables-before-restore-*.sqlite3"))) == 2
    assert said("restore", kept, "--data", path.parent)[0] == 0, "and back again"
    assert lines_in(path) == ["first", "second"]


def test_a_copy_can_be_put_into_a_new_folder(tmp_path: Path, said: Said) -> None:
    fill(tmp_path / "old" / FILE, "moved")
    said("backup", tmp_path / "copy", "--data", tmp_path / "old")
    status, out, _ = said("restore", tmp_path / "copy", "--data", tmp_path / "new" / "house")
    assert (status, out.count("\n")) == (0, 1), "there was nothing to be kept"
    assert lines_in(tmp_path / "new" / "house" / FILE) == ["moved"]


def test_a_running_server_keeps_its_tables(tmp_path: Path, said: Said) -> None:
    path = tmp_path / FILE
    fill(path, "kept")
    said("backup", tmp_path / "copy", "--data", tmp_path)
    before = path.read_bytes()
    with FileLock(tmp_path / "tables.lock"):
        status, _, err = said("restore", tmp_path / "copy", "--data", tmp_path)
    assert (status, err.count("\n")) == (2, 1)
    assert "Another server is already using the tables" in err
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*restor*"))


@posix
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_copy_of_a_real_server_is_put_back(
    tmp_path: Path, said: Said, how: signal.Signals
) -> None:
    """After a stop and after a kill, which leaves an old -wal beside the file."""
    guest = sys.modules["tests.server.conftest"].Guest
    host = Host(tmp_path / "data")
    await host.start()
    ana = guest(host.base, "Ana")
    first = (await ana.make(seats=3, names=["Ana", "Bea", "Caz"]))["table"]
    cookie = ana.cookie
    assert (await asyncio.to_thread(said, "backup", tmp_path / "copy", "--data", host.data))[0] == 0
    second = (await ana.make(seats=3, names=["Ana", "Bea", "Caz"]))["table"]
    status, _, err = said("restore", tmp_path / "copy", "--data", host.data)
    assert status == 2, err
    await ana.close()
    await host.end(how)
    status, _, err = said("restore", tmp_path / "copy", "--data", host.data)
    assert status == 0, err
    assert names_in(host.data) & {f"{FILE}-wal", f"{FILE}-shm"} == set()
    await host.start()
    ana = guest(host.base, "Ana")
    ana.http.cookies.set("aquelarre", cookie, domain="127.0.0.1")
    lobby = await ana.get("/api/tables")
    assert [each["table"] for each in lobby["mine"]] == [first]
    await ana.close()
    await host.end(signal.SIGTERM)
    (kept,) = host.data.glob("tables-before-restore-*.sqlite3")
    with closing(sqlite3.connect(kept)) as connection:
        rows = connection.execute("SELECT id FROM tables ORDER BY created").fetchall()
    assert [name for (name,) in rows] == [first, second]


@posix
def test_a_restore_that_is_killed_has_happened_or_not(tmp_path: Path, said: Said) -> None:
    """Before each time that a file gets another name: the next start finds whole tables, and both
    the old and the new ones are there."""
    path, copy = tmp_path / "data" / FILE, tmp_path / "copy"
    fill(path, "copied")
    said("backup", copy, "--data", path.parent)
    found: list[str] = []
    for renames in range(20):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE chat SET text = 'there' WHERE \"table\" = 't'")
        ran = ran_alone(RENAMES, renames, "restore", copy, "--data", path.parent)
        if ran.returncode == 0:
            break
        assert ran.returncode == -signal.SIGKILL
        SqliteStore(path).close()
        found += lines_in(path)
        kept = list(path.parent.glob("tables-before-restore-*.sqlite3"))
        assert [lines_in(each) for each in kept] == ([["there"]] if found[-1] == "copied" else [])
        for each in kept:
            each.unlink()
    assert found == ["there", "copied", "copied"]


@posix
def test_a_copy_can_be_made_after_a_restore_that_was_killed(tmp_path: Path, said: Said) -> None:
    path, copy = tmp_path / "data" / FILE, tmp_path / "copy"
    fill(path, "copied")
    said("backup", copy, "--data", path.parent)
    ran_alone(RENAMES, 2, "restore", copy, "--data", path.parent)
    assert not path.exists()
    assert said("backup", tmp_path / "again", "--data", path.parent)[0] == 0
    assert lines_in(tmp_path / "again") == ["copied"]


def test_damaged_tables_can_be_replaced_and_are_kept_as_they_are(
    tmp_path: Path, said: Said
) -> None:
    path = tmp_path / "data" / FILE
    fill(path, "whole")
    said("backup", tmp_path / "copy", "--data", path.parent)
    path.write_bytes(b"garbage" * 1000)
    (path.parent / f"{FILE}-wal").write_bytes(b"old")
    (path.parent / f"{FILE}-shm").write_bytes(b"old")
    assert said("restore", tmp_path / "copy", "--data", path.parent)[0] == 0
    assert lines_in(path) == ["whole"]
    (kept,) = path.parent.glob("tables-before-restore-*.sqlite3")
    assert kept.read_bytes() == b"garbage" * 1000
    assert Path(f"{kept}-wal").read_bytes() == b"old"


# -- copying -----------------------------------------------------------------------------


def test_a_copy_is_one_file_for_its_owner_alone(tmp_path: Path, said: Said) -> None:
    fill(tmp_path / "data" / FILE, "one")
    (tmp_path / "to").mkdir()
    said("backup", tmp_path / "to" / "copy", "--data", tmp_path / "data")
    assert names_in(tmp_path / "to") == {"copy"}
    assert (tmp_path / "to" / "copy").stat().st_mode & 0o777 == 0o600
    assert lines_in(tmp_path / "to" / "copy") == ["one"]
    assert names_in(tmp_path / "to") == {"copy"}, "reading it leaves nothing, either"


@posix
@pytest.mark.parametrize("kibibytes", [4, 60])
def test_a_backup_that_is_killed_never_has_the_final_name(tmp_path: Path, kibibytes: int) -> None:
    fill(tmp_path / "data" / FILE, "one")
    (tmp_path / "to").mkdir()
    limit = kibibytes * 1024
    ran = ran_alone(
        LIMITED, limit, "killed", "backup", tmp_path / "to" / "copy", "--data", tmp_path / "data"
    )
    assert ran.returncode == -signal.SIGXFSZ
    assert "copy" not in names_in(tmp_path / "to")


@posix
@pytest.mark.parametrize("kibibytes", [0, 60])
@pytest.mark.parametrize("what", ["backup", "restore"])
def test_a_full_disk_is_one_sentence_and_nothing_is_half_there(
    tmp_path: Path, said: Said, kibibytes: int, what: str
) -> None:
    path = tmp_path / "data" / FILE
    fill(path, "one")
    (tmp_path / "to").mkdir()
    said("backup", tmp_path / "copy", "--data", path.parent)
    before = path.read_bytes()
    file = tmp_path / "to" / "copy" if what == "backup" else tmp_path / "copy"
    ran = ran_alone(LIMITED, kibibytes * 1024, "full", what, file, "--data", path.parent)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr
    assert "nothing has changed" in ran.stderr
    assert names_in(tmp_path / "to") == set()
    assert names_in(path.parent) <= {FILE, "tables.lock", f"{FILE}-wal", f"{FILE}-shm"}
    assert path.read_bytes() == before


def test_a_backup_never_overwrites_and_needs_a_folder(tmp_path: Path, said: Said) -> None:
    fill(tmp_path / FILE, "one")
    (tmp_path / "copy").write_text("mine")
    status, _, err = said("backup", tmp_path / "copy", "--data", tmp_path)
    assert (status, err) == (2, f"{tmp_path / 'copy'} already exists: choose another name.\n")
    assert (tmp_path / "copy").read_text() == "mine"
    status, _, err = said("backup", tmp_path / "nowhere" / "copy", "--data", tmp_path)
    assert (status, err) == (2, f"There is no folder {tmp_path / 'nowhere'}.\n")
    status, _, err = said("backup", tmp_path / "other", "--data", tmp_path / "nowhere")
    assert (status, err) == (2, f"There are no tables in {tmp_path / 'nowhere'}.\n")
    assert names_in(tmp_path) <= {FILE, "copy", "tables.lock", f"{FILE}-wal", f"{FILE}-shm"}
    status, _, err = said("restore", tmp_path / "nowhere", "--data", tmp_path)
    assert (status, err) == (2, f"There is no file {tmp_path / 'nowhere'}.\n")
    status, _, err = said("restore", tmp_path, "--data", tmp_path)
    assert (status, err) == (2, f"{tmp_path} is a folder, not a file.\n")
