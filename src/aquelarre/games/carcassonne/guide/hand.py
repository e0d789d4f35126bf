"""What followers in hand are worth, and that one on a farm will not be there again."""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import FARM
from aquelarre.games.carcassonne.rules.landscape import count, kind_of
from aquelarre.games.carcassonne.state import FOLLOWERS, Land

FIRST_FOLLOWER = 10.0  # what the only follower in hand is worth at the start of the game
NEXT_FOLLOWER = 0.6  # each further one, as a share of the one before
FARMER_STAYS = 1.5  # what a follower on a farm costs beside at the start: it never comes back


def farmers(s: Land) -> list[int]:
    """How many followers of each seat stand on farms, where they stay until the end [CAR-12]."""
    found = [0] * s.n
    for segment, crowd in s.standing.items():
        if kind_of(s, segment) == FARM:
            for seat in range(s.n):
                found[seat] += count(crowd, seat)
    return found


def followers_worth(supply: int, staying: int) -> float:
    """What so many followers in hand are worth at the start of the game, less what those on farms
    cost that will not be in hand again."""
    return IN_HAND[supply] - FARMER_STAYS * staying


def _in_hand() -> list[float]:
    """What so many followers in hand are worth at the start of the game."""
    worth = [0.0]
    for number in range(FOLLOWERS):
        worth.append(worth[-1] + FIRST_FOLLOWER * NEXT_FOLLOWER**number)
    return worth


IN_HAND = _in_hand()
