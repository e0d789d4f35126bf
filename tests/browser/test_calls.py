"""Being called to a table with its page closed: asked for politely, sealed by the server, opened by
a receiver of our own, shown by the real service worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from push_receiver import Beside, Browser

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

# Browsers without a window cannot subscribe: what they would give is made up, all else is real.
SUBSCRIBE = """PushManager.prototype.subscribe = async function (how) {
  window.subscribed = how;
  return { toJSON: () => (%s) };
};"""


@pytest.fixture
def service() -> Iterator[Beside]:
    found = Beside()
    yield found
    found.close()


@pytest.fixture
def calling(house: House, tmp_path: Path, chance: Path) -> Iterator[House]:
    """A server that may call here, at once."""
    found = type(house)(tmp_path / "calling", chance, push_networks=["127.0.0.0/8"], push_after=0.0)
    found.start()
    yield found
    found.stop()


def seated(person: Opened, calling: House, service: Beside, **more: Any) -> tuple[Any, ...]:
    """Ana and Bea at a table; Bea's browser can be called."""
    ana = person("Ana", house=calling)
    bea = person("Bea", house=calling, service_workers="allow", **more)
    browser = Browser()
    given = {"endpoint": f"{service.base}/bea", "expirationTime": None, "keys": browser.keys}
    bea.context.add_init_script(SUBSCRIBE % json.dumps(given))
    bea.context.grant_permissions(["notifications"])
    made = ana.make("carcassonne", 2)
    bea.join(made)
    for seat, one in enumerate((ana, bea)):
        one.sit_in_front(made["table"], seat)
    return made["table"], ana, bea, browser


def play_until(one: Person, other: Person, seat: int) -> None:
    """Both play until it is this seat's turn, and each has answered once. Who begins is chance."""
    people, answered = (one, other), set[int]()
    while True:
        one.until("() => window.heard[0].position.question?.asked.length")
        turn = one.heard(0)["position"]["question"]["asked"][0]
        if turn == seat and len(answered) == len(people):
            return
        assert people[turn].until_asked(turn) is not None
        people[turn].swift(turn)
        answered.add(turn)
        one.until("(seat) => window.heard[0].position.question?.asked[0] !== seat", turn)


def deliver(one: Person, told: str) -> None:
    """As the service of a browser would."""
    devtools = one.context.new_cdp_session(one.page)
    found: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda each: found.append(each))
    devtools.send("ServiceWorker.enable")
    while not any(each["registrations"] for each in found):
        one.page.wait_for_timeout(20)
    (registration,) = next(each["registrations"] for each in found if each["registrations"])
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": one.base, "registrationId": registration["registrationId"], "data": told},
    )


# Chromium without a window shows no notifications: there, what the worker wants to show is kept in
# a list, in which one takes the place of another with the same tag. The worker is the real one.
KEEP = """() => {
  if (Notification.permission === "granted") return;
  const shown = new Map();
  ServiceWorkerRegistration.prototype.showNotification = async (title, how) => {
    shown.set(how.tag, { ...how, title, close: () => shown.delete(how.tag) });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...shown.values()];
}"""
SHOWN = """async () => (await registration.getNotifications())
  .map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"""
CLOSING = """ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) =>
  [{ close: () => (window.shut = tag) }];"""


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("phone", [False, True])
def test_from_the_question_to_the_notification(
    person: Opened, calling: House, service: Beside, lang: str, phone: bool
) -> None:
    table, ana, bea, browser = seated(person, calling, service, lang=lang, phone=phone)
    offer = bea.page.locator(".banner.calls")
    assert offer.count() == 0, "nobody is asked before they have played"
    play_until(ana, bea, 0)
    expect(offer).to_be_visible()
    assert bea.serious() == []
    bea.hit(offer.get_by_role("button").first)
    said = {"es": "Te avisaremos", "en": "We will tell you"}[lang]
    expect(bea.page.locator(".notice")).to_contain_text(said)
    state = bea.get(f"/api/tables/{table}/push")
    assert (state["on"], state["endpoint"]) == (True, f"{service.base}/bea")
    assert bea.page.evaluate("window.subscribed.applicationServerKey") == state["key"]
    bea.goto("/about")  # and the table is closed
    ana.until("() => !window.heard[0].table.people[1].here")
    assert ana.until_asked(0) is not None
    ana.swift(0, most=4)
    (post,) = service.until(1)
    told = browser.opened(post.body)
    assert told["lang"] == lang
    (worker,) = bea.context.service_workers
    worker.evaluate(KEEP)
    for body in (told["body"], "again"):
        deliver(bea, json.dumps({**told, "body": body}))
        expected = {"title": told["title"], "body": body, "tag": f"table {table}", "lang": lang}
        shown: list[Any] = []
        while [each["body"] for each in shown] != [body]:  # one, and not two
            bea.page.wait_for_timeout(20)
            shown = worker.evaluate(SHOWN)
        assert shown == [expected]
    bea.context.add_init_script(CLOSING)  # before the page looks for them, whenever that is
    bea.sit_in_front(table, 1)  # whoever looks need not be called any more
    bea.page.evaluate("import('/web/install.js')")
    bea.until("(tag) => window.shut === tag", f"table {table}")
    expect(offer).to_have_count(0)


def test_who_says_no_is_not_asked_again(person: Opened, calling: House, service: Beside) -> None:
    table, ana, bea, _ = seated(person, calling, service)
    play_until(ana, bea, 0)
    offer = bea.page.locator(".banner.calls")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    bea.sit_in_front(table, 1)
    play_until(ana, bea, 1)
    assert bea.until_asked(1) is not None
    bea.swift(1, most=4)
    bea.page.wait_for_load_state("networkidle")
    assert offer.count() == 0
    assert bea.get(f"/api/tables/{table}/push")["on"] is False


def known(table: str) -> str:
    """What the server knows of it, for the page."""
    return f"(await (await fetch('/api/tables/{table}/push')).json())"


def test_in_the_settings(person: Opened, calling: House, service: Beside) -> None:
    table, _, bea, _ = seated(person, calling, service, phone=True, lang="es")
    bea.hit(bea.button("Menú"))
    bea.hit(bea.button("Ajustes"))
    dialog = bea.page.locator("dialog.comfort")
    here = dialog.get_by_label("Avisarme de esta mesa")
    bea.hit(here)
    expect(here).to_be_checked()
    bea.until_so(f"async () => {known(table)}.on")
    bea.hit(dialog.get_by_label("Horas de silencio"))
    bea.until_so(f"async () => {known(table)}.quiet?.join() === '22,8'")
    dialog.get_by_label("Desde las").select_option("23")
    bea.until_so(f"async () => {known(table)}.quiet?.join() === '23,8'")
    assert bea.serious() == []
    bea.hit(here)
    expect(here).not_to_be_checked()
    bea.until_so(f"async () => !{known(table)}.on")


def test_a_server_that_calls_nobody_says_so(
    person: Opened, house: House, tmp_path: Path, chance: Path
) -> None:
    without = type(house)(tmp_path / "without", chance, push=False)
    without.start()
    ana = person("Ana", house=without)
    ana.goto("/")
    ana.button("Settings").first.click()
    expect(ana.page.locator(".calls-settings")).to_contain_text("does not call anybody")
    without.stop()


def test_who_plays_alone_is_not_asked(person: Opened) -> None:
    ana = person("Ana")
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    ana.sit_in_front(made["table"], 0)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    assert ana.until_asked(0) is not None
    ana.swift(0, most=4)
    ana.page.wait_for_load_state("networkidle")
    assert not any("calls.js" in url for url in asked)
