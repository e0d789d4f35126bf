"""The coach on the dance: what those who come next will find, and what it remembers."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.tests.coach import ask, danced, most_points, said, why
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Dice, Window


def dancing(first: int) -> Scenario:
    """A turn with one card; what lies at the foot is one purple wisp and else green."""
    foot = {"O0": "W29", "O1": "W20", "O2": "W05", "O3": "W06", "O4": "W07"}
    foot |= {f"S{x}": name for x, name in enumerate(("W21", "W16", "W17", "W25", "W27"))}
    return Scenario(["W00", "W26", "W30", "W19"], foot, first=first).reveal("O0").stop()


def test_the_dance_says_what_the_next_will_find() -> None:
    scene = dancing(0).give("W29", 2)
    assert scene.question == "movement"
    window, checked = Window(GAME, scene.s, 0), 0
    for action in window.options():
        after = danced(scene.s, 0, action)
        for reason in GAME.reasons(window, Dice(1), action):
            if reason.key in ("finds", "finds-later"):
                team = reason.values["team"]
                assert reason.values["before"] == most_points(scene.s, team)
                assert reason.values["points"] == most_points(after, team)
                assert (reason.values["seat"] == 1) == (reason.key == "finds")
                checked += 1
            if reason.key == "lies":
                assert scene.s.mountain[reason.values["slot"]] == reason.values["card"]
    assert checked


def test_a_dance_for_the_enemy_reads_as_an_objection() -> None:
    """A villager knows that a declared witch comes next, and frees a second purple card for her."""
    scene = dancing(3).declare(0).give("W29", 1)
    assert [scene.s.active, team_of(scene.s, 3)] == [3, WITCHES]
    helps = ask(scene)
    (finds,) = [reason for reason in helps.reasons if reason.values.get("team") == WITCHES]
    assert finds.worth > 0
    assert finds.values["count"] == 10
    assert finds.values["points"] > finds.values["before"]
    assert said(helps, "es", 3)[0].startswith("Ana se ha declarado bruja: podrá hacer ")
    assert said(helps, "en", 3)[0].startswith("Ana is a declared witch: the cards seen so far ")


def test_to_rest_says_how_the_mountain_lies() -> None:
    scene = dancing(0).give("W29", 2)
    scene.s.answer(0, ask(scene).action)
    found = why(scene, verbs.REST.base)["as-it-lies"]
    wanted = {
        "witches": most_points(scene.s, WITCHES),
        "villagers": most_points(scene.s, VILLAGERS),
    }
    assert found.values == wanted


def test_a_card_is_put_back_where_it_gives_the_next_least() -> None:
    foot = {"O0": "W29", "O1": "W20", "O2": "W05", "O3": "W06", "O4": "W07"}
    foot |= {f"S{x}": name for x, name in enumerate(("W21", "W16", "W17", "W25", "W27"))}
    scene = Scenario(["W00", "W26", "W30", "W19"], foot, first=0)
    scene.reveal("O0").reveal("O1").stop().give("W29", 2).keep()
    assert scene.question == "put_back"
    window = Window(GAME, scene.s, 0)
    found = [GAME.reasons(window, Dice(1), action) for action in window.options()]
    for action, reasons in zip(window.options(), found, strict=True):
        after = danced(scene.s, 0, action)
        for reason in reasons:
            if reason.key in ("finds", "finds-later"):
                assert reason.values["points"] == most_points(after, reason.values["team"])
    told = {reason.key for reasons in found for reason in reasons}
    assert told & {"finds", "finds-later"}
