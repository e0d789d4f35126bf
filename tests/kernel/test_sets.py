"""Sets of things: one bit for each."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from aquelarre.kernel import members, things_in


@given(some.sets(some.integers(0, 200)))
def test_the_things_of_a_set_come_in_the_order_of_their_numbers(things: set[int]) -> None:
    bits = sum(1 << thing for thing in things)
    assert things_in(bits) == members(bits) == sorted(things)
    assert things_in(bits, 7) == [7 + thing for thing in sorted(things)]
