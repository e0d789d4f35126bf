"""Why to go somewhere, or not: what waits there, what comes then, what the way costs.
[LAN-13 … LAN-16, LAN-21, LAN-22, LAN-25, LAN-35, LAN-37, LAN-44, LAN-51]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import NOWHERE, Space
from aquelarre.games.discworld_witches.guide import way
from aquelarre.games.discworld_witches.guide.advice_attempt import (
    in_ten,
    near_aliss,
    problem,
    scored,
    together,
)
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.guide.prices import Prices
from aquelarre.games.discworld_witches.rules.arriving import AT_GRANNYS, GUEST, HOSTESS
from aquelarre.games.discworld_witches.rules.board import company, spaces_in
from aquelarre.games.discworld_witches.state import SOLO
from aquelarre.kernel import Objection, Reason, added

FROM_THERE = 0  # when the game begins
BY_BROOM = {
    FROM_THERE: 6,
    way.NEXT_ACTION: 4,
    way.NEXT_TURN: 5,
    way.BEYOND: 5,
}  # as texts number it
Found = tuple[float, Space, int]  # what comes within reach: its worth, where and when


def arrival(look: Outlook, space: Space) -> list[Reason]:
    """The terms of `way.going`: to be there at the end of this movement."""
    if look.s.tiled >> space & 1:
        bare = look.is_hard(space)
        return [
            *problem(look, space),
            *then(look, space, way.ahead(look, space, bare, space), bare),
        ]
    found = then(look, space, way.ahead(look, space, False), False)
    return [*(rest(look, space) or [Objection("nothing-there")]), *found]


def rest(look: Outlook, space: Space) -> list[Reason]:
    """Tea, or Granny's house for who plays alone. [LAN-25, LAN-51]"""
    s, prices, mine = look.s, look.prices, look.s.cackles[look.seat]
    if space == ids.DUNGEON:
        return []
    if s.settings["mode"] == SOLO:
        if space != ids.GRANNYS_HOUSE or not mine:
            return []
        back = min(AT_GRANNYS, mine)
        worth = prices.relief(AT_GRANNYS)
        return [Reason("granny", worth, cackles=mine, count=back), *near_aliss(look)]
    guests = company(s, look.seat, space)
    if not guests:
        return []
    back = sum([min(GUEST, s.cackles[guest]) for guest in guests])
    found = [Reason("tea-others" if back and together(s) else "tea-nothing")]
    if mine:
        worth = prices.relief(HOSTESS)
        found = [Reason("tea", worth, cackles=mine, count=min(HOSTESS, mine)), *near_aliss(look)]
    if back and together(s):
        worth = added([Prices(s, guest).relief(GUEST) for guest in guests])
        found.append(Reason("tea-guests", worth, count=back))
    elif back:
        found.append(Reason("tea-rivals", count=back))
    return found


def then(look: Outlook, space: Space, found: Found, bare: bool) -> list[Reason]:
    """What comes within reach of who is there: a problem, tea, or Granny's house."""
    worth, goal, when = found
    if worth <= 0 or goal == NOWHERE:
        return []
    if when in (way.NEXT_TURN, way.BEYOND):
        bare = False
    if not on_foot(look, space, goal, when):
        when = BY_BROOM[when]
    return [ahead(look, goal, when, bare, worth)]


def ahead(look: Outlook, goal: Space, when: int, bare: bool, worth: float) -> Reason:
    s, count = look.s, in_ten(look.prospect(goal, bare).chance)
    if look.unknown >> goal & 1:
        if when == FROM_THERE:
            return Reason("towards-unknown", worth, space=goal, count=count)
        return Reason("then-unknown", worth, space=goal, count=count, number=when)
    if s.tiled >> goal & 1:
        tile = s.tile[goal]
        values = {"space": goal, "tile": tile, "count": count, "points": scored(s, tile)}
        if when in (way.NEXT_ACTION, FROM_THERE):
            return Reason("then" if when else "towards", worth, **values)
        return Reason("then-later", worth, number=when, **values)
    key = "then-granny" if s.settings["mode"] == SOLO else "then-tea"
    return Reason(key, worth, space=goal, number=when)


def on_foot(look: Outlook, space: Space, goal: Space, when: int) -> bool:
    """Is it a walk from there, or from where the next action leads?"""
    if goal == space or look.within(space) >> goal & 1:
        return True
    beyond = look.within(space) & ~look.s.tiled if when == way.BEYOND else 0
    return any(look.within(there) >> goal & 1 for there in spaces_in(beyond))


# -- moving ------------------------------------------------------------------------------


def going(seen: Outlook, move: Move) -> list[Reason]:
    """A card that takes her there helps no more; another way there by card may be cheaper."""
    look = seen.less(way.alike(seen, move.args[0])) if len(move.args) > 1 else seen
    space = seen.here if move.verb == "stay" else move.space
    found = [*arrival(look, space), *fare(seen, move)]
    if move.verb == "stay":
        return [*found, Reason("", way.A_LITTLE)]
    return [*found, *dearer(seen, move)]


def dearer(look: Outlook, move: Move) -> list[Reason]:
    """Another card would take her there and be missed less."""
    if len(move.args) < 2:
        return []
    _, by_card = way.ways(look, look.of(*way.GOING))
    best = by_card[move.space]
    if best == move.action:
        return []
    card = next(each.args[0] for each in look.moves if each.action == best)
    return [Reason("dearer", -way.NO_NEED, card=card)]


def fare(look: Outlook, move: Move) -> list[Reason]:
    """A card, or a token that is gone then."""
    if len(move.args) > 1:
        key = "fare" if move.verb == "leave_by_card" else "broom"
        return [Reason(key, -way.fare(look, move), card=move.args[0])]
    if move.verb.endswith("_by_token"):
        return [Reason("token", -way.fare(look, move))]
    return []


def waiting(look: Outlook, move: Move) -> list[Reason]:
    """In the dungeon: out for nothing with the second action. [LAN-44]"""
    spaces = look.s.edition.spaces
    goal = max(spaces, key=lambda space: look.prospect(space).value)
    worth = way.SECOND * look.prospect(goal).value
    told = [ahead(look, goal, way.NEXT_ACTION, False, worth)] if worth > 0 else []
    return [Reason("wait"), *told]


def lingering(look: Outlook, move: Move) -> list[Reason]:
    found = way.ahead(look, look.here, False, look.here)
    return [Reason("linger"), *then(look, look.here, found, False)]


def hurrying(look: Outlook, move: Move) -> list[Reason]:
    """Two more spaces, if that leads somewhere. [LAN-35]"""
    _, goal = way.hurried(look)
    found = arrival(look, goal) if goal != NOWHERE else [Objection("nothing-there")]
    price = Reason("fare", -look.prices.card(move.args[0]), card=move.args[0])
    return [Reason("hurry"), *found, price, Reason("", -way.A_LITTLE)]


def passing(look: Outlook, move: Move) -> list[Reason]:
    """Unseen past something, to what lies beyond. [LAN-37]"""
    _, goal = way.passed(look, move.space)
    stuck = goal == NOWHERE and look.s.action != 1
    found = [] if stuck else beyond(look, move.space, goal)
    return [Reason("pass-by"), *found, *fare(look, move), Reason("", -way.A_LITTLE)]


def vanishing(look: Outlook, move: Move) -> list[Reason]:
    """She has looked, and goes on unseen. [LAN-37]"""
    _, goal = way.unfaced(look)
    count, tile = in_ten(look.prospect(look.here).chance), look.s.tile[look.here]
    price = -way.vanishing_price(look, move)
    paid = Reason("fare", price, card=move.args[0]) if move.args else Reason("token", price)
    found = [Reason("vanish", tile=tile, count=count), *beyond(look, look.here, goal)]
    return [*found, paid, Reason("", -way.A_LITTLE)]


def beyond(look: Outlook, space: Space, goal: Space) -> list[Reason]:
    """There, or nowhere: to go on with what comes after this action."""
    if goal != NOWHERE:
        return arrival(look, goal)
    return then(look, space, way.ahead(look, space, False, space), False)


def facing(look: Outlook, move: Move) -> list[Reason]:
    return arrival(look, look.here)


# -- getting away ------------------------------------------------------------------------


def refuge(look: Outlook, move: Move) -> list[Reason]:
    """What comes within reach of there, against the best that she could flee or retreat to."""
    here, moves = look.here, look.of(*way.FLIGHTS)
    best = max(moves, key=lambda each: way.later(look, each.space, True, here))
    found = way.ahead(look, move.space, True, here)
    most = way.later(look, best.space, True, here)
    facts = then(look, move.space, found, True)
    told = [Reason(each.key, **each.values) for each in facts]
    if not told:
        told.append(Reason("nothing-near" if most > 0 else "all-same"))
    if most > found[0]:
        told.append(Reason("refuge", found[0] - most, space=best.space))
    if move.verb == "stray":
        told.append(Reason("stray", -way.strays(look, move)))
    return [*told, *fare(look, move)]


def starting(look: Outlook, move: Move) -> list[Reason]:
    """Where the game is begun. [LAN-07]"""
    worth, goal = look.best_way(move.space, False)
    found = then(look, move.space, (worth, goal, FROM_THERE), False)
    return found or [Reason("nothing-near")]


def compared(look: Outlook, chosen: Space, best: Move) -> list[Reason]:
    """Of the best place to go: the second best. Of any other: the best. If a known problem lies
    there."""
    place = look.here if best.verb == "stay" else best.space
    if chosen != place:
        if look.unknown >> place & 1:
            count = in_ten(look.prospect(place).chance)
            return [Objection("better-unknown", space=place, count=count)]
        return _known(look, place, Objection, "better")
    worth: dict[Space, float] = {}
    for move in look.of("walk", "fly", "leave"):
        seen = look.less(move.args[0]) if move.verb == "fly" else look
        value = way.going(seen, move.space) - way.fare(look, move)
        worth[move.space] = max(value, worth.get(move.space, value))
    worth.pop(chosen, None)
    if not worth:
        return []
    return _known(look, max(worth, key=lambda space: worth[space]), Reason, "runner-up")


def _known(look: Outlook, space: Space, told: type[Reason], key: str) -> list[Reason]:
    s = look.s
    if not s.tiled >> space & 1 or look.unknown >> space & 1:
        return []
    tile, count = s.tile[space], in_ten(look.prospect(space).chance)
    return [told(key, space=space, tile=tile, count=count, points=scored(s, tile))]
