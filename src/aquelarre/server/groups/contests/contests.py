"""Contests: made and led by owners of a group, seen by its members.

Nothing is noted when a game is over: how a contest stands is worked out from what its tables came
to, whenever somebody asks. So a result counts once, also after a restart in the middle of anything.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from aquelarre.bots.named import free_names
from aquelarre.kernel.catalog import find, names
from aquelarre.server.errors import BadRequest, NoContest, NotNow, TooManyInGroup
from aquelarre.server.groups.contests.cup import first_round, next_round, plan
from aquelarre.server.groups.contests.league import rounds_of, usual
from aquelarre.server.groups.contests.records import (
    CUP,
    LEAGUE,
    Contest,
    Contestant,
    Pairing,
    Round,
    contests_of,
)
from aquelarre.server.groups.contests.standings import Places, all_places, went_on
from aquelarre.server.groups.contests.tables import begin_tables, make_tables
from aquelarre.server.groups.contests.telling import told_all
from aquelarre.server.groups.groups import Company, called
from aquelarre.server.groups.records import GameRow
from aquelarre.server.records import Device
from aquelarre.server.requests import NewContest
from aquelarre.server.store import forget_contest, put_contest

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

Data = dict[str, Any]
MOST_CONTESTS = 20  # of a group
MOST_PLAYERS = 32  # of a contest
MOST_TABLES = 500  # of a group that are looked at
SEED_BYTES = 8
SMALL = 30_000  # characters of contests and their games that are put into words at once
A_PAIRING = 50  # characters


class Contests:
    """The contests of all groups."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.lock = asyncio.Lock()  # whoever leads a contest does one thing after the other

    # -- looking ---------------------------------------------------------------------------

    def _all(self, group: str) -> dict[int, Contest]:
        """By their numbers, the newest first."""
        return contests_of(self.store.contests(group))

    def _one(self, group: str, number: int) -> Contest:
        found = self._all(group).get(number)
        if found is None:
            raise BadRequest("There is no such contest.")
        return found

    def _places(
        self, group: str, number: int, contest: Contest, company: Company
    ) -> list[list[Places | None]]:
        games = self.store.contest_games(group, number)
        results = {game.table: game.result for game in games}
        return all_places(contest, results, company.same)

    async def show(self, group: str, person: Device) -> bytes:
        """All contests of a group, as members see them, as JSON packed with gzip. Where there is
        much to tell, a process of its own puts it together."""
        company = self.hall.groups.company(group, person)
        contests, played = self.rows(group)
        size = sum(len(data) for _, data in contests) + sum(len(row[4]) for row in played)
        if size <= SMALL:
            return told_all(company, contests, played)
        length = size // A_PAIRING
        return await self.hall.errands.reckon(length, told_all, company, contests, played)

    def rows(self, group: str) -> tuple[list[tuple[int, str]], list[GameRow]]:
        """All contests of a group and their games, as they are kept."""
        return self.store.contests(group), self.store.contest_rows(group)

    async def begin_waiting(self, group: str, person: Device) -> None:
        """Tables that were made and could not begin (the server was stopped in between) do so."""
        self.hall.groups.company(group, person)
        await begin_tables(self.hall, self.store.unbegun(group, MOST_TABLES))

    # -- leading ---------------------------------------------------------------------------

    async def make(self, group: str, person: Device, wish: NewContest) -> int:
        """A contest that has not begun: everybody can see who meets whom."""
        async with self.lock:
            company = self.hall.groups.owned(group, person)
            known = self._all(group)
            if len(known) >= MOST_CONTESTS:
                raise TooManyInGroup(
                    "There are too many contests.", most=MOST_CONTESTS, what="contests"
                )
            contest = self._wished(company, wish)
            contest = await self._drawn(contest, wish.rounds)
            number = max(known, default=-1) + 1
            await self._put(group, number, contest)
        return number

    def _wished(self, company: Company, wish: NewContest) -> Contest:
        if wish.game not in names():
            raise BadRequest("There is no such game.")
        contestants = [
            Contestant(member=number)
            for number in dict.fromkeys(company.member(each).n for each in wish.members)
        ]
        if wish.bots and not company.record.bots:
            raise NoContest("This group does not let bots take part.", why="bots")
        free = free_names(set(company.names().values()))
        for kind in wish.bots:
            name = free.pop(0) if free else ""
            contestants.append(Contestant(bot=self.hall.thinkers.checked(kind), name=name))
        contest = Contest(
            name=called(wish.name),
            kind=wish.kind,
            game=wish.game,
            seats=wish.seats,
            settings={},
            clock=wish.clock,
            chat=wish.chat,
            seed=new_seed(),
            created=time.time(),
            advance=wish.advance,
            contestants=tuple(contestants),
        )
        return replace(contest, settings=self._settings(contest, wish.settings))

    def _settings(self, contest: Contest, wished: dict[str, int]) -> dict[str, int]:
        """Those of the tables, if such a contest can be."""
        game, players = find(contest.game), len(contest.contestants)
        bots = sum(bool(each.bot) for each in contest.contestants)
        if (
            not 2 <= players <= MOST_PLAYERS
            or not game.least_seats <= contest.seats <= game.most_seats
        ):
            raise NoContest("These numbers of players or seats cannot be.", why="numbers")
        sizes = {contest.seats}
        if contest.kind == LEAGUE and players < contest.seats:
            raise NoContest("There are not enough players for one table.", why="numbers")
        if contest.kind == CUP:
            stages = plan(players, contest.seats, game.least_seats, contest.advance)
            if stages is None:
                raise NoContest("No knock-out comes out of these numbers.", why="numbers")
            sizes = {size for stage in stages for size in stage.sizes}
        if bots >= min(sizes):
            raise NoContest("Bots fill seats: each table needs a person.", why="people")
        found = [game.check(size, wished) for size in sorted(sizes)]
        if any(game.together(size, found[0]) for size in sizes):
            raise NoContest("Where all win or lose together there is no contest.", why="together")
        return found[0]

    async def draw(self, group: str, person: Device, number: int) -> None:
        """Draw again, as long as nothing has begun."""
        async with self.lock:
            self.hall.groups.owned(group, person)
            contest = self._one(group, number)
            if contest.begun:
                raise NotNow("The contest has begun.")
            rounds, fresh = len(contest.rounds), replace(contest, seed=new_seed())
            await self._put(group, number, await self._drawn(fresh, rounds))

    async def open_round(self, group: str, person: Device, number: int) -> None:
        """The tables of the next round are made, and begin. A table at which somebody sits who has
        left the group, or who would sit there twice, is decided at once."""
        async with self.lock:
            company = self.hall.groups.owned(group, person)
            contest = self._one(group, number)
            found = self._places(group, number, contest, company)
            contest, at = self._with_next(contest, found)
            rounds, changes = list(contest.rounds), []
            pairings = []
            for pairing in rounds[at].pairings:
                absent = self._missing(contest, pairing, company)
                if absent:
                    pairings.append(replace(pairing, absent=absent))
                    continue
                table, more = make_tables(self.hall, group, number, contest, pairing, company)
                changes += more
                pairings.append(replace(pairing, table=table))
            rounds[at] = replace(rounds[at], pairings=tuple(pairings), opened=True)
            contest = replace(contest, rounds=tuple(rounds))
            made = [each.table for each in pairings if each.table]
            await self.hall.groups.write(
                put_contest(group, number, packed(contest)), *changes, new=made
            )
        await begin_tables(self.hall, made)

    def _missing(self, contest: Contest, pairing: Pairing, company: Company) -> tuple[int, ...]:
        """Who cannot sit there: whoever has left the group, and who has become one person with
        somebody else at this table since the draw. Nobody gets two hands."""
        here, missing = {one.n for one in company.here}, []
        for player in pairing.players:
            who = contest.contestants[player]
            number = company.same.get(who.member, who.member)
            if not who.bot and number not in here:
                missing.append(player)
            here.discard(number)
        return tuple(missing)

    def _with_next(self, contest: Contest, found: list[list[Places | None]]) -> tuple[Contest, int]:
        """The contest with the round that comes next, and which that is."""
        for at, some in enumerate(contest.rounds):
            if not some.opened:
                return contest, at
        if contest.kind == LEAGUE:
            raise NotNow("All rounds are open.")
        last, places = contest.rounds[-1], found[-1]
        decided = [each for each in places if each is not None]
        if len(decided) < len(places) or (len(places) == 1 and not last.byes):
            raise NotNow("The round is not over, or it was the last.")
        through = [
            went_on(contest, pairing, each)
            for pairing, each in zip(last.pairings, decided, strict=True)
        ]
        stages = stages_of(contest)
        number = len(contest.rounds)
        fresh = next_round(number, stages[number], through, last.byes, contest.seed)
        return replace(contest, rounds=(*contest.rounds, fresh)), number

    async def decide(
        self, group: str, person: Device, number: int, at: int, which: int, absent: list[int]
    ) -> None:
        """Somebody was not there, and so has lost; or the game decides after all."""
        async with self.lock:
            self.hall.groups.owned(group, person)
            contest = self._one(group, number)
            if at >= len(contest.rounds) or which >= len(contest.rounds[at].pairings):
                raise BadRequest("There is no such table.")
            some = contest.rounds[at]
            pairing = some.pairings[which]
            if not set(absent) <= set(pairing.players) or not (absent or pairing.table):
                raise BadRequest("There is nobody like that at this table.")
            if not some.opened or (contest.kind == CUP and at < len(contest.rounds) - 1):
                raise NotNow("That is not to be decided now.")
            decided = replace(pairing, absent=tuple(sorted(set(absent))) if absent else None)
            pairings = (*some.pairings[:which], decided, *some.pairings[which + 1 :])
            rounds = list(contest.rounds)
            rounds[at] = replace(some, pairings=pairings)
            await self._put(group, number, replace(contest, rounds=tuple(rounds)))

    async def delete(self, group: str, person: Device, number: int) -> None:
        """Its games stay games of the group."""
        async with self.lock:
            self.hall.groups.owned(group, person)
            self._one(group, number)
            await self.hall.groups.write(forget_contest(group, number))

    async def _drawn(self, contest: Contest, rounds: int) -> Contest:
        """In a process of its own: a large league takes a second."""
        return await self.hall.errands.reckon(0, drawn, contest, rounds)

    async def _put(self, group: str, number: int, contest: Contest) -> None:
        await self.hall.groups.write(put_contest(group, number, packed(contest)))


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def packed(contest: Contest) -> str:
    return msgspec.json.encode(contest).decode()


def stages_of(contest: Contest) -> Any:
    least = find(contest.game).least_seats
    return plan(len(contest.contestants), contest.seats, least, contest.advance)


def drawn(contest: Contest, rounds: int) -> Contest:
    """The contest with what can be known of its rounds before it begins."""
    players = len(contest.contestants)
    if contest.kind == CUP:
        first: Round = first_round(players, stages_of(contest)[0], contest.seed)
        return replace(contest, rounds=(first,))
    count = rounds or usual(players, contest.seats)
    return replace(contest, rounds=rounds_of(players, contest.seats, count, contest.seed))
