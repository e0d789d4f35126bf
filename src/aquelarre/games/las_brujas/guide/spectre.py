"""What the guide does after death: afterlife cards for the side it died for. [BRU-08, BRU-27]

All know what a burnt witch was: whoever she favours by name would be the next to burn. So she harms
villagers in her turns, and steps in for a fellow only where it is about a life: see `trial.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas.box.cards import NUMBER, CardSet
from aquelarre.games.las_brujas.guide.hand import AFTER, DRAWN, carrier, loss_of_rumour
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.verbs import END_TURN, ERASE, HAUNT, HAUNT_TWO
from aquelarre.kernel import Action, Seat

MUTED = 0.004  # what it is worth that a foe may not slander for a turn
CHAINED = 0.008  # or not accuse
SHOWN = 0.001  # that the whispers show a card
POSSESSED = 0.02  # to cast a foe's ballot
ROUND = 0.5  # a rotating card goes on to others, friends and foes
NAMED = 0.2  # what it costs to point at a fellow: all know what a burnt witch was
BLESSING = "U09"


def haunt(look: Outlook, options: list[Action]) -> list[float]:
    """The card that does most good, or none."""
    return [
        _worth(look, action) - (NAMED if fellow_named(look, action) >= 0 else 0.0)
        for action in options
    ]


def fellow_named(look: Outlook, action: Action) -> Seat:
    """The living fellow whom a burnt witch would do a favour before all eyes, and so give away;
    -1, if it is nobody."""
    helped = _helped(look, action) if look.witch else -1
    return helped if helped >= 0 and look.own.witch[helped] == 1.0 else -1


def _helped(look: Outlook, action: Action) -> Seat:
    """Whom the card helps; -1, if it is nobody."""
    if HAUNT.owns(action):
        card, victim = HAUNT.args(action)
        good = look.box.reputation[card] > 0 or look.box.face[card] == BLESSING
        return victim if good else -1
    if HAUNT_TWO.owns(action):
        return HAUNT_TWO.args(action)[2]
    if ERASE.owns(action):
        _, rumour = ERASE.args(action)
        bearer = carrier(look, rumour)
        return bearer if look.rumour(rumour, bearer) < 0 else -1
    return -1


def _worth(look: Outlook, action: Action) -> float:
    if action == END_TURN.base:
        return AFTER / 2  # most cards are not worth keeping
    if action < HAUNT.end:
        card, victim = HAUNT.args(action)
        if look.box.rotating >> card & 1 and look.box.reputation[card]:  # wisp and aura
            return ROUND * look.swing(victim, look.box.reputation[card])
        return ON[look.box.face[card]](look, victim)
    if action < HAUNT_TWO.end:
        _, victim, receiver = HAUNT_TWO.args(action)
        return DRAWN * (look.foe(victim) - look.foe(receiver))
    _, rumour = ERASE.args(action)
    return loss_of_rumour(look, rumour)


def _fog(look: Outlook, victim: Seat) -> float:
    return MUTED * look.foe(victim)


def _chains(look: Outlook, victim: Seat) -> float:
    return CHAINED * look.foe(victim)


def _whispers(look: Outlook, victim: Seat) -> float:
    return SHOWN * look.foe(victim) + SHOWN


def _lost_card(look: Outlook, victim: Seat) -> float:
    return DRAWN * look.foe(victim)


def _apparition(look: Outlook, victim: Seat) -> float:
    return look.swing(victim, min(_pile(look, look.box.negative, victim), default=0))


def _blessing(look: Outlook, victim: Seat) -> float:
    return look.swing(victim, max(_pile(look, look.box.positive, victim), default=0))


def _pile(look: Outlook, kind: CardSet, victim: Seat) -> list[int]:
    """What the rumours of one kind in the discard pile would be worth to somebody."""
    pile = [NUMBER[label] for label in look.view["discard"]]
    return [look.rumour(card, victim) for card in pile if kind >> card & 1]


def _possession(look: Outlook, victim: Seat) -> float:
    """It ends with the week. [L8]"""
    return POSSESSED * look.foe(victim) * look.week_left


ON: dict[str, Callable[[Outlook, Seat], float]] = {
    "U03": _fog,
    "U04": _chains,
    "U05": _whispers,
    "U06": _lost_card,
    "U07": _lost_card,
    "U08": _apparition,
    BLESSING: _blessing,
    "U10": _possession,
    "U11": _chains,
}
