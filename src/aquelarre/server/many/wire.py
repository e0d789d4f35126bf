"""The wire: what servers say to each other over the bus."""

from __future__ import annotations

from typing import Any

import msgspec

# Kinds of parcels: to carry a visitor to the owner of a table, …
OPEN, TAKEN, NOT_MINE = "open", "taken", "not mine"
EVENT, READ, END = "event", "read", "end"
# … for all servers, …
TELL = "tell"
# … and to have a bot think elsewhere.
ASK, FORGET = "ask", "forget"
THINKING, THOUGHT, NO_ROOM = "thinking", "thought", "no room"


class Parcel(msgspec.Struct, array_like=True):
    """One of them. Those of a session have numbers, so that none is missed."""

    kind: str
    sender: str  # a server
    session: str = ""
    n: int = 0
    body: Any = None


_packer = msgspec.msgpack.Encoder()
_unpacker = msgspec.msgpack.Decoder(list[Parcel])


def packed(parcels: list[Parcel]) -> bytes:
    return _packer.encode(parcels)


def unpacked(raw: bytes) -> list[Parcel]:
    return _unpacker.decode(raw)
