"""The guide on its way: where it goes, and why there."""

from __future__ import annotations

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.edition import Edition, our_data
from aquelarre.games.discworld_witches.guide.outlook import through
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import (
    alone,
    answer_in,
    last_turn,
    ready,
)
from aquelarre.kernel import Dice, Window, members


def test_it_goes_where_something_is_to_be_won() -> None:
    scene = ready().tile("MS", "arm", crisis=1).tile("BA", "arm").acting()
    assert answer_in(scene) == "walk BA", "the easier of two"
    scene = ready().tile("MS", "arm").hidden("BA", "winter", known_to=(0,)).acting()
    assert answer_in(scene) == "walk MS", "and not to the Wintersmith"
    scene = ready().tile("MS", "pregnancy").tile("BA", "sheep").acting()
    assert answer_in(scene) == "walk MS", "two points at five in six, rather than one"


def test_it_thinks_of_the_second_action() -> None:
    near = ready().tile("BA", "arm").tile("MS", "arm").tile("RH", "arm").acting()
    assert answer_in(near) == "walk BA", "from where the third can be reached"
    towards = ready().witch(0, "SN").tile("CO", "arm").acting()
    assert answer_in(towards) in ("walk SH", "walk GW"), "nothing here, but something next"


def test_it_thinks_of_the_next_turn() -> None:
    def scene() -> Scene:
        return ready().witch(0, "SN").tile("CO", "death").acting().play("stay")

    assert answer_in(scene()) in ("walk SH", "walk GG", "walk GW"), "from where it is a walk away"
    assert answer_in(last_turn(scene())) == "stay", "unless there is none"


def test_a_broomstick_is_for_what_is_worth_it() -> None:
    far = ready("C10").tile("DA", "death").acting()
    assert answer_in(far) == "fly C10a DA"
    near = ready("C10").tile("DA", "fever").tile("BA", "fever").acting()
    assert answer_in(near) == "walk BA"


def test_a_good_card_is_not_flown_on_for_a_little_more() -> None:
    scene = ready("C20").tile("DA", "arm").tile("BA", "pregnancy").acting()
    assert answer_in(scene) == "walk BA", "a card to roll again is worth more than the difference"


def without_broomstick() -> Edition:
    """A box in which Gammer Beavis has no broomstick."""
    data = our_data()
    for row in data["cards"]:
        row["symbol"] = "headology" if row["id"] == "C15" else row["symbol"]
    return Edition(data)


class OnFoot(Scene):
    edition = without_broomstick()


def test_a_longer_walk_is_worth_a_card_when_much_lies_there() -> None:
    far = OnFoot(2, "dimity petulia").witch(0, "GW").hand(0, "C15").tile("CV", "death").acting()
    assert answer_in(far) == "hurry C15a", "three spaces away"
    near = OnFoot(2, "dimity petulia").witch(0, "GW").hand(0, "C15").tile("GG", "death").acting()
    assert answer_in(near) == "walk GG"


def test_with_cards_it_dares_more() -> None:
    scene = ready().tile("BA", "elves").tile("MS", "fever").acting()
    assert answer_in(scene) == "walk MS"
    strong = ready("C09", "C09", "C18", "C06").tile("BA", "elves").tile("MS", "fever").acting()
    assert answer_in(strong) == "walk BA", "eight and more to add after the dice"


def test_early_easy_problems_are_worth_more_than_their_points() -> None:
    """They bring cards, as long as there are turns to use them in. [LAN-26]"""

    def scene() -> Scene:
        return ready("C09").won(0, "arm").tile("BA", "elves").tile("MS", "arm")

    assert answer_in(scene().acting()) == "walk MS"
    assert answer_in(last_turn(scene().acting())) == "walk BA"


def test_who_flees_looks_at_what_comes_next() -> None:
    scene = ready().tile("BA", "winter").tile("SH", "death").acting().play("walk", "BA")
    assert answer_in(scene.roll("2", "2")) == "flee GW", "the death is next to Granny's house"


def test_without_a_retreat_a_card_is_cheaper_than_black_aliss() -> None:
    scene = alone("C10", "C15").witch(0, "SN").cackles(0, 4).tile("BA", "queen")
    for place, name in zip(("MC", "RH", "LG", "GW"), ("arm", "arm", "pig", "pig"), strict=True):
        scene.tile(place, name)
    scene.acting().play("fly", "C10", "BA").roll("2", "2").play("roll_on").roll("2", "3")
    assert scene.question == "retreat"
    assert "stray" in {option.partition(" ")[0] for option in scene.options()}
    assert answer_in(scene).startswith("retreat_flying C15a ")


def test_it_begins_where_most_is_near() -> None:
    first_is_best = []
    for seed in range(4):
        s, dice = GAME.start(1, {}), Dice(f"start {seed}")
        while (question := s.open_question()) and question.key != "start":
            seat = members(s.asked)[0]
            options = s.options(seat)
            s.answer(seat, options[dice.below(len(options))])
        look = through(Window(GAME, s, 0), Dice(1))
        best = {move.action: look.best_from(move.space, False) for move in look.moves}
        assert best[GAME.guide(Window(GAME, s, 0), Dice(1))] == max(best.values())
        first_is_best.append(best[look.moves[0].action] == max(best.values()))
    assert not all(first_is_best)
