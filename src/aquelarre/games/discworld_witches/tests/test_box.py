"""What is in our box: the rulebook's facts, and the sums of the reconstruction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import OURS, our_data
from aquelarre.games.discworld_witches.box.ids import (
    CARD_KINDS,
    CHARACTERS,
    COPIES,
    DUNGEON,
    E_REROLL,
    EFFECTS,
    GROUPS,
    PLACES,
    SPACES,
    SYMBOLS,
    TILES,
)
from aquelarre.games.discworld_witches.rules.board import clear
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene


def near(place: str) -> set[str]:
    """The places next to one."""
    first = OURS.spaces_of[PLACES.index(place)][0]
    return {PLACES[OURS.place_of[space]] for space in OURS.near[first]}


@pytest.mark.rule("LAN-14")
def test_the_board_has_what_the_rulebook_tells_of_it() -> None:
    """Three spaces in Town, a path to the Castle, and the paths of its two examples of walking."""
    town, castle = PLACES.index("LT"), PLACES.index("LC")
    assert len(OURS.spaces_of[town]) == 3
    assert len(OURS.spaces_of[castle]) > 1
    assert "LC" in near("LT")
    assert {"LT", "BA"} <= near("MC")
    assert {"RH", "LG"} <= near("BA")
    assert not {"RH", "LG"} & near("MC"), "two steps from Magrat's, through Bad Ass only"
    assert "LG" not in near("LT")
    assert "CS" in near("BO")
    assert OURS.near[DUNGEON] == OURS.siblings[DUNGEON] == (), "no path leads to the dungeon"
    assert DUNGEON not in OURS.spaces


@pytest.mark.rule("LAN-02")
def test_seventeen_hard_tiles_and_five_violet_squares() -> None:
    assert sum(OURS.hard_copies()) == 17
    assert len(OURS.violet) == 5
    assert sum(OURS.group[tile] == GROUPS.index("elf") for tile in range(len(TILES))) == 4
    assert OURS.copies[TILES.index("elves")] == 4


@pytest.mark.rule("LAN-03")
def test_thirty_easy_tiles_and_ten_green_squares() -> None:
    assert sum(OURS.easy_copies()) == 30
    assert len(OURS.green) == 10
    assert not set(OURS.green) & set(OURS.violet)


@pytest.mark.rule("LAN-17")
def test_difficulties_that_the_rulebook_names() -> None:
    """Nine for fever in a crisis, 25 for Lily, 24 for the Hiver in the worked fight."""
    wanted = {"fever": 9, "lily": 25, "hiver": 24, "death": 14}
    assert {name: OURS.difficulty[TILES.index(name)] + 2 for name in wanted} == wanted


@pytest.mark.rule("LAN-08")
def test_55_cards_of_43_kinds_each_with_symbol_effect_and_location() -> None:
    assert len(OURS.cards) == 55
    assert len({card // COPIES for card in OURS.cards}) == 43
    symbols = Counter(SYMBOLS[OURS.symbol[card]] for card in OURS.cards)
    assert symbols == {"headology": 20, "magic": 17, "broomstick": 18}
    effects = Counter(EFFECTS[OURS.effect[card]] for card in OURS.cards)
    assert effects == {
        "add": 13,
        "reroll": 5,
        "help": 5,
        "know": 4,
        "invisible": 4,
        "draw": 6,
        "flee": 3,
        "transmute": 3,
        "borrow": 3,
        "move": 3,
        "sheep": 2,
        "death": 2,
        "shamble": 2,
    }
    located = Counter(PLACES[OURS.location[card]] for card in OURS.cards)
    assert located.pop("LT") == 6
    assert located.pop("LC") == 5
    assert set(located.values()) == {2}
    assert len(located) == 22


@pytest.mark.rule("LAN-24")
def test_twelve_cards_with_the_power_of_three_and_five_characters() -> None:
    marked = Counter(CHARACTERS[OURS.trio[card]] for card in OURS.cards if OURS.trio[card] >= 0)
    assert marked == {"granny": 3, "nanny": 3, "magrat": 2, "agnes": 2, "perdita": 2}


@pytest.mark.rule("LAN-29")
def test_cards_that_the_rulebook_names() -> None:
    """Igor and Scraps rolls again; the Feegles add two, against anybody."""
    igor, feegle = (CARD_KINDS.index(name) * COPIES for name in ("C07", "C06"))
    assert OURS.effect[igor] == E_REROLL
    assert (OURS.amount[feegle], OURS.against[feegle]) == (2, ())


@pytest.mark.rule("LAN-31")
def test_groups_against_which_cards_are_played() -> None:
    """Bela counts as a Magpyr; two cards each deal with Death and with sheep."""
    greebo = CARD_KINDS.index("C08") * COPIES
    assert {GROUPS[group] for group in OURS.against[greebo]} == {"magpyr", "bela"}
    rob = CARD_KINDS.index("C19") * COPIES
    assert {GROUPS[group] for group in OURS.against[rob]} == {"hiver", "cunning", "winter"}


@pytest.mark.rule("LAN-21")
def test_every_start_tile_has_an_empty_space_to_retreat_to() -> None:
    taken = set(OURS.green) | set(OURS.violet)
    for space in taken:
        assert set(OURS.near[space] + OURS.siblings[space]) - taken, SPACES[space]
    assert len(set(OURS.spaces) - taken) == 13


def test_every_fact_says_where_it_comes_from() -> None:
    marks = {mark for _, mark in OURS.sources} | {mark for _, _, mark in OURS.paths}
    assert marks == {"R", "D", "F", "X"}
    sourced = {name.partition(".")[0] for name, _ in OURS.sources}
    data = our_data()
    rows = [row["id"] for part in ("places", "easy", "hard", "cards") for row in data[part]]
    assert sourced == set(rows)


@pytest.mark.rule("LAN-17")
def test_the_view_tells_what_is_printed_on_the_tiles() -> None:
    kinds = Scene(2).view()["tiles"]
    assert kinds["hiver"] == {"hard": True, "difficulty": 22, "points": 7, "copies": 1}
    assert sum(kind["copies"] for kind in kinds.values()) == 47
    assert "easy7" not in kinds


@pytest.mark.rule("LAN-17")
def test_chances_of_four_dice() -> None:
    """Percent to reach so much, as in the tables of the reconstruction."""
    wanted = {7: 95, 8: 93, 9: 88, 10: 83, 11: 76, 12: 68, 13: 59, 14: 50, 15: 40, 16: 30, 20: 5}
    assert {need: round(100 * ways(4, need) / OUTCOMES[4]) for need in wanted} == wanted
    assert ways(2, 11) == 3, "5+6, 6+5, 6+6"
    assert ways(2, -3) == OUTCOMES[2] == 36
    assert (ways(0, 0), ways(0, 1)) == (1, 0)


# -- nothing is lost ---------------------------------------------------------------------


def lost_card(s: Lancre) -> None:
    s.hands[0].pop()


def card_twice(s: Lancre) -> None:
    s.hands[0][0] = s.hands[1][0]


def lost_cackle(s: Lancre) -> None:
    s.cackles[0] -= 1


def lost_supply(s: Lancre) -> None:
    s.cackle_supply -= 1


def lost_aliss(s: Lancre) -> None:
    s.aliss[1] -= 1


def lost_crisis(s: Lancre) -> None:
    s.crisis[SPACES.index("BA")] = 0


def lost_from_the_bag(s: Lancre) -> None:
    s.hard_bag.take(TILES.index("queen"))


def lost_easy_tile(s: Lancre) -> None:
    s.easy[0] = ()


def lost_hard_tile(s: Lancre) -> None:
    s.hard[1] = ()


def lost_face_down(s: Lancre) -> None:
    clear(s, SPACES.index("CV"))


def lost_in_a_box(s: Lancre) -> None:
    s.box_hard[2] -= 1


def lost_of_those_that_are_gone(s: Lancre) -> None:
    s.removed = ()


@pytest.mark.rule("LAN-04")
@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    "lose",
    [
        *(lost_card, card_twice, lost_cackle, lost_supply, lost_aliss, lost_crisis),
        *(lost_easy_tile, lost_hard_tile, lost_face_down, lost_in_a_box, lost_from_the_bag),
        lost_of_those_that_are_gone,
    ],
)
def test_the_census_misses_what_is_lost(lose: Callable[[Lancre], None]) -> None:
    scene = Scene(2).hand(0, "C01", "C06").hand(1, "C02").cackles(0, 2).aliss(1, 1)
    scene.tile("BA", "fever", crisis=1).hidden("CV").won(0, "pig").won(1, "lily")
    s = scene.s
    s.hard_bag.take(TILES.index("vlad"))
    s.removed = (TILES.index("vlad"),)
    before = GAME.census(s)
    lose(s)
    assert GAME.census(s) != before


@pytest.mark.rule("LAN-02")
def test_hard_tiles_are_counted_wherever_they_are() -> None:
    scene = Scene(2).boxes(hard=3).tile("BA", "vlad").hidden("CV").hidden("DA", "queen")
    scene.tile("LG", "fever").won(1, "lily", "duke")
    scene.s.removed = (TILES.index("elves"), TILES.index("pig"))
    assert GAME.census(scene.s)["hard tiles"] == 3 + 3 + 2 + 1
