"""What an expansion may add to the base game. The base rules know expansions only like this."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from aquelarre.kernel import Action, Notice, Seat, Step, Verb, Why

if TYPE_CHECKING:
    from aquelarre.games.carcassonne.state import Land

NOT_TOLD = Why("")  # the reason stands elsewhere


class Expansion:
    """Steps that go into the turn, and a say in what a feature is worth. Shared by clones."""

    __slots__ = ("name",)
    verbs: ClassVar[tuple[Verb, ...]]
    notices: ClassVar[tuple[Notice, ...]]

    def __init__(self, name: str) -> None:
        self.name = name

    def before_follower(self) -> tuple[Step[Land], ...]:
        """Steps between laying the tile and placing a follower."""
        return ()

    def after_scoring(self) -> tuple[Step[Land], ...]:
        """Steps at the end of the turn."""
        return ()

    def alters(self, s: Land, feature: int, kind: int, parts: list[int]) -> None:
        """Change what a feature of this kind scores (see verbs.PARTS)."""

    def completed(self, s: Land, feature: int) -> None:
        """The feature has been completed and scored, if anybody stood there."""

    def not_now(self, s: Land, verb: Verb, action: Action) -> Why:
        """Why this is not the moment for one of its verbs."""
        return Why(verb.rule, "not-now")

    def not_this_turn(self, s: Land, verb: Verb, action: Action) -> Why:
        """Why nobody can do this in this turn; without a rule: somebody can, or still may."""
        return NOT_TOLD

    def decides(self, s: Land, seat: Seat) -> Why:
        """What this seat is deciding, for those who wait, if it is a question of the expansion."""
        return NOT_TOLD

    def touched(self, s: Land, seat: Seat, kind: str, number: int) -> Why:
        """Why whoever is asked cannot choose a thing that is pointed at, and no more: a tile (by
        its place), a spot or a kind of feature. Without a rule: it is not for this expansion."""
        return NOT_TOLD

    def sends(self, s: Land, action: Action) -> tuple[int, int]:
        """The figure that an answer sends and the segment it goes to, if it does nothing else;
        -1 and -1, if it is no such answer."""
        return -1, -1

    def alike(self, s: Land, action: Action) -> Action:
        """The one of `distinct` that comes to the same as this answer."""
        return action

    def distinct(self, s: Land, options: list[Action]) -> list[Action]:
        """The options without those that come to the same: for bots that try them all."""
        return options
