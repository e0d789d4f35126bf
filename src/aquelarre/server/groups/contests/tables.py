"""Tables of a contest: everybody has their seat from the first moment, and nobody is the host."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from aquelarre.editions import edition_text
from aquelarre.kernel.catalog import find
from aquelarre.match import new_seed
from aquelarre.server.errors import Denied
from aquelarre.server.groups.contests.records import Contest, Contestant, Pairing
from aquelarre.server.groups.groups import Company
from aquelarre.server.records import WAITING, Device, FairRecord, SeatRecord, TableRecord
from aquelarre.server.store import (
    Change,
    gather,
    grant,
    put_audit,
    put_fair,
    put_people,
    put_table,
    put_used,
)
from aquelarre.server.tokens import new_table_name

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall


def make_tables(
    hall: Hall, group: str, number: int, contest: Contest, pairing: Pairing, company: Company
) -> tuple[str, list[Change]]:
    """What is written for the table of a pairing, and what it is called."""
    now, seats = time.time(), len(pairing.players)
    game = find(contest.game)
    record = TableRecord(
        id=new_table_name(),
        game=contest.game,
        seats=seats,
        settings=game.check(seats, contest.settings),
        seed=new_seed(),
        created=now,
        clock=contest.clock,
        chat=contest.chat,
        edition=edition_text(game),
    )
    sitting = [_seated(hall, contest.contestants[each], company) for each in pairing.players]
    changes: list[Change] = [put_table(record), put_people(record.id, [who for who, _ in sitting])]
    for seat, (_, person) in enumerate(sitting):
        if person:
            hall.persons.check(person)
            changes.append(grant(person, record.id, seat))
    changes += [put_fair(record.id, FairRecord()), gather(group, record.id, now, number)]
    changes += [put_used([record.id], now), put_audit("made", record.id)]
    return record.id, changes


def _seated(hall: Hall, who: Contestant, company: Company) -> tuple[SeatRecord, Device]:
    if who.bot:
        return SeatRecord(who.name, hall.thinkers.checked(who.bot), True), b""
    member = company.member(who.member)
    return SeatRecord(member.name, taken=True), member.person


async def begin_tables(hall: Hall, tables: list[str]) -> None:
    """Those that have not begun do. One that cannot be opened keeps no other."""
    waiting = {record.id for record, _ in hall.store.briefs(tables) if record.status == WAITING}
    for name in tables:
        if name in waiting:
            with suppress(Denied):
                await hall.long_tables.ready(name)
                table = hall.table(name)
                await table.fairness.begin()
