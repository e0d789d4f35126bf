"""The store: tables on the disk. `sqlite` opens it, `changes` are what can be written."""

from aquelarre.server.store.backup import back_up
from aquelarre.server.store.changes import (
    REMEMBERED,
    Answers,
    Change,
    Done,
    grant,
    put_chat,
    put_fair,
    put_lesson,
    put_pass,
    put_people,
    put_review,
    put_seat,
    put_standpoint,
    put_table,
    revoke,
    use_pass,
)
from aquelarre.server.store.housekeeping import (
    forget_table,
    lift_ban,
    put_audit,
    put_ban,
    put_used,
    remove_line,
)
from aquelarre.server.store.people import (
    comings_until,
    hold_seats,
    put_coming,
    put_notes,
    same_seats,
)
from aquelarre.server.store.problems import StoreProblem
from aquelarre.server.store.push import (
    drop_device,
    drop_endpoint,
    drop_push,
    put_device,
    put_due,
    put_push,
    put_told,
    same_push,
)
from aquelarre.server.store.restore import restore
from aquelarre.server.store.rows import unreadable
from aquelarre.server.store.sqlite import SqliteStore, Store

__all__ = [
    "REMEMBERED",
    "Answers",
    "Change",
    "Done",
    "SqliteStore",
    "Store",
    "StoreProblem",
    "back_up",
    "comings_until",
    "drop_device",
    "drop_endpoint",
    "drop_push",
    "forget_table",
    "grant",
    "hold_seats",
    "lift_ban",
    "put_audit",
    "put_ban",
    "put_chat",
    "put_coming",
    "put_device",
    "put_due",
    "put_fair",
    "put_lesson",
    "put_notes",
    "put_pass",
    "put_people",
    "put_push",
    "put_review",
    "put_seat",
    "put_standpoint",
    "put_table",
    "put_told",
    "put_used",
    "remove_line",
    "restore",
    "revoke",
    "same_push",
    "same_seats",
    "unreadable",
    "use_pass",
]
