"""Infos: what goes with an observation for who wants more than numbers."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Seat
from aquelarre.lab.environments.recall import named
from aquelarre.lab.environments.table import Table


class Info(dict[str, Any]):
    """The `question`, and when they are looked up, the `view` of the seat and its `options` in
    words. To be looked up before the next step: afterwards it tells of the position then."""

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__(question=table.question(seat), silence=table.floor)
        self._table = table
        self._seat = seat

    def __missing__(self, name: str) -> Any:
        if name == "view":
            found: Any = self._table.view(self._seat)
        elif name == "options":
            mine = self._table.options if self._seat == self._table.seat else []
            found = [named(self._table.game, action) for action in mine]
        else:
            raise KeyError(name)
        self[name] = found
        return found
