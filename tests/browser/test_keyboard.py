"""Playing with keys alone: Tab, arrows, Enter. Who has the focus is always to be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

MOST_TABS = 60
TO_CONFIRM = 2  # Tabs from what was chosen
ON_BOARD = ("lay", "follow_wisps", "start")  # in whole games these are answered on the board
GAMES = [
    ("carcassonne", 1),
    ("discworld_witches", 1),
    ("las_brujas", 2),
    ("new_salem", 2),
    ("walpurgisnacht", 2),
]  # and how many bots

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

# An answer is on its way, or there is something else to press. The values in a list come a little
# later: what tells them apart is fetched when the first list is opened.
GONE_ON = """([before, what]) => window.answered(what) || (window.choices() !== before
  && !document.querySelector(".choices .long.is-open:not(.all, :has(.value))"))"""


def asked(one: Person, seat: int = 0) -> dict[str, Any] | None:
    """The next question to this seat, once no bot changes it any more: keys take their time."""
    while question := one.until_asked(seat):
        one.rest(seat)
        if one.question(seat) == question:
            return question
    return None


def focus(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = one.page.evaluate(FOCUS)
    return found


def press(one: Person, key: str) -> dict[str, Any]:
    one.page.keyboard.press(key)
    return focus(one)


def tab_to(one: Person, what: str, key: str = "Tab", most: int = MOST_TABS) -> dict[str, Any]:
    """Press Tab until the focus is on something of that sort; every stop must be in sight."""
    found = focus(one)
    for _ in range(most + 1):
        if found[what]:
            return found
        found = press(one, key)
        if not found["body"]:  # the end of the page; the next Tab begins again
            assert found["inside"], f"out of sight: {found['what']}"
            assert found["ring"], f"no mark of the focus: {found['what']}"
            assert found["visible"], found["what"]
    raise AssertionError(f"no {what} within {most} Tabs")


def on_board(one: Person, question: dict[str, Any], seat: int) -> bool:
    """By keys on the board, and from there to the button that confirms. False: what was chosen
    there leaves more to say, and is taken back."""
    one.until("(number) => window.drawn() === number", question["number"])
    used = one.page.locator(".actions[data-used]").count() > 0
    tab_to(one, "stage", "Shift+Tab" if used else "Tab")
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        assert press(one, arrow)["stage"]
    press(one, "Enter")
    if not one.page.locator(".actions .choices .confirm").count():
        press(one, "Escape")
        return False
    press(one, "r")  # another way round, if there is one
    tab_to(one, "confirm", most=TO_CONFIRM)
    press(one, "Enter")
    one.until_taken(seat, question["number"])
    assert not focus(one)["body"], "nothing has the focus after an answer"
    return True


def answer(one: Person, question: dict[str, Any], seat: int, board: bool) -> bool:
    """By keys, on the board if wanted, or else in the action bar. Was it on the board?"""
    if board and on_board(one, question, seat):
        return True
    about = [seat, question["number"]]
    chosen = False
    one.until("(number) => window.drawn() === number", question["number"])
    for _ in range(8):
        sure = one.page.locator(".choices .confirm").count() > 0
        tab_to(
            one, "confirm" if sure else "choice", most=TO_CONFIRM if sure and chosen else MOST_TABS
        )
        before = one.page.evaluate("() => window.choices()")
        press(one, "Enter")
        chosen = True
        one.until(GONE_ON, [before, about])
        if one.page.evaluate("(what) => window.answered(what)", about):
            one.until_taken(seat, question["number"])
            assert not focus(one)["body"], "nothing has the focus after an answer"
            return False
    raise AssertionError("no answer after eight buttons")


def touchable(one: Person) -> bool:
    """Does Tab lead to something on the board itself, and not to a hand beside it?"""
    return one.page.locator(".stage .sheet .can[data-ref][tabindex='0']").count() > 0


def test_ten_turns_of_carcassonne(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    laid = 0
    while laid < 10:
        question = asked(ana)
        assert question is not None
        laid += question["key"] == "lay"
        answer(ana, question, 0, board=question["key"] == "lay" and laid % 2 == 1)
    ana.log_is_whole(0)


def test_a_night_of_walpurgisnacht(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    seen: set[str] = set()
    while (question := asked(ana)) and not {"movement", "follow_wisps"} <= seen:
        seen.add(question["key"])
        answer(ana, question, 0, board=question["key"] == "follow_wisps")
    ana.log_is_whole(0)


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_no_more_than_two_tabs_from_choosing_to_confirming(
    party: Party, game: str, bots: int
) -> None:
    """On the board of every title, and in its bar."""
    _, (ana,) = party(game, "Ana", bots=bots)
    confirmed = 0
    while confirmed < 2 and (question := asked(ana)):
        ana.until("(number) => window.drawn() === number", question["number"])
        confirmed += answer(ana, question, 0, board=touchable(ana))
    assert confirmed, "nothing was ever chosen on the board"


@pytest.mark.deep
@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_a_whole_game(party: Party, game: str, bots: int) -> None:
    _, (ana,) = party(game, "Ana", bots=bots)
    while question := asked(ana):
        answer(ana, question, 0, board=question["key"] in ON_BOARD)
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()


def test_the_boards_of_four_witches_are_one_stop_and_arrows_lead_on(party: Party) -> None:
    _, (ana,) = party("discworld_witches", "Ana", bots=3)
    ana.until_asked(0)
    boards = ana.page.locator(".lan-person > summary")
    expect(boards).to_have_count(4)
    assert boards.and_(ana.page.locator("[tabindex='0']")).count() == 1
    boards.first.focus()
    for nth in (1, 2, 3):
        ana.page.keyboard.press("ArrowDown")
        expect(boards.nth(nth)).to_be_focused()
    ana.page.keyboard.press("ArrowUp")
    expect(boards.nth(2)).to_be_focused()


def test_the_focus_stays_in_the_bar_from_question_to_question(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    question = asked(ana)
    assert question is not None
    answer(ana, question, 0, board=False)
    for _ in range(6):
        question = asked(ana)
        assert question is not None
        ana.until("() => document.activeElement !== document.body")
        answer(ana, question, 0, board=False)


def test_a_preview_that_goes_with_the_focus_does_not_hold_it_back(party: Party) -> None:
    """From an answer to the board, while what the answer would do is no longer shown there."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    while (question := asked(ana)) and question["key"] != "first_gift":
        ana.swift(0, most=1)
    assert question is not None
    ana.until("(number) => window.drawn() === number", question["number"])
    ana.page.keyboard.press("Tab")
    ana.page.locator(".choices > .action:not(.fold)").first.focus()
    expect(ana.page.locator(".stage [data-getting]")).to_have_count(1)
    tab_to(ana, "stage", "Shift+Tab", most=4)


def test_from_the_lobby_to_the_first_answer(person: Opened) -> None:
    ana = person("Ana")
    page = ana.goto("/")
    ana.button("Play against bots").first.wait_for()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.textContent") == "Play against bots":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ana.until("() => window.heard[0]?.position")
    question = asked(ana)
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


def test_the_log_is_one_stop_and_points_at_the_board(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    while (question := asked(ana)) and question["key"] != "follow_wisps":
        ana.swift(0, most=1)
    ana.swift(0, most=1)
    ana.until_asked(0)
    log = ana.page.get_by_role("log")
    assert log.locator("button:not([tabindex='-1'])").count() == 0
    log.focus()
    lit = '.stage [data-lit], .stage [data-lit="true"]'
    for _ in range(log.locator(".log-line").count()):
        ana.page.keyboard.press("ArrowUp")
        if ana.page.locator(lit).count():
            break
    assert ana.page.locator(lit).count(), "no line points at anything"
    line = log.locator(".log-line:focus")
    rule = line.locator(".rule-chip").inner_text()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(f'[data-rule="{rule}"]')).to_be_focused()


def test_a_dialog_that_closes_does_not_take_the_focus_from_who_has_gone_on(party: Party) -> None:
    """A browser tells a moment later that Escape has closed it."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    ana.page.locator(".log").focus()
    ana.page.keyboard.press("?")
    ana.page.locator("dialog[open]").wait_for()
    ana.page.evaluate(
        """() => {
          document.querySelector("dialog").close();
          document.querySelector(".menu-button").focus();
        }"""
    )
    expect(ana.page.locator("dialog")).to_have_count(0)
    expect(ana.button("Menu")).to_be_focused()


def test_skip_links_and_the_keys_that_are_told(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    question = asked(ana)
    assert question is not None
    ana.until("(number) => window.drawn() === number", question["number"])
    for number, where in enumerate(("[data-ref]", ".actions", ".log")):
        skip = ana.page.locator(".skip").nth(number)
        skip.focus()
        expect(skip).to_be_in_viewport()
        ana.page.keyboard.press("Enter")
        ana.until("(where) => document.activeElement.closest(where)", where)
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("kbd", has_text="I")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ana.button("Menu").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".menu")).to_be_visible()  # else Tab leads past it
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Escape")
    expect(ana.button("Menu")).to_be_focused()


def test_the_menu_opens_right_after_a_dialog_was_closed(party: Party) -> None:
    """The browser tells a moment later that a dialog was closed: that closes no menu."""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    ana.until_asked(0)
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ana.page.evaluate(
        """() => new Promise((told) => {
          const dialog = document.querySelector("dialog.keys");
          dialog.addEventListener("close", () => requestAnimationFrame(told));
          dialog.close();
          document.querySelector(".menu-button").click();
        })"""
    )
    expect(ana.page.locator(".menu")).to_be_visible()
    expect(ana.page.locator("dialog.keys")).to_have_count(0)


def test_what_is_taken_away_leaves_the_focus_on_the_table(party: Party) -> None:
    """A banner that was read, a thing that is gone, a button."""
    _, (ana,) = party("carcassonne", "Ana", bots=1, hint=True)
    ana.until_asked(0)
    ana.button("Got it").focus()
    ana.page.keyboard.press("Enter")
    ana.until("() => document.activeElement.closest('.actions')")
    tab_to(ana, "stage", "Shift+Tab")
    ana.page.evaluate("() => document.activeElement.remove()")
    ana.until("() => document.activeElement.closest('.stage')")
