"""Against one other witch: what who looks ahead cares for otherwise than the guide, and how she
sees the game. [LAN-23, LAN-25, LAN-28]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.guide.ahead import NEVER_SURE
from aquelarre.games.discworld_witches.guide.facts import FACTS, facts, learnt
from aquelarre.games.discworld_witches.guide.guide import weigh
from aquelarre.games.discworld_witches.guide.leaning import (
    DUEL,
    PLAIN,
    TABLE,
    Leaning,
    leaning_of,
    rows,
)
from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE, EXPERT, SOLO
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import alone, ready
from aquelarre.kernel import Dice, Window


def weights(scene: Scene, leaning: Leaning = PLAIN) -> dict[str, float]:
    found = weigh(Window(GAME, scene.s, 0), Dice(1), leaning)
    return dict(zip(scene.options(), found, strict=True))


def best(scene: Scene, leaning: Leaning) -> str:
    found = weights(scene, leaning)
    return max(found, key=found.__getitem__)


def test_the_file_names_what_there_is() -> None:
    assert set(rows()) == {TABLE}
    assert set(rows()[TABLE]) <= set(Leaning.__slots__)
    assert set(learnt()) == {*FACTS, "spread", "spread_a_turn"}


def test_only_a_duel_has_leanings() -> None:
    assert leaning_of(2, COMPETITIVE) is DUEL
    assert leaning_of(3, COMPETITIVE) is PLAIN
    assert all(leaning_of(2, mode) is PLAIN for mode in (COOPERATIVE, EXPERT))
    assert leaning_of(1, SOLO) is PLAIN


def test_who_leans_to_nothing_weighs_as_the_guide() -> None:
    scene = ready("C01", "C10", "C14").tile("BA", "arm").hidden("LM").cackles(0, 2).acting()
    assert weights(scene, Leaning({})) == weights(scene)
    assert list(weights(scene).values()) == GAME.weigh(Window(GAME, scene.s, 0), Dice(1))


@pytest.mark.rule("LAN-25", "LAN-28")
def test_tea_with_the_rival_is_a_waste_where_cackles_hardly_count() -> None:
    """Cackles decide nothing but a tie, as long as there are some."""
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "BA").hand(0)
    scene.cackles(0, 3).tile("RH", "fever").acting()
    walks = [option for option in scene.options() if option.startswith("walk")]
    assert "walk BA" in walks
    plain, leant = weights(scene), weights(scene, DUEL)
    others = [option for option in walks if option != "walk BA"]
    gap = plain["walk BA"] - max(plain[x] for x in others)
    assert leant["walk BA"] - max(leant[x] for x in others) < gap


@pytest.mark.rule("LAN-23")
def test_the_plan_goes_by_the_leanings_and_the_guide_does_not() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "BA").hand(0, "C03", "C14")
    scene.cackles(0, 3).tile("RH", "death").acting()
    window = Window(GAME, scene.s, 0)
    leant, planned = weights(scene, DUEL), GAME.plan(window, Dice(1))
    for option, weight in zip(scene.options(), planned, strict=True):
        if weight > -5:  # no dearer way to the same end
            assert weight == pytest.approx(leant[option])
    assert GAME.weigh(window, Dice(1)) == list(weights(scene).values())


# -- how a duel looks ---------------------------------------------------------------------


def named(scene: Scene) -> dict[str, float]:
    return dict(zip(FACTS, facts(scene.s, 0, [2.0, 2.0]), strict=True))


@pytest.mark.rule("LAN-14", "LAN-20", "LAN-24", "LAN-26")
def test_facts_are_by_how_much_one_has_more() -> None:
    scene = ready("C01", "C02", "C03").won(0, "winter", "elves", "arm", "arm").acting()
    scene.cackles(1, 2).tile("BA", "death").hidden("RH")
    found = named(scene)
    assert found["points"] == 8 + 4 + 2 + 2
    assert found["turns"] == 0
    assert (found["bonus"], found["half"], found["refills"]) == (2, 0, 2)
    assert found["cackles"] == -2
    assert found["three"] == 1
    assert found["tempo"] == 1
    mirrored = facts(scene.s, 1, [2.0, 2.0])
    assert [-each for each in mirrored] == list(found.values())


@pytest.mark.rule("LAN-28")
def test_two_have_one_game_between_them_and_nothing_is_sure_before_its_end() -> None:
    one, other = GAME.outlook(ready().won(0, "winter", "queen", "king").acting().s)
    assert one == -other
    assert 0 < one <= NEVER_SURE


def test_alone_there_is_no_rival() -> None:
    assert -1 < GAME.outlook(alone("C14").acting().s)[0] < 1
