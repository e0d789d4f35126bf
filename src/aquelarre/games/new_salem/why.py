"""Why not? For a thing a player tried: the rule that forbids it now, and values for its text.

`case` picks the sentence of the rule's text `why-SAL-nn` in the locales. Nothing here looks at
what the asking seat cannot see.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem import verbs
from aquelarre.games.new_salem.cards import (
    COST,
    EXCHANGE,
    TRIAL,
    WITCH_HUNT,
    EventCard,
)
from aquelarre.games.new_salem.duty import dearest, launchable, on_table
from aquelarre.games.new_salem.people_events import TryPlayer
from aquelarre.games.new_salem.removal import ChooseRemoval
from aquelarre.games.new_salem.state import LAUNCHING, Town
from aquelarre.kernel import Action, Game, Seat, Verb, Why, holds, members

NOTHING = Why("")  # nothing forbids it
Args = tuple[int, ...]


def why_not(game: Game[Town], s: Town, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing."""
    if s.over:
        return Why("SAL-20")
    if isinstance(thing, str):
        return _why_thing(game, s, seat, thing)
    if seat >= 0 and thing in s.options(seat) + s.asides(seat):
        return NOTHING
    verb = game.vocabulary.find(thing)
    if verb is None or verb.base >= verbs.DEAL_CHARACTER.base:
        return Why("SAL-06", case=1)
    return _why_verb(game, s, seat, verb, verb.args(thing))


def _why_verb(game: Game[Town], s: Town, seat: Seat, verb: Verb, args: Args) -> Why:
    for name, value in zip(verb.names, args, strict=True):
        if game.kind(name) == "seat" and value >= s.n:
            return Why("SAL-01")
    if verb in (verbs.GIVE, verbs.MOVE_CHEST, verbs.LAUNCH, verbs.END_PHASE):
        return EXPLANATIONS[verb.name](s, seat, args)  # also to those who are not asked
    if not holds(s.owed, seat):
        return _waiting(s)
    question = s.open_question()
    if question is None or question.key not in QUESTIONS[verb.name]:
        return Why("SAL-06", case=2)
    return EXPLANATIONS[verb.name](s, seat, args)


def _waiting(s: Town) -> Why:
    """Somebody else is asked, or chance. [SAL-06]"""
    return Why("SAL-06", case=1) if s.nature_asked else Why("SAL-06", case=0, seat=_first(s))


def _first(s: Town) -> Seat:
    """The first who owes an answer. Whether it is given already must make no difference: answers
    of others to an open question are nothing to draw conclusions from."""
    return members(s.owed)[0]


def _why_thing(game: Game[Town], s: Town, seat: Seat, ref: str) -> Why:
    """The same for a thing on the table, by the answer that a player would have meant."""
    legal = s.options(seat) + s.asides(seat) if seat >= 0 else []
    if any(ref in game.describe(action).refs for action in legal):
        return NOTHING
    kind, _, label = ref.partition(":")
    number = game.thing(kind, label)
    question = s.open_question()
    if number is None or question is None:
        return NOTHING
    if kind == "seat" and number >= s.n:
        return Why("SAL-01")
    if kind == "event":
        return _launch(s, seat, (number,))
    if holds(s.owed, seat):
        for verb in game.verbs:  # the first verb of this question that speaks of such a thing
            meant = question.key in QUESTIONS.get(verb.name, ())
            if meant and len(verb.names) == 1 and game.kind(verb.names[0]) == kind:
                return EXPLANATIONS[verb.name](s, seat, (number,))
    if s.phase == LAUNCHING and kind == "seat":
        return _give(s, seat, (number,))
    if s.phase == LAUNCHING and kind == "building" and _owns(s, seat, number):
        return _chest(s, seat, (number,))
    return Why("SAL-06", case=2) if holds(s.owed, seat) else _waiting(s)


def _owns(s: Town, seat: Seat, building: int) -> bool:
    return seat >= 0 and bool(s.streets[seat] >> building & 1)


# -- gifts and the chest -----------------------------------------------------------------


def _give(s: Town, seat: Seat, args: Args) -> Why:
    """Who may give hope, when and to whom. [SAL-12]"""
    if s.phase != LAUNCHING:
        return Why("SAL-12", case=0)
    if seat == s.constable:
        return Why("SAL-12", case=1)
    if args[0] == seat:
        return Why("SAL-12", case=2)
    if seat < 0 or not s.wealth[seat]:
        return Why("SAL-12", case=3)
    return _waiting(s)  # chance decides first


def _chest(s: Town, seat: Seat, args: Args) -> Why:
    """The chest stands on an own building, and moves in the launching phase. [SAL-12]"""
    if s.phase != LAUNCHING:
        return Why("SAL-12", case=0)
    if not _owns(s, seat, args[0]):
        return Why("SAL-12", case=4, building=args[0])
    if s.chest[seat] == args[0]:
        return Why("SAL-12", case=5, building=args[0])
    question = s.open_question()
    if question is not None and question.key == "last_call":
        return Why("SAL-12", case=6)
    return _waiting(s)


# -- the constable -----------------------------------------------------------------------


def _launch(s: Town, seat: Seat, args: Args) -> Why:
    """Who launches events, which lie there, and what they cost. [SAL-13]"""
    (event,) = args
    question = s.open_question()
    if s.phase != LAUNCHING:
        return Why("SAL-13", case=0)
    if seat != s.constable:
        return Why("SAL-13", case=1, seat=s.constable)
    if question is None or question.key != "launch":
        return Why("SAL-06", case=2)
    if event not in on_table(s):
        return Why("SAL-13", case=2, event=event)
    if not launchable(s, event):
        return _obstacle(s, event)
    return Why("SAL-13", case=3, event=event, cost=COST[event], hope=s.wealth[seat])


def _obstacle(s: Town, event: EventCard) -> Why:
    """An event that could not be carried out cannot be launched. [Ruling C3]"""
    if event in (TRIAL, WITCH_HUNT):
        return Why("SAL-15", case=0) if not s.pile else Why("SAL-15", case=1)
    if event == EXCHANGE and not s.streets[s.constable]:
        return Why("SAL-13", case=5, event=event)
    return Why("SAL-13", case=4, event=event)


def _end(s: Town, seat: Seat, args: Args) -> Why:
    """Ending is up to the constable, and forbidden to one who is rich enough. [SAL-18]"""
    question = s.open_question()
    if s.phase != LAUNCHING:
        return Why("SAL-18", case=0)
    if seat != s.constable:
        return Why("SAL-18", case=1, seat=s.constable)
    if question is None or question.key != "launch":
        return Why("SAL-06", case=2)
    return Why("SAL-18", case=2, hope=s.wealth[seat], dearest=dearest(s))


def _pay(s: Town, seat: Seat, args: Args) -> Why:
    return Why("SAL-13", case=6, building=args[0])


def _name(s: Town, seat: Seat, args: Args) -> Why:
    """Who cannot be the next constable. [SAL-16]"""
    (other,) = args
    if other == seat:
        return Why("SAL-16", case=0)
    if s.tried >> other & 1:
        return Why("SAL-16", case=1, seat=other)
    return Why("SAL-16", case=2, seat=other)


# -- buildings ---------------------------------------------------------------------------


def _pick(s: Town, seat: Seat, args: Args) -> Why:
    return Why("SAL-07", card=args[0])


def _keep(s: Town, seat: Seat, args: Args) -> Why:
    return Why("SAL-09", card=args[0])


def _remove(s: Town, seat: Seat, args: Args) -> Why:
    """Despair is taken from where there is some. [SAL-08]"""
    question = s.open_question()
    if isinstance(question, ChooseRemoval) and question.spent >> args[0] & 1:
        return Why("SAL-08", case=1, building=args[0])
    return Why("SAL-08", case=0, building=args[0])


def _loose(s: Town, seat: Seat, args: Args) -> Why:
    """Despair lies on the character of a player only while he has no building. [SAL-08]"""
    return Why("SAL-08", case=2, seat=args[0])


def _others_building(s: Town, seat: Seat, args: Args) -> Why:
    """A building of another player. [SAL-26]"""
    if _owns(s, seat, args[0]):
        return Why("SAL-26", case=1, building=args[0])
    return Why("SAL-26", case=0, building=args[0])


def _any_building(s: Town, seat: Seat, args: Args) -> Why:
    return Why("SAL-26", case=0, building=args[0])


def _own_building(s: Town, seat: Seat, args: Args) -> Why:
    return Why("SAL-26", case=2, building=args[0])


# -- people ------------------------------------------------------------------------------


def _try(s: Town, seat: Seat, args: Args) -> Why:
    """Who cannot be put on trial. [SAL-15]"""
    (other,) = args
    question = s.open_question()
    if s.tried >> other & 1 and not _chosen(question, other):
        return Why("SAL-15", case=2, seat=other)
    if s.spared >> other & 1:
        return Why("SAL-15", case=3, seat=other)
    return Why("SAL-15", case=4, seat=other)


def _chosen(question: object, other: Seat) -> bool:
    return isinstance(question, TryPlayer) and bool(question.chosen >> other & 1)


def _another(s: Town, seat: Seat, args: Args) -> Why:
    """Another player, not oneself. [SAL-14]"""
    return Why("SAL-14", case=0)


def _viewer(s: Town, seat: Seat, args: Args) -> Why:
    """V04: neither oneself nor the constable."""
    return Why("SAL-14", case=1, seat=s.constable)


def _absolve(s: Town, seat: Seat, args: Args) -> Why:
    """V17: somebody on trial."""
    return Why("SAL-14", case=2, seat=args[0])


def _build(s: Town, seat: Seat, args: Args) -> Why:
    """V14, V15: one of the cards drawn."""
    return Why("SAL-14", case=3, card=args[0])


def _clear(s: Town, seat: Seat, args: Args) -> Why:
    """V11: where there is despair."""
    return Why("SAL-14", case=4, building=args[0])


def _ease(s: Town, seat: Seat, args: Args) -> Why:
    """V20: it takes one hope."""
    return Why("SAL-14", case=5)


def _bear(s: Town, seat: Seat, args: Args) -> Why:
    """V13, V20: on an own building."""
    if args:
        return Why("SAL-14", case=6, building=args[0])
    return Why("SAL-14", case=7)


EXPLANATIONS: dict[str, Callable[[Town, Seat, Args], Why]] = {
    "give": _give,
    "move_chest": _chest,
    "launch": _launch,
    "end_phase": _end,
    "pay_from": _pay,
    "name": _name,
    "pick": _pick,
    "keep": _keep,
    "remove": _remove,
    "remove_loose": _loose,
    "clear": _clear,
    "clear_loose": _loose,
    "burn": _any_building,
    "seize": _others_building,
    "offer": _own_building,
    "swap_for": _others_building,
    "pass_left": _own_building,
    "try": _try,
    "question": _another,
    "confessor": _another,
    "confess_to": _viewer,
    "absolve": _absolve,
    "hand": _another,
    "build": _build,
    "ease_conscience": _ease,
    "bear": _bear,
    "bear_loose": _bear,
}
# The questions to which a verb is an answer.
QUESTIONS: dict[str, tuple[str, ...]] = {
    "launch": ("launch",),
    "end_phase": ("launch",),
    "let_pass": ("last_call",),
    "pay_from": ("pay",),
    "pay_rest": ("pay",),
    "name": ("name",),
    "pick": ("pick",),
    "keep": ("last_pick",),
    "discard_both": ("last_pick",),
    "remove": ("remove",),
    "remove_loose": ("remove",),
    "clear": ("clear",),
    "clear_loose": ("clear",),
    "burn": ("burn",),
    "seize": ("seize",),
    "offer": ("offer",),
    "swap_for": ("swap_for",),
    "pass_left": ("emigrate",),
    "try": ("try",),
    "question": ("question",),
    "confessor": ("confess",),
    "confess_to": ("confess_to",),
    "absolve": ("absolve",),
    "hand": ("hand",),
    "build": ("build",),
    "ease_conscience": ("conscience",),
    "bear": ("bear", "conscience"),
    "bear_loose": ("conscience", "bear"),
}
