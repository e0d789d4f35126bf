"""Groups: who may do what in them. A group is found by its link; whoever is no member learns not
even that there is one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from aquelarre.server.errors import (
    BadCode,
    BadRequest,
    NeedsOwner,
    NoGroup,
    NotKept,
    NotNow,
    NotOwner,
    TooManyInGroup,
)
from aquelarre.server.groups.export import results_file, told, whole_file
from aquelarre.server.groups.ratings import Table, installed, ratings
from aquelarre.server.groups.records import NO_CONTEST, GroupRecord, Member
from aquelarre.server.messages import clean
from aquelarre.server.names import clean_name
from aquelarre.server.records import Device
from aquelarre.server.store import (
    Change,
    GroupFull,
    LastOwner,
    change_group,
    forget_game,
    forget_group,
    gather,
    join_group,
    leave_group,
    name_member,
    put_group,
    put_group_code,
    set_owner,
    strike_game,
)
from aquelarre.server.store.groups import MOST_GAMES
from aquelarre.server.tokens import hashed, new_code, new_table_name, same

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

Data = dict[str, Any]
MOST_GROUPS = 20  # of a person
MOST_MEMBERS = 60  # of a group
MOST_NAME = 40  # letters of a group's name
MOST_RUNNING = 50  # tables that are not over and are listed
MOST_KEPT = 100  # groups whose ratings are kept in mind
PAGE = 20  # games of the history


class Company:
    """A group and its people, as they are at one moment."""

    def __init__(self, record: GroupRecord, members: list[Member]) -> None:
        self.record = record
        self.all = {one.n: one for one in members}
        first: dict[Device, int] = {}
        for one in members:
            if not one.left:
                first.setdefault(one.person, one.n)
        # Under which number somebody goes who has several, since devices were joined.
        self.same = {n: n if one.left else first[one.person] for n, one in self.all.items()}
        self.here = [self.all[n] for n in sorted(first.values())]
        self.left = frozenset(n for n, one in self.all.items() if one.left)

    def of(self, person: Device) -> Member | None:
        """The member that a person is. With several numbers the rights of any are theirs."""
        found = [one for one in self.all.values() if one.person == person and not one.left]
        return min(found, key=lambda one: (not one.owner, one.n), default=None)

    def owns(self, person: Device) -> bool:
        who = self.of(person)
        return who is not None and who.owner

    def member(self, n: int) -> Member:
        """Who goes by this number and has not left."""
        found = self.all.get(self.same.get(n, -1))
        if found is None or found.left:
            raise BadRequest("There is no such member.")
        return found

    def names(self) -> dict[int, str]:
        """The names of all who have not left, by all their numbers."""
        return {n: self.all[m].name for n, m in self.same.items() if not self.all[m].left}


class Groups:
    """All groups of a server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._ratings: dict[str, tuple[int, list[Table]]] = {}  # by the version of their group
        self._reckoning = asyncio.Lock()

    # -- who may look ----------------------------------------------------------------------

    def company(self, group: str, person: Device) -> Company:
        """A group, for one of its members."""
        record = self.store.group(group)
        if record is not None and person:
            found = Company(record, self.store.members(group))
            if found.of(person) is not None:
                return found
        raise NoGroup("There is no such group, or you are no member of it.")

    def owned(self, group: str, person: Device) -> Company:
        """A group, for one of its owners."""
        found = self.company(group, person)
        if not found.owns(person):
            raise NotOwner("Only an owner of the group may do that.")
        return found

    def welcomes(self, table: str, person: Device) -> bool:
        """Is the table that of a group to which this person belongs?"""
        group = self.store.group_of_table(table) if person else ""
        return bool(group) and any(
            one.person == person and not one.left for one in self.store.members(group)
        )

    def mine(self, person: Device) -> list[Data]:
        """The groups of a person."""
        found = []
        for record in self.store.groups_of(person) if person else ():
            company = Company(record, self.store.members(record.id))
            found.append(
                {
                    "group": record.id,
                    "name": record.name,
                    "members": len(company.here),
                    "owner": company.owns(person),
                    "tables": len(self.store.gathered(record.id, MOST_RUNNING)),
                }
            )
        return found

    # -- making, joining, leaving ----------------------------------------------------------

    async def make(self, person: Device, name: str, me: str) -> Data:
        self._check_count(person)
        now, code = time.time(), new_code()
        record = GroupRecord(id=new_table_name(), name=called(name), code=hashed(code), created=now)
        founder = Member(0, person, clean_name(me), True, now)
        self.hall.persons.check(person)
        await self.write(put_group(record, founder))
        return {"group": record.id, "code": code}

    def _check_count(self, person: Device) -> None:
        if len(self.store.groups_of(person)) >= MOST_GROUPS:
            raise TooManyInGroup("You are in too many groups.", most=MOST_GROUPS, what="groups")

    def _by_link(self, group: str, code: str) -> GroupRecord:
        record = self.store.group(group)
        if record is None or not same(code, record.code):
            raise BadCode("This link is not valid any more.")
        return record

    def knock(self, group: str, code: str) -> Data:
        """What whoever has the link is told before they decide."""
        record = self._by_link(group, code)
        people = len(Company(record, self.store.members(group)).here)
        return {"name": record.name, "members": people}

    async def join(self, group: str, code: str, person: Device, name: str) -> None:
        record = self._by_link(group, code)
        if Company(record, self.store.members(group)).of(person) is not None:
            return
        self._check_count(person)
        self.hall.persons.check(person)
        await self.write(
            join_group(group, hashed(code), person, clean_name(name), time.time(), MOST_MEMBERS)
        )

    async def leave(self, group: str, person: Device) -> None:
        """The last one takes the group along."""
        self.company(group, person)
        await self.write(leave_group(group, person))

    async def rename_me(self, group: str, person: Device, name: str) -> None:
        self.company(group, person)
        await self.write(name_member(group, person, clean_name(name)))

    # -- what owners do --------------------------------------------------------------------

    async def change(self, group: str, person: Device, name: str, rated: bool, bots: bool) -> None:
        self.owned(group, person)
        await self.write(change_group(group, called(name), rated, bots))

    async def new_link(self, group: str, person: Device) -> str:
        self.owned(group, person)
        code = new_code()
        await self.write(put_group_code(group, hashed(code)))
        return code

    async def change_member(self, group: str, person: Device, n: int, do: str) -> None:
        other = self.owned(group, person).member(n)
        if do == "remove":
            await self.write(leave_group(group, other.person))
        else:
            await self.write(set_owner(group, other.person, do == "owner"))

    async def change_game(self, group: str, person: Device, table: str, do: str) -> None:
        self.owned(group, person)
        if self.store.group_of_table(table) != group:
            raise BadRequest("There is no such game.")
        if do == "delete":
            if self.store.contest_of_table(table) != NO_CONTEST:
                raise NotNow("This game is part of a contest.")
            await self.write(forget_game(group, table))
        else:
            await self.write(strike_game(group, table, do == "strike"))

    async def delete(self, group: str, person: Device) -> None:
        self.owned(group, person)
        await self.write(forget_group(group))

    # -- tables ----------------------------------------------------------------------------

    def new_table(self, group: str, person: Device, table: str) -> list[Change]:
        """A table of this person is the group's."""
        if not group:
            return []
        self.company(group, person)
        return [gather(group, table, time.time())]

    # -- what is told ----------------------------------------------------------------------

    def page(self, group: str, person: Device) -> Data:
        """The group as one of its members sees it."""
        company = self.company(group, person)
        me, record = company.of(person), company.record
        return {
            "group": record.id,
            "name": record.name,
            "rated": record.rated,
            "bots": record.bots,
            "owner": company.owns(person),
            "members": [
                {
                    "member": one.n,
                    "name": one.name,
                    "owner": company.owns(one.person),
                    "at": one.at,
                    "me": me is not None and one.person == me.person,
                }
                for one in company.here
            ],
            "tables": self.tables(group, person),
        }

    def tables(self, group: str, person: Device) -> list[Data]:
        """Those that are not over, with what this person has to do with them."""
        found = self.hall.summaries(self.store.gathered(group, MOST_RUNNING))
        for summary in found:
            seats = self.store.granted(person, summary["table"])
            for who in summary["people"]:
                who["mine"] = who["seat"] in seats
        return found

    def games(self, group: str, person: Device, start: int) -> Data:
        """A page of the history."""
        company = self.company(group, person)
        total, games = self.store.games(group, start, PAGE)
        kept = {record.id for record, _ in self.store.briefs([game.table for game in games])}
        shown = [{**told(game, company), "replay": game.table in kept} for game in games]
        return {"total": total, "from": start, "games": shown}

    async def _reckoned(self, company: Company) -> list[Table]:
        """The ratings of a group as it is now, in a process of its own: of thousands of games they
        take a second. Whoever asks meanwhile waits for the same."""
        record = company.record
        async with self._reckoning:
            found = self._ratings.get(record.id)
            if found is None or found[0] != record.version:
                _, games = self.store.games(record.id, 0, MOST_GAMES)
                given = games[::-1], record.bots, company.same, company.left
                tables = await self.hall.errands.reckon(len(games), ratings, *given)
                if len(self._ratings) >= MOST_KEPT:
                    self._ratings.clear()
                found = self._ratings[record.id] = record.version, tables
            return found[1]

    async def results(self, group: str, person: Device) -> bytes:
        """Every game, from the first on, as a sheet packed with gzip."""
        company, games = self.company(group, person), self.store.game_rows(group, 0, MOST_GAMES)
        return await self.hall.errands.reckon(len(games), results_file, company, games)

    async def export(self, group: str, person: Device) -> bytes:
        """Everything that is kept of the group, as JSON packed with gzip."""
        ratings = await self.ratings(group, person)
        company, page = self.company(group, person), self.page(group, person)
        games, contests = self.store.game_rows(group, 0, MOST_GAMES), self.hall.contests.rows(group)
        given = company, {**page, "tables": []}, games, ratings, contests
        return await self.hall.errands.reckon(len(games) + len(contests[1]), whole_file, *given)

    async def ratings(self, group: str, person: Device) -> Data:
        """What is known of the strength of members; reckoned again when anything has changed."""
        company = self.company(group, person)
        record = company.record
        if not record.rated or not installed():
            return {"rated": record.rated, "installed": installed(), "tables": []}
        tables = await self._reckoned(company)
        names = company.names()
        return {
            "rated": True,
            "installed": True,
            "tables": [
                {
                    "game": table.game,
                    "kind": table.kind,
                    "games": table.games,
                    "ratings": [
                        {**asdict(one), "name": names.get(one.member, "")} for one in table.ratings
                    ],
                }
                for table in tables
            ],
        }

    async def write(self, *changes: Change, new: Sequence[str] = ()) -> None:
        """All of it or nothing; what is refused there is told in a sentence. Tables that are `new`
        become ours."""
        founded = [await self.hall.estate.found(name) for name in new]
        under = [tenure for tenure in founded if tenure is not None]
        try:
            await (self.store.write(*changes, under=under) if under else self.store.write(*changes))
        except GroupFull:
            raise TooManyInGroup(
                "There is no room for more members.", most=MOST_MEMBERS, what="members"
            ) from None
        except LastOwner:
            raise NeedsOwner("A group needs an owner: make somebody else one first.") from None
        except Exception as problem:
            raise NotKept("The disk did not take it: nothing was changed.") from problem


def called(name: str) -> str:
    """The name of a group, without control characters; it has one."""
    found = clean(name)[:MOST_NAME].strip()
    if not found:
        raise BadRequest("A group needs a name.")
    return found
