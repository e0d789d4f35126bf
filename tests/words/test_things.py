"""The things of a game by the names that people give them."""

from __future__ import annotations

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.words import Words
from aquelarre.words.things import Things

BRUJAS = find("las_brujas")


@pytest.mark.parametrize("reader", [-1, 0, 1])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_name_typed_whole_is_that_player_s_also_one_s_own(lang: str, reader: int) -> None:
    """“Ana” is not Graciana, whoever reads."""
    words = Words(lang, BRUJAS, players=["Ana", "Graciana", "Mari Cruz"], reader=reader)
    things = Things(BRUJAS, words, 3)
    assert things.find("Ana") == "seat:0"
    assert things.find("graciana") == "seat:1"
    assert things.find("Mari Cruz") == "seat:2"
    assert things.find("gracia") == "seat:1"  # the only one of which it is a part


def test_a_whole_word_comes_before_a_part_of_one() -> None:
    words = Words("en", BRUJAS, players=["Graciana", "Ana María", "Eva"], reader=2)
    assert Things(BRUJAS, words, 3).find("ana") == "seat:1"
