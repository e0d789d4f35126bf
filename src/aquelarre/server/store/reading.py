"""Reading: a connection of its own, and what is done about texts that are none."""

from __future__ import annotations

from typing import Any

from aquelarre.server.store.speaking import Asked, Values


class Reading:
    """A part of the store: asks, and gets rows."""

    _reading: Asked

    def _rows(self, query: str, values: Values = ()) -> list[Any]:
        return self._reading.execute(query, values).fetchall()


def patched(text: bytes) -> str:
    """A text of the file. One that is none breaks no list: it is patched up, and the table that
    it belongs to makes no sense then, or only looks odd."""
    return text.decode("utf-8", "replace")
