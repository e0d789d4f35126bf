"""Set-up: BRU-01 to BRU-05, and the option of random sides."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.rules.setup import RANDOM_SIDES, WITCHES
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel import BadSetting, Dice
from aquelarre.laws.walk import any_answer


def until(question: str, n: int, **settings: int) -> Scene:
    """A table at the first question of this key, chance and players answering as they like."""
    scene = Scene.__new__(Scene)
    scene.s = GAME.start(n, settings, listen=True)
    scene.script = []
    dice = Dice(f"setup {n}")
    while scene.question != question:
        scene.s.answer(*any_answer(scene.s, dice))
    return scene


@pytest.mark.rule("BRU-01")
@pytest.mark.parametrize("n", range(3, 13))
def test_each_chooses_one_of_three_characters_or_two(n: int) -> None:
    scene = until("choose", n)
    wanted = 3 if n <= 8 else 2
    assert [len(scene.options(seat=seat)) for seat in range(n)] == [wanted] * n
    for seat in range(n):
        scene.s.answer(seat, scene.options(seat=seat)[0])
    assert len(set(scene.s.character)) == n
    assert all(view["character"] for view in GAME.view(scene.s, -1)["players"])


@pytest.mark.rule("BRU-01")
def test_the_game_is_for_three_to_twelve() -> None:
    for n in (2, 13):
        with pytest.raises(BadSetting):
            GAME.start(n)


@pytest.mark.rule("BRU-01")
def test_what_was_not_chosen_is_seen_by_nobody_else() -> None:
    scene = until("choose", 4)
    mine = GAME.view(scene.s, 2)["players"]
    assert [len(player["offered"]) for player in mine] == [0, 0, 3, 0]
    assert GAME.view(scene.s, -1)["players"][2]["offered"] == []


@pytest.mark.rule("BRU-02")
@pytest.mark.parametrize("n", range(3, 13))
def test_how_many_witches_there_are(n: int) -> None:
    assert [WITCHES[x] for x in range(3, 13)] == [1, 1, 2, 2, 2, 3, 3, 4, 4, 4]
    scene = until("act", n)
    assert scene.s.side.count(0) == WITCHES[n]
    assert scene.s.side.count(1) == n - WITCHES[n]


@pytest.mark.rule("BRU-02", "BRU-04")
def test_villagers_know_their_own_side_and_witches_all_of_them() -> None:
    scene = Scene("wvwvv")
    sides = [[x["side"] for x in GAME.view(scene.s, seat)["players"]] for seat in range(-1, 5)]
    everything = ["witches", "villagers", "witches", "villagers", "villagers"]
    assert sides[0] == [None] * 5, "a watcher"
    assert sides[1] == sides[3] == everything
    assert sides[2] == [None, "villagers", None, None, None]


@pytest.mark.rule("BRU-04")
def test_the_witches_do_not_know_one_another_before_they_have_met() -> None:
    scene = Scene("wvwvv")
    scene.s.met = 0
    assert [x["side"] for x in GAME.view(scene.s, 0)["players"]][2] is None
    assert [told.rule for told in scene.told("met")] == ["BRU-04"]


@pytest.mark.rule("BRU-03")
def test_everybody_draws_five_cards() -> None:
    scene = until("act", 6)
    sizes = sorted(x["hand"] for x in GAME.view(scene.s, -1)["players"])
    assert sizes[0] == 5, "and whoever begins has drawn one more by now"
    assert sum(sizes) == 31


@pytest.mark.rule("BRU-05")
def test_the_highest_die_begins_and_equals_roll_again() -> None:
    scene = Scene("wvvv", first=2)
    assert (scene.s.first, scene.asked) == (2, [2])
    n = 4
    s = GAME.start(n, listen=True)
    dice = Dice(5)
    rolls = iter([5, 2, 5, 1, 3, 4])
    while not s.over:
        step = s.open_question()
        assert step is not None
        if step.key == "act":
            break
        s.answer(*((n, verbs.ROLL.at(next(rolls))) if step.key == "roll" else any_answer(s, dice)))
    assert s.first == 2, "0 and 2 had rolled five, then 3 and 4"


@pytest.mark.rule("BRU-05")
def test_turns_pass_to_the_right() -> None:
    scene = Scene("wvvv", first=2)
    order = []
    for _ in range(4):
        order += scene.asked
        scene.end_turn()
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("BRU-30")
@pytest.mark.parametrize("n", range(3, 13))
def test_random_sides_are_for_some_numbers_of_players(n: int) -> None:
    if n not in RANDOM_SIDES:
        with pytest.raises(BadSetting):
            GAME.start(n, {"random_sides": 1})
        return
    witches, villagers = RANDOM_SIDES[n]
    assert (n, villagers, witches) in [(5, 4, 2), (7, 5, 3), (8, 6, 3), (10, 7, 4)]
    found = set()
    for seed in range(30):
        s = GAME.start(n, {"random_sides": 1})
        dice = Dice(seed)
        while -1 in s.side:
            s.answer(*any_answer(s, dice))
        assert sum(s.side_bag) == 1, "one is left over"
        assert s.side.count(0) + s.side_bag[0] == witches
        found.add(s.side.count(0))
    assert found == {witches - 1, witches}
