"""Who plays alone may ask the coach: it says what it would do and why, and does nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

Data = dict[str, Any]
GAME = "discworld_witches"


def alone(person: Opened, **settings: Any) -> Person:
    """Somebody in front of a solo table."""
    one = person("Ana", **settings)
    one.sit_in_front(one.make(GAME, 1)["table"], 0)
    return one


def ask(one: Person, words: str = "What would you do?") -> None:
    one.hit(one.button(words))
    one.page.locator(".advice li").first.wait_for()


def asked(one: Person) -> Data:
    question = one.until_asked(0)
    assert question is not None
    return question


def test_the_guide_says_what_it_would_do_and_why(person: Opened) -> None:
    ana = alone(person)
    question = asked(ana)
    ask(ana)
    advice = ana.page.locator(".advice")
    expect(advice.locator("li").last).to_have_text(re.compile("would be Petulia Gristle"))
    doing = advice.locator(".confirm")
    expect(doing).to_have_text(re.compile("Be Petulia"))
    assert asked(ana)["number"] == question["number"], "nothing has been done"
    ana.hit(doing)
    ana.until_taken(0, question["number"])
    assert ana.heard(0)["position"]["view"]["players"][0]["apprentice"] == "petulia"
    expect(advice).to_be_empty()


def test_what_it_would_do_is_lit_on_the_board_and_goes_away_again(person: Opened) -> None:
    ana = alone(person)
    ana.swift(0, 0, most=1)
    assert asked(ana)["key"] == "start"
    lit = ana.page.locator(".stage [data-meant]")
    before = lit.count()
    ask(ana)
    expect(lit).not_to_have_count(before)
    ana.hit(ana.button("What would you do?"))
    expect(ana.page.locator(".advice")).to_be_empty()
    expect(lit).to_have_count(before)


def test_it_follows_from_question_to_question(person: Opened) -> None:
    """A whole turn with one tap for each answer."""
    ana = alone(person, lang="es", phone=True)
    for _ in range(8):
        question = asked(ana)
        ask(ana, "¿Tú qué harías?")
        ana.hit(ana.page.locator(".advice .confirm"))
        ana.until_taken(0, question["number"])
    assert ana.heard(0)["position"]["view"]["turn"] >= 1
    assert ana.wrong() == []


def test_where_several_people_play_there_is_nothing_to_ask(party: Party) -> None:
    _, people = party(GAME, "Ana", "Bea")
    ana, bea = people
    ana.until("() => window.heard[0]?.position?.question")
    asked_one = ana if ana.question(0) else bea
    expect(asked_one.button(re.compile("Why can"))).to_be_visible()
    expect(asked_one.button("What would you do?")).to_have_count(0)
    page = asked_one.page
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map((x) => x.name)")
    assert not [name for name in loaded if "advice" in name], "and nothing is loaded for it"


def test_unless_the_table_has_a_coach_of_which_all_are_told(party: Party) -> None:
    _, people = party(GAME, "Ana", "Bea", coach=True)
    ana, bea = people
    ana.until("() => window.heard[0]?.position?.question")
    for one in people:
        banner = one.page.locator(".banner", has_text="There is a coach at this table")
        expect(banner).to_be_visible()
        one.hit(banner.get_by_role("button", name="Close"))
        expect(banner).to_have_count(0)
    ask(ana if ana.question(0) else bea)


def poor_answer(ana: Person, table: str) -> tuple[int, Data] | None:
    """One of the options that the coach finds far worse, and what it says to that."""
    question = asked(ana)
    path = f"/api/tables/{table}/send?seat=0"
    for place, option in enumerate(question["options"] if question["key"] == "pick" else []):
        wish = {"t": "advise", "id": f"{question['number']} {place}", "action": option["action"]}
        found = ana.post(path, question=question["number"], **wish)
        if found["t"] == "advice" and found["action"] != option["action"]:
            return place, found
    return None


WOULD = {"en": "What would you do?", "es": "¿Tú qué harías?"}
AGAIN = {"en": "Let me think again", "es": "Me lo pienso mejor"}
INSIST = {"en": "Do it all the same", "es": "Hacerlo de todos modos"}
# Does the coach hold the answer to this question back, or has it been given?
OBJECTS_OR_GONE = """(number) => {
  if (document.querySelector(".advice .objects")) return "objects";
  const { question, over } = window.heard[0].position;
  return (over || question?.number !== number || question.answered) && "gone";
}"""


def follow_advice(ana: Person, lang: str) -> None:
    """Whatever the others do meanwhile: the coach may think better of it."""
    number = asked(ana)["number"]
    ask(ana, WOULD[lang])
    ana.hit(ana.page.locator(".advice .confirm"))
    if ana.told(OBJECTS_OR_GONE, number) == "objects":
        ana.hit(ana.button(INSIST[lang]))
    ana.until_taken(0, number)


def pick_poorly(ana: Person, table: str, lang: str) -> int:
    """Pick a card that the coach finds far worse, in some question; its number.
    While others pick, the coach learns more, and may find it not so bad any more."""
    for _ in range(30):
        found = poor_answer(ana, table)
        if found is None:
            follow_advice(ana, lang)
            continue
        question = asked(ana)
        (card,) = question["options"][found[0]]["refs"]
        give(ana, card)
        if ana.told(OBJECTS_OR_GONE, question["number"]) == "objects":
            return int(question["number"])
    raise AssertionError("the coach never objects")


def give(ana: Person, card: str) -> None:
    ana.hit(ana.page.locator(f'.stage [data-ref="{card}"]').first)
    ana.hit(ana.page.locator(".actions .choices .confirm"))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_on_request_it_speaks_up_before_a_poor_answer(person: Opened, lang: str) -> None:
    """In New Salem, where one picks one of a few cards: think again, or insist."""
    ana = person("Ana", lang=lang)
    table = ana.make("new_salem", 3, bots={"1": "guide", "2": "guide"})["table"]
    ana.sit_in_front(table, 0)
    ask(ana, WOULD[lang])
    ana.hit(ana.page.locator(".advice .check"))
    assert ana.page.evaluate("localStorage.getItem('aquelarre-warns')") == "on"
    ana.hit(ana.page.locator(".actions .advise"))
    objects = ana.page.locator(".advice .objects")
    number = pick_poorly(ana, table, lang)
    expect(ana.page.locator(".advice li").first).to_be_visible()
    expect(ana.button(AGAIN[lang])).to_be_focused()
    assert asked(ana)["number"] == number, "nothing is done yet"
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.hit(ana.button(AGAIN[lang]))
    expect(objects).to_have_count(0)
    assert asked(ana)["number"] == number
    number = pick_poorly(ana, table, lang)
    ana.hit(ana.button(INSIST[lang]))
    ana.until_taken(0, number)
    expect(objects).to_have_count(0)
    assert ana.wrong() == []


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_accessible(person: Opened, phone: bool) -> None:
    ana = alone(person, phone=phone)
    asked(ana)
    ask(ana)
    button = ana.button("What would you do?")
    expect(button).to_have_attribute("aria-expanded", "true")
    box = ana.page.locator(".advice .confirm").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
