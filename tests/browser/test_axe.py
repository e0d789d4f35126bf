"""What axe finds: nothing serious, on any page, in either theme."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import catalog
from aquelarre.puzzles import book
from diaries import KEY, diary

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

PACKAGE = "axe_playwright_python"
THOUGHTS = 400_000  # milliseconds in which all decisions of a game are judged
BAD = ("serious", "critical")
# Without the styles loaded once more by axe itself, which the policy of the page forbids.
HOW = {"resultTypes": ["violations"], "preload": False}


@pytest.fixture(scope="session")
def axe() -> str:
    """The program axe, from a package that brings it along."""
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        pytest.skip(f"{PACKAGE} is not installed: axe is not run")
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def findings(one: Person, axe: str) -> list[str]:
    one.page.evaluate(axe)
    result: dict[str, Any] = one.page.evaluate("(how) => axe.run(document, how)", HOW)
    return [
        f"{each['id']} ({each['impact']}): {node['html'][:160]} {node['target']}"
        for each in result["violations"]
        if each["impact"] in BAD
        for node in each["nodes"][:5]
    ]


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.deep)])
@pytest.mark.parametrize("place", ["lobby", "create", "rules", "about", "bots", "waiting"])
def test_pages(person: Opened, axe: str, theme: str, place: str) -> None:
    ana = person("Ana", theme=theme)
    made = ana.make("walpurgisnacht", 4)
    paths = {"rules": "/rules/carcassonne", "about": "/about", "bots": "/bots"}
    paths["waiting"] = f"/t/{made['table']}"
    page = ana.goto(paths.get(place, "/"))
    page.locator(".game-actions button, .prose h2, .rule, .seat-list").first.wait_for()
    if place == "create":
        ana.button("Create a table").first.click()
        page.get_by_role("dialog").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(("theme", "phone"), [("dark", False), ("light", True)])
def test_my_games(person: Opened, axe: str, theme: str, phone: bool) -> None:
    """Without any, with many and their plots as tables, before all are deleted; and against whom
    to play."""
    ana = person("Ana", theme=theme, phone=phone)
    page = ana.goto("/me")
    page.locator(".me-empty").wait_for()
    assert findings(ana, axe) == []
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps(diary())])
    page.reload()
    page.locator(".me-strengths li").nth(4).wait_for()
    for table in page.locator(".me-table summary").all():
        ana.hit(table)
    assert findings(ana, axe) == []
    ana.hit(ana.button("Delete everything"))
    page.get_by_role("dialog").wait_for()
    assert findings(ana, axe) == []
    ana.goto("/")
    page.locator(".against").first.wait_for()
    assert findings(ana, axe) == []
    ana.hit(ana.button(re.compile("Which bots?")).first)
    page.locator(".opponents").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_of_the_host(person: Opened, axe: str, theme: str) -> None:
    ana = person("Ana", theme=theme)
    ana.make("walpurgisnacht", 4)
    page = ana.goto("/admin")
    page.get_by_label("Token").fill("the token")
    ana.button("Open").click()
    page.locator(".admin-list .tag").first.wait_for()
    assert findings(ana, axe) == []
    ana.button("Look").first.click()
    page.get_by_role("dialog").wait_for()
    assert findings(ana, axe) == []
    page.keyboard.press("Escape")
    ana.button("What was done").click()
    page.locator(".admin-audit td").first.wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(
    ("phone", "theme"),
    [
        (False, "dark"),
        (True, "light"),
        pytest.param(False, "light", marks=pytest.mark.deep),
        pytest.param(True, "dark", marks=pytest.mark.deep),
    ],
    ids=["desktop-dark", "phone-light", "desktop-light", "phone-dark"],
)
@pytest.mark.parametrize("game", catalog.names())
def test_a_table(person: Opened, axe: str, theme: str, game: str, phone: bool) -> None:
    ana = person("Ana", theme=theme, phone=phone, hint=True)
    made = ana.make(game, 3, bots={"1": "random", "2": "random"})
    ana.sit_in_front(made["table"], 0)
    for given in range(3):
        ana.until_asked(0)
        assert findings(ana, axe) == []
        ana.swift(0, given, most=1)


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "bots", "kind", "ending"),
    [
        ("discworld_witches", 2, "random", ".lan-ending"),
        ("las_brujas", 4, "guide", ".bru-ending"),
        ("new_salem", 4, "guide", ".sal-ending"),
    ],
)
def test_a_game_to_its_end(
    party: Party, axe: str, game: str, bots: int, kind: str, ending: str, phone: bool, theme: str
) -> None:
    """Every kind of question once, the result, and the board on which the end is told."""
    _, (ana,) = party(game, "Ana", bots=bots, kind=kind, theme=theme, phone=phone)
    seen: set[str] = set()
    given = 0
    while not ana.heard(0)["position"]["over"]:
        question = ana.until_asked(0)
        if question is None:  # it went on between two looks
            continue
        if question["key"] not in seen:
            seen.add(question["key"])
            assert findings(ana, axe) == [], question["key"]
        given += ana.swift(0, given * 3 + 1, most=1)
    assert len(seen) > 2
    ana.page.locator(".result").wait_for()
    assert findings(ana, axe) == []
    ana.page.locator(ending).wait_for()  # both are in sight
    if phone:
        ana.hit(ana.page.locator(".result-more"))
        assert findings(ana, axe) == []


def test_an_attempt_in_discworld(party: Party, axe: str) -> None:
    _, (ana,) = party("discworld_witches", "Ana")
    while (question := ana.until_asked(0)) and question["key"] != "first_pair":
        ana.swift(0, question["number"], most=1)
    ana.page.locator(".lan-attempt .lan-die").first.wait_for()
    assert findings(ana, axe) == []


def test_where_mage_and_witch_may_go(person: Opened, axe: str) -> None:
    ana = person("Ana")
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    ana.sit_in_front(made["table"], 0)
    while (question := ana.until_asked(0)) and question["key"] != "send":
        ana.swift(0, question["number"], most=1)
    if question is None:
        pytest.fail("no figure was to be moved in this game")
    assert findings(ana, axe) == []


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", catalog.names())
def test_a_replay(person: Opened, house: House, axe: str, theme: str, game: str) -> None:
    """At its beginning and at its end, where the result is."""
    ana = person("Ana", theme=theme)
    ana.goto(f"/r/{house.finished(game)}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert findings(ana, axe) == []
    ana.button("To the end").click()
    ana.page.get_by_role("region", name="The result").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(
    ("phone", "theme"),
    [
        (False, "dark"),
        (True, "light"),
        pytest.param(False, "light", marks=pytest.mark.deep),
        pytest.param(True, "dark", marks=pytest.mark.deep),
    ],
    ids=["desktop-dark", "phone-light", "desktop-light", "phone-dark"],
)
def test_a_lesson(person: Opened, axe: str, theme: str, phone: bool) -> None:
    """What the teacher says and points at, her reply to a poor answer, and the list of lessons."""
    ana = person("Ana", theme=theme, phone=phone)
    made = ana.post("/api/lessons", game="walpurgisnacht", lesson="village", name="Ana")
    ana.sit_in_front(made["table"], 0)
    while (step := ana.heard(0)["teacher"]["step"]) != "first_card":
        ana.page.locator(f".teacher [data-step={step}]").wait_for()
        if step == "hello":
            assert findings(ana, axe) == []
        if ana.page.locator(".teacher-on").count():
            ana.hit(ana.page.locator(".teacher-on"))
        else:
            ana.hit(ana.button("Finish looking"))
        ana.until("(step) => ![step, ''].includes(window.heard[0].teacher.step)", step)
    ana.hit(ana.page.locator('.stage [data-ref="slot:O1"]'))
    ana.hit(ana.page.locator(".actions .confirm"))
    ana.page.locator(".teacher-reply").wait_for()
    ana.hit(ana.button("Leave the lesson"))
    ana.button("Play on without the teacher").wait_for()
    assert findings(ana, axe) == []
    ana.goto("/")
    ana.hit(ana.page.locator(".lessons-button").first)
    ana.page.locator(".lessons").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_playing_on_from_a_replay(
    person: Opened, house: House, axe: str, theme: str, phone: bool
) -> None:
    """The dialog, and the table that says where it comes from."""
    ana = person("Ana", theme=theme, phone=phone)
    ana.goto(f"/r/{house.finished('walpurgisnacht')}#7")
    ana.hit(ana.button("Play on from here"))
    ana.page.locator(".fork-seats input").wait_for()
    assert findings(ana, axe) == []
    ana.hit(ana.page.locator(".fork .confirm"))
    ana.page.locator(".banner a").wait_for()
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_a_replay_that_is_looked_at_together(
    person: Opened, house: House, axe: str, theme: str, phone: bool
) -> None:
    ana = person("Ana", theme=theme, phone=phone)
    ana.goto(f"/r/{house.finished('walpurgisnacht')}#7")
    ana.hit(ana.button("Look at it together"))
    ana.page.locator(".qr img").wait_for()
    assert findings(ana, axe) == []
    ana.page.keyboard.press("Escape")
    ana.page.get_by_label("Note at step 7").fill("Here.")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".together-items li").wait_for()
    ana.hit(ana.page.get_by_role("button", name="Mark", exact=True))
    ana.page.locator(".together-hint").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_review(person: Opened, house: House, axe: str, theme: str) -> None:
    ana = person("Ana", theme=theme)
    ana.goto(f"/r/{house.finished('las_brujas')}?review=0")
    ana.page.locator(".review-body").wait_for(timeout=THOUGHTS)
    ana.page.locator(".review-list").scroll_into_view_if_needed()
    assert findings(ana, axe) == []


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_puzzles(person: Opened, axe: str, theme: str, phone: bool) -> None:
    """The list, a question, and what is said of its answer."""
    books = {game: book(catalog.find(game)) for game in catalog.names()}
    game = next(game for game, puzzles in books.items() if puzzles)
    ana = person("Ana", theme=theme, phone=phone)
    page = ana.goto("/puzzles")
    page.locator(".puzzle-tile").first.wait_for()
    assert findings(ana, axe) == []
    ana.goto(f"/puzzles/{game}/{books[game][0].id}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    page.locator(".actions .choices button").first.wait_for()
    assert findings(ana, axe) == []
    ana.hit(ana.button("Show me"))
    page.locator(".judgement").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.deep)])
@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_the_workshop(person: Opened, axe: str, theme: str, phone: bool) -> None:
    ana = person("Ana", theme=theme, phone=phone)
    page = ana.goto("/workshop/new_salem")
    page.locator(".ws-face .sal-house").first.wait_for()
    ana.button("Change Theatre").click()
    page.get_by_role("button", name="Remove Symbols 1").click()
    ana.button("Events").click()
    ana.button("Change Fire").click()
    page.locator("input[type=number]").first.fill("40")
    page.locator("input[type=number]").first.press("Tab")
    page.locator(".ws-faults").wait_for()
    page.get_by_text("What does it do to the game?").click()
    page.get_by_text("What is different").click()
    assert findings(ana, axe) == []
