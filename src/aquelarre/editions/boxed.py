"""Boxed: a game whose box its owners can correct (docs/EDITIONS.md)."""

from __future__ import annotations

from aquelarre.editions.faults import Fault
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.sheet import Sheet
from aquelarre.kernel import Game
from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.steps import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Boxed(Game[S]):
    """What a game inherits that reads the facts of its box from a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self.sheet = sheet  # what is in the box
        self.ours: Boxed[S] = self  # the same game with our box, if this one has another edition

    # -- what such a game writes -----------------------------------------------------------

    def faults(self, facts: Row) -> list[Fault]:
        """Everything that keeps these from being the facts of a box of this game."""
        raise NotImplementedError

    def corrected(self, facts: Row) -> Boxed[S]:
        """This game with another box, in which there are no faults; words and numbers stay."""
        raise NotImplementedError

    # -- what all of them share ------------------------------------------------------------

    def edition_text(self) -> str:
        """The edition that is played, for owners of the box to correct."""
        return self.sheet.text

    def with_edition(self, text: str) -> Boxed[S]:
        """This game with the box that the text describes; with our facts it is our own.

        Raises `BadEdition`, which names the line and the field."""
        if text == self.sheet.text:
            return self
        sheet = Sheet(text)
        sheet.check_game(self.key)
        if sheet.fingerprint == self.ours.sheet.fingerprint:
            return self.ours
        faults = self.faults(sheet.facts)
        if faults:
            raise sheet.complaint(faults)
        found = self.corrected(sheet.facts)
        found.ours, found.sheet = self.ours, sheet
        return found
