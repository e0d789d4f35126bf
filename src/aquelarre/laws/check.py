"""All laws together: for one random game, and for a game as a whole."""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import WATCHER, Dice, Game, State
from aquelarre.laws.agenda import check_agenda
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.clone import check_clone
from aquelarre.laws.conservation import check_census
from aquelarre.laws.edition import check_edition
from aquelarre.laws.ending import check_end
from aquelarre.laws.locale import check_locale, check_said
from aquelarre.laws.options import check_accepted, check_guide, check_options
from aquelarre.laws.order import check_order
from aquelarre.laws.redaction import check_imagined_game, check_secrets
from aquelarre.laws.replay import check_replay, check_saved
from aquelarre.laws.rules import check_reasons, check_rules
from aquelarre.laws.twins import check_twins
from aquelarre.laws.vocabulary import check_events, check_vocabulary
from aquelarre.laws.walk import LIMIT, Answers, tables, walk

WRITTEN: dict[str, Callable[[Game[Any], Traversable | None], None]] = {
    "agenda": check_agenda,
    "vocabulary": check_vocabulary,
    "locale": check_locale,
    "rules": check_rules,
    "edition": check_edition,
}
PLAYED = ("ending", "clone", "options", "conservation", "order", "redaction", "replay")
LAWS = (*WRITTEN, *PLAYED)
ENDS = 32  # the end of a game is looked at so many times more often than other positions


def check_game(
    game: Game[Any],
    *,
    games: int = 12,
    seed: int = 0,
    sample: int = 4,
    limit: int = LIMIT,
    home: Traversable | None = None,
) -> None:
    """Check every law: first what is written, then that many random games.

    One in `sample` positions gets the costly checks; `home` is where the game's files are, if
    not in its own folder.
    """
    for law in WRITTEN.values():
        law(game, home)
    check_games(game, LAWS, games=games, seed=seed, sample=sample, limit=limit)


def broken_laws(
    game: Game[Any],
    *,
    games: int = 12,
    seed: int = 0,
    sample: int = 4,
    limit: int = LIMIT,
    home: Traversable | None = None,
) -> list[LawBroken]:
    """What is wrong with a game, each law checked on its own; empty if nothing is."""
    found: list[LawBroken] = []
    for law in LAWS:
        try:
            if law in WRITTEN:
                WRITTEN[law](game, home)
            check_games(game, (law,), games=games, seed=seed, sample=sample, limit=limit)
        except LawBroken as broken:
            if broken.args not in [earlier.args for earlier in found]:
                found.append(broken)
        except Exception as problem:
            found.append(LawBroken(law, f"the game fails: {type(problem).__name__}: {problem}"))
    return found


def check_games(
    game: Game[Any],
    laws: Collection[str],
    *,
    games: int,
    seed: int = 0,
    sample: int = 4,
    limit: int = LIMIT,
) -> None:
    """Random games with all numbers of seats and all kinds of settings, for some of the laws."""
    for n, settings, number in tables(game, games, seed):
        try:
            check_random_game(game, n, settings, number, sample=sample, laws=laws, limit=limit)
            if "replay" in laws:
                check_saved(game, n, settings, number)
        except LawBroken as broken:
            table = f"check_random_game({game.key}, {n}, {settings}, {number}, sample={sample})"
            raise LawBroken(broken.law, f"{broken.sentence} (Again with: {table})") from broken


def check_random_game(
    game: Game[Any],
    n: int,
    settings: dict[str, int] | None = None,
    seed: int = 0,
    *,
    sample: int = 0,
    laws: Collection[str] = LAWS,
    limit: int = LIMIT,
) -> int:
    """Play one random game and check it as it goes; returns how many answers it took.

    The cheap laws (options, conservation, ending) look at every position; the costly ones at one
    in `sample` (and at the end of most games), and not at all if that is 0.
    """
    dice = Dice(f"{game.key} {n} {seed}")
    settings = settings or {}
    s = game.start(n, settings, listen=True)
    counted = game.census(s)
    answers: Answers = []
    spot = dice.child("sample")
    for seat, action in walk(game, s, dice.child("walk"), limit):
        if "options" in laws:
            check_options(game, s)
        if "conservation" in laws:
            check_census(game, s, counted, answers)
        if sample and spot.below(sample) == 0:
            there = dice.child(f"answer {len(answers)}")
            check_position(game, s, there, laws)
            if "redaction" in laws:
                looker = there.below(n + 1) - 1
                check_twins(game, n, settings, answers, looker, there.child("twins"))
        answers.append((seat, action))
    if "conservation" in laws:
        check_census(game, s, counted, answers)
    if "ending" in laws:
        check_end(game, s)
    if "vocabulary" in laws:
        check_events(game, s.news)
    if sample and spot.below(max(1, sample // ENDS)) == 0:
        check_position(game, s, dice.child("end"), laws)
        if "replay" in laws:
            check_replay(game, n, settings, answers, s)
    return len(answers)


def check_position(game: Game[Any], s: State, dice: Dice, laws: Collection[str] = LAWS) -> None:
    """The costly laws at one position, from one random seat and from the watcher's place."""
    seat = dice.below(s.n)
    if "clone" in laws:
        check_clone(game, s, dice.child("clone"))
    if "options" in laws:
        check_accepted(game, s, dice.child("accepted"))
        check_guide(game, s, dice.child("guide"))
    if "order" in laws:
        check_order(game, s, dice.child("order"))
    if "redaction" in laws:
        check_secrets(game, s, seat, dice.child("secrets"))
        check_secrets(game, s, WATCHER, dice.child("watcher"))
        if dice.below(4) == 0:
            check_imagined_game(game, s, seat, dice.child("imagined"))
    if "rules" in laws:
        check_reasons(game, s, seat, dice.child("reasons"))
    if "locale" in laws:
        check_said(game, s, seat, (s.news or [])[-8:], dice.child("said"))
        check_said(game, s, WATCHER, [], dice.child("said"))
