"""Boxed: a game whose box its owners can correct (docs/EDITIONS.md)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from aquelarre.editions.faults import Fault
from aquelarre.editions.form import Part
from aquelarre.editions.names import Names, taken_out
from aquelarre.editions.plain_toml import Row
from aquelarre.editions.sheet import Sheet
from aquelarre.kernel import Action, Game
from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.steps import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Boxed(Game[S]):
    """What a game inherits that reads the facts of its box from a sheet."""

    printed: ClassVar[bool] = False  # is our box the printed one, and no reconstruction?
    # By verb, the texts beside its own (`verb-<verb>.<manner>`) of which the box says which it is.
    manners: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self.sheet = sheet  # what is in the box
        self.ours: Boxed[S] = self  # the same game with our box, if this one has another edition
        self.names: Names = {}  # what its owner calls things, where that is not what we do

    # -- what such a game writes -----------------------------------------------------------

    def faults(self, facts: Row) -> list[Fault]:
        """Everything that keeps these from being the facts of a box of this game."""
        raise NotImplementedError

    def corrected(self, facts: Row) -> Boxed[S]:
        """This game with another box, in which there are no faults; words and numbers stay."""
        raise NotImplementedError

    def named(self, part: str, row: str) -> tuple[str, ...]:
        """The keys of the texts that name the thing of a row, `("card-C1",)`, if its owner may call
        it otherwise (`name = …`); the row is given by its part of the box and its id."""
        return ()

    def manner(self, action: Action) -> str:
        """Which of its verb's `manners` says this answer as it is in this box: what a card costs,
        say, and everybody may know; "" for the plain text."""
        return ""

    def form(self) -> tuple[Part, ...]:
        """What the rows of the box are made of, for pages and spreadsheets on which owners correct
        it; without any there is only the file."""
        return ()

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
        names, faults = taken_out(sheet.facts, self.named)
        faults = faults + self.faults(sheet.facts)
        if faults:
            raise sheet.complaint(faults)
        found = self.corrected(sheet.facts)
        found.ours, found.sheet, found.names = self.ours, sheet, names
        return found
