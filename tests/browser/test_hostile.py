"""Names and chat are text, whatever they look like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

NAMES = [
    "<b onmouseover=alert(1)>",
    "<script>a()</script>",
    "\"'><img src=x onerror=a>",
    "{ $name } { -x }&lt;%s",
]
LINES = [
    "<script>alert(document.cookie)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)><a href='javascript:alert(1)'>x</a>",
    "\u202eevil\u202c & <b>bold</b> ${1+1} {{7*7}} { $name }",
]


def test_names_are_text_at_the_table_and_on_the_curtain(person: Opened) -> None:
    host, watcher = person("Ana"), person("Bea", reduced_motion="reduce")
    made = host.make("walpurgisnacht", len(NAMES), names=NAMES)
    watcher.sit_in_front(made["table"], -1)
    page = watcher.page
    expect(page.locator(".player-name .name")).to_have_text(NAMES)
    for name in NAMES:
        expect(page.locator(".stage .wal-who").filter(has_text=name)).to_be_visible()
        expect(page.get_by_role("log", name="What has happened")).to_contain_text(name)
    host.goto(f"/t/{made['table']}")
    expect(host.page.get_by_role("heading")).to_contain_text(NAMES[0])
    for one in (host, watcher):
        harmless(one)


def test_a_name_is_text_from_the_waiting_room_to_the_replay(person: Opened) -> None:
    ana, name = person("Ana"), NAMES[2]
    made = ana.make("walpurgisnacht", 3, name=name)
    page = ana.goto(f"/t/{made['table']}")
    expect(page.locator(".seat-name").first).to_contain_text(name)
    harmless(ana)
    for seat in (1, 2):
        ana.post(f"/api/tables/{made['table']}/seat", seat=seat, do="bot", bot="random")
    ana.sit_in_front(made["table"], 0)
    while ana.until_asked(0):
        ana.swift(0)
    expect(page.get_by_role("region", name="The result")).to_be_visible()
    harmless(ana)
    page.goto(f"/r/{made['table']}#30")
    expect(page.get_by_role("log", name="What has happened")).to_contain_text(name)
    options = page.get_by_label("Through the eyes of")
    expect(options.get_by_role("option", name=name, exact=True)).to_have_count(1)
    harmless(ana)
    page.goto("/")
    expect(page.locator(".table-row").first).to_contain_text(name)
    harmless(ana)


def harmless(one: Person) -> None:
    """Nothing of a name or a line has become a part of the page."""
    strange = "#app script, img[src=x], [onmouseover], [onerror], [onload], a[href^=javascript]"
    assert one.page.locator(strange).count() == 0


def test_chat_is_shown_as_text_to_all(party: Party) -> None:
    _, people = party("walpurgisnacht", "Ana", "Bea", bots=1)
    for one in people:
        one.page.get_by_role("tab", name="Chat").click()
    ana = people[0]
    for line in LINES:
        ana.page.get_by_label("Write something").fill(line)
        ana.button("Send").click()
    for one in people:
        said = one.page.locator(".chat-lines .said")
        expect(said).to_have_count(len(LINES))
        assert [text.strip() for text in said.all_inner_texts()][:3] == LINES[:3]
        assert said.locator("*").count() == 0
        harmless(one)
