"""Speaking: how changes and questions talk to whatever keeps the tables. What they say is plain SQL
as SQLite understands it; for another store it is put into its words on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

Values = Sequence[Any] | Mapping[str, Any]


class Rows(Protocol):
    """What came of a statement."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Asked(Protocol):
    """Something that can be asked."""

    def execute(self, query: str, values: Values = (), /) -> Rows: ...


class Writing(Protocol):
    """The connection that writes. (`sqlite3.Connection` is one.)"""

    def execute(self, query: str, values: Values = (), /) -> Rows: ...

    def executemany(self, query: str, values: Iterable[Values], /) -> object: ...

    @property
    def in_transaction(self) -> bool: ...

    def close(self) -> None: ...


Change = Callable[[Writing], None]


class Tenure(NamedTuple):
    """A table is a server's, from the moment in which the fence became this number until it becomes
    another. Where several servers share a store, every change of a table says under which tenure it
    is made, and the store makes none under one that is over."""

    table: str
    fence: int


Tenures = Sequence[Tenure]


class Admission(Protocol):
    """Before changes are made: are these tenures still good? Raises what is `blameless` if not.
    `all_have`: are all changes made under one?"""

    def __call__(self, connection: Any, tenures: Tenures, all_have: bool, /) -> None: ...


def admit_all(connection: Any, tenures: Tenures, all_have: bool, /) -> None:
    """Where one server is alone with its store."""


class Manner(NamedTuple):
    """What is peculiar to a store, for the one who writes."""

    begin: str
    put_answers: str  # all rows as one JSON text: see `changes.Answers`
    put_commands: str
    faults: type[Exception]  # what a connection raises
    blameless: type[Exception]  # those of them for which what was written is to blame
    fault: Callable[[str], Exception]
    admit: Admission = admit_all
