"""What stopped somebody who had never played: rings on the map that meant something else, lists
that opened out of sight, signs of what was over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.learner import Learner

from aquelarre.kernel.catalog import find
from aquelarre.school import lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

Data = dict[str, Any]
GAME = "discworld_witches"
ON_FOOT = {"walk", "flee", "retreat", "stray"}
BY_BROOMSTICK = {"fly", "flee_flying", "retreat_flying"}
BY_CARD = {"help", "shamble"}
# The spaces that can be chosen, by how their rings are drawn.
RINGS = """() => {
  const found = { solid: [], dashed: [], dotted: [] };
  for (const each of document.querySelectorAll(".lan-space.can")) {
    const { strokeDasharray, strokeLinecap } = getComputedStyle(each.querySelector(".lan-ring"));
    const broken = strokeLinecap === "round" ? "dotted" : "dashed";
    found[strokeDasharray === "none" ? "solid" : broken].push(each.dataset.ref);
  }
  return found;
}"""


def learner(person: Opened, name: str, step: str, ahead: str = "", **how: Any) -> Learner:
    """Somebody who has followed a lesson up to this step: on the page from `ahead` on, or at once
    where it is not about what has just happened."""
    lesson = next(each for each in lessons_of(find(GAME)) if each.name == name)
    size = how if "phone" in how else {"size": (1440, 900)} | how
    found = Learner(person("Ana", **size), GAME, lesson, ahead or step)
    for _ in range(80):
        teacher = found.ready()
        if teacher["step"] == step:
            return found
        if teacher["waits"] == "on":
            found.go_on(teacher["step"])
        else:
            found.answer()
    raise AssertionError(f"{step} is never said")


def rings_are_true(one: Person, question: Data) -> set[str]:
    """Solid is where one goes on foot, dashed where only a broomstick leads, dotted where a card
    does something; which of them there were."""
    one.page.mouse.move(2, 2)  # what is pointed at has a ring of its own
    one.until("(number) => window.drawn() === number", question["number"])

    def spaces(verbs: set[str]) -> set[str]:
        chosen = [each for each in question["options"] if each["verb"] in verbs]
        return {ref for each in chosen for ref in each["refs"] if ref.startswith("space:")}

    foot, air, card = spaces(ON_FOOT), spaces(BY_BROOMSTICK), spaces(BY_CARD)
    drawn = {look: set(refs) for look, refs in one.page.evaluate(RINGS).items()}
    wanted = {"solid": foot, "dashed": air - foot, "dotted": card - air - foot}
    assert drawn == wanted, question["key"]
    legend = one.page.locator(".lan-legend")
    if wanted["dashed"] or wanted["dotted"]:
        expect(legend.locator("span")).to_have_count(sum(map(bool, wanted.values())))
    else:
        expect(legend).to_have_count(0)
    return {look for look, refs in wanted.items() if refs}


@pytest.mark.parametrize(
    ("lesson", "step", "blocked"),
    [
        ("solo", "to_fever", "space:LG"),
        ("solo", "enough", "space:LG"),
        ("together", "to_oak", "space:CS"),
    ],
)
def test_a_solid_ring_is_where_one_can_walk(
    person: Opened, lesson: str, step: str, blocked: str
) -> None:
    """A problem in between once made no difference, and fleeing next door was like flying."""
    found = learner(person, lesson, step)
    question = found.one.question(found.you)
    assert question is not None
    assert {"solid", "dashed"} <= rings_are_true(found.one, question)
    assert blocked not in found.one.page.evaluate(RINGS)["solid"]


def test_rings_tell_the_way_in_a_whole_game(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana")
    seen: set[str] = set()
    given = 0
    while question := ana.until_asked(0):
        if question["key"] in ("act", "first_pair", "flee_to", "retreat"):
            rings_are_true(ana, question)
            seen.add(question["key"])
        given += ana.swift(0, given * 5 + 1, most=1)
    assert "act" in seen


def test_a_list_opens_in_sight_where_the_bar_is_full(person: Opened) -> None:
    """The last of many was opened below the edge, and nothing seemed to happen."""
    one = learner(person, "together", "to_oak").one
    folds = one.page.locator(".choices .fold")
    expect(folds.nth(2)).to_be_visible()
    one.until_still()  # what comes late may fold more
    count = folds.count()
    for nth in reversed(range(count)):
        one.hit(folds.nth(nth))
        values = one.page.locator(".choices .long").nth(nth).locator(".value")
        expect(values.first).to_be_in_viewport(ratio=0.9)
        one.hit(folds.nth(nth))
        expect(values).to_have_count(0)


def test_the_oak_alone_is_shown_where_the_way_leads_past_it(person: Opened) -> None:
    found = learner(person, "together", "to_oak")
    assert found.teacher["point"] == ["space:BO"]
    one = found.one
    one.hit(one.page.locator('.stage [data-ref="space:CS"]'))
    one.hit(one.page.locator(".actions [data-verb=fly], .actions .confirm").first)
    expect(one.page.locator(".teacher")).to_contain_text("Walk to the Blasted Oak")


def test_who_has_played_a_symbol_is_no_more_asked_to_flee(person: Opened) -> None:
    one = learner(person, "solo", "then_roll").one
    step = one.page.locator(".lan-steps [aria-current]")
    expect(step).to_have_text("Two more")


def test_a_token_that_was_used_is_not_offered_again(person: Opened) -> None:
    one = learner(person, "together", "walk_on").one
    expect(one.page.locator('[data-ref="apprentice:tiffany"]')).to_have_text("Invisibility: used")
    expect(one.page.locator('[data-ref="apprentice:petulia"]')).to_contain_text(": used")


def test_a_revealed_card_says_its_place(person: Opened) -> None:
    """Two cards have one name, and another place each."""
    found = learner(person, "together", "town", "before")
    said = found.one.page.locator(".lan-revealed")
    expect(said).to_have_text("Revealed: Nanny Ogg – Lancre Town")
    found.one.sit_in_front(found.table, found.you)  # as if the page had been closed
    expect(said).to_have_text("Revealed: Nanny Ogg – Lancre Town")


def on_a_phone(person: Opened, name: str, step: str, ahead: str = "", **how: Any) -> Learner:
    return learner(person, name, step, ahead, phone=True, **how)


def test_what_failing_costs_is_read_before_the_dice_are_rolled(person: Opened) -> None:
    """On a phone the panel of one's own attempt had no room for it."""
    page = on_a_phone(person, "solo", "power", "fly").one.page
    said = page.locator(".lan-attempt .lan-failure")
    expect(said).to_have_text("On failing: a Black Aliss token")
    expect(said).to_be_in_viewport(ratio=1)


def test_what_failing_costs_is_read_before_one_goes_there(person: Opened) -> None:
    one = on_a_phone(person, "solo", "fly", "three").one
    one.hit(one.page.locator('.stage [data-ref="space:BO"]'))
    ahead = one.page.locator(".lan-ahead")
    expect(ahead).to_contain_text("a Black Aliss token")
    expect(ahead).to_be_in_viewport(ratio=1)
    one.hit(one.page.locator(".actions .chip, .actions .back").first)
    expect(ahead).to_have_count(0)


def test_ones_own_dice_stay_until_they_were_seen(person: Opened) -> None:
    """The answer that rolls them may end the turn, and then somebody else plays; and the teacher
    speaks at once of something else."""
    found = on_a_phone(person, "solo", "limit", "then_roll")
    own = found.one.page.locator(".lan-own")
    expect(own).to_contain_text("15 against 10")
    expect(own).to_be_in_viewport(ratio=1)
    expect(own.locator(".lan-fell i")).to_have_count(4)
    found.go_on("limit")
    found.ready()
    expect(own).to_be_in_viewport(ratio=1)
    found.one.hit(own.locator(".lan-seen"))
    expect(own).to_have_count(0)


def test_ones_own_dice_stay_while_others_play(person: Opened) -> None:
    found = on_a_phone(person, "together", "free", "to_bridge")
    events = found.one.heard(found.you)["events"]
    turns = [each["n"] for each in events if each["key"] == "turn_began"]
    own = [each["n"] for each in events if each["key"] in ("solved", "failed")]
    assert own[-1] < turns[-1], "since then it is Olga's turn"
    expect(found.one.page.locator(".lan-own .lan-fell i")).to_have_count(4)


def test_who_plays_on_has_seen_how_it_ended(person: Opened) -> None:
    found = on_a_phone(person, "solo", "granny", "magic")
    own = found.one.page.locator(".lan-own")
    expect(own).to_be_visible()
    found.answer()
    found.ready()
    expect(own).to_have_count(0)


def test_what_answers_the_question_is_not_folded_away(person: Opened) -> None:
    one = on_a_phone(person, "solo", "to_fever").one
    one.hit(one.page.locator('.stage [data-ref="space:BA"]'))
    expect(one.page.locator(".choices > [data-verb=walk]")).to_be_in_viewport(ratio=1)
    one = on_a_phone(person, "together", "unseen", "to_oak").one
    for verb in ("face_it", "vanish_by_token"):
        expect(one.page.locator(f".choices > [data-verb={verb}]")).to_be_in_viewport(ratio=1)


def test_an_attempt_is_in_sight_on_the_map(person: Opened) -> None:
    found = on_a_phone(person, "solo", "flee_or_stay", "to_sheep")
    sheep = '.stage [data-ref="space:CS"] .lan-tile'
    frame = """(what) => {
      if (document.querySelector(".sheet").getAnimations().length) return false; // it glides
      const box = (each) => document.querySelector(each).getBoundingClientRect();
      const [one, all] = [box(what), box(".stage .frame")];
      return one.left >= all.left && one.right <= all.right
        && one.top >= all.top && one.bottom <= all.bottom;
    }"""
    found.one.until(frame, sheep)


def test_three_cards_are_seen_whole_on_a_phone(person: Opened) -> None:
    """The teacher named one of which a sliver was to be seen."""
    page = on_a_phone(person, "solo", "help_yourself", "dice_again", lang="es").one.page
    cards = page.locator(".lan-card")
    expect(cards).to_have_count(3)
    for nth in range(3):
        expect(cards.nth(nth)).to_be_in_viewport(ratio=1)
        over = cards.nth(nth).evaluate("(card) => card.scrollWidth - card.clientWidth")
        assert over <= 0


def test_spaces_that_are_told_apart_by_a_number_bear_it(person: Opened) -> None:
    found = on_a_phone(person, "together", "town")
    question = found.one.question(found.you)
    assert question is not None
    for option in question["options"]:
        (ref,) = option["refs"]
        number = found.one.page.locator(f'.stage [data-ref="{ref}"] .lan-nth')
        expect(number).to_have_text(ref[-1])


def test_a_ring_leaves_the_name_of_the_space_free(person: Opened) -> None:
    found = on_a_phone(person, "solo", "to_fever", "rings")
    found.one.until(
        """() => {
          const [ring] = document.querySelectorAll(".school-rings i");
          const names = [...document.querySelectorAll(".lan-name tspan")];
          const name = names.find((each) => each.textContent.startsWith("Bad"));
          if (!ring || document.querySelector(".sheet").getAnimations().length) return false;
          const [over, under] = [ring.getBoundingClientRect(), name.getBoundingClientRect()];
          return over.width && over.bottom <= under.top + under.height / 2;
        }"""
    )


def test_words_on_buttons_do_not_run_together(person: Opened) -> None:
    """Browsers give buttons spaces and widths of their own, and our letters have narrow spaces."""
    page = on_a_phone(person, "solo", "to_fever").one.page
    look = """(where) => {
      const { wordSpacing, textRendering } = getComputedStyle(document.querySelector(where));
      return [parseFloat(wordSpacing) > 0, textRendering.toLowerCase()];
    }"""
    for where in ("body", ".actions .action", ".lan-card b"):
        assert page.evaluate(look, where) == [True, "geometricprecision"], where


def test_the_way_back_closes_the_lessons_and_stays_on_the_site(person: Opened) -> None:
    ana = person("Ana", phone=True, hint=True)
    ana.goto("/about")
    ana.goto("/")
    dialog = ana.page.locator("dialog.dialog[open]")
    for way in ("back", "cross"):
        ana.hit(ana.page.locator(".lessons-button").nth(1))
        expect(dialog.locator(".lessons")).to_be_visible()
        if way == "back":
            ana.page.go_back()
        else:
            ana.hit(dialog.get_by_role("button", name="Close"))
        expect(dialog).to_have_count(0)
        ana.until("() => !history.state?.over && location.pathname === '/'")
