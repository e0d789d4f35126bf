"""What stopped somebody who had never played and took the lessons on a phone: notices between the
finger and the hand, a sentence that nobody finds, words that are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.learner import Learner, to_step

from aquelarre.kernel.catalog import find
from aquelarre.school import lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

GAME = "las_brujas"
SMALL = [(390, 844), pytest.param((360, 640), marks=pytest.mark.deep)]
# Does anything of the notice take the touch that is meant for a card of one's hand?
COVERED = """() => [...document.querySelectorAll(".stage .bru-hand [data-ref^='card:']")]
  .filter((card) => card.getClientRects().length)
  .flatMap((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const at = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
    return at.map(([x, y]) => [left + (right - left) * x, top + (bottom - top) * y]);
  })
  .filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".notices")).length"""
CARDS = """document.querySelectorAll(".stage .bru-hand [data-ref^='card:']").length"""


def pupil(person: Opened, step: str, ahead: str = "", **how: object) -> Learner:
    """Somebody with a phone who has followed the villager's lesson up to this step, on the page
    from `ahead` on."""
    found = Learner(person("Ana", phone=True, **how), GAME, lessons_of(find(GAME))[0], ahead)
    to_step(found, step)
    return found


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_a_refusal_is_never_between_a_finger_and_the_hand(
    person: Opened, size: tuple[int, int]
) -> None:
    one = pupil(person, "slander", "praise", size=size).one
    page, notice = one.page, one.page.locator(".notice.why")
    page.locator(".bru-hand [data-ref='card:R20a']").first.tap()
    page.locator(".stage [data-ref='seat:0']").first.dispatch_event("click")
    expect(notice).to_contain_text("on themselves")
    assert page.evaluate(CARDS) > 3
    assert page.evaluate(COVERED) == 0
    expect(notice.get_by_role("button")).to_have_count(2)  # to look, and to close it
    notice.get_by_role("button", name="Look at it closely").tap()
    expect(notice).to_have_count(0)
    rule = page.get_by_role("dialog").locator(".told-reason .rule-chip")
    expect(rule).to_have_text("BRU-09")  # the reason is still said there, and leads on


def test_a_refusal_is_gone_with_the_next_touch(person: Opened) -> None:
    one = pupil(person, "slander", "praise").one
    page, notice = one.page, one.page.locator(".notice.why")
    page.locator(".bru-hand [data-ref='card:R20a']").first.tap()
    page.locator(".stage [data-ref='seat:0']").first.dispatch_event("click")
    expect(notice).to_contain_text("on themselves")
    page.locator(".stage [data-ref='seat:2']").first.tap()
    expect(notice).to_have_count(0)


# The rings of a lesson that lie around this.
RINGED = """(wanted) => {
  const within = document.querySelector(wanted).getBoundingClientRect();
  return [...document.querySelectorAll(".school-rings i")].some((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return left < within.left && right > within.right && top < within.top
      && bottom > within.bottom;
  });
}"""


def bare(label: str) -> str:
    """A label without how many answers there are behind it."""
    return label.rstrip("0123456789").strip()


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_the_sentence_that_is_asked_for_is_found_word_by_word(
    person: Opened, size: tuple[int, int]
) -> None:
    """Each word on the way to it is pointed at, what is chosen can be read and taken back, and
    only the next word is asked for."""
    learner = pupil(person, "speech", "accuse", size=size)
    one, page = learner.one, learner.one.page
    actions = page.locator(".actions")
    wanted = learner.lines[0].pattern
    asides = one.heard(0)["position"]["question"]["asides"]
    meant = next(
        x["action"] for x in asides if wanted.fits_option(learner.game.describe(x["action"]))
    )
    one.until(RINGED, ".actions .aside.fold")
    actions.locator(".aside.fold").tap()
    sheet = page.locator(".speak")
    width = sheet.bounding_box()
    button = sheet.locator(".action.aside").first.bounding_box()
    assert width
    assert button
    assert button["width"] > 0.8 * width["width"]
    sheet.locator(f".fold[data-answers~='{meant}']").tap()
    words: list[str] = []
    value = page.locator(f".values [data-answers~='{meant}']")
    partners = {*learner.lesson.partners[1:], "Ana (you)"}
    last = False
    while not last:
        value.wait_for()
        one.until(RINGED, f".values [data-answers~='{meant}']")
        labels = [bare(each) for each in page.locator(".values .value").all_inner_texts()]
        named = partners.intersection(labels)
        assert not named or partners.issuperset(labels), "names and deeds are not mixed"
        words.append(bare(value.inner_text()))
        last = value.get_attribute("data-answers") == str(meant)
        value.tap()
        if not last:
            expect(sheet.locator(".long.is-open .chip")).to_have_count(len(words))
            expect(sheet.locator(".long.is-open .fold")).to_contain_text(words[0])
    assert len(words) > 1
    one.until("() => window.heard[0].teacher.step === 'speech_end'")
    heard = [each["key"] for each in one.heard(0)["events"]]
    assert "claimed_reason" in heard


def test_what_was_said_by_menu_is_in_the_chat_of_a_lesson(person: Opened) -> None:
    """Nobody is told that nothing was said, where people talk by phrases and there is no chat."""
    one = pupil(person, "words", "accused").one
    one.page.locator(".tabbar [data-go='chat']").tap()
    expect(one.page.locator(".chat-lines")).to_contain_text("I am a villager")
    expect(one.page.locator(".chat-silent")).to_contain_text("ready-made phrases")


def test_what_the_teacher_said_can_be_read_again(person: Opened) -> None:
    one = pupil(person, "side").one
    page = one.page
    said = page.locator(".teacher-said")
    now = said.inner_text()
    page.get_by_role("button", name="Read again what was said before").tap()
    expect(said).to_contain_text("your character")
    page.get_by_role("button", name="Read again what was said before").tap()
    expect(said).to_contain_text("villagers win")
    page.get_by_role("button", name="Back to what is said now").tap()
    expect(said).to_have_text(now)
    page.locator(".teacher-on").tap()  # and it goes on as if nothing had been
    one.until("() => window.heard[0].teacher.step === 'hand'")


# What the line above the board says of a question that the table will answer for the reader.
GOES_ON = """async (more) => {
  const { statusOf } = await import("/web/status.js");
  const question = { key: "floor", asked: [0], mine: true, answered: true, goes_on: true, ...more };
  const words = { say: (key) => key };
  return statusOf({ status: "playing" }, { over: false, question }, words, 0);
}"""


def test_who_may_pass_already_is_not_told_that_there_is_nothing_to_decide(person: Opened) -> None:
    page = person("Ana").goto("/about")
    nothing = {"text": "web-status-goes-on", "turn": False}
    assert page.evaluate(GOES_ON, {"window": False}) == nothing
    assert page.evaluate(GOES_ON, {"window": True, "mine": False}) == nothing
    passes = {"text": "web-status-goes-on-window", "turn": False}
    assert page.evaluate(GOES_ON, {"window": True}) == passes


def test_a_question_is_asked_with_one_touch(person: Opened) -> None:
    """As any other phrase is said: from a list or alone."""
    one = pupil(person, "slander", "praise").one
    one.page.locator(".actions .aside.fold").tap()
    asks = one.page.locator(".speak .action.aside:not(.fold)").filter(has_text="Ask ")
    asks.first.tap()
    asked = "() => window.heard[0].events.some(({ key }) => /^asked_/.test(key))"
    one.until(asked)
