"""The estate: which tables are this server's. Of one that is alone all are; of several that share
a database each has some (`many.shared`)."""

from __future__ import annotations

from typing import Protocol

from aquelarre.server.store import Tenure


class Estate(Protocol):
    """What the hall asks before it opens or makes a table."""

    def tenure(self, table: str) -> Tenure | None:
        """Under which its changes are written, None if nobody asks; `Elsewhere` if another server
        has it, or nobody."""

    async def claim(self, table: str) -> str:
        """Have the table, if it is there and nobody else has it; else who does (or "")."""

    async def found(self, table: str) -> Tenure | None:
        """Have a table that is to be made."""

    async def at_desk(self) -> bool:
        """Is it we who tidy up for all?"""

    def lose(self, tenure: Tenure) -> None:
        """It turned out that this is over."""


class Alone:
    """All tables are ours."""

    def tenure(self, table: str) -> Tenure | None:
        return None

    async def claim(self, table: str) -> str:
        return ""

    async def found(self, table: str) -> Tenure | None:
        return None

    async def at_desk(self) -> bool:
        return True

    def lose(self, tenure: Tenure) -> None:
        raise AssertionError("nobody else is there")
