"""Every ability, P01 to P24: what it does, and how often. [BRU-01, A.2]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    CALM,
    DISCARD,
    DROP,
    EVENT_ON,
    FAVOUR,
    GIVE,
    HEAL,
    MOVE,
    ORDER,
    SPREAD,
    SUPPLANT,
    USE,
    USE_ON,
)

pytestmark = pytest.mark.rule("BRU-01")

REST = ["P05", "P17", "P10", "P22"]  # base 0; the second and the last are women


def with_(who: str, *, rest: list[str] | None = None) -> Scene:
    """Seat 0 has this character; all hands are empty."""
    scene = Scene("vwvvw", [who, *(rest or [x for x in [*REST, "P06"] if x != who][:4])])
    for seat in range(5):
        scene.hold(seat)
    return scene


def test_p01_librarian_orders_the_three_top_cards_once_a_week() -> None:
    scene = with_("P01").next_cards("R01a", "R02a", "R03a", verb=verbs.TURN_UP)
    scene.answer(USE, "P01")
    assert GAME.view(scene.s, 0)["looked_at"] == ["R01a", "R02a", "R03a"]
    assert GAME.view(scene.s, 1)["looked_at"] == []
    assert scene.cards(ORDER) == ["R01a", "R02a", "R03a"]
    scene.answer(ORDER, "R03a").answer(ORDER, "R01a")
    assert GAME.view(scene.s, 0)["looked_at"] == ["R03a", "R01a", "R02a"]
    assert scene.options(USE) == []
    scene.end_turn()
    assert scene.hand(1) == ["R03a"]
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["R03a"], "he knows what they drew"
    assert GAME.view(scene.s, 2)["players"][1]["known"] == []
    scene.check().next_week()
    assert scene.options(USE), "a new week"


def test_p01_librarian_looks_at_what_there_is() -> None:
    scene = with_("P01")
    scene.s.discard |= scene.s.deck & (1 << 93) - 1 & ~(1 << card("R05"))
    scene.s.deck &= scene.s.deck & ~((1 << 93) - 1) | 1 << card("R05")
    scene.answer(USE, "P01")
    assert scene.question == "act", "one card needs no order"
    assert GAME.view(scene.s, 0)["looked_at"] == ["R05"]


def test_p02_priest_discards_a_negative_rumour_of_somebody_in_bad_repute() -> None:
    scene = with_("P02").rumours(1, "R14a").rumours(2, "R12", "R15a").rumours(0, "R26")
    scene.rest_of_week()
    while scene.question in ("election", "calm"):
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
    assert (scene.question, scene.asked) == ("priest", [0])
    assert scene.cards(CALM) == ["R14a"], "neither their own, nor one of somebody in good repute"
    scene.answer(CALM, "R14a").check()
    assert scene.s.reputation[1] == 0


@pytest.mark.rule("BRU-24")
def test_p03_bailiff_keeps_two_cards() -> None:
    scene = with_("P03").hold(0, "J1a", "R01a", "R02a", "R03a").burn(0, "J1a", 2)
    assert (scene.question, scene.asked) == ("keep", [0])
    scene.answer(verbs.KEEP, "R03a").answer(verbs.KEEP, "R01a").check()
    assert scene.hand(0) == ["R01a", "R03a"]


def test_p04_blacksmith_shrugs_off_a_rumour_of_minus_one() -> None:
    scene = with_("P04").rumours(0, "R14a", "R20a")
    assert scene.s.reputation[0] == 1 - 2
    assert with_("P04").rumours(0, "R19").s.reputation[0] == 1, "a cat is -1 on a man"


def test_p05_miller_draws_up_to_six() -> None:
    scene = with_("P05").next_week()
    assert len(scene.hand(0)) == 6 + 1
    assert len(scene.hand(1)) == 5


def test_p06_innkeeper_swaps_a_random_card_for_a_chosen_one() -> None:
    scene = with_("P06").hold(0, "R01a").hold(2, "R02a", "R03a")
    assert {args[1] for args in scene.args(USE_ON)} == {2}, "only players with cards"
    scene.next_cards("R03a", verb=verbs.LOSE).answer(USE_ON, "P06", 2)
    assert scene.cards(verbs.RETURN) == ["R01a", "R03a"]
    scene.answer(verbs.RETURN, "R01a").check()
    assert (scene.hand(0), scene.hand(2)) == (["R03a"], ["R01a", "R02a"])
    assert scene.options(USE_ON) == []


def test_p07_apothecary_pays_two_cards_for_a_rumour_each_turn() -> None:
    scene = with_("P07").hold(0, "R01a", "R02a", "R03a", "R04a").rumours(0, "R14a", "R15a")
    scene.answer(USE, "P07").answer(DISCARD, "R01a").answer(DISCARD, "R02a").answer(DROP, "R15a")
    assert scene.s.reputation[0] == -2
    assert scene.options(USE) == [], "once a turn"
    scene.next_week().hold(0, "R03a", "R04a")
    assert scene.options(USE)
    scene.hold(0, "R03a")
    assert scene.options(USE) == [], "two cards are needed"


@pytest.mark.rule("BRU-25")
def test_p08_gravedigger_takes_up_to_two_cards_of_the_dead() -> None:
    scene = with_("P08", rest=["P05", "P17", "P10", "P22"]).hold(2, "R01a", "R02a", "R03a")
    scene.hold(0, "J4a").trial(0, "J4a", 2).vote(guilty=[0, 1, 3, 4]).all_pass()
    assert (scene.question, scene.asked) == ("rob_grave", [0])
    scene.answer(verbs.TAKE, "R02a").answer(verbs.TAKE, "R03a").check()
    assert scene.hand(0) == ["R02a", "R03a"]
    assert "R01a" in GAME.view(scene.s, 1)["discard"]


def test_p08_gravedigger_gets_nothing_of_his_own_death() -> None:
    scene = with_("P08").hold(0, "R01a").end_turn().hold(1, "J1a").burn(1, "J1a", 0)
    assert scene.question != "rob_grave"


@pytest.mark.rule("BRU-22")
def test_p09_executioner_guilty_counts_two() -> None:
    for ballots, wanted in (({"guilty": [0]}, (1, 2)), ({"innocent": [0]}, (2, 0))):
        scene = with_("P09").hold(1, "J1a").end_turn().hold(1, "J1a").trial(1, "J1a", 2)
        scene.vote(ballots.get("guilty", []), [*ballots.get("innocent", []), 3])
        assert tuple(scene.last("counted").values()) == wanted


@pytest.mark.rule("BRU-09")
def test_p10_minstrel_praises_twice_and_not_the_same_nor_himself() -> None:
    scene = with_("P10").hold(0, "R01a", "R02a", "R03a").answer(SPREAD, "R01a", 2)
    assert {seat for _, seat in scene.args(SPREAD)} == {1, 3, 4}
    scene.answer(SPREAD, "R02a", 1)
    assert scene.options(SPREAD) == []


def test_p11_merchant_trades_a_card_each_turn() -> None:
    scene = with_("P11").hold(0, "R01a").next_cards("R05")
    scene.answer(USE, "P11").answer(DISCARD, "R01a")
    assert scene.hand(0) == ["R05"]
    assert scene.options(USE) == []


@pytest.mark.rule("BRU-15")
def test_p12_hermit_takes_no_part_in_the_sharing_and_no_event_chooses_him() -> None:
    scene = with_("P12").hold(0, "R01a").turns(0, 1, 2, 3)
    for seat in range(5):
        scene.hold(seat, f"R0{seat + 1}" if seat == 4 else f"R0{seat + 1}a", "S13")
    scene.hold(4, "S13", "S06", "R05", "R09")
    assert {args[1] for args in scene.args(EVENT_ON)} == {1, 2, 3, 4}
    assert {x[1] for x in scene.args(EVENT_ON) if x[0] == card("S13")} == {1, 2, 3}
    scene.end_turn()
    while scene.question in ("election", "calm"):
        scene.script = [verbs.ROLL.at(6), verbs.ROLL.at(1)]
        scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
        scene.nature()
    scene.script = []
    assert 0 not in scene.asked
    assert all(seat != 0 for _, seat in scene.args(GIVE, 4))


@pytest.mark.rule("BRU-09")
def test_p13_pious_neighbour_slanders_twice_and_not_the_same() -> None:
    scene = with_("P13").hold(0, "R14a", "R15a", "R16a").answer(SPREAD, "R14a", 2)
    assert {seat for _, seat in scene.args(SPREAD)} == {1, 3, 4}
    scene.answer(SPREAD, "R15a", 1)
    assert scene.options(SPREAD) == []


@pytest.mark.rule("BRU-22")
@pytest.mark.parametrize(("accused", "weight"), [(2, 2), (3, 1)], ids=["woman", "man"])
def test_p14_midwife_innocent_counts_two_for_another_woman(accused: int, weight: int) -> None:
    scene = with_("P14").end_turn().hold(1, "J1a").trial(1, "J1a", accused)
    scene.vote(innocent=[0], guilty=[])
    told = scene.told("voted")[0].values
    assert (told["seat"], told["ballot"], told["votes"]) == (0, 1, weight)


@pytest.mark.rule("BRU-20")
@pytest.mark.parametrize(("die", "saved"), [(4, False), (5, True), (6, True)])
def test_p15_healer_saves_the_condemned_with_a_five_or_six(die: int, saved: bool) -> None:
    scene = with_("P15").end_turn().hold(1, "J1a").trial(1, "J1a", 2)
    assert scene.options(HEAL, 0) == [], "after the verdict"
    scene.vote(guilty=[1, 3, 4]).dice(die).answer(HEAL, seat=0)
    if not saved:
        assert scene.options(HEAL, 0) == [], "once a game"
        scene.all_pass()
    assert bool(scene.s.alive >> 2 & 1) == saved
    assert scene.question == "act"


def test_p15_healer_cannot_heal_herself_or_an_innocent() -> None:
    scene = with_("P15").end_turn().hold(1, "J1a").trial(1, "J1a", 0).vote(guilty=[1, 2, 3])
    assert scene.options(HEAL, 0) == []
    scene = with_("P15").end_turn().hold(1, "J1a").trial(1, "J1a", 2).vote(innocent=[1, 3])
    assert scene.options(HEAL, 0) == []


@pytest.mark.rule("BRU-19")
def test_p16_rich_widow_buys_a_vote_once_a_week() -> None:
    scene = with_("P16").end_turn().hold(0, "R01a", "R02a", "R03a", "R04a").hold(1, "J1a", "J1b")
    scene.trial(1, "J1a", 2).answer(FAVOUR, 1, seat=0)
    assert (scene.question, scene.asked) == ("discard", [0])
    scene.answer(DISCARD, "R01a").answer(DISCARD, "R02a")
    assert GAME.view(scene.s, 0)["trial"]["no"] == 1
    assert scene.options(FAVOUR, 0) == []
    scene.vote(innocent=[0, 3, 4]).all_pass().trial(1, "J1b", 2)
    assert scene.options(FAVOUR, 0) == [], "once a week"


def test_p16_rich_widow_pays_two_cards_and_not_in_her_own_trial() -> None:
    scene = with_("P16").end_turn().hold(0, "R01a", "R02a").hold(1, "J1a").trial(1, "J1a", 0)
    assert scene.options(FAVOUR, 0) == []
    scene = with_("P16").end_turn().hold(0, "R01a").hold(1, "J1a").trial(1, "J1a", 2)
    assert scene.options(FAVOUR, 0) == []


def test_p17_washerwoman_moves_a_negative_rumour_between_others() -> None:
    scene = with_("P17").rumours(1, "R14a").rumours(2, "R15a", "R16a").rumours(0, "R17")
    assert {(args[0], args[1]) for args in scene.args(MOVE)} == {
        (card("R14a"), 3), (card("R14a"), 4), (card("R15a"), 1), (card("R15a"), 3),
        (card("R15a"), 4), (card("R16a"), 1), (card("R16a"), 3), (card("R16a"), 4),
    }  # fmt: skip
    scene.answer(MOVE, "R15a", 3).check()
    assert scene.s.reputation[3] == -1
    assert scene.options(MOVE) == [], "once a week"


@pytest.mark.rule("BRU-12")
def test_p18_schoolmistress_may_have_three_positive_rumours() -> None:
    scene = with_("P18").rumours(0, "R01a", "R02a").hold(0, "R03a").answer(SPREAD, "R03a", 0)
    assert scene.question == "act"
    scene.hold(0, "R04a", "R01b")
    scene.s.turn.praised = 0
    assert (card("R04a"), 0) not in scene.args(SPREAD), "but not four"
    assert len(scene.args(SUPPLANT)) == 2 * 3


@pytest.mark.rule("BRU-15", "BRU-16")
def test_p19_baker_gives_five_and_draws_for_each_receiver_two_at_most() -> None:
    scene = with_("P19").turns(0, 1, 2, 3)
    scene.hold(0, "R01a", "R02a", "R03a", "R04a", "R05", "R07").end_turn()
    gifts = [(0, "R01a", 1), (0, "R02a", 2), (0, "R03a", 3), (0, "R04a", 1), (0, "R05", 1)]
    scene.share(*gifts)
    assert [
        told.values["receiver"] for told in scene.told("gave") if told.values["giver"] == 0
    ] == [1, 2, 3, 1, 1]
    assert len(scene.hand(0)) == 5 + 2 + 1, "five, two for her bread, one for the turn"


def test_p20_fortune_teller_pays_three_cards_to_see_a_side() -> None:
    scene = with_("P20").hold(0, "R01a", "R02a", "R03a", "R04a").answer(USE_ON, "P20", 1)
    for name in ("R01a", "R02a", "R03a"):
        scene.answer(DISCARD, name)
    assert GAME.view(scene.s, 0)["players"][1]["side"] == "witches"
    assert GAME.view(scene.s, 2)["players"][1]["side"] is None
    scene.next_week().hold(0, "R01a", "R02a", "R03a")
    assert scene.options(USE_ON) == [], "once a game"


def test_p20_fortune_teller_needs_three_cards() -> None:
    assert with_("P20").hold(0, "R01a", "R02a").options(USE_ON) == []


@pytest.mark.rule("BRU-09")
@pytest.mark.parametrize(("cards", "drawn"), [(3, 2), (4, 1)])
def test_p21_beggar_draws_two_when_she_is_poor(cards: int, drawn: int) -> None:
    scene = with_("P05", rest=["P21", "P17", "P10", "P22"])
    scene.hold(1, *["R01a", "R02a", "R03a", "R04a"][:cards]).end_turn()
    assert len(scene.hand(1)) == cards + drawn


@pytest.mark.rule("BRU-09")
def test_p22_spinner_may_cancel_an_event_that_chooses_her_once_a_week() -> None:
    for answer, curfew in ((verbs.CANCEL, 0), (verbs.LET_BE, 1)):
        scene = with_("P05", rest=["P22", "P17", "P10", "P06"]).hold(0, "S13", "S06")
        scene.answer(EVENT_ON, "S13", 1)
        assert (scene.question, scene.asked) == ("prevent", [1])
        scene.answer(answer)
        assert scene.s.curfew >> 1 & 1 == curfew
        scene.answer(EVENT_ON, "S06", 1)
        assert (scene.question == "act") == (answer is verbs.CANCEL), "used up, or not"


def test_p23_tavern_maid_sees_the_hand_of_a_man() -> None:
    scene = with_("P23").hold(1, "R01a", "J1a")
    assert {args[1] for args in scene.args(USE_ON)} == {1, 3}, "men only"
    scene.answer(USE_ON, "P23", 1)
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["R01a", "J1a"]
    assert GAME.view(scene.s, 2)["players"][1]["known"] == []
    assert scene.options(USE_ON) == []


@pytest.mark.rule("BRU-20")
def test_p24_abbess_has_asylum_from_the_first_trial_card() -> None:
    scene = with_("P24").end_turn().hold(1, "J1a", "J1b").answer(ACCUSE, "J1a", 0)
    assert scene.question == "act"
    assert scene.told("asylum")
    assert "J1a" in GAME.view(scene.s, 0)["discard"]
    scene.answer(ACCUSE, "J1b", 0)
    assert scene.question == "speech", "only once"


def test_p24_abbess_has_no_asylum_from_an_event() -> None:
    scene = with_("P24").rumours(0, "R26").end_turn().hold(1, "S09").answer(verbs.EVENT, "S09")
    assert scene.asked == [0]
    assert scene.question == "speech"


@pytest.mark.rule("BRU-25")
def test_abilities_are_lost_on_death() -> None:
    scene = with_("P09").dead(0, "U14a").end_turn().hold(1, "J1a").trial(1, "J1a", 2)
    scene.answer(verbs.PLEAD, "U14a", seat=0).vote(guilty=[0], innocent=[1, 3])
    assert scene.told("voted")[0].values["votes"] == 1
    assert GAME.view(scene.s, 0)["players"][0]["ability"] is None
