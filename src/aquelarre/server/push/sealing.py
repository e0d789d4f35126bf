"""Sealing: a message that only one browser can read (RFC 8291), with our name on it (RFC 8292).

The library is fetched when somebody is first called: most servers never do.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from aquelarre.kernel import Seat
from aquelarre.kernel.catalog import find
from aquelarre.server.push.keys import Keys
from aquelarre.server.records import DAY, Subscription
from aquelarre.words import Words

STEP = 512  # bytes: the services of browsers see only how long a message is, so all are alike
MOST = 3072  # bytes of a message; every service takes as many
HOUR = 3600
MOST_NAMES = 8  # that are called by their names


class Sealed(Struct, frozen=True):
    """What is posted."""

    body: bytes
    headers: dict[str, str]


class Message(Struct, frozen=True):
    """What a device is told: of which table, and why. All of it stands in everybody's log."""

    table: str
    game: str
    kind: str  # turn, time, begun, rematch or over
    seat: Seat  # that is meant, or -1
    players: tuple[str, ...]  # the names on the seats
    own: tuple[Seat, ...]  # seats of the device
    ttl: int  # seconds for which it is worth telling
    urgent: bool = False
    left: int = 0  # seconds until the time is up, where these are hours or days


def spoken(message: Message, lang: str) -> bytes:
    """The message as the service worker takes it, in the language of the device."""
    words = Words(lang, find(message.game), players=message.players)
    found = msgspec.json.encode(
        {
            "table": message.table,
            "kind": message.kind,
            "lang": lang,
            "title": words.say("game-title"),
            "body": " ".join(sentences(words, message)),
        }
    )
    return padded(found)


def sentences(words: Words, message: Message) -> list[str]:
    """What has happened, how much time is left, and who sits there."""
    others = [seat for seat in range(len(message.players)) if seat not in message.own]
    name = words.seat(message.seat) if message.seat >= 0 else ""
    texts = [words.say(f"call-{message.kind}", name=name)]
    if message.left >= 2 * DAY:
        texts.append(words.say("call-left-days", count=round(message.left / DAY)))
    elif message.left >= HOUR:
        texts.append(words.say("call-left-hours", count=round(message.left / HOUR)))
    if others:
        texts.append(words.say("call-with", names=words.seats(others[:MOST_NAMES])))
    return texts


def padded(text: bytes) -> bytes:
    """JSON may end in blanks."""
    return text + b" " * (-len(text) % STEP)


class Sealer:
    """Seals messages of one server."""

    def __init__(self, keys: Keys, contact: str) -> None:
        """`contact`: an address at which the services can reach whoever hosts the server."""
        self.keys = keys
        self.contact = contact

    def seal(self, message: Message, to: Subscription) -> Sealed:
        """It takes some milliseconds, the first one much longer: not for the event loop. A key
        that is no point of the curve is a `ValueError`."""
        from webpush import WebPush, WebPushSubscription

        clear = spoken(message, to.lang)
        if len(clear) > MOST:
            raise ValueError("too long a message")
        maker = WebPush(self.keys.private, self.keys.public, self.contact, ttl=message.ttl)
        given: dict[str, Any] = {
            "endpoint": to.endpoint,
            "keys": {"auth": to.auth, "p256dh": to.p256dh},
        }
        made = maker.get(clear, WebPushSubscription.model_validate(given))
        headers = {
            **made.headers,
            "content-type": "application/octet-stream",
            "topic": topic(message.table),
            "urgency": "high" if message.urgent else "normal",
        }
        return Sealed(bytes(made.encrypted), headers)


def topic(table: str) -> str:
    """Of messages about one table a service keeps the last one only. It need not know its name."""
    return urlsafe_b64encode(sha256(table.encode()).digest()[:24]).decode()
