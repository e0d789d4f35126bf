"""What comes too early, too late or is no number is told in a sentence, as each library does it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.utils import OrderEnforcingWrapper

from aquelarre.lab.environments import aec, gym, openspiel, parallel

Call = Callable[..., Any]
REGISTERING = (openspiel,)  # our games, by being imported
NO_NUMBERS: list[Any] = ["x", float("nan"), float("inf"), [1], {}, np.array([1, 2])]


def told(kind: type[Exception], call: Call, *given: Any, **named: Any) -> str:
    """What is said of a call that is refused."""
    with pytest.raises(kind) as refused:
        call(*given, **named)
    return str(refused.value.args[0])


# -- PettingZoo ----------------------------------------------------------------------------

OF_AEC: dict[str, Call] = {
    "step": lambda env: env.step(0),
    "last": lambda env: env.last(),
    "observe": lambda env: env.observe("player_0"),
    "agent_iter": lambda env: env.agent_iter(),
    "render": lambda env: env.render(),
    "view": lambda env: env.view("player_0"),
    "information": lambda env: env.information("player_0"),
}


@pytest.mark.parametrize("call", OF_AEC)
def test_before_the_first_reset_nothing_can_be_asked(call: str) -> None:
    """Protects from "no attribute 'agent_selection'"."""
    sentence = f"reset() needs to be called before {call}."
    assert told(AssertionError, OF_AEC[call], aec.env("walpurgisnacht", 3)) == sentence


@pytest.mark.parametrize("call", ["step", "observe", "render"])
def test_it_is_said_as_their_own_wrapper_says_it(call: str) -> None:
    ours, theirs = aec.env("walpurgisnacht", 3), aec.env("walpurgisnacht", 3)
    said = told(AssertionError, OF_AEC[call], OrderEnforcingWrapper(theirs))
    assert told(AssertionError, OF_AEC[call], ours) == said


@pytest.mark.parametrize("name", ["agent_selection", "rewards", "infos", "terminations", "table"])
def test_what_there_is_of_a_game_comes_with_reset(name: str) -> None:
    env: Any = aec.env("walpurgisnacht", 3)
    assert told(AttributeError, getattr, env, name) == f"{name} cannot be accessed before reset()."
    assert not hasattr(env, name)
    assert not hasattr(env, "moon")
    copy = deepcopy(env)
    copy.reset(seed=1)
    assert hasattr(copy, name)
    assert not hasattr(env, name)


@pytest.mark.parametrize("call", ["step", "last"])
def test_when_all_have_left_another_game_has_to_begin(call: str) -> None:
    env = aec.env("walpurgisnacht", 3, max_decisions=1)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
    while env.agents:
        env.step(None)
    sentence = f"The game is over: reset() needs to be called before {call}."
    assert told(AssertionError, OF_AEC[call], env) == sentence
    assert list(env.agent_iter()) == []


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
def test_an_answer_is_a_number_and_anything_else_changes_nothing(wrong: Any) -> None:
    env = aec.env("walpurgisnacht", 3)
    env.reset(seed=1)
    before = env.view("player_0")
    sentence = f"An agent answers with a whole number from 0 to 128, not {wrong!r}."
    assert told(ValueError, env.step, wrong) == sentence
    assert (env.view("player_0"), env.table.decisions) == (before, 0)


@pytest.mark.parametrize("number", [1, np.int64(1), np.array(1)], ids=repr)
def test_numbers_of_libraries_are_numbers(number: Any) -> None:
    env = aec.env("new_salem", 3)
    env.reset(seed=1)
    env.step(number)
    assert env.table.decisions == 1


@pytest.mark.parametrize("agent", ["player_3", "bob", 0])
def test_who_is_no_agent(agent: Any) -> None:
    env = aec.env("walpurgisnacht", 3)
    env.reset(seed=1)
    calls: list[Call] = [env.observe, env.view, env.observation_space, env.action_space]
    for call in calls:
        sentence = f"There is no agent {agent!r}; there is: player_0, player_1, player_2."
        assert told(KeyError, call, agent) == sentence


def test_what_agents_recall_is_kept_on_request() -> None:
    env = aec.env("walpurgisnacht", 3)
    env.reset(seed=1)
    sentence = "What agents recall is kept on request only: env(…, recall=True)."
    assert told(ValueError, env.information, "player_0") == sentence


def test_what_is_no_game_and_no_edition() -> None:
    number: Any = 3
    sentence = "An environment wants a game or the name of one, not 3."
    assert told(TypeError, aec.env, number) == sentence
    sentence = "An edition is a text, not 3."
    assert told(TypeError, aec.env, "walpurgisnacht", 3, edition=number) == sentence


# -- all at once ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({}, "Every agent answers in a step; missing: player_0, player_1, player_2."),
        ({"player_1": 1}, "Every agent answers in a step; missing: player_0, player_2."),
        (
            {0: 1, 1: 1, 2: 1},
            "Every agent answers in a step; missing: player_0, player_1, player_2.",
        ),
        (None, "A step is a dict with the number of each agent, not None."),
        ([1, 1, 1], "A step is a dict with the number of each agent, not [1, 1, 1]."),
        (
            {"player_0": 1, "player_1": "x", "player_2": 1},
            "An agent answers with a whole number from 0 to 256, not 'x'.",
        ),
        (
            {"player_0": 1, "player_1": None, "player_2": 1},
            "An agent answers with a whole number from 0 to 256, not None.",
        ),
    ],
)
def test_in_a_step_every_agent_answers(wrong: Any, sentence: str) -> None:
    env = parallel.parallel_env("new_salem", 3)
    env.reset(seed=1)
    assert told(ValueError, env.step, wrong) == sentence
    assert env.round.steps == 0
    env.step(dict.fromkeys(env.agents, 1))  # nothing has changed
    assert env.round.steps == 1


def test_no_step_of_all_before_the_game_or_after_it() -> None:
    """A step after the end seemed to be everybody's illegal answer."""
    env = parallel.parallel_env("new_salem", 3, max_decisions=1)
    calls: dict[str, Call] = {
        "step": lambda env: env.step(dict.fromkeys(env.possible_agents, 1)),
        "view": lambda env: env.view("player_0"),
        "render": lambda env: env.render(),
    }
    for name, call in calls.items():
        assert told(AssertionError, call, env) == f"reset() needs to be called before {name}."
    env.reset(seed=1)
    calls["step"](env)
    assert env.agents == []
    assert told(AssertionError, calls["step"], env).startswith("The game is over: reset")


# -- Gymnasium -----------------------------------------------------------------------------


def test_gymnasium_without_its_wrapper_wants_a_reset_too() -> None:
    env = gym.env("new_salem", 3)
    calls: dict[str, Call] = {
        "step": lambda env: env.step(1),
        "view": lambda env: env.view(),
        "render": lambda env: env.render(),
    }
    for name, call in calls.items():
        sentence = f"Cannot call env.{name}() before calling env.reset()"
        assert told(ResetNeeded, call, env) == sentence


@pytest.mark.parametrize("wrong", [None, *NO_NUMBERS], ids=repr)
def test_an_answer_is_a_number_in_gymnasium(wrong: Any) -> None:
    env = gym.env("new_salem", 3)
    env.reset(seed=1)
    sentence = f"An agent answers with a whole number from 0 to 256, not {wrong!r}."
    assert told(ValueError, env.step, wrong) == sentence
    env.step(1)


@pytest.mark.parametrize("seat", ["0", None, 1.0, 3, -2])
def test_the_seat_of_the_agent_is_one_of_the_table(seat: Any) -> None:
    sentence = f"There is no seat {seat!r} at a table for 3."
    assert told(ValueError, gym.env, "carcassonne", 3, seat=seat) == sentence


@pytest.mark.parametrize("bots", [None, 3, ["guide", 3]])
def test_bots_are_named_by_their_kind(bots: Any) -> None:
    sentence = f"Bots are named by their kind, or by a list of kinds, not {bots!r}."
    assert told(ValueError, gym.env, "carcassonne", 3, bots=bots) == sentence


# -- OpenSpiel -----------------------------------------------------------------------------


def begun(decided: bool, **parameters: Any) -> Any:
    """A state at its first question to chance, or to a player."""
    game = pyspiel.load_game("aquelarre_walpurgisnacht", {"players": 3, **parameters})
    state = game.new_initial_state()
    while decided and state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("action", [3, 999, 2**40, -2])
def test_what_is_no_outcome_of_chance(action: int) -> None:
    """Protects from "list index out of range"; -2 was the last outcome but one."""
    state = begun(decided=False)
    sentence = f"{action} is none of the 3 outcomes of chance now."
    assert told(ValueError, state.apply_action, action) == sentence
    assert state.history() == []
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, action) == str(action)


def test_what_is_no_answer_of_a_player() -> None:
    state = begun(decided=True)
    before = state.history()
    assert told(ValueError, state.apply_action, 999) == "999 is no possible answer of player 0 now."
    assert told(ValueError, state.chance_outcomes) == "Chance has nothing to answer now."
    assert state.history() == before


def test_after_the_end_nothing_is_answered() -> None:
    state = begun(decided=True, max_decisions=1)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert told(ValueError, state.apply_action, 0) == "The game is over."
    assert told(ValueError, state.chance_outcomes) == "Chance has nothing to answer now."


@pytest.mark.parametrize("player", [3, 9, -2])
def test_who_does_not_play_knows_nothing(player: int) -> None:
    """An observer told them what a watcher sees."""
    state = begun(decided=True)
    observer = state.get_game().make_py_observer()
    calls: list[Call] = [
        state.information,
        lambda player: state.resample_from_infostate(player, lambda: 0.5),
        lambda player: observer.set_from(state, player),
        lambda player: observer.string_from(state, player),
    ]
    for call in calls:
        assert told(ValueError, call, player) == f"There is no player {player} in a game of 3."


@pytest.mark.parametrize("edition", ["zz", "ff"])
def test_what_is_no_edition_in_hexadecimal(edition: str) -> None:
    with pytest.raises(ValueError, match=f"^'{edition}' is no edition in hexadecimal: "):
        pyspiel.load_game("aquelarre_walpurgisnacht", {"edition": edition})
