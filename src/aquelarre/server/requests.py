"""Requests: the shapes of what clients post."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aquelarre.server.records import Clock

Name = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=80)]
Number = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # of a page, for the chance
MOST_NOTED = 4000  # characters of a person's own notes
Agent = Annotated[str, Meta(pattern="^(program|assistant)?$")]  # "": a person
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
    chat: Annotated[str, Meta(pattern="^(on|off|reminders|claims)$")] = "on"
    edition: str = ""  # what is in the box; its length is checked when it is read
    promise: Number = ""  # of the number that the device's page will tell
    agent: Agent = ""  # who makes the table and sits down


class NewLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be begun. All else about its table stands in the lesson."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=80)] = ""  # "": the first
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


class OfSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    do: Annotated[str, Meta(pattern="^(leave|remove|bot|open|name|back)$")]
    bot: Annotated[str, Meta(max_length=80)] = ""
    name: Name = ""


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
