"""Why not this card? Whose it is, what it can do, and when. [LAN-08]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.board import (
    distance,
    empty,
    face_down,
    reach,
    stopping,
    unknown_to,
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
from aquelarre.games.discworld_witches.moving import hurries, keys_of
from aquelarre.games.discworld_witches.reckoning import missing
from aquelarre.games.discworld_witches.rolling import PAIR
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Seat, Why

Args = tuple[int, ...]
OTHER = Why("LAN-53", case=2)  # something else is asked now
DONE = Why("LAN-13", case=2)  # both actions
ENOUGH = Why("LAN-29", case=2)  # the dice are
TOO_LATE = Why("LAN-19")  # for symbols
JUST_GO = Why("LAN-44", case=4)  # the second action opens the dungeon
ON_FOOT = Why("LAN-15", case=4)  # already

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
BY_EFFECT = {effect: verb for verb, effect in NEEDS_EFFECT.items() if verb != "pass_by"}
BROOMS = ("fly", "flee_flying", "retreat_flying")


def why_card(s: Lancre, seat: Seat, card: Card, asked: str) -> Why:
    """A card was touched with which nothing can be done now: what is it for?"""
    if card not in s.hands[seat]:
        return Why("LAN-08", case=0, card=card)
    if asked == "dungeon":
        return Why("LAN-44", case=1, card=card)
    if s.edition.symbol[card] == BROOMSTICK:
        if asked == "walk_on":
            return ON_FOOT
        if decided_to_stay(s):
            return Why("LAN-22", case=1)
    return why_card_verb(s, seat, BY_EFFECT[s.edition.effect[card]], (card,), asked)


def why_card_verb(s: Lancre, seat: Seat, verb: str, args: Args, asked: str) -> Why:
    """Whose card it is, what it can do, and then why it cannot do that now."""
    cards = args if verb == "trio" else args[:1]
    for card in cards:
        if card not in s.hands[seat]:
            return Why("LAN-08", case=0, card=card)
    wrong = _wrong_card(s, seat, verb, args[0])
    if wrong:
        return wrong
    if verb in EXPLANATIONS:
        questions, explain = EXPLANATIONS[verb]
        if asked in questions:
            return explain(s, seat, args)
    return LATER.get((verb, asked)) or MOMENTS.get(verb, OTHER)


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
    if verb in NEEDS_EFFECT and s.edition.effect[card] != NEEDS_EFFECT[verb]:
        return Why("LAN-08", case=1, card=card)
    return None


# The right card, but not now.
MOMENTS = {
    "play_headology": Why("LAN-17", case=0),
    "play_magic": Why("LAN-17", case=0),
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
# The same where the question that is asked says more.
LATER = {
    ("play_headology", "second_pair"): TOO_LATE,
    ("play_magic", "second_pair"): TOO_LATE,
    ("fly", "finish"): DONE,
    ("leave_by_card", "leave"): JUST_GO,
}


# -- the right card at the right moment --------------------------------------------------


def _add(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only where it is needed, and against some enemies. [LAN-29]"""
    if missing(s, seat) <= 0:
        return ENOUGH
    return Why("LAN-29", case=1, card=args[0], tile=s.tile[s.at])


def _death(s: Lancre, seat: Seat, args: Args) -> Why:
    return ENOUGH if s.tile[s.at] == DEATH else Why("LAN-31")


def _sheep(s: Lancre, seat: Seat, args: Args) -> Why:
    return ENOUGH if s.tile[s.at] == SHEEP else Why("LAN-32")


def _vanish(s: Lancre, seat: Seat, args: Args) -> Why:
    """No steps and no action left. [LAN-37, ruling 28]"""
    return Why("LAN-37", case=1)


def _pass_by(s: Lancre, seat: Seat, args: Args) -> Why:
    return why_not_past(s, seat, args[1])


def why_not_past(s: Lancre, seat: Seat, space: Space) -> Why:
    """Within reach, something there that would stop her, and a way to go on. At what she does not
    know she looks first, if she could go on. [LAN-37, ruling 28]"""
    absent = off_board(s, space)
    if absent:
        return absent
    if not reach(s, seat) >> space & 1:
        return Why("LAN-37", case=3, space=space)
    if not stopping(s, seat) >> space & 1:
        return Why("LAN-37", case=4, space=space)
    if unknown_to(s, seat) >> space & 1 and _goes_on(s, seat, space):
        return Why("LAN-37", case=5, space=space)
    return Why("LAN-37", case=6, space=space)


def _goes_on(s: Lancre, seat: Seat, space: Space) -> bool:
    """Who has walked there could go on: with steps or an action left, or a card for more steps."""
    return s.action == 1 or distance(s, seat, space) < s.steps or bool(hurries(s, seat))


def _reroll(s: Lancre, seat: Seat, args: Args) -> Why:
    return _other_die(s, args[1])


def why_die(s: Lancre, die: int, asked: str) -> Why:
    """A die was touched: as long as the attempt lasts, it is one of the wrong pair, or there is no
    card for it. [LAN-38]"""
    return _other_die(s, die) if asked in AFTER_DICE else MOMENTS["reroll"]


def _other_die(s: Lancre, die: int) -> Why:
    """Only the pair just rolled. [LAN-38]"""
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
    """Never to the dungeon, not to where one is, and not in the middle of a walk. [LAN-15]"""
    space = args[1]
    if space == DUNGEON:
        return Why("LAN-15", case=1)
    if space == s.witch[seat]:
        return Why("LAN-15", case=2)
    return off_board(s, space) or ON_FOOT


def decided_to_stay(s: Lancre) -> bool:
    """Between the two rolls, after a symbol: a card to flee later is another matter. [LAN-22]"""
    return bool(s.stayed) and len(s.dice) == PAIR


def _flee(s: Lancre, seat: Seat, args: Args) -> Why:
    """Only to an empty space, and not where it takes no broomstick. [LAN-22, LAN-33]"""
    if decided_to_stay(s):
        return Why("LAN-22", case=1)
    if empty(s) >> args[1] & 1:
        return Why("LAN-22", case=5)
    return not_empty(s, args[1], "LAN-22")


def _retreat(s: Lancre, seat: Seat, args: Args) -> Why:
    """Also by broomstick only to an empty space. [LAN-21]"""
    return not_empty(s, args[1], "LAN-21")


def _leave(s: Lancre, seat: Seat, args: Args) -> Why:
    return _nowhere(args[1])


def _trio(s: Lancre, seat: Seat, args: Args) -> Why:
    """Three cards with the mark, three characters. [LAN-24]"""
    trio = s.edition.trio
    for card in args:
        if trio[card] < 0:
            return Why("LAN-24", case=0, card=card)
    if len({trio[card] for card in args}) < len(args):
        return Why("LAN-24", case=1)
    return ENOUGH if list(args) == sorted(args) else OTHER  # three cards are named in one order


# -- spaces ------------------------------------------------------------------------------


def off_board(s: Lancre, space: Space) -> Why | None:
    """Not one of this edition's spaces."""
    return None if space in s.edition.spaces else _nowhere(space)


def _nowhere(space: Space) -> Why:
    """The dungeon, or a space that another edition may have. [LAN-44]"""
    return Why("LAN-44", case=3) if space == DUNGEON else Why("LAN-14", case=0, space=space)


def not_empty(s: Lancre, space: Space, rule: str) -> Why:
    """What is on a space that is not empty: a tile or a witch. [LAN-54]"""
    absent = off_board(s, space)
    return absent or Why(rule, case=2 if s.tiled >> space & 1 else 3, space=space)


# -- what is said at which question ------------------------------------------------------

FREE = (  # effects of the own turn are answers to all of these
    *("before", "act", "pass", "walk_on", "tackle", "first_pair", "second_pair", "flee_to"),
    *("retreat", "dungeon", "leave", "finish"),
)
ATTEMPT = ("tackle", "first_pair", "second_pair")
AFTER_DICE = ("first_pair", "second_pair")
WALK = ("act", "walk_on")

EXPLANATIONS: dict[str, tuple[tuple[str, ...], Callable[[Lancre, Seat, Args], Why]]] = {
    "add": (("second_pair",), _add),
    "face_death": (ATTEMPT, _death),
    "cure_sheep": (ATTEMPT, _sheep),
    "trio": (ATTEMPT, _trio),
    "reroll": (AFTER_DICE, _reroll),
    "vanish": (("pass",), _vanish),
    "pass_by": (WALK, _pass_by),
    "fly": (WALK, _fly),
    "flee_flying": (("first_pair", "flee_to"), _flee),
    "retreat_flying": (("retreat",), _retreat),
    "leave_by_card": (("dungeon",), _leave),
    "borrow": (FREE, _borrow),
    "help": (FREE, _help),
    "shamble": (FREE, _shamble),
    "know": (FREE, _know),
}
