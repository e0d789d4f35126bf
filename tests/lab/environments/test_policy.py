"""A policy as a bot: it is given what the environments give, and answers with the same numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from aquelarre import find
from aquelarre.bots.arena import simulate
from aquelarre.bots.guarded import BotFailed
from aquelarre.kernel import SILENT, Dice, Game, Window
from aquelarre.lab.environments import aec
from aquelarre.lab.environments.policy import PolicyBot
from aquelarre.lab.environments.sight import Arrays


class Chance(PolicyBot):
    """Picks one of the allowed numbers, and remembers what it was given."""

    seen: Arrays
    number: int

    def choose(self, seen: Arrays) -> int:
        allowed = np.flatnonzero(seen["action_mask"])
        self.seen, self.number = seen, int(allowed[self.dice.below(len(allowed))])
        return self.number


class Dense(Chance):
    actions = "dense"


class Wrong(PolicyBot):
    def choose(self, seen: Arrays) -> int:
        return int(np.flatnonzero(seen["action_mask"] == 0)[0])


@pytest.mark.parametrize("kind", [Chance, Dense])
def test_it_is_given_what_the_environment_gives_to_the_last_byte(
    game: Game[Any], kind: type[Chance]
) -> None:
    env = aec.env(game.key, max(3, game.least_seats), actions=kind.actions)
    env.reset(seed=5)
    player = kind(Dice("policy"))
    polls = 0
    for agent in env.agent_iter(150):
        if env.terminations[agent] or env.truncations[agent]:
            break
        table = env.table
        window = Window(table.game, table.state, table.seat)
        said = player.aside(window) if table.floor else player.answer(window)
        polls += table.floor
        given = env.observe(agent)
        assert given.keys() == player.seen.keys()
        for name, array in given.items():
            assert array.tobytes() == player.seen[name].tobytes(), name
        meant = env.sight.mode.action(table, player.number)
        assert (SILENT if said is None else said) == meant
        env.step(player.number)
    assert env.table.decisions > 20
    assert bool(polls) == (game.key in ("las_brujas", "new_salem", "walpurgisnacht"))


def test_it_plays_whole_games_among_bots(game: Game[Any]) -> None:
    kinds = [f"{__name__}:Chance", "random"]
    assert simulate(game, 1, max(3, game.least_seats), {}, kinds, seed=2).games == 1


def test_a_number_that_the_mask_forbids_is_told() -> None:
    with pytest.raises(BotFailed, match="which the mask does not allow"):
        simulate(find("carcassonne"), 1, 2, {}, [f"{__name__}:Wrong", "random"], seed=2)
