"""Messages: what a client may send over a live connection."""

from __future__ import annotations

from typing import Annotated, TypeVar

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.json import Decoder

from aquelarre.server.errors import BadRequest, TooMuch

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-1, le=2**53)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
JOINERS = "\u200c\u200d"  # hold emojis together
MOST_BYTES = 16_384
MOST_TEXT = 500


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: how much the client has already."""

    events: Count = 0
    chat: Count = 0
    past: Annotated[str, Meta(max_length=40)] = ""
    changes: bool = False  # does it take updates as changes of what it holds?


class Answer(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    id: Id
    question: Count
    action: Number


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """With the number of the open question, so that one that comes again takes nothing more."""

    id: Id
    question: Number = -1


class WhyNot(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    id: Id
    thing: Number | Annotated[str, Meta(max_length=80)]


class Advise(Struct, tag_field="t", tag="advise", forbid_unknown_fields=True):
    """What would the guide answer to this question, and why? With an action: is that far worse? If
    not, the reply has the same action and no reasons."""

    id: Id
    question: Count
    action: Number | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    id: Id
    vote: Annotated[str, Meta(pattern=r"^(wait|bot|pause)\Z")]


class Keep(Struct, tag_field="t", tag="keep", forbid_unknown_fields=True):
    """Pass for me whenever this window comes again, on this occasion; or no longer."""

    id: Id
    occasion: Count
    on: bool


class Prepare(Struct, tag_field="t", tag="prepare", forbid_unknown_fields=True):
    """If it comes to the question of this key I answer that; -1: no longer. Without a key: I have
    read what was not possible."""

    id: Id
    key: Annotated[str, Meta(max_length=40)] = ""
    action: Number = -1


class Learn(Struct, tag_field="t", tag="learn", forbid_unknown_fields=True):
    """To the teacher: go on, I choose something else, be quiet, or speak again."""

    id: Id
    do: Annotated[str, Meta(pattern=r"^(on|else|quiet|aloud)\Z")]
    step: Annotated[str, Meta(max_length=80)] = ""


class Seen(Struct, tag_field="t", tag="seen", forbid_unknown_fields=True):
    """The page has shown so many events to whoever sits there. Nothing is lost if this is."""

    events: Count


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


Message = (
    Hello | Answer | Undo | WhyNot | Advise | Say | Vote | Keep | Prepare | Learn | Seen | Ping
)
decoder: Decoder[Message] = Decoder(Message)


def clean(text: str) -> str:
    """A text without control characters, turned writing and needless spaces."""
    kept = "".join(each if each.isprintable() or each in JOINERS else " " for each in text)
    return " ".join(kept.split())


M = TypeVar("M")


def understood(raw: str | bytes, known: Decoder[M]) -> M:
    """What was sent, if it is one of the messages that are known."""
    if len(raw) > MOST_BYTES:
        raise TooMuch("The message is too large.")
    try:
        return known.decode(raw)
    except (DecodeError, ValidationError, UnicodeError, RecursionError):
        raise BadRequest("The message cannot be understood.") from None
