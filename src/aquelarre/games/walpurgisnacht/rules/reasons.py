"""Why not now? Everything has its moment in the turn: what comes too early, too late, or is not for
this player. [WAL-07]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import Card
from aquelarre.games.walpurgisnacht.rules.mephisto import MAY_FORBEAR, own_role
from aquelarre.games.walpurgisnacht.rules.rites import (
    never_passed_on,
    no_third_gift,
    not_from_hand,
    not_hers,
)
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOW,
    COMMAND,
    FORBEAR,
    GIVE,
    GIVE_OPEN,
    HAND_OVER,
    KEEP,
    PASS_ON,
    PUT_BACK,
    READY,
    REVEAL,
    STOP,
    TURN_DOWN,
)
from aquelarre.kernel import Seat, Verb, Why

GIFTS = ("first_gift", "second_gift", "third_gift")
GIVING = (GIVE, GIVE_OPEN, KEEP, PASS_ON)
SPECIAL = (COMMAND, BESTOW, FORBEAR)
NO_CARD: Card = -1


def not_now(s: Night, seat: Seat, verb: Verb, card: Card) -> Why:
    """The player is asked, but not for an answer of this kind; `card` is the one it names, if
    any."""
    asked = _asked(s)
    if asked == "preview":
        return Why("WAL-06", "looking")
    if asked == "hand_over":
        return Why("WAL-24", "forced")
    if verb is READY:
        return Why("WAL-06", "late")
    if verb is HAND_OVER:
        return Why("WAL-24", "yourself" if seat == s.mephisto else "no-order")
    if verb in SPECIAL:
        own = own_role(s, seat, card) if verb is BESTOW else Why("")
        return own or _no_special_action(s, seat, verb)
    if (verb in (REVEAL, STOP) or verb in GIVING) and _has_special_action(s, seat):
        return Why("WAL-24", "instead")
    if verb in (REVEAL, STOP):
        return Why("WAL-10", "over")
    if verb in GIVING:
        return _no_gift(s, seat, verb, card)
    return _no_dance(asked, verb)


def touched(s: Night, seat: Seat, kind: str, number: int) -> Why:
    """A thing was touched of which no answer to the question speaks. Of a card it matters whether
    it is her role or one that she has received: the seat knows both. [WAL-02, WAL-21]"""
    asked = _asked(s)
    if asked == "turn_down":
        return Why("WAL-25", "turn-down")
    if kind == "card" and asked == "movement":
        return Why("WAL-26", "places")
    if kind == "seat" and asked == "movement" and _has_special_action(s, seat):
        return _no_special_action(s, seat, COMMAND)
    if kind == "card" and asked != "preview" and number == s.roles.face[seat]:
        return Why("WAL-02", card=number)
    if kind != "card":
        return not_now(s, seat, REVEAL if kind == "slot" else GIVE, NO_CARD)
    received = (s.up[seat] | s.down[seat]) >> number & 1
    return not_now(s, seat, PASS_ON if received else GIVE, number)


def _asked(s: Night) -> str:
    question = s.open_question()
    return question.key if question else ""


def _has_special_action(s: Night, seat: Seat) -> bool:
    """Has it replaced, or does it replace now, phases 1 and 2 of this turn? [WAL-09, WAL-24]"""
    revealed = s.within(Turn).taken or _asked(s) == "follow_wisps"
    return bool(s.declared) and seat == s.mephisto and not revealed


def _no_special_action(s: Night, seat: Seat, verb: Verb) -> Why:
    """Not his, not yet, or no more; he is also the only one who may do nothing. [WAL-24]"""
    if verb is FORBEAR and s.rules >= MAY_FORBEAR and not (s.declared and seat == s.mephisto):
        return Why("WAL-24", "idle")
    if seat != s.mephisto:
        return Why("WAL-24", "role")
    if not s.declared:
        return Why("WAL-24", "undeclared")
    if not _has_special_action(s, seat):
        return Why("WAL-24", "next-turn")
    return Why("WAL-24", "over" if any(s.up) or any(s.down) else "powerless")


def _no_gift(s: Night, seat: Seat, verb: Verb, card: Card) -> Why:
    """Gifts come one after another, when the reveals are over. [WAL-19, WAL-20, WAL-21]"""
    asked, role = _asked(s), own_role(s, seat, card)
    if role:
        return role
    if verb is PASS_ON:
        if asked == "follow_wisps":
            return not_hers(s, seat, card) or no_third_gift(s, seat) or Why("WAL-21", "ahead")
        return never_passed_on(s, seat, card) or Why("WAL-21", "third")
    if asked == "follow_wisps" and not s.hand:
        return Why("WAL-19", "reveal")
    in_hand = card == NO_CARD or s.hand >> card & 1
    if asked == "follow_wisps":
        return Why("WAL-19", "early") if in_hand else Why("WAL-19", "unrevealed", card=card)
    if asked == "second_gift":
        if in_hand:
            return Why("WAL-20", "face-up")
        later = Why("WAL-21", "second")
        return not_from_hand(s, seat, card, later) or Why("WAL-20", "hand", card=card)
    return Why("WAL-20", "both") if asked == "third_gift" else Why("WAL-19", "over")


def _no_dance(asked: str, verb: Verb) -> Why:
    """Cards go back, are turned down, and then they dance. [WAL-25, WAL-26]"""
    if verb is TURN_DOWN:
        return Why("WAL-25", "none-open")
    if verb is PUT_BACK:
        return Why("WAL-25", "early" if asked == "follow_wisps" or asked in GIFTS else "none-left")
    if asked in ("put_back", "turn_down"):
        return Why("WAL-26", "put-back" if asked == "put_back" else "open")
    return Why("WAL-26", "action" if asked == "mephisto_acts" else "early")
