"""Talk in Las Brujas: who has the floor in a trial, and what the others' talk box says then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

GAME = "las_brujas"
TABLES = 8  # as many games are begun until somebody who is no bot speaks in a trial
ANSWERS = 120
NAMES = ("Ana", "Bea")


def speaker(people: list[Person]) -> int | None:
    """Both answer until one of them has the floor; None: nobody had it in this game."""
    given = 0
    while given < ANSWERS:  # looks alone take no turns, however many there are of them
        for seat, one in enumerate(people):
            position: dict[str, Any] = one.heard(seat)["position"]
            if position["over"]:
                return None
            question = one.question(seat)
            if question is None:
                continue
            verbs = [each["verb"] for each in question["options"]]
            if question["key"] == "speech":
                one.rest(seat)  # a bot may end the trial by a card
                now = one.question(seat)
                if now is not None and now["key"] == "speech":
                    return seat
            elif "accuse" in verbs:
                one.on_board(question, seat, verbs.index("accuse"))
                given += 1
            else:
                given += one.swift(seat, given, most=1)
    return None


def test_who_listens_reads_why_and_who_speaks_may_write(person: Opened) -> None:
    people = [person(name) for name in NAMES]
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


# A bubble is seen for six seconds: here, for as long as somebody takes to look at it.
LINGERING = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => later(what, ms === 6000 ? 600000 : ms, ...more);
  const now = performance.now.bind(performance);
  performance.now = () => now() / 100;
})()"""

# What is seen of bubbles lies over somebody's name, reputation and hand, over what can be pressed
# at the foot of a trial, or over another bubble.
HIDDEN = """() => {
  const shown = { visibilityProperty: true };
  const all = (what) => [...document.querySelectorAll(what)];
  const seen = (what) => all(what).filter((each) => each.checkVisibility(shown));
  const bubbles = seen(".bru-bubble");
  const over = (one, other) => {
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  };
  const facts = seen(".bru-facts > summary, .bru-tally > summary");
  const hidden = bubbles.flatMap((bubble) => [...facts, ...bubbles]
    .filter((each) => each !== bubble && over(bubble, each))
    .map((each) => `${bubble.textContent} / ${each.textContent.trim()}`));
  const { stage, trial } = document.querySelector(".bru").dataset;
  return { bubbles: bubbles.length, hidden, stage, trial: trial ?? "" };
}"""


LARGER = [pytest.param(size, marks=pytest.mark.deep) for size in ((390, 844), (1440, 900))]


@pytest.mark.parametrize("size", [(360, 640), *LARGER])
def test_what_is_said_hides_no_numbers(person: Opened, size: tuple[int, int]) -> None:
    """Whoever says it, and in whatever part of the week: also in a trial, over its foot."""
    look = {"phone": size[0] < 900, "size": size, "lang": "es"}
    ana = person("Ana", **look)
    ana.context.add_init_script(LINGERING)
    made = ana.make(GAME, 7, bots={str(seat): "guide" for seat in range(1, 7)})
    ana.sit_in_front(made["table"], 0)
    bubbles, in_a_trial, stages = 0, 0, set()
    for given in range(24):
        if ana.until_asked(0) is None:
            break
        found = ana.page.evaluate(HIDDEN)
        bubbles += found["bubbles"]
        in_a_trial += found["bubbles"] if found["trial"] else 0
        stages.add(found["stage"])
        assert found["hidden"] == []
        ana.swift(0, given, most=1)
    assert bubbles > 2
    assert in_a_trial
    assert len(stages) > 1


# The week and the decks, and what lies before the players.
CORNERS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((each) => [each.className, each.getBoundingClientRect()]).filter(([, box]) => box.width);
  const over = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const corners = boxes(".bru-state, .bru-decks");
  return boxes(".bru-who, .bru-before > *, .bru-lying > *").flatMap(([name, a]) =>
    corners.filter(([, b]) => over(a, b)).map(([corner]) => `${name} / ${corner}`));
}"""


def test_nothing_lies_on_the_week_and_the_decks(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", bots=6, kind="guide", lang="es")
    for given in range(14):
        if ana.until_asked(0) is None:
            break
        assert ana.page.evaluate(CORNERS) == []
        ana.swift(0, given, most=1)


# Whoever is quick presses as soon as the next question is drawn, before the browser has painted it.
AT_ONCE = """(fold) => {
  const choices = () => document.querySelector(".actions .choices");
  const before = choices()?.dataset.question;
  const all = { attributes: true, childList: true, subtree: true };
  window.pressed = null;
  new MutationObserver((_, watcher) => {
    const now = choices()?.dataset.question;
    const button = document.querySelector(fold);
    if (!now || now === before || !button) return;
    watcher.disconnect();
    window.pressed = now;
    button.click();
  }).observe(document.querySelector(".table"), all);
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def pressed_at_once(one: Person, fold: str) -> bool:
    """Answer, and press this as soon as the next question is there. Is it open then? Play on until
    it could be pressed."""
    for given in range(ANSWERS):
        if one.until_asked(0) is None:
            break
        one.rest(0)
        one.page.evaluate(AT_ONCE, fold)
        one.swift(0, given, most=1)
        one.until_asked(0)
        one.rest(0)
        one.page.evaluate(PAINTED)
        pressed, drawn = one.page.evaluate("() => [window.pressed, String(window.drawn())]")
        if pressed is not None and pressed == drawn:
            return one.page.locator(f"{fold}[aria-expanded='true']").count() > 0
    raise AssertionError(f"{fold} was never there with a new question")


@pytest.mark.parametrize("fold", [".bar-tools > .fold", ".choices .fold"])
def test_what_is_opened_as_soon_as_a_question_comes_stays_open(party: Party, fold: str) -> None:
    """What may be said, and a list of answers."""
    _, (ana,) = party(GAME, "Ana", bots=4, phone=True)
    assert pressed_at_once(ana, fold)
