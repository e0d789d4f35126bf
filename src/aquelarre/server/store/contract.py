"""The contract: what the server asks of a store. There are two: one file (`sqlite`), and a database
of PostgreSQL (`postgres`). The same tests hold both to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from aquelarre.server.groups.records import Game, GameRow, GroupRecord, Member
from aquelarre.server.records import (
    Audited,
    Called,
    ChatLine,
    Coming,
    Mailbox,
    Notes,
    Preparation,
    SlowRecord,
    Stored,
    Subscription,
    TableRecord,
)
from aquelarre.server.store.joined import Joined
from aquelarre.server.store.passkeys import Passkey
from aquelarre.server.store.registers import Brief, Used
from aquelarre.server.store.speaking import Change, Tenures


class Store(Protocol):
    """What the server needs of a store."""

    async def write(self, *changes: Change, under: Tenures = ()) -> None:
        """Make all these changes or none; returns when they are on the disk. What raises changed
        nothing. Where several servers share the store, changes of tables are made `under` the
        tenures of whoever has them, and not at all when one of these is over."""

    @property
    def well(self) -> bool:
        """Was what was last given to it taken?"""

    @property
    def waited(self) -> float:
        """For how many seconds the oldest change that is not written yet has waited."""

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""

    async def try_out(self) -> None:
        """Write something that changes nothing: can it be done (again)?"""

    def tables(self, *statuses: str) -> list[TableRecord]:
        """The tables in these states, oldest first; without those that cannot be read."""

    def table(self, name: str) -> Stored | None:
        """One table with everything that belongs to it; `Unreadable` if it makes no sense."""

    def has(self, name: str) -> bool:
        """Is there such a table, whether it can be read or not?"""

    def line(self, name: str, n: int) -> ChatLine | None:
        """One line of the chat of a table, if it is still kept."""

    def length(self, name: str) -> int:
        """How many answers a table has."""

    def granted(self, device: bytes, table: str) -> list[int]:
        """The seats of a table that a device may use."""

    def held(self, device: bytes, table: str) -> set[int]:
        """The seats of a table that a device has, or had since the cards were dealt."""

    def held_by_hosts(self, table: str) -> set[int]:
        """The same of all devices that are host of the table."""

    def seats_held(self, table: str) -> set[int]:
        """The seats of a table that some device may use."""

    def seat_of_pass(self, code: bytes, table: str) -> int | None:
        """The seat that a code would move; None if there is no such code."""

    def comings(self, table: str) -> list[Coming]:
        """Who came to a running table and who went, in order."""

    def notes(self, table: str, seat: int, device: bytes) -> Notes | None:
        """What this device, and nobody else, has noted on a seat."""

    def review(self, table: str, seat: int, edition: int) -> dict[str, Any] | None:
        """The review of a seat of a finished game, if there is one of this edition."""

    def slow(self, table: str) -> SlowRecord | None:
        """How the slow clock of a table stands."""

    def looked(self, table: str) -> dict[int, int]:
        """How many events each seat of a table has looked at."""

    def prepared(self, table: str) -> dict[int, Preparation]:
        """What each seat of a table has prepared."""

    def tables_prepared(self) -> list[str]:
        """Running tables at which somebody has prepared something."""

    def person(self, device: bytes) -> bytes | None:
        """Whose a device is, if it was joined with another."""

    def devices_joined(self, person: bytes) -> list[Joined]:
        """The devices of a person, the oldest first."""

    def code(self, code: bytes, now: float) -> tuple[bytes, str, float] | None:
        """The device that shows this code, what it is called, and until when it is shown."""

    def group(self, name: str) -> GroupRecord | None:
        """A group."""

    def groups_of(self, person: bytes) -> list[GroupRecord]:
        """The groups of a person, the newest first."""

    def members(self, group: str) -> list[Member]:
        """All members there are and were, by their numbers."""

    def group_of_table(self, table: str) -> str:
        """Whose table it is, "" if it is no group's."""

    def contest_of_table(self, table: str) -> int:
        """Of which contest of its group a table is a part, if of any."""

    def gathered(self, group: str, most: int) -> list[str]:
        """The tables of a group that are not over, the newest first."""

    def games(self, group: str, start: int, most: int) -> tuple[int, list[Game]]:
        """A page of a group's history, the latest first, and how many games there are."""

    def game_rows(self, group: str, start: int, most: int) -> list[GameRow]:
        """The same as it is kept, for those who read it elsewhere."""

    def contest_rows(self, group: str) -> list[GameRow]:
        """The games of all contests that are over."""

    def unbegun(self, group: str, most: int) -> list[str]:
        """Tables of contests that have not begun."""

    def contest_games(self, group: str, contest: int) -> list[Game]:
        """The games of a contest that are over."""

    def contests(self, group: str) -> list[tuple[int, str]]:
        """The contests of a group with their numbers, the newest first."""

    def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey that is known by this."""

    def passkeys(self, person: bytes) -> list[Passkey]:
        """Those of a person, the oldest first."""

    def mailbox(self, owner: bytes) -> tuple[Mailbox, bool] | None:
        """Where somebody wants mails, and whether that is confirmed."""

    def mail_asked(self, code: bytes, now: float) -> bool:
        """Is there an address that waits for this code?"""

    def mail_ends(self, stop: bytes) -> bool:
        """Is there an address to which this code puts an end?"""

    def mail_waiting(self, address: str, now: float) -> int:
        """How many have named this address and not confirmed it yet."""

    def mails(self) -> int:
        """How many addresses there are on the whole server."""

    def mail_wanted(self, table: str) -> list[Called]:
        """Who wants mails and has a place at this table."""

    def mail_sent(self, owner: bytes, table: str, day: int) -> tuple[float, int]:
        """When the last mail about a table was sent, and how many were in all on this day."""

    def mails_due(self, now: float, most: int) -> list[tuple[bytes, str]]:
        """Mails that had to wait until now."""

    def slow_mailing(self) -> list[str]:
        """Running tables with a slow clock at which somebody wants mails."""

    def latest(self, device: bytes, most: int) -> list[str]:
        """The tables at which a device has a seat, unfinished ones and new ones first."""

    def open_tables(self, most: int) -> list[str]:
        """The newest tables that anybody may join."""

    def briefs(self, tables: Sequence[str]) -> list[Brief]:
        """These tables and who sits at them, without what was played."""

    def found(self, wanted: str, status: str, start: int, most: int) -> tuple[int, list[Used]]:
        """A page of all tables, and how many there are."""

    def expired(self, waiting: float, finished: float, running: float, most: int) -> list[str]:
        """Some tables that nobody has used since then, by what became of them."""

    def devices_of(self, table: str) -> list[tuple[int, bytes, bool]]:
        """The devices of each seat of a table, and whether they still have it."""

    def devices(self, first: bytes, last: bytes) -> list[bytes]:
        """The devices with a hash in this range."""

    def seats_of(self, device: bytes) -> list[tuple[str, int]]:
        """The seats of a device at tables that are not over."""

    def banned(self) -> dict[bytes, float]:
        """The devices that are kept out, and since when."""

    def audited(self, before: int, most: int) -> list[Audited]:
        """Lines of the audit, the newest first."""

    def called(self, table: str) -> list[Called]:
        """The devices that want to be called to a table and still have a place there."""

    def subscription(self, device: bytes, table: str) -> Subscription | None:
        """How a device is called to a table, if it wants to be."""

    def tables_calling(self, device: bytes) -> list[str]:
        """The tables to which a device is called."""

    def slow_calling(self) -> list[str]:
        """Running tables with a slow clock to which somebody is called."""

    def calls(self) -> int:
        """How many calls are asked for on the whole server."""

    def calls_due(self, now: float, most: int) -> list[tuple[bytes, str]]:
        """Devices and tables whose call had to wait until now."""

    def close(self) -> None:
        """Write what is left and let everything go."""
