"""All laws together: for one random game, and for a game as a whole."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Collection, Iterator
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import WATCHER, Dice, Game, State
from aquelarre.kernel.blame import told as mistake
from aquelarre.laws.agenda import agenda_faults
from aquelarre.laws.broken import (
    GameFails,
    LawBroken,
    NotPublished,
    ToDo,
    caught,
    gathered,
    told,
    told_once,
)
from aquelarre.laws.clone import check_clone
from aquelarre.laws.coach import check_coach
from aquelarre.laws.conservation import check_census
from aquelarre.laws.edition import check_edition
from aquelarre.laws.ending import check_end
from aquelarre.laws.foresight import check_foresight
from aquelarre.laws.forgetting import check_forgetting
from aquelarre.laws.lessons import lesson_faults
from aquelarre.laws.locale import check_said, locale_faults
from aquelarre.laws.minds import check_minds
from aquelarre.laws.onlookers import check_onlookers
from aquelarre.laws.options import check_accepted, check_guide, check_options
from aquelarre.laws.order import check_order
from aquelarre.laws.puzzles import puzzle_faults
from aquelarre.laws.reasons import check_declared, check_reasons
from aquelarre.laws.redaction import check_imagined_game, check_secrets
from aquelarre.laws.replay import check_replay, check_saved
from aquelarre.laws.rules import rules_faults
from aquelarre.laws.twins import check_twins
from aquelarre.laws.vocabulary import check_events, vocabulary_faults
from aquelarre.laws.walk import LIMIT, Answers, tables, walk

Written = Callable[[Game[Any], Traversable | None], Iterator[LawBroken]]
WRITTEN: dict[str, Written] = {
    "agenda": agenda_faults,
    "vocabulary": vocabulary_faults,
    "locale": locale_faults,
    "rules": rules_faults,
    "edition": lambda game, home: caught(check_edition, game, home),
}
PLAYED = (
    "ending",
    "clone",
    "options",
    "conservation",
    "order",
    "redaction",
    "replay",
    "minds",
    "coach",
    "foresight",
)
LAWS = (*WRITTEN, *PLAYED)
DOCUMENTS = ("locale", "rules", "lessons")  # what a draft may still lack
SIDE = 60  # answers for which two games are played side by side, see `onlookers`
ENDS = 32  # the end of a game is looked at so many times more often than other positions


def check_game(
    game: Game[Any],
    *,
    games: int = 12,
    seed: int = 0,
    sample: int = 4,
    limit: int = LIMIT,
    home: Traversable | None = None,
    draft: bool = False,
) -> None:
    """Check every law, what is written and that many random games, and tell all faults at once.

    One in `sample` positions gets the costly checks; `home` is where the game's files are, if
    not in its own folder. A `draft` is a game that can be played and is not described yet: what it
    lacks in texts, in RULES.md, tests and snapshots is a warning (`ToDo`), not a fault.
    """
    found = broken_laws(game, games=games, seed=seed, sample=sample, limit=limit, home=home)
    if draft:
        to_do = told_once(fault for fault in found if is_to_do(fault))
        if to_do:
            listed = "\n  ".join([f"{game.key} has {len(to_do)} things to do:", *to_do])
            warnings.warn(listed, ToDo, stacklevel=2)
        found = [fault for fault in found if not is_to_do(fault)]
    told(found)


def is_to_do(fault: LawBroken) -> bool:
    """Is this a fault that a draft may have?"""
    if isinstance(fault, GameFails):
        return False
    return fault.law in DOCUMENTS or isinstance(fault, NotPublished)


def broken_laws(
    game: Game[Any],
    *,
    games: int = 12,
    seed: int = 0,
    sample: int = 4,
    limit: int = LIMIT,
    home: Traversable | None = None,
) -> list[LawBroken]:
    """All that is wrong with a game; empty if nothing is."""
    found: list[LawBroken] = []
    for law, faults in WRITTEN.items():
        found += _stumbling(game, law, gathered(faults(game, home)))

    def played(*laws: str) -> Iterator[LawBroken]:
        given = {"games": games, "seed": seed, "sample": sample, "limit": limit}
        return _stumbling(game, laws[0], caught(partial(check_games, game, laws, **given)))

    first = list(played(*LAWS))
    if first:  # something is wrong: look for each law on its own
        found += [fault for fault in first if not isinstance(fault, GameFails)]
        for law in LAWS:
            if law not in [fault.law for fault in first]:
                known = {fault.sentence for fault in found}
                known |= {fault.mistake for fault in found if fault.mistake}
                found += [
                    fault
                    for fault in played(law)
                    if fault.sentence not in known and fault.mistake not in known
                ]
    if all(fault.law in DOCUMENTS for fault in found):  # else these would say it again
        lessons = gathered(lesson_faults(game, home))
        found += _stumbling(game, "lessons", lessons)
        found += _stumbling(game, "puzzles", gathered(puzzle_faults(game, home)))
    return found


def _stumbling(game: Game[Any], law: str, faults: Iterator[LawBroken]) -> Iterator[LawBroken]:
    """The faults, and that the game itself fails when it is looked at."""
    try:
        yield from faults
    except Exception as problem:
        what = mistake(game, problem)
        failed = GameFails(law, f"the game fails: {what}", mistake=what)
        failed.__cause__ = problem
        yield failed


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
            again = f"{broken.sentence} (Again with: {table})"
            raise LawBroken(broken.law, again, mistake=broken.mistake) from broken


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
                if game.secrets:
                    check_onlookers(game, s, (seat, action), there.child("onlookers"), SIDE)
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
    if "minds" in laws:
        check_minds(game, s, dice.child("minds"))
    if "coach" in laws:
        check_coach(game, s, dice.child("coach"))
    if "foresight" in laws:
        check_foresight(game, s, dice.child("foresight"))
    if "order" in laws:
        check_order(game, s, dice.child("order"))
    if "redaction" in laws:
        check_secrets(game, s, seat, dice.child("secrets"))
        check_secrets(game, s, WATCHER, dice.child("watcher"))
        check_forgetting(game, s, seat, dice.child("forgetting"))
        if dice.below(4) == 0:
            check_imagined_game(game, s, seat, dice.child("imagined"))
    if "rules" in laws:
        check_declared(game, s)
        check_reasons(game, s, seat, dice.child("reasons"))
    if "locale" in laws:
        check_said(game, s, seat, (s.news or [])[-8:], dice.child("said"))
        check_said(game, s, WATCHER, [], dice.child("said"))
