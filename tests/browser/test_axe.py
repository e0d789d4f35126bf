"""What axe finds: nothing serious, on any page, in either theme."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

PACKAGE = "axe_playwright_python"
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
    ana = person("Ana", theme=theme, reduced_motion="reduce")
    made = ana.make("walpurgisnacht", 4)
    paths = {"rules": "/rules/carcassonne", "about": "/about", "bots": "/bots"}
    paths["waiting"] = f"/t/{made['table']}"
    page = ana.goto(paths.get(place, "/"))
    page.locator(".game-actions button, .prose h2, .rule, .seat-list").first.wait_for()
    if place == "create":
        ana.button("Create a table").first.click()
        page.get_by_role("dialog").wait_for()
    assert findings(ana, axe) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_page_of_the_host(person: Opened, axe: str, theme: str) -> None:
    ana = person("Ana", theme=theme, reduced_motion="reduce")
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
    ana = person("Ana", theme=theme, phone=phone, hint=True, reduced_motion="reduce")
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
    ana = person("Ana", reduced_motion="reduce")
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
    ana = person("Ana", theme=theme, reduced_motion="reduce")
    ana.goto(f"/r/{house.finished(game)}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert findings(ana, axe) == []
    ana.button("To the end").click()
    ana.page.get_by_role("region", name="The result").wait_for()
    assert findings(ana, axe) == []
