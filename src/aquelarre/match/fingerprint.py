"""Fingerprint: a short text that stands for what is true on the table.

It is made of what people could tell of a position: every seat's view and that of who watches, the
open question, whom it is put to, what each of them may answer and has answered, and how the game
ended. How the code keeps all that (names of classes and fields, the agenda) is no part of it, so
that tidying up makes no running table and no saved game look changed.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Any

from msgspec.json import Encoder

from aquelarre.kernel import WATCHER, Game, members
from aquelarre.kernel.steps import S

KIND = "2-"  # which way of making them
EARLIER = re.compile("([0-9a-f]{16})?")  # those without a kind; none
encode = Encoder(order="sorted").encode


def fingerprint(game: Game[S], s: S) -> str:
    """Sixteen hexadecimal digits that stand for the position, and of which kind they are."""
    return KIND + blake2b(encode(truth(game, s)), digest_size=8).hexdigest()


def of_earlier_kind(mark: str) -> bool:
    """Was it spelled from classes and fields, or not known? Then only a replay can tell."""
    return EARLIER.fullmatch(mark) is not None


def truth(game: Game[S], s: S) -> list[Any]:
    """All that is true on the table, as plain data."""
    eyes = [*range(s.n), WATCHER] if game.secrets else [WATCHER]  # else the same for all: a law
    step = s.open_question()
    return [
        [game.view(s, seat) for seat in eyes],
        step.key if step is not None else "",
        members(s.owed),
        [
            [sorted(s.options(seat)), sorted(s.asides(seat)), s.heard[seat]]
            for seat in range(s.n + 1)
        ],
        game.returns(s) if s.over else [],
    ]
