"""Set-up: characters, decks and the first constable. [SAL-01 … SAL-05]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from aquelarre.games.new_salem.box.cards import (
    CHARACTERS,
    CLEANSING,
    POOL,
    PURITANS,
    SIDE,
    TRIAL,
    WITCHES,
    Character,
)
from aquelarre.games.new_salem.box.edition import Edition
from aquelarre.games.new_salem.rules.rounds import Round
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import (
    CHARACTER_DEALT,
    DEAL_CHARACTER,
    FIRST_CONSTABLE,
    FIRST_NAMED,
)
from aquelarre.kernel import Action, Bag, Chance, Seat, only, things_in


def new_town(n: int, edition: Edition, settings: Mapping[str, int]) -> Town:
    """Cards with a number above that of the players stay in the box. [SAL-02]

    Cleansing and the Trials lie face up, the other events are a deck that nobody has seen. [SAL-03]
    There are five rounds, and as many badges as players. [SAL-04]
    """
    events = list(edition.in_game[n])
    trials = events[TRIAL]
    events[CLEANSING] = events[TRIAL] = 0
    s = Town(n, edition, settings, Bag(list(edition.copies[n])), Bag(events), trials)
    s.then(*[DealCharacter(seat) for seat in range(n)], FirstConstable(), Round())
    return s


def odds_of_characters(n: int, known: list[Character]) -> tuple[list[Character], list[int]]:
    """Who may be dealt next, and how likely, when these have been dealt already. [SAL-01]

    The pool has so many witches and puritans, drawn from all there are: so a side is as likely as
    its share of what is left of the pool, and within a side all are alike.
    """
    found, odds = odds_after(n, as_set(known))
    return found.copy(), odds.copy()


def as_set(known: list[Character]) -> int:
    """These characters, one bit each."""
    found = 0
    for character in known:
        found |= 1 << character
    return found


@lru_cache(maxsize=4096)
def odds_after(n: int, known: int) -> tuple[list[Character], list[int]]:
    """The same when this set has been dealt, in whatever order. Not to be altered: it is kept."""
    left, alike = [0, 0], [0, 0]
    for side in (WITCHES, PURITANS):
        dealt = sum([SIDE[character] == side for character in things_in(known)])
        left[side] = POOL[n][side] - dealt
        alike[side] = SIDE.count(side) - dealt
    found, odds = [], []
    for character in range(len(CHARACTERS)):
        side = SIDE[character]
        if not known >> character & 1 and left[side]:
            found.append(character)
            odds.append(left[side] * max(1, alike[1 - side]))
    return found, odds


class DealCharacter(Chance[Town]):
    """One card of the pool for each player, who alone sees it. [SAL-01]"""

    __slots__ = ("seat",)
    key = "deal_character"
    rule = "SAL-01"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Town, seat: Seat) -> list[Action]:
        characters, _ = odds_after(s.n, as_set(s.characters.face))
        return [DEAL_CHARACTER.base + character for character in characters]

    def odds(self, s: Town) -> list[int]:
        return odds_after(s.n, as_set(s.characters.face))[1].copy()

    def fell(self, s: Town, outcome: Action) -> None:
        character = outcome - DEAL_CHARACTER.base
        s.characters.lay(character, only(self.seat))
        hidden = character, SIDE[character]
        s.tell(CHARACTER_DEALT, self.seat, hidden=hidden, to=only(self.seat))


class FirstConstable(Chance[Town]):
    """Drawn at random: the figure and a badge, but no hope. [SAL-05]"""

    __slots__ = ()
    key = "first_constable"
    rule = "SAL-05"

    def options(self, s: Town, seat: Seat) -> list[Action]:
        return [FIRST_CONSTABLE.base + chair for chair in range(s.n)]

    def odds(self, s: Town) -> list[int]:
        return [1] * s.n

    def fell(self, s: Town, outcome: Action) -> None:
        s.constable = outcome - FIRST_CONSTABLE.base
        s.badges = 1 << s.constable
        s.tell(FIRST_NAMED, s.constable)
