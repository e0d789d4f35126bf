"""Setting: what people can choose about a table before the game."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.kernel.errors import BadSetting


def whole(value: object) -> int | None:
    """The whole number that this is: True is 1, and numpy's are as good as others. None if it is
    no such number, but a text or a fraction."""
    index = getattr(value, "__index__", None)
    return None if index is None else int(index())


def by_name(settings: object) -> None:
    """Refuse what holds no options by their names."""
    if not isinstance(settings, Mapping):
        raise BadSetting(
            f"Table options are a dict of names and numbers, not {settings!r}.",
            name="settings",
            value=repr(settings),
        )


class Setting:
    """A table option: a small number, 0 and 1 for off and on, and the rule that it changes. One
    that `reminds`, at its largest, leaves in sight what has been seen: nobody has to remember."""

    __slots__ = ("default", "name", "reminds", "rule", "values")

    def __init__(
        self,
        name: str,
        default: int = 0,
        values: tuple[int, ...] = (0, 1),
        rule: str = "",
        reminds: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.reminds = reminds
