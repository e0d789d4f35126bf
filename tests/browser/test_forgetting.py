"""The memory game's page forgets when the table does: what was told of a card is nowhere on the
page, nor in its memory, once the card has been turned down. [WAL-06]

Bea has two seats and plays past the page; Ana sits in front of hers, and hers is searched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.words import Words
from heap import Heap

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

Data = dict[str, Any]
ANA = 2  # her seat
FLEETING = ("revealed", "given_down", "passed_down", "put_down")
# What a browser itself says when a line breaks.
BROKEN = r"ERR_|WebSocket connection to|Failed to load resource"


class Night:
    """A table with Ana in front of it, and the answers of all three."""

    def __init__(self, person: Opened, **settings: Any) -> None:
        wish = settings.pop("settings", {})
        self.ana = person("Ana", **settings)
        self.bea = person("Bea", **settings)
        made = self.bea.make("walpurgisnacht", 3, names=["Bea", "Bob"], settings=wish)
        self.table = made["table"]
        self.ana.join(made)
        self.bea.goto(f"/t/{self.table}")
        for seat in (0, 1):
            self.bea.until("(seat) => window.heard[seat]?.position", seat)
        self.ana.sit_in_front(self.table, ANA)
        self.sent = 0

    def who(self, seat: int) -> Person:
        return self.ana if seat == ANA else self.bea

    def answer(self, seat: int, option: Data, number: int, wait: bool = True) -> None:
        """Past the page, so that a test says which answer it is."""
        self.sent += 1
        where = f"/api/tables/{self.table}/send?seat={seat}"
        message = {"t": "answer", "id": f"sent {self.sent}", "question": number}
        self.who(seat).post(where, **message, action=option["action"])
        self.until_known(seat, number, wait)

    def until_known(self, seat: int, number: int, wait: bool = True) -> None:
        """Everybody has heard that this seat has answered: each has a line of their own."""
        for one, chair in ((self.bea, 0), (self.bea, 1), (self.ana, ANA)):
            if wait or one is self.bea:
                one.until(
                    """([seat, number, who]) => {
                      const { question, over } = window.heard[seat].position;
                      return over || question.number !== number || !question.asked.includes(who);
                    }""",
                    [chair, number, seat],
                )

    def asked(self) -> tuple[int, Data]:
        """Who is to answer, and the question as he has it."""
        for seat in range(3):
            question = self.who(seat).question(seat)
            if question is not None:
                return seat, question
        raise AssertionError("nobody is asked")

    def until_key(self, key: str, seat: int | None = None) -> tuple[int, Data]:
        """Play on, with something left to put back each time, until this question comes."""
        for _ in range(300):
            who, question = self.asked()
            if question["key"] == key and seat in (None, who):
                return who, question
            self.step()
        raise AssertionError(f"{key} never comes")

    def choice(self, seat: int, question: Data) -> Data:
        options: list[Data] = question["options"]
        verbs = {option["verb"]: option for option in reversed(options)}
        if question["key"] == "follow_wisps" and "stop" in verbs:
            hand = self.who(seat).heard(seat)["position"]["view"]["hand"]["count"]
            return verbs["stop"] if hand > 1 else verbs["reveal"]
        return verbs.get("keep") or verbs.get("rest") or options[0]

    def step(self, wait: bool = True) -> None:
        """The next answer. Does Ana's page hear of it at once?"""
        who, question = self.asked()
        self.answer(who, self.choice(who, question), question["number"], wait)

    def view(self) -> Data:
        found: Data = self.ana.heard(ANA)["position"]["view"]
        return found

    def fleeting(self) -> list[Data]:
        """The events whose faces Ana has been told and still has, with their sentences."""
        found = [each for each in self.ana.heard(ANA)["events"] if each["key"] in FLEETING]
        return [{**each, "sentence": self.sentence(each["n"])} for each in found if each["known"]]

    def sentence(self, n: int) -> str:
        """The line of the log about an event, as it stands there."""
        found: str = self.ana.page.evaluate(
            """(n) => document.querySelectorAll(".log .log-line")[n]
                 .querySelector(".log-text").firstChild.data.trim()""",
            n,
        )
        return found


# What follows a picture (effects) comes after it, and until then that of the last one is kept.
DRAWN = """async () => {
  for (const _ of [1, 2])
    await new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
}"""


def memory(one: Person) -> Heap:
    """What a page remembers when it has done all that belongs to what it shows."""
    one.page.evaluate(DRAWN)
    return Heap(one.page)


def traces(one: Person, told: list[Data]) -> list[str]:
    """Where a page still has what these events told of a card."""
    heap = memory(one)
    written = one.page.evaluate(
        """() => [document.documentElement.outerHTML, document.title,
              JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join()"""
    )
    found = []
    for event in told:
        card, sentence = event["values"]["card"][1], event["sentence"]
        found += [f"the page says: {sentence}"] if sentence in written else []
        found += [f"a text is kept: {text[:200]}" for text in heap.texts(sentence)]
        if "slot" in event["values"]:
            slot = event["values"]["slot"][1]
            kept = [*heap.objects(card=card, slot=slot), *heap.objects(face=card, slot=slot)]
        else:
            kept = heap.objects(card=card, receiver=None)
        found += [f"an object is kept: {names}" for names in kept]
    return found


def turn_down(night: Night) -> list[Data]:
    """Play until somebody but Ana has put cards back and may turn them down; what is told then."""
    who, _ = night.until_key("turn_down")
    while who == ANA:
        night.step()
        who, _ = night.until_key("turn_down")
    told = night.fleeting()
    assert [each["key"] for each in told][-1] == "put_down", "the cards lie open, all were told"
    return told


@pytest.mark.rule("WAL-06")
def test_what_others_show_is_forgotten_when_it_is_turned_down(person: Opened) -> None:
    night = Night(person)
    told = turn_down(night)
    assert traces(night.ana, told), "as long as it lies open the page may say so"
    night.step()
    assert traces(night.ana, told) == []
    assert night.fleeting() == []
    assert night.sentence(told[-1]["n"]).endswith(f"puts a card back on {spoken(place(told[-1]))}.")


def spoken(slot: str) -> str:
    """How a place of the mountain is called."""
    game = find("walpurgisnacht")
    number = game.thing("slot", slot)
    assert number is not None
    return Words("en", game).thing("slot", number)


def place(event: Data) -> str:
    found: str = event["values"]["slot"][1]
    return found


@pytest.mark.rule("WAL-06")
def test_what_one_does_oneself_is_forgotten_too(person: Opened) -> None:
    """Ana reveals, gives and puts back with her mouse: what she gave she has to remember."""
    night = Night(person)
    told: dict[int, Data] = {}
    _, question = night.until_key("follow_wisps", ANA)
    while question["key"] != "movement":
        choice = night.choice(ANA, question)
        night.ana.on_board(question, ANA, question["options"].index(choice))
        night.until_known(ANA, question["number"])
        told |= {each["n"]: each for each in night.fleeting()}
        _, question = night.asked()
    assert {each["key"] for each in told.values()} == {"revealed", "given_down", "put_down"}
    assert traces(night.ana, [*told.values()]) == []


@pytest.mark.rule("WAL-06")
def test_who_was_away_while_it_was_turned_down_forgets_it_on_coming_back(
    person: Opened, own_house: House
) -> None:
    """Also if the server has been killed meanwhile."""
    night = Night(person, house=own_house)
    for one in (night.ana, night.bea):
        one.allow(BROKEN)
    told = turn_down(night)
    night.ana.context.set_offline(True)
    updates = [night.bea.heard(seat)["updates"] for seat in (0, 1)]
    own_house.kill()
    own_house.start()
    for seat in (0, 1):
        night.bea.until("([seat, had]) => window.heard[seat].updates > had", [seat, updates[seat]])
    night.step(wait=False)
    assert traces(night.ana, told), "nobody has told the page yet"
    updates = [night.ana.heard(ANA)["updates"]]
    night.ana.context.set_offline(False)
    night.ana.until("([seat, had]) => window.heard[seat].updates > had", [ANA, updates[0]])
    assert traces(night.ana, told) == []


@pytest.mark.deep
@pytest.mark.rule("WAL-06")
def test_a_page_in_the_background_forgets(person: Opened) -> None:
    """Hidden it hears on; frozen, as browsers do after a while, it forgets on waking up."""
    night = Night(person)
    told = turn_down(night)
    session = night.ana.context.new_cdp_session(night.ana.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    night.step(wait=False)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    night.ana.until("(seat) => window.heard[seat].position.question.key !== 'turn_down'", ANA)
    assert traces(night.ana, told) == []


@pytest.mark.deep
@pytest.mark.rule("WAL-06")
def test_the_foot_of_the_mountain_is_forgotten_when_all_have_looked(person: Opened) -> None:
    night = Night(person)
    mountain = night.ana.heard(ANA)["position"]["view"]["mountain"]
    shown = [(each["slot"], each["face"]) for each in mountain if each["face"]]
    assert len(shown) == 10
    heap = memory(night.ana)
    assert all(heap.objects(slot=slot, face=face) for slot, face in shown)
    night.until_key("follow_wisps")
    heap = memory(night.ana)
    assert not any(heap.objects(slot=slot, face=face) for slot, face in shown)


@pytest.mark.deep
@pytest.mark.rule("WAL-06")
def test_with_the_memory_aid_the_mountain_remembers_for_all(person: Opened) -> None:
    night = Night(person, settings={"memory_aid": 1})
    told = turn_down(night)
    night.step()
    faces = {each["slot"]: each["face"] for each in night.view()["mountain"]}
    assert faces[place(told[-1])] == told[-1]["values"]["card"][1]
    assert night.fleeting() == [], "the log is the same for all tables"
