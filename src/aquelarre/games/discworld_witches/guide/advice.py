"""What the guide would do, and why: its own reckoning, put into reasons. [LAN-51]

The answer is the guide's (`guide.choice`). The reasons are the numbers by which it was chosen: the
chance of success, what a failure would cost, what else there was. Their texts are `advice-…`.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Space
from aquelarre.games.discworld_witches.guide import way
from aquelarre.games.discworld_witches.guide.dice import SURE, SYMBOLS, rolled_again
from aquelarre.games.discworld_witches.guide.guide import choice
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.odds import Attempt
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.rules.arriving import HOSTESS
from aquelarre.games.discworld_witches.rules.board import spaces_in
from aquelarre.games.discworld_witches.rules.cards import COUNTED
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.games.discworld_witches.rules.reckoning import missing, pending
from aquelarre.games.discworld_witches.state import SOLO, Lancre, Tackling
from aquelarre.kernel import Advice, Dice, Reason, Window, added

OFTEN = 0.15  # a flight this likely is worth a word
SCARCE = 2  # tokens left that are worth a word
FAILURES = {
    ids.TO_DUNGEON: "fail-dungeon",
    ids.ALL_TO_DUNGEON: "fail-dungeon",
    ids.TAKE_ALISS: "fail-aliss",
    ids.MORE_CRISIS: "fail-crisis",
    ids.LOSE_EASY: "fail-winter",
}
GOING = ("walk", "fly", "leave", "leave_by_card", "leave_by_token", "stay")
AWAY = ("flee", "flee_flying", "retreat", "retreat_flying", "stray", "start_at")


def advise(window: Window[Lancre], dice: Dice) -> Advice:
    """What the guide would answer, with its reasons."""
    look = through(window, dice)
    move = look.moves[0] if len(look.moves) == 1 else choice(look)
    return Advice(move.action, reasons(look, move))


def reasons(look: Outlook, move: Move) -> list[Reason]:
    """Why this answer; at least one reason."""
    if len(look.moves) == 1:
        return [Reason("only")]
    if move.verb in GOING:
        return going(look, move)
    if move.verb in ("flee", "flee_flying") and len(look.dice) == 2:
        return fleeing(look)
    if move.verb in AWAY:
        return towards(look, move.space) or [Reason("all-same")]
    if move.verb in SURE:
        return curing(look)
    if move.verb in SYMBOLS:
        return adding_symbols(look)
    explain = EXPLAINED.get(move.verb)
    return explain(look, move) if explain else [Reason("all-same")]


def in_ten(chance: float) -> int:
    """Chances in ten; only what is certain is ten, and only what cannot be is none."""
    if chance >= 1 - 1e-9:
        return 10
    return max(1, min(9, round(10 * chance))) if chance > 1e-9 else 0


def percent(chance: float) -> int:
    return round(100 * chance)


# -- where to go -------------------------------------------------------------------------


def going(seen: Outlook, move: Move) -> list[Reason]:
    """What is to be won there, how likely, and what comes then or would have been instead. A card
    that takes her there helps no more."""
    s = seen.s
    look = seen.less(move.args[0]) if move.verb in ("fly", "leave_by_card") else seen
    space = look.here if move.verb == "stay" else move.space
    if s.tiled >> space & 1:
        found = [*problem(look, space), *(second_action(look, space) or runner_up(seen, space))]
    elif s.settings["mode"] == SOLO and space == ids.GRANNYS_HOUSE and s.cackles[look.seat]:
        found = granny(look)
    elif look.rest(space) > 0:
        found = tea(look)
    else:
        found = towards(look, space) or [Reason("nothing-better")]
    if move.verb == "fly":
        found.append(Reason("broom", card=move.args[0]))
    return found


def second_action(look: Outlook, space: Space) -> list[Reason]:
    """What the second action may bring from there, if it is a known problem. [LAN-13]"""
    if look.s.action != 1:
        return []
    bare, known = look.is_hard(space), look.within(space) & look.s.tiled & ~look.unknown
    goals = [goal for goal in spaces_in(known) if look.prospect(goal, bare).value > 0]
    if not goals:
        return []
    best = max(goals, key=lambda goal: look.prospect(goal, bare).value)
    tile, count = look.s.tile[best], in_ten(look.prospect(best, bare).chance)
    amount = look.s.edition.points[tile]
    return [Reason("then", space=best, tile=tile, count=count, points=amount)]


def problem(look: Outlook, space: Space) -> list[Reason]:
    """The chance to solve what lies there, and what that is good for."""
    s, prospect = look.s, look.prospect(space)
    count = in_ten(prospect.chance)
    if look.unknown >> space & 1:
        found = [Reason("unknown", space=space, count=count)]
    else:
        tile = s.tile[space]
        found = [
            Reason("solve", count=count, tile=tile, space=space, points=s.edition.points[tile])
        ]
        if look.sure(tile) is not None:
            found.append(Reason("cure-there"))
        found += worth_more(look, space)
    if prospect.flight >= OFTEN:
        found.append(Reason("may-flee", count=in_ten(prospect.flight)))
    return found


def worth_more(look: Outlook, space: Space) -> list[Reason]:
    """What solving it brings beside its points. [LAN-12, LAN-20, LAN-26, LAN-27]"""
    s, found = look.s, []
    tile, easy = s.tile[space], len(s.easy[look.seat])
    if tile < ids.FIRST_HARD and easy < COUNTED and easy % 2 and look.prices.after:
        found.append(Reason("hand-grows", limit=look.prices.limit + 1))
    if s.edition.group[tile] == ids.ELF and look.prices.elves > 1:
        found.append(Reason("elves-away", count=look.prices.elves))
    if s.crisis[space] and s.crisis_supply <= SCARCE:
        found.append(Reason("crisis-back", left=s.crisis_supply))
    return found


def granny(look: Outlook) -> list[Reason]:
    """Cackles are given back at Granny's house. [LAN-51]"""
    s = look.s
    cackles = s.cackles[look.seat]
    found = [Reason("granny", cackles=cackles, count=min(2, cackles))]
    return found + near_aliss(look)


def tea(look: Outlook) -> list[Reason]:
    """Cackles are given back in company. [LAN-25]"""
    cackles = look.s.cackles[look.seat]
    if not cackles:
        return [Reason("tea-others")]
    found = [Reason("tea", cackles=cackles, count=min(HOSTESS, cackles))]
    return found + near_aliss(look)


def near_aliss(look: Outlook) -> list[Reason]:
    """How far away Black Aliss is. [LAN-23, LAN-49]"""
    s = look.s
    if s.cackle_supply > SCARCE:
        return []
    return [Reason("near-aliss", left=s.cackle_supply, aliss=s.aliss_supply)]


def towards(look: Outlook, space: Space) -> list[Reason]:
    """The best problem that is within a walk of a space, beside the one she comes from; or Granny's
    house, if there is more to win by resting."""
    reach = look.within(space) | 1 << space
    goals = [goal for goal in spaces_in(look.within(space) & look.s.tiled) if goal != look.here]
    if look.s.settings["mode"] == SOLO and (reach & ~look.s.tiled) >> ids.GRANNYS_HOUSE & 1:
        rest = look.value(ids.GRANNYS_HOUSE)
        if rest > max([look.value(goal) for goal in goals], default=0.0):
            return granny(look)
    if not goals:
        return []
    best = max(goals, key=lambda goal: look.prospect(goal).value)
    count = in_ten(look.prospect(best).chance)
    if look.unknown >> best & 1:
        return [Reason("towards-unknown", space=best, count=count)]
    tile = look.s.tile[best]
    amount = look.s.edition.points[tile]
    return [Reason("towards", space=best, tile=tile, count=count, points=amount)]


def runner_up(look: Outlook, chosen: Space) -> list[Reason]:
    """The second best place to go, if a known problem lies there."""
    worth: dict[Space, float] = {}
    for move in look.of("walk", "fly", "leave"):
        seen = look.less(move.args[0]) if move.verb == "fly" else look
        value = way.going(seen, move.space) - way.fare(look, move)
        worth[move.space] = max(value, worth.get(move.space, value))
    worth.pop(chosen, None)
    if not worth:
        return []
    other = max(worth, key=lambda space: worth[space])
    s = look.s
    if not s.tiled >> other & 1 or look.unknown >> other & 1:
        return []
    tile, count = s.tile[other], in_ten(look.prospect(other).chance)
    amount = s.edition.points[tile]
    return [Reason("runner-up", space=other, tile=tile, count=count, points=amount)]


# -- at the dice -------------------------------------------------------------------------


def rolling(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("roll", count=in_ten(look.attempt().rolling().chance))]


def rolling_on(look: Outlook, move: Move) -> list[Reason]:
    """Staying: how likely it is to be enough."""
    need = missing(look.s, look.seat)
    if need <= 0:
        return [Reason("enough")]
    stay, _ = look.attempt().staying(need)
    return [Reason("stay", count=in_ten(stay.chance), missing=need)]


def curing(look: Outlook) -> list[Reason]:
    """Without dice there are no cackles; those of dice already rolled are kept. [LAN-24, LAN-31]"""
    if not look.dice:
        return [Reason("cure")]
    need = missing(look.s, look.seat)
    return [Reason("cure-after", missing=need) if len(look.dice) == 4 else Reason("cure-now")]


def adding_symbols(look: Outlook) -> list[Reason]:
    """What the symbols make of the chance."""
    attempt, need = look.attempt(), missing(look.s, look.seat)
    stay, spend = attempt.staying(need)
    bare = percent(attempt.after_first(need).chance)
    if percent(stay.chance) <= bare:
        return [Reason("symbols-spare", amount=spend)]
    return [Reason("symbols", amount=spend, count=percent(stay.chance), left=bare)]


def fleeing(look: Outlook) -> list[Reason]:
    """How bad it looks, and what failing would cost."""
    stay, _ = look.attempt().staying(missing(look.s, look.seat))
    return [Reason("flee", count=in_ten(stay.chance)), *failing(look)]


def failing(look: Outlook) -> list[Reason]:
    """What a failure would bring. [LAN-21, LAN-42 … LAN-47]"""
    s = look.s
    key = FAILURES.get(s.edition.failure[s.tile[look.here]], "fail-cackle")
    if key == "fail-winter" and not s.easy[look.seat]:  # there is nothing to lose
        key = "fail-cackle"
    return [Reason(key), *near_aliss(look)]


def rolling_again(look: Outlook, move: Move) -> list[Reason]:
    """The chance before and after, or a cackle that may go away. [LAN-38]"""
    need, cackles = missing(look.s, look.seat), pending(look.s.within(Tackling))
    if need <= 0:
        return [Reason("reroll-cackle", count=cackles), *near_aliss(look)]
    attempt, first = look.attempt(), len(look.dice) == 2
    falls = rolled_again(look, attempt, need, move)
    then = added([each.chance for each in falls]) / len(falls)
    without = Attempt(attempt.task, attempt.means._replace(rerolls=()))
    now = (without.at_first if first else without.mended)(need).chance
    found = [Reason("reroll", left=percent(now), count=percent(then))] if then > now else []
    if cackles:
        found += [Reason("spare", count=cackles), *near_aliss(look)]
    return found or [Reason("all-same")]


def mending(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("mend", card=move.args[0], missing=missing(look.s, look.seat)), *failing(look)]


def closing(look: Outlook, move: Move) -> list[Reason]:
    need = missing(look.s, look.seat)
    return [Reason("close", missing=need)] if need > 0 else [Reason("close-good")]


def slipping(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("slip", missing=missing(look.s, look.seat)), *failing(look)]


# -- cards and small questions -----------------------------------------------------------


def drawing(look: Outlook, move: Move) -> list[Reason]:
    if len(look.dice) == 4:
        return [Reason("draw-hope", missing=missing(look.s, look.seat))]
    if move.verb == "transmute":
        return [Reason("transmute", count=1 + len(look.dull(without=move.args[0])))]
    costs = (
        look.s.edition.effect[move.args[0]] == ids.E_DRAW and look.s.edition.cackle[move.args[0]]
    )
    return [Reason("draw-cackle" if costs else "draw")]


def knowing(look: Outlook, move: Move) -> list[Reason]:
    cackles = look.s.cackles[look.seat]
    return [Reason("know", cackles=cackles, count=move.args[1]), *near_aliss(look)]


def helping(look: Outlook, move: Move) -> list[Reason]:
    if look.here == move.space and look.dice:
        return mending(look, move)
    return [Reason("help", left=look.s.crisis_supply)]


def choosing(look: Outlook, move: Move) -> list[Reason]:
    return [Reason("choose", apprentice=move.args[0])]


def putting_crisis(look: Outlook, move: Move) -> list[Reason]:
    tile = look.s.tile[move.space]
    known = tile >= 0 and not look.unknown >> move.space & 1
    return [Reason("crisis", tile=tile)] if known else [Reason("all-same")]


def facing(look: Outlook, move: Move) -> list[Reason]:
    return problem(look, look.here)


def vanishing(look: Outlook, move: Move) -> list[Reason]:
    count = in_ten(look.prospect(look.here).chance)
    return [Reason("vanish", tile=look.s.tile[look.here], count=count)]


def losing(look: Outlook, move: Move) -> list[Reason]:
    tile = move.args[0]
    return [Reason("lose", tile=tile, points=look.s.edition.points[tile])]


def ending(look: Outlook, move: Move) -> list[Reason]:
    if not look.prices.after:
        return [Reason("end-last", points=points(look.s, look.seat))]
    drawn = max(0, look.prices.limit - len(look.hand))
    return [Reason("end", count=drawn)]


def plainly(key: str) -> Callable[[Outlook, Move], list[Reason]]:
    """A reason that is always the same."""
    return lambda look, move: [Reason(key)]


EXPLAINED: dict[str, Callable[[Outlook, Move], list[Reason]]] = {
    "roll": rolling,
    "roll_on": rolling_on,
    "reroll": rolling_again,
    "reroll_both": rolling_again,
    "add": mending,
    "close": closing,
    "slip_away": slipping,
    "draw_two": drawing,
    "transmute": drawing,
    "know": knowing,
    "help": helping,
    "choose": choosing,
    "crisis_on": putting_crisis,
    "face_it": facing,
    "vanish": vanishing,
    "vanish_by_token": vanishing,
    "lose": losing,
    "end_turn": ending,
    "go_down": plainly("go-down"),
    "hurry": plainly("hurry"),
    "wait": plainly("wait"),
    "linger": plainly("linger"),
    "pass_by": plainly("pass-by"),
    "pass_by_token": plainly("pass-by"),
    "borrow": plainly("borrow"),
    "look": plainly("look"),
    "stop_looking": plainly("only"),
    "discard": plainly("discard"),
    "draw_now": plainly("draw-now"),
    "reveal": plainly("reveal"),
}
