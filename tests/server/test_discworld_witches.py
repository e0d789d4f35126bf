"""Discworld: The Witches at a live table: the only game that one can play alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Serving


async def test_one_player_plays_alone_to_the_end(server: Serving) -> None:
    table, _, (ana,) = await server.party("discworld_witches", 1, 1)
    await ana.until_asked()
    assert ana.position["view"]["mode"] == "solo"
    await ana.play(Dice(5))
    await ana.until_over()
    assert ana.position["view"]["result"]["outcome"]
    assert len(server.match(table).returns()) == 1
