"""A tiny game whose box can be corrected: the template, with its own deck and a bots' habit.

The fixture `boxed` (tests/conftest.py) makes it a package of its own, found by its entry point.
"""

from __future__ import annotations

from typing import Any

from aquelarre.editions import Boxed, Fault, Sheet
from aquelarre.editions.faults import choice, shown
from aquelarre.games._template.box import COPIES, LABELS
from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Action, Bag, Dice, Game, Window

LEAST = 8  # cards: all may get one and swap it
HABITS = ("keep", "swap")
ROWS = "\n".join(
    f'    {{ id = "{label}", copies = {copies} }},'
    for label, copies in zip(LABELS, COPIES, strict=True)
)
OURS = Sheet(f"""\
game = "boxed"
title = ""
habit = "keep"  # of bots
cards = [
{ROWS}
]
""")


class BoxedTemplate(Boxed[TemplateState], Template):
    key = "boxed"

    def __init__(self, facts: dict[str, Any] = OURS.facts) -> None:
        super().__init__(OURS)
        self.habit = KEEP if facts["habit"] == "keep" else SWAP
        copies = {row["id"]: row["copies"] for row in facts["cards"]}
        self.copies = [copies[label] for label in LABELS]

    def faults(self, facts: dict[str, Any]) -> list[Fault]:
        found = [Fault((name,), "unknown") for name in facts if name not in ("habit", "cards")]
        if facts.get("habit") not in HABITS:
            value = shown(facts.get("habit"))
            found.append(Fault(("habit",), "value", value=value, allowed=choice(HABITS)))
        rows = facts.get("cards")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            return [*found, Fault(("cards",), "rows")]
        for number, row in enumerate(rows):
            copies = row.get("copies")
            if row.keys() != {"id", "copies"} or type(copies) is not int or not 0 <= copies < 9:
                allowed = choice(range(9))
                fault = Fault(
                    ("cards", number, "copies"), "value", value=shown(copies), allowed=allowed
                )
                found.append(fault)
        if not found and [row["id"] for row in rows] != list(LABELS):
            found.append(Fault(("cards",), "needed", value=choice(LABELS)))
        if not found and sum(row["copies"] for row in rows) < LEAST:
            total = sum(row["copies"] for row in rows)
            found.append(Fault(("cards", "copies"), "few", found=total, wanted=LEAST))
        return found

    def named(self, part: str, row: str) -> tuple[str, ...]:
        return (f"card-{row}",) if part == "cards" else ()

    def corrected(self, facts: dict[str, Any]) -> Boxed[TemplateState]:
        return BoxedTemplate(facts)

    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        s = super().new(n, settings)
        s.deck = Bag(list(self.copies))
        return s

    def guide(self, window: Window[TemplateState], dice: Dice) -> Action:
        return self.habit.at() if self.habit.at() in window.options() else KEEP.at()

    weigh = Game.weigh  # by its own habit, not the template's
    advises = False

    def guide_aside(self, window: Window[TemplateState], dice: Dice) -> Action | None:
        return None  # who has shown a card could not swap it


GAME = BoxedTemplate()
