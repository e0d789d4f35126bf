"""Las Brujas: how far can a guide's suspicion be trusted? Asked of every living villager at every
vote: how likely is each of the others a witch, and what are they?

    python tools/brujas_suspicion.py --seats 7 --games 200 --seed 2026

    top suspect   how often the one whom the villager suspects most is a witch, and how often
                  anybody else at the table would have been
    the vote      of the ballots of villagers: how often guilty of a witch, and of a villager
    claims        of all "I suspect" and "I trust" of villagers and of witches: how many were about
                  a witch
    said n %      of all suspicions of about n in a hundred: how many were right
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import product
from typing import Any

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.las_brujas.box.boxed import box_of
from aquelarre.games.las_brujas.game import LasBrujas
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.state import VILLAGER, WITCH, Village
from aquelarre.games.las_brujas.verbs import VOTE
from aquelarre.kernel import Action, Dice, Seat, Window, members

AGAINST = ("guilty", "accused")  # ballots against the accused
CLAIMS = {"claimed_suspect": "suspect", "claimed_trust": "trust"}
SIDES = ("witches", "villagers")
TENTHS = 10


class Asked:
    """A guide that is asked for its suspicions whenever it votes. It has a guide, and is none: the
    compiled one cannot be inherited from."""

    __slots__ = ("found", "guide", "s", "seat")

    def __init__(self, dice: Dice, s: Village, seat: Seat, found: Counter[str]) -> None:
        self.guide = GuideBot(dice)
        self.s = s
        self.seat = seat
        self.found = found

    def answer(self, window: Window[Any]) -> Action:
        action = self.guide.answer(window)
        s = self.s
        votes = VOTE.base <= action < VOTE.end
        if votes and s.side[self.seat] == VILLAGER and s.alive >> self.seat & 1:
            self._note(Outlook(window.view(), box_of(window)).own.witch)
            ballot = window.game.label("ballot", action - VOTE.base)
            whom = "witch" if s.side[s.trial.accused] == WITCH else "villager"
            self.found[f"votes on a {whom}"] += 1
            self.found[f"guilty of a {whom}"] += ballot in AGAINST
        return action

    def aside(self, window: Window[Any]) -> Action | None:
        return self.guide.aside(window)

    def _note(self, suspicion: list[float]) -> None:
        s, found = self.s, self.found
        others = [seat for seat in members(s.alive) if seat != self.seat]
        guilty = {seat: s.side[seat] == WITCH for seat in others}
        for seat in others:
            tenth = min(int(suspicion[seat] * TENTHS), TENTHS - 1)
            found[f"said {tenth}"] += 1
            found[f"was {tenth}"] += guilty[seat]
        most = max(suspicion[seat] for seat in others)
        top = [guilty[seat] for seat in others if suspicion[seat] == most]
        found["asked"] += 1
        found["top, in thousandths"] += round(1000 * sum(top) / len(top))
        found["lot, in thousandths"] += round(1000 * sum(guilty.values()) / len(others))


def study(seats: int, games: int, seed: str, settings: dict[str, int]) -> dict[str, Any]:
    """What was found in so many games among guides."""
    game = LasBrujas()
    found: Counter[str] = Counter()
    for index in range(games):
        s, dice = game.start(seats, settings, listen=True), Dice(seed).child(index)
        bots = [Asked(dice.child(f"seat {seat}"), s, seat, found) for seat in range(seats)]
        play_out(game, s, bots, dice.child("nature"))
        note_claims(s, found)
    return {"seats": seats, "games": games, "asked": found["asked"], **shares(found)}


def note_claims(s: Village, found: Counter[str]) -> None:
    """Who said what about whom in a game."""
    for told in [event.whole() for event in s.news or []]:
        if told.key in CLAIMS:
            name = f"{SIDES[s.side[told.values['seat']]]} {CLAIMS[told.key]}"
            found[name] += 1
            found[f"{name} a witch"] += s.side[told.values["victim"]] == WITCH


def shares(found: Counter[str]) -> dict[str, Any]:
    """Counts as percentages."""
    told: dict[str, Any] = {
        "top suspect a witch": percent(found["top, in thousandths"] / 1000, found["asked"]),
        "anybody else a witch": percent(found["lot, in thousandths"] / 1000, found["asked"]),
    }
    for whom in ("witch", "villager"):
        told[f"guilty of a {whom}"] = percent(
            found[f"guilty of a {whom}"], found[f"votes on a {whom}"]
        )
    for who, what in product(SIDES, CLAIMS.values()):
        name = f"{who} {what}"
        told[f"{name} a witch"] = percent(found[f"{name} a witch"], found[name])
    for tenth in range(TENTHS):
        said = found[f"said {tenth}"]
        if said:
            name = f"said {10 * tenth}-{10 * tenth + 10} %"
            told[name] = {"was": percent(found[f"was {tenth}"], said), "of": said}
    return told


def percent(part: float, whole: int) -> float:
    return round(100 * part / max(1, whole), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="How far can a guide's suspicion be trusted?")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="X=N")
    wishes = parser.parse_args()
    pairs = [wish.partition("=") for wish in wishes.settings]
    settings = {name: int(value) for name, _, value in pairs}
    for seats in wishes.seats or [7]:
        print(json.dumps(study(seats, wishes.games, wishes.seed, settings)), flush=True)


if __name__ == "__main__":
    main()
