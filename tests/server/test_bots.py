"""Bots at a table: they hold a window, they go on, and they leave no mess."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.laws.position import position
from aquelarre.server import making, thinking

if TYPE_CHECKING:
    from tests.server.conftest import Serving


async def test_a_bot_is_given_a_world_of_its_own_and_never_the_true_one(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (live,) = await server.party("walpurgisnacht", 4, 1)
    think, given = thinking.think, []
    wrong: list[bool] = []

    def watched(game: str, imagined: Any, seat: int, *more: Any) -> Any:
        match = server.match(table)
        own = imagined is not match.state and match.game.view(imagined, seat) == match.view(seat)
        wrong.append(not own)
        given.append(position(imagined) == position(match.state))
        return think(game, imagined, seat, *more)

    monkeypatch.setattr(thinking, "think", watched)
    await live.play(Dice(1))
    assert len(given) > 10
    assert not any(wrong), "its own world looks from its seat as the true one does"
    assert not all(given), "some of the imagined worlds are not the true one"


async def test_bots_never_stumble(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """With these deals a bot began to think about a question that was closed meanwhile."""
    problems: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: problems.append(context))
    for seed in ("3", "9", "10"):
        monkeypatch.setattr(making, "new_seed", lambda seed=seed: seed)
        _, _, lives = await server.party("walpurgisnacht", 6, 2)
        await asyncio.gather(*(live.play(Dice(f"{seed} {live.seat}")) for live in lives))
    gc.collect()
    assert not problems


async def test_a_bot_that_was_replaced_while_it_thought_says_nothing(house: Any) -> None:
    async with house(pace=0.05) as server:
        table, (ana,), (live,) = await server.party("carcassonne", 2, 1)
        for _ in range(3):
            await live.play(Dice(1), 2)
            await ana.seat(table, 1, "bot", bot="guide")
            await ana.post(f"/api/tables/{table}/pause", paused=True)
            before = server.match(table).fingerprint()
            await live.sync()
            assert server.match(table).fingerprint() == before
            await ana.post(f"/api/tables/{table}/pause", paused=False)
        await live.play(Dice(2), 3)


async def test_a_guide_and_a_seer_play_to_the_end(house: Any) -> None:
    """In a process of their own, to which positions and what was heard come packed."""
    async with house(thinkers=1, bots=["seer@8"]) as server:
        ana = server.guest("Ana")
        made = await ana.make("walpurgisnacht", 3, bots={"1": "guide", "2": "seer@8"})
        live = await ana.live(made["table"], 0)
        await live.play(Dice(1))
        await live.until_over()
        assert server.server.hall.thinkers.given_up == 0
        assert server.server.hall.thinkers.crew.done > 10
