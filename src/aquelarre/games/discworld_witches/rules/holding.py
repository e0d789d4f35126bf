"""Which card an answer takes: one of the hand, with the right symbol or effect. [LAN-08]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Seat, Verb, Why

USE_OF = {  # what a card is for, by its effect
    ids.E_ADD: verbs.ADD,
    ids.E_BORROW: verbs.BORROW,
    ids.E_DEATH: verbs.FACE_DEATH,
    ids.E_SHEEP: verbs.CURE_SHEEP,
    ids.E_FLEE: verbs.SLIP_AWAY,
    ids.E_DRAW: verbs.DRAW_TWO,
    ids.E_MOVE: verbs.HURRY,
    ids.E_HELP: verbs.HELP,
    ids.E_INVISIBLE: verbs.VANISH,
    ids.E_REROLL: verbs.REROLL_BOTH,
    ids.E_KNOW: verbs.KNOW,
    ids.E_SHAMBLE: verbs.SHAMBLE,
    ids.E_TRANSMUTE: verbs.TRANSMUTE,
}
EFFECT_OF = {verb: effect for effect, verb in USE_OF.items()} | {verbs.PASS_BY: ids.E_INVISIBLE}
BROOMS = (verbs.FLY, verbs.FLEE_FLYING, verbs.RETREAT_FLYING)


def opens_dungeon(s: Lancre, card: Card) -> bool:
    """A broomstick, to flee, or to be invisible. [LAN-44]"""
    if s.edition.symbol[card] == ids.BROOMSTICK:
        return True
    return s.edition.effect[card] in (ids.E_FLEE, ids.E_INVISIBLE)


def finds_cards(s: Lancre, seat: Seat) -> bool:
    """Does she hold a card that brings others, among which may be what she needs? [LAN-34,
    LAN-41]"""
    effect = s.edition.effect
    return any(effect[card] in (ids.E_DRAW, ids.E_TRANSMUTE) for card in s.hands[seat])


def wrong_card(s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why | None:
    """The seat does not hold the card, or it has another symbol or effect. Who wants to roll a die
    again has chosen the die: see `why_die`."""
    things = zip(verb.names, verb.args(action), strict=True)
    cards = [thing for name, thing in things if verbs.KINDS.get(name, name) == "card"]
    if verb is verbs.REROLL or not cards:
        return None
    for card in cards:
        if card not in s.hands[seat]:
            return Why("LAN-08", "not-held", card=card)
    card, symbol = cards[0], s.edition.symbol[cards[0]]
    if verb in BROOMS and symbol != ids.BROOMSTICK:
        return Why("LAN-15", "no-broomstick", card=card)
    if verb is verbs.PLAY_HEADOLOGY and symbol != ids.HEADOLOGY:
        return Why("LAN-17", "headology", card=card)
    if verb is verbs.PLAY_MAGIC and symbol != ids.MAGIC:
        return Why("LAN-17", "magic", card=card)
    if verb is verbs.LEAVE_BY_CARD and not opens_dungeon(s, card):
        return Why("LAN-44", "card", card=card)
    if s.edition.effect[card] != EFFECT_OF.get(verb, s.edition.effect[card]):
        return Why("LAN-08", "no-effect", card=card)
    return None
