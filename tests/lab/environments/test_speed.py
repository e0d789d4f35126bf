"""The tool that measures steps per second can measure ours."""

from __future__ import annotations

import environment_speed
from aquelarre.lab.environments import aec


def test_steps_are_counted() -> None:
    agents = environment_speed.pettingzoo_runner(lambda: aec.env("carcassonne", 2))
    state = environment_speed.openspiel_runner("aquelarre_carcassonne")
    found = environment_speed.measured({"agents": agents, "state": state}, 1, 0.02)
    assert [len(each) for each in found.values()] == [1, 1]
    assert all(each[0] > 0 for each in found.values())
