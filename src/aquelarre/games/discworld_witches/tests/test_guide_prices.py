"""What things are worth to the guide: in which direction, and when."""

from __future__ import annotations

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import SPACES, TILES, Tile
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.guide.prices import Prices, poisson_above, turns_to_come
from aquelarre.games.discworld_witches.state import COOPERATIVE, EXPERT
from aquelarre.games.discworld_witches.tests.scenario import Scene, card_number
from aquelarre.kernel import Dice, Window

EVERYWHERE = "MS RH LG SL RB BO CS SN LM CV NO DA".split()


def tile(name: str) -> Tile:
    return TILES.index(name)


def prices(scene: Scene, seat: int = 0) -> Prices:
    return Prices(scene.s, seat)


def look(scene: Scene) -> Outlook:
    return through(Window(GAME, scene.s, 0), Dice(1))


def scene(*cards: str, seats: int = 2, **options: int) -> Scene:
    return Scene(seats, "", **options).witch(0, "MC").hand(0, *cards).acting()


def last(made: Scene) -> Scene:
    made.boxes()
    made.s.last = 1
    return made


# -- tiles -------------------------------------------------------------------------------


def test_easy_problems_bring_cards_for_the_turns_to_come() -> None:
    even, odd = prices(scene()), prices(scene().won(0, "arm"))
    full = prices(scene().won(0, *["arm"] * 4, *["pig"] * 4))
    assert odd.tile(tile("fever"), 0, True) > even.tile(tile("fever"), 0, True) > 2
    assert full.tile(tile("fever"), 0, True) < 2, "nine do no more than eight"
    assert prices(last(scene())).tile(tile("fever"), 0, True) == 1, "nor is there a turn left"


def test_hard_problems_help_with_later_ones() -> None:
    even, odd = prices(scene()), prices(scene().won(0, "elves"))
    assert odd.tile(tile("lankin"), 0, True) > even.tile(tile("lankin"), 0, True) > 5
    assert prices(last(scene())).tile(tile("lankin"), 0, True) == 5


def test_together_easy_problems_help_nobody_at_the_end() -> None:
    early = prices(scene(mode=COOPERATIVE).won(0, *["arm"] * 4, *["pig"] * 4))
    late = prices(last(scene(mode=COOPERATIVE)))
    assert early.tile(tile("fever"), 0, True) > 1
    assert late.tile(tile("fever"), 0, True) < 0.5
    assert late.tile(tile("elves"), 0, True) < 3, "few hard ones are left: none is needed"
    many = last(scene(mode=COOPERATIVE))
    for place in EVERYWHERE[:5]:
        many.hidden(place)
    assert prices(many).tile(tile("elves"), 0, True) > 8


def test_an_elf_face_up_is_better_gone() -> None:
    two = scene(mode=COOPERATIVE).tile("BA", "elves").tile("MS", "lankin")
    one = scene(mode=COOPERATIVE).tile("BA", "elves")
    assert prices(two).tile(tile("elves"), 0, True) > prices(one).tile(tile("elves"), 0, True) + 3


def test_a_third_elf_turned_up_and_left_loses_the_game() -> None:
    two = look(scene(mode=COOPERATIVE).tile("BA", "elves").tile("MS", "lankin"))
    one = look(scene(mode=COOPERATIVE).tile("BA", "elves"))
    for task in (two.task(tile("king"), 0, False, True), one.task(tile("king"), 0, False, True)):
        assert task.flee is not None
    flee_two = two.task(tile("king"), 0, False, True).flee or 0.0
    flee_one = one.task(tile("king"), 0, False, True).flee or 0.0
    assert flee_two < flee_one - 10
    assert two.task(tile("king"), 0, True, True).flee == 0, "who lies there already changes nothing"


# -- crises ------------------------------------------------------------------------------


def test_crises_are_dangerous_where_few_tokens_and_many_problems_are() -> None:
    def danger(left: int, problems: int, **options: int) -> float:
        made = scene(**options)
        for place in EVERYWHERE[:problems]:
            made.hidden(place)
        return prices(made.supply(crisis=left)).crisis_danger()

    assert danger(0, 12, mode=COOPERATIVE) > danger(2, 12, mode=COOPERATIVE) > 0
    assert danger(0, 12, mode=COOPERATIVE) > danger(0, 3, mode=COOPERATIVE)
    assert danger(0, 0, mode=COOPERATIVE) == 0


def test_where_crises_add_up_those_in_crisis_count_too() -> None:
    def danger(mode: int) -> float:
        made = scene(mode=mode)
        for place in EVERYWHERE:
            made.hidden(place).crises(place, 1) if made.s.crisis_supply else made.hidden(place)
        return prices(made.supply(crisis=1)).crisis_danger()

    assert danger(EXPERT) > danger(0)


def test_who_is_behind_has_less_to_lose() -> None:
    ahead, behind = scene().won(0, "winter"), scene().won(1, "winter")
    assert prices(ahead).loss > prices(behind).loss + 2


def test_more_than_expected() -> None:
    assert poisson_above(0, 1.0) == 1 - 1 / 2.718281828459045
    assert poisson_above(3, 0.0) == 0


# -- cackles -----------------------------------------------------------------------------


def test_cackles_are_dearer_the_fewer_are_left() -> None:
    for options in ({}, {"mode": COOPERATIVE}):
        few, many = scene(**options).supply(cackle=1), scene(**options)
        assert prices(few).cackles(1) > prices(many).cackles(1)
        assert prices(few).cackles(3) > prices(many).cackles(3)


def test_together_tea_is_good_for_whoever_is_thirsty() -> None:
    def tea(**options: int) -> float:
        made = scene(**options).witch(1, "BA").cackles(0, 0).cackles(1, 4)
        return look(made).rest(SPACES.index("BA"))

    assert tea(mode=COOPERATIVE) > 1
    assert tea() == 0


def test_the_richest_pays_in_black_aliss() -> None:
    richest = scene().cackles(1, 0).cackles(0, 8)
    assert prices(richest).cackles(1) == 1
    assert prices(scene().cackles(1, 8)).cackles(1) < 0.5, "it comes from the other"


def test_the_last_black_aliss_costs_the_game_where_one_plays_together() -> None:
    alone = Scene(1).witch(0, "MC").acting()
    assert prices(alone.cackles(0, 4).aliss(0, 4)).cackles(1) > 20
    assert prices(scene().cackles(1, 0).cackles(0, 8).aliss(0, 12)).cackles(1) == 0, (
        "but not in a competition"
    )


# -- cards -------------------------------------------------------------------------------


def test_cards_are_drawn_anew_so_only_good_ones_are_missed() -> None:
    made = scene("C07", "C29")
    again, dull = card_number("C07"), card_number("C29")
    assert prices(made).card(again) > prices(made).card(dull)
    assert prices(last(made)).card(again) < 0.2


def test_one_of_two_witches_is_kept_for_the_third() -> None:
    two, one = scene("C01", "C02"), scene("C01")
    assert prices(two).keeping(card_number("C01")) > prices(one).keeping(card_number("C01")) + 0.3


def test_above_the_limit_nothing_is_drawn_for_a_card() -> None:
    few, many = scene("C29"), scene("C29", "C27", "C30", "C28", "C24")
    assert prices(many).card(card_number("C29")) > prices(few).card(card_number("C29"))


def test_what_a_card_is_used_for_against_a_problem() -> None:
    made = look(scene("C23", "C09", "C07", "C11").tile("BA", "elves", crisis=1))
    uses = {name: made.use_of(card_number(name), tile("elves"), 1) for name in ("C23", "C09")}
    assert uses == {"C23": ("add", 2), "C09": ("add", 4)}, "help counts two where there is a crisis"
    assert made.use_of(card_number("C23"), tile("elves"), 0) == ("symbol", 1)
    assert made.use_of(card_number("C09"), tile("duke"), 0) == ("symbol", 1)
    assert made.use_of(card_number("C07"), tile("duke"), 0) == ("reroll", 0)
    assert made.use_of(card_number("C11"), tile("duke"), 0) == ("slip", 0)


def test_what_solves_a_problem_without_dice() -> None:
    petulia = look(Scene(1, "petulia").witch(0, "MC").acting())
    assert petulia.sure(tile("pig")) == 0.0
    assert petulia.sure(tile("sheep")) is None
    assert look(scene()).sure(tile("pig")) is None
    three, two = look(scene("C01", "C02", "C03")), look(scene("C01", "C01", "C02"))
    assert (three.sure(tile("winter")) or 0) > 0
    assert two.sure(tile("winter")) is None, "Granny twice is one character"
    sheep, death = look(scene("C26")), look(scene("C34"))
    assert sheep.sure(tile("sheep")) is not None
    assert sheep.sure(tile("death")) is None
    assert death.sure(tile("death")) is not None


# -- time --------------------------------------------------------------------------------


def test_the_turns_to_come() -> None:
    made = scene(seats=3).boxes(hard=7)
    assert [turns_to_come(made.s, seat) for seat in range(3)] == [2, 3, 2]
    assert turns_to_come(last(scene()).s, 0) == 0
