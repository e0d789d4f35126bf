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
NEXT_ACTION, NEXT_TURN, BEYOND = 1, 2, 3  # when something comes within reach
A_LITTLE = 0.01  # by which staying is better than walking in vain
NO_NEED = 1.0  # how much worse it is to go the same way with a card that is missed more


def later(look: Outlook, space: Space, bare: bool, solved: Space = NOWHERE) -> float:
    """What comes within reach of who ends an action there."""
    return ahead(look, space, bare, solved)[0]


def ahead(
    look: Outlook, space: Space, bare: bool, solved: Space = NOWHERE
) -> tuple[float, Space, int]:
    """The same, where that is, and when: with the next action, in the next turn, or in the next
    turn if the next action brings her nearer."""
    share = NEXT_ALONE if look.s.settings["mode"] == SOLO else NEXT
    share, second = share * look.prices.leaning.next, SECOND * look.prices.leaning.second
    if look.s.action == 1:
        found, goal = look.best_way(space, bare, solved)
        found *= second
        if found > 0 or not look.prices.after:
            return found, goal, NEXT_ACTION
        beyond, goal = look.best_beyond(space, solved)
        return second * share * beyond, goal, BEYOND  # nothing in this turn
    if not look.prices.after:
        return 0.0, NOWHERE, NEXT_TURN
    found, goal = look.best_way(space, False, solved)
    return share * found, goal, NEXT_TURN


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
    """Every way to go; the same place by a dearer card is for who has a reason of her own."""
    found, by_card = ways(look, moves)
    for move in moves:
        if len(move.args) > 1 and by_card[move.space] != move.action:
            found[move.action] -= NO_NEED
    return found


def ways(look: Outlook, moves: list[Move]) -> tuple[Weights, dict[Space, Action]]:
    """Every way to go, each place reckoned once, and the best way to get there by card."""
    found: Weights = {}
    by_card: dict[Space, Action] = {}
    worth: dict[tuple[Space, Card], float] = {}
    for move in moves:
        space, card = move.space, move.args[0] if len(move.args) > 1 else -1
        same = alike(look, card)
        if (space, same) not in worth:
            worth[space, same] = going(look.less(same) if card >= 0 else look, space)
        value = found[move.action] = worth[space, same] - fare(look, move)
        if card >= 0 and (space not in by_card or value > found[by_card[space]]):
            by_card[space] = move.action
    return found, by_card


def alike(look: Outlook, card: Card) -> Card:
    """Broomsticks that are good for nothing else are as good as the one that is missed least."""
    for each in look.brooms if card in look.brooms else []:
        if look.s.edition.effect[each] not in USEFUL:
            return each if look.s.edition.effect[card] not in USEFUL else card
    return card


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
    return hurried(look)[0] - look.prices.card(card)


def hurried(look: Outlook) -> tuple[float, Space]:
    """The best place to walk to with two more spaces, and what that is worth."""
    goals = spaces_in(look.within(look.here, look.s.within(Movement).steps + MORE))
    return best_of(look, goals) if goals else (0.0, NOWHERE)


def best_of(look: Outlook, goals: list[Space]) -> tuple[float, Space]:
    best, where = going(look, goals[0]), goals[0]
    for goal in goals[1:]:
        value = going(look, goal)
        if value > best:
            best, where = value, goal
    return best, where


def passing(look: Outlook, move: Move) -> float:
    """What lies beyond something that she passes unseen. [LAN-37]"""
    return passed(look, move.space)[0] - fare(look, move)


def passed(look: Outlook, space: Space) -> tuple[float, Space]:
    """With the steps left, or with the next action: then it is nowhere."""
    s = look.s
    movement = s.within(Movement)
    left = movement.steps - distance(s, look.seat, space, movement)
    goals = spaces_in(look.within(space, left)) if left > 0 else []
    goals = [goal for goal in goals if goal != look.here]
    if s.action != 1:
        return best_of(look, goals) if goals else (0.0, NOWHERE)
    return gone_on(look, space, goals)


def gone_on(look: Outlook, space: Space, goals: list[Space]) -> tuple[float, Space]:
    """From a space where she is unseen: to one of these, or nowhere, to go on with what comes."""
    found = later(look, space, False, space), NOWHERE
    if goals:
        best = best_of(look, goals)
        found = best if best[0] > found[0] else found
    return found


def pass_or_face(look: Outlook) -> Weights:
    """She has looked: what lies here, or what lies further on? [LAN-37]"""
    found = {look.of("face_it")[0].action: going(look, look.here)}
    unseen = look.of("vanish_by_token", "vanish")
    if unseen:
        beyond, _ = unfaced(look)
        for move in unseen:
            found[move.action] = beyond - vanishing_price(look, move) - A_LITTLE
    return found


def unfaced(look: Outlook) -> tuple[float, Space]:
    """What lies beyond what she has looked at, if she vanishes here."""
    steps = look.s.within(Movement).steps
    return gone_on(look, look.here, spaces_in(look.within(look.here, steps)) if steps else [])


def vanishing_price(look: Outlook, move: Move) -> float:
    return look.prices.card(move.args[0]) if move.args else look.token_price()


def flights(look: Outlook) -> Weights:
    """How much worse than to be gone for nothing each way to get away is."""
    moves = look.of(*FLIGHTS)
    within = {move.action: later(look, move.space, True, look.here) for move in moves}
    best = max(within.values(), default=0.0)
    found: Weights = {}
    for move in moves:
        found[move.action] = within[move.action] - best - fare(look, move) - strays(look, move)
    return found


def strays(look: Outlook, move: Move) -> float:
    """What it costs to have no retreat. [LAN-21]"""
    return look.prices.cackles(1) if move.verb == "stray" else 0.0


def start(look: Outlook) -> Weights:
    """Where two actions bring most. [LAN-07]"""
    return {move.action: look.best_from(move.space, False) for move in look.moves}
