"""Puzzles as people solve them: by mouse, by finger and by keys, in both languages; what a device
keeps of them, and the puzzle of the day."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from aquelarre.kernel import catalog
from aquelarre.kernel.catalog import find
from aquelarre.puzzles import Puzzle, book
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

Data = dict[str, Any]
GAMES = [game for game in catalog.names() if book(find(game))]
GAME = "carcassonne"
DAY = 86_400  # seconds
KEPT = "aquelarre-puzzles"
MOST_KEYS = 60  # until something has the focus


def puzzle_of(game: str = GAME, place: int = 0) -> Puzzle:
    return book(find(game))[place]


def verbs_of(puzzle: Puzzle) -> set[str]:
    options = puzzle.match().state.options(puzzle.seat)
    return {puzzle.game.describe(each).verb for each in options}


def path_of(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game.key}/{puzzle.id}"


def opened(one: Person, puzzle: Puzzle) -> Data:
    """The question of a puzzle, in front of which somebody is now."""
    page = one.page
    page.wait_for_url(f"**{path_of(puzzle)}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    page.locator(".actions .choices button").first.wait_for()
    found: Data = one.get(f"/api{path_of(puzzle)}")
    return found


def posed(person: Opened, puzzle: Puzzle, **settings: Any) -> tuple[Person, Data]:
    ana = person("Ana", **settings)
    ana.goto(path_of(puzzle))
    return ana, opened(ana, puzzle)


def poor_of(puzzle: Puzzle) -> int:
    """What a plain player answers."""
    assert not puzzle.right(puzzle.plain)
    return puzzle.plain


def give(one: Person, puzzle: Puzzle, shown: Data, action: int) -> None:
    """Touch what an answer is about as far as it is drawn, then press its name."""
    page, options = one.page, shown["position"]["question"]["options"]
    option = next(each for each in options if each["action"] == action)
    for chain in chains(option):
        inner = " ".join(f'[data-ref="{ref}"]' for ref in chain)
        thing = page.locator(f".stage {inner}, .own {inner}")
        if thing.count():
            thing.last.dispatch_event("click")
            options = [each for each in options if set(chain) <= set(each["refs"])]
    guest = {"es": "Visitante", "en": "Guest"}[one.lang]
    names = [name or guest for name in shown["names"]]
    words = Words(one.lang, puzzle.game, players=names, reader=puzzle.seat)
    name = words.option(puzzle.game.describe(action))
    button = page.locator(".actions .choices").get_by_role("button", name=name, exact=True)
    for _ in options:
        turn = page.locator(".picked-row .action.quiet:not(.back)")
        fold = page.locator(".choices .fold:not(.is-open)")
        if button.count():
            break
        before = page.evaluate("() => window.choices()")
        one.hit(turn if turn.count() else fold.first)
        one.until("(before) => window.choices() !== before", before)  # a finger's click comes later
    one.hit(button.first)
    page.locator(".judgement").wait_for()


def chains(option: Data) -> list[list[str]]:
    """What to touch for an option, one after the other: things, and things on things."""
    kinds = {ref.split(":")[0]: ref for ref in option["refs"]}
    if "place" in kinds and "spot" in kinds:
        first = [[kinds["figure"]]] if "figure" in kinds else []
        return [*first, [kinds["place"], kinds["spot"]]]
    return [[ref] for ref in option["refs"] if not ref.startswith("rotation:")]


def kept(page: Page) -> Data:
    found: str = page.evaluate("(key) => localStorage.getItem(key) ?? '{}'", KEPT)
    return dict(json.loads(found))


def day_of(game: str) -> int:
    """A day on which this title has its turn."""
    books = len(GAMES)
    return 20_600 - 20_600 % books + GAMES.index(game)


def on_a_day(one: Person, day: int) -> None:
    """It is noon there. (`set_fixed_time` lets timers run as ever.)"""
    one.page.clock.set_fixed_time(day * DAY + DAY // 2)


def test_wrong_then_right(person: Opened) -> None:
    """One is told kindly, sees no more than one wants to, and tries again."""
    puzzle = puzzle_of()
    ana, shown = posed(person, puzzle)
    page, poor = ana.page, poor_of(puzzle)
    on_the_way = page.content()
    assert "judgement" not in on_the_way
    give(ana, puzzle, shown, poor)
    expect(page.get_by_role("heading", name="There is something better")).to_be_focused()
    yours, best = page.locator(".judgement-answer").all()
    chance = puzzle.chance(poor)
    assert chance is not None
    expect(yours).to_contain_text(f"Chances: {round(chance / 10)} in 100")
    expect(best).to_contain_text("Which could it be?")
    expect(best).to_contain_text(f"Chances: {round(puzzle.chances[0][1] / 10)} in 100")
    assert kept(page) == {}, "nothing is found yet"
    ana.button("Try again").click()
    give(ana, puzzle, shown, puzzle.best)
    expect(page.get_by_role("heading", name="Now you have it!")).to_be_visible()
    if puzzle.praise:
        expect(page.locator(".judgement-why li").first).to_be_visible()
    assert kept(page)["solved"] == {f"{GAME}/{puzzle.id}": 2}
    page.get_by_role("link", name="All puzzles").last.click()
    tile = page.locator(f'a[href="{path_of(puzzle)}"].puzzle-tile')
    expect(tile).to_have_accessible_name(re.compile("^Puzzle 1, .*solved at try 2$"))


def test_shown_on_a_phone_in_spanish(person: Opened) -> None:
    """Whoever gives up sees the best answer on the board, and why; it does not count as found."""
    puzzle = puzzle_of()
    settings = {"phone": True, "size": (360, 640), "lang": "es", "theme": "light"}
    ana, _ = posed(person, puzzle, **settings)
    page = ana.page
    ana.button("Enséñame").tap()
    expect(page.get_by_role("heading", name="Lo mejor era esto")).to_be_visible()
    assert kept(page) == {"solved": {f"{GAME}/{puzzle.id}": 0}, "days": []}
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    sheet = page.locator(".judgement")
    assert sheet.evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll(".puzzle :is(button, a, summary):not(.rule-chip)")]
          .filter((one) => one.getClientRects().length)
          .filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"""
    )
    assert small == []
    board = page.locator(".stage").bounding_box()
    assert board is not None
    assert board["height"] > 120
    page.locator(".judgement-answer button").first.tap()
    page.get_by_role("button", name="Registro").tap()
    page.locator(".log-line").first.wait_for()


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(MOST_KEYS):
        if page.evaluate("(what) => document.activeElement.matches(what)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no {selector} within {MOST_KEYS} keys")


def answer_by_keys(page: Page) -> None:
    """Some answer, in the action bar: what is folded is opened, what is meant is confirmed."""
    for _ in range(8):
        sure = page.locator(".choices .confirm").count()
        some = ".choices .value, .choices > .action, .choices .fold:not(.is-open)"
        tab_to(page, ".choices .confirm" if sure else some)
        before = page.evaluate("() => window.choices()")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(before) => document.querySelector('.judgement') || window.choices() !== before",
            arg=before,
        ).dispose()
        page.wait_for_function(
            "() => !document.querySelector('.choices[aria-busy=true]')"
        ).dispose()
        if page.locator(".judgement").count():
            return
    raise AssertionError("no answer after eight buttons")


def test_by_keys_alone(person: Opened) -> None:
    """From the lobby to an answer, to another one, and to the solution."""
    ana = person("Ana")
    on_a_day(ana, day_of(GAME))
    page = ana.goto("/")
    page.locator(".daily").wait_for()
    tab_to(page, ".daily .confirm")
    page.keyboard.press("Enter")
    page.locator(".actions .choices button").first.wait_for()
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    answer_by_keys(page)
    expect(page.locator("#judgement")).to_be_focused()
    if page.get_by_role("button", name="Try again").count():
        tab_to(page, ".judgement-do button")
        page.keyboard.press("Enter")
        ana.until("() => document.activeElement.closest('.actions, .stage')")  # with the next frame
        tab_to(page, ".puzzle-head button", "Shift+Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="This was best")).to_be_focused()
    tab_to(page, ".judgement-answer.best button, .judgement-answer.found button")
    tab_to(page, ".judgement-do a.confirm")
    page.keyboard.press("Enter")
    page.locator(".actions .choices button").first.wait_for()


def test_the_puzzle_of_the_day_and_the_days_in_a_row(person: Opened) -> None:
    """It is the same for everybody; the streak is seen in the lobby and in the list, goes into
    one's file, and away with the rest."""
    ana, day = person("Ana"), day_of(GAME)
    on_a_day(ana, day)
    page = ana.goto("/")
    expect(page.locator(".daily")).to_contain_text("Carcassonne")
    page.locator(".daily").get_by_role("link", name="Solve it").click()
    page.wait_for_url(re.compile(f"/puzzles/{GAME}/"))
    puzzle = next(each for each in book(find(GAME)) if page.url.endswith(each.id))
    shown = opened(ana, puzzle)
    expect(page.locator(".puzzle-head")).to_contain_text("Puzzle of the day")
    yesterday = json.dumps({"solved": {"x/y": 1}, "days": [day - 1]})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEPT, yesterday])
    on_a_day(ana, day + 1)  # midnight comes while one thinks: it is still that day's puzzle
    give(ana, puzzle, shown, puzzle.best)
    expect(page.locator(".judgement-streak")).to_have_text("2 days in a row.")
    assert kept(page)["days"] == [day - 1, day]
    ana.goto("/")
    expect(page.locator(".daily .streak")).to_contain_text("2 days in a row.")
    ana.goto("/puzzles")
    expect(page.locator(".puzzle-streak")).to_contain_text("2 days in a row")
    expect(page.locator(".puzzle-streak li.found")).to_have_count(2)
    bea = person("Bea", timezone_id="Pacific/Auckland")
    bea.page.clock.set_fixed_time(day * DAY - 4 * 3_600)  # it is morning there already
    bea.goto("/puzzles/today")
    bea.page.wait_for_url(f"**{path_of(puzzle)}")
    ana.goto("/me")
    expect(page.locator(".me-puzzles")).to_contain_text("2 solved, 2 at the first try.")
    with page.expect_download() as saved:
        ana.button("Save as a file").click()
    assert json.loads(saved.value.path().read_text())["puzzles"]["days"] == [day - 1, day]
    ana.button("Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.locator(".me-puzzles")).to_have_count(0)
    assert kept(page) == {}


def test_links_good_and_bad(person: Opened) -> None:
    ana = person("Ana", permissions=["clipboard-read", "clipboard-write"])
    ana.allow("404")
    puzzle = puzzle_of()
    page = ana.goto(path_of(puzzle))
    opened(ana, puzzle)
    ana.button("Copy a link to this puzzle").click()
    expect(page.locator(".notice")).to_contain_text("Link copied.")
    assert page.evaluate("() => navigator.clipboard.readText()").endswith(path_of(puzzle))
    for wrong in (f"/puzzles/{GAME}/zzzzz", "/puzzles/chess/aaaaa"):
        ana.goto(wrong)
        expect(page.get_by_role("heading", name="There is no such puzzle")).to_be_visible()
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator(".puzzle-book")).to_have_count(len(GAMES))


@pytest.mark.deep
@pytest.mark.parametrize(("phone", "lang"), [(False, "es"), (True, "en")], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_every_title(person: Opened, game: str, phone: bool, lang: str) -> None:
    """Wrong and right, the easiest and the hardest: with words for every reason."""
    for place in (0, -1):
        puzzle = puzzle_of(game, place)
        ana, shown = posed(person, puzzle, phone=phone, lang=lang)
        give(ana, puzzle, shown, poor_of(puzzle))
        ana.hit(ana.button({"es": "Otro intento", "en": "Try again"}[lang]))
        ana.page.locator(".actions .choices button").first.wait_for()
        give(ana, puzzle, shown, puzzle.best)
        expect(ana.page.locator(".judgement.right")).to_be_visible()
        said = ana.page.locator(".judgement").inner_text()
        assert "advice-" not in said
        assert "web-" not in said
        assert ana.page.locator(".judgement-why li").count() == len(puzzle.praise)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_a_puzzle(person: Opened, game: str) -> None:
    puzzle = puzzle_of(game)
    ana, _ = posed(person, puzzle)
    ana.button("Show me").click()
    ana.button("Play on from here").click()
    ana.page.wait_for_url("**/t/*")
    ana.until("(seat) => window.heard[seat]?.position?.question?.mine", puzzle.seat)
    assert ana.swift(puzzle.seat, 1, most=2) > 0


@pytest.mark.deep
def test_why_not_and_a_close_look(person: Opened) -> None:
    """The reasons of a table are here, too, and so is what a thing tells of itself."""
    puzzle = next(each for each in book(find(GAME)) if "lay" in verbs_of(each))
    ana, shown = posed(person, puzzle)
    page = ana.page
    refs = {ref for each in shown["position"]["question"]["options"] for ref in each["refs"]}
    ana.button("Why can’t I…?").click()
    things = page.locator(".stage .sheet [data-ref]")
    for place in range(things.count()):
        ref = things.nth(place).get_attribute("data-ref")
        if ref not in refs and str(ref).startswith("place:"):
            things.nth(place).dispatch_event("click")
            break
    expect(page.get_by_role("dialog")).to_contain_text("does not fit there")
    expect(page.get_by_role("dialog")).to_contain_text("Around it")
