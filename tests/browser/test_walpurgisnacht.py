"""A whole game of Walpurgisnacht by two people and two bots; what one must not see is not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person


def hidden_from(view: dict[str, Any], other: dict[str, Any]) -> dict[str, set[str]]:
    """What the holder of `other` knows and the holder of `view` must not: cards of each sort."""
    knows = set(strings(view))
    theirs = other["players"][other["seat"]]
    return {
        "role": {theirs["role"]} - knows,
        "held": {*theirs["down_cards"], *(other["hand"]["cards"] or [])} - knows,
    }


def strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [found for each in value.values() for found in strings(each)]
    if isinstance(value, list):
        return [found for each in value for found in strings(each)]
    return [value] if isinstance(value, str) else []


def check_secrets(people: list[Person], cards: dict[str, str]) -> int:
    """Neither page shows a card of the other's that its own view does not tell; how many were
    looked for."""
    looked = 0
    views = [one.heard(seat)["position"]["view"] for seat, one in enumerate(people)]
    for seat, one in enumerate(people):
        if views[seat]["over"]:
            continue
        shown = one.page.evaluate("() => window.shown()")
        told = one.heard(seat)
        known = set(strings(told["position"])) | set(strings(told["events"]))
        for sort, secret in hidden_from(views[seat], views[1 - seat]).items():
            for card in secret - known:
                looked += 1
                text = cards[card]
                found = re.search(rf"\b{re.escape(text)}\b.*", shown)
                assert not found, f"seat {seat} sees the {sort} “{text}” of the other: {found}"
                assert f"card:{card}" not in shown
    return looked


def names_of_cards(one: Person) -> dict[str, str]:
    text = one.context.request.get("/api/text/en/walpurgisnacht").text()
    lines = [line.split(" = ", 1) for line in text.splitlines() if line.startswith("card-W")]
    return {key.removeprefix("card-"): name for key, name in lines}


def whole_game(party: Party, swiftly: bool, bots: str = "random") -> None:
    _, people = party("walpurgisnacht", "Ana", "Bea", bots=2, kind=bots)
    cards = names_of_cards(people[0])
    given = looked = 0
    while not people[0].heard(0)["position"]["over"]:
        looked += check_secrets(people, cards)
        for seat, one in enumerate(people):
            question = one.question(seat)
            if question is None:
                continue
            if swiftly and given > 6:
                given += one.swift(seat, given, most=1)
            else:
                one.press(question["number"], seat, given)
                given += 1
        for seat, one in enumerate(people):  # somebody is asked, or it is over
            one.until(
                """([seat, given]) => {
                  const { question, over } = window.heard[seat].position;
                  return over || question?.asked.some((asked) => asked < 2) || !question?.key;
                }""",
                [seat, given],
            )
    assert looked > 4
    for seat, one in enumerate(people):
        one.until("(seat) => window.heard[seat].position.over", seat)
        one.log_is_whole(seat)
        view, returns = (one.heard(seat)["position"][key] for key in ("view", "returns"))
        title = {1.0: "You have won!", 0.0: "A draw", -1.0: "You have lost"}[returns[seat]]
        banner = one.page.get_by_role("region", name="The result")
        expect(banner.get_by_role("heading", name=title)).to_be_visible()
        assert view["score"] == people[0].heard(0)["position"]["view"]["score"]
        for side, score in view["score"].items():
            expect(one.page.locator(".stage")).to_contain_text(f"{side} {score}")


@pytest.mark.deep
def test_a_whole_game_through_the_action_bar(party: Party) -> None:
    whole_game(party, swiftly=True)


@pytest.mark.deep
@pytest.mark.parametrize("bots", ["random", "guide"])
def test_whole_games_by_mouse(party: Party, bots: str) -> None:
    for _ in range(5):
        whole_game(party, swiftly=False, bots=bots)


def test_what_changed_goes_dark_when_one_goes_on(party: Party) -> None:
    """The light of a card that was turned is no answer to the next question."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=4)
    turned: list[str] = []
    turn = -1
    while True:
        question = ana.until_asked(0)
        assert question is not None
        options = question["options"]
        slots = [each["refs"] for each in options if each["verb"] == "reveal"]
        turns = [each["n"] for each in ana.heard(0)["events"] if each["key"] == "turn"]
        now = max(turns, default=-1)
        if now != turn or not slots:  # others may have lit them again
            turned, turn = [], now
        if len(turned) > 1:
            break
        if not slots:
            ana.swift(0, 0, most=1)
            continue
        option = ana.on_board(question, 0, [each["refs"] for each in options].index(slots[0]))
        turned += option["refs"]
    shining = "(ref) => document.querySelectorAll(`.stage [data-ref='${ref}'][data-lit]`).length"
    assert ana.page.evaluate(shining, turned[0]) == 0


# What can be touched now and does not lie in the window of the board, whole.
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector(".stage .frame").getBoundingClientRect();
  return [...document.querySelectorAll(".stage .frame :is(.can, .can-else)[data-ref]")]
    .map((each) => [each.dataset.ref, each.getBoundingClientRect()])
    .filter(([, box]) => box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
    .map(([ref]) => ref);
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_a_phone_shows_what_can_be_given_and_to_whom(party: Party, size: tuple[int, int]) -> None:
    """They lie below the mountain; and afterwards it is the mountain's turn again."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=4, phone=True, size=size)
    until_key(ana, "first_gift")
    ana.until_still()
    assert ana.page.evaluate(OUT_OF_SIGHT) == []
    assert ana.page.locator(".stage .frame .can[data-ref^='card:']").count()
    ana.swift(0, most=1)
    until_key(ana, "movement", "follow_wisps")
    ana.until_still()
    assert ana.page.evaluate("() => document.querySelector('.stage .frame').scrollTop") == 0


TOLD = Path(__file__).parents[1] / "playthroughs" / "walpurgisnacht.aquelarre"
SOME_STEPS = 40  # of a replay, until somebody has three cards in hand
# How many cards of a full hand lie beside each other; nothing: it is not full.
BESIDE = """() => {
  const hand = [...document.querySelectorAll(".wal-hand .wal-card:not(.wal-card-none)")];
  const lefts = new Set(hand.map((each) => Math.round(each.getBoundingClientRect().left)));
  return hand.length === 3 && lefts.size;
}"""
# What is written in front of the reader and juts out of their panel, whichever role they have.
JUTS = """(role) => {
  const written = document.querySelector(".wal-own-role > span");
  written.textContent = role;
  const range = document.createRange();
  range.selectNodeContents(written);
  const { right } = written.closest("section").getBoundingClientRect();
  return [...range.getClientRects()].map((line) => line.right - right).filter((much) => much > 0);
}"""


def test_the_longest_role_stays_in_its_panel(party: Party) -> None:
    """Beside the mountain, on a phone held sideways, there is little room for it."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=3, phone=True, size=(740, 360))
    ana.until_asked(0)
    ana.until_still()
    assert ana.page.evaluate(JUTS, "Your role: witch (card “Mephistopheles”).") == []


def test_the_cards_of_a_hand_lie_beside_each_other(person: Opened) -> None:
    """Whoever may be given one stands below them, and should not be far away."""
    ana = person("Ana", phone=True, size=(360, 640))
    headers = {"X-Aquelarre": "1", "Origin": ana.base, "Content-Type": "application/json"}
    told = ana.context.request.post("/api/import", data=TOLD.read_bytes(), headers=headers)
    ana.goto(f"/r/{told.json()['table']}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    for step in range(1, SOME_STEPS):
        ana.button("One step forward").tap()
        expect(ana.page.locator(".replay-slider output")).to_contain_text(f"{step} /")
        ana.until_still()
        found = ana.page.evaluate(BESIDE)
        if found:
            assert found == 3
            return
    raise AssertionError("nobody's hand is full")


def until_key(ana: Person, *keys: str) -> None:
    """Answer until one of these is asked."""
    for given in range(40):
        assert ana.until_asked(0), f"the night is over before {keys}"
        ana.rest(0)
        question = ana.question(0)
        if question and question["key"] in keys:
            return
        ana.swift(0, given, most=1)
    raise AssertionError(f"no {keys}")
