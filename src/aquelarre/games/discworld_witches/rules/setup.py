"""Set-up: tiles, tokens, apprentices, cards, and where the witches begin. [LAN-01 … LAN-07]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import Edition
from aquelarre.games.discworld_witches.box.ids import Space, Tile
from aquelarre.games.discworld_witches.rules.board import BARRED
from aquelarre.games.discworld_witches.rules.cards import HAND, Draw
from aquelarre.games.discworld_witches.rules.placing import BoxTop
from aquelarre.games.discworld_witches.rules.rolling import Pair
from aquelarre.games.discworld_witches.rules.tiles import EasyTile, lay_down, lay_up
from aquelarre.games.discworld_witches.rules.tokens import TakeCackles
from aquelarre.games.discworld_witches.rules.touching import SettlingChoice
from aquelarre.games.discworld_witches.rules.turn import Turn
from aquelarre.games.discworld_witches.state import (
    COOPERATIVE,
    EXPERT,
    NOBODY,
    SOLO,
    Lancre,
)
from aquelarre.games.discworld_witches.verbs import CHOOSE, ROLL_PAIR, START_AT
from aquelarre.kernel import Action, Seat, Seats, Step, Why, everyone, members

# In the boxes, by the number of players. [LAN-02, LAN-03]
HARD_IN_BOXES = {
    1: (1, 1, 1, 0, 0, 0),
    2: (1, 1, 2, 1, 1, 1),
    3: (2, 2, 2, 2, 2, 2),
    4: (2, 2, 2, 2, 2, 0),
}
EASY_IN_BOXES = {
    1: (2, 2, 1, 0, 0, 0),
    2: (2, 2, 1, 2, 1, 1),
    3: (2, 2, 2, 2, 2, 2),
    4: (4, 4, 4, 3, 3, 0),
}
# Cackle, Black Aliss and crisis tokens of those who play together or alone. [LAN-49]
TOGETHER = {1: (4, 4, 10), 2: (6, 5, 9), 3: (9, 6, 8), 4: (12, 7, 7)}
CACKLES = 4  # for each player of a competition [LAN-04]
ALISS = CRISES = 12
EXPERT_CRISES = 8  # [LAN-52]


def new_lancre(n: int, edition: Edition, settings: dict[str, int]) -> Lancre:
    """A table for so many: alone it is the solo game, whatever was chosen. [LAN-01, ruling N2]"""
    s = Lancre(n, edition, as_played(n, settings))
    s.cackle_supply, s.aliss_supply, s.crisis_supply = supplies(n, s.settings["mode"])
    s.box_hard = list(HARD_IN_BOXES[n])
    s.box_easy = list(EASY_IN_BOXES[n])
    s.then(
        LAY_HARD,
        *(LayEasy(space) for space in edition.green),
        *(BoxTop(box) for box, count in enumerate(s.box_easy) if count),
        RollForFirst(everyone(n)) if n > 1 else Apprentices(0),
    )
    return s


def as_played(n: int, settings: dict[str, int]) -> dict[str, int]:
    """The settings of this table, as far as they count for its mode: experts always play with more
    than one crisis on a tile, and no other competitors do. [LAN-01, LAN-52]"""
    mode = SOLO if n == 1 else settings["mode"]
    expert = settings["mode"] == EXPERT
    many = expert or (mode in (COOPERATIVE, SOLO) and settings["many_crises"])
    return {**settings, "mode": mode, "many_crises": int(many)}


def supplies(n: int, mode: int) -> tuple[int, int, int]:
    """Cackle, Black Aliss and crisis tokens. [LAN-04, LAN-49, LAN-52]"""
    if mode in (COOPERATIVE, SOLO):
        return TOGETHER[n]
    return CACKLES * n, ALISS, EXPERT_CRISES if mode == EXPERT else CRISES


# -- tiles -------------------------------------------------------------------------------


class LayHard(Step[Lancre]):
    """Hard tiles lie face down on the violet squares, and nobody has seen them. [LAN-02]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        for space in s.edition.violet:
            lay_down(s, space)
        s.tell(notices.HARD_LAID, len(s.edition.violet), places=s.edition.violet)


class LayEasy(EasyTile):
    """An easy tile, face up, on a green square. [LAN-03]"""

    __slots__ = ("space",)
    key = "lay_easy"

    def __init__(self, space: Space) -> None:
        self.space = space

    def lies(self, s: Lancre, tile: Tile) -> None:
        lay_up(s, self.space, tile)
        s.tell(notices.EASY_LAID, self.space, tile, places=(self.space,))


# -- apprentices -------------------------------------------------------------------------


class RollForFirst(Step[Lancre]):
    """Those who still could choose first roll four dice, one after the other. [LAN-05]"""

    __slots__ = ("rolling",)

    def __init__(self, rolling: Seats) -> None:
        self.rolling = rolling

    def run(self, s: Lancre) -> None:
        for seat in members(self.rolling):
            s.rolls[seat] = ()
        rolls = [OpeningRoll(seat) for seat in members(self.rolling) for _ in range(2)]
        s.then(*rolls, HighestRoll(self.rolling))


class OpeningRoll(Pair):
    """Four dice of a player, a pair at a time. [LAN-05]"""

    __slots__ = ("seat",)
    key = "opening_roll"
    rule = "LAN-05"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def fell(self, s: Lancre, outcome: Action) -> None:
        faces = s.rolls[self.seat] + divmod(outcome - ROLL_PAIR.base, len(ids.FACES))
        s.rolls[self.seat] = faces
        if len(faces) == len(ids.DICE):
            s.tell(notices.ROLLED_FIRST, self.seat, *faces, opening_total(s, self.seat))


def opening_total(s: Lancre, seat: Seat) -> int:
    """A cackle counts nothing. [LAN-05]"""
    return sum(ids.VALUES[face] for face in s.rolls[seat])


class HighestRoll(Step[Lancre]):
    """Whoever rolled most chooses first; those who are tied roll again. [LAN-05, ruling 34]"""

    __slots__ = ("rolling",)

    def __init__(self, rolling: Seats) -> None:
        self.rolling = rolling

    def run(self, s: Lancre) -> None:
        totals = {seat: opening_total(s, seat) for seat in members(self.rolling)}
        best = max(totals.values())
        tied = [seat for seat, total in totals.items() if total == best]
        if len(tied) > 1:
            s.tell(notices.ROLL_AGAIN, best)
            s.then(RollForFirst(sum(1 << seat for seat in tied)))
        else:
            s.then(Apprentices(tied[0]))


class Apprentices(Step[Lancre]):
    """From the highest roll on, to the left, everybody chooses; then the cards are dealt.
    [LAN-05, LAN-07]"""

    __slots__ = ("first",)

    def __init__(self, first: Seat) -> None:
        self.first = first

    def run(self, s: Lancre) -> None:
        order = [(self.first + number) % s.n for number in range(s.n)]
        s.then(
            *(ChooseApprentice(seat) for seat in order),
            FirstPlayer(order[-1]),
            *(Draw(seat, HAND) for seat in order),
            WITCHES_START,
        )


class ChooseApprentice(SettlingChoice):
    """One of those that are left. [LAN-05, LAN-06]"""

    __slots__ = ()
    key = "choose"
    rule = "LAN-05"
    verbs = (CHOOSE,)

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [
            CHOOSE.base + apprentice
            for apprentice in range(len(ids.APPRENTICES))
            if apprentice not in s.apprentice
        ]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        return Why("LAN-05", "taken", apprentice=action - CHOOSE.base)

    def chose(self, s: Lancre, action: Action) -> None:
        """All but Dimity have a token for the game; Annagramma also begins with a cackle."""
        apprentice = action - CHOOSE.base
        s.apprentice[self.seat] = apprentice
        if apprentice != ids.DIMITY:
            s.token |= 1 << self.seat
        s.tell(notices.CHOSE, self.seat, apprentice)
        if apprentice == ids.ANNAGRAMMA:
            s.then(TakeCackles(self.seat, 1))


class FirstPlayer(Step[Lancre]):
    """Dimity has the first turn; without her, whoever chose last. [LAN-06, ruling 34]"""

    __slots__ = ("last",)

    def __init__(self, last: Seat) -> None:
        self.last = last

    def run(self, s: Lancre) -> None:
        s.first = s.apprentice.index(ids.DIMITY) if ids.DIMITY in s.apprentice else self.last
        s.tell(notices.BEGINS, s.first)


# -- witches -----------------------------------------------------------------------------


class WitchesStart(Step[Lancre]):
    """From the first player on, clockwise, everybody puts a witch on the board. [LAN-07, LAN-53]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        assert s.first != NOBODY
        order = [(s.first + number) % s.n for number in range(s.n)]
        s.then(*(StartAt(seat) for seat in order), Turn(s.first))


class StartAt(SettlingChoice):
    """On a space without a problem; other witches do not matter. [LAN-07, LAN-54]"""

    __slots__ = ()
    key = "start"
    rule = "LAN-07"
    verbs = (START_AT,)

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [START_AT.base + space for space in s.edition.spaces if not s.tiled >> space & 1]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        space = action - START_AT.base
        return BARRED if space == ids.DUNGEON else Why("LAN-07", "problem", space=space)

    def chose(self, s: Lancre, action: Action) -> None:
        space = action - START_AT.base
        s.witch[self.seat] = space
        s.tell(notices.STARTED_AT, self.seat, space, places=(space,))


LAY_HARD, WITCHES_START = LayHard(), WitchesStart()
