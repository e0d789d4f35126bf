"""OpenSpiel beyond its suite: parameters, copies, saved states, and its own search playing ours."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from aquelarre import find, names
from aquelarre.editions import boxed
from aquelarre.kernel import Game
from aquelarre.lab.environments import openspiel


def forward(state: Any, chance: Random, decisions: int) -> None:
    """Play on at random for so many decisions of players, and nature's answers after them."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        elif decisions == 0:
            return
        else:
            decisions -= 1
            state.apply_action(chance.choice(state.legal_actions()))


class Blind(mcts.Evaluator):  # type: ignore[misc]  # it has no types
    """Every position is worth the same, so that a search only has to come to one."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_every_title_is_registered() -> None:
    assert {f"aquelarre_{name}" for name in names()} <= set(pyspiel.registered_names())


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("aquelarre_walpurgisnacht(players=4,memory_aid=1)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    forward(state, Random(1), 0)
    assert state.table.view(0)["memory_aid"]
    with pytest.raises(Exception, match="is for 3 to 8 players"):
        pyspiel.load_game("aquelarre_walpurgisnacht(players=9)")


def test_an_edition_is_a_parameter() -> None:
    text = boxed(find("discworld_witches")).edition_text()
    other = text.replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    parameters = {"players": 2, "edition": openspiel.edition_parameter(other)}
    state = pyspiel.load_game("aquelarre_discworld_witches", parameters).new_initial_state()
    assert state.table.view(0)["tiles"]["winter"]["difficulty"] == 24


def test_a_state_dealt_afresh_looks_the_same_to_the_player(game: Game[Any]) -> None:
    chance = Random(2)
    for decisions in (0, 7, 30):
        state = pyspiel.load_game(f"aquelarre_{game.key}").new_initial_state()
        forward(state, chance, decisions)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, chance.random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            forward(other, chance, 20)  # and can be played on


def test_a_state_dealt_afresh_cannot_be_saved() -> None:
    state = pyspiel.load_game("aquelarre_walpurgisnacht").new_initial_state()
    forward(state, Random(1), 3)
    other = state.resample_from_infostate(state.current_player(), Random(1).random)
    with pytest.raises(TypeError, match="no answers to be saved by"):
        other.serialize()


def test_copies_are_independent_and_saved_states_come_back(game: Game[Any]) -> None:
    of_spiel = pyspiel.load_game(f"aquelarre_{game.key}")
    state = of_spiel.new_initial_state()
    forward(state, Random(3), 12)
    before = state.observation_string(0), state.history()
    copy, again = state.clone(), of_spiel.deserialize_state(state.serialize())
    for other in (copy, again):
        player = state.current_player()
        assert other.information_state_string(player) == state.information_state_string(player)
        forward(other, Random(4), 12)
    assert (state.observation_string(0), state.history()) == before


def test_what_a_player_recalls_can_be_read() -> None:
    state = pyspiel.load_game("aquelarre_walpurgisnacht(players=3)").new_initial_state()
    forward(state, Random(1), 6)
    lines = state.information(0)
    assert any(line.startswith("role_dealt seat=0 card=") for line in lines)
    assert "role_dealt seat=1" in [line.strip() for line in lines]
    assert any(line.startswith("> ") for line in lines)


def test_a_limit_ends_the_game_as_a_draw() -> None:
    game = pyspiel.load_game("aquelarre_walpurgisnacht(players=3,max_decisions=5)")
    state = game.new_initial_state()
    forward(state, Random(1), 100)
    assert state.is_terminal()
    assert state.returns() == [0.0] * 3


def test_answers_and_outcomes_have_names() -> None:
    state = pyspiel.load_game("aquelarre_carcassonne(players=2)").new_initial_state()
    assert state.action_to_string(state.chance_outcomes()[1][0]) == "begin seat:1"
    forward(state, Random(1), 0)
    assert state.action_to_string(state.legal_actions()[0]).startswith("lay place:")


@pytest.mark.parametrize("name", [name for name in sorted(names()) if find(name).secrets])
def test_their_search_under_hidden_information_plays_our_games(name: str) -> None:
    """OpenSpiel's IS-MCTS deals the unknown afresh for each of its simulations."""
    seats = max(2, find(name).least_seats)
    game = pyspiel.load_game(f"aquelarre_{name}", {"players": seats})
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Blind(), uct_c=1.0, max_simulations=12, random_state=luck)
    state, chance, searched = game.new_initial_state(), Random(1), 0
    while searched < 8 and not state.is_terminal():
        forward(state, chance, 0)
        if len(state.legal_actions()) > 1:
            action = bot.step(state)
            searched += 1
            assert action in state.legal_actions()
        else:
            (action,) = state.legal_actions()
        state.apply_action(action)
    assert searched == 8


def test_their_search_plays_carcassonne_where_nothing_is_hidden() -> None:
    game = pyspiel.load_game("aquelarre_carcassonne(players=2)")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 12, Blind(), random_state=luck)
    state, chance = game.new_initial_state(), Random(1)
    for _ in range(4):
        forward(state, chance, 0)
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
