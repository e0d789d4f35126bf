"""Walpurgisnacht: to whom do bots give the Brooms and the Spectres, and when does the devil show?

    python tools/walpurgis_gifts.py guide --games 200
    python tools/walpurgis_gifts.py seer guide --games 200

One bot plays both sides, or two have a side each, in turn. For each bot it is counted how often the
Brooms went to the enemy and the Spectres to a friend (as sides truly are, of all gifts of them),
and in how many nights Mephistopheles had shown himself, of those in which it has, or would have,
saved the witches points at the end [WAL-31, WAL-32].
"""

from __future__ import annotations

import argparse
from collections import Counter

from aquelarre.bots.named import bot, checked
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.tally import proportion
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import WITCHES
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.rules.scoring import score_night, team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOWED,
    EYE_GIVEN,
    GIVEN_DOWN,
    GIVEN_UP,
    PASSED_DOWN,
    PASSED_UP,
)
from aquelarre.kernel import Dice, Event

GIFTS = (BESTOWED, EYE_GIVEN, GIVEN_DOWN, GIVEN_UP, PASSED_DOWN, PASSED_UP)
Counts = Counter[tuple[str, str, bool]]  # whose, of what, and was it so?
QUESTIONS = {
    "brooms": "Brooms to the enemy",
    "spectres": "Spectres to a friend",
    "devil": "Mephistopheles showed himself where it helps",
    "night": "Mephistopheles showed himself",
}


def play(kinds: list[str], seats: int, dice: Dice, number: int, counts: Counts) -> None:
    """One night; what was done is counted by who did it."""
    s = GAME.start(seats, listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    players = [kinds[(team_of(s, seat) + number) % len(kinds)] for seat in range(seats)]
    own = [dice.child(f"seat {seat}") for seat in range(seats)]
    play_out(GAME, s, [bot(kind, d) for kind, d in zip(players, own, strict=True)], nature)
    for event in s.news or []:
        if event.notice in GIFTS:
            count_gift(s, event, players, counts)
    devil = players[s.mephisto]
    counts[devil, "night", bool(s.declared)] += 1
    if saved(s) > 0:
        counts[devil, "devil", bool(s.declared)] += 1


def count_gift(s: Night, event: Event, players: list[str], counts: Counts) -> None:
    giver = event.shown[0]
    values = event.heard_by(giver).values
    friend = team_of(s, giver) == team_of(s, values["receiver"])
    if OURS.brooms >> values["card"] & 1:
        counts[players[giver], "brooms", not friend] += 1
    if OURS.spectres >> values["card"] & 1:
        counts[players[giver], "spectres", friend] += 1


def saved(s: Night) -> int:
    """How many points it brings the witches at the end that Mephistopheles has shown himself, or
    would have brought."""
    points = []
    for declared in (0, 1):
        night = s.clone()
        night.news = None
        night.score = [0, 0]
        night.declared = declared
        points.append(score_night(night)[WITCHES])
    return points[1] - points[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="gifts")
    wishes = parser.parse_args()
    kinds = [checked(kind) for kind in wishes.bots]
    counts: Counts = Counter()
    for number in range(wishes.games):
        play(kinds, wishes.seats, Dice(wishes.seed).child(number // len(kinds)), number, counts)
    for kind in dict.fromkeys(kinds):
        for key, question in QUESTIONS.items():
            yes = counts[kind, key, True]
            whole = yes + counts[kind, key, False]
            margin = proportion(yes / max(1, whole), whole)
            low, high = (round(100 * x, 1) for x in (margin.low, margin.high))
            print(f"{kind}: {question}: {yes} of {whole}, {margin.value:.1%} ({low}-{high})")


if __name__ == "__main__":
    main()
