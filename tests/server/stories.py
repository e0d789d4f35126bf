"""Whatever the server can write, drawn at random: changes of every kind, and stories of them."""

from __future__ import annotations

from hypothesis import strategies as st

from aquelarre.school.progress import Progress
from aquelarre.server import store as stores
from aquelarre.server.groups.records import GroupRecord, Member, Player, Result
from aquelarre.server.records import (
    ChatLine,
    Clock,
    Coming,
    FairRecord,
    Holiday,
    Mailbox,
    Notes,
    Preparation,
    Prepared,
    SeatRecord,
    SlowRecord,
    Standpoint,
    Subscription,
    TableRecord,
)
from aquelarre.server.store import Change

TABLES = ("a", "b", "ä🜨")
DEVICES = (b"\0" * 32, b"b" * 32, b"\xff" * 32)
NAMES = ("Ana", "çağ", "o'Hara; --", "100%", "a_b!", "")
table, device, name = map(st.sampled_from, (TABLES, DEVICES, NAMES))
seat, number = st.integers(-1, 2), st.integers(0, 5)
moment = st.sampled_from([0.0, 1.5, 1e9, 2e9])
short = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=4)
person = st.builds(SeatRecord, name, st.sampled_from(["", "guide"]), st.booleans(), number, short)
record = st.builds(
    TableRecord,
    id=table,
    game=st.sampled_from(["carcassonne", "Walpurgis_nacht"]),
    seats=st.integers(1, 2),
    settings=st.dictionaries(short, number, max_size=2),
    seed=short,
    created=moment,
    status=st.sampled_from(["waiting", "playing", "paused", "finished", "closed"]),
    open=st.booleans(),
    clock=st.builds(Clock, st.just("decision"), st.sampled_from([60, 86400])),
    invite=st.binary(max_size=3),
    undone=number,
    edition=short,
    lesson=st.sampled_from(["", "first"]),
    laid=number,
)
slow = st.builds(SlowRecord, short, away=st.dictionaries(number, st.just(Holiday(1, 2))))
called = st.builds(Subscription, short, short, short, st.sampled_from(["es", "en"]))
answers = st.lists(st.tuples(seat, number), max_size=3)
code, games = st.sampled_from([b"0", b"1"]), st.sampled_from([frozenset(), {"carcassonne"}])
joined = st.builds(stores.Joined, device, name, moment)
maybe = st.none() | device
joining = st.builds(
    stores.Joining,
    code=code,
    shown=joined,
    added=joined,
    first=maybe,
    second=maybe,
    person=device,
    secret=games,
)
group = st.sampled_from(["g", "ĝ"])
member = st.builds(Member, number, device, name, st.booleans(), moment)
set_up = st.builds(
    GroupRecord,
    id=group,
    name=short,
    code=code,
    created=moment,
    rated=st.booleans(),
    bots=st.booleans(),
    version=number,
)
player = st.builds(Player, bot=st.sampled_from(["", "guide"]), name=name, result=moment)
result = st.builds(
    Result,
    game=short,
    settings=st.dictionaries(short, number, max_size=1),
    edition=short,
    together=st.booleans(),
    players=st.lists(player, min_size=2, max_size=2).map(tuple),
)
passkey = st.builds(stores.Passkey, code, device, short.map(str.encode), number, name, moment)
mailbox = st.builds(Mailbox, short, st.sampled_from(["es", "en"]), short, short)
coming = st.builds(Coming, number, moment, number, seat, short, short, short)
CHANGES: dict[str, st.SearchStrategy[Change]] = {
    "Answers": st.builds(stores.Answers, table, number, answers, st.booleans(), short),
    "Done": st.builds(stores.Done, table, seat, st.integers(0, 200), st.lists(short, max_size=3)),
    "change_group": st.builds(stores.change_group, group, short, st.booleans(), st.booleans()),
    "comings_until": st.builds(stores.comings_until, table, number),
    "drop_device": st.builds(stores.drop_device, device),
    "drop_endpoint": st.builds(stores.drop_endpoint, device, short),
    "confirm_mail": st.builds(stores.confirm_mail, code, moment),
    "drop_mail": st.builds(stores.drop_mail, device),
    "drop_passkey": st.builds(stores.drop_passkey, code, device),
    "drop_push": st.builds(stores.drop_push, device, table),
    "end_game": st.builds(stores.end_game, table, moment, result),
    "forget_contest": st.builds(stores.forget_contest, group, number),
    "forget_game": st.builds(stores.forget_game, group, table),
    "forget_group": st.builds(stores.forget_group, group),
    "forget_table": st.builds(stores.forget_table, table),
    "gather": st.builds(stores.gather, group, table, moment, seat),
    "grant": st.builds(stores.grant, device, table, seat, seat),
    "hold_seats": st.builds(stores.hold_seats, table),
    "join_by_passkey": st.builds(stores.join_by_passkey, passkey, number, joined, maybe, games),
    "join_devices": st.builds(stores.join_devices, joining),
    "join_group": st.builds(stores.join_group, group, code, device, name, moment, number),
    "leave_group": st.builds(stores.leave_group, group, device),
    "lift_ban": st.builds(stores.lift_ban, device),
    "name_member": st.builds(stores.name_member, group, device, name),
    "put_audit": st.builds(stores.put_audit, short, table, seat, short),
    "put_ban": st.builds(stores.put_ban, device),
    "put_chat": st.builds(
        stores.put_chat, table, st.builds(ChatLine, number, seat, name, short, moment, number)
    ),
    "put_code": st.builds(stores.put_code, code, device, name, moment, moment),
    "put_coming": st.builds(stores.put_coming, table, coming, st.integers(1, 3)),
    "put_contest": st.builds(stores.put_contest, group, number, short),
    "put_device": st.builds(stores.put_device, device, called),
    "put_due": st.builds(stores.put_due, device, table, moment),
    "put_fair": st.builds(
        stores.put_fair, table, st.builds(FairRecord, short, told=st.dictionaries(number, short))
    ),
    "put_group": st.builds(stores.put_group, set_up, member),
    "put_group_code": st.builds(stores.put_group_code, group, code),
    "put_lesson": st.builds(
        stores.put_lesson, table, st.builds(Progress, st.dictionaries(short, number))
    ),
    "put_looked": st.builds(stores.put_looked, table, st.dictionaries(seat, number, max_size=2)),
    "put_mail": st.builds(stores.put_mail, device, mailbox, code, code, moment),
    "put_mail_due": st.builds(stores.put_mail_due, device, table, moment),
    "put_mailed": st.builds(stores.put_mailed, device, table, short, moment, number),
    "put_notes": st.builds(
        stores.put_notes, table, seat, device, st.builds(Notes, st.sampled_from(["", "x"]))
    ),
    "put_pass": st.builds(stores.put_pass, st.binary(max_size=1), table, seat),
    "put_passkey": st.builds(stores.put_passkey, passkey, joined, maybe),
    "put_people": st.builds(stores.put_people, table, st.lists(person, min_size=1, max_size=2)),
    "put_prepared": st.builds(
        stores.put_prepared,
        table,
        seat,
        st.builds(Preparation, st.sampled_from([(), (Prepared("x", 1, 2),)])),
    ),
    "put_push": st.builds(stores.put_push, device, table, called),
    "put_review": st.builds(
        stores.put_review, table, seat, number, st.dictionaries(short, number, max_size=2)
    ),
    "put_seat": st.builds(stores.put_seat, table, seat, person),
    "put_slow": st.builds(stores.put_slow, table, slow),
    "put_standpoint": st.builds(
        stores.put_standpoint, table, st.builds(Standpoint, number, number, short)
    ),
    "put_table": st.builds(stores.put_table, record),
    "put_told": st.builds(stores.put_told, device, table, short),
    "put_used": st.builds(stores.put_used, st.sets(table), moment),
    "remove_line": st.builds(stores.remove_line, table, number),
    "revoke": st.builds(stores.revoke, table, seat),
    "same_group": st.builds(stores.same_group, table, table, moment),
    "same_push": st.builds(stores.same_push, table, table),
    "same_seats": st.builds(stores.same_seats, table, table),
    "set_owner": st.builds(stores.set_owner, group, device, st.booleans()),
    "strike_game": st.builds(stores.strike_game, group, table, st.booleans()),
    "stop_mail": st.builds(stores.stop_mail, code),
    "take_off": st.builds(stores.take_off, device, device),
    "tidy_devices": st.builds(stores.tidy_devices, moment, moment),
    "use_pass": st.builds(stores.use_pass, st.binary(max_size=1), table, device),
}
# What belongs together is written together, as the server does it.
some = st.lists(st.one_of(*CHANGES.values()), min_size=1, max_size=3)
story = st.lists(some, min_size=1, max_size=25)
