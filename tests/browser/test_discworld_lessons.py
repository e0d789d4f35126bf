"""What stopped somebody who had never played: rings on the map that meant something else, lists
that opened out of sight, signs of what was over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_lessons import Learner

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


def learner(person: Opened, name: str, step: str, **how: Any) -> Learner:
    """Somebody who has followed a lesson up to this step."""
    lesson = next(each for each in lessons_of(find(GAME)) if each.name == name)
    size = {"size": (1440, 900)} | how
    found = Learner(person("Ana", **size), GAME, lesson)
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
    count = folds.count()
    assert count >= 3
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
    found = learner(person, "together", "town")
    said = found.one.page.locator(".lan-revealed")
    expect(said).to_have_text("Revealed: Nanny Ogg – Lancre Town")
    found.one.sit_in_front(found.table, found.you)  # as if the page had been closed
    expect(said).to_have_text("Revealed: Nanny Ogg – Lancre Town")
