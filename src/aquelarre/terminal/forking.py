"""Playing on from a step of a saved game: who sits where, and what is told of it first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.named import free_names
from aquelarre.kernel import Seat
from aquelarre.match import Match, Player, fork
from aquelarre.terminal.people import checked_name, shown_names
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words
from aquelarre.words.things import plain


def forked(
    match: Match[Any],
    step: int,
    seats: Sequence[Seat],
    names: Sequence[str],
    kinds: Sequence[str],
    seed: str | None,
    words: Words,
) -> Match[Any]:
    """The match from that step on. People take these seats (without any, that of the file's first
    person) under these names, bots of these kinds the others in turn."""
    if not match.over and match.game.secrets:
        raise Trouble("fork-running")  # somebody would learn what another holds in it
    own = list(dict.fromkeys(seats)) or [_first_person(match)]
    for seat in own:
        if seat >= match.seats:
            raise Trouble("no-such-seat", seat=seat, last=match.seats - 1)
    if len(names) > len(own):
        raise Trouble("too-many-names", names=len(names), persons=len(own))
    return fork(match, step, players=_seated(match, own, names, kinds, words), seed=seed)


def _first_person(match: Match[Any]) -> Seat:
    persons = [seat for seat, who in enumerate(match.players) if not who.bot]
    return persons[0] if persons else 0


def _seated(
    match: Match[Any], own: list[Seat], names: Sequence[str], kinds: Sequence[str], words: Words
) -> list[Player]:
    """A bot keeps the name of whoever sat there, unless that is somebody's who plays on."""
    before = shown_names(match.players)
    called = {
        seat: before[seat] or words.say("player-unnamed", number=str(seat + 1)) for seat in own
    }
    called |= {seat: checked_name(name) for seat, name in zip(own, names, strict=False)}
    heard = [plain(name) for name in called.values()]
    if len(set(heard)) < len(heard):
        twice = next(name for name in called.values() if heard.count(plain(name)) > 1)
        raise Trouble("same-name", name=twice)
    free = iter(free_names([*called.values(), *before]))
    players, bots = [], 0
    for seat, name in enumerate(before):
        if seat in called:
            players.append(Player(called[seat]))
            continue
        taken = not name or plain(name) in heard
        players.append(Player(next(free, name) if taken else name, kinds[bots % len(kinds)]))
        bots += 1
    return players
