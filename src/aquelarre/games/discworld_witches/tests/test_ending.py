"""How a game comes out: points, ties, together, alone. [LAN-28, LAN-50, LAN-51]"""

from __future__ import annotations

import pytest

from aquelarre.bots.named import bot
from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS, PLACES
from aquelarre.games.discworld_witches.game import DiscworldWitches
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import Dice
from aquelarre.match import Match

TO_CAVES = next(CARDS[card] for card in OURS.cards if PLACES[OURS.location[card]] == "CV")


def last_turn(scene: Scene) -> Scene:
    """The last tile is placed, and nobody does anything any more."""
    for seat in range(scene.s.n):
        scene.witch(seat, ("MC", "MT", "LM", "GG")[seat])
    scene.boxes(easy="arm").turn().reveal(TO_CAVES)
    assert not scene.s.over
    return scene.play("stay").play("stay").chance()


@pytest.mark.rule("LAN-28")
def test_points_of_tiles_less_black_aliss_and_the_highest_wins() -> None:
    scene = Scene(3, "dimity petulia tiffany")
    scene.won(0, "fever", "death", "hiver").won(1, "lily", "arm").won(2, "pig").aliss(0, 3)
    last_turn(scene)
    result = scene.view()["result"]
    assert result["outcome"] == "points"
    assert [player["total"] for player in result["players"]] == [1 + 3 + 7 - 3, 7 + 2, 1]
    assert result["winners"] == [1]
    assert scene.view()["stage"] == "end"
    assert scene.game.returns(scene.s) == [-1.0, 1.0, -1.0]
    assert [(told.key, told.values) for told in scene.told()][-1] == (
        "won",
        {"seat": 1, "points": 9},
    )
    account = result["players"][0]
    assert account["tiles"] == [
        {"tile": "fever", "points": 1},
        {"tile": "death", "points": 3},
        {"tile": "hiver", "points": 7},
    ]
    assert (account["easy"], account["hard"], account["aliss"]) == (4, 7, 3)
    assert [told.values["points"] for told in scene.told("scored")] == [8, 9, 1]


@pytest.mark.rule("LAN-28")
def test_the_game_ends_with_the_turn_in_which_the_last_tile_was_placed() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").boxes(hard=1, easy="arm")
    scene.turn().reveal(TO_CAVES).play("stay").play("stay").chance()
    assert not scene.s.over, "one more tile waits"
    assert scene.s.active == 1


@pytest.mark.rule("LAN-28")
def test_a_tie_goes_to_fewest_cackle_and_aliss_tokens() -> None:
    scene = Scene(2, "dimity petulia").won(0, "death", "fever").won(1, "death", "pig", "pig")
    scene.cackles(0, 2).cackles(1, 0).aliss(1, 1)
    last_turn(scene)
    result = scene.view()["result"]
    assert [player["total"] for player in result["players"]] == [4, 4]
    assert result["winners"] == [1]
    assert [player["tie"] for player in result["players"]] == ["tokens", "tokens"]
    assert scene.told("tie_by_tokens")


@pytest.mark.rule("LAN-28")
def test_then_to_most_points_in_hard_tiles() -> None:
    scene = Scene(2, "dimity petulia").won(0, "elves").won(1, "death", "fever")
    last_turn(scene)
    result = scene.view()["result"]
    assert result["winners"] == [0]
    assert result["players"][0]["tie"] == "hard"
    assert scene.told("tie_by_hard")


@pytest.mark.rule("LAN-28")
def test_then_to_the_highest_difficulty() -> None:
    """Five points each in hard tiles: Lankin is 18, the Duke is 17 and a fever makes it even."""
    scene = Scene(2, "dimity petulia").won(0, "lankin", "fever").won(1, "lady", "pig")
    last_turn(scene)
    assert scene.view()["result"]["players"][0]["hardest"] == 18
    shared = scene.view()["result"]
    assert shared["winners"] == [0, 1], "18 both: they share"
    assert shared["players"][0]["tie"] == "shared"
    assert scene.told("shared")
    assert scene.game.returns(scene.s) == [1.0, 1.0]
    other = Scene(2, "dimity petulia").won(0, "count").won(1, "cunning")
    last_turn(other)
    assert other.view()["result"]["winners"] == [1]
    assert other.view()["result"]["players"][1]["tie"] == "difficulty"
    assert other.told("tie_by_difficulty")


@pytest.mark.rule("LAN-28")
def test_without_a_tie_nothing_else_is_looked_at() -> None:
    scene = Scene(2, "dimity petulia").won(0, "death").won(1, "arm").cackles(0, 8)
    last_turn(scene)
    assert scene.view()["result"]["winners"] == [0]
    assert [player["tie"] for player in scene.view()["result"]["players"]] == [None, None]


# -- together ----------------------------------------------------------------------------


@pytest.mark.rule("LAN-50")
@pytest.mark.parametrize(("left", "won"), [(0, True), (3, True), (4, False)])
def test_together_fewer_than_four_hard_problems_may_be_left(left: int, won: bool) -> None:
    """Ruling 33: face up or face down."""
    scene = Scene(2, "dimity petulia", mode=1)
    for space in ("DA", "LG", "RH", "SL")[:left]:
        if space == "DA":
            scene.tile(space, "elves")
        else:
            scene.hidden(space)
    last_turn(scene)
    result = scene.view()["result"]
    assert result["hard_left"] == left
    assert result["outcome"] == ("solved" if won else "problems")
    assert result["winners"] == ([0, 1] if won else [])
    assert scene.game.returns(scene.s) == ([1.0, 1.0] if won else [-1.0, -1.0])
    assert len(result["players"]) == 2, "points are shown all the same"
    (told,) = scene.told("all_won" if won else "all_lost")
    assert told.values["count"] == left


# -- alone -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-51")
@pytest.mark.parametrize(
    ("tiles", "points", "verdict"),
    [
        ("winter hiver lily queen", 29, "pigs"),
        ("winter hiver lily queen fever", 30, "witch"),
        ("winter hiver lily queen cunning lankin", 40, "witch"),
        ("winter hiver lily queen cunning lankin fever", 41, "honours"),
    ],
)
def test_alone_thirty_points_make_a_witch(tiles: str, points: int, verdict: str) -> None:
    scene = Scene(1, "dimity").won(0, *tiles.split())
    last_turn(scene)
    result = scene.view()["result"]
    assert result["players"][0]["total"] == points
    assert result["verdict"] == verdict
    assert scene.game.returns(scene.s) == [-1.0 if verdict == "pigs" else 1.0]
    assert [told.values["seat"] for told in scene.told(f"solo_{verdict}")] == [0]


@pytest.mark.rule("LAN-28")
def test_points_are_known_all_the_time() -> None:
    scene = Scene(2).won(1, "death", "vlad").aliss(1, 2)
    assert scene.game.points(scene.s) == [0, 6]
    assert [player["score"] for player in scene.view()["players"]] == [0, 6]


@pytest.mark.rule("LAN-28")
@pytest.mark.parametrize("seed", range(6))
def test_every_point_won_or_lost_was_told(seed: int) -> None:
    """The page adds up what was told to show where the points of a player come from."""
    match = Match(DiscworldWitches(OURS), 3, {}, seed=seed)
    players = [bot("random", Dice(seed)) for _ in range(match.seats)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, players[seat].answer(match.window(seat)))
    counted = [0] * match.seats
    for told in match.log(0):
        if told.key in ("won_tile", "took_aliss", "lost_tile"):
            counted[told.values["seat"]] += told.values["points"]
    assert counted == [player["score"] for player in match.view(0)["players"]]
