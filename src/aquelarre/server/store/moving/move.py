"""The move itself."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple

from aquelarre.server.store.choosing import check_address
from aquelarre.server.store.moving.ends import NotTheSame, Seal, Sealing, Source, Target, seal_of
from aquelarre.server.store.moving.files import file_source, file_target
from aquelarre.server.store.postgres.dialect import layouts
from aquelarre.server.store.postgres.problems import is_address


class Moved(NamedTuple):
    """What has arrived: the seal of each table."""

    seals: dict[str, Seal]

    @property
    def rows(self) -> int:
        return sum(seal.rows for seal in self.seals.values())


async def move(source: str, target: str) -> Moved:
    """Move all tables. Each is an address of a database or the path of a file."""
    seals: dict[str, Seal] = {}
    async with _source(source) as here, _target(target) as there:
        for table in layouts():
            passing = Sealing(here.rows(table))
            await there.fill(table, aiter(passing))
            seals[table] = passing.seal
        for table, seal in seals.items():
            if await seal_of(there, table) != seal:
                raise NotTheSame(f"{table} is not the same there.", table=table)
        await there.done()
    return Moved(seals)


def _source(place: str) -> AbstractAsyncContextManager[Source]:
    return (
        _databases(place).database_source(place) if is_address(place) else file_source(Path(place))
    )


def _target(place: str) -> AbstractAsyncContextManager[Target]:
    return (
        _databases(place).database_target(place) if is_address(place) else file_target(Path(place))
    )


def _databases(place: str) -> Any:
    """Loaded when it is needed, if we have what it takes."""
    check_address(place)
    from aquelarre.server.store.moving import databases

    return databases
