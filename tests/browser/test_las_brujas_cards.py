"""The hand of Las Brujas on a desktop: however many cards there are, all of it stays inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.games.las_brujas.box.edition import OURS
from aquelarre.kernel.catalog import find
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.browser.conftest import Party

GAME = find("las_brujas")
SEVEN = 7  # cards: as many as lie in one row
# Which of these names would reach beyond the edge of a card, where as many cards lie?
TOO_WIDE = """([names, many]) => {
  const hand = document.querySelector(".bru-hand .bru-cards");
  while (hand.children.length < many) hand.append(hand.children[0].cloneNode(true));
  while (hand.children.length > many) hand.lastChild.remove();
  const card = hand.children[0];
  const title = card.querySelector("header b");
  const said = document.createRange();
  return names.filter((name) => {
    title.textContent = name;
    said.selectNodeContents(title);
    return said.getBoundingClientRect().right > card.getBoundingClientRect().right;
  });
}"""

# Of which of these cards would a line of a long effect be cut through? The board draws them itself.
CUT = """async ([names, many]) => {
  const { Card } = await import("/games/las_brujas/ui/players.js");
  const { html } = await import("/web/html.js");
  const { render } = await import("/web/vendor/preact.js");
  const hand = document.querySelector(".bru-hand .bru-cards");
  const has = { picked: () => false, lit: () => false };
  const draw = (card, name) => {
    const t = (key) => (key === `card-${card}` ? name : "some words ".repeat(30));
    render(html`${Array.from({ length: many }, () => Card({ card, has, t, html }))}`, hand);
    const effect = hand.querySelector(".bru-effect");
    const { lineHeight, webkitLineClamp } = getComputedStyle(effect);
    return parseFloat(lineHeight) * Number(webkitLineClamp) - effect.clientHeight;
  };
  hand.replaceChildren();
  return Object.entries(names).filter(([card, name]) => draw(card, name) > 1);
}"""


@pytest.mark.parametrize("lang", ["es", "en"])
def test_no_line_of_an_effect_is_cut_through(party: Party, lang: str) -> None:
    words = Words(lang, GAME)
    names = {face: words.say(f"card-{face}") for face in OURS.face if face[0] != "R"}
    assert len(names) > 20
    _, (ana,) = party(GAME.key, "Ana", bots=4, kind="guide", lang=lang)
    while (question := ana.until_asked(0)) and question["key"] == "choose":
        ana.swift(0, most=1)
    ana.page.locator(".bru-hand .bru-card header b").first.wait_for()
    ana.until_still()
    assert ana.page.evaluate(CUT, [names, SEVEN]) == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_name_of_a_card_stays_inside(party: Party, lang: str) -> None:
    words = Words(lang, GAME)
    names = sorted({words.say(f"card-{face}") for face in OURS.face})
    assert len(names) > 40
    _, (ana,) = party(GAME.key, "Ana", bots=4, kind="guide", lang=lang)
    while (question := ana.until_asked(0)) and question["key"] == "choose":
        ana.swift(0, most=1)
    ana.page.locator(".bru-hand .bru-card header b").first.wait_for()
    ana.until_still()
    assert ana.page.evaluate(TOO_WIDE, [names, SEVEN]) == []
