"""The exact chance of success: how many outcomes of the dice still to roll are enough. [LAN-17]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import VALUES

MOST_DICE = 4


def _sums() -> list[list[int]]:
    """How many outcomes of so many dice have each sum."""
    found = [[1]]
    for _ in range(MOST_DICE):
        before = found[-1]
        after = [0] * (len(before) + max(VALUES))
        for total, ways in enumerate(before):
            for value in VALUES:
                after[total + value] += ways
        found.append(after)
    return found


_SUMS = _sums()
OUTCOMES: tuple[int, ...] = tuple(len(VALUES) ** dice for dice in range(MOST_DICE + 1))


def ways(dice: int, need: int) -> int:
    """Outcomes of so many dice whose sum is at least this, out of `OUTCOMES[dice]`."""
    return sum(_SUMS[dice][max(0, need) :])
