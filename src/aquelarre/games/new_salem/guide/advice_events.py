"""Why an event, and for whom: what `events` reckons with, term by term, for a coach.

`own` is the adviser of somebody who need not hide: its terms are told. `adviser` is the one who
chooses; what it would choose for an event is what the event is judged by.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.new_salem.box.cards import (
    CONSCIENCE,
    LETTER,
    ROUNDS,
    Building,
    EventCard,
    buildings_in,
)
from aquelarre.games.new_salem.guide import advice_town
from aquelarre.games.new_salem.guide.advice_town import in_ten, say, say_to
from aquelarre.games.new_salem.guide.events import ENOUGH, PILE, REINS, Adviser
from aquelarre.games.new_salem.guide.hearsay import about
from aquelarre.games.new_salem.rules.duty import triable
from aquelarre.games.new_salem.rules.launch import successors
from aquelarre.games.new_salem.rules.people_events import shield_of
from aquelarre.games.new_salem.rules.scoring import TRIAL_DESPAIR
from aquelarre.games.new_salem.state import NOTHING, Town
from aquelarre.kernel import Reason, Seat, added, everyone, members, others

TRIED = ("try-self", "try-witch", "try-puritan")
ABSOLVED = ("absolve-self", "absolve-witch", "absolve-puritan")
OTHERS_GAIN = ("others-gain-good", "others-gain-bad")
OTHERS_GAIN_MORE = ("others-gain-more-good", "others-gain-more-bad")  # than one hope each
OTHERS_LOSE = ("others-lose-good", "others-lose-bad")
USUAL_LETTER = 2  # points, of which the text `advice-letter` speaks
TO_ANYBODY = (CONSCIENCE,)  # effects of cards that are handed out whoever it is


def launching(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    """What it does, what it costs, and who takes over: `Adviser.launching`."""
    s, look = own.look.s, own.look
    found = DOES[s.edition.effect[event]](adviser, own, event)
    cost = s.edition.cost[event]
    key = "cost-last" if s.round == ROUNDS else "cost"
    found = [*found, *say(key, -cost * look.hope, cost=cost)]
    able = successors(s) or everyone(s.n) & ~(s.tried | 1 << s.constable)
    if not able:
        return found
    heir = best(adviser.naming, members(able))
    return [*found, *next_constable(own, heir)]


def lack(s: Town, event: EventCard) -> int:
    """How much hope the constable lacks for an event."""
    return s.edition.cost[event] - s.wealth[s.constable]


def best(worth: Callable[[int], float], things: list[int]) -> int:
    """What is worth most; of equal ones the first."""
    worths = [worth(thing) for thing in things]
    return things[worths.index(max(worths))]


def around(adviser: Adviser) -> list[Seat]:
    return others(everyone(adviser.look.s.n), adviser.look.seat)


# -- the next constable ------------------------------------------------------------------


def next_constable(own: Adviser, heir: Seat) -> list[Reason]:
    """That the office goes on, in one term."""
    look, worth = own.look, own.naming(heir)
    if heir == look.accuser:
        return say("next-accuser", worth, seat=heir)
    friend = look.friend(heir)
    if worth >= 0:
        return say("next-friend", worth, seat=heir, count=in_ten(friend))
    return say("next-foe", worth, seat=heir, count=in_ten(1 - friend))


def naming(own: Adviser, other: Seat) -> list[Reason]:
    """Whose side he is on and what hope he has; in the last phase also that of his side."""
    look, s = own.look, own.look.s
    whole = own.naming(other)
    trust = look.trust(other)
    hope = s.wealth[other] + 1
    worth = REINS * abs(look.stake) * min(hope, ENOUGH) / ENOUGH * (2 * trust - 1)
    if other == look.accuser:
        found = [Reason("name-accuser", worth, seat=other, hope=hope)]
    elif worth >= 0:
        count = in_ten(look.friend(other))
        found = [Reason("name-friend", worth, seat=other, count=count, hope=hope)]
    else:
        count = in_ten(1 - look.friend(other))
        found = [Reason("name-foe", worth, seat=other, count=count, hope=hope)]
    helped = whole - worth
    return found + say("name-helped", helped if s.round == ROUNDS else 0.0, seat=other)


# -- trials ------------------------------------------------------------------------------


def trying(own: Adviser, other: Seat) -> list[Reason]:
    """If he is a witch, despair that he brings becomes despair that he takes away; if not, there
    is more. [SAL-15, SAL-21]"""
    look = own.look
    shield = shield_of(look.s, other)
    if shield != NOTHING:
        return [Reason("try-safe", seat=other, event=shield)]
    found = trial(own, other, 1, TRIED)
    return found + say("pile", PILE * look.stake if look.witches else 0.0)


def absolving(own: Adviser, other: Seat) -> list[Reason]:
    """The other way round. [V17]"""
    return trial(own, other, -1, ABSOLVED)


def trial(own: Adviser, other: Seat, sign: int, keys: tuple[str, str, str]) -> list[Reason]:
    """Of oneself, of one who may be a witch, and of one who may not."""
    look, witch = own.look, own.look.witch[other]
    if_witch = -2 * TRIAL_DESPAIR * look.stake * witch * sign
    if_puritan = TRIAL_DESPAIR * look.stake * (1 - witch) * sign
    if other == look.seat:
        return say_to(look, keys[0], if_witch + if_puritan)
    return [
        *say_to(look, keys[1], if_witch, seat=other, count=in_ten(witch)),
        *say_to(look, keys[2], if_puritan, seat=other, count=in_ten(1 - witch)),
    ]


def trials(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    """The trials that are worth most; of several people less is told of each."""
    s = own.look.s
    count = s.edition.amount[event]
    able = sorted(members(triable(s)), key=lambda other: -adviser.trying(other))
    found: list[Reason] = []
    for other in able[: min(count, s.pile)]:
        found += [*trying(own, other), *about(own.look, other, max(0, 3 - count))]
    return found


def freed(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    other = best(adviser.absolving, members(own.look.s.tried))
    return [*absolving(own, other), *about(own.look, other)]


# -- despair -----------------------------------------------------------------------------


def removes(own: Adviser, worth: float, count: int) -> list[Reason]:
    if not count:
        return [Reason("removes-none")]
    return say_to(own.look, "removes", worth, count=count)


def removal(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    return removes(own, own.remove(event), own.removed(event))


def exorcism(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    s = own.look.s
    return removes(
        own, own.exorcism(event), max([s.despair[x] for x in buildings_in(s.dark)], default=0)
    )


# -- hope --------------------------------------------------------------------------------


def hope_of(own: Adviser, seats: list[Seat], change: int) -> list[Reason]:
    """So much hope more, or less, for each of these."""
    worth = change * added([own.others_hope(other) for other in seats])
    if change > 1:
        key = OTHERS_GAIN_MORE[worth <= 0]
        return say(key, worth, count=len(seats), hope=change)
    good, bad = OTHERS_GAIN if change > 0 else OTHERS_LOSE
    return say(good if worth > 0 else bad, worth, count=len(seats))


def harvest(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    hope = own.look.s.edition.amount[event]
    return [*say("gains-hope", hope * own.look.hope, count=hope), *hope_of(own, around(own), hope)]


def famine(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    look = own.look
    hope = look.s.edition.amount[event]
    rich = [other for other in around(own) if look.s.wealth[other]]
    poor = len(around(own)) - len(rich)
    return [
        *say("gains-hope", hope * look.hope, count=hope),
        *hope_of(own, rich, -1),
        *say_to(look, "famine-despair", poor * look.cube, count=poor),
    ]


def tithe(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    look = own.look
    rich = own.tithing(event)
    if not rich:
        return [Reason("tithe-none")]
    return [*say("gains-hope", len(rich) * look.hope, count=len(rich)), *hope_of(own, rich, -1)]


# -- characters and cards to be kept -----------------------------------------------------


def interrogation(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    other = best(own.doubt, around(own))
    count = in_ten(own.look.witch[other])
    left = own.rounds_left
    worth = own.interrogation(event)
    if not worth:
        return [Reason("interrogate-none")]
    return say("interrogate", worth, seat=other, count=count, left=left)


def confession(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    return say_to(own.look, "confession", own.confession(event))


def neighbours(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    return say_to(own.look, "neighbours", own.neighbours(event))


def handing(own: Adviser, event: EventCard, other: Seat) -> list[Reason]:
    """Handing a card to be kept to this player: `Adviser.handing`. [V18, V20, V21]"""
    look, worth = own.look, own.handing(event, other)
    friend, hope = look.friend(other), look.s.wealth[other]
    effect = look.s.edition.effect[event]
    if effect == LETTER:
        points = look.s.edition.amount[event]
        if points == USUAL_LETTER:
            return [Reason("letter", worth, seat=other, count=in_ten(friend))]
        return [Reason("letter-worth", worth, seat=other, count=in_ten(friend), points=points)]
    if effect == CONSCIENCE:
        if not own.rounds_left:
            return [Reason("guilt-late")]
        key = "guilt-rich" if hope else "guilt-poor"
        return [Reason(key, worth, seat=other, hope=hope, left=own.rounds_left)]
    if look.s.tried >> other & 1:
        return [Reason("safe-tried", worth, seat=other)]
    if other == look.accuser:
        return [Reason("safe-accuser", worth, seat=other)]
    if worth >= 0:
        return [Reason("safe-friend", worth, seat=other, count=in_ten(friend))]
    return [Reason("safe-foe", worth, seat=other, count=in_ten(1 - friend))]


def handed(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    """To whom it is best handed."""
    other = best(lambda seat: adviser.handing(event, seat), around(own))
    return handing(own, event, other)


# -- buildings ---------------------------------------------------------------------------


def brief(key: str, building: Building, found: list[Reason]) -> list[Reason]:
    """What matters most about a building, and the rest in one term: it is asked for later."""
    found = sorted(found, key=lambda reason: -abs(reason.worth))
    rest = added([reason.worth for reason in found[1:]])
    return [*found[:1], Reason(key, rest, building=building)]


def fire(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    building = best(adviser.burning, buildings_in(own.look.s.standing))
    return brief("would-burn", building, advice_town.burning(own.town, building))


def seizure(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    building = best(adviser.seizing, own.elsewhere())
    return brief("would-take", building, advice_town.seizing(own.town, building))


def exchange(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    mine = best(adviser.offering, buildings_in(own.look.s.streets[own.look.seat]))
    given = brief("would-offer", mine, advice_town.leaving(own.town, mine))
    return [*seizure(adviser, own, event), *given]


def exodus(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    return [Reason("exodus")]


def drawn(adviser: Adviser, own: Adviser, event: EventCard) -> list[Reason]:
    """The best of so many cards. [V14, V15]"""
    look, edition = own.look, own.look.s.edition
    count, more = edition.amount[event], edition.more[event]
    worth = own.town.best_of(count)
    found = say("best-of" if worth > 0 else "best-of-poor", worth, count=count)
    if more > 1:
        return found + say_to(look, "bargain-more", more * look.cube, count=more)
    return found + say_to(look, "bargain", more * look.cube)


# By the number of the effect.
DOES: tuple[Callable[[Adviser, Adviser, EventCard], list[Reason]], ...] = (
    *(removal, trials, interrogation, confession, neighbours, fire, seizure, exchange),
    *(exodus, exorcism, harvest, famine, drawn, tithe, freed),
    *(handed, handed, handed),
)
