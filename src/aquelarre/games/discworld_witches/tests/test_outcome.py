"""After an attempt: tiles won, failure and retreat, cackles and Black Aliss, what hard problems do.
[LAN-20, LAN-21, LAN-23, LAN-45 … LAN-48]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import TILES
from aquelarre.games.discworld_witches.state import Tackling
from aquelarre.games.discworld_witches.tests.scenario import Scene


def at(tile: str, *cards: str, seats: int = 2, **options: int) -> Scene:
    """The first witch next to a problem at Bad Ass; the others far away."""
    names = "dimity petulia tiffany".split()[:seats]
    scene = Scene(seats, " ".join(names), **options).witch(0, "MC").tile("BA", tile)
    for seat in range(1, seats):
        scene.witch(seat, "MT")
    return scene.hand(0, *cards)


def fail(scene: Scene) -> Scene:
    """Walk there and roll eight, without a cackle."""
    scene.acting().play("walk", "BA")
    if scene.question == "tackle":
        scene.play("roll")
    scene.roll("2", "2").play("roll_on").roll("2", "2")
    return scene.play("close") if scene.question == "second_pair" else scene


# -- success -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-20")
def test_the_tile_is_taken_and_its_crises_go_back() -> None:
    scene = at("fever").crises("BA", 1).acting().play("walk", "BA")
    scene.roll("4", "4").play("roll_on").roll("4", "4")
    assert scene.won_by(0) == ["fever"]
    assert scene.at("BA")["tile"] is None
    assert scene.view()["supply"]["crisis"] == 12
    assert scene.player(0)["score"] == 1
    assert scene.player(0)["space"] == "BA", "she stays where the problem was"


@pytest.mark.rule("LAN-20")
@pytest.mark.parametrize(
    ("easy", "limit"), [(0, 3), (1, 3), (2, 4), (5, 5), (7, 6), (8, 7), (9, 7), (12, 7)]
)
def test_easy_tiles_raise_the_hand_limit_up_to_eight_of_them(easy: int, limit: int) -> None:
    """Five easy tiles give a limit of five, as in the rulebook."""
    tiles = ["pig"] * 4 + ["sheep"] * 4 + ["arm"] * 4
    assert Scene(2).won(0, *tiles[:easy]).player(0)["limit"] == limit


@pytest.mark.rule("LAN-20")
def test_tiles_beyond_the_eighth_still_score() -> None:
    scene = Scene(2).won(0, *["pig"] * 4, *["sheep"] * 4)
    assert scene.player(0)["score"] == 8
    assert scene.won(0, "death").player(0)["score"] == 11


@pytest.mark.rule("LAN-20")
@pytest.mark.parametrize(("tile", "kind"), [("death", "easy"), ("elves", "hard")])
def test_easy_and_hard_tiles_are_kept_apart(tile: str, kind: str) -> None:
    scene = at(tile).acting().play("walk", "BA").roll("6", "6").play("roll_on").roll("6", "6")
    assert scene.player(0)[kind] == [tile]
    assert len(scene.player(0)["easy"] + scene.player(0)["hard"]) == 1


@pytest.mark.rule("LAN-20")
def test_hard_tiles_do_not_raise_the_limit() -> None:
    assert Scene(2).won(0, "duke", "lady", "vlad", "count").player(0)["limit"] == 3


# -- failure and retreat -----------------------------------------------------------------


@pytest.mark.rule("LAN-21")
def test_failing_costs_a_cackle_and_a_retreat() -> None:
    scene = fail(at("arm"))
    assert scene.player(0)["cackles"] == 1
    assert scene.question == "retreat"
    assert scene.options() == ["retreat MC", "retreat RH", "retreat LG", "retreat GW"]
    scene.play("retreat", "LG")
    assert scene.player(0)["space"] == "LG"
    assert scene.at("BA")["tile"]["tile"] == "arm"
    assert scene.question == "act"


@pytest.mark.rule("LAN-21")
def test_a_retreat_needs_a_space_without_tile_and_witch() -> None:
    scene = at("arm").tile("RH", "pig").witch(1, "LG")
    assert fail(scene).options() == ["retreat MC", "retreat GW"]


@pytest.mark.rule("LAN-54")
def test_empty_means_without_tile_and_without_witch() -> None:
    scene = at("arm").tile("RH", "pig").witch(1, "LG").tile("GW", "pig")
    fail(scene)
    assert scene.player(0)["space"] == "MC", "only one space is empty: nobody is asked"


@pytest.mark.rule("LAN-21")
def test_the_same_town_is_good_for_a_retreat() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT2").tile("LT1", "arm").acting()
    scene.play("walk", "LT1").roll("2", "2").play("roll_on").roll("2", "2")
    assert "retreat LT3" in scene.options()
    assert "retreat LT2" not in scene.options()


@pytest.mark.rule("LAN-21")
def test_a_broomstick_retreats_to_any_empty_space() -> None:
    scene = fail(at("arm", "C08").tile("CV", "pig"))
    assert "retreat_flying C08a DA" in scene.options()
    assert "retreat_flying C08a CV" not in scene.options()
    scene.play("retreat_flying", "C08", "DA")
    assert scene.told("retreated_flying")
    assert scene.view()["attempt"] is None
    assert scene.player(0)["space"] == "DA"
    assert scene.player(0)["cackles"] == 1
    assert scene.view()["discard"] == ["C08a"]


@pytest.mark.rule("LAN-19")
def test_a_broomstick_may_be_played_for_the_retreat_after_the_second_roll() -> None:
    assert fail(at("arm", "C08")).offered("retreat_flying")


def surrounded(*cards: str) -> Scene:
    """Bad Ass, with problems on all sides."""
    scene = at("arm", *cards)
    for space, tile in (("RH", "pig"), ("LG", "pig"), ("GW", "sheep")):
        scene.tile(space, tile)
    scene.acting().play("walk", "BA").roll("2", "2").play("roll_on")
    return scene.witch(1, "MC").roll("2", "2")


@pytest.mark.rule("LAN-21")
def test_without_a_retreat_one_more_cackle_and_anywhere() -> None:
    scene = surrounded()
    assert scene.question == "retreat"
    assert {option.split()[0] for option in scene.options()} == {"stray"}
    assert "stray CV" in scene.options()
    assert "stray MC" not in scene.options(), "a witch is there"
    scene.play("stray", "CV")
    assert scene.told("strayed")
    assert scene.player(0)["space"] == "CV"
    assert scene.player(0)["cackles"] == 2


@pytest.mark.rule("LAN-21")
def test_a_broomstick_saves_that_cackle_but_need_not_be_played() -> None:
    """Ruling 14."""
    scene = surrounded("C08")
    assert "stray CV" in scene.options()
    scene.play("retreat_flying", "C08", "CV")
    assert scene.player(0)["cackles"] == 1


@pytest.mark.rule("LAN-21")
def test_where_nothing_is_empty_she_stays() -> None:
    """Ruling N4."""
    scene = at("arm").acting().play("walk", "BA").roll("2", "2").play("roll_on")
    for space in scene.s.edition.spaces:
        if not scene.s.tiled >> space & 1:
            scene.s.tile[space] = 0
            scene.s.tiled |= 1 << space
            scene.s.up |= 1 << space
    scene.roll("2", "2")
    assert scene.told("trapped")
    assert scene.view()["attempt"] is None
    assert scene.player(0)["space"] == "BA"
    assert scene.player(0)["cackles"] == 2


# -- no cackles left ---------------------------------------------------------------------


@pytest.mark.rule("LAN-23")
def test_an_empty_supply_takes_from_who_has_most() -> None:
    scene = fail(at("arm", seats=3).cackles(1, 7).cackles(2, 5).cackles(0, 0).supply(cackle=0))
    assert [player["cackles"] for player in scene.view()["players"]] == [1, 6, 5]
    assert scene.told("took_from")


@pytest.mark.rule("LAN-23")
def test_among_several_with_most_one_chooses() -> None:
    scene = fail(at("arm", seats=3).cackles(1, 5).cackles(2, 5).cackles(0, 2).supply(cackle=0))
    assert scene.question == "take_from"
    assert scene.options() == ["take_from 1", "take_from 2"]
    scene.play("take_from", "2")
    assert [player["cackles"] for player in scene.view()["players"]] == [3, 5, 4]
    assert scene.question == "retreat"


@pytest.mark.rule("LAN-23")
def test_who_has_most_takes_black_aliss_instead() -> None:
    alone = fail(at("arm", seats=3).cackles(0, 6).cackles(1, 5).supply(cackle=0))
    assert (alone.player(0)["cackles"], alone.player(0)["aliss"]) == (6, 1)
    tied = fail(at("arm", seats=3).cackles(0, 6).cackles(1, 6).supply(cackle=0))
    assert (tied.player(0)["cackles"], tied.player(0)["aliss"]) == (6, 1)
    assert tied.view()["supply"]["aliss"] == 11
    assert tied.player(0)["score"] == -1


@pytest.mark.rule("LAN-23")
def test_one_black_aliss_for_every_cackle() -> None:
    scene = at("arm", seats=3).cackles(0, 6).cackles(1, 5).supply(cackle=0).acting()
    scene.play("walk", "BA").roll("cackle", "cackle").play("roll_on").roll("cackle", "2")
    assert scene.player(0)["aliss"] == 4, "three faces and the failure"


@pytest.mark.rule("LAN-23")
def test_what_is_left_of_the_supply_is_taken_first() -> None:
    scene = at("arm", seats=3).cackles(1, 9).cackles(0, 0).supply(cackle=1).acting()
    scene.play("walk", "BA").roll("cackle", "cackle").play("roll_on")
    assert [player["cackles"] for player in scene.view()["players"]] == [2, 8, 0]
    assert [told.values for told in scene.told("took_cackle")] == [{"seat": 0, "count": 1}]


@pytest.mark.rule("LAN-23")
def test_without_black_aliss_a_competition_goes_on() -> None:
    """Ruling 22."""
    scene = fail(at("arm").cackles(0, 8).supply(cackle=0, aliss=0))
    assert not scene.s.over
    assert scene.player(0)["aliss"] == 0
    assert scene.told("no_aliss")


@pytest.mark.rule("LAN-49")
def test_without_black_aliss_those_who_play_together_have_lost() -> None:
    scene = fail(at("arm", mode=1).cackles(0, 6).supply(cackle=0, aliss=0))
    assert scene.s.over
    assert scene.view()["result"]["outcome"] == "aliss"
    assert scene.game.returns(scene.s) == [-1.0, -1.0]
    alone = Scene(1, "dimity").witch(0, "MC").tile("BA", "arm").cackles(0, 4).supply(aliss=0)
    fail(alone)
    assert alone.view()["result"]["outcome"] == "aliss"


# -- what hard problems do ---------------------------------------------------------------


@pytest.mark.rule("LAN-45")
@pytest.mark.parametrize("tile", ["hiver", "lily"])
def test_the_hiver_and_lily_cost_a_black_aliss(tile: str) -> None:
    scene = fail(at(tile))
    assert (scene.player(0)["aliss"], scene.player(0)["cackles"]) == (1, 1)
    assert scene.question == "retreat"


@pytest.mark.rule("LAN-46")
@pytest.mark.parametrize("tile", ["vlad", "count", "lacrimosa", "bela"])
def test_magpyrs_get_one_more_crisis_without_maximum(tile: str) -> None:
    scene = fail(at(tile).crises("BA", 1))
    assert scene.at("BA")["tile"]["crisis"] == 2
    base = scene.at("BA")["tile"]["base"]
    assert scene.at("BA")["tile"]["difficulty"] == base + 4
    assert scene.view()["supply"]["crisis"] == 10
    assert [told.values["count"] for told in scene.told("more_crisis")] == [2]


@pytest.mark.rule("LAN-46")
def test_without_a_crisis_token_for_a_magpyr_all_lose() -> None:
    """Ruling 19."""
    scene = fail(at("vlad").supply(crisis=0))
    assert scene.view()["result"]["outcome"] == "crisis"


@pytest.mark.rule("LAN-46")
def test_other_hard_problems_get_no_crisis() -> None:
    assert fail(at("elves")).at("BA")["tile"]["crisis"] == 0


@pytest.mark.rule("LAN-47")
def test_the_wintersmith_costs_everybody_an_easy_tile_of_their_choice() -> None:
    scene = at("winter", seats=3).won(0, "pig", "arm").won(1, "fever", "pig", "pig")
    fail(scene)
    assert scene.question == "lose"
    assert scene.asked == [0, 1], "who has none loses nothing"
    assert scene.options(1) == ["lose fever", "lose pig"]
    scene.play("lose", "pig", seat=1).play("lose", "arm", seat=0)
    assert scene.won_by(0) == ["pig"]
    assert scene.won_by(1) == ["fever", "pig"]
    assert scene.player(0)["score"] == 1
    assert [told.values["seat"] for told in scene.told("lost_tile")] == [0, 1]
    assert scene.s.removed == (TILES.index("arm"), TILES.index("pig")), "out of the game"
    assert scene.question == "retreat"


@pytest.mark.rule("LAN-17")
@pytest.mark.rule("LAN-22")
def test_nothing_of_an_attempt_is_left_for_the_next() -> None:
    """She stays, plays a symbol and fails; later she begins again with nothing on the table."""
    scene = at("arm", "C01", "C06").acting().play("walk", "BA").roll("2", "cackle")
    scene.play("play_headology", "C01").play("roll_on").roll("cackle", "cackle").play("close")
    scene.play("retreat", "RH")
    assert scene.s.inside(Tackling) is None
    scene.witch(0, "BA").play("stay")
    now = scene.view()["attempt"]
    assert (now["stage"], now["dice"], now["cards"], now["stayed"]) == ("before", [], [], False)
    assert now["total"] == 0


@pytest.mark.rule("LAN-47")
def test_who_has_one_kind_of_easy_tile_is_not_asked() -> None:
    scene = fail(at("winter").won(0, "pig", "pig").won(1, "arm"))
    assert scene.question == "retreat"
    assert (scene.won_by(0), scene.won_by(1)) == (["pig"], [])


@pytest.mark.rule("LAN-47")
def test_no_cards_are_discarded_for_a_smaller_limit() -> None:
    scene = at("winter", "C01", "C02", "C12", "C13").won(0, "pig", "arm")
    fail(scene).play("lose", "pig", seat=0)
    assert scene.player(0)["limit"] == 3
    assert scene.player(0)["hand"] == 4


@pytest.mark.rule("LAN-48")
def test_belas_end_drives_the_other_magpyrs_off_if_they_lie_face_up() -> None:
    scene = at("bela", "C01", "C02", "C03").tile("CV", "vlad", crisis=2).hidden("DA", "count")
    scene.tile("GG", "elves").acting().play("walk", "BA").play("trio", "C01", "C02", "C03")
    assert scene.at("CV")["tile"] is None
    assert scene.at("DA")["tile"] is not None, "face down it stays"
    assert scene.at("GG")["tile"]["tile"] == "elves"
    assert scene.view()["supply"]["crisis"] == 12, "crises go back"
    assert scene.won_by(0) == ["bela"], "nobody scores those that left"
    assert scene.s.removed == (TILES.index("vlad"),), "it is out of the game"
    assert [told.key for told in scene.told("banished")] == ["banished"]


@pytest.mark.rule("LAN-48")
def test_magpyrs_that_appear_later_stay() -> None:
    scene = at("fever").won(0, "bela").tile("CV", "vlad").acting().play("stay")
    assert scene.at("CV")["tile"]["tile"] == "vlad"


@pytest.mark.rule("LAN-55")
def test_a_hard_tile_stays_face_up_after_failing_and_fleeing() -> None:
    """Ruling 7."""
    for flight in (True, False):
        scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").hidden("BA", "elves")
        scene.acting().play("walk", "BA").roll("2", "2")
        if flight:
            scene.play("flee", "RH")
        else:
            scene.play("roll_on").roll("2", "2").play("retreat", "RH")
        assert scene.at("BA")["tile"]["tile"] == "elves"
        assert scene.at("BA")["tile"]["up"] is True
