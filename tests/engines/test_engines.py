"""The pages in WebKit and Firefox: the lobby, whole games, reloads on one's own turn, broken lines.

A short walk through each browser belongs to every ./test, the whole matrix to the deep lane.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.engines.conftest import Person

    from serving import Wire

SEATS = {"carcassonne": 2, "discworld_witches": 2, "las_brujas": 5, "new_salem": 4}
CARDS = ".games .game-actions .split .action:first-child"
LIGHT = "(text) => document.querySelector('.light')?.textContent.includes(text)"


def reloads(one: Person, times: int) -> None:
    """The page comes back with the same question, each time."""
    assert one.until_asked()
    ask = "() => window.heard[0].position.question.number"
    number = one.evaluate(ask)
    for _ in range(times):
        one.reload()
        one.until("() => document.querySelector('.stage .sheet [data-ref]')")
        assert one.until_asked()
        one.until("() => !document.querySelector('.loading')")
        assert one.evaluate(ask) == number


def broken_lines(one: Person, wire: Wire) -> None:
    """The page says so, comes back by itself, and goes on with nothing missing or twice."""
    one.base = wire.base
    one.make("walpurgisnacht", 3)
    assert one.until_asked()
    one.until(LIGHT, "Connected")
    wire.cut()
    one.until(LIGHT, "No connection")
    wire.mend()
    one.until(LIGHT, "Connected")
    assert one.until_asked()
    assert one.answer(0, most=1) == 1
    one.until("() => window.whole(0)")
    assert one.evaluate("() => window.heard[0].faults") == []
    one.look()
    # what a browser says by itself when a line breaks
    one.wrong = [each for each in one.wrong if "WebSocket" not in each]


def test_a_short_walk(person: Person, wire: Wire) -> None:
    person.goto("/")
    person.until(
        "([cards, n]) => document.querySelectorAll(cards).length === n",
        [CARDS, len(catalog.names())],
    )
    person.engine.press(".games .game:last-child .game-actions .split .action")
    person.until("() => location.pathname.startsWith('/t/')")
    reloads(person, 3)
    assert person.play_to_the_end() > 3
    broken_lines(person, wire)


@pytest.mark.deep
def test_the_lobby_speaks_both_languages_in_both_themes(person: Person) -> None:
    person.goto("/")
    for lang, theme in (("es", "light"), ("es", "dark"), ("en", "dark"), ("en", "light")):
        person.evaluate(
            """([lang, theme]) => {
              localStorage.setItem("aquelarre-lang", lang);
              localStorage.setItem("aquelarre-theme", theme);
            }""",
            [lang, theme],
        )
        person.reload()
        person.until(
            "([cards, n]) => document.querySelectorAll(cards).length === n",
            [CARDS, len(catalog.names())],
        )
        shown = person.evaluate(
            "() => [document.documentElement.lang, document.documentElement.dataset.theme]"
        )
        assert shown == [lang, theme]
        wide = person.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


@pytest.mark.deep
@pytest.mark.parametrize("game", catalog.names())
def test_a_whole_game(person: Person, game: str) -> None:
    person.make(game, SEATS.get(game, 3))
    assert person.play_to_the_end() > 3


@pytest.mark.deep
@pytest.mark.parametrize("game", catalog.names())
def test_twenty_reloads_on_ones_own_turn(person: Person, game: str) -> None:
    person.make(game, SEATS.get(game, 3))
    reloads(person, 20)
    assert person.answer(0, most=1) == 1


@pytest.mark.deep
def test_broken_lines(person: Person, wire: Wire) -> None:
    for _ in range(5):
        broken_lines(person, wire)
