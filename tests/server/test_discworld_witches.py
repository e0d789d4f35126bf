"""Discworld: The Witches at a live table: the only game that one can play alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.texts import texts

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


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("part", ["advice", "why"])
def test_texts_come_with_what_they_are_put_together_from(lang: str, part: str) -> None:
    """A page fetches these parts only when somebody asks."""
    found = "\n" + texts(lang, "discworld_witches", part)
    names = re.findall(r"\{ ([a-z]+-[A-Za-z0-9-]+)[. ]", found)
    assert names
    assert [name for name in names if f"\n{name} =" not in found] == []
