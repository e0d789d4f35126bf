"""Las Brujas for who does not see the board: whatever the terminal says in words, the names and
descriptions of the board say too."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.games.las_brujas import GAME
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

SEATS = 6
STAGES = ("choose", "act", "speech", "floor", "vote", "verdict", "share")
ANSWERS = 150


def words_of(text: str) -> set[str]:
    """What is said, whatever stands between it."""
    return set(re.findall(r"[^\W_]+", text.casefold()))


def parted(lines: list[str]) -> dict[int, list[str]]:
    """The lines of the terminal: by seat those that begin with a player, else under -1."""
    found: dict[int, list[str]] = {-1: []}
    seat = -1
    for line in lines:
        begins = re.match(r"<(\d+)>", line)
        if begins:
            seat = int(begins.group(1))
        elif not line.startswith(" "):
            seat = -1
        found.setdefault(seat, []).append(line)
    return found


def unsaid(one: Person, lang: str) -> list[str]:
    """Lines of the terminal that the accessibility tree does not say."""
    while True:
        one.rest(0)
        before = one.heard(0)
        missing = left_out(one, before, lang)
        one.rest(0)
        if one.heard(0)["updates"] == before["updates"]:  # else bots went on while it was read
            return missing


def left_out(one: Person, update: dict[str, Any], lang: str) -> list[str]:
    """The same of what the page was told, as long as it is what it shows."""
    view: dict[str, Any] = update["position"]["view"]
    for part in ("trial", "assembly"):  # fetched when they are first needed
        if view[part] and (part == "trial" or not view["trial"]):
            expect(one.page.locator(f".bru-{part}")).to_be_visible()
    names = [
        person["name"] or f"Seat {n + 1}" for n, person in enumerate(update["table"]["people"])
    ]
    words = Words(lang, GAME, players=names)
    marked = Words(lang, GAME, players=[f"<{seat}>" for seat in range(len(names))])
    told = parted(GAME.draw(view, marked.say))
    missing = []
    for seat, lines in told.items():
        place = ".bru" if seat < 0 else f'.bru-seat[data-seat="{seat}"]'
        said = words_of(one.page.locator(place).aria_snapshot())
        for line in lines:
            named = re.sub(r"<(\d+)>", lambda match: words.seat(int(match.group(1))), line)
            if left := words_of(named) - said:
                missing.append(f"{place}: {named.strip()!r} lacks {sorted(left)}")
    return missing


@pytest.mark.parametrize("lang", ["es", pytest.param("en", marks=pytest.mark.deep)])
def test_the_tree_says_what_the_terminal_says(person: Opened, lang: str) -> None:
    ana = person("Ana", lang=lang)
    waiting = set(STAGES)
    for _ in range(8):
        made = ana.make(GAME.key, SEATS, bots={str(seat): "random" for seat in range(1, SEATS)})
        ana.sit_in_front(made["table"], 0)
        for given in range(ANSWERS):
            question = ana.until_asked(0)
            if question is None or not ana.heard(0)["position"]["view"]["players"][0]["alive"]:
                break  # a spectre is asked too seldom
            if question["key"] in waiting:
                waiting.discard(question["key"])
                ana.until("() => window.drawn() === window.heard[0].position.question?.number")
                assert unsaid(ana, lang) == [], question["key"]
                assert ".." not in ana.page.locator(".bru").aria_snapshot(), "one full stop each"
                if question["key"] == "choose":  # no week yet, and no plate without words
                    expect(ana.page.locator(".bru-state")).to_be_hidden()
            if not waiting:
                return
            ana.swift(0, given, most=1)
    raise AssertionError(f"never asked: {waiting}")
