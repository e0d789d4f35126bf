"""Who plays alone at the terminal may ask what the guide would do."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.terminal.spoken import command

LANCRE = find("discworld_witches")


def alone() -> Match[Any]:
    return Match(LANCRE, 1, seed="alone", players=[Player("Ana")])


@pytest.mark.parametrize("asked", ["advice", "What would you do?", "consejo", "¿Tú qué harías?"])
def test_it_says_what_it_would_do_and_why(seated: Any, asked: str) -> None:
    match = alone()
    console = seated(match, [asked, "quit"])
    lines = console.text.splitlines()
    would = lines.index("I would do this:")
    assert lines[would + 1].strip() == "3. Be Petulia Gristle"
    assert lines[would + 2].endswith("Petulia Gristle did best.")
    assert not [seat for seat, _ in match.answers if seat == 0], "and nothing is done"


def test_with_others_it_says_nothing(seated: Any) -> None:
    players = [Player("Ana"), Player("Bot", "guide")]
    console = seated(Match(LANCRE, 2, seed="both", players=players), ["advice", "quit"])
    assert "Advice is only for those who play alone against the board." in console.text
    assert "I would do this:" not in console.text


def test_what_only_begins_like_it_is_no_question() -> None:
    assert command("consejo") == ("advice", "")
    assert command("¿Tú qué harías?") == ("advice", "")
    assert command("que harias tu?") == ("advice", "")
    assert command("adviceful") == ("", "adviceful")
    assert command("quit?") == ("", "quit?")
