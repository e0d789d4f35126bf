"""What can be answered beforehand: to let the last call pass, for a whole round. [SAL-12]

Packs, events and what they ask are known only when they come.
"""

from __future__ import annotations

from aquelarre.games.new_salem.rules.launch import LastCall
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import LET_PASS
from aquelarre.kernel import Foreseen, Seat

FORESEES: tuple[str, ...] = (LastCall.key,)


def foreseen(s: Town, seat: Seat) -> list[Foreseen]:
    """Who is constable, and who has hope to give, may change until it comes."""
    return [Foreseen(LastCall.key, s.round, [LET_PASS.base], again=True)]
