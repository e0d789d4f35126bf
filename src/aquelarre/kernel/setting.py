"""Setting: what people can choose about a table before the game."""

from __future__ import annotations


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
