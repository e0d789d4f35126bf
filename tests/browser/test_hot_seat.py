"""Several people at one device: a curtain where there are secrets, none where there are none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

NAMES = ["Ana", "Bea", "Caz"]
# Who is asked and sits in front of the board, or -1: the curtain hides it. Neither changes until
# somebody does something; what one sees after an answer goes by itself.
WHO = """(names) => {
  if (document.querySelector(".curtain")) return { seat: -1 };
  const seat = names.indexOf(document.querySelector(".player.me .name")?.textContent.trim());
  const question = window.heard[seat]?.position?.question;
  const drawn = document.querySelector(".stage .sheet [data-ref]")
    && document.querySelector(".choices button");
  return question?.mine && !question.answered && drawn && { seat };
}"""


def sit_down(one: Person, title: str, names: list[str]) -> None:
    page = one.goto("/")
    card = page.get_by_role("article").filter(has_text=title)
    card.get_by_role("button", name="On this device").click()
    dialog = page.get_by_role("dialog")
    for number, name in enumerate(names, 1):
        dialog.get_by_label(f"Seat {number}").fill(name)
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")


def roles(one: Person) -> dict[int, str]:
    """The role of each seat, as each seat is told it."""
    heard = one.page.evaluate("() => window.heard")
    return {
        int(seat): told["position"]["view"]["players"][int(seat)]["role"]
        for seat, told in heard.items()
    }


def test_a_curtain_falls_between_people_with_secrets(person: Opened) -> None:
    ana = person("Ana")
    sit_down(ana, "Walpurgisnacht", NAMES)
    page = ana.page
    texts = ana.context.request.get("/api/text/en/walpurgisnacht").text()
    cards = dict(re.findall(r"^card-(W\d\d) = (.+)$", texts, re.M))
    curtain = page.get_by_role("dialog", name="Curtain")
    curtain.wait_for()
    ana.until("() => [0, 1, 2].every((seat) => window.heard[seat]?.position)")
    turns: list[int] = []
    while len(turns) < 9:
        if (seat := in_front(ana)) < 0:
            assert page.locator("[data-ref]").count() == 0
            under = page.evaluate("() => window.shown()")
            assert [name for name in cards.values() if name in under] == []
            heading = curtain.get_by_role("heading").inner_text()
            seat = next(n for n, name in enumerate(NAMES) if name in heading)
            ana.button(re.compile("lift the curtain")).click()
            expect(page.locator(".player.me .name")).to_have_text(NAMES[seat])
            continue
        nothing_of_others(ana, seat, cards)
        ana.swift(seat, len(turns), most=1)
        turns.append(seat)
        nothing_of_others(ana, seat, cards, at_most_curtain=True)
    assert set(turns) == {0, 1, 2}


def in_front(one: Person) -> int:
    """Wait until somebody can answer, or is waited for behind the curtain (-1)."""
    found = one.page.wait_for_function(WHO, arg=NAMES)
    seat: int = found.json_value()["seat"]
    found.dispose()
    return seat


def nothing_of_others(
    one: Person, seat: int, cards: dict[str, str], at_most_curtain: bool = False
) -> None:
    """The page shows the role of the seat that looks, and no role of another."""
    page = one.page.evaluate(  # in one look: the curtain falls by itself
        "() => (document.querySelector('.curtain') ? null : window.shown())"
    )
    if page is None:
        assert at_most_curtain
        return
    known = str(one.heard(seat)["position"]) + str(one.heard(seat)["events"])
    for other, role in roles(one).items():
        if other == seat:
            assert f"“{cards[role]}”" in page
        elif role not in known:
            assert f"card:{role}" not in page
            assert f"“{cards[role]}”" not in page


def test_no_curtain_where_nothing_is_secret(person: Opened) -> None:
    ana = person("Ana")
    sit_down(ana, "Carcassonne", NAMES[:2])
    ana.until("() => [0, 1].every((seat) => window.heard[seat]?.position)")
    seen: set[int] = set()
    for turn in range(8):
        # each seat has its own line, and one may be told a little later than the other
        ana.until("() => heard[0].position.question.number === heard[1].position.question.number")
        asked: list[int] = ana.heard(0)["position"]["question"]["asked"]
        expect(ana.page.locator(".player.me .name")).to_have_text(NAMES[asked[0]])
        question: dict[str, Any] | None = ana.until_asked(asked[0])
        assert question is not None
        ana.page.locator(".choices button").first.wait_for()
        expect(ana.page.locator(".curtain")).to_have_count(0)
        ana.swift(asked[0], turn, most=1)
        seen.add(asked[0])
    assert seen == {0, 1}
