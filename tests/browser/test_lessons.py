"""Every lesson in a real browser, followed to its end: each text is said, and each thing that is
pointed at is on the page, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.learner import Learner, to_step, village

from aquelarre.kernel.catalog import find, names
from aquelarre.school import Lesson, lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened

Data = dict[str, Any]
# To their very end, by pupils good and careless, the law of lessons follows all of them without a
# page; here each is walked until all of it was said: the first of each game, in the long lane all.
LESSONS = [
    pytest.param(
        name, lesson, id=f"{name}-{lesson.name}", marks=[pytest.mark.deep] if number else []
    )
    for name in names()
    for number, lesson in enumerate(lessons_of(find(name)))
]


@pytest.mark.parametrize(
    ("lang", "phone"),
    [pytest.param("es", False, marks=pytest.mark.deep), ("en", True)],
    ids=["desktop", "phone"],
)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_followed(
    person: Opened, game: str, lesson: Lesson, lang: str, phone: bool
) -> None:
    learner = Learner(person("Ana", lang=lang, phone=phone), game, lesson)
    learner.follow(whole=not phone)
    assert learner.lost == []
    assert learner.unsaid() == []
    if not phone:
        kept = learner.one.page.evaluate(f"localStorage.getItem('aquelarre-school-{game}')")
        assert '"done":true' in kept


# What is lit by what happens goes out when the test says so, and not after four seconds.
LIGHTS = """() => {
  const later = window.setTimeout;
  window.lights = [];
  window.setTimeout = (what, ms, ...more) =>
    ms === 4000 ? -lights.push(what) : later(what, ms, ...more);
}"""
IN_SIGHT = """(points) => {
  if (document.querySelector(".stage .sheet").getAnimations().length) return false; // it glides
  return points.flatMap(window.elementsAt).every((element) => {
    const frame = element.closest(".frame").getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}"""


def with_pointing(learner: Learner) -> None:
    """What finds the things that are pointed at is there for what a test asks of the page."""
    learner.one.page.evaluate(
        "import('/web/pointing.js').then((all) => void Object.assign(window, all))"
    )


def test_all_that_is_pointed_at_comes_into_sight(person: Opened) -> None:
    """On a phone the view is near where one is to choose; things far apart need more of it: a mage
    and where to bring him, five tiles of a road. And they stay there when what has happened before
    stops shining."""
    lesson = next(each for each in lessons_of(find("carcassonne")) if each.name == "magic")
    learner = Learner(person("Ana", phone=True), "carcassonne", lesson, "new_road")
    with_pointing(learner)
    learner.one.page.evaluate(LIGHTS)
    for step in ("fetch_mage", "three"):
        to_step(learner, step)
        learner.one.until(IN_SIGHT, learner.teacher["point"])
        for _ in range(learner.one.page.evaluate("() => lights.length")):
            learner.one.page.evaluate("() => void lights.shift()()")
            learner.one.until(IN_SIGHT, learner.teacher["point"])


def test_the_ring_stays_with_an_answer_while_it_is_asked_whether_one_is_sure(
    person: Opened,
) -> None:
    """A hope cube for Samuel: first its button, then the one that confirms it, and never the button
    beside it, by which somebody else would get the cube."""
    lesson = next(each for each in lessons_of(find("new_salem")) if each.name == "puritan")
    learner = Learner(person("Ana", phone=True), "new_salem", lesson, "gift")
    to_step(learner, "give_it")
    ringed = """(text) => {
      const box = (each) => each.getBoundingClientRect();
      const rings = [...document.querySelectorAll(".school-rings i")].map(box);
      const buttons = [...document.querySelectorAll(".actions button")];
      const meant = buttons.find((each) => each.textContent.trim() === text);
      if (!meant || rings.length !== 1) return false;
      const [is, ring] = [box(meant), rings[0]];
      return Math.hypot(ring.x + ring.width / 2 - is.x - is.width / 2,
                        ring.y + ring.height / 2 - is.y - is.height / 2) < 4;
    }"""
    learner.one.until(ringed, "Give a hope cube to Samuel")
    learner.one.hit(learner.one.button("Give a hope cube to Samuel"))
    learner.one.until(ringed, "Give a hope cube to Samuel: are you sure?")


def test_a_poor_answer_is_answered_on_the_page(person: Opened) -> None:
    learner = village(person, "first_card")
    to_step(learner, "second_card")
    ana, page = learner.one, learner.one.page
    ana.hit(ana.button("Stop"))
    reply = page.locator(".teacher-reply")
    expect(reply).to_contain_text("two green wisps would be 3")
    ana.hit(ana.button("Choose again"))
    expect(reply).to_have_count(0)
    ana.hit(ana.button("Stop"))
    ana.button("I insist").wait_for()
    expect(page.locator(".choices")).to_have_attribute("aria-busy", "false")
    ana.hit(ana.button("I insist"))
    expect(page.locator(".log")).to_contain_text("Ana (you) decides to stop.")
    assert learner.ready()["step"] != "second_card"


def test_a_lesson_with_the_keyboard_alone(person: Opened) -> None:
    """The button to go on has the focus as soon as there is one; what follows is reached from
    there."""
    learner = village(person)
    ana, page = learner.one, learner.one.page
    for step in ("hello", "sides", "mountain", "slope", "edge"):
        page.locator(f".teacher [data-step={step}]").wait_for()
        expect(page.locator(".teacher-on")).to_be_focused()
        page.keyboard.press("Enter")
    page.locator(".teacher [data-step=foot]").wait_for()
    expect(page.locator(".teacher-said")).to_be_focused()
    for _ in range(30):
        if page.evaluate("document.activeElement.textContent") == "Finish looking":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".teacher [data-step=demo_purple]").wait_for()
    ana.until("() => window.heard[0].position.view.active === 3")


def test_out_of_a_lesson_and_back(person: Opened) -> None:
    learner = village(person, phone=True)
    ana, page = learner.one, learner.one.page
    ana.hit(ana.button("Leave the lesson"))
    ana.hit(ana.button("Play on without the teacher"))
    expect(page.locator(".teacher")).to_contain_text("the teacher keeps quiet")
    expect(page.locator(".school-rings")).to_have_count(0)
    ana.hit(ana.button("Let her speak again"))
    page.locator(".teacher [data-step=hello]").wait_for()
    ana.hit(ana.button("Leave the lesson"))
    ana.hit(ana.button(re.compile("Leave for now")))
    page.locator(".table-row", has_text="A villager’s evening").wait_for()


def test_the_teacher_is_spoken_aloud_and_in_both_languages(person: Opened) -> None:
    learner = village(person)
    page = learner.one.page
    said = page.locator(".teacher-said")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text("Good evening!")
    learner.one.hit(page.locator("button.lang"))
    expect(said).to_contain_text("¡Buenas noches!")


def test_a_button_is_pointed_at_and_what_was_chosen_so_far_is_shown(person: Opened) -> None:
    """In Las Brujas rumours are silenced one by one, and the ring is around what ends it."""
    game = "las_brujas"
    lesson, ana = lessons_of(find(game))[0], person("Ana", size=(1440, 900))
    page = ana.page
    named = "([point, text]) => elementsAt(point).map((each) => each.textContent).join() === text"
    learner = Learner(ana, game, lesson, "slander")
    with_pointing(learner)
    to_step(learner, "keep")
    learner.one.until(named, ["verb:end_turn", "End the turn"])
    learner = Learner(ana, game, lesson, "elected")  # a trial and an election later
    with_pointing(learner)
    to_step(learner, "calm_more")
    learner.one.until(named, ["verb:done", "No more"])
    expect(page.locator(".bru-chip[data-silenced]")).to_have_count(1)
    expect(page.locator('.bru-seat[data-seat="1"] summary')).to_contain_text("−2 → −1")
    expect(page.locator(".bru-elected")).to_contain_text("may still discard 2 negative")


def test_rings_follow_what_they_point_at(person: Opened) -> None:
    learner = village(person, "edge")
    to_step(learner, "foot")
    page = learner.one.page
    ring = """() => {
      const box = (each) => each.getBoundingClientRect();
      const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      const rings = [...document.querySelectorAll(".school-rings i")].map(box).map(centre);
      if (rings.length !== 3) return false; // they are drawn after what they are around
      const things = ["O4", "O0", "S0"].map((slot) => `.stage [data-ref="slot:${slot}"]`);
      const meant = things.map((each) => centre(box(document.querySelector(each))));
      const far = meant.map(([x, y], k) => Math.hypot(rings[k][0] - x, rings[k][1] - y));
      return far.every((each) => each < 2);
    }"""
    learner.one.until(ring)
    page.set_viewport_size({"width": 900, "height": 700})
    learner.one.until(ring)


def test_a_ring_goes_around_all_that_a_player_has(person: Opened) -> None:
    """Not around the name alone, which is what one touches: the text speaks of the cards below."""
    learner = village(person, "gift_down")
    to_step(learner, "gift_up")
    around = """() => {
      const box = (each) => each.getBoundingClientRect();
      const [ring, ...others] = [...document.querySelectorAll(".school-rings i")].map(box);
      const panel = [...document.querySelectorAll(".wal-player")].map(box)[0];
      const near = (one, two) => Math.abs(one - two) <= 6;
      return Boolean(ring) && !others.length && near(ring.top, panel.top)
        && near(ring.bottom, panel.bottom) && near(ring.left, panel.left)
        && near(ring.right, panel.right);
    }"""
    learner.one.until(around)


def test_many_answers_do_not_hide_the_own_cards(person: Opened) -> None:
    """The teacher above and rows of answers below: the board between them is laid out smaller."""
    game = "walpurgisnacht"
    witch = lessons_of(find(game))[1]
    learner = Learner(person("Ana"), game, witch, "give")
    to_step(learner, "third_gift")
    learner.one.until("""() => {
      const end = (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom;
      return [".wal-hand", ".wal-mine"].every((each) => end(each) <= end(".stage"));
    }""")


def test_nothing_of_lessons_is_fetched_where_none_is_given(person: Opened) -> None:
    ana = person("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.sit_in_front(ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})["table"], 0)
    ana.goto("/")
    ana.page.locator(".game-actions button").first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    wrong = [url for url in asked if re.search("school|lessons|learnt|pointing", url)]
    assert wrong == []


def test_a_lesson_survives_its_server(own_house: House, person: Opened) -> None:
    learner = village(person, "demo_dance", house=own_house)
    to_step(learner, "first_card")
    ana = learner.one
    ana.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    own_house.kill()
    own_house.start()
    ana.until("() => document.querySelector('.light')?.dataset.light !== 'lost'")
    ana.sit_in_front(learner.table, 0)
    assert learner.ready()["step"] == "first_card"
    learner.answer()
    assert learner.ready()["step"] == "second_card"


def test_a_card_that_is_selected_does_not_turn_into_another_answer(person: Opened) -> None:
    """Who has slandered Urraca and wants to do it once more is told why not: the second rumour has
    to be about somebody else. And nobody is accused instead."""
    game = "las_brujas"
    learner = Learner(person("Ana", size=(1440, 900)), game, lessons_of(find(game))[0])
    ana, page = learner.one, learner.one.page
    to_step(learner, "slander")
    card, seat = (f'[data-ref="{ref}"]' for ref in ("card:R20a", "seat:%d"))
    page.locator(card).first.click()
    page.locator(seat % 0).first.click()
    expect(page.locator(".notice.why")).to_contain_text("on themselves")
    to_step(learner, "ability")
    page.locator('[data-ref="card:R16a"]').first.click()
    page.locator(seat % 5).first.click()
    expect(page.locator(".notice.why")).to_contain_text("about a different player")
    expect(page.locator(".picked-row")).not_to_contain_text("Accuse")
    expect(ana.button("Cancel")).to_be_visible()


def test_what_the_teacher_says_does_not_lie_under_a_sheet(person: Opened) -> None:
    """On a phone the answers are a sheet over everything else. It closes when she objects, and when
    she asks for something else."""
    game = "las_brujas"
    learner = Learner(person("Ana", phone=True), game, lessons_of(find(game))[0])
    page = learner.one.page
    to_step(learner, "calm")
    page.locator(".choices .fold").first.click()
    expect(page.locator(".sheet-shade")).to_be_visible()
    page.locator(".values .value", has_text="Walks the woods by night").click()
    expect(page.locator(".teacher-reply")).to_be_visible()
    expect(page.locator(".sheet-shade")).to_have_count(0)
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(".teacher-reply")).to_have_count(0)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_phone_held_sideways_the_way_out_is_in_sight(person: Opened, lang: str) -> None:
    """Beside the button that goes on, and not cut off below it."""
    lesson = lessons_of(find("walpurgisnacht"))[0]
    ana = person("Ana", phone=True, size=(740, 360), lang=lang)
    learner = Learner(ana, "walpurgisnacht", lesson)
    learner.ready()
    ana.until_still()
    boxes = [
        ana.page.locator(what).bounding_box()
        for what in (".banners", ".teacher-on", ".teacher-out button")
    ]
    around, on, out = boxes
    assert around is not None
    assert on is not None
    assert out is not None
    assert out["y"] + out["height"] <= around["y"] + around["height"] + 1
    assert out["y"] < on["y"] + on["height"]
