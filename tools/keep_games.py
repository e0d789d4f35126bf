"""Keeps games of today for the tests of tomorrow: saved games, and what everybody saw in them.

    python tools/keep_games.py tests/match/earlier/first-edition

Run it before rules are rewritten, into a new folder: what is kept was written by the code of its
day, and never changes again. Beside each saved game lies what it looked like (`.seen`): a digest of
the position after each answer, made of every seat's view (see `aquelarre.match.fingerprint`), and
for each seat, and for who watches, one of all that it was told.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from aquelarre.bots import bot
from aquelarre.bots.playing import first
from aquelarre.bots.protocol import Bot
from aquelarre.editions import edition_text, find
from aquelarre.kernel import WATCHER, Dice, Game, Seat
from aquelarre.match import Match, Player, write

NAMES = "Ana Begoña Circe Dorotea Endrina Fermina Gala Hebe Iria Jara Kattalin Lur".split()
PATH = '{ between = ["LC", "SK"], source = "R" }'
DIGITS = 4  # bytes of a digest: enough to notice a change


class Wish(NamedTuple):
    """A game to keep: who plays it, with which settings, and how many answers (0: to the end)."""

    game: str
    seats: int
    bots: str
    answers: int = 0
    settings: dict[str, int] = {}  # noqa: RUF012 - a tuple's default is shared, and nobody fills it
    scripted: bool = False  # nature says what we want, and the file ends while she is asked
    title: str = ""  # of an edition of its own, for a game that has editions


WISHES = {
    "carcassonne-finished": Wish("carcassonne", 2, "guide"),
    "carcassonne-crop-circles": Wish(
        "carcassonne", 3, "random", settings={"crop_circles": 6, "small_city": 1}
    ),
    "carcassonne-bare": Wish(
        "carcassonne", 5, "guide", 160, settings={"mage_and_witch": 0, "farmers": 0}
    ),
    "carcassonne-playing": Wish("carcassonne", 6, "guide", 120, settings={"crop_circles": 1}),
    "carcassonne-scripted": Wish("carcassonne", 4, "guide", 60, scripted=True),
    "discworld_witches-finished": Wish("discworld_witches", 4, "guide"),
    "discworld_witches-alone": Wish("discworld_witches", 1, "guide", settings={"inside": 1}),
    "discworld_witches-together": Wish("discworld_witches", 3, "guide", settings={"mode": 1}),
    "discworld_witches-expert": Wish(
        "discworld_witches", 2, "random", 120, settings={"mode": 2, "many_crises": 1}
    ),
    "discworld_witches-playing": Wish(
        "discworld_witches", 4, "random", 300, settings={"felmet_refill": 0, "show_odds": 0}
    ),
    "discworld_witches-edition": Wish("discworld_witches", 2, "guide", 100, title="Ramtops"),
    "discworld_witches-scripted": Wish("discworld_witches", 3, "guide", 90, scripted=True),
    "las_brujas-finished": Wish("las_brujas", 7, "guide"),
    "las_brujas-chaos": Wish(
        "las_brujas", 5, "random", settings={"double_trial": 1, "random_sides": 1}
    ),
    "las_brujas-silent": Wish("las_brujas", 3, "guide", settings={"limit": 0, "claims": 0}),
    "las_brujas-playing": Wish("las_brujas", 12, "guide", 500),
    "las_brujas-trial": Wish("las_brujas", 8, "random", 175, settings={"double_trial": 1}),
    "las_brujas-crowd": Wish("las_brujas", 10, "guide", settings={"double_trial": 1}),
    "las_brujas-scripted": Wish("las_brujas", 4, "guide", 150, scripted=True),
    "new_salem-finished": Wish("new_salem", 5, "guide"),
    "new_salem-two-types": Wish("new_salem", 3, "random", settings={"witch_types": 2}),
    "new_salem-playing": Wish("new_salem", 8, "guide", 240),
    "new_salem-middle": Wish("new_salem", 6, "random", 150),
    "new_salem-scripted": Wish("new_salem", 4, "guide", 80, scripted=True),
    "walpurgisnacht-finished": Wish("walpurgisnacht", 4, "guide"),
    "walpurgisnacht-memory-aid": Wish("walpurgisnacht", 8, "random", settings={"memory_aid": 1}),
    "walpurgisnacht-wide-foot": Wish(
        "walpurgisnacht", 6, "guide", 100, settings={"wide_foot": 1, "memory_aid": 1}
    ),
    "walpurgisnacht-playing": Wish("walpurgisnacht", 3, "random", 70),
    "walpurgisnacht-scripted": Wish("walpurgisnacht", 5, "guide", 40, scripted=True),
}


def main(arguments: Sequence[str]) -> None:
    folder = Path(arguments[0])
    folder.mkdir(parents=True)  # never over games that were kept before
    for name, wish in WISHES.items():
        match = played(wish, seed=f"kept {name}")
        write(match, folder / f"{name}.aquelarre")
        seen = {"positions": " ".join(positions(match)), "told": told(match)}
        text = json.dumps(seen, indent=1) + "\n"
        (folder / f"{name}.seen").write_text(text, encoding="utf-8")
        print(f"{name}: {len(match.answers)} answers, {'over' if match.over else 'running'}")


# -- playing -----------------------------------------------------------------------------


def played(wish: Wish, seed: str) -> Match[Any]:
    """The game that was wished for."""
    players = [Player(name) for name in NAMES[: wish.seats]]
    match = Match(
        boxed(find(wish.game), wish.title),
        wish.seats,
        wish.settings,
        seed=seed,
        players=players,
        scripted=wish.scripted,
    )
    chance = Dice(seed)
    bots = [bot(wish.bots, chance.child(f"seat {seat}")) for seat in range(wish.seats)]
    polled = question = 0
    while not match.over:
        if fulfilled(wish, match):
            break
        if question != match.question:
            question, polled = match.question, 0
        if match.state.nature_asked:
            match.play(match.nature, match.state.options(match.nature)[-1])
        else:
            polled = next_answer(match, bots, polled)
    return match


def fulfilled(wish: Wish, match: Match[Any]) -> bool:
    """Is it the game that was wished for, before its end?"""
    enough = 0 < wish.answers <= len(match.answers)
    return enough and (not wish.scripted or bool(match.state.nature_asked))


def next_answer(match: Match[Any], bots: list[Bot], polled: int) -> int:
    """One seat that may speak up is polled, or one that is asked answers; who was polled by now."""
    waiting = match.state.may & ~polled
    if waiting:
        seat = first(waiting)
        aside = bots[seat].aside(match.window(seat))
        if aside is not None:
            match.play(seat, aside)
        return polled | 1 << seat
    seat = match.asked[0]
    match.play(seat, bots[seat].answer(match.window(seat)))
    return polled


def boxed(game: Game[Any], title: str) -> Game[Any]:
    """The game, or an owner's edition of it: another title, and a path that ours does not have."""
    if not title:
        return game
    text = edition_text(game).replace('title = ""', f'title = "{title}"')
    return find(game.key, text.replace("paths = [", f"paths = [\n    {PATH},"))


# -- what was seen -----------------------------------------------------------------------


def positions(match: Match[Any]) -> list[str]:
    """A digest of the position before the first answer, and of that after each."""
    again = match.at(0)
    found = [digest(again.fingerprint())]
    for seat, action in match.answers:
        again.play(seat, action)
        found.append(digest(again.fingerprint()))
    return found


def told(match: Match[Any]) -> dict[str, str]:
    """For each seat, and for who watches: a digest of all that it was told, in order."""
    seats: list[Seat] = [*range(match.seats), WATCHER]
    return {
        "watcher" if seat == WATCHER else f"seat {seat}": digest(
            "\n".join(
                f"{each.key} {each.rule} {each.values} {each.places}" for each in match.news(seat)
            )
        )
        for seat in seats
    }


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=DIGITS).hexdigest()


if __name__ == "__main__":
    main(sys.argv[1:])
