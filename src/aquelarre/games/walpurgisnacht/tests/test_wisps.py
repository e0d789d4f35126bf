"""Phase 1, the path of the wisps: rules WAL-10 and WAL-14 to WAL-18."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.rules.wisps import combination
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card
from aquelarre.games.walpurgisnacht.verbs import GIVE, REVEAL, STOP

ROLES = ["W00", "W26", "W30"]
# purple: W19 W20 W21 W22; green: W25 W06 W27 W28; none: W08 W14 W18
P, G, N = "W20 W21 W22".split(), "W06 W27 W28".split(), "W08 W14 W18".split()


def night(*faces: str) -> Scenario:
    """The outer pentagon holds these cards, O0 first."""
    return Scenario(ROLES, {f"O{at}": face for at, face in enumerate(faces)})


def reveal_all(scene: Scenario, *faces: str) -> Scenario:
    for at in range(len(faces)):
        scene.reveal(f"O{at}")
    return scene


def letters(text: str) -> list[str]:
    piles = {"P": list(P), "G": list(G), "N": list(N)}
    return [piles[letter].pop(0) for letter in text]


@pytest.mark.rule("WAL-10")
def test_first_reveal_is_compulsory_then_one_may_stop() -> None:
    scene = night(*letters("PP"))
    assert scene.options(STOP) == []
    assert scene.reveal("O0").options(STOP) == [STOP.base]


@pytest.mark.rule("WAL-10")
def test_a_revealed_card_leaves_the_mountain_at_once_and_unblocks() -> None:
    scene = Scenario(ROLES, {"O0": "W20", "O4": "W21", "S0": "W22"})
    assert "S0" not in scene.slots(REVEAL)
    scene.reveal("O0")
    assert "O0" not in scene.slots(REVEAL)
    assert "S0" in scene.reveal("O4").slots(REVEAL)
    scene.reveal("S0")
    assert scene.score == [6, 1]


@pytest.mark.rule("WAL-10")
def test_revealed_cards_are_public() -> None:
    scene = night(*letters("PP")).reveal("O0")
    for seat in (-1, 0, 1, 2):
        assert scene.game.view(scene.s, seat)["hand"] == {"count": 1, "cards": ["W20"]}
        assert scene.news[-1].heard_by(seat).values["card"] == card("W20")


@pytest.mark.rule("WAL-10")
def test_one_may_stop_without_a_coloured_wisp_for_no_points() -> None:
    scene = night(*letters("N")).reveal("O0").stop()
    assert scene.score == [1, 1]
    assert scene.question == "first_gift"


@pytest.mark.rule("WAL-14")
@pytest.mark.parametrize(("faces", "score"), [("P", [2, 1]), ("G", [1, 2])])
def test_one_wisp_is_worth_one_point_to_its_team(faces: str, score: list[int]) -> None:
    assert reveal_all(night(*letters(faces)), faces).stop().score == score


@pytest.mark.rule("WAL-15")
@pytest.mark.parametrize(("faces", "score"), [("PP", [4, 1]), ("GG", [1, 4])])
def test_two_of_a_colour_are_worth_three_by_stopping(faces: str, score: list[int]) -> None:
    scene = reveal_all(night(*letters(faces)), *faces)
    assert scene.question == "follow_wisps"
    assert scene.score == [1, 1]
    assert scene.stop().score == score


@pytest.mark.rule("WAL-15")
@pytest.mark.parametrize(("faces", "score"), [("PG", [1, 2]), ("GP", [2, 1])])
def test_the_other_colour_ends_the_phase_with_one_point(faces: str, score: list[int]) -> None:
    """The rulebook's example: purple, then green: the villagers mark one point."""
    scene = reveal_all(night(*letters(faces)), *faces)
    assert scene.question == "first_gift"
    assert scene.score == score


@pytest.mark.rule("WAL-16")
@pytest.mark.parametrize(
    ("faces", "score"), [("PPP", [6, 1]), ("GGG", [1, 6]), ("PPG", [1, 3]), ("GGP", [3, 1])]
)
def test_the_third_wisp_ends_the_phase(faces: str, score: list[int]) -> None:
    scene = reveal_all(night(*letters(faces)), *faces)
    assert scene.question == "first_gift"
    assert scene.score == score


@pytest.mark.rule("WAL-17")
@pytest.mark.parametrize(
    ("faces", "score"),
    [
        ("GNG", [1, 4]),
        ("PNG", [1, 2]),
        ("NNP", [2, 1]),
        ("GGN", [1, 4]),
        ("PNN", [2, 1]),
        ("NPG", [1, 2]),
    ],
)
def test_cards_without_wisp_use_a_reveal_and_nothing_else(faces: str, score: list[int]) -> None:
    scene = reveal_all(night(*letters(faces)), *faces)
    assert scene.question == "first_gift"
    assert scene.score == score


@pytest.mark.rule("WAL-17")
def test_no_coloured_wisp_no_points() -> None:
    scene = reveal_all(night(*letters("NNN")), *"NNN")
    assert scene.score == [1, 1]
    assert "no_wisps" in scene.told()


@pytest.mark.rule("WAL-18")
def test_points_are_marked_only_when_the_phase_ends() -> None:
    scene = night(*letters("PPP")).reveal("O0").reveal("O1")
    assert scene.score == [1, 1]
    assert "wisps_scored" not in scene.told()
    assert scene.reveal("O2").told().count("wisps_scored") == 1


def test_every_sequence_of_up_to_three_cards_scores_as_the_machine_rules_say() -> None:
    """Section B.4 of the contract, in full: x stop 1, xx 3, xxx 5, xy 1 to y, xxy 2 to y."""
    expected = {"": 0, "x": 1, "xx": 3, "xxx": 5, "xy": 1, "xxy": 2}
    for sequence in ("P", "G", "N", "PP", "PG", "GP", "NP", "PN", "NN", "PPG", "NGG", "GNN"):
        coloured = sequence.replace("N", "")
        shape = "".join("x" if letter == coloured[0] else "y" for letter in coloured)
        team, points, _ = combination(OURS, [card(name) for name in letters(sequence)])
        assert points == expected[shape], sequence
        if points:
            assert team == "PG".index(coloured[-1]), sequence


@pytest.mark.rule("WAL-19")
def test_the_gift_is_chosen_among_the_revealed_cards_only() -> None:
    scene = night(*letters("PP")).reveal("O0").reveal("O1").stop()
    assert {IDS[GIVE.args(action)[0]] for action in scene.options(GIVE)} == {"W20", "W21"}
