"""What the guide plays in its own turn: rumours, events, abilities, and then accusations."""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER, Card
from aquelarre.games.las_brujas.box.characters import (
    APOTHECARY,
    FORTUNE_TELLER,
    INNKEEPER,
    LIBRARIAN,
    MERCHANT,
    TAVERN_MAID,
)
from aquelarre.games.las_brujas.guide.accusation import accusation, lonely
from aquelarre.games.las_brujas.guide.events import (
    A_PEEK,
    DOLL_TRIAL,
    doll_value,
    event,
    event_on,
    lay_doll,
)
from aquelarre.games.las_brujas.guide.hand import (
    DRAWN,
    effect_beyond,
    effect_of_rumour,
    loss_of_rumour,
    worth,
)
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.verbs import ACCUSE
from aquelarre.kernel import Action, Seat, added

LATER = 1.0  # an accusation can wait for whatever else is worth something
IN_VAIN = -0.01  # what does nothing is left undone
A_LOOK = 0.12  # what it is worth to learn a side that nobody can guess


def act(look: Outlook, options: list[Action]) -> list[float]:
    """First whatever else helps, then accusations: a rumour works for the trial that follows."""
    values = [0.0 if ACCUSE.owns(action) else _worth(look, action) for action in options]
    first = max(values) > 0  # something else
    tried: dict[tuple[tuple[str, int, int], Seat], float] = {}
    for place, action in enumerate(options):
        if ACCUSE.owns(action):
            card, accused = ACCUSE.args(action)
            key = look.box.trial_like(card), accused
            if key not in tried:
                tried[key] = accusation(look, card, accused)
            values[place] = tried[key] - (LATER if first else 0.0)
    return values


def _worth(look: Outlook, action: Action) -> float:
    """What anything but an accusation is worth; ending the turn is worth nothing."""
    if action == verbs.END_TURN.base:
        return 0.0
    if action < verbs.EVENT.end:
        return event(look, action - verbs.EVENT.base)
    if action < verbs.SPREAD.end:
        card, receiver = verbs.SPREAD.args(action)
        return _rumour(look, card, receiver, effect_of_rumour(look, card, receiver))
    if action >= verbs.SPEND.base:
        return _rumour(look, *effect_beyond(look, action))
    if action < verbs.EVENT_ON.end:
        card, victim = verbs.EVENT_ON.args(action)
        return event_on(look, card, victim)
    if action < verbs.MOVE.end:
        card, receiver = verbs.MOVE.args(action)
        return _move(look, card, receiver)
    if action < verbs.USE.end:
        return ALONE[look.box.ability[action - verbs.USE.base]](look)
    if action < verbs.USE_ON.end:
        who, victim = verbs.USE_ON.args(action)
        return ON[look.box.ability[who]](look, victim)
    return _pass_doll(look, action - verbs.PASS_DOLL.base)


def _rumour(look: Outlook, card: Card, receiver: Seat, points: int) -> float:
    """Nobody tells what is dropped at once. [BRU-12]"""
    return look.swing(receiver, points) - worth(look, card) if points else IN_VAIN


# -- abilities ---------------------------------------------------------------------------


def _cheapest(look: Outlook, count: int) -> float:
    """What it costs to discard so many cards."""
    return added(sorted(worth(look, card) for card in look.hand)[:count])


def _move(look: Outlook, card: Card, receiver: Seat) -> float:
    """A negative rumour from one to another. [P17]"""
    gained = look.swing(receiver, look.rumour(card, receiver))
    return gained + loss_of_rumour(look, card) - A_PEEK


def _cure(look: Outlook) -> float:
    bad = [look.rumour(NUMBER[label], look.me) for label in look.players[look.me]["bad"]]
    return look.swing(look.me, -min(bad)) - _cheapest(look, 2)


def _trade(look: Outlook) -> float:
    return DRAWN - _cheapest(look, 1) - A_PEEK


def _library(look: Outlook) -> float:
    return A_PEEK


def _swap(look: Outlook, victim: Seat) -> float:
    return DRAWN - _cheapest(look, 1) + A_PEEK * look.foe(victim)


def _see_hand(look: Outlook, victim: Seat) -> float:
    return A_PEEK * (2 + look.foe(victim))


def _read_cards(look: Outlook, victim: Seat) -> float:
    """Worth most where it is hardest to guess, and nothing where it is known. [P20]"""
    chance = look.own.witch[victim]
    return A_LOOK * chance * (1 - chance) * 4 - _cheapest(look, 3)


ALONE: dict[int, Callable[[Outlook], float]] = {
    LIBRARIAN: _library,
    APOTHECARY: _cure,
    MERCHANT: _trade,
}
ON: dict[int, Callable[[Outlook, Seat], float]] = {
    INNKEEPER: _swap,
    TAVERN_MAID: _see_hand,
    FORTUNE_TELLER: _read_cards,
}


def _pass_doll(look: Outlook, receiver: Seat) -> float:
    """Rid of the doll, for two cards. [S16]"""
    rid = look.swing(look.me, -doll_value(look)) - DOLL_TRIAL * lonely(look, look.me)
    return rid + lay_doll(look, receiver) - _cheapest(look, 2)
