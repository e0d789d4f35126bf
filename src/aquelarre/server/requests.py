"""Requests: the shapes of what clients post."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from aquelarre.server.records import Clock

Name = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=80)]
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


class Join(Struct, forbid_unknown_fields=True):
    invite: Code = ""
    seat: SeatNumber = -1
    name: Name = ""


class Claim(Struct, forbid_unknown_fields=True, rename={"code": "pass"}):
    code: Code


class OfSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    do: Annotated[str, Meta(pattern="^(leave|remove|bot|open|name|back)$")]
    bot: Annotated[str, Meta(max_length=20)] = ""
    name: Name = ""


class SetPaused(Struct, forbid_unknown_fields=True):
    paused: bool


class Link(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=400)]


class Nothing(Struct, forbid_unknown_fields=True):
    pass
