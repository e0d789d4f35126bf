"""What can be refused about an edition."""

from __future__ import annotations

from aquelarre.kernel import AquelarreError


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
        self.path: tuple[str | int, ...] = ()  # the same for programs; rows by their place, from 0
        self.all: list[BadEdition] = [self]
