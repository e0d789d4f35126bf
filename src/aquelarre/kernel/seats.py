"""Seats, and sets of seats as one bit each.

Seats are numbered 0..n-1 in turn order. Nature, who answers every question of chance, sits
on the chair after the last player. A `Seat` of `WATCHER` sees what everybody sees.
"""

from __future__ import annotations

Seat = int
Seats = int  # a set of seats, one bit each
Action = int  # one number per distinct choice of a game: see verbs.Verb

WATCHER: Seat = -1
ALL: Seats = -1  # everybody, watchers included: what lies open on the table
SILENT: Action = -1  # "has not answered"
WORD_BITS = 60
WORD = (1 << WORD_BITS) - 1


def everyone(n: int) -> Seats:
    """All `n` players, without nature."""
    return (1 << n) - 1


def only(seat: Seat) -> Seats:
    """The set of this one seat; empty for a watcher."""
    return 1 << seat if seat >= 0 else 0


def holds(seats: Seats, seat: Seat) -> bool:
    """Is the seat in the set? A watcher is only in `ALL`."""
    return seats == ALL or (seat >= 0 and bool(seats >> seat & 1))


def _members(seats: Seats) -> list[Seat]:
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


TABLES = 8  # seats for which the members of all sets are looked up
MEMBERS = [_members(seats) for seats in range(1 << TABLES)]


def members(seats: Seats) -> list[Seat]:
    """The seats of a set of players in turn order."""
    return MEMBERS[seats].copy() if 0 <= seats < 1 << TABLES else _members(seats)


def things_in(some: int, first: int = 0) -> list[int]:
    """The things of any set that has one bit for each, in the order of their numbers, which begin
    with `first`. A set may be large and almost empty: of cards, of places on a board.

    A large one is gone through word by word: compiled, only small ints need no memory of their own.
    """
    found = []
    while some:
        word = some & WORD
        while word:
            lowest = word & -word
            found.append(first + lowest.bit_length() - 1)
            word ^= lowest
        some >>= WORD_BITS
        first += WORD_BITS
    return found


def added(values: list[float]) -> float:
    """Their sum, from the first to the last. The `sum` of Python rounds otherwise from 3.12 on, and
    a bot would answer otherwise where two answers are worth the same."""
    total = 0.0
    for value in values:
        total += value
    return total


def others(seats: Seats, seat: Seat) -> list[Seat]:
    """The seats of a set in turn order, without one of them."""
    return members(seats & ~only(seat))
