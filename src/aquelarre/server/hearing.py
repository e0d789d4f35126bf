"""Hearing: what somebody who answers at random reads of the server's messages, and says."""

from __future__ import annotations

import json

import msgspec


class Option(msgspec.Struct):
    action: int


class Question(msgspec.Struct):
    number: int
    mine: bool
    answered: bool
    options: list[Option]


class Position(msgspec.Struct):
    question: Question | None


class Heard(msgspec.Struct):
    """Of a message only what somebody who answers at random reads."""

    t: str
    id: str = ""
    seq: int = -1
    position: Position | None = None


heard = msgspec.json.Decoder(Heard).decode


def answer(name: str, question: int, action: int) -> str:
    return json.dumps({"t": "answer", "id": name, "question": question, "action": action})
