"""What the sixteen events are worth, one function for each. [BRU-09, A.7]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas.box.cards import NUMBER, Card
from aquelarre.games.las_brujas.guide.accusation import lonely, pointed_at
from aquelarre.games.las_brujas.guide.hand import DRAWN, worth
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.kernel import Seat, added

A_TURN = 0.02  # what a turn is worth to who plays it
OFFICE = 0.015  # what it is worth to be the influential citizen
A_PEEK = 0.001  # what it is worth to see a hand
DOLL_TRIAL = 0.3  # how often the doll brings its owner to trial
QUIET = 0.2  # how often somebody would be burnt this week whom the village suspects most
TIES = 0.1  # how often the inquisitor decides that


def event(look: Outlook, card: Card) -> float:
    """An event that chooses nobody."""
    return EVENTS[look.box.face[card]](look, card) - worth(look, card)


def event_on(look: Outlook, card: Card, victim: Seat) -> float:
    """An event that chooses somebody."""
    return EVENTS_ON[look.box.face[card]](look, victim) - worth(look, card)


def _crowd(look: Outlook, seats: list[Seat], each: float) -> float:
    """Something that each of these gains, friend or foe."""
    return -each * added([look.foe(seat) if seat != look.me else -1.0 for seat in seats])


def _fair(look: Outlook, card: Card) -> float:
    """A card for everybody, or several; not out of an empty deck, where the same card might come
    back for ever."""
    amount = look.box.amount[card]
    return 2 * DRAWN * amount if look.view["deck"] >= look.living * amount else 0.0


def harvest(look: Outlook, card: Card) -> float:
    """Everybody discards a card of their choice: one's own is that which is missed least. [S02]"""
    others = [seat for seat in with_cards(look) if seat != look.me]
    rest = [worth(look, held) for held in look.hand if held != card]
    return -_crowd(look, others, DRAWN / 2) - max(0.0, min(rest, default=0.0))


def plague(look: Outlook, card: Card) -> float:
    ill = [seat for seat in with_cards(look) if look.reputation(seat) < 0]
    return -_crowd(look, ill, DRAWN / 2 * look.box.amount[card])


def with_cards(look: Outlook) -> list[Seat]:
    """Who has something to lose, once this event is played."""
    return [seat for seat in look.alive if look.players[seat]["hand"] > (seat == look.me)]


def _storm(look: Outlook, card: Card) -> float:
    total = 0.0
    for seat in look.alive:
        lost = [look.rumour(NUMBER[label], seat) for label in look.players[seat]["good"]]
        total += look.swing(seat, -min(lost, default=0))
    return total


def _sermon(look: Outlook, card: Card) -> float:
    total = 0.0
    for seat in look.alive:
        lost = [look.rumour(NUMBER[label], seat) for label in look.players[seat]["bad"]]
        total += max([look.swing(seat, -points) for points in lost], default=0.0)
    return total


def _missing_child(look: Outlook, card: Card) -> float:
    """The one of lowest reputation stands trial, without accuser. [S09]"""
    lowest = min(look.reputation(seat) for seat in look.alive)
    return max(lonely(look, x) for x in look.alive if look.reputation(x) == lowest)


def _finger(look: Outlook, card: Card) -> float:
    """Anybody may be accused; so many living to the right. [S10]"""
    order = [(look.me + step) % len(look.players) for step in range(len(look.players))]
    living = [seat for seat in order if seat in look.alive]
    pointed = [living[die % len(living)] for die in range(1, 7)]
    values = [pointed_at(look, seat) for seat in pointed if seat != look.me]
    return added(values) / len(values)


def top(look: Outlook) -> Seat:
    """Whom the village suspects most."""
    return max(look.alive, key=lambda seat: look.public.witch[seat])


def _truce(look: Outlook, card: Card) -> float:
    """No trials this week: good if the village is after a friend, and much of it is left."""
    return -QUIET * look.gain[top(look)] * look.week_left


def _inquisitor(look: Outlook, card: Card) -> float:
    return TIES * look.gain[top(look)] * look.week_left


def _letter(look: Outlook, card: Card) -> float:
    """The office is taken or lost until the next election. [BRU-32]"""
    holder, office = look.view["influential"], OFFICE * look.week_left
    if holder is None:
        return office
    return -office if holder == look.me else office * look.foe(holder)


def _procession(look: Outlook, card: Card) -> float:
    rest = [worth(look, held) for held in look.hand if look.box.face[held] != "S15"]
    return DRAWN - min(rest, default=DRAWN)


EVENTS: dict[str, Callable[[Outlook, Card], float]] = {
    "S01": _fair,
    "S02": harvest,
    "S03": plague,
    "S07": _storm,
    "S08": _sermon,
    "S09": _missing_child,
    "S10": _finger,
    "S11": _truce,
    "S12": _inquisitor,
    "S14": _letter,
    "S15": _procession,
}


def barter(look: Outlook, victim: Seat) -> float:
    """Two hands change places: the player's own without this card. [S04]"""
    mine = added([worth(look, card) for card in look.hand if look.box.face[card] != "S04"])
    theirs = DRAWN * float(look.players[victim]["hand"])
    return (theirs - mine) * (1 + max(0.0, look.foe(victim)))


def _search(look: Outlook, victim: Seat) -> float:
    return 1.5 * DRAWN + A_PEEK + DRAWN * look.foe(victim)


def pilgrimage(look: Outlook, victim: Seat) -> float:
    player = look.players[victim]
    lost = sum(look.rumour(NUMBER[label], victim) for label in player["good"] + player["bad"])
    return look.swing(victim, -lost)


def _curfew(look: Outlook, victim: Seat) -> float:
    return A_TURN * look.foe(victim)


def lay_doll(look: Outlook, victim: Seat) -> float:
    return look.swing(victim, doll_value(look)) + DOLL_TRIAL * lonely(look, victim)


def doll_value(look: Outlook) -> int:
    """What the doll does to a reputation. [S16]"""
    return look.box.reputation[look.box.doll]


EVENTS_ON: dict[str, Callable[[Outlook, Seat], float]] = {
    "S04": barter,
    "S05": _search,
    "S06": pilgrimage,
    "S13": _curfew,
    "S16": lay_doll,
}
