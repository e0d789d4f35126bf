"""Las Brujas: when villagers among guides vote guilty on one another, is that silly?

    python tools/brujas_votes.py --games 200

Nobody knows what the accused is, so most of those whom a villager votes guilty on are villagers,
however well one guesses. What can be asked is whether they are witches as often as the voter holds
for likely, and more often than anybody else whom the voter could suspect. Each ballot of a living
villager in a trial of another is told by how many times likelier a witch the voter held the accused
than the others: how many ballots, how many of them guilty, how likely a witch the accused seemed to
be, how often it was one (with Wilson's 95 % interval), and how often anybody else of unknown side
was. Ballots of one trial are not independent: the intervals are of trials, each counted once.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from aquelarre.bots.named import bot, checked
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.tally import proportion
from aquelarre.bots.workers import spread
from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.state import VILLAGER, WITCH, Village
from aquelarre.games.las_brujas.verbs import BALLOTS, VOTE
from aquelarre.kernel import Action, Dice, Seat, added

GUILTY = BALLOTS.index("guilty")
BINS = (0.5, 0.9, 1.1, 1.5, 2.0, 3.0)  # how many times likelier a witch than the others


class Ballot(NamedTuple):
    """What a villager voted on another, what they thought, and what was so."""

    trial: tuple[int, int]  # game, and which of its trials
    guilty: bool
    times: float  # so many times likelier a witch than the others
    chance: float  # that the accused is a witch, for all that the voter knows
    others: float  # the same of another one of unknown side, on average
    witch: bool


def played(kind: str, seats: int, seed: str, number: int) -> list[Ballot]:
    """All ballots of living villagers in trials of others, in one game."""
    dice = Dice(seed).child(number)
    s = GAME.start(seats, listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    found: list[Ballot] = []

    def note(seat: Seat, action: Action | None, aside: bool) -> None:
        if action is not None and not aside and VOTE.owns(action) and s.side[seat] == VILLAGER:
            ballot = cast(s, seat, action, (number, len(s.records) + len(s.cancelled)))
            found.extend([ballot] if ballot is not None else [])

    bots = [bot(kind, dice.child(f"seat {seat}")) for seat in range(seats)]
    play_out(GAME, s, bots, nature, note=note)
    return found


def cast(s: Village, seat: Seat, action: Action, trial: tuple[int, int]) -> Ballot | None:
    """What is to be noted of a ballot; None of a spectre's, and of who knows the accused."""
    look = Outlook(GAME.view(s, seat), GAME.box)
    accused: Seat = look.view["trial"]["accused"]
    sides = [player["side"] for player in look.players]
    unknown = [x for x in look.alive if sides[x] is None and x != accused]
    if seat not in look.alive or sides[accused] is not None or not unknown:
        return None
    chance = look.own.witch[accused]
    others = added([look.own.witch[x] for x in unknown]) / len(unknown)
    guilty = VOTE.args(action)[0] == GUILTY
    times = chance / max(others, 0.001)
    return Ballot(trial, guilty, times, chance, others, s.side[accused] == WITCH)


def rows(ballots: Iterable[Ballot]) -> dict[str, list[Ballot]]:
    """Ballots by how suspect the accused was; then all that were guilty, and all that were not."""
    found: dict[str, list[Ballot]] = defaultdict(list)
    every = list(ballots)
    for low, high in zip((0.0, *BINS), (*BINS, float("inf")), strict=True):
        found[f"{low:g} to {high:g} times"] = [x for x in every if low <= x.times < high]
    found["all that were guilty"] = [x for x in every if x.guilty]
    found["all that were innocent"] = [x for x in every if not x.guilty]
    return found


def told(some: list[Ballot]) -> str:
    """A row of the table."""
    count = len(some)
    trials = {each.trial: each.witch for each in some}  # whoever is accused is one or not
    share = proportion(sum(x.witch for x in some) / count, len(trials))
    guilty = 100 * sum(x.guilty for x in some) / count
    seemed = 100 * added([x.chance for x in some]) / count
    others = 100 * added([x.others for x in some]) / count
    low, high = 100 * share.low, 100 * share.high
    return (
        f"{count:7} {len(trials):6} {guilty:6.1f} {seemed:6.1f} {100 * share.value:6.1f} "
        f"({low:.1f}–{high:.1f}) {others:6.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--bots", type=checked, default="guide")
    parser.add_argument("--seed", default="votes")
    parser.add_argument("--workers", type=int, default=1)
    wishes = parser.parse_args()
    one = partial(played, wishes.bots, wishes.seats, wishes.seed)
    ballots = [each for game in spread(one, range(wishes.games), wishes.workers) for each in game]
    print("ballots, trials, guilty %, seemed a witch %, was one % (95 %), others seemed %")
    for name, some in rows(ballots).items():
        if some:
            print(f"{name:24} {told(some)}")


if __name__ == "__main__":
    main()
