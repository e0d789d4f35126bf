"""Where to go: for what a space promises, for what comes within reach, at what price.
[LAN-07, LAN-13 … LAN-15, LAN-21, LAN-22, LAN-35, LAN-37, LAN-44]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import NOWHERE, Card, Space
from aquelarre.games.discworld_witches.guide.moves import Move, Weights
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.rules.board import distance, spaces_in
from aquelarre.games.discworld_witches.rules.moving import MORE
from aquelarre.games.discworld_witches.state import SOLO, Movement
from aquelarre.kernel import Action

SECOND = 0.85  # how much the second action of a turn counts while the first is chosen
NEXT = 0.3  # how much the next turn counts: others move meanwhile
NEXT_ALONE = 0.5  # the same for who plays alone
GOING = ("walk", "fly", "leave", "leave_by_card", "leave_by_token")
USEFUL = (ids.E_ADD, ids.E_REROLL, ids.E_SHEEP, ids.E_DEATH, ids.E_FLEE)  # in an attempt, too
FLIGHTS = ("flee", "flee_flying", "retreat", "retreat_flying", "stray")
A_LITTLE = 0.01  # by which staying is better than walking in vain
NO_NEED = 1.0  # how much worse it is to go the same way with a card that is missed more


def later(look: Outlook, space: Space, bare: bool, solved: Space = NOWHERE) -> float:
    """What comes within reach of who ends an action there."""
    share = NEXT_ALONE if look.s.settings["mode"] == SOLO else NEXT
    if look.s.action == 1:
        found = SECOND * look.best_from(space, bare, solved)
        if found > 0 or not look.prices.after:
            return found
        return SECOND * share * look.best_beyond(space, solved)  # nothing in this turn
    if not look.prices.after:
        return 0.0
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


def act(look: Outlook) -> Weights:
    """To where it pays, else towards it; with two more steps if that is worth a card."""
    found = by_goal(look, look.of(*GOING))
    for move in look.of("stay", "linger", "wait"):
        found[move.action] = staying(look, move)
    for move in look.of("hurry"):
        found[move.action] = hurrying(look, move.args[0]) - A_LITTLE
    for move in look.of("pass_by", "pass_by_token"):
        found[move.action] = passing(look, move) - A_LITTLE
    return found


def by_goal(look: Outlook, moves: list[Move]) -> Weights:
    """Every way to go, each place reckoned once; the same place by a dearer card is for who has a
    reason of her own."""
    found: Weights = {}
    by_card: dict[Space, tuple[float, Action]] = {}  # the best way to get there
    worth: dict[tuple[Space, Card], float] = {}
    plain = [card for card in look.brooms if look.s.edition.effect[card] not in USEFUL]
    for move in moves:
        space, card = move.space, move.args[0] if len(move.args) > 1 else -1
        alike = plain[0] if card in plain else card  # brooms good for nothing else are all alike
        if (space, alike) not in worth:
            worth[space, alike] = going(look.less(alike) if card >= 0 else look, space)
        value = found[move.action] = worth[space, alike] - fare(look, move)
        if card >= 0 and (space not in by_card or value > by_card[space][0]):
            by_card[space] = value, move.action
    for move in moves:
        if len(move.args) > 1 and by_card[move.space][1] != move.action:
            found[move.action] -= NO_NEED
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


def passing(look: Outlook, move: Move) -> float:
    """What lies beyond something that she passes unseen: with the steps left, or with the next
    action. [LAN-37]"""
    s, space = look.s, move.space
    movement = s.within(Movement)
    left = movement.steps - distance(s, look.seat, space, movement)
    goals = spaces_in(look.within(space, left)) if left > 0 else []
    ahead = [later(look, space, False, space)] if s.action == 1 else []
    ahead += [going(look, goal) for goal in goals if goal != look.here]
    return max(ahead, default=0.0) - fare(look, move)


def pass_or_face(look: Outlook) -> Weights:
    """She has looked: what lies here, or what lies further on? [LAN-37]"""
    here, steps = look.here, look.s.within(Movement).steps
    found = {look.of("face_it")[0].action: going(look, here)}
    unseen = look.of("vanish_by_token", "vanish")
    if unseen:
        goals = spaces_in(look.within(here, steps)) if steps else []
        ahead = max([later(look, here, False, here), *(going(look, goal) for goal in goals)])
        for move in unseen:
            price = look.prices.card(move.args[0]) if move.args else look.token_price()
            found[move.action] = ahead - price - A_LITTLE
    return found


def flights(look: Outlook) -> Weights:
    """How much worse than to be gone for nothing each way to get away is."""
    moves = look.of(*FLIGHTS)
    ahead = {move.action: later(look, move.space, True, look.here) for move in moves}
    best = max(ahead.values(), default=0.0)
    found: Weights = {}
    for move in moves:
        strays = look.prices.cackles(1) if move.verb == "stray" else 0.0
        found[move.action] = ahead[move.action] - best - fare(look, move) - strays
    return found


def start(look: Outlook) -> Weights:
    """Where two actions bring most. [LAN-07]"""
    return {move.action: look.best_from(move.space, False) for move in look.moves}
