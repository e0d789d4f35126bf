"""A group: made in the lobby, joined by its link, its tables, what came of them, a league."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import APIResponse, Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

Data = dict[str, Any]
ES = {
    "groups": "Grupos",
    "name": "Nombre del grupo",
    "make": "Crear el grupo",
    "join": "Entrar en el grupo",
    "create": "Crear una mesa",
    "sit": "Sentarse",
    "rated": "Calcular puntuaciones",
    "new": "Un torneo nuevo",
    "tournament": "Nombre del torneo",
    "draw": "Sortear",
    "open": "Abrir la ronda siguiente",
    "absent": "Alguien no vino",
    "lose": "Que pierda",
    "leave": "Salir del grupo",
    "former": "antiguo miembro",
    "closed": "Este grupo solo lo ven sus miembros",
    "standings": "Clasificación",
}
EN = {
    "groups": "Groups",
    "name": "Name of the group",
    "make": "Make the group",
    "join": "Join the group",
    "create": "Create a table",
    "sit": "Sit down",
    "rated": "Reckon ratings",
    "new": "A new tournament",
    "tournament": "Name of the tournament",
    "draw": "Draw",
    "open": "Open the next round",
    "absent": "Somebody was not there",
    "lose": "They lose",
    "leave": "Leave the group",
    "former": "a former member",
    "closed": "Only its members see this group",
    "standings": "Standings",
}


# The page of a group looks every eight seconds what is new: here, more often.
SOON = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => later(what, ms === 8000 ? 400 : ms, ...more);
})()"""


def made_by(one: Person, words: dict[str, str], name: str) -> str:
    """Make a group from the lobby; the link that its page shows."""
    one.goto("/")
    one.page.get_by_label({"es": "Tu nombre", "en": "Your name"}[one.lang]).fill(one.name)
    one.hit(one.page.get_by_role("link", name=words["groups"]))
    assert one.serious() == []
    one.page.get_by_label(words["name"]).fill(name)
    one.hit(one.button(words["make"]))
    expect(one.page.locator("h1")).to_have_text(name)
    expect(one.page.locator(".qr img")).to_be_visible()
    link: str = one.page.locator(".link-card input").input_value()
    return link.removeprefix(one.base)


def joined_by(one: Person, words: dict[str, str], link: str, name: str) -> None:
    one.goto(link)
    expect(one.page.locator("h1")).to_have_text(name)
    assert "#" not in one.page.url
    assert one.serious() == []
    one.page.locator(".group-door input").fill(one.name)
    one.hit(one.button(words["join"]))
    expect(one.page.locator(".group-end")).to_be_visible()


def group_of(link: str) -> str:
    return link.split("#")[0].removeprefix("/g/")


def finished(ana: Person, bea: Person, group: str) -> str:
    """A game of the two that is over, without the page: bots play it to its end for both, so
    that it does not count."""
    made = ana.make("carcassonne", 2, group=group)
    table: str = made["table"]
    bea.post(f"/api/tables/{table}/join", seat=-1, name=bea.name)
    for one, seat in ((ana, 0), (bea, 1)):
        one.post(f"/api/tables/{table}/seat", seat=seat, do="bot", bot="random")
    return table


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_group_from_its_beginning_to_its_end(
    person: Opened, house: House, lang: str, phone: bool
) -> None:
    words = {"es": ES, "en": EN}[lang]
    ana = person("Ana", lang=lang, phone=phone)
    bea = person("Bea", lang=lang, phone=not phone, theme="light")
    bea.context.add_init_script(SOON)
    link = made_by(ana, words, "Aquelarre de prueba")
    group = group_of(link)
    bea.allow("404")  # until she is a member
    joined_by(bea, words, link, "Aquelarre de prueba")
    # a table that the other sees and sits down at
    ana.goto(link.split("#")[0])
    ana.hit(ana.button(words["create"]))
    ana.hit(ana.page.locator(".group-which button", has_text="Carcassonne"))
    ana.page.locator(".seats-edit label", has_text="2").first.click()
    ana.hit(ana.page.locator("form.create footer button"))
    ana.page.wait_for_url("**/t/*")
    bea.hit(
        bea.page.locator(".table-row", has_text="Carcassonne").get_by_role(
            "button", name=words["sit"]
        )
    )
    bea.page.wait_for_url("**/t/*")
    table = bea.page.url.rpartition("/")[2]
    bea.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert [who["name"] for who in bea.get(f"/api/tables/{table}")["people"]] == ["Ana", "Bea"]
    # what came of a game, with its replay; and ratings, once they are wanted
    house.until_finished(finished(ana, bea, group))
    ana.goto(f"/g/{group}")
    expect(ana.page.locator(".group-games a")).to_have_count(3)  # the replay, and two files
    ana.hit(ana.page.get_by_label(words["rated"]))
    expect(ana.page.locator(".group-ratings")).to_be_visible()
    assert ana.get(f"/api/groups/{group}")["rated"]
    assert ana.serious() == []
    # a league: seen before it begins, opened, decided where somebody does not come
    ana.hit(ana.button(words["new"]))
    ana.page.get_by_label(words["tournament"]).fill("Liga")
    assert ana.serious() == []
    ana.hit(ana.page.get_by_role("dialog").get_by_role("button", name=words["draw"], exact=True))
    contest = ana.page.locator(".contest")
    expect(contest).to_have_count(1)
    ana.hit(contest.locator("summary"))
    ana.hit(ana.button(words["open"]))
    expect(contest.locator("caption", has_text=words["standings"])).to_be_visible()
    ana.hit(ana.button(words["absent"]))
    ana.hit(ana.page.get_by_role("dialog").get_by_label("Bea"))
    ana.hit(ana.button(words["lose"]))
    expect(contest.locator("tbody tr").first).to_contain_text("1. Ana")
    assert ana.serious() == []
    # whoever leaves is gone by name
    bea.goto(f"/g/{group}")
    bea.hit(bea.button(words["leave"]))
    assert bea.serious() == []
    bea.hit(bea.page.locator("dialog.doubt").get_by_role("button", name=words["leave"]))
    bea.page.wait_for_url("**/groups")
    bea.goto(f"/g/{group}")
    expect(bea.page.locator(".group-door")).to_contain_text(words["closed"])
    ana.page.reload()
    expect(ana.page.locator(".group-games")).to_contain_text(words["former"])
    expect(ana.page.locator(".contest")).not_to_contain_text("Bea")


def test_a_stranger_and_a_stale_link_see_nothing(person: Opened) -> None:
    ana, eve = person("Ana"), person("Eve")
    link = made_by(ana, EN, "Secret")
    for path in (link.split("#")[0], f"{link}x", "/g/none"):
        eve.allow("40[34]")
        eve.goto(path)
        expect(eve.page.locator(".group-door")).to_contain_text(EN["closed"])
        assert "Secret" not in eve.page.content()


def test_by_keys_alone(person: Opened) -> None:
    """Make a group, and a table in it, without a mouse."""
    ana = person("Ana")
    page = ana.goto("/groups")
    page.get_by_label(EN["name"]).focus()
    page.keyboard.type("Keys")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Keys")
    page.get_by_role("button", name=EN["create"]).focus()
    page.keyboard.press("Enter")
    page.locator(".group-which button").first.wait_for()
    page.locator(".group-which button").first.focus()
    page.keyboard.press("Enter")
    page.locator("form.create").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


# The page looks again when the test says so, and not after eight seconds.
AGAIN = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => {
    if (ms === 8000) window.look = what;
    return ms === 8000 ? 0 : later(what, ms, ...more);
  };
})()"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_a_look_that_was_overtaken_is_not_shown(person: Opened) -> None:
    """On a slow line, what the page asked before a change may come after it."""
    ana = person("Ana")
    link = made_by(ana, EN, "Slow line")
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    page, where = ana.page, f"/api/groups/{group_of(link)}"
    ana.context.add_init_script(AGAIN)
    page.reload()
    rated = page.get_by_label(EN["rated"])
    ana.until("() => window.look")
    page.route(f"**{where}", hold)
    page.evaluate("() => void window.look()")
    while not held:
        page.evaluate(PAINTED)
    ana.hit(rated)
    expect(page.locator(".group-ratings")).to_be_visible()
    route, old = held[0]
    with page.expect_response(f"**{where}"):
        route.fulfill(response=old)
    page.evaluate(PAINTED)
    assert rated.is_checked()
    assert page.locator(".group-ratings").count()


def test_what_is_taken_along(person: Opened) -> None:
    ana = person("Ana")
    link = made_by(ana, EN, "Files")
    with ana.page.expect_download() as begun:
        ana.hit(ana.page.get_by_role("link", name="Download everything"))
    assert begun.value.suggested_filename == "aquelarre-group.json"
    data: Data = json.loads(begun.value.path().read_text("utf-8"))
    assert data["name"] == "Files"
    assert [one["name"] for one in data["members"]] == ["Ana"]
    with ana.page.expect_download() as begun:
        ana.hit(ana.page.get_by_role("link", name="Results"))
    assert begun.value.suggested_filename == "aquelarre-results.csv"
    assert group_of(link) not in begun.value.path().read_text("utf-8")
