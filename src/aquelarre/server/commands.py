"""Commands that were done. A client that has no acknowledgement sends its command again with the
same id; it is acknowledged then and not done again, also when the server was killed in between: the
id is on the disk in the same moment as what it has brought about.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

from aquelarre.kernel import Seat
from aquelarre.server.store import REMEMBERED, Done

KEY_BYTES = 12


def key_of(device: bytes, name: str) -> str:
    """What a command is known by. Each device has its own: whatever others call their commands,
    nobody's is taken for another's."""
    if not name:
        return ""
    return blake2b(name.encode("utf-8", "replace"), digest_size=KEY_BYTES, key=device).hexdigest()


class Commands:
    """The latest commands of each seat of a table."""

    def __init__(self, table: str, stored: list[tuple[Seat, int, str]]) -> None:
        self.table = table
        self._done: dict[Seat, OrderedDict[str, None]] = {}
        self._next: dict[Seat, int] = {}
        self._held: dict[Seat, list[str]] = {}
        for seat, number, key in stored:
            self._next[seat] = number + 1
            self._remember(seat, key)

    def knows(self, seat: Seat, key: str) -> bool:
        return bool(key) and key in self._done.get(seat, ())

    def hold(self, seat: Seat, key: str) -> None:
        """What it brings about is only in memory, and so is the command: after a crash it may come
        again. The next thing of this seat that is written takes it along."""
        if key:
            self._remember(seat, key)
            held = self._held.setdefault(seat, [])
            held.append(key)
            del held[:-REMEMBERED]

    def doing(self, seat: Seat, key: str) -> Done:
        """The command as it goes to the disk together with what it does."""
        keys = self._held.get(seat, []) + ([key] if key else [])
        return Done(self.table, seat, self._next.get(seat, 0), keys)

    def done(self, change: Done) -> None:
        """It is on the disk."""
        self._held.pop(change.seat, None)
        self._next[change.seat] = change.start + len(change.rows)
        for *_, key in change.rows:
            self._remember(change.seat, key)

    def _remember(self, seat: Seat, key: str) -> None:
        done = self._done.setdefault(seat, OrderedDict())
        done[key] = None
        done.move_to_end(key)
        while len(done) > REMEMBERED:
            done.popitem(last=False)
