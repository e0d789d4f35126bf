"""The environments of TextArena: with its interface alone, and (deep) with TextArena itself."""

from __future__ import annotations

import os
import subprocess
import sys
import types
import venv
from abc import ABC
from pathlib import Path
from typing import Any

import pytest

from aquelarre.kernel import Dice, NotAsked
from aquelarre.lab.text import textarena as ours

ROOT = Path(__file__).parents[2]
# Kept between runs, for it is large (`tools/` keeps its things there as well).
SCRATCH = ROOT / ".cache" / "textarena"
PROGRAM = """
import random, textarena
from aquelarre.lab.text import textarena as ours
names = ours.register()
assert ours.register() == names
for name in names:
    env = textarena.make(name)
    assert name.endswith("-raw") == isinstance(env, ours.ArenaGame)
    assert isinstance(env, textarena.Env)
    inner = env if name.endswith("-raw") else env.env
    env.reset(num_players=inner.game.least_seats, seed=5)
    dice, done = random.Random(name), False
    while not done:
        seat, seen = env.get_observation()
        assert seen and isinstance(seen, list if name.endswith("-raw") else str)
        count = len(inner.table.sight(seat).options)
        done, info = env.step(f"[{dice.randint(1, count)}]")
    rewards, info = env.close()
    assert set(rewards) == set(range(inner.game.least_seats))
print("played", len(names))
"""


class Wrapper:
    """As TextArena's: around an environment, which it takes nothing from but its methods."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """A small stand-in of TextArena 0.7: what `register` uses of it, and nothing more."""
    found: dict[str, tuple[Any, list[type], dict[str, Any]]] = {}
    stand_in = types.ModuleType("textarena")

    def register(name: str, entry: Any, wrappers: list[type] | None = None, **more: Any) -> None:
        if name in found:
            raise ValueError(f"Environment {name} already registered.")
        found[name] = entry, wrappers or [], more

    def make(name: str, **more: Any) -> Any:
        entry, wrappers, usual = found[name]
        env = entry(**{**usual, **more})
        for wrapper in wrappers:
            env = wrapper(env)
        return env

    core = types.SimpleNamespace(Env=type("Env", (ABC,), {}), ObservationType=ours.MessageKind)
    registration = types.ModuleType("textarena.envs.registration")
    vars(registration)["ENV_REGISTRY"] = found
    vars(stand_in).update(
        core=core,
        register=register,
        make=make,
        wrappers=types.SimpleNamespace(LLMObservationWrapper=Wrapper),
    )
    monkeypatch.setitem(sys.modules, "textarena", stand_in)
    monkeypatch.setitem(sys.modules, "textarena.envs", types.ModuleType("textarena.envs"))
    monkeypatch.setitem(sys.modules, "textarena.envs.registration", registration)
    return stand_in


def test_every_game_is_registered_once(arena: Any) -> None:
    names = ours.register()
    assert ours.register() == names
    assert len(names) == 10
    for name in names:
        env = arena.make(name, lang="es")
        env.reset(num_players=env.game.least_seats, seed=1)
        assert isinstance(env, Wrapper) != name.endswith("-raw")
        assert isinstance(env if name.endswith("-raw") else env.env, arena.core.Env)
        assert env.get_observation()[1]


@pytest.mark.parametrize("game", ["las_brujas", "new_salem"])
def test_it_plays_to_the_end(arena: Any, game: str) -> None:
    ours.register()
    env = arena.make(f"Aquelarre-{game}-v0")
    env.reset(num_players=env.game.least_seats, seed=1)
    dice, done = Dice(game), False
    while not done:
        seat, messages = env.get_observation()
        assert messages
        assert env.state.current_player_id == seat
        count = len(env.table.sight(seat).options)
        done, info = env.step(f"[{1 + dice.below(count)}]")
        assert info["kind"] == "answered"
    rewards, info = env.close()
    assert rewards == dict(enumerate(env.table.match.returns()))
    assert all(each["reason"] for each in info.values())
    assert {each["role"] for each in info.values()} <= {*env.game.sides}


def test_a_player_reads_only_what_is_theirs() -> None:
    env = ours.ArenaGame("las_brujas")
    env.reset(num_players=5, seed=1)
    seat, messages = env.get_observation()
    assert all(kind in ours.MessageKind for _, _, kind in messages)
    env.step("[1] this is my secret plan")
    assert all("plan" not in text for _, text in env.state.logs)
    assert env.get_observation()[0] == seat


def test_the_guide_plays_for_who_gives_no_answer() -> None:
    env = ours.ArenaGame("walpurgisnacht", error_allowance=2)
    env.reset(num_players=3, seed=1)
    seat, _ = env.get_observation()
    before = len(env.table.match.answers)
    for _ in range(2):
        env.step("let me think")
        assert (env.state.current_player_id, len(env.table.match.answers)) == (seat, before)
    env.step("let me think")
    assert len(env.table.match.answers) > before
    assert env.close()[1][seat]["invalid_move"]


def test_asking_has_an_end() -> None:
    env = ours.ArenaGame("walpurgisnacht", error_allowance=0)
    env.reset(num_players=3, seed=1)
    kinds = [env.step("rule WAL-01")[1]["kind"] for _ in range(ours.MOST_ASKED + 1)]
    assert set(kinds) == {"told"}
    assert env.table.match.answers  # the guide has answered in the end


@pytest.mark.parametrize("call", ["step", "get_observation"])
def test_before_reset_there_is_no_game(call: str) -> None:
    env = ours.ArenaGame("walpurgisnacht")
    with pytest.raises(NotAsked) as told:
        env.step("[1]") if call == "step" else env.get_observation()
    assert str(told.value) == f"reset(num_players=…) needs to be called before {call}."


@pytest.mark.parametrize("nothing", [None, 1, ["[1]"]])
def test_who_gives_no_text_gives_no_answer(nothing: Any) -> None:
    env = ours.ArenaGame("walpurgisnacht", error_allowance=1)
    env.reset(num_players=3, seed=1)
    seat, _ = env.get_observation()
    assert env.step(nothing)[1]["kind"] == "refused"
    assert not env.state.game_info[seat]["invalid_move"]
    env.step(nothing)
    assert env.state.game_info[seat]["invalid_move"]  # and the guide has answered


@pytest.mark.parametrize("wrong", ["x", None])
def test_how_often_a_player_may_err_is_a_number(wrong: Any) -> None:
    with pytest.raises(ValueError, match=f"^error_allowance is a whole number, not {wrong!r}"):
        ours.ArenaGame("walpurgisnacht", error_allowance=wrong)


@pytest.mark.deep
def test_with_textarena_itself() -> None:
    """Installs it (99 MB) beside our own packages, where it can be had."""
    python = SCRATCH / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(SCRATCH, with_pip=True)
    wanted = ["-q", "--disable-pip-version-check", "textarena==0.7.4"]
    installed = subprocess.run([python, "-m", "pip", "install", *wanted], capture_output=True)
    if installed.returncode:
        pytest.skip("TextArena cannot be had here")
    ours_too = os.pathsep.join([str(ROOT / "src"), *(p for p in sys.path if "site-packages" in p)])
    ran = subprocess.run(
        [python, "-c", PROGRAM],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": ours_too},
    )
    assert ran.returncode == 0, ran.stderr
    assert "played 10" in ran.stdout
