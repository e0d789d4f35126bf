"""Why not? For a thing a player tried: the rule that forbids it now, and values for its text.

Every rule that restricts a choice is here. `case` picks the sentence of the rule's text
`why-WAL-nn` in the locales.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.walpurgisnacht import verbs
from aquelarre.games.walpurgisnacht.dance import Movement, PutBack, places_to_put
from aquelarre.games.walpurgisnacht.mephisto import HandOver, MephistoActs
from aquelarre.games.walpurgisnacht.mountain import (
    INNER,
    NARROW,
    PENTAGRAM,
    WIDE,
    Slot,
    SlotSet,
    blockers,
    free,
    slots_in,
    supported,
)
from aquelarre.games.walpurgisnacht.rites import FirstGift, SecondGift, ThirdGift, of_one_colour
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.wisps import FollowWisps
from aquelarre.kernel import Action, Game, Seat, Verb, Why, members

NOTHING = Why("")  # nothing forbids it
CHANCE = Why("WAL-07", case=1)  # not for players to answer


def why_not(game: Game[Night], s: Night, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing."""
    if s.over:
        return Why("WAL-28")
    if isinstance(thing, str):
        return _why_thing(game, s, seat, thing)
    if seat >= 0 and thing in s.options(seat) + s.asides(seat):
        return NOTHING
    if thing == verbs.DECLARE.base:
        return Why("WAL-09", case=1 if s.declared else 0)
    if not _is_asked(s, seat):
        return _not_your_turn(s)
    verb = game.vocabulary.find(thing)
    missing = _not_there(game, s, verb, thing) if verb else None
    if missing is not None:
        return missing
    explain = EXPLANATIONS.get(verb.name) if verb else None
    return explain(s, seat, verb.args(thing)) if verb and explain else CHANCE


def _not_there(game: Game[Night], s: Night, verb: Verb, action: Action) -> Why | None:
    """An answer that names a player who is not at the table [WAL-01], or a place that this
    mountain does not have [WAL-04]."""
    for name, value in zip(verb.names, verb.args(action), strict=True):
        if game.kind(name) == "seat" and value >= s.n:
            return Why("WAL-01")
        if game.kind(name) == "slot" and not (WIDE if s.wide else NARROW) >> value & 1:
            return Why("WAL-04", slot=value)
    return None


def _is_asked(s: Night, seat: Seat) -> bool:
    return seat >= 0 and bool(s.owed >> seat & 1)


def _not_your_turn(s: Night) -> Why:
    """Play goes to the left: somebody else is to answer. [WAL-07]"""
    return CHANCE if s.nature_asked else Why("WAL-07", case=0, seat=members(s.owed)[0])


def _why_thing(game: Game[Night], s: Night, seat: Seat, ref: str) -> Why:
    """The same for a thing on the table, by the answer that a player would have meant."""
    if not _is_asked(s, seat):
        return _not_your_turn(s)
    if any(ref in game.describe(action).refs for action in s.options(seat)):
        return NOTHING
    kind, _, label = ref.partition(":")
    number = game.thing(kind, label)
    if number is None:
        return NOTHING
    if kind == "seat" and number >= s.n:
        return Why("WAL-01")
    if kind == "slot" and not (WIDE if s.wide else NARROW) >> number & 1:
        return Why("WAL-04", slot=number)
    question = s.open_question()
    if kind == "slot":
        return _why_slot(s, seat, number)
    if kind == "card" and isinstance(question, FirstGift):
        return Why("WAL-19", case=1, card=number)
    if kind == "card" and isinstance(question, SecondGift):
        return Why("WAL-20", case=1, card=number)
    if kind == "card" and isinstance(question, ThirdGift):
        return Why("WAL-21", case=5, card=number)
    if kind == "card" and isinstance(question, PutBack):
        return Why("WAL-25", case=3, card=number)
    if kind == "card" and isinstance(question, MephistoActs | HandOver):
        return Why("WAL-24", case=4, card=number)
    if kind == "seat" and isinstance(question, MephistoActs) and number != seat:
        return Why("WAL-24", case=1, giver=number)
    if kind == "seat" and isinstance(question, MephistoActs):
        return Why("WAL-24", case=2)
    if kind == "seat" and isinstance(question, FirstGift | SecondGift | ThirdGift):
        return Why("WAL-23")
    return Why(question.rule, case=0) if question else NOTHING


def _why_slot(s: Night, seat: Seat, slot: Slot) -> Why:
    question = s.open_question()
    if isinstance(question, FollowWisps):
        return _reveal(s, seat, (slot,))
    if isinstance(question, PutBack):
        return _put_back(s, seat, (s.hand.bit_length() - 1, slot))
    if isinstance(question, Movement) and s.lying >> slot & 1:
        return _dancer(s, slot)
    if isinstance(question, Movement):
        return _destination(s, s.lying, slot)
    return Why(question.rule, case=0) if question else NOTHING


# -- the mountain ------------------------------------------------------------------------


def _blocked(s: Night, lying: SlotSet, slot: Slot) -> Why:
    """Held by both pentagram cards beside it [WAL-11], or by a pentagon card outside [WAL-12]."""
    holding = slots_in(blockers(slot, lying, s.wide))
    if INNER <= slot < PENTAGRAM:
        return Why("WAL-11", slot=slot, first=holding[0], second=holding[1])
    return Why("WAL-12", slot=slot, case=len(holding), first=holding[0], second=holding[-1])


def _destination(s: Night, lying: SlotSet, slot: Slot) -> Why:
    """Why no card may be put on this slot of a mountain like that."""
    if lying >> slot & 1:
        return Why("WAL-26", case=3, slot=slot)
    if blockers(slot, lying, s.wide):
        return _blocked(s, lying, slot)
    if not supported(lying, s.wide) >> slot & 1:
        return Why("WAL-27", slot=slot)
    return Why("WAL-26", case=5, slot=slot)


def _dancer(s: Night, slot: Slot) -> Why:
    """Why this card may not dance."""
    if not s.lying >> slot & 1:
        return Why("WAL-26", case=1, slot=slot)
    if s.moved >> slot & 1:
        return Why("WAL-26", case=2, slot=slot)
    if not free(s.lying, s.wide) >> slot & 1:
        return _blocked(s, s.lying, slot)
    return Why("WAL-26", case=6, slot=slot)


# -- one function for each verb ----------------------------------------------------------


def _ready(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("WAL-06", case=0)


def _reveal(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    (slot,) = args
    if not isinstance(s.open_question(), FollowWisps):
        return Why("WAL-10", case=0)
    if not s.lying >> slot & 1:
        return Why("WAL-10", case=1, slot=slot)
    return _blocked(s, s.lying, slot)


def _stop(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("WAL-10", case=2 if isinstance(s.open_question(), FollowWisps) else 0)


def _give(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    card, receiver = args
    if not isinstance(s.open_question(), FirstGift):
        return Why("WAL-19", case=0)
    if receiver == seat:
        return Why("WAL-23")
    return Why("WAL-19", case=1, card=card)


def _give_open(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    card, receiver = args
    question = s.open_question()
    if not isinstance(question, SecondGift):
        return Why("WAL-20", case=2 if isinstance(question, FirstGift) else 0)
    if receiver == seat:
        return Why("WAL-23")
    return Why("WAL-20", case=1, card=card)


def _pass_on(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    """Which condition of the third gift is missing? [WAL-21]"""
    card, receiver = args
    question = s.open_question()
    if isinstance(question, FirstGift | SecondGift):
        return Why("WAL-21", case=3)
    if isinstance(question, ThirdGift) and receiver == seat:
        return Why("WAL-23")
    if isinstance(question, ThirdGift):
        return Why("WAL-21", case=5, card=card)
    if s.taken and not of_one_colour(s.taken):
        return Why("WAL-21", case=2)
    if not s.up[seat] | s.down[seat]:
        return Why("WAL-21", case=1)
    return Why("WAL-21", case=0)


def _keep(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    if isinstance(s.open_question(), FirstGift):
        return Why("WAL-19", case=2)
    return Why("WAL-20", case=0)


def _command(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    giver, receiver = args
    if not isinstance(s.open_question(), MephistoActs):
        return Why("WAL-24", case=0)
    if giver == seat:
        return Why("WAL-24", case=2)
    if giver == receiver:
        return Why("WAL-24", case=3)
    return Why("WAL-24", case=1, giver=giver)


def _bestow(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    card, receiver = args
    if not isinstance(s.open_question(), MephistoActs):
        return Why("WAL-24", case=0)
    if receiver == seat:
        return Why("WAL-23")
    return Why("WAL-24", case=4, card=card)


def _hand_over(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    (card,) = args
    if not isinstance(s.open_question(), HandOver):
        return Why("WAL-24", case=0)
    return Why("WAL-24", case=4, card=card)


def _put_back(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    card, slot = args
    if not isinstance(s.open_question(), PutBack):
        return Why("WAL-25", case=0)
    if not s.hand >> card & 1:
        return Why("WAL-25", case=3, card=card)
    if s.lying >> slot & 1:
        return Why("WAL-25", case=1, slot=slot)
    if blockers(slot, s.lying, s.wide):
        return _blocked(s, s.lying, slot)
    if not supported(s.lying, s.wide) >> slot & 1:
        return Why("WAL-27", slot=slot)
    assert not places_to_put(s.lying, s.wide, s.hand.bit_count()) >> slot & 1
    return Why("WAL-25", case=2, slot=slot)


def _turn_down(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("WAL-25", case=4 if isinstance(s.open_question(), PutBack) else 0)


def _move(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    slot, to = args
    if not isinstance(s.open_question(), Movement):
        return Why("WAL-26", case=0)
    if free(s.lying, s.wide) & ~s.moved & 1 << slot == 0:
        return _dancer(s, slot)
    if slot == to:
        return Why("WAL-26", case=5, slot=slot)
    return _destination(s, s.lying & ~(1 << slot), to)


def _swap(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    slot, other = args
    if not isinstance(s.open_question(), Movement):
        return Why("WAL-26", case=0)
    if slot == other:
        return Why("WAL-26", case=5, slot=slot)
    dancers = free(s.lying, s.wide) & ~s.moved
    if slot > other and dancers >> slot & 1 and dancers >> other & 1:
        return Why("WAL-26", case=7, slot=other, other=slot)
    return _dancer(s, slot if not dancers >> slot & 1 else other)


def _rest(s: Night, seat: Seat, args: tuple[int, ...]) -> Why:
    return Why("WAL-26", case=4 if isinstance(s.open_question(), Movement) else 0)


EXPLANATIONS: dict[str, Callable[[Night, Seat, tuple[int, ...]], Why]] = {
    "ready": _ready,
    "stop": _stop,
    "keep": _keep,
    "rest": _rest,
    "turn_down": _turn_down,
    "reveal": _reveal,
    "give": _give,
    "give_open": _give_open,
    "pass_on": _pass_on,
    "command": _command,
    "bestow": _bestow,
    "hand_over": _hand_over,
    "put_back": _put_back,
    "move": _move,
    "swap": _swap,
}
