"""PettingZoo and Gymnasium beyond their suites: rewards, ends, seeds, parameters, pictures."""

from __future__ import annotations

from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from aquelarre import find
from aquelarre.editions import boxed
from aquelarre.kernel import BadSetting
from aquelarre.lab.environments import aec, gym, parallel
from aquelarre.lab.environments.rewards import POINT

Env = aec.AquelarreAEC


def legal(seen: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def play(env: Env, seed: int, most: int = 3000) -> dict[str, list[float]]:
    """A random game; gives the rewards of every agent."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards: dict[str, list[float]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent].append(reward)
        env.step(None if terminated or truncated else legal(seen, chance))
    return rewards


def test_the_reward_is_what_the_game_was_worth() -> None:
    env = aec.env("carcassonne", 2)
    rewards = play(env, 1)
    assert not env.agents
    assert [sum(each) for each in rewards.values()] == env.table.returns() != [0.0, 0.0]
    assert all(reward == 0 for each in rewards.values() for reward in each[:-1])


def test_points_on_the_way_are_rewarded_on_request() -> None:
    env = aec.env("carcassonne", 2, points=True)
    rewards = play(env, 1)
    one, other = env.table.game.points(env.table.state)
    worth = env.table.returns()[0]
    assert sum(rewards["player_0"]) == pytest.approx(worth + POINT * (one - other))
    assert sum(map(sum, rewards.values())) == pytest.approx(sum(env.table.returns()))
    assert any(reward for reward in rewards["player_0"][:-1])


def test_an_illegal_answer_ends_the_game_and_costs_who_gave_it() -> None:
    env = aec.env("walpurgisnacht", 3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(env.sight.mode.size - 1)
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.agents}
    assert all(env.terminations.values())


def test_a_limit_truncates() -> None:
    env = aec.env("walpurgisnacht", 3, max_decisions=4)
    rewards = play(env, 1)
    assert env.table.decisions == 4
    assert all(sum(each) == 0 for each in rewards.values())


def test_the_same_seed_deals_the_same_game_and_the_next_one_differs() -> None:
    env = aec.env("new_salem", 4)
    seen = []
    for seed in (7, None, 7, None):
        env.reset(seed=seed)
        seen.append(env.view("player_0"))
    assert seen[0] == seen[2] != seen[1] == seen[3]


def test_infos_have_the_view_and_the_options_in_words() -> None:
    env = aec.env("carcassonne", 2)
    env.reset(seed=3)
    _, _, _, _, info = env.last()
    assert info["question"] == "lay"
    assert info["view"] == env.view(env.agent_selection)
    assert info["options"][0].startswith("lay place:")
    assert len(info["options"]) == len(env.table.options)
    with pytest.raises(KeyError):
        info["secret"]


def test_settings_and_seats_are_parameters() -> None:
    env = aec.env("walpurgisnacht", 6, {"memory_aid": 1})
    env.reset(seed=1)
    assert env.view("player_5")["memory_aid"]
    with pytest.raises(BadSetting):
        aec.env("walpurgisnacht", 9)
    with pytest.raises(BadSetting):
        aec.env("walpurgisnacht", 8, {"wide_foot": 1})


def test_an_edition_is_a_parameter() -> None:
    text = boxed(find("discworld_witches")).edition_text()
    other = text.replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    assert other != text
    env = aec.env("discworld_witches", 2, edition=other)
    env.reset(seed=1)
    assert env.view("player_0")["tiles"]["winter"]["difficulty"] == 24


def test_without_rows_options_are_not_described() -> None:
    env = aec.env("carcassonne", 2, rows=False)
    env.reset(seed=1)
    assert set(env.observe("player_0")) == {"observation", "action_mask"}


def test_information_states_are_kept_on_request() -> None:
    marks = []
    for _ in range(2):
        env = aec.env("walpurgisnacht", 3, recall=True)
        play(env, 5, most=20)
        marks.append([env.information(agent) for agent in env.agents])
    assert marks[0] == marks[1]
    assert len(set(marks[0])) == 3


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_position_is_drawn(mode: str, game: Any) -> None:
    env = aec.env(game, render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    if mode == "svg":
        picture = ElementTree.fromstring(drawn)
        texts = picture.findall(".//{http://www.w3.org/2000/svg}text")
        drawn = "\n".join(text.text or "" for text in texts)
    assert len(drawn.splitlines()) > 3
    assert "player_" in drawn


def test_nothing_is_drawn_unless_asked_for_and_other_modes_are_refused() -> None:
    env = aec.env("walpurgisnacht", 3)
    env.reset(seed=1)
    assert env.render() is None
    with pytest.raises(ValueError, match="ansi, svg"):
        aec.env("walpurgisnacht", 3, render_mode="human")


def test_a_copy_of_an_environment_goes_on_by_itself(game: Any) -> None:
    """As searches make them: the same answers lead to the same, and the original stays."""
    env = aec.env(game, recall=True)
    play(env, 3, most=25)
    before = env.information(env.agent_selection)
    ends = []
    for _ in range(2):
        copy, chance = deepcopy(env), np.random.default_rng(4)
        for _ in range(25):
            if not copy.table.ended:
                copy.step(legal(copy.observe(copy.agent_selection), chance))
        ends.append(copy.table.information(0))
    assert ends[0] == ends[1]
    assert env.information(env.agent_selection) == before


def test_copies_of_the_other_environments() -> None:
    """Bots and all seats' tables of a copy look at its own game, not at the original's."""
    one = gym.env("new_salem", 3, bots="guide")
    one.reset(seed=1)
    together = parallel.parallel_env("new_salem", 3)
    together.reset(seed=1)
    answers = dict.fromkeys(together.agents, 1)
    before = one.view(), together.view("player_1")
    for _ in range(2):
        deepcopy(one).step(1)
        deepcopy(together).step(answers)
        assert (one.view(), together.view("player_1")) == before
    copy, both = deepcopy(one), deepcopy(together)
    copy.step(1)
    one.step(1)
    both.step(answers)
    together.step(answers)
    assert copy.view() == one.view() != before[0]
    assert both.view("player_1") == together.view("player_1") != before[1]


# -- Gymnasium ---------------------------------------------------------------------------


def test_bots_sit_on_the_other_seats() -> None:
    env = gym.env("walpurgisnacht", 4, seat=2, bots=["guide", "random", "guide"])
    seen, _ = env.reset(seed=4)
    chance = np.random.default_rng(1)
    over, reward = False, 0.0
    while not over:
        assert env.table.seat == 2
        seen, reward, over, truncated, _ = env.step(legal(seen, chance))
        assert not truncated
    assert reward == env.table.returns()[2]


def test_the_agent_may_sit_elsewhere_each_time() -> None:
    env = gym.env("carcassonne", 3, seat=gym.ANY)
    seats = []
    for _ in range(4):
        env.reset()
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_an_illegal_answer_ends_it_in_gymnasium() -> None:
    env = gym.env("carcassonne", 2)
    env.reset(seed=1)
    _, reward, terminated, truncated, _ = env.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        gym.env("carcassonne", 3, seat=3)
    with pytest.raises(ValueError, match="2 other seats"):
        gym.env("carcassonne", 3, bots=["guide"])


# -- all at once -------------------------------------------------------------------------


def whole_parallel_game(seed: int) -> tuple[list[float], int, int]:
    env = parallel.parallel_env("new_salem", 4)
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    together = 0
    reward: dict[str, float] = {}
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][0]]
        together += len(asked) == 4
        answers = {agent: legal(seen[agent], chance) for agent in env.agents}
        seen, reward, _, truncated, _ = env.step(answers)
        assert not any(truncated.values())
    assert list(reward.values()) == env.round.tables[0].returns()
    return list(reward.values()), together, env.round.steps


def test_all_draft_at_once() -> None:
    """Five rounds of 3, 4, 5, 4 and 3 cards, of which the last one is not picked: the picks are
    steps in which all are asked."""
    first = whole_parallel_game(2)
    assert first == whole_parallel_game(2)
    assert first[1] >= 14


def test_who_is_not_asked_has_only_silence() -> None:
    env = parallel.parallel_env("carcassonne", 3)
    seen, _ = env.reset(seed=1)
    active = env.view("player_0")["active"]
    for seat, agent in enumerate(env.agents):
        mask = seen[agent]["action_mask"]
        assert bool(mask[0]) == (seat != active)
        assert (mask[1:].sum() > 0) == (seat == active)


def test_a_word_out_of_turn_ends_the_parallel_game() -> None:
    env = parallel.parallel_env("carcassonne", 3)
    env.reset(seed=1)
    active = env.view("player_0")["active"]
    loud = f"player_{(active + 1) % 3}"
    answers = {agent: 1 if agent in (loud, f"player_{active}") else 0 for agent in env.agents}
    _, rewards, terminated, _, _ = env.step(answers)
    assert all(terminated.values())
    assert rewards == {agent: -1.0 if agent == loud else 0.0 for agent in rewards}


def test_what_is_said_comes_before_what_is_answered() -> None:
    """The template's cards: when somebody shows hers, all decide anew, and the answers of that
    step came too late."""
    from aquelarre.games._template import GAME

    env = parallel.parallel_env(GAME, 3)
    env.reset(seed=1)
    keep, show = 1, 3  # of keep, swap and show
    env.step({"player_0": keep, "player_1": show, "player_2": keep})
    assert env.round.state.asked == 0b111
    assert env.view("player_0")["players"][1]["shown"]
    env.step(dict.fromkeys(env.agents, keep))
    assert env.agents == []
