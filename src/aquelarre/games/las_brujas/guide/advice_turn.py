"""Why play this in a turn: the reckoning of `turn`, `events` and `spectre`, term by term, for a
coach."""

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
from aquelarre.games.las_brujas.guide import accusation, events
from aquelarre.games.las_brujas.guide.advice_people import (
    about,
    hit,
    in_ten,
    name,
    say,
    who,
)
from aquelarre.games.las_brujas.guide.advice_trial import accusing, lonely
from aquelarre.games.las_brujas.guide.events import (
    A_PEEK,
    A_TURN,
    DOLL_TRIAL,
    OFFICE,
    QUIET,
    TIES,
    barter,
    doll_value,
    event,
    top,
    with_cards,
)
from aquelarre.games.las_brujas.guide.hand import (
    DRAWN,
    carrier,
    effect_beyond,
    effect_of_rumour,
    worth,
)
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.turn import A_LOOK, IN_VAIN, LATER
from aquelarre.kernel import Action, Objection, Reason, Seat, added

PEOPLE = 3  # of many whom something concerns are told
TWO = 2  # cards that the plague usually costs


def acting(
    look: Outlook, options: list[Action], values: list[float], action: Action
) -> list[Reason]:
    """`turn.act`: whatever else helps comes before an accusation."""
    if action == verbs.END_TURN.base:
        return ending(look, options, values)
    if not verbs.ACCUSE.owns(action):
        return doing(look, action)
    others = [value for x, value in zip(options, values, strict=True) if not verbs.ACCUSE.owns(x)]
    later = say("first-else", -LATER) if max(others) > 0 else []
    card, accused = verbs.ACCUSE.args(action)
    return [*later, *accusing(look, card, accused)]


def ending(look: Outlook, options: list[Action], values: list[float]) -> list[Reason]:
    """Ending a turn is worth nothing: what else could be done, and what speaks against it?"""
    others = [(value, x) for x, value in zip(options, values, strict=True)]
    best, action = max(pair for pair in others if pair[1] != verbs.END_TURN.base)
    best_card = _card_of(action)
    if best > 0 and best_card is not None:
        return [Objection("end-misses-card", card=best_card)]
    if best > 0:
        return [Objection("end-misses")]
    found = acting(look, options, values, action)
    worst = min([reason.worth for reason in found if reason.key], default=0.0)
    against = [reason for reason in found if reason.key and reason.worth == worst < 0][:1]
    told = Reason("end-ability") if best_card is None else Reason("end-card", card=best_card)
    return [told, *[Reason(reason.key, **reason.values) for reason in against]]


def _card_of(action: Action) -> Card | None:
    """Which card is played, if one is."""
    for verb in PLAYS:
        if verb.owns(action):
            return verb.args(action)[0]
    return None


PLAYS = (verbs.EVENT, verbs.SPREAD, verbs.SPEND, verbs.SUPPLANT, verbs.EVENT_ON, verbs.ACCUSE)


def doing(look: Outlook, action: Action) -> list[Reason]:
    """Anything but an accusation."""
    if verbs.EVENT.owns(action):
        card = action - verbs.EVENT.base
        return [*EVENTS[look.box.face[card]](look, card), *spent(look, card)]
    if verbs.SPREAD.owns(action):
        card, seat = verbs.SPREAD.args(action)
        return rumour(look, card, seat, effect_of_rumour(look, card, seat))
    if verbs.SPEND.owns(action) or verbs.SUPPLANT.owns(action):
        return rumour(look, *effect_beyond(look, action))
    if verbs.EVENT_ON.owns(action):
        card, seat = verbs.EVENT_ON.args(action)
        return [*EVENTS_ON[look.box.face[card]](look, seat), *spent(look, card)]
    if verbs.MOVE.owns(action):
        card, seat = verbs.MOVE.args(action)
        bearer = carrier(look, card)
        found = [*name(look, seat, look.rumour(card, seat)), Reason("", -A_PEEK)]
        return [*found, *name(look, bearer, -look.rumour(card, bearer)), *about(look, seat)]
    if verbs.USE.owns(action):
        return ALONE[look.box.ability[action - verbs.USE.base]](look)
    if verbs.USE_ON.owns(action):
        character, seat = verbs.USE_ON.args(action)
        return ON[look.box.ability[character]](look, seat)
    return pass_doll(look, action - verbs.PASS_DOLL.base)


def rumour(look: Outlook, card: Card, seat: Seat, points: int) -> list[Reason]:
    """A rumour: what it does, and that the card is gone. [BRU-12]"""
    if not points:
        return [Reason("in-vain", IN_VAIN, card=card)]
    return [*name(look, seat, points), *spent(look, card), *about(look, seat)]


def spent(look: Outlook, card: Card) -> list[Reason]:
    price = worth(look, card)
    return say("spent" if price > 0 else "no-use", -price, card=card)


def paid(look: Outlook, count: int) -> list[Reason]:
    """The cheapest so many cards are discarded."""
    price = added(sorted(worth(look, card) for card in look.hand)[:count])
    return say("paid", -price, count=count)


def mostly(found: list[Reason]) -> list[Reason]:
    """The largest terms of something that concerns many; the others are one."""
    found = sorted(found, key=lambda reason: -abs(reason.worth))
    rest = found[PEOPLE:]
    if not rest:
        return found
    return [*found[:PEOPLE], *say("others", added([x.worth for x in rest]), count=len(rest))]


# -- events that choose nobody -----------------------------------------------------------


def fair(look: Outlook, card: Card) -> list[Reason]:
    deck: int = look.view["deck"]
    amount = look.box.amount[card]
    if deck < look.living * amount:
        return [Reason("fair-empty", count=deck, total=look.living)]
    found = 2 * DRAWN * amount
    return say("fair", found) if amount == 1 else say("fair-more", found, count=amount)


def crowd(look: Outlook, seats: list[Seat], value: float, key: str, **more: int) -> list[Reason]:
    """Something that each of these loses: how many, and how many of them are suspicious."""
    foes = [seat for seat in seats if seat != look.me and look.foe(seat) > 0]
    values = {"count": len(seats), "total": len(foes), "tone": 1 if look.me in seats else 0}
    values |= more
    return say(key, value, **values) or [Reason(key, **values)]


def harvest(look: Outlook, card: Card) -> list[Reason]:
    return crowd(look, with_cards(look), events.harvest(look, card), "harvest")


def plague(look: Outlook, card: Card) -> list[Reason]:
    ill = [seat for seat in with_cards(look) if look.reputation(seat) < 0]
    amount = look.box.amount[card]
    if amount == TWO:
        return crowd(look, ill, events.plague(look, card), "plague")
    return crowd(look, ill, events.plague(look, card), "plague-more", more=amount)


def storm(look: Outlook, card: Card) -> list[Reason]:
    found: list[Reason] = []
    for seat in look.alive:
        lost = [look.rumour(NUMBER[label], seat) for label in look.players[seat]["good"]]
        if lost:
            found += name(look, seat, -min(lost))
    return mostly(found) or [Reason("nobody-loses")]


def sermon(look: Outlook, card: Card) -> list[Reason]:
    found: list[Reason] = []
    for seat in look.alive:
        lost = [look.rumour(NUMBER[label], seat) for label in look.players[seat]["bad"]]
        if lost:
            points = max(lost, key=lambda each: look.swing(seat, -each))
            found += name(look, seat, -points)
    return mostly(found) or [Reason("nobody-loses")]


def missing_child(look: Outlook, card: Card) -> list[Reason]:
    lowest = min(look.reputation(seat) for seat in look.alive)
    poor = [seat for seat in look.alive if look.reputation(seat) == lowest]
    values = [accusation.lonely(look, seat) for seat in poor]
    return lonely(look, accusation.MISSING_CHILD, poor[values.index(max(values))], 1.0)


def finger(look: Outlook, card: Card) -> list[Reason]:
    value = event(look, card) + worth(look, card)
    return say("finger", value, tone=1 if value > 0 else 0)


def truce(look: Outlook, card: Card) -> list[Reason]:
    return this_week(look, ("truce", "truce-me"), -QUIET, harmed=False)


def inquisitor(look: Outlook, card: Card) -> list[Reason]:
    return this_week(look, ("inquisitor", "inquisitor-me"), TIES, harmed=True)


def this_week(look: Outlook, keys: tuple[str, str], times: float, harmed: bool) -> list[Reason]:
    """What concerns whom the village suspects most, in what is left of the week."""
    seat, left = top(look), look.week_left
    if not left:
        return [Reason("week-over")]
    value = times * look.gain[seat] * left
    if seat == look.me:
        return say(keys[1], value)
    return [*say(keys[0], value, **who(look, seat, harmed, value)), *about(look, seat)]


def letter(look: Outlook, card: Card) -> list[Reason]:
    holder, office = look.view["influential"], OFFICE * look.week_left
    if not office:
        return [Reason("week-over")]
    if holder is None:
        return say("office-won", office)
    if holder == look.me:
        return say("office-lost", -office)
    return [*hit(look, "office-taken", office * look.foe(holder), holder), *about(look, holder)]


def procession(look: Outlook, card: Card) -> list[Reason]:
    rest = [worth(look, held) for held in look.hand if look.box.face[held] != "S15"]
    value = DRAWN - min(rest, default=DRAWN)
    return say("procession", value, tone=1 if value > 0 else 0) or [Reason("procession-none")]


EVENTS: dict[str, Callable[[Outlook, Card], list[Reason]]] = {
    "S01": fair,
    "S02": harvest,
    "S03": plague,
    "S07": storm,
    "S08": sermon,
    "S09": missing_child,
    "S10": finger,
    "S11": truce,
    "S12": inquisitor,
    "S14": letter,
    "S15": procession,
}


# -- events on somebody ------------------------------------------------------------------


def swap(look: Outlook, seat: Seat) -> list[Reason]:
    value = barter(look, seat)
    mine = len([card for card in look.hand if look.box.face[card] != "S04"])
    theirs: int = look.players[seat]["hand"]
    values = {"seat": seat, "count": theirs, "total": mine, "tone": 1 if value > 0 else 0}
    return say("barter", value, **values) or [Reason("barter", **values)]


def search(look: Outlook, seat: Seat) -> list[Reason]:
    found = say("search", 1.5 * DRAWN + A_PEEK, seat=seat)
    return [*found, *hit(look, "loses-card", DRAWN * look.foe(seat), seat), *about(look, seat)]


def pilgrimage(look: Outlook, seat: Seat) -> list[Reason]:
    player = look.players[seat]
    lost = sum(look.rumour(NUMBER[label], seat) for label in player["good"] + player["bad"])
    return [*name(look, seat, -lost), *about(look, seat)] if lost else [Reason("nobody-loses")]


def curfew(look: Outlook, seat: Seat) -> list[Reason]:
    return [*hit(look, "loses-turn", A_TURN * look.foe(seat), seat), *about(look, seat)]


def doll(look: Outlook, seat: Seat) -> list[Reason]:
    told = lonely(look, accusation.MISSING_CHILD, seat, DOLL_TRIAL)
    found = [*name(look, seat, doll_value(look)), *told]
    return [*found, *about(look, seat, 1)]


EVENTS_ON: dict[str, Callable[[Outlook, Seat], list[Reason]]] = {
    "S04": swap,
    "S05": search,
    "S06": pilgrimage,
    "S13": curfew,
    "S16": doll,
}


# -- abilities ---------------------------------------------------------------------------


def library(look: Outlook) -> list[Reason]:
    return [Reason("library", A_PEEK)]


def cure(look: Outlook) -> list[Reason]:
    bad = [look.rumour(NUMBER[label], look.me) for label in look.players[look.me]["bad"]]
    return [*name(look, look.me, -min(bad)), *paid(look, 2)]


def trade(look: Outlook) -> list[Reason]:
    return [*say("draws", DRAWN), Reason("", -A_PEEK), *paid(look, 1)]


def innkeeper(look: Outlook, seat: Seat) -> list[Reason]:
    found = [*say("swaps-card", DRAWN, seat=seat), *paid(look, 1)]
    return [*found, *hit(look, "peeks", A_PEEK * look.foe(seat), seat)]


def see_hand(look: Outlook, seat: Seat) -> list[Reason]:
    found = [Reason("sees-hand", 2 * A_PEEK, seat=seat)]
    return [*found, *hit(look, "peeks", A_PEEK * look.foe(seat), seat)]


def read_cards(look: Outlook, seat: Seat) -> list[Reason]:
    chance = look.own.witch[seat]
    doubt = say("learns", A_LOOK * chance * (1 - chance) * 4, seat=seat, count=in_ten(chance))
    return [*(doubt or [Reason("knows", seat=seat)]), *paid(look, 3), *about(look, seat)]


ALONE: dict[int, Callable[[Outlook], list[Reason]]] = {
    LIBRARIAN: library,
    APOTHECARY: cure,
    MERCHANT: trade,
}
ON: dict[int, Callable[[Outlook, Seat], list[Reason]]] = {
    INNKEEPER: innkeeper,
    TAVERN_MAID: see_hand,
    FORTUNE_TELLER: read_cards,
}


def pass_doll(look: Outlook, seat: Seat) -> list[Reason]:
    """Rid of the doll, for two cards. [S16]"""
    rid = look.swing(look.me, -doll_value(look)) - DOLL_TRIAL * accusation.lonely(look, look.me)
    return [*say("rid-of-doll", rid), *doll(look, seat), *paid(look, 2)]
