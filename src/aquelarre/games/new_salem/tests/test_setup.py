"""Set-up: characters, decks, rounds, badges and the first constable. [SAL-01 … SAL-05]"""

from __future__ import annotations

from fractions import Fraction

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CHARACTERS, POOL, SIDE, WITCHES
from aquelarre.games.new_salem.rules.setup import odds_of_characters
from aquelarre.games.new_salem.tests.scenario import Scene
from aquelarre.kernel import BadSetting


@pytest.mark.rule("SAL-01")
@pytest.mark.parametrize("n", [2, 9])
def test_three_to_eight_players(n: int) -> None:
    with pytest.raises(BadSetting):
        GAME.start(n)


@pytest.mark.rule("SAL-01")
@pytest.mark.parametrize(
    ("n", "witches", "puritans"),
    [(3, 2, 4), (4, 2, 4), (5, 2, 4), (6, 2, 5), (7, 3, 6), (8, 3, 6)],
)
def test_the_pool_is_that_of_the_rulebook(n: int, witches: int, puritans: int) -> None:
    """Its table; and of each side as many can be dealt as are in the pool, but not one more."""
    assert POOL[n] == (witches, puritans)
    for side, most in ((WITCHES, witches), (1 - WITCHES, puritans)):
        dealt: list[int] = []
        while more := [x for x in odds_of_characters(n, dealt)[0] if SIDE[x] == side]:
            dealt.append(more[-1])
        assert len(dealt) == most


def chances(n: int, known: list[int], left: int) -> dict[int, Fraction]:
    """How likely how many witches are, when so many more characters are dealt."""
    if not left:
        return {sum(SIDE[x] == WITCHES for x in known): Fraction(1)}
    found: dict[int, Fraction] = {}
    characters, odds = odds_of_characters(n, known)
    for character, weight in zip(characters, odds, strict=True):
        for witches, chance in chances(n, [*known, character], left - 1).items():
            found.setdefault(witches, Fraction(0))
            found[witches] += chance * Fraction(weight, sum(odds))
    return found


@pytest.mark.rule("SAL-01")
@pytest.mark.parametrize(("n", "witches", "puritans"), [(3, 2, 4), (4, 2, 4)])
def test_the_pool_is_dealt_as_if_it_had_been_shuffled(n: int, witches: int, puritans: int) -> None:
    """Two witches and four puritans: all puritans in 4/6 · 3/5 · 2/4 (· 1/3) of the games."""
    found = chances(n, [], n)
    whole = Fraction(1)
    for dealt in range(n):
        whole *= Fraction(puritans - dealt, witches + puritans - dealt)
    assert found[0] == whole
    assert sum(found.values()) == 1
    assert max(found) == witches


@pytest.mark.rule("SAL-01")
@pytest.mark.parametrize("n", range(3, 9))
def test_never_more_of_a_side_than_in_the_pool(n: int) -> None:
    witches, puritans = POOL[n]
    scene = Scene(n)  # as many puritans as possible
    assert sum(SIDE[x] != WITCHES for x in scene.s.characters.face) == min(n, puritans)
    dealt = [x for x, side in enumerate(SIDE) if side == WITCHES][:witches]
    assert all(SIDE[x] != WITCHES for x in odds_of_characters(n, dealt)[0])


@pytest.mark.rule("SAL-01")
def test_a_game_without_witches_is_possible_with_three_or_four_players_only() -> None:
    without = [n for n in range(3, 9) if POOL[n][1] >= n]
    assert without == [3, 4]


@pytest.mark.rule("SAL-01")
def test_within_a_side_all_are_alike_and_nobody_is_dealt_twice() -> None:
    characters, odds = odds_of_characters(5, [0, 6])
    assert 0 not in characters
    assert 6 not in characters
    witches = {odds[characters.index(x)] for x in (7, 8, 9)}
    puritans = {odds[characters.index(x)] for x in range(1, 6)}
    assert len(witches) == len(puritans) == 1
    assert Fraction(3 * witches.pop(), sum(odds)) == Fraction(1, 4)  # one of the four left


@pytest.mark.rule("SAL-01")
def test_each_player_sees_the_own_character_only() -> None:
    scene = Scene(5, "N07 N08 N01 N02 N03")
    for seat in range(-1, 5):
        known = [player["character"] for player in scene.view(seat)["players"]]
        own = [CHARACTERS[scene.s.characters.face[x]] if x == seat else None for x in range(5)]
        assert known == own, "witches do not know each other"


@pytest.mark.rule("SAL-02")
@pytest.mark.parametrize("n", range(3, 9))
def test_the_deck_has_18_cards_for_each_player(n: int) -> None:
    view = Scene(n).view()
    assert view["deck"] == 18 * n
    assert view["players"][0]["pack"] == 0


@pytest.mark.rule("SAL-03")
def test_cleansing_and_trial_lie_face_up_and_all_trials_make_one_pile() -> None:
    view = Scene(7).view()
    assert [event["event"] for event in view["events"]] == ["V01", "V02"]
    assert view["trials"] == {"pile": 4, "total": 4}
    assert view["event_deck"] == 19


@pytest.mark.rule("SAL-04")
def test_five_round_cards_in_order_and_as_many_badges_as_players() -> None:
    view = Scene(6).view()
    assert [card["round"] for card in view["rounds"]] == [1, 2, 3, 4, 5]
    assert not any(card["done"] for card in view["rounds"])
    assert view["badges"] + sum(player["badge"] for player in view["players"]) == 6


@pytest.mark.rule("SAL-05")
def test_the_first_constable_takes_a_badge_but_no_hope() -> None:
    s = GAME.start(4)
    for _ in range(4):
        s.answer(4, s.options(4)[0])
    assert [GAME.describe(action).verb for action in s.options(4)] == ["first_constable"] * 4
    scene = Scene(4, constable=2)
    view = scene.view()
    assert view["constable"] == 2
    assert [player["badge"] for player in view["players"]] == [False, False, True, False]
    assert [player["hope"] for player in view["players"]] == [0, 0, 0, 0]
    assert view["badges"] == 3
