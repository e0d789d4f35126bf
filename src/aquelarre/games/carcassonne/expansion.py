"""What an expansion may add to the base game. The base rules know expansions only like this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aquelarre.kernel import Action, Seat, Step, Why

if TYPE_CHECKING:
    from aquelarre.games.carcassonne.state import Land


class Expansion:
    """Steps that go into the turn, and a say in what a feature is worth. Shared by clones."""

    __slots__ = ("name",)

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

    def why_not(self, s: Land, seat: Seat, action: Action) -> Why | None:
        """Why the seat whose turn it is may not give this answer of the expansion's own verbs;
        None for the answers of others."""
        return None

    def why_not_thing(self, s: Land, kind: str, value: int) -> Why | None:
        """Why no answer to the open question, if it is one of the expansion's, touches a thing
        (a place, a spot); None if it is not."""
        return None

    def distinct(self, s: Land, options: list[Action]) -> list[Action]:
        """The options without those that come to the same: for bots that try them all."""
        return options
