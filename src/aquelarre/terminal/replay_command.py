"""`aquelarre replay`: a saved game told from its beginning.

A finished game may be seen whole. Of a running one only that is told which the seat (or a
watcher) may remember: never what has been turned face down since.
"""

from __future__ import annotations

from typing import Any

import click

from aquelarre.kernel import WATCHER, Seat
from aquelarre.match import Match
from aquelarre.terminal import editions, shelf
from aquelarre.terminal.people import shown_names
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "replay")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--seat", type=whole(words), metavar="N", help=words.say("help-opt-seat"))
    def replay(file: str, seat: int | None) -> None:
        match = shelf.fetch(shelf.place(file))
        if seat is not None and seat >= match.seats:
            raise Trouble("no-such-seat", seat=seat, last=match.seats - 1)
        people = [place for place, who in enumerate(match.players) if not who.bot]
        if seat is not None and not match.over and people != [seat]:
            raise Trouble("still-running")  # what a seat knows is for the person on it
        echo(*told(match, WATCHER if seat is None else seat, words.lang))

    return replay


def told(match: Match[Any], seat: Seat, lang: str) -> list[str]:
    """The course of the game, one numbered line for each thing, with the rule behind it."""
    words = Words(lang, match.game, players=shown_names(match.players), reader=seat)
    players = ", ".join(f"{place} {words.seat(place)}" for place in range(match.seats))
    lines = [words.say("game-title"), *editions.line(match.game, words)]
    lines.append(words.say("replay-players", players=players))
    lines += [
        f"{number}. [{event.rule}] {text}"
        for number, (event, text) in enumerate(words.events(match.log(seat)), start=1)
    ]
    if match.over:
        lines += ["", *match.game.draw(match.view(seat), words.say)]
    else:
        secrets = match.game.secrets
        lines += ["", words.say("replay-running") if secrets else words.say("replay-running-open")]
    return lines
