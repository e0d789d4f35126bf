"""A game that brings no drawing is played on a board of words; one that breaks breaks nothing else.

The games of these tests are ours in packages of their own, without their drawings.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import aquelarre

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

GAMES = Path(aquelarre.__file__).parent / "games"
PLAIN = """
from aquelarre.games.{base} import GAME as BASE

class Plain(type(BASE)):
    key = "{name}"
    {more}

GAME = Plain()
"""
FAILS = """
    def view(self, s, seat):
        if s.over:
            raise RuntimeError("no view today")
        return super().view(s, seat)
"""
TEAMS = """
    least_seats = most_seats = 3
    settings = ()
    sides = ("owls", "mice")

    def side(self, s, seat):
        return seat % 2

    def new(self, n, settings):
        return super().new(n, {**settings, "showing": 0})
"""
TITLES = {
    "en": "game-title = Owls and Mice\nside-owls = owls\nside-mice = mice\n",
    "es": "game-title = Búhos y ratones\nside-owls = búhos\nside-mice = ratones\n",
}
NAMES = re.compile("[\ue000-\ue0ff]")


def package(site: Path, name: str, base: str, more: str = "") -> None:
    """A game in a package of its own, found by its entry point."""
    (site / name).mkdir()
    (site / name / "__init__.py").write_text(PLAIN.format(name=name, base=base, more=more))
    shutil.copytree(GAMES / base / "locale", site / name / "locale")
    about = site / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[aquelarre.games]\n{name} = {name}\n")


@pytest.fixture(scope="module")
def plain_house(
    house: House, tmp_path_factory: pytest.TempPathFactory, data_folder: Path
) -> Iterator[House]:
    """A server with games that bring no drawing, and one that fails to show itself."""
    site = tmp_path_factory.mktemp("site")
    package(site, "plain_cards", "_template")
    package(site, "plain_salem", "new_salem")
    package(site, "plain_teams", "_template", TEAMS)
    for lang, texts in TITLES.items():
        path = site / "plain_teams" / "locale" / f"{lang}.ftl"
        known = path.read_text("utf-8").replace("game-title =", "-unused-title =", 1)
        path.write_text(texts + known, "utf-8")
    package(site, "blind", "_template", FAILS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        serving = type(house)(data_folder / "plain", data_folder / "chance")
        serving.start()
    yield serving
    serving.stop()


def at_table(one: Person, game: str, seats: int) -> str:
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = str(one.make(game, seats, bots=bots)["table"])
    one.sit_in_front(table, 0)
    return table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_position_is_told_in_panels(person: Opened, plain_house: House, phone: bool) -> None:
    ana = person("Ana", house=plain_house, phone=phone)
    at_table(ana, "plain_salem", 4)
    board = ana.page.locator(".plain-board")
    panels = board.locator(".plain-player")
    expect(panels).to_have_count(4)
    expect(panels.first).to_contain_text("Ana")
    expect(panels.first).to_contain_text("you")
    expect(board.locator(".plain-player[data-turn]").first).to_contain_text("to play")
    for seat in range(4):  # everybody has more than a name
        expect(panels.nth(seat).locator(".plain-line").first).not_to_be_empty()
    expect(board.locator(".plain-table")).to_contain_text("Despair")
    assert not NAMES.search(board.inner_text())
    frame = ana.page.locator(".frame")
    assert frame.evaluate("(frame) => frame.scrollWidth - frame.clientWidth") <= 0


def test_a_whole_game_is_played_on_it(person: Opened, plain_house: House) -> None:
    ana = person("Ana", house=plain_house)
    at_table(ana, "plain_salem", 4)
    given = 0
    while question := ana.until_asked(0):
        touchable = [each for each in question["options"] if each["refs"]]
        if given < 3 and len(touchable) == len(question["options"]):
            ana.on_board(question, 0)  # by touching words
        else:
            ana.swift(0, given)
        given += 1
    assert given > 3
    assert not NAMES.search(ana.page.locator(".plain-board").inner_text())
    ana.page.locator(".result").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("lang", "first"), [("en", "Owls: Ana"), ("es", "Búhos: Ana")])
def test_the_result_names_the_sides(
    person: Opened, plain_house: House, lang: str, first: str, phone: bool
) -> None:
    ana = person("Ana", house=plain_house, lang=lang, phone=phone)
    at_table(ana, "plain_teams", 3)
    while ana.until_asked(0):
        ana.swift(0, 0)
    sides = ana.page.locator(".result .result-sides li")
    expect(sides).to_have_count(2)
    expect(sides.first).to_contain_text(first)
    expect(sides.first).to_be_in_viewport()
    expect(sides.last).to_be_in_viewport()
    names = ana.get(f"/api/tables/{ana.page.url.rsplit('/', 1)[1]}")["people"]
    assert names[2]["name"] in sides.first.inner_text()
    assert names[1]["name"] in sides.last.inner_text()


def test_asking_why_with_a_legal_answer_s_button_does_not_give_it(
    person: Opened, plain_house: House
) -> None:
    """Nor with that of something that may be said unasked."""
    ana = person("Ana", house=plain_house)
    at_table(ana, "plain_cards", 2)
    ana.until("() => window.heard[0].position.question?.asked.join() === '0'")  # the bot has chosen
    question = ana.question(0)
    assert question is not None
    toggle = ana.button("Why can’t I…?")
    for name in ("Keep my card", "Show my card to everyone"):
        toggle.click()
        ana.button(name).click()
        expect(ana.page.locator(".notice")).to_contain_text(f"{name}: that is possible now.")
        expect(toggle).to_have_attribute("aria-pressed", "false")
        expect(ana.button(name)).to_be_visible()
        assert ana.question(0) == question
    ana.button("Keep my card").click()
    ana.until("() => window.heard[0].position.over || window.heard[0].position.question.answered")


@pytest.mark.parametrize(("game", "count"), [("plain_teams", 0), ("plain_cards", 1)])
def test_options_are_framed_only_where_there_are_some(
    person: Opened, plain_house: House, game: str, count: int
) -> None:
    page = person("Ana", house=plain_house).goto("/")
    title = "Owls and Mice" if game == "plain_teams" else "High Card"
    card = page.get_by_role("article").filter(has_text=title).last
    card.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.locator(".seats-edit").wait_for()
    expect(dialog.locator(".settings-edit")).to_have_count(count)


def test_one_number_of_players_is_said_once(person: Opened, plain_house: House) -> None:
    page = person("Ana", house=plain_house).goto("/")
    card = page.get_by_role("article").filter(has_text="Owls and Mice")
    expect(card.locator(".seats-line")).to_contain_text("3 players")
    expect(card.locator(".seats-line")).not_to_contain_text("to")


def test_it_speaks_the_language_of_the_reader(person: Opened, plain_house: House) -> None:
    ana = person("Ana", house=plain_house, lang="es")
    at_table(ana, "plain_cards", 3)
    board = ana.page.locator(".plain-board")
    expect(board.locator(".plain-table")).to_contain_text("mazo")
    ana.page.locator(".lang").first.click()
    expect(board.locator(".plain-table")).to_contain_text("deck")


def test_axe_finds_nothing_serious(person: Opened, plain_house: House) -> None:
    found = find_spec("axe_playwright_python")
    if found is None or found.origin is None:
        pytest.skip("axe is not installed")
    ana = person("Ana", house=plain_house)
    at_table(ana, "plain_salem", 4)
    ana.page.evaluate((Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8"))
    how = {"resultTypes": ["violations"], "preload": False}
    result = ana.page.evaluate("(how) => axe.run(document, how)", how)
    bad = [each["id"] for each in result["violations"] if each["impact"] in ("serious", "critical")]
    assert bad == []


def test_a_game_without_an_emblem_has_the_house_s(person: Opened, plain_house: House) -> None:
    page = person("Ana", house=plain_house).goto("/")
    page.locator(".game-actions button").first.wait_for()
    drawn = "() => [...document.querySelectorAll('.emblem')].every((each) => each.naturalWidth > 0)"
    page.wait_for_function(drawn)
    assert page.locator("article .emblem").count() == 9


def test_a_view_that_raises_is_told_to_the_table(person: Opened, plain_house: House) -> None:
    """The sentence stands where the board was; the answers can still be given."""
    ana = person("Ana", house=plain_house)
    at_table(ana, "blind", 2)
    question = ana.until_asked(0)
    assert question is not None
    broken = ana.page.locator(".stage .no-view")
    expect(broken).to_have_count(0)
    ana.swift(0, 0)
    expect(broken).to_contain_text("failed to show the table")
    ana.until("() => window.heard[0].position.over")


def test_a_drawing_that_breaks_gives_way_to_words(person: Opened, plain_house: House) -> None:
    """What can be chosen is still there to be touched."""
    ana = person("Ana", house=plain_house)
    ana.allow("the board broke")
    script = "export function Board() { throw new Error('broken'); }"
    ana.context.route(
        "**/games/new_salem/ui/board.js",
        lambda route: route.fulfill(content_type="text/javascript", body=script),
    )
    ana.goto(f"/t/{ana.make('new_salem', 4, bots=dict.fromkeys('123', 'random'))['table']}")
    expect(ana.page.locator(".plain-note")).to_contain_text("has failed")
    assert ana.until_asked(0)
    ana.page.locator(".plain-board .can").first.wait_for()
