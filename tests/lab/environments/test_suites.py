"""The libraries' own suites pass, for every title at its least, its usual and its most seats."""

from __future__ import annotations

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from aquelarre import names
from aquelarre.lab.environments import aec, gym, openspiel, parallel

REGISTERING = (gym, openspiel)  # our games, by being imported

# PettingZoo's test knows by their names which environments observe more than one array.
dicts = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
pytestmark = dicts
Place = tuple[str, int]
MODES = pytest.mark.parametrize("actions", ["choice", "dense"])


@MODES
def test_pettingzoo(place: Place, actions: str) -> None:
    name, seats = place
    api_test(aec.env(name, seats, actions=actions), num_cycles=12)
    seed_test(lambda: aec.env(name, seats, actions=actions), num_cycles=6)


@pytest.mark.deep
@MODES
def test_pettingzoo_whole_games(place: Place, actions: str) -> None:
    name, seats = place
    api_test(aec.env(name, seats, actions=actions, points=True, recall=True), num_cycles=3000)
    seed_test(lambda: aec.env(name, seats, actions=actions), num_cycles=500)


@MODES
def test_pettingzoo_in_parallel(place: Place, actions: str) -> None:
    name, seats = place
    parallel_api_test(parallel.parallel_env(name, seats, actions=actions), num_cycles=15)
    parallel_seed_test(lambda: parallel.parallel_env(name, seats, actions=actions), num_cycles=15)


@pytest.mark.deep
def test_pettingzoo_in_parallel_whole_games(place: Place) -> None:
    name, seats = place
    parallel_api_test(parallel.parallel_env(name, seats, points=True), num_cycles=5000)


@MODES
@pytest.mark.parametrize("name", sorted(names()))
def test_gymnasium(name: str, actions: str) -> None:
    check_env(gymnasium.make(f"aquelarre/{name}-v0", actions=actions).unwrapped)


def test_gymnasium_with_guides(place: Place) -> None:
    name, seats = place
    check_env(gymnasium.make(f"aquelarre/{name}-v0", seats=seats, bots="guide").unwrapped)


@MODES
def test_openspiel(place: Place, actions: str) -> None:
    name, seats = place
    parameters = {"players": seats, "actions": actions, "max_decisions": 30}
    game = pyspiel.load_game(f"aquelarre_{name}", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.deep
def test_openspiel_whole_games(place: Place) -> None:
    name, seats = place
    game = pyspiel.load_game(f"aquelarre_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
