"""What the page and the terminal are given to draw, field by field: see seen/view.py."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import OURS, our_data
from aquelarre.games.discworld_witches.box.ids import CARDS, PLACES
from aquelarre.games.discworld_witches.tests.scenario import Scene, beside, tackling

TO_CAVES = next(CARDS[card] for card in OURS.cards if PLACES[OURS.location[card]] == "CV")


def over(scene: Scene) -> Scene:
    """Nothing comes any more."""
    scene.s.instead()
    scene.s.settle()
    return scene


def shuffled(*deck: str) -> Scene:
    """Three witches after a shuffle: the second holds cards from before, the third holds none."""
    scene = Scene(3, "dimity petulia tiffany").hand(0, "C25", "C01a").hand(1, "C02a", "C06a")
    scene.discarded(*(CARDS[card] for card in scene.s.deck)).acting()
    scene.play("draw_two", "C25").draw("C08a", "C09a")
    keep = {CARDS.index(card) for card in deck}
    scene.s.discard += [card for card in scene.s.deck if card not in keep]
    scene.s.deck = [card for card in scene.s.deck if card in keep]
    return scene


# -- the table ---------------------------------------------------------------------------


@pytest.mark.rule("LAN-05")
def test_before_anybody_has_an_apprentice() -> None:
    view = GAME.view(GAME.start(2), -1)
    assert (view["stage"], view["turn"], view["first"], view["active"]) == ("setup", 0, None, None)
    for name in ("attempt", "walk", "look", "transmute", "tea", "result", "placing", "revealed"):
        assert view[name] is None, name
    for player in view["players"]:
        assert (player["apprentice"], player["space"]) == (None, None)
        assert (player["tokens"], player["dungeon"], player["cards"]) == ([], False, None)


@pytest.mark.rule("LAN-02")
@pytest.mark.rule("LAN-03")
def test_the_squares_on_which_tiles_begin() -> None:
    shown = {place["place"]: place["start"] for place in Scene(2).view()["places"]}
    assert shown == {row["id"]: row["start"] or None for row in our_data()["places"]}


@pytest.mark.rule("LAN-14")
def test_places_and_the_paths_between_them() -> None:
    view = Scene(2).view()
    near = {place["place"]: set(place["near"]) for place in view["places"]}
    walked = {(path["from"], path["to"]) for path in view["paths"]}
    assert walked == {tuple(row["between"]) for row in our_data()["paths"]}
    assert {(one, other) for one, others in near.items() for other in others} == {
        *walked,
        *((other, one) for one, other in walked),
    }


@pytest.mark.rule("LAN-10")
def test_the_next_tile_comes_from_the_first_box_that_has_any() -> None:
    scene = Scene(2).boxes(easy="arm")
    scene.s.box_hard = [0, 0, 2, 1, 0, 0]
    boxes = scene.view()["boxes"]
    assert [box["box"] for box in boxes] == [1, 2, 3, 4, 5, 6]
    assert [box["next"] for box in boxes] == [True] + [False] * 5, "an easy tile on its own"
    assert boxes[0] == {"box": 1, "top": "arm", "easy": 1, "hard": 0, "next": True}
    scene.boxes()
    scene.s.box_hard = [0, 0, 2, 1, 0, 0]
    assert [box["next"] for box in scene.view()["boxes"]] == [False, False, True] + [False] * 3
    scene.boxes()
    assert not any(box["next"] for box in scene.view()["boxes"])


@pytest.mark.rule("LAN-10")
def test_the_tile_that_waits_to_be_placed() -> None:
    scene = Scene(2).witch(0, "MC").witch(1, "MT").boxes(easy="arm")
    scene.turn()
    assert scene.view()["placing"] == {"tile": "arm", "box": 1}
    scene.reveal(TO_CAVES)
    assert scene.view()["placing"] is None, "there it lies"


@pytest.mark.rule("LAN-20")
def test_witches_in_the_dungeon() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "MC")
    view = scene.view()
    assert view["dungeon"] == [0]
    assert [player["dungeon"] for player in view["players"]] == [True, False]
    assert [player["space"] for player in view["players"]] == ["DG", "MC"]
    assert scene.at("MC")["witches"] == [1]


# -- tiles -------------------------------------------------------------------------------


@pytest.mark.rule("LAN-17")
def test_everything_about_a_tile() -> None:
    scene = Scene(2, "dimity petulia").tile("BA", "vlad", crisis=1).tile("CV", "fever")
    assert scene.at("BA")["tile"] == {
        "tile": "vlad",
        "hard": True,
        "up": True,
        "looked": False,
        "crisis": 1,
        "base": 18,
        "points": 5,
        "group": "magpyr",
        "failure": "crisis",
        "success": "",
        "difficulty": 20,
        "odds": {"of": 1296, "ways": scene.at("BA")["tile"]["odds"]["ways"]},
    }
    fever = scene.at("CV")["tile"]
    assert (fever["hard"], fever["group"], fever["failure"]) == (False, "", "")
    for tile in our_data()["hard"]:
        shown = Scene(2).tile("BA", tile["id"]).at("BA")["tile"]
        assert [shown[name] for name in ("hard", "group", "failure", "success")] == [
            *(True, tile["group"], tile["failure"], tile["success"]),
        ]


@pytest.mark.rule("LAN-19")
def test_the_chance_of_each_reader_has_the_own_bonus() -> None:
    scene = Scene(2, "dimity petulia").tile("BA", "vlad").won(1, "duke", "lady")
    watcher, first, second = (scene.at("BA", seat)["tile"]["odds"]["ways"] for seat in (-1, 0, 1))
    assert scene.player(1)["bonus"] == 1
    assert watcher == first < second


@pytest.mark.rule("LAN-55")
def test_a_look_is_known_to_one_alone() -> None:
    scene = Scene(3, "dimity petulia tiffany").hidden("CV", "queen", known_to=(1,))
    assert [scene.at("CV", seat)["tile"]["tile"] for seat in (-1, 0, 1, 2)] == [
        *(None, None, "queen", None),
    ]


@pytest.mark.rule("LAN-02")
def test_the_kinds_of_tiles_in_the_box() -> None:
    tiles = Scene(2).view()["tiles"]
    data = our_data()
    assert {name for name, tile in tiles.items() if tile["hard"]} == {
        row["id"] for row in data["hard"]
    }
    for part in ("easy", "hard"):
        for row in data[part]:
            tile = tiles[row["id"]]
            assert [tile[name] for name in ("difficulty", "points", "copies")] == [
                row[name] for name in ("difficulty", "points", "copies")
            ]


# -- what others hold --------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_who_has_no_card_cannot_hold_one_of_the_others() -> None:
    """After a shuffle only one of two others has cards from before: the reader knows them."""
    scene = shuffled("C10a")
    assert [card["card"] for card in scene.view(0)["players"][1]["known"]] == ["C02a", "C06a"]
    drawn = scene.view(1)["players"][0]["known"]
    assert [card["card"] for card in drawn] == ["C01a"], "the others lie in the deck, or not"


@pytest.mark.rule("LAN-08")
def test_when_the_deck_is_empty_the_cards_drawn_from_it_are_known_too() -> None:
    known = shuffled().view(1)["players"][0]["known"]
    assert [card["card"] for card in known] == ["C01a", "C08a", "C09a"]


@pytest.mark.rule("LAN-26")
def test_what_is_seen_is_not_said_twice() -> None:
    scene = over(shuffled("C10a"))
    assert all(player["cards"] is not None for player in scene.view(0)["players"])
    assert [player["known"] for player in scene.view(0)["players"]] == [[], [], []]


# -- what is going on --------------------------------------------------------------------


@pytest.mark.rule("LAN-14")
def test_a_walk_is_shown_as_long_as_it_lasts() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").tile("BA", "fever")
    assert scene.view()["walk"] is None, "her turn has not begun"
    scene.acting()
    assert scene.view()["walk"] == {"seat": 0, "steps": 2, "unseen": False}
    assert (scene.view()["first"], scene.view()["active"]) == (0, 0)
    scene.play("walk", "BA")
    assert scene.view()["walk"] is None, "now there is a problem"


@pytest.mark.rule("LAN-30")
def test_everybody_sees_where_somebody_looks() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").hand(0, "C29")
    scene.hidden("CV").hidden("DA").acting()
    assert scene.view(1)["look"] is None
    scene.play("borrow", "C29")
    assert scene.view(1)["look"] == {"seat": 0, "left": 2, "space": None}
    scene.play("look", "DA")
    assert scene.view(1)["look"] == {"seat": 0, "left": 1, "space": "DA"}
    scene.nature("turn_up", "lily").play("stop_looking")
    assert scene.view(1)["look"] is None
    assert scene.s.looks == 0, "a later look in passing has none to spare"


@pytest.mark.rule("LAN-28")
def test_nobody_walks_when_the_game_is_over() -> None:
    view = over(Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").acting()).view()
    assert (view["walk"], view["over"], view["question"]) == (None, True, "")
    assert view["result"] is not None


@pytest.mark.rule("LAN-18")
def test_an_attempt_before_the_tile_is_turned_up() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "MT").hidden("BA").crises("BA", 1)
    for space in ("MS", "LT1", "CS", "SH"):  # others lie face up
        scene.tile(space, "pig")
    scene.won(0, "duke", "lady").acting().play("walk", "BA")
    assert scene.view()["attempt"] == {
        "seat": 0,
        "space": "BA",
        "tile": None,
        "base": None,
        "crisis": 1,
        "difficulty": None,
        "stage": "before",
        "dice": [],
        "cards": [],
        "bonus": 1,
        "total": 1,
        "missing": None,
        "stayed": False,
        "cackles": 0,
        "odds": None,
    }


@pytest.mark.rule("LAN-21")
def test_dice_that_can_be_rolled_again_and_cackles_that_were_taken() -> None:
    """A cackle of the first pair is taken when she rolls on; then only the second pair is live."""
    before = beside("vlad").acting().play("walk", "BA")
    assert before.view()["attempt"]["stage"] == "before"
    scene = tackling("vlad", "C06").roll("cackle", "5")
    first = scene.view()["attempt"]
    assert (first["stage"], first["cackles"], first["odds"]["of"]) == ("first", 1, 36)
    assert len(first["odds"]["ways"]) == 13
    assert first["dice"] == [
        {"die": "1", "face": "cackle", "value": 0, "live": True, "cackled": False},
        {"die": "2", "face": "5", "value": 5, "live": True, "cackled": False},
    ]
    scene.play("roll_on").roll("cackle", "5")
    second = scene.view()["attempt"]
    assert (second["stage"], second["cackles"], second["odds"]["of"]) == ("second", 1, 1)
    assert [(die["live"], die["cackled"]) for die in second["dice"]] == [
        *((False, True), (False, False), (True, False), (True, False)),
    ]


# -- the end -----------------------------------------------------------------------------


def ended(scene: Scene) -> Scene:
    for seat in range(scene.s.n):
        scene.witch(seat, ("MC", "MT", "LM")[seat])
    return scene.boxes(easy="arm").turn().reveal(TO_CAVES).go_on()


@pytest.mark.rule("LAN-28")
def test_only_those_with_most_points_are_told_what_decided() -> None:
    scene = ended(Scene(3, "dimity petulia tiffany").won(0, "death").won(1, "death").won(2, "pig"))
    result = scene.view()["result"]
    assert [player["total"] for player in result["players"]] == [3, 3, 1]
    assert [player["tie"] for player in result["players"]] == ["shared", "shared", None]
    assert result["verdict"] is None


@pytest.mark.rule("LAN-50")
def test_together_points_decide_nothing_between_players() -> None:
    result = ended(Scene(2, "dimity petulia", mode=1)).view()["result"]
    assert result["verdict"] is None
    assert [player["tie"] for player in result["players"]] == [None, None]


@pytest.mark.rule("LAN-51")
def test_alone_there_is_a_verdict_but_nobody_to_tie_with() -> None:
    result = ended(Scene(1, "dimity")).view()["result"]
    assert (result["verdict"], result["players"][0]["tie"]) == ("pigs", None)


@pytest.mark.rule("LAN-51")
def test_who_loses_to_black_aliss_gets_no_verdict() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").tile("BA", "arm").cackles(0, 4)
    scene.supply(cackle=0, aliss=0).acting().play("walk", "BA").roll("cackle", "2").play("roll_on")
    result = scene.view()["result"]
    assert (result["outcome"], result["verdict"], result["players"]) == ("aliss", None, [])
