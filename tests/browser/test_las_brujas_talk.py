"""Talk in Las Brujas: who has the floor in a trial, and what the others' talk box says then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

GAME = "las_brujas"
TABLES = 8  # as many games are begun until somebody who is no bot speaks in a trial
ANSWERS = 120
NAMES = ("Ana", "Bea")


def speaker(people: list[Person]) -> int | None:
    """Both answer until one of them has the floor; None: nobody had it in this game."""
    for given in range(ANSWERS):
        for seat, one in enumerate(people):
            position: dict[str, Any] = one.heard(seat)["position"]
            if position["over"]:
                return None
            question = one.question(seat)
            if question is not None and question["key"] == "speech":
                return seat
            verbs = [each["verb"] for each in question["options"]] if question else []
            if question is not None and "accuse" in verbs:
                one.on_board(question, seat, verbs.index("accuse"))
            elif question is not None:
                one.swift(seat, given, most=1)
    return None


def test_who_listens_reads_why_and_who_speaks_may_write(person: Opened) -> None:
    people = [person(name, reduced_motion="reduce") for name in NAMES]
    found: int | None = None
    for _ in range(TABLES):
        made = people[0].make(GAME, 5, bots={str(seat): "random" for seat in range(2, 5)})
        people[1].join(made)
        for seat, one in enumerate(people):
            one.sit_in_front(made["table"], seat)
        found = speaker(people)
        if found is not None:
            break
    assert found is not None, "nobody had the floor"
    speaking, listening = people[found], people[1 - found]
    for one in people:
        one.page.get_by_role("tab", name="Chat").click()
    expect(listening.page.locator(".chat-silent")).to_contain_text(f"{NAMES[found]} has the floor")
    expect(listening.page.locator(".chat-form")).to_have_count(0)
    speaking.page.get_by_label("Write something").fill("I saw her by the well at midnight.")
    speaking.button("Send").click()
    expect(listening.page.locator(".chat-lines")).to_contain_text("by the well at midnight")
    expect(speaking.page.locator(".grace")).to_be_visible()  # how long the floor is theirs
    expect(listening.page.locator(".grace")).to_be_visible()
