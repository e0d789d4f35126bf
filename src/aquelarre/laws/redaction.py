"""Redaction: nobody gets to see, or to conclude from the machine, what the rules hide.

Ways to look for a leak: what a seat sees must be the same in every world that it can imagine
(`view` and `imagine` agree); what it imagines may not depend on what it cannot know (`imagine` is
blind); an answer that it could take back may not have shown it anything; and what chance brings
is told in confidence only to those who see it. Twin worlds are another (see `twins`),
and so is what others are sent meanwhile (`onlookers`). A card that is known to the wrong seat, and
that view and events show it alike, is found by none of them: that is what a game's own
tests/test_secrets.py is for.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import WATCHER, Action, Dice, Event, Game, Seat, State, members
from aquelarre.kernel.spelling import attributes, spelled
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import first_difference, seat_difference
from aquelarre.laws.position import position
from aquelarre.laws.walk import asking, said, stroll

LAW = "redaction"
FAR = 1000  # answers: as far as an imagined game is played
PLAIN = (str, int, type(None))  # bool is an int


def check_secrets(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """All that can be checked for one seat (or WATCHER) at one position."""
    before = position(s)
    _check_plain(game, s, seat)
    imagined = _imagined(game, s, seat, dice.child(1))
    found = seat_difference(game, s, imagined, seat, dice.child("things"))
    if found:
        raise LawBroken(
            LAW,
            f"at {asking(s)}, {seat_name(seat)} sees more than imagine keeps: {found}. Either view "
            "(or options, asides, why_not) shows what the seat may not know, or imagine deals "
            "afresh what it does know.",
        )
    if game.census(imagined) != game.census(s):
        raise LawBroken(
            LAW, f"imagine for {seat_name(seat)} loses or doubles things (see `census`)."
        )
    _check_blind(game, s, imagined, seat, dice)
    if not game.secrets and _without_seat(game, s, seat) != _without_seat(game, s, WATCHER):
        raise LawBroken(
            LAW, f"the game says that it has no secrets, but {seat_name(seat)} sees some."
        )
    if s.nature_asked:
        _check_chance(game, s, seat, dice.child("chance"))
    elif seat != WATCHER:
        _check_answers(game, s, imagined, seat, dice.child("answers"))
    if position(s) != before:
        raise LawBroken(
            LAW,
            f"looking has changed the state: view, imagine, options, asides and why_not for "
            f"{seat_name(seat)} may only read.",
        )


def _without_seat(game: Game[Any], s: State, seat: Seat) -> dict[str, Any]:
    return {name: value for name, value in game.view(s, seat).items() if name != "seat"}


def check_imagined_game(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """A world that the seat imagines can be played to its end."""
    imagined = _imagined(game, s, seat, dice.child("deal"))
    try:
        stroll(game, imagined, dice, FAR)
        if imagined.over:
            game.returns(imagined)
    except Exception as problem:
        raise LawBroken(
            LAW,
            f"a world imagined by {seat_name(seat)} at {asking(s)} cannot be played to its end: "
            f"{problem}",
        ) from problem


def _imagined(game: Game[Any], s: State, seat: Seat, dice: Dice) -> State:
    imagined: State = game.imagine(s, seat, dice)
    if imagined is s:
        raise LawBroken(LAW, "imagine gives the true state itself away: clone it first.")
    if imagined.news is not None:
        raise LawBroken(LAW, "an imagined state must be silent: build it from a clone.")
    return imagined


def _check_blind(game: Game[Any], s: State, imagined: State, seat: Seat, dice: Dice) -> None:
    """What is imagined depends on what the seat knows, and on the dice; not on the truth."""
    from_truth = game.imagine(s, seat, dice.child(2))
    from_dream = game.imagine(imagined, seat, dice.child(2))
    if position(from_truth) != position(from_dream):
        raise LawBroken(
            LAW,
            f"imagine for {seat_name(seat)} at {asking(s)} is not blind: with the same dice it "
            f"deals another world when the hidden things lie otherwise "
            f"({field_difference(from_truth, from_dream)}). Put everything hidden together, in "
            "sorted order or in a Bag, before dealing it out.",
        )


def field_difference(one: State, other: State) -> str:
    for name in attributes(one):
        mine, yours = spelled(getattr(one, name)), spelled(getattr(other, name))
        if mine != yours:
            return f"field {name!r}: {mine} or {yours}"
    return "no field differs"


def _check_plain(game: Game[Any], s: State, seat: Seat) -> None:
    """A view is plain data of its own: it can be sent, and gives no part of the state away."""
    view, again = game.view(s, seat), game.view(s, seat)
    if view != again:
        raise LawBroken(LAW, f"two looks of {seat_name(seat)} at the same position differ.")
    kept: set[int] = set()
    other: set[int] = set()
    _parts(view, kept)
    _parts(again, other)
    parts: set[int] = set()
    if kept & other:  # a part of the state would be in both
        for name in attributes(s):
            if name != "news":  # what was told is nobody's to see again, and grows with the game
                _parts(getattr(s, name), parts)
    _check_value(view, "view", parts)


def _parts(value: object, found: set[int]) -> None:
    """All that a value is made of, each thing once: what is in the box is in many places of it."""
    if value is None or isinstance(value, str | int | float | bytes) or id(value) in found:
        return
    found.add(id(value))
    if isinstance(value, dict):
        for item in value.values():
            _parts(item, found)
    elif isinstance(value, list | tuple):
        for item in value:
            _parts(item, found)
    elif not isinstance(value, set | frozenset):
        for name in attributes(value):
            _parts(getattr(value, name), found)


def _check_value(value: object, path: str, parts: set[int]) -> None:
    if isinstance(value, list | dict | set) and id(value) in parts:
        raise LawBroken(LAW, f"{path} is a part of the state itself: who gets it could alter it.")
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str):
                raise LawBroken(LAW, f"{path} has the key {key!r}: keys of a view are text.")
            _check_value(item, f"{path}[{key!r}]", parts)
    elif isinstance(value, list):
        for place, item in enumerate(value):
            _check_value(item, f"{path}[{place}]", parts)
    elif not isinstance(value, PLAIN):
        raise LawBroken(
            LAW, f"{path} is a {type(value).__name__}: views are made of plain data only."
        )


def _check_answers(game: Game[Any], s: State, imagined: State, seat: Seat, dice: Dice) -> None:
    """The seat's next answer tells it the same in the true and in an imagined world.

    Others who are asked as well answer the same in both. Chance has not been thrown yet when
    we compare.
    """
    asides = s.asides(seat)
    if asides:
        word = asides[dice.below(len(asides))]
        _compare(game, s, imagined, {seat: word}, seat)
    if not s.options(seat):
        return
    given: dict[Seat, Action] = {}
    for other in members(s.owed & ~s.asked) + members(s.asked):  # the last of these closes it
        both = sorted(set(s.options(other)) & set(imagined.options(other)))
        if not both:
            return
        given[other] = both[dice.below(len(both))]
    _compare(game, s, imagined, given, seat)


def _compare(
    game: Game[Any], s: State, imagined: State, given: dict[Seat, Action], seat: Seat
) -> None:
    true, events = _answered(s, given)
    dream, dreamt = _answered(imagined, given)
    where = f"at {asking(s)}, the answer {said(game, seat, given[seat])}"
    views = first_difference(game.view(true, seat), game.view(dream, seat))
    alone = len(given) == 1
    if alone and not true.nature_asked and all(event.undoable for event in events):
        found = views or _told_difference(events, dreamt, seat)
        if found:
            raise LawBroken(
                LAW,
                f"{where} can be taken back, but has shown something that the seat did not know: "
                f"{found}. Tell it with a hidden part, or with a notice that is final.",
            )
    if not views:
        kept = [event for event in events if not event.notice.final]
        others = [event for event in dreamt if not event.notice.final]
        found = _told_difference(kept, others, seat)
        if found:
            raise LawBroken(
                LAW,
                f"{where} tells the seat what neither its view shows nor a final notice: {found}.",
            )


def _check_chance(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """Of two outcomes that look the same to the seat it is not told in confidence which it was: the
    hidden part of an event went to a seat that is not to know. (What is told to all, such as dice,
    need not stay in sight.)"""
    outcomes = s.options(s.n)
    if len(outcomes) < 2:
        return
    first = dice.below(len(outcomes))
    second = (first + 1 + dice.below(len(outcomes) - 1)) % len(outcomes)
    one, told = _answered(s, {s.n: outcomes[first]})
    other, otherwise = _answered(s, {s.n: outcomes[second]})
    if game.view(one, seat) != game.view(other, seat):
        return
    found = _told_difference(_confided(told, seat), _confided(otherwise, seat), seat)
    if found:
        raise LawBroken(
            LAW,
            f"at {asking(s)}, the hidden part of an event tells {seat_name(seat)} what chance has "
            f"brought, which its view does not show: {found}. Tell it `to` those who may know.",
        )


def _confided(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.hidden and event.known_to(seat, again=True)]


def _answered(s: State, given: dict[Seat, Action]) -> tuple[State, list[Event]]:
    trial = s.clone()
    events: list[Event] = []
    trial.news = events
    for seat, action in given.items():
        trial.answer(seat, action)
    return trial, events


def _told_difference(one: list[Event], other: list[Event], seat: Seat) -> str:
    mine = [event.remembered_by(seat) for event in one]
    yours = [event.remembered_by(seat) for event in other]
    return "" if mine == yours else f"it is told {mine} here and {yours} there"


def seat_name(seat: Seat) -> str:
    return "a watcher" if seat == WATCHER else f"seat {seat}"
