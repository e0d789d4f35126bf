"""Chance: is what was dealt what the server had bound itself to before anybody sat down, and what
the players' own numbers made of it? See docs/FAIR-SHUFFLES.md."""

from __future__ import annotations

from aquelarre.match.fair import Mix, redeal
from aquelarre.match.saved import load
from aquelarre.proof.findings import Finding


def dealt_again(finding: Finding, text: str, code: str, numbers: dict[int, str]) -> None:
    """Deal the game of a file again. `code` is what a player noted before the first card, `numbers`
    what the players added."""
    match = load(text)
    mix, found = Mix.of(match.seed), redeal(match)
    for _ in range(found.count - len(found.wrong)):
        finding.note()
    for number in found.wrong:
        finding.note(f"answer {number} does not come of the seed")
    finding.note("" if mix.code == code else "the server had bound itself to another secret")
    finding.note("" if mix.told == numbers else "the number of a player was left out")
