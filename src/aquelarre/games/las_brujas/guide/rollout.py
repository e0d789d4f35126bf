"""How an imagined village goes on, cheaply: people vote by what they suspect, not by the truth, and
whatever is no matter of life and death they leave alone. Asked of games that are only imagined."""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import care_in, worth_of_burning
from aquelarre.games.las_brujas.guide.village import posed
from aquelarre.games.las_brujas.state import GUILTY, INNOCENT, NOBODY, Village
from aquelarre.games.las_brujas.verbs import DECIDE, END_TURN, READY, VOTE
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.kernel.minds import any_option

OTHERWISE = 12  # once in so many times somebody votes as nobody would have thought
IN_DUEL = (3, 4)  # ballots against the accused and the accuser, in a double trial


def rollout(s: Village, seat: Seat, dice: Dice) -> Action:
    """A vote by suspicion; no further card, gift or accusation; else anything."""
    options = s.options(seat)
    first = options[0]
    if len(options) == 1 or first == END_TURN.base:
        return first
    if READY.base in options:
        return READY.base
    if VOTE.base <= first < VOTE.end or DECIDE.base <= first < DECIDE.end:
        base = DECIDE.base if first >= DECIDE.base else VOTE.base
        ballot = _ballot(s, seat)
        if not dice.below(OTHERWISE):
            ballot = INNOCENT if ballot == GUILTY else GUILTY
        return base + (IN_DUEL[ballot] if s.trial.double else ballot)
    return any_option(s, seat, dice)


def _ballot(s: Village, seat: Seat) -> int:
    """As a guide votes: a villager by what the accused is suspected of, a witch as a villager in
    her seat would. Spectres know what they want, and so does who has accused. [BRU-21]"""
    trial = s.trial
    if seat == trial.accuser:
        return GUILTY
    if not s.alive >> seat & 1:
        same = s.side[seat] == s.side[trial.accused]
        return INNOCENT if same else GUILTY
    opinion = posed(s, seat)
    living = s.alive.bit_count()
    burnt = [record[0] for record in s.records if record[4] != NOBODY]
    gain = worth_of_burning(opinion, living, care_in(s.week, max(burnt, default=0)))
    stake = gain[trial.accused]
    if trial.double and trial.accuser != NOBODY:
        stake -= gain[trial.accuser]
    return GUILTY if stake > 0 else INNOCENT
