"""People: who sits where, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.bots.engine import kinds_in
from aquelarre.bots.named import free_names, known
from aquelarre.match import Player
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wishes import bots_of
from aquelarre.words import Words
from aquelarre.words.things import plain

LONGEST_NAME = 24


def bots_wished(bots: str | None, kind: str | None) -> tuple[int | None, list[str]]:
    """How many bots, if that was said, and of which kinds: `--bots 2 --bot random`, or the kinds
    alone, `--bots guide,owls:Owl`, which then take turns on the seats."""
    if bots is None or (bots.isascii() and bots.isdigit() and len(bots) < 10):
        return None if bots is None else int(bots), bots_of(kind or "guide")
    if kind is not None:
        raise Trouble("bots-twice")
    return None, bots_of(bots)


def check_bots(players: Sequence[Player], leave: str | None) -> None:
    """The bots of a saved game: those we have, and those that the person allows by their names,
    `owls:Owl,cats:Cat`. A file could name anything, and a name like `package:Class` is code that is
    run."""
    allowed = [] if leave is None else kinds_in(leave)
    if set(allowed) - {who.bot for who in players}:
        raise Trouble("file-says", option="--bot")
    kinds = [kind for kind in dict.fromkeys(who.bot for who in players) if kind]
    programs = [kind for kind in kinds if ":" in kind]
    if set(programs) - set(allowed):
        raise Trouble("bot-of-file", kind=",".join(programs))
    for kind in kinds:
        if kind in allowed:
            bots_of(kind)
        else:
            known(kind)


def seated(
    seats: int, bots: int, kinds: Sequence[str], names: Sequence[str], words: Words
) -> list[Player]:
    """People on the first seats, bots on the others, their kinds in turn."""
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
    return players + [
        Player(name, kinds[place % len(kinds)])
        for place, name in enumerate(free_names(called)[:bots])
    ]


def checked_name(name: str) -> str:
    """A name that can be printed on one line."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Trouble("bad-name", longest=LONGEST_NAME)
    return name


def shown_names(players: Sequence[Player]) -> list[str]:
    """The names as they may be printed: those in a file may hold anything."""
    return ["".join(c for c in player.name if c.isprintable())[:LONGEST_NAME] for player in players]
