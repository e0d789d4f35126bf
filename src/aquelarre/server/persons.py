"""Persons: devices that were joined are one person, without an account.

One device shows a code, the other uses it; from then on both hold the same seats, notes and rights.
There is no name and no password: whoever has one of the devices has what the person has. So a
code lives for minutes and works once, and a device that has just been joined cannot take off those
that were there before it.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from aquelarre.kernel.catalog import find, names
from aquelarre.server.bans import short
from aquelarre.server.comings import MOVED
from aquelarre.server.devices import YEAR, device_of, known_or_new
from aquelarre.server.errors import (
    BadRequest,
    NewDevice,
    NotKept,
    NotNow,
    OldCode,
    SameDevice,
    TooManyDevices,
    TwoSeats,
)
from aquelarre.server.names import clean_name
from aquelarre.server.records import DAY, Device
from aquelarre.server.store import (
    Change,
    CodeUsed,
    Joined,
    Joining,
    Passkey,
    TwoHands,
    join_by_passkey,
    join_devices,
    put_code,
    take_off,
    tidy_devices,
)
from aquelarre.server.tokens import hashed, new_typed_code, typed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from aquelarre.server.hall import Hall

VALID = 600.0  # seconds for which a code is shown
MOST_DEVICES = 10  # of one person
NEW = float(DAY)  # seconds for which a device is new
PROVED = 900.0  # seconds for which it is not, after it has shown a passkey
PERSON_BYTES = 32  # like the hash of a cookie, so that both hold seats in the same way


def games_with_secrets() -> frozenset[str]:
    return frozenset(key for key in names() if find(key).secrets)


class Persons:
    """Who the devices are."""

    def __init__(self, hall: Hall, clock: Callable[[], float] = time.time) -> None:
        self.hall = hall
        self.clock = clock
        self.store = hall.store
        # Whoever asks under these has come too late; or may have, while so many ways to be joined
        # are being written.
        self._moved: Counter[Device] = Counter()
        self._proved: dict[Device, float] = {}  # who has shown a passkey, and when

    # -- who asks --------------------------------------------------------------------------

    def of(self, device: Device) -> Device:
        """Whose a device is: its own, as long as it was not joined."""
        return (self.store.person(device) if device else None) or device

    def who(self, connection: HTTPConnection) -> Device:
        return self.of(device_of(connection))

    def known_or_new(self, connection: HTTPConnection) -> tuple[Device, str]:
        """Who asks, and a code for a new device."""
        device, code = known_or_new(connection)
        return (device, code) if code else (self.of(device), "")

    def check(self, who: Device) -> None:
        """Refuse somebody who was joined with somebody else while their request waited: what they
        get now would be nobody's."""
        if self._moved[who] > 0:
            raise NotNow("This device was joined with another just now.")

    def devices(self, who: Device) -> list[Device]:
        """The hashes under which somebody's devices connect."""
        return [each.device for each in self.store.devices_joined(who)] or [who]

    # -- joining ---------------------------------------------------------------------------

    async def new_code(self, device: Device, name: str) -> tuple[str, float]:
        """A code for this device to show, and for how many seconds it is good."""
        code, now = new_typed_code(), self.clock()
        change = put_code(hashed(code), device, clean_name(name), now + VALID, now)
        await self.hall.write(change)
        return code, VALID

    async def join(self, device: Device, code: str, name: str) -> None:
        """The device uses a code: from now on it is the same person as the one that shows it. What
        is refused does not use it up."""
        now, key = self.clock(), hashed(typed(code))
        found = self.store.code(key, now)
        if found is None:
            raise OldCode("This code is not valid any more.")
        shown, called, until = found
        if shown == device:
            raise SameDevice("This device shows the code: use it on another one.")
        first, second = self.store.person(shown), self.store.person(device)
        if first is not None and first == second:
            return
        self.check_brings(second, device)
        how = Joining(
            code=key,
            shown=Joined(shown, called, until - VALID),
            added=Joined(device, clean_name(name), now),
            first=first,
            second=second,
            person=first or secrets.token_bytes(PERSON_BYTES),
            secret=games_with_secrets(),
        )
        owners = (first or shown), (second or device)
        self._check_number(*owners)
        await self.write(join_devices(how), {*owners} - {how.person})

    def is_new(self, device: Device) -> bool:
        """Was it joined with older ones a short while ago? It may have come with a stolen code;
        unless it has just shown a passkey."""
        person, now = self.store.person(device), self.clock()
        joined = self.store.devices_joined(person) if person else []
        new = any(each.device == device and now - each.at < NEW for each in joined[1:])
        return new and now - self._proved.get(device, float("-inf")) > PROVED

    def proved(self, device: Device) -> None:
        """The device has shown a passkey of its person."""
        now = self.clock()
        self._proved = {each: at for each, at in self._proved.items() if now - at <= PROVED}
        self._proved[device] = now

    def check_brings(self, person: Device | None, device: Device) -> None:
        """Who uses a code brings their other devices along, and these come later then than the one
        that shows it. So one that is new cannot."""
        if person and self.is_new(device):
            raise NewDevice("This device is new: it cannot use the code of another one.")

    def _check_number(self, one: Device, other: Device) -> None:
        if len(self.devices(one)) + len(self.devices(other)) > MOST_DEVICES:
            raise TooManyDevices("These are too many devices for one person.", most=MOST_DEVICES)

    async def join_by_passkey(self, device: Device, used: Passkey, count: int, name: str) -> None:
        """The device has shown this passkey: it is its person's from now on."""
        second, person = self.store.person(device), used.person
        if second != person:
            self.check_brings(second, device)
            self._check_number(person, second or device)
        added = Joined(device, clean_name(name), self.clock())
        change = join_by_passkey(used, count, added, second, games_with_secrets())
        await self.write(change, {second or device} - {person})
        self.proved(device)

    async def write(self, change: Change, owners: set[Device]) -> None:
        """Nobody gets a seat under these names, which are about to go: not from now on."""
        self.hear_joining(owners)
        self.hall.tell("joining", list(owners))
        try:
            await self.store.write(change)
        except BaseException as problem:
            self.hear_not_joined(owners)
            self.hall.tell("not joined", list(owners))
            if isinstance(problem, TwoHands):
                raise TwoSeats(
                    "These devices have different seats with secrets at a table."
                ) from None
            if isinstance(problem, CodeUsed):
                raise OldCode("This code is not valid any more.") from None
            if isinstance(problem, Exception):
                raise NotKept("The disk did not take it: nothing was changed.") from problem
            raise

    # -- taking off ------------------------------------------------------------------------

    def named(self, who: Device, name: str) -> Joined:
        """The device of this person that goes by so much of its hash."""
        for each in self.store.devices_joined(who):
            if short(each.device) == name:
                return each
        raise BadRequest("There is no such device.")

    async def take_off(self, device: Device, name: str) -> None:
        """A device of the same person is taken off: it holds nothing any more, and its pages are
        told. One that is new can only take off itself and those that came later: else whoever
        has stolen a code could shut the owner out."""
        who = self.of(device)
        mine, other = self.named(who, short(device)), self.named(who, name)
        if len(self.store.devices_joined(who)) == 1:
            raise NotNow("It is the only device.")
        if other.device != device and other.at <= mine.at and self.is_new(device):
            raise NewDevice("This device is new: it can only take off those that came later.")
        await self.hall.write(take_off(other.device, who))
        if self.store.person(other.device) == who:
            raise NotNow("It is the only device.")
        self.hear_off(other.device)
        self.hall.tell("off", other.device)

    # -- also from other servers -----------------------------------------------------------

    def hear_joining(self, owners: Iterable[Device]) -> None:
        self._moved.update(owners)

    def hear_not_joined(self, owners: Iterable[Device]) -> None:
        self._moved -= Counter(owners)

    def hear_off(self, device: Device) -> None:
        """A device was taken off: its pages are told."""
        del self._moved[device]
        for table in self.hall.loaded():
            table.company.send_device_away(device, MOVED)

    async def tidy(self, now: float) -> None:
        """What can be of no use any more goes."""
        await self.store.write(tidy_devices(now, now - YEAR))
