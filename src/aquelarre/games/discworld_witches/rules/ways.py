"""Where a witch can go, on foot, by broomstick or unseen, and why not elsewhere. [LAN-14, LAN-15,
LAN-35, LAN-37]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Space
from aquelarre.games.discworld_witches.rules.board import (
    BARRED,
    distance,
    other_witches_on,
    reach,
    spaces_in,
    stopping,
    unknown_to,
)
from aquelarre.games.discworld_witches.state import Lancre, Movement
from aquelarre.games.discworld_witches.verbs import FLY, HURRY, PASS_BY, PASS_BY_TOKEN, WALK
from aquelarre.kernel import Action, Seat, Why

_ALL = len(ids.SPACES)


def walks(s: Lancre, seat: Seat, movement: Movement) -> list[Action]:
    """On foot, as far as the steps go. [LAN-14]"""
    return [WALK.base + space for space in spaces_in(reach(s, seat, movement))]


def flights(s: Lancre, seat: Seat) -> list[Action]:
    """With a broomstick to anywhere on the board, never to the dungeon. [LAN-15]"""
    edition, here = s.edition, s.witch[seat]
    found: list[Action] = []
    for card in s.hands[seat]:
        if edition.symbol[card] == ids.BROOMSTICK:
            first = FLY.base + card * _ALL
            found += [first + space for space in edition.spaces if space != here]
    return found


def hurries(s: Lancre, seat: Seat) -> list[Action]:
    """Cards for two more spaces, for who walks. [LAN-35, ruling 27]"""
    effect = s.edition.effect
    return [HURRY.base + card for card in s.hands[seat] if effect[card] == ids.E_MOVE]


def invisible_cards(s: Lancre, seat: Seat) -> list[Card]:
    return [card for card in s.hands[seat] if s.edition.effect[card] == ids.E_INVISIBLE]


def has_invisibility(s: Lancre, seat: Seat) -> bool:
    """Tiffany's token, unused. [LAN-06]"""
    return s.apprentice[seat] == ids.TIFFANY and bool(s.token >> seat & 1)


def slips(s: Lancre, seat: Seat, movement: Movement) -> list[Action]:
    """Unseen to where something known would stop her, if she can go on from there. [LAN-37]

    At what she does not know she first looks, and decides then: see `Pass`.
    """
    cards, token = invisible_cards(s, seat), has_invisibility(s, seat)
    if not cards and not token:
        return []
    past = reach(s, seat, movement) & stopping(s, seat) & ~unknown_to(s, seat)
    goals = [
        space
        for space in spaces_in(past)
        if s.action == 1 or distance(s, seat, space, movement) < movement.steps
    ]
    found = [PASS_BY.base + card * _ALL + space for card in cards for space in goals]
    return found + [PASS_BY_TOKEN.base + space for space in goals] if token else found


# -- what is not -------------------------------------------------------------------------


def why_not_walk(s: Lancre, seat: Seat, goal: Space) -> Why:
    """Something stops the way, or it is too far. [LAN-14]"""
    here, movement = s.witch[seat], s.within(Movement)
    if goal == ids.DUNGEON:
        return BARRED
    if goal == here:
        return Why("LAN-13", "unseen" if movement.unseen else "here")
    if goal in s.edition.siblings[here]:  # not at the beginning of a movement
        return Why("LAN-14", "inside")
    way = open_way(s, seat, goal)
    if len(way) > movement.steps:
        case = "far" if flies(movement) else "steps"
        return Why("LAN-14", case, space=goal, count=len(way), steps=movement.steps)
    stop = next(space for space in way if stopping(s, seat) >> space & 1)
    witch = other_witches_on(s, seat) >> stop & 1
    return Why("LAN-14", "witch" if witch else "problem", space=goal, stop=stop)


def open_way(s: Lancre, seat: Seat, goal: Space) -> list[Space]:
    """The shortest way to a space if nothing ever stopped anybody; of several the one on which
    least does. The last space is the goal."""
    near, stops = s.edition.near, stopping(s, seat)
    ways: dict[Space, list[Space]] = {s.witch[seat]: []}
    edge = [s.witch[seat]]
    while goal not in ways:
        after: dict[Space, list[Space]] = {}
        for space in edge:
            for there in near[space]:
                if there in ways:
                    continue
                way = [*ways[space], there]
                known = after.get(there)
                if known is None or _stops(way, stops) < _stops(known, stops):
                    after[there] = way
        ways |= after
        edge = list(after)
    return ways[goal]


def _stops(way: list[Space], stops: int) -> int:
    return sum(stops >> space & 1 for space in way[:-1])


def flies(movement: Movement) -> bool:
    """Could she take a broomstick? Who walks on cannot. [LAN-15]"""
    return movement.began != ids.NOWHERE or bool(movement.may_fly)


def why_not_fly(s: Lancre, seat: Seat, space: Space) -> Why:
    """Never to the dungeon, not to where one is, and not in the middle of a walk. [LAN-15]"""
    if not flies(s.within(Movement)):
        return Why("LAN-15", "on-foot")
    return Why("LAN-15", "dungeon" if space == ids.DUNGEON else "here")


def why_not_past(s: Lancre, seat: Seat, space: Space) -> Why:
    """Within reach, something there that would stop her, and a way to go on: steps or an action
    left, or a card for more steps. At what she does not know she looks first, if she could go on.
    [LAN-37, ruling 28]"""
    if space == ids.DUNGEON:
        return BARRED
    movement = s.within(Movement)
    if not reach(s, seat, movement) >> space & 1:
        return why_not_walk(s, seat, space)
    if not stopping(s, seat) >> space & 1:
        return Why("LAN-37", "free", space=space)
    left = movement.steps - distance(s, seat, space, movement)
    goes_on = s.action == 1 or left > 0 or hurries(s, seat)
    look = unknown_to(s, seat) >> space & 1 and goes_on
    return Why("LAN-37", "look" if look else "stuck-there", space=space)
