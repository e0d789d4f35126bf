"""Conservation: what can neither appear nor vanish never does."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Game, State
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.walk import Answers, said

LAW = "conservation"


def check_census(game: Game[Any], s: State, counted: dict[str, int], answers: Answers) -> None:
    """Count again, and compare with the first count of this game."""
    now = game.census(s)
    if now == counted:
        return
    changed = [
        f"{name}: {counted.get(name, 0)} before, {now.get(name, 0)} now"
        for name in sorted(counted.keys() | now.keys())
        if counted.get(name, 0) != now.get(name, 0)
    ]
    after = said(game, *answers[-1]) if answers else "the set-up"
    raise LawBroken(
        LAW,
        f"after {after} the census has changed ({'; '.join(changed)}). Something was lost or "
        "doubled on the way, or `census` does not look everywhere.",
    )
