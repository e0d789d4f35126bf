"""Who plays alone may ask what the guide would do: it says what and why, and does nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

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
    expect(advice.locator("li")).to_have_text(re.compile("Petulia .* did best"))
    expect(advice.get_by_role("button")).to_have_text(re.compile("Be Petulia"))
    assert asked(ana)["number"] == question["number"], "nothing has been done"
    ana.hit(advice.get_by_role("button"))
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


def test_where_several_play_there_is_nothing_to_ask(person: Opened) -> None:
    ana = person("Ana")
    made = ana.make(GAME, 2, bots={"1": "random"})
    ana.sit_in_front(made["table"], 0)
    asked(ana)
    expect(ana.button(re.compile("Why can"))).to_be_visible()
    expect(ana.button("What would you do?")).to_have_count(0)
    loaded = ana.page.evaluate("() => performance.getEntriesByType('resource').map((x) => x.name)")
    assert not [name for name in loaded if "advice" in name], "and nothing is loaded for it"


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
