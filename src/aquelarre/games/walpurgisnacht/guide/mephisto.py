"""Mephistopheles for the guide: when does it help to show himself? [WAL-09]

Shown, he keeps what other witches lose at the end [WAL-31, WAL-32], and on his own turn he need not
reveal anything [WAL-24]; but no wisps come from him any more, and everybody knows one witch.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.mountain import HIGH, free, slots_in
from aquelarre.games.walpurgisnacht.guide.dance import ENDS_IT, RISKS_IT
from aquelarre.games.walpurgisnacht.guide.guide import worth_of_gift
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning, lead_of
from aquelarre.games.walpurgisnacht.guide.wisps import WispPath
from aquelarre.games.walpurgisnacht.rules.mephisto import MephistoActs
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import DECLARE
from aquelarre.kernel import Action, Belief, Dice, Window, added

A_TURN = 1.5  # points that he misses on each turn without wisps
KNOWN = 0.3  # points that it costs the witches to have one of them known
STILL = 0.4  # how likely he can show himself in time, if he does not now
CLEARLY = 0.02  # chances: less is not worth being known for


def speak(window: Window[Night], dice: Dice, belief: Belief[Night] | None = None) -> Action | None:
    """Show himself now, or keep silent. It is time where a card may come: before, he can wait."""
    if DECLARE.base not in window.asides() or window.question() != "follow_wisps":
        return None
    s = window.imagine(dice)
    own_turn = s.active == window.seat and not s.hand
    saved = saves(s)
    if not own_turn and not (saved and is_exposed(s)):
        return None
    reckoning = Reckoning(window, dice, belief, whole=False)
    turns = (s.mountain.count(HIGH) + 1) / 2 / ENDS_IT  # so long the night goes on, about
    cost = KNOWN + A_TURN * turns / s.n
    if own_turn:
        silent = max(WispPath(reckoning).weigh(window.options()))
        deeds = MephistoActs(s.mephisto).options(s, s.mephisto)
        shown = max([worth_of_gift(reckoning, deed, saved - cost) for deed in deeds])
    else:
        ends = chance_of_the_end(reckoning)
        silent = ends * reckoning.at_the_end() + (1 - ends) * reckoning.chance(STILL * saved)
        shown = ends * reckoning.at_the_end(saved) + (1 - ends) * reckoning.chance(saved - cost)
    return DECLARE.base if shown > silent + CLEARLY else None


def saves(s: Night) -> int:
    """How many points it would save if the night ended now: the same in all that he imagines, for
    he knows his own cards."""
    team = team_of(s, s.mephisto)
    shown = s.clone()
    shown.declared = 1
    return lead_of(shown, team) - lead_of(s, team)


def is_exposed(s: Night) -> bool:
    """Can a card be revealed that may be Walpurga?"""
    unblocked = slots_in(free(s.lying, s.settings["wide_foot"]))
    return any(s.mountain[slot] == HIGH for slot in unblocked)


def chance_of_the_end(reckoning: Reckoning) -> float:
    """How likely the next card is Walpurga: whoever leads looks for her, and who finds nothing
    else to reveal has to."""
    s = reckoning.mountain
    unblocked = slots_in(free(s.lying, s.settings["wide_foot"]))
    forced = not s.hand and all(s.mountain[slot] == HIGH for slot in unblocked)
    found = []
    for tally, share, lead in zip(
        reckoning.tallies, reckoning.shares, reckoning.leads, strict=True
    ):
        ahead = lead > 0 if tally.team[s.active] == reckoning.team else lead < 0
        found.append(share * (1.0 if forced else ENDS_IT if ahead else RISKS_IT))
    return added(found) / s.mountain.count(HIGH)
