"""Why not this card? Whose it is, what it can do, and when. [LAN-08]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.attempt import adds
from aquelarre.games.discworld_witches.board import (
    face_down,
    reach,
    stopping,
    unknown_to,
    witches_on,
)
from aquelarre.games.discworld_witches.effects import KNOWN
from aquelarre.games.discworld_witches.ids import (
    BROOMSTICK,
    DEATH,
    DUNGEON,
    E_ADD,
    E_BORROW,
    E_DEATH,
    E_DRAW,
    E_FLEE,
    E_HELP,
    E_INVISIBLE,
    E_KNOW,
    E_MOVE,
    E_REROLL,
    E_SHAMBLE,
    E_SHEEP,
    E_TRANSMUTE,
    HEADOLOGY,
    MAGIC,
    SHEEP,
    Card,
    Space,
)
from aquelarre.games.discworld_witches.moving import keys_of
from aquelarre.games.discworld_witches.reckoning import missing
from aquelarre.games.discworld_witches.rolling import PAIR
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Seat, Why

Args = tuple[int, ...]
OTHER = Why("LAN-53", case=2)  # something else is asked now

# The questions to which a verb with a card is an answer; "" for those with free effects.
FREE = (
    *("before", "act", "pass", "walk_on", "tackle", "first_pair", "second_pair", "flee_to"),
    *("retreat", "dungeon", "leave", "finish"),
)
ATTEMPT = ("tackle", "first_pair", "second_pair")
CARD_VERBS: dict[str, tuple[str, ...]] = {
    "play_headology": ("first_pair",),
    "play_magic": ("first_pair",),
    "add": ("second_pair",),
    "borrow": FREE,
    "face_death": ATTEMPT,
    "cure_sheep": ATTEMPT,
    "slip_away": ("second_pair",),
    "draw_two": FREE,
    "hurry": ("act", "pass", "walk_on"),
    "vanish": ("pass",),
    "reroll_both": ("first_pair", "second_pair"),
    "transmute": FREE,
    "discard": ("transmute",),
    "know": FREE,
    "reroll": ("first_pair", "second_pair"),
    "fly": ("act", "walk_on"),
    "flee_flying": ("first_pair", "flee_to"),
    "retreat_flying": ("retreat",),
    "leave_by_card": ("dungeon",),
    "help": FREE,
    "shamble": FREE,
    "pass_by": ("act", "walk_on"),
    "trio": ATTEMPT,
}
NEEDS_EFFECT = {  # the effect that a card must have for a verb
    "add": E_ADD,
    "borrow": E_BORROW,
    "face_death": E_DEATH,
    "cure_sheep": E_SHEEP,
    "slip_away": E_FLEE,
    "draw_two": E_DRAW,
    "hurry": E_MOVE,
    "help": E_HELP,
    "vanish": E_INVISIBLE,
    "pass_by": E_INVISIBLE,
    "reroll": E_REROLL,
    "reroll_both": E_REROLL,
    "know": E_KNOW,
    "shamble": E_SHAMBLE,
    "transmute": E_TRANSMUTE,
}
BY_EFFECT = {
    effect: verb for verb, effect in NEEDS_EFFECT.items() if verb not in ("reroll_both", "pass_by")
}
BROOMS = ("fly", "flee_flying", "retreat_flying")


def asked_for(s: Lancre, verb: str) -> bool:
    """Is this verb an answer to the open question?"""
    question = s.open_question()
    return question is not None and question.key in CARD_VERBS[verb]


def why_card(s: Lancre, seat: Seat, card: Card) -> Why:
    """A card was touched with which nothing can be done now: what is it for?"""
    if card not in s.hands[seat]:
        return Why("LAN-08", case=0, card=card)
    question = s.open_question()
    key = question.key if question else ""
    if key == "first_pair":
        return Why("LAN-08", case=1, card=card)
    if key == "dungeon":
        return Why("LAN-44", case=1, card=card)
    verb = BY_EFFECT[s.edition.effect[card]]
    return why_card_verb(s, seat, verb, (card, *([s.at] if verb in ("help", "shamble") else [0])))


def why_card_verb(s: Lancre, seat: Seat, verb: str, args: Args) -> Why:
    """Whose card it is, what it can do, and then why it cannot do that now."""
    cards = args if verb == "trio" else args[:1]
    for card in cards:
        if card not in s.hands[seat]:
            return Why("LAN-08", case=0, card=card)
    card = args[0]
    wrong = _wrong_card(s, seat, verb, card)
    if wrong:
        return wrong
    if not asked_for(s, verb):
        return _wrong_moment(s, verb)
    explain = EXPLANATIONS.get(verb)
    return explain(s, seat, args) if explain else OTHER


def _wrong_card(s: Lancre, seat: Seat, verb: str, card: Card) -> Why | None:
    """The card has another symbol or another effect."""
    if verb in BROOMS and s.edition.symbol[card] != BROOMSTICK:
        return Why("LAN-15", case=0, card=card)
    if verb == "play_headology" and s.edition.symbol[card] != HEADOLOGY:
        return Why("LAN-17", case=1, card=card)
    if verb == "play_magic" and s.edition.symbol[card] != MAGIC:
        return Why("LAN-17", case=2, card=card)
    if verb == "leave_by_card" and card not in keys_of(s, seat):
        return Why("LAN-44", case=1, card=card)
    if verb == "trio" and s.edition.trio[card] < 0:
        return Why("LAN-24", case=0, card=card)
    if verb in NEEDS_EFFECT and s.edition.effect[card] != NEEDS_EFFECT[verb]:
        return Why("LAN-08", case=2, card=card)
    return None


def _wrong_moment(s: Lancre, verb: str) -> Why:
    """The right card, but not now."""
    question = s.open_question()
    key = question.key if question else ""
    if verb in ("play_headology", "play_magic"):
        return Why("LAN-19") if key == "second_pair" else Why("LAN-17", case=0)
    return MOMENTS.get(verb, OTHER)


MOMENTS = {
    "add": Why("LAN-29", case=0),
    "face_death": Why("LAN-31"),
    "cure_sheep": Why("LAN-32"),
    "slip_away": Why("LAN-33"),
    "hurry": Why("LAN-35"),
    "vanish": Why("LAN-37", case=0),
    "pass_by": Why("LAN-37", case=0),
    "reroll": Why("LAN-38", case=2),
    "reroll_both": Why("LAN-38", case=2),
    "discard": Why("LAN-41"),
    "fly": Why("LAN-15", case=3),
    "flee_flying": Why("LAN-22", case=0),
    "retreat_flying": Why("LAN-21", case=0),
    "leave_by_card": Why("LAN-44", case=0),
    "trio": Why("LAN-24", case=2),
}


# -- the right card at the right moment --------------------------------------------------


def _add(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only against some enemies, and only where it is needed. [LAN-29]"""
    if missing(s, seat) > 0 and not adds(s, args[0]):
        return Why("LAN-29", case=1, card=args[0], tile=s.tile[s.at])
    return Why("LAN-29", case=2)


def _death(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-29", case=2) if s.tile[s.at] == DEATH else Why("LAN-31")


def _sheep(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-29", case=2) if s.tile[s.at] == SHEEP else Why("LAN-32")


def _slip_away(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-33")


def _vanish(s: Lancre, seat: Seat, args: Args) -> Why:
    """No steps and no action left. [LAN-37, ruling 28]"""
    return Why("LAN-37", case=1)


def _pass_by(s: Lancre, seat: Seat, args: Args) -> Why:
    return why_not_past(s, seat, args[1])


def why_not_past(s: Lancre, seat: Seat, space: Space) -> Why:
    """Within reach, and something that would stop her. [LAN-37]"""
    if space not in s.edition.spaces:
        return Why("LAN-14", case=0, space=space)
    if not reach(s, seat) >> space & 1:
        return Why("LAN-37", case=3, space=space)
    if not stopping(s, seat) >> space & 1:
        return Why("LAN-37", case=4, space=space)
    if unknown_to(s, seat) >> space & 1:
        return Why("LAN-37", case=5, space=space)
    return Why("LAN-37", case=1)


def _hurry(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-35")


def _reroll(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only the pair just rolled. [LAN-38]"""
    die = args[1] if len(args) > 1 else 0
    return Why("LAN-38", case=0 if die >= len(s.dice) else 1)


def _borrow(s: Lancre, seat: Seat, args: Args) -> Why:
    assert not unknown_to(s, seat)
    return Why("LAN-30", case=3)


def _help(s: Lancre, seat: Seat, args: Args) -> Why:
    """A tile with a crisis. [LAN-36]"""
    if not any(s.crisis):
        return Why("LAN-36", case=0)
    return Why("LAN-36", case=1, space=args[1])


def _shamble(s: Lancre, seat: Seat, args: Args) -> Why:
    """A hard tile face down. [LAN-40]"""
    if not face_down(s):
        return Why("LAN-40", case=0)
    return Why("LAN-40", case=1, space=args[1])


def _know(s: Lancre, seat: Seat, args: Args) -> Why:
    """As many cackles as there are, at most two. [LAN-39]"""
    return Why("LAN-39", count=min(KNOWN, s.cackles[seat]))


def _fly(s: Lancre, seat: Seat, args: Args) -> Why:
    """Never to the dungeon, and not to where one is. [LAN-15]"""
    space = args[1]
    if space == DUNGEON:
        return Why("LAN-15", case=1)
    if space == s.witch[seat]:
        return Why("LAN-15", case=2)
    if space not in s.edition.spaces:
        return Why("LAN-14", case=0, space=space)
    return Why("LAN-15", case=3)


def decided_to_stay(s: Lancre) -> bool:
    """Between the two rolls, after a symbol: a card to flee later is another matter. [LAN-22]"""
    return bool(s.stayed) and len(s.dice) == PAIR


def _flee(s: Lancre, seat: Seat, args: Args) -> Why:
    return Why("LAN-22", case=1) if decided_to_stay(s) else _empty(s, args[1], "LAN-22")


def _retreat(s: Lancre, seat: Seat, args: Args) -> Why:
    return _empty(s, args[1], "LAN-21")


def _empty(s: Lancre, space: Space, rule: str) -> Why:
    """Also by broomstick only to an empty space. [LAN-21, LAN-22, LAN-54]"""
    if space == DUNGEON:
        return Why("LAN-44", case=3)
    if space not in s.edition.spaces:
        return Why("LAN-14", case=0, space=space)
    if s.tiled >> space & 1:
        return Why(rule, case=2, space=space)
    return Why(rule, case=3 if witches_on(s) >> space & 1 else 4, space=space)


def _leave(s: Lancre, seat: Seat, args: Args) -> Why:
    if args[1] == DUNGEON:
        return Why("LAN-44", case=3)
    return Why("LAN-14", case=0, space=args[1])


def _trio(s: Lancre, seat: Seat, args: Args) -> Why:
    """Three cards, three characters. [LAN-24]"""
    for card in args:
        if s.edition.trio[card] < 0:
            return Why("LAN-24", case=0, card=card)
    if len({s.edition.trio[card] for card in args}) < len(args):
        return Why("LAN-24", case=1)
    return Why("LAN-29", case=2) if missing(s, seat) <= 0 else Why("LAN-24", case=1)


EXPLANATIONS: dict[str, Callable[[Lancre, Seat, Args], Why]] = {
    "add": _add,
    "face_death": _death,
    "cure_sheep": _sheep,
    "slip_away": _slip_away,
    "vanish": _vanish,
    "pass_by": _pass_by,
    "hurry": _hurry,
    "reroll": _reroll,
    "reroll_both": _reroll,
    "borrow": _borrow,
    "help": _help,
    "shamble": _shamble,
    "know": _know,
    "fly": _fly,
    "flee_flying": _flee,
    "retreat_flying": _retreat,
    "leave_by_card": _leave,
    "trio": _trio,
}
