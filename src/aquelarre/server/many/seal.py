"""A seal: what is said about thoughts was said by somebody who can read our database.

The work for a bot is packed as for a worker process (pickle), and unpacking that can do anything.
The bus is trusted like the database; but it is one more thing that others may reach, so nothing is
unpacked that was not sealed with the key that lies in the database.
"""

from __future__ import annotations

import hmac

import msgspec

from aquelarre.server.many.wire import Parcel


class Forged(Exception):
    """It was not sealed by one of us, or not for whoever got it."""


class Seal:
    """What holds the key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def put(self, parcel: Parcel, to: str) -> Parcel:
        """The parcel, whose body is bytes, sealed for one receiver."""
        return msgspec.structs.replace(parcel, body=(self._mark(parcel, to), parcel.body))

    def opened(self, parcel: Parcel, to: str) -> bytes:
        """What is in it. Raises `Forged`."""
        try:
            mark, body = parcel.body
            plain = msgspec.structs.replace(parcel, body=bytes(body))
            good = hmac.compare_digest(bytes(mark), self._mark(plain, to))
        except (TypeError, ValueError):
            raise Forged from None
        if not good:
            raise Forged
        return bytes(body)

    def _mark(self, parcel: Parcel, to: str) -> bytes:
        said = msgspec.msgpack.encode((to, parcel))
        return hmac.digest(self._key, said, "sha256")
