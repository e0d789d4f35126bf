"""What changes places is seen to travel, in every game whose things do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

ENOUGH = 40  # own answers in which something must have moved
WATCH = """() => {
  window.flown = [];
  const told = ({ target }) => ({
    launched: target.dataset.launched,
    from: target.style.getPropertyValue("--from"), to: target.style.getPropertyValue("--to"),
    moving: getComputedStyle(target).animationName, drawn: target.childElementCount,
  });
  new MutationObserver((records) => window.flown.push(...records.map(told))).observe(
    document.body, { subtree: true, attributes: true, attributeFilter: ["data-launched"] });
}"""


@pytest.mark.parametrize("game", ["discworld_witches", "las_brujas", "new_salem", "walpurgisnacht"])
def test_things_fly_between_places(person: Opened, game: str) -> None:
    ana = person("Ana", reduced_motion="no-preference")
    made = ana.make(game, 4, bots=dict.fromkeys("123", "random"))
    ana.sit_in_front(made["table"], 0)
    ana.page.evaluate(WATCH)
    seen = "() => window.flown.some(({ launched }) => launched === 'yes')"
    for pick in range(ENOUGH):
        if ana.page.evaluate(seen) or not ana.until_asked(0):
            break
        ana.swift(0, pick, most=1)
    ana.until(seen)
    flight = ana.page.evaluate("() => window.flown.find(({ launched }) => launched === 'yes')")
    assert flight["drawn"] == 1
    assert flight["moving"] == "kit-fly"
    assert flight["from"] != flight["to"]
    assert all(part.endswith("px") for part in f"{flight['from']} {flight['to']}".split())
