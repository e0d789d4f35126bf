"""What is said by picking it from a menu is told together, and does not interrupt the story."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.terminal.sayings import MANY, Sayings
from aquelarre.words import Words


def village() -> Match[Any]:
    """The first turn of somebody else than Ana; all are there."""
    players = [Player(name) for name in ("Ana", "Bea", "Carl", "Dora", "Eva")]
    match: Match[Any] = Match(find("las_brujas"), 5, seed="sayings", players=players)
    while match.window(match.asked[0]).question() == "choose":
        match.play(match.asked[0], match.options(match.asked[0])[0].action)
    return match


def test_what_is_said_waits_until_the_reader_is_asked(seated: Any) -> None:
    match = village()
    asked = match.asked[0]
    for seat in range(5):
        match.do(seat, "say_villager")
    console = seated(match, ["", "quit"])
    said = console.text.index("Meanwhile they said:")
    lines = console.text[said:].splitlines()[1:6]
    assert all(line.startswith("  ") for line in lines)
    assert console.text.index(f"{match.players[asked].name}") < said
    assert console.text.count("Meanwhile they said:") == 1


def test_the_story_is_told_without_it_and_nothing_is_told_twice() -> None:
    match = village()
    sayings, words = Sayings(match), Words("en", match.game, players=["A", "B", "C", "D", "E"])
    start = len(match.events)
    match.do(1, "say_villager")
    match.do(2, "say_suspect", seat=3)
    assert sayings.story(0, start, match.news(0, start)) == []
    assert not sayings.many(0)
    told = sayings.told(0, words)
    assert len(told) == 3
    assert sayings.told(0, words) == []


def test_after_an_undo_it_was_never_said() -> None:
    match = village()
    sayings, words = Sayings(match), Words("en", match.game, players=["A", "B", "C", "D", "E"])
    start = len(match.events)
    match.do(1, "say_villager")
    sayings.story(0, start, match.news(0, start))
    sayings.forget_from(start)
    assert sayings.told(0, words) == []


def test_when_a_lot_is_said_it_is_told_though_nobody_asks() -> None:
    match = village()
    sayings = Sayings(match)
    start = len(match.events)
    match.do(1, "say_villager")
    for _ in range(MANY):
        sayings.story(0, start, match.news(0, start))
    assert sayings.many(0)
