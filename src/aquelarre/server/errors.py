"""What the server refuses, beside what the rules do. Each has a text in the locales."""

from __future__ import annotations

from typing import ClassVar

from aquelarre.kernel import AquelarreError


class Denied(AquelarreError):
    """Something that a client may not do, or not now. It has changed nothing."""

    status: ClassVar[int] = 403
    key = "error-denied"


class NotYours(Denied):
    """The device does not hold that seat, or is not the host."""

    key = "error-not-yours"


class NoTable(Denied):
    status = 404
    key = "error-no-table"


class BadCode(Denied):
    """An invite or pass that is not known, or was used before."""

    key = "error-bad-code"


class SeatTaken(Denied):
    status = 409
    key = "error-seat-taken"


class NotNow(Denied):
    """The table is not in a state for that: not started, paused, over."""

    status = 409
    key = "error-not-now"


class OtherRules(Denied):
    """The log of a table does not fit the rules of this version."""

    status = 409
    key = "error-other-rules"


class NotKept(Denied):
    """The disk did not take it, so it has not happened."""

    status = 500
    key = "error-stumbled"


class BadRequest(Denied):
    status = 400
    key = "error-bad-request"


class TooMuch(Denied):
    """Too many requests or messages, or too large ones."""

    status = 429
    key = "error-too-much"


class NoAdvice(Denied):
    """Not at this table: the guide advises only who plays alone."""

    key = "error-no-advice"


class Silenced(Denied):
    """The seat may not talk now."""

    key = "error-silenced"
