"""What an attempt promises, term by term: what solving it brings, the risk, what it takes.
[LAN-12, LAN-17 … LAN-27, LAN-42 … LAN-50]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Space, Tile
from aquelarre.games.discworld_witches.guide.account import Account, Accounts, mixed
from aquelarre.games.discworld_witches.guide.odds import rough, roughly
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.guide.prices import BONUS, CRISES, ELVES, ITSELF, LIMIT
from aquelarre.games.discworld_witches.rules.board import hard_left, reach
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.games.discworld_witches.rules.moving import STEPS
from aquelarre.games.discworld_witches.state import COOPERATIVE, SOLO, Lancre, Movement
from aquelarre.kernel import Reason, Seat, added

OFTEN = 0.15  # a flight this likely is worth a word
A_PRICE = 0.04  # cards to spend, in points, that are worth a word
SCARCE = 2  # tokens left that are worth a word

# What failing costs beside its cackles, as `fail-what` numbers it in the texts
ONLY_CACKLES, DUNGEON, ALL_IN_DUNGEON, ALISS, CRISIS, WINTER, WINTER_ALONE = range(7)
ANY_HARD, ALL_LOST, WINTER_FOR_OTHERS, LOST_ALONE = range(7, 11)


def in_ten(chance: float) -> int:
    """Chances in ten; only what is certain is ten, and only what cannot be is none."""
    if chance >= 1 - 1e-9:
        return 10
    return max(1, min(9, round(10 * chance))) if chance > 1e-9 else 0


def percent(chance: float) -> int:
    """The same in a hundred."""
    if chance >= 1 - 1e-9:
        return 100
    return max(1, min(99, round(100 * chance))) if chance > 1e-9 else 0


def together(s: Lancre) -> bool:
    return s.settings["mode"] == COOPERATIVE


def alone(s: Lancre) -> bool:
    return s.settings["mode"] == SOLO


def scored(s: Lancre, tile: Tile) -> int:
    """Points of a tile, where they count: a table that plays together does not. [LAN-50]"""
    return 0 if together(s) else s.edition.points[tile]


# -- what lies on a space ----------------------------------------------------------------


def problem(look: Outlook, space: Space) -> list[Reason]:
    """What it promises to tackle what lies there: the terms of `Outlook.prospect`."""
    if look.unknown >> space & 1:
        return unknown(look, space)
    s, tile, crises = look.s, look.s.tile[space], look.s.crisis[space]
    up = bool(s.up >> space & 1)
    means = look.means(tile, crises)
    task = look.task(tile, crises, up, look.can_flee(space))
    found = Accounts(task, means).whole()
    more = beside_points(look, space, up, found.win)
    main = found.gain - added([reason.worth for reason in more])
    told = [solving(look, space, main, found), *more]
    told.append(risk(found, failing(look, tile), task.price))
    kept = look.kept_for(tile)
    if means.sure is not None and found.win == 1 and not found.rolled:
        told += [Reason("cure-there"), Reason("cards-there", -found.cards, count=len(kept))]
        return [*told, *rivals(look, space, found)]
    return [*told, *price_and_flight(found), *rivals(look, space, found)]


def unknown(look: Outlook, space: Space) -> list[Reason]:
    """A hard tile face down, over all that it may be."""
    s, can_flee = look.s, look.can_flee(space)
    total = sum([count for _, count in look.unseen]) or 1
    each: list[tuple[float, Account]] = []
    for tile, count in look.unseen:
        task = roughly(look.task(tile, s.crisis[space], False, can_flee))
        means = rough(look.means(tile, s.crisis[space]))
        each.append((count / total, Accounts(task, means).whole()))
    found = mixed(each)
    told = [Reason("unknown", found.gain, space=space, count=in_ten(found.win))]
    told.append(risk(found, ANY_HARD, 1 if can_flee else 2))
    return [*told, *price_and_flight(found), *rivals(look, space, found)]


def solving(look: Outlook, space: Space, worth: float, found: Account) -> Reason:
    """The tile itself: points, or what it is to a table that plays together. [LAN-28, LAN-50]"""
    s, tile, count = look.s, look.s.tile[space], in_ten(found.win)
    if not together(s):
        amount = s.edition.points[tile]
        return Reason("solve", worth, count=count, tile=tile, space=space, points=amount)
    if tile < ids.FIRST_HARD:
        return Reason("solve-easy", worth, count=count, tile=tile, space=space)
    left = hard_left(s) + sum(s.box_hard)
    key = "solve-spare" if look.prices.few_left() else "solve-hard"
    return Reason(key, worth, count=count, tile=tile, space=space, left=left)


def beside_points(look: Outlook, space: Space, up: bool, win: float) -> list[Reason]:
    """What solving it is good for beside that. [LAN-12, LAN-17, LAN-20, LAN-26, LAN-27]"""
    s, prices, seat = look.s, look.prices, look.seat
    tile, crises = s.tile[space], s.crisis[space]
    worth: dict[str, float] = {}
    for key, amount in prices.parts(tile, crises, up):
        worth[key] = worth.get(key, 0.0) + win * amount
    found = []
    if worth.get(LIMIT):
        key = "hand-grows" if len(s.easy[seat]) % 2 else "hand-half"
        found.append(Reason(key, worth[LIMIT], limit=prices.limit + 1))
    if worth.get(BONUS):
        done = len(s.hard[seat]) + 1
        key = "bonus-half" if done % 2 else "bonus-grows"
        found.append(Reason(key, worth[BONUS], amount=(done + 1) // 2))
    if worth.get(ELVES):
        found.append(Reason("elves-away", worth[ELVES], count=prices.elves))
    if worth.get(CRISES):
        key = "crisis-back" if crises else "crisis-room"
        found.append(Reason(key, worth[CRISES], left=s.crisis_supply))
    assert ITSELF in worth
    return found


def rivals(look: Outlook, space: Space, found: Account) -> list[Reason]:
    """Who else could walk there when her turn comes, in a competition. [LAN-14]"""
    s = look.s
    if s.together or found.win < OFTEN:
        return []
    for ahead in range(1, s.n):
        other = (look.seat + ahead) % s.n
        if s.witch[other] >= 0 and s.witch[other] != ids.DUNGEON and walks_to(s, other, space):
            return [Reason("rival-near", seat=other)]
    return []


def walks_to(s: Lancre, seat: Seat, space: Space) -> bool:
    """Could she get there on foot with one action, as things are?"""
    movement = Movement()
    movement.steps, movement.began = STEPS, s.witch[seat]
    return bool(reach(s, seat, movement) >> space & 1)


# -- what may go wrong, and what it takes ------------------------------------------------


def risk(found: Account, what: int, cackles: int) -> Reason:
    return Reason("risk", -found.lost, count=in_ten(found.fail), number=what, cackles=cackles)


def price_and_flight(found: Account) -> list[Reason]:
    """Cackles of dice and magic, cards, and how often she will have to flee. [LAN-17, LAN-18,
    LAN-22]"""
    told, count = [], max(1, round(10 * found.rolled))
    if found.rolled and found.cards > A_PRICE:
        told.append(Reason("cost", -found.cackles - found.cards, count=count))
    elif found.rolled:
        told += [Reason("dice", -found.cackles, count=count), Reason("", -found.cards)]
    else:
        told.append(Reason("cards", -found.cards))
    if found.flight >= OFTEN or found.away:
        told.append(Reason("may-flee", found.away, count=in_ten(found.flight)))
    return told


def failing(look: Outlook, tile: Tile) -> int:
    """What failing it costs beside its cackles. [LAN-42 … LAN-47, LAN-49]"""
    s, what = look.s, look.s.edition.failure[tile]
    if what in (ids.TO_DUNGEON, ids.ALL_TO_DUNGEON):
        return ALL_IN_DUNGEON if what == ids.ALL_TO_DUNGEON and s.n > 1 else DUNGEON
    lost = LOST_ALONE if s.n == 1 else ALL_LOST
    if what == ids.TAKE_ALISS:
        return ALISS if s.aliss_supply else lost if s.together else ONLY_CACKLES
    if what == ids.MORE_CRISIS:
        return CRISIS if s.crisis_supply else lost
    if what == ids.LOSE_EASY and any(s.easy):
        if not s.easy[look.seat]:
            return WINTER_FOR_OTHERS
        return WINTER if s.n > 1 else WINTER_ALONE
    return ONLY_CACKLES


def near_aliss(look: Outlook) -> list[Reason]:
    """How far away Black Aliss is. Without cackles in the supply they come from who has more.
    [LAN-23, LAN-49]"""
    s, left = look.s, look.s.cackle_supply
    if left > SCARCE:
        return []
    mine = s.cackles[look.seat]
    richer = s.n > 1 and max(s.cackles) > mine + left
    if richer:
        return []
    if s.together:
        key = "near-aliss-alone" if s.n == 1 else "near-aliss"
        return [Reason(key, left=left, aliss=s.aliss_supply)]
    return [Reason("near-aliss-rivals", left=left)] if s.aliss_supply else []


def standing(look: Outlook) -> list[Reason]:
    """Who is ahead in a competition: it says what a game lost by all would cost. [LAN-28]"""
    s = look.s
    if s.together:
        return []
    best = max([points(s, other) for other in range(s.n) if other != look.seat])
    lead = points(s, look.seat) - best
    return [Reason("lead" if lead > 0 else "behind" if lead else "level", points=abs(lead))]
