"""Lancre without eyes: what the terminal says in words the accessibility tree says too, and names
are enough to play by."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.browser.conftest import Party, Person

Data = dict[str, Any]
GAME = find("discworld_witches")
# What is folded away on a phone is one touch away, player by player.
UNFOLD = """() => document.querySelectorAll(".lan-person").forEach((each) => {
  each.removeAttribute("name");
  each.open = true;
})"""
ENOUGH = 14  # own answers
PATIENCE = 60.0  # seconds
# An answer is on its way, or there is something else to press. The values in a list come a little
# later: what tells them apart is fetched when the first list is opened.
GONE_ON = """([before, what]) => window.answered(what) || (window.choices() !== before
  && !document.querySelector(".choices .long.is-open:not(.all, :has(.value))"))"""


def tree(one: Person) -> str:
    """All that a screen reader gets of the table, as one text."""
    found = one.page.locator(".stage").aria_snapshot()
    return " ".join(found.replace('"', " ").replace("\\", "").split())


def settled(one: Person, wanted: list[str]) -> str:
    """The same, once these patterns are found there: a hand or an attempt is drawn by a part of the
    page that is fetched when the first one is needed. If they never come, as it is in the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = tree(one).lower()
        if all(re.search(each, found) for each in wanted):
            break
    return found


def facts(line: str) -> set[str]:
    """Names, words of some length, and numbers."""
    return set(re.findall(r"[^\W\d_][\w’'-]{3,}|\d+", line.lower()))


# Words that only join the facts of the terminal's lines, or say them as a board need not.
JOINING = {
    "en": "tokens left deck pile most next problems solved empty with witches short tries solve "
    "problem your cards space face down only know limit dice points point crisis easy hard "
    "boxes apprentices choose from more token every roll yet board against each other setup "
    "discard cackle",
    "es": "fichas quedan mazo casillas problemas vacías brujas problema falta faltan como mucho "
    "intenta resolver tus cartas casilla boca abajo solo sabes límite dados puntos punto crisis "
    "sencillo sencillos complicado complicados alrededores aprendices elegir resueltos lleva "
    "ficha cada tirada fuera tablero aún unos contra otros vacía carta preparación carcajeo",
}


def patterns(line: str, lang: str) -> list[str]:
    """What of a line of the terminal must be heard."""
    wanted = sorted(facts(line) - set(JOINING[lang].split()))
    return [rf"(?<!\w){re.escape(each)}(?!\w)" for each in wanted]


@pytest.mark.parametrize(
    ("lang", "phone"),
    [("es", True), pytest.param("en", False, marks=pytest.mark.deep)],
)
def test_what_the_terminal_says_is_in_the_accessibility_tree(
    party: Party, lang: str, phone: bool
) -> None:
    size = (360, 640) if phone else (1440, 900)
    _, (ana,) = party(GAME.key, "Ana", bots=1, kind="guide", lang=lang, phone=phone, size=size)
    given, seen = 0, set()
    while given < ENOUGH and (question := ana.until_asked(0)):
        heard = ana.heard(0)
        view = heard["position"]["view"]
        seen.add(question["key"])
        ana.until("(number) => window.drawn() === number", question["number"])
        ana.page.evaluate(UNFOLD)
        names = [each["name"] for each in heard["table"]["people"]]
        words = Words(lang, GAME, players=names, reader=0)
        lines = {line: patterns(line, lang) for line in GAME.draw(view, words.say)}
        there = settled(ana, [each for wanted in lines.values() for each in wanted])
        for line, wanted in lines.items():
            missing = [each for each in wanted if not re.search(each, there)]
            assert missing == [], f"{question['key']}: {line}\n{there}"
        problems_are_whole(view, there, words)
        given += ana.swift(0, given * 5 + 1, most=1)
    assert {"choose", "start", "act"} <= seen


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_phone_says_how_much_is_missing_before_all_dice_lie_there(
    party: Party, lang: str
) -> None:
    _, (ana,) = party(GAME.key, "Ana", bots=1, kind="guide", lang=lang, phone=True, size=(360, 640))
    heard: set[int] = set()
    for given in range(80):
        question = ana.until_asked(0)
        if question is None or len(heard) > 1:
            break
        attempt = ana.heard(0)["position"]["view"]["attempt"]
        if question["key"] == "first_pair":
            ana.until("(number) => window.drawn() === number", question["number"])
            wanted = Words(lang, GAME).say("board-missing", missing=attempt["missing"]).lower()
            assert wanted in settled(ana, [re.escape(wanted)])
            heard.add(attempt["missing"])
        ana.swift(0, given * 5 + 1, most=1)
    assert heard - {0}


def problems_are_whole(view: Data, there: str, words: Words) -> None:
    """A space says all that is to be known of it in its own name, not somewhere on the page."""
    for space in view["spaces"]:
        name = words.say(f"space-{space['space']}.name").lower()
        tile = space["tile"]
        if not tile or not tile["tile"]:
            continue
        label = words.say(f"tile-{tile['tile']}").lower()
        own = rf"{re.escape(name)}\. [^.]*{re.escape(label)}[^.]*\b{tile['difficulty']}\b"
        assert re.search(rf"{own}[^.]*\b{tile['points']}\b", there), f"{name}\n{there}"


def by_name(one: Person, question: Data, words: Words) -> None:
    """Answer through roles and names alone, as a screen reader lists them: a place of the map where
    one can go, or else what the bar offers."""
    number, page = question["number"], one.page
    ways = [each for each in question["options"] if [*each["args"]] == ["space"]]
    refs = [ref for option in question["options"] for ref in option["refs"]]
    alone = [each for each in ways if refs.count(each["refs"][0]) == 1]
    if alone:
        space = alone[0]["args"]["space"][1]
        place = words.say(f"space-{space}.name")
        stage = page.get_by_role("region", name="Board")
        stage.get_by_role("button", name=re.compile(rf"^{re.escape(place)}(\.|$)")).click()
        page.get_by_role("button", name=option_name(alone[0], words), exact=True).click()
    else:
        bar = page.get_by_role("region", name="What you can do")
        for _ in range(8):
            if one.page.evaluate("(what) => window.answered(what)", [0, number]):
                break
            offered = bar.get_by_role("button").filter(
                has_not_text=re.compile("Undo|Why can|[?]$|^LAN-|^Cancel$")
            )
            before = page.evaluate("() => window.choices()")
            offered.last.click()
            one.until(GONE_ON, [before, [0, number]])
    one.until_taken(0, number)


def option_name(option: Data, words: Words) -> str:
    values = {name: words.say(f"{kind}-{label}") for name, (kind, label) in option["args"].items()}
    return words.say(f"verb-{option['verb']}", **values)


def test_some_turns_by_names_alone(party: Party) -> None:
    _, (ana,) = party(GAME.key, "Ana", bots=1, kind="guide")
    names = [each["name"] for each in ana.heard(0)["table"]["people"]]
    words = Words("en", GAME, players=names, reader=0)
    walked = 0
    for _ in range(ENOUGH):
        question = ana.until_asked(0)
        if question is None:
            break
        by_name(ana, question, words)
        walked += question["key"] == "act"
    assert walked > 1
