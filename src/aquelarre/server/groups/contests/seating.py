"""Seating: who has which seat at which table, so that nobody has one much more often than another.

Tables and players are the two sides of a graph, a place at a table is an edge, and a seat its
colour: no table has two alike. If a player's games are taken in bundles of as many as there are
seats, and no bundle may have two alike, such a colouring exists (König 1916), and is found by
changing two colours along a path. So each seat comes to everybody as often as any other, or once
more, and that holds after each bundle.
"""

from __future__ import annotations

from collections.abc import Sequence

FREE = -1


def seated(tables: Sequence[Sequence[int]], seats: int) -> list[tuple[int, ...]]:
    """The same full tables, in order, each with its players in the order of their seats."""
    at_table = [[FREE] * seats for _ in tables]  # by seat: a bundle
    of_bundle: list[list[int]] = []  # by seat: a table
    owner: list[int] = []  # of each bundle
    current: dict[int, int] = {}  # the bundle of each player that is being filled
    for table, players in enumerate(tables):
        for player in players:
            bundle = current.get(player, FREE)
            if bundle == FREE or FREE not in of_bundle[bundle]:
                bundle = current[player] = len(of_bundle)
                of_bundle.append([FREE] * seats)
                owner.append(player)
            _place(at_table, of_bundle, table, bundle)
    return [tuple(owner[bundle] for bundle in each) for each in at_table]


def _place(at_table: list[list[int]], of_bundle: list[list[int]], table: int, bundle: int) -> None:
    """One more place at a table, at a seat that is free on both sides: if there is none, one is
    made free. From the bundle a path leads along two seats in turn; on it both change. It never
    comes to this table, where the first of them is free."""
    own = of_bundle[bundle]
    here, there = at_table[table].index(FREE), own.index(FREE)
    rows, at = [own], own[here]
    while at != FREE:
        rows.append(at_table[at])
        after = at_table[at][there]
        if after == FREE:
            break
        rows.append(of_bundle[after])
        at = of_bundle[after][here]
    if own[here] != FREE:
        for row in rows:
            row[here], row[there] = row[there], row[here]
    at_table[table][here], own[here] = bundle, table
