"""Records: what the store keeps of a group, as plain data."""

from __future__ import annotations

from msgspec import Struct

from aquelarre.server.records import Device

NOBODY = b""  # the person of a member who has left
GUEST = -1  # the number of somebody at a table who is no member, and of a bot
NO_CONTEST = -1
GameRow = tuple[str, float, int, int, str]  # a game as it is kept


class GroupRecord(Struct, frozen=True, kw_only=True):
    """A group as its owners have set it up."""

    id: str
    name: str
    code: bytes  # hash of what the link leads in with
    created: float
    rated: bool = False  # are there ratings?
    bots: bool = False  # may bots be rated and take part in contests?
    version: int = 0  # one more with everything that changes what is reckoned with


class Member(Struct, frozen=True):
    """Somebody of a group. Who has left keeps the number, so that results stay right, and nothing
    else."""

    n: int
    person: Device
    name: str
    owner: bool
    at: float  # since when

    @property
    def left(self) -> bool:
        return self.person == NOBODY


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat when a game was over, and what it was worth. A member's name is not kept
    here: it goes when they go."""

    member: int = GUEST
    bot: str = ""
    name: str = ""  # of a bot, or of a guest
    agent: str = ""  # what plays there, if it is no person
    result: float = 0.0  # 1 won, 0 drawn, -1 lost
    points: int | None = None
    side: str = ""
    replaced: bool = False  # a bot has played here for a person, or somebody came later


class Result(Struct, frozen=True):
    """A game that is over."""

    game: str
    settings: dict[str, int]
    edition: str  # the mark of a box that is not ours, or ""
    together: bool  # all win or lose together
    players: tuple[Player, ...]  # by seat


class Game(Struct, frozen=True):
    """A game of a group's history."""

    table: str
    at: float  # when it was over
    struck: bool  # an owner has said that it does not count
    contest: int  # of which it was a part
    result: Result
