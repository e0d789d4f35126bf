"""What a thought weighs on its way to another machine, and what it costs its owner.

    python tools/thoughts.py [GAME …] [--seed 1]

At some moments of random games somebody who has a choice is a bot of ours: the world is imagined
for its seat, packed and sealed, as for `aquelarre think`; and the guide thinks. Means; milliseconds
are processor time, and the bytes do not depend on the machine.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean
from typing import Any

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Dice, Seat
from aquelarre.kernel.catalog import names
from aquelarre.match import Match
from aquelarre.server.crew import packed
from aquelarre.server.many.seal import Seal
from aquelarre.server.many.wire import ASK, Parcel
from aquelarre.server.many.wire import packed as on_the_wire
from aquelarre.server.thinking import think

GAMES = 10
MOMENTS = 8
MOST = 5_000  # answers of a game


def moments(game: str, seed: str) -> list[tuple[float, ...]]:
    """Bytes and milliseconds, now and then in some games."""
    found = []
    for n in range(GAMES):
        length = played(game, f"{seed} {n}", MOST)[1]
        for moment in range(1, MOMENTS):
            match, _ = played(game, f"{seed} {n}", length * moment // MOMENTS)
            seats = [seat for seat in match.asked if len(match.state.options(seat)) > 1]
            found += [sent(match, seat) for seat in seats[:1]]
    return found


def played(game: str, seed: str, most: int) -> tuple[Match[Any], int]:
    """A random game up to so many answers of people, and how many there were."""
    rules = find(game, "")
    match: Match[Any] = Match(rules, max(rules.least_seats, 3), seed=seed)
    dice, count = Dice(seed), 0
    while not match.over and count < most:
        seat = match.asked[dice.below(len(match.asked))]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
        count += 1
    return match, count


def sent(match: Match[Any], seat: Seat) -> tuple[float, ...]:
    seal, dice = Seal("x" * 72), Dice(seat)
    began = time.process_time()
    imagined = match.game.imagine(match.state, seat, dice.child("imagined"))
    given = match.game.key, imagined, seat, "guide", dice.child("thought"), False
    box = edition_text(match.game)
    work = packed(think, *given, box, None)
    parcel = seal.put(Parcel(ASK, "0" * 16, "0" * 16, 0, work), "thinker-" + "0" * 16)
    raw = on_the_wire([parcel])
    sealed = time.process_time()
    think(*given, box, None)
    return len(raw), 1000 * (sealed - began), 1000 * (time.process_time() - sealed)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    for game in given.games or names():
        weight, owner, guide = map(fmean, zip(*moments(game, given.seed), strict=True))
        print(f"{game}: {weight:.0f} bytes, {owner:.2f} ms for the owner, {guide:.1f} to think")


if __name__ == "__main__":
    main()
