"""The game as its guide must know it: with a box."""

from __future__ import annotations

from aquelarre.editions import Boxed
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.box.sheet import our_sheet
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Window


class InBox(Boxed[Village]):
    """What `LasBrujas` inherits: the facts that it is played with."""

    def __init__(self, box: Box) -> None:
        super().__init__(our_sheet())
        self.box = box


def box_of(window: Window[Village]) -> Box:
    """The box of the game that a window shows: what is printed on cards is no secret."""
    assert isinstance(window.game, InBox)
    return window.game.box
