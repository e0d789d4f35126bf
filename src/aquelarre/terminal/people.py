"""People: who sits where, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.bots.named import checked, free_names
from aquelarre.match import Player
from aquelarre.terminal.spoken import plain
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words

LONGEST_NAME = 24


def seated(seats: int, bots: int, kind: str, names: Sequence[str], words: Words) -> list[Player]:
    """People on the first seats, bots on the others."""
    if bots > seats:
        raise Trouble("too-many-bots", bots=bots, seats=seats)
    persons = seats - bots
    if len(names) > persons:
        raise Trouble("too-many-names", names=len(names), persons=persons)
    called = [checked_name(name) for name in names]
    unnamed = range(len(called), persons)
    called += [words.say("player-unnamed", number=str(seat + 1)) for seat in unnamed]
    heard = [plain(name) for name in called]
    if len(set(heard)) < len(heard):
        twice = next(place for place, name in enumerate(heard) if heard.count(name) > 1)
        raise Trouble("same-name", name=called[twice])
    players = [Player(name) for name in called]
    return players + [Player(name, checked(kind)) for name in free_names(called)[:bots]]


def checked_name(name: str) -> str:
    """A name that can be printed on one line."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Trouble("bad-name", longest=LONGEST_NAME)
    return name


def shown_names(players: Sequence[Player]) -> list[str]:
    """The names as they may be printed: those in a file may hold anything."""
    return ["".join(c for c in player.name if c.isprintable())[:LONGEST_NAME] for player in players]
