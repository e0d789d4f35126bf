"""Groups: what is written, and what is read.

A person can have several numbers in a group: devices were joined, and each had been a member. The
least of them stands for all (`Groups.members` gives all of them).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from aquelarre.server.groups.records import (
    NO_CONTEST,
    NOBODY,
    Game,
    GameRow,
    GroupRecord,
    Member,
    Result,
)
from aquelarre.server.records import WAITING, Device
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing

OF_A_GROUP = ("members", "gathered", "contests")  # everything that belongs to one
NOW_PLAYED = """
SELECT d."table" FROM gathered d JOIN tables t ON t.id = d."table"
WHERE d."group" = ? AND d.over = 0 ORDER BY d.at DESC LIMIT ?
"""
GAMES = """
SELECT "table", at, struck, contest, data FROM gathered
WHERE "group" = ? AND over = 1 ORDER BY at DESC, "table" DESC LIMIT ? OFFSET ?
"""
OF_CONTESTS = """
SELECT "table", at, struck, contest, data FROM gathered
WHERE "group" = ? AND contest >= 0 AND over = 1 ORDER BY at, "table"
"""
UNBEGUN = """
SELECT d."table" FROM gathered d JOIN tables t ON t.id = d."table"
WHERE d."group" = ? AND d.contest >= 0 AND d.over = 0 AND t.status = ? ORDER BY 1 LIMIT ?
"""
MOST_NUMBERS = 1000  # of members of a group, of all times, as far as a result or a draw names them
MOST_NUMBER = 100_000  # of a member
MOST_GAMES = 3000  # of a group that are kept: the latest


class GroupFull(Exception):
    """There are too many members, or this person is in too many groups."""


class LastOwner(Exception):
    """A group with members has an owner."""


def put_group(record: GroupRecord, founder: Member) -> Change:
    """A new group, with whoever makes it."""
    values = msgspec.structs.astuple(record)
    row = *values[:4], int(record.rated), int(record.bots), record.version

    def change(connection: Writing) -> None:
        connection.execute("INSERT INTO groups VALUES (?,?,?,?,?,?,?)", row)
        _put_member(connection, record.id, founder)

    return change


def _put_member(connection: Writing, group: str, who: Member) -> None:
    row = (group, who.n, who.person, who.name, int(who.owner), who.at)
    connection.execute("INSERT INTO members VALUES (?,?,?,?,?,?)", row)


def change_group(group: str, name: str, rated: bool, bots: bool) -> Change:
    row = (name, int(rated), int(bots), group)

    def change(connection: Writing) -> None:
        connection.execute(
            "UPDATE groups SET name = ?, rated = ?, bots = ?, version = version + 1 WHERE id = ?",
            row,
        )

    return change


def put_group_code(group: str, code: bytes) -> Change:
    """Another link; the old one leads nowhere."""

    def change(connection: Writing) -> None:
        connection.execute("UPDATE groups SET code = ? WHERE id = ?", (code, group))

    return change


def join_group(group: str, code: bytes, person: Device, name: str, at: float, most: int) -> Change:
    """A new member, if there is such a group with this code, and room in it. Who is one already
    stays what they are."""

    def change(connection: Writing) -> None:
        found = connection.execute(
            "SELECT 1 FROM groups WHERE id = ? AND code = ?", (group, code)
        ).fetchone()
        if found is None:
            return
        all_of_them = 'SELECT n, person FROM members WHERE "group" = ?'
        known = connection.execute(all_of_them, (group,)).fetchall()
        members = [who for _, who in known if who != NOBODY]
        if person in members:
            return
        number = max((n for n, _ in known), default=-1)
        if len(members) >= most or len(known) >= MOST_NUMBERS or number >= MOST_NUMBER:
            raise GroupFull
        _put_member(connection, group, Member(number + 1, person, name, False, at))
        _touch(connection, group)

    return change


def name_member(group: str, person: Device, name: str) -> Change:
    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE members SET name = ? WHERE "group" = ? AND person = ?', (name, group, person)
        )

    return change


def set_owner(group: str, person: Device, owner: bool) -> Change:
    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE members SET owner = ? WHERE "group" = ? AND person = ?',
            (int(owner), group, person),
        )
        _check_owner(connection, group)

    return change


def leave_group(group: str, person: Device) -> Change:
    """Name and person go; the number stays if a result or a draw names it. (Else somebody could
    come and go until no numbers are left for others.) With the last member the group goes."""

    def change(connection: Writing) -> None:
        own = connection.execute(
            'SELECT n FROM members WHERE "group" = ? AND person = ?', (group, person)
        )
        numbers = [n for (n,) in own.fetchall()]
        connection.execute(
            'UPDATE members SET person = ?, name = ?, owner = 0 WHERE "group" = ? AND person = ?',
            (NOBODY, "", group, person),
        )
        left = 'SELECT 1 FROM members WHERE "group" = ? AND person <> ?'
        if connection.execute(left, (group, NOBODY)).fetchone() is None:
            forget_group(group)(connection)
            return
        _check_owner(connection, group)
        for number in numbers:
            _forget_number(connection, group, number)
        _touch(connection, group)

    return change


def _forget_number(connection: Writing, group: str, number: int) -> None:
    """Of somebody who has left, unless something was written down under it."""
    told = f'%"member":{number},%', f'%"member":{number}}}%'
    for name in ("gathered", "contests"):
        named = f'SELECT 1 FROM {name} WHERE "group" = ? AND (data LIKE ? OR data LIKE ?)'
        if connection.execute(named, (group, *told)).fetchone() is not None:
            return
    connection.execute('DELETE FROM members WHERE "group" = ? AND n = ?', (group, number))


def _check_owner(connection: Writing, group: str) -> None:
    owner = 'SELECT 1 FROM members WHERE "group" = ? AND owner = 1'
    if connection.execute(owner, (group,)).fetchone() is None:
        raise LastOwner


def forget_group(group: str) -> Change:
    """The group is gone with everything that belongs to it. Its tables stay tables."""

    def change(connection: Writing) -> None:
        for name in OF_A_GROUP:
            connection.execute(f'DELETE FROM {name} WHERE "group" = ?', (group,))
        connection.execute("DELETE FROM groups WHERE id = ?", (group,))

    return change


def _touch(connection: Writing, group: str) -> None:
    connection.execute("UPDATE groups SET version = version + 1 WHERE id = ?", (group,))


# -- tables ------------------------------------------------------------------------------------


def gather(group: str, table: str, at: float, contest: int = NO_CONTEST) -> Change:
    """A table is this group's, if the group is still there."""

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR IGNORE INTO gathered SELECT ?,id,?,0,0,?,'' FROM groups WHERE id = ?",
            (table, at, contest, group),
        )

    return change


def same_group(old: str, new: str, at: float) -> Change:
    """The rematch of a group's table is the group's, too; but no part of a contest."""

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR IGNORE INTO gathered SELECT ?,\"group\",?,0,0,?,'' FROM gathered "
            'WHERE "table" = ?',
            (new, at, NO_CONTEST, old),
        )

    return change


def end_game(table: str, at: float, result: Result) -> Change:
    """The game of a table is over: if it is a group's, that is a part of its history, once. Who
    of those who sit there is a member is looked at here, with what else is true in this moment."""

    def change(connection: Writing) -> None:
        own = 'SELECT "group" FROM gathered WHERE "table" = ? AND over = 0'
        row = connection.execute(own, (table,)).fetchone()
        if row is None:
            return
        (group,) = row
        seated = connection.execute(
            "SELECT o.seat, MIN(m.n) FROM grants o JOIN members m ON m.person = o.device "
            'WHERE o."table" = ? AND o.seat >= 0 AND m."group" = ? GROUP BY o.seat',
            (table, group),
        )
        members = dict(seated.fetchall())
        # A bot that plays for a member goes by the member's name: that is not kept here, either.
        players = tuple(
            msgspec.structs.replace(who, member=members[seat], name="") if seat in members else who
            for seat, who in enumerate(result.players)
        )
        data = msgspec.json.encode(msgspec.structs.replace(result, players=players)).decode()
        connection.execute(
            'UPDATE gathered SET over = 1, at = ?, data = ? WHERE "table" = ?', (at, data, table)
        )
        connection.execute(
            'DELETE FROM gathered WHERE "group" = ? AND over = 1 AND contest = ? AND "table" IN '
            '(SELECT "table" FROM gathered WHERE "group" = ? AND over = 1 '
            'ORDER BY at DESC, "table" DESC LIMIT ? OFFSET ?)',
            (group, NO_CONTEST, group, MOST_GAMES, MOST_GAMES),
        )
        _touch(connection, group)

    return change


def strike_game(group: str, table: str, struck: bool) -> Change:
    """A game does not count, or does again."""

    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE gathered SET struck = ? WHERE "group" = ? AND "table" = ? AND over = 1',
            (int(struck), group, table),
        )
        _touch(connection, group)

    return change


def forget_game(group: str, table: str) -> Change:
    """The table is no longer this group's, and what came of it is not kept there."""

    def change(connection: Writing) -> None:
        connection.execute('DELETE FROM gathered WHERE "group" = ? AND "table" = ?', (group, table))
        _touch(connection, group)

    return change


def put_contest(group: str, n: int, data: str) -> Change:
    """A contest as it stands, if its group is still there."""

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO contests SELECT id,?,? FROM groups WHERE id = ?",
            (n, data, group),
        )

    return change


def forget_contest(group: str, n: int) -> Change:
    """Its games stay games of the group."""

    def change(connection: Writing) -> None:
        connection.execute('DELETE FROM contests WHERE "group" = ? AND n = ?', (group, n))
        connection.execute(
            'UPDATE gathered SET contest = ? WHERE "group" = ? AND contest = ?',
            (NO_CONTEST, group, n),
        )

    return change


# -- asking ------------------------------------------------------------------------------------


class Groups(Reading):
    """A part of the store: groups, their members and their games."""

    def group(self, name: str) -> GroupRecord | None:
        rows = self._rows(
            "SELECT id, name, code, created, rated, bots, version FROM groups WHERE id = ?",
            (name,),
        )
        return _group(rows[0]) if rows else None

    def groups_of(self, person: Device) -> list[GroupRecord]:
        """The groups of a person, the newest first."""
        rows = self._rows(
            "SELECT id, name, code, created, rated, bots, version FROM groups WHERE id IN "
            '(SELECT "group" FROM members WHERE person = ?) ORDER BY created DESC, id',
            (person,),
        )
        return [_group(row) for row in rows]

    def members(self, group: str) -> list[Member]:
        """All there are and were, by their numbers."""
        rows = self._rows(
            'SELECT n, person, name, owner, at FROM members WHERE "group" = ? ORDER BY n', (group,)
        )
        return [Member(n, person, name, bool(owner), at) for n, person, name, owner, at in rows]

    def group_of_table(self, table: str) -> str:
        """Whose table it is, "" if it is no group's."""
        rows = self._rows('SELECT "group" FROM gathered WHERE "table" = ?', (table,))
        return str(rows[0][0]) if rows else ""

    def contest_of_table(self, table: str) -> int:
        """Of which contest of its group a table is a part, if of any."""
        rows = self._rows('SELECT contest FROM gathered WHERE "table" = ?', (table,))
        return int(rows[0][0]) if rows else NO_CONTEST

    def gathered(self, group: str, most: int) -> list[str]:
        """The tables of a group that are not over, the newest first."""
        return [table for (table,) in self._rows(NOW_PLAYED, (group, most))]

    def games(self, group: str, start: int, most: int) -> tuple[int, list[Game]]:
        """A page of a group's history, the latest first, and how many games there are."""
        count = 'SELECT COUNT(*) FROM gathered WHERE "group" = ? AND over = 1'
        ((total,),) = self._rows(count, (group,))
        return int(total), games_of(self.game_rows(group, start, most))

    def game_rows(self, group: str, start: int, most: int) -> list[GameRow]:
        """The same as it is kept, for those who read it elsewhere."""
        return self._rows(GAMES, (group, most, start))

    def contest_rows(self, group: str) -> list[GameRow]:
        """The games of all contests that are over."""
        return self._rows(OF_CONTESTS, (group,))

    def unbegun(self, group: str, most: int) -> list[str]:
        """Tables of contests that have not begun."""
        return [table for (table,) in self._rows(UNBEGUN, (group, WAITING, most))]

    def contest_games(self, group: str, contest: int) -> list[Game]:
        """The games of a contest that are over."""
        rows = self._rows(
            'SELECT "table", at, struck, contest, data FROM gathered '
            'WHERE "group" = ? AND contest = ? AND over = 1 ORDER BY at, "table"',
            (group, contest),
        )
        return games_of(rows)

    def contests(self, group: str) -> list[tuple[int, str]]:
        """The contests of a group with their numbers, the newest first."""
        return self._rows(
            'SELECT n, data FROM contests WHERE "group" = ? ORDER BY n DESC', (group,)
        )


def _group(row: Sequence[object]) -> GroupRecord:
    name, called, code, created, rated, bots, version = row
    data = {"id": name, "name": called, "code": code, "created": created, "version": version}
    return msgspec.convert({**data, "rated": bool(rated), "bots": bool(bots)}, GroupRecord)


def games_of(rows: list[GameRow]) -> list[Game]:
    """One that makes no sense is left out."""
    found = []
    for table, at, struck, contest, data in rows:
        try:
            result = msgspec.json.decode(data, type=Result)
        except (msgspec.MsgspecError, RecursionError):
            continue
        found.append(Game(table, at, bool(struck), contest, result))
    return found
