"""Messages: what a client may send to a room in which a replay is looked at together."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from aquelarre.server.messages import Id, Ping

MOST_NOTE = 200  # characters
# A thing on the board by its ref, or by that of what it stands in and its own.
THING = r"[a-z_]{1,20}:[^\s\x00-\x1f]{1,40}( [a-z_]{1,20}:[^\s\x00-\x1f]{1,40}){0,3}"
StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Thing = Annotated[str, Meta(pattern=rf"^{THING}\Z")]
ThingOrNone = Annotated[str, Meta(pattern=rf"^({THING})?\Z")]
Who = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: somebody is here (again), and is told all there is."""


class Step(Struct, tag_field="t", tag="step", forbid_unknown_fields=True):
    """Of the one who leads: all look at this step, through these eyes."""

    id: Id
    step: StepNumber
    eyes: Annotated[int, Meta(ge=-2, le=31)]


class Lead(Struct, tag_field="t", tag="lead", forbid_unknown_fields=True):
    """The lead goes to this person."""

    id: Id
    who: Who


class Mark(Struct, tag_field="t", tag="mark", forbid_unknown_fields=True, rename={"start": "from"}):
    """An arrow from a thing to a thing; without the second a ring around the first."""

    id: Id
    step: StepNumber
    start: Thing
    to: ThingOrNone = ""


class Note(Struct, tag_field="t", tag="note", forbid_unknown_fields=True):
    id: Id
    step: StepNumber
    text: Annotated[str, Meta(min_length=1, max_length=MOST_NOTE)]


class Remove(Struct, tag_field="t", tag="remove", forbid_unknown_fields=True):
    """Take a mark or a note away: its author may, and who leads."""

    id: Id
    n: Who


Message = Hello | Step | Lead | Mark | Note | Remove | Ping
decoder = Decoder(Message)
