"""The lobby: playing at once, inviting friends, languages and themes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

GAMES = ("carcassonne", "walpurgisnacht")
TITLES = {"carcassonne": "Carcassonne", "walpurgisnacht": "Walpurgisnacht"}
LIKE_THEM = ("lobby", "replay", "about")  # pages with the same head as the rules
PLAY_BOTS = {"en": "Play against bots", "es": "Jugar contra bots"}


@pytest.mark.parametrize(("game", "lang"), [("carcassonne", "es"), ("walpurgisnacht", "en")])
def test_one_click_plays_against_bots(person: Opened, game: str, lang: str) -> None:
    ana = person("Ana", lang=lang, hint=True)
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has_text=TITLES[game])
    card.get_by_role("button", name=PLAY_BOTS[lang]).click()
    page.wait_for_url("**/t/*")
    ana.until("() => window.heard[0]?.position")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    people = ana.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")["people"]
    assert people[0]["mine"]
    assert all(one["bot"] for one in people[1:])
    question = ana.until_asked(0)
    assert question is not None
    page.locator(".first-hint").get_by_role("button").click()  # "Got it" stays said
    ana.press(question["number"], 0)
    page.reload()
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    expect(page.locator(".first-hint")).to_have_count(0)
    page.get_by_role("link", name=re.compile("lobby|vestíbulo|inicio", re.I)).first.click()
    expect(page.locator(".tables .table-row").first).to_contain_text(TITLES[game])


def test_an_invited_friend_sits_after_two_actions(person: Opened) -> None:
    ana, bea = person("Ana"), person("Bea", lang="es", theme="light")
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has_text="Carcassonne")
    card.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ana")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url("**/t/*")
    link = page.get_by_label("Invitation link").input_value()
    assert "#invite=" in link
    expect(page.get_by_alt_text("QR code of the link")).to_be_visible()

    bea.goto(link)
    bea.page.get_by_label("Tu nombre").fill("Bea")  # one
    bea.button("Sentarme").click()  # two
    bea.until("() => window.heard[1]")
    assert "invite" not in bea.page.url
    for seat, one in enumerate((ana, bea)):
        one.until("(seat) => window.heard[seat]?.position", seat)
        one.page.locator(".stage .sheet [data-ref]").first.wait_for()
    names = [one["name"] for one in bea.heard(1)["table"]["people"]]
    assert names == ["Ana", "Bea"]


def test_a_link_without_an_invitation_only_lets_one_watch(person: Opened) -> None:
    ana, eve = person("Ana"), person("Eve")
    made = ana.make("carcassonne", 2)
    eve.goto(f"/t/{made['table']}")
    expect(eve.page.get_by_text("You need the invitation link to sit down.")).to_be_visible()
    expect(eve.button("Sit down")).to_have_count(0)


@pytest.mark.parametrize(
    "place",
    ["table", "rules", *(pytest.param(n, marks=pytest.mark.deep) for n in LIKE_THEM)],
)
def test_language_and_theme_change_at_any_time_and_stay(
    person: Opened, house: House, place: str
) -> None:
    ana = person("Ana", lang="en", theme="dark")
    page = ana.goto(where(ana, house, place))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Español").click()
    page.get_by_role("button", name="Tema claro").click()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("lang", "es")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        page.get_by_role("button", name="English").wait_for()
        page.get_by_role("button", name="Tema oscuro").wait_for()
        page.reload()
    page.goto("/")
    expect(page.get_by_role("button", name="Jugar contra bots").first).to_be_visible()


def where(ana: Person, house: House, place: str) -> str:
    if place == "table":
        made = ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})
        return f"/t/{made['table']}"
    if place == "replay":
        return f"/r/{house.finished('walpurgisnacht')}"
    return {"lobby": "/", "rules": "/rules/carcassonne", "about": "/about"}[place]


# In how many rows the bots are offered for each free seat.
ROWS_OF_BOTS = """() => [...document.querySelectorAll(".seat-bots")].map((seat) =>
  new Set([...seat.children].map((each) => each.getBoundingClientRect().top)).size)"""


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "+ Sabia: mira más lejos"), ("en", "+ Sage: looks farther ahead")]
)
def test_bots_for_a_free_seat_are_offered_by_their_names(
    person: Opened, lang: str, said: str
) -> None:
    """What they are like is told on request: six sentences for each seat would bury the table."""
    ana = person("Ana", lang=lang)
    made = ana.make("walpurgisnacht", 4)
    ana.goto(f"/t/{made['table']}")
    ana.page.locator(".seat-bots").first.wait_for()
    rows = ana.page.evaluate(ROWS_OF_BOTS)
    assert len(rows) == 3
    assert max(rows) <= 2
    sage = ana.button(re.compile(re.escape(said))).first
    expect(sage).to_have_text(said.partition(":")[0])
    sage.click()
    expect(ana.page.locator(".seat-bots")).to_have_count(2)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_desktop_what_belongs_together_stands_in_one_row(person: Opened, lang: str) -> None:
    """The links of each game, and its buttons; the first of them above the fold. The title stands
    above the games, where they begin."""
    ana = person("Ana", lang=lang)
    ana.make("carcassonne", 3)
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    page.wait_for_load_state("networkidle")
    ana.until_so("() => document.fonts.ready.then(() => true)")
    rows = page.evaluate(
        """() => [...document.querySelectorAll(".seats-line, .game-actions")]
          .map((row) => new Set([...row.children].filter((each) => each.matches("a, button, div"))
            .map((each) => Math.round(each.getBoundingClientRect().top))).size)"""
    )
    assert rows == [1] * len(rows)
    assert len(rows) >= 10
    edges = page.evaluate(
        """() => [".page-head .home", ".hero h1", ".daily", ".games"]
          .map((each) => Math.round(document.querySelector(each).getBoundingClientRect().left))"""
    )
    assert max(edges) - min(edges) <= 4, edges
    assert page.locator(".game-actions").first.evaluate(
        "(each) => each.getBoundingClientRect().bottom < innerHeight"
    )


@pytest.mark.parametrize("size", [(740, 360), (667, 375), (932, 430)], ids=str)
def test_on_a_phone_held_sideways_the_moon_has_its_own_place(
    person: Opened, size: tuple[int, int]
) -> None:
    ana = person("Ana", phone=True, size=size, lang="es")
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    covered = page.evaluate(
        """() => {
          const moon = document.querySelector(".moon").getBoundingClientRect();
          return [...document.querySelectorAll(".hero :is(h1, p, label, input)")]
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return box.right > moon.left && box.left < moon.right && box.bottom > moon.top
                && box.top < moon.bottom;
            }).map((each) => each.tagName);
        }"""
    )
    assert covered == []


def test_an_address_that_is_none_is_told_in_the_language_of_the_browser(person: Opened) -> None:
    ana = person("Ana", lang="es", phone=True)
    ana.allow("404")
    page = ana.goto("/no-hay-nada")
    expect(page.locator("h1")).to_have_text("Aquí no hay nada.")
    ana.hit(page.locator("main a"))
    page.locator(".game-actions").first.wait_for()
