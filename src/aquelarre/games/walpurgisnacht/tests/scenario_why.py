"""What the tests of refusals share: a night at the first reveal, and what is said of a try."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Verb, Why

ROLES = ["W00", "W26", "W30", "W29"]
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}


def why(scene: Scenario, verb: Verb, *args: int, seat: int | None = None) -> Why:
    chair = scene.asked if seat is None else seat
    return GAME.why_not(scene.s, chair, verb.at(*args))


def thing(scene: Scenario, ref: str) -> Why:
    return GAME.why_not(scene.s, scene.asked, ref)


def start() -> Scenario:
    return Scenario(ROLES, FOOT, first=1)
