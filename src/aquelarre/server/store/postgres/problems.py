"""What can be wrong with a database, or on the way to it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from aquelarre.kernel import AquelarreError
from aquelarre.server.errors import Denied

SCHEMES = ("postgresql", "postgres")


class DatabaseProblem(AquelarreError):
    """The database cannot be used: `reason`, one word, says why. Nothing has been changed."""

    key = "error-database"

    def __init__(self, reason: str, address: str, what: object = "", **values: Any) -> None:
        super().__init__(
            f"{shown(address)}: {reason} {what}".strip(),
            reason=reason,
            address=shown(address),
            what=str(what),
            **values,
        )
        self.reason = reason


class StoreAway(Denied):
    """The database cannot be reached just now, so nobody knows."""

    status = 503
    key = "error-store-away"


class Fault(Exception):
    """A statement was not carried out, and has changed nothing."""


class Away(Fault):
    """There is no connection, or it broke: of what was under way nobody knows."""


class Mismatch(Fault):
    """What was to be written is to blame: it does not fit what is there."""


class Overtaken(Mismatch):
    """A table has become another server's: under the tenure that is over nothing is written."""

    def __init__(self, tables: frozenset[str]) -> None:
        super().__init__("another server has these tables now")
        self.tables = tables


class Dethroned(Fault):
    """Another server has taken the tables over: this one never writes again."""


def is_address(text: str) -> bool:
    """Is this the address of a database?"""
    return text.partition("://")[0] in SCHEMES


def shown(address: str) -> str:
    """The address without password and options: it stands in messages and in the log."""
    try:
        parts = urlsplit(address)
        who = f"{parts.username}@" if parts.username else ""
        where = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
        if "@" in parts.path:  # a password with a stroke in it, which ends the machine's name
            raise ValueError
    except ValueError:
        return f"{SCHEMES[0]}://…"
    return f"{parts.scheme}://{who}{where}{port}{parts.path}"
