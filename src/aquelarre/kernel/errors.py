"""What can be refused, as typed errors: one clear sentence each, and nothing has changed."""

from __future__ import annotations


class AquelarreError(Exception):
    """The base of all our errors. `key` and `values` let a client say it in its language."""

    key = "error"

    def __init__(self, sentence: str, **values: int | str) -> None:
        super().__init__(sentence)
        self.values = values


class UnknownGame(AquelarreError):
    """No game of that name is installed."""

    key = "error-unknown-game"


class BadSetting(AquelarreError):
    """A number of seats or a table option that the game does not have."""

    key = "error-bad-setting"


class Refusal(AquelarreError):
    """An answer that was not taken; the game is as it was before."""

    key = "error-refused"

    def __init__(self, sentence: str, rule: str = "", **values: int | str) -> None:
        super().__init__(sentence, **values)
        self.rule = rule  # the id of the rule that forbids it, where one does


class Illegal(Refusal):
    """The rules do not allow it now."""

    key = "error-illegal"


class NotAsked(Refusal):
    """Nobody waits for an answer of this seat now."""

    key = "error-not-asked"


class Stale(Refusal):
    """The answer belongs to a question that is already closed."""

    key = "error-stale"


class Finished(Refusal):
    """The game is over."""

    key = "error-finished"


class NotClean(Refusal):
    """An undo would take back chance, another's answer or something that was seen."""

    key = "error-not-clean"


class BadFile(AquelarreError):
    """A saved game that cannot be read; `line` says where and `reason`, one word, why."""

    key = "error-bad-file"

    def __init__(self, reason: str, line: int, sentence: str, **values: int | str) -> None:
        super().__init__(f"Line {line}: {sentence}", reason=reason, line=line, **values)
        self.reason = reason
        self.line = line


class NoEditions(AquelarreError):
    """An edition for a game whose box nobody can correct."""

    key = "error-no-editions"


class BadEdition(AquelarreError):
    """An edition that cannot be played: `line` and `field` say where, `reason`, one word, why.

    Of several faults this is the first; `all` has every one, in the order of the file.
    """

    key = "error-bad-edition"

    def __init__(
        self, reason: str, line: int, field: str, sentence: str, **values: int | str
    ) -> None:
        where = f"Line {line}, {field}" if field else f"Line {line}"
        super().__init__(f"{where}: {sentence}", reason=reason, line=line, field=field, **values)
        self.reason = reason
        self.line = line
        self.field = field
        self.all: list[BadEdition] = [self]
