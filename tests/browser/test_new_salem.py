"""New Salem in the browser: the draft, gifts, and whole games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, save

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Opened, Party, Person

# what is summed up at the end, and the lines that say why
CHANGES = {
    "trials_summed": ("witch_tried", "witch_free", "puritan_tried"),
    "sets_summed": ("death_sets", "justice_sets"),
}


def street(one: Person, seat: int, whose: int) -> list[str]:
    view = one.heard(seat)["position"]["view"]
    return [building["card"] for building in view["players"][whose]["street"]]


def choose(one: Person, card: str) -> None:
    """Touch a card of one's hand and confirm it."""
    one.hit(one.page.locator(f'[data-ref="card:{card}"]').first)
    one.hit(one.page.locator(".actions .confirm"))
    one.page.locator(".actions .confirm").wait_for(state="detached")


def picked(one: Person, seat: int) -> Any:
    return one.heard(seat)["position"]["view"]["picked"]


def until_picked(one: Person, seat: int, card: str) -> None:
    one.until(
        "([seat, ref]) => window.heard[seat].position.view.picked === ref", [seat, f"card:{card}"]
    )


def test_two_people_change_their_minds_and_reveal_together(party: Party) -> None:
    _, (ana, bea) = party("new_salem", "Ana", "Bea", bots=1)
    hands = []
    for seat, one in enumerate((ana, bea)):
        assert one.until_asked(seat)
        pack = [card["card"] for card in one.heard(seat)["position"]["view"]["pack"]]
        hands.append(sorted(set(pack)))
    choose(ana, hands[0][0])
    until_picked(ana, 0, hands[0][0])
    bea.rest(1)
    assert picked(bea, 1) is None
    assert street(bea, 1, 0) == []
    choose(ana, hands[0][-1])
    until_picked(ana, 0, hands[0][-1])
    choose(bea, hands[1][0])
    for seat, one in enumerate((ana, bea)):
        one.until("(seat) => window.heard[seat].position.view.players[0].street.length", seat)
        assert street(one, seat, 0) == [hands[0][-1]]
        assert street(one, seat, 1) == [hands[1][0]]


def test_a_gift_of_hope_while_the_constable_thinks(party: Party) -> None:
    _, people = party("new_salem", "Ana", "Bea", "Cid")
    given = 0
    while not people[0].heard(0)["position"]["over"]:
        for seat, one in enumerate(people):
            question = one.heard(seat)["position"]["question"] or {"key": "", "asides": []}
            gifts = [each for each in question["asides"] if each["verb"] == "give"]
            if question["key"] == "launch" and gifts:
                give(one, seat, people)
                return
            if one.question(seat):
                given += one.swift(seat, given, most=1)
    raise AssertionError("nobody ever had hope to give")


def give(one: Person, seat: int, people: list[Person]) -> None:
    before = [player["hope"] for player in one.heard(seat)["position"]["view"]["players"]]
    gift = one.page.locator(".bar-tools .aside", has_text="hope").first
    folded = "fold" in (gift.get_attribute("class") or "")
    gift.click()
    one.page.locator(".bar-tools .value" if folded else ".bar-tools .danger").first.click()
    for other, each in enumerate(people):
        each.until(
            "([seat, from, hope]) => window.heard[seat].position.view.players[from].hope === hope",
            [other, seat, before[seat] - 1],
        )
        after = [player["hope"] for player in each.heard(other)["position"]["view"]["players"]]
        assert sum(after) == sum(before)


STATE_OF_EVENT = """async ([event, view]) => {
  const { stateOfEvent } = await import("/games/new_salem/ui/events.js");
  return stateOfEvent(event, view, (key) => key);
}"""


# the question, the event being carried out, and what is said of an affordable Cleansing
MOMENTS = (
    ("launch", None, "board-ready"),
    ("last_call", None, "board-ready"),
    ("name", None, ""),
    ("emigrate", "V09", ""),
    ("remove", "V01", "board-launched"),
    ("pick", None, ""),
)


@pytest.mark.rule("SAL-14")
def test_an_event_is_said_to_be_launchable_only_when_one_is_chosen(person: Opened) -> None:
    """While another is carried out or a successor is named there may be hope for it, and yet it
    cannot be launched. What stands in an event's way is said all the same."""
    ana = person("Ana")
    ana.goto("/about")
    cleansing = {"event": "V01", "launchable": True, "payable": True, "obstacle": ""}
    trial = {"event": "V02", "launchable": True, "payable": False, "obstacle": "hope"}
    for question, launched, said in MOMENTS:
        view = {"question": question, "launched": launched and {"event": launched}}
        assert ana.page.evaluate(STATE_OF_EVENT, [cleansing, view]) == said, question
        assert ana.page.evaluate(STATE_OF_EVENT, [trial, view]) == "obstacle-hope", question


IN_VAIN = """async ([player, view]) => {
  const { wouldBeInVain } = await import("/games/new_salem/ui/streets.js");
  return wouldBeInVain(player, view);
}"""


@pytest.mark.rule("SAL-15")
def test_who_is_safe_from_a_trial_is_said_before_somebody_is_accused(person: Opened) -> None:
    ana = person("Ana")
    ana.goto("/about")
    other = {"V18": {"effect": "burn"}, "V06": {"effect": "safe_conduct"}}  # of another edition
    for kept, question, otherwise, said in (
        (["V18"], "try", {}, "V18"),
        (["V21", "V18"], "try", {}, "V18"),
        (["V21"], "try", {}, None),
        ([], "try", {}, None),
        (["V18"], "name", {}, None),
        (["V18"], "try", other, None),
        (["V21", "V06"], "try", other, "V06"),
    ):
        view = {"question": question, "otherwise": otherwise}
        assert ana.page.evaluate(IN_VAIN, [{"kept": kept}, view]) == said, (kept, question)


@pytest.mark.parametrize("seats", [3, pytest.param(8, marks=pytest.mark.deep)])
def test_a_whole_game_by_mouse(party: Party, seats: int) -> None:
    _, people = party("new_salem", "Ana", "Bea", bots=seats - 2)
    given = 0
    while not people[0].heard(0)["position"]["over"]:
        for seat, one in enumerate(people):
            question = one.question(seat)
            if question is not None and given % 3 == 0:
                one.press(question["number"], seat, given)
            elif question is not None:
                one.swift(seat, given, most=1)
            given += 1
    for seat, one in enumerate(people):
        one.until("(seat) => window.heard[seat].position.over", seat)
        one.log_is_whole(seat)
        result = one.page.get_by_role("region", name="The result")
        expect(result).to_contain_text("How it ended")
        view = one.heard(seat)["position"]["view"]
        assert all(player["character"] for player in view["players"])
    the_end_is_told_again(people[0])


def the_end_is_told_again(one: Person) -> None:
    """Whoever comes back later sees every number of the end with its reasons on the board."""
    one.page.reload()
    one.until("() => window.heard[0]?.position?.over")
    result = one.heard(0)["position"]["view"]["result"]
    step = one.page.locator(".sal-ending .sal-steps > li")
    expect(step).to_have_count(5 if result["winners"] else 4)
    totals = {line["key"]: line["values"] for line in result["steps"]}
    expect(step.nth(0)).to_contain_text(str(totals["town_counted"]["despair"]))
    for place, (key, reasons) in enumerate(CHANGES.items(), 1):
        expect(step.nth(place).locator("> b")).to_have_text(str(totals[key]["total"]))
        told = [line for line in result["steps"] if line["key"] in reasons]
        expect(step.nth(place).locator(".sal-reason .sal-mark")).to_have_count(len(told))
    expect(step.nth(3)).to_contain_text(str(one.heard(0)["position"]["view"]["town"]["threshold"]))


@pytest.mark.deep
def test_the_sign_of_what_is_about_to_come_hides_no_name(party: Party) -> None:
    """The hat of a new constable, on a small phone: beside the name and not above the row."""
    _, (ana,) = party("new_salem", "Ana", bots=4, phone=True, size=(360, 640))
    while question := ana.until_asked(0):
        named = [each["refs"][0] for each in question["options"] if each["verb"] == "name"]
        if named:
            break
        ana.swift(0, question["number"], most=1)
    assert question is not None
    events = ana.page.locator(".sal-events > summary")  # nobody's duty stands there now
    expect(events).to_have_accessible_name(re.compile("^Events"))
    ana.hit(ana.page.locator(f'.stage .sal-tab[data-ref="{named[0]}"]'))
    who = ana.page.locator(".stage .sal-who[data-ghost]")
    row, name, coming = (
        each.bounding_box()
        for each in (who, who.locator(".sal-player"), who.locator(".sal-coming .sal-sign"))
    )
    assert row is not None
    assert name is not None
    assert coming is not None
    assert coming["x"] + coming["width"] <= name["x"]
    assert coming["y"] >= row["y"]


OVERLAPS = """() => {
  const wrong = [];
  const box = (each) => each.getBoundingClientRect();
  for (const own of document.querySelectorAll(".stage :is(.sal-who, .sal-own)")) {
    const texts = [...own.querySelectorAll(`.sal-player, .sal-roles > *, .sal-draft, b, i,
        .sal-totals > *, .sal-side, .sal-chip, summary`)]
      .filter((each) => each.getClientRects().length && !each.closest("ul"));
    const { left, right } = box(own.closest(".sal-street"));
    for (const each of texts) {
      const one = box(each);
      if (one.left < left - 1 || one.right > right + 1) wrong.push(`cut off: ${each.textContent}`);
      for (const other of texts) {
        const two = box(other);
        if (each === other || each.contains(other) || other.contains(each)) continue;
        if (Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
          && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4) {
          wrong.push(`${each.textContent} lies on ${other.textContent}`);
        }
      }
    }
  }
  return wrong;
}"""


def on_trial(badge: bool) -> Match[Any]:
    """A game in which a neighbour of Ana's is on trial, with the badge or without, while all draft:
    the most that a row has to say. Whoever plays here chooses at random."""
    names = ("Ana", "Graciana", "Maritxu", "Walda", "Sabina")
    for seed in map(str, range(100)):
        match, dice = (
            Match(find("new_salem"), 5, seed=seed, players=list(map(Player, names))),
            Dice(seed),
        )
        while not match.over:
            view, asked = match.view(0), match.asked
            if (
                view["phase"] == "build"
                and 0 in asked
                and any(each["tried"] and each["badge"] == badge for each in view["players"][1:])
            ):
                return match
            options = match.state.options(asked[0])
            match.play(asked[0], options[dice.below(len(options))])
    raise AssertionError("nobody is ever on trial")


@pytest.mark.parametrize("badge", [True, False])
def test_on_a_tablet_held_upright_nothing_lies_on_a_name(
    person: Opened, tmp_path: Path, badge: bool
) -> None:
    """The long words are the Spanish ones; a trial brings the longest."""
    file = tmp_path / "trial.aquelarre"
    file.write_text(save(on_trial(badge)), "utf-8")
    ana = person("Ana", lang="es", phone=True, size=(768, 1024))
    ana.goto("/")
    ana.page.locator(".import input").set_input_files(file)
    ana.button("Ana").first.click()
    ana.button("Seguir jugando").first.click()
    question = ana.until_asked(0)
    assert question
    ana.until("(number) => window.drawn() === number", question["number"])
    ana.page.locator(".sal-street:not([data-mine]) .sal-tried").first.wait_for()
    assert ana.page.evaluate(OVERLAPS) == []


# How far the star of a card that scores reaches below the top of its name, in the large copy.
INTO_THE_NAME = """() => {
  const box = (what) => document.querySelector(`.told-copy ${what}`)?.getBoundingClientRect();
  return box(".sal-scores").bottom - box(".sal-name").top;
}"""


def test_the_star_of_a_card_that_scores_leaves_its_name_in_the_large_view(party: Party) -> None:
    _, (ana,) = party("new_salem", "Ana", bots=3, kind="guide", phone=True, size=(360, 640))
    starred = ana.page.locator(".sal-card:has(.sal-scores)")
    for number in range(20):
        assert ana.until_asked(0)
        if starred.count():
            break
        ana.swift(0, number, most=1)
    ref = starred.first.get_attribute("data-ref")
    card = ana.page.locator(f'[data-ref="{ref}"]').first
    card.focus()
    ana.page.keyboard.press("i")
    ana.page.locator(".told-copy .sal-scores").wait_for()
    assert ana.page.evaluate(INTO_THE_NAME) <= 0
