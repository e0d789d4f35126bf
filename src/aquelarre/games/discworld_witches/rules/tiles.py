"""Tiles: laid, looked at, turned up. Hard ones get a face when somebody first looks. [LAN-55]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import Space, Tile
from aquelarre.games.discworld_witches.notices import LOOKED, TURNED_UP
from aquelarre.games.discworld_witches.state import UNSEEN, Lancre
from aquelarre.games.discworld_witches.verbs import DEAL_TILE, TURN_UP
from aquelarre.kernel import Action, Chance, Seat, Step, only


def lay_up(s: Lancre, space: Space, tile: Tile) -> None:
    """Face up on a space. [LAN-03]"""
    s.tile[space] = tile
    s.tiled |= 1 << space
    s.up |= 1 << space


def lay_down(s: Lancre, space: Space) -> None:
    """A hard tile, face down, unseen by all. [LAN-02, LAN-10]"""
    s.tile[space] = UNSEEN
    s.tiled |= 1 << space


def is_down(s: Lancre, space: Space) -> bool:
    """Does a tile lie there face down?"""
    return bool(s.tiled >> space & 1) and not s.up >> space & 1


class EasyTile(Chance[Lancre]):
    """Which easy tile comes to light? [LAN-03]"""

    __slots__ = ()
    rule = "LAN-03"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [DEAL_TILE.base + tile for tile in s.easy_bag.faces()]

    def odds(self, s: Lancre) -> list[int]:
        return s.easy_bag.weights()

    def fell(self, s: Lancre, outcome: Action) -> None:
        tile = outcome - DEAL_TILE.base
        s.easy_bag.take(tile)
        self.lies(s, tile)

    def lies(self, s: Lancre, tile: Tile) -> None:
        """Where it lies."""
        raise NotImplementedError(type(self).__name__)


class Face(Chance[Lancre]):
    """Which hard tile is it that nobody has looked at before?"""

    __slots__ = ("space",)
    rule = "LAN-16"

    def __init__(self, space: Space) -> None:
        self.space = space

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [TURN_UP.base + tile for tile in s.hard_bag.faces()]

    def odds(self, s: Lancre) -> list[int]:
        return s.hard_bag.weights()

    def fell(self, s: Lancre, outcome: Action) -> None:
        tile = outcome - TURN_UP.base
        s.hard_bag.take(tile)
        s.tile[self.space] = tile
        self.seen(s)

    def seen(self, s: Lancre) -> None:
        """It has a face now: who sees it?"""
        raise NotImplementedError(type(self).__name__)


class TurnUp(Face):
    """For all to see, and it stays so. [LAN-16, LAN-40, LAN-55]"""

    __slots__ = ()
    key = "turn_up"

    def seen(self, s: Lancre) -> None:
        show(s, self.space)


class PeekAt(Face):
    """For one player alone. [LAN-30, LAN-37]"""

    __slots__ = ("seat",)
    key = "peek"

    def __init__(self, seat: Seat, space: Space) -> None:
        super().__init__(space)
        self.seat = seat

    def seen(self, s: Lancre) -> None:
        tell_privately(s, self.seat, self.space)


def show(s: Lancre, space: Space) -> None:
    s.up |= 1 << space
    s.known[space] = 0
    s.tell(TURNED_UP, space, s.tile[space], places=(space,))


def tell_privately(s: Lancre, seat: Seat, space: Space) -> None:
    s.known[space] |= 1 << seat
    s.tell(LOOKED, seat, space, hidden=(s.tile[space],), to=only(seat), places=(space,))


def turn_up(s: Lancre, space: Space) -> list[Step[Lancre]]:
    """What is still to do to turn a tile face up."""
    if s.tile[space] == UNSEEN:
        return [TurnUp(space)]
    if is_down(s, space):
        show(s, space)
    return []


def look_at(s: Lancre, seat: Seat, space: Space) -> list[Step[Lancre]]:
    """What is still to do for a private look."""
    if s.tile[space] == UNSEEN:
        return [PeekAt(seat, space)]
    tell_privately(s, seat, space)
    return []
