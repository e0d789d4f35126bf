"""Every title, and every title at its least, its usual and its most seats."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre import find, names
from aquelarre.kernel import Game
from aquelarre.lab.environments.table import usual_seats

Place = tuple[str, int]


def places() -> list[Place]:
    found: list[Place] = []
    for name in names():
        game = find(name)
        counts = dict.fromkeys((game.least_seats, usual_seats(game), game.most_seats))
        found += [(name, seats) for seats in counts]
    return found


@pytest.fixture(params=places(), ids=lambda place: f"{place[0]}-{place[1]}")
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.param
    return found


@pytest.fixture(params=sorted(names()))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find(request.param)
