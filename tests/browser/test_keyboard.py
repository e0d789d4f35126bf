"""Playing with keys alone: Tab, arrows, Enter. Who has the focus is always to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

MOST_TABS = 60
ON_BOARD = ("lay", "follow_wisps")  # questions that are answered on the board

# What has the focus: where it is, and whether a person sees it.
FOCUS = """() => {
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  const inside = width > 0 && height > 0 && x < innerWidth && y < innerHeight
    && x + width > 0 && y + height > 0;
  const ring = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0)
    || style.boxShadow !== "none" || one.matches("[data-ref]");
  return { body: one === document.body, inside, ring, visible: one.matches(":focus-visible"),
    ref: one.getAttribute("data-ref") ?? "", stage: Boolean(one.closest(".stage .sheet")),
    choice: one.matches(".choices .value, .choices > .action, .choices .fold:not(.is-open)"),
    confirm: one.matches(".confirm"),
    what: `${one.tagName} ${one.getAttribute("class")} ${one.textContent.slice(0, 40)}` };
}"""


def focus(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = one.page.evaluate(FOCUS)
    return found


def press(one: Person, key: str) -> dict[str, Any]:
    one.page.keyboard.press(key)
    return focus(one)


def tab_to(one: Person, what: str, key: str = "Tab") -> dict[str, Any]:
    """Press Tab until the focus is on something of that sort; every stop must be in sight."""
    found = focus(one)
    for _ in range(MOST_TABS):
        if found[what]:
            return found
        found = press(one, key)
        if not found["body"]:  # the end of the page; the next Tab begins again
            assert found["inside"], f"out of sight: {found['what']}"
            assert found["ring"], f"no mark of the focus: {found['what']}"
            assert found["visible"], found["what"]
    raise AssertionError(f"no {what} within {MOST_TABS} Tabs")


def answer(one: Person, question: dict[str, Any], seat: int, board: bool) -> None:
    """By keys, on the board where that is wanted, or else in the action bar."""
    if board:
        # forwards from the bar there is the whole log, with a stop for every rule in it
        used = one.page.locator(".actions[data-used]").count() > 0
        tab_to(one, "stage", "Shift+Tab" if used else "Tab")
        for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            assert press(one, arrow)["stage"]
        press(one, "Enter")
        if one.page.locator(".actions .choices .confirm").count():
            press(one, "r")  # another way round, if there is one
            tab_to(one, "confirm")
            press(one, "Enter")
            one.until_taken(seat, question["number"])
            return
        press(one, "Escape")
    about = [seat, question["number"]]
    for _ in range(8):
        tab_to(one, "confirm" if one.page.locator(".choices .confirm").count() else "choice")
        before = one.page.evaluate("() => window.choices()")
        press(one, "Enter")
        one.until(  # it is drawn a moment later that an answer is on its way
            "([before, what]) => window.answered(what) || window.choices() !== before",
            [before, about],
        )
        if one.page.evaluate("(what) => window.answered(what)", about):
            one.until_taken(seat, question["number"])
            return
    raise AssertionError("no answer after eight buttons")


def test_ten_turns_of_carcassonne(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    laid = 0
    while laid < 10:
        question = ana.until_asked(0)
        assert question is not None
        laid += question["key"] == "lay"
        answer(ana, question, 0, board=question["key"] == "lay" and laid % 2 == 1)
    ana.log_is_whole(0)


def test_a_night_of_walpurgisnacht(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    seen: set[str] = set()
    while (question := ana.until_asked(0)) and not {"movement", "follow_wisps"} <= seen:
        seen.add(question["key"])
        answer(ana, question, 0, board=question["key"] == "follow_wisps")
    ana.log_is_whole(0)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("carcassonne", 1),
        ("discworld_witches", 1),
        ("las_brujas", 2),
        ("new_salem", 2),
        ("walpurgisnacht", 2),
    ],
)
def test_a_whole_game(party: Party, game: str, bots: int) -> None:
    _, (ana,) = party(game, "Ana", bots=bots)
    while question := ana.until_asked(0):
        answer(ana, question, 0, board=question["key"] in ON_BOARD)
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()


def test_the_focus_stays_in_the_bar_from_question_to_question(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    question = ana.until_asked(0)
    assert question is not None
    answer(ana, question, 0, board=False)
    for _ in range(6):
        question = ana.until_asked(0)
        assert question is not None
        inside = "() => document.activeElement !== document.body"
        ana.page.wait_for_function(inside, timeout=5000)
        answer(ana, question, 0, board=False)


def test_from_the_lobby_to_the_first_answer(person: Opened) -> None:
    ana = person("Ana", reduced_motion="reduce")
    page = ana.goto("/")
    ana.button("Play against bots").first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent") == "Play against bots":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ana.until("() => window.heard[0]?.position")
    question = ana.until_asked(0)
    assert question is not None
    answer(ana, question, 0, board=False)


def test_a_dialog_keeps_the_focus_and_gives_it_back(person: Opened) -> None:
    ana = person("Ana")
    page = ana.goto("/")
    page.wait_for_load_state("networkidle")
    ana.button("Create a table").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(25):
        page.keyboard.press("Tab")
        inside = "() => Boolean(document.activeElement.closest('dialog')) || !document.hasFocus()"
        assert page.evaluate(f"{inside} || document.activeElement === document.body")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ana.button("Create a table").first).to_be_focused()
