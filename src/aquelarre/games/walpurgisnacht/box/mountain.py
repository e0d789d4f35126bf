"""The mountain of Brocken: its slots, and which cards are blocked or would float.

Four rings of five slots, from the summit to the foot: P pentacle, I inner pentagon,
S pentagram, O outer pentagon. With the option `wide_foot` the outer pentagon has ten slots, two
before each point of the pentagram (a rival reading of the lost figure). A set of slots is one
int, five bits for each ring.
"""

from __future__ import annotations

Slot = int
SlotSet = int

RINGS = "PISO"
SLOTS = 25  # numbers in the vocabulary: 20 slots, and 5 more with the wide foot
PENTACLE, INNER, PENTAGRAM, OUTER = 0, 5, 10, 15  # the first slot of each ring
NARROW = (1 << 20) - 1  # the slots of the mountain
WIDE = (1 << 25) - 1
PREVIEWED_FROM = PENTAGRAM  # this slot and all below it are shown at the start (WAL-06)

EMPTY, UNSEEN, HIGH = -1, -2, -3  # what may lie on a slot besides a card that all have seen:
# nothing, a card nobody has seen, or one of the unseen five that hide Walpurga (WAL-03)

# P0 … O4; with a wide foot the second five are O5 … O9 (O5 lies beside O0).
SLOT_NAMES = tuple(
    f"{ring}{at}" for ring, size in zip(RINGS, (5, 5, 5, 10), strict=True) for at in range(size)
)
_RING = 31
# For each set of one ring, as seen from place i of the ring next to it (indices modulo five):
_BESIDE = tuple(x | (x << 1 | x >> 4) & _RING for x in range(32))  # i-1 or i
_FLANKING = tuple(x | (x >> 1 | x << 4) & _RING for x in range(32))  # i or i+1
_BOTH = tuple(x & (x >> 1 | x << 4) & _RING for x in range(32))  # i and i+1

_LISTED = [tuple(at for at in range(10) if x >> at & 1) for x in range(1024)]
_LISTED_10 = [tuple(at + 10 for at in listed) for listed in _LISTED]
_LISTED_20 = [tuple(at + 20 for at in listed) for listed in _LISTED[:32]]


def all_slots(wide: int) -> SlotSet:
    """The slots of the mountain; `wide`: with ten at the foot."""
    return WIDE if wide else NARROW


def slots_in(slots: SlotSet) -> tuple[Slot, ...]:
    """The slots of a set, from the summit down."""
    return _LISTED[slots & 1023] + _LISTED_10[slots >> 10 & 1023] + _LISTED_20[slots >> 20]


def blocked(lying: SlotSet, wide: int) -> SlotSet:
    """The slots that the cards lying around them block, whether a card lies there or not.

    A pentagon's card is held by both pentagram cards that flank it [WAL-11], a pentacle or
    pentagram card by either card of the pentagon outside it [WAL-12], an outer card by none
    [WAL-13].
    """
    foot = lying >> 15 & _RING | lying >> 20 if wide else _BESIDE[lying >> 15]
    return _BESIDE[lying >> 5 & _RING] | _BOTH[lying >> 10 & _RING] << 5 | foot << 10


def supported(lying: SlotSet, wide: int) -> SlotSet:
    """The slots where a card would not float. [WAL-27]

    The pentacle rests on the mountain itself; any other slot needs a card next to it uphill.
    """
    points = lying >> 10 & _RING
    foot = points | points << 5 if wide else _FLANKING[points]
    return _RING | _FLANKING[lying & _RING] << 5 | _BESIDE[lying >> 5 & _RING] << 10 | foot << 15


def free(lying: SlotSet, wide: int) -> SlotSet:
    """The cards that may be revealed or moved: those not blocked."""
    return lying & ~blocked(lying, wide)


def valid(lying: SlotSet, wide: int) -> SlotSet:
    """The empty slots where a card may be put: neither blocked nor floating."""
    return supported(lying, wide) & ~(lying | blocked(lying, wide))


def blockers(slot: Slot, lying: SlotSet, wide: int) -> SlotSet:
    """The cards that hold the slot blocked; none if it is not."""
    if not blocked(lying, wide) >> slot & 1:
        return 0
    return neighbours(slot, wide) & lying


def neighbours(slot: Slot, wide: int) -> SlotSet:
    """The slots just outside this one, whose cards can block it."""
    ring, at = slot - slot % 5, slot % 5
    if ring == PENTACLE:
        return 1 << INNER + (at - 1) % 5 | 1 << INNER + at
    if ring == INNER:
        return 1 << PENTAGRAM + at | 1 << PENTAGRAM + (at + 1) % 5
    if ring == PENTAGRAM and wide:
        return 1 << OUTER + at | 1 << OUTER + 5 + at
    if ring == PENTAGRAM:
        return 1 << OUTER + (at - 1) % 5 | 1 << OUTER + at
    return 0
