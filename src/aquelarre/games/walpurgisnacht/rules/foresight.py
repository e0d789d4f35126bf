"""What can be answered beforehand: which card is revealed first in one's next turn. [WAL-10]

The first reveal is compulsory, and the mountain lies before everybody. What comes after it depends
on what is turned up.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.mountain import free, slots_in
from aquelarre.games.walpurgisnacht.rules.wisps import FollowWisps
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.games.walpurgisnacht.verbs import REVEAL
from aquelarre.kernel import Foreseen, Seat

FORESEES: tuple[str, ...] = (FollowWisps.key,)


def foreseen(s: Night, seat: Seat) -> list[Foreseen]:
    """Of the next turn of the seat, until its first card is revealed."""
    first = isinstance(s.open_question(), FollowWisps) and not s.hand
    if s.active == NOBODY or (seat == s.active and not first):
        return []
    if s.declared and seat == s.mephisto:  # he reveals nothing [WAL-09]
        return []
    slots = slots_in(free(s.lying, s.settings["wide_foot"]))
    return [Foreseen(FollowWisps.key, 0, [REVEAL.base + slot for slot in slots])] if slots else []
