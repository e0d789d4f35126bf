"""Death and the afterlife: BRU-25 to BRU-28, and every card U01 to U17. [A.8]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    BEAR_WITNESS,
    BRIBE,
    COUNTER,
    DROP,
    ERASE,
    GIVE,
    HAUNT,
    HAUNT_TWO,
    PLEAD,
    RAISE,
    SPREAD,
    TAKE,
    VOTE,
    VOTE_AS,
    VOTE_BOTH,
)
from aquelarre.kernel import Why

FIVE = ["P05", "P17", "P10", "P06", "P01"]  # base 0, 0, 0, 0, -1


def haunting(*names: str) -> Scene:
    """Seat 1 is a spectre and it is its turn; the living hold nothing."""
    scene = Scene("vwvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    scene.dead(1, *names).next_cards("U17" if "U17" not in names else "U16").end_turn()
    assert scene.asked == [1]
    return scene


def trial(*names: str, accused: int = 2, card_played: str = "J1a") -> Scene:
    """Seat 0 accuses; seat 1 is a spectre that holds these cards."""
    scene = Scene("vwvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    return scene.dead(1, *names).hold(0, card_played).trial(0, card_played, accused)


# -- death -------------------------------------------------------------------------------


@pytest.mark.rule("BRU-25")
def test_who_dies_shows_the_side_loses_all_and_draws_three_afterlife_cards() -> None:
    scene = Scene("vwvvw", FIVE).hold(0, "J1a").hold(2, "R01a", "C1a").rumours(2, "R14a")
    scene.bears(2, "U01a").doll(2).next_cards("U07a", "U08", "U09").burn(0, "J1a", 2).check()
    player = GAME.view(scene.s, 0)["players"][2]
    assert (player["alive"], player["side"], player["hand"]) == (False, "villagers", 3)
    assert (player["bad"], player["reputation"], player["ability"]) == ([], None, None)
    assert scene.hand(2) == ["U07a", "U08", "U09"]
    assert {"R01a", "C1a", "R14a", "S16"} <= set(GAME.view(scene.s, 0)["discard"])


@pytest.mark.rule("BRU-26")
def test_spectres_neither_vote_nor_elect_nor_share() -> None:
    scene = trial().all_pass()
    assert scene.asked == [0, 3, 4]
    scene = Scene("vwvvw", ["P05", "P13", "P10", "P06", "P17"]).dead(1, "U07a").rest_of_week()
    assert (scene.question, scene.asked) == ("election", [0, 2, 3, 4])
    assert scene.args(verbs.ELECT) == [(0,), (2,), (3,), (4,)]
    for seat in (0, 2, 3, 4):
        scene.answer(verbs.ELECT, 0, seat=seat)
    assert (scene.question, scene.asked) == ("share", [0, 2, 3, 4])
    assert all(seat != 1 for _, seat in scene.args(GIVE, 0))
    held = scene.hand(1)
    scene.next_week()
    assert scene.hand(1) == held, "nothing given, nothing drawn in the assembly"


@pytest.mark.rule("BRU-27")
def test_a_spectre_draws_one_and_plays_at_most_one() -> None:
    scene = haunting("U01a", "U02", "U14a")
    assert scene.hand(1) == ["U01a", "U02", "U14a", "U17"]
    assert scene.cards(HAUNT) == ["U01a", "U02"], "trial cards only in trials"
    scene.answer(HAUNT, "U01a", 0)
    assert scene.asked == [2]


@pytest.mark.rule("BRU-27")
def test_a_spectre_may_play_nothing() -> None:
    scene = haunting("U01a").end_turn()
    assert scene.asked == [2]
    assert scene.hand(1) == ["U01a", "U17"]


@pytest.mark.rule("BRU-27")
def test_cards_of_a_trial_do_not_count_as_the_one_of_the_turn() -> None:
    scene = trial("U15", "U14a", "U07a").answer(BEAR_WITNESS, "U15", 0, seat=1)
    scene.answer(PLEAD, "U14a", seat=1).vote(innocent=[0, 3, 4]).all_pass().end_turn()
    assert scene.asked == [1]
    scene.hold(2, "R01a")
    assert "U07a" in scene.cards(HAUNT)


@pytest.mark.rule("BRU-28")
def test_used_afterlife_cards_have_a_pile_of_their_own_and_it_is_reshuffled() -> None:
    scene = haunting("U10").answer(HAUNT, "U10", 0)
    view = GAME.view(scene.s, 0)
    assert (view["afterlife_discard"], "U10" in view["discard"]) == (["U10"], False)
    scene.s.hand[1] |= scene.s.deck & ~((1 << 93) - 1)
    scene.s.deck &= (1 << 93) - 1
    scene.next_week().end_turn()
    assert scene.told("reshuffled_afterlife")
    assert "U10" in scene.hand(1)
    scene.check()


# -- rotating cards ----------------------------------------------------------------------


@pytest.mark.rule("BRU-26", "BRU-27")
def test_a_rotating_card_goes_round_the_living_to_the_right_and_then_out() -> None:
    scene = haunting("U02").answer(HAUNT, "U02", 3)
    assert scene.s.reputation[3] == 1
    seen: list[int] = []
    while scene.s.bearer != [-1] * 7:
        bearer = next(seat for seat in scene.s.bearer if seat >= 0)
        if not seen or seen[-1] != bearer:
            seen.append(bearer)
        if scene.question in ("act", "haunt"):
            scene.end_turn()
        else:
            scene.script = [verbs.ROLL.at(6), verbs.ROLL.at(1)]
            scene.s.answer(scene.asked[0], scene.s.options(scene.asked[0])[0])
            scene.nature()
    assert seen == [3, 4, 0, 2], "never a spectre"
    assert "U02" in GAME.view(scene.s, 0)["afterlife_discard"]
    scene.check()


@pytest.mark.rule("BRU-26")
def test_afterlife_cards_are_never_played_on_a_spectre() -> None:
    scene = haunting("U01a", "U07a", "U10").hold(0, "R01a").hold(2, "R02a")
    assert 1 not in {args[1] for args in scene.args(HAUNT)}
    assert {args[1] for args in scene.args(HAUNT) if args[0] == card("U10")} == {0, 2, 3, 4}


@pytest.mark.rule("BRU-25")
def test_a_rotating_card_of_the_dead_moves_on_to_who_has_not_had_it() -> None:
    scene = Scene("vwvvw", FIVE).hold(0, "J1a").bears(3, "U02").bears(2, "U02")
    scene.s.reputation[3] -= 1  # it has moved on from seat 3 to seat 2
    scene.burn(0, "J1a", 2).check()
    assert GAME.view(scene.s, 0)["players"][4]["rotating"] == ["U02"], "not seat 3 again"


@pytest.mark.rule("BRU-25")
def test_a_rotating_card_of_the_dead_with_nobody_left_is_discarded() -> None:
    scene = Scene("vwvvw", FIVE).hold(0, "J1a").bears(2, "U02")
    scene.s.borne[2] = 0b11111
    scene.burn(0, "J1a", 2).check()
    assert "U02" in GAME.view(scene.s, 0)["afterlife_discard"]


@pytest.mark.parametrize(("name", "value"), [("U01a", -1), ("U01b", -1), ("U02", 1)])
def test_u01_and_u02_change_the_reputation(name: str, value: int) -> None:
    scene = haunting(name).answer(HAUNT, name, 0).check()
    assert scene.s.reputation[0] == value


def test_u03_no_negative_rumours_in_the_fog_neither_in_a_trial() -> None:
    scene = Scene("vwvvw", FIVE).bears(0, "U03").hold(0, "R14a", "R01a", "J1a")
    assert scene.cards(SPREAD) == ["R01a"]
    scene.trial(0, "J1a", 2)
    assert scene.cards(SPREAD, 0) == ["R01a"]


def test_u04_no_trial_cards_in_chains() -> None:
    scene = Scene("vwvvw", FIVE).hold(0, "J1a")
    assert scene.options(ACCUSE)
    assert scene.bears(0, "U04").options(ACCUSE) == []


def test_u05_the_bearer_of_the_whispers_shows_a_random_card() -> None:
    scene = Scene("vwvvw", FIVE).bears(1, "U05").hold(1, "R01a", "R02a")
    scene.next_cards("R02a", verb=verbs.LOSE).end_turn()
    assert scene.last("shown") == {"seat": 1, "card": card("R02a")}
    for seat in (-1, 0, 2):
        assert GAME.view(scene.s, seat)["players"][1]["known"] == ["R02a"]


def test_u06_the_bearer_of_the_grave_chill_draws_nothing() -> None:
    scene = Scene("vwvvw", FIVE).bears(1, "U06").hold(1).end_turn()
    assert (scene.asked, scene.hand(1)) == ([1], [])


# -- one-shot cards ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["U07a", "U07b"])
def test_u07_somebody_discards_a_random_card(name: str) -> None:
    scene = haunting(name).hold(0, "R01a", "R02a").next_cards("R02a", verb=verbs.LOSE)
    assert {args[1] for args in scene.args(HAUNT)} == {0}, "somebody with cards"
    scene.answer(HAUNT, name, 0)
    assert scene.hand(0) == ["R01a"]
    assert "R02a" in GAME.view(scene.s, 0)["discard"]


@pytest.mark.rule("BRU-12")
def test_u08_a_negative_rumour_comes_back_and_the_spectre_settles_the_excess() -> None:
    scene = haunting("U08")
    assert scene.options(HAUNT) == [], "there is none in the pile"
    scene.discarded("R26", "R01a").rumours(0, "R14a", "R15a").answer(HAUNT, "U08", 0)
    assert scene.cards(RAISE) == ["R26"]
    scene.answer(RAISE, "R26")
    assert (scene.question, scene.asked) == ("drop", [1])
    scene.answer(DROP, "R14a").check()
    assert scene.s.reputation[0] == -4


@pytest.mark.rule("BRU-12")
def test_u09_a_positive_rumour_comes_back_and_the_receiver_settles_the_excess() -> None:
    scene = haunting("U09")
    assert scene.options(HAUNT) == []
    scene.discarded("R26", "R12").rumours(0, "R01a", "R02a").answer(HAUNT, "U09", 0)
    assert scene.cards(RAISE) == ["R12"]
    scene.answer(RAISE, "R12")
    assert (scene.question, scene.asked) == ("drop", [0])
    scene.answer(DROP, "R01a").check()
    assert scene.s.reputation[0] == 4


@pytest.mark.rule("BRU-21")
def test_u10_the_spectre_casts_the_next_ballot_of_its_victim() -> None:
    scene = haunting("U10").answer(HAUNT, "U10", 0).hold(2, "J1a", "J1b")
    scene.trial(2, "J1a", 3).all_pass()
    assert scene.asked == [1, 2, 4], "seat 0 is not asked"
    scene.answer(VOTE_AS, 0, seat=1).answer(VOTE, 1, seat=2).answer(VOTE, 1, seat=4)
    told = scene.told("voted_possessed")[0].values
    assert (told["spectre"], told["seat"], told["ballot"], told["votes"]) == (1, 0, 0, 1)
    scene.all_pass().trial(2, "J1b", 3).all_pass()
    assert scene.asked == [0, 2, 4], "only once"


def test_u10_waits_for_a_trial_in_which_the_victim_votes_and_ends_with_the_week() -> None:
    scene = haunting("U10").answer(HAUNT, "U10", 0).hold(2, "J1a", "J1b")
    scene.trial(2, "J1a", 0).vote(innocent=[2, 3, 4]).all_pass().trial(2, "J1b", 3).all_pass()
    assert 1 in scene.asked, "the accused did not vote in the first"
    scene = haunting("U10").answer(HAUNT, "U10", 0).next_week()
    assert GAME.view(scene.s, 0)["effects"]["possession"] is None


def test_u10_with_a_voice_of_its_own_the_spectre_casts_two_ballots() -> None:
    scene = haunting("U10", "U14a").answer(HAUNT, "U10", 0).hold(2, "J1a").trial(2, "J1a", 3)
    scene.answer(PLEAD, "U14a", seat=1).all_pass()
    assert scene.asked == [1, 2, 4]
    assert len(scene.options(VOTE_BOTH, 1)) == 9
    scene.answer(VOTE_BOTH, 1, 0, seat=1).answer(VOTE, 2, seat=2).answer(VOTE, 1, seat=4)
    assert scene.last("counted") == {"yes": 2, "no": 1}


def test_u11_the_spectre_sees_a_hand_and_may_discard_a_trial_card() -> None:
    scene = haunting("U11").hold(0, "J1a", "R01a").answer(HAUNT, "U11", 0)
    assert GAME.view(scene.s, 1)["players"][0]["known"] == ["R01a", "J1a"]
    assert scene.cards(TAKE) == ["J1a"]
    scene.answer(TAKE, "J1a").check()
    assert scene.hand(0) == ["R01a"]
    scene = haunting("U11").hold(0, "R01a").answer(HAUNT, "U11", 0)
    assert scene.question == "dream", "asked even with nothing to discard: others learn nothing"
    scene.answer(verbs.DONE)
    assert scene.hand(0) == ["R01a"]


def test_u12_a_random_card_goes_from_one_living_player_to_another() -> None:
    scene = haunting("U12").hold(0, "R01a", "R02a").next_cards("R02a", verb=verbs.LOSE)
    pairs = {(args[1], args[2]) for args in scene.args(HAUNT_TWO)}
    assert pairs == {(0, 2), (0, 3), (0, 4)}
    scene.answer(HAUNT_TWO, "U12", 0, 3)
    assert (scene.hand(0), scene.hand(3)) == (["R01a"], ["R02a"])
    for seat, knows in ((0, 1), (1, 1), (2, 0), (4, 0)):
        assert len(GAME.view(scene.s, seat)["players"][3]["known"]) == knows


def test_u13_any_rumour_of_a_living_player_is_forgotten() -> None:
    scene = haunting("U13").rumours(0, "R01a").rumours(2, "R14a")
    assert {args[1] for args in scene.args(ERASE)} == {card("R01a"), card("R14a")}
    scene.answer(ERASE, "U13", card("R14a")).check()
    assert scene.s.reputation[2] == 0


# -- cards of a trial --------------------------------------------------------------------


@pytest.mark.rule("BRU-26", "BRU-27")
@pytest.mark.parametrize("name", ["U14a", "U14b"])
def test_u14_the_spectre_votes_in_this_trial(name: str) -> None:
    scene = trial(name).answer(PLEAD, name, seat=1).all_pass()
    assert scene.asked == [0, 1, 3, 4]
    scene.vote(guilty=[1], innocent=[0, 3])
    assert scene.last("counted") == {"yes": 2, "no": 1}


def test_u14_one_voice_is_enough_in_a_trial() -> None:
    scene = trial("U14a", "U14b", "U15").answer(PLEAD, "U14a", seat=1)
    assert scene.options(PLEAD, 1) == []
    assert scene.options(BEAR_WITNESS, 1)
    assert GAME.why_not(scene.s, 1, "card:U14b") == Why("BRU-19", "voice")
    scene.vote(innocent=[0, 3]).all_pass().hold(0, "J1b").trial(0, "J1b", 2)
    assert scene.cards(PLEAD, 1) == ["U14b"], "in another one it can speak up again"


@pytest.mark.parametrize(("cause", "wanted"), [(0, (1, 0)), (1, (0, 1))])
def test_u15_a_vote_for_either_side(cause: int, wanted: tuple[int, int]) -> None:
    scene = trial("U15").answer(BEAR_WITNESS, "U15", cause, seat=1)
    view = GAME.view(scene.s, 0)["trial"]
    assert (view["yes"], view["no"]) == wanted


@pytest.mark.rule("BRU-20")
def test_u16_cancels_the_trial_if_there_are_two_spectres() -> None:
    scene = trial("U16")
    assert scene.options(COUNTER, 1) == []
    scene.dead(3)
    scene.answer(COUNTER, "U16", seat=1)
    assert scene.question == "act"
    assert "U16" in GAME.view(scene.s, 0)["afterlife_discard"]


@pytest.mark.parametrize("name", ["D1a", "D2a", "D3", "D5"])
def test_u17_annuls_the_last_card_of_the_trial(name: str) -> None:
    scene = trial("U17", accused=4).hold(3, name, "R14a")
    assert scene.options(PLEAD, 1) == []
    before = GAME.view(scene.s, 0)["trial"]
    scene.answer(PLEAD, name, seat=3).answer(PLEAD, "U17", seat=1)
    after = GAME.view(scene.s, 0)["trial"]
    assert (before["yes"], before["no"]) == (after["yes"], after["no"])
    assert not after["confession"]


def test_u17_only_while_it_is_the_last() -> None:
    scene = trial("U17").hold(3, "D1a", "R01a").answer(PLEAD, "D1a", seat=3)
    assert scene.cards(PLEAD, 1) == ["U17"]
    scene.answer(SPREAD, "R01a", 2, seat=3)
    assert scene.options(PLEAD, 1) == []


def test_u17_annuls_a_bribe() -> None:
    scene = trial("U17").hold(3, "D4").answer(BRIBE, "D4", 0, seat=3)
    scene.answer(PLEAD, "U17", seat=1)
    assert GAME.view(scene.s, 0)["trial"]["bribed"] == []


def test_u17_annuls_the_outcry_before_the_vote_is_repeated() -> None:
    scene = trial("U17").hold(3, "D6").vote(guilty=[0, 3, 4]).answer(PLEAD, "D6", seat=3)
    scene.answer(PLEAD, "U17", seat=1).all_pass()
    assert not scene.s.alive >> 2 & 1, "the first verdict stands"
