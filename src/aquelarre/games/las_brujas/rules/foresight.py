"""What can be answered beforehand: passes in the two windows of a trial, the answer to an
accusation when there is nothing to say, and the ballot. [BRU-17, BRU-18, BRU-20, BRU-21]

Sharing, discarding and what is played in a turn depend on cards that come later.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.rules.ballot import Ballot
from aquelarre.games.las_brujas.rules.trial import Floor, Speech, Verdict
from aquelarre.games.las_brujas.state import REVOTES, Trial, Village
from aquelarre.games.las_brujas.verbs import END_SPEECH, PASS
from aquelarre.kernel import Foreseen, Seat, holds

FORESEES: tuple[str, ...] = (Speech.key, Floor.key, Ballot.key, Verdict.key)
BALLOT = Ballot()


def foreseen(s: Village, seat: Seat) -> list[Foreseen]:
    """Passes hold for all trials of a week; the rest for the trial that is under way."""
    passes = [Foreseen(key, s.week, [PASS.base], again=True) for key in (Floor.key, Verdict.key)]
    trial = s.inside(Trial)
    if trial is None:
        return passes
    found = []
    if seat == trial.accused and isinstance(s.open_question(), Speech):
        found.append(Foreseen(Speech.key, s.trials, [END_SPEECH.base]))
    if not trial.voted and holds(BALLOT.seats(s), seat):
        occasion = s.trials * REVOTES + trial.revote
        found.append(Foreseen(Ballot.key, occasion, BALLOT.options(s, seat)))
    return passes + found
