"""What lies on the table, as the referee keeps it, and what follows from it. See referee.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from aquelarre.games.las_brujas.box.cards import TRIALS
from aquelarre.games.las_brujas.box.edition import Box, Row, rows_of

ON_THE_TABLE = {"U01", "U02", "U03", "U04", "U05", "U06"}  # rotating cards


class Facts:
    """What lies on the table, and what follows from it."""

    def __init__(self, n: int, settings: dict[str, int], box: Box) -> None:
        self.n = n
        self.settings = settings
        self.face, self.rows = box.face, rows_of(box.facts)
        self.people: list[dict[str, Any]] = box.facts["characters"]
        self.character = [""] * n  # by id
        self.who = [""] * n  # who they are by what they can do: in our own box the same
        self.living = set(range(n))
        self.rumours: list[list[int]] = [[] for _ in range(n)]
        self.doll: int | None = None
        self.borne: dict[int, int] = {}  # rotating cards and who bears them
        self.hand = [0] * n
        self.owed: Counter[int] = Counter()  # cards that are to be drawn
        self.dry = False  # was there nothing to draw?
        self.influential: int | None = None
        self.week = 0
        self.first = -1
        self.turns = 0  # of this week
        self.active: int | None = None
        self.truce = self.inquisitor = False
        self.curfew: set[int] = set()
        self.rolls: dict[int, int] = {}
        self.possession = (-1, -1)  # the last spectre that possessed somebody, and whom

    def sex(self, seat: int) -> str:
        return str(self._character(seat)["sex"])

    def _character(self, seat: int) -> dict[str, object]:
        return next(one for one in self.people if one["id"] == self.character[seat])

    def worth(self, seat: int, card: int) -> int:
        """What a rumour is worth before this player. [BRU-11, P04]"""
        value = int(self.rows[card]["man" if self.sex(seat) == "H" else "woman"])
        return 0 if value == -1 and self.who[seat] == "P04" else value

    def reputation(self, seat: int) -> int:
        """Base, rumours, and what else lies there. [BRU-11]"""
        total = int(str(self._character(seat)["base"]))
        total += sum(self.worth(seat, card) for card in self.rumours[seat])
        if self.doll == seat:
            (doll,) = [card for card, kind in enumerate(self.face) if kind == "S16"]
            total += self.rows[doll]["reputation"]
        borne = [card for card, bearer in self.borne.items() if bearer == seat]
        return total + sum(int(self.rows[card].get("reputation", 0)) for card in borne)

    def of_sign(self, seat: int, good: bool) -> int:
        """How many positive, or negative, rumours lie before the player."""
        return sum((self.rows[card]["man"] > 0) == good for card in self.rumours[seat])

    def bears(self, seat: int, kind: str) -> bool:
        return any(self.face[card] == kind and who == seat for card, who in self.borne.items())

    def check_limits(self) -> None:
        """Two of each kind; the schoolmistress three positive ones. [BRU-12]"""
        for seat in self.living:
            assert self.of_sign(seat, True) <= 2 + (self.who[seat] == "P18")
            assert self.of_sign(seat, False) <= 2

    def highest_roller(self) -> int:
        best = max(self.rolls.values())
        found = [seat for seat, die in self.rolls.items() if die == best]
        assert len(found) == 1
        return found[0]

    def winner(self, sides: list[int]) -> int | None:
        """0 witches, 1 villagers, None: nobody yet. [BRU-06, BRU-07, BRU-30]"""
        witches = sum(sides[seat] == 0 for seat in self.living)
        villagers = len(self.living) - witches
        if len(self.living) == 2:
            return 0 if witches else 1
        if witches > villagers:
            return 0
        return 1 if not witches and not self.settings["random_sides"] else None


class Trial:
    """What has been played and said in one trial."""

    def __init__(self, accuser: int | None, accused: int, cause: int, row: Row) -> None:
        self.accuser = accuser
        self.accused = accused
        self.by_card = bool(TRIALS >> cause & 1)
        self.special: list[str] = row.get("special", [])
        self.votes: list[tuple[str, int]] = [("", -row.get("against", 0))]
        self.open = False
        self.bribed: list[int] = []  # the last one last
        self.confessed = 0
        self.voices: set[int] = set()
        self.ballots: dict[int, str] = {}
        self.revotes = 0
        self.to_burn: int | None = None
        self.expected: int | None = None  # who burns by our own count
        self.dice = False
