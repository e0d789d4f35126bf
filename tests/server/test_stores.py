"""A file and a database are the same store: whatever is written, both answer every question alike,
and both refuse what does not fit. Whatever the server can write and ask is in here."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from tests.server.stories import CHANGES, DEVICES, TABLES, story

from aquelarre.server import store as stores
from aquelarre.server.config import Config
from aquelarre.server.many.opening import BusProblem, opened_house
from aquelarre.server.records import (
    HOST,
)
from aquelarre.server.store import Change, contract
from aquelarre.server.store.choosing import opened
from aquelarre.server.store.postgres.dialect import layouts
from aquelarre.server.store.postgres.problems import DatabaseProblem
from aquelarre.words import Words

NO_CHANGES = {"Change", "SqliteStore", "Store", "StoreProblem", "Writing"}
NO_CHANGES |= {"GroupFull", "LastOwner", "Tenure", "Tenures"}
NO_CHANGES |= {"CodeUsed", "Joined", "Joining", "Passkey", "TwoHands"}
NO_CHANGES |= {"REMEMBERED", "back_up", "restore", "unreadable"}


def test_every_change_that_there_is_can_be_drawn() -> None:
    assert set(CHANGES) == set(stores.__all__) - NO_CHANGES


@pytest.fixture
def both(database: str, tmp_path: Path) -> Iterator[list[Any]]:
    """A store in a file, and one in a database."""
    file = tmp_path / "tables.sqlite3"
    with closing(opened("", file)) as one, closing(opened(database, file)) as other:
        yield [one, other]


async def told(store: Any, together: Sequence[Change]) -> bool:
    try:
        await store.write(*together)
    except Exception:
        return False
    return True


def rows(store: Any) -> dict[str, list[Any]]:
    """Everything that is kept."""
    return {
        table: sorted(store._reading.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
        for table in layouts()
    }


def answered(ask: Any, *values: Any) -> Any:
    """The answer, or which refusal it is."""
    try:
        found = ask(*values)
    except Exception as problem:
        return type(problem)
    return sorted(found) if isinstance(found, set) else found


def audited(store: Any) -> list[list[Any]]:
    """Two pages of the audit, without its numbers: a database leaves some out."""
    first = store.audited(0, 2)
    pages = [first, store.audited(first[-1].n, 9) if first else []]
    return [[(line.at, line.what, line.table, line.seat) for line in page] for page in pages]


UNSORTED = ("called", "devices_of", "mail_wanted")


def everything(store: Any) -> dict[str, Any]:
    """All that can be asked."""
    asked: dict[str, Any] = {
        "tables": [store.tables(), store.tables("waiting", "playing")],
        "open_tables": store.open_tables(2),
        "briefs": store.briefs(TABLES),
        "banned": store.banned(),
        "calls": store.calls(),
        "slow_calling": store.slow_calling(),
        "tables_prepared": store.tables_prepared(),
        "slow_mailing": store.slow_mailing(),
        "mails": store.mails(),
        "mail_waiting": store.mail_waiting("", 1.0),
        "mails_due": [sorted(store.mails_due(now, 9)) for now in (1.0, 3e9)],
        "calls_due": [sorted(store.calls_due(now, 9)) for now in (1.0, 3e9)],
        "audited": audited(store),
        "expired": [sorted(store.expired(w, 1e9, 1.0, 9)) for w in (1.0, 3e9)],
        "devices": sorted(store.devices(b"\0" * 32, b"c" * 32)),
    }
    asked["mailbox"] = [store.mailbox(each) for each in DEVICES]
    asked["mail_sent"] = [store.mail_sent(each, TABLES[0], 1) for each in DEVICES]
    for wanted in ("", "ANA", "o'", "100%", "_", "ä🜨", "walp", "Ç", "!"):
        total, found = store.found(wanted, "", 0, 9)
        asked[f"found {wanted}"] = total, sorted(found)
        asked[f"found waiting {wanted}"] = store.found(wanted, "waiting", 0, 9)[0]
    for shown in (b"0", b"1"):
        asked[f"code {shown!r}"] = store.code(shown, 1.0)
        asked[f"passkey {shown!r}"] = store.passkey(shown)
        asked[f"mail_asked {shown!r}"] = store.mail_asked(shown, 1.0)
        asked[f"mail_ends {shown!r}"] = store.mail_ends(shown)
    of_table: tuple[str, ...] = (
        "has",
        "length",
        "comings",
        "seats_held",
        "held_by_hosts",
        "table",
        "slow",
        "called",
    )
    of_table += ("fair", "progress", "devices_of", "looked", "group_of_table")
    of_table += ("contest_of_table", "prepared", "mail_wanted")
    of_device = ("seats_of", "tables_calling", "devices_joined", "groups_of", "passkeys")
    of_both = ("granted", "held", "subscription")
    for one in TABLES:
        for question in of_table:
            answer = answered(getattr(store, question), one)
            asked[f"{question} {one}"] = (
                sorted(answer, key=repr)
                if question in ("called", "devices_of", "mail_wanted")
                else answer
            )
        for n in range(3):
            asked[f"line {one} {n}"] = answered(store.line, one, n)
            asked[f"review {one} {n}"] = answered(store.review, one, n, n)
            asked[f"pass {one} {n}"] = store.seat_of_pass(bytes([n]), one)
    for one in ("g", "ĝ"):
        asked[f"group {one}"] = store.group(one)
        asked[f"members {one}"] = store.members(one)
        asked[f"gathered {one}"] = sorted(store.gathered(one, 9))
        asked[f"games {one}"] = store.games(one, 0, 9)
        asked[f"contest_games {one}"] = [store.contest_games(one, n) for n in (-1, 0)]
        asked[f"contests {one}"] = store.contests(one)
        asked[f"game_rows {one}"] = store.game_rows(one, 0, 4)
        asked[f"contest_rows {one}"] = store.contest_rows(one)
        asked[f"unbegun {one}"] = store.unbegun(one, 4)
    for who in DEVICES:
        for question in of_device:
            asked[f"{question} {who!r}"] = sorted(getattr(store, question)(who), key=repr)
        asked[f"person {who!r}"] = store.person(who)
        asked[f"latest {who!r}"] = sorted(store.latest(who, 9))
        for one in TABLES:
            asked[f"notes {one} {who!r}"] = store.notes(one, HOST, who)
            for question in of_both:
                asked[f"{question} {one} {who!r}"] = answered(getattr(store, question), who, one)
    return asked


def empty(store: Any) -> None:
    asyncio.run(store.write(*(_emptied(table) for table in layouts())))


def _emptied(table: str) -> Change:
    return lambda connection: (connection.execute(f"DELETE FROM {table}"), None)[1]


def stories(examples: int) -> Callable[[Any], Callable[..., None]]:
    """A story that shows a difference is short enough as it is."""
    phases = [Phase.explicit, Phase.generate]
    checks = [HealthCheck.function_scoped_fixture]
    bounds = settings(max_examples=examples, phases=phases, suppress_health_check=checks)
    return lambda test: bounds(given(story=story)(test))


@stories(10)
def test_both_stores_answer_alike_whatever_is_written(
    both: list[Any], monkeypatch: pytest.MonkeyPatch, story: list[list[Change]]
) -> None:
    alike(both, monkeypatch, story)


@pytest.mark.deep
@stories(150)
def test_both_stores_answer_alike_in_many_stories(
    both: list[Any], monkeypatch: pytest.MonkeyPatch, story: list[list[Change]]
) -> None:
    alike(both, monkeypatch, story)


def alike(both: list[Any], monkeypatch: pytest.MonkeyPatch, story: list[list[Change]]) -> None:
    """Write a story into both stores; then everything about them is the same."""
    monkeypatch.setattr("aquelarre.server.store.housekeeping.time.time", lambda: 7.25)
    for store in both:
        empty(store)

    async def write() -> None:
        for together in story:
            file, database = [await told(store, together) for store in both]
            assert file == database

    asyncio.run(write())
    file, database = map(rows, both)
    for kept in (file, database):  # the numbers of the audit go on for ever
        kept["audit"] = [line[1:] for line in kept["audit"]]
    assert file == database
    first, second = map(everything, both)
    assert first == second


def test_every_question_is_asked(both: list[Any]) -> None:
    """Of those that the contract has."""
    asked = {question.partition(" ")[0] for question in everything(both[0])} | {"seat_of_pass"}
    others = {"write", "try_out", "well", "waited", "waiting", "close"}
    questions = {each for each in vars(contract.Store) if not each.startswith("_")}
    assert questions - others <= asked


def test_whoever_has_a_file_loads_nothing_of_a_database(tmp_path: Path) -> None:
    """It need not even be installed; and an address is refused in one sentence then."""
    script = """
import sys
from pathlib import Path
sys.modules["asyncpg"] = sys.modules["redis"] = None
from aquelarre.server import app
from aquelarre.server.store.choosing import opened
opened("", Path(sys.argv[1])).close()
assert not [name for name in sys.modules if name.startswith("aquelarre.server.store.postgres.")
            and not name.endswith(".problems")]
many = [name for name in sys.modules if name.startswith("aquelarre.server.many.")]
assert many == ["aquelarre.server.many.opening"], many
"""
    command = [sys.executable, "-c", script, str(tmp_path / "tables.sqlite3")]
    subprocess.run(command, check=True)


def test_an_address_without_the_package_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aquelarre.server.store.choosing.find_spec", lambda name: None)
    for address, reason in (("postgresql:///x", "extra"), ("mysql://x", "address")):
        with pytest.raises(DatabaseProblem) as problem:
            opened(address, tmp_path / "tables.sqlite3")
        assert problem.value.reason == reason


def test_several_servers_need_a_database_and_a_bus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reason(**settings: str) -> str:
        with pytest.raises(BusProblem) as refused:
            opened_house(Config(data=tmp_path, **settings))  # type: ignore[arg-type]
        told = {lang: Words(lang).error(refused.value) for lang in ("es", "en")}
        assert told["es"] != told["en"]
        assert "secret" not in str(told)
        return str(refused.value.values["reason"])

    there = "postgresql://aquelarre@localhost/aquelarre"
    assert reason(bus="http://localhost", store=there) == "address"
    assert reason(bus="redis://ana:secret@localhost") == "store"
    monkeypatch.setattr("aquelarre.server.many.opening.find_spec", lambda name: None)
    assert reason(bus="redis://ana:secret@localhost", store=there) == "extra"
