"""By ear: what a board tells a screen reader is what the terminal says, line by line, and turns are
played by the names of things alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import folding
from aquelarre.kernel.catalog import find
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

NODE = re.compile(r"^ *- '?(\w+) \"((?:[^\"\\]|\\.)*)\"", re.M)
RINGS = "PISO"


class Ear:
    """Somebody who hears the page: a seat, its words, and the board as it is read out."""

    def __init__(self, one: Person, table: str, seat: int) -> None:
        self.one, self.seat = one, seat
        about = one.get(f"/api/tables/{table}")
        self.game = find(about["game"])
        names = [who["name"] for who in about["people"]]
        self.words = Words(one.lang, self.game, players=names, reader=seat, strict=True)
        self.board = one.page.get_by_role("region", name=self.said("web-board"), exact=True)
        self.bar = one.page.get_by_role("region", name=self.said("web-actions"), exact=True)

    def said(self, key: str) -> str:
        """A text of the page itself."""
        texts: str = self.one.context.request.get(f"/api/text/{self.one.lang}/-").text()
        return dict(line.split(" = ", 1) for line in texts.splitlines() if " = " in line)[key]

    @property
    def view(self) -> Any:
        return self.one.heard(self.seat)["position"]["view"]

    def lines(self) -> list[str]:
        """What the terminal would say now."""
        return self.game.draw(self.view, self.words.say)

    def tree(self, region: str = "") -> str:
        """The board, or a region of it, as it is read out, without the marks of what is what."""
        place = self.board
        if region:
            place = place.get_by_role("region", name=region, exact=True)
        return plain(place.aria_snapshot())

    def buttons(self, place: Any) -> list[str]:
        return [name for role, name in nodes(place.aria_snapshot()) if role == "button"]

    def names(self) -> list[str]:
        return [name for _, name in nodes(self.board.aria_snapshot())]

    def press(self, place: Any, name: str) -> None:
        place.get_by_role("button", name=name, exact=True).first.press("Enter")

    def play(self, pick: int) -> str:
        """Answer by names alone: things of the board until the bar has one sentence, then that."""
        question = self.one.question(self.seat)
        assert question is not None
        self.one.until("(number) => window.drawn() === number", question["number"])
        options = [self.game.describe(each["action"]) for each in question["options"]]
        meant = {self.words.option(option) for option in options}
        tried = 0
        while True:
            sentences = [name for name in self.buttons(self.bar) if name in meant]
            things = self.buttons(self.board)
            if sentences and (tried or not things):
                break
            self.press(self.board, things[(pick + tried) % len(things)])
            tried += 1
            assert tried < 20, (question["key"], things)
        self.press(self.bar, sentences[0])
        self.one.until_taken(self.seat, question["number"])
        return sentences[0]


def nodes(snapshot: str) -> list[tuple[str, str]]:
    """What has a name: its role and its name, without the quotes of the snapshot's notation."""
    return [
        (role, name.replace('\\"', '"').replace("''", "'")) for role, name in NODE.findall(snapshot)
    ]


def plain(text: str) -> str:
    text = re.sub(r"^ *- '?(\w+)?:? ?", " ", text, flags=re.M)
    return re.sub(r"[\s'\"]+", " ", text)


def close(text: str) -> str:
    return re.sub(r"[\s'\"]+", " ", text).strip()


# -- Walpurgisnacht ------------------------------------------------------------------------


def walpurgisnacht(ear: Ear) -> None:
    """Every place by ring and number with its state and face, every other line as it stands."""
    say, names, tree = ear.words.say, ear.names(), ear.tree()
    heads = {ring: say("show-ring", ring=say(f"ring-{ring}")) for ring in RINGS}
    told, ring = 0, ""
    for line in ear.lines():
        head = next((each for each in RINGS if line.startswith(heads[each])), "")
        ring = head or (ring if line.startswith("  ") else "")
        if ring:
            said = line.removeprefix(heads[ring])
            for number, what in re.findall(r"(\d+): ((?:[^,(]|\([^)]*\))+)", said):
                slot = f"{say(f'slot-{ring}{int(number) - 1}')}: "
                (name,) = [name for name in names if name.startswith(slot)]
                assert what.strip() in name, (line, name)
                told += 1
        elif line not in (say("show-mountain"), say("show-memory")):
            assert close(line) in tree, (line, tree)
            told += 1
    assert told >= len(ear.view["mountain"])


# -- New Salem -----------------------------------------------------------------------------


def new_salem(ear: Ear) -> None:
    """The town, the events, the hand and each player's street; what is folded up is opened."""
    for key in ("board-passed", "board-tips"):
        for fold in ear.board.get_by_text(ear.words.say(key), exact=True).all():
            fold.evaluate("(summary) => { summary.parentElement.open = true; }")
    view, tree, lines = ear.view, ear.tree(), ear.lines()
    for player in view["players"]:
        first = next(at for at, line in enumerate(lines) if is_of(ear, line, player["seat"]))
        rest = lines[first + 1 :]
        own = rest[: next((at for at, line in enumerate(rest) if line[0] != " "), len(rest))]
        check_player(ear, player["seat"], lines[first], own)
    seats = [player["seat"] for player in view["players"]]
    if not may_launch(view):
        assert ear.words.say("board-ready") not in tree, "no event can be launched at this moment"
    middle = lines[: next(at for at, line in enumerate(lines) if is_of(ear, line, seats[0]))]
    for line in middle:
        check_line(ear, line, tree)


def may_launch(view: dict[str, Any]) -> bool:
    """Is an event being chosen? While one is carried out or a successor named, none can be."""
    return view["question"] in ("launch", "last_call")


def is_of(ear: Ear, line: str, seat: int) -> bool:
    return line.startswith(f"{ear.words.seat(seat)}: ")


def check_line(ear: Ear, line: str, tree: str) -> None:
    """A line about the town, the events or the reader."""
    say, view = ear.words.say, ear.view
    event = re.match(r"  (.+?), \w+ (\d+)(?: \((.*?)\))?: (.*)$", line)
    if event and view["phase"] == "launch":
        name, cost, obstacle, text = event.groups()
        card = tree[tree.index(f"{name} {say('board-cost', cost=int(cost))}") :][:600]
        assert close(text) in card, (line, card)
        assert (obstacle or (say("board-ready") if may_launch(view) else "")) in card, (line, card)
    else:
        for part in parts_of(ear, line):
            assert close(part) in tree, (part, line, tree)


def parts_of(ear: Ear, line: str) -> list[str]:
    """What the board says in the place of a line: the same, or all that the line names."""
    say, view = ear.words.say, ear.view
    duty, trials = view["duty"], say("board-trials", **view["trials"])
    launched = view["launched"] and f"event-{view['launched']['event']}"
    me = view["players"][ear.seat] if ear.seat >= 0 else {}
    who = f"character-{me.get('character')}"
    if duty and line in (say("show-duty", **duty), say("show-no-duty", **duty)):
        return [constable_in_words(ear)]
    if launched and line == say("show-launched", event=say(launched), text=say(f"{launched}.text")):
        return [say(f"{launched}.text")]
    if line == say("show-tips"):
        return [say("board-tips")]
    if trials.removesuffix(".") in line:  # the events with their prices
        short = re.findall(r"([^:,]+?) \((\d+)\)", line.partition(": ")[2])
        return [trials, *(f"{cost} {name.strip()}" for name, cost in short)]
    if line.startswith("  ") and line.strip().startswith(tuple(ear.words.players)):
        has = say("show-passed-pack", seat=0, cards="").removeprefix(ear.words.seat(0))
        return re.findall(r"([^\W\d_][\w' -]* \([^)]*\))", line.partition(has)[2])
    if me.get("character") and say(who) in line:
        sides = [f"side-{me['side']}.one", *(f"type-{kind}" for kind in me["types"])]
        named = [say(key) for key in (who, f"{who}.trade", *sides)]
        assert all(name in line for name in named), line
        return named
    return [line]


def constable_in_words(ear: Ear) -> str:
    """What the constable must or may do, or does just now."""
    say, view = ear.words.say, ear.view
    values = {"seat": view["constable"], **view["duty"]}
    key = "board-duty" if view["duty"]["applies"] else "board-no-duty"
    if view["launched"]:
        event = f"event-{view['launched']['event']}"
        values |= {"event": say(event), "text": say(f"{event}.text")}
        key = "board-launching"
    elif view["question"] == "last_call":
        key = "board-last-call"
    return say(f"{key}.own" if view["constable"] == ear.seat else key, **values)


def check_player(ear: Ear, seat: int, head: str, lines: list[str]) -> None:
    say = ear.words.say
    name = ear.words.players[seat]
    region = say("board-own-street") if seat == ear.seat else say("board-street", seat=name)
    tree = ear.tree(region)
    found = re.match(r".*?: (?:(\d+) \w+, )?\D+(\d+), \D+(\d+)(?: \((.*)\))?$", head)
    assert found, head
    points, hope, despair, notes = found.groups()
    assert points is None or say("board-points", points=int(points)) in tree, (head, tree)
    assert say("board-hope", count=int(hope)) in tree, (head, tree)
    assert say("board-despair", count=int(despair)) in tree, (head, tree)
    for part in re.findall(r"[^\W_]+", notes or ""):
        assert part in tree, (head, tree)
    for line in lines:
        check_street(ear, line, tree)


def check_street(ear: Ear, line: str, tree: str) -> None:
    """Each building with its cubes and the chest; the sets as they stand."""
    say = ear.words.say
    start = say("show-street", buildings="")
    if not line.strip().startswith(start.strip()):
        assert close(line) in tree, (line, tree)
        return
    street = line.strip().removeprefix(start.strip())
    for name, marks in re.findall(r"([^,(]+ \d)(?: \(([^)]*)\))?", street):
        cubes = {"hope": 0, "despair": 0}
        for cube in cubes:
            for count in range(1, 12):
                if say(f"show-cube-{cube}", count=count) in (marks or "").split():
                    cubes[cube] = count
        said = say("board-building", building=name.strip(), type="§", **cubes)
        if say("show-cube-chest") in (marks or "").split():
            said += f" {say('board-chest')}"
        pattern = re.escape(close(said)).replace("§", r"[^)]+")
        assert re.search(pattern, tree), (name, marks, pattern, tree)


# -- all five ------------------------------------------------------------------------------

CASES = {"walpurgisnacht": (walpurgisnacht, "es"), "new_salem": (new_salem, "en")}
# What these say is compared in test_carcassonne_heard, test_discworld_blind, test_las_brujas_blind.
ELSEWHERE = {"carcassonne": "en", "discworld_witches": "es", "las_brujas": "es"}
ENDINGS = {"new_salem": ".sal-ending"}  # what is fetched when a game is over
SOME, ALL = 4, 1000  # answers


@pytest.fixture(autouse=True)
def lines_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not folded, however long."""
    monkeypatch.setattr(folding, "WIDTH", 100_000)


@pytest.mark.parametrize("answers", [SOME, pytest.param(ALL, marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", CASES)
def test_turns_are_played_by_names_alone(person: Opened, game: str, answers: int) -> None:
    """And before each answer the board says all that the terminal does."""
    check, lang = CASES[game]
    listen(person, game, lang, answers, check)


@pytest.mark.parametrize("answers", [SOME, pytest.param(ALL, marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", ELSEWHERE)
def test_and_so_are_the_other_games(person: Opened, game: str, answers: int) -> None:
    listen(person, game, ELSEWHERE[game], answers)


def listen(
    person: Opened, game: str, lang: str, answers: int, check: Callable[[Ear], None] | None = None
) -> None:
    """So many answers, or a whole game, given by the names of things."""
    one = person("Ana", lang=lang)
    made = one.make(game, 4, bots={str(seat): "random" for seat in range(1, 4)})
    one.sit_in_front(made["table"], 0)
    one.page.keyboard.press("Shift")  # who hears the page presses keys
    ear = Ear(one, made["table"], 0)
    given = 0
    while given < answers and one.until_asked(0):
        if check:
            one.until_last(0)
            check(ear)
        ear.play(given)
        given += 1
    assert given >= SOME
    if answers == ALL:
        assert one.heard(0)["position"]["over"], f"{given} answers, and no end"
        assert ear.said("web-tab-result") in plain(one.page.locator("body").aria_snapshot())


@pytest.mark.parametrize("game", CASES)
def test_the_end_is_told_as_in_the_terminal(person: Opened, house: House, game: str) -> None:
    check, lang = CASES[game]
    one = person("Eva", lang={"es": "en", "en": "es"}[lang])
    table = house.finished(game)
    one.sit_in_front(table, -1)
    if game in ENDINGS:
        one.page.locator(ENDINGS[game]).wait_for()
    check(Ear(one, table, -1))
