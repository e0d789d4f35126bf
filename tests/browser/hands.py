"""Answers given by hand, through the page: by mouse, by finger or by keys alone.

Whatever leads to an answer says so (`data-answers`, see pointing.js): its button, the list that it
is folded into, the value that tells it apart, and the button that asks whether one is sure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Person

MOST_KEYS = 120  # until something has the focus
MOST_BUTTONS = 12  # until an answer is given


class Way(NamedTuple):
    """How somebody plays: on which device, in which language, and with keys alone?"""

    name: str
    lang: str
    phone: bool = False
    keys: bool = False


WAYS = [
    Way("mouse", "es"),
    Way("mouse", "en"),
    Way("finger", "es", phone=True),
    Way("finger", "en", phone=True),
    Way("keys", "es", keys=True),
    Way("keys", "en", keys=True),
]

# Is it the answer, or on the way to it? A list that is open already is behind us.
LEADS = """.actions button[data-answers~="{action}"]:not(.is-open, [aria-expanded="true"])"""
MORE = ".actions .value.more"
# Something that leads to it is there (lists come a moment later), or nobody waits for it any more.
CAN_GO_ON = """([leads, number, seat, action]) => {
  const { question, over } = window.heard[seat].position;
  if (over || question?.number !== number || question.answered) return "gone";
  const offered = [...question.options, ...question.asides];
  if (!offered.some((each) => each.action === action)) return "gone"; // it was a part, and is taken
  const seen = [...document.querySelectorAll(`${leads}, .actions .value.more`)];
  return seen.some((each) => each.getClientRects().length) && "here";
}"""
# The answer is given, held back by the teacher or the coach, or there is something else to press.
GONE_ON = """([before, number, seat, taken]) => {
  const { acks, position: { question, over } } = window.heard[seat];
  if (over || question?.number !== number || question.answered || acks > taken) return "given";
  if (document.querySelector(".choices[aria-busy=true]")) return false;
  const now = document.querySelector(".actions").innerHTML;
  return now !== before && "changed";
}"""


def press(one: Person, target: Locator, keys: bool) -> None:
    """With the mouse or a finger; or by Tab until it has the focus, and Enter."""
    expect(target).to_be_visible()
    if not keys:
        one.hit(target)
        return
    tab_to(one, target)
    one.page.keyboard.press("Enter")


def tab_to(one: Person, target: Locator) -> None:
    """It is reached by Tab, and whoever has the focus is in sight all the way."""
    for _ in range(MOST_KEYS):
        if target.evaluate("(each) => each === document.activeElement"):
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"not reached within {MOST_KEYS} keys: {target}")


def answer(one: Person, seat: int, number: int, action: int, keys: bool) -> str:
    """Give this answer to the open question, button by button: `given`, or `held` if the teacher
    has something to say to it."""
    one.until("(number) => window.drawn() === number", number)
    for _ in range(MOST_BUTTONS):
        leads = LEADS.format(action=action)
        if one.told(CAN_GO_ON, [leads, number, seat, action]) == "gone":
            return "given"  # the bar was drawn anew before it was noted; or others have closed it
        seen = one.page.locator(leads).filter(visible=True)
        more = one.page.locator(MORE).filter(visible=True)
        target = seen.last if seen.count() else more.last
        before = one.page.evaluate("() => document.querySelector('.actions').innerHTML")
        taken = one.heard(seat)["acks"]
        press(one, target, keys)
        if one.told(GONE_ON, [before, number, seat, taken]) == "given":
            return "given"
        reply = one.heard(seat)["teacher"] and one.heard(seat)["teacher"]["reply"]
        if reply and reply["action"] == action:
            return "held"
    raise AssertionError(f"{action} is not given after {MOST_BUTTONS} buttons")
