"""Requests: the shapes of what clients post."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aquelarre.server.records import Clock

Name = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=80)]
Number = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # of a page, for the chance
MOST_NOTED = 4000  # characters of a person's own notes
Agent = Annotated[str, Meta(pattern=r"^(program|assistant)?\Z")]  # "": a person
SeatNumber = Annotated[int, Meta(ge=-1, le=31)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. With several names one device holds several seats (hot seat)."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    settings: Annotated[dict[str, int], Meta(max_length=40)] = {}
    name: Name = ""
    names: Annotated[list[Name], Meta(max_length=32)] = []
    bots: Annotated[dict[str, str], Meta(max_length=32)] = {}
    open: bool = False
    clock: Clock = Clock()
    chat: Annotated[str, Meta(pattern=r"^(on|off|reminders|claims)\Z")] = "on"
    edition: str = ""  # what is in the box; its length is checked when it is read
    promise: Number = ""  # of the number that the device's page will tell
    agent: Agent = ""  # who makes the table and sits down
    coach: bool = False  # may all who play ask the coach?
    group: Annotated[str, Meta(max_length=40)] = ""  # whose table it is


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be begun. All else about its table stands in the lesson."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=80)] = ""  # "": the first
    name: Name = ""


class NewFork(Struct, forbid_unknown_fields=True):
    """A finished game is played on from a step of its replay. The device takes some seats, each by
    a name, and bots the others: the guide where nothing is said."""

    step: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    names: Annotated[dict[str, Name], Meta(min_length=1, max_length=32)]
    bots: Annotated[dict[str, Annotated[str, Meta(max_length=80)]], Meta(max_length=32)] = {}


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """What somebody answers to a puzzle; nothing: they want to be shown."""

    action: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class PuzzleWhy(Struct, forbid_unknown_fields=True):
    thing: Annotated[int, Meta(ge=-1, le=2**53)] | Annotated[str, Meta(max_length=80)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """From a puzzle, against bots."""

    name: Name = ""


class ComeIn(Struct, forbid_unknown_fields=True):
    """To a room in which a replay is looked at together."""

    name: Name = ""


class Join(Struct, forbid_unknown_fields=True):
    invite: Code = ""
    seat: SeatNumber = -1
    name: Name = ""
    promise: Number = ""
    agent: Agent = ""


class Claim(Struct, forbid_unknown_fields=True, rename={"code": "pass"}):
    code: Code
    agent: Agent = ""


DeviceLabel = Annotated[str, Meta(max_length=80)]


class NameDevice(Struct, forbid_unknown_fields=True):
    """What a device wants to be called among the others of its person."""

    name: DeviceLabel = ""


class JoinDevice(Struct, forbid_unknown_fields=True):
    """The code that another device shows."""

    code: Code
    name: DeviceLabel = ""


class OffDevice(Struct, forbid_unknown_fields=True):
    device: Annotated[str, Meta(max_length=64)]


class NewGroup(Struct, forbid_unknown_fields=True):
    """A group to be made, and what its founder is called there."""

    name: Annotated[str, Meta(max_length=120)]
    me: Name = ""


class Knock(Struct, forbid_unknown_fields=True):
    """Somebody has the link of a group."""

    code: Code


class JoinGroup(Struct, forbid_unknown_fields=True):
    code: Code
    name: Name = ""


class ChangeGroup(Struct, forbid_unknown_fields=True):
    """How a group is called, whether it has ratings, and whether bots may be rated and play in its
    contests."""

    name: Annotated[str, Meta(max_length=120)]
    rated: bool
    bots: bool


class ChangeMember(Struct, forbid_unknown_fields=True):
    member: Annotated[int, Meta(ge=0, le=100_000)]
    do: Annotated[str, Meta(pattern=r"^(remove|owner|plain)\Z")]


class NameMe(Struct, forbid_unknown_fields=True):
    name: Name


class ChangeGame(Struct, forbid_unknown_fields=True):
    """A game of a group's history does not count, does again, or goes."""

    table: Annotated[str, Meta(max_length=40)]
    do: Annotated[str, Meta(pattern=r"^(strike|count|delete)\Z")]


class NewContest(Struct, forbid_unknown_fields=True):
    """A league or a knock-out of a group; `rounds` of a league (0: as many as are usual), `advance`
    from each table of a knock-out."""

    name: Annotated[str, Meta(max_length=120)]
    kind: Annotated[str, Meta(pattern=r"^(league|cup)\Z")]
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=12)]
    members: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=60)]
    settings: Annotated[dict[str, int], Meta(max_length=40)] = {}
    clock: Clock = Clock()
    chat: Annotated[str, Meta(pattern=r"^(on|off|reminders)\Z")] = "on"
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    advance: Annotated[int, Meta(ge=1, le=11)] = 1
    bots: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=12)] = []


class Decide(Struct, forbid_unknown_fields=True):
    """An owner says who was not there at a table of a contest; nobody: the game decides."""

    round: Annotated[int, Meta(ge=0, le=100)]
    pairing: Annotated[int, Meta(ge=0, le=100)]
    absent: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=12)]


Signed = Annotated[str, Meta(max_length=8000, pattern=r"^[A-Za-z0-9_-]*\Z")]  # base64url


class Credential(Struct, forbid_unknown_fields=True):
    """What a browser says for a passkey: a new one (`attestationObject`), or one that signs."""

    id: Signed
    clientDataJSON: Signed  # noqa: N815 - as browsers call it
    attestationObject: Signed = ""  # noqa: N815
    authenticatorData: Signed = ""  # noqa: N815
    signature: Signed = ""
    userHandle: Signed = ""  # noqa: N815


class ShowPasskey(Struct, forbid_unknown_fields=True):
    """What the browser answered, and what the device, or the passkey, is to be called."""

    credential: Credential
    name: DeviceLabel = ""


class OffPasskey(Struct, forbid_unknown_fields=True):
    passkey: Annotated[str, Meta(max_length=64)]


class OfSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    do: Annotated[str, Meta(pattern=r"^(leave|remove|bot|open|name|back)\Z")]
    bot: Annotated[str, Meta(max_length=80)] = ""
    name: Name = ""


class TakeHoliday(Struct, forbid_unknown_fields=True):
    """The clock of a seat stands still for so many days; 0: it goes on."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class Fair(Struct, forbid_unknown_fields=True):
    """A page promises a number for the chance of the table, or tells the one it has promised."""

    seat: SeatNumber
    promise: Number = ""
    contribution: Number = ""


class SetNotes(Struct, forbid_unknown_fields=True):
    """A person's own notes; each takes the place of what was there."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=MOST_NOTED)] = ""
    marks: Annotated[dict[str, Annotated[int, Meta(ge=1, le=3)]], Meta(max_length=256)] = {}


class PushKeys(Struct, forbid_unknown_fields=True):
    """Of a browser: a point of the curve P-256, and a secret, both as browsers write them."""

    p256dh: Annotated[str, Meta(pattern=r"^B[A-Za-z0-9_-]{86}\Z")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]


Hour = Annotated[int, Meta(ge=0, le=23)]


class SetPush(Struct, forbid_unknown_fields=True):
    """Where a device wants to be called; without an endpoint it does not want to be any more."""

    endpoint: Annotated[str, Meta(max_length=1000)] = ""
    keys: PushKeys | None = None
    lang: Annotated[str, Meta(pattern=r"^(es|en)\Z")] = "en"
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+\Z")] = "UTC"
    quiet: tuple[Hour, Hour] | None = None


class SetMail(Struct, forbid_unknown_fields=True):
    """Where somebody wants mails; without an address they want none any more."""

    address: Annotated[str, Meta(max_length=254)] = ""
    lang: Annotated[str, Meta(pattern=r"^(es|en)\Z")] = "en"
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+\Z")] = "UTC"
    quiet: tuple[Hour, Hour] | None = None


class MailCode(Struct, forbid_unknown_fields=True):
    """What stands in the link of a mail."""

    code: Code


Plain = bool | int | str
Cell = Plain | list[Plain] | dict[str, Plain]


class HandedBox(Struct, forbid_unknown_fields=True):
    """A box of the workshop, as the page has it."""

    title: str
    facts: dict[str, list[dict[str, Cell]]]
    checked: list[dict[str, str]] = []


class HandedFile(Struct, forbid_unknown_fields=True):
    """A file of an edition."""

    text: str


class NewLook(Struct, forbid_unknown_fields=True):
    """So many games with a box and as many with ours."""

    game: Annotated[str, Meta(max_length=40)]
    edition: str
    seats: Annotated[int, Meta(ge=1, le=32)]
    games: Annotated[int, Meta(ge=200, le=2000)]
    bot: Annotated[str, Meta(max_length=40)] = "guide"
    lang: Annotated[str, Meta(max_length=8)] = "en"


class SetPaused(Struct, forbid_unknown_fields=True):
    paused: bool


class Link(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=400)]


class ChatNumber(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class DeviceName(Struct, forbid_unknown_fields=True):
    device: Annotated[str, Meta(max_length=64)]


class Nothing(Struct, forbid_unknown_fields=True):
    pass
