"""Reasons: whatever a person may try that is not possible, there is a reason, and it is one that
the rule itself gives (`Ask.why`), not a general phrase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aquelarre.kernel import Action, Ask, Chance, ChanceVerb, Dice, Game, Seat, State, Verb, Why
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import impossible_things
from aquelarre.laws.walk import asking, said

LAW = "rules"
EACH = 3  # numbers of each verb that are tried beside the first and the last


def check_reasons(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """Whatever the seat may try has an answer, and the answer is a rule of the game. Numbers of
    every verb are tried, and things on the table."""
    question = s.open_question()
    legal = set(s.options(seat)) | set(s.asides(seat))
    for thing in impossible_things(game, s, seat, dice):
        _reason(game, s, seat, thing)
    for verb in game.verbs:
        for action in _some(verb, dice):
            if action not in legal:
                why = _reason(game, s, seat, action)
                if question is not None:
                    _check_own(game, s, seat, action, why, question)


def check_declared(game: Game[Any], s: State) -> None:
    """The open question says which kinds of answers it takes (`verbs`), and takes no others;
    nature's outcomes are marked as hers."""
    question = s.open_question()
    if question is None:
        return
    for seat in range(s.n + 1):
        for action in s.options(seat) + s.asides(seat):
            verb = game.vocabulary.find(action)
            if verb is None:
                return  # the law of options says so
            if isinstance(verb, ChanceVerb) != (seat == s.n):
                raise LawBroken(
                    LAW,
                    f"{verb.name!r} is answered by {'nature' if seat == s.n else 'players'} at "
                    f"{asking(s)}: what only chance decides is a ChanceVerb, and nothing else is.",
                )
            unasked = question.floor.verbs if question.floor is not None else ()
            if not isinstance(question, Chance) and verb not in question.verbs + unasked:
                raise LawBroken(
                    LAW, f"{asking(s)} takes {verb.name!r}, but its `verbs` do not name that."
                )
        for action in s.asides(seat):  # by its verbs a floor knows what is said from what is chosen
            if question.floor is not None and not question.floor.is_for(action):
                raise LawBroken(
                    LAW,
                    f"{said(game, seat, action)} may be said at {asking(s)}, "
                    "but the `verbs` of the floor do not name that.",
                )


def _reason(game: Game[Any], s: State, seat: Seat, thing: Action | str) -> Why:
    try:
        why = game.why_not(s, seat, thing)
    except Exception as problem:
        raise LawBroken(
            LAW,
            f"why_not fails with {type(problem).__name__} ({problem}) when seat {seat} asks "
            f"about {thing!r} at {asking(s)}: it needs an answer for anything a person may try.",
        ) from problem
    if why.rule not in game.rules:
        raise LawBroken(
            LAW,
            f"why_not names the rule {why.rule!r} for {thing!r} at {asking(s)}: no such rule.",
        )
    if {"rule", "sentence"} & why.values.keys():
        raise LawBroken(LAW, "a value of why_not may not be called 'rule' or 'sentence'.")
    return why


def _check_own(
    game: Game[Any], s: State, seat: Seat, action: Action, why: Why, question: Ask[Any]
) -> None:
    """Who is asked gets the step's own reason, unless it declares that there is none."""
    verb = game.vocabulary.find(action)
    general = why == Why(question.rule) and verb not in question.general
    none = type(question).why is Ask.why and not question.refusal
    if verb in question.verbs and general and none:
        raise LawBroken(
            LAW,
            f"{said(game, seat, action)} is refused at {asking(s)} without a reason of its own: "
            f"write `why` or `refusal`, or name {verb.name!r} in `general`.",
        )


def _some(verb: Verb, dice: Dice) -> Iterator[Action]:
    """All numbers of a small verb, some of a large one."""
    if verb.size <= EACH + 2:
        yield from range(verb.base, verb.end)
        return
    yield verb.base
    yield verb.end - 1
    for _ in range(EACH):
        yield verb.base + dice.below(verb.size)
