"""Passkeys: a person keeps their seats though all their devices are lost.

There is still no account. A passkey is made by a device of a person and lies where its owner keeps
such things (a phone, a password manager, a key on a ring); here is only its public half. On another
device it proves that this is the same person, and the device is joined as with a code (`persons`).

The library is fetched when somebody first asks: most servers never need it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection

from aquelarre.server.errors import (
    BadPasskey,
    BadRequest,
    NewDevice,
    NoPasskeys,
    OldCode,
    TooManyPasskeys,
)
from aquelarre.server.names import clean_name
from aquelarre.server.persons import PERSON_BYTES
from aquelarre.server.records import Device
from aquelarre.server.requests import Credential
from aquelarre.server.store import Joined, Passkey, drop_passkey, put_passkey
from aquelarre.server.tokens import hashed

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

Data = dict[str, Any]
LIBRARY = "webauthn"  # the extra "passkeys"
VALID = 300.0  # seconds in which a browser answers
MOST_ASKED = 1000  # answers that are waited for; the oldest goes
MOST_PASSKEYS = 5  # of one person
MAKE, SHOW = "make", "show"
NAME_BYTES = 5  # of what a passkey is known by, as a name for requests


def installed() -> bool:
    return find_spec(LIBRARY) is not None


def load() -> None:
    """Fetch the library, where there is one: the first time that takes a while."""
    if installed():
        import_module(LIBRARY)


class Site(Struct, frozen=True):
    """Where a page says it is."""

    host: str  # passkeys are bound to it
    origin: str


class Asked(Struct, frozen=True):
    """What a browser was asked."""

    what: str
    challenge: bytes
    until: float
    site: Site


def site_of(connection: HTTPConnection) -> Site:
    """The address under which the page was asked for, if passkeys can be bound to it: a name (no
    number), over TLS, or this very machine."""
    parts = urlsplit(str(connection.base_url))
    host = parts.hostname or ""
    if not installed() or not _may(host, parts.scheme):
        raise NoPasskeys("Passkeys are not possible at this address.")
    return Site(host, f"{parts.scheme}://{parts.netloc}")


def possible(connection: HTTPConnection) -> bool:
    """Does a page at this address get anywhere with passkeys?"""
    parts = urlsplit(str(connection.base_url))
    return installed() and _may(parts.hostname or "", parts.scheme)


def _may(host: str, scheme: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return scheme == "https" or host == "localhost" or host.endswith(".localhost")
    return False


class PasskeyDesk:
    """Asks browsers for passkeys, and believes them only what is signed."""

    def __init__(self, hall: Hall, clock: Callable[[], float] = time.time) -> None:
        self.hall = hall
        self.persons = hall.persons
        self.store = hall.store
        self.clock = clock
        self._asked: OrderedDict[Device, Asked] = OrderedDict()  # of each device the last

    # -- asking ------------------------------------------------------------------------------

    def ask_to_make(self, device: Device, site: Site) -> Data:
        """The options with which a browser makes a passkey."""
        import webauthn
        from webauthn.helpers import structs

        self._check_may_make(device)
        who = self.persons.of(device)
        known = [
            structs.PublicKeyCredentialDescriptor(id=each.credential)
            for each in self.store.passkeys(who)
        ]
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Aquelarre",
            user_name=f"Aquelarre ({site.host})",
            user_id=hashed(f"passkey {who.hex()}"),
            challenge=self._challenge(device, MAKE, site),
            timeout=int(VALID * 1000),
            exclude_credentials=known,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED
            ),
        )
        found: Data = json.loads(webauthn.options_to_json(options))
        return found

    def ask_to_show(self, device: Device, site: Site) -> Data:
        """The options with which a browser shows one: whichever its owner chooses."""
        import webauthn

        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=self._challenge(device, SHOW, site),
            timeout=int(VALID * 1000),
        )
        found: Data = json.loads(webauthn.options_to_json(options))
        return found

    def _challenge(self, device: Device, what: str, site: Site) -> bytes:
        challenge = secrets.token_bytes(32)
        self._asked.pop(device, None)
        self._asked[device] = Asked(what, challenge, self.clock() + VALID, site)
        if len(self._asked) > MOST_ASKED:
            self._asked.popitem(last=False)
        return challenge

    def _answered(self, device: Device, what: str) -> Asked:
        """What this device was asked; it may answer once."""
        asked = self._asked.pop(device, None)
        if asked is None or asked.what != what or asked.until < self.clock():
            raise BadPasskey("That was not asked, or too long ago.")
        return asked

    # -- making one ----------------------------------------------------------------------------

    def _check_may_make(self, device: Device) -> None:
        if self.persons.is_new(device):  # it may have come with a stolen code
            raise NewDevice("This device is new: it cannot make a passkey yet.")
        if len(self.store.passkeys(self.persons.of(device))) >= MOST_PASSKEYS:
            raise TooManyPasskeys("There are too many passkeys already.", most=MOST_PASSKEYS)

    async def keep(self, device: Device, given: Credential, name: str) -> None:
        """The browser has made a passkey: from now on it opens the seats of this person."""
        asked = self._answered(device, MAKE)
        self._check_may_make(device)
        credential, key, count = await asyncio.to_thread(_made, given, asked)
        before = self.store.person(device)
        person = before or secrets.token_bytes(PERSON_BYTES)
        now, called = self.clock(), clean_name(name)
        made = Passkey(credential, person, key, count, called, now)
        change = put_passkey(made, Joined(device, called, now), before)
        try:
            await self.persons.write(change, {device} if before is None else set())
        except OldCode:
            raise BadPasskey("This passkey is known, or the device is somebody else's.") from None

    # -- showing one ---------------------------------------------------------------------------

    async def join(self, device: Device, given: Credential, name: str) -> None:
        """A device that shows a passkey is its person's."""
        asked = self._answered(device, SHOW)
        used = self.store.passkey(_bytes(given.id))
        if used is None or used.person in self.store.banned():
            raise BadPasskey("This passkey is not known here.")
        count = await asyncio.to_thread(_shown, given, asked, used)
        try:
            await self.persons.join_by_passkey(device, used, count, name)
        except OldCode:
            raise BadPasskey("This passkey is not known here any more.") from None

    # -- taking off ----------------------------------------------------------------------------

    def named(self, person: Device, name: str) -> Passkey:
        for each in self.store.passkeys(person):
            if short_of(each) == name:
                return each
        raise BadRequest("There is no such passkey.")

    async def take_off(self, device: Device, name: str) -> None:
        """The passkey opens nothing any more."""
        who = self.persons.of(device)
        found = self.named(who, name)
        if self.persons.is_new(device):
            raise NewDevice("This device is new: it cannot take a passkey off.")
        await self.hall.write(drop_passkey(found.credential, who))


def short_of(passkey: Passkey) -> str:
    """What a passkey is called in requests."""
    return hashed(passkey.credential.hex())[:NAME_BYTES].hex()


def _bytes(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(text)
    except ValueError:
        raise BadPasskey("That is no passkey.") from None


def _made(given: Credential, asked: Asked) -> tuple[bytes, bytes, int]:
    """What a new passkey is known by, its public half, and how often it has signed."""
    import webauthn

    answer = {"clientDataJSON": given.clientDataJSON, "attestationObject": given.attestationObject}
    try:
        found = webauthn.verify_registration_response(
            credential=_whole(given, answer),
            expected_challenge=asked.challenge,
            expected_rp_id=asked.site.host,
            expected_origin=asked.site.origin,
        )
    except Exception:  # whatever strangers send: it proves nothing
        raise BadPasskey("This passkey proves nothing.") from None
    return found.credential_id, found.credential_public_key, found.sign_count


def _shown(given: Credential, asked: Asked, used: Passkey) -> int:
    """How often a passkey has signed, if it has signed this."""
    import webauthn

    answer = {
        "clientDataJSON": given.clientDataJSON,
        "authenticatorData": given.authenticatorData,
        "signature": given.signature,
        "userHandle": given.userHandle or None,
    }
    try:
        found = webauthn.verify_authentication_response(
            credential=_whole(given, answer),
            expected_challenge=asked.challenge,
            expected_rp_id=asked.site.host,
            expected_origin=asked.site.origin,
            credential_public_key=used.key,
            credential_current_sign_count=used.count,
        )
    except Exception:  # whatever strangers send: it proves nothing
        raise BadPasskey("This passkey proves nothing.") from None
    return found.new_sign_count


def _whole(given: Credential, answer: Data) -> Data:
    """As the library wants it."""
    return {"id": given.id, "rawId": given.id, "type": "public-key", "response": answer}
