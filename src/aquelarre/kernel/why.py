"""Why not? The rule that forbids an answer: what all games say alike, before the step that asks
gives its own reason (`Ask.why`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aquelarre.kernel.seats import SILENT, Action, Seat, members
from aquelarre.kernel.verbs import ChanceVerb, Verb

if TYPE_CHECKING:
    from aquelarre.kernel.game import Game
    from aquelarre.kernel.state import State
    from aquelarre.kernel.steps import Ask


class Why:
    """Why something is not possible now: the rule that forbids it, and values for its text.

    The text is `why-<rule>` in the locales. Where a rule forbids for several reasons, `case` is
    the name of one, and the text chooses its sentence by `$case`. A value may be a name, too, by
    which the text chooses words.
    """

    __slots__ = ("rule", "values")

    def __init__(self, rule: str, case: str = "", /, **values: int | str) -> None:
        self.rule = rule
        self.values: dict[str, int | str] = {**values, "case": case} if case else {**values}

    @property
    def case(self) -> str:
        """The name of the reason, '' where the rule has only one."""
        return str(self.values.get("case", ""))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Why):
            return NotImplemented
        return (self.rule, self.values) == (other.rule, other.values)

    def __hash__(self) -> int:
        return hash((self.rule, tuple(sorted(self.values.items()))))

    def __bool__(self) -> bool:
        """Does anything forbid it?"""
        return bool(self.rule)

    def __repr__(self) -> str:
        return f"Why({self.rule!r}, {self.values!r})"


NOTHING = Why("")  # nothing forbids it

# The cases of a game's `rule_of_turns`: why it is not for this seat to answer this.
WAITING = "waiting"  # another player is asked: $seat
SEVERAL = "several"  # other players are asked
NATURE = "nature"  # chance decides it
OTHER = "other"  # something else is asked


def why_not(game: Game[Any], s: State, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing (a ref)."""
    question = s.open_question()
    if question is None:
        return Why(game.rule_of_the_end)
    legal = s.options(seat) + s.asides(seat) if 0 <= seat < s.n else []
    if isinstance(thing, str):
        return _why_thing(game, s, seat, thing, question, legal)
    if thing in legal:
        return NOTHING
    verb = game.vocabulary.find(thing)
    if verb is None or isinstance(verb, ChanceVerb):
        return Why(game.rule_of_turns, NATURE)
    for name, value in zip(verb.names, verb.args(thing), strict=True):
        missing = game.missing(s, game.kind(name), value)
        if missing is not None:
            return missing
    return _why_answer(game, s, seat, verb, thing, question)


def together(game: Game[Any], s: State, seat: Seat, thing: Action | str) -> Action | str:
    """Things that are touched one after the other (`card:R16a seat:5`) as the answer that they
    would be: a legal one that speaks of the first, with the last in place of another. The last by
    itself if there is none, or if it would say more than what was touched: which part of a tile."""
    if not isinstance(thing, str) or " " not in thing:
        return thing
    *held, last = thing.split()
    kind, _, label = last.partition(":")
    number = game.thing(kind, label)
    if number is None or s.open_question() is None or not 0 <= seat < s.n:
        return last
    for action in s.options(seat) + s.asides(seat):
        verb = game.vocabulary.find(action)
        if verb is None or not set(held) <= set(game.describe(action).refs):
            continue
        args = list(verb.args(action))
        for place, name in enumerate(verb.names):
            fits = game.kind(name) == kind and number < verb.sizes[place]
            if fits and game.ref(kind, args[place]) not in held:
                args[place] = number
                meant = verb.at(*args)
                said = set(game.describe(meant).refs)
                return meant if said <= {*held, last} else last
    return last


def touched(game: Game[Any], s: State, seat: Seat, thing: Action | str) -> Why:
    """The same for an answer, a thing, or several that are touched one after the other."""
    return game.why_not(s, seat, together(game, s, seat, thing))


def _why_answer(
    game: Game[Any], s: State, seat: Seat, verb: Verb, action: Action, question: Ask[Any]
) -> Why:
    """It could be said: unasked, by somebody else, to another question, or not to this one."""
    floor = question.floor
    if floor is not None and verb in floor.verbs and 0 <= seat < s.n:
        return floor.why(s, seat, action)
    if verb not in question.verbs:
        return game.not_now(s, seat, verb, action)
    if not _is_heard(s, seat, question):
        left_out = question.left_out(s, seat) if 0 <= seat < s.n else NOTHING
        return left_out or elsewhere(game, s, seat)
    return question.why(s, seat, action)


def _why_thing(
    game: Game[Any],
    s: State,
    seat: Seat,
    ref: str,
    question: Ask[Any],
    legal: list[Action],
) -> Why:
    """The same for a thing on the table, by the answer that a person means by touching it."""
    if any(ref in game.describe(action).refs for action in legal):
        return NOTHING
    kind, _, label = ref.partition(":")
    number = game.thing(kind, label)
    if number is None:
        return NOTHING
    missing = game.missing(s, kind, number)
    if missing is not None:
        return missing
    if not 0 <= seat < s.n or not (s.owed | s.may) >> seat & 1:
        return elsewhere(game, s, seat)
    action = question.meant(s, seat, kind, number)
    if action == SILENT:
        action = _likely(game, s, seat, question, kind, number, legal)
    if action == SILENT:
        return elsewhere(game, s, seat)
    return why_not(game, s, seat, action)


def _is_heard(s: State, seat: Seat, question: Ask[Any]) -> bool:
    """Is the seat asked now? Or may it speak up, where the question itself says what (without a
    floor)?"""
    heard = s.owed | s.may if question.floor is None else s.owed
    return 0 <= seat < s.n and bool(heard >> seat & 1)


def elsewhere(game: Game[Any], s: State, seat: Seat) -> Why:
    """It is for somebody else to answer, or something else is asked. Of several who are asked,
    some may have answered already: who, nobody is told."""
    if s.nature_asked:
        return Why(game.rule_of_turns, NATURE)
    if 0 <= seat < s.n and s.owed >> seat & 1:
        return Why(game.rule_of_turns, OTHER)
    awaited = members(s.owed)
    if len(awaited) > 1:
        return Why(game.rule_of_turns, SEVERAL)
    return Why(game.rule_of_turns, WAITING, seat=awaited[0])


def _likely(
    game: Game[Any],
    s: State,
    seat: Seat,
    question: Ask[Any],
    kind: str,
    number: int,
    legal: list[Action],
) -> Action:
    """The first kind of answer to the question (or of what may be said meanwhile) that speaks of
    such a thing: a legal one with this thing in place of another, or else any."""
    unasked = question.floor.verbs if question.floor is not None else ()
    for verb in question.verbs + unasked:
        kinds = [game.kind(name) for name in verb.names]
        if kind not in kinds or number >= verb.sizes[kinds.index(kind)]:
            continue
        model = next((verb.args(action) for action in legal if verb.owns(action)), None)
        if model is None:
            model = tuple((seat + 1) % s.n if each == "seat" else 0 for each in kinds)
        args = list(model)
        args[kinds.index(kind)] = number
        return verb.at(*args)
    return SILENT
