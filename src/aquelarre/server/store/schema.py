"""Schema: how tables are kept in the file, and how an older file becomes one of today."""

from __future__ import annotations

import sqlite3

SCHEMA = 15  # of the file: PRAGMA user_version

# Of a new file, before the later steps.
TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
    seed TEXT NOT NULL, created REAL NOT NULL, status TEXT NOT NULL, open INTEGER NOT NULL,
    clock TEXT NOT NULL, chat TEXT NOT NULL, invite BLOB NOT NULL, next TEXT NOT NULL,
    undone INTEGER NOT NULL, edition TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    taken INTEGER NOT NULL, used_ms INTEGER NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE answers (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL, hearers INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE grants (
    device BLOB NOT NULL, "table" TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (device, "table", seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX grants_by_table ON grants ("table", seat);
CREATE TABLE passes (
    code BLOB PRIMARY KEY, "table" TEXT NOT NULL, seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""
FROM_1_TO_2 = "ALTER TABLE chat ADD COLUMN hearers INTEGER NOT NULL DEFAULT -1;"
FROM_2_TO_3 = "ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';"
# 4: commands that were done, so that none is done twice; where a table stood and by which rules,
# and with the last of the answers that were given together a digest of all that was told by then;
# its commitment to chance; who has ever held a seat; who sat down and left; when it was last used;
# banned devices; what was done to tables and people, for the host.
FROM_3_TO_4 = """
CREATE TABLE IF NOT EXISTS commands (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, slot INTEGER NOT NULL, n INTEGER NOT NULL,
    id TEXT NOT NULL, PRIMARY KEY ("table", seat, slot)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS marks (
    "table" TEXT PRIMARY KEY, rules INTEGER NOT NULL, n INTEGER NOT NULL, mark TEXT NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE answers ADD COLUMN told TEXT NOT NULL DEFAULT '';
CREATE TABLE IF NOT EXISTS fair (
    "table" TEXT PRIMARY KEY, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS held (
    "table" TEXT NOT NULL, device BLOB NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY ("table", device, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS held_by_device ON held (device);
INSERT OR IGNORE INTO held SELECT "table", device, seat FROM grants WHERE seat >= 0;
CREATE INDEX IF NOT EXISTS passes_by_table ON passes ("table", seat);
CREATE TABLE IF NOT EXISTS comings (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL, events INTEGER NOT NULL,
    seat INTEGER NOT NULL, what TEXT NOT NULL, before TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS used (
    "table" TEXT PRIMARY KEY, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS used_by_time ON used (at);
INSERT OR IGNORE INTO used SELECT id, CAST(strftime('%s', 'now') AS REAL) FROM tables;
CREATE TABLE IF NOT EXISTS banned (
    device BLOB PRIMARY KEY, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS audit (
    n INTEGER PRIMARY KEY, at REAL NOT NULL, what TEXT NOT NULL, "table" TEXT NOT NULL,
    seat INTEGER NOT NULL, device TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, open, created);
"""
# 5: what people have noted for themselves; of a seat only its device's.
FROM_4_TO_5 = """
CREATE TABLE IF NOT EXISTS notes (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, device BLOB NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
"""
# 6: what sits on a seat through the network, if it is no person.
FROM_5_TO_6 = "ALTER TABLE seats ADD COLUMN agent TEXT NOT NULL DEFAULT '';"
# 7: the lesson that is given at a table, and how far the learner has come.
FROM_6_TO_7 = """
ALTER TABLE tables ADD COLUMN lesson TEXT NOT NULL DEFAULT '';
CREATE TABLE IF NOT EXISTS lessons (
    "table" TEXT PRIMARY KEY, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
# 8: whether there is a coach for all who play.
FROM_7_TO_8 = "ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 0;"
# 9: from which step of which replay a table goes on, and how much of its chance was taken over.
FROM_8_TO_9 = """
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN origin_step INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN laid INTEGER NOT NULL DEFAULT 0;
"""
# 10: finished games, looked at again; each by the edition of what is made of them.
FROM_9_TO_10 = """
CREATE TABLE IF NOT EXISTS reviews (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, edition INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
"""
# 11: devices that want to be called to a table when their page is closed: where to, what they were
# told last, and when they are called if it could not be at once (0: they need not).
FROM_10_TO_11 = """
CREATE TABLE IF NOT EXISTS push (
    device BLOB NOT NULL, "table" TEXT NOT NULL, endpoint TEXT NOT NULL, data TEXT NOT NULL,
    told TEXT NOT NULL DEFAULT '', due REAL NOT NULL DEFAULT 0, PRIMARY KEY (device, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS push_by_table ON push ("table");
CREATE INDEX IF NOT EXISTS push_by_due ON push (due) WHERE due > 0;
"""
# 12: how slow clocks stand, and who is on holiday.
FROM_11_TO_12 = """
CREATE TABLE IF NOT EXISTS slow (
    "table" TEXT PRIMARY KEY, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
# 13: how far each seat has looked; devices of one person, and the codes that make them so.
FROM_12_TO_13 = """
CREATE TABLE IF NOT EXISTS looked (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, events INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS joined (
    device BLOB PRIMARY KEY, person BLOB NOT NULL, name TEXT NOT NULL, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS joined_by_person ON joined (person);
CREATE TABLE IF NOT EXISTS codes (
    code BLOB PRIMARY KEY, device BLOB NOT NULL, name TEXT NOT NULL, until REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""
# 14: groups, their members, their tables (with what came of them) and their contests.
FROM_13_TO_14 = """
CREATE TABLE IF NOT EXISTS groups (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, code BLOB NOT NULL, created REAL NOT NULL,
    rated INTEGER NOT NULL, bots INTEGER NOT NULL, version INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS members (
    "group" TEXT NOT NULL, n INTEGER NOT NULL, person BLOB NOT NULL, name TEXT NOT NULL,
    owner INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY ("group", n)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS members_by_person ON members (person);
CREATE TABLE IF NOT EXISTS gathered (
    "table" TEXT PRIMARY KEY, "group" TEXT NOT NULL, at REAL NOT NULL, over INTEGER NOT NULL,
    struck INTEGER NOT NULL, contest INTEGER NOT NULL, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS gathered_by_group ON gathered ("group", over, at);
CREATE TABLE IF NOT EXISTS contests (
    "group" TEXT NOT NULL, n INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY ("group", n)
) STRICT, WITHOUT ROWID;
"""
# 15: answers that people have prepared; passkeys of persons; who wants mails (`until` 0: the
# address is confirmed), how many they had on which day, and for what.
FROM_14_TO_15 = """
CREATE TABLE IF NOT EXISTS prepared (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS passkeys (
    credential BLOB PRIMARY KEY, person BLOB NOT NULL, key BLOB NOT NULL, count INTEGER NOT NULL,
    name TEXT NOT NULL, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS passkeys_by_person ON passkeys (person);
CREATE TABLE IF NOT EXISTS mail (
    owner BLOB PRIMARY KEY, address TEXT NOT NULL, data TEXT NOT NULL, code BLOB NOT NULL,
    stop BLOB NOT NULL, until REAL NOT NULL, day INTEGER NOT NULL, sent INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS mail_by_address ON mail (address);
CREATE INDEX IF NOT EXISTS mail_by_code ON mail (code);
CREATE INDEX IF NOT EXISTS mail_by_stop ON mail (stop);
CREATE TABLE IF NOT EXISTS mailed (
    owner BLOB NOT NULL, "table" TEXT NOT NULL, told TEXT NOT NULL, at REAL NOT NULL,
    due REAL NOT NULL, PRIMARY KEY (owner, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS mailed_by_due ON mailed (due) WHERE due > 0;
"""
# Than the tables of a new file.
LATER = (
    *(FROM_3_TO_4, FROM_4_TO_5, FROM_5_TO_6, FROM_6_TO_7, FROM_7_TO_8, FROM_8_TO_9),
    *(FROM_9_TO_10, FROM_10_TO_11, FROM_11_TO_12, FROM_12_TO_13),
    FROM_13_TO_14,
    FROM_14_TO_15,
)
STEPS = (
    FROM_1_TO_2,
    FROM_2_TO_3,
    FROM_3_TO_4,
    FROM_4_TO_5,
    FROM_5_TO_6,
    FROM_6_TO_7,
    FROM_7_TO_8,
    FROM_8_TO_9,
    FROM_9_TO_10,
    FROM_10_TO_11,
    FROM_11_TO_12,
    FROM_12_TO_13,
    FROM_13_TO_14,
    FROM_14_TO_15,
)  # from a version to the next


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file, or bring an older one up to date: all of it or nothing."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version < SCHEMA:
        missing = " ".join(STEPS[version - 1 :]) if version else " ".join((TABLES, *LATER))
        connection.executescript(f"BEGIN; {missing} PRAGMA user_version = {SCHEMA}; COMMIT;")
