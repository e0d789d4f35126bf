"""What can be refused, as typed errors: one clear sentence each, and nothing has changed."""

from __future__ import annotations

from typing import Any


class AquelarreError(Exception):
    """The base of all our errors. `key` and `values` let a client say it in its language."""

    key = "error"

    def __init__(self, sentence: str, **values: int | str) -> None:
        super().__init__(sentence)
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another, whatever the parameters of its kind are."""
        return _again, (type(self), str(self), dict(vars(self)))


def _again(kind: type[AquelarreError], sentence: str, fields: dict[str, Any]) -> AquelarreError:
    problem = kind.__new__(kind, sentence)
    vars(problem).update(fields)
    return problem


class UnknownGame(AquelarreError):
    """No game of that name is installed."""

    key = "error-unknown-game"


class LeftOut(AquelarreError):
    """Something that another package offers and that cannot be used. The values say what, whose
    it is and why: `reason` is one word, `what` belongs to it."""

    key = "error-left-out"


class BadSetting(AquelarreError):
    """A number of seats or a table option that the game does not have."""

    key = "error-bad-setting"


class UnknownSetting(BadSetting):
    """A table option that the game does not have; those that it has are `known`."""

    key = "error-unknown-setting"

    def __init__(self, game: str, name: str, known: str) -> None:
        sentence = f"{game} has no option {name!r}; it has: {known}."
        super().__init__(sentence, game=game, name=name, known=known)


class Misnamed(AquelarreError, ValueError):
    """Something was named that the game does not have. `what` it was meant to be: a `verb`, an
    `argument`, the `label` or `number` of a thing, a `thing` itself; or arguments that are
    `missing`."""

    key = "error-misnamed"

    def __init__(
        self, what: str, name: str, possible: str, verb: str = "", argument: str = ""
    ) -> None:
        sentence = {
            "verb": f"There is no verb {name!r}; there are: {possible}.",
            "argument": f"{verb!r} takes no {name!r}; it takes: {possible}.",
            "missing": f"{verb!r} also needs: {possible}.",
            "thing": f"There is no thing {name!r}; possible: {possible}.",
        }.get(what, f"{name!r} is no {argument} of {verb!r}; possible: {possible}.")
        super().__init__(
            sentence, what=what, name=name, possible=possible, verb=verb, argument=argument
        )


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


class Misdealt(Refusal):
    """The next answer that was stacked for nature is none that she can give now."""

    key = "error-misdealt"


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
