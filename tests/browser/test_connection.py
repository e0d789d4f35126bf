"""Lines that break and servers that die: the page says so, comes back by itself and goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog
from aquelarre.server.app import FILE
from serving import Wire

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

# What Chromium itself says on the console when a line breaks.
BROKEN = r"ERR_|WebSocket connection to|Failed to load resource"
LOST = "No connection; trying again…"
OTHERS = [name for name in catalog.names() if name != "carcassonne"]


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    found = Wire(house.port)
    yield found
    found.close()


def light_is(one: Person, text: str) -> None:
    expect(one.page.locator(".light")).to_have_text(text, timeout=60_000)


def play_round(people: list[Person], given: int) -> int:
    """Whoever is asked answers as long as it is their turn; all see it, and who is next."""
    asked = people[0].heard(0)["position"]["question"]["asked"][0]
    one = people[asked]
    assert one.until_asked(asked) is not None
    given += one.swift(asked, given)
    position = one.heard(asked)["position"]
    for seat, other in enumerate(people):
        other.until(
            """([seat, count, number]) => {
              const { events, position: { question } } = window.heard[seat];
              return events.length >= count && question?.number >= number;
            }""",
            [seat, position["events"], position["question"]["number"]],
        )
    return given


def test_a_broken_line_comes_back_and_nothing_is_missing_or_twice(
    person: Opened, house: House, wire: Wire
) -> None:
    bea = person("Bea")
    made = bea.make("carcassonne", 2)
    cut_off = person("Ana", base=wire.base)  # over a cable of her own
    cut_off.allow(BROKEN)
    cut_off.join(made)
    people = [bea, cut_off]
    for seat, one in enumerate(people):
        one.sit_in_front(made["table"], seat)
        light_is(one, "Connected")
    given = 0
    for _ in range(4):
        given = play_round(people, given)
    for times in range(2):
        # it is the turn of who is cut off: what is chosen now is sent when the line is back
        while people[0].heard(0)["position"]["question"]["asked"] != [1]:
            given = play_round(people, given)
        question = cut_off.until_asked(1)
        assert question is not None
        before = cut_off.heard(1)["position"]["events"]
        wire.cut()
        cut_off.context.set_offline(True)
        light_is(cut_off, LOST)
        choices = cut_off.page.locator(".actions .choices")
        if choices.locator(".fold:not(.is-open)").count():
            choices.locator(".fold").first.click()
        while not choices.locator("xpath=self::*[@aria-busy='true']").count():
            buttons = choices.locator(".confirm, .value:not(.more), .action:not(.fold):not(.quiet)")
            buttons.first.click()
        assert cut_off.heard(1)["position"]["events"] == before
        wire.mend()
        cut_off.context.set_offline(False)
        cut_off.until_taken(1, question["number"])
        light_is(cut_off, "Connected")
        for _ in range(3):
            given = play_round(people, given + times)
    for seat, one in enumerate(people):
        one.log_is_whole(seat)
    assert cut_off.heard(1)["events"] == bea.heard(0)["events"]


@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("carcassonne", 3),
        (OTHERS[0], 1),  # each game's server is killed in tests/server, too
        *(pytest.param(name, 3, marks=pytest.mark.deep) for name in OTHERS),
    ],
)
def test_a_killed_server_starts_again_and_everybody_goes_on(
    person: Opened, own_house: House, game: str, kills: int
) -> None:
    people = [person(name, house=own_house) for name in ("Ana", "Bea")]
    made = people[0].make(game, 3, bots={"2": "random"})
    people[1].join(made)
    for seat, one in enumerate(people):
        one.allow(BROKEN)
        one.sit_in_front(made["table"], seat)
    given = 0
    for _ in range(kills):
        given = some_answers(people, given)
        own_house.kill()
        before = [one.heard(seat)["events"] for seat, one in enumerate(people)]
        for one in people:
            light_is(one, LOST)
        own_house.start()
        for seat, one in enumerate(people):
            light_is(one, "Connected")
            again = one.heard(seat)["events"][: len(before[seat])]  # some may be told with less
            assert [each["key"] for each in again] == [each["key"] for each in before[seat]]
    given = some_answers(people, given)
    for seat, one in enumerate(people):
        one.log_is_whole(seat)


def test_a_table_of_other_rules_is_told_in_the_lobby_and_at_the_table(
    person: Opened, own_house: House
) -> None:
    ana = person("Ana", house=own_house, lang="es")
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    ana.allow(BROKEN)
    ana.sit_in_front(made["table"], 0)
    assert ana.until_asked(0) is not None
    own_house.stop()
    tables = sqlite3.connect(own_house.data / FILE)
    tables.execute("UPDATE marks SET mark = '2-0000000000000000'")  # its rules were others
    tables.commit()
    tables.close()
    own_house.start()
    told = ana.page.locator(".banner", has_text="Las reglas han cambiado")
    expect(told).to_be_visible(timeout=60_000)
    expect(told.get_by_role("link", name="Guardar la partida")).to_be_visible()
    expect(ana.page.locator(".actions .choices button")).to_have_count(0)
    ana.goto("/")
    row = ana.page.locator(".table-row", has_text="Las reglas han cambiado")
    expect(row.locator(".tag")).to_have_text("detenida")


def some_answers(people: list[Person], given: int) -> int:
    """A few answers of people, whoever is asked."""
    until = given + 4
    while given < until and not people[0].heard(0)["position"]["over"]:
        for seat, one in enumerate(people):
            given += one.swift(seat, given, most=1)
    return given
