"""Where to go: for what a space promises, for what comes within reach, at what price.
[LAN-07, LAN-13 … LAN-15, LAN-21, LAN-22, LAN-35, LAN-37, LAN-44]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import NOWHERE, Card, Space
from aquelarre.games.discworld_witches.guide.outlook import Move, Outlook
from aquelarre.games.discworld_witches.rules.board import spaces_in
from aquelarre.games.discworld_witches.rules.moving import MORE
from aquelarre.games.discworld_witches.state import SOLO, Movement

SECOND = 0.85  # how much the second action of a turn counts while the first is chosen
NEXT = 0.3  # how much the next turn counts: others move meanwhile
NEXT_ALONE = 0.5  # the same for who plays alone
FLIGHTS = ("flee", "flee_flying", "retreat", "retreat_flying", "stray")
A_LITTLE = 0.01  # by which staying is better than walking in vain


def later(look: Outlook, space: Space, bare: bool, solved: Space = NOWHERE) -> float:
    """What comes within reach of who ends an action there."""
    if look.s.action == 1:
        return SECOND * look.best_from(space, bare, solved)
    if not look.prices.after:
        return 0.0
    share = NEXT_ALONE if look.s.settings["mode"] == SOLO else NEXT
    return share * look.best_from(space, False, solved)


def going(look: Outlook, space: Space) -> float:
    """What it is worth to be there at the end of this movement."""
    if look.s.tiled >> space & 1:
        return look.prospect(space).value + later(look, space, look.is_hard(space), space)
    return look.prospect(space).value + later(look, space, False)


def fare(look: Outlook, move: Move) -> float:
    """What it costs to get there: a card, or a token that is gone then."""
    if len(move.args) > 1:
        return look.prices.card(move.args[0])
    return look.token_price() if move.verb.endswith("_by_token") else 0.0


def best_way(look: Outlook, moves: list[Move]) -> tuple[Move | None, float]:
    """The most promising of these answers, and what it is worth."""
    worth: dict[Space, float] = {}
    found, best = None, 0.0
    for move in moves:
        space = move.space
        if space not in worth:
            worth[space] = going(look, space)
        value = worth[space] - fare(look, move)
        if found is None or value > best:
            found, best = move, value
    return found, best


def act(look: Outlook) -> Move:
    """To where it pays, else towards it; with two more steps if that is worth a card."""
    ways = look.of("walk", "fly", "leave", "leave_by_card", "leave_by_token")
    found, best = best_way(look, ways)
    for move in look.of("stay", "linger", "wait"):
        value = staying(look, move)
        if found is None or value >= best:
            found, best = move, value
    for move in look.of("hurry"):
        if hurrying(look, move.args[0]) > best + A_LITTLE:
            return move
    assert found is not None
    return found


def staying(look: Outlook, move: Move) -> float:
    """To do again what is here, or to wait: a witch in the dungeon goes anywhere with the second
    action. [LAN-13, LAN-44]"""
    s = look.s
    if move.verb == "wait":
        return SECOND * max(look.prospect(space).value for space in s.edition.spaces)
    if move.verb == "linger":
        return later(look, look.here, False, look.here)
    return going(look, look.here) + A_LITTLE


def hurrying(look: Outlook, card: Card) -> float:
    """What a walk is worth with two more spaces. [LAN-35]"""
    goals = spaces_in(look.within(look.here, look.s.within(Movement).steps + MORE))
    return max([going(look, goal) for goal in goals], default=0.0) - look.prices.card(card)


def pass_or_face(look: Outlook) -> Move:
    """She has looked: what lies here, or what lies further on? [LAN-37]"""
    face_it, unseen = look.of("face_it")[0], look.of("vanish_by_token", "vanish")
    if not unseen:
        return face_it
    here, steps = look.here, look.s.within(Movement).steps
    goals = spaces_in(look.within(here, steps)) if steps else []
    ahead = max([later(look, here, False, here), *(going(look, goal) for goal in goals)])

    def price(move: Move) -> float:
        return look.prices.card(move.args[0]) if move.args else look.token_price()

    vanish = min(unseen, key=price)
    return vanish if ahead - price(vanish) > going(look, here) else face_it


def get_away(look: Outlook) -> Move:
    """After fleeing or failing: where something good comes within reach. [LAN-21, LAN-22]"""
    return best_flight(look, look.of(*FLIGHTS))


def best_flight(look: Outlook, moves: list[Move]) -> Move:
    """Of several ways to get away, the one after which most comes within reach."""

    def value(move: Move) -> float:
        strays = look.prices.cackles(1) if move.verb == "stray" else 0.0
        return later(look, move.space, True, look.here) - fare(look, move) - strays

    return max(moves, key=value)


def start(look: Outlook) -> Move:
    """Where two actions bring most. [LAN-07]"""
    return max(look.moves, key=lambda move: look.best_from(move.space, False))
