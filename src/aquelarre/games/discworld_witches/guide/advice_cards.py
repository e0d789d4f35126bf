"""Why to play an effect now, or not; and the small questions. [LAN-05, LAN-08, LAN-11, LAN-23,
LAN-25, LAN-30, LAN-34, LAN-36, LAN-39 … LAN-41, LAN-47]

The small ones are told against the best answer to them: that one costs nothing.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import APPRENTICES
from aquelarre.games.discworld_witches.guide import cards, dice
from aquelarre.games.discworld_witches.guide.advice_attempt import (
    alone,
    near_aliss,
    standing,
    together,
)
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.rules.board import hard_left, spaces_in
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.kernel import Reason

# -- effects that cost no action ---------------------------------------------------------


def beside(look: Outlook, move: Move, best: float, worth: float) -> list[Reason]:
    """An effect worth playing before anything else, by so much; what is best then comes after."""
    return [*CHOSEN[move.verb](look, move, worth), *afterwards(best)]


def idle(look: Outlook, move: Move, best: float) -> list[Reason]:
    """One that would be played for nothing."""
    price = look.prices.card(move.args[0])
    told = [Reason(idleness(look, move), -cards.idling(move))]
    told.append(Reason("fare", -price, card=move.args[0]))
    return [*told, *afterwards(best)]


def afterwards(best: float) -> list[Reason]:
    """It costs no action: the question is asked again."""
    return [Reason("no-action" if best > 0 else "no-action-poor", best)] if best else []


def drawing(look: Outlook, move: Move, worth: float) -> list[Reason]:
    costs = look.s.edition.cackle[move.args[0]]
    return [Reason("draw-cackle" if costs else "draw", worth)]


def knowing(look: Outlook, move: Move, worth: float) -> list[Reason]:
    cackles = look.s.cackles[look.seat]
    return [Reason("know", worth, cackles=cackles, count=move.args[1]), *near_aliss(look)]


def helping(look: Outlook, move: Move, worth: float) -> list[Reason]:
    """A crisis less: how many problems another may fall on says how soon one is needed. [LAN-12]"""
    s = look.s
    some = [x for x in spaces_in(s.tiled) if s.settings["many_crises"] or not s.crisis[x]]
    room = Reason("help-room", count=len(some))
    return [Reason("help", worth, left=s.crisis_supply), room, *standing(look)]


def borrowing(look: Outlook, move: Move, worth: float) -> list[Reason]:
    return [Reason("borrow", worth)]


def transmuting(look: Outlook, move: Move, worth: float) -> list[Reason]:
    return [Reason("transmute", worth, count=1 + len(look.dull(without=move.args[0])))]


def idleness(look: Outlook, move: Move) -> str:
    """What keeps her from playing it now."""
    card = move.args[0]
    if move.verb in ("draw_two", "know") and cards.completes(look, card):
        return "idle-three"
    if move.verb == "draw_two":
        dear = dice.drawing_price(look, move) > cards.DRAW_AT
        return "idle-draw-cackle" if dear else "idle-draw"
    if move.verb == "transmute":
        return "idle-transmute" if cards.exchange(look, card) <= 0 else "idle-transmute-later"
    return IDLE[move.verb]


IDLE = {
    "know": "idle-know",
    "help": "idle-help",
    "borrow": "idle-borrow",
    "shamble": "idle-shamble",
}
CHOSEN = {
    "draw_two": drawing,
    "know": knowing,
    "help": helping,
    "borrow": borrowing,
    "transmute": transmuting,
}


def revealing(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("reveal")]


def going_down(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("go-down")]


def ending(look: Outlook, move: Move) -> list[Reason]:
    """Cards are drawn, or the game is over: points, or hard problems left. [LAN-26, LAN-50]"""
    s = look.s
    if look.prices.after:
        return [Reason("end", count=max(0, look.prices.limit - len(look.hand)))]
    if together(s):
        return [Reason("end-together", left=hard_left(s) + sum(s.box_hard))]
    return [Reason("end-last", points=points(s, look.seat))]


# -- the small questions -----------------------------------------------------------------


def choosing(look: Outlook, move: Move) -> list[Reason]:
    """Whom she takes first is a habit: no difference could be shown. [LAN-06]"""
    rank = cards.FAVOURITES.index
    best = min([rank(each.args[0]) for each in look.moves])
    habit = Reason("choose", apprentice=cards.FAVOURITES[best])
    name = APPRENTICES[move.args[0]]
    if move.args[0] == ids.DIMITY and alone(look.s):
        name = "alone"
    return [Reason(f"choose-{name}", float(best - rank(move.args[0]))), habit]


def placing(look: Outlook, move: Move) -> list[Reason]:
    """The guide does not care: told without figures."""
    return [Reason("place")]


def putting_crisis(look: Outlook, move: Move) -> list[Reason]:
    """Where it does least harm; a problem face down is taken for a hard one. [LAN-11, LAN-17]"""
    s, tile = look.s, look.s.tile[move.space]
    harm = cards.harm(look, move)
    best = min([cards.harm(look, each) for each in look.moves])
    if look.unknown >> move.space & 1:
        return [Reason("crisis-unknown", best - harm, space=move.space)]
    if harm == best:
        return [Reason("crisis", tile=tile)]
    more = s.edition.difficulty[tile] + 2 * (s.crisis[move.space] + 1)
    return [Reason("crisis-worse", best - harm, tile=tile, difficulty=more)]


def giving_back(look: Outlook, move: Move) -> list[Reason]:
    """All that one may: what is kept is missed in a tie, and in the supply. [LAN-25, LAN-28]"""
    most = max([each.args[0] for each in look.moves])
    kept = most - move.args[0]
    if kept:
        return [Reason("keep", -float(kept), count=kept)]
    return [Reason("give-back", count=most), *near_aliss(look)]


def taking_from(look: Outlook, move: Move) -> list[Reason]:
    """From who has fewest points: ties are decided by cackles. [LAN-23, LAN-28]"""
    s, victim = look.s, move.args[0]
    least = min([points(s, each.args[0]) for each in look.moves])
    more = points(s, victim) - least
    if together(s):
        return [Reason("take-together", -float(more), seat=victim)]
    amount = points(s, victim)
    return [Reason("take-rival" if more else "take", -float(more), seat=victim, points=amount)]


def losing(look: Outlook, move: Move) -> list[Reason]:
    """The tile that is worth least; to a table that plays together all are. [LAN-47, LAN-50]"""
    worth = look.s.edition.points
    if together(look.s):
        return [Reason("all-same")]  # points do not count: told without figures
    least = min([worth[each.args[0]] for each in look.moves])
    tile, amount = move.args[0], worth[move.args[0]]
    if amount > least:
        return [Reason("lose-more", float(least - amount), tile=tile, points=amount, total=least)]
    return [Reason("lose", tile=tile, points=amount)]


def looking(look: Outlook, move: Move) -> list[Reason]:
    """What lies nearest. [LAN-30]"""
    near = bool(look.here >= 0 and look.within(look.here) >> move.space & 1)
    return [Reason("look" if near else "look-far", 1.0 + near)]


def discarding(look: Outlook, move: Move) -> list[Reason]:
    """Cards that are worth less than new ones. [LAN-41]"""
    worth = cards.transmute(look)[move.action]
    if worth > 0:
        return [Reason("discard", worth)]
    return [Reason("discard-good", worth, card=move.args[0])]


def drawing_now(look: Outlook, move: Move) -> list[Reason]:
    dull = len(look.dull())
    return [Reason("draw-now-dull", count=dull) if dull else Reason("draw-now")]
