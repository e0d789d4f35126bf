"""Las Brujas: what does one kind of bot do that another does not?

    python tools/brujas_deeds.py seer guide --games 16
    python tools/brujas_deeds.py guide guide --games 60 --cards

Each has a whole side, in turn, with seven seats. Told are, for each bot and side, how often a seat
did something in a game: to its own side or to the other, as sides truly are; how often each bot won
and how often the first who burnt was a witch. With --cards, how often each card was played: events,
trials and counter-trials, cards of a trial and of the afterlife.
"""

from __future__ import annotations

import argparse
from collections import Counter

from aquelarre.bots.named import checked
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.seating import Seating
from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.box.cards import LABELS
from aquelarre.games.las_brujas.guide.suspicion import FIRST_WEEKS
from aquelarre.games.las_brujas.verbs import BALLOTS
from aquelarre.kernel import WATCHER, Dice, Seat, Told

SEATS = 7
WITCHES = 0
TO_SOMEBODY = {"spread_bad": "slanders", "spread_good": "praises", "gave": "gives to"}
BY_CARD = (
    *("event_played", "event_aimed", "accused", "pleaded", "bribed", "countered"),
    *("haunted", "haunted_two", "witnessed", "annulled", "erased"),
)
BY_SEAT = ("countered", "pleaded", "bribed", "elected", "elected_by_vote")
Doer = tuple[int, int]  # which of the two bots, and its side


class Study:
    """What was counted in all games."""

    def __init__(self) -> None:
        self.deeds: Counter[tuple[Doer, str]] = Counter()
        self.seats: Counter[Doer] = Counter()
        self.cards: Counter[str] = Counter()
        self.won: Counter[int] = Counter()
        self.first: list[bool] = []

    def play(self, kinds: list[str], dice: Dice, number: int) -> None:
        s = GAME.start(SEATS, listen=True)
        nature = dice.child("nature")
        let_nature_answer(s, nature)
        seating = Seating(GAME, s, kinds, True, number)
        play_out(GAME, s, seating.players(dice.child(number % 2)), nature)
        sides = seating.teams()
        doers = list(zip(seating.which(), sides, strict=True))
        self.seats.update(doers)
        returns = GAME.returns(s)
        self.won.update({bot for seat, (bot, _) in enumerate(doers) if returns[seat] > 0})
        told = [event.heard_by(WATCHER) for event in s.news or []]
        self.count(told, doers)
        burnt = [each.values["victim"] for each in told if each.key == "burnt"]
        if burnt:
            self.first.append(sides[burnt[0]] == WITCHES)

    def count(self, told: list[Told], doers: list[Doer]) -> None:
        week, accused = 1, 0
        for each in told:
            key, values = each.key, each.values
            week = values.get("week", week) if key == "week" else week
            accused = values["accused"] if key in ("accused", "accused_alone") else accused
            if key in BY_CARD:
                self.cards[LABELS[values["card"]]] += 1
            if key == "accused" and values.get("accuser") is not None:
                when = "early" if week <= FIRST_WEEKS else "later"
                self.did(doers, values["accuser"], f"accuses {when}", values["accused"])
            elif key == "voted":
                ballot = BALLOTS[values["ballot"]]
                self.did(doers, values["seat"], f"votes {ballot} on", accused)
            elif key in TO_SOMEBODY:
                who = values["giver"] if key == "gave" else values["seat"]
                self.did(doers, who, TO_SOMEBODY[key], values["receiver"])
            elif key in BY_SEAT:
                name = "elected" if key.startswith("elected") else key
                self.did(doers, values["seat"], name)
            elif key == "burnt":
                self.did(doers, values["victim"], "burnt")

    def did(self, doers: list[Doer], who: Seat, what: str, whom: Seat | None = None) -> None:
        if whom is not None:
            friend = doers[who][1] == doers[whom][1]
            what += " oneself" if who == whom else " a friend" if friend else " a foe"
        self.deeds[doers[who], what] += 1

    def tell(self, kinds: list[str], games: int) -> None:
        for bot, kind in enumerate(kinds):
            print(f"{kind} ({bot + 1}) won {self.won[bot]} of {games}")
        print(f"the first who burnt was a witch in {sum(self.first)} of {len(self.first)}")
        order = sorted(self.seats)
        print("for each seat and game:", *[f"{kinds[x]} {GAME.sides[side]}" for x, side in order])
        for what in sorted({what for _, what in self.deeds}):
            row = [self.deeds[doer, what] / self.seats[doer] for doer in order]
            print(f"{what:26}", *[f"{each:6.2f}" for each in row])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", default="exploit")
    parser.add_argument("--cards", action="store_true")
    wishes = parser.parse_args()
    kinds = [checked(kind) for kind in wishes.bots]
    study = Study()
    for number in range(wishes.games):
        study.play(kinds, Dice(wishes.seed).child(number // 2), number)
    study.tell(kinds, wishes.games)
    if wishes.cards:
        print(*[f"{name} {count}" for name, count in sorted(study.cards.items())], sep=", ")


if __name__ == "__main__":
    main()
