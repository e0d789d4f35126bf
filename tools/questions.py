"""How many questions does a person answer in a game? The guide plays, and they are counted.

    python tools/questions.py las_brujas --seats 7 --games 200 --seed 1

A question counts once for each seat that has to answer it, in however many parts the answer is
given. What a seat is not asked in truth does not count: where it can only go on, a
table goes on for it (`Ask.pause`). Nor does what is said unasked. `--rules 2` plays by earlier
rules of the game, so that two versions of a procedure can be compared by the same guide; `--all`
also counts where a seat can only go on, which earlier tables asked.
"""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.bots.tally import Mean
from aquelarre.kernel import SILENT, Action, Dice, Game, State, Window
from aquelarre.kernel.catalog import find


class Asked(GuideBot):
    """The guide, and which questions it was asked."""

    __slots__ = ("answers", "questions", "state")

    def __init__(self, dice: Dice, state: State) -> None:
        super().__init__(dice)
        self.state = state
        self.questions: dict[int, str] = {}
        self.answers = 0

    def answer(self, window: Window[Any]) -> Action:
        self.questions[self.state.question] = window.question()
        self.answers += 1
        return super().answer(window)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", type=int, default=None)
    parser.add_argument("--all", action="store_true")
    wishes = parser.parse_args()
    game = find(wishes.game)
    seats = wishes.seats or game.least_seats
    kinds: Counter[str] = Counter()
    answers = 0
    asked = Mean()  # questions that a person answered in a game
    asking = patch.object(State, "goes_on", lambda _state, _seat: SILENT)
    with asking if wishes.all else nullcontext():
        for number in range(wishes.games):
            bots = played(game, seats, Dice(wishes.seed).child(number), wishes.rules)
            asked.add(sum(len(each.questions) for each in bots) / seats)
            for each in bots:
                kinds.update(each.questions.values())
                answers += each.answers
    people = wishes.games * seats
    print(f"{game.key}, {seats} seats, {wishes.games} games, seed {wishes.seed}")
    found = asked.margin()
    between = f" ({found.low:.1f}–{found.high:.1f}, 95 %)" if found.bounded else ""
    print(f"  questions that a person answers in a game: {found.value:.1f}{between}")
    print(f"  answers, each part of one counted: {answers / people:.1f}")
    for key, count in kinds.most_common():
        print(f"  {key:12} {count / people:6.2f}  {count / kinds.total():6.1%}")


def played(game: Game[Any], seats: int, dice: Dice, rules: int | None) -> list[Asked]:
    """One game, and what each seat was asked in it."""
    state = game.start(seats, rules=rules)
    nature = dice.child("nature")
    let_nature_answer(state, nature)
    bots = [Asked(dice.child(seat), state) for seat in range(seats)]
    play_out(game, state, bots, nature)
    return bots


if __name__ == "__main__":
    main()
