"""Fair chance in the browser: pages promise, tell, remember, and check."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, expect

from aquelarre.match.fair import Mix
from aquelarre.terminal.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Opened, Person

PATIENCE = 60.0  # seconds
TABLE = "() => location.pathname.startsWith('/t/') && window.heard[0]?.position"


def alone(person: Opened, **settings: Any) -> tuple[Person, str]:
    """Ana plays against bots: the quickest way to a table."""
    ana = person("Ana", **settings)
    ana.goto("/")
    quick = {"es": "Jugar contra bots", "en": "Play against bots"}[ana.lang]
    card = ana.page.locator(".game.card", has_text="Walpurgisnacht")
    ana.hit(card.get_by_role("button", name=quick))
    ana.until(TABLE)
    return ana, ana.page.url.rsplit("/", 1)[1]


def at_the_end(person: Opened, **settings: Any) -> tuple[Person, str]:
    ana, table = alone(person, **settings)
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    while ana.until_asked(0):
        ana.swift(0)
    return ana, table


def checked(ana: Person) -> Locator:
    ana.hit(ana.button({"es": "Comprobar el azar", "en": "Check the shuffle"}[ana.lang]))
    found = ana.page.locator(".fair-check")
    found.wait_for()
    return found


def until(ana: Person, table: str, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Ask the server about a table's chance until it is as it should be."""
    end = time.monotonic() + PATIENCE
    while not found(fair := ana.get(f"/api/tables/{table}/fair")):
        assert time.monotonic() < end, fair
    return dict(fair)


def forge(ana: Person, change: str) -> None:
    """What the browser noted at the beginning was something else."""
    ana.page.evaluate(
        f"""() => {{
          const memory = JSON.parse(localStorage.getItem("aquelarre-fair"));
          {change};
          localStorage.setItem("aquelarre-fair", JSON.stringify(memory));
        }}"""
    )


def test_a_game_is_checked_at_its_end_and_what_does_not_fit_is_said(
    person: Opened, tmp_path: Path
) -> None:
    ana, table = at_the_end(person)
    found = checked(ana)
    expect(found).to_have_attribute("data-verdict", "good")
    expect(found.locator("li.good")).to_have_count(4)
    fair = ana.get(f"/api/tables/{table}/fair")
    assert list(fair["contributions"]) == ["0"]
    expect(found.locator(".fair-command")).to_contain_text(f"--commitment {fair['code']}")
    file = tmp_path / f"{table}.aquelarre"
    file.write_bytes(ana.context.request.get(f"/api/tables/{table}/file").body())
    _, *command = found.locator(".fair-command").inner_text().split()
    command[command.index(file.name)] = str(file)
    assert main(command) == 0, command
    honest = "const honest = JSON.stringify(memory); "
    for change, verdict, told in (
        ("memory.seen[0].code = 'f'.repeat(64)", "bad", ["noted another code"]),
        ("memory.own[0].number = 'f'.repeat(64)", "bad", ["number is missing"]),
        ("memory.seen = []", "late", []),
    ):
        ana.page.keyboard.press("Escape")
        expect(found).to_have_count(0)
        forge(ana, f"{honest}{change}; window.honest = honest")
        expect(checked(ana)).to_have_attribute("data-verdict", verdict)
        # until it has come, the last one is shown
        expect(found.locator("li.bad")).to_have_text([re.compile(each) for each in told])
        forge(ana, "Object.assign(memory, JSON.parse(window.honest))")


def test_a_server_that_changes_its_mind_is_found_out_at_once(person: Opened) -> None:
    """The page comes again, and the beginning is not the one it saw."""
    ana, _ = alone(person)
    forge(ana, "memory.seen[0].code = 'f'.repeat(64)")
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("Do not trust the shuffle of this game.")


def test_a_number_is_never_told_twice(person: Opened) -> None:
    """A server that asks for it again, among other promises, could choose those by now."""
    ana, table = alone(person)
    fair = ana.get(f"/api/tables/{table}/fair")
    asked = {**fair, "stage": "opening", "told": [], "contributions": {}}
    asked["promises"] = {**fair["promises"], "1": "f" * 64}
    sent: list[Any] = []

    def lie(route: Any) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data)
        route.fulfill(json=asked)

    ana.page.route("**/tables/*/fair", lie)
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("It was not told")
    assert sent == []


@pytest.mark.parametrize(
    ("number", "told"),
    [("b" * 64, "is missing from the shuffle"), ("", "Do not trust the shuffle")],
)
def test_a_round_that_was_thrown_away_is_not_forgotten(
    person: Opened, number: str, told: str
) -> None:
    """The server has heard the page's number, and then deals from a secret that it likes better, as
    if the numbers had been gathered again: with another one in its place, or with the same."""
    ana, table = alone(person)
    fair = ana.get(f"/api/tables/{table}/fair")
    number = number or fair["contributions"]["0"]
    mix = Mix("a secret that was chosen", 2, {0: number})
    lie = {**fair, "round": 2, "code": mix.code, "commitment": mix.commitment}
    lie |= {"promises": mix.promises, "contributions": mix.told}
    ana.page.route("**/tables/*/fair", lambda route: route.fulfill(json=lie))
    ana.page.route(
        "**/fair/redeal", lambda route: route.fulfill(json={"count": 1, "wrong": 0, "rules": {}})
    )
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text(told)
    lie |= {"stage": "told", "secret": mix.secret}
    found = ana.page.evaluate("async (table) => (await import('/web/fair.js')).check(table)", table)
    assert (found["sums"], found["seen"], found["own"]) == (True, "other", "out")


def test_numbers_that_were_gathered_again_are_not_held_against_anybody(person: Opened) -> None:
    """Somebody left: the page told one number in vain and then another, which is in the chance."""
    ana, _ = at_the_end(person)
    forge(
        ana, "memory.own.push({ ...memory.own[0], number: 'f'.repeat(64), code: 'e'.repeat(64) })"
    )
    expect(checked(ana)).to_have_attribute("data-verdict", "good")


def test_friends_mix_their_numbers_and_do_so_again(person: Opened) -> None:
    ana = person("Ana")
    bea = person("Bea", phone=True, lang="es")
    made = ana.make("walpurgisnacht", 3, bots={"2": "random"})
    ana.goto(f"/t/{made['table']}")
    ana.page.locator(".fair-note summary").click()
    expect(ana.page.locator(".fair-note")).to_contain_text("committed to a secret")
    bea.goto(f"/t/{made['table']}#invite={made['invite']}")
    bea.hit(bea.button("Sentarme"))
    for seat, one in enumerate((ana, bea)):
        one.until("(seat) => window.heard[seat]?.position", seat)
    fair = ana.get(f"/api/tables/{made['table']}/fair")
    assert list(fair["contributions"]) == ["0", "1"]
    while not ana.heard(0)["position"]["over"]:
        for seat, one in enumerate((ana, bea)):
            one.page.locator(".stage .sheet [data-ref]").first.wait_for()
            one.swift(seat)
    expect(checked(bea)).to_have_attribute("data-verdict", "good")
    expect(checked(ana)).to_have_attribute("data-verdict", "good")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".fair-check")).to_have_count(0)
    until(ana, made["table"], lambda fair: len(fair["next"]) == 2)  # for what comes next
    ana.hit(ana.button("Play again"))
    ana.page.wait_for_url(lambda url: made["table"] not in url)
    again = until(ana, ana.page.url.rsplit("/", 1)[1], lambda fair: fair["stage"] == "closed")
    assert list(again["contributions"]) == ["0", "1"]
