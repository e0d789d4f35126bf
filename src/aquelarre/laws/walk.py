"""Walks: games played at random, on which the laws look at every position they meet.

Chance comes from the kernel's dice, so a walk that breaks a law can be taken again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aquelarre.kernel import (
    Action,
    BadSetting,
    Chance,
    ChanceVerb,
    Dice,
    Event,
    Game,
    Seat,
    State,
    members,
)
from aquelarre.kernel.blame import told
from aquelarre.kernel.spelling import spelled, to_do
from aquelarre.laws.broken import LawBroken

LIMIT = 20_000  # answers after which we say that a game never ends
ASIDE = 16  # a seat that may speak up does so once in so many questions

Answers = list[tuple[Seat, Action]]


def walk(
    game: Game[Any], s: State, dice: Dice, limit: int = LIMIT
) -> Iterator[tuple[Seat, Action]]:
    """Play on at random until the end. Each answer is given out before it takes effect."""
    for _ in range(limit):
        if s.over:
            return
        seat, action = any_answer(s, dice)
        yield seat, action
        take(game, s, seat, action)
    if not s.over:
        raise LawBroken(
            "ending",
            f"a random game of {s.n} is not over after {limit} answers; the next steps are "
            f"{agenda(s)}. Is there a step that always puts itself on the agenda again?",
        )


def stroll(game: Game[Any], s: State, dice: Dice, steps: int) -> None:
    """Play on at random for at most so many answers."""
    for _ in range(steps):
        if s.over:
            return
        take(game, s, *any_answer(s, dice))


def any_answer(s: State, dice: Dice) -> tuple[Seat, Action]:
    """What happens next: now and then an aside, else an answer of someone who owes one."""
    step = s.open_question()
    if isinstance(step, Chance):
        options = step.options(s, s.n)
        return s.n, options[dice.pick(step.odds(s))]
    for seat in members(s.may):
        if dice.below(ASIDE) == 0:
            asides = s.asides(seat)
            if asides:
                return seat, asides[dice.below(len(asides))]
    asked = members(s.asked)
    seat = asked[dice.below(len(asked))] if len(asked) > 1 else asked[0]
    options = s.options(seat)
    if not options:
        raise LawBroken("options", f"seat {seat} is asked by {asking(s)} but has no answer.")
    return seat, any_of(s, seat, options, dice)


def any_of(s: State, seat: Seat, options: list[Action], dice: Dice) -> Action:
    """Any of these; of an answer in parts as often one that completes it as another part."""
    parts = s.partial(seat)
    if parts and dice.below(2):
        options = [x for x in options if x not in parts] or options
    return options[dice.below(len(options))]


def take(game: Game[Any], s: State, seat: Seat, action: Action) -> None:
    """Give the answer; whatever goes wrong inside the rules is told with the answer."""
    step = s.open_question()
    try:
        s.answer(seat, action)
    except LawBroken:
        raise
    except Exception as problem:
        mistake = told(game, problem)
        raise LawBroken(
            "options",
            f"{spelled(step)} offers {said(game, seat, action)}, but when it is answered the rules "
            f"fail with {mistake}. Offer it only when it can be "
            "carried out, or mend what carries it out.",
            mistake=mistake,
        ) from problem


def tables(game: Game[Any], games: int, seed: int) -> Iterator[tuple[int, dict[str, int], int]]:
    """Tables to try a game at: every number of seats in turn, the settings as they come.

    The first table for each number of seats has the game's own settings.
    """
    counts = range(game.least_seats, game.most_seats + 1)
    dice = Dice(seed).child("tables")
    for number in range(games):
        n = counts[number % len(counts)]
        settings = {}
        if number >= len(counts):
            settings = {
                setting.name: setting.values[dice.below(len(setting.values))]
                for setting in game.settings
            }
        try:
            game.check(n, settings)
        except BadSetting:  # not every setting fits every number of seats
            settings = {}
        yield n, settings, seed + number


Happened = list[tuple[str, Any, Any, int, Any]]


def happened(events: list[Event] | None) -> Happened:
    """Events as plain data that can be compared."""
    return [
        (event.notice.key, event.shown, event.hidden, event.to, event.places)
        for event in events or []
    ]


def said(game: Game[Any], seat: Seat, action: Action) -> str:
    """An answer as people would write it: seat 2: give(card=3, seat=1); nature: deal(card=3)."""
    verb = game.vocabulary.find(action)
    if verb is None:
        return f"seat {seat}: {action} (no verb has this number)"
    args = zip(verb.names, verb.args(action), strict=True)
    who = "nature" if isinstance(verb, ChanceVerb) else f"seat {seat}"
    return f"{who}: {verb.name}({', '.join(f'{name}={value}' for name, value in args)})"


def chair(s: State, seat: Seat) -> str:
    """Who sits there: the chair after the last player is nature's."""
    return "nature" if seat == s.n else f"seat {seat}"


def asking(s: State) -> str:
    """The step that asks just now."""
    step = s.open_question()
    return spelled(step) if step else "nobody (the game is over)"


def agenda(s: State) -> str:
    """The next steps, the first few of them."""
    return ", ".join(to_do(s)[:4])
