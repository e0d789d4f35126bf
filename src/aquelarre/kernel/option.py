"""Option: an answer in words that clients understand."""

from __future__ import annotations

from aquelarre.kernel.seats import Action


class Option:
    """A legal answer as a client gets it: what it is, what it touches, which rule gives it."""

    __slots__ = ("action", "args", "refs", "rule", "verb")

    def __init__(
        self, action: Action, verb: str, args: dict[str, int], refs: list[str], rule: str
    ) -> None:
        self.action = action
        self.verb = verb
        self.args = args
        self.refs = refs
        self.rule = rule

    def __repr__(self) -> str:
        """Its verb and the things that it touches, as `lay place:0,1 rotation:2`."""
        return " ".join([self.verb, *self.refs])
