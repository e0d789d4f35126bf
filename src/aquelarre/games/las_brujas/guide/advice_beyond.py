"""Why play this from beyond: the reckoning of `spectre`, term by term, for a coach. [BRU-27]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER, Card
from aquelarre.games.las_brujas.guide.advice_people import about, hit, name, say, who
from aquelarre.games.las_brujas.guide.hand import AFTER, DRAWN, carrier
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.spectre import (
    CHAINED,
    MUTED,
    NAMED,
    POSSESSED,
    ROUND,
    SHOWN,
    fellow_named,
)
from aquelarre.kernel import Action, Reason, Seat


def haunting(look: Outlook, options: list[Action], action: Action) -> list[Reason]:
    """`spectre.haunt`. [BRU-27]"""
    if action == verbs.END_TURN.base:
        return [Reason("rest", AFTER / 2)]
    fellow = fellow_named(look, action)
    if fellow >= 0:
        return [*does(look, action), Reason("names-fellow", -NAMED, seat=fellow)]
    return does(look, action)


def does(look: Outlook, action: Action) -> list[Reason]:
    """What the card itself is worth."""
    if verbs.HAUNT.owns(action):
        card, seat = verbs.HAUNT.args(action)
        return [*haunts(look, card, seat), *about(look, seat)]
    if verbs.HAUNT_TWO.owns(action):
        _, giver, receiver = verbs.HAUNT_TWO.args(action)
        found = hit(look, "loses-card", DRAWN * look.foe(giver), giver)
        value = -DRAWN * look.foe(receiver)
        gets = say("gets-card", value, **who(look, receiver, False, value))
        return [*found, *gets] or [Reason("haunt-nothing")]
    _, told = verbs.ERASE.args(action)
    bearer = carrier(look, told)
    lost = name(look, bearer, -look.rumour(told, bearer))
    return [*lost, *about(look, bearer)] or [Reason("haunt-nothing")]


def hits(key: str, each: float) -> Callable[[Outlook, Seat], list[Reason]]:
    def strikes(look: Outlook, seat: Seat) -> list[Reason]:
        return hit(look, key, each * look.foe(seat), seat) or [Reason("haunt-nothing")]

    return strikes


def haunts(look: Outlook, card: Card, seat: Seat) -> list[Reason]:
    """What a card does to somebody; the wisp and the aura give a name. [U01, U02]"""
    points = look.box.reputation[card]
    return name(look, seat, points, ROUND) if points else HAUNTS[look.box.face[card]](look, seat)


def whispers(look: Outlook, seat: Seat) -> list[Reason]:
    return [Reason("shows-card", SHOWN * look.foe(seat) + SHOWN, seat=seat)]


def raised(look: Outlook, seat: Seat, kind: int) -> list[Reason]:
    """The strongest such rumour of the discard pile. [U08, U09]"""
    pile = [NUMBER[label] for label in look.view["discard"]]
    points = [look.rumour(card, seat) for card in pile if kind >> card & 1]
    most = max(points, key=abs, default=0)
    return name(look, seat, most) if most else [Reason("haunt-nothing")]


def apparition(look: Outlook, seat: Seat) -> list[Reason]:
    return raised(look, seat, look.box.negative)


def blessing(look: Outlook, seat: Seat) -> list[Reason]:
    return raised(look, seat, look.box.positive)


def possession(look: Outlook, seat: Seat) -> list[Reason]:
    if not look.week_left:
        return [Reason("week-over")]
    return hits("possesses", POSSESSED * look.week_left)(look, seat)


HAUNTS: dict[str, Callable[[Outlook, Seat], list[Reason]]] = {
    "U03": hits("muted", MUTED),
    "U04": hits("chained", CHAINED),
    "U05": whispers,
    "U06": hits("no-draw", DRAWN),
    "U07": hits("loses-card", DRAWN),
    "U08": apparition,
    "U09": blessing,
    "U10": possession,
    "U11": hits("dreamt", CHAINED),
}
