"""The store: tables on the disk. `contract` is what the server asks of it, `sqlite` and
`postgres` are what there is (`choosing`), `changes` are what can be written."""

from aquelarre.server.store.backup import back_up
from aquelarre.server.store.changes import (
    REMEMBERED,
    Answers,
    Done,
    grant,
    put_chat,
    put_fair,
    put_lesson,
    put_pass,
    put_people,
    put_review,
    put_seat,
    put_slow,
    put_standpoint,
    put_table,
    revoke,
    use_pass,
)
from aquelarre.server.store.contract import Store
from aquelarre.server.store.housekeeping import (
    forget_table,
    lift_ban,
    put_audit,
    put_ban,
    put_used,
    remove_line,
)
from aquelarre.server.store.joined import (
    CodeUsed,
    Joined,
    Joining,
    TwoHands,
    join_devices,
    put_code,
    take_off,
    tidy_devices,
)
from aquelarre.server.store.looked import put_looked
from aquelarre.server.store.mail import (
    confirm_mail,
    drop_mail,
    put_mail,
    put_mail_due,
    put_mailed,
    stop_mail,
)
from aquelarre.server.store.passkeys import (
    Passkey,
    drop_passkey,
    join_by_passkey,
    put_passkey,
)
from aquelarre.server.store.people import (
    comings_until,
    hold_seats,
    put_coming,
    put_notes,
    same_seats,
)
from aquelarre.server.store.prepared import put_prepared
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
from aquelarre.server.store.speaking import Change, Writing
from aquelarre.server.store.sqlite import SqliteStore

__all__ = [
    "REMEMBERED",
    "Answers",
    "Change",
    "CodeUsed",
    "Done",
    "Joined",
    "Joining",
    "Passkey",
    "SqliteStore",
    "Store",
    "StoreProblem",
    "TwoHands",
    "Writing",
    "back_up",
    "comings_until",
    "confirm_mail",
    "drop_device",
    "drop_endpoint",
    "drop_mail",
    "drop_passkey",
    "drop_push",
    "forget_table",
    "grant",
    "hold_seats",
    "join_by_passkey",
    "join_devices",
    "lift_ban",
    "put_audit",
    "put_ban",
    "put_chat",
    "put_code",
    "put_coming",
    "put_device",
    "put_due",
    "put_fair",
    "put_lesson",
    "put_looked",
    "put_mail",
    "put_mail_due",
    "put_mailed",
    "put_notes",
    "put_pass",
    "put_passkey",
    "put_people",
    "put_prepared",
    "put_push",
    "put_review",
    "put_seat",
    "put_slow",
    "put_standpoint",
    "put_table",
    "put_told",
    "put_used",
    "remove_line",
    "restore",
    "revoke",
    "same_push",
    "same_seats",
    "stop_mail",
    "take_off",
    "tidy_devices",
    "unreadable",
    "use_pass",
]
