"""`tools/brujas_suspicion.py`: what villagers think, held against the truth."""

from __future__ import annotations

from collections import Counter

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.kernel import Dice
from brujas_suspicion import Asked, note_claims, shares, study


@pytest.mark.parametrize(
    ("suspicion", "right"), [([0.9, 0, 0.2, 0.1], 100), ([0.1, 0, 0.9, 0.2], 0)]
)
def test_the_top_suspect_is_held_against_a_lot(suspicion: list[float], right: int) -> None:
    found: Counter[str] = Counter()
    Asked(Dice(1), Scene("wvvv").s, 1, found)._note(suspicion)
    told = shares(found)
    assert told["top suspect a witch"] == right
    assert told["anybody else a witch"] == pytest.approx(100 / 3, abs=0.1)
    assert told["said 90-100 %"] == {"was": right, "of": 1}
    assert "said 50-60 %" not in told


def test_claims_are_held_against_the_truth() -> None:
    scene, found = Scene("wvvv"), Counter[str]()
    scene.answer(verbs.SAY_SUSPECT, 0, seat=1).answer(verbs.SAY_SUSPECT, 2, seat=1)
    scene.answer(verbs.SAY_TRUST, 1, seat=0)
    note_claims(scene.s, found)
    told = shares(found)
    assert told["villagers suspect a witch"] == 50
    assert found["witches trust"] == 1
    assert told["witches trust a witch"] == 0


def test_every_living_villager_is_asked_at_every_vote() -> None:
    told = study(5, 3, "asked", {})
    assert told["asked"] > 5
    assert 0 <= told["guilty of a villager"] <= 100
    assert sum(each["of"] for name, each in told.items() if name.startswith("said")) > told["asked"]
