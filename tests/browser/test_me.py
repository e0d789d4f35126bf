"""My games: what a device keeps of what was played on it, its page, and an even game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from diaries import KEY, diary, file, played

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

KEPT = f'() => JSON.parse(localStorage.getItem("{KEY}") ?? "{{}}").games ?? []'
SKEW = """() => {
  const real = performance.now.bind(performance);
  window.skew = 0;
  performance.now = () => real() + window.skew;
}"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
DUEL = [{"bot": "", "agent": "", "side": ""}, {"bot": "guide", "agent": "", "side": ""}]


def kept(one: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.page.evaluate(KEPT)
    return found


def keeping(one: Person, *games: dict[str, Any]) -> None:
    """A device on which these were played."""
    whole = {"games": list(games), "gone": [], "since": 0} if games else diary()
    one.goto("/about")
    one.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps(whole)])


def until_the_end(one: Person, seat: int = 0) -> None:
    given = 0
    while one.until_asked(seat):
        given += one.swift(seat, given)
    one.page.locator(".result").wait_for()


def test_a_game_that_ends_here_is_kept_once(party: Party) -> None:
    table, (ana,) = party("walpurgisnacht", "Ana", bots=3, kind="guide")
    until_the_end(ana)
    ana.until(f"() => ({KEPT})().length === 1")
    (game,) = kept(ana)
    position = ana.heard(0)["position"]
    assert game["table"] == table
    assert (game["name"], game["side"], game["flags"]) == ("Ana", position["sides"][0], [])
    assert [who["bot"] for who in game["people"]] == ["", "guide", "guide", "guide"]
    assert [who["side"] for who in game["people"]] == position["sides"]
    assert game["points"] == position["view"]["score"][game["side"]]
    assert game["result"] == {1: "won", 0: "drawn", -1: "lost"}[position["returns"][0]]
    assert len(game["times"]) > 3
    assert ana.page.evaluate('() => localStorage.getItem("aquelarre-pace")') is None
    ana.page.reload()
    ana.page.locator(".result").wait_for()
    ana.hit(ana.page.locator(".result").get_by_role("link", name="My games"))
    ana.page.locator(".me-list .table-row").wait_for()
    assert kept(ana) == [game]
    expect(ana.page.locator(".me-list")).to_contain_text("Walpurgisnacht")
    # deleted, it stays away; on a device that knows nothing it is found again
    ana.button(re.compile("^Delete Walpurgisnacht")).click()
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Delete")).click()
    ana.page.locator(".me-empty").wait_for()
    ana.goto(f"/t/{table}")
    ana.page.locator(".result").wait_for()
    ana.page.wait_for_load_state("networkidle")
    assert kept(ana) == []
    ana.page.evaluate("(key) => localStorage.removeItem(key)", KEY)
    ana.page.reload()
    ana.until(f"() => ({KEPT})().length === 1")
    (found,) = kept(ana)
    assert found == {**game, "at": found["at"], "times": []}


def test_who_shares_a_device_is_kept_by_name(person: Opened) -> None:
    ana = person("Ana")
    made = ana.post("/api/tables", game="discworld_witches", seats=2, names=["Ana", "Bea"])
    ana.goto(f"/t/{made['table']}")
    ana.until("() => window.heard[0]?.position && window.heard[1]?.position")
    given = 0
    while not ana.heard(0)["position"]["over"]:
        lift = ana.page.locator(".curtain button")
        if lift.count():
            lift.click()
        for seat in (0, 1):
            shown = ana.page.evaluate(
                """(seat) => window.heard[seat].position.question?.number === window.drawn()
                  && window.heard[seat].position.question.mine""",
                seat,
            )
            if shown and ana.question(seat):
                given += ana.swift(seat, given)
    ana.until(f"() => ({KEPT})().length === 2")
    games = sorted(kept(ana), key=lambda game: game["seat"])
    assert [(game["name"], game["flags"]) for game in games] == [
        ("Ana", ["shared"]),
        ("Bea", ["shared"]),
    ]
    assert all(game["role"][0] == "apprentice" for game in games)
    assert games[0]["role"] != games[1]["role"]


def test_time_passes_only_while_one_can_see_the_question(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    ana.page.evaluate(SKEW)
    for hidden in (True, False):
        question = ana.until_asked(0)
        assert question
        ana.page.evaluate(HIDE, hidden)
        ana.page.evaluate("() => (window.skew += 100_000)")
        ana.page.evaluate(HIDE, False)
        ana.swift(0, 0, most=1)
    ana.until("() => Object.values(JSON.parse(localStorage['aquelarre-pace']))[0].length > 1")
    ((_, first), (_, second), *_) = ana.page.evaluate(
        "() => Object.values(JSON.parse(localStorage['aquelarre-pace']))[0]"
    )
    assert first < 1000 <= second


def test_results_can_be_read_and_sorted_out(person: Opened) -> None:
    ana = person("Ana")
    keeping(ana)
    page = ana.goto("/me")
    whole = [game for game in kept(ana) if not game["flags"]]
    tiles = page.locator(".me-tiles dd b")
    expect(tiles.first).to_have_text(str(len(whole)))
    titles = page.get_by_role("table", name="By game").locator("tbody tr")
    expect(titles).to_have_count(5)
    counts = [int(row.locator("td").first.inner_text()) for row in titles.all()]
    assert sum(counts) == len(whole)
    # the plot, for who does not see it
    plot = page.locator(".me-plot.results")
    assert f"{len(whole)} games" in str(plot.locator("svg").first.get_attribute("aria-label"))
    plot.locator("summary").focus()
    page.keyboard.press("Enter")
    rows = plot.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(len(whole))
    words = {"won": "Won", "drawn": "Drawn", "lost": "Lost"}
    assert rows.first.locator("td").nth(1).inner_text() == words[whole[-1]["result"]]
    # one title, with its sides and characters
    page.get_by_role("combobox", name="Game").select_option("las_brujas")
    brujas = [game for game in whole if game["game"] == "las_brujas"]
    expect(tiles.first).to_have_text(str(len(brujas)))
    sides = page.get_by_role("table", name="By side")
    expect(sides.get_by_role("rowheader", name="Villagers", exact=True)).to_have_count(1)
    expect(page.get_by_role("rowheader", name="Librarian", exact=True)).to_have_count(1)
    # lessons and shared devices count if one wants them
    page.get_by_role("combobox", name="Game").select_option("")
    page.get_by_label("Lessons").check()
    expect(tiles.first).to_have_text(str(len(whole) + 1))
    page.get_by_role("combobox", name="Played by").select_option("Bea")
    expect(page.locator("main")).to_contain_text("None of the 48 games kept here fits")
    page.get_by_label("Games several of us played on this device").check()
    expect(tiles.first).to_have_text("1")


def test_out_and_in_and_away(person: Opened, tmp_path: Path) -> None:
    ana = person("Ana")
    keeping(ana)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.method))
    page = ana.goto("/me")
    before = kept(ana)
    with page.expect_download() as coming:
        ana.button("Save as a file").click()
    saved = tmp_path / "games.json"
    coming.value.save_as(saved)
    with page.expect_download() as coming:
        ana.button("Save as a spreadsheet").click()
    sheet = Path(coming.value.path()).read_text("utf-8").splitlines()
    assert len(sheet) == 1 + len(before)
    assert "walpurgisnacht" in sheet[2]
    # everything goes, after a question in the page
    ana.button("Delete everything").click()
    doubt = page.get_by_role("dialog")
    doubt.get_by_role("button", name="Cancel").click()
    assert kept(ana) == before
    ana.button("Delete everything").click()
    doubt.get_by_role("button", name="Delete everything").click()
    page.locator(".me-empty").wait_for()
    assert "table" not in page.evaluate("(key) => localStorage.getItem(key)", KEY)
    # a bad file is one sentence, and a good one brings all back, once
    bring = page.get_by_label("Bring a file in")
    for bad in (b"", b'{"games": 1}', b"\xff\xfe", json.dumps(file({})).encode()):
        (tmp_path / "bad.json").write_bytes(bad)
        bring.set_input_files(tmp_path / "bad.json")
        expect(page.locator(".notice")).to_contain_text("Nothing has changed.")
        page.locator(".notice").get_by_role("button").click()
    for said in (f"{len(before)} games have come in.", f"{len(before)} were here already."):
        bring.set_input_files(saved)
        expect(page.locator(".notice")).to_contain_text(said)
    assert kept(ana) == before
    assert set(asked) == {"GET"}


def test_games_of_another_house_have_no_names(person: Opened) -> None:
    ana = person("Ana")
    keeping(ana, *(played(n, "moths", side="dusk", role=["moth", "grey"]) for n in range(3)))
    page = ana.goto("/me")
    expect(page.locator(".me-list .table-row").first).to_contain_text("moths")
    expect(page.get_by_role("rowheader", name="Dusk · moths")).to_have_count(1)
    expect(page.get_by_role("rowheader", name="grey · moths")).to_have_count(1)


def duel(bot: str, won: float) -> dict[str, Any]:
    """A row of a title's `strength.json`: how often a bot wins against a guide."""
    shares = {"won": [won, won, won], "others": [100 - won, 100 - won, 100 - won]}
    return {
        "bot": bot,
        "against": "guide",
        "games": 200,
        "seats": 2,
        "settings": {},
        "way": "duel",
        **shares,
    }


@pytest.mark.parametrize(
    ("won", "kind", "says"),
    [
        (None, "guide", "You have not finished any game"),
        (3, "guide", "After 2 more"),
        (12, "seer", "By 12 games against bots, the one nearest to your strength"),
    ],
)
def test_an_even_game(person: Opened, house: House, won: int | None, kind: str, says: str) -> None:
    ana = person("Ana")
    rows = [duel("novice", 10), duel("seer", 90)]  # whatever is measured one day
    ana.page.route("**/ui/strength.json", lambda route: route.fulfill(json={"rows": rows}))
    if won:
        keeping(ana, *(played(n, people=DUEL, result="won") for n in range(won)))
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has_text="Carcassonne")
    which = card.get_by_role("button", name="Which bots?")
    which.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("An even game")).to_be_checked()
    expect(dialog).to_contain_text(says)
    page.keyboard.press("Escape")
    expect(which).to_be_focused()
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/t/*")
    assert bots_of(ana) == {kind}
    # and another choice, which stays
    page.goto("/")
    which.click()
    dialog.get_by_label("Random bot").check()
    dialog.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    assert bots_of(ana) == {"random"}
    page.goto("/")
    expect(card.locator(".against")).to_have_text("Your choice: Random bot")


def bots_of(one: Person) -> set[str]:
    people = one.get(f"/api/tables/{one.page.url.rsplit('/', 1)[1]}")["people"]
    return {who["bot"] for who in people if who["bot"]}
