"""Why to roll, stay, flee or spend, term by term. [LAN-17 … LAN-22, LAN-24, LAN-29, LAN-33, LAN-34,
LAN-38, LAN-41]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.games.discworld_witches.guide import dice
from aquelarre.games.discworld_witches.guide.account import Account, Accounts, mixed
from aquelarre.games.discworld_witches.guide.advice_attempt import (
    ALISS,
    CRISIS,
    DUNGEON,
    ONLY_CACKLES,
    WINTER_ALONE,
    failing,
    in_ten,
    near_aliss,
    percent,
    price_and_flight,
    risk,
)
from aquelarre.games.discworld_witches.guide.advice_way import refuge
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.odds import A_HAIR
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.rules.reckoning import missing, pending
from aquelarre.games.discworld_witches.state import Tackling
from aquelarre.kernel import Objection, Reason

FAILED = {  # with one cackle; what else there is has a sentence of many parts
    ONLY_CACKLES: "fail-cackle",
    DUNGEON: "fail-dungeon",
    ALISS: "fail-aliss",
    CRISIS: "fail-crisis",
    WINTER_ALONE: "fail-winter",
}


def accounts(look: Outlook) -> Accounts:
    """Those of the problem being tackled."""
    attempt = look.attempt()
    return Accounts(attempt.task, attempt.means)


def need_of(look: Outlook) -> int:
    return missing(look.s, look.seat)


def terms(look: Outlook, main: Reason, found: Account) -> list[Reason]:
    """What may be expected: `main` has what success brings."""
    tile, price = look.s.tile[look.here], look.attempt().task.price
    told = [main]
    if found.fail:
        told.append(risk(found, failing(look, tile), price))
    return [*told, *price_and_flight(found)]


def lying(look: Outlook) -> list[Reason]:
    """Cackles that lie on the dice and are taken, unless they are rolled again. [LAN-18]"""
    count = pending(look.s.within(Tackling))
    return [Reason("lying", -look.prices.cackles(count), count=count)] if count else []


def fail_fact(look: Outlook, worth: float = 0.0) -> Reason:
    """What a failure would bring."""
    number, cackles = failing(look, look.s.tile[look.here]), look.attempt().task.price
    if cackles == 1 and number in FAILED:
        return Reason(FAILED[number], worth)
    return Reason("fail", worth, number=number, cackles=cackles)


# -- before and after the first pair -----------------------------------------------------


def rolling(look: Outlook, move: Move) -> list[Reason]:
    found = accounts(look).rolling()
    return terms(look, Reason("roll", found.gain, count=in_ten(found.win)), found)


def rolling_on(look: Outlook, move: Move) -> list[Reason]:
    """Staying without adding anything: how likely it is to be enough."""
    need = need_of(look)
    found = accounts(look).after_first(need)
    main = Reason("enough", found.gain)
    if need > 0:
        main = Reason("stay", found.gain, count=in_ten(found.win), missing=need)
    return [*terms(look, main, found), *lying(look)]


def adding_symbols(look: Outlook, move: Move) -> list[Reason]:
    """What the symbols make of the chance; or what else the card is for."""
    mine, need = accounts(look), need_of(look)
    kind = dice.HEADS if move.verb in dice.HEADS else dice.MAGICS
    some, heads = dice.meant(look, look.of(*kind)), int(kind == dice.HEADS)
    bare, price = mine.after_first(need), dice.symbol_price(look, move)
    found, spend = mine.adding(need, heads, 1 - heads) if some else (bare, 0)
    now, then = percent(bare.win), percent(found.win)
    if not spend:
        main = Reason("stay", found.gain, count=in_ten(found.win), missing=need)
    elif then > now:
        main = Reason("symbols", found.gain, amount=spend, left=now, count=then)
    else:
        main = Reason("symbols-spare", found.gain, amount=spend)
    told = terms(look, main, found)
    if not some:
        told.append(Reason("kept", -price - 2 * dice.NO_PLAN, card=move.args[0]))
    elif move not in some:
        told.append(Reason("kept", _least(look, some) - price - dice.NO_PLAN, card=move.args[0]))
    elif price > _least(look, some):
        cheap = min(some, key=lambda each: dice.symbol_price(look, each))
        told.append(_dearer(_least(look, some) - price, cheap))
    return [*told, *lying(look), Reason("", -2 * A_HAIR)]


def _least(look: Outlook, some: list[Move]) -> float:
    return min([dice.symbol_price(look, each) for each in some])


def _dearer(worth: float, other: Move) -> Reason:
    if other.args:
        return Reason("symbol-dearer", worth, card=other.args[0])
    return Reason("symbol-token", worth)


def fleeing(look: Outlook, move: Move) -> list[Reason]:
    """How bad it looks, and what failing would cost. [LAN-22]"""
    mine = accounts(look)
    stay, _ = mine.staying(need_of(look))
    flee = mine.task.flee
    flight = Objection if flee is not None and stay.value > flee else Reason
    told = [flight("flee", count=in_ten(stay.win)), fail_fact(look)]
    if flee:
        told.append(Reason("elf-stays", flee, count=look.prices.elves))
    away = [reason for reason in refuge(look, move) if reason.worth]
    return [*told, *away, *lying(look), *near_aliss(look), Reason("", -A_HAIR)]


def curing(look: Outlook, move: Move) -> list[Reason]:
    """Without dice there are no cackles; those of dice already rolled are kept. [LAN-24, LAN-31]"""
    gain, rolled = look.attempt().task.gain, len(look.dice)
    main = Reason("cure" if not rolled else "cure-now", gain)
    if rolled == 4:
        main = Reason("cure-after", gain, missing=need_of(look))
    price = dice.cure_price(look, move)
    told = [main, Reason("cure-cards", -price, count=len(move.args))] if price else [main]
    return [*told, *lying(look), Reason("", A_HAIR if rolled < 4 else -A_HAIR)]


def rolling_again(look: Outlook, move: Move) -> list[Reason]:
    """The chance before and after, or a cackle that may go away. [LAN-38]"""
    mine, need, shown = accounts(look), need_of(look), pending(look.s.within(Tackling))
    first = len(look.dice) == 2
    found = rolled_again(look, mine, need, move)
    still = Accounts(mine.task, mine.means._replace(rerolls=()))
    now = percent((still.at_first if first else still.mended)(need).win)
    then = percent(found.win)
    if need <= 0 and shown:
        main = Reason("reroll-cackle", found.gain, count=shown)
    else:
        key = "reroll" if then > now else "reroll-worse" if then < now else "reroll-same"
        main = Reason(key, found.gain, left=now, count=then)
    told = terms(look, main, found)
    if shown:
        told.append(Reason("spare", count=shown) if need > 0 else Reason("reroll-still", left=then))
    price = Reason("fare", -look.prices.card(move.args[0]), card=move.args[0])
    return [*told, price, *(near_aliss(look) if shown else []), Reason("", -A_HAIR)]


def rolled_again(look: Outlook, mine: Accounts, need: int, move: Move) -> Account:
    """Over every outcome of rolling again, with the cackles it shows: see `dice.rolled_again`."""
    one, other = (VALUES[face] for face in look.dice[-2:])
    before = need + one + other
    later = mine.at_first if len(look.dice) == 2 else mine.mended
    pairs = [(a, b) for a in VALUES for b in VALUES]
    if move.verb == "reroll":
        kept = other if move.args[1] % 2 == 0 else one
        pairs = [(a, kept) for a in VALUES]
    found: list[tuple[float, Account]] = []
    for a, b in pairs:
        shown = (a == 0) + (b == 0)
        each = later(before - a - b).paid(0.0, look.prices.cackles(shown), shown)
        found.append((1 / len(pairs), each))
    return mixed(found)


# -- after the second pair ---------------------------------------------------------------


def closing(look: Outlook, move: Move) -> list[Reason]:
    attempt, need = look.attempt(), need_of(look)
    if need <= 0:
        return [Reason("close-good", attempt.task.gain), *lying(look)]
    return [Reason("close", missing=need), fail_fact(look, -attempt.lost), *lying(look)]


def mending(look: Outlook, move: Move) -> list[Reason]:
    """A card that adds what is missing, alone or with others; or that is not enough. [LAN-29]"""
    attempt, need, some = look.attempt(), need_of(look), dice.adding(look)
    price = look.prices.card(move.args[0])
    card, amount = move.args[0], dice.amount_of(look, move)
    enough = dice.enough_with(look, some.index(move), need)
    if enough is None:
        told = [Reason("mend-short", card=card, amount=amount, missing=need)]
        told += [fail_fact(look, -attempt.lost), Reason("fare", -price, card=card)]
        return [*told, *lying(look), Reason("", -A_HAIR)]
    told = [Reason("mend", attempt.task.gain, card=card, missing=need)]
    told += [Reason("fare", -price, card=card), fail_fact(look)]
    if enough > price:
        told.append(Reason("mend-more", price - enough))
    return [*told, *lying(look), Reason("", -A_HAIR)]


def slipping(look: Outlook, move: Move) -> list[Reason]:
    """To get away instead of failing. [LAN-33]"""
    task = look.attempt().task
    told = [Reason("slip", missing=need_of(look)), fail_fact(look)]
    if task.away:
        told.append(Reason("elf-stays", task.away, count=look.prices.elves))
    told.append(Reason("fare", -look.prices.card(move.args[0]), card=move.args[0]))
    return [*told, *lying(look), Reason("", -A_HAIR)]


def hoping(look: Outlook, move: Move) -> list[Reason]:
    """New cards after all dice: one of them may save it. [LAN-34, LAN-41]"""
    attempt, need = look.attempt(), need_of(look)
    chance = dice.drawn_hope(look, move, dice.saving_share(look, need))
    found = Account(
        win=chance,
        fail=1 - chance,
        gain=chance * attempt.task.gain,
        lost=(1 - chance) * attempt.lost,
    )
    told = terms(look, Reason("draw-saves", found.gain, count=in_ten(chance)), found)
    if chance:
        told.append(Reason("draw-hope", missing=need))
    told.append(Reason("fare", -look.prices.card(move.args[0]), card=move.args[0]))
    cackle = dice.drawing_price(look, move) if move.verb == "draw_two" else 0.0
    if cackle:
        told.append(Reason("its-cackle", -cackle))
    return [*told, *lying(look), Reason("", -A_HAIR)]
