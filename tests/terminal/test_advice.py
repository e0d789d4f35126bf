"""Who plays alone at the terminal may ask what the guide would do."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games._template.game import Template
from aquelarre.kernel import Dice, advise
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.terminal.spoken import command

LANCRE = find("discworld_witches")
TEMPLATE = Template()


def alone() -> Match[Any]:
    return Match(LANCRE, 1, seed="alone", players=[Player("Ana")])


@pytest.mark.parametrize("asked", ["advice", "What would you do?", "consejo", "¿Tú qué harías?"])
def test_it_says_what_it_would_do_and_why(seated: Any, asked: str) -> None:
    match = alone()
    console = seated(match, [asked, "quit"])
    lines = console.text.splitlines()
    would = lines.index("I would do this:")
    assert lines[would + 1].strip() == "3. Be Petulia Gristle"
    assert lines[would + 2] == "Petulia cures a sick pig without dice, once."
    assert not [seat for seat, _ in match.answers if seat == 0], "and nothing is done"


def two(*names: str) -> Match[Any]:
    """Those of these names are people, and the rest is bots."""
    players = [Player(name) if name else Player("Bot", "guide") for name in names]
    return Match(TEMPLATE, 2, seed="both", players=players)


def test_whoever_is_alone_with_bots_may_ask(seated: Any) -> None:
    assert "I would do this:" in seated(two("Ana", ""), ["advice", "quit"]).text


def test_with_others_it_says_nothing(seated: Any) -> None:
    for line in ("advice", "coach"):
        console = seated(two("Ana", "Bea"), ["", line, "quit"])
        assert "There is no coach here" in console.text
        assert "I would do this:" not in console.text


def test_unless_the_table_was_set_up_with_a_coach(seated: Any) -> None:
    console = seated(two("Ana", "Bea"), ["", "advice", "quit"], coach=True)
    assert "I would do this:" in console.text


def poor(match: Match[Any]) -> str:
    """The number of the answer that the coach would not give, where it is far worse."""
    better = advise(TEMPLATE, match.window(0), Dice(1)).action
    return str(2 - match.state.options(0).index(better))


def far_worse() -> Match[Any]:
    for seed in range(100):
        match = Match(TEMPLATE, 2, seed=seed, players=[Player("Ana"), Player("Bot", "guide")])
        weights = TEMPLATE.weigh(match.window(0), Dice(1))
        if abs(weights[0] - weights[1]) >= 2:
            return match
    raise AssertionError("no such deal")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_request_it_speaks_up_before_a_poor_answer(seated: Any, lang: str) -> None:
    sure = {"es": "¿Seguro? Yo no lo haría.", "en": "Are you sure? I would rather not."}[lang]
    match = far_worse()
    console = seated(match, [poor(match), "", ""], lang)
    assert sure not in console.text, "nobody has asked for it"
    match = far_worse()
    console = seated(match, ["coach", poor(match), "n", "quit"], lang)
    assert sure in console.text
    assert not [seat for seat, _ in match.answers if seat == 0], "she thinks again"
    match = far_worse()
    seated(match, ["coach", poor(match), "Sí" if lang == "es" else "y", "", ""], lang)
    assert match.over, "she insists"
    match = far_worse()
    console = seated(match, ["coach", "coach", poor(match), "", ""], lang)
    assert sure not in console.text, "and it is quiet again"
    assert match.over


def test_what_only_begins_like_it_is_no_question() -> None:
    assert command("consejo") == ("advice", "")
    assert command("¿Tú qué harías?") == ("advice", "")
    assert command("que harias tu?") == ("advice", "")
    assert command("adviceful") == ("", "adviceful")
    assert command("quit?") == ("", "quit?")
