"""What the server refuses, beside what the rules do. Each has a text in the locales."""

from __future__ import annotations

from typing import ClassVar

from aquelarre.kernel import AquelarreError
from aquelarre.server.records import CLOSED, GONE, PAUSED


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


class OldCode(BadCode):
    """The same of a code that joins devices."""

    key = "error-old-code"


class SameDevice(Denied):
    """A device cannot be joined with itself."""

    status = 409
    key = "error-same-device"


class TwoSeats(Denied):
    """Two devices have different seats with secrets at one table: nobody may see both."""

    status = 409
    key = "error-two-seats"


class TooManyDevices(Denied):
    status = 409
    key = "error-too-many-devices"


class NewDevice(Denied):
    """Who has just been joined cannot take off those that were there before."""

    status = 409
    key = "error-new-device"


class NoPasskeys(Denied):
    """This server, or the way to it, does not allow for passkeys."""

    status = 409
    key = "error-no-passkeys"


class BadPasskey(Denied):
    """A passkey that is not known here, or an answer of one that proves nothing."""

    key = "error-bad-passkey"


class TooManyPasskeys(Denied):
    status = 409
    key = "error-too-many-passkeys"


class SeatTaken(Denied):
    status = 409
    key = "error-seat-taken"


class SeatSecrets(Denied):
    """The seat has secrets, and the device has had others at this table."""

    status = 409
    key = "error-seat-secrets"


class NeedsInvite(Denied):
    """The game has begun, and its seats have secrets."""

    key = "error-needs-invite"


class TableClosed(Denied):
    """The host of the server has ended the game."""

    status = 409
    key = "error-closed"


class Banned(Denied):
    """The host of the server keeps this device out."""

    key = "error-banned"


class NotNow(Denied):
    """The table is not in a state for that: not started, paused, over."""

    status = 409
    key = "error-not-now"


class BotPlays(NotNow):
    """A bot has been put on the seat, so the person's own answer comes too late."""

    key = "error-bot-plays"


class TooLong(NotNow):
    """The log is so long that only what is asked for is still taken, so that the game ends."""

    key = "error-too-long"


class OtherRules(Denied):
    """The log of a table does not fit the rules of this version."""

    status = 409
    key = "error-other-rules"


class Unreadable(Denied):
    """What is stored of a table makes no sense. The others go on."""

    status = 409
    key = "error-unreadable"


class NotKept(Denied):
    """The disk did not take it, so it has not happened."""

    status = 500
    key = "error-stumbled"


class Elsewhere(Denied):
    """Another server has the table, or will have it in a moment."""

    status = 503
    key = "error-elsewhere"


class Moved(NotKept):
    """The table has become another server's: this one has changed nothing."""

    status = 503
    key = "error-elsewhere"


class NoThought(Denied):
    """The guide could not think, by a mistake of ours."""

    status = 500
    key = "error-stumbled"


class BadRequest(Denied):
    status = 400
    key = "error-bad-request"


class TooMuch(Denied):
    """Too many requests or messages, or too large ones."""

    status = 429
    key = "error-too-much"


class NotPromised(Denied):
    """A number for the chance of the table that does not fit what the page has promised."""

    status = 409
    key = "error-not-promised"


class NoReview(Denied):
    """Its rules are not those of today, so nobody can tell how good an answer was."""

    status = 409
    key = "error-no-review"


class NoAdvice(Denied):
    """Not at this table: the guide advises only who plays alone."""

    key = "error-no-advice"


class NoCalls(Denied):
    """This server calls nobody whose page is closed."""

    status = 409
    key = "error-no-calls"


class NoMails(Denied):
    """This server sends no mails."""

    status = 409
    key = "error-no-mails"


class TeacherSpeaks(NotNow):
    """No advice of others while a teacher says what to do."""

    key = "error-teacher-speaks"


class NoRoom(Denied):
    """Nobody looks at this replay together (any more)."""

    status = 404
    key = "error-room-gone"


class RoomFull(Denied):
    """Too many rooms, or too much in one."""

    status = 409
    key = "error-room-full"


class NoGroup(Denied):
    """There is no such group, or whoever asks is no member: to them that is the same."""

    status = 404
    key = "error-no-group"


class NotOwner(Denied):
    """Only an owner of the group may do that."""

    key = "error-not-owner"


class NeedsOwner(Denied):
    """The last owner cannot leave the others without one."""

    status = 409
    key = "error-last-owner"


class TooManyInGroup(Denied):
    """Too many members, groups, contests or players."""

    status = 409
    key = "error-group-full"


class NoContest(Denied):
    """No contest comes out of such numbers, or of this game."""

    status = 409
    key = "error-no-contest"


class Silenced(Denied):
    """The seat may not talk now."""

    key = "error-silenced"


def check_goes_on(status: str) -> None:
    """Refuse what cannot be done while a table stands still."""
    if status in (CLOSED, GONE):
        raise TableClosed("The host of the server has closed this table.")
    if status == PAUSED:
        raise NotNow("The game is paused.")
