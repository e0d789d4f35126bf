"""What the game tells minds that look ahead: weights, how a world looks, and how it goes on."""

from __future__ import annotations

import pytest

from aquelarre.bots.search import Budget, Seer
from aquelarre.bots.search.rolling import roll_on
from aquelarre.bots.search.seer import shortlist
from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.guide.ahead import to_come
from aquelarre.games.discworld_witches.state import COOPERATIVE, Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import alone, last_turn, ready
from aquelarre.kernel import Chance, Dice, Window, heaviest, members


def to_the_end(seats: int, seed: str, **options: int) -> Lancre:
    """A game that is only imagined, from the beginning on."""
    s, dice = GAME.start(seats, options), Dice(seed)
    roll_on(GAME, s, dice.child("nature"), dice.child("players"), 0)
    return s


# -- weights ------------------------------------------------------------------------------


def test_the_guide_answers_what_weighs_most_all_through_a_game() -> None:
    s, dice = GAME.start(2, {}), Dice("weights")
    compared = 0
    while not s.over:
        question = s.open_question()
        if isinstance(question, Chance):
            s.answer(2, question.options(s, 2)[dice.pick(question.odds(s))])
            continue
        seat = members(s.asked)[0]
        window = Window(GAME, s, seat)
        options, weights = window.options(), GAME.weigh(window, Dice(1))
        answer = GAME.guide(window, Dice(1))
        assert answer == heaviest(options, weights)
        compared += len(options) > 1
        s.answer(seat, answer)
    assert compared > 50


def test_the_same_place_by_another_broomstick_is_no_second_thought() -> None:
    scene = ready("C10", "C12", "C20").tile("DA", "death").tile("LM", "arm").acting()
    window = Window(GAME, scene.s, 0)
    weights = dict(zip(scene.options(), GAME.weigh(window, Dice(1)), strict=True))
    flights = [option for option in weights if option.startswith("fly ")]
    by_air = sorted(flights, key=weights.__getitem__)
    assert {option.split()[-1] for option in by_air[-2:]} == {"DA", "LM"}


def thought_about(scene: Scene) -> set[str]:
    """The answers that a mind tries in imagined worlds."""
    window = Window(GAME, scene.s, 0)
    weights = GAME.plan(window, Dice(1))
    guide = GAME.weigh(window, Dice(1))
    assert heaviest(window.options(), weights) == heaviest(window.options(), guide)
    tried = shortlist(window.options(), weights, GAME.shortlist, Dice(2), GAME.doubt)
    return {scene.said(action) for action in tried}


@pytest.mark.rule("LAN-15")
def test_nobody_wonders_whether_to_fly_where_she_can_walk() -> None:
    scene = ready("C10", "C12", "C20").tile("BA", "arm").tile("LM", "arm").acting()
    found = thought_about(scene)
    assert "walk BA" in found
    assert [answer.split()[-1] for answer in found if answer.startswith("fly ")] == ["LM"]


@pytest.mark.rule("LAN-17")
def test_nor_by_which_card_to_add_the_same() -> None:
    scene = ready("C23", "C26", "C27").tile("BA", "death").acting().play("walk", "BA")
    scene.roll("3", "2")
    options = [option.split()[0] for option in scene.options()]
    used = [answer.split()[0] for answer in thought_about(scene)]
    assert max(options.count("play_headology"), options.count("play_magic")) > 1
    assert max(used.count("play_headology"), used.count("play_magic")) == 1


@pytest.mark.rule("LAN-17")
def test_nor_whether_to_spend_what_hardly_helps() -> None:
    """To be sure instead of nearly sure is not worth a card and a cackle."""
    scene = ready("C03", "C14").tile("BA", "fever").acting().play("walk", "BA")
    scene.play("roll").roll("3", "2")
    assert "play_magic C03" in {option[:14] for option in scene.options()}
    assert thought_about(scene) == {"roll_on"}


@pytest.mark.rule("LAN-35")
def test_nor_whether_to_hurry_where_a_walk_will_do() -> None:
    scene = ready("C15", "C20").tile("BA", "pregnancy").acting()
    hurry = [option for option in scene.options() if option.startswith("hurry")]
    assert hurry
    assert not thought_about(scene) & set(hurry)


@pytest.mark.rule("LAN-26", "LAN-34")
def test_nor_whether_to_draw_what_will_be_drawn_anyway() -> None:
    """At the end of a turn the hand is filled: two cards for one of it, and a cackle, are nothing
    but the cackle."""
    scene = alone("C05", "C14").tile("BA", "arm").acting().play("stay").play("stay")
    assert [option.split()[0] for option in scene.options()] == ["end_turn", "draw_two"]
    assert thought_about(scene) == {"end_turn"}


def test_against_one_other_witch_the_plan_alone_counts() -> None:
    """Elsewhere she looks ahead."""
    for modes, looks in (({}, False), ({"mode": COOPERATIVE}, True)):
        scene = (
            ready("C07", "C14", apprentices="dimity petulia", **modes)
            .tile("BA", "arm")
            .tile("RH", "death")
            .acting()
        )
        seer = Seer(Dice("plain"), Budget(30))
        window = Window(GAME, scene.s, 0)
        answer = seer.answer(window)
        assert (seer.thought is not None) is looks
        assert looks or answer == heaviest(window.options(), GAME.plan(window, Dice(1)))


# -- how a world looks --------------------------------------------------------------------


def outlook(scene: Scene) -> float:
    return GAME.outlook(scene.s)[0]


def test_alone_points_cards_and_few_cackles_look_good() -> None:
    plain = outlook(alone("C14").acting())
    assert outlook(alone("C14").won(0, "death").acting()) > plain
    assert outlook(alone("C14", "C07").acting()) > plain
    assert outlook(alone("C01", "C02", "C03").acting()) > outlook(
        alone("C01", "C14", "C15").acting()
    )
    assert outlook(alone("C14").cackles(0, 4).acting()) < plain
    assert outlook(alone("C14").cackles(0, 4).aliss(0, 3).acting()) < plain


def test_alone_it_is_a_matter_of_thirty_points() -> None:
    def late(*won: str) -> float:
        return outlook(last_turn(alone().won(0, *won).acting().play("stay")))

    assert late("winter", "lily", "hiver", "queen", "king") > 0.5, "35 points"
    assert late("winter", "lily") < -0.5, "15 points"


def test_together_hard_problems_must_go() -> None:
    def scene(hidden: int) -> Scene:
        made = ready("C14", mode=COOPERATIVE)
        for place in "RH LG SL RB BO CS".split()[:hidden]:
            made.hidden(place)
        return made.acting()

    assert outlook(scene(2)) > outlook(scene(4)) > outlook(scene(6))
    one, other = GAME.outlook(scene(4).s)
    assert one == other


def test_against_each_other_the_lead_counts_and_more_so_at_the_end() -> None:
    early = ready().won(0, "winter").acting()
    late = last_turn(ready().won(0, "winter").acting())
    mine, theirs = GAME.outlook(early.s)
    assert mine > 0 > theirs
    assert 1 > outlook(late) > mine


@pytest.mark.rule("LAN-09", "LAN-53")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_who_has_how_many_turns_left_does_not_hang_on_what_is_asked_first(seats: int) -> None:
    """Some turns begin with the question whether to play something before the reveal; the tile of
    the turn is still in its box then."""
    s, dice = GAME.start(seats), Dice("turns")
    tiles = sum(s.box_easy) + sum(s.box_hard)
    seen = set()
    while not s.over:
        question = s.open_question()
        if isinstance(question, Chance):
            s.answer(seats, question.options(s, seats)[dice.pick(question.odds(s))])
            continue
        seat = members(s.asked)[0]
        key = question.key if question else ""
        if s.turn and (key in ("before", "place") or (key == "act" and s.action == 1)):
            waiting = [tiles - s.turn - (x - s.active) % seats for x in range(seats)]
            left = [max(0, rest // seats + 1) for rest in waiting]
            assert [to_come(s, x) for x in range(seats)] == left
            seen.add(key)
        s.answer(seat, GAME.rollout(s, seat, dice))
    assert seen == {"before", "place", "act"}


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"mode": COOPERATIVE}), (3, {})])
def test_at_the_end_it_is_the_result(seats: int, options: dict[str, int]) -> None:
    s = to_the_end(seats, "end", **options)
    assert s.over
    assert GAME.outlook(s) == GAME.returns(s)


# -- how it goes on -----------------------------------------------------------------------


def test_in_haste_she_still_plays_with_sense() -> None:
    """Random play brings ten points or so."""
    alone_ = [GAME.points(to_the_end(1, f"haste {seed}"))[0] for seed in range(12)]
    against = [GAME.points(to_the_end(2, f"haste {seed}")) for seed in range(8)]
    assert sum(alone_) / len(alone_) > 18
    assert sum(map(sum, against)) / len(against) / 2 > 26


def test_worlds_are_cut_after_turns_even_for_who_plays_alone() -> None:
    scene = alone("C14").tile("BA", "arm").acting()
    before = scene.s.turn
    roll_on(GAME, scene.s, Dice(1), Dice(2), 2)
    assert scene.s.turn == before + 2
    assert not scene.s.over


def test_a_thought_is_about_what_may_be_best_only() -> None:
    """In the last action of all, with 28 points: a problem solved makes the licence, and to stay is
    out of the question."""
    scene = alone().won(0, "winter", "lily", "hiver", "king").tile("BA", "arm").tile("MS", "death")
    scene = last_turn(scene.acting().play("stay"))
    assert GAME.points(scene.s) == [28]
    seer = Seer(Dice("plain"), Budget(100))
    assert scene.said(seer.answer(Window(GAME, scene.s, 0))) in ("walk BA", "walk MS")
    assert seer.thought is not None
    assert set(map(scene.said, seer.thought.values)) == {"walk BA", "walk MS"}
