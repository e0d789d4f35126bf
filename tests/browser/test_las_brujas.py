"""Las Brujas in the browser: the square, trials, spectres, claims, and whole games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import aquelarre
from aquelarre.games.las_brujas.box.edition import OURS

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

GAME = "las_brujas"
UI = Path(aquelarre.__file__).parent / "games" / GAME / "ui"
TABLES = 8  # as many games are begun until one gets where a test wants it
LESS_TIGHT = [(3, "desktop"), (3, "phone"), (7, "desktop"), (7, "small"), (12, "phone")]
BROKEN = r"ERR_|WebSocket connection to|Failed to load resource"

# What lies on what: players on each other, or on what happens in the middle.
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll(".bru-who, .bru-middle > *")]
    .map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width);
  const name = (each) => each.dataset.ref ?? each.className;
  return boxes.flatMap(([one, a], place) => boxes.slice(place + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
    .map(([other]) => `${name(one)} and ${name(other)}`));
}"""
TOO_WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"
TOO_SMALL = """() => [...document.querySelectorAll(
    ".bru-who, .bru-facts > summary, .bru-hand .bru-card, .bru-hide")]
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([each, box]) => `${each.className} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def view(one: Person, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = one.heard(seat)["position"]["view"]
    return found


def option(question: dict[str, Any], verb: str) -> int | None:
    """The place of the first option of a verb."""
    verbs = [each["verb"] for each in question["options"]]
    return verbs.index(verb) if verb in verbs else None


def until_stage(one: Person, *keys: str, most: int = 60) -> dict[str, Any] | None:
    """Answer until one of these questions comes and no bot changes it; None: the game is over
    first."""
    for given in range(most):
        one.until_asked(0)
        one.rest(0)
        question = one.question(0)
        if question is None and view(one)["over"]:
            return None
        if question is not None and question["key"] in keys:
            return question
        one.swift(0, given * 7, most=1)
    return None


def seated(ana: Person, seats: int, *keys: str, **wish: Any) -> dict[str, Any]:
    """Begin games against bots until one of these questions comes."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    for _ in range(TABLES):
        made = ana.make(GAME, seats, bots=bots, **wish)
        ana.sit_in_front(made["table"], 0)
        if question := until_stage(ana, *keys):
            return question
    raise AssertionError(f"no {keys} in {TABLES} games")


def test_the_portraits_are_of_the_characters_in_the_box() -> None:
    source = (UI / "people.js").read_text("utf-8")
    drawn = re.findall(r'^  (P\d\d): \["([HM])", (-?\d+), "[^"]*", "([^"]*)"\]', source, re.M)
    printed = [(who["id"], who["sex"], who["base"]) for who in OURS.facts["characters"]]
    assert [(name, sex, int(base)) for name, sex, base, _ in drawn] == printed
    assert len({parts for *_, parts in drawn}) == len(printed)


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.deep) for n in (7, 12))])
def test_a_whole_game_by_mouse(party: Party, seats: int) -> None:
    _, people = party(GAME, "Ana", "Bea", bots=seats - 2)
    given = 0
    while not people[0].heard(0)["position"]["over"]:
        for seat, one in enumerate(people):
            question = one.question(seat)
            if question is not None and given % (seats + 1) == 0:  # a mouse is slow
                one.press(question["number"], seat, given)
            elif question is not None:
                one.swift(seat, given, most=1)
            given += 1
    for seat, one in enumerate(people):
        one.until("(seat) => window.heard[seat].position.over", seat)
        one.log_is_whole(seat)
        expect(one.page.get_by_role("region", name="The result")).to_contain_text("How it ended")
        sides_are_shown(one, seat)
    people[0].page.reload()
    people[0].until("() => window.heard[0]?.position?.over")
    sides_are_shown(people[0], 0)


def sides_are_shown(one: Person, seat: int) -> None:
    """Who was what, and the trials that led there: all of it is in the view."""
    told = one.page.locator(".bru-ending")
    now = view(one, seat)
    for side in ("witches", "villagers"):
        group = told.locator(".bru-group").nth(("witches", "villagers").index(side))
        count = sum(player["side"] == side for player in now["players"])
        expect(group.locator("li")).to_have_count(count)
    trials = one.page.locator(".bru-history li")
    expect(trials).to_have_count(len(now["history"]["trials"]))
    for place, trial in enumerate(now["history"]["trials"]):
        double = now["options"]["double_trial"] and trial["accuser"] is not None
        votes = f"and {len(trial['innocent'])}"
        counted = f"{votes} against .*\\." if double else rf"{votes} innocent\."
        expect(trials.nth(place)).to_have_text(re.compile(counted))


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        (3, "small"),
        (7, "phone"),
        (12, "desktop"),
        (12, "small"),
        *(pytest.param(*each, marks=pytest.mark.deep) for each in LESS_TIGHT),
    ],
)
def test_nobody_stands_on_anybody(party: Party, seats: int, size: str) -> None:
    small: dict[str, Any] = {"phone": True, "size": (360, 640)}
    screen = {"desktop": {}, "phone": {"phone": True}, "small": small}[size]
    _, (ana,) = party(GAME, "Ana", bots=seats - 1, lang="es", **screen)
    expect(ana.page.locator(".bru-seat")).to_have_count(seats)
    looked = set()
    for given in range(4 if seats > 7 else 12):  # a crowd takes its time
        question = ana.until_asked(0)
        if question is None:
            break
        looked.add(question["key"])
        assert ana.page.evaluate(TOO_WIDE) <= 0
        assert ana.page.evaluate(OVERLAPS) == []
        if size != "desktop":
            assert ana.page.evaluate(TOO_SMALL) == []
        ana.swift(0, given * 5, most=1)
    assert len(looked) > 1


def test_the_balance_tells_what_it_is_made_of(person: Opened) -> None:
    ana = person("Ana")
    seated(ana, 5, "act", "floor")
    living = [player for player in view(ana)["players"] if player["alive"]]
    player = max(living, key=lambda each: len(each["good"]) + len(each["bad"]))
    facts = ana.page.locator(f'.bru-seat[data-seat="{player["seat"]}"] .bru-facts')
    expect(facts.locator(".bru-more")).not_to_be_visible()
    facts.locator("summary").click()
    parts = facts.locator(".bru-parts li")
    expect(parts).to_have_count(len(player["reputation"]["parts"]) + 1)
    total = f"{player['reputation']['total']:+}".replace("-", "−").replace("+0", "0")
    expect(parts.last).to_contain_text(total)
    ana.page.locator(".bru-week").click()
    expect(facts.locator(".bru-more")).not_to_be_visible()


def test_only_known_sides_are_drawn_and_they_can_be_covered(person: Opened) -> None:
    ana = person("Ana")
    seated(ana, 7, "act", "floor", "vote", "speech")
    for player in view(ana)["players"][1:]:
        drawn = ana.page.locator(f'.bru-seat[data-seat="{player["seat"]}"] .bru-side')
        expect(drawn).to_have_count(1 if player["side"] else 0)
    secret = ana.page.locator(".bru-own .bru-secret")
    own = ana.page.locator('.bru-seat[data-seat="0"] .bru-side')
    expect(own).not_to_be_visible()
    ana.page.set_viewport_size({"width": 390, "height": 640})  # where the hand is all there is
    expect(own).to_be_visible()
    ana.page.set_viewport_size({"width": 1440, "height": 900})
    expect(secret).to_be_visible()
    ana.button("Cover the sides").click()
    expect(secret).not_to_be_visible()
    ana.button("Cover the sides").click()
    expect(secret).to_be_visible()


def own_turn(ana: Person, bea: Person) -> bool:
    """Both play on until it is Ana's turn: then nothing happens but what she does."""
    given = 0
    while given < 400:  # answers: looks alone take no turns, however many there are of them
        question = ana.question(0)
        if question is not None and question["key"] == "act":
            ana.rest(0)
            return True
        if view(ana)["over"]:
            return False
        for seat, one in enumerate((ana, bea)):
            given += one.swift(seat, given, most=1)
    return False


def test_a_claim_is_heard_in_everybodys_own_language(person: Opened) -> None:
    ana = person("Ana")
    bea = person("Bea", lang="es")
    for _ in range(TABLES):
        made = ana.make(GAME, 4, bots={"2": "random", "3": "random"})
        bea.join(made)
        for seat, one in enumerate((ana, bea)):
            one.sit_in_front(made["table"], seat)
        if own_turn(ana, bea):
            break
    speak = ana.page.locator(".bar-tools > .fold")  # it is fetched, and has its place in the bar
    speak.wait_for()
    ana.until("() => document.fonts.status === 'loaded'")
    bar = ana.page.locator(".tray").bounding_box()
    speak.click()
    sheet = ana.page.get_by_role("dialog", name="Speak up")
    expect(sheet).to_be_visible()
    assert ana.page.locator(".tray").bounding_box() == bar, "claims push nothing off"
    expect(ana.page.locator(".actions .choices")).to_be_visible()
    expect(ana.page.locator(".bru-hand")).to_be_visible()
    sheet.locator(".aside", has_text="I am a villager").click()
    sheet.locator(".danger").click()
    expect(sheet).to_have_count(0)
    bubble = bea.page.locator('.bru-seat[data-seat="0"] .bru-bubble')
    expect(bubble).to_have_text("Soy de los pueblerinos.")
    expect(ana.page.locator('.bru-seat[data-seat="0"] .bru-says')).to_be_visible()


PRESS = """(text) => [...document.querySelectorAll(".choices .action")]
  .find((each) => each.textContent.trim() === text)?.click()"""


def burnt(ana: Person) -> bool:
    """Let Ana accuse in double trials and vote against herself until she burns."""
    for given in range(80):
        ana.until_asked(0)
        now = ana.heard(0)["position"]  # at one moment: a trial may be cancelled at any time
        question, trial = now["question"], now["view"]["trial"]
        if now["over"] or not now["view"]["players"][0]["alive"]:
            return not now["over"]
        accuse = option(question, "accuse")
        if question["key"] == "act" and accuse is not None:
            ana.on_board(question, 0, accuse)
        elif question["key"] == "vote" and 0 in (trial["accused"], trial["accuser"]):
            against = "accused" if trial["accused"] == 0 else "accuser"
            ana.page.evaluate(PRESS, f"Vote: against the {against}")
            ana.until_taken(0, question["number"])
        else:
            ana.swift(0, given, most=1)
    return False


def burnt_somewhere(ana: Person) -> bool:
    """Begin a game of seven, and burn."""
    bots = {str(seat): "random" for seat in range(1, 7)}
    made = ana.make(GAME, 7, bots=bots, settings={"double_trial": 1})
    ana.sit_in_front(made["table"], 0)
    return burnt(ana)


@pytest.mark.deep  # it takes some tables until somebody is burnt
def test_the_burnt_go_on_as_spectres(person: Opened) -> None:
    ana = person("Ana")
    assert any(burnt_somewhere(ana) for _ in range(TABLES)), "Ana was never burnt"
    own = ana.page.locator('.bru-seat[data-seat="0"]')
    expect(own).to_have_attribute("data-spectre", "true")
    expect(own.locator(".bru-portrait")).to_have_attribute("data-spectre", "true")
    held = ana.page.locator('.bru-hand[data-spectre] [data-ref^="card:U"]')
    expect(held).to_have_count(len(view(ana)["players"][0]["cards"]))
    question = ana.until_asked(0)
    assert question is None or question["key"] in ("haunt", "floor", "verdict")


def test_a_finger_votes_with_one_touch_and_sees_every_vote(person: Opened) -> None:
    """A ballot lies on no board: all of them are buttons. The tally tells them one by one."""
    ana = person("Ana", phone=True)
    unhurried = {"chat": "reminders"}  # where people talk aloud a verdict waits twice as long
    question = seated(ana, 6, "vote", **unhurried)
    ballots = ana.page.locator(".actions .choices > .action:not(.fold)")
    expect(ballots).to_have_count(len(question["options"]))
    ballots.first.tap()
    ana.until_taken(0, question["number"])
    trial = ana.heard(0)["position"]["view"]["trial"]
    while trial is None or trial["phase"] != "verdict":  # the dice may have to decide a tie
        question = until_stage(ana, "verdict") or seated(ana, 6, "verdict", **unhurried)
        trial = view(ana)["trial"]
    ana.page.locator(".bru-tally summary").tap()
    told = ana.page.locator(".bru-tally li[data-cause]")
    expect(told).to_have_count(len(trial["votes"]))
    expect(told.first).to_be_visible()
    ballots_told = [each for each in trial["votes"] if each["what"] == "ballot"]
    assert len(ballots_told) == len(trial["voters"])


def test_what_is_only_said_does_not_lie_among_the_cards(person: Opened) -> None:
    """In a window of a trial the cards to play are choices; questions about deeds are words."""
    ana = person("Ana")
    question = seated(ana, 5, "floor")
    for _ in range(TABLES):
        if any(each["verb"] == "ask_about" for each in question["asides"]):
            break
        ana.swift(0, question["number"], most=1)
        question = until_stage(ana, "floor") or seated(ana, 5, "floor")
    expect(ana.page.locator(".actions .choices")).not_to_contain_text("Why did you")
    ana.page.locator(".bar-tools > .fold").click()
    expect(ana.page.locator(".bar-tools")).to_contain_text("Why did you")


def test_a_card_is_played_in_a_trial_by_touching_it(person: Opened) -> None:
    """What can be played there is an aside of a window, and lies in the hand to be touched."""
    ana = person("Ana")
    question = seated(ana, 5, "floor")
    for _ in range(TABLES):
        cards = [each for each in question["asides"] if {"card", "seat"} == set(each["args"])]
        if cards:
            break
        ana.swift(0, question["number"], most=1)
        question = until_stage(ana, "floor") or seated(ana, 5, "floor")
    ref = f"card:{cards[0]['args']['card'][1]}"
    expect(ana.page.locator(f'.bru-hand [data-ref="{ref}"]')).to_have_class(re.compile(r"\bcan\b"))
    ana.on_board({**question, "options": cards}, 0)
    ana.until("(n) => window.heard[0].position.question?.number !== n", question["number"])
    assert ref.removeprefix("card:") not in view(ana)["players"][0]["cards"]


def test_a_server_that_dies_in_the_middle_of_a_trial(person: Opened, own_house: House) -> None:
    ana = person("Ana", house=own_house)
    ana.allow(BROKEN)
    seated(ana, 5, "floor", "vote", "speech")
    before = view(ana)["trial"]
    assert before
    stage = ana.page.locator(".bru-trial")
    expect(stage).to_have_attribute("data-phase", before["phase"])
    own_house.kill()
    expect(ana.page.locator(".light")).to_have_text("No connection; trying again…")
    own_house.start()
    expect(ana.page.locator(".light")).to_have_text("Connected")
    assert view(ana)["trial"]["accused"] == before["accused"]
    expect(stage).to_be_visible()
    ana.page.reload()
    ana.until("() => window.heard[0]?.position")
    expect(stage).to_be_visible()
    assert ana.until_asked(0)
    ana.swift(0, 0, most=1)
    ana.log_is_whole(0)
