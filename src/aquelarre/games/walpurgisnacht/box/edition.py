"""An edition: what the cards of a box show and do, as unchangeable facts for the rules. [WAL-01]

The rules read wisps, role icons, cat's eyes and what a card does from the `Edition` of the state,
never from this module: whoever owns the box can play with what theirs says. `brocken.toml` is
ours, with the source of every fact. Whether data is sound is the business of `check.py`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.games.walpurgisnacht.box.cards import (
    COLOUR_OF_WISP,
    GREEN,
    IDS,
    PURPLE,
    TEAM_OF_ROLE,
    Card,
    CardSet,
)
from aquelarre.kernel.spelling import in_short

Row = dict[str, Any]
FACTS = ("name", "kind", "wisp", "role", "eye")  # each with its source
WISPS, ROLES = tuple(COLOUR_OF_WISP), tuple(TEAM_OF_ROLE)  # by number; -1 is the last


class Edition:
    """The facts of a box. Nothing in it is ever altered: all states and clones share it.

    Tuples by card, and sets of cards.
    """

    __slots__ = (
        *("kind", "wisp", "role", "sources", "wisps", "eyes", "others"),
        *("familiars", "bells", "crucifixes", "fertility", "herbs", "ointments"),
        *("brooms", "spectres", "bonfires", "spelling"),
    )

    def __init__(self, data: Row, ours: Edition | None = None) -> None:
        """From data that `check.problems` has nothing to say against; `ours`: our own box, of which
        this is another edition."""
        named = {row["id"]: row for row in data["cards"]}
        rows = [named[name] for name in IDS]
        self.kind: tuple[str, ...] = tuple([row["kind"] for row in rows])
        self.wisp: tuple[int, ...] = tuple([COLOUR_OF_WISP[row["wisp"]] for row in rows])
        self.role: tuple[int, ...] = tuple([TEAM_OF_ROLE[row["role"]] for row in rows])
        self.sources: tuple[tuple[str, ...], ...] = tuple(  # of each of `FACTS`
            [tuple([row["sources"][fact] for fact in FACTS]) for row in rows]
        )
        self.wisps: tuple[CardSet, CardSet] = (  # by colour
            _set([colour == PURPLE for colour in self.wisp]),
            _set([colour == GREEN for colour in self.wisp]),
        )
        self.eyes: CardSet = _set([row["eye"] for row in rows])
        self.familiars: CardSet = self._of("familiar")
        self.bells: CardSet = self._of("bells")
        self.crucifixes: CardSet = self._of("crucifix")
        self.fertility: CardSet = self._of("fertility")
        self.herbs: CardSet = self._of("herbs")
        self.ointments: CardSet = self._of("ointment")
        self.brooms: CardSet = self._of("brooms")
        self.spectres: CardSet = self._of("spectres")
        self.bonfires: CardSet = self._of("bonfire")
        self.others: tuple[Card, ...] = ()  # on which something else is printed than on ours
        if ours is not None:
            cards = range(len(IDS))
            self.others = tuple([x for x in cards if self.printed(x) != ours.printed(x)])
        self.spelling: str = in_short((data, ours is None))  # stands for all of it

    def _of(self, kind: str) -> CardSet:
        return _set([each == kind for each in self.kind])

    def printed(self, card: Card) -> Row:
        """What a card is and shows."""
        return {
            "kind": self.kind[card],
            "wisp": WISPS[self.wisp[card]],
            "role": ROLES[self.role[card]],
            "eye": bool(self.eyes >> card & 1),
        }

    def source(self, card: Card, fact: str) -> str:
        """Where we know a fact from: R, D, F or X."""
        return self.sources[card][FACTS.index(fact)]


def _set(are: list[bool]) -> CardSet:
    return sum([1 << card for card, here in enumerate(are) if here])


def our_data() -> Row:
    """`brocken.toml` as it was read."""
    folder = files("aquelarre.games.walpurgisnacht.box")
    return tomllib.loads(folder.joinpath("brocken.toml").read_text(encoding="utf-8"))


OURS = Edition(our_data())
