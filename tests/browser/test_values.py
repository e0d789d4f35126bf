"""Many answers of one kind are told apart value by value."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

# Of all pairs of three cards, those with one card, as the action bar lists them: labels, and which
# answers each button leads to.
PAIRS_WITH = """async (picked) => {
  const { Values } = await import("/web/value-list.js");
  const { html, render } = await import("/web/html.js");
  const pairs = [["a", "b"], ["a", "c"], ["b", "c"]].map(([one, other], action) => ({
    action, verb: "swap", rule: "", refs: [`card:${one}`, `card:${other}`],
    args: { card: ["card", one], other: ["card", other] },
  }));
  const options = pairs.filter((each) => each.refs.includes(picked));
  const words = { ref: (ref) => ref, option: (option) => option.refs.join(), say: (key) => key };
  const [box, sent] = [document.createElement("div"), []];
  const nothing = () => {};
  render(html`<${Values} options=${options} words=${words} search="" setSearch=${nothing} pages=${1}
    setPages=${nothing} point=${nothing} narrowTo=${(ref) => sent.push(ref)}
    send=${(option) => sent.push(option.action)} />`, box);
  const buttons = [...box.querySelectorAll(".value")];
  for (const button of buttons) button.click();
  return [buttons.map((each) => each.textContent), sent];
}"""


def test_of_a_pair_only_the_other_one_is_asked_for(person: Opened) -> None:
    """Be the picked card the first or the second of the verb's two."""
    page = person("Ana").goto("/about")
    assert page.evaluate(PAIRS_WITH, "card:a") == [["card:b", "card:c"], [0, 1]]
    assert page.evaluate(PAIRS_WITH, "card:b") == [["card:a", "card:c"], [0, 2]]
    assert page.evaluate(PAIRS_WITH, "card:c") == [["card:a", "card:b"], [1, 2]]
