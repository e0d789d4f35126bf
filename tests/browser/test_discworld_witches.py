"""Discworld: The Witches in the browser: the map, the attempt, the end, and whole games."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

Data = dict[str, Any]
GAME = "discworld_witches"
COOPERATIVE, EXPERT = 1, 2  # of the setting "mode"
BELOW_THE_MAP = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const zoom = box(".stage > .zoom");
  return zoom.width ? zoom.top - box(".stage > .frame").bottom : null;
}"""
BROKEN = r"ERR_|WebSocket connection to|Failed to load resource"  # said of a dead line


def view(one: Person, seat: int = 0) -> Data:
    found: Data = one.heard(seat)["position"]["view"]
    return found


def until_question(one: Person, *keys: str, seat: int = 0) -> Data | None:
    """Answer until one of these questions is asked; None: the game is over."""
    given = 0
    while (question := one.until_asked(seat)) and question["key"] not in keys:
        given += one.swift(seat, given * 5 + 1, most=1)
    return question


def sure_spaces(question: Data) -> list[str]:
    """Refs of spaces that only one option touches: touching it says all."""
    refs = [ref for option in question["options"] for ref in option["refs"]]
    alone = [each["refs"][0] for each in question["options"] if len(each["refs"]) == 1]
    return [ref for ref in alone if ref.startswith("space:") and refs.count(ref) == 1]


def touch(one: Person, question: Data, ref: str, seat: int = 0) -> None:
    """Touch a thing that belongs to one option alone, and confirm."""
    one.hit(one.page.locator(f'.stage [data-ref="{ref}"]').first)
    one.hit(one.page.locator(".actions .confirm"))
    one.until_taken(seat, question["number"])


def answer(one: Person, question: Data, given: int, seat: int = 0) -> None:
    """On the map where a touch says all, now and then by the buttons, otherwise quickly."""
    spaces = sure_spaces(question)
    if spaces and question["key"] in ("start", "act", "place", "crisis"):
        touch(one, question, spaces[given % len(spaces)], seat)
    elif given % 3 == 0:
        one.press(question["number"], seat, given)
    else:
        one.swift(seat, given, most=1)


def sums_are_right(one: Person, seat: int = 0) -> None:
    """The end on the board says what the game says, player by player."""
    result = view(one, seat)["result"]
    ending = one.page.locator(".lan-ending")
    expect(ending).to_be_visible()
    accounts = ending.locator("tbody")
    expect(accounts).to_have_count(len(result["players"]))
    totals = ending.locator("tbody td:last-child b")
    wanted = sorted((player["total"] for player in result["players"]), reverse=True)
    assert [int(each) for each in totals.all_inner_texts()] == wanted
    pictures = ending.locator("tbody .lan-tile-picture")
    expect(pictures).to_have_count(sum(len(player["tiles"]) for player in result["players"]))


def test_a_solo_game_by_mouse(party: Party) -> None:
    table, (ana,) = party(GAME, "Ana")
    given = 0
    while question := ana.until_asked(0):
        answer(ana, question, given)
        given += 1
    assert given > 4
    ana.log_is_whole(0)
    expect(ana.page.get_by_role("region", name="The result")).to_contain_text("How it ended")
    sums_are_right(ana)
    ana.sit_in_front(table, 0)  # as if the page had been closed
    sums_are_right(ana)


def test_an_apprentice_and_the_first_space_are_chosen_by_touching_them(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", bots=1)
    question = until_question(ana, "choose")
    assert question is not None
    for option in question["options"]:  # each says what she does before one is chosen
        said = ana.page.locator(f'.lan-apprentice[data-ref="{option["refs"][0]}"] i').last
        expect(said).to_have_text(re.compile("^Once in the game she|^She has the first turn"))
        expect(said).to_be_in_viewport()
    wanted = question["options"][-1]["refs"][0]
    touch(ana, question, wanted)
    assert view(ana)["players"][0]["apprentice"] == wanted.removeprefix("apprentice:")
    question = until_question(ana, "start")
    assert question is not None
    spaces = sure_spaces(question)
    lit = ana.page.locator(".lan-space.can")
    expect(lit).to_have_count(len(spaces))
    touch(ana, question, spaces[1])
    assert view(ana)["players"][0]["space"] == spaces[1].removeprefix("space:")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_map_has_half_the_height_of_a_small_phone(party: Party, lang: str) -> None:
    """On one's own turn, from the choice of an apprentice on."""
    _, (ana,) = party("discworld_witches", "Ana", bots=3, phone=True, size=(360, 640), lang=lang)
    heights: dict[str, float] = {}
    for given in range(6):
        question = ana.until_asked(0)
        assert question is not None
        ana.until("(number) => window.drawn() === number", question["number"])
        frame = ana.page.locator(".stage .frame").bounding_box()
        assert frame is not None
        heights[question["key"]] = min(frame["height"], heights.get(question["key"], 640))
        ana.swift(0, given, most=1)
    assert "choose" in heights
    assert min(heights.values()) >= 320, heights


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1440, 900)], ids=str)
def test_the_buttons_that_zoom_lie_beside_the_map(party: Party, size: tuple[int, int]) -> None:
    """ "Show all" once lay over a space that could be chosen."""
    _, (ana,) = party(GAME, "Ana", bots=3, phone=size[0] < 500, size=size)
    seen = 0
    for given in range(6):
        question = ana.until_asked(0)
        assert question is not None
        ana.until("(number) => window.drawn() === number", question["number"])
        below = ana.page.evaluate(BELOW_THE_MAP)
        if below is not None:  # not among the apprentices on a phone
            seen += 1
            assert below > -1, question["key"]
        ana.swift(0, given, most=1)
    assert seen


def test_what_can_be_reached_glows_and_the_rest_says_why_not(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", bots=1)
    question = until_question(ana, "act")
    assert question is not None
    open_refs = {ref for option in question["options"] for ref in option["refs"]}
    glowing = ana.page.locator(".lan-space.can").evaluate_all(
        "(all) => all.map((each) => each.dataset.ref)"
    )
    assert set(glowing) == {ref for ref in open_refs if ref.startswith("space:")}
    expect(ana.page.locator(".lan-pips i")).to_have_count(2)  # the first of two actions
    scores = [str(player["score"]) for player in view(ana)["players"]]
    expect(ana.page.locator(".players .score")).to_have_text(scores)
    events = ana.heard(0)["events"]
    revealed = next(each for each in events if each["key"] == "revealed")
    place = revealed["values"]["place"][1]
    ana.page.locator(".log-line").nth(revealed["n"]).hover()  # a line points at the board
    spaces = [each["space"] for each in view(ana)["spaces"] if each["place"] == place]
    for space in spaces:
        expect(ana.page.locator(f'[data-ref="space:{space}"][data-lit]')).to_have_count(1)
    ana.page.locator('.stage [data-ref="space:DG"]').click()  # nobody walks into the dungeon
    expect(ana.page.locator(".notice .rule-chip")).to_have_text(re.compile(r"^LAN-\d\d$"))
    assert ana.question(0) == question


@pytest.mark.deep
def test_a_table_may_hide_the_chance_of_success(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", settings={"show_odds": 0})
    seen: set[str] = set()
    given = 0
    while (question := ana.until_asked(0)) and not {"act", "first_pair"} <= seen:
        seen.add(question["key"])
        drawn = ana.page.locator(".stage").inner_text()
        assert "%" not in drawn, question["key"]
        expect(ana.page.locator(".lan-odds")).to_have_count(0)
        given += ana.swift(0, given * 5 + 1, most=1)
    assert {"act", "first_pair"} <= seen


def test_an_attempt_shows_dice_difficulty_and_chance(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana")
    while question := until_question(ana, "first_pair"):
        attempt = view(ana)["attempt"]
        panel = ana.page.locator(".lan-attempt")
        expect(panel.locator(".lan-needed b")).to_have_text(str(attempt["difficulty"]))
        expect(panel.locator(".lan-total b")).to_have_text(str(attempt["total"]))
        expect(panel.locator(".lan-die:not(.lan-die-none)")).to_have_count(2)
        odds = attempt["odds"]
        chance = odds["ways"][0] / odds["of"]
        if 0.01 < chance < 0.99:
            expect(panel.locator(".lan-prospect")).to_contain_text(f"{chance * 100:.0f}%")
            break
        ana.swift(0, question["number"], most=1)
    assert question is not None, "no open attempt in the whole game"
    symbols = [each for each in question["options"] if each["verb"].startswith("play_")]
    if symbols:
        ref = symbols[0]["refs"][0]
        points = 2 if symbols[0]["verb"] == "play_magic" else 1
        gain = ana.page.locator(f'[data-ref="{ref}"] .lan-card-gain')
        expect(gain).to_contain_text(f"{odds['ways'][points] / odds['of'] * 100:.0f}%")
    roll = next(each for each in question["options"] if each["verb"] == "roll_on")
    assert roll["refs"] == []
    ana.button("Stay and roll the other two dice").click()
    ana.until_taken(0, question["number"])
    # All four dice while something can be done about them, else how it has ended: luck decides
    # which, and what was told says it.
    ana.until(
        """() => {
          const keys = window.heard[0].events.map(({ key }) => key);
          const since = keys.slice(keys.lastIndexOf("attempt"));
          const over = since.some((key) => /^(solved|cured.*|three|failed)$/.test(key));
          const count = (what) => document.querySelectorAll(what).length;
          return count(".lan-die:not(.lan-die-none)") === (over ? 0 : 4)
            && count(".lan-outcome") === (over ? 1 : 0);
        }"""
    )


def all_know(people: list[Person], position: Data) -> None:
    """Each has a line of their own, and one may be told a little later than the other."""
    number = None if position["over"] else position["question"]["number"]
    for seat, one in enumerate(people):
        one.until(
            """([seat, number]) => {
              const { question, over } = window.heard[seat].position;
              return over || (number !== null && question.number >= number);
            }""",
            [seat, number],
        )


def test_nobody_sees_the_cards_of_another(party: Party) -> None:
    _, people = party(GAME, "Ana", "Bea")
    looked = 0
    for given in range(10):
        for seat, one in enumerate(people):
            one.swift(seat, given, most=2)
            all_know(people, one.heard(seat)["position"])
        views = [view(one, seat) for seat, one in enumerate(people)]
        if any(each["over"] for each in views):
            break
        for seat, one in enumerate(people):
            refs = one.page.evaluate("() => window.shown()")
            held = views[1 - seat]["players"][1 - seat]["cards"]
            assert views[seat]["players"][1 - seat]["cards"] is None
            for card in held or []:
                looked += 1
                assert f"card:{card['card']}" not in refs
    assert looked > 8


@pytest.mark.deep
def test_a_game_goes_on_to_its_end_however_often_the_server_dies(
    person: Opened, own_house: House
) -> None:
    """At different questions, in the middle of attempts too. (Two people: test_connection.py)"""
    ana = person("Ana", house=own_house)
    ana.allow(BROKEN)
    made = ana.make(GAME, 2, bots={"1": "guide"}, settings={"mode": COOPERATIVE})
    ana.sit_in_front(made["table"], 0)
    light, died, given = ana.page.locator(".light"), set(), 0
    while question := ana.until_asked(0):
        key = question["key"]
        if key in ("start", "act", "first_pair", "second_pair", "retreat") and key not in died:
            died.add(key)
            before = view(ana)
            own_house.kill()
            expect(light).to_have_text("No connection; trying again…", timeout=60_000)
            own_house.start()
            expect(light).to_have_text("Connected", timeout=60_000)
            assert ana.until_asked(0) == question
            assert view(ana) == before
        given += ana.swift(0, given * 5 + 1, most=1)
    assert {"start", "act", "first_pair"} <= died
    ana.log_is_whole(0)
    ana.sit_in_front(made["table"], 0)  # some other day
    sums_are_right(ana)


def what_was_seen_is_shown(one: Person, question: Data, seat: int) -> None:
    """Who has looked at a problem in private is told what it is; nobody else is."""
    if question["key"] != "pass":
        return
    where = view(one, seat)["players"][seat]["space"]
    tile = next(each["tile"] for each in view(one, seat)["spaces"] if each["space"] == where)
    if tile and tile["looked"]:
        difficulty = re.compile(rf"\b{tile['difficulty']}\b")
        expect(one.page.locator(".lan-glimpse")).to_contain_text(difficulty)


def whole_game(people: list[Person]) -> None:
    given = 0
    while not people[0].heard(0)["position"]["over"]:
        for seat, one in enumerate(people):
            question = one.question(seat)
            if question is not None:
                what_was_seen_is_shown(one, question, seat)
                answer(one, question, given, seat)
            given += 1
    for seat, one in enumerate(people):
        one.until("(seat) => window.heard[seat].position.over", seat)
        one.log_is_whole(seat)
        expect(one.page.locator(".result")).to_be_visible()
        expect(one.page.locator(".lan-ending")).to_be_visible()


@pytest.mark.deep
def test_a_cooperative_game_with_bots(party: Party) -> None:
    wish = {"mode": COOPERATIVE}
    _, people = party(GAME, "Ana", "Bea", bots=1, kind="guide", settings=wish)
    whole_game(people)
    result = view(people[0])["result"]
    assert len(result["winners"]) in (0, 3)


@pytest.mark.deep
def test_a_competitive_game_of_four(party: Party) -> None:
    _, people = party(GAME, "Ana", "Bea", "Cid", bots=1, kind="guide")
    whole_game(people)
    for seat, one in enumerate(people):
        sums_are_right(one, seat)


@pytest.mark.deep
def test_a_game_of_experts(party: Party) -> None:
    _, people = party(GAME, "Ana", "Bea", bots=1, kind="guide", settings={"mode": EXPERT})
    assert view(people[0])["tokens"]["crisis"] == 8
    whole_game(people)
    sums_are_right(people[0])


@pytest.mark.deep
@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=str)
def test_a_whole_game_by_touch(party: Party, size: tuple[int, int]) -> None:
    _, (ana,) = party(GAME, "Ana", bots=1, phone=True, size=size, lang="es")
    wide = "() => document.scrollingElement.scrollWidth - innerWidth"
    given = 0
    while question := ana.until_asked(0):
        assert ana.page.evaluate(wide) <= 0
        ana.press(question["number"], 0, given)
        given += 1
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()
