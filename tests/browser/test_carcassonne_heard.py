"""Carcassonne for those who hear the board: the accessibility tree says what the terminal says, and
is enough to play. What the page reckons the rules reckon, too. What is touched stays in place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.bots import bot
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import FITS
from aquelarre.games.carcassonne.box.places import place_label
from aquelarre.games.carcassonne.state import Land
from aquelarre.games.carcassonne.verbs import LAY
from aquelarre.kernel import WATCHER, Dice
from aquelarre.match import Match
from aquelarre.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.browser.conftest import Opened, Party, Person

LEAST = 32  # pixels of what one touches to send mage or witch


def tree(one: Person) -> str:
    """The board as it is heard, with all that lies beside it."""
    one.page.keyboard.press("Shift")  # who hears the page presses keys
    one.page.locator(".stage [data-ref^='place:'][aria-label*='(north ']").first.wait_for()
    return one.page.locator(".stage").aria_snapshot()


def test_the_tree_says_what_the_terminal_says(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=2)
    for pick in range(14):
        ana.until_asked(0)
        ana.swift(0, pick, most=1)
    while (question := ana.until_asked(0)) and question["key"] != "lay":
        ana.swift(0, 0, most=1)
    heard = tree(ana)
    view = ana.heard(0)["position"]["view"]
    names = [each["name"] for each in ana.get(f"/api/tables/{ana.page.url[-14:]}")["people"]]
    words = Words("en", GAME, players=names, reader=0)
    lines = " ".join(GAME.draw(view, words.say))

    def said(text: str) -> None:
        """Both say it; the terminal folds its lines."""
        assert text in heard, text
        assert " ".join(text.split()) in " ".join(lines.split()), text

    assert len(view["features"]) > 2
    for feature in view["features"]:  # what is occupied, by whom, and what it is worth
        crowd = ", ".join(
            f"{words.seat(seat)} {number}"
            for seat, number in enumerate(feature["followers"])
            if number
        )
        said(f"; {crowd}; {words.say('score-points', points=feature['points'])}")
    for tile in view["tiles"]:  # which tile lies where
        kind = words.say(f"tile-{tile['tile']}")
        place = words.thing("place", GAME.thing("place", tile["place"]) or 0)
        assert f"{kind[0].upper()}{kind[1:]}, {place} (north " in heard
    for player in view["players"]:  # followers of everybody
        left = words.say("board-player", seat=player["seat"], supply=player["supply"])
        assert left in heard
        assert f"{player['supply']} follower" in lines
    assert f"{view['left'] + 1} tiles left" in heard
    fits = [each for each in view["open"] if each in view["fits"]]
    buttons = re.findall(r'button "([^"]*), the tile fits\.', heard)
    assert sorted(name.lower() for name in buttons) == sorted(
        words.thing("place", GAME.thing("place", each) or 0) for each in fits
    )
    for each in fits:
        assert each in lines
    hand = words.say(f"tile-{view['drawn']}")
    assert hand in ana.page.locator(".tray").aria_snapshot()
    assert f"Tile to lay: {hand}." in lines


def by_names(ana: Person, question: dict[str, Any], pick: int) -> None:
    """Answer with what is called so and so, and with keys."""

    def press(name: str, number: int = 0) -> Locator:
        found = ana.button(re.compile(name)).nth(number)
        found.press("Enter")
        return found

    if question["key"] == "lay":
        fits = {each["args"]["place"][1] for each in question["options"]}
        place = press("^[^(]*, la loseta encaja", pick % len(fits))
        ref, name = place.get_attribute("data-ref"), place.get_attribute("aria-label")
        assert re.search("Alrededor: (campo|camino|ciudad) al (norte|este|sur|oeste)", name or "")
        ways = [each for each in question["options"] if ref in each["refs"]]
        status = ana.page.locator(".own [role=status]")
        expect(status).to_have_text(re.compile("norte .* este .* sur .* oeste .*: "))
        before = status.inner_text()
        place.press("r")  # the next way round is told
        if len(ways) > 1:
            expect(status).not_to_have_text(before)
        press("^Colocar la loseta: \\d")
    elif question["key"] == "follower" and pick % 2:
        press("sin ocupar")
        press("^Colocar un seguidor en")
    elif question["key"] == "follower":
        press("^No colocar ningún seguidor")
    else:
        assert question["key"] == "send"
        press("^El mago: ")
        press("Con el mago daría \\d+; con la bruja, \\d+")
        press("^Colocar el mago en")


def test_some_turns_by_names_alone(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1, lang="es")
    ana.page.keyboard.press("Shift")
    ana.page.locator(".stage [aria-label*='Alrededor: ']").first.wait_for()
    for pick in range(8):
        question = ana.until_asked(0)
        assert question is not None
        by_names(ana, question, pick)
        ana.until_taken(0, question["number"])
    own = [
        each["key"] for each in ana.heard(0)["events"] if each["values"].get("seat") == ["seat", 0]
    ]
    assert own.count("laid") >= 3
    assert "follower_put" in own


# -- what is reckoned --------------------------------------------------------------------

RECKONED = """async (views) => {
  const [{ wholeOf, laying, gapsOf }, { sceneOf }] = await Promise.all([
    import("/games/carcassonne/ui/worth.js"), import("/games/carcassonne/ui/landscape.js")]);
  const told = ({ feature, points, complete, pennants, followers }) => (
    JSON.stringify([feature, points, complete, pennants, followers]));
  return views.map(({ view, way }) => {
    const scene = sceneOf(view);
    const all = [...new Set(scene.features.values())];
    const now = all.map((each) => told(wholeOf(scene, view, each)));
    const then = way ? laying(scene, view, ...way).filter(({ own }) => own).map(told) : [];
    return { now: now.sort(), then: then.sort(), gaps: gapsOf(scene, view).sort() };
  });
}"""


def told(feature: dict[str, Any]) -> str:
    facts = [feature[key] for key in ("feature", "points", "complete", "pennants", "followers")]
    return json.dumps(facts, separators=(",", ":"))


def then(view: dict[str, Any], way: list[Any]) -> list[str]:
    """What meets the tile, once it lies there."""
    place, tile, rotation = way
    laid = {"place": place, "tile": tile, "rotation": rotation}
    found = GAME.features({**view, "tiles": [*view["tiles"], laid]})
    here = [each for each in found if place in each["places"]]
    return sorted(told(f) for f in here if f["feature"] == "cloister" or len(f["places"]) > 1)


def gaps(s: Land) -> list[str]:
    """Where none of the tiles fits that are still to come."""
    left = [kind for kind, copies in enumerate(s.bag.counts) if copies or kind == s.drawn]
    some = [place for place, asked in s.frontier.items() if any(FITS[kind][asked] for kind in left)]
    return sorted(place_label(place) for place in s.frontier if place not in some and not s.over)


def positions(settings: dict[str, int]) -> Iterator[Match[Any]]:
    """A game of three who answer at random, every few answers."""
    match: Match[Any] = Match(GAME, 3, settings, seed=f"reckoned {settings}")
    players = [bot("random", Dice(f"{settings} {seat}")) for seat in range(3)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, players[seat].answer(match.window(seat)))
        if len(match.answers) % 7 == 0 or match.over:
            yield match


def test_the_page_reckons_as_the_rules_do(person: Opened) -> None:
    cases, expected = [], []
    for settings in ({"crop_circles": 6}, {"small_city": 1}, {"mage_and_witch": 0}):
        for number, match in enumerate(positions(settings)):
            view, way = match.view(WATCHER), None
            if view["drawn"]:
                options = match.state.options(match.asked[0])
                place, rotation = LAY.args(options[number % len(options)])
                way = [place_label(place), view["drawn"], rotation]
            cases.append({"view": view, "way": way})
            now = sorted(told(each) for each in GAME.features(view))
            after = then(view, way) if way else []
            expected.append({"now": now, "then": after, "gaps": gaps(match.state)})
    assert sum(bool(each["then"]) for each in expected) > 20
    assert any(each["gaps"] for each in expected)
    ana = person("Ana")
    ana.goto("/about")
    assert ana.page.evaluate(RECKONED, cases) == expected


# -- mage and witch ----------------------------------------------------------------------

# Where a tile of the landscape is on the screen, and how large what one may touch is. As painted: a
# window that has another height is laid out first, and the board follows before it is painted.
SEEN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const boxes = (what) => [...document.querySelectorAll(`.stage ${what}`)]
    .map((each) => each.getBoundingClientRect());
  const [{ x, y, width }] = boxes(".sheet [data-ref='place:0,0'] > .hit");
  const sizes = boxes(":is(.target, .figure-place).can .hit");
  const least = Math.min(...sizes.flatMap((box) => [box.width, box.height]));
  return { where: { x, y, width }, least };
}"""


# The middle of a target that is in sight: there one touches it and nothing else.
IN_SIGHT = """() => [...document.querySelectorAll(".stage .target.can .hit")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return { each, at: [x + width / 2, y + height / 2] };
}).find(({ each, at }) => each.parentNode.contains(document.elementFromPoint(...at))).at"""


@pytest.mark.parametrize("phone", [False, True])
def test_targets_are_large_and_choosing_moves_nothing(party: Party, phone: bool) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1, phone=phone)
    while (question := ana.until_asked(0)) and question["key"] != "send":
        ana.swift(0, question["number"], most=1)
    assert question is not None
    ana.until("() => document.querySelectorAll('.stage .target.can').length > 4")
    before = ana.page.evaluate(SEEN)
    assert before["least"] >= LEAST
    tall = "() => document.querySelector('.stage .frame').clientHeight"
    high = ana.page.evaluate(tall)
    ana.hit(ana.page.locator(".stage [data-ref='figure:witch']"))
    picked = ana.page.locator(".actions .picked-row")
    picked.wait_for()
    assert ana.page.evaluate(SEEN)["where"] == pytest.approx(before["where"], abs=1)
    x, y = ana.page.evaluate(IN_SIGHT)
    (ana.page.touchscreen.tap if phone else ana.page.mouse.click)(x, y)
    ana.page.locator(".actions .confirm").wait_for()
    assert ana.page.evaluate(SEEN)["where"] == pytest.approx(before["where"], abs=1)
    assert ana.page.evaluate(tall) != high or not phone  # though the window has become lower


def test_a_figure_that_may_not_go_there_goes_nowhere_else(party: Party) -> None:
    """Who touches a road or city that is no target is told why, also beside one that is."""
    _, (ana,) = party("carcassonne", "Ana", bots=3, phone=True)
    refused = ana.page.locator(".stage .refusal")
    while question := ana.until_asked(0):
        if question["key"] == "send":
            ana.until("() => document.querySelector('.stage .target.can')")
            if refused.count():
                break
        ana.swift(0, question["number"], most=1)
    ana.page.locator(".stage [data-ref='figure:witch']").dispatch_event("click")
    ana.page.locator(".actions .picked-row").wait_for()
    refused.first.dispatch_event("click")
    expect(ana.page.locator(".notice.why .rule-chip")).to_have_text(re.compile("CAR-2[123]"))
    assert not ana.page.locator(".actions .confirm").count()
    assert not ana.page.locator(".stage .refusal.can, .stage .refusal[tabindex]").count()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640)], ids=str)
def test_targets_for_followers_are_large_too(party: Party, size: tuple[int, int]) -> None:
    """On every kind of tile, and however large the landscape has become."""
    _, (ana,) = party("carcassonne", "Ana", bots=3, phone=size[0] < 500, size=size)
    asked = 0
    while asked < 8 and (question := ana.until_asked(0)):
        if question["key"] == "follower":
            asked += 1
            ana.until("() => document.querySelector('.stage .target.can')")
            assert ana.page.evaluate(SEEN)["least"] >= LEAST
        ana.swift(0, question["number"], most=1)


def test_who_waits_covers_no_place(party: Party) -> None:
    """The figures stand beside the landscape, in a row of their own."""
    _, (ana,) = party("carcassonne", "Ana", bots=1, phone=True)
    ana.until_asked(0)
    ana.page.locator(".stage [data-ref='figure:witch']").wait_for()
    frame, *figures = ana.page.evaluate(
        """() => [".frame", "[data-ref='figure:mage']", "[data-ref='figure:witch']"].map((what) =>
          document.querySelector(`.stage ${what}`).getBoundingClientRect().toJSON())"""
    )
    for box in figures:
        assert box["bottom"] <= frame["top"]
        assert min(box["width"], box["height"]) >= LEAST


# How many tiles of the panel the button that closes it lies over, as far as they are seen.
UNDER_THE_BUTTON = """(panel) => {
  const button = panel.querySelector(".car-close").getBoundingClientRect();
  const head = panel.querySelector(".car-head")?.getBoundingClientRect() ?? button;
  const covers = head.width >= panel.clientWidth; // the whole row: nothing peeps out beside it
  return [...panel.querySelectorAll(".car-kinds svg")].map((tile) => tile.getBoundingClientRect())
    .filter((box) => box.right > button.left && box.top < button.bottom && box.bottom > button.top)
    .filter((box) => !covers || panel.scrollTop === 0).length;
}"""


# Are there places that nothing fills any more, by what the page reckons (see above)?
HAS_GAPS = """async () => {
  const [{ gapsOf }, { sceneOf }] = await Promise.all([
    import("/games/carcassonne/ui/worth.js"), import("/games/carcassonne/ui/landscape.js")]);
  const { view } = window.heard[0].position;
  return gapsOf(sceneOf(view), view).length > 0;
}"""


def test_what_is_left_and_what_nothing_fills_on_request(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    for _ in range(200):  # until there is a gap
        ana.until_asked(0)
        ana.swift(0, 3, most=4)
        ana.until_asked(0)  # nobody lays a tile while one looks
        if ana.page.evaluate(HAS_GAPS):
            break
    panel = ana.page.get_by_role("region", name="What is left, and where nothing fits")
    for _ in range(2):  # it can be closed, and opened again
        ana.button(re.compile("tiles? left")).click()
        expect(panel.get_by_text("nothing fits there any more").first).to_be_visible()
        ana.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
    ana.button(re.compile("tiles? left")).click()
    expect(panel.locator(".car-kinds li").first).to_be_visible()
    assert panel.evaluate(UNDER_THE_BUTTON) == 0
    panel.evaluate("(panel) => panel.scrollTo(0, 40)")
    assert panel.evaluate(UNDER_THE_BUTTON) == 0
    view = ana.heard(0)["position"]["view"]
    left = view["left"] + bool(view["drawn"])
    counts = [int(text.split()[1]) for text in panel.locator(".car-kinds b").all_inner_texts()]
    assert sum(counts) == left
    expect(ana.button(re.compile(f"^{left} tiles? left"))).to_be_visible()
    expect(ana.page.locator(".stage .gaps")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".stage .gaps")).to_have_count(0)


def test_a_line_of_the_log_points_at_the_board(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    for pick in range(4):
        ana.until_asked(0)
        ana.swift(0, pick, most=1)
    ana.until_asked(0)  # no other line comes, which would move this one
    line = ana.page.locator(".log-line", has_text=re.compile("lays the tile")).first
    assert not re.search(r"-?\d,-?\d", ana.page.locator(".log").inner_text())
    ana.page.mouse.move(5, 5)
    ana.until("() => !document.querySelector('.stage .lit-tiles')")
    line.hover()
    expect(ana.page.locator(".stage .lit-tiles")).to_have_count(1)
    ana.page.mouse.move(5, 5)
    expect(ana.page.locator(".stage .lit-tiles")).to_have_count(0)
    line.focus()  # with the arrow keys
    expect(ana.page.locator(".stage .lit-tiles")).to_have_count(1)
